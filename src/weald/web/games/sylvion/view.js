/** What the engine shows of this game, typed, and the few questions every part asks about it. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/**
 * @typedef {"fountain" | "tree" | "animal" | "betrayal" | "feat" | "elemental" | "support" | "element"} Kind
 */
/**
 * @typedef {{card: string, kind: Kind, strength: number | null, vitality: number | null, marked?: boolean,
 *   letter?: string | null}} Face
 */
/** @typedef {{cell: string, ref: string, row: number, col: number, card: string | null, kind: Kind | null,
 * strength?: number | null,
 *   vitality?: number | null, pawn: boolean}} Cell */
/** @typedef {Face & {ref: string}} Known */
/**
 * @typedef {{row: number, ref: string, count: number, shown: Face | null, order: number | null, pawn:
 *   boolean, known: Known[]}} Stack
 */
/**
 * @typedef {{cell: string, card: string, against: number, end: "holds" | "falls" | "both" | "shields" |
 *   "geyser"}} Fight
 */
/**
 * @typedef {{from: string, to: string, row: number, foe: string, strength: number, blazes: boolean, steps:
 *   number, fights: Fight[],
 *   damage: number, end: "stands" | "destroyed" | "forest"}} Move
 */
/**
 * @typedef {{kind: "movement" | "assault", unknown: number, supports: {order: number, card: string, letter:
 *   string, row: number}[],
 * moves: Move[], falls: string[], damage: number, lost: boolean, end: string, bloom: number, desolated:
 * number, restored: number}} Forecast
 */
/**
 * @typedef {{card: string, kind: Kind, n: number, cost: number | null, strength: number | null, vitality:
 *   number | null}} Pile
 */
/** @typedef {Pile & {ref: string, playable: boolean, refused: Message | null, pays: string[]}} Held */
/** @typedef {{card: string, ref: string, playable: boolean, refused: Message | null}} Feat */
/**
 * @typedef {{card: string, kind: Kind, cell: string | null, due: number, payer: number, points: number, pays:
 *   string[]}} Playing
 */
/** @typedef {{restored: number, desolated: number, wins: boolean}} Count */
/** @typedef {{column: number, ref: string, cards: Pile[]}} Column */
/**
 * @typedef {{round: number, rounds: number, columns: Column[], pool: number, pool_cards: Record<string,
 *   number>, edges: number,
 * edges_left: Record<string, number>, deserted: number[], recruited: Record<string, number>, kinds:
 * Record<string, number>, n: number}} Mobilization
 */
/**
 * @typedef {{mode: "introductory" | "advanced", edition: string, expansions: string[], talk: "open" |
 *   "silence" | null, open_hands: boolean, draws: number,
 * phase: string, step: number | null, turn: number, turns: number, left: number, last: boolean, active:
 * number, payer: number,
 * edges: {bloom: number, desolated: number, of: number}, cells: Cell[], stacks: Stack[], pawn: string | null,
 * points: number,
 * barrage: boolean, forecast: Forecast | null, count: {now: Count, assault: (Count & {damage: number}) |
 * null} | null,
 * deck: number, deck_top: string[], discard: string[], removed: string[], removed_unseen: number, burnt:
 * string[],
 * ravage_left: Record<string, number>, hand: Held[] | null, hands: (Pile[] | null)[], hand_sizes: number[],
 * feats: Feat[],
 * playing: Playing | null, defenders: {cards: Record<string, number>, kinds: Record<string, number>, n:
 * number},
 *   mobilization: Mobilization | null, end: string | null}} SylvionView
 */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {SylvionView} */ (ctx.view);

/** @param {string} cell */
export const cellRef = (cell) => `cell:${cell}`;

/**
 * @param {string} space a cell, the place of a revealed card, or the forest
 * @returns {string} what carries it on the board
 */
export function spaceRef(space) {
  if (space === "forest") return "forest";
  return space.startsWith("stack-") ? `stack:${space.slice(6)}` : cellRef(space);
}

/** @param {Ctx} ctx @param {string} card */
export const cardName = (ctx, card) => ctx.t("sylvion-card", { card });

/**
 * @param {Ctx} ctx
 * @returns {string} the space that the open question is about (an elemental being moved, a geyser)
 */
export function askedSpace(ctx) {
  const { row, col } = ctx.decision?.prompt.args ?? {};
  return row && col ? `r${row}c${col}` : "";
}

/** @param {Ctx} ctx @returns {number} whose hand lies below the board */
export const holder = (ctx) => ctx.seat ?? ctx.looked.value;

/** @param {readonly string[]} cards @returns {[string, number][]} each card once, with how many there are */
export function counted(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
