/**
 * Movement: what lies somewhere else than before travels there, what is new settles; and the eye is led to
 * the next choice.
 */

import { useEffect, useLayoutEffect, useRef } from "../../js/core/preact.js";
import { beat, travel } from "../../js/ui/motion.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {{at: string, box: DOMRect}} Spot */

/** From this width on the whole table is in sight. */
const WHOLE = 1600;
const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";

/**
 * Things with `data-flip` keep their identity between two drawings, `data-at` says where they lie.
 * @param {Ctx} ctx @returns {{current: HTMLElement | null}} to be set on the board
 */
export function useArrivals(ctx) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Map<string, Spot>} */ (new Map()));
  useLayoutEffect(() => {
    const now = /** @type {Map<string, Spot>} */ (new Map());
    const deck = board.current?.querySelector(".lfd-back")?.getBoundingClientRect();
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (
      board.current?.querySelectorAll("[data-flip]") ?? []
    )) {
      const { flip = "", at = "" } = thing.dataset;
      const box = thing.getBoundingClientRect();
      now.set(flip, { at, box });
      const last = before.current.get(flip);
      if (before.current.size === 0 || last?.at === at) continue;
      const drawn = flip.startsWith("varans:") || (!last && flip.startsWith("card:") && at !== "recruit");
      if (drawn && deck) travel(thing, deck, ctx);
      else if (last) travel(thing, last.box, ctx);
      else
        beat(
          thing,
          [
            { transform: "scale(1.12)", opacity: 0.4 },
            { transform: "none", opacity: 1 },
          ],
          320,
          ctx,
          SETTLE,
        );
    }
    before.current = now;
  }, [ctx.snapshot.version, ctx.snapshot.last]);
  return board;
}

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
    things[0]?.scrollIntoView({ block: "center", behavior: ctx.motion === "none" ? "auto" : "smooth" });
  }, [question]);
}

/** @param {Element} thing */
function isInSight(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  const covered = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector(".tabs")?.getBoundingClientRect().top || innerHeight;
  return top >= Math.max(0, covered) && bottom <= foot;
}
