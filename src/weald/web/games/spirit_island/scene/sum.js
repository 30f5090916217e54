/** The sum of a ravage in counters: damage, what the land and the dahan take, and who strikes back. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { KIND_SIGN } from "../view.js";

/** @typedef {import("../../../js/types.js").SceneProps} SceneProps */
/** @typedef {{kind: string, n: number, strife: boolean}} Pieces */

/** The parts of a ravage in their order. */
const PARTS = ["damage", "land", "dahan", "counter"];
/** @type {Record<string, string>} */
const SIGN = { ...KIND_SIGN, defence: "shield", fear: "terror", presence: "star-formation" };

/** @param {string} kind @param {number | string} n @param {boolean} [gone] @param {number} [less] */
const counter = (kind, n, gone, less) => html`<i key=${`${kind} ${n}`} data-kind=${kind} data-gone=${gone}>
  <${Icon} name=${SIGN[kind] ?? ""} />${n}${less && html`<b>−${less}</b>`}</i>`;

/** @param {SceneProps} props a ravage part by part, each in its time */
export function Sum({ beats: all, at, part }) {
  const { data = {}, parts = [] } = all[at] ?? {};
  if (data.band || data.step !== "ravage" || !data.land || data.stopped) return null;
  const { dealt, defended, damage, blight, presence, lost, dahan, fear } = data;
  /** @type {Record<string, any>} */
  const sums = {
    damage: html`${data.pieces.map((/** @type {Pieces} */ one) => counter(one.kind, one.n))}
      <span>${dealt}${defended > 0 && " −"}</span>
      ${defended > 0 && html`${counter("defence", defended)}<span>= ${damage}</span>`}`,
    land: html`${blight.map((/** @type {string} */ land) => counter("blight", land))}
      ${blight.length === 0 && counter("blight", 0, true)}
      ${presence > 0 && counter("presence", `−${presence}`)}`,
    dahan: lost > 0 && counter("dahan", dahan, false, lost),
    counter:
      data.counter > 0 &&
      html`${counter("dahan", Math.max(1, dahan - lost))} <${Icon} name="crossed-swords" /> ${data.counter}
        ${Object.entries(data.destroyed).map(([kind, n]) => counter(kind, n, true))}
        ${fear > 0 && counter("fear", `+${fear}`)}`,
  };
  const now = PARTS.indexOf(parts[part]?.data.sub ?? "counter");
  return html`<ul class="scene-parts flex wrap" aria-hidden="true">${PARTS.map(
    (sub, i) =>
      sums[sub] && html`<li key=${sub} data-state=${i > now ? "later" : undefined}>${sums[sub]}</li>`,
  )}</ul>`;
}
