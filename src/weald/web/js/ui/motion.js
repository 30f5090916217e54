// Short movements. They never block: a click anywhere finishes them, and without motion there are none.

import { motion } from "../core/settings.js";

/** @type {Set<Animation>} */
const running = new Set();

/**
 * Move an element through some frames; the first one is kept until its time has come.
 * @param {Element} element @param {Keyframe[]} frames @param {number} ms
 * @param {{wait?: number, easing?: string, done?: () => void}} [how]
 */
export function play(element, frames, ms, { wait = 0, easing = "cubic-bezier(.6, 0, .3, 1)", done } = {}) {
  if (motion() === "none") return done?.();
  const all = wait + ms;
  const [first, ...rest] = frames;
  const timed = [
    ...(wait > 0 ? [{ ...first, offset: 0, easing: "linear" }] : []),
    { ...first, offset: wait / all, easing },
    ...rest.map((frame, i) => ({ ...frame, offset: (wait + (ms * (i + 1)) / rest.length) / all, easing })),
  ];
  const animation = element.animate(timed, { duration: motion() === "fast" ? all / 2 : all });
  running.add(animation);
  const end = () => {
    running.delete(animation);
    done?.();
  };
  animation.finished.then(end, end);
}

addEventListener(
  "pointerdown",
  () => {
    for (const animation of running) animation.finish();
  },
  { capture: true },
);
