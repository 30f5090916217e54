/**
 * The layout of the board, in units of the drawing: a card is 100 wide and 122 high.
 *
 * While the 4 x 5 frame still floats, up to 7 x 9 cells can be reached but only those beside a card can be
 * chosen. So the cells round the cards are a little smaller and the ones farther out are slivers: the cards
 * stay
 * as large as on the finished grid, even on a phone.
 */

/** @typedef {import("./view.gen.js").Box} Box */
/** @typedef {{x: number, y: number, w: number, h: number}} Rect */
/** @typedef {{start: number, size: number}} Span */

export const ROWS = 4;
export const COLS = 5;
const GAP = 9;
const ACROSS = { card: 100, near: 78, far: 26 };
const DOWN = { card: 122, near: 95, far: 30 };

/**
 * The spans of one direction, by field index.
 * @param {number} first first field index shown
 * @param {number} count how many are shown
 * @param {number} boxFirst first field index with a card
 * @param {number} boxCount how many have cards
 * @param {{card: number, near: number, far: number}} size
 * @returns {{spans: Map<number, Span>, length: number}}
 */
function spansOf(first, count, boxFirst, boxCount, size) {
  const spans = new Map();
  let at = 0;
  for (let i = first; i < first + count; i += 1) {
    const away = Math.max(boxFirst - i, i - (boxFirst + boxCount - 1), 0);
    const length = away === 0 ? size.card : away === 1 ? size.near : size.far;
    spans.set(i, { start: at, size: length });
    at += length + GAP;
  }
  return { spans, length: at - GAP };
}

/**
 * The drawing of one window of the field.
 * @param {Box} window the cells still reachable
 * @param {Box} box the bounding box of the cards
 */
export function layout(window, box) {
  const across = spansOf(window.left, window.cols, box.left, box.cols, ACROSS);
  const down = spansOf(window.top, window.rows, box.top, box.rows, DOWN);
  /** @param {Box} part @returns {Rect} */
  function rect(part) {
    const left = /** @type {Span} */ (across.spans.get(part.left));
    const right = /** @type {Span} */ (across.spans.get(part.left + part.cols - 1));
    const top = /** @type {Span} */ (down.spans.get(part.top));
    const bottom = /** @type {Span} */ (down.spans.get(part.top + part.rows - 1));
    return {
      x: left.start,
      y: top.start,
      w: right.start + right.size - left.start,
      h: bottom.start + bottom.size - top.start,
    };
  }
  return { width: across.length, height: down.length, rect };
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** @param {string} cell @returns {{row: number, col: number}} field indices of a cell id */
export function place(cell) {
  const [row, col] = cell.slice(1).split("c");
  return { row: Number(row), col: Number(col) };
}

/** @param {number} row @param {number} col */
export const cellId = (row, col) => `r${row}c${col}`;

/** @param {string} cell @returns {Box} */
export function oneCell(cell) {
  const { row, col } = place(cell);
  return { top: row, left: col, rows: 1, cols: 1 };
}

/**
 * The window that would be left if a card came to lie in a cell.
 * @param {Box} box @param {string} cell @returns {Box}
 */
export function windowAfter(box, cell) {
  const { row, col } = place(cell);
  const top = Math.min(box.top, row);
  const left = Math.min(box.left, col);
  const bottom = Math.max(box.top + box.rows - 1, row);
  const right = Math.max(box.left + box.cols - 1, col);
  return {
    top: bottom - ROWS + 1,
    left: right - COLS + 1,
    rows: 2 * ROWS - 1 - (bottom - top),
    cols: 2 * COLS - 1 - (right - left),
  };
}

/**
 * @param {Rect} rect
 * @param {Layout} drawing
 * @returns {Record<string, string>} the rectangle in per cent of the drawing
 */
export function percent(rect, drawing) {
  const part = (/** @type {number} */ length, /** @type {number} */ whole) => `${(length / whole) * 100}%`;
  return {
    left: part(rect.x, drawing.width),
    top: part(rect.y, drawing.height),
    width: part(rect.w, drawing.width),
    height: part(rect.h, drawing.height),
  };
}
