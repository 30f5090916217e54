/**
 * The layout of the clearing, in units of the drawing: columns and rows of cards, a lane under every
 * row.
 */

export const WIDTH = 562;
export const CARD = { width: 100, height: 112 };
const STEP = { x: 112, y: 148 };
const STACK_X = 462;

/** @typedef {{height: number, stretch: number, forest: number}} Drawing */

/** @typedef {"wide" | "small" | "narrow"} Size */

/**
 * The lanes for a large field, for the same field when it is small (larger letters, fewer words), and for a
 * phone, where
 * everything is higher, so that names fit, and the forest is nearer.
 * @type {Record<Size, Drawing>}
 */
export const DRAWINGS = {
  wide: { height: 586, stretch: 1, forest: -30 },
  small: { height: 586, stretch: 1, forest: -46 },
  narrow: { height: 703, stretch: 1.2, forest: -22 },
};

/**
 * @param {string} space
 * @returns {{row: number, col: number}} counted from 0; stacks are column 4, the forest column -1
 */
export function placeOf(space) {
  if (space.startsWith("stack-")) return { row: Number(space.slice(6)) - 1, col: 4 };
  const [, row = "1", col = "0"] = /^r(\d)c(\d)$/.exec(space) ?? [];
  return { row: Number(row) - 1, col: Number(col) - 1 };
}

/** @param {number} col */
const left = (col) => (col === 4 ? STACK_X : col * STEP.x);

/**
 * @param {number} row
 * @param {number} col
 * @returns {Record<string, string>} in per cent, the same for all drawings
 */
export function box(row, col) {
  const { height } = DRAWINGS.wide;
  const share = (/** @type {number} */ n, /** @type {number} */ of) => `${((n / of) * 100).toFixed(3)}%`;
  return {
    left: share(left(col), WIDTH),
    top: share(row * STEP.y, height),
    width: share(CARD.width, WIDTH),
    height: share(CARD.height, height),
  };
}

/**
 * Return the point on its lane at which a space begins or ends an arrow: its middle; the edge of the forest,
 * and for a stack a point before it, since its count stands below.
 * @param {string} space @param {Drawing} drawing
 */
export function middle(space, drawing) {
  if (space === "forest") return drawing.forest;
  const { col } = placeOf(space);
  return col === 4 ? STACK_X - 10 : left(col) + CARD.width / 2;
}

/** @param {number} row counted from 1 @param {Drawing} drawing the middle of the lane under a row */
export const laneY = (row, drawing) => ((row - 1) * STEP.y + CARD.height + 17) * drawing.stretch;
