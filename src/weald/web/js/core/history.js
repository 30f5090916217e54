// The finished games of this device, kept in the browser alone.

/** @typedef {import("../types.js").Ctx} Ctx */
/**
 * @typedef {{id: string, game: string, when: number, won: boolean, total: number, seats: number,
 *   tags: Record<string, string | number>}} Past `tags`: what statistics sort by, as spirit, adversary, level
 */

const KEY = "weald-games";
const MOST = 2000;

/** @returns {Past[]} oldest first */
export function pastGames() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPast) : [];
  } catch {
    return []; // storage is off or damaged
  }
}

/** @param {any} entry @returns {entry is Past} */
const isPast = (entry) =>
  typeof entry?.id === "string" && typeof entry.game === "string" && typeof entry.won === "boolean";

/** @param {Past} past add a game, or replace what is known about it */
export function noteGame(past) {
  const others = pastGames().filter(({ id }) => id !== past.id);
  const before = pastGames().find(({ id }) => id === past.id);
  store([...others, { ...past, when: before?.when ?? past.when }].slice(-MOST));
}

/** Forget all games. */
export function clearGames() {
  store([]);
}

/** @param {Past[]} games */
function store(games) {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // storage is off: nothing is kept
  }
}

/**
 * @typedef {{key: string, played: number, won: number, best: number | null}} Row
 */

/**
 * Return how many games were played and won, and the best total of those won, by some key.
 * @param {Past[]} games @param {(past: Past) => string | null} keyOf null: the game is left out
 * @returns {Row[]} most played first
 */
export function countBy(games, keyOf) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const past of games) {
    const key = keyOf(past);
    if (key === null) continue;
    const row = rows.get(key) ?? { key, played: 0, won: 0, best: null };
    row.played++;
    if (past.won) row.won++;
    if (past.won && (row.best === null || past.total > row.best)) row.best = past.total;
    rows.set(key, row);
  }
  return [...rows.values()].sort(
    (one, other) => other.played - one.played || one.key.localeCompare(other.key),
  );
}
