// What this browser has seen of a table, so that whoever comes back learns what happened meanwhile.

/** @typedef {{event: number, line: number, at: number}} Seen the last event and line of talk, and when that was */

const NOTHING = { event: 0, line: 0, at: 0 };

/** @param {string} table */
const slot = (table) => `weald-seen-${table}`;

/** @param {string} table @returns {Seen} */
export function seen(table) {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(slot(table)) ?? "{}") };
  } catch {
    return NOTHING; // storage switched off or damaged: everything is new
  }
}

/** @param {string} table @param {Partial<Seen>} now */
export function see(table, now) {
  try {
    localStorage.setItem(slot(table), JSON.stringify({ ...seen(table), ...now }));
  } catch {
    // storage switched off: nobody will be told what happened meanwhile
  }
}
