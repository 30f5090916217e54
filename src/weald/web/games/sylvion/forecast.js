/**
 * Forecast: the order in which known cards act, then the movement and its cost, with and without the option
 * under the pointer.
 */

import { html } from "../../js/core/preact.js";
import { SySwatch } from "./cards.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Forecast} Forecast */

/** @param {{ctx: Ctx}} props the inside of a panel */
export function Coming({ ctx }) {
  const { forecast, step, barrage } = viewOf(ctx);
  if (!forecast) return html`<h3>${ctx.t("sylvion-ui-coming", { when: "never" })}</h3>`;
  const assault = forecast.kind === "assault";
  const when = assault ? "assault" : step === 1 ? "now" : "next";
  return html`<h3>${ctx.t("sylvion-ui-coming", { when })}</h3>
    <ol class="sy-coming grid gap-6">
      ${forecast.supports.map(
        ({ order, card, letter, row }) => html`<li key=${order}><span class="sy-n fixed">${order}</span><span>
        <button type="button" class="sy-link" data-ref=${`card:${card}`}>
          ${ctx.t("sylvion-ui-acts", { card, letter })}</button> ${ctx.t("sylvion-ui-does", { card, row })}
            </span></li>`,
      )}
      <li><span class="sy-n fixed sy-then">${forecast.supports.length + 1}</span><span>
        ${ctx.t(assault ? "sylvion-ui-all-run" : "sylvion-ui-all-step")}</span></li>
    </ol>
    ${
      (forecast.unknown > 0 || barrage) &&
      html`<p class="sy-unknown">
        ${ctx.t(barrage ? "sylvion-ui-barrage" : "sylvion-ui-unknown", { n: forecast.unknown })}</p>`
    }
    <div class="sy-sums grid gap-8"><${Sum} forecast=${forecast} ctx=${ctx} />
      <${WithOption} forecast=${forecast} ctx=${ctx} /></div>`;
}

/** @param {{forecast: Forecast, ctx: Ctx}} props */
function Sum({ forecast: { damage, falls, lost, kind, end }, ctx }) {
  const bad = damage > 0 || lost;
  return html`<div data-tone=${bad ? "bad" : "good"}><b>${ctx.t("sylvion-ui-damage", { n: damage })}</b>
    ${ctx.t("sylvion-ui-as-it-is", { n: falls.length })} ${
      lost && html`<strong>${ctx.t("sylvion-ui-lost", { kind: end === "pawn" ? end : kind })}</strong>`
    }</div>`;
}

/** @param {{forecast: Forecast, ctx: Ctx}} props */
function WithOption({ forecast, ctx }) {
  const hot = ctx.hot.value;
  const choice = hot === null ? undefined : ctx.choice(hot);
  const { playing } = viewOf(ctx);
  if (
    !choice ||
    choice.id === "done" ||
    choice.id === "none" ||
    !["place", "target", "carry", "erupt", "hedgehogs"].includes(ctx.decision?.kind ?? "")
  )
    return null;
  const n = Math.max(0, forecast.damage - (choice.gain ?? 0));
  const text = playing ? ctx.t("sylvion-ui-with-card", { card: playing.card }) : "";
  return html`<div class="sy-then-sum" data-tone=${n < forecast.damage || n === 0 ? "good" : "bad"}><b>
    ${ctx.t("sylvion-ui-damage", { n })}</b>
    ${text} ${playing && html`<${SySwatch} card=${playing.card} />`} ${ctx.t(choice.label)}</div>`;
}
