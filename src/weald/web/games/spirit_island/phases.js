/** The turn as a row of phases: where we are, and what comes next. */

import { html } from "../../js/lib.js";
import { Icon } from "../../js/parts.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @type {Record<string, string>} */
const PHASE_SIGN = { spirit: "sprout", fast: "hummingbird", invader: "town", slow: "turtle" };

/** @param {{ctx: Ctx}} props */
export function Phases({ ctx }) {
  const { phase, turn } = viewOf(ctx);
  const names = Object.keys(PHASE_SIGN);
  const at = names.indexOf(phase === "time" ? "slow" : phase);
  if (at < 0) return null;
  return html`<ol class="sip-phases" aria-label=${ctx.t("spirit_island-panel-phases", { turn })}>
    ${names.map((name, i) => html`<li key=${name}><button type="button" class="sip-phase" data-ref=${`phase:${name}`} data-past=${i < at ? "" : undefined} data-next=${i === (at + 1) % names.length ? "" : undefined}
      aria-current=${i === at ? "step" : undefined}><${Icon} name=${i < at ? "check" : PHASE_SIGN[name] ?? ""} />
      <span>${ctx.t("spirit_island-panel-phase", { phase: name })}</span></button></li>`)}</ol>`;
}
