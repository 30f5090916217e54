// Days in a row with a daily challenge.

const DAY = 86400000;

/**
 * Count the days in a row up to today, or up to yesterday if today is still to come.
 * @param {string[]} keys game and date of every challenge played: "ecosystem 2026-11-16"
 * @param {string} today
 */
export function streak(keys, today) {
  const days = new Set(keys.map((key) => key.split(" ")[1]));
  const at = Date.parse(`${today}T00:00:00Z`);
  /** @param {number} back */
  const played = (back) => days.has(new Date(at - back * DAY).toISOString().slice(0, 10));
  let back = played(0) ? 0 : 1;
  const first = back;
  while (played(back)) back += 1;
  return back - first;
}
