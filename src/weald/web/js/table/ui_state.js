// State of the page alone: what is pointed at, selected and open. It never leaves the browser.

import { signal } from "../core/preact.js";

/** @typedef {"board" | "options" | "explain" | "scores" | "log"} Tab */

/** Return the state for one table or replay. */
export function newUiState() {
  return {
    /** the ref under pointer or focus */
    hot: signal(/** @type {string | null} */ (null)),
    /** the last place of the mouse */
    pointer: { x: -1, y: -1 },
    /** the ref that was clicked or pressed for its explanation */
    pinned: signal(/** @type {string | null} */ (null)),
    /** refs that a line of the log or of the score sheet is about */
    marked: signal(/** @type {string[]} */ ([])),
    /** whose side is shown large */
    looked: signal(0),
    /** the sheet that is open on a narrow screen */
    tab: signal(/** @type {Tab} */ ("board")),
    /** content of the last panel of the rail */
    side: signal(/** @type {"log" | "talk"} */ ("log")),
    /** whether the next thing clicked is shown to the others instead of chosen */
    pointing: signal(false),
    /** whether the people at the table are shown */
    people: signal(false),
    /** options in the order in which the list shows them: the digits mean these */
    listed: signal(/** @type {string[]} */ ([])),
    /** things that can be chosen and lie in a row, in their order on the screen */
    lying: signal(/** @type {string[]} */ ([])),
    /** the option that is asked about once more */
    warning: signal(/** @type {string | null} */ (null)),
    /** warnings that were given already */
    warned: /** @type {Set<string>} */ (new Set()),
    /** whether a finger pointed last, and where a sheet about what it pointed at has room */
    touch: signal(false),
    beside: signal(/** @type {import("./reading.js").Room | null} */ (null)),
    /** when another person took over the screen, and the seat that was shown last */
    handedOver: -Infinity,
    shownSeat: /** @type {number | null} */ (null),
  };
}

/** @typedef {ReturnType<typeof newUiState>} UiState */
