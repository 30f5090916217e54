// Global keys: digits answer, letters search a long list, Escape goes back.

import { digitKeys } from "../core/settings.js";

/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {UiState} uiState @param {Session | null} session @returns {() => void} */
export function bindKeys(uiState, session) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Escape") return putBack(uiState, session);
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (event.key === "ArrowDown" && (typing || event.target === document.body)) return enterList(event);
    if (typing || !session || !digitKeys.value) return;
    const option = /^[1-9]$/.test(event.key) ? uiState.listed.value[Number(event.key) - 1] : undefined;
    if (option !== undefined) {
      event.preventDefault();
      session.choose(option);
    } else if (/^\p{L}$/u.test(event.key)) {
      // the letter follows into the field
      /** @type {HTMLElement | null} */ (document.querySelector("#options .find"))?.focus();
    }
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** @param {KeyboardEvent} event */
function enterList(event) {
  const first = document.querySelector('#options [data-option][tabindex="0"]');
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus();
}

/**
 * @param {UiState} uiState
 * @param {Session | null} session one layer at a time: pointing, sheet, explanation, the answer given
 */
function putBack(uiState, session) {
  if (uiState.pointing.value) uiState.pointing.value = false;
  else if (uiState.tab.value !== "board") uiState.tab.value = "board";
  else if (uiState.pinned.value !== null) uiState.pinned.value = null;
  else if (session?.snapshot.value?.answered && session.snapshot.value.undo.ok) void session.undo();
}
