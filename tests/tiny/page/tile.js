/** A nut for the home page, in a drawing of the interface. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";

/** The game in the lists of tables. */
export const badge = { tint: "t-meadow", icon: "oak-leaf" };

/** The usual number of seats of a table. */
export const usualSeats = 2;

export function Tile() {
  return html`<${Icon} name="oak-leaf" class="big" />`;
}
