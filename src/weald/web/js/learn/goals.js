// Goals of puzzles: whether there is still time, and whether they are met.

import { valueAt } from "./ideas.js";

/**
 * @typedef {object} Puzzle
 * @property {string} id @property {string} game @property {number} seat @property {number} difficulty
 * @property {{kind: "win" | "reach" | "keep" | "clear", text: string, path?: string, value?: number,
 *   all?: Record<string, number>, cards?: number}} goal
 * @property {[string, number | string[]]} limit there is time while the view's value there is at most this,
 *   or one of these words
 * @property {{seats: number}} record @property {string[]} solution
 */

/**
 * Return whether there is still time for a puzzle.
 * @param {Puzzle} puzzle @param {Pick<import("../types.js").Snapshot, "over" | "view" | "seats">} snapshot
 */
export function isOpen({ seat, limit: [path, most] }, { over, view, seats }) {
  if (over || seats[seat]?.asked !== true) return false;
  const value = valueAt(view, path);
  return Array.isArray(most) ? most.includes(value) : Number(value) <= most;
}

/**
 * Return whether a puzzle's goal is met.
 * @param {Puzzle} puzzle
 * @param {Pick<import("../types.js").Snapshot, "over" | "view" | "seats" | "result">} snapshot
 */
export function isSolved(puzzle, snapshot) {
  const { goal, seat } = puzzle;
  const won = snapshot.over && (snapshot.result?.winners.includes(seat) ?? false);
  if (goal.kind === "win" || (goal.kind === "keep" && snapshot.over)) return won;
  if (goal.kind === "keep" && isOpen(puzzle, snapshot)) return false;
  return Object.entries(goal.all ?? { [goal.path ?? ""]: goal.value ?? 0 }).every(([path, value]) => {
    const now = numberAt(snapshot.view, path);
    return goal.kind === "clear" ? now <= value : now >= value;
  });
}

/** Stands before a kind of piece instead of a path: how many there are in all lands. */
const PIECES = "pieces:";

/** @param {any} view @param {string} path @returns {number} */
function numberAt(view, path) {
  if (!path.startsWith(PIECES)) return Number(valueAt(view, path));
  const kind = path.slice(PIECES.length);
  return view.lands
    .flatMap((/** @type {any} */ land) => land.pieces)
    .filter((/** @type {any} */ piece) => piece.kind === kind)
    .reduce((/** @type {number} */ sum, /** @type {any} */ piece) => sum + piece.n, 0);
}
