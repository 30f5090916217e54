// Texts and data of lessons, puzzles and rules: loaded when a page first needs them.

import { address } from "../core/assets.js";
import { loadPart } from "../core/i18n.js";
import { useEffect, useState } from "../core/preact.js";
import { whenOnline } from "../core/when_online.js";

/** @type {Map<string, Promise<any>>} */
const cache = new Map();

/** @param {string} path @returns {Promise<any>} plain data from the server, fetched once */
export function fetchData(path) {
  const cached = cache.get(path);
  if (cached) return cached;
  const promise = fetch(address(path)).then((reply) => {
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.json();
  });
  cache.set(path, promise);
  promise.catch(() => cache.delete(path));
  return promise;
}

/**
 * Return plain data once it and the texts of learning are here; null before that.
 * @template T
 * @param {string} path @returns {T | null}
 */
export function useLearning(path) {
  const [data, setData] = useState(/** @type {{path: string, data: T} | null} */ (null));
  useEffect(() => {
    const work = () => Promise.all([fetchData(path), loadPart("learn")]);
    return whenOnline(work, ([data]) => setData({ path, data }));
  }, [path]);
  return data?.path === path ? data.data : null;
}
