// The service worker keeps the page and what it loads, so that it opens without a network.

import { addresses } from "./assets.js";
import { engine } from "./engine.js";

/** Milliseconds after which the worker starts: everything that is needed now comes first. */
const AFTER = 4000;
/** The whole library of Python: only a page that misses a module fetches it. */
const SPARE = "python_stdlib.zip";

/** @returns {string[]} the files that play without a server */
function parts() {
  if (!engine) return [];
  const { base, files } = engine;
  return Object.keys(files)
    .filter((name) => name !== SPARE)
    .map((name) => new URL(name, base).pathname);
}

/** @returns {string[]} the kept addresses that this page has loaded so far */
function used() {
  const all = new Set(addresses());
  const entries = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return entries
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => all.has(path));
}

/** Start the worker, and tell it now and then what to keep; plain files are never kept. */
export function keepForOffline() {
  const workers = navigator.serviceWorker;
  if (!workers || addresses().length === 0) return;
  const list = [...addresses(), ...parts()];
  // Without a server everything is kept: no other place has it.
  const tell = () =>
    workers.ready.then(({ active }) => active?.postMessage({ list, used: engine ? list : used() }));
  setTimeout(() => {
    // Without permission nothing is kept.
    workers.register(`${engine?.home ?? "/"}sw.js`, { updateViaCache: "all" }).then(tell, () => {});
  }, AFTER);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tell();
  });
}
