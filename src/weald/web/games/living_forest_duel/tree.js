/** A tree card as a drawing: its element, the river that runs off the open edges, its bonus in a ring. */

import { html } from "../../js/core/preact.js";
import { BONUS_SIGN, ELEMENT_SIGN } from "./cards.js";

/** @typedef {import("./view.js").Edge} Edge */
/** @typedef {import("./view.js").Tree} Tree */

/** @type {Record<Edge, string>} */
const RIVER = { north: "M70 50V0", east: "M70 50H140", south: "M70 50V100", west: "M70 50H0" };

/** @param {{tree: Tree, class?: string}} props */
export function TreeArt({ tree, class: more = "" }) {
  const { element, bonus, river } = tree;
  const tint = element ? `el-${element}` : "el-water";
  return html`<svg class=${`lfd-tree ${more}`} viewBox="0 0 140 100" aria-hidden="true">
    <rect x="1" y="1" width="138" height="98" rx="9" fill=${`var(--${tint})`} stroke=${`var(--${tint}-ink)`}
      stroke-width="1.5" />
    <rect x="1" y="1" width="138" height="98" rx="9" fill=${`url(#p-${tint})`}
      color=${`var(--${tint}-ink)`} />
    <g stroke="var(--info)" stroke-width="15">${river.map(
      (edge) => html`<path key=${edge} d=${RIVER[edge]} />`,
    )}</g>
    ${
      element
        ? html`<circle cx="70" cy="50" r="23" fill=${`var(--${tint}-ink)`} />
        <use href=${`#i-${ELEMENT_SIGN[element]}`} x="55" y="35" width="30" height="30"
          color="var(--paper)" />`
        : html`<circle cx="70" cy="50" r="32" fill="var(--info)" />
        <use href="#i-pine-tree" x="49" y="29" width="42" height="42" color="var(--paper)" />`
    }
    ${
      bonus &&
      html`<circle cx="23" cy="23" r="17" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" />
      <use href=${`#i-${BONUS_SIGN[bonus]}`} x="11" y="11" width="24" height="24" color="var(--ink)" />`
    }
  </svg>`;
}
