// One engine for all tabs: the tab that holds the lock runs it, the others reach it over a channel. When that tab
// closes, the lock passes to the next one, which starts an engine of its own.

/** @typedef {import("../js/core/engine.js").Engine} Engine */
/** @typedef {import("../js/core/transport/device.js").Heard} Heard */
/** @typedef {"starting" | "ready" | "failed"} State */

/**
 * Reach the engine; return what sends it a message of this tab.
 * @param {Engine} engine @param {Heard} heard @returns {(text: string) => void}
 */
export function connect(engine, heard) {
  const name = `weald ${engine.base}`;
  const me = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  /** @type {Worker | null} */
  let worker = null;
  /** @type {State} */
  let state = "starting";

  /** @param {State} now */
  const tell = (now) => {
    state = now;
    channel.postMessage({ state });
    heard.state(state);
  };
  channel.onmessage = ({ data }) => {
    if (worker) {
      if (data.hello) channel.postMessage({ state });
      else if (data.from) worker.postMessage({ client: data.from, text: data.text });
    } else if (data.state) heard.state(data.state);
    else if (data.bytes) heard.bytes(data.bytes);
    else if (data.to === me) heard.text(data.text);
  };
  const lead = () => {
    worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module" });
    tell("starting");
    worker.onmessage = ({ data }) => {
      if (data.bytes) {
        channel.postMessage(data);
        heard.bytes(data.bytes);
      } else if (data.ready) tell("ready");
      else if (data.failed) {
        console.error(data.failed);
        tell("failed");
      } else if (data.client === me) heard.text(data.text);
      else channel.postMessage({ to: data.client, text: data.text });
    };
    worker.onerror = () => tell("failed");
    worker.postMessage({ engine: { base: engine.base, files: engine.files } });
    // Held until this tab closes.
    return new Promise(() => {});
  };
  void navigator.locks.request(name, lead);
  channel.postMessage({ hello: true });
  // An empty text says that a tab is gone. One that the browser has kept is loaded again.
  addEventListener("pagehide", () => channel.postMessage({ from: me, text: "" }));
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  return (text) => {
    if (worker) worker.postMessage({ client: me, text });
    else channel.postMessage({ from: me, text });
  };
}
