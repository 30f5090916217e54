/** Ecosystem: Forest at the browser's table. */

import { Board } from "./board.js";
import { explain } from "./explain.js";
import { Hand } from "./hand.js";
import { Overview } from "./overview.js";
import { scene } from "./scene.js";
import { Sheet } from "./sheet.js";
import { cellRef, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").About} About */
/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../js/types.js").GameModule} GameModule */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */

/** @param {Ctx} ctx @returns {Message | null} */
function where(ctx) {
  const { mode, phase, round, turn, turns } = viewOf(ctx);
  if (phase === "over") return { id: "ecosystem-ui-where-over" };
  if (mode === "solo") return { id: "ecosystem-ui-where-solo", args: { turn, turns } };
  return { id: "ecosystem-ui-where", args: { round, turn, turns } };
}

/** @param {number} seat @param {Ctx} ctx @returns {Message} */
const doing = (seat, ctx) => ({ id: "ecosystem-ui-doing", args: { seat, phase: viewOf(ctx).phase } });

/** @param {GameEvent} event @returns {About} */
function about({ args }) {
  const { seat, cell, other_cell: second } = args;
  if (typeof seat !== "number") return { refs: [] };
  const cells = [cell, second].filter((one) => typeof one === "string");
  return { refs: cells.map((one) => cellRef(seat, String(one))) };
}

/** @param {string | null} ref @param {Ctx} ctx @returns {string | null} */
function option(ref, ctx) {
  const [sort, a, b] = (ref ?? "").split(":");
  const kind = ctx.decision?.kind;
  if (sort === "hand" && (kind === "pick" || kind === "give")) return a;
  const onGrid = kind === "place" || kind === "swap_first" || kind === "swap_second";
  return sort === "cell" && onGrid && Number(a) === ctx.seat ? b : null;
}

/** @param {Ctx} ctx @returns {string | null} */
function rest(ctx) {
  const { placing } = viewOf(ctx);
  return placing ? `hand:${placing}` : null;
}

/** @type {GameModule} */
export default {
  where,
  parts: { Board, Hand, Overview, Sheet },
  explain,
  doing,
  about,
  option,
  rest,
  scene,
};
