/** Deck and discard beside the hand. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { SyCard } from "./cards.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Piles({ ctx }) {
  const { deck, deck_top: topCards, discard } = viewOf(ctx);
  const [top] = topCards;
  const last = discard.at(-1);
  return html`<div class="sy-piles fixed">
    <button type="button" class="sy-pile dim text-mid rounded grid gap-6" data-ref="pile:deck">
      ${
        top && deck > 0
          ? html`<${SyCard} card=${top} ctx=${ctx} />`
          : html`<span class="card sy-back" data-high=${deck > 1 || undefined}
            data-empty=${deck === 0 || undefined}><span class="art"></span>${
              deck > 0 && html`<${Icon} name="rings" class="big" />`
            }</span>`
      }
      <span>${ctx.t("sylvion-ui-deck-n", { n: deck })}</span>
    </button>
    <button type="button" class="sy-pile dim text-mid rounded grid gap-6" data-ref="pile:discard">
      ${
        last
          ? html`<${SyCard} card=${last} ctx=${ctx} />`
          : html`<span class="card sy-back" data-empty=""><span class="art"></span></span>`
      }
      <span>${ctx.t("sylvion-ui-discard-n", { n: discard.length })}</span>
    </button>
  </div>`;
}
