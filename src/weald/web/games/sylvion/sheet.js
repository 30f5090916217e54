/** The end: what the trees restore against what is desolated, and with that who has the forest. */

import { html } from "../../js/core/preact.js";
import { Icon, Swatch } from "../../js/ui/components.js";
import { BLOOM, DESOLATE, look } from "./cards.js";
import { cardName, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const { edges, cells, turn, turns } = viewOf(ctx);
  const { winners = [], scores = [] } = ctx.snapshot.result ?? {};
  const { total = 0, restored = 0 } = scores[0] ?? {};
  const trees = cells.filter(({ kind }) => kind === "tree");
  const won = winners.length > 0;
  return html`<table class="sheet-table full sy-sheet">
    <thead><tr><td></td><th scope="col" class=${won ? "win" : ""}>${ctx.t("sylvion-ui-sheet-forest")}
      <${Icon} name=${won ? "laurel-crown" : "dead-wood"} /></th></tr></thead>
    <tbody>
      <${Line} look=${BLOOM} label=${ctx.t("sylvion-ui-sheet-bloom")} n=${edges.bloom} of=${edges.of}
        won=${won} />
      <${Line} look=${DESOLATE} label=${ctx.t("sylvion-ui-sheet-desolated")} n=${edges.desolated}
        of=${edges.of} won=${won} />
      ${trees.map(
        ({
          cell,
          card,
          row,
          col,
          vitality,
        }) => html`<${Line} key=${cell} look=${look(card ?? "")} n=${vitality ?? 0} of=${edges.of} won=${won}
        label=${ctx.t("sylvion-ui-sheet-tree", { name: cardName(ctx, card ?? ""), row, col })} />`,
      )}
      <${Line} look=${look("tree_1")} label=${ctx.t("sylvion-ui-sheet-restored")} n=${restored} of=${edges.of}
        won=${won} />
      <tr><th scope="row">${ctx.t("sylvion-ui-sheet-turn")}</th><td class=${won ? "win" : ""}><b>
        ${ctx.t("sylvion-ui-of", { n: turn, of: turns })}</b></td></tr>
      <tr class="sum"><th scope="row">${ctx.t("sylvion-ui-sheet-total")}</th><td class=${won ? "win" : ""}><b>
        ${total}</b></td></tr>
    </tbody>
  </table>`;
}

/** @param {{look: {tint: string, icon: string}, label: string, n: number, of: number, won: boolean}} props */
function Line({ look: { tint, icon }, label, n, of, won }) {
  return html`<tr><th scope="row"><${Swatch} tint=${tint} icon=${icon} />${label}</th>
    <td class=${won ? "win" : ""}>
    <span class="share" style=${{
      "--p": `${Math.min(100, Math.round((n / of) * 100))}%`,
      "--c": `var(--${tint})`,
    }}></span>
    <b class=${n === 0 ? "z" : ""}>${n}</b></td></tr>`;
}
