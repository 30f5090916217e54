/** Sylvion at the browser's table. */

import { Board } from "./board.js";
import { explain, rest } from "./explain.js";
import { Hand } from "./hand.js";
import { Overview } from "./overview.js";
import { scene } from "./scene.js";
import { Sheet } from "./sheet.js";
import { spaceRef, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").About} About */
/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../js/types.js").GameModule} GameModule */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */

/** @param {Ctx} ctx @returns {Message} */
function where(ctx) {
  const { phase, turn, turns, mobilization } = viewOf(ctx);
  if (mobilization)
    return { id: "sylvion-ui-where-mobilization", args: { n: mobilization.round, of: mobilization.rounds } };
  return { id: "sylvion-ui-where", args: { turn, turns, phase } };
}

/** @param {GameEvent} event @returns {About} */
function about({ args }) {
  const { cell, start, row, column, card } = args;
  const refs = [cell, start]
    .filter((space) => typeof space === "string")
    .map((space) => spaceRef(String(space)));
  if (typeof column === "number") refs.push(`column:${column}`);
  if (refs.length === 0 && typeof row === "number") refs.push(`stack:${row}`);
  if (refs.length === 0 && typeof card === "string") refs.push(`hand:${card}`);
  return { refs };
}

/** Questions that are answered with a space of the board. */
const SPACES = ["place", "target", "carry", "hedgehogs"];

/** @param {string | null} ref @param {Ctx} ctx @returns {string | null} */
function option(ref, ctx) {
  if (ref === null) return null;
  const [sort, a = ""] = ref.split(":");
  const kind = ctx.decision?.kind ?? "";
  if ((sort === "hand" || sort === "feat") && !SPACES.includes(kind)) return a;
  if (!SPACES.includes(kind)) return sort === "column" ? `column-${a}` : null;
  if (sort === "cell") return a;
  return sort === "stack" ? `stack-${a}` : sort === "forest" ? "forest" : null;
}

/** @type {GameModule} */
export default {
  where,
  parts: { Board, Hand, Overview, Sheet },
  explain,
  about,
  option,
  rest,
  scene,
  setup: {
    harder: (options) => (options.mode === "introductory" ? { ...options, mode: "advanced" } : null),
  },
};
