// Boxes that scroll show where there is more; the wheel moves those that lie sideways.

import { drawn } from "../core/drawn.js";
import { effect } from "../core/preact.js";

const BOXES = ".board, .pl, .ra, .insp, .opts ol, .log ol, [data-scroll]";
/** Less than this, in pixels, is rounding. */
const LITTLE = 2;

/** @typedef {{scrollLeft: number, scrollTop: number, scrollWidth: number, scrollHeight: number,
 *   clientWidth: number, clientHeight: number}} Box */

/**
 * Return the directions in which a box goes on.
 * @param {Box} box @returns {string[]}
 */
export function hiddenSides(box) {
  const right = box.scrollWidth - box.clientWidth - box.scrollLeft;
  const down = box.scrollHeight - box.clientHeight - box.scrollTop;
  const sides = { left: box.scrollLeft, right, up: box.scrollTop, down };
  return Object.entries(sides).flatMap(([side, hidden]) => (hidden > LITTLE ? [side] : []));
}

/** @param {Element} box writes it down for the stylesheet */
function mark(box) {
  const style = getComputedStyle(box);
  const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) };
  const sides = hiddenSides(box).filter((side) =>
    side === "left" || side === "right" ? scrolls.x : scrolls.y,
  );
  if (sides.length > 0) box.setAttribute("data-more", sides.join(" "));
  else box.removeAttribute("data-more");
}

/** @param {HTMLElement} root @returns {() => void} takes everything off again */
export function bindOverflow(root) {
  let waiting = 0;
  const later = () => {
    if (waiting === 0) waiting = requestAnimationFrame(markAll);
  };
  const sizes = new ResizeObserver(later);
  /** @type {Set<Element>} */
  const watched = new Set();
  const markAll = () => {
    waiting = 0;
    const boxes = new Set(root.querySelectorAll(BOXES));
    for (const box of watched) if (!boxes.has(box)) sizes.unobserve(box);
    for (const box of boxes) if (!watched.has(box)) sizes.observe(box);
    watched.clear();
    for (const box of boxes) {
      watched.add(box);
      mark(box);
    }
  };
  const content = effect(() => {
    drawn.value;
    later();
  });
  const scrolled = (/** @type {Event} */ event) => {
    if (event.target instanceof Element && event.target.matches(BOXES)) mark(event.target);
  };
  root.addEventListener("scroll", scrolled, { capture: true, passive: true });
  root.addEventListener("wheel", turnSideways, { passive: false });
  markAll();
  return () => {
    cancelAnimationFrame(waiting);
    sizes.disconnect();
    content();
    root.removeEventListener("scroll", scrolled, { capture: true });
    root.removeEventListener("wheel", turnSideways);
  };
}

/** @param {WheelEvent} event a wheel that turns over a row of cards moves the row */
function turnSideways(event) {
  const box = event.target instanceof Element ? event.target.closest("[data-scroll]") : null;
  if (!box || event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
  if (box.scrollWidth <= box.clientWidth || box.scrollHeight > box.clientHeight + LITTLE) return;
  const before = box.scrollLeft;
  box.scrollLeft += event.deltaY;
  if (box.scrollLeft !== before) event.preventDefault();
}
