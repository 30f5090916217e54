// Inspector: what the thing under pointer, focus or long press is, its rule, and its sum in this position.

import { html } from "../core/preact.js";
import { Words } from "../learn/words.js";
import { isSocial } from "../social/social.js";
import { inWords } from "./foresight.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Explanation} Explanation */
/** @typedef {import("./ui_state.js").UiState} UiState */

/**
 * @param {Ctx} ctx @param {GameModule} module @param {UiState} uiState
 * @returns {{about: Explanation | null, ref: string | null}}
 */
function explained(ctx, module, uiState) {
  for (const ref of [uiState.hot.value, uiState.pinned.value, module.rest?.(ctx) ?? null]) {
    const about = ref === null ? null : module.explain(ref, ctx);
    if (about) return { about, ref };
  }
  return { about: null, ref: null };
}

/** @param {{ctx: Ctx, module: GameModule, uiState: UiState}} props */
export function Inspector({ ctx, module, uiState }) {
  const { about, ref } = explained(ctx, module, uiState);
  const hot = uiState.hot.value;
  return html`<section class="panel insp scroll" id="explain" tabIndex=${0}
    data-hot=${(hot !== null && module.explain(hot, ctx) !== null) || undefined}
    aria-labelledby="explain-title">
    <h3 id="explain-title">${about ? ctx.t(about.title) : ctx.t("ui-explain")}
      ${about?.sub && html`<small>${ctx.t(about.sub)}</small>`}</h3>
    ${about ? html`<${About} ctx=${ctx} about=${about} />` : html`<${Nothing} ctx=${ctx} />`}
    ${uiState.touch.value && html`<${Answers} ctx=${ctx} thing=${ref} />`}
  </section>`;
}

/** Labels that say what is done; others only name the thing. */
const HAS_VERB = /-move-|-choice-(element|reveal|erupt|steps)/;

/** @param {{ctx: Ctx, thing: string | null}} props for a finger: what can be done with what is read */
function Answers({ ctx, thing }) {
  const { kind = "", choices = [] } = ctx.decision ?? {};
  const open = choices.filter(({ ref }) => ref === thing);
  return (
    open.length > 0 &&
    html`<div class="do">${open.map((choice) => {
      const outcome = ctx.outcome(choice.id);
      const words = outcome ? inWords(ctx, outcome) : "";
      return html`<button type="button" class="btn go" key=${choice.id} data-ref=${choice.ref}
        data-option=${choice.id}><span>${
          open.length > 1 || HAS_VERB.test(choice.label.id)
            ? ctx.t(choice.label)
            : ctx.t("ui-do-this", { kind })
        }${words && html`<small>${words}</small>`}</span></button>`;
    })}</div>`
  );
}

/** @param {{ctx: Ctx}} props before anything is pointed at: how pointing and answering work */
function Nothing({ ctx }) {
  const how = matchMedia("(hover: none)").matches ? "touch" : "nothing";
  return html`<p class="none">${ctx.t(`ui-explain-${how}`)}</p>
    ${
      ctx.seat !== null &&
      !ctx.over &&
      html`<ul class="keys dim grid gap-6 little">
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
  // No stops for Tab: with the focus inside, the thing is left, and its explanation goes.
  return html`<div class=${about.art ? "about" : ""}>
      ${about.art}
      ${about.text && html`<p><${Words} game=${ctx.game} stop=${-1} text=${ctx.t(about.text)} /></p>`}
    </div>
    ${
      (lines.length > 0 || about.total) &&
      html`<ul class="why grid gap-4 little">
      ${lines.map(
        (line, i) =>
          html`<li key=${i}>${line.icon}<span><${Words} game=${ctx.game} stop=${-1}
            text=${ctx.t(line.label)} /></span><b>${shown(line, ctx)}</b></li>`,
      )}
      ${
        about.total &&
        html`<li class="t"><span>${ctx.t(about.total.label)}</span><b>${shown(about.total, ctx)}</b></li>`
      }
    </ul>`
    }`;
}
