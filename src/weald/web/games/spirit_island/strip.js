/** Above the island, in one line: the phases, what the invaders will do, fear, terror and blight. */

import { html } from "../../js/core/preact.js";
import { wide } from "./breakpoint.js";
import { Against, Meters, Slots, Sum } from "./invaders.js";
import { Phases } from "./phases.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props on small screens all of this stands around the map */
export function Strip({ ctx }) {
  if (!wide.value || viewOf(ctx).choosable.length > 0) return null;
  return html`<div class="si-strip"><${Phases} ctx=${ctx} /><${Slots} ctx=${ctx} /><${Sum} ctx=${ctx} />
    <div class="si-mets"><${Meters} ctx=${ctx} /><${Against} ctx=${ctx} /></div></div>`;
}
