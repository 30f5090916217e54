/**
 * Several answers with one gesture: a card dragged to its place, a suggested payment accepted as a whole.
 * The first answer is given at once; each further one as soon as the engine asks for it, and dropped if it
 * does not.
 */

import { signal, useEffect, useLayoutEffect } from "../../js/core/preact.js";

/** @typedef {import("./view.js").Ctx} Ctx */

const LIFTED_AFTER = 8; // px

/** @type {import("../../vendor/signals.js").Signal<{refs: string[], version: number} | null>} */
const plan = signal(null);

/** @param {Ctx} ctx @param {string[]} refs what to answer, one question after the other */
export function follow(ctx, refs) {
  const [first, ...rest] = refs;
  if (first === undefined || !ctx.choice(first)) return;
  plan.value = rest.length > 0 ? { refs: rest, version: ctx.snapshot.version } : null;
  ctx.choose(first);
}

/** @param {Ctx} ctx goes on with a plan when the next question has come */
export function usePlan(ctx) {
  const { version } = ctx.snapshot;
  useEffect(() => {
    const now = plan.value;
    if (!now || version <= now.version || (!ctx.decision && !ctx.over)) return;
    plan.value = null;
    follow(ctx, now.refs);
  }, [version, ctx.decision]);
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const thingAt = (target) => (target instanceof Element ? target.closest("[data-ref]") : null);

/**
 * Drags with the mouse: what can be chosen is picked up and let go over something else. Touch keeps its tap
 * and scroll.
 * @param {Ctx} ctx
 */
export function useDragging(ctx) {
  useLayoutEffect(() => {
    const drag = new Drag(ctx);
    addEventListener("pointerdown", drag.start);
    return () => {
      drag.drop();
      removeEventListener("pointerdown", drag.start);
    };
  }, [ctx.snapshot.version, ctx.decision]);
}

class Drag {
  /** @param {Ctx} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    /** @type {{thing: HTMLElement, x: number, y: number, ghost: HTMLElement | null} | null} */
    this.held = null;
    this.start = this.start.bind(this);
    this.move = this.move.bind(this);
    this.end = this.end.bind(this);
    this.drop = this.drop.bind(this);
  }

  /** @param {PointerEvent} event */
  start(event) {
    const thing = thingAt(event.target);
    if (event.pointerType !== "mouse" || event.button !== 0 || !thing?.closest(".board, .hand")) return;
    if (!this.ctx.choice(thing.dataset.ref ?? "")) return;
    this.held = { thing, x: event.clientX, y: event.clientY, ghost: null };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.end);
    addEventListener("pointercancel", this.drop);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.held) return;
    const [dx, dy] = [event.clientX - this.held.x, event.clientY - this.held.y];
    if (!this.held.ghost && Math.hypot(dx, dy) < LIFTED_AFTER) return;
    this.held.ghost ??= lift(this.held.thing);
    this.held.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  end(event) {
    const { held } = this;
    this.drop();
    if (!held?.ghost) return;
    // The browser makes a click of this when both ends lie in one thing; it must not answer once more.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const from = held.thing.dataset.ref ?? "";
    const to = thingAt(document.elementFromPoint(event.clientX, event.clientY))?.dataset.ref;
    if (to !== undefined && to !== from) follow(this.ctx, [from, to]);
  }

  drop() {
    this.held?.ghost?.remove();
    this.held = null;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.end);
    removeEventListener("pointercancel", this.drop);
  }
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {HTMLElement} thing @returns {HTMLElement} a copy of it under the pointer */
function lift(thing) {
  const box = thing.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const name of ["data-ref", "data-choice", "data-hot", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("sy-dragged");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  return ghost;
}
