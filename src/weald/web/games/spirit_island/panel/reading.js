/** A spirit as printed, to read: what it is good at, what is hard about it, its panel and its powers. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { nameOf, PowerCard } from "./cards.js";
import { Rules } from "./panel.js";
import { Tracks } from "./tracks.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").PrintedPanel} PrintedPanel */

/** Those that are easy to begin with come first. */
export const LEVELS = ["low", "moderate", "high", "very_high"];
const MOST = 5;

/** @param {{panel: PrintedPanel, ctx: Ctx}} props a panel as printed, with the button that takes it */
export function Reading({ panel, ctx }) {
  const { id, base, replaces, icon, complexity, growth, picks, rules, innates, cards } = panel;
  return html`<article class="sip-reading scroll lined surface slim" data-scroll tabIndex=${0}
    aria-label=${nameOf(ctx, id)}>
    <header><${Icon} name=${icon} /><div><h3>${nameOf(ctx, id)}<small>
      ${ctx.t("spirit_island-panel-complexity", { complexity })}</small></h3><p>
        ${ctx.t(`spirit_island-about-${id}`)}</p>
        ${
          replaces.length > 0 &&
          html`<p class="little"><b>${ctx.t("spirit_island-panel-replaces")}</b>${" "}
          ${replaces.map((part) => ctx.t(`spirit_island-name-${part}`)).join(", ")}</p>`
        }</div>
      ${
        ctx.choice(`panel:${id}`) &&
        html`<button type="button" class="btn go" data-ref=${`panel:${id}`}>
          ${ctx.t("spirit_island-panel-be", { spirit: id })}</button>`
      }</header>
    <${Profile} panel=${panel} ctx=${ctx} />
    <div class="sip-columns grid gap-16">
      <section><h4>${ctx.t("spirit_island-panel-tab", { tab: "rules", n: 0 })}</h4>
        <${Rules} rules=${rules} tagged=${false} ctx=${ctx} /></section>
      <section><h4>${ctx.t("spirit_island-panel-growth", { n: picks })}</h4><ol
        class="sip-list grid gap-6 little">
        ${growth.map(
          (opens, i) => html`<li key=${i} data-opens=${opens ? "" : undefined}>
            ${opens && html`<${Icon} name="lock" />`}<span>${ctx.t(`spirit_island-growth-${base}-${i + 1}`)}
            ${opens && html`<small>${ctx.t(`spirit_island-space-${opens}`)}</small>`}</span></li>`,
        )}</ol></section>
      <section><h4>${ctx.t("spirit_island-panel-tracks")}</h4><${Tracks} spirit=${panel} ctx=${ctx} />
        </section>
    </div>
    <h4>${ctx.t("spirit_island-panel-powers")}</h4>
    <div class="sip-grid grid gap-10">${[...innates, ...cards].map(
      (power) => html`<${PowerCard} key=${power.id} power=${power} mine=${false} ctx=${ctx} />`,
    )}</div>
  </article>`;
}

/** @param {{panel: PrintedPanel, ctx: Ctx}} props strengths as bars, and what is hard */
export function Profile({ panel: { base, strengths }, ctx }) {
  return html`<div class="sip-profile mid wrap">
    <dl class="sip-strengths grid gap-3 little" aria-label=${ctx.t("spirit_island-gallery-strengths")}>
      ${Object.entries(strengths).map(
        ([strength, n]) => html`<div key=${strength}>
          <dt>${ctx.t("spirit_island-gallery-strength", { strength })}</dt>
          <dd><span class="vh">${ctx.t("spirit_island-gallery-of", { n })}</span>
            <span class="sip-bar-of gap-3" aria-hidden="true">${Array.from(
              { length: MOST },
              (_, i) => html`<i key=${i} data-on=${i < n ? "" : undefined}></i>`,
            )}</span></dd></div>`,
      )}</dl>
    <p class="sip-hard rounded lined paper little"><b>${ctx.t("spirit_island-gallery-hard")}</b>${" "}
      ${ctx.t(`spirit_island-hard-${base}`)}</p></div>`;
}
