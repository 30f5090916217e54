// Icon sprites and patterns, inserted into the page once: a pattern only fills shapes of its own document.

import { pageText } from "../core/transport/files.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} section one file of icons, named after a game or "interface" */
export function loadIcons(section) {
  const cached = loading.get(section);
  if (cached) return cached;
  const promise = draw(section);
  loading.set(section, promise);
  return promise;
}

/** @param {string} section */
async function draw(section) {
  const drawn = await pageText(`/icons/${section}.svg`);
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  // Games share some of them.
  for (const one of sprite.querySelectorAll("[id]")) if (document.getElementById(one.id)) one.remove();
  document.body.append(sprite);
}
