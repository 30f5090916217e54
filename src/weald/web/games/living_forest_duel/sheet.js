/** The end: the four victories, how far each side came, and which of them decided the game. */

import { html } from "../../js/core/preact.js";
import { Icon, tinted } from "../../js/ui/components.js";
import { GOAL_SIGN, GOALS, SEASON_SIGN } from "./cards.js";
import { progress } from "./overview.js";
import { seasonName, viewOf } from "./view.js";

/** @typedef {import("./cards.js").Goal} Goal */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Player} Player */

/** @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const { players, winner, victory, turn } = viewOf(ctx);
  const won = (/** @type {Player} */ { seat }) => (seat === winner ? "win" : "");
  return html`<div class="lfd-sheet">
    ${
      winner !== null &&
      victory &&
      html`<p class="lfd-how row rounded paper gap-10"><${Icon} name=${GOAL_SIGN[victory]} />
      <span>${ctx.t("living_forest_duel-ui-how", { seat: winner, other: 1 - winner, victory, n: turn })}
        </span></p>`
    }
    <table class="sheet-table full">
      <thead><tr><td></td>${players.map(
        (player) => html`<th key=${player.season} scope="col" class=${won(player)}>
        <span class="lfd-sheet-head inline gap-8"><${Icon} name=${SEASON_SIGN[player.season]} /><span>
          ${seasonName(ctx, player.season)}<br />
          <small>${player.seat === ctx.seat ? ctx.t("living_forest_duel-ui-you") : ctx.name(player.seat)}
            </small></span>
          ${won(player) && html`<${Icon} name="laurel-crown" />`}</span></th>`,
      )}</tr></thead>
      <tbody>${GOALS.map(
        (goal) => html`<tr key=${goal} data-decided=${goal === victory || undefined}>
        <th scope="row"><button type="button" class="lfd-sheet-goal inline gap-8" data-ref=${`goal:${goal}`}>
          <${Icon} name=${GOAL_SIGN[goal]} />
          <span>${ctx.t("living_forest_duel-ui-goal", { goal })}</span></button></th>
        ${players.map(
          (player) => html`<td key=${player.season} class=${won(player)}>
          <${Reached} player=${player} goal=${goal} decided=${goal === victory && player.seat === winner}
            ctx=${ctx} /></td>`,
        )}
      </tr>`,
      )}</tbody>
    </table>
  </div>`;
}

/**
 * @param {{player: Player, goal: Goal, decided: boolean, ctx: Ctx}} props how far a side came, and the sign
 *   of the victory
 */
function Reached({ player, goal, decided, ctx }) {
  const { n, of, share } = progress(player, goal);
  const full = decided ? 1 : Math.min(share, 0.97);
  return html`<span class="share" style=${{ ...tinted(player.season), "--p": `${Math.round(full * 100)}%` }}>
    </span>
    <b>${
      decided && goal === "onibi"
        ? ctx.t("living_forest_duel-ui-onibi-out")
        : ctx.t("living_forest_duel-ui-progress", { goal, n, of })
    }</b>
    ${
      decided &&
      html`<span class="lfd-laurel"><${Icon} name="laurel-crown" /><span class="vh">
        ${ctx.t("living_forest_duel-ui-decided")}</span></span>`
    }`;
}
