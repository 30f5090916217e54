// The curtain of a shared screen hides everything until the right person sits down.

import { t } from "../core/i18n.js";
import { html, useEffect, useRef } from "../core/preact.js";
import { SeatDisc } from "../ui/components.js";

const RINGS = 11;
const POINTS = 180;

/** @param {number} ring one growth ring of a trunk: a circle, slightly out of round, more so further out */
function ringPath(ring) {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const a = (i / POINTS) * 2 * Math.PI;
    const r =
      ring *
      17 *
      (1 +
        0.05 * Math.sin(2 * a + 0.6) +
        0.035 * Math.sin(3 * a + ring * 0.5) +
        0.02 * Math.sin(5 * a - ring));
    return `${(200 + r * Math.cos(a)).toFixed(1)} ${(200 + r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const rings = Array.from({ length: RINGS }, (_, i) => ringPath(i + 1)).join("");

/** @param {{seat: number, name: string, onLift: () => void}} props */
export function Curtain({ seat, name: given, onLift }) {
  const name = given || t("ui-player", { n: seat + 1 });
  const people = { seats: Object.assign([], { [seat]: { name } }), viewer: null };
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  return html`<main class="curtain rel clip text-mid center">
    <svg class="rg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d=${rings} fill="none" stroke="currentColor" stroke-width="3"
        vector-effect="non-scaling-stroke" /></svg>
    <div>
      <${SeatDisc} seat=${seat} name=${name} />
      <h1>${t("ui-pass-to", { seat }, people)}</h1>
      <p>${t("ui-pass-help", { seat }, people)}</p>
      <button type="button" class="btn" ref=${button} onClick=${onLift}>${t("ui-i-am", { seat }, people)}
        </button>
    </div>
  </main>`;
}
