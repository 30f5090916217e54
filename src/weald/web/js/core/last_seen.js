// The last event that this browser has shown, so that a returning player learns what happened since.

/**
 * @typedef {{event: number, line: number, at: number}} Seen the last event and chat message shown, and when
 */

const NOTHING = { event: 0, line: 0, at: 0 };

/** @param {string} table */
const slot = (table) => `weald-seen-${table}`;

/**
 * Return the last shown state of a table.
 * @param {string} table @returns {Seen}
 */
export function lastSeen(table) {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(slot(table)) ?? "{}") };
  } catch {
    return NOTHING; // storage is off or damaged: everything is new
  }
}

/**
 * Store what is shown now.
 * @param {string} table @param {Partial<Seen>} now
 */
export function markSeen(table, now) {
  try {
    localStorage.setItem(slot(table), JSON.stringify({ ...lastSeen(table), ...now }));
  } catch {
    // storage is off: there will be no summary of what happened
  }
}
