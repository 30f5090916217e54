/**
 * Looking closer at the island: wheel, drag, pinch, double tap, buttons and keys move one sheet inside a
 * window.
 */

import { effect, signal, useLayoutEffect, useMemo, useRef } from "../../../js/core/preact.js";

/** @typedef {{k: number, x: number, y: number}} Place `k` times as large, its corner moved by x, y pixels */
/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {{port: {current: HTMLElement | null}, sheet: {current: SVGSVGElement | null}, place:
 *   import("../../../vendor/signals.js").Signal<Place>,
 *   by: (factor: number, at?: Point) => void, to: (k: number, point: Point) => void, fit: () => void}} Zoom
 *   `to`: a point of the whole map in the middle, `k` times as large
 */

const BUTTON = 1.5;
const NUDGE = 60;
/** A pointer that moves further than this drags, and does not mean to choose. */
const SLACK = 6;
const DOUBLE_TAP = 320;
const WHOLE = { k: 1, x: 0, y: 0 };

/** @param {Place} place @param {HTMLElement} port the sheet always fills its window */
function kept({ k, x, y }, port) {
  const near = (/** @type {number} */ value, /** @type {number} */ size) =>
    Math.min(0, Math.max(size * (1 - k), value));
  return { k, x: near(x, port.clientWidth), y: near(y, port.clientHeight) };
}

/** @param {{current: number}} most how much larger than the whole it may become @returns {Zoom} */
export function useZoom(most) {
  const port = useRef(/** @type {HTMLElement | null} */ (null));
  const sheet = useRef(/** @type {SVGSVGElement | null} */ (null));
  const zoom = useMemo(() => {
    const place = signal(WHOLE);
    const by = (/** @type {number} */ factor, /** @type {Point | undefined} */ at) => {
      const box = port.current;
      if (!box) return;
      const { k, x, y } = place.value;
      const next = Math.min(most.current, Math.max(1, k * factor));
      const point = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
      place.value = kept(
        { k: next, x: point.x - ((point.x - x) * next) / k, y: point.y - ((point.y - y) * next) / k },
        box,
      );
    };
    const to = (/** @type {number} */ k, /** @type {Point} */ point) => {
      const box = port.current;
      if (!box) return;
      const next = Math.min(most.current, Math.max(1, k));
      const [x, y] = [box.clientWidth / 2 - point.x * next, box.clientHeight / 2 - point.y * next];
      place.value = kept({ k: next, x, y }, box);
    };
    return { place, by, to, fit: () => (place.value = WHOLE) };
  }, []);
  useLayoutEffect(() => {
    const box = port.current;
    if (!box) return undefined;
    const ends = [
      show(zoom.place, box, sheet),
      dragging(box, zoom),
      wheeling(box, zoom),
      keys(box, zoom),
      following(box, zoom),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return { port, sheet, ...zoom };
}

/** @param {Zoom["place"]} place @param {HTMLElement} port @param {Zoom["sheet"]} sheet */
function show(place, port, sheet) {
  return effect(() => {
    const { k, x, y } = place.value;
    if (sheet.current) sheet.current.style.transform = k === 1 ? "" : `translate(${x}px, ${y}px) scale(${k})`;
    port.toggleAttribute("data-zoomed", k > 1);
  });
}

/** @param {HTMLElement} port @param {{clientX: number, clientY: number}} event @returns {Point} */
function inside(port, event) {
  const box = port.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/**
 * @param {HTMLElement} port
 * @param {Pick<Zoom, "place" | "by" | "fit">} zoom one pointer drags, two pinch, two quick taps look closer
 */
function dragging(port, { place, by, fit }) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  let start = { x: 0, y: 0 };
  let moved = false;
  let tapped = { time: 0, x: 0, y: 0 };
  const press = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = inside(port, event);
    down.set(event.pointerId, at);
    if (down.size === 1) [start, moved] = [at, false];
    else moved = true;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const at = inside(port, event);
    if (!moved && Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
    moved = true;
    port.toggleAttribute("data-moving", true);
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1] ?? at;
      const apart = (/** @type {Point} */ point) =>
        Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      by(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else if (place.value.k > 1) {
      const { k, x, y } = place.value;
      place.value = kept({ k, x: x + at.x - before.x, y: y + at.y - before.y }, port);
    }
    down.set(event.pointerId, at);
  };
  const lift = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    port.toggleAttribute("data-moving", false);
    if (moved || event.type === "pointercancel" || event.pointerType === "mouse") return;
    const at = inside(port, event);
    const again =
      event.timeStamp - tapped.time < DOUBLE_TAP && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30;
    tapped = { time: again ? 0 : event.timeStamp, ...at };
    const chooses = event.target instanceof Element && event.target.closest("[data-choice]");
    if (again && !chooses) place.value.k > 1 ? fit() : by(2.5, at);
  };
  const click = (/** @type {MouseEvent} */ event) => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  // Two fingers mean the map, one finger scrolls the page as long as the whole island is in sight.
  const touch = (/** @type {TouchEvent} */ event) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  port.addEventListener("pointerdown", press);
  port.addEventListener("touchmove", touch, { passive: false });
  port.addEventListener("click", click, { capture: true });
  addEventListener("pointermove", move);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  return () => {
    port.removeEventListener("pointerdown", press);
    port.removeEventListener("touchmove", touch);
    port.removeEventListener("click", click, { capture: true });
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", lift);
    removeEventListener("pointercancel", lift);
  };
}

/**
 * @param {HTMLElement} port
 * @param {Pick<Zoom, "place" | "by">} zoom the wheel scrolls a page that is taller than its window, else it
 *   zooms
 */
function wheeling(port, { place, by }) {
  const wheel = (/** @type {WheelEvent} */ event) => {
    const page = document.documentElement;
    const scrolls = page.scrollHeight > page.clientHeight + 1;
    if (scrolls && !event.ctrlKey && place.value.k === 1) return;
    event.preventDefault();
    by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inside(port, event));
  };
  port.addEventListener("wheel", wheel, { passive: false });
  return () => port.removeEventListener("wheel", wheel);
}

/**
 * @param {HTMLElement} port
 * @param {Pick<Zoom, "place" | "by" | "fit">} zoom while the map itself has the focus
 */
function keys(port, { place, by, fit }) {
  /** @type {Record<string, [number, number]>} */
  const ways = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.target !== port || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    const { k, x, y } = place.value;
    if (way) place.value = kept({ k, x: x + way[0] * NUDGE, y: y + way[1] * NUDGE }, port);
    else if (event.key === "+" || event.key === "=") by(BUTTON);
    else if (event.key === "-") by(1 / BUTTON);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  port.addEventListener("keydown", press);
  return () => port.removeEventListener("keydown", press);
}

/** @param {HTMLElement} port @param {Pick<Zoom, "place">} zoom brings what gets the focus into sight */
function following(port, { place }) {
  const focus = (/** @type {FocusEvent} */ event) => {
    if (event.target === port || !(event.target instanceof Element) || place.value.k === 1) return;
    const [window, thing] = [port.getBoundingClientRect(), event.target.getBoundingClientRect()];
    const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
    if (
      middle.x > window.left &&
      middle.x < window.right &&
      middle.y > window.top &&
      middle.y < window.bottom
    )
      return;
    const { k, x, y } = place.value;
    place.value = kept(
      {
        k,
        x: x + window.left + window.width / 2 - middle.x,
        y: y + window.top + window.height / 2 - middle.y,
      },
      port,
    );
  };
  port.addEventListener("focusin", focus);
  return () => port.removeEventListener("focusin", focus);
}
