/** The changes by adversaries, their levels and scenarios, to be read while a table is set up. */

import { has, t } from "../../js/core/i18n.js";
import { html } from "../../js/core/preact.js";
import { everything } from "./catalogue.js";

/** @typedef {Record<string, string | number | boolean>} Options */
/** @typedef {{term: string, text: string}} Line */

/** @param {{option: string, options: Options}} props the rules that the value of an option brings */
export function About({ option, options }) {
  const lines = option === "adversary" ? adversary(options) : option === "level" ? levels(options) : [];
  const story = option === "scenario" && `spirit_island-effect-${options.scenario}`;
  if (story && has(story)) return html`<p class="opt-rules little well">${t(story)}</p>`;
  if (lines.length === 0) return null;
  return html`<dl class="opt-rules little well">${lines.map(
    ({ term, text }) => html`<div key=${term}><dt>${term}</dt><dd>${t(text)}</dd></div>`,
  )}</dl>`;
}

/** @param {Options} options @returns {Line[]} what an adversary does at every level */
function adversary({ adversary: id }) {
  const printed = everything().adversaries.find((one) => one.id === id);
  if (!printed || !has(`spirit_island-effect-${id}`)) return [];
  const { levels, loss } = printed;
  return [
    ...(loss
      ? [{ term: t("spirit_island-gallery-loss", { id: loss }), text: `spirit_island-effect-${loss}` }]
      : []),
    ...levels.slice(0, 1).map((level) => lineOf(String(id), level, 0)),
  ];
}

/** @param {Options} options @returns {Line[]} what the levels up to the chosen one add */
function levels({ adversary: id, level }) {
  const printed = everything().adversaries.find((one) => one.id === id);
  if (!printed || !has(`spirit_island-effect-${id}-1`)) return [];
  return printed.levels
    .map((one, n) => lineOf(String(id), one, n))
    .slice(1, Number(level) + 1)
    .reverse();
}

/** @param {string} id @param {{title: string, difficulty: number}} level @param {number} n @returns {Line} */
const lineOf = (id, { title, difficulty }, n) => ({
  term: t("spirit_island-gallery-level-of", { n, id: title, difficulty }),
  text: `spirit_island-effect-${id}${n > 0 ? `-${n}` : ""}`,
});
