/**
 * The island as it lies on the screen: boards put in their slots, and the whole of it turned to fit its box
 * best.
 */

import { layouts, shapeOf } from "./shapes.js";

/** @typedef {import("./shapes.js").BoardShape} BoardShape */
/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{id: string, ring: Point[], d: string, middle: Point}} LandShape */
/**
 * @typedef {{box: Box, lands: Map<string, LandShape>, borders: string, twins: string, seams: string, coast:
 *   string, sea: string}} Island
 */
/** @typedef {(x: number, y: number) => Point} Move */
/** @typedef {import("../view.gen.js").BoardNow} BoardNow */

/** The turns that the island may take, in steps of 30 degrees; the least turned one is preferred. */
const TILTS = [0, -1, 1, -2, 2, 3];
/** Another tilt must show the island larger by this factor. */
const WORTH_IT = 1.04;

/** @param {number} turns counter-clockwise, each of 30 degrees @returns {Move} */
function turning(turns) {
  const angle = (-turns * Math.PI) / 6;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => [c * x - s * y, s * x + c * y];
}

/** @param {BoardNow[]} boards @returns {string} which boards they are, and where those added to them lie */
export const boardsKey = (boards) =>
  boards.map(({ board, at }) => (at ? `${board}@${at.x},${at.y},${at.turn}` : board)).join();

/**
 * @param {BoardNow[]} boards
 * @param {string} layout
 * @param {number} tilt
 * @returns {{board: string, shape: BoardShape, move: Move}[]} where each point of each board goes
 */
function placing(boards, layout, tilt) {
  const laid = boards.filter(({ at }) => !at).length;
  const plan =
    layouts.find(({ players, name }) => players === laid && name === layout) ??
    layouts.find(({ players, name }) => players === laid && name === "standard");
  const whole = turning(tilt);
  return boards.map(({ board, at }, i) => {
    const slot = at ?? plan?.slots[i] ?? { x: 0, y: 0, turn: 0 };
    const own = turning(2 * slot.turn);
    return {
      board,
      shape: shapeOf(board, layout),
      move: (x, y) => {
        const [a, b] = own(x, y);
        return whole(slot.x + a, slot.y + b);
      },
    };
  });
}

/** @param {number[]} flat @param {Move} move @returns {Point[]} */
function points(flat, move) {
  return Array.from({ length: flat.length / 2 }, (_, i) => move(flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0));
}

/** @param {Point[]} line */
const path = (line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/**
 * @param {BoardShape} shape
 * @param {Move} move
 * @returns {Point[][]} the outlines of a board's lands, clockwise, the ocean first
 */
function ringsOf(shape, move) {
  return shape.lands.map((keys) =>
    keys.flatMap((key) => {
      const line = points(shape.borders[key.replace("-", "")] ?? [], move);
      return (key.startsWith("-") ? line.reverse() : line).slice(0, -1);
    }),
  );
}

/** @param {Point[]} ring @returns {Point} its centre of gravity */
function middleOf(ring) {
  let [area, sx, sy] = [0, 0, 0];
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    const cross = x * v - u * y;
    area += cross;
    sx += (x + u) * cross;
    sy += (y + v) * cross;
  });
  return [sx / (3 * area), sy / (3 * area)];
}

/** @param {Point[]} all @returns {Box} */
function boxOf(all) {
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** @type {Map<string, Island>} */
const drawn = new Map();

/**
 * @param {BoardNow[]} boards by slot @param {string} layout @param {number} tilt
 * @param {(id: string) => string | undefined} terrain of a land: between two of the same a stronger line is
 *   drawn
 * @returns {Island}
 */
export function islandOf(boards, layout, tilt, terrain) {
  const key = `${boardsKey(boards)} ${layout} ${tilt}`;
  const cached = drawn.get(key);
  if (cached) return cached;
  const lines = { borders: "", twins: "", seams: "", coast: "", sea: "" };
  /** @type {Island["lands"]} */
  const lands = new Map();
  for (const { board, shape, move } of placing(boards, layout, tilt)) {
    ringsOf(shape, move).forEach((ring, n) => {
      lands.set(`${board}${n}`, { id: `${board}${n}`, ring, d: `${path(ring)}Z`, middle: middleOf(ring) });
    });
    for (const [name, flat] of Object.entries(shape.borders)) {
      const [one = "", other] = name.split("/");
      const twin = other !== undefined && terrain(board + one) === terrain(board + other);
      const sort =
        name === "O0"
          ? "sea"
          : other === undefined
            ? "seams"
            : one === "0"
              ? "coast"
              : twin
                ? "twins"
                : "borders";
      lines[sort] += path(points(flat, move));
    }
  }
  const island = { ...lines, lands, box: boxOf([...lands.values()].flatMap(({ ring }) => ring)) };
  drawn.set(key, island);
  return island;
}

/** @type {Map<string, Box[]>} */
const extents = new Map();

/**
 * @param {BoardNow[]} boards
 * @param {string} layout
 * @param {{w: number, h: number}} room
 * @returns {number} the tilt that shows the island largest
 */
export function bestTilt(boards, layout, room) {
  const key = `${boardsKey(boards)} ${layout}`;
  const boxes =
    extents.get(key) ??
    TILTS.map((tilt) =>
      boxOf(placing(boards, layout, tilt).flatMap(({ shape, move }) => ringsOf(shape, move).flat())),
    );
  extents.set(key, boxes);
  let [best, size] = [0, 0];
  boxes.forEach(({ w, h }, i) => {
    const fits = Math.min(room.w / w, room.h / h);
    if (fits > size * WORTH_IT) [best, size] = [TILTS[i] ?? 0, fits];
  });
  return best;
}
