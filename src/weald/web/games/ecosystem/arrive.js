/** Movement on the board: a card that was laid settles, two that were swapped change places. */

import { useLayoutEffect, useRef } from "../../js/core/preact.js";
import { beat, travel } from "../../js/ui/motion.js";
import { cellRef } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";

/** @param {Ctx} ctx @returns {{current: HTMLElement | null}} to be set on the grid */
export function useArrivals(ctx) {
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    for (const { id, args } of ctx.fresh) {
      const at = (/** @type {unknown} */ cell) =>
        grid.current?.querySelector(`[data-ref="${CSS.escape(cellRef(Number(args.seat), String(cell)))}"]`);
      const card = at(args.cell);
      if (!card) continue;
      if (id === "ecosystem-event-placed")
        beat(card, [{ transform: "scale(1.07)" }, { transform: "none" }], 320, ctx, SETTLE);
      const other = id === "ecosystem-event-swapped" ? at(args.other_cell) : null;
      if (other) exchange(card, other, ctx);
    }
  }, [ctx.fresh]);
  return grid;
}

/** @param {Element} one @param {Element} other @param {Ctx} ctx */
function exchange(one, other, ctx) {
  const [from, to] = [other.getBoundingClientRect(), one.getBoundingClientRect()];
  travel(one, from, ctx);
  travel(other, to, ctx);
}
