// The engine of a page without a server, if the page lists one.

/**
 * @typedef {object} Engine
 * @property {string} home the folder of the page
 * @property {string} base the folder of the engine
 * @property {Record<string, number>} files the size of each file in it
 */

/** @returns {Engine | null} */
function read() {
  const block = globalThis.document?.getElementById?.("engine");
  if (!block) return null;
  const { home, base, files } = JSON.parse(block.textContent ?? "{}");
  return { home, base: new URL(base, location.href).href, files };
}

export const engine = read();
