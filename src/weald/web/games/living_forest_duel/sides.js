/** A season's side: forest, personal line, tokens, solitary symbols, and what else lies before its player. */

import { html } from "../../js/core/preact.js";
import { Icon, plain } from "../../js/ui/components.js";
import { Animal, Token } from "./animal.js";
import { SEASON_SIGN } from "./cards.js";
import { Forest } from "./forest.js";
import { isPlanting, isVaran, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Player} Player */

/** Four places are drawn: the levels at which tokens are lost are the third and the fourth. */
const PLACES = 4;

/** @param {{player: Player, ctx: Ctx}} props */
export function Side({ player, ctx }) {
  const { seat, season, goals, line } = player;
  const title = ctx.t("living_forest_duel-ui-forest-of", { seat });
  return html`<section class="lfd-side col gap-10 slim" data-scroll data-season=${season}
    data-planting=${isPlanting(ctx, seat) || undefined} aria-label=${title}>
    <h3><${Icon} name=${SEASON_SIGN[season]} /><span>${title}</span>
      <small>${ctx.t("living_forest_duel-ui-of", { n: goals.block.have, of: goals.block.need })}</small></h3>
    <div class="lfd-grove grid"><${Forest} player=${player} ctx=${ctx} /></div>
    <${Status} player=${player} ctx=${ctx} />
    <div class="lfd-line grid gap-8" role="group" data-many=${line.length > 3 || undefined}
      aria-label=${ctx.t("living_forest_duel-ui-line-of", { seat })}>
      ${line.length === 0 && html`<p class="none">${ctx.t("living_forest_duel-ui-line-empty")}</p>`}
      ${line
        .filter((animal) => !isVaran(animal))
        .map(
          (animal) => html`<${Animal} key=${animal.card} animal=${animal} ctx=${ctx}
        data-ref=${animal.ref} data-piece=${animal.card} data-at=${`own:${seat}`} data-drawn />`,
        )}
      <${Varans} varans=${line.filter(isVaran)} seat=${seat} ctx=${ctx} />
    </div>
  </section>`;
}

/**
 * @param {{varans: import("./view.js").Lying[], seat: number, ctx: Ctx}} props varans are all alike: they lie
 *   on each other
 */
function Varans({ varans, seat, ctx }) {
  const top = varans.at(-1);
  if (!top) return null;
  const n = varans.length;
  return html`<${Animal} animal=${top} ctx=${ctx}
    words=${n > 1 ? ctx.t("living_forest_duel-ui-cards", { n }) : undefined} corner=${n > 1 ? n : undefined}
    data-ref=${top.ref} data-piece=${`varans:${seat}`} data-at=${`own:${seat}`} data-n=${n}
    data-says=${n} data-drawn />`;
}

/** @param {{player: Player, ctx: Ctx}} props */
function Status({ player, ctx }) {
  const { seat, season, tokens, sanki, fires, varans, pack, onibi_card: burdened } = player;
  const states = /** @type {("left" | "used" | "lost")[]} */ ([
    ...Array(tokens.left).fill("left"),
    ...Array(tokens.used).fill("used"),
    ...Array(tokens.lost).fill("lost"),
  ]);
  return html`<div class="lfd-status grid gap-6 little">
    <div class="lfd-purse row wrap">
      <button type="button" class="lfd-tokens inline gap-5" data-ref=${`tokens:${seat}`}>
        ${states.map((state, i) => html`<${Token} key=${i} season=${season} state=${state} />`)}
        <span>${ctx.t("living_forest_duel-ui-tokens-left", { n: tokens.left })}</span></button>
      ${
        burdened &&
        html`<button type="button" class="lfd-good lfd-burden" data-ref="onibi-card"><${Icon} name="wisp" />
        ${ctx.t("living_forest_duel-ui-onibi-card")}</button>`
      }
    </div>
    <${Meter} player=${player} ctx=${ctx} />
    <ul class="lfd-goods flex wrap gap-4">
      <li><${Good} sort="sanki" icon="lotus" seat=${seat} n=${sanki} ctx=${ctx} /></li>
      <li><${Good} sort="fires" icon="flame" seat=${seat} n=${fires} ctx=${ctx} /></li>
      <li><${Good} sort="varans" icon="salamander" seat=${seat} n=${varans} ctx=${ctx} /></li>
      <li><${Good} sort="pack" icon=${SEASON_SIGN[season]} seat=${seat} n=${pack.cards} ctx=${ctx} /></li>
    </ul>
  </div>`;
}

/**
 * @param {{sort: string, icon: string, seat: number, n: number, ctx: Ctx}} props something that is only
 *   counted
 */
function Good({ sort, icon, seat, n, ctx }) {
  // A Sanki card that may be spent now is an answer like any other.
  const ref = sort === "sanki" && seat === ctx.seat && ctx.choice("sanki") ? "sanki" : `${sort}:${seat}`;
  return html`<button type="button" class="lfd-good" data-ref=${ref} data-none=${n === 0 || undefined}>
    <${Icon} name=${icon} /><span>${ctx.t("living_forest_duel-ui-good", { sort })}</span> <b>${n}</b>
      </button>`;
}

/**
 * @param {{player: Player, ctx: Ctx}} props the solitary symbols that count, and how close the next loss is
 */
function Meter({ player, ctx }) {
  const { net, levels, next_loss: next } = player.solitary;
  const places = Array.from({ length: PLACES }, (_, i) => i + 1);
  return html`<button type="button" class="lfd-meter row wrap" data-ref=${`solitary:${player.seat}`}>
    <span>${ctx.t("living_forest_duel-ui-solitary")} <b>${plain(ctx, net)}</b></span>
    <span class="lfd-dots gap-3" aria-hidden="true">${places.map(
      (place) => html`<i key=${place} data-on=${net >= place || undefined}
      data-level=${levels.includes(place) || undefined}>${levels.includes(place) ? place : ""}</i>`,
    )}</span>
    <small data-danger=${next === 1 || undefined}>
      ${ctx.t("living_forest_duel-ui-next-loss", { n: next ?? 0 })}</small>
  </button>`;
}

/** @param {{ctx: Ctx}} props both sides, Summer always at the left */
export function Sides({ ctx }) {
  return viewOf(ctx).players.map(
    (player) => html`<${Side} key=${player.season} player=${player} ctx=${ctx} />`,
  );
}
