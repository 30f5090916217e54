// Every option as a plain button with what it would bring: the whole game by screen reader or keyboard.

import { html, useLayoutEffect, useRef, useSignal } from "../core/preact.js";
import { questionKey } from "../core/question.js";
import { AskMark } from "../learn/words.js";
import { Icon } from "../ui/components.js";
import { inWords, isIdle, KEYS, keyAt, ordered, zeroOption } from "./foresight.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Outcome} Outcome */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {{ctx: Ctx, uiState: UiState, session: Session}} props */
export function Options({ ctx, uiState, session }) {
  const filter = useSignal("");
  const all = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const choices = ordered(ctx.decision?.choices ?? [], ctx.outcome, uiState.lying.value);
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
  const idle = wanted ? [] : matching.filter((choice) => isIdle(ctx.outcome(choice.id)));
  const folded = idle.length > 0 && idle.length < matching.length && !all.value;
  const useful = folded ? matching.filter((choice) => !idle.includes(choice)) : matching;
  const listed = many && !all.value && !wanted ? useful.slice(0, KEYS) : useful;
  // An option that ends something has the key 0.
  const zero = zeroOption(choices);
  const keyed = listed.map((choice) => choice.id).filter((id) => id !== zero);
  const order = keyed.join(" ");
  useLayoutEffect(() => {
    uiState.listed.value = keyed;
  }, [order]);

  return html`<section class="panel opts col" id="options" aria-labelledby="options-title">
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
        (choice) =>
          html`<${Option} key=${`${question} ${choice.id}`} ctx=${ctx} choice=${choice}
            sign=${choice.id === zero ? "0" : keyAt(keyed.indexOf(choice.id))} />`,
      )}
    </ol>
    ${
      folded &&
      html`<button type="button" class="more" aria-expanded="false" onClick=${() => (all.value = true)}>
      <${Icon} name="plus" /><span>${ctx.t("ui-idle-options", { n: idle.length })} <small>${idle
        .map((choice) => ctx.t(choice.label))
        .join("; ")}</small></span></button>`
    }
    ${
      listed.length < useful.length &&
      html`<button type="button" class="more" onClick=${() => (all.value = true)}>
      <${Icon} name="plus" />${ctx.t("ui-more-options", { n: useful.length - listed.length })}</button>`
    }
    ${wanted && matching.length === 0 && html`<p class="none">${ctx.t("ui-find-nothing")}</p>`}
    ${choices.length === 0 && html`<${Nothing} ctx=${ctx} session=${session} />`}
  </section>`;
}

/** @param {{ctx: Ctx, choice: Choice, sign: string}} props */
function Option({ ctx, choice, sign }) {
  const outcome = ctx.outcome(choice.id);
  const words = outcome ? inWords(ctx, outcome) : "";
  const open = ctx.hot.value === choice.ref && outcome !== undefined && outcome.before_after.length > 0;
  const loses = outcome !== undefined && outcome.loses !== "no";
  return html`<li data-level=${outcome?.level} data-loses=${loses || undefined}>
    <button type="button" data-ref=${choice.ref} data-option=${choice.id}>
    ${sign ? html`<kbd aria-hidden="true">${sign}</kbd>` : html`<span class="dot" aria-hidden="true"></span>`}
    <span class="what"><span>${ctx.t(choice.label)}</span>${
      words && html`<span class="vh">, </span><small class="brings">${words}</small>`
    }</span>
    ${choice.gain !== null && html`<b class=${choice.gain < 0 ? "loss" : ""}>${ctx.signed(choice.gain)}</b>`}
  </button>
  <${AskMark} game=${ctx.game} text=${`${ctx.t(choice.label)} ${words}`} />
  ${open && html`<${BeforeAfter} ctx=${ctx} outcome=${outcome} />`}</li>`;
}

/** @param {{ctx: Ctx, outcome: Outcome}} props only what would differ */
export function BeforeAfter({ ctx, outcome }) {
  return html`<table class="ba rounded paper little">
    <thead><tr><td></td><th scope="col">${ctx.t("ui-before")}</th>
      <th scope="col">${ctx.t("ui-after")}</th></tr></thead>
    <tbody>${outcome.before_after.map(
      ({ row, before, after, tone }, i) => html`<tr key=${i}><th scope="row">${ctx.t(row)}</th>
        <td>${ctx.t(before)}</td><td class="then" data-tone=${tone || undefined}>${ctx.t(after)}</td></tr>`,
    )}</tbody>
  </table>`;
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
