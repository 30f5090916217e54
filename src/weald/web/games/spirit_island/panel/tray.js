/**
 * While something is resolved: the power it comes from, and everything that can be answered except lands of
 * the map.
 */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { wide } from "../breakpoint.js";
import { spiritIcon } from "../catalogue.js";
import { findPower, sourceOf } from "../context.js";
import { ELEMENT_SIGN, KIND_SIGN, TERRAIN_SIGN, viewOf } from "../view.js";
import { nameOf, PowerCard, standing } from "./cards.js";
import { Rules } from "./panel.js";
import { Tracks } from "./tracks.js";

/** @typedef {import("../../../js/types.js").Choice} Choice */
/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Power} Power */
/** @typedef {import("../view.js").Spirit} Spirit */

/** @type {Record<string, string>} */
const DEED_SIGN = {
  fear: "terror",
  defend: "shield",
  damage: "sword-clash",
  damage_each: "sword-clash",
  damage_separate: "sword-clash",
  destroy: "shattered-glass",
  remove: "minus",
  remove_blight: "minus",
  add_blight: "blightmark",
  replace: "swap",
  downgrade: "swap",
  add: "plus",
  push: "push",
  gather: "pull",
  add_presence: "plus",
  return_presence: "plus",
  destroy_presence: "shattered-glass",
  gain_energy: "power-lightning",
  gain_card: "card-draw",
  forget_card: "card-burn",
  reclaim_card: "card-pickup",
  reclaim_all: "card-pickup",
  isolate: "cancel",
};

/** @type {Record<string, (ctx: Ctx, a: string, b: string) => string | undefined>} */
const SIGNS = {
  piece: (_, __, piece) => KIND_SIGN[piece.split("-")[0] ?? ""],
  deed: (_, deed) => DEED_SIGN[deed.split("-")[0] ?? ""],
  land: (ctx, id) => TERRAIN_SIGN[viewOf(ctx).lands.find((land) => land.id === id)?.terrain ?? "ocean"],
  spirit: (ctx, seat) => spiritIcon(viewOf(ctx).spirits[Number(seat)]?.id ?? ""),
  element: (_, element) => ELEMENT_SIGN[element],
  deck: () => "card-draw",
  fear: () => "terror",
};

/** A power that is used as if with fewer elements: its thresholds are the last part. */
const FEWER = /^(card|innate):[^:]+:\d+$/;

/** @param {{spirit: Spirit, ctx: Ctx}} props */
export function Tray({ spirit, ctx }) {
  const choices = ctx.decision?.choices ?? [];
  // A card with other elements declared is a chip, as an innate power is: its name alone would not tell.
  const cards = choices.filter(({ ref }) => ref.startsWith("card:") && !FEWER.test(ref));
  const tracks = choices.some(({ ref }) => ref.startsWith("track:"));
  const lands = choices.filter(({ ref }) => ref.startsWith("land:"));
  const rest = choices.filter(
    ({ ref }) => ref.includes(":") && (FEWER.test(ref) || !/^(card|track|land):/.test(ref)),
  );
  const source = cards.length > 0 ? null : findPower(ctx, sourceOf(ctx));
  return html`<div class="sip-tray flex scroll low grow">
    ${
      source
        ? html`<${PowerCard} power=${source.power} mine=${source.mine} ctx=${ctx} state="now"
          class="sip-source" />`
        : html`<${Notice} spirit=${spirit} ctx=${ctx} />`
    }
    <div class="sip-answers col gap-10 slim">
      ${
        lands.length > 0 &&
        html`<p class="sip-where row dim gap-8 little"><${Icon}
          name="look" />${ctx.t("spirit_island-panel-on-map", { n: lands.length })}</p>`
      }
      ${tracks && html`<${Tracks} spirit=${spirit} ctx=${ctx} />`}
      ${
        rest.length > 0 &&
        html`<div class="sip-chips flex wrap gap-8">${rest.map(
          (choice) => html`<${Answer} key=${choice.id} choice=${choice} ctx=${ctx} />`,
        )}</div>`
      }
      ${
        !wide.value &&
        lands.length > 0 &&
        html`<div class="sip-chips flex wrap gap-8">${lands.map(
          (choice) => html`<${Answer} key=${choice.id} choice=${choice} ctx=${ctx} />`,
        )}</div>`
      }
    </div>
    ${
      cards.length > 0 &&
      html`<div class="sip-row flex gap-10 slim" data-scroll>${cards.map(
        ({ ref }) => html`<${Offered} key=${ref} tag=${ref} ctx=${ctx} />`,
      )}</div>`
    }
  </div>`;
}

