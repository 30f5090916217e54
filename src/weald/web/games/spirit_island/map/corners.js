/** Meeting points of lands on the drawn map: common corners, and the border that two lands share. */

/** @typedef {import("./layout.js").Island} Island */
/** @typedef {import("./layout.js").Point} Point */

/** Points of two outlines that lie closer than this are the same. */
const CLOSE = 3;

/** @param {Point} one @param {Point} other */
const same = ([x, y], [u, v]) => Math.hypot(x - u, y - v) < CLOSE;

/** @param {Point[]} ring @param {Point} point */
const has = (ring, point) => ring.some((other) => same(other, point));

/**
 * @param {Island} island @param {string[]} lands those that meet in a corner
 * @returns {Point | null} the point that is common to all their outlines and to the fewest others
 */
export function cornerOf(island, lands) {
  const ids = [...new Set(lands)];
  const [first = [], ...others] = ids.map((id) => ringOf(island, id));
  const common = first.filter((point) => others.every((ring) => has(ring, point)));
  if (common.length < 2) return common[0] ?? null;
  // Two lands that meet at an edge share a whole border: its ends are the corners, one of them with a third.
  const ends = [common[0], common.at(-1)].flatMap((point) => (point ? [point] : []));
  const strangers = [...island.lands].filter(([id]) => !ids.includes(id)).map(([, { ring }]) => ring);
  const crowd = (/** @type {Point} */ point) => strangers.filter((ring) => has(ring, point)).length;
  return ends.sort((one, other) => crowd(one) - crowd(other))[0] ?? null;
}

/** @param {Island} island @param {string} id @returns {Point[]} */
const ringOf = (island, id) => island.lands.get(id)?.ring ?? [];

/**
 * @param {Island} island @param {string} one @param {string} other
 * @returns {string} the border between two lands as a path; empty: they do not touch
 */
export function borderOf(island, one, other) {
  const [ring, theirs] = [ringOf(island, one), ringOf(island, other)];
  const shared = ring.map((point) => has(theirs, point));
  let path = "";
  ring.forEach(([x, y], i) => {
    const before = shared.at(i - 1);
    if (shared[i]) path += `${before && path ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  // The outline begins somewhere: a border that runs over its beginning is drawn on.
  const [start] = ring;
  if (shared[0] && shared.at(-1) && start) {
    const last = ring.at(-1) ?? start;
    path += `M${last[0].toFixed(1)} ${last[1].toFixed(1)}L${start[0].toFixed(1)} ${start[1].toFixed(1)}`;
  }
  return path;
}
