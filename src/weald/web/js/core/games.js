// The registered games, and the modules of each: what the home page shows of it, and all the rest.

import { loadIcons } from "../ui/sprites.js";
import { isBuilt, load, loadSheet } from "./assets.js";
import { loadPart } from "./i18n.js";
import { signal, useEffect, useState } from "./preact.js";
import { transport } from "./transport/transport.js";
import { whenOnline } from "./when_online.js";

/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").GameFront} GameFront */
/** @typedef {import("../types.js").GameInfo} GameInfo */

export const games = signal(/** @type {GameInfo[]} */ ([]));

export async function loadGames() {
  games.value = (await transport.call({ do: "games" })).games;
}

/**
 * Return a function that loads something once per game; after a failure it tries again.
 * @template T
 * @param {(id: string) => Promise<T>} load @returns {(id: string) => Promise<T>}
 */
function once(load) {
  /** @type {Map<string, Promise<T>>} */
  const running = new Map();
  return (id) => {
    const cached = running.get(id);
    if (cached) return cached;
    const promise = load(id);
    running.set(id, promise);
    promise.catch(() => running.delete(id));
    return promise;
  };
}

/** @param {string} id */
const folder = (id) => `/games/${encodeURIComponent(id)}`;

const loadGame = once(async (id) => {
  /** @type {GameModule} */
  const module = (await load(`${folder(id)}/index.js`)).default;
  await Promise.all([
    loadSheet(`${folder(id)}/board.css`),
    loadPart(id),
    module.gallery && transport.call({ do: "catalogue", game: id }).then(module.gallery.keep),
    loadIcons(`${folder(id)}/icons.svg`),
  ]);
  return module;
});

const loadFront = once(async (id) => {
  /** @type {GameFront} */
  const front = await load(`${folder(id)}/tile.js`);
  // The page's own stylesheet and sprite contain what a tile needs, if they are built.
  if (front.css && !isBuilt("/app.css")) await loadSheet(`${folder(id)}/${front.css}`);
  return front;
});

/**
 * @template T
 * @param {string | null} id @param {(id: string) => Promise<T>} load @returns {T | null}
 */
function useLoaded(id, load) {
  const [loaded, setLoaded] = useState(/** @type {{id: string, thing: T} | null} */ (null));
  useEffect(() => {
    if (id) load(id).then((thing) => setLoaded({ id, thing }), console.error);
  }, [id]);
  return loaded && loaded.id === id ? loaded.thing : null;
}

/** @param {string | null} id @returns {GameModule | null} the game's module, null until it is here */
export const useGame = (id) => useLoaded(id, loadGame);

/** @param {string | null} id @returns {GameModule | null} the same, when all of its texts are here */
export const useWholeGame = (id) => useLoaded(id, loadWholeGame);

const loadWholeGame = once(async (id) => {
  const module = await loadGame(id);
  await Promise.all([loadPart(`${id}/more`), module.setup?.loadMore?.()]);
  return module;
});

/** Milliseconds after which a table loads the rest of the texts, for what a player may look up. */
const LATER = 3000;

/**
 * @param {{game: string, options: Record<string, string | number | boolean>} | null} table
 * @returns {GameModule | null} its game, when all that this table can show is here
 */
export function useGameOf(table) {
  const id = table?.game ?? null;
  const plain = useGame(id);
  const more = plain !== null && table !== null && plain.setup?.needsMore?.(table.options) === true;
  const whole = useWholeGame(more ? id : null);
  useEffect(() => {
    if (!plain || !id || more) return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenOnline(
        () => loadPart(`${id}/more`),
        () => {},
      );
    }, LATER);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [plain, id, more]);
  return more ? whole : plain;
}

/** @param {string | null} id @returns {GameFront | null} what the home page shows of a game */
export const useFront = (id) => useLoaded(id, loadFront);
