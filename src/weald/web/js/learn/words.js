// Words of the rules in any text: dotted, and each opens its card.

import { has, shown, t } from "../core/i18n.js";
import { html, signal } from "../core/preact.js";

/** @typedef {{id: string, see: string[]}} Term */
/** @typedef {{id: string, title: string, decision: string, reason: string, set?: string}} Ruling */
/**
 * @typedef {{name: string, text: string | null, ids: string[], args?: Record<string, string>,
 *   gallery?: boolean}} Cards the messages of cards, or that there is a gallery
 */
/** @typedef {{game: string, terms: Term[], cards: Cards, rulings: Ruling[]}} Rules */

/** The rules that are here, by game. */
export const rulesHere = signal(/** @type {Record<string, Rules>} */ ({}));
/** The word whose card is open. */
export const openWord = signal(/** @type {{game: string, id: string} | null} */ (null));

/** @type {Map<string, {pattern: RegExp, words: Map<string, string>}>} */
const patterns = new Map();

/**
 * Return the message of a word.
 * @param {string} game @param {string} id
 */
export const wordId = (game, id) => `learn-term-${game}-${id}`;

/** @param {Rules} rules @returns {{pattern: RegExp, words: Map<string, string>}} how words are recognised */
function patternOf(rules) {
  const key = `${shown.value} ${rules.game}`;
  const cached = patterns.get(key);
  if (cached) return cached;
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const { id } of rules.terms)
    for (const form of t(`${wordId(rules.game, id)}-forms`).split("|"))
      words.set(form.trim().toLocaleLowerCase(), id);
  // Longer forms first: "terror level" before "terror".
  const forms = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const found = { pattern: new RegExp(`(?<![\\p{L}\\d])(${forms.join("|")})(?![\\p{L}\\d])`, "giu"), words };
  patterns.set(key, found);
  return found;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Split a text into plain pieces and words of the rules; each word is linked once.
 * @param {string} text @param {Rules} rules @returns {{text: string, id?: string}[]}
 */
export function pieces(text, rules) {
  const { pattern, words } = patternOf(rules);
  /** @type {{text: string, id?: string}[]} */
  const out = [];
  const seen = new Set();
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const id = words.get(match[0].toLocaleLowerCase());
    if (!id || seen.has(id)) continue;
    seen.add(id);
    out.push({ text: text.slice(at, match.index) }, { text: match[0], id });
    at = match.index + match[0].length;
  }
  out.push({ text: text.slice(at) });
  return out.filter((piece) => piece.text);
}

/**
 * @param {{game: string, id: string, text: string}} props a word that opens its card; no button element,
 *   whose box would break lines before the comma that follows it
 */
function Word({ game, id, text }) {
  /** @param {Event} event */
  const open = (event) => {
    event.stopPropagation();
    openWord.value = { game, id };
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(event);
  };
  return html`<span role="button" tabIndex=${0} class="term" onClick=${open}
    onKeyDown=${press}>${text}</span>`;
}

/** @param {{game: string, text: string}} props a text whose words of the rules can be opened */
export function Words({ game, text }) {
  const rules = rulesHere.value[game];
  if (!rules || !has(wordId(game, rules.terms[0]?.id ?? ""))) return text;
  return pieces(text, rules).map((piece) =>
    piece.id ? html`<${Word} game=${game} id=${piece.id} text=${piece.text} />` : piece.text,
  );
}
