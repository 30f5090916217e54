// The engine: a worker that has all tables of this device. A message has `client` and `text`; so has what it sends.

import { start } from "./python.js";
import { Store } from "./store.js";

/** Seconds that a thought may take beyond its own time, and how many times as long on a slow device. */
const GRACE = 8;
const SLOWER = 3;

/** @type {any} The types of this scope exclude those of a page. */
const scope = self;
/** @type {((client: string, text: string, send: (text: string) => void) => void) | null} */
let receive = null;
/** @type {{client: string, text: string}[]} what came before the engine was ready */
const early = [];

// First of all: a message that comes while the module waits would be lost.
scope.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.engine) void begin(data.engine);
  else if (receive) answer(data);
  else early.push(data);
};

/** @param {{client: string, text: string}} message */
function answer({ client, text }) {
  receive?.(client, text, (reply) => scope.postMessage({ client, text: reply }));
}

/** @param {import("./python.js").Engine} engine */
async function begin(engine) {
  try {
    const { python, ensure } = await start(engine, (bytes) => scope.postMessage({ bytes }));
    receive = python.pyimport("weald.page.boot").host(new Store(), thinking(engine), ensure);
    scope.postMessage({ ready: true });
    for (const message of early.splice(0)) answer(message);
  } catch (error) {
    scope.postMessage({ failed: `${error}` });
  }
}

/**
 * Return the function that does a task in another worker, started again after one that hangs.
 * @param {import("./python.js").Engine} engine
 */
function thinking(engine) {
  /** @type {Worker | null} */
  let worker = null;
  let count = 0;
  /** @type {Map<number, (text: string) => void>} */
  const waiting = new Map();

  const fresh = () => {
    const made = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
    made.onmessage = ({ data }) => waiting.get(data.n)?.(data.text);
    made.onerror = () => end('{"failed":"worker"}');
    made.postMessage({ engine });
    return made;
  };
  /** @param {string} text what all tasks under way get */
  const end = (text) => {
    worker?.terminate();
    worker = null;
    for (const settle of [...waiting.values()]) settle(text);
  };
  return (/** @type {string} */ task, /** @type {number} */ seconds) =>
    new Promise((resolve) => {
      worker ??= fresh();
      const n = ++count;
      const timer = setTimeout(() => end('{"late":true}'), (seconds * SLOWER + GRACE) * 1000);
      waiting.set(n, (text) => {
        clearTimeout(timer);
        waiting.delete(n);
        resolve(text);
      });
      worker.postMessage({ n, task });
    });
}
