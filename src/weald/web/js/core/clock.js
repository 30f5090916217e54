// Time: what the clock of the service says, and how long something takes, in words.

import { shown } from "./i18n.js";
import { useEffect, useState } from "./preact.js";

const UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]);

const SLOW = 2000;

let ahead = 0;

/**
 * Clocks of browsers may be wrong. The head of a reply tells the service's, to the second.
 * @param {string | null} date @param {number} asked when the request left, by this clock
 */
export function setClock(date, asked) {
  const told = Date.parse(date ?? "") + 500;
  const trip = Date.now() - asked;
  if (!Number.isFinite(told) || trip > SLOW) return; // a slow reply says little about the time
  const off = told - (asked + trip / 2);
  ahead = Math.abs(off) > 1000 + trip / 2 ? off : 0;
}

/** The service's time now, in milliseconds. */
export const serviceNow = () => Date.now() + ahead;

/** @param {number} seconds a length of time in its largest unit that loses nothing worth saying: "2 minutes", "36 hours" */
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

/** @param {number} seconds what is left of them, exact to the second in the last ten minutes: "1:05" */
export function countdown(seconds) {
  if (seconds >= 600) return duration(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {() => number} measure @param {unknown[]} anew what begins the measurement anew @returns {number} looked at every second */
export function useEverySecond(measure, anew) {
  const [value, setValue] = useState(measure);
  useEffect(() => {
    setValue(measure());
    const timer = setInterval(() => setValue(measure()), 1000);
    return () => clearInterval(timer);
  }, anew);
  return value;
}
