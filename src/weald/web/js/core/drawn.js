// A signal of drawings: marks, scroll edges and the focus depend on it like on any other state.

import { options, signal } from "./preact.js";

/** Counts the drawings of the page; those of one turn of the event loop count once. */
export const drawn = signal(0);

let waits = false;

function note() {
  if (waits) return;
  waits = true;
  queueMicrotask(() => {
    waits = false;
    drawn.value += 1;
  });
}

const { diffed, unmount } = options;
options.diffed = (vnode) => {
  note();
  diffed?.(vnode);
};
options.unmount = (vnode) => {
  note();
  unmount?.(vnode);
};
