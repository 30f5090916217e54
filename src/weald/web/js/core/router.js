// Routes: the home page, a table, an invitation to one, a moment of a replay, a game's gallery.

import { signal } from "./preact.js";

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

export const route = signal(parse(location.pathname));

/**
 * Show another page.
 * @param {string} path @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = parse(path);
  if (!replace) scrollTo(0, 0);
}

/**
 * Change the address without leaving the page: it names the moment that is shown.
 * @param {string} path
 */
export function rename(path) {
  history.replaceState(null, "", path);
}

addEventListener("popstate", () => (route.value = parse(location.pathname)));

// Plain links inside the page change the route without reloading it.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download") || link.target) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || parse(link.pathname).page === "lost") return;
  event.preventDefault();
  go(link.pathname);
});
