/** The recruitment line: seven animals that sun can buy. */

import { html } from "../../js/core/preact.js";
import { Tick } from "../../js/ui/components.js";
import { Animal } from "./animal.js";
import { running, viewOf, wishes } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Recruit} Recruit */

/** @param {{ctx: Ctx}} props */
export function Recruits({ ctx }) {
  const { recruits } = viewOf(ctx);
  const wanted = wishes(ctx);
  const buying = running(ctx)?.action === "recruit";
  return html`<section class="lfd-part grid gap-8 slim" aria-label=${ctx.t("living_forest_duel-ui-recruits")}>
    <h3>${ctx.t("living_forest_duel-ui-recruits")} ${
      buying && html`<small>${ctx.t("living_forest_duel-ui-affordable")}</small>`
    }</h3>
    <div class="lfd-recruits grid">${recruits.map((recruit, i) =>
      recruit
        ? html`<${Offered} key=${recruit.card} recruit=${recruit} wanted=${wanted.has(recruit.ref)}
          buying=${buying} ctx=${ctx} />`
        : html`<span key=${`gap ${i}`} class="lfd-gap"></span>`,
    )}</div>
  </section>`;
}

/** @param {{recruit: Recruit, wanted: boolean, buying: boolean, ctx: Ctx}} props */
function Offered({ recruit, wanted, buying, ctx }) {
  const choice = ctx.choice(recruit.ref);
  const picked = ctx.pickedRef === recruit.ref;
  return html`<${Animal} animal=${recruit} ctx=${ctx} words=${choice && ctx.t(choice.label)}
    off=${buying && !choice && !picked}
    data-ref=${recruit.ref} data-wanted=${wanted || undefined} data-piece=${recruit.card}
    data-at="recruit">
    ${picked && html`<${Tick} ctx=${ctx} />`}
  </>`;
}
