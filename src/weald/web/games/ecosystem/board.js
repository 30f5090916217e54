/** One grid, large: the cards, the cells that can still be reached, the floating frame. */

import { html } from "../../js/core/preact.js";
import { Card, Icon, Pattern, SeatDisc, Tick } from "../../js/ui/components.js";
import { colours, look } from "./cards.js";
import { cellId, layout, oneCell, percent, windowAfter } from "./geometry.js";
import { isConnected, Mats, Tags } from "./mats.js";
import { areaAt, cardName, cellRef, placedName, shown, viewOf } from "./view.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./cards.js").Kind} Kind */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Placed} Placed */
/** @typedef {import("./view.js").Player} Player */

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  const player = shown(ctx);
  const own = player.seat === ctx.seat;
  const drawing = layout(player.window, player.window.box);
  return html`<div class="eco-board grid gap-8 full">
    ${!own && html`<${Whose} player=${player} ctx=${ctx} />`}
    <div class="eco-grid rel" role="group" aria-label=${gridName(player, ctx)}
      style=${{ "--ratio": String(drawing.width / drawing.height), "--units": String(drawing.width) }}>
      <${Frame} player=${player} drawing=${drawing} ctx=${ctx} />
      <${Mats} areas=${player.areas} drawing=${drawing} />
      ${cells(player, drawing, ctx)}
      <${Tags} player=${player} drawing=${drawing} ctx=${ctx} />
    </div>
    ${!player.window.fixed && html`<p class="eco-note dim text-mid">${ctx.t("ecosystem-ui-frame-open")}</p>`}
  </div>`;
}

/** @param {Player} player @param {Ctx} ctx */
function gridName(player, ctx) {
  return ctx.t("ecosystem-ui-grid", {
    seat: player.seat,
    rows: player.window.rows,
    cols: player.window.cols,
  });
}

/**
 * The owner of this grid, and the way back to the viewer's.
 * @param {{player: Player, ctx: Ctx}} props
 */
function Whose({ player, ctx }) {
  return html`<p class="eco-whose row wrap">
    <${SeatDisc} seat=${player.seat} name=${ctx.name(player.seat)} />
    <span>${ctx.t("ecosystem-ui-ecosystem-of", { seat: player.seat })}</span>
    ${
      ctx.seat !== null &&
      html`<button type="button" class="btn" data-look=${ctx.seat}>
      ${ctx.t("ecosystem-ui-back-to-own")}
    </button>`
    }
  </p>`;
}

/** @param {Player} player @param {Layout} drawing @param {Ctx} ctx */
function cells(player, drawing, ctx) {
  const { window } = player;
  const box = player.window.box;
  const cards = new Map(player.cards.map((card) => [card.cell, card]));
  const placing = player.seat === ctx.seat && viewOf(ctx).phase === "place";
  const cells = [];
  for (let row = window.top; row < window.top + window.rows; row += 1) {
    for (let col = window.left; col < window.left + window.cols; col += 1) {
      const cell = cellId(row, col);
      const style = percent(drawing.rect(oneCell(cell)), drawing);
      const at = { row: row - window.top + 1, col: col - window.left + 1 };
      const card = cards.get(cell);
      if (card) {
        cells.push(html`<${Lying} key=${cell} card=${card} player=${player} style=${style} ctx=${ctx} />`);
      } else if (placing && isNear(box, row, col)) {
        cells.push(html`<${Free} key=${cell} cell=${cell} at=${at} style=${style} ctx=${ctx} />`);
      } else {
        cells.push(html`<span key=${cell} class="eco-cell eco-none" style=${style}></span>`);
      }
    }
  }
  return cells;
}

/** @param {Box} box @param {number} row @param {number} col */
function isNear(box, row, col) {
  return row >= box.top - 1 && row <= box.top + box.rows && col >= box.left - 1 && col <= box.left + box.cols;
}

/**
 * A card on the grid.
 * @param {{card: Placed, player: Player, style: Record<string, string>, ctx: Ctx}} props
 */
function Lying({ card, player, style, ctx }) {
  const ref = cellRef(player.seat, card.cell);
  const choice = ctx.choice(ref);
  const first = player.lifted === card.cell;
  const area = areaAt(player.areas, card.cell);
  const gain = choice?.gain ?? null;
  const points = gain !== null ? null : area && !isConnected(area) ? area.points : card.points;
  return html`<${Card} ...${look(card.card)} class="eco-cell" name=${cardName(ctx, card.card)} style=${style}
    data-ref=${ref} data-piece=${card.card} data-at=${ref} data-first=${first || undefined}
    aria-label=${placedName(card, player.areas, ctx, gain)}
    corner=${points === null ? undefined : ` ${points}`}>
    ${first && html`<span class="tick center"><${Icon} name="swap" /></span>`}
    ${gain !== null && html`<b class="eco-gain text-mid">${` ${ctx.signed(gain)}`}</b>`}
  </>`;
}

/**
 * A free cell beside the cards: what the card in hand would bring there, and its ghost under the pointer.
 * @param {{cell: string, at: {row: number, col: number}, style: Record<string, string>, ctx: Ctx}} props
 */
function Free({ cell, at, style, ctx }) {
  const ref = cellRef(/** @type {number} */ (ctx.seat), cell);
  const choice = ctx.choice(ref);
  const picked = ctx.pickedRef === ref;
  const { placing } = viewOf(ctx);
  const ghost = placing && (picked || (choice && ctx.hot.value === ref));
  const name = choice
    ? ctx.t("ecosystem-ui-cell-free", { ...at, card: placing, gain: ctx.signed(choice.gain ?? 0) })
    : ctx.t("ecosystem-ui-cell-empty", at);
  return html`<button type="button" class="eco-cell eco-free" style=${style} data-ref=${ref}
    aria-label=${name}>
    ${
      ghost &&
      html`<span class="eco-ghost clip grid" style=${colours(placing)}>
      <${Pattern} tint=${look(placing).tint} /><${Icon} name=${look(placing).icon} />
    </span>`
    }
    ${choice && choice.gain !== null && html`<b>${ctx.signed(choice.gain)}</b>`}
    ${picked && html`<${Tick} ctx=${ctx} />`}
  </button>`;
}

/**
 * The reach of the 4 x 5 frame; over a free cell, its reach after that placement.
 * @param {{player: Player, drawing: Layout, ctx: Ctx}} props
 */
function Frame({ player, drawing, ctx }) {
  const { window } = player;
  const hot = ctx.hot.value;
  const cell =
    hot !== null && ctx.choice(hot) && viewOf(ctx).phase === "place" ? hot.split(":")[2] : undefined;
  const reach = cell && player.seat === ctx.seat ? windowAfter(player.window.box, cell) : window;
  return html`<span class="eco-frame" data-fixed=${window.fixed || undefined} aria-hidden="true"
    style=${percent(drawing.rect(reach), drawing)}></span>`;
}