/** @param {Ctx} ctx whether presence comes or goes: then the special rules of a spirit may matter */
const aboutPresence = (ctx) =>
  /presence/.test(ctx.decision?.kind ?? "") ||
  (ctx.decision?.choices ?? []).some(({ ref }) => ref.startsWith("track:"));

/**
 * Other sources of a question: a fear card, the blight card, a special rule. When presence comes or
 * goes, the special rules of the spirit.
 * @param {{spirit: Spirit, ctx: Ctx}} props
 */
function Notice({ spirit, ctx }) {
  const help = ctx.decision?.help;
  if (!help)
    return aboutPresence(ctx)
      ? html`<div class="sip-source sip-reminder slim"><${Rules} rules=${spirit.rules} ctx=${ctx} /></div>`
      : null;
  return html`<div class="sip-card flex rel lined ink gap-4 slim sip-source" data-state="now"><span
    class="sip-head gap-8"><span
    class="sip-name">
      ${nameOf(ctx, sourceOf(ctx))}</span></span>
    <span class="sip-text">${ctx.t(help)}</span><span class="sip-state dim well" data-state="now">
      ${ctx.t("spirit_island-panel-state", { state: "now" })}</span></div>`;
}

/** @param {{tag: string, ctx: Ctx}} props a card that can be gained, forgotten or taken back */
function Offered({ tag, ctx }) {
  const holder = findPower(ctx, tag.split(":")[1] ?? "");
  return (
    holder && html`<${PowerCard} power=${holder.power} mine=${holder.mine} ctx=${ctx} data-ref=${tag} />`
  );
}

/** @param {{choice: Choice, ctx: Ctx}} props */
function Answer({ choice, ctx }) {
  const [sort = "", a = "", b = ""] = choice.ref.split(":");
  const sign = SIGNS[sort]?.(ctx, a, b) ?? "right";
  const n =
    viewOf(ctx)
      .lands.flatMap((land) => land.pieces)
      .find(({ ref }) => ref === choice.ref)?.n ?? 1;
  return html`<button type="button" class="sip-answer inline little rounded lined paper gap-8"
    data-ref=${choice.ref}><${Icon} name=${sign} />
    <span>${ctx.t(choice.label)}${
      sort === "deck" && html`<small>${ctx.t("spirit_island-panel-deck-rule", { deck: a })}</small>`
    }</span>
    ${n > 1 && html`<b>${ctx.t("spirit_island-panel-times", { n })}</b>`}</button>`;
}

/** @param {{ctx: Ctx}} props what else can be done: special actions, powers as if with fewer elements */
export function Extras({ ctx }) {
  const choices = ctx.decision?.choices ?? [];
  const offers = choices.filter(({ ref }) => ref.startsWith("offer:"));
  const fewer = choices.filter(({ ref }) => FEWER.test(ref));
  if (offers.length + fewer.length === 0) return null;
  return html`<div class="sip-extras grid gap-8 little">
    ${offers.map((choice) => html`<${Answer} key=${choice.id} choice=${choice} ctx=${ctx} />`)}
    ${
      fewer.length > 0 &&
      html`<details><summary>${ctx.t("spirit_island-panel-fewer", { n: fewer.length })}</summary>
      <div class="sip-chips flex wrap gap-8">${fewer.map(
        (choice) => html`<${Answer} key=${choice.id} choice=${choice} ctx=${ctx} />`,
      )}</div></details>`
    }
  </div>`;
}

/**
 * @param {{powers: Power[], mine?: boolean, ctx: Ctx}} props cards or innate powers side by side;
 *   those without an owner stand there as printed
 */
export function Row({ powers, mine = true, ctx }) {
  return powers.map(
    (power) =>
      html`<${PowerCard} key=${power.id} power=${power} ctx=${ctx} mine=${mine}
        state=${mine ? standing(power, ctx) : null} data-ref=${power.ref} />`,
  );
}
