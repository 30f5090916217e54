// A plain warning under the prompt's buttons: this loses the game, or wastes what cannot be kept.

import { html, useLayoutEffect, useRef } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { choose } from "./choosing.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {{ctx: Ctx, session: Session, uiState: UiState}} props the focus is on the safe answer */
export function Warning({ ctx, session, uiState }) {
  const safe = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const option = uiState.warning.value;
  useLayoutEffect(() => {
    if (option === null) return undefined;
    const before = document.activeElement;
    safe.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [option]);
  const outcome = option === null ? undefined : ctx.outcome(option);
  if (option === null || !outcome) return null;
  const loses = outcome.loses !== "no";
  const other = loses ? undefined : ctx.decision?.choices.find(({ id }) => id === outcome.unused[0]);
  const close = () => (uiState.warning.value = null);
  const [first] = outcome.now;
  return html`<div class="warning paper" role="alertdialog" data-loses=${loses || undefined}
    aria-labelledby="warning-title" aria-describedby="warning-text">
    <h3 id="warning-title">${loses && html`<${Icon} name="flag" />`}${
      loses
        ? ctx.t("ui-warn-loses", { how: outcome.loses })
        : first
          ? ctx.t("ui-warn", { what: ctx.t(first) })
          : ""
    }</h3>
    <p id="warning-text">${outcome.cause && ctx.t(outcome.cause)}</p>
    <div class="acts">
      ${
        other
          ? html`<button type="button" class="btn go" ref=${safe}
            onClick=${() => {
              close();
              choose(session, uiState, other.id);
            }}>${ctx.t(other.label)}</button>`
          : html`<button type="button" class="btn" ref=${safe} onClick=${close}>
            ${ctx.t("ui-warn-back")}</button>`
      }
      <button type="button" class=${`btn on ${loses ? "danger" : ""}`}
        onClick=${() => choose(session, uiState, option)}>${ctx.t(loses ? "ui-warn-lose" : "ui-warn-go-on")}
        </button>
      ${other && html`<button type="button" class="btn" onClick=${close}>${ctx.t("ui-warn-back")}</button>`}
    </div>
  </div>`;
}
