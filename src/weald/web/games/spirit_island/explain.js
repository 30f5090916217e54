/**
 * The inspector on cards, growth, tracks, rules, elements, spirits and phases; lands have a file
 * of their own.
 */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { findPower, spiritsOf } from "./context.js";
import { explainLand } from "./explain_land.js";
import { elementWords, rangeMessage, standing, targetWords } from "./panel/cards.js";
import { iconMessage, slotWords } from "./panel/tracks.js";
import { ELEMENT_SIGN } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {import("./view.js").Power} Power */
/** @typedef {import("./view.js").Spirit} Spirit */
/** @typedef {import("./view.js").Threshold} Threshold */
/** @typedef {NonNullable<Explanation["lines"]>} Lines */

/** @type {Record<string, (ctx: Ctx, a: string, b: string, ref: string) => Explanation | null>} */
const ABOUT = {
  card: (ctx, id) => aboutPower(id, ctx),
  innate: (ctx, id) => aboutPower(id, ctx),
  growth: (ctx, seat, _, ref) => aboutGrowth(Number(seat), ref, ctx),
  icon: (ctx, seat, _, ref) => aboutIcon(Number(seat), ref, ctx),
  track: (ctx, seat, track) => aboutTrack(Number(seat), track, ctx),
  rule: (_, id) => ({
    title: name(id),
    sub: { id: "spirit_island-panel-rule" },
    text: { id: `spirit_island-effect-${id}` },
  }),
  element: (ctx, element) => aboutElement(element, ctx),
  spirit: (ctx, seat) => aboutSpirit(Number(seat), ctx),
  panel: (_, id) => ({
    title: { id: `spirit_island-name-${id}` },
    text: { id: `spirit_island-about-${id}` },
  }),
  phase: (_, phase) => ({
    title: { id: "spirit_island-phase", args: { phase } },
    text: { id: "spirit_island-panel-phase-rule", args: { phase } },
  }),
  deck: (_, deck) => ({
    title: { id: "spirit_island-choice-deck", args: { deck } },
    text: { id: "spirit_island-panel-deck-rule", args: { deck } },
  }),
  deed: (ctx, _, __, ref) => labelled(ref, ctx),
  offer: (ctx, _, __, ref) => labelled(ref, ctx),
};

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explain(ref, ctx) {
  const [sort = "", a = "", b = ""] = ref.split(":");
  const about = ABOUT[sort];
  return about ? about(ctx, a, b, ref) : explainLand(ref, ctx);
}

/** @param {string} id @returns {Message} */
const name = (id) => ({ id: `spirit_island-name-${id}` });

/**
 * @param {string} sign
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {Lines[number]}
 */
const line = (sign, id, args = {}) => ({
  icon: html`<${Icon} name=${sign} />`,
  label: { id: `spirit_island-panel-${id}`, args },
});

/**
 * @param {string} ref
 * @param {Ctx} ctx
 * @returns {Explanation | null} an answer that is nothing but its words
 */
function labelled(ref, ctx) {
  const choice = ctx.choice(ref);
  return choice ? { title: choice.label, ...(ctx.decision?.help ? { text: ctx.decision.help } : {}) } : null;
}

/** @param {Ctx} ctx @param {number} seat @returns {Spirit | undefined} */
const at = (ctx, seat) => spiritsOf(ctx).find((spirit) => spirit.seat === seat);

/** @param {string} id @param {Ctx} ctx @returns {Explanation} */
function aboutPower(id, ctx) {
  const holder = findPower(ctx, id);
  if (!holder) return { title: name(id) };
  const { power, mine } = holder;
  const { deck, range, swift, thresholds, price, cost } = power;
  const innate = deck === "innate";
  const state = mine ? standing(power, ctx) : null;
  /** @type {Lines} */
  const lines = [
    ...(swift ? [tier(power, "quick", swift, mine, ctx)] : []),
    ...thresholds.map((one, i) => tier(power, i + 1, one, mine, ctx)),
    ...power.reaches.map(({ id: innate, n, of }) => line("check", "reaches", { id: innate, n, of })),
    line(power.fast ? "hummingbird" : "turtle", "speed-rule", { speed: power.fast ? "fast" : "slow" }),
    ...(range ? [{ icon: html`<${Icon} name="pass" />`, label: rangeMessage(range) }] : []),
    line("look", "targets", { target: targetWords(ctx, power) }),
    ...(power.elements.length > 0
      ? [line("star-swirl", "gives", { elements: elementWords(ctx, counted(power.elements)) })]
      : []),
    ...(innate
      ? []
      : [
          line("power-lightning", "costs", {
            n: mine ? price : cost,
            printed: cost,
            same: price === cost ? "yes" : "no",
          }),
        ]),
    ...(state ? [line("clock", "state-rule", { state })] : []),
  ];
  return {
    title: name(id),
    sub: { id: "spirit_island-panel-deck", args: { deck } },
    ...(innate ? {} : { text: { id: `spirit_island-effect-${id}` } }),
    lines,
  };
}

/** @param {string[]} elements @returns {Record<string, number>} */
function counted(elements) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const element of elements) counts[element] = (counts[element] ?? 0) + 1;
  return counts;
}

