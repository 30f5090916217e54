/** Views of this game, typed, and the name of a nut. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("./view.gen.js").View} View */
/** @typedef {import("./view.gen.js").Nut} Nut */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {View} */ (ctx.view);

/** @param {Ctx} ctx @param {string} nut */
export const nutName = (ctx, nut) => ctx.t("tiny-choice-nut", { nut });
