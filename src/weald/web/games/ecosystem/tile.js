/** Six small cards, for the home page. */

import { html } from "../../js/core/preact.js";
import { SixCards } from "../../js/ui/components.js";
import { look } from "./cards.js";

/** @type {import("./cards.js").Kind[]} */
const KINDS = ["meadow", "bee", "bear", "stream", "trout", "fox"];

/** The game in the lists of tables. */
export const badge = { tint: "t-meadow", icon: "high-grass" };

/** The usual number of seats of a table. */
export const usualSeats = 3;

export function Tile() {
  return html`<${SixCards} cards=${KINDS.map(look)} />`;
}
