/** The outcome of a target, as a chip in its land: signs, those struck out that are gone or do not come. */

import { keyAt } from "../../../js/table/foresight.js";
import { counter } from "./pieces.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("./pieces.js").Counter} Counter */

const GROUP = 3;
const OUTCOME = "spirit_island-outcome-";

/**
 * @param {Land} land
 * @param {Ctx} ctx
 * @param {boolean} tight
 * @param {boolean} [worded] what comes of it in words beside the first sign
 * @returns {Counter[] | null} null: nothing is known about it, and what is coming anyway is shown
 */
export function outcomeCounters(land, ctx, tight, worded = false) {
  const choice = ctx.choice(`land:${land.id}`);
  const outcome = choice && ctx.outcome(choice.id);
  if (!choice || !outcome || outcome.signs.length === 0) return null;
  const { id = "", args = {} } = worded ? (outcome.then ?? {}) : {};
  const words = id && ctx.t("spirit_island-chip", { what: id.slice(OUTCOME.length), n: args.n ?? 0 });
  const signs = outcome.signs.map(({ icon, struck }) => ({ icon, struck }));
  return [
    counter({
      key: `${land.id} outcome`,
      look: `outcome-${outcome.loses === "no" ? outcome.level : "loses"}`,
      group: GROUP,
      kept: true,
      tight,
      parts: words ? [...signs.slice(0, 1), { words }] : signs.slice(0, tight ? 2 : 3),
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
