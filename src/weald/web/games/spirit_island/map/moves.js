/**
 * Movement on the map, land after land in the order of events: what was pushed travels, what is new settles,
 * what is gone fades.
 */

import { useLayoutEffect, useRef } from "../../../js/core/preact.js";
import { beat } from "../../../js/ui/motion.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("./land.js").Filled} Filled */
/** @typedef {import("./pieces.js").Counter} Counter */
/** @typedef {{counter: Counter, spot: {x: number, y: number}, scale: number, words: string}} Lying */
/**
 * @typedef {{from: Map<string, string>, harm: Map<string, boolean>, wait: (land: string) => number}} Story
 */

const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";
const BEAT = 320;
const FADE = 520;
/** From one land to the next; many lands share the time that is bearable. */
const STEP = 300;
const ALL = 2700;
const HARM = [
  "spirit_island-event-ravage",
  "spirit_island-event-blight",
  "spirit_island-event-presence-destroyed",
];

/** @param {Map<string, Filled>} lands @returns {Map<string, Lying>} all counters by what they are */
function lying(lands) {
  /** @type {Map<string, Lying>} */
  const things = new Map();
  for (const { placed, scale } of lands.values()) {
    for (const { counter, spot } of placed) {
      things.set(counter.key, {
        counter,
        spot,
        scale,
        words: counter.parts.map(({ icon, text }) => `${icon} ${text}`).join(),
      });
    }
  }
  return things;
}

/**
 * @param {Ctx} ctx
 * @returns {Story} where things came from, which lands were harmed, and when a land has its turn
 */
function story(ctx) {
  /** @type {Story["from"]} */
  const from = new Map();
  /** @type {Story["harm"]} */
  const harm = new Map();
  for (const { id, args } of ctx.fresh) {
    if (id === "spirit_island-event-moved") from.set(`${args.to} ${args.kind}`, String(args.land));
    const land = String(args.to ?? args.land ?? "");
    if (land) harm.set(land, harm.get(land) || HARM.includes(id));
  }
  const order = [...harm.keys()];
  const step = Math.min(STEP, ALL / Math.max(1, order.length));
  return { from, harm, wait: (land) => Math.max(0, order.indexOf(land)) * step };
}

/**
 * @param {Element} element @param {Keyframe} first kept until its time has come @param {Keyframe[]} rest
 *   @param {number} wait @param {number} ms
 * @param {Ctx} ctx
 */
function late(element, first, rest, wait, ms, ctx) {
  const all = wait + ms;
  const frames = rest.map((frame, i) => ({ ...frame, offset: (wait + (ms * (i + 1)) / rest.length) / all }));
  beat(
    element,
    [{ ...first, offset: 0 }, { ...first, offset: wait / all, easing: SETTLE }, ...frames],
    all,
    ctx,
    "linear",
  );
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
  const news = old.moment !== "" && old.moment !== moment && ctx.motion !== "none";
  const gone = news ? [...old.things].filter(([key]) => !now.has(key)).map(([, thing]) => thing) : [];
  useLayoutEffect(() => {
    before.current = { moment, things: now };
    if (!news || !sheet.current) return;
    const plot = story(ctx);
    for (const element of sheet.current.querySelectorAll("[data-counter]")) {
      const key = element.getAttribute("data-counter") ?? "";
      const thing = now.get(key);
      if (!thing)
        late(element, { opacity: 1 }, [{ opacity: 0 }], plot.wait(key.split(" ")[0] ?? ""), FADE, ctx);
      else if (old.things.get(key)?.words !== thing.words)
        arrive(element, thing, old.things.has(key), lands, plot, ctx);
    }
    // In a scene the land of the beat is ringed as long as it lasts.
    for (const [land, harmed] of ctx.scene ? [] : plot.harm) flash(sheet.current, land, harmed, plot, ctx);
  }, [moment]);
  return gone;
}

/**
 * @param {Element} element @param {Lying} thing @param {boolean} stayed whether it lay there before, with
 *   another number
 * @param {Map<string, Filled>} lands @param {Story} plot @param {Ctx} ctx
 */
function arrive(element, { counter, spot, scale }, stayed, lands, { from, wait }, ctx) {
  const [land = "", kind] = counter.key.split(" ");
  const start = lands.get(from.get(`${land} ${kind}`) ?? "")?.middle;
  const rest = { transform: "none", opacity: 1 };
  const large = { transform: "scale(1.3)", opacity: 1 };
  if (start)
    late(
      element,
      {
        transform: `translate(${(start.x - spot.x) / scale}px, ${(start.y - spot.y) / scale}px)`,
        opacity: 1,
      },
      [rest],
      wait(land),
      BEAT,
      ctx,
    );
  else
    late(
      element,
      stayed ? rest : { transform: "scale(.6)", opacity: 0 },
      [large, rest],
      wait(land),
      BEAT,
      ctx,
    );
}

/**
 * @param {Element} sheet
 * @param {string} land
 * @param {boolean} harmed
 * @param {Story} plot
 * @param {Ctx} ctx a land lights up when something happens in it
 */
function flash(sheet, land, harmed, { wait }, ctx) {
  const edge = sheet.querySelector(`[data-ref="land:${land}"] .si-edge`);
  const stroke = `var(--${harmed ? "danger" : "info"})`;
  if (edge)
    late(
      edge,
      { opacity: 0, stroke },
      [
        { opacity: 1, stroke },
        { opacity: 0, stroke },
      ],
      wait(land),
      FADE,
      ctx,
    );
}
