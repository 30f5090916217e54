/** The final score sheet: kinds down, players across; pointing at a number marks the cards that scored it. */

import { html } from "../../js/core/preact.js";
import { Icon, plain, Swatch } from "../../js/ui/components.js";
import { BIODIVERSITY_SIGN, KINDS, look } from "./cards.js";
import { scoringRefs } from "./explain.js";
import { columns } from "./overview.js";
import { cardName, viewOf } from "./view.js";

/** @typedef {import("./overview.js").Column} Column */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Kind} Kind */

/** @param {{ctx: Ctx}} props */
export function Sheet({ ctx }) {
  const winners = (ctx.snapshot.result?.winners ?? []).map(String);
  const people = columns(ctx);
  const most = Math.max(1, ...people.flatMap(({ score }) => KINDS.map((kind) => score[kind])));
  const won = (/** @type {Column} */ { key }) => (winners.includes(key) ? "win" : "");
  return html`<table class="sheet-table full eco-sheet" data-many=${people.length > 3 || undefined}>
    <thead><tr><td></td>${people.map(
      (column) => html`<th key=${column.key} scope="col" class=${won(column)}>
      <span class="eco-sheet-head wrap">${column.head}${
        won(column) && html`<${Icon} name="laurel-crown" />`
      }</span>
    </th>`,
    )}</tr></thead>
    <tbody>
      ${KINDS.map(
        (kind) => html`<tr key=${kind}>
        <th scope="row"><${Swatch} ...${look(kind)} />${cardName(ctx, kind)}</th>
        ${people.map(
          (column) => html`<td key=${column.key} class=${won(column)}>
          <${Points} column=${column} kind=${kind} most=${most} ctx=${ctx} /></td>`,
        )}
      </tr>`,
      )}
      <tr>
        <th scope="row"><span class="eco-leaves"><${Icon} name=${BIODIVERSITY_SIGN} /></span>
          ${ctx.t("ecosystem-ui-biodiversity")}</th>
        ${people.map(
          (column) => html`<td key=${column.key} class=${won(column)}>
          ${
            column.key !== "rival" &&
            html`<b>${plain(ctx, column.score.biodiversity)}</b>
            <small class="eco-gaps">${ctx.t("ecosystem-ui-gaps", { n: column.score.gaps })}</small>`
          }</td>`,
        )}
      </tr>
      <tr class="sum"><th scope="row">${ctx.t("ecosystem-ui-total")}</th>
        ${people.map(
          (column) =>
            html`<td key=${column.key} class=${won(column)}><b>${plain(ctx, column.score.total)}</b></td>`,
        )}
      </tr>
      <${Victory} ctx=${ctx} />
    </tbody>
  </table>`;
}

/**
 * @param {{column: Column, kind: Kind, most: number, ctx: Ctx}} props one number, with its share as a bar
 *   behind it
 */
function Points({ column, kind, most, ctx }) {
  const points = column.score[kind];
  const share = html`<span class="share"
    style=${{ "--p": `${Math.round((points / most) * 100)}%`, "--c": `var(--t-${kind})` }}></span>`;
  if (column.key === "rival") return html`${share}<b class=${points === 0 ? "z" : ""}>${points}</b>`;
  const show = () => ctx.mark(scoringRefs(Number(column.key), kind, ctx));
  const hide = () => ctx.mark([]);
  return html`${share}<button type="button" class="eco-number rel" data-ref=${`score:${column.key}:${kind}`}
    onPointerEnter=${show} onPointerLeave=${hide} onFocus=${show} onBlur=${hide}>
      <b class=${points === 0 ? "z" : ""}>${points}</b></button>`;
}

/** @param {{ctx: Ctx}} props alone against Alban: the lead, and which of the three victories it is */
function Victory({ ctx }) {
  const { players, rival } = viewOf(ctx);
  if (!rival?.targets || !rival.score) return null;
  const lead = players[0].score.total - rival.score.total;
  return html`<tr class="eco-victory"><th scope="row">${ctx.t("ecosystem-ui-lead", { n: plain(ctx, lead) })}
    </th><td colspan="2">
    <ul class="eco-levels wrap little">${Object.entries(rival.targets).map(
      ([level, target]) => html`<li key=${level} data-reached=${lead >= target || undefined}>
      <${Icon} name=${lead >= target ? "check" : "close"} />${ctx.t("ecosystem-ui-level", { level })} <b>
        ${target}</b>
    </li>`,
    )}</ul></td></tr>`;
}
