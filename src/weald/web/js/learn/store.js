// What this device remembers of learning: lessons under way, puzzles solved, daily challenges played.

import { signal } from "../core/preact.js";

/** @typedef {{game: string, done: string[], shut: boolean}} Lesson a table with a coach */
/** @typedef {{lessons: Record<string, Lesson>, learned: string[]}} Learning */

const KEY = "weald-learn";
/** @type {Learning} */
const NOTHING = { lessons: {}, learned: [] };

/** @returns {Learning} */
function load() {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NOTHING; // storage is off or damaged: nothing was learned here yet
  }
}

export const learning = signal(load());

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
