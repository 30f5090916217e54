// Movement on a board, derived by comparing the things that lay there with those that lie there now. They
// say what they are (`data-piece`, and how many: `data-n`) and where they lie (`data-at`); no board moves
// anything.
//
// A thing elsewhere than before travels, a new one settles, one with other words (`data-says`) swells. In a
// drawing, one that is gone fades in a group for it (`data-fading`), and the first child of a thing moves:
// its own transform says where it lies. Things from a covered stack (`data-drawn`) start there
// (`data-stack`). One that strikes another (`data-strikes`) lunges at it. An edge (`data-edge`) lights up
// with events about it.

import { useLayoutEffect, useRef } from "../core/preact.js";
import { motion } from "../core/settings.js";
import { play } from "../ui/motion.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {HTMLElement | SVGGElement} Drawn */
/** @typedef {{x: number, y: number, width: number}} Spot in shares of the board or drawing around it */
/**
 * @typedef {object} Lying
 * @property {string} piece
 * @property {string} at
 * @property {number} n
 * @property {string} says
 * @property {Spot} spot
 * @property {Drawn} [drawn]
 */
/**
 * @typedef {object} Changes
 * @property {[thing: Lying, from: Lying][]} moved
 * @property {Lying[]} came
 * @property {Lying[]} changed
 * @property {Lying[]} gone
 */

const BEAT = 320;
const FADE = 520;
const LUNGE = 620;
/** From one place to the next; many places share the time that is bearable. */
const STEP = 300;
const ALL = 2700;
const SETTLE = "cubic-bezier(.3, 1.35, .5, 1)";
const REST = { transform: "none", opacity: 1 };

/** @param {Lying} one */
const keyOf = ({ piece, at }) => `${piece} ${at}`;

/** @param {Lying} one @param {Lying} other */
const far = ({ spot: a }, { spot: b }) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Compare what lay on a board with what lies there now. A thing that is new in one place has come from the
 * nearest place that has lost one.
 * @param {readonly Lying[]} before @param {readonly Lying[]} after @returns {Changes}
 */
export function compare(before, after) {
  const was = new Map(before.map((thing) => [keyOf(thing), thing]));
  const is = new Map(after.map((thing) => [keyOf(thing), thing]));
  const losses = before.map((thing) => ({ thing, n: thing.n - (is.get(keyOf(thing))?.n ?? 0) }));
  /** @type {Changes} */
  const changes = { moved: [], came: [], changed: [], gone: [] };
  for (const thing of after) {
    const old = was.get(keyOf(thing));
    const gain = thing.n - (old?.n ?? 0);
    const sources = losses.filter((loss) => loss.n > 0 && loss.thing.piece === thing.piece);
    sources.sort((one, other) => far(thing, one.thing) - far(thing, other.thing));
    const [source] = gain > 0 ? sources : [];
    if (source) {
      source.n -= gain;
      changes.moved.push([thing, source.thing]);
    } else if (!old) changes.came.push(thing);
    else if (thing.says && old.says !== thing.says) changes.changed.push(thing);
  }
  changes.gone = losses.filter(({ thing, n }) => n > 0 && !is.has(keyOf(thing))).map(({ thing }) => thing);
  return changes;
}

/**
 * Return when each place has its turn, in milliseconds: in the order of the events about it.
 * @param {readonly string[][]} refs of each event
 */
export function turns(refs) {
  /** @type {Map<string, number>} */
  const order = new Map();
  let count = 0;
  for (const some of refs) {
    const fresh = some.filter((ref) => !order.has(ref));
    for (const ref of fresh) order.set(ref, count);
    if (fresh.length > 0) count += 1;
  }
  const step = Math.min(STEP, ALL / Math.max(1, count));
  return (/** @type {string} */ at) => (order.get(at) ?? 0) * step;
}

/** @param {Element} thing @param {Element} board @returns {Spot} */
function spotOf(thing, board) {
  const around = (thing instanceof SVGElement ? thing.ownerSVGElement : board) ?? board;
  const [box, field] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
  return {
    x: (box.left + box.width / 2 - field.left) / field.width,
    y: (box.top + box.height / 2 - field.top) / field.height,
    width: box.width / field.width,
  };
}

/** @param {Element} board @returns {Lying[]} the things on a board that can be seen */
function lyingOn(board) {
  const things = /** @type {NodeListOf<Drawn>} */ (board.querySelectorAll("[data-piece]"));
  return [...things].flatMap((drawn) => {
    const { piece = "", at = "", n = "1", says = "" } = drawn.dataset;
    const spot = spotOf(drawn, board);
    return spot.width > 0 ? [{ piece, at, n: Number(n), says, spot, drawn }] : [];
  });
}

/** @param {Drawn} drawn the part of a thing that moves */
const body = (drawn) => (drawn instanceof SVGElement ? (drawn.firstElementChild ?? drawn) : drawn);

/**
 * Let a thing arrive from another spot.
 * @param {Drawn} drawn @param {Spot} from @param {Element} board @param {number} wait
 */
function travel(drawn, from, board, wait) {
  const part = body(drawn);
  const to = spotOf(part, board);
  const field = (drawn instanceof SVGElement ? drawn.ownerSVGElement : board) ?? board;
  const { width, height } = field.getBoundingClientRect();
  // A drawing measures in units of its own.
  const unit =
    part instanceof SVGGraphicsElement ? part.getBoundingClientRect().width / part.getBBox().width : 1;
  const [x, y] = [((from.x - to.x) * width) / unit, ((from.y - to.y) * height) / unit];
  const scale = drawn instanceof SVGElement || !from.width ? 1 : from.width / to.width;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, zIndex: 5 };
  play(part, [start, { ...REST, zIndex: 5 }], BEAT, { wait, easing: SETTLE });
}

