// The worker that thinks: AI seats that search, hints, and the moments that decided a game.

import { start } from "./python.js";

/** @type {any} */
const scope = self;
/** @type {Promise<{think: (task: string) => string, ensure: (part: string) => Promise<void>}> | null} */
let ready = null;

scope.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.engine) {
    ready = begin(data.engine);
    return;
  }
  const { n, task } = data;
  try {
    const worker = await ready;
    const { position, record } = JSON.parse(task);
    await worker?.ensure((position ?? record).game);
    scope.postMessage({ n, text: worker?.think(task) });
  } catch (error) {
    scope.postMessage({ n, text: JSON.stringify({ failed: `${error}` }) });
  }
};

/** @param {import("./python.js").Engine} engine */
async function begin(engine) {
  const { python, ensure } = await start(engine, () => {});
  return { think: python.pyimport("weald.page.boot").thinker(), ensure };
}
