/** The wood: two hollows, what lies in the stores, and the hand. */

import { html } from "../../js/core/preact.js";
import { Card } from "../../js/ui/components.js";
import { nutName, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

const SIDES = ["left", "right"];

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  const { hollows, stores } = viewOf(ctx);
  return html`<div class="nut-board">
    <section class="panel"><h3>${ctx.t("tiny-ui-hollows")}</h3>
      <div class="nut-row">${SIDES.map(
        (side, i) => html`<${Nut} key=${side} nut=${hollows[i] ?? null} at=${`hollow:${side}`} ctx=${ctx} />`,
      )}</div></section>
    ${stores.map(
      (store, seat) => html`<section class="panel" key=${seat}>
      <h3>${ctx.t("tiny-ui-store", { seat })}</h3>
      <div class="nut-row">${store.map(
        (nut, i) => html`<${Nut} key=${i} nut=${nut} at=${`store:${seat}:${i}`} ctx=${ctx} />`,
      )}</div></section>`,
    )}
  </div>`;
}

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const { hand } = viewOf(ctx);
  if (!hand) return null;
  return html`<div class="nut-row" data-scroll>${[...new Set(hand)].map(
    (nut) => html`<${Nut} key=${nut} nut=${nut} n=${hand.filter((one) => one === nut).length}
      at=${`hand:${nut}`} ctx=${ctx} />`,
  )}</div>`;
}

/** @param {{nut: string | null, at: string, n?: number, ctx: Ctx}} props one nut, or a hollow that is not known */
function Nut({ nut, at, n = 1, ctx }) {
  const name = nut ? nutName(ctx, nut) : ctx.t("tiny-ui-unknown");
  return html`<${Card} tint=${`nut-${nut ?? "hollow"}`} icon="nut-shell" name=${name} data-ref=${at}
    tag=${n > 1 ? n : null} />`;
}
