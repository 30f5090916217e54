/** Phase 1 of the advanced game: four growing columns of recruits, and the risk that each of them deserts. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { SyCard } from "./cards.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Column} Column */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Mobilization} Mobilization */

/** @param {{mobilization: Mobilization, ctx: Ctx}} props */
export function Columns({ mobilization, ctx }) {
  const { columns, pool, edges, round, rounds } = mobilization;
  const most = Math.max(4, ...columns.map(({ cards }) => cards.length));
  return html`<div class="sy-mobilization grid gap-8">
    <p class="sy-caption dim flex apart gap-10">
      <span>${ctx.t("sylvion-ui-round", { n: round, of: rounds })}</span>
      <span>${ctx.t("sylvion-ui-pool", { n: pool })}</span></p>
    <div class="sy-columns grid" style=${{ "--most": String(most) }}>
      ${columns.map(
        (column) => html`<${Recruits} key=${column.column} column=${column}
          left=${mobilization.edges_left[String(column.column)] ?? 0}
        edges=${edges} ctx=${ctx} />`,
      )}
    </div>
  </div>`;
}

/** @param {{column: Column, left: number, edges: number, ctx: Ctx}} props */
function Recruits({ column: { column, ref, cards }, left, edges, ctx }) {
  const names = cards.map(({ card }) => ctx.t("sylvion-card", { card }));
  const fled = viewOf(ctx).mobilization?.deserted.at(-1) === column;
  const spoken = ctx.t("sylvion-ui-column-spoken", { column, n: cards.length, left, of: edges });
  return html`<button type="button" class="sy-column text-mid surface grid gap-10 slim" data-ref=${ref}>
    <span class="vh">${[spoken, ...names].join("; ")}</span>
    <span class="sy-column-head" aria-hidden="true"><b>${ctx.t("sylvion-ui-column", { column })}</b></span>
    <span class="sy-column-cards grid gap-8" aria-hidden="true">${cards.map(
      ({ card, cost }, i) =>
        html`<${SyCard} key=${i} card=${card} cost=${cost} ctx=${ctx} class="sy-recruit full" />`,
    )}</span>
    <span class="sy-desert dim mid gap-6" aria-hidden="true" data-fled=${fled || undefined}><${Icon}
      name="card-discard" />
      <span>${ctx.t("sylvion-ui-desert", { n: left, of: edges })}</span></span>
  </button>`;
}
