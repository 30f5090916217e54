/**
 * The forest edge: twelve edges, in bloom or desolated; those that the coming movement would burn are marked.
 */

import { html } from "../../js/core/preact.js";
import { Icon, Pattern, tinted } from "../../js/ui/components.js";
import { BLOOM, DESOLATE } from "./cards.js";
import { viewOf } from "./view.js";

/** @typedef {import("./stills.js").Data} Data */
/** @typedef {import("./stills.js").Scene} Scene */
/** @typedef {import("./view.js").Ctx} Ctx */

/** The order in which edges wither: scattered, and always the same, so that only what changes turns over. */
const ORDER = [6, 2, 10, 7, 5, 9, 8, 1, 11, 3, 0, 4];

/** @param {{scene: Scene, still: Data | null, ctx: Ctx}} props */
export function Edges({ scene, still, ctx }) {
  const { forecast, edges } = viewOf(ctx);
  const { bloom, desolated } = scene;
  const damage = still ? 0 : Math.min(bloom, forecast?.damage ?? 0);
  const choice = still ? undefined : ctx.choice("forest");
  const sign = still?.sign?.space === "forest" ? still.sign : null;
  return html`<div class="sy-part col gap-8 slim">
    <p class="sy-caption dim flex apart gap-10"><span>${ctx.t("sylvion-ui-edge")}</span> <b>
      <span>${ctx.t("sylvion-ui-of", { n: bloom, of: edges.of })}</span>
      <span aria-hidden="true">${ctx.t("sylvion-ui-of-short", { n: bloom, of: edges.of })}</span></b></p>
    <button type="button" class="sy-edges rel grow rounded" data-ref="forest">
      <span class="vh">${ctx.t("sylvion-ui-edges", { bloom, desolated, damage })}</span>
      <span class="sy-edges-in fill grid">${ORDER.map((_, i) => {
        const rank = ORDER.indexOf(i);
        const dead = rank < desolated;
        const risk = !dead && rank < desolated + damage;
        const { tint, icon } = dead ? DESOLATE : BLOOM;
        return html`<span key=${`${i} ${dead}`} class="sy-edge rel clip low center"
          data-dead=${dead || undefined}
          data-risk=${risk || undefined} style=${tinted(tint)}>
          <${Pattern} tint=${tint} /><${Icon} name=${icon} /></span>`;
      })}</span>
      ${
        choice &&
        html`<span class="sy-fate text-mid">
          ${choice.gain === null ? ctx.t("sylvion-ui-here") : ctx.signed(choice.gain)}</span>`
      }
      ${sign && html`<span class="sy-sign inline gap-4"><${Icon} name=${sign.icon} />${sign.n}</span>`}
    </button>
  </div>`;
}
