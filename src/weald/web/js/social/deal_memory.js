// What this browser knows of fair deals from before the cards: the commitment, and what it brought.

/** @typedef {import("../types.js").Deal} Deal */
/** @typedef {{commitment: string | null, brought: string[]}} Remembered */

/** @type {Remembered} */
const NOTHING = { commitment: null, brought: [] };

const SHORT = 8;

/** @param {Deal} deal @returns {string} the beginning of a commitment, as people see it */
export const short = (deal) => deal.commitment.slice(0, SHORT);

/** @param {string} table */
const slot = (table) => `weald-deal-${table}`;

/** @param {string} table @returns {Remembered} */
function remembered(table) {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(slot(table)) ?? "{}") };
  } catch {
    return NOTHING; // storage is off or damaged
  }
}

/** @param {string} table @param {Remembered} now */
function store(table, now) {
  try {
    localStorage.setItem(slot(table), JSON.stringify(now));
  } catch {
    // storage is off: there will be nothing to compare
  }
}

/**
 * Remember the first commitment that was seen of a table.
 * @param {string} table @param {Deal | null} deal
 */
export function noteCommitment(table, deal) {
  const before = remembered(table);
  if (deal && before.commitment === null) store(table, { ...before, commitment: deal.commitment });
}

/**
 * Remember the random bytes that somebody here brings to a table.
 * @param {string} table @param {string} contribution
 */
export function noteBrought(table, contribution) {
  const before = remembered(table);
  if (!before.brought.includes(contribution))
    store(table, { ...before, brought: [...before.brought, contribution] });
}

/**
 * Compare a finished deal with what was seen and brought before.
 * @param {string} table @param {Deal} deal @param {number[]} mine the seats of this browser
 * @returns {"kept" | "changed" | "seen"} `seen`: there is nothing to compare
 */
export function verdict(table, deal, mine) {
  const { commitment, brought } = remembered(table);
  if (commitment !== null && commitment !== deal.commitment) return "changed";
  if (commitment === null || brought.length === 0) return "seen";
  // One random part is enough, at whatever seat it was brought.
  if (Object.values(deal.contributions ?? {}).some((one) => brought.includes(one))) return "kept";
  return mine.some((seat) => deal.contributed.includes(seat)) ? "changed" : "seen";
}
