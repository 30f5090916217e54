// The registered games, and the module of each that draws it.

import { loadIcons } from "../ui/sprites.js";
import { api } from "./api.js";
import { signal, useEffect, useState } from "./preact.js";

/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").GameInfo} GameInfo */

export const games = signal(/** @type {GameInfo[]} */ ([]));

export async function loadGames() {
  games.value = (await api.games()).games;
}

/** @type {Map<string, Promise<GameModule>>} */
const modules = new Map();

/** @param {string} id @returns {Promise<GameModule>} */
function loadGame(id) {
  const cached = modules.get(id);
  if (cached) return cached;
  const promise = fetchGame(id);
  modules.set(id, promise);
  promise.catch(() => modules.delete(id));
  return promise;
}

/** @param {string} id @returns {Promise<GameModule>} */
async function fetchGame(id) {
  const folder = new URL(`../../games/${encodeURIComponent(id)}/`, import.meta.url);
  const module = /** @type {{default: GameModule}} */ (await import(new URL("index.js", folder).href))
    .default;
  await Promise.all([
    loadSheet(new URL(module.css, folder)),
    loadCatalogue(id, module),
    ...module.icons.map(loadIcons),
  ]);
  return module;
}

/** @param {string} id @param {GameModule} module what is printed, for games whose views only name it */
async function loadCatalogue(id, module) {
  if (!module.keep) return;
  if (games.value.length === 0) await loadGames();
  const address = games.value.find((game) => game.id === id)?.catalogue;
  if (address) module.keep(await api.catalogue(address));
}

/** @param {URL} url */
function loadSheet(url) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url.href;
    link.onload = () => resolve(undefined);
    link.onerror = reject;
    document.head.append(link);
  });
}

/** @param {string | null} id @returns {GameModule | null} the game's module, null until it is here */
export function useGame(id) {
  const [loaded, setLoaded] = useState(/** @type {{id: string, module: GameModule} | null} */ (null));
  useEffect(() => {
    if (id) loadGame(id).then((module) => setLoaded({ id, module }), console.error);
  }, [id]);
  return loaded && loaded.id === id ? loaded.module : null;
}
