/**
 * Our own map of the boards and how they lie together in every layout, from files that `tools/geometry.py`
 * makes. The other sides of the boards, which lean the other way, have a file of their own: few games need
 * them.
 *
 * Units: the side of a board is 1000, x to the right, y down; the origin is the corner c0. `borders` holds
 * every border once, as x, y, x, y ...: `2/4` lies between the lands 2 and 4 (0 is the ocean); `T1`, `R8`,
 * `B7` are pieces of the three sides that can lie against another board; `O0` is the open sea, the other `O`
 * are the bits of shore beside it. These pieces follow one another along the `outline`, which all boards of a
 * file share: `ends` says at which of its points each piece ends. `lands` lists by number the borders around
 * a land, clockwise on the screen; one with a minus is walked backwards. All joinable sides carry the same
 * wave, which is its own mirror: any side fits any other, point for point. In a layout each slot puts a board
 * at x, y after turning it counter-clockwise by `turn` times 60 degrees.
 */

import { loadData } from "../../../js/core/data.js";

/** @typedef {{borders: Record<string, number[]>, lands: string[][]}} BoardShape */
/** @typedef {{players: number, name: string, slots: {x: number, y: number, turn: number}[]}} Layout */
/**
 * @typedef {{outline: number[], boards: Record<string, BoardShape & {ends: Record<string, number>}>,
 *   layouts?: Layout[]}} Drawn a file
 */

const FILES = { printed: "geometry", thematic: "thematic" };
/** @typedef {keyof typeof FILES} Side */

/** @type {Record<Side, Record<string, BoardShape>>} */
const sides = { printed: {}, thematic: {} };
/** @type {Layout[]} */
export const layouts = [];

/** @param {string} board @param {string} layout @returns {BoardShape} the side of a board that lies up */
export const shapeOf = (board, layout) =>
  sides[layout === "thematic" ? "thematic" : "printed"][board] ?? { borders: {}, lands: [] };

/** @param {Side} side @param {Drawn} drawn take the boards of a file, with their outlines in pieces */
export function keepShapes(side, drawn) {
  for (const [name, { borders, ends, lands }] of Object.entries(drawn.boards)) {
    const whole = { ...borders };
    let start = 0;
    for (const [piece, end] of Object.entries(ends)) {
      whole[piece] = drawn.outline.slice(2 * start, 2 * end + 2);
      start = end;
    }
    sides[side][name] = { borders: whole, lands };
  }
  layouts.push(...(drawn.layouts ?? []));
}

/** @type {Partial<Record<Side, Promise<void>>>} */
const loading = {};

/** @param {Side} side @returns {Promise<void>} loads it once; after a failure it tries again */
export function loadShapes(side) {
  loading[side] ??= loadData(`/games/spirit_island/${FILES[side]}.json`)
    .then((drawn) => keepShapes(side, drawn))
    .catch((error) => {
      delete loading[side];
      throw error;
    });
  return loading[side];
}
