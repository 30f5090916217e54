/** A piece of the battlefield, for the home page. */

import { html } from "../../js/core/preact.js";
import { SixCards } from "../../js/ui/components.js";
import { BLOOM, DESOLATE, look } from "./cards.js";

const PIECES = [BLOOM, look("fountain_1"), look("elemental_1"), DESOLATE, look("tree_1"), look("blazing_2")];

/** The game in the lists of tables. */
export const badge = { tint: "fountain", icon: "water-fountain" };

/** The usual number of seats of a table. */
export const usualSeats = 1;

export function Tile() {
  return html`<${SixCards} cards=${PIECES} />`;
}
