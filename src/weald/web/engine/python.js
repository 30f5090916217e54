// Python in a worker: its library and the parts of the engine, with the bytes that have come so far.

/** Folder into which the parts are unpacked. */
const HOME = "/engine";

/** @typedef {{base: string, files: Record<string, number>}} Engine its folder, and the size of each file in it */

/**
 * Count what is fetched from now on.
 * @param {Engine} engine @param {(done: number) => void} progress bytes
 */
function counting(engine, progress) {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (input, init) => {
    const reply = await plain(input, init);
    const url = input instanceof Request ? input.url : `${input}`;
    if (!reply.ok || !reply.body || !url.includes(engine.base)) return reply;
    const counter = new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        progress(bytes);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = reply;
    return new Response(reply.body.pipeThrough(counter), { status, statusText, headers });
  };
}

/**
 * Start Python with the core of the engine.
 * @param {Engine} engine @param {(done: number) => void} progress
 * @returns {Promise<{python: any, ensure: (part: string) => Promise<void>}>}
 */
export async function start(engine, progress) {
  counting(engine, progress);
  const { base } = engine;
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const core = bytesOf(`${base}core.zip`);
  const python = await loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip` });
  python.unpackArchive(await core, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  python
    .pyimport("weald.page.library")
    .look_further(() => new Uint8Array(atOnce(`${base}python_stdlib.zip`)));
  /** @type {Map<string, Promise<void>>} */
  const parts = new Map();
  /** @param {string} part */
  const ensure = (part) => {
    const unpack = async () =>
      python.unpackArchive(await bytesOf(`${base}${part}.zip`), "zip", { extractDir: HOME });
    // Names that are no part are refused by the engine, in words.
    if (!(`${part}.zip` in engine.files)) return Promise.resolve();
    const known = parts.get(part);
    if (known) return known;
    const loading = unpack();
    parts.set(part, loading);
    loading.catch(() => parts.delete(part));
    return loading;
  };
  return { python, ensure };
}

/** @param {string} url @returns {Promise<ArrayBuffer>} */
async function bytesOf(url) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status} ${url}`);
  return reply.arrayBuffer();
}

/** @param {string} url @returns {ArrayBuffer} what is there, while Python waits */
function atOnce(url) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  return request.response;
}
