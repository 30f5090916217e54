/** The four tree piles: the top tree of each, its price in plant, and how many are left. */

import { html } from "../../js/core/preact.js";
import { Icon, Tick } from "../../js/ui/components.js";
import { TreeArt } from "./tree.js";
import { elementName, mySeat, running, treeWords, viewOf, wishes } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Pile} Pile */

/** @param {{ctx: Ctx}} props */
export function Piles({ ctx }) {
  const { trees, elements } = viewOf(ctx);
  const wanted = wishes(ctx);
  const action = running(ctx);
  const buying = action?.action === "plant";
  const plant = elements.find(({ element }) => element === "plant")?.seats[mySeat(ctx)]?.total ?? 0;
  return html`<section class="lfd-part grid gap-8 slim" aria-label=${ctx.t("living_forest_duel-ui-piles")}>
    <h3>${ctx.t("living_forest_duel-ui-piles")} <small>
      ${ctx.t("living_forest_duel-ui-piles-note", { seat: mySeat(ctx), n: buying ? action.left : plant })}
        </small></h3>
    <div class="lfd-piles grid gap-12">${trees.map(
      (pile) => html`<${TreePile} key=${pile.pile} pile=${pile} wanted=${wanted.has(pile.ref)}
      buying=${buying} planting=${action?.element === "plant" && plantedFrom(ctx) === pile.pile}
        ctx=${ctx} />`,
    )}</div>
  </section>`;
}

/** @param {Ctx} ctx the pile whose tree is looking for its place */
export const plantedFrom = (ctx) =>
  ctx.decision?.kind === "cell" ? (ctx.decision.prompt.args?.element ?? null) : null;

/** @param {{pile: Pile, wanted: boolean, buying: boolean, planting: boolean, ctx: Ctx}} props */
function TreePile({ pile, wanted, buying, planting, ctx }) {
  const { ref, top, left } = pile;
  if (!top) {
    return html`<button type="button" class="lfd-pile rel mid grid gap-10" data-ref=${ref} data-off="true">
      <span class="lfd-nothing dim rounded little">
        ${ctx.t("living_forest_duel-ui-pile-empty", { element: elementName(ctx, pile.pile) })}</span>
          </button>`;
  }
  const choice = ctx.choice(ref);
  const picked = ctx.pickedRef === ref || planting;
  const words = ctx.t("living_forest_duel-ui-say-pile", { cost: top.cost ?? 0, n: left });
  return html`<button type="button" class="lfd-pile rel mid grid gap-10" data-ref=${ref}
    data-wanted=${wanted || undefined}
    data-chosen=${picked || undefined}
    data-off=${(buying && !choice && !picked) || undefined}>
    <span class="vh">${treeWords(top, ctx)}. ${words}</span>
    <span class="lfd-stack" data-more=${left > 1 || undefined} data-piece=${top.tree}
      data-at=${ref} data-n=${left}>
      <${TreeArt} tree=${top} /></span>
    <span class="lfd-price grid gap-4" aria-hidden="true"><b><${Icon} name="sprout" />${top.cost}</b>
      <small>${ctx.t("living_forest_duel-ui-left", { n: left })}</small></span>
    ${picked && html`<${Tick} ctx=${ctx} />`}
  </button>`;
}
