/** One land: its ground, what glows around it, and the counters that lie in it. */

import { html } from "../../../js/core/preact.js";
import { TERRAIN_SIGN } from "../view.js";
import { comingCounters } from "./forecast.js";
import { keyOf } from "./outcome.js";
import { HEIGHT, pack } from "./packing.js";
import { counter, counters } from "./pieces.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("./layout.js").LandShape} LandShape */
/** @typedef {import("./pieces.js").Counter} Counter */
/** @typedef {import("./packing.js").Spot} Spot */
/** @typedef {{scale: number, placed: {counter: Counter, spot: Spot}[], label: Spot, middle: Spot}} Filled */

/** Heights of a counter on the screen, in pixels: the numbers on the smallest are still set in 12. */
const SMALLEST = 16;
const TIGHT = 20;
const LARGEST = 34;
const USUAL = 24;
/** On a large map counters grow with it. */
const LARGER = 1.2;
const STEPS = [1, 0.92, 0.85, 0.78, 0.7, 0.64, 0.58];
const ORDERLY = 4;

/** @param {number} size @param {boolean} split @returns {[number, boolean]} */
const pair = (size, split) => [size, split];

/** @param {Land} land @returns {import("../view.js").Terrain[]} all that it counts as, its own first */
const terrainsOf = ({ terrain, terrains, also = [] }) => [...new Set([terrain, ...terrains, ...also])];

/** The width of a capital letter of a label, and of the sign of a terrain. */
const LETTER = 30;
const SIGN = 38;

/** @param {Land} land @param {string} sign its name and terrain stand above everything else */
function labelOf(land, sign) {
  return counter({
    key: `${land.id} label`,
    look: "label",
    group: 0,
    kept: true,
    parts: [
      { text: land.id },
      ...terrainsOf(land).map((terrain) => ({ icon: TERRAIN_SIGN[terrain] })),
      ...(sign ? [{ icon: "key" }] : []),
    ],
  });
}

/**
 * @param {LandShape} shape @param {Land} land @param {Ctx} ctx @param {number} px pixels to one unit of the
 *   map
 * @param {boolean} coming whether what will happen is shown @returns {Filled}
 */
export function fill(shape, land, ctx, px, coming) {
  const chosen = (ctx.decision?.choices ?? []).some(({ ref }) => ref.startsWith(`piece:${land.id}:`));
  const wish = Math.min(LARGEST, Math.max(USUAL, HEIGHT * LARGER * px)) * (chosen ? 1.25 : 1);
  const all = (/** @type {boolean} */ tight, worded = false) => [
    labelOf(land, keyOf(land, ctx)),
    ...counters(land, ctx, tight),
    ...(coming ? comingCounters(land, ctx, tight, worded) : []),
  ];
  const sizes = [...STEPS.map((step) => wish * step).filter((size) => size > SMALLEST), SMALLEST];
  // Rather a little smaller than without its order.
  // The forecast stands there in words if they fit without making anything smaller.
  const worded = [true, false].map((split) => {
    const items = all(wish < TIGHT, true);
    const spots = items.some(({ parts }) => parts.some(({ words }) => words))
      ? pack(shape, items, wish / HEIGHT / px, split)
      : null;
    return spots && filled(items, spots, wish / HEIGHT / px);
  });
  const first = worded.find((one) => one !== null);
  if (first) return first;
  for (const [size, split] of [
    ...sizes.slice(0, ORDERLY).map((one) => pair(one, true)),
    ...sizes.map((one) => pair(one, false)),
  ]) {
    const items = all(size < TIGHT);
    const scale = size / HEIGHT / px;
    const spots = pack(shape, items, scale, split);
    if (spots) return filled(items, spots, scale);
  }
  return folded(shape, all(true), SMALLEST / HEIGHT / px);
}

