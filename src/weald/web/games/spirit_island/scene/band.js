/** Full moments above the island: terror rises, the island is blighted. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { nameOf } from "../panel/cards.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../../../js/types.js").SceneProps} SceneProps */

const LEVELS = [1, 2, 3, 4];
const ROMAN = ["", "I", "II", "III"];

/** @param {SceneProps} props */
export function Band({ ctx, beats, at }) {
  const { data } = beats[at] ?? { data: {} };
  if (data.band === "terror") return html`<${Terror} ctx=${ctx} level=${data.level} land=${data.land} />`;
  if (data.band === "blighted-island") return html`<${Blighted} ctx=${ctx} id=${data.id} n=${data.n} />`;
  return null;
}

/** @param {{ctx: Ctx, level: number, land?: string}} props */
function Terror({ ctx, level, land }) {
  return html`<section class="scene-band row wrap" data-band="terror" role="dialog"
    aria-labelledby="scene-band-title">
    <${Icon} name="screaming" />
    <div>${land && html`<p class="scene-cause little">${ctx.t("spirit_island-band-after", { land })}</p>`}
      <h2 id="scene-band-title">${ctx.t("spirit_island-band-terror", { level })}</h2>
      <p>${ctx.t("spirit_island-band-win", { level })}</p></div>
    <ol class="scene-levels grid gap-6">${LEVELS.map(
      (one) => html`<li key=${one} data-state=${one < level ? "past" : one === level ? "now" : undefined}>
      <b>${one < 4 ? ROMAN[one] : html`<${Icon} name="laurel-crown" />`}</b>
      ${ctx.t("spirit_island-band-goal", { level: one })}</li>`,
    )}</ol></section>`;
}

/** @param {{ctx: Ctx, id: string, n: number}} props */
function Blighted({ ctx, id, n }) {
  return html`<section class="scene-band row wrap" data-band="blighted" role="dialog"
    aria-labelledby="scene-band-title">
    <${Icon} name="dead-wood" />
    <div><p class="scene-cause little">${ctx.t("spirit_island-band-last")}</p>
      <h2 id="scene-band-title">${ctx.t("spirit_island-band-blighted")}</h2>
      <p><b>${nameOf(ctx, id)}.</b> ${ctx.t(`spirit_island-effect-${id}`)}</p></div>
    <p class="scene-left row gap-12"><span><b>0</b> ${ctx.t("spirit_island-band-healthy")}</span><${Icon}
      name="right" />
      <span data-now><b>${n}</b> ${ctx.t("spirit_island-band-left")}</span></p></section>`;
}
