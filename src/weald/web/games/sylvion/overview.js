/** Beside the board: the turn, what comes, the count as it stands, the cards still to come on both sides. */

import { Fragment, html } from "../../js/core/preact.js";
import { KIND_LOOKS } from "./cards.js";
import { Coming } from "./forecast.js";
import { Chips, Kind } from "./recruited.js";
import { counted, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

const STEPS = ["reveal", "movement", "reinforcements", "defence"];

/** @param {{ctx: Ctx}} props */
export function Overview({ ctx }) {
  const view = viewOf(ctx);
  if (view.mobilization) return html`<${Mustering} ctx=${ctx} />`;
  return html`<${Fragment}>
    ${!ctx.over && html`<${Turn} ctx=${ctx} />`}
    ${view.forecast && html`<section class="panel"><${Coming} ctx=${ctx} /></section>`}
    ${view.count && !ctx.over && html`<${FinalCount} ctx=${ctx} />`}
    <${Deck} ctx=${ctx} />
    <${Ravage} ctx=${ctx} />
  </>`;
}

/** @param {{ctx: Ctx}} props */
function Turn({ ctx }) {
  const { turn, left, phase, step, active, hands } = viewOf(ctx);
  return html`<section class="panel"><h3>${ctx.t("sylvion-ui-turn", { n: turn })} <small>
    ${ctx.t("sylvion-ui-to-go", { n: left })}</small></h3>
    <ol class="sy-steps grid gap-2">${STEPS.map(
      (name, i) => html`<li key=${name} aria-current=${step === i + 1 ? "step" : undefined}>
      <b>${i + 1}</b>${ctx.t("sylvion-ui-step", { step: name })}</li>`,
    )}
      ${
        phase === "assault" &&
        html`<li aria-current="step">${ctx.t("sylvion-ui-step", { step: "assault" })}</li>`
      }</ol>
    ${
      hands.length > 1 &&
      html`<p class="sy-active">${ctx.rich({ id: "sylvion-ui-active", args: { seat: active } })}</p>`
    }
  </section>`;
}

/** @param {{ctx: Ctx}} props */
function FinalCount({ ctx }) {
  const { count } = viewOf(ctx);
  if (!count) return null;
  const { now, assault } = count;
  return html`<section class="panel sy-count"><h3>${ctx.t("sylvion-ui-count")}</h3>
    <p>${ctx.t("sylvion-ui-count-now", {
      restored: now.restored,
      desolated: now.desolated,
      wins: now.wins ? "yes" : "no",
    })}</p>
    ${
      assault &&
      html`<p>${ctx.t("sylvion-ui-count-assault", {
        damage: assault.damage,
        restored: assault.restored,
        desolated: assault.desolated,
        wins: assault.wins ? "yes" : "no",
      })}</p>`
    }
  </section>`;
}

/** @param {{ctx: Ctx}} props */
function Deck({ ctx }) {
  const { defenders, discard, removed, removed_unseen: unseen } = viewOf(ctx);
  return html`<section class="panel sy-deck"><h3>${ctx.t("sylvion-ui-to-draw")} <small>
    ${ctx.t("sylvion-ui-cards", { n: defenders.n })}</small></h3>
    <ul class="sy-kinds wrap">${Object.keys(KIND_LOOKS)
      .filter((kind) => kind in defenders.kinds)
      .map(
        (kind) => html`<li key=${kind}>
      <${Kind} kind=${kind} n=${defenders.kinds[kind] ?? 0} ctx=${ctx} /></li>`,
      )}</ul>
    <${Chips} cards=${defenders.cards} ctx=${ctx} />
    ${
      discard.length > 0 &&
      html`<h4>${ctx.t("sylvion-ui-discard-n", { n: discard.length })}</h4>
      <${Chips} cards=${Object.fromEntries(counted([...discard].sort()))} ctx=${ctx} />`
    }
    ${
      removed.length + unseen > 0 &&
      html`<h4>${ctx.t("sylvion-ui-removed-n", { n: removed.length + unseen })}</h4>
      <${Chips} cards=${Object.fromEntries(counted([...removed].sort()))} ctx=${ctx} />`
    }
  </section>`;
}

/** @param {{ctx: Ctx}} props */
function Ravage({ ctx }) {
  const { ravage_left: left } = viewOf(ctx);
  const n = Object.values(left).reduce((sum, count) => sum + count, 0);
  if (n === 0) return null;
  return html`<section class="panel sy-deck"><h3>${ctx.t("sylvion-ui-ravage")} <small>
    ${ctx.t("sylvion-ui-cards", { n })}</small></h3>
    <${Chips} cards=${left} ctx=${ctx} /></section>`;
}

/** @param {{ctx: Ctx}} props before the battle: how far it has come, and what is still to be summoned */
function Mustering({ ctx }) {
  const { mobilization, hands, active } = viewOf(ctx);
  if (!mobilization) return null;
  const { round, rounds, pool, pool_cards: cards, deserted } = mobilization;
  return html`<${Fragment}>
    <section class="panel"><h3>${ctx.t("sylvion-ui-mobilization")} <small>
      ${ctx.t("sylvion-ui-round", { n: round, of: rounds })}</small></h3>
      <p class="sy-text">${ctx.t("sylvion-ui-mobilization-rule")}</p>
      ${
        deserted.length > 0 &&
        html`<p class="sy-text">${ctx.t("sylvion-ui-deserted", { column: deserted.at(-1) ?? 0 })}</p>`
      }
      ${
        hands.length > 1 &&
        html`<p class="sy-active">${ctx.rich({ id: "sylvion-ui-recruits", args: { seat: active } })}</p>`
      }
    </section>
    <section class="panel sy-deck"><h3>${ctx.t("sylvion-ui-to-summon")} <small>
      ${ctx.t("sylvion-ui-cards", { n: pool })}</small></h3>
      <${Chips} cards=${cards} ctx=${ctx} /></section>
  </>`;
}
