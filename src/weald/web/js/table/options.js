// Every option as a plain button: the whole game by screen reader or keyboard.

import { html, useLayoutEffect, useRef, useSignal } from "../core/preact.js";
import { questionKey } from "../core/session.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

const KEYS = 9;

/** @param {Choice[]} choices those that gain most first; the engine's order where nothing is known */
function byWorth(choices) {
  return [...choices].sort((one, other) => (other.gain ?? -Infinity) - (one.gain ?? -Infinity) || 0);
}

/** @param {{ctx: Ctx, uiState: UiState, session: Session}} props */
export function Options({ ctx, uiState, session }) {
  const filter = useSignal("");
  const all = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const choices = byWorth(ctx.decision?.choices ?? []);
  const many = choices.length > KEYS;
  const question = questionKey(ctx.decision);
  useLayoutEffect(() => {
    filter.value = "";
    all.value = false;
  }, [question]);

  const wanted = filter.value.trim().toLocaleLowerCase();
  const matching = wanted
    ? choices.filter((choice) => ctx.t(choice.label).toLocaleLowerCase().includes(wanted))
    : choices;
  const listed = many && !all.value && !wanted ? matching.slice(0, KEYS) : matching;
  const order = listed.map((choice) => choice.id).join(" ");
  useLayoutEffect(() => {
    uiState.listed.value = listed.map((choice) => choice.id);
  }, [order]);

  return html`<section class="panel opts" id="options" aria-labelledby="options-title">
    <h3 id="options-title">${ctx.t("ui-options")} ${
      choices.length > 0 && html`<small>${choices.length}</small>`
    }</h3>
    ${
      many &&
      html`<input class="find" type="search" ref=${field} value=${filter.value}
        placeholder=${ctx.t("ui-find")}
      aria-label=${ctx.t("ui-find")} autocomplete="off"
      onInput=${() => (filter.value = field.current?.value ?? "")} />`
    }
    <ol data-area="options">
      ${listed.map(
        (choice, i) =>
          html`<${Option} key=${`${question} ${choice.id}`} ctx=${ctx} choice=${choice} digit=${i + 1} />`,
      )}
    </ol>
    ${
      listed.length < matching.length &&
      html`<button type="button" class="more" onClick=${() => (all.value = true)}>
      <${Icon} name="plus" />${ctx.t("ui-more-options", { n: matching.length - listed.length })}</button>`
    }
    ${wanted && matching.length === 0 && html`<p class="none">${ctx.t("ui-find-nothing")}</p>`}
    ${choices.length === 0 && html`<${Nothing} ctx=${ctx} session=${session} />`}
  </section>`;
}

/** @param {{ctx: Ctx, choice: Choice, digit: number}} props */
function Option({ ctx, choice, digit }) {
  return html`<li><button type="button" data-ref=${choice.ref} data-option=${choice.id}>
    ${
      digit <= KEYS
        ? html`<kbd aria-hidden="true">${digit}</kbd>`
        : html`<span class="dot" aria-hidden="true"></span>`
    }
    <span>${ctx.t(choice.label)}</span>
    ${choice.gain !== null && html`<b class=${choice.gain < 0 ? "loss" : ""}>${ctx.signed(choice.gain)}</b>`}
  </button></li>`;
}

/** @param {{ctx: Ctx, session: Session}} props */
function Nothing({ ctx, session }) {
  if (ctx.picked !== null && ctx.snapshot.undo.ok) {
    return html`<p class="none">${ctx.t("ui-chosen")}</p>
      <button type="button" class="btn" onClick=${() => session.undo()}><${Icon} name="undo" />
        ${ctx.t("ui-take-back")}</button>`;
  }
  return html`<p class="none">${ctx.t(ctx.picked !== null ? "ui-chosen" : "ui-no-options")}</p>`;
}