/** @param {Counter[]} items @param {Spot[]} spots @param {number} scale @returns {Filled} */
function filled(items, spots, scale) {
  const placed = items.map((item, i) => ({ counter: item, spot: spots[i] ?? { x: 0, y: 0 } }));
  const [label] = spots;
  const ys = spots.map(({ y }) => y);
  const xs = spots.map(({ x }) => x);
  const middle = {
    x: xs.reduce((sum, x) => sum + x, 0) / xs.length,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  return { scale, placed: placed.slice(1), label: label ?? middle, middle };
}

/** @param {Counter} counter name, what can be chosen and a ravage to come are never hidden; then pieces */
const weight = ({ ref, kept, look }) =>
  look === "label" ? 4 : ref ? 3 : look === "ravage" ? 2 : kept ? 1 : 0;
const NEVER_HIDDEN = 2;

/** @param {Counter} item a ravage where there is no room: its damage alone */
function shortened(item) {
  const damage = item.parts.find(({ text }) => text);
  return item.look === "ravage" && damage ? counter({ ...item, parts: [{ text: damage.text ?? "" }] }) : item;
}

/**
 * @param {LandShape} shape
 * @param {Counter[]} all
 * @param {number} scale
 * @returns {Filled} the least important counters become "+3"; no ravage is hidden
 */
function folded(shape, all, scale) {
  const items = all.map(shortened);
  const order = [...items].sort((one, other) => weight(other) - weight(one));
  const least = order.filter((item) => weight(item) >= NEVER_HIDDEN).length;
  for (let n = order.length - 1; n >= least; n--) {
    const gone = counter({
      key: `${shape.id} more`,
      look: "more",
      group: 2,
      tight: true,
      parts: [{ text: `+${order.length - n}` }],
    });
    const stay = new Set(order.slice(0, n));
    const shown = [...items.filter((item) => stay.has(item)), gone];
    const spots = pack(shape, shown, scale, false);
    if (spots) return filled(shown, spots, scale);
  }
  const must = order.slice(0, least);
  return filled(must, pack(shape, must, scale, false) ?? stacked(shape, must, scale), scale);
}

/**
 * @param {LandShape} shape
 * @param {Counter[]} items the name first
 * @param {number} scale
 * @returns {Spot[]} over the border, if it must be: the name above rows about as wide as they are high
 */
function stacked({ middle: [x, y] }, [name, ...items], scale) {
  const across = Math.ceil(Math.sqrt(items.length));
  const rows = [name ? [name] : []];
  for (let i = 0; i < items.length; i += across) rows.push(items.slice(i, i + across));
  return rows.flatMap((row, n) => {
    const width = row.reduce((sum, { w }) => sum + w, 0);
    let left = -width / 2;
    return row.map(({ w }) => {
      left += w;
      return { x: x + (left - w / 2) * scale, y: y + (n - (rows.length - 1) / 2) * HEIGHT * 0.9 * scale };
    });
  });
}

/**
 * @param {{shape: LandShape, land: Land, words: string, texture: string, lit: Map<string, string>}} props the
 *   ground of a land, which is what one points at; `lit`: the lands that a beat of a scene is about
 */
export function Ground({ shape, land, words, texture, lit }) {
  const { id, terrain, absent, isolated, part_of: whole } = land;
  const clip = `si-clip-${id}`;
  return html`<g class="si-land noglow" data-ref=${`land:${whole ?? id}`} data-terrain=${terrain}
    data-lit=${lit.get(whole ?? id)}
    data-shut=${absent === "ocean" || undefined} data-sunk=${absent === "sunk" || undefined}
    data-frozen=${absent === "frozen" || undefined} data-isolated=${isolated || undefined}
    aria-label=${words}>
    <clipPath id=${clip}><path d=${shape.d} /></clipPath>
    <path class="si-field" d=${shape.d} fill=${`var(--${terrain})`} stroke=${`var(--${terrain})`} />
    <path class="si-tex" d=${shape.d} fill=${`url(#p-${terrain}${texture})`} />
    <g clip-path=${`url(#${clip})`}>${isolated && html`<path class="si-moat" d=${shape.d} />`}
      <path class="si-halo" d=${shape.d} /><path class="si-edge" d=${shape.d} data-edge />
      </g>
  </g>`;
}

/**
 * @param {{land: Land, at: Spot, scale: number, sign?: string}} props the name of a land, its terrain, and
 *   the key that chooses it
 */
export function Label({ land, at, scale, sign = "" }) {
  const { board, terrain, number } = land;
  const terrains = terrainsOf(land);
  // A long name and several signs stand in the middle together.
  const aside = (terrains.length - 1 + (sign ? 1 : 0)) * SIGN;
  const shift = (((board.length - 1) * LETTER - aside) / 2) * scale;
  const place = `translate(${(at.x + shift).toFixed(1)} ${at.y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return html`<g class="si-label" transform=${place} fill=${`var(--${terrain}-ink)`}
    color=${`var(--${terrain}-ink)`}>
    <text x="-2" y="14" text-anchor="end"><tspan class="si-letter">${board}</tspan>${number || ""}
      </text>
    ${terrains.map(
      (one, i) => html`<use key=${one} href=${`#i-${TERRAIN_SIGN[one]}`} x=${3 + SIGN * i} y="-19" width="36"
        height="36" color=${`var(--${one}-ink)`} />`,
    )}
    ${
      sign &&
      html`<g class="si-key" transform=${`translate(${8 + SIGN * terrains.length} -20)`}>
      <rect width="34" height="38" rx="8" /><text x="17" y="29" text-anchor="middle">${sign}</text></g>`
    }
  </g>`;
}
