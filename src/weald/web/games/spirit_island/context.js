/** The present business: the power or rule that the open question comes from, and where powers lie. */

import { isPower, powerOf } from "./catalogue.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Power} Power */
/** @typedef {import("./view.js").Spirit} Spirit */

/** Questions about what to do next, or about whom to be: nothing is being resolved. */
const OPEN = ["grow", "powers", "spirit", "order"];

/** @param {Ctx} ctx */
export const resolving = (ctx) => ctx.decision !== null && !OPEN.includes(ctx.decision.kind);

/** @param {Ctx} ctx @returns {Spirit[]} */
export const spiritsOf = (ctx) =>
  viewOf(ctx).spirits.flatMap((spirit) => (spirit.id === null ? [] : [spirit]));

/**
 * @param {Ctx} ctx
 * @param {string} id
 * @returns {{power: Power, mine: boolean} | null} a power wherever it lies open, else as it is printed
 */
export function findPower(ctx, id) {
  for (const { hand, in_play, discard, innates } of spiritsOf(ctx)) {
    const power = [...hand, ...in_play, ...discard, ...innates].find((one) => one.id === id);
    if (power) return { power, mine: true };
  }
  const { shown, panels } = viewOf(ctx);
  const power = [...shown, ...panels.flatMap((panel) => [...panel.innates, ...panel.cards])].find(
    (one) => one.id === id,
  );
  if (power) return { power, mine: false };
  return isPower(id) ? { power: powerOf(id), mine: false } : null;
}

/** @param {Ctx} ctx @returns {string} what the open question comes from: a power, a fear card, growth */
export const sourceOf = (ctx) => String(ctx.decision?.prompt.args?.id ?? "");
