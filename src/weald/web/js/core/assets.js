// Addresses of everything that is loaded. The page may list addresses that name their content, which browsers
// keep for good; without the list, as in development, everything has its plain path.

/** @type {Record<string, string>} */
const built = read();

/** @returns {Record<string, string>} */
function read() {
  const block = globalThis.document?.getElementById?.("assets");
  return block ? JSON.parse(block.textContent ?? "{}") : {};
}

/** @param {string} path whether the page lists an address for it */
export const isBuilt = (path) => path in built;

/** @param {string} path @returns {string} where to load it from */
export const address = (path) => built[path] ?? path;

/** @returns {string[]} all addresses in the list */
export const addresses = () => [...new Set(Object.values(built))];

/**
 * Return the exports of a module that is loaded only now; a joined file may hold several, by path.
 * @param {string} path @returns {Promise<any>}
 */
export async function load(path) {
  const module = await import(address(path));
  return module.held?.[path] ?? module;
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** @param {string} path @returns {Promise<void>} settles when the stylesheet applies */
export function loadSheet(path) {
  const cached = sheets.get(path);
  if (cached) return cached;
  /** @type {Promise<void>} */
  const promise = new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address(path);
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
  sheets.set(path, promise);
  promise.catch(() => sheets.delete(path));
  return promise;
}
