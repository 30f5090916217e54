/**
 * The battlefield: forest edge, clearing, Ravage stacks; before the battle, the columns of the mobilization.
 */

import { html, useRef } from "../../js/core/preact.js";
import { Cells } from "./clearing.js";
import { Edges } from "./edges.js";
import { Lanes } from "./lanes.js";
import { Columns } from "./mobilization.js";
import { useDragging, usePlan } from "./plan.js";
import { sceneOf, usePlayback } from "./playback.js";
import { Stacks } from "./stacks.js";
import { viewOf } from "./view.js";

/** @typedef {import("./playback.js").Frame} Frame */
/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  usePlan(ctx);
  useDragging(ctx);
  const { mobilization } = viewOf(ctx);
  return mobilization
    ? html`<${Columns} mobilization=${mobilization} ctx=${ctx} />`
    : html`<${Battlefield} ctx=${ctx} />`;
}

/** @param {{ctx: Ctx}} props */
function Battlefield({ ctx }) {
  const view = viewOf(ctx);
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  const frame = usePlayback(ctx, field);
  const scene = frame?.scene ?? sceneOf(view);
  return html`<div class="sy-field" ref=${field} data-playing=${frame ? "" : undefined}>
    <${Edges} scene=${scene} frame=${frame} ctx=${ctx} />
    <div class="sy-part">
      <${Caption} frame=${frame} ctx=${ctx} />
      <div class="sy-clearing">
        <${Cells} scene=${scene} frame=${frame} ctx=${ctx} />
        <${Stacks} scene=${scene} frame=${frame} ctx=${ctx} />
        ${!frame && view.forecast && html`<${Lanes} forecast=${view.forecast} ctx=${ctx} />`}
      </div>
    </div>
  </div>`;
}

/** @param {{frame: Frame | null, ctx: Ctx}} props what is going on, or what lies here */
function Caption({ frame, ctx }) {
  const { stacks } = viewOf(ctx);
  if (frame && !ctx.scene) return html`<p class="sy-caption sy-now">${ctx.t(frame.event)}</p>`;
  const anyKnown = stacks.some((stack) => stack.known.length > 0);
  return html`<p class="sy-caption"><span>${ctx.t("sylvion-ui-clearing")}</span>
    <span>${ctx.t("sylvion-ui-stacks", { known: anyKnown ? "yes" : "no" })}</span></p>`;
}
