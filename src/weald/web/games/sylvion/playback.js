/**
 * What has just happened, shown again beat by beat: the board as it was, carried on event by event to how it
 * is.
 */

import { useEffect, useLayoutEffect, useState } from "../../js/core/preact.js";
import { beat, travel } from "../../js/ui/motion.js";
import { spaceRef, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").SylvionView} SylvionView */
/**
 * @typedef {{cards: Readonly<Record<string, string>>, pawn: string | null, bloom: number, desolated: number}}
 *   Scene
 */
/** @typedef {{space: string, icon: string, n: number | null}} Sign a fight or harm, drawn over a space */
/**
 * @typedef {{scene: Scene, event: GameEvent, ms: number, moves: [string, string][], lunge: [string, string] |
 *   null, sign: Sign | null}} Frame
 */

const TIMES = { revealed: 280, resolves: 640, blazed: 420, moves: 420 };
const ANY = 420;
const CLASH = 620;
const RESULT = 260;
const TOGETHER = ["moves", "blazed", "washed-away", "soothed"];
const FIGHTS = ["holds", "falls", "both", "shields", "geyser"];
const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";

/** @param {SylvionView} view @returns {Scene} */
export function sceneOf({ cells, stacks, pawn, edges }) {
  /** @type {Record<string, string>} */
  const cards = {};
  for (const { cell, card } of cells) if (card) cards[cell] = card;
  for (const { row, shown } of stacks) if (shown) cards[`stack-${row}`] = shown.card;
  return { cards, pawn, bloom: edges.bloom, desolated: edges.desolated };
}

/** @param {Scene} scene @param {Record<string, string | null>} changes @returns {Scene} */
function laid(scene, changes) {
  const cards = { ...scene.cards };
  for (const [space, card] of Object.entries(changes)) {
    if (card === null) delete cards[space];
    else cards[space] = card;
  }
  return { ...scene, cards };
}

/** @param {Scene} scene @param {string} from @param {string} to */
function moved(scene, from, to) {
  const card = scene.cards[from];
  const after = laid(scene, card === undefined ? {} : { [from]: null, [to]: card });
  return scene.pawn === from ? { ...after, pawn: to } : after;
}

/**
 * @param {Scene} scene
 * @param {number} n edges that wither (less than 0: that bloom again)
 * @returns {Scene}
 */
function withered(scene, n) {
  const lost = Math.min(n, scene.bloom);
  return { ...scene, bloom: scene.bloom - lost, desolated: scene.desolated + lost };
}

/**
 * @type {Record<string, (scene: Scene, args: Record<string, any>) => Scene>} how each event changes the board
 */
const CHANGES = {
  revealed: (s, { row, card }) => laid(s, { [`stack-${row}`]: card }),
  pawn: (s, { row }) => ({ ...s, pawn: `stack-${row}` }),
  pricked: (s, { row }) => laid(s, { [`stack-${row}`]: null }),
  resolves: (s) => s,
  blazed: (s, { cell, n }) => laid(s, { [cell]: `blazing_${n}` }),
  moves: (s, { start, cell }) => moved(s, start, cell),
  holds: (s, { start }) => laid(s, { [start]: null }),
  falls: (s, { start, cell }) => moved(s, start, cell),
  both: (s, { start, cell }) => laid(s, { [start]: null, [cell]: null }),
  shields: (s, { start, cell }) => ({ ...moved(s, start, cell), pawn: null }),
  geyser: (s, { start, cell }) => laid(s, { [start]: null, [cell]: null }),
  burns: (s, { start, n }) => withered(laid(s, { [start]: null }), Number(n)),
  unseated: (s) => ({ ...s, pawn: null }),
  destroyed: (s, { cell }) => laid(s, { [cell]: null }),
  "laid-down": (s, { card, cell }) => laid(s, { [cell]: card }),
  "blown-back": (s, { cell }) => laid(s, { [cell]: null }),
  stoned: (s, { cell }) => laid(s, { [cell]: null }),
  "stoned-edge": (s) => withered(s, 1),
  "washed-away": (s, { cell }) => laid(s, { [cell]: null }),
  erupted: (s, { cell }) => laid(s, { [cell]: null }),
  restored: (s, { n }) => withered(s, -Number(n)),
};

/** @param {GameEvent} event */
const sortOf = ({ id }) => id.replace("sylvion-event-", "");

/** @param {string} sort @param {GameEvent} event @returns {Sign | null} */
function signOf(sort, { args }) {
  if (FIGHTS.includes(sort)) return { space: String(args.cell), icon: "crossed-swords", n: null };
  if (sort === "burns") return { space: "forest", icon: "claw-slashes", n: Number(args.n) };
  if (sort === "stoned-edge") return { space: "forest", icon: "falling-rocks", n: 1 };
  if (sort === "stoned") return { space: String(args.cell), icon: "falling-rocks", n: null };
  return null;
}

/** @param {Scene} start @param {readonly GameEvent[]} events @returns {Frame[]} */
export function framesOf(start, events) {
  /** @type {Frame[]} */
  const frames = [];
  let scene = start;
  let last = "";
  let spent = "";
  for (const event of events) {
    const sort = sortOf(event);
    const change = CHANGES[sort];
    if (!change) continue;
    if (spent && sort !== "laid-down") scene = laid(scene, { [spent]: null });
    spent = sort === "resolves" ? `stack-${event.args.row}` : "";
    const before = scene;
    scene = change(scene, event.args);
    if (sort === "laid-down") scene = laid(scene, { [`stack-${event.args.row}`]: null });
    const { start: from, cell: to } = event.args;
    const sign = signOf(sort, event);
    const previous = frames.at(-1);
    if (previous && last === sort && TOGETHER.includes(sort)) {
      previous.scene = scene;
      if (sort === "moves") previous.moves.push([String(from), String(to)]);
    } else if (from !== undefined && sign) {
      frames.push({ scene: before, event, ms: CLASH, moves: [], lunge: [String(from), String(to)], sign });
      frames.push({ scene, event, ms: RESULT, moves: [], lunge: null, sign: null });
    } else {
      const ms = TIMES[/** @type {keyof typeof TIMES} */ (sort)] ?? ANY;
      frames.push({
        scene,
        event,
        ms,
        moves: sort === "moves" ? [[String(from), String(to)]] : [],
        lunge: null,
        sign,
      });
    }
    last = sort;
  }
  return frames;
}

/**
 * What was shown last, by table: a board that is rendered again for another person at the same screen goes on
 * from there.
 */
const shownLast = { table: "", last: 0, inScene: false, scene: /** @type {Scene | null} */ (null) };

/**
 * @param {Ctx} ctx @param {{current: HTMLElement | null}} field
 * @returns {Frame | null} the beat to show; null: nothing is going on, the board is as it is
 */
export function usePlayback(ctx, field) {
  const [film, setFilm] = useState(/** @type {{frames: Frame[], at: number} | null} */ (null));
  const { id, version, last, rewound, events } = ctx.snapshot;
  useLayoutEffect(() => {
    // A scene that is left, or goes back, is not played to its end.
    const goesOn = last > shownLast.last && (ctx.scene !== null || !shownLast.inScene);
    const same = shownLast.table === id && (ctx.scene !== null || (!rewound && !ctx.replay));
    const start = same && goesOn && ctx.motion !== "none" ? shownLast.scene : null;
    const frames = start
      ? framesOf(
          start,
          (ctx.scene?.events ?? events).filter(({ n }) => n > shownLast.last && n <= last),
        )
      : [];
    Object.assign(shownLast, { table: id, last, inScene: ctx.scene !== null, scene: sceneOf(viewOf(ctx)) });
    setFilm(frames.length > 0 ? { frames, at: 0 } : null);
  }, [id, version, last, ctx.scene]);
  const frame = film?.frames[film.at] ?? null;
  useLayoutEffect(() => {
    if (frame && field.current) animate(frame, field.current, ctx);
  }, [frame]);
  useEffect(() => {
    if (!film || !frame) return undefined;
    const skip = () => setFilm(null);
    const next = () => setFilm(film.at + 1 < film.frames.length ? { ...film, at: film.at + 1 } : null);
    const timer = setTimeout(next, ctx.motion === "fast" ? frame.ms / 2 : frame.ms);
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, [frame]);
  return frame;
}

/** @param {Frame} frame @param {HTMLElement} field @param {Ctx} ctx */
function animate(frame, field, ctx) {
  const at = (/** @type {string} */ space) =>
    field.querySelector(`[data-ref="${CSS.escape(spaceRef(space))}"]`);
  for (const [from, to] of frame.moves) {
    const [start, card] = [at(from), at(to)?.querySelector(".card")];
    if (start && card) travel(card, start.getBoundingClientRect(), ctx);
  }
  if (frame.lunge) {
    const [card, goal] = [at(frame.lunge[0])?.querySelector(".card"), at(frame.lunge[1])];
    if (card && goal) lunge(card, goal, frame.lunge[1] === "forest" ? 1 : 0.55, ctx);
  }
  const { row, cell } = frame.event.args;
  const sort = sortOf(frame.event);
  const turned =
    sort === "revealed" || sort === "resolves"
      ? at(`stack-${row}`)
      : sort === "laid-down"
        ? at(String(cell))
        : null;
  const card = turned?.querySelector(".card");
  if (card && sort === "revealed")
    beat(card, [{ transform: "scaleX(0)" }, { transform: "none" }], TIMES.revealed, ctx);
  else if (card) beat(card, [{ transform: "scale(1.18)" }, { transform: "none" }], ANY, ctx, SETTLE);
}

/**
 * @param {Element} card
 * @param {Element} goal
 * @param {number} share of the way that it goes
 * @param {Ctx} ctx
 */
function lunge(card, goal, share, ctx) {
  const [from, to] = [card.getBoundingClientRect(), goal.getBoundingClientRect()];
  const x = Math.max(to.left + to.width / 2, Math.min(from.left, to.right)) - (from.left + from.width / 2);
  const y = share === 1 ? 0 : to.top - from.top;
  const there = `translate(${x * share}px, ${y * share}px)`;
  const frames =
    share === 1
      ? [
          { transform: "none", opacity: 1, zIndex: 5 },
          { transform: there, opacity: 0, zIndex: 5 },
        ]
      : [
          { transform: "none", zIndex: 5 },
          { transform: there, zIndex: 5 },
          { transform: "none", zIndex: 5 },
        ];
  beat(card, frames, CLASH, ctx);
}
