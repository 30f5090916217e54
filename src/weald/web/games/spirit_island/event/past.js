/** An event that is over: its effects, until they have been read. */

import { html, useState } from "../../../js/core/preact.js";
import { nameOf } from "../panel/cards.js";
import { pastEvents, remember } from "./memory.js";
import { Paper } from "./paper.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("./memory.js").Told} Told */

/** @param {{ctx: Ctx}} props events that are over, until they have been read */
export function Past({ ctx }) {
  const [, again] = useState(0);
  const memory = remember(ctx.snapshot);
  const event = pastEvents(memory.events).find(({ n }) => n > memory.read);
  if (!event) return null;
  const go = () => {
    memory.read = event.n;
    again(event.n);
  };
  const foot = html`<footer><div class="si-asked gap-8"><button type="button" class="btn calm" onClick=${go}>
    ${ctx.t("spirit_island-scene-go")}</button></div></footer>`;
  const kind = ctx.t("spirit_island-scene-past");
  return html`<${Paper} title=${nameOf(ctx, event.id)} kind=${kind} foot=${foot} onEscape=${go}>
    ${event.parts.map((part) => html`<${Part} key=${part.id} ctx=${ctx} part=${part} />`)}<//>`;
}

/** @param {{ctx: Ctx, part: Told["parts"][number]}} props */
function Part({ ctx, part: { id, lines } }) {
  return html`<section
    class="si-told little rounded lined surface"><h3>${ctx.t(`spirit_island-part-${id}`)}</h3>
    <p>${ctx.t(`spirit_island-does-${id}`)}</p>
    ${
      lines.length > 0
        ? html`<ul>${lines.map((line) => html`<li key=${line.n}>${ctx.rich(line)}</li>`)}</ul>`
        : html`<p class="si-none-told">${ctx.t("spirit_island-scene-nothing")}</p>`
    }</section>`;
}
