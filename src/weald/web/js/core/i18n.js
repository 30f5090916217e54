// Texts: every one is a message id, looked up in the Fluent files of the current language.

import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { isBuilt } from "./assets.js";
import { effect, html, signal } from "./preact.js";
import { lang } from "./settings.js";
import { pageText } from "./transport/files.js";

/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Arg} Arg */
/** @typedef {import("../../vendor/preact.js").VNode<any>} VNode */
/** @typedef {{seats: readonly {name: string}[], viewer: number | null}} People */

const NOBODY = /** @type {People} */ ({ seats: [], viewer: null });
const SEAT_ARGS = ["seat", "other", "winner"];
/** Arguments that hold an id of a game and are shown as its name: the message `<game>-name-<id>`. */
const NAME_ARGS = ["id", "spirit"];
// Private characters around the names of seats and before the names of things: no name can contain them.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = "\uE002";
/** French words that lose their last letter before a name that begins with a vowel. */
const ELIDED = /(?<!\p{L})(d|(?:jus|lors|puis)?qu)e ([\uE000\uE002])(?=[aeiouàâäéèêëîïôöùûüœæ])/giu;

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The language whose texts are on the page: it follows the setting once the files are loaded. */
export const shown = signal("");
/** Grows when texts arrive that were not needed at first. */
const arrived = signal(0);
/** The parts that are wanted beside the texts of all pages. @type {Set<string>} */
const wanted = new Set();
/** @type {Map<string, Promise<void>>} */
const parts = new Map();
/** The only part that the plain file of a language does not hold. */
const LEARN = "learn";

/** @param {string} language the texts of all pages, and those that were asked for before */
async function load(language) {
  await Promise.all(["", ...wanted].map((part) => addPart(language, part)));
}

/** @param {string} language @param {string} part @returns {Promise<void>} */
function addPart(language, part) {
  const path = part ? `/locale/${language}/${part}.ftl` : `/locale/${language}.ftl`;
  const cached = parts.get(path);
  if (cached) return cached;
  const promise = readPart(language, part, path);
  parts.set(path, promise);
  promise.catch(() => parts.delete(path));
  return promise;
}

/** @param {string} language @param {string} part @param {string} path */
async function readPart(language, part, path) {
  if (part && part !== LEARN && !isBuilt(path)) return;
  const plain = part ? `/locale/${language}.ftl?part=${part}` : path;
  const resource = new FluentResource(await pageText(isBuilt(path) ? path : plain));
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  for (const error of bundle.addResource(resource)) console.error(error.message);
  arrived.value++;
}

/**
 * Load a part of the texts that not every page needs, now and in languages chosen later: `learn`, a game, or
 * what only tables with more in the box of a game say (`<game>/more`).
 * @param {string} part
 */
export function loadPart(part) {
  wanted.add(part);
  return addPart(lang.value, part);
}

/** Load the texts of the current language, and follow later changes of it. */
export async function startWords() {
  await load(lang.value);
  effect(() => {
    const wanted = lang.value;
    load(wanted).then(() => {
      if (lang.value !== wanted) return;
      shown.value = wanted;
      document.documentElement.lang = wanted;
    }, console.error);
  });
  shown.value = lang.value;
}

/**
 * Fluent's arguments of a message: seat numbers and ids become names.
 * @param {string} id @param {Record<string, Arg>} args @param {People} people
 * @returns {Record<string, string | number>}
 */
function resolve(id, args, people) {
  /** @param {Arg | number} seat */
  const name = (seat) => OPEN + (people.seats[Number(seat)]?.name ?? String(seat)) + CLOSE;
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "seats" && Array.isArray(value)) out[key] = joined(value.map(name));
    else if (SEAT_ARGS.includes(key) && typeof value === "number") out[key] = name(value);
    else if (NAME_ARGS.includes(key) && typeof value === "string") out[key] = MARK + nameOf(id, value);
    else if (Array.isArray(value)) out[key] = joined(value.map(String));
    else out[key] = value ?? "";
  }
  // The reader is who acts, the other one whom a message names, or neither.
  if (typeof args.seat === "number")
    out.you = args.seat === people.viewer ? "yes" : args.other === people.viewer ? "other" : "no";
  return out;
}

/** @param {string} message @param {string} id @returns {string} the name of an id that a message speaks of */
function nameOf(message, id) {
  const name = `${message.split("-", 1)[0]}-name-${id}`;
  return has(name) ? format(name, {}) : id;
}

/** @param {string[]} items */
function joined(items) {
  return new Intl.ListFormat(shown.value || "en", { type: "conjunction" }).format(items);
}

/**
 * @param {string} id @param {Record<string, string | number>} args
 * @returns {string}
 */
function format(id, args) {
  void arrived.value;
  const bundle = bundles.get(shown.value);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    if (bundle) console.error(`missing text ${id} in ${shown.value}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`text ${id} in ${shown.value}: ${error.message}`);
  return (shown.value === "fr" ? text.replace(ELIDED, "$1’$2") : text).replaceAll(MARK, "");
}

/**
 * Return a message in the current language.
 * @param {Message | string} message @param {Record<string, Arg>} [args] @param {People} [people]
 */
export function t(message, args, people = NOBODY) {
  const { id, args: own } = typeof message === "string" ? { id: message, args: undefined } : message;
  return format(id, resolve(id, { ...own, ...args }, people)).replace(/[\uE000\uE001]/g, "");
}

/**
 * Return a message with names in bold. Names come from strangers: they only become text nodes.
 * @param {Message} message @param {People} people
 * @returns {(string | VNode)[]}
 */
export function rich(message, people) {
  const text = format(message.id, resolve(message.id, message.args ?? {}, people));
  return text.split(OPEN).flatMap((piece, i) => {
    if (i === 0) return [piece];
    const [name, rest = ""] = piece.split(CLOSE);
    return [html`<b>${name}</b>`, rest];
  });
}

/**
 * Return seats that all have a name; without one, a seat is called by its number.
 * @template {{name: string}} T
 * @param {readonly T[]} seats @returns {T[]}
 */
export function named(seats) {
  return seats.map((seat, i) => (seat.name ? seat : { ...seat, name: t("ui-player", { n: i + 1 }) }));
}

/** @param {string} id whether the current language has this text (options may go without an explanation) */
export function has(id) {
  void arrived.value;
  return bundles.get(shown.value)?.hasMessage(id) ?? false;
}

/** @param {number} n a number with its sign, a real minus, and no sign for nothing */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0";
}

/** @param {number} seconds how long ago, in the largest unit that fits */
export function ago(seconds) {
  const format = new Intl.RelativeTimeFormat(shown.value || "en", { numeric: "auto" });
  if (seconds < 60) return format.format(0, "second");
  if (seconds < 3600) return format.format(-Math.round(seconds / 60), "minute");
  if (seconds < 86400) return format.format(-Math.round(seconds / 3600), "hour");
  return format.format(-Math.round(seconds / 86400), "day");
}
