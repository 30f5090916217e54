/** A piece of the island, for the home page. */

import { html } from "../../js/core/preact.js";

/** Lands of a small island, each with its terrain, its shape and where its sign stands. */
const LANDS = /** @type {const} */ ([
  ["ocean", "M0 0H320V120H0Z", "waves", 22, 16],
  ["wetlands", "M70 18L128 8L150 62L92 104L58 70Z", "reed", 88, 40],
  ["jungle", "M128 8L202 14L196 58L150 62Z", "palm-tree", 158, 22],
  ["mountain", "M202 14L262 30L254 78L196 58Z", "mountains", 214, 30],
  ["sands", "M92 104L150 62L196 58L254 78L222 110L138 114Z", "desert", 164, 74],
]);

export const css = "tile.css";

/** The game in the lists of tables. */
export const badge = { tint: "jungle", icon: "palm-tree" };

/** The usual number of seats of a table. */
export const usualSeats = 1;

export function Tile() {
  return html`<svg class="sip-tile full" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true">
    ${LANDS.map(
      ([terrain, shape, sign, x, y]) => html`<g key=${terrain} color=${`var(--${terrain}-ink)`}>
      <path d=${shape} fill=${`var(--${terrain})`} stroke="var(--paper)" stroke-width="3"
        stroke-linejoin="round" />
      <path d=${shape} fill=${`url(#p-${terrain})`} stroke=${`var(--${terrain}-ink)`} stroke-width="1"
        stroke-linejoin="round" />
      <use href=${`#i-${sign}`} x=${x} y=${y} width="30" height="30" fill="currentColor" /></g>`,
    )}
  </svg>`;
}
