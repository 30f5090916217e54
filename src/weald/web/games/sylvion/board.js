/**
 * The battlefield: forest edge, clearing, Ravage stacks; before the battle, the columns of the mobilization.
 */

import { html } from "../../js/core/preact.js";
import { Cells } from "./clearing.js";
import { Edges } from "./edges.js";
import { Lanes } from "./lanes.js";
import { Columns } from "./mobilization.js";
import { useDragging, usePlan } from "./plan.js";
import { Stacks } from "./stacks.js";
import { sceneOf } from "./stills.js";
import { viewOf } from "./view.js";

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
  const still = ctx.still?.data ?? null;
  const scene = still?.scene ?? sceneOf(view);
  return html`<div class="sy-field grid" data-playing=${still ? "" : undefined}>
    <${Edges} scene=${scene} still=${still} ctx=${ctx} />
    <div class="sy-part col gap-8 slim">
      <${Caption} ctx=${ctx} />
      <div class="sy-clearing rel full">
        <${Cells} scene=${scene} still=${still} ctx=${ctx} />
        <${Stacks} scene=${scene} still=${still} ctx=${ctx} />
        ${!still && view.forecast && html`<${Lanes} forecast=${view.forecast} ctx=${ctx} />`}
      </div>
    </div>
  </div>`;
}

/** @param {{ctx: Ctx}} props what is going on, or what lies here */
function Caption({ ctx }) {
  const { stacks } = viewOf(ctx);
  if (ctx.still && !ctx.scene)
    return html`<p
    class="sy-caption dim flex apart gap-10 sy-now clip">${ctx.t(ctx.still.event)}</p>`;
  const anyKnown = stacks.some((stack) => stack.known.length > 0);
  return html`<p class="sy-caption dim flex apart gap-10"><span>${ctx.t("sylvion-ui-clearing")}</span>
    <span>${ctx.t("sylvion-ui-stacks", { known: anyKnown ? "yes" : "no" })}</span></p>`;
}
