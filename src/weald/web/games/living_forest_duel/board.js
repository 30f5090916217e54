/**
 * The whole table: the clearing above, the lines in the middle, Summer's side at the left and Winter's at the
 * right.
 */

import { html, useRef } from "../../js/core/preact.js";
import { Panorama } from "./clearing.js";
import { HelpLine } from "./helpline.js";
import { Race } from "./overview.js";
import { Piles } from "./piles.js";
import { useReach } from "./reach.js";
import { Recruits } from "./recruits.js";
import { Sides } from "./sides.js";
import { Strip } from "./strip.js";
import { TurnEnd } from "./turnend.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  useReach(ctx, board);
  return html`<div class="lfd-board grid slim full" ref=${board}>
    <${Panorama} ctx=${ctx} />
    <${Strip} ctx=${ctx} />
    <${Race} ctx=${ctx} />
    <div class="lfd-centre grid">
      <${Recruits} ctx=${ctx} />
      <${HelpLine} ctx=${ctx} />
      <${Piles} ctx=${ctx} />
    </div>
    <${Sides} ctx=${ctx} />
    <${TurnEnd} ctx=${ctx} />
  </div>`;
}
