// Short animations of events. They never block: a click anywhere finishes them.

/** @typedef {import("../types.js").Motion} Motion */

/** @type {Set<Animation>} */
const running = new Set();

/**
 * Animate an element for one beat.
 * @param {Element} element @param {Keyframe[]} frames @param {number} ms @param {{motion: Motion}} ctx @param
 *   {string} [easing]
 */
export function beat(element, frames, ms, ctx, easing = "cubic-bezier(.6, 0, .3, 1)") {
  if (ctx.motion === "none") return;
  const animation = element.animate(frames, { duration: ctx.motion === "fast" ? ms / 2 : ms, easing });
  running.add(animation);
  animation.finished.catch(() => undefined).then(() => running.delete(animation));
}

/**
 * Let an element arrive from where it, or what stood for it, was before.
 * @param {Element} element @param {DOMRect} from @param {{motion: Motion}} ctx
 */
export function travel(element, from, ctx) {
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  beat(
    element,
    [
      { transform: start, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    320,
    ctx,
    "cubic-bezier(.3, 1.35, .5, 1)",
  );
}

addEventListener(
  "pointerdown",
  () => {
    for (const animation of running) animation.finish();
  },
  { capture: true },
);
