/** Views of this game, typed, and the few questions every part asks about them. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("./view.gen.js").View} SylvionView */
/** @typedef {import("./view.gen.js").Kind} Kind */
/** @typedef {import("./view.gen.js").Face} Face */
/** @typedef {import("./view.gen.js").Cell} Cell */
/** @typedef {import("./view.gen.js").KnownCard} Known */
/** @typedef {import("./view.gen.js").Stack} Stack */
/** @typedef {import("./view.gen.js").Fight} Fight */
/** @typedef {import("./view.gen.js").Move} Move */
/** @typedef {import("./view.gen.js").Forecast} Forecast */
/** @typedef {import("./view.gen.js").Cards} Pile */
/** @typedef {import("./view.gen.js").Held} Held */
/** @typedef {import("./view.gen.js").Feat} Feat */
/** @typedef {import("./view.gen.js").Playing} Playing */
/** @typedef {import("./view.gen.js").Count} Count */
/** @typedef {import("./view.gen.js").Column} Column */
/** @typedef {import("./view.gen.js").Mobilization} Mobilization */
/** @typedef {import("./view.gen.js").Revealed} Revealed */

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
