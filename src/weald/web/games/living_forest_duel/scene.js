/** The one painted thing: a wood from high summer at the left to deep winter at the right. */

import { html, useMemo } from "../../js/core/preact.js";

const HEIGHT = 240;
const TREE_STEP = 25;

/** A hill's edge: waves of three lengths, so that it never repeats. */
const RANGES = [
  {
    base: 132,
    waves: [
      [12, 180],
      [7, 71],
      [4, 37],
    ],
  },
  {
    base: 192,
    waves: [
      [9, 240],
      [5, 93],
      [3, 41],
    ],
  },
];

/** @param {number} range @param {number} x */
function ridge(range, x) {
  const { base, waves } = RANGES[range] ?? { base: HEIGHT, waves: [] };
  return waves.reduce(
    (y, [size = 0, length = 1], i) => y + size * Math.sin((x / length) * Math.PI + i * 1.7 + range),
    base,
  );
}

/** @param {number} n the same number between 0 and 1 for the same n, without any order to it */
const scattered = (n) => Math.abs(Math.sin(n * 127.1 + 31.7) * 43758.5453) % 1;

/** @param {{range: number, width: number, fill: string}} props */
function Hill({ range, width, fill }) {
  const points = [];
  for (let x = 0; x <= width; x += 20) points.push(`${x} ${ridge(range, x).toFixed(1)}`);
  return html`<path d=${`M0 ${HEIGHT}L${points.join("L")}L${width} ${HEIGHT}Z`} fill=${fill} />`;
}

/**
 * @param {{x: number, y: number, size: number, share: number}} props an oak in summer, a pine in winter, snow
 *   on the last
 */
function Wood({ x, y, size, share }) {
  const fill = `color-mix(in srgb, var(--scene-tree) ${Math.round(100 - 100 * share)}%, var(--scene-pine))`;
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`;
  if (share < 0.46) {
    return html`<g transform=${at} fill=${fill}><rect x="-2" y="-24" width="4" height="26" />
      <circle cy="-40" r="22" /><circle cx="-15" cy="-28" r="14" /><circle cx="15" cy="-29" r="14" /></g>`;
  }
  return html`<g transform=${at} fill=${fill}><rect x="-2" y="-12" width="4" height="14" />
    <path d="M0 -76L17 -43H9L23 -10H-23L-9 -43H-17Z" />
    ${
      share > 0.62 &&
      html`<path d="M0 -76L9 -58L4.500 -60L0 -56L-4.500 -60L-9 -58Z" fill="var(--scene-light)" />`
    }</g>`;
}

/** @param {number} width */
function wood(width) {
  const trees = [];
  for (let i = 0; i * TREE_STEP < width + TREE_STEP; i += 1) {
    const x = i * TREE_STEP + (scattered(i) - 0.5) * 18;
    const range = scattered(i + 900) > 0.45 ? 1 : 0;
    trees.push({
      x,
      y: ridge(range, x) + 12,
      size: range ? 0.85 + scattered(i + 70) * 0.5 : 0.5 + scattered(i + 70) * 0.25,
      share: x / width,
      range,
    });
  }
  return trees;
}

/** @param {number} width @returns {{x: number, y: number, r: number}[]} more flakes the deeper the winter */
function flakes(width) {
  return Array.from({ length: 26 }, (_, i) => {
    const share = 0.55 + 0.45 * Math.sqrt(scattered(i + 300));
    return { x: share * width, y: 8 + scattered(i + 400) * 120, r: 1.2 + scattered(i + 500) * 1.4 };
  });
}

/**
 * Drawn for a width, so that nothing is ever stretched much.
 * @param {{width: number, name: string, fit?: string, class?: string}} props
 */
export function Scene({ width, name, fit = "xMidYMid slice", class: more = "" }) {
  return useMemo(() => {
    const trees = wood(width);
    const far = trees.filter(({ range }) => range === 0);
    const near = trees.filter(({ range }) => range === 1);
    const paint = (/** @type {string} */ id) => `url(#lfd-${id}-${name})`;
    return html`<svg class=${`lfd-scene ${more}`} viewBox=${`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio=${fit} aria-hidden="true">
      <defs>
        <linearGradient id=${`lfd-far-${name}`}>
          <stop offset="0" stop-color="color-mix(in srgb, var(--scene-tree) 30%, var(--summer))" />
          <stop offset="1" stop-color="color-mix(in srgb, var(--scene-pine) 26%, var(--winter))" />
        </linearGradient>
        <linearGradient id=${`lfd-near-${name}`}>
          <stop offset="0" stop-color="color-mix(in srgb, var(--scene-tree) 52%, var(--summer))" />
          <stop offset="1" stop-color="color-mix(in srgb, var(--scene-light) 62%, var(--winter))" />
        </linearGradient>
      </defs>
      <circle cx=${width * 0.3} cy="56" r="26" fill="var(--scene-light)" opacity=".85" />
      <path transform=${`translate(${width * 0.72} 34)`} d="M0 0a26 26 0 1 0 22 38a22 22 0 0 1-22-38z"
        fill="var(--scene-light)" />
      ${flakes(width).map(
        ({ x, y, r }, i) =>
          html`<circle key=${i} cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${r.toFixed(1)}
            fill="var(--scene-light)" />`,
      )}
      <${Hill} range=${0} width=${width} fill=${paint("far")} />
      <g opacity=".6">${far.map((tree, i) => html`<${Wood} key=${i} ...${tree} />`)}</g>
      <${Hill} range=${1} width=${width} fill=${paint("near")} />
      <g opacity=".85">${near.map((tree, i) => html`<${Wood} key=${i} ...${tree} />`)}</g>
    </svg>`;
  }, [width]);
}
