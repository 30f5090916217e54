// Lengths of time in words.

import { shown } from "../core/i18n.js";
import { useEffect, useState } from "../core/preact.js";

const UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]);

/**
 * Return a length of time in the largest unit that loses nothing worth saying: "2 minutes", "36 hours".
 * @param {number} seconds
 */
export function duration(seconds) {
  const [unit, size] =
    UNITS.find(([, long]) => seconds >= long * (long > 60 ? 2 : 1) || seconds === long) ?? UNITS[3];
  return new Intl.NumberFormat(shown.value || "en", {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(Math.floor(seconds / size));
}

/**
 * Return the time left, exact to the second in the last ten minutes: "1:05".
 * @param {number} seconds
 */
export function countdown(seconds) {
  if (seconds >= 600) return duration(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Measure every second; a change in `restart` measures at once.
 * @param {() => number} measure @param {unknown[]} restart @returns {number}
 */
export function useEverySecond(measure, restart) {
  const [value, setValue] = useState(measure);
  useEffect(() => {
    setValue(measure());
    const timer = setInterval(() => setValue(measure()), 1000);
    return () => clearInterval(timer);
  }, restart);
  return value;
}
