/** Views of this game, typed, and the few questions every part asks about them. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("../../js/types.gen.js").Sylvion.View} SylvionView */
/** @typedef {import("../../js/types.gen.js").Sylvion.Kind} Kind */
/** @typedef {import("../../js/types.gen.js").Sylvion.Face} Face */
/** @typedef {import("../../js/types.gen.js").Sylvion.Cell} Cell */
/** @typedef {import("../../js/types.gen.js").Sylvion.KnownCard} Known */
/** @typedef {import("../../js/types.gen.js").Sylvion.Stack} Stack */
/** @typedef {import("../../js/types.gen.js").Sylvion.Fight} Fight */
/** @typedef {import("../../js/types.gen.js").Sylvion.Move} Move */
/** @typedef {import("../../js/types.gen.js").Sylvion.Forecast} Forecast */
/** @typedef {import("../../js/types.gen.js").Sylvion.Cards} Pile */
/** @typedef {import("../../js/types.gen.js").Sylvion.Held} Held */
/** @typedef {import("../../js/types.gen.js").Sylvion.Feat} Feat */
/** @typedef {import("../../js/types.gen.js").Sylvion.Playing} Playing */
/** @typedef {import("../../js/types.gen.js").Sylvion.Count} Count */
/** @typedef {import("../../js/types.gen.js").Sylvion.Column} Column */
/** @typedef {import("../../js/types.gen.js").Sylvion.Mobilization} Mobilization */
/** @typedef {import("../../js/types.gen.js").Sylvion.Revealed} Revealed */

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
