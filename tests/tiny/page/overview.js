/** The points of both squirrels, beside the board and at the end. */

import { html } from "../../js/core/preact.js";
import { SeatDisc } from "../../js/ui/components.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Overview({ ctx }) {
  const { hands, stores } = viewOf(ctx);
  return html`<section class="panel"><ul class="nut-seats">${stores.map(
    (store, seat) => html`<li key=${seat} data-ref=${`seat:${seat}`}>
      <${SeatDisc} seat=${seat} name=${ctx.name(seat)} /> <b>${ctx.name(seat)}</b>
      <span>${ctx.t("tiny-ui-holds", { n: hands[seat] ?? 0, nuts: store.length })}</span></li>`,
  )}</ul></section>`;
}

/** @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const scores = ctx.snapshot.result?.scores ?? [];
  return html`<table class="sheet-table"><tbody>${scores.map(
    (score, seat) => html`<tr key=${seat}><th scope="row">${ctx.name(seat)}</th><td>${score.total}</td></tr>`,
  )}</tbody></table>`;
}
