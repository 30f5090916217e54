/** Six small cards, for the home page. */

import { html } from "../../js/core/preact.js";
import { Icon, Pattern, tinted } from "../../js/ui/components.js";
import { look } from "./cards.js";

/** @type {import("./cards.js").Kind[]} */
const KINDS = ["meadow", "bee", "bear", "stream", "trout", "fox"];

/** The game in the lists of tables. */
export const badge = { tint: "t-meadow", icon: "high-grass" };

/** How many seats a table usually has. */
export const usualSeats = 3;

export function Tile() {
  return html`<span class="eco-tile" aria-hidden="true"><span>${KINDS.map((kind) => {
    const { tint, icon } = look(kind);
    return html`<span key=${kind} style=${tinted(tint)}><${Pattern} tint=${tint} /><${Icon} name=${icon} />
      </span>`;
  })}</span></span>`;
}
