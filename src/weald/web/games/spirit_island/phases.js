/** The turn as a row of phases: where we are, and what comes next. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @type {Record<string, string>} */
const PHASE_SIGN = { spirit: "sprout", fast: "hummingbird", invader: "town", slow: "turtle" };

const names = Object.keys(PHASE_SIGN);

/** @param {Ctx} ctx @returns {number} the phase that runs; below 0: none */
const current = (ctx) => names.indexOf(viewOf(ctx).phase === "time" ? "slow" : viewOf(ctx).phase);

/** @param {{ctx: Ctx}} props one line */
export function Phases({ ctx }) {
  const { turn } = viewOf(ctx);
  const at = current(ctx);
  if (at < 0) return null;
  return html`<ol class="sip-phases gap-2" aria-label=${ctx.t("spirit_island-panel-phases", { turn })}>
    ${names.map(
      (name, i) => html`<li key=${name}><button type="button" class="sip-phase inline dim gap-5 little"
        data-ref=${`phase:${name}`}
        data-past=${i < at ? "" : undefined} data-next=${i === at + 1 ? "" : undefined}
      aria-current=${i === at ? "step" : undefined}><${Icon}
      name=${i < at ? "check" : (PHASE_SIGN[name] ?? "")} />
      <span>${ctx.t("spirit_island-panel-phase", { phase: name })}</span></button></li>`,
    )}</ol>`;
}

/** @param {{ctx: Ctx}} props with what happens in each */
export function Turn({ ctx }) {
  return html`<ol class="sip-turn little grid gap-8">${names.map(
    (phase, i) => html`<li key=${phase} aria-current=${i === current(ctx) ? "step" : undefined}>
    <${Icon} name=${PHASE_SIGN[phase] ?? ""} /><b>${ctx.t("spirit_island-phase", { phase })}</b>
    <span>${ctx.t("spirit_island-panel-phase-rule", { phase })}</span></li>`,
  )}</ol>`;
}
