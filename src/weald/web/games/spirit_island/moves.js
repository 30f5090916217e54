/** Movement on the map: what was pushed travels, what is new settles, what is gone fades. */

import { useLayoutEffect, useRef } from "../../js/lib.js";
import { beat } from "../../js/motion.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./land.js").Filled} Filled */
/** @typedef {import("./pieces.js").Counter} Counter */
/** @typedef {{counter: Counter, spot: {x: number, y: number}, scale: number, words: string}} Lying */

const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";

/** @param {Map<string, Filled>} lands @returns {Map<string, Lying>} all counters by what they are */
function lying(lands) {
  /** @type {Map<string, Lying>} */
  const found = new Map();
  for (const { placed, scale } of lands.values()) {
    for (const { counter, spot } of placed) {
      found.set(counter.key, { counter, spot, scale, words: counter.parts.map(({ icon, text }) => `${icon} ${text}`).join() });
    }
  }
  return found;
}

/** @param {Ctx} ctx @returns {Map<string, string>} for what came to a land: where it came from, by the beginning of a counter's key */
function origins(ctx) {
  /** @type {Map<string, string>} */
  const from = new Map();
  for (const { id, args } of ctx.fresh) {
    if (id === "spirit_island-event-moved") from.set(`${args.to} ${args.kind}`, String(args.land));
  }
  return from;
}

/**
 * @param {Ctx} ctx @param {Map<string, Filled>} lands @param {{current: Element | null}} sheet
 * @returns {Lying[]} what lay here before this moment and is gone; drawn once more, to fade
 */
export function useMoves(ctx, lands, sheet) {
  const moment = `${ctx.snapshot.version} ${ctx.snapshot.last}`;
  const before = useRef({ moment: "", things: /** @type {Map<string, Lying>} */ (new Map()) });
  const now = lying(lands);
  const old = before.current;
  const news = old.moment !== "" && old.moment !== moment;
  const gone = news && ctx.motion !== "none" ? [...old.things].filter(([key]) => !now.has(key)).map(([, thing]) => thing) : [];
  useLayoutEffect(() => {
    before.current = { moment, things: now };
    if (!news || !sheet.current) return;
    const from = origins(ctx);
    for (const element of sheet.current.querySelectorAll("[data-counter]")) {
      const key = element.getAttribute("data-counter") ?? "";
      const thing = now.get(key);
      if (!thing) beat(element, [{ opacity: 1 }, { opacity: 0 }], 520, ctx);
      else if (old.things.get(key)?.words !== thing.words) arrive(element, thing, lands, from, ctx);
    }
  }, [moment]);
  return gone;
}

/** @param {Element} element @param {Lying} thing @param {Map<string, Filled>} lands @param {Map<string, string>} from @param {Ctx} ctx */
function arrive(element, { counter, spot, scale }, lands, from, ctx) {
  const [land, kind] = counter.key.split(" ");
  const start = lands.get(from.get(`${land} ${kind}`) ?? "")?.middle;
  if (start) {
    const way = `translate(${(start.x - spot.x) / scale}px, ${(start.y - spot.y) / scale}px)`;
    beat(element, [{ transform: way }, { transform: "none" }], 320, ctx, SETTLE);
  } else {
    beat(element, [{ transform: "scale(1.25)", opacity: 0.3 }, { transform: "none", opacity: 1 }], 320, ctx, SETTLE);
  }
}
