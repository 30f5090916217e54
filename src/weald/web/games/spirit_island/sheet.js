/** The end: how the island stands, and the score of all spirits together. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @type {[string, string, string][]} a part of the score with its sign after a victory and after a defeat */
const ROWS = [
  ["difficulty", "flying-flag", "flying-flag"],
  ["outcome", "laurel-crown", "dead-wood"],
  ["cards", "scroll-unfurled", "scroll-unfurled"],
  ["dahan", "hut", "hut"],
  ["blight", "blightmark", "blightmark"],
  ["scenario", "scroll-unfurled", "scroll-unfurled"],
];

/** @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const { outcome, turn, terror, blight } = viewOf(ctx);
  const score = ctx.snapshot.result?.scores[0] ?? {};
  const won = outcome !== "defeat";
  const win = won ? "win" : "";
  return html`<table class="sheet-table full sip-sheet">
    <thead><tr><td></td><th scope="col" class=${win}>${ctx.t("spirit_island-panel-sheet-team")} <${Icon}
      name=${won ? "laurel-crown" : "dead-wood"} /></th></tr></thead>
    <tbody>
      <tr><th scope="row"><${Icon} name="hourglass" />${ctx.t("spirit_island-panel-sheet-turns")}</th>
        <td class=${win}>${turn}</td></tr>
      <tr><th scope="row"><${Icon} name="terror" />${ctx.t("spirit_island-panel-sheet-terror")}</th>
        <td class=${win}>${ctx.t("spirit_island-panel-sheet-level", { level: terror })}</td></tr>
      <tr><th scope="row"><${Icon} name="circle-forest" />${ctx.t("spirit_island-panel-sheet-left")}</th>
        <td class=${win}>${blight.left}</td></tr>
      ${ROWS.filter(([part]) => part !== "scenario" || part in score).map(
        ([part, bright, dark]) => html`<tr key=${part}><th scope="row"><${Icon} name=${won ? bright : dark} />
          ${ctx.t("spirit_island-panel-sheet", { part, won: won ? "yes" : "no" })}</th>
        <td class=${win}><b class=${score[part] ? "" : "z"}>${ctx.signed(score[part] ?? 0)}</b></td></tr>`,
      )}
      <tr class="sum"><th scope="row">${ctx.t("spirit_island-panel-sheet-total")}</th><td class=${win}><b>
        ${score.total ?? 0}</b></td></tr>
    </tbody>
  </table>`;
}
