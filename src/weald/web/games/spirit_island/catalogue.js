/** The printed catalogue, loaded once: views only name its entries. Here the two are put together again. */

import { has, t } from "../../js/core/i18n.js";

/** @typedef {import("./view.gen.js").Catalogue} Catalogue */
/** @typedef {import("./view.gen.js").PrintedPower} PrintedPower */
/** @typedef {import("./view.gen.js").PrintedSpirit} PrintedSpirit */
/** @typedef {import("./view.gen.js").PrintedAdversary} PrintedAdversary */
/** @typedef {import("./view.gen.js").PrintedScenario} PrintedScenario */
/** @typedef {import("./view.gen.js").PrintedMap} PrintedMap */
/** @typedef {import("./view.gen.js").PrintedEvent} PrintedEvent */
/** @typedef {import("./view.gen.js").PrintedInvaderCard} PrintedInvaderCard */
/** @typedef {import("./view.gen.js").HeldPower} HeldPower */
/** @typedef {import("./view.gen.js").CardInHand} CardInHand */
/** @typedef {import("./view.gen.js").SpiritNow} SpiritNow */
/** @typedef {import("./view.gen.js").PanelSpace} PanelSpace */
/** @typedef {import("./view.js").Growth} Growth */
/** @typedef {import("./view.js").Power} Power */
/** @typedef {import("./view.js").PrintedPanel} PrintedPanel */
/** @typedef {import("./view.js").Spirit} Spirit */
/** @typedef {import("./view.js").TrackSlot} TrackSlot */
/** @typedef {import("./view.js").Tracks} Tracks */

/** @type {Map<string, PrintedPower>} */
const powers = new Map();
/** @type {Map<string, PrintedSpirit>} */
const spirits = new Map();
/** @type {Map<string, PrintedAdversary>} */
const adversaries = new Map();
/** @type {Map<string, PrintedScenario>} */
const scenarios = new Map();
/** @type {Map<string, PrintedMap>} */
const maps = new Map();
/** @type {Map<string, PrintedEvent>} */
const events = new Map();
/** @type {Map<string, PrintedInvaderCard>} */
const invaderCards = new Map();

/** @type {Catalogue | null} */
let all = null;

/** @returns {Catalogue} everything that is printed */
export function everything() {
  if (!all) throw new Error("the catalogue is not loaded");
  return all;
}

/** @param {Catalogue} catalogue */
export function keep(catalogue) {
  all = catalogue;
  for (const power of catalogue.powers) powers.set(power.id, power);
  for (const spirit of catalogue.spirits) spirits.set(spirit.id, spirit);
  for (const adversary of catalogue.adversaries) adversaries.set(adversary.id, adversary);
  for (const scenario of catalogue.scenarios) scenarios.set(scenario.id, scenario);
  for (const side of catalogue.maps) maps.set(side.id, side);
  for (const event of catalogue.events) events.set(event.id, event);
  for (const card of catalogue.invader_cards) invaderCards.set(card.id, card);
}

/** @typedef {Record<string, string | number | boolean>} Options */

/** @param {Options} options @returns {string[]} options that mean nothing beside the others */
export const unused = (options) =>
  follows(options)
    ? ["adversary", "level", "blight", "events", "fewer_events"]
    : [...(options.adversary === "none" ? ["level"] : []), ...(options.events ? [] : ["fewer_events"])];

/** @param {Options} options @returns {boolean} whether the scenario goes on from an earlier game */
export const follows = ({ scenario }) => scenarios.get(String(scenario))?.follows === true;

/** @param {Options} options @returns {number} how hard adversary, scenario and map make it */
export function difficulty(options) {
  const { adversary, level, scenario, map } = options;
  const against = adversaries.get(String(adversary))?.levels[Number(level)]?.difficulty ?? 0;
  const side = maps.get(String(map));
  const eased = side?.eased_by.some((set) => options[set] === true);
  const terrain = side ? (eased ? side.eased : side.difficulty) : 0;
  return against + (scenarios.get(String(scenario))?.difficulty ?? 0) + terrain;
}

const COMPLEXITIES = ["low", "moderate", "high", "very_high"];

/**
 * Return the spirits in the box, the simple ones first.
 * @param {Options} options @returns {import("../../js/types.js").Character[]}
 */
export function characters(options) {
  return [...spirits.values()]
    .filter(({ id, base }) => isOnOffer(id, base, options) && has(`spirit_island-name-${id}`))
    .sort((one, other) => COMPLEXITIES.indexOf(one.complexity) - COMPLEXITIES.indexOf(other.complexity))
    .map(({ id, complexity }) => ({
      id,
      text: t(`spirit_island-name-${id}`),
      group: t("spirit_island-panel-complexity", { complexity }),
    }));
}

/**
 * @param {string} id @param {string} base @param {Options} options
 * @returns {boolean} whether a table plays with it; an aspect needs its spirit's set, and no fixed powers
 */
function isOnOffer(id, base, options) {
  if (id !== base && options.power_progression === true) return false;
  return [id, base].every((one) => {
    const { set } = find(spirits, one);
    return set === "base" || options[set] === true;
  });
}

/**
 * @template T
 * @param {Map<string, T>} all @param {string} id @returns {T}
 */
function find(all, id) {
  const entry = all.get(id);
  if (!entry) throw new Error(`${id} is not in the catalogue`);
  return entry;
}

/** @param {string} id @returns {string} the sign of a spirit */
export const spiritIcon = (id) => spirits.get(id)?.icon ?? "rings";

/** @param {string} id @returns {PrintedEvent | undefined} an event card as printed, if it is one */
export const eventOf = (id) => events.get(id);

