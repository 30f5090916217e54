/** The deck built so far, summed up by kind and by card. */

import { html } from "../../js/core/preact.js";
import { Swatch } from "../../js/ui/components.js";
import { KIND_LOOKS, SySwatch } from "./cards.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Mobilization} Mobilization */

/** @param {{mobilization: Mobilization, ctx: Ctx}} props */
export function Recruited({ mobilization: { recruited, kinds, n }, ctx }) {
  return html`<div class="sy-tray well sy-recruited"><div class="sy-hand">
    <div class="sy-label dim wrap little mid"><span>${ctx.t("sylvion-ui-recruited", { n })}</span></div>
    <ul class="sy-kinds wrap">${Object.keys(KIND_LOOKS)
      .filter((kind) => kind in kinds || ["fountain", "tree", "animal"].includes(kind))
      .map(
        (kind) => html`<li key=${kind}>
      <${Kind} kind=${kind} n=${kinds[kind] ?? 0} ctx=${ctx} /></li>`,
      )}</ul>
    <${Chips} cards=${recruited} ctx=${ctx} />
  </div></div>`;
}

/** @param {{kind: string, n: number, ctx: Ctx}} props */
export function Kind({ kind, n, ctx }) {
  return html`<${Swatch} ...${KIND_LOOKS[kind] ?? KIND_LOOKS.animal} /><span>
    ${ctx.t("sylvion-ui-kind", { kind })}</span><b>${n}</b>`;
}

/**
 * @param {{cards: Record<string, number>, ctx: Ctx}} props every kind of card as a small sign with its number
 */
export function Chips({ cards, ctx }) {
  return html`<ul class="sy-chips wrap">${Object.entries(cards).map(
    ([card, n]) => html`<li key=${card}>
    <button type="button" class="sy-chip inline gap-8 little ink" data-ref=${`card:${card}`}>
      <span class="vh">${ctx.t("sylvion-ui-of-card", { card, n })}</span><${SySwatch} card=${card} />
        <span aria-hidden="true">${ctx.t("sylvion-ui-times", { n })}</span></button></li>`,
  )}</ul>`;
}
