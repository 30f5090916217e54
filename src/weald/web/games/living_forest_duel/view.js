/** What the engine shows of this game, typed, and the few questions every part asks about it. */

import { plain } from "../../js/ui/components.js";

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("./cards.js").Bonus} Bonus */
/** @typedef {import("./cards.js").Element} Element */
/** @typedef {import("./cards.js").Season} Season */
/** @typedef {[Message, number]} Term */
/**
 * @typedef {{card: string, season: Season | null, symbol: "solitary" | "gregarious" | null, cost: number | null,
 *   elements: Partial<Record<Element, number>>}} Animal
 */
/** @typedef {{n: number, used: boolean, token: number | null}} Plank */
/** @typedef {Animal & {ref: string}} Lying */
/** @typedef {Lying & {place: number}} Recruit */
/** @typedef {Lying & {place: number, planks: Partial<Record<Element, Plank>>}} Helper */
/** @typedef {"north" | "east" | "south" | "west"} Edge */
/** @typedef {{tree: string, element: Element | null, cost: number | null, bonus: Bonus | null, river: Edge[]}} Tree */
/** @typedef {Tree & {cell: string, ref: string, x: number, y: number, over: string[]}} Planted */
/** @typedef {{cell: string, ref: string, bonuses: number, bonus: Bonus | null, covers: string | null}} Place */
/**
 * @typedef {{clearing: string, ref: string, place: number, value: number, bonus: Bonus, fire: boolean, onibi: boolean,
 *   burning: boolean}} Clearing
 */
/** @typedef {{ref: string, cost: number, out?: "none" | "given" | "returned" | "wins"}} Target `out` only where Onibi moves */
/**
 * @typedef {{total: number, line: number, trees: number, terms: Term[], allowed: boolean, blocked: Message | null,
 *   buys: Target[]}} Share
 */
/** @typedef {{element: Element, ref: string, action: string, common: number, seats: Share[]}} Row */
/** @typedef {{action: string, element: Element, value: number, left: number, bonus: boolean, used: Element[]}} Action */
/** @typedef {{pile: Element, ref: string, left: number, kinds: string[], top: Tree | null, places: Place[][]}} Pile */
/** @typedef {{have: number, need: number, missing: number}} Count */
/**
 * @typedef {{fire: Count, line: Count & {cost: number}, block: Count & {cells: string[]},
 *   onibi: {missing: number, exits: number}}} Goals
 */
/** @typedef {{solitary: number, gregarious: number, net: number, levels: number[], next_loss: number | null}} Solitary */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/**
 * @typedef {{seat: number, season: Season, tokens: {left: number, used: number, lost: number}, solitary: Solitary,
 *   sanki: number, onibi_card: boolean, fires: number, varans: number, line: Lying[],
 *   pack: {cards: number, kinds: string[], bottom: string[]}, forest: {trees: Planted[], box: Box}, goals: Goals}} Player
 */
/** @typedef {{water: number, common: number, line: number, trees: number, resists: boolean, varans: number}} Stand */
/**
 * @typedef {{end: {value: number, cards: number, seats: Stand[], kindled: string[]},
 *   reveal: {cards: number, reshuffled: boolean, risk: number[],
 *     outcomes: {card: string, n: number, place: string, lost: number[], net: number[]}[]}}} Forecast
 */
/**
 * @typedef {{phase: string, turn: number, active: number | null, winner: number | null,
 *   victory: import("./cards.js").Goal | null, turned: Animal | null, clearing: Clearing[],
 *   onibi: {clearing: string, card: number | null}, reserve: {fires: number, sanki: number, onibi: boolean},
 *   recruits: (Recruit | null)[], line: Helper[], elements: Row[], actions: Action[], trees: Pile[], players: Player[],
 *   pile: {cards: number, kinds: string[]}, discard: {cards: number, kinds: string[]}, forecast: Forecast | null}} DuelView
 */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {DuelView} */ (ctx.view);

/** @param {Ctx} ctx whose sums stand first: the own ones, or for a spectator those of the seat looked at */
export const mySeat = (ctx) => ctx.seat ?? ctx.looked.value % 2;

/** @param {Ctx} ctx @param {string} card */
export const cardName = (ctx, card) => ctx.t("living_forest_duel-card", { card });

/** @param {Ctx} ctx @param {string} element */
export const elementName = (ctx, element) => ctx.t("living_forest_duel-element", { element });

/** @param {Ctx} ctx @param {string} season */
export const seasonName = (ctx, season) => ctx.t("living_forest_duel-ui-season", { season });

/** @param {Ctx} ctx @returns {Action | null} the action that is being paid for now */
export const running = (ctx) => viewOf(ctx).actions.at(-1) ?? null;

/** @param {Ctx} ctx @param {number} seat whether this seat is planting trees now */
export const isPlanting = (ctx, seat) => {
  const { phase, active } = viewOf(ctx);
  return active === seat && (phase === "tree" || phase === "cell");
};

/**
 * What the element under the pointer could buy, by ref: shown before anybody decides.
 * @param {Ctx} ctx @returns {Set<string>}
 */
export function wishes(ctx) {
  const { phase, elements } = viewOf(ctx);
  const row =
    phase === "play" || phase === "sanki" ? elements.find(({ ref }) => ref === ctx.hot.value) : undefined;
  return new Set((row?.seats[mySeat(ctx)]?.buys ?? []).map(({ ref }) => ref));
}

/** @param {Animal} animal the only cards of a season that cannot be recruited */
export const isVaran = ({ season, cost }) => season !== null && cost === null;

/** @param {Animal} animal @param {Ctx} ctx an animal in words, for who cannot see it */
export function animalWords(animal, ctx) {
  const planks = Object.entries(animal.elements).map(
    ([element, n]) => `${elementName(ctx, element)} ${plain(ctx, n)}`,
  );
  const args = { card: animal.card, symbol: animal.symbol ?? "none", cost: animal.cost ?? 0 };
  return [ctx.t("living_forest_duel-ui-say-animal", args), ...planks].join(", ");
}

/** @param {Tree} tree @param {Ctx} ctx a tree in words */
export function treeWords(tree, ctx) {
  const args = {
    element: tree.element ?? "none",
    bonus: tree.bonus ?? "none",
    rivers: riverWords(tree, ctx),
  };
  return ctx.t("living_forest_duel-ui-say-tree", args);
}

/** @param {Tree} tree @param {Ctx} ctx @returns {string[]} */
const riverWords = (tree, ctx) => tree.river.map((edge) => ctx.t("living_forest_duel-ui-edge", { edge }));
