// Routes: the home page, a table, an invitation to one, a moment of a replay, a game's gallery.

import { engine } from "./engine.js";
import { options, signal } from "./preact.js";

/**
 * @typedef {{page: "home"} | {page: "statistics"} | {page: "table", id: string}
 *   | {page: "join", code: string} | {page: "replay", id: string, at: number | null}
 *   | {page: "gallery", game: string} | {page: "learn", game: string | null}
 *   | {page: "puzzles", game: string} | {page: "daily"} | {page: "move"} | {page: "lost"}} Route
 */

/**
 * Return the page that a path names.
 * @param {string} path @returns {Route}
 */
export function parse(path) {
  const [first, id, at, ...rest] = segments(path);
  if (first === undefined) return { page: "home" };
  if (first === "statistics" && id === undefined) return { page: "statistics" };
  if (first === "move" && id === undefined) return { page: "move" };
  if (first === "t" && id && at === undefined) return { page: "table", id };
  if (first === "learn" && at === undefined) return { page: "learn", game: id ?? null };
  if (first === "puzzles" && id && at === undefined) return { page: "puzzles", game: id };
  if (first === "daily" && id === undefined) return { page: "daily" };
  if (first === "gallery" && id && at === undefined) return { page: "gallery", game: id };
  if (first === "join" && id && at === undefined) return { page: "join", code: id };
  if (first === "replay" && id && rest.length === 0 && (at === undefined || /^\d+$/.test(at))) {
    return { page: "replay", id, at: at === undefined ? null : Number(at) };
  }
  return { page: "lost" };
}

/** @param {string} path */
function segments(path) {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"]; // a stray percent sign names no page
  }
}

/**
 * The address of a page. A static host has no addresses but files: there the path stands behind a #.
 * @param {string} path
 */
export const place = (path) => (engine ? `#${path}` : path);

/** @returns {string} the path of the page that the address names, with what is asked of it */
const named = () => (engine ? location.hash.slice(1) || "/" : location.pathname + (location.search ?? ""));

/** @param {string} path */
const plain = (path) => path.split("?")[0] ?? "";

/** Return what the address asks of its page, beginning with a question mark. */
export const query = () => named().slice(plain(named()).length);

export const route = signal(parse(plain(named())));

/**
 * Show another page.
 * @param {string} path @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", place(path));
  else history.pushState(null, "", place(path));
  route.value = parse(path);
  if (!replace) scrollTo(0, 0);
}

/**
 * Change the address without leaving the page: it names the moment that is shown.
 * @param {string} path
 */
export function rename(path) {
  history.replaceState(null, "", place(path));
}

addEventListener("popstate", () => {
  // Anything else behind the # is a place on the page.
  if (!engine || /^#?$|^#\//.test(location.hash)) route.value = parse(plain(named()));
});

// Plain links inside the page change the route without reloading it.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download") || link.target) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const path = engine ? link.hash.slice(1) : link.pathname;
  if (link.origin !== location.origin || (engine && !path) || parse(path).page === "lost") return;
  event.preventDefault();
  go(path);
});

if (engine) {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    const { type, props } = /** @type {{type: unknown, props: any}} */ (vnode);
    if (type === "a" && `${props.href}`.startsWith("/")) props.href = place(props.href);
    before?.(vnode);
  };
}
