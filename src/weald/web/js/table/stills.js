// Stills: the board between two moments, event by event, where a game draws it for itself.

import { useEffect, useReducer, useRef } from "../core/preact.js";
import { motion } from "../core/settings.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Still} Still */

/**
 * The view shown last: a table that is drawn again for another person at the same screen goes on from there.
 */
const shownLast = { table: "", last: 0, inScene: false, view: /** @type {any} */ (null) };

/** @param {Ctx} ctx @param {GameModule} module @returns {Still[]} from the moment shown last */
function stillsUpTo(ctx, { scene }) {
  const { id, last, rewound, events } = ctx.snapshot;
  // A scene that is left, or goes back, is not played to its end.
  const goesOn = last > shownLast.last && (ctx.scene !== null || !shownLast.inScene);
  const same = shownLast.table === id && (ctx.scene !== null || (!rewound && !ctx.replay));
  if (!same || !goesOn || motion() === "none") return [];
  const news = (ctx.scene?.events ?? events).filter(({ n }) => n > shownLast.last && n <= last);
  return scene?.stills?.(shownLast.view, news) ?? [];
}

/**
 * Show the stills that lead to a moment one after another, until a key or a pointer is pressed.
 * @param {Ctx} ctx @param {GameModule} module @returns {Ctx} the moment, or one that leads up to it
 */
export function useStills(ctx, module) {
  const film = useRef({ moment: "", scene: ctx.scene, stills: /** @type {Still[]} */ ([]), at: 0 });
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const { id, version, last } = ctx.snapshot;
  const moment = `${id} ${version} ${last}`;
  if (film.current.moment !== moment || film.current.scene !== ctx.scene) {
    film.current = { moment, scene: ctx.scene, stills: stillsUpTo(ctx, module), at: 0 };
    Object.assign(shownLast, { table: id, last, inScene: ctx.scene !== null, view: ctx.view });
  }
  const { stills, at } = film.current;
  const still = stills[at] ?? null;
  useEffect(() => {
    if (!still) return undefined;
    /** @param {number} to */
    const show = (to) => {
      film.current.at = to;
      redraw(to);
    };
    const skip = () => show(stills.length);
    const timer = setTimeout(() => show(at + 1), motion() === "fast" ? still.ms / 2 : still.ms);
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, [still]);
  return still ? { ...ctx, still: { ...still, key: `${moment} ${at}` }, fresh: [] } : ctx;
}
