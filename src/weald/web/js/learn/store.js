// Memory of learning on this device: lessons under way, puzzles solved, daily challenges played.

import { signal } from "../core/preact.js";

/** @typedef {{game: string, done: string[], shut: boolean}} Lesson a table with a coach */
/**
 * @typedef {{game: string, puzzle: string, show: boolean, shown?: number}} PuzzleTable a table with a puzzle;
 *   `show`: its solution is being played, `shown` answers so far
 */
/** @typedef {{table: string, result?: {won: boolean, total: number}}} DailyResult a challenge played here */
/**
 * @typedef {{lessons: Record<string, Lesson>, learned: string[], puzzles: Record<string, PuzzleTable>,
 *   solved: string[], daily: Record<string, DailyResult>, guides: boolean}} Learning
 */

const KEY = "weald-learn";
/** @type {Learning} */
const NOTHING = { lessons: {}, learned: [], puzzles: {}, solved: [], daily: {}, guides: true };
/** The number of tables with puzzles that are remembered. */
const TABLES = 40;

/** @returns {Learning} */
function load() {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NOTHING; // storage is off or damaged: nothing was learned here yet
  }
}

export const learning = signal(load());

/** The aim of the coach, for parts of a board that show one thing of many. */
export const aimed = signal(/** @type {string[]} */ ([]));

/** @param {Partial<Learning>} change */
export function remember(change) {
  learning.value = { ...learning.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(learning.value));
  } catch {
    // storage is off: it lasts as long as the page
  }
}

/**
 * Return the lesson at a table, if there is one.
 * @param {string} table @returns {Lesson | null}
 */
export function lessonAt(table) {
  return learning.value.lessons[table] ?? null;
}

/**
 * Note how far the lesson at a table has come.
 * @param {string} table @param {Partial<Lesson>} change
 */
export function noteLesson(table, change) {
  const before = lessonAt(table) ?? { game: "", done: [], shut: false };
  remember({ lessons: { ...learning.value.lessons, [table]: { ...before, ...change } } });
}

/**
 * Note that a game's lesson has been gone through.
 * @param {string} game
 */
export function noteLearned(game) {
  if (!learning.value.learned.includes(game)) remember({ learned: [...learning.value.learned, game] });
}

/**
 * Return the table at which a game's lesson goes on, if it has begun and not ended.
 * @param {string} game @returns {string | null}
 */
export function tableOfLesson(game) {
  const open = Object.entries(learning.value.lessons).filter(([, one]) => one.game === game && !one.shut);
  return open.at(-1)?.[0] ?? null;
}

/**
 * Return the puzzle at a table, if there is one.
 * @param {string} table @returns {PuzzleTable | null}
 */
export function puzzleAt(table) {
  return learning.value.puzzles[table] ?? null;
}

/**
 * Note which puzzle is played at a table.
 * @param {string} table @param {PuzzleTable} puzzle
 */
export function notePuzzle(table, puzzle) {
  const others = Object.entries(learning.value.puzzles).filter(([id]) => id !== table);
  remember({ puzzles: Object.fromEntries([...others.slice(-TABLES), [table, puzzle]]) });
}

/**
 * Note that a puzzle is solved.
 * @param {string} id
 */
export function noteSolved(id) {
  if (!learning.value.solved.includes(id)) remember({ solved: [...learning.value.solved, id] });
}

/**
 * Return the key of a challenge.
 * @param {string} game @param {string} date
 */
export const dailyKey = (game, date) => `${game} ${date}`;

/**
 * Note a challenge that is played here, and its result.
 * @param {string} game @param {string} date @param {DailyResult} result
 */
export function noteDaily(game, date, result) {
  remember({ daily: { ...learning.value.daily, [dailyKey(game, date)]: result } });
}

/**
 * Return the challenge at a table, if there is one.
 * @param {string} table @returns {(DailyResult & {game: string, date: string}) | null}
 */
export function dailyAt(table) {
  const [key, entry] = Object.entries(learning.value.daily).find(([, one]) => one.table === table) ?? [];
  const [game = "", date = ""] = key?.split(" ") ?? [];
  return entry ? { ...entry, game, date } : null;
}
