// Words of the rules in any text: dotted, and each opens its card.

import { has, shown, t } from "../core/i18n.js";
import { html, signal } from "../core/preact.js";

/** @typedef {{id: string, icon: string, see: string[]}} Term */
/** @typedef {{id: string, title: string, decision: string, reason: string, set?: string}} Ruling */
/**
 * @typedef {{name: string, text: string | null, ids: string[], args?: Record<string, string>,
 *   gallery?: boolean}} Cards the messages of cards, or that there is a gallery
 */
/** @typedef {{game: string, terms: Term[], cards: Cards, rulings: Ruling[]}} Rules */

/** The rules that are here, by game. */
export const rulesHere = signal(/** @type {Record<string, Rules>} */ ({}));
/** The word whose card is open; `also`: the words that stand in the same text. */
export const openWord = signal(/** @type {{game: string, id: string, also?: string[]} | null} */ (null));

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

/** @param {string} game @returns {Rules | null} the rules, once they and their texts are here */
function readable(game) {
  const rules = rulesHere.value[game];
  return rules && has(wordId(game, rules.terms[0]?.id ?? "")) ? rules : null;
}

/**
 * Return the words of the rules in a text.
 * @param {string} game @param {string} text @returns {string[]}
 */
export function wordsIn(game, text) {
  const rules = readable(game);
  return rules ? pieces(text, rules).flatMap(({ id }) => id ?? []) : [];
}

/**
 * Open the card of the first word of a text; once more, that of the next one.
 * @param {string} game @param {string} text
 */
export function askAbout(game, text) {
  const also = wordsIn(game, text);
  const now = openWord.value;
  const at = now?.game === game && now.also?.join() === also.join() ? also.indexOf(now.id) + 1 : 0;
  const id = also[at % also.length];
  if (id) openWord.value = { game, id, also };
}

/** @param {{game: string, text: string}} props beside an option, whose own click chooses */
export function AskMark({ game, text }) {
  const ids = wordsIn(game, text);
  if (ids.length === 0) return null;
  const words = ids.map((id) => t(wordId(game, id)));
  return html`<button type="button" class="ask" tabIndex=${-1}
    aria-label=${t("learn-rules-ask", { words })} onClick=${() => askAbout(game, text)}>?</button>`;
}

/**
 * @param {{game: string, id: string, text: string, stop: number}} props a word that opens its card; no button
 *   element, whose box would break lines before the comma that follows it
 */
function Word({ game, id, text, stop }) {
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
  return html`<span role="button" tabIndex=${stop} class="term" onClick=${open}
    onKeyDown=${press}>${text}</span>`;
}

/**
 * @param {{game: string, text: string, stop?: number}} props a text whose words of the rules can be opened;
 *   `stop`: their place in the order of Tab
 */
export function Words({ game, text, stop = 0 }) {
  const rules = readable(game);
  if (!rules) return text;
  return pieces(text, rules).map((piece) =>
    piece.id ? html`<${Word} game=${game} id=${piece.id} text=${piece.text} stop=${stop} />` : piece.text,
  );
}
