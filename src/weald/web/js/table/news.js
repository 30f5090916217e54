// What AI seats and other people did since the viewer acted, marked on the table until the next answer.

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */

/**
 * Return the things on the table that are somebody else's doing since the viewer acted.
 * @param {readonly GameEvent[]} events @param {Ctx} ctx @param {Pick<GameModule, "refs" | "actor">} module
 * @returns {Set<string>}
 */
export function newsRefs(events, ctx, module) {
  if (ctx.seat === null) return new Set();
  const { mine, last } = ctx.snapshot;
  const news = events.filter((event) => {
    if (event.n <= ctx.acted || event.n > last) return false;
    const { seat } = event.args;
    const actor = typeof seat === "number" ? seat : (module.actor?.(event, ctx) ?? null);
    return actor !== null && !mine.includes(actor);
  });
  return new Set(news.flatMap((event) => module.refs?.(event, ctx) ?? []));
}
