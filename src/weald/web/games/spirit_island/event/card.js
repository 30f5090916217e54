/** An event card to read: its branches with the one in force lit, and what tokens and dahan do after it. */

import { Fragment, html, useState } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { eventOf } from "../catalogue.js";
import { nameOf } from "../panel/cards.js";
import { Outlook } from "./outlook.js";
import { Paper } from "./paper.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").EventNow} EventNow */

const STEPS = /** @type {const} */ (["token", "dahan"]);

/** @param {{ctx: Ctx, event: EventNow}} props while it is resolved on the island, it can be read again */
export function Reading({ ctx, event }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return html`<button type="button" class="btn si-event-back" onClick=${() => setOpen(true)}>
      <${Icon} name="scroll-unfurled" />${ctx.t("spirit_island-event-event-card", { id: event.id })}
      </button>`;
  const shut = () => setOpen(false);
  const foot = html`<footer><div class="si-asked gap-8"><button type="button" class="btn calm"
    onClick=${shut}>
    <${Icon} name="look" />${ctx.t("spirit_island-scene-look")}</button></div></footer>`;
  return html`<${Paper} title=${nameOf(ctx, event.id)} kind=${ctx.t("spirit_island-scene-past")} foot=${foot}
    onEscape=${shut}><${Branches} ctx=${ctx} event=${event} /><${Following} ctx=${ctx} event=${event} /><//>`;
}

/** @param {{ctx: Ctx, event: EventNow}} props the branches of the main part side by side */
function Branches({ ctx, event }) {
  const printed = eventOf(event.id);
  if (!printed) return null;
  const { kind, last, parts } = printed;
  return html`<div class="si-options grid">${parts.map((id, i) => {
    const lit = id === event.in_force;
    const when = { kind, last, first: i === 0 ? "yes" : "no" };
    return html`<section key=${id} class="si-option" data-mine=${lit ? "" : undefined}
      data-off=${lit ? undefined : ""}>
      ${
        kind !== "choice" &&
        html`<p class="si-when dim apart wrap">${ctx.t("spirit_island-scene-when", when)}
          ${lit && html`<b><${Icon} name="check" />${ctx.t("spirit_island-scene-in-force")}</b>`}</p>`
      }
      <h3>${ctx.t(`spirit_island-part-${id}`)}</h3><p>${ctx.t(`spirit_island-does-${id}`)}</p>
      ${lit && html`<${Outlook} ctx=${ctx} id=${id} />`}</section>`;
  })}</div>`;
}

/** @param {{ctx: Ctx, event: EventNow}} props what follows in any case, as far as it is not over */
export function Following({ ctx, event }) {
  const printed = eventOf(event.id);
  const after = STEPS.filter((step) => event.step === "main" || step === "dahan" || event.step === step);
  return html`<${Fragment}>${after.map((step) => {
    const id = printed?.[step];
    if (!id) return null;
    const [then, title, does] = [
      ctx.t("spirit_island-scene-part", { part: step }),
      ctx.t(`spirit_island-part-${id}`),
      ctx.t(`spirit_island-does-${id}`),
    ];
    return html`<div key=${id}
      class="si-ahead dim grid gap-6 little"><p><b>${then} ${title}.</b>${" "}${does}</p>
      <${Outlook} ctx=${ctx} id=${id} /></div>`;
  })}<//>`;
}
