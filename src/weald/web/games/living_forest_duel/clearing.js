/** The clearing as a panorama: seven cards, what burns, Onibi, and what the end of the turn would bring. */

import { html } from "../../js/core/preact.js";
import { Icon, plain, Tick, tinted } from "../../js/ui/components.js";
import { BONUS_SIGN, SEASON_SIGN } from "./cards.js";
import { Scene } from "./scene.js";
import { running, seasonName, viewOf, wishes } from "./view.js";

/** @typedef {import("./view.js").Clearing} Place */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Player} Player */

const WIDE = 1200;
const NARROW = 540;

/** @param {{ctx: Ctx}} props */
export function Panorama({ ctx }) {
  const { clearing, players, forecast } = viewOf(ctx);
  const wanted = wishes(ctx);
  const action = running(ctx)?.action;
  return html`<div class="lfd-pano col apart rel clip gap-8" role="group"
    aria-label=${ctx.t("living_forest_duel-ui-clearing")}>
    <${Scene} width=${WIDE} name="wide" class="lfd-wide" /><${Scene} width=${NARROW} name="narrow"
      class="lfd-narrow" />
    <div class="lfd-sky flex apart gap-8">
      <${Plate} player=${players[0]} ctx=${ctx} />
      ${
        forecast &&
        html`<button type="button" class="lfd-blaze" data-ref="fire">
        <span class="vh">${ctx.t("living_forest_duel-ui-say-fire", {
          value: forecast.end.value,
          n: forecast.end.cards,
        })}</span>
        <span aria-hidden="true"><small>${ctx.t("living_forest_duel-ui-turn-end")}</small>
          <${Icon} name="flame" />${forecast.end.value}</span></button>`
      }
      <${Plate} player=${players[1]} ctx=${ctx} />
    </div>
    <div class="lfd-row grid gap-12">${clearing.map(
      (place) => html`<${ClearingCard} key=${place.clearing} place=${place}
      wanted=${wanted.has(place.ref)} idle=${action === "extinguish" || action === "onibi"} ctx=${ctx} />`,
    )}</div>
  </div>`;
}

/**
 * @param {{player: Player, ctx: Ctx}} props a season, who plays it, and how its water stands against the fire
 */
function Plate({ player, ctx }) {
  const { seat, season } = player;
  const { active, forecast } = viewOf(ctx);
  const stand = forecast?.end.seats[seat];
  const words = stand
    ? ctx.t("living_forest_duel-ui-say-stand", {
        seat,
        season,
        water: stand.water,
        n: stand.resists ? 0 : stand.varans,
        holds: stand.resists ? "yes" : "no",
      })
    : ctx.t("living_forest_duel-ui-say-side", { seat, season });
  return html`<button type="button" class="lfd-plate" data-ref=${`water:${seat}`}
    data-active=${active === seat || undefined} style=${tinted(season)}>
    <span class="vh">${words}</span>
    <span class="lfd-plate-in row wrap" aria-hidden="true"><${Icon} name=${SEASON_SIGN[season]} /><b>
      ${seasonName(ctx, season)}</b>
      <small>${seat === ctx.seat ? ctx.t("living_forest_duel-ui-you") : ctx.name(seat)}</small>
      ${
        stand &&
        html`<span class="lfd-stand paper ink" data-holds=${stand.resists || undefined}><${Icon}
          name="water-drop" />
          ${plain(ctx, stand.water)}
        ${
          stand.resists
            ? html`<${Icon} name="check" />`
            : html`<i data-none=${stand.varans === 0 || undefined}><${Icon} name="salamander" />
              ${stand.varans}</i>`
        }</span>`
      }</span>
  </button>`;
}

/** @param {{place: Place, wanted: boolean, idle: boolean, ctx: Ctx}} props */
function ClearingCard({ place, wanted, idle, ctx }) {
  const { ref, value, bonus, fire, onibi, burning } = place;
  const choice = ctx.choice(ref);
  const picked = ctx.pickedRef === ref;
  const state = fire && onibi ? "both" : fire ? "fire" : onibi ? "onibi" : "none";
  const words = ctx.t("living_forest_duel-ui-say-clearing", { place: place.place, value, bonus, state });
  return html`<button type="button" class="lfd-cl rel ink" data-ref=${ref}
    data-burning=${burning || undefined}
    data-wanted=${wanted || undefined}
    data-off=${(idle && !choice && !picked) || undefined}>
    <span class="vh">${choice ? `${words}. ${ctx.t(choice.label)}` : words}</span>
    <span class="lfd-cl-in" aria-hidden="true">
      <span class="lfd-fv inline gap-3"><${Icon} name="flame" />${value}</span>
      <span class="lfd-ring surface"><${Icon} name=${BONUS_SIGN[bonus]} /></span>
      <span class="lfd-pieces flex">
        ${fire && html`<span class="lfd-piece lfd-fire"><${Icon} name="flame" /></span>`}
        ${
          onibi &&
          html`<span class="lfd-piece lfd-onibi" data-piece="onibi" data-at=${ref}><${Icon} name="wisp" />
            </span>`
        }
      </span>
      ${choice && html`<${Consequence} choice=${choice} ctx=${ctx} />`}
    </span>
    ${picked && html`<${Tick} ctx=${ctx} />`}
  </button>`;
}

/**
 * @param {{choice: import("../../js/types.js").Choice, ctx: Ctx}} props what choosing this card means: its
 *   price, or the steps to it
 */
function Consequence({ choice, ctx }) {
  const { n, out } = choice.label.args ?? {};
  if (choice.gain !== null) return html`<span class="tag lfd-tag">${ctx.signed(choice.gain)}</span>`;
  return html`<span class="tag lfd-tag">${out === "wins" && html`<${Icon} name="laurel-crown" />`}
    <span class="lfd-long">${ctx.t("living_forest_duel-ui-steps", { n: Number(n) })}</span>
      <span class="lfd-short">${Number(n)}</span></span>`;
}
