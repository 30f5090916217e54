/** Before the first turn: all spirits to read, and one of them to be. */

import { html, useState } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { nameOf, PowerCard } from "./cards.js";
import { Rules, SpiritDisc } from "./panel.js";
import { Tracks } from "./tracks.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").PrintedPanel} PrintedPanel */

/** Those that are easy to begin with come first. */
const LEVELS = ["low", "moderate", "high"];

/** @param {{ctx: Ctx}} props */
export function Choose({ ctx }) {
  const { panels, spirits } = viewOf(ctx);
  const [read, setRead] = useState("");
  const shelf = [...panels].sort(
    (one, other) => LEVELS.indexOf(one.complexity) - LEVELS.indexOf(other.complexity),
  );
  const panel = shelf.find(({ id }) => id === read) ?? shelf[0];
  const taken = spirits.flatMap(({ seat, id }) => (id === null ? [] : [{ seat, id }]));
  return html`<div class="sip-choose">
    <div class="sip-shelf" role="group" aria-label=${ctx.t("spirit_island-panel-spirits")}>
      ${shelf.map(
        ({
          id,
          icon,
          complexity,
        }) => html`<button type="button" key=${id} class="sip-face" aria-pressed=${String(id === panel?.id)}
          onClick=${() => setRead(id)}>
        <${Icon} name=${icon} /><span><b>${nameOf(ctx, id)}</b>
        <small>${ctx.t("spirit_island-panel-complexity", { complexity })}</small></span></button>`,
      )}
      ${taken.map(
        ({
          seat,
          id,
        }) => html`<p key=${seat} class="sip-face" data-taken><${SpiritDisc} seat=${seat} id=${id} />
        <span><b>${nameOf(ctx, id)}</b><small>${ctx.rich({ id: "spirit_island-panel-taken", args: { seat } })}
          </small></span></p>`,
      )}
    </div>
    ${panel && html`<${Reading} key=${panel.id} panel=${panel} ctx=${ctx} />`}
  </div>`;
}

/** @param {{panel: PrintedPanel, ctx: Ctx}} props a panel as printed, with the button that takes it */
function Reading({ panel, ctx }) {
  const { id, icon, complexity, growth, picks, rules, innates, cards } = panel;
  return html`<article class="sip-reading" tabIndex=${0} aria-label=${nameOf(ctx, id)}>
    <header><${Icon} name=${icon} /><div><h3>${nameOf(ctx, id)}<small>
      ${ctx.t("spirit_island-panel-complexity", { complexity })}</small></h3><p>
        ${ctx.t(`spirit_island-about-${id}`)}</p></div>
      ${
        ctx.choice(`panel:${id}`) &&
        html`<button type="button" class="btn go" data-ref=${`panel:${id}`}>
          ${ctx.t("spirit_island-panel-be", { spirit: id })}</button>`
      }</header>
    <div class="sip-columns">
      <section><h4>${ctx.t("spirit_island-panel-tab", { tab: "rules", n: 0 })}</h4>
        <${Rules} rules=${rules} tagged=${false} ctx=${ctx} /></section>
      <section><h4>${ctx.t("spirit_island-panel-growth", { n: picks })}</h4><ol class="sip-list">
        ${growth.map(
          (opens, i) => html`<li key=${i} data-opens=${opens ? "" : undefined}>
            ${opens && html`<${Icon} name="lock" />`}<span>${ctx.t(`spirit_island-growth-${id}-${i + 1}`)}
            ${opens && html`<small>${ctx.t(`spirit_island-space-${opens}`)}</small>`}</span></li>`,
        )}</ol></section>
      <section><h4>${ctx.t("spirit_island-panel-tracks")}</h4><${Tracks} spirit=${panel} ctx=${ctx} />
        </section>
    </div>
    <h4>${ctx.t("spirit_island-panel-powers")}</h4>
    <div class="sip-grid">${[...innates, ...cards].map(
      (power) => html`<${PowerCard} key=${power.id} power=${power} mine=${false} ctx=${ctx} />`,
    )}</div>
  </article>`;
}
