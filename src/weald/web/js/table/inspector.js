// Inspector: what the thing under pointer, focus or long press is, its rule, and its sum in this position.

import { html } from "../core/preact.js";
import { Words } from "../learn/words.js";
import { isSocial } from "../social/social.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Explanation} Explanation */
/** @typedef {import("./ui_state.js").UiState} UiState */

/** @param {Ctx} ctx @param {GameModule} module @param {UiState} uiState @returns {Explanation | null} */
function explained(ctx, module, uiState) {
  for (const ref of [uiState.hot.value, uiState.pinned.value, module.rest?.(ctx) ?? null]) {
    const explanation = ref === null ? null : module.explain(ref, ctx);
    if (explanation) return explanation;
  }
  return null;
}

/** @param {{ctx: Ctx, module: GameModule, uiState: UiState}} props */
export function Inspector({ ctx, module, uiState }) {
  const about = explained(ctx, module, uiState);
  const hot = uiState.hot.value;
  return html`<section class="panel insp" id="explain" tabIndex=${0}
    data-hot=${(hot !== null && module.explain(hot, ctx) !== null) || undefined}
    aria-labelledby="explain-title">
    <h3 id="explain-title">${about ? ctx.t(about.title) : ctx.t("ui-explain")}
      ${about?.sub && html`<small>${ctx.t(about.sub)}</small>`}</h3>
    ${about ? html`<${About} ctx=${ctx} about=${about} />` : html`<${Nothing} ctx=${ctx} />`}
  </section>`;
}

/** @param {{ctx: Ctx}} props before anything is pointed at: how pointing and answering work */
function Nothing({ ctx }) {
  return html`<p class="none">${ctx.t("ui-explain-nothing")}</p>
    ${
      ctx.seat !== null &&
      !ctx.over &&
      html`<ul class="keys">
      ${["digits", "arrows", "escape", ...(isSocial(ctx.snapshot) ? ["point"] : [])].map(
        (key) => html`<li key=${key}><kbd>${ctx.t(`ui-key-${key}`)}</kbd>${ctx.t(`ui-key-${key}-does`)}</li>`,
      )}
    </ul>`
    }`;
}

/** @param {{value?: number, count?: boolean}} line @param {Ctx} ctx */
const shown = ({ value, count }, ctx) =>
  value === undefined ? "" : count && value >= 0 ? String(value) : ctx.signed(value);

/** @param {{ctx: Ctx, about: Explanation}} props */
function About({ ctx, about }) {
  const lines = about.lines ?? [];
  return html`<div class=${about.art ? "about" : ""}>
      ${about.art}
      ${about.text && html`<p><${Words} game=${ctx.game} text=${ctx.t(about.text)} /></p>`}
    </div>
    ${
      (lines.length > 0 || about.total) &&
      html`<ul class="why">
      ${lines.map(
        (line, i) =>
          html`<li key=${i}>${line.icon}<span>${ctx.t(line.label)}</span><b>${shown(line, ctx)}</b></li>`,
      )}
      ${
        about.total &&
        html`<li class="t"><span>${ctx.t(about.total.label)}</span><b>${shown(about.total, ctx)}</b></li>`
      }
    </ul>`
    }`;
}
