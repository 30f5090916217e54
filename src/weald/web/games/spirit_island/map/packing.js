/** Puts counters into a land: rows of them, like lines of text in a page that has the land's shape. */

/** @typedef {import("./layout.js").Point} Point */
/**
 * @typedef {{w: number, group: number}} Item in the units of a counter 48 high; items of a group like to
 *   stand together
 */
/** @typedef {{x: number, y: number}} Spot the centre of an item, in units of the map */
/** @typedef {[number, number]} Span */
/** @typedef {{top: number, spans: Span[][], rooms: Map<number, (Span | null)[]>}} Scan */

export const HEIGHT = 48;
const GAP = 9;
const ROW_GAP = 8;
/** Lines across a land are so far apart; rows begin at a line. */
const STEP = 5;
/** Free ground between counters and border, in units of the map. */
const SHORE = 13;
/** Rows wider than this are only made where nothing else fits. */
const COMFORT = 262;

/** @type {WeakMap<Point[], Scan>} */
const scans = new WeakMap();

/** @param {Point[]} ring @returns {Scan} for lines across the land, the pieces of them that lie inside */
function scan(ring) {
  const cached = scans.get(ring);
  if (cached) return cached;
  const ys = ring.map(([, y]) => y);
  const top = Math.min(...ys);
  const spans = Array.from({ length: Math.ceil((Math.max(...ys) - top) / STEP) }, (_, i) =>
    crossings(ring, top + (i + 0.5) * STEP),
  );
  const made = { top, spans, rooms: new Map() };
  scans.set(ring, made);
  return made;
}

/** @param {Point[]} ring @param {number} y @returns {Span[]} */
function crossings(ring, y) {
  /** @type {number[]} */
  const xs = [];
  ring.forEach(([x0, y0], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
    if (y0 <= y !== y1 <= y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  });
  xs.sort((a, b) => a - b);
  return Array.from({ length: xs.length / 2 }, (_, i) => [xs[2 * i] ?? 0, xs[2 * i + 1] ?? 0]);
}

/**
 * @param {Scan} land
 * @param {number} lines the height of a row
 * @returns {(Span | null)[]} by the line where a row begins, the widest room for it
 */
function rooms(land, lines) {
  const cached = land.rooms.get(lines);
  if (cached) return cached;
  const all = land.spans.map((_, i) =>
    i + lines > land.spans.length ? null : room(land.spans.slice(i, i + lines)),
  );
  land.rooms.set(lines, all);
  return all;
}

/** @param {Span[][]} lines @returns {Span | null} the widest room that all these lines have */
function room([first = [], ...rest]) {
  const free = rest.reduce(
    (left, line) =>
      left.flatMap(([a, b]) =>
        line.flatMap(([c, d]) => {
          const both = /** @type {Span} */ ([Math.max(a, c), Math.min(b, d)]);
          return both[1] > both[0] ? [both] : [];
        }),
      ),
    first,
  );
  const widest = free.reduce(
    (best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best),
    /** @type {Span} */ ([0, 0]),
  );
  return widest[1] - widest[0] > 2 * SHORE ? [widest[0] + SHORE, widest[1] - SHORE] : null;
}

/**
 * Rows from a line downwards, or null where they do not fit.
 * @param {Scan} land @param {Item[]} items @param {number} scale @param {number} line @param {number} middle
 *   @param {{split: boolean, most: number}} how
 * @returns {Spot[] | null}
 */
function rowsFrom(land, items, scale, line, middle, how) {
  const high = HEIGHT * scale + 2 * SHORE;
  const free = rooms(land, Math.ceil(high / STEP));
  /** @type {Spot[]} */
  const spots = [];
  while (spots.length < items.length) {
    const span = free[line];
    if (!span) return null;
    const most = Math.min(span[1] - span[0], how.most * scale);
    let width = 0;
    let end = spots.length;
    for (; end < items.length; end++) {
      const more = width + (width ? GAP * scale : 0) + (items[end]?.w ?? 0) * scale;
      if (more > most || (how.split && width && items[end]?.group !== items[end - 1]?.group)) break;
      width = more;
    }
    if (!width) return null;
    // Between the middle of the land and that of this row: straight columns where the shape allows, inside it
    // where not.
    const centre = (middle + (span[0] + span[1]) / 2) / 2;
    let x = Math.max(span[0], Math.min(span[1] - width, centre - width / 2));
    for (let i = spots.length; i < end; i++) {
      const w = (items[i]?.w ?? 0) * scale;
      spots.push({ x: x + w / 2, y: land.top + line * STEP + high / 2 });
      x += w + GAP * scale;
    }
    line += Math.ceil(((HEIGHT + ROW_GAP) * scale) / STEP);
  }
  return spots;
}

/** @param {Spot[]} spots @param {Point} middle how far the whole lies from the middle of the land */
function off(spots, [x, y]) {
  const mean = spots.reduce(
    (sum, spot) => ({ x: sum.x + spot.x / spots.length, y: sum.y + spot.y / spots.length }),
    { x: 0, y: 0 },
  );
  const rows = ((spots[0]?.y ?? 0) + (spots.at(-1)?.y ?? 0)) / 2;
  return Math.abs(rows - y) + Math.abs(mean.x - x);
}

/**
 * @param {{ring: Point[], middle: Point}} land @param {Item[]} items @param {number} scale map units for one
 *   unit of a counter
 * @param {boolean} split whether every group has rows of its own; else rows are filled one after the other
 * @returns {Spot[] | null} where each item goes, or null if there is no room for all
 */
export function pack(land, items, scale, split) {
  const lines = scan(land.ring);
  for (const how of split
    ? [{ split, most: COMFORT }]
    : [
        { split, most: COMFORT },
        { split, most: Infinity },
      ]) {
    /** @type {Spot[] | null} */
    let best = null;
    for (let i = 0; i < lines.spans.length; i++) {
      const spots = rowsFrom(lines, items, scale, i, land.middle[0], how);
      if (spots && (!best || off(spots, land.middle) < off(best, land.middle))) best = spots;
    }
    if (best) return best;
  }
  return null;
}
