// Reading by touch: the first tap on a thing opens a sheet about it, the second one chooses it.

/** @typedef {import("./refs.js").Host} Host */
/** @typedef {{above: boolean, edge: number, height: number}} Room above or below a thing */

/** Things that say in words what they do: a tap answers at once. */
const SAID =
  '.btn, .sip-answer, [data-option], [data-ref^="growth:"], [data-ref^="icon:"], [data-ref^="track:"]';
const GAP = 8;
/** A sheet that is lower than this shows too little. */
const LEAST = 160;

/**
 * Return whether a click only opens the sheet about a thing.
 * @param {HTMLElement | SVGElement} thing @param {Event} event @param {Host} host
 */
export function readsFirst(thing, event, { uiState, reads }) {
  const ref = thing.dataset.ref ?? "";
  const byHand = uiState.touch.value && event instanceof MouseEvent && event.detail > 0;
  const open = uiState.tab.value === "explain" && uiState.pinned.value === ref;
  return byHand && !open && !thing.matches(SAID) && reads?.(ref) === true;
}

/**
 * Open the sheet about a thing, where it does not cover it.
 * @param {HTMLElement | SVGElement} thing @param {Host} host
 */
export function read(thing, { uiState }) {
  const low = document.querySelector(".tabs")?.getBoundingClientRect().top || innerHeight;
  const high = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const { top, bottom } = thing.getBoundingClientRect();
  uiState.beside.value = room({ top, bottom }, high, low);
  uiState.hot.value = uiState.pinned.value = thing.dataset.ref ?? null;
  uiState.tab.value = "explain";
}

/**
 * Return the larger room between a thing and the bars, null if there is too little.
 * @param {{top: number, bottom: number}} thing @param {number} high @param {number} low
 * @returns {Room | null}
 */
export function room({ top, bottom }, high, low) {
  const above = top - high - 2 * GAP;
  const below = low - bottom - GAP;
  if (Math.max(above, below) < LEAST) return null;
  return above > below
    ? { above: true, edge: top - GAP, height: above }
    : { above: false, edge: low, height: below };
}
