/** The clearing between Summer and Winter, for the home page. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { Scene } from "./scene.js";

export const css = "tile.css";

/** The game in the lists of tables. */
export const badge = { tint: "summer", icon: "wisp" };

/** The usual number of seats of a table. */
export const usualSeats = 2;

export function Tile() {
  return html`<span class="lfd-tile rel clip grid full" aria-hidden="true">
    <${Scene} width=${620} name="tile" fit="xMidYMax slice" />
    <span class="lfd-tile-row flex gap-8">
      <span class="lfd-tile-card"><${Icon} name="oak-leaf" /></span>
      <span class="lfd-tile-card" data-burning="true"><span class="lfd-piece lfd-fire">
        <${Icon} name="flame" /></span></span>
      <span class="lfd-tile-card" data-burning="true"><span class="lfd-piece lfd-onibi">
        <${Icon} name="wisp" /></span></span>
      <span class="lfd-tile-card" data-burning="true"><span class="lfd-piece lfd-fire">
        <${Icon} name="flame" /></span></span>
      <span class="lfd-tile-card"><${Icon} name="snowflake-1" /></span>
    </span>
  </span>`;
}
