/**
 * The table of all: the island, on small screens with the invaders' board; before the first turn, the spirits
 * to choose from.
 */

import { html } from "../../js/core/preact.js";
import { wide } from "./breakpoint.js";
import { EventScene } from "./event/scene.js";
import { InvaderBoard } from "./invaders.js";
import { IslandMap } from "./map/map.js";
import { Choose } from "./panel/choose.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  if (viewOf(ctx).choosable.length > 0) return html`<${Choose} ctx=${ctx} />`;
  return html`<div class="si-board low grid gap-12 slim full">
    ${!wide.value && html`<${InvaderBoard} ctx=${ctx} />`}<${IslandMap} ctx=${ctx} />
    <${EventScene} ctx=${ctx} /></div>`;
}
