// News: the doings of AI seats and other people since the viewer acted, marked until the next answer.

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */

/**
 * Return the things on the table that others have touched since the viewer acted.
 * @param {readonly GameEvent[]} events @param {Ctx} ctx @param {Pick<GameModule, "about">} module
 * @returns {Set<string>}
 */
export function newsRefs(events, ctx, module) {
  if (ctx.seat === null) return new Set();
  const { mine, last } = ctx.snapshot;
  /** @type {Set<string>} */
  const news = new Set();
  for (const event of events) {
    if (event.n <= ctx.acted || event.n > last) continue;
    const about = module.about?.(event, ctx);
    const actor = typeof event.args.seat === "number" ? event.args.seat : (about?.seat ?? null);
    if (actor !== null && !mine.includes(actor)) for (const ref of about?.refs ?? []) news.add(ref);
  }
  return news;
}
