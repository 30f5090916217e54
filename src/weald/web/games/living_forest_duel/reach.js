/** The eye is led to the next choice, where only a part of the table is in sight. */

import { useEffect, useRef } from "../../js/core/preact.js";
import { bringIntoSight } from "../../js/ui/sight.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** From this width on the whole table is in sight. */
const WHOLE = 1600;

/**
 * On a screen that shows only a part of the table, goes to where the next question can be answered.
 * @param {Ctx} ctx @param {{current: HTMLElement | null}} board
 */
export function useReach(ctx, board) {
  const question = ctx.decision ? `${ctx.decision.kind} ${ctx.snapshot.version}` : "";
  const arrived = useRef(false);
  useEffect(() => {
    const first = !arrived.current;
    arrived.current = true;
    if (first || !question || innerWidth >= WHOLE) return;
    // Answers without a place on the table have a button in the prompt, which is always in sight.
    const refs = new Set(ctx.decision?.choices.map(({ ref }) => ref).filter((ref) => ref.includes(":")));
    const things = [
      .../** @type {NodeListOf<HTMLElement>} */ (board.current?.querySelectorAll("[data-ref]") ?? []),
    ].filter(({ dataset }) => refs.has(dataset.ref ?? ""));
    if (things.length === 0 || things.some(isInSight)) return;
    bringIntoSight(things[0], "center");
  }, [question]);
}

/** @param {Element} thing */
function isInSight(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  const covered = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector(".tabs")?.getBoundingClientRect().top || innerHeight;
  return top >= Math.max(0, covered) && bottom <= foot;
}
