// The command that is not yet confirmed. It survives a reload and is sent again under the same key.

/** @typedef {import("../types.js").Command} Command */

/** @param {string} table */
const slot = (table) => `weald-outbox-${table}`;

/**
 * Return the command that waits for confirmation.
 * @param {string} table @returns {Command | null}
 */
export function kept(table) {
  try {
    const { what, ...command } = JSON.parse(localStorage.getItem(slot(table)) ?? "null") ?? {};
    if (what) command.do = what; // as pages of 0.2.0 have stored it
    return command.do ? command : null;
  } catch {
    return null; // storage is off or damaged
  }
}

/**
 * Store a command until it is confirmed.
 * @param {string} table @param {Command} command
 */
export function keep(table, command) {
  try {
    localStorage.setItem(slot(table), JSON.stringify(command));
  } catch {
    // storage is off: the session still holds the command while the page is open
  }
}

/**
 * Drop a confirmed command; one that another tab stored meanwhile stays.
 * @param {string} table @param {Command} command
 */
export function forget(table, command) {
  if (kept(table)?.key === command.key) localStorage.removeItem(slot(table));
}

/** Return a unique key; `randomUUID` exists only in secure contexts, and a home network is none. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
