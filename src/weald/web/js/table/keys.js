// Global keys: digits and letters answer, a slash searches a long list, Escape goes back.

import { digitKeys } from "../core/settings.js";
import { choose } from "./choosing.js";
import { optionAt } from "./foresight.js";

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
    if (typing || !session || !digitKeys.value || uiState.warning.value !== null) return;
    const choices = session.decision?.choices ?? [];
    const option = optionAt(event.key, uiState.listed.value, choices);
    if (option !== undefined) {
      event.preventDefault();
      choose(session, uiState, option);
    } else if (event.key === "/") {
      const field = document.querySelector("#options .find");
      if (!(field instanceof HTMLElement)) return;
      event.preventDefault();
      field.focus();
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
 * @param {Session | null} session one layer at a time: pointing, warning, sheet, what is half done, the
 *   explanation
 */
export function putBack(uiState, session) {
  const snapshot = session?.shown.snapshot.value;
  if (uiState.pointing.value) uiState.pointing.value = false;
  else if (uiState.warning.value !== null) uiState.warning.value = null;
  else if (uiState.tab.value !== "board") uiState.tab.value = "board";
  else if (snapshot?.undo.ok && (snapshot.answered || snapshot.undo.part)) void session?.undo();
  else uiState.pinned.value = null;
}
