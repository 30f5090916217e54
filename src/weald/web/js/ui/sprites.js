// Icon sprites and patterns, inserted into the page once: a pattern only fills shapes of its own document.

import { pageText } from "../core/transport/files.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} path a file of icons */
export function loadIcons(path) {
  const cached = loading.get(path);
  if (cached) return cached;
  const promise = draw(path);
  loading.set(path, promise);
  return promise;
}

/** @param {string} path */
async function draw(path) {
  const drawn = await pageText(path);
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  // Games share some of them.
  for (const one of sprite.querySelectorAll("[id]")) if (document.getElementById(one.id)) one.remove();
  document.body.append(sprite);
}
