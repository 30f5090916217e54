// Components that are loaded when they are first wanted.

import { useEffect, useState } from "../core/preact.js";
import { whenOnline } from "../core/when_online.js";

/**
 * Return a component that is loaded when it is first wanted; null before that.
 * @param {() => Promise<any>} load @param {boolean} wanted @returns {any}
 */
export function useLazy(load, wanted) {
  const [loaded, setLoaded] = useState(/** @type {{part: any} | null} */ (null));
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    return whenOnline(load, (part) => setLoaded({ part }));
  }, [wanted]);
  return wanted ? (loaded?.part ?? null) : null;
}
