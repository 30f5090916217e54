/** The distance of each side to each of the four victories. */

import { html } from "../../js/core/preact.js";
import { Icon, tinted } from "../../js/ui/components.js";
import { GOAL_SIGN, GOALS, SEASON_SIGN } from "./cards.js";
import { seasonName, viewOf } from "./view.js";

/** @typedef {import("./cards.js").Goal} Goal */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Player} Player */

/** Two rounds of the clearing: the usual way of Onibi to a victory fills the bar. */
const ONIBI_WAY = 14;
const NEAR = 2;

/**
 * @param {Player} player
 * @param {Goal} goal
 * @returns {{n: number, of: number, missing: number, share: number}}
 */
export function progress({ goals }, goal) {
  if (goal === "onibi") {
    const { missing } = goals.onibi;
    return { n: missing, of: 0, missing, share: Math.max(0, 1 - missing / ONIBI_WAY) };
  }
  const { have, need, missing } = goals[goal];
  return { n: have, of: need, missing, share: need > 0 ? have / need : 0 };
}

/** @param {{ctx: Ctx}} props */
export function Overview({ ctx }) {
  const { players } = viewOf(ctx);
  return html`<section class="panel lfd-goals">
    <h3>${ctx.t("living_forest_duel-ui-goals")}</h3>
    <p class="lfd-heads grid gap-8 dim little">${players.map(
      ({ seat, season }) => html`<span key=${season}><${Icon} name=${SEASON_SIGN[season]} />
      <span>${seat === ctx.seat ? ctx.t("living_forest_duel-ui-you-have") : ctx.name(seat)}</span></span>`,
    )}</p>
    <ul>${GOALS.map(
      (goal) => html`<li key=${goal}><button type="button" class="lfd-goal little mid grid full"
        data-ref=${`goal:${goal}`}>
      <${Icon} name=${GOAL_SIGN[goal]} /><span>${ctx.t("living_forest_duel-ui-goal", { goal })}</span>
      <span class="lfd-bars grid gap-8">${players.map(
        (player) => html`<${Bar} key=${player.season} player=${player} goal=${goal} ctx=${ctx} />`,
      )}</span>
    </button></li>`,
    )}</ul>
  </section>`;
}

/** @param {{player: Player, goal: Goal, ctx: Ctx}} props */
function Bar({ player, goal, ctx }) {
  const { n, of, missing, share } = progress(player, goal);
  return html`<span class="lfd-bar rel clip well ink" data-near=${missing <= NEAR || undefined}
    style=${{ ...tinted(player.season), "--p": `${Math.round(share * 100)}%` }}>
    <span><span class="vh">${seasonName(ctx, player.season)}: </span>
      ${ctx.t("living_forest_duel-ui-progress", { goal, n, of })}</span></span>`;
}

/** @param {{ctx: Ctx}} props the same in one row, for screens on which the panel is out of sight */
export function Race({ ctx }) {
  const { players } = viewOf(ctx);
  return html`<ul class="lfd-race grid gap-6" aria-label=${ctx.t("living_forest_duel-ui-goals")}>
    ${GOALS.map(
      (goal) => html`<li key=${goal}><button type="button" data-ref=${`goal:${goal}`}>
      <${Icon} name=${GOAL_SIGN[goal]} /><span class="vh">${ctx.t("living_forest_duel-ui-goal", { goal })}
        </span>
      ${players.map((player) => {
        const { n, of, missing } = progress(player, goal);
        return html`<span key=${player.season} class="lfd-pip text-mid ink"
          data-near=${missing <= NEAR || undefined}
          style=${tinted(player.season)}>
          <span class="vh">${seasonName(ctx, player.season)}: ${ctx.t("living_forest_duel-ui-progress", {
            goal,
            n,
            of,
          })}</span>
          <span aria-hidden="true">${n}</span></span>`;
      })}
      <small aria-hidden="true">
        ${ctx.t("living_forest_duel-ui-race", { goal, of: players[0] ? progress(players[0], goal).of : 0 })}
          </small>
    </button></li>`,
    )}
  </ul>`;
}
