/**
 * Connected streams and meadows: a common mat under the cards in their ink, and a tag that says what it is
 * worth.
 */

import { html } from "../../js/core/preact.js";
import { colours } from "./cards.js";
import { cellId, oneCell, percent, place } from "./geometry.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./view.js").Area} Area */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Player} Player */

const BEYOND = 4.5;

/** @param {{areas: Area[], drawing: Layout}} props */
export function Mats({ areas, drawing }) {
  return html`<div aria-hidden="true">
    ${areas.filter(isConnected).flatMap((area) =>
      pieces(area, drawing).map(
        ({ key, kind, rect }) => html`<span key=${key}
      class=${`eco-mat ${kind}`} style=${{ ...colours(area.card), ...percent(beyond(rect), drawing) }}>
      </span>`,
      ),
    )}
  </div>`;
}

/** @param {Rect} rect @returns {Rect} */
function beyond({ x, y, w, h }) {
  return { x: x - BEYOND, y: y - BEYOND, w: w + 2 * BEYOND, h: h + 2 * BEYOND };
}

/** @param {Area} area */
export const isConnected = (area) => area.cells.length > 1;

/**
 * A rounded rectangle for every card and a plain one across every joint, so that the mat has no notches.
 * @param {Area} area @param {Layout} drawing
 * @returns {{key: string, kind: "eco-mat-card" | "eco-mat-joint", rect: Rect}[]}
 */
function pieces(area, drawing) {
  const own = new Set(area.cells);
  return area.cells.flatMap((cell) => {
    const { row, col } = place(cell);
    const rect = drawing.rect(oneCell(cell));
    /** @type {ReturnType<typeof pieces>} */
    const parts = [{ key: cell, kind: "eco-mat-card", rect }];
    for (const next of [cellId(row, col + 1), cellId(row + 1, col)].filter((other) => own.has(other))) {
      const other = drawing.rect(oneCell(next));
      parts.push({
        key: cell + next,
        kind: "eco-mat-joint",
        rect: { ...rect, x: (rect.x + other.x) / 2, y: (rect.y + other.y) / 2 },
      });
    }
    return parts;
  });
}

/** @param {{player: Player, drawing: Layout, ctx: Ctx}} props */
export function Tags({ player, drawing, ctx }) {
  const taken = new Set(player.cards.map((card) => card.cell));
  return html`<div aria-hidden="true">
    ${player.areas.filter(isConnected).map((area) => {
      const { run, side } = tagPlace(area, taken);
      const style = percent(drawing.rect(run), drawing);
      const words = {
        card: area.card,
        n: area.cells.length,
        rank: area.points > 0 ? (area.rank ?? 0) : 0,
        points: area.points,
      };
      const id = area.card === "stream" && !area.largest ? "ecosystem-ui-area-idle" : "ecosystem-ui-area";
      return html`<div key=${area.cells[0]} class=${`eco-tag eco-tag-${side}`} data-run=${run.cols}
        style=${{ ...style, ...colours(area.card) }}>
        <span><span class="eco-tag-name">${ctx.t("ecosystem-card", { card: area.card })} </span>
          ${ctx.t(id, words)}</span>
      </div>`;
    })}
  </div>`;
}

/**
 * Names stand at the foot of a card, so a tag hangs over the upper edge of one of its area's cards, or under
 * the
 * lower edge where nothing lies below; long runs first, and best where it covers no other card.
 * @param {Area} area @param {Set<string>} taken
 * @returns {{run: Box, side: "over" | "under" | "inside"}}
 */
function tagPlace(area, taken) {
  const places = runs(area).flatMap((run) => {
    const cols = Array.from({ length: run.cols }, (_, i) => run.left + i);
    const free = (/** @type {number} */ row) => cols.every((col) => !taken.has(cellId(row, col)));
    const wide = Math.min(run.cols, 2) * 2;
    return [
      { run, side: /** @type {const} */ ("over"), worth: free(run.top - 1) ? wide + 1 : -1 },
      { run, side: /** @type {const} */ ("under"), worth: free(run.top + 1) ? wide + 1 : -1 },
      { run, side: /** @type {const} */ ("inside"), worth: wide },
    ];
  });
  return places.reduce((best, next) => (next.worth > best.worth ? next : best));
}

/** @param {Area} area @returns {Box[]} its cells as pieces of rows */
function runs(area) {
  const own = new Set(area.cells);
  return area.cells
    .map(place)
    .filter(({ row, col }) => !own.has(cellId(row, col - 1)))
    .map(({ row, col }) => {
      let end = col;
      while (own.has(cellId(row, end + 1))) end += 1;
      return { top: row, left: col, rows: 1, cols: end - col + 1 };
    });
}