/**
 * @param {Power} power
 * @param {number | "quick"} n
 * @param {Threshold} threshold
 * @param {boolean} mine
 * @param {Ctx} ctx
 * @returns {Lines[number]}
 */
function tier(power, n, { need, missing, met }, mine, ctx) {
  const text = ctx.t(`spirit_island-effect-${power.id}-${n}`);
  const args = {
    need: elementWords(ctx, need),
    text,
    missing: elementWords(ctx, missing),
    met: !mine ? "printed" : met ? "yes" : "no",
  };
  return line(met ? "check" : "close", "tier", args);
}

/** @param {number} seat @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
function aboutGrowth(seat, ref, ctx) {
  const spirit = at(ctx, seat);
  const option = spirit?.growth.find((one) => one.ref === ref);
  if (!spirit || !option) return null;
  return {
    title: { id: "spirit_island-panel-option", args: { n: option.n, pick: option.pick } },
    sub: { id: `spirit_island-name-${spirit.id}` },
    text: { id: `spirit_island-growth-${spirit.base}-${option.n}` },
    lines: option.chosen ? [line("check", "chosen")] : [],
  };
}

/** @param {number} seat @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
function aboutIcon(seat, ref, ctx) {
  const icon = at(ctx, seat)
    ?.growth.flatMap((option) => option.icons)
    .find((one) => one.ref === ref);
  return icon
    ? {
        title: iconMessage(icon),
        text: { id: "spirit_island-panel-icon-rule", args: { open: icon.open ? "yes" : "no" } },
      }
    : null;
}

/** @param {number} seat @param {string} place @param {Ctx} ctx @returns {Explanation | null} */
function aboutTrack(seat, place, ctx) {
  const spirit = at(ctx, seat);
  if (!spirit) return null;
  const { lines, nodes } = spirit.tracks;
  const track = lines.find(({ line }) => line === place);
  if (track) {
    const usual = place === "energy" || place === "cards";
    const next = track.slots.find((slot) => slot.covered);
    return {
      title: usual
        ? { id: "spirit_island-choice-track", args: { place } }
        : { id: `spirit_island-space-${place}` },
      text: { id: "spirit_island-panel-track-rule", args: { track: usual ? place : "other" } },
      lines: next ? [line("right", "track-next", { what: slotWords(next, ctx) })] : [],
    };
  }
  const space = [...nodes, ...lines.flatMap(({ slots }) => slots)].find(({ id }) => id === place);
  if (space)
    return {
      title: { id: "spirit_island-panel-slot-title", args: { what: slotWords(space, ctx) } },
      text: {
        id: "spirit_island-panel-space-rule",
        args: { state: space.start ? "start" : space.covered ? "covered" : "open" },
      },
    };
  return {
    title: { id: "spirit_island-choice-track", args: { place: "destroyed" } },
    text: { id: "spirit_island-panel-track-rule", args: { track: "destroyed" } },
    lines: [line("shattered-glass", "destroyed", { n: spirit.destroyed })],
  };
}

/** @param {string} element @param {Ctx} ctx @returns {Explanation} */
function aboutElement(element, ctx) {
  const spirit = at(ctx, ctx.looked.value);
  const n = spirit?.elements[element] ?? 0;
  const wanting = (spirit?.innates ?? []).filter((power) =>
    power.thresholds.some(({ missing }) => missing[element]),
  );
  return {
    title: { id: "spirit_island-element", args: { element } },
    text: { id: "spirit_island-panel-element-rule" },
    lines: [
      {
        icon: html`<${Icon} name=${ELEMENT_SIGN[element] ?? ""} />`,
        label: { id: "spirit_island-panel-element-have" },
        value: n,
        count: true,
      },
      ...wanting.map((power) => ({ label: name(power.id), value: missingMost(power, element), count: true })),
    ],
  };
}

/**
 * @param {Power} power
 * @param {string} element
 * @returns {number} how many of an element its next threshold lacks
 */
const missingMost = (power, element) =>
  power.thresholds.map(({ missing }) => missing[element] ?? 0).find((n) => n > 0) ?? 0;

/** @param {number} seat @param {Ctx} ctx @returns {Explanation | null} */
function aboutSpirit(seat, ctx) {
  const spirit = at(ctx, seat);
  if (!spirit) return null;
  const { id, energy, income, cards_in_hand: held, in_play: played, elements } = spirit;
  return {
    title: { id: `spirit_island-name-${id}` },
    sub: { id: "spirit_island-panel-tile", args: { seat, acts: "no" } },
    text: { id: `spirit_island-about-${id}` },
    lines: [
      { ...line("power-lightning", "energy-rule", { n: income }), value: energy, count: true },
      { ...line("card-play", "in-hand"), value: held, count: true },
      ...(Object.keys(elements).length > 0
        ? [line("star-swirl", "gives", { elements: elementWords(ctx, elements) })]
        : []),
      ...played.map((power) => ({
        icon: html`<${Icon} name=${power.used ? "check" : power.fast ? "hummingbird" : "turtle"} />`,
        label: name(power.id),
      })),
    ],
  };
}
