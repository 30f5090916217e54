// The command that was given and is not yet confirmed. It survives a reload, and goes out again under the same key.

/** @typedef {import("../types.js").Command} Command */

/** @param {string} table */
const slot = (table) => `weald-outbox-${table}`;

/** @param {string} table @returns {Command | null} */
export function kept(table) {
  try {
    const command = JSON.parse(localStorage.getItem(slot(table)) ?? "null");
    return command?.what ? command : null;
  } catch {
    return null; // storage switched off or damaged: nothing is waiting
  }
}

/** @param {string} table @param {Command} command */
export function keep(table, command) {
  try {
    localStorage.setItem(slot(table), JSON.stringify(command));
  } catch {
    // storage switched off: the command is kept as long as the page
  }
}

/** @param {string} table @param {Command} command what another tab keeps is left alone */
export function forget(table, command) {
  if (kept(table)?.key === command.key) localStorage.removeItem(slot(table));
}

/** A key that no other command has; `randomUUID` exists only on secure addresses, a home network is none. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
