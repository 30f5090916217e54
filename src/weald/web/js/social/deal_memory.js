// Memory of fair deals in this browser: from before the cards the commitment and what it brought, and at the
// end the record, which proves the deal even if the table is deleted.

/** @typedef {import("../types.js").Deal} Deal */
/** @typedef {import("../types.js").DealRecord} DealRecord */
/**
 * @typedef {object} Remembered
 * @property {string | null} commitment the first that was seen
 * @property {string[]} brought random bytes
 * @property {string[]} told what was said of its seats, and read
 * @property {DealRecord | null} record
 * @property {boolean} gone whether the table was deleted
 * @property {boolean} forgotten whether it was dismissed here
 */

/** @type {Remembered} */
const NOTHING = { commitment: null, brought: [], told: [], record: null, gone: false, forgotten: false };

const SHORT = 8;
/** deals that are remembered, and characters of a record with its answers */
const KEPT = 30;
const LARGEST = 100_000;
const INDEX = "weald-deals";

/** @param {{commitment: string}} deal @returns {string} the beginning of a commitment, as people see it */
export const short = (deal) => deal.commitment.slice(0, SHORT);

/** @param {string} table */
const slot = (table) => `weald-deal-${table}`;

/** @param {string} table @returns {Remembered} */
export function remembered(table) {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(slot(table)) ?? "{}") };
  } catch {
    return NOTHING; // storage is off or damaged
  }
}

/** @returns {string[]} the tables whose deals are remembered, the latest first */
function tables() {
  try {
    return JSON.parse(localStorage.getItem(INDEX) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table @param {Partial<Remembered>} news */
function remember(table, news) {
  const all = [table, ...tables().filter((one) => one !== table)];
  try {
    for (const old of all.slice(KEPT)) localStorage.removeItem(slot(old));
    localStorage.setItem(INDEX, JSON.stringify(all.slice(0, KEPT)));
    localStorage.setItem(slot(table), JSON.stringify({ ...remembered(table), ...news }));
  } catch {
    // storage is off or full: there will be nothing to compare
  }
}

/** @param {string} table what is known of a deal goes, and does not come back */
export function forgetDeal(table) {
  remember(table, { ...NOTHING, forgotten: true });
}

/**
 * Remember the first commitment that was seen of a table.
 * @param {string} table @param {Deal | null} deal
 */
export function noteCommitment(table, deal) {
  if (deal && remembered(table).commitment === null) remember(table, { commitment: deal.commitment });
}

/**
 * Remember the random bytes that a person here brings to a table.
 * @param {string} table @param {string} contribution
 */
export function noteBrought(table, contribution) {
  const { brought } = remembered(table);
  if (!brought.includes(contribution)) remember(table, { brought: [...brought, contribution] });
}

/**
 * Remember that a person here has a seat at a table that was dealt, to ask for the proof if it is deleted.
 * @param {string} table
 */
export function noteSeat(table) {
  if (!tables().includes(table)) remember(table, {});
}

/**
 * Remember what was said of the seats, and read.
 * @param {string} table @param {string[]} told
 */
export const noteTold = (table, told) => remember(table, { told });

/**
 * Keep the record of a deal that is open now; of a long game, without its answers.
 * @param {string} table @param {DealRecord} record @param {boolean} [gone] whether the table was deleted
 */
export function noteRecord(table, record, gone = false) {
  const { record: before, forgotten } = remembered(table);
  if (forgotten) return;
  const kept = JSON.stringify(record).length > LARGEST ? { ...record, answers: [] } : record;
  // The service has less of a deleted table than was kept here at its end.
  remember(table, { record: gone && before ? before : kept, gone });
}

/** @returns {boolean} whether the record of a deal is still to come */
export const awaitsRecords = () =>
  tables()
    .map(remembered)
    .some(({ record, forgotten }) => record === null && !forgotten);

/** @returns {{id: string, record: DealRecord}[]} the records of tables that were deleted, the latest first */
export function goneRecords() {
  return tables().flatMap((id) => {
    const { record, gone } = remembered(id);
    return record && gone ? [{ id, record }] : [];
  });
}

/**
 * Compare a finished deal with what was seen and brought before.
 * @param {string} table
 * @param {{commitment: string, contributions?: Record<string, string>, contributed?: number[]}} deal
 * @param {number[]} mine the seats of this browser
 * @returns {"kept" | "changed" | "seen"} `seen`: there is nothing to compare
 */
export function verdict(table, deal, mine) {
  const { commitment, brought } = remembered(table);
  if (commitment !== null && commitment !== deal.commitment) return "changed";
  if (commitment === null || brought.length === 0) return "seen";
  // One random part is enough, at whatever seat it was brought.
  if (Object.values(deal.contributions ?? {}).some((one) => brought.includes(one))) return "kept";
  return mine.some((seat) => deal.contributed?.includes(seat)) ? "changed" : "seen";
}
