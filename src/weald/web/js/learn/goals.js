// Goals of puzzles: whether there is still time, and whether they are met.

import { valueAt } from "./ideas.js";

/**
 * @typedef {object} Puzzle
 * @property {string} id @property {string} game @property {number} seat @property {number} difficulty
 * @property {{kind: "win" | "reach" | "keep", text: string, path?: string, value?: number,
 *   cards?: number}} goal
 * @property {[string, number | string[]]} limit there is time while the view's value there is at most this,
 *   or one of these words
 * @property {unknown} record @property {string[]} solution
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
  if (goal.kind === "win") return snapshot.over && (snapshot.result?.winners.includes(seat) ?? false);
  if (goal.kind === "keep" && (snapshot.over || isOpen(puzzle, snapshot))) return false;
  return Number(valueAt(snapshot.view, goal.path ?? "")) >= (goal.value ?? 0);
}
