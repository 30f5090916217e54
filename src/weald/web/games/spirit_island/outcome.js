/** What a target would bring, as a chip in its land: signs, those struck out that are gone or do not come. */

import { keyAt } from "../../js/table/foresight.js";
import { counter } from "./pieces.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Land} Land */
/** @typedef {import("./pieces.js").Counter} Counter */

const GROUP = 3;

/**
 * @param {Land} land
 * @param {Ctx} ctx
 * @param {boolean} tight
 * @returns {Counter[] | null} null: nothing is known about it, and what is coming anyway is shown
 */
export function outcomeCounters(land, ctx, tight) {
  const choice = ctx.choice(`land:${land.id}`);
  const outcome = choice && ctx.outcome(choice.id);
  if (!choice || !outcome || outcome.signs.length === 0) return null;
  return [
    counter({
      key: `${land.id} outcome`,
      look: `outcome-${outcome.loses === "no" ? outcome.level : "loses"}`,
      group: GROUP,
      kept: true,
      tight,
      parts: outcome.signs.slice(0, tight ? 2 : 3).map(({ icon, struck }) => ({ icon, struck })),
    }),
  ];
}

/**
 * @param {Land} land
 * @param {Ctx} ctx
 * @returns {string} the key that chooses a land
 */
export function keyOf(land, ctx) {
  const choice = ctx.choice(`land:${land.id}`);
  const i = choice ? ctx.listed.indexOf(choice.id) : -1;
  return i < 0 ? "" : keyAt(i);
}