/** Return the adversary of the base game whose first level is the easiest. */
export function mildestAdversary() {
  const first = (/** @type {any} */ adversary) => adversary.levels[1]?.difficulty ?? Infinity;
  const [mildest] = [...adversaries.values()]
    .filter((adversary) => adversary.set === "base")
    .sort((one, other) => first(one) - first(other));
  return mildest?.id ?? "none";
}

/** @param {string} id @returns {string | null} the rule by which an adversary can win */
export const lossTo = (id) => find(adversaries, id).loss;

/** @param {string} id @returns {Set<string>} everything that a spirit brings along: cards, innates, rules */
export function sourcesOf(id) {
  const { rules, innates, cards } = find(spirits, id);
  return new Set([...rules, ...innates, ...cards]);
}

/** @param {string} card @returns {boolean} whether an adversary escalates by this invader card */
export const escalates = (card) => invaderCards.get(card)?.escalation === true;

/** @param {string} id @returns {string[]} what lies on the panel of an adversary */
export const countedBy = (id) => find(adversaries, id).counters;

/**
 * A power with all that is known about it; without `held`, as printed.
 * @param {string} id @param {HeldPower | CardInHand | null} held @returns {Power}
 */
export function powerOf(id, held = null) {
  const printed = find(powers, id);
  const { deck, cost, thresholds, swift } = printed;
  return {
    ...printed,
    ref: `${deck === "innate" ? "innate" : "card"}:${id}`,
    price: held?.price ?? cost,
    quick: held?.quick ?? false,
    used: held?.used ?? false,
    thresholds: thresholds.map((need, i) => threshold(need, held?.missing[i])),
    swift: swift && threshold(swift, held?.swift ?? undefined),
    reaches: held && "reaches" in held ? held.reaches : [],
  };
}

/**
 * @param {Record<string, number>} need
 * @param {Record<string, number> | undefined} missing undefined: no spirit has the power yet
 */
const threshold = (need, missing) => ({
  need,
  missing: missing ?? need,
  met: missing !== undefined && Object.keys(missing).length === 0,
});

/**
 * @param {PrintedSpirit} printed
 * @param {SpiritNow | null} now null: as the panel lies before the game
 * @returns {Tracks} energy and cards first, then the tracks that only this spirit has; or a network
 */
function tracksOf({ spaces, edges, tracks }, now) {
  const slots = new Map(spaces.map((space) => [space.id, slotOf(space, now)]));
  const lines = [...new Set(spaces.flatMap(({ line }) => (line === null ? [] : [line])))].map((line) => {
    const ids =
      line === "energy" || line === "cards"
        ? tracks[line].map(({ id }) => id)
        : spaces.filter((space) => space.line === line).map(({ id }) => id);
    return { line, slots: ids.flatMap((id) => slots.get(id) ?? []) };
  });
  return { lines, nodes: [...slots.values()].filter(({ line }) => line === null), edges };
}

/** @param {PanelSpace} space @param {SpiritNow | null} now @returns {TrackSlot} */
const slotOf = (space, now) => ({
  ...space,
  covered: now ? now.covered.includes(space.id) : !space.start,
  takeable: now ? now.takeable.includes(space.id) : false,
  element: now?.space_elements[space.id] ?? null,
});

/** @param {string} id @returns {PrintedPanel} a spirit before it is chosen */
export function panelOf(id) {
  const printed = find(spirits, id);
  const { base, replaces, set, icon, complexity, strengths, growth, rules, innates, cards } = printed;
  return {
    id,
    base,
    replaces,
    set,
    icon,
    complexity,
    strengths,
    growth: growth.flatMap(({ options, opened_by: opens }) => options.map((_, i) => opens[i] ?? null)),
    picks: picksOf(growth),
    tracks: tracksOf(printed, null),
    rules,
    innates: innates.map((power) => powerOf(power)),
    cards: cards.map((power) => powerOf(power)),
  };
}

/** @param {PrintedSpirit["growth"]} parts @returns {number} how many options are chosen each turn */
const picksOf = (parts) => parts.reduce((sum, { pick }) => sum + pick, 0);

/** @param {SpiritNow} now @returns {Spirit} a spirit at the table with its panel and cards */
export function spiritOf(now) {
  const printed = find(spirits, now.id);
  const { base, growth, rules, counters } = printed;
  const whole = (/** @type {HeldPower} */ held) => powerOf(held.id, held);
  return {
    ...now,
    base,
    growth: growthOf(growth, now),
    tracks: tracksOf(printed, now),
    rules,
    counters,
    innates: now.innates.map(whole),
    hand: now.hand.map(whole),
    in_play: now.in_play.map(whole),
    discard: now.discard.map(whole),
  };
}

/**
 * @param {PrintedSpirit["growth"]} parts
 * @param {SpiritNow} now
 * @returns {Growth[]} growth options, numbered through the panel
 */
function growthOf(parts, { seat, growth: { chosen, open, available } }) {
  const options = parts.flatMap((part, i) =>
    part.options.map((icons, j) => ({
      icons,
      at: `${i}.${j}`,
      pick: part.pick,
      opens: part.opened_by[j] ?? null,
    })),
  );
  return options.map(({ icons, at, pick, opens }, i) => ({
    ref: `growth:${seat}:${at}`,
    n: i + 1,
    pick: opens === null ? pick : 1,
    opens,
    available: available.includes(at),
    chosen: chosen.includes(at),
    icons: icons.map((icon, k) => ({
      ...icon,
      ref: `icon:${seat}:${at}.${k}`,
      open: open.includes(`${at}.${k}`),
    })),
  }));
}

/** @param {string} id @returns {boolean} whether there is a power of this name */
export const isPower = (id) => powers.has(id);
