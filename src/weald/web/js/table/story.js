// The story of a finished game in a few lines, from its numbers by turn.

/** @typedef {import("../types.gen.js").Service.StoryPoint} Point */
/**
 * A line about some turns: how it stood after the first third, the largest step that one number made in
 * a turn, since when the winner has led, or the highest value of another number, the end.
 * @typedef {{kind: "begin", from: number, to: number, at: number, values: Record<string, number>}
 *   | {kind: "step", from: number, to: number, at: number, measure: string, before: number, after: number}
 *   | {kind: "lead", from: number, to: number, at: number, seat: number}
 *   | {kind: "peak", from: number, to: number, at: number, measure: string, value: number}
 *   | {kind: "end", from: number, to: number, at: number}} Line
 */

/** @param {Point[]} points @param {string} measure */
const valuesOf = (points, measure) => points.map(({ values }) => values[measure] ?? 0);

/** @param {Point[]} points @param {string} measure how far its numbers lie apart, at least 1 */
function spread(points, measure) {
  const values = valuesOf(points, measure);
  return Math.max(1, Math.max(...values) - Math.min(...values));
}

/**
 * Return the largest step of any number from one point to the next, compared with how much it moves at all.
 * @param {Point[]} points @returns {Extract<Line, {kind: "step"}> | null}
 */
export function largestStep(points) {
  let best = 0;
  /** @type {Extract<Line, {kind: "step"}> | null} */
  let line = null;
  for (const measure of Object.keys(points[0]?.values ?? {})) {
    for (const [i, point] of points.entries()) {
      const last = points[i - 1];
      if (!last) continue;
      const before = last.values[measure] ?? 0;
      const after = point.values[measure] ?? 0;
      const size = Math.abs(after - before) / spread(points, measure);
      if (Math.abs(after - before) < 2 || size <= best) continue;
      best = size;
      line = { kind: "step", from: last.turn, to: last.turn, at: last.at, measure, before, after };
    }
  }
  return line;
}

/**
 * @param {Point[]} points @param {string | null} other a number that is told already
 * @returns {Extract<Line, {kind: "peak"}> | null} when some number was highest, neither at first nor at last
 */
function highest(points, other) {
  for (const measure of Object.keys(points[0]?.values ?? {})) {
    if (measure === other) continue;
    const values = valuesOf(points, measure);
    const value = Math.max(...values);
    const i = values.indexOf(value);
    const point = points[i];
    if (point && i > 0 && value > (values.at(-1) ?? 0))
      return { kind: "peak", from: point.turn, to: point.turn, at: point.at, measure, value };
  }
  return null;
}

/**
 * @param {Point[]} points @param {number[]} winners
 * @returns {Extract<Line, {kind: "lead"}> | null} since when the winner has led, where points decide
 */
function lead(points, winners) {
  const [seat, more] = winners;
  const measures = Object.keys(points[0]?.values ?? {});
  const mine = `score:${seat}`;
  if (seat === undefined || more !== undefined || measures.length < 2 || !measures.includes(mine))
    return null;
  const leads = points.map(({ values }) =>
    measures.every((measure) => measure === mine || (values[mine] ?? 0) > (values[measure] ?? 0)),
  );
  const i = leads.lastIndexOf(false);
  const before = points[i];
  // The numbers of a point stand before its turn is played.
  return before && i < points.length - 1
    ? { kind: "lead", from: before.turn, to: before.turn, at: before.at, seat }
    : null;
}

/**
 * @param {Point[]} points @param {number[]} [winners]
 * @returns {Line[]} at most four lines, in the order of the game
 */
export function storyOf(points, winners = []) {
  const last = points.at(-1);
  if (!last) return [];
  const early = points[Math.floor(points.length / 3)];
  const step = largestStep(points);
  const other = lead(points, winners) ?? highest(points, step?.measure ?? null);
  /** @type {(Line | null)[]} */
  const lines = [];
  if (early && early.at > 0 && points.length > 3)
    lines.push({
      kind: "begin",
      from: 1,
      to: Math.max(1, early.turn - 1),
      at: early.at,
      values: early.values,
    });
  lines.push(step, other);
  const inOrder = lines.filter((line) => line !== null).sort((one, other) => one.from - other.from);
  return [...inOrder, { kind: "end", from: last.turn, to: last.turn, at: last.at }];
}
