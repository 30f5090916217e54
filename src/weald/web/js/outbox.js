// The answer that was given and is not yet confirmed. It survives a reload, and goes out again under the same key.

/** @typedef {import("./types.js").Command} Command */

/** @param {string} table */
const slot = (table) => `weald-outbox-${table}`;

/** @param {string} table @returns {Command | null} */
export function kept(table) {
  try {
    return JSON.parse(localStorage.getItem(slot(table)) ?? "null");
  } catch {
    return null; // storage switched off or damaged: nothing is waiting
  }
}

/** @param {string} table @param {Command | null} command */
export function keep(table, command) {
  try {
    if (command) localStorage.setItem(slot(table), JSON.stringify(command));
    else localStorage.removeItem(slot(table));
  } catch {
    // storage switched off: the answer is kept as long as the page
  }
}

/** A key that no other answer has; `randomUUID` exists only on secure addresses, a home network is none. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
