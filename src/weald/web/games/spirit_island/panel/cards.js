/**
 * A power as it is printed, with what it means for the spirit that has it: cost, speed, elements, aim, text,
 * thresholds.
 */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { resolving, sourceOf } from "../context.js";
import { ELEMENT_SIGN, TERRAIN_SIGN, viewOf } from "../view.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Power} Power */
/** @typedef {import("../view.js").Threshold} Threshold */

/** @param {Ctx} ctx @param {string} id */
export const nameOf = (ctx, id) => ctx.t(`spirit_island-name-${id}`);

/** @param {Ctx} ctx @param {string} element */
export const elementName = (ctx, element) =>
  element === "any" ? ctx.t("spirit_island-panel-any-element") : ctx.t("spirit_island-element", { element });

/** @param {Ctx} ctx @param {Record<string, number>} elements @returns {string} "2 sun, 3 water" */
export const elementWords = (ctx, elements) =>
  Object.entries(elements)
    .map(([element, n]) => `${n} ${elementName(ctx, element)}`)
    .join(", ");

/** @param {{power: Power, ctx: Ctx}} props */
export function Speed({ power, ctx }) {
  const speed = power.fast ? "fast" : "slow";
  return html`<span class="sip-speed inline gap-4" data-speed=${speed}><${Icon}
    name=${power.fast ? "hummingbird" : "turtle"} />
    ${ctx.t("spirit_island-panel-speed", { speed })}</span>`;
}

/** @param {{elements: string[], ctx: Ctx}} props the elements of a card, as signs */
export function Elements({ elements, ctx }) {
  return html`<span class="sip-els gap-3">${elements.map(
    (element, i) => html`<span key=${i} title=${elementName(ctx, element)}>
    <${Icon} name=${ELEMENT_SIGN[element] ?? ""} /><span class="vh">${elementName(ctx, element)} </span>
      </span>`,
  )}</span>`;
}

/**
 * A threshold: how many of which elements; where some are missing, how many there are of how many.
 * @param {{tier: Threshold, mine: boolean, ctx: Ctx}} props
 */
function Need({ tier: { need, missing }, mine, ctx }) {
  return html`<span class="sip-need gap-5">${Object.entries(need).map(([element, n]) => {
    const lack = mine ? (missing[element] ?? 0) : 0;
    return html`<span key=${element} data-missing=${lack ? "" : undefined} title=${elementName(ctx, element)}>
      <b>${lack ? ctx.t("spirit_island-panel-have", { n: n - lack, of: n }) : n}</b>
        <${Icon} name=${ELEMENT_SIGN[element] ?? ""} />
      <span class="vh"> ${elementName(ctx, element)} </span></span>`;
  })}</span>`;
}

/** @param {Ctx} ctx @param {Power} power @returns {string} what may be targeted: "a land with dahan" */
export function targetWords(ctx, power) {
  if (power.target !== "land") return ctx.t("spirit_island-panel-target", { target: power.target });
  if (power.needs.length === 0) return ctx.t("spirit_island-panel-target", { target: "land" });
  // A word like "blight+invaders" asks for both at once.
  const all = new Intl.ListFormat(ctx.lang, { type: "conjunction" });
  const needs = power.needs.map((words) =>
    all.format(words.split("+").map((need) => ctx.t("spirit_island-panel-needs", { need }))),
  );
  return new Intl.ListFormat(ctx.lang, { type: "disjunction" }).format(needs);
}

/** @param {{power: Power, ctx: Ctx}} props range and target in one line */
function Aim({ power, ctx }) {
  const { range } = power;
  return html`<span class="sip-aim flex dim mid gap-6">
    ${
      range &&
      html`<span class="sip-range inline ink gap-2 fixed"><${Icon} name="pass" /><b>${range.n}</b>
      <span class="vh">${ctx.t(rangeMessage(range))}; </span>
      ${range.origin === "sacred_site" && html`<${Icon} name="star-formation" />`}
      ${range.terrain && html`<${Icon} name=${TERRAIN_SIGN[range.terrain]} />`}</span>`
    }
    <span>${targetWords(ctx, power)}</span></span>`;
}

/** @param {NonNullable<Power["range"]>} range */
export const rangeMessage = ({ n, origin, terrain }) => ({
  id: "spirit_island-panel-range",
  args: { n, from: origin, terrain: terrain ?? "any" },
});

