// The made engine in Node, with a store in memory: a line of JSON that a page would send comes in, the lines
// that it would be sent go out. `node engine_host.mjs FOLDER`

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const began = performance.now();
const base = `${process.argv[2]}/`;
const { files } = JSON.parse(readFileSync(`${base}engine.json`, "utf8"));
// Pyodide reads files in Node; the parts of the engine are fetched.
globalThis.fetch = async (/** @type {any} */ path) => new Response(readFileSync(`${path}`));
globalThis.self = globalThis;

const { start } = await import("../../src/weald/web/engine/python.js");

/** The store of the page, in memory. */
class MemoryStore {
  /** @type {Map<string, any>} */
  tables = new Map();

  /** @param {string} id */
  async read(id) {
    return this.tables.has(id) ? JSON.stringify(this.tables.get(id)) : undefined;
  }

  /** @param {string} id */
  async version(id) {
    return this.tables.get(id)?.head.version;
  }

  async heads() {
    return JSON.stringify([...this.tables.values()]);
  }

  /** @param {string} text */
  async store(text) {
    const { format, table, before, head, entries, undone, seats } = JSON.parse(text);
    const old = this.tables.get(table);
    if ((old?.head.version ?? null) !== before) return "conflict";
    const kept = (old?.entries ?? []).map((/** @type {any} */ entry) => ({
      ...entry,
      undone: undone[entry.n] ?? entry.undone,
    }));
    const sitting = Object.values({ ...old?.seats, ...seats });
    this.tables.set(table, {
      format,
      head: { ...old?.head, ...head },
      seats: sitting,
      entries: [...kept, ...entries],
    });
    return "stored";
  }

  /** @param {string} id */
  async remove(id) {
    this.tables.delete(id);
  }
}

/** @param {unknown} data */
const tell = (data) => process.stdout.write(`${typeof data === "string" ? data : JSON.stringify(data)}\n`);

const { python, ensure } = await start({ base, files }, () => {});
const boot = python.pyimport("weald.page.boot");
const think = boot.thinker();
const receive = boot.host(new MemoryStore(), async (/** @type {string} */ task) => think(task), ensure);
tell({ ready: performance.now() - began });
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "heap") tell({ heap: python._module.HEAPU8.length });
  else receive("a", line, tell);
}
