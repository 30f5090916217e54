/**
 * One line under the panorama: the budget of the action that runs, otherwise what happened last; and the
 * reserve.
 */

import { html, useLayoutEffect, useState } from "../../js/core/preact.js";
import { Icon, tinted } from "../../js/ui/components.js";
import { ELEMENT_SIGN } from "./cards.js";
import { plantedFrom } from "./piles.js";
import { elementName, running, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").Action} Action */
/** @typedef {import("./view.js").Ctx} Ctx */

const TOLD = 2;
/** Events that only say how something went on are left to the log. */
const QUIET = [
  "refilled",
  "cleared",
  "arrived",
  "bonus",
  "exchanged",
  "reshuffled",
  "resists",
  "kindled",
  "advanced",
].map((word) => `-event-${word}`);

/** @param {{ctx: Ctx}} props */
export function Strip({ ctx }) {
  const action = running(ctx);
  const news = useNews(ctx);
  return html`<div class="lfd-strip row apart">
    ${action ? html`<${Budget} action=${action} ctx=${ctx} />` : html`<${News} news=${news} ctx=${ctx} />`}
    <${Reserve} ctx=${ctx} />
  </div>`;
}

/** @param {{action: Action, ctx: Ctx}} props what an action has to spend, in blocks that can be counted */
function Budget({ action, ctx }) {
  const { element, value, left, bonus } = action;
  const { active } = viewOf(ctx);
  const price = priceOf(ctx, left);
  const far = ctx.decision?.choices.filter(({ ref }) => ref.startsWith("steps:")) ?? [];
  const blocks = Array.from({ length: value }, (_, i) =>
    i >= left ? "spent" : i >= left - price ? "price" : "left",
  );
  return html`<div class="lfd-budget row grow wrap slim" style=${tinted(`el-${element}`)}>
    <button type="button" class="lfd-el center" data-ref=${`budget:${element}`}>
      <${Icon} name=${ELEMENT_SIGN[element]} />
      <span class="vh">${elementName(ctx, element)}</span></button>
    <p>${ctx.rich({
      id: "living_forest_duel-ui-budget",
      args: { seat: active ?? 0, element, left, n: value, bonus: bonus ? "yes" : "no" },
    })}</p>
    <span class="lfd-blocks flex wrap gap-4" aria-hidden="true">${blocks
      .reverse()
      .map((state, i) => html`<i key=${i} data-state=${state}></i>`)}</span>
    ${far.map(
      ({ id, ref, label }) =>
        html`<button type="button" key=${id} class="lfd-good" data-ref=${ref}>${ctx.t(label)}</button>`,
    )}
  </div>`;
}

/** @param {Ctx} ctx @param {number} most @returns {number} what the choice under the pointer would cost */
function priceOf(ctx, most) {
  if (ctx.decision?.kind === "cell")
    return viewOf(ctx).trees.find(({ pile }) => pile === plantedFrom(ctx))?.top?.cost ?? 0;
  const choice = ctx.hot.value === null ? undefined : ctx.choice(ctx.hot.value);
  if (ctx.decision?.kind === "onibi") return Number(choice?.label.args?.n ?? 0);
  return Math.min(most, Math.max(0, -(choice?.gain ?? 0)));
}

/**
 * @param {Ctx} ctx
 * @returns {GameEvent[]} the last things that happened; a snapshot brings only what is new, or all there is
 */
function useNews(ctx) {
  const [news, setNews] = useState(/** @type {GameEvent[]} */ ([]));
  useLayoutEffect(() => {
    const { events, last } = ctx.snapshot;
    const loud = events.filter(({ id }) => !QUIET.some((word) => id.endsWith(word)));
    setNews((before) => [...before.filter(({ n }) => n <= last - events.length), ...loud].slice(-TOLD));
  }, [ctx.snapshot.version, ctx.snapshot.last]);
  return news;
}

/** @param {{news: GameEvent[], ctx: Ctx}} props the log says the same to who cannot see this */
function News({ news, ctx }) {
  return html`<ul class="lfd-news dim grow grid slim little" aria-hidden="true">${news.map(
    (event) => html`<li key=${event.n}>${ctx.rich(event)}</li>`,
  )}</ul>`;
}

/** @param {{ctx: Ctx}} props the common reserve */
function Reserve({ ctx }) {
  const { reserve } = viewOf(ctx);
  return html`<ul class="lfd-goods flex wrap gap-4 lfd-reserve"
    aria-label=${ctx.t("living_forest_duel-ui-reserve")}>
    <li><button type="button" class="lfd-good" data-ref="reserve:sanki"><${Icon} name="lotus" />
      <span>${ctx.t("living_forest_duel-ui-good", { sort: "sanki" })}</span> <b>${reserve.sanki}</b></button>
        </li>
    <li><button type="button" class="lfd-good" data-ref="reserve:fires"><${Icon} name="flame" />
      <span>${ctx.t("living_forest_duel-ui-good", { sort: "fires" })}</span> <b>${reserve.fires}</b></button>
        </li>
    ${
      reserve.onibi &&
      html`<li><button type="button" class="lfd-good" data-ref="onibi-card"><${Icon} name="wisp" />
      <span>${ctx.t("living_forest_duel-ui-onibi-card")}</span></button></li>`
    }
  </ul>`;
}
