// Icon sprites and patterns, inserted into the page once: a pattern only fills shapes of its own document.

import { address } from "../core/assets.js";

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
  const reply = await fetch(address(`/icons/${section}.svg`));
  if (!reply.ok) throw new Error(`icons ${section}: ${reply.status}`);
  const parsed = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  // Games share some of them.
  for (const drawn of sprite.querySelectorAll("[id]")) if (document.getElementById(drawn.id)) drawn.remove();
  document.body.append(sprite);
}
