/** The common pile, with the danger it holds, and the discard. */

import { html } from "../../js/core/preact.js";
import { Icon, Tick } from "../../js/ui/components.js";
import { Animal } from "./animal.js";
import { mySeat, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Deck({ ctx }) {
  const { pile, discard, turned, forecast } = viewOf(ctx);
  const me = mySeat(ctx);
  const reveal = forecast?.reveal;
  const risk = reveal?.risk[me] ?? 0;
  return html`<div class="lfd-deck grid gap-6">
    ${
      turned
        ? html`<${Animal} animal=${turned} ctx=${ctx} data-ref="turned" data-piece="turned"
          data-at="turned" />`
        : html`<button type="button" class="lfd-draw rel grid" data-ref="draw"
          data-empty=${pile.cards === 0 || undefined}>
        <span class="vh">${ctx.t("living_forest_duel-ui-pile")}, </span>
        <span class="lfd-back center full" data-stack><${Icon} name="rings" /></span>
        <span class="lfd-count fill center"><b>${pile.cards}</b><span
          class="vh"> ${ctx.t("living_forest_duel-ui-cards", { n: pile.cards })}</span></span>
        ${ctx.pickedRef === "draw" && html`<${Tick} ctx=${ctx} />`}
      </button>`
    }
    ${
      reveal &&
      reveal.cards > 0 &&
      html`<button type="button" class="lfd-risk dim text-mid" data-ref="risk"
        data-danger=${risk > 0 || undefined}>
      ${ctx.t("living_forest_duel-ui-risk", { seat: me, n: risk, of: reveal.cards })}</button>`
    }
    <button type="button" class="lfd-discard row apart dim surface gap-4" data-ref="discard"><span>
      ${ctx.t("living_forest_duel-ui-discard")}</span><b>${discard.cards}</b></button>
  </div>`;
}
