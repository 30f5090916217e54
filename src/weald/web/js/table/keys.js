// Keys that work wherever the focus is: digits answer, letters search a long list, Escape puts back.

import { digitKeys } from "../core/settings.js";

/** @typedef {import("./ui_state.js").Desk} Desk */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {Desk} desk @param {Session | null} session @returns {() => void} */
export function bindKeys(desk, session) {
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
    if (event.key === "Escape") return putBack(desk, session);
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (event.key === "ArrowDown" && (typing || event.target === document.body)) return enterList(event);
    if (typing || !session || !digitKeys.value) return;
    const option = /^[1-9]$/.test(event.key) ? desk.listed.value[Number(event.key) - 1] : undefined;
    if (option !== undefined) {
      event.preventDefault();
      session.choose(option);
    } else if (/^\p{L}$/u.test(event.key)) {
      /** @type {HTMLElement | null} */ (document.querySelector("#options .find"))?.focus(); // the letter follows into the field
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

/** @param {Desk} desk @param {Session | null} session one layer at a time: pointing, sheet, explanation, the answer given */
function putBack(desk, session) {
  if (desk.pointing.value) desk.pointing.value = false;
  else if (desk.tab.value !== "board") desk.tab.value = "board";
  else if (desk.pinned.value !== null) desk.pinned.value = null;
  else if (session?.snapshot.value?.answered && session.snapshot.value.undo.ok) void session.undo();
}
