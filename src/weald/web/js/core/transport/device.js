// The engine of this device, in a worker of this tab or of another one.

import { isBuilt } from "../assets.js";
import { signal } from "../preact.js";
import { ApiError, unreached } from "./error.js";
import { pageText } from "./files.js";

/** @typedef {import("./transport.js").Transport} Transport */
/** @typedef {import("./transport.js").Listener} Listener */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {{connect: (engine: Engine, heard: Heard) => (text: string) => void}} Lead */
/** @typedef {{text: (text: string) => void, state: (state: "starting" | "ready" | "failed") => void,
 *   bytes: (done: number) => void}} Heard */
/** @typedef {{request: any, text: string, limit: number, sent: boolean, resolve: (result: any) => void,
 *   reject: (error: unknown) => void, timer?: ReturnType<typeof setTimeout>}} Pending */

const LIMIT = 20_000;
/** Requests that would be carried out twice if they were sent to a second engine: they have no key. */
const ONCE = ["create", "bring", "practice"];
/** Files that the first game waits for; the parts of the games come beside them. */
const FIRST = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip", "core.zip"];

const failed = () => new ApiError(500, "engine_failed", { id: "ui-engine-failed" });

/** @implements {Transport} */
export class Device {
  /** @param {Engine} engine @param {(path: string) => Promise<Lead>} [load] replaced in tests */
  constructor(engine, load = (path) => import(path)) {
    this.where = /** @type {const} */ ("device");
    /** @type {Set<import("./transport.js").Ability>} */
    this.can = new Set();
    this.state = signal(/** @type {"starting" | "ready" | "away" | "failed"} */ ("starting"));
    this.now = Date.now;
    const total = FIRST.reduce((sum, name) => sum + (engine.files[name] ?? 0), 0);
    this.progress = signal({ done: 0, total });
    this.count = 0;
    /** @type {Map<number, Pending>} calls without a reply, by number */
    this.pending = new Map();
    /** @type {Map<number, {table: string, seat: number | null, listener: Listener}>} */
    this.windows = new Map();
    /** @type {((text: string) => void) | null} */
    this.send = null;
    const heard = {
      text: (/** @type {string} */ text) => this.hear(JSON.parse(text)),
      state: (/** @type {"starting" | "ready" | "failed"} */ state) => this.became(state),
      bytes: (/** @type {number} */ done) => (this.progress.value = { done: Math.min(done, total), total }),
    };
    load(`${engine.base}lead.js`).then(
      ({ connect }) => (this.send = connect(engine, heard)),
      () => this.became("failed"),
    );
  }

  /** @param {"starting" | "ready" | "failed"} state of the engine, which may be another one than before */
  became(state) {
    const before = this.state.value;
    this.state.value = state;
    if (state === "starting" && before === "ready") this.lost();
    if (state === "ready" && before !== "ready") this.resume();
    if (state === "failed") for (const n of [...this.pending.keys()]) this.reject(n, failed());
  }

  /** The engine has closed with its tab; another one will start. */
  lost() {
    for (const { listener } of this.windows.values()) listener.connected(false);
    for (const [n, call] of [...this.pending]) {
      clearTimeout(call.timer);
      if (call.sent && ONCE.includes(call.request.do)) this.reject(n, unreached());
      call.sent = false;
    }
  }

  /** Look at the tables again, and send what has no reply: a command is carried out once under its key. */
  resume() {
    for (const [w, { table, seat, listener }] of this.windows) this.look(w, table, seat, listener);
    for (const [n, call] of this.pending) if (!call.sent) this.post(n, call);
  }

  /** @param {number} n @param {Pending} call */
  post(n, call) {
    call.sent = true;
    call.timer = setTimeout(() => this.reject(n, unreached()), call.limit);
    this.send?.(call.text);
  }

  /** @param {number} n @param {unknown} error */
  reject(n, error) {
    const call = this.pending.get(n);
    this.pending.delete(n);
    clearTimeout(call?.timer);
    call?.reject(error);
  }

  /** @param {any} message a reply, a snapshot, or news */
  hear(message) {
    if ("n" in message) this.settle(message);
    else {
      const listener = this.windows.get(message.w)?.listener;
      if (message.gone) listener?.refused();
      else listener?.connected(true);
      if (message.snapshot) listener?.snapshot(message.snapshot);
      if (message.news) listener?.news(message.news);
    }
  }

  /** @param {{n: number, ok?: any, refused?: any, missed?: any}} reply */
  settle({ n, ok, refused, missed }) {
    const call = this.pending.get(n);
    if (!call) return;
    if (missed)
      for (const { table, listener } of this.windows.values())
        if (table === call.request.table) listener.snapshot(missed);
    if (refused) this.reject(n, new ApiError(refused.status, refused.code, refused.message));
    else {
      this.pending.delete(n);
      clearTimeout(call.timer);
      call.resolve(ok);
    }
  }

  /** @param {any} request @param {number} limit @returns {Promise<any>} what the engine replies */
  ask(request, limit) {
    if (this.state.value === "failed") return Promise.reject(failed());
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      const call = { request, text: JSON.stringify({ n, ...request }), limit, sent: false, resolve, reject };
      this.pending.set(n, call);
      if (this.state.value === "ready") this.post(n, call);
    });
  }

  /** @type {Transport["call"]} */
  async call(request, limit = LIMIT) {
    // Browsers clear away what was not asked to be kept.
    if (request.do === "create") void globalThis.navigator.storage?.persist?.();
    const path = fileOf(request);
    if (path === null || !isBuilt(path)) return this.ask(request, limit);
    try {
      return JSON.parse(await pageText(path));
    } catch {
      throw unreached();
    }
  }

  /** @type {Transport["watch"]} */
  watch(table, seat, listener) {
    const w = ++this.count;
    this.windows.set(w, { table, seat, listener });
    if (this.state.value === "ready") this.look(w, table, seat, listener);
    return {
      close: () => {
        this.windows.delete(w);
        if (this.state.value === "ready") this.ask({ do: "leave", w }, LIMIT).catch(() => undefined);
      },
    };
  }

  /** @param {number} w @param {string} table @param {number | null} seat @param {Listener} listener */
  look(w, table, seat, listener) {
    this.ask({ do: "watch", table, seat, w }, LIMIT).catch(() => {
      if (this.windows.has(w)) listener.refused();
    });
  }

  /** @type {Transport["file"]} */
  async file(request, limit = LIMIT) {
    return new Blob([JSON.stringify(await this.ask(request, limit))], { type: "application/json" });
  }
}

/** @param {any} request @returns {string | null} the file of the page that may be the reply */
function fileOf({ do: name, topic, game }) {
  if (name === "games") return "/api/games";
  if (name === "catalogue") return `/api/games/${game}/catalogue`;
  if (name === "learn" && topic) return `/api/learn/${topic}/${game}`;
  return null;
}