/**
 * A threshold with what it brings; what is missing to it is marked.
 * @param {{power: Power, n: number | "quick", tier: Threshold, mine: boolean, ctx: Ctx}} props
 */
function Tier({ power, n, tier, mine, ctx }) {
  return html`<span class="sip-tier dim" data-met=${tier.met ? "" : undefined}>
    ${
      mine && html`<${Icon} name=${tier.met ? "check" : "close"} /> `
    }<${Need} tier=${tier} mine=${mine} ctx=${ctx} /> ${ctx.t(`spirit_island-effect-${power.id}-${n}`)}
      </span>`;
}

/** @param {{power: Power, mine: boolean, ctx: Ctx}} props */
function Tiers({ power, mine, ctx }) {
  return html`<span class="sip-tiers flex low gap-3">
    ${power.swift && html`<${Tier} power=${power} n="quick" tier=${power.swift} mine=${mine} ctx=${ctx} />`}
    ${power.thresholds.map(
      (tier, i) => html`<${Tier} key=${i} power=${power} n=${i + 1} tier=${tier} mine=${mine} ctx=${ctx} />`,
    )}
  </span>`;
}

/**
 * @param {Power} power
 * @param {Ctx} ctx
 * @returns {string | null} how a power of a spirit stands in this phase
 */
export function standing(power, ctx) {
  const { phase } = viewOf(ctx);
  if (resolving(ctx) && sourceOf(ctx) === power.id) return "now";
  if (power.used) return ctx.choice(power.ref) ? "repeat" : "used";
  if (phase !== "fast" && phase !== "slow") return null;
  const held = viewOf(ctx).spirits.flatMap((spirit) => (spirit.id === null ? [] : spirit.hand));
  if (held.some(({ id }) => id === power.id)) return "held";
  if (power.deck === "innate" && !power.thresholds.some(({ met }) => met)) return "elements";
  if (!power.quick) return phase === "fast" ? "later" : "over";
  return ctx.decision?.kind === "powers" && !ctx.choice(power.ref) ? "no-target" : null;
}

/**
 * A power card or innate power. `mine`: it belongs to a spirit, so that price, thresholds and standing mean
 * something.
 * @param {{power: Power, ctx: Ctx, mine?: boolean, state?: string | null, class?: string} & Record<string,
 *   any>} props
 */
export function PowerCard({ power, ctx, mine = true, state = null, class: more = "", ...rest }) {
  const innate = power.deck === "innate";
  const inside = html`
    <span class="sip-head gap-8">${
      !innate &&
      html`<span class="sip-cost center fixed"><span class="vh">${ctx.t("spirit_island-panel-cost")} </span>
        ${mine ? power.price : power.cost}</span>`
    }
      <span class="sip-name">${nameOf(ctx, power.id)}${
        innate && html`<span class="vh">, ${ctx.t("spirit_island-panel-deck", { deck: "innate" })}</span>`
      }</span></span>
    <span class="sip-mid gap-4"><${Speed} power=${power} ctx=${ctx} />
      ${
        innate
          ? html`<${Aim} power=${power} ctx=${ctx} />`
          : html`<${Elements} elements=${power.elements} ctx=${ctx} />`
      }</span>
    ${!innate && html`<${Aim} power=${power} ctx=${ctx} />`}
    ${!innate && html`<span class="sip-text">${ctx.t(`spirit_island-effect-${power.id}`)}</span>`}
    ${
      (power.thresholds.length > 0 || power.swift) &&
      html`<${Tiers} power=${power} mine=${mine} ctx=${ctx} />`
    }
    ${power.reaches.map(
      ({ id, n, of }) => html`<span key=${id} class="sip-reaches flex rel gap-4"
        title=${ctx.t("spirit_island-panel-reaches", { id, n, of })}>
      <${Icon} name="check" /><span>${ctx.t("spirit_island-panel-reaches-short", { id, n, of })}</span>
        </span>`,
    )}
    ${
      state &&
      html`<span class="sip-state dim well"
        data-state=${state}>${ctx.t("spirit_island-panel-state", { state })}
        </span>`
    }`;
  const attrs = {
    ...rest,
    class: `sip-card flex rel lined ink gap-4 slim ${more}`,
    "data-deck": power.deck,
    "data-state": state ?? undefined,
  };
  return rest["data-ref"]
    ? html`<button type="button" ...${attrs}>${inside}</button>`
    : html`<div ...${attrs}>${inside}</div>`;
}