/** @param {Drawn} drawn @param {number} wait */
function settle(drawn, wait) {
  const frames =
    drawn instanceof SVGElement
      ? [{ transform: "scale(.6)", opacity: 0 }, { transform: "scale(1.3)", opacity: 1 }, REST]
      : [{ transform: "scale(1.12)", opacity: 0.4 }, REST];
  play(body(drawn), frames, BEAT, { wait, easing: SETTLE });
}

/** @param {Drawn} drawn @param {number} wait */
function swell(drawn, wait) {
  play(body(drawn), [REST, { transform: "scale(1.3)", opacity: 1 }, REST], BEAT, { wait, easing: SETTLE });
}

/**
 * Draw a thing that is gone once more, and let it fade. In a row the others close the gap.
 * @param {Drawn | undefined} drawn @param {SVGSVGElement | null} drawing @param {number} wait
 */
function fade(drawn, drawing, wait) {
  if (!(drawn instanceof SVGElement) || drawn.isConnected || !drawing) return;
  const ghost = /** @type {SVGElement} */ (drawn.cloneNode(true));
  for (const name of ["data-piece", "data-ref", "role", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  drawing.append(ghost);
  play(ghost, [{ opacity: 1 }, { opacity: 0 }], FADE, { wait, done: () => ghost.remove() });
}

/**
 * Let a thing strike another one; `data-through`: it goes all the way, and does not come back.
 * @param {HTMLElement} thing @param {Element} board
 */
function lunge(thing, board) {
  const goal = board.querySelector(`[data-ref="${CSS.escape(thing.dataset.strikes ?? "")}"]`);
  if (!goal) return;
  const [from, to] = [thing.getBoundingClientRect(), goal.getBoundingClientRect()];
  const through = "through" in thing.dataset;
  const [left, right] = [to.left + to.width / 2, to.right];
  const x = Math.max(left, Math.min(from.left, right)) - (from.left + from.width / 2);
  const y = through ? 0 : to.top - from.top;
  const share = through ? 1 : 0.55;
  const there = { transform: `translate(${x * share}px, ${y * share}px)`, opacity: 1, zIndex: 5 };
  const rest = { ...REST, zIndex: 5 };
  play(thing, through ? [rest, { ...there, opacity: 0 }] : [rest, there, rest], LUNGE);
}

/**
 * @param {Ctx} ctx @param {GameModule} module
 * @returns {{wait: (at: string) => number, harm: Map<string, boolean>}} when each place has its turn, and
 *   whether it was harmed
 */
function story(ctx, module) {
  const events = ctx.fresh.flatMap((event) => module.about?.(event, ctx) ?? []);
  /** @type {Map<string, boolean>} */
  const harm = new Map();
  for (const { refs, harm: harmed = false } of events)
    for (const ref of refs) harm.set(ref, harm.get(ref) || harmed);
  return { wait: turns(events.map(({ refs }) => refs)), harm };
}

/** @param {Element} board @param {string} ref @param {boolean} harmed @param {number} wait */
function flash(board, ref, harmed, wait) {
  const edge = board.querySelector(`[data-ref="${CSS.escape(ref)}"] [data-edge]`);
  const stroke = `var(--${harmed ? "danger" : "info"})`;
  const frames = [0, 1, 0].map((opacity) => ({ opacity, stroke }));
  if (edge) play(edge, frames, FADE, { wait });
}

/** @returns {HTMLElement | null} the board on the screen */
const boardOnScreen = () => document.querySelector('main [data-area="board"]');

/**
 * Let the board move from each moment to the next one.
 * @param {Ctx} ctx @param {GameModule} module
 */
export function useAnimation(ctx, module) {
  const { id, version, last } = ctx.snapshot;
  const moment = `${id} ${version} ${last}`;
  const key = ctx.still?.key ?? moment;
  const shown = useRef({ moment: "", key: "" });
  // Stills that are over, or skipped, have led to this view.
  const past = shown.current.moment === moment && ctx.still === null;
  const news = shown.current.key !== "" && shown.current.key !== key && !past && motion() !== "none";
  // The page still shows the earlier view: it is drawn again only after this.
  const old = news ? boardOnScreen() : null;
  const before = old ? lyingOn(old) : [];
  const stack = old?.querySelector("[data-stack]");
  const source = old && stack ? spotOf(stack, old) : null;
  useLayoutEffect(() => {
    shown.current = { moment, key };
    const board = boardOnScreen();
    // A board that is laid out elsewhere, as at the end of a scene, begins there.
    if (!board || board !== old || before.length === 0) return;
    const { wait, harm } = story(ctx, module);
    const { moved, came, changed, gone } = compare(before, lyingOn(board));
    for (const [{ drawn, at }, from] of moved) if (drawn) travel(drawn, from.spot, board, wait(at));
    /** @param {Lying} thing @param {(drawn: Drawn, wait: number) => void} otherwise */
    const arrive = ({ drawn, at }, otherwise) => {
      if (drawn && source && "drawn" in drawn.dataset) travel(drawn, source, board, wait(at));
      else if (drawn) otherwise(drawn, wait(at));
    };
    for (const thing of came) arrive(thing, settle);
    for (const thing of changed) arrive(thing, swell);
    const drawing = board.querySelector("[data-fading]");
    for (const { drawn, at } of gone) fade(drawn, /** @type {any} */ (drawing), wait(at));
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll("[data-strikes]")))
      lunge(thing, board);
    // In a scene the land of the beat is ringed as long as it lasts.
    for (const [ref, harmed] of ctx.scene ? [] : harm) flash(board, ref, harmed, wait(ref));
  }, [key]);
}
