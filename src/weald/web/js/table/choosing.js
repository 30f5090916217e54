// Choosing with care: what loses the game or wastes something is asked about once.

import { warns } from "./foresight.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {import("./ui_state.js").UiState} UiState */

/**
 * Choose an option, or show the warning about it.
 * @param {Session} session @param {UiState} uiState @param {string} option
 */
export function choose(session, uiState, option) {
  const outcome = session.help.outcome(option);
  const key = JSON.stringify([turnOf(session.shown.snapshot.value), outcome?.loses, outcome?.unused]);
  if (outcome && warns(outcome) && !uiState.warned.has(key)) {
    uiState.warned.add(key);
    uiState.warning.value = option;
    return;
  }
  uiState.warning.value = null;
  session.outbox.choose(option);
}

/** @param {Snapshot | null} snapshot the same warning is given once in a phase */
function turnOf(snapshot) {
  const view = snapshot?.view ?? {};
  return [snapshot?.seat, view.turn, view.round, view.phase];
}
