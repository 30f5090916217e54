// Settings of this browser: stored at once, and applied to <html> as attributes for the stylesheets.

import { effect, signal } from "./preact.js";

/** @typedef {import("../types.js").Motion} Motion */
/** @typedef {import("../types.js").Theme} Theme */

export const LANGUAGES = ["en", "fr", "de"];
const KEY = "weald-settings";

/** @returns {Record<string, unknown>} */
function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // storage is off or damaged: use the defaults
  }
}

/**
 * Return a stored value if it is allowed, else the default.
 * @template {string} T
 * @param {unknown} value @param {readonly T[]} allowed @param {T} fallback @returns {T}
 */
function oneOf(value, allowed, fallback) {
  return allowed.includes(/** @type {T} */ (value)) ? /** @type {T} */ (value) : fallback;
}

function browserLanguage() {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

const stored = load();
export const lang = signal(oneOf(stored.lang, LANGUAGES, browserLanguage()));
export const theme = signal(oneOf(stored.theme, /** @type {Theme[]} */ (["auto", "light", "dark"]), "auto"));
export const motionSetting = signal(
  oneOf(stored.motion, /** @type {Motion[]} */ (["full", "fast", "none"]), "full"),
);
/** speed of AI seats at tables that are opened here */
export const PACES = /** @type {const} */ (["slow", "normal", "at_once"]);
export const pace = signal(oneOf(stored.pace, PACES, "normal"));
export const digitKeys = signal(stored.digits !== false);
export const notifications = signal(stored.notify === true);
/** whether the table sounds, and how loud, from 0 to 100 */
export const soundOn = signal(stored.sound === true);
export const soundVolume = signal(
  typeof stored.volume === "number" && stored.volume >= 0 && stored.volume <= 100 ? stored.volume : 60,
);
/** the name under which this browser looks on; without one it is only counted */
export const watchName = signal(typeof stored.watch === "string" ? stored.watch : "");
export const myName = signal(typeof stored.name === "string" ? stored.name : "");

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const systemCalm = signal(calm.matches);
const systemDark = signal(dark.matches);
calm.addEventListener("change", () => (systemCalm.value = calm.matches));
dark.addEventListener("change", () => (systemDark.value = dark.matches));

/** @returns {Motion} what animations may do now: the system's wish for calm wins */
export function motion() {
  return systemCalm.value ? "none" : motionSetting.value;
}

export function isDark() {
  return theme.value === "auto" ? systemDark.value : theme.value === "dark";
}

export function toggleTheme() {
  theme.value = isDark() ? "light" : "dark";
}

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.motion = motion();
  const all = {
    lang: lang.value,
    theme: theme.value,
    motion: motionSetting.value,
    pace: pace.value,
    digits: digitKeys.value,
    name: myName.value,
    notify: notifications.value,
    watch: watchName.value,
    sound: soundOn.value,
    volume: soundVolume.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is off: the settings last as long as the page
  }
});
