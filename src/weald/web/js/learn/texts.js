// Texts and data of lessons, puzzles and rules: loaded when a page first needs them.

import { loadPart } from "../core/i18n.js";
import { useEffect, useState } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { whenOnline } from "../core/when_online.js";

/** @typedef {import("../types.js").Topic} Topic */

/** @type {Map<string, Promise<any>>} */
const cache = new Map();

/**
 * Return plain data of a topic, which is asked for once, null if the game has none; without a topic, all that
 * can be learned.
 * @param {Topic} [topic] @param {string} [game] @returns {Promise<any>}
 */
function learningData(topic, game) {
  const key = `${topic} ${game}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const promise = transport.call({ do: "learn", topic, game }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}

/**
 * Return plain data once it and the texts of learning are here; null before that.
 * @template T
 * @param {Topic} [topic] @param {string} [game] @returns {T | null}
 */
export function useLearning(topic, game) {
  const key = `${topic} ${game}`;
  const [data, setData] = useState(/** @type {{key: string, data: T} | null} */ (null));
  useEffect(() => {
    const work = () => Promise.all([learningData(topic, game), loadPart("learn")]);
    return whenOnline(work, ([data]) => setData({ key, data }));
  }, [key]);
  return data?.key === key ? data.data : null;
}
