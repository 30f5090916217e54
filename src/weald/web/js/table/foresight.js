// Foresight: what each option would bring, as the server works it out, and the order and keys that follow.

import { effect } from "../core/preact.js";
import { questionKey } from "../core/question.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Outcome} Outcome */
/** @typedef {import("../core/session.js").Session} Session */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** As many options have a key: nine digits, then the letters. */
export const KEYS = 9 + LETTERS.length;
/** Answers that end or decline something; they have the key 0. */
const ENDS = ["none", "done", "ready", "no"];

/**
 * Ask for the outcomes of every new question.
 * @param {Session} session @returns {() => void}
 */
export function watchForesight(session) {
  let asked = "";
  return effect(() => {
    const { open, snapshot } = session.shown;
    const question = `${session.screen.viewer} ${questionKey(open)} ${snapshot.value?.version}`;
    if (question === asked) return;
    asked = question;
    if (open) void session.help.foresee();
  });
}

/** @param {Choice} choice whether it is an answer in itself, and not a thing on the table */
export const isPlain = ({ ref }) => !ref.includes(":");

/**
 * Return whether an answer ends or declines something while others are open.
 * @param {Choice} choice @param {Choice[]} choices
 */
export function isEnd(choice, choices) {
  return isPlain(choice) && ENDS.includes(choice.id) && choices.some((other) => !isPlain(other));
}

/**
 * Return the option that has the key 0: of several that end something, the one that ends most comes last.
 * @param {Choice[]} choices
 */
export const zeroOption = (choices) => choices.filter((choice) => isEnd(choice, choices)).at(-1)?.id;

/**
 * Return the choices in the order in which they are listed: things in hand as they lie, the rest with the
 * best first; then what changes nothing, and last what ends something.
 * @param {Choice[]} choices
 * @param {(option: string) => Outcome | undefined} outcome
 * @param {string[]} [lying] the refs of things in hand, in the order on the screen
 */
export function ordered(choices, outcome, lying = []) {
  const places = new Map(lying.map((ref, i) => [ref, i]));
  const place = (/** @type {Choice} */ choice) => places.get(choice.ref) ?? lying.length;
  const rank = (/** @type {Choice} */ choice) => outcome(choice.id)?.rank ?? choice.gain ?? 0;
  return [...choices].sort(
    (one, other) =>
      Number(isEnd(one, choices)) - Number(isEnd(other, choices)) ||
      Number(isIdle(outcome(one.id))) - Number(isIdle(outcome(other.id))) ||
      place(one) - place(other) ||
      rank(other) - rank(one),
  );
}

/** @param {Outcome | undefined} outcome whether an option changes nothing */
export const isIdle = (outcome) => outcome?.level === "none";

/** @param {number} i @returns {string} the key of the i-th option of the list */
export function keyAt(i) {
  return i < 9 ? String(i + 1) : (LETTERS[i - 9] ?? "");
}

/**
 * Return the option that a key means.
 * @param {string} key @param {string[]} listed @param {Choice[]} choices
 */
export function optionAt(key, listed, choices) {
  if (key === "0") return zeroOption(choices);
  const i = /^[1-9]$/.test(key) ? Number(key) - 1 : key.length === 1 ? 9 + LETTERS.indexOf(key) : -1;
  return i >= 0 && (i < 9 || LETTERS.includes(key)) ? listed[i] : undefined;
}

/** @param {Outcome | undefined} outcome whether one should think twice */
export function warns(outcome) {
  return outcome !== undefined && (outcome.loses !== "no" || outcome.unused.length > 0);
}

/**
 * Return the outcome of an option in words: at once, and after a colon later.
 * @param {Ctx} ctx @param {Outcome} outcome
 */
export function inWords(ctx, { now, then }) {
  const once = now.map((message) => ctx.t(message)).join(", ");
  const later = then ? ctx.t(then) : "";
  if (!once || !later) return once || later;
  return ctx.t("ui-outcome", { now: once, later });
}
