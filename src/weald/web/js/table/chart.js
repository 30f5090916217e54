// A chart of a game: one row for each number, one axis of turns, and the same as a table.

import { html } from "../core/preact.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.gen.js").Service.StoryPoint} Point */

const WIDTH = 480;
const HEIGHT = 46;
/** As many numbers fit below the narrowest chart. */
const LABELS = 11;
/** The chance to win in per cent, once it is known. */
export const CHANCE = "chance";
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

/** @param {Ctx} ctx @param {string} measure @returns {string} what a number counts, and whose it is */
export function measureName(ctx, measure) {
  if (measure === CHANCE) return ctx.t("learn-story-chance");
  const [name, seat] = measure.split(":");
  const what = ctx.t(`${ctx.game}-measure-${name}`);
  return seat === undefined ? what : ctx.t("ui-measure-of", { what, seat: Number(seat) });
}

/**
 * Return which points have their turn written below the chart: none twice, none beside the marked one if
 * there are many.
 * @param {{turn: number}[]} points @param {number} marked @returns {number[]}
 */
export function labelled(points, marked) {
  const every = Math.ceil(points.length / LABELS);
  const dense = points.length > LABELS / 2;
  return points.flatMap(({ turn }, i) => {
    if (i === marked) return [i];
    const beside = marked >= 0 && dense && Math.abs(i - marked) <= 1;
    return i % every === 0 && turn !== points[i - 1]?.turn && !beside ? [i] : [];
  });
}

/** @param {{ctx: Ctx, points: Point[], turn: number | null}} props `turn`: the one that is marked */
export function Chart({ ctx, points, turn }) {
  const measures = Object.keys(points[0]?.values ?? {});
  /** @param {number} [n] with a real minus */
  const digits = (n) => (n !== undefined && n < 0 ? ctx.signed(n) : n);
  const x = (/** @type {number} */ i) => (WIDTH * i) / Math.max(1, points.length - 1);
  const marked = turn === null ? -1 : points.findIndex((point) => point.turn === turn);
  return html`<figure class="chart">
    ${measures.map((measure, row) => {
      const values = points.map((point) => point.values[measure] ?? 0);
      const least = Math.min(0, ...values);
      const most = measure === CHANCE ? 100 : Math.max(least + 1, ...values);
      const y = (/** @type {number} */ value) =>
        HEIGHT - 4 - ((HEIGHT - 8) * (value - least)) / (most - least);
      const line = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("L");
      return html`<div class="chart-row mid grid gap-10" key=${measure} data-row=${row % 6}>
        <b>${measureName(ctx, measure)}</b><span class="n">${digits(values.at(-1))}</span>
        <svg viewBox=${`-4 0 ${WIDTH + 8} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          ${marked >= 0 && html`<path class="now" d=${`M${x(marked)} 0V${HEIGHT}`} />`}
          <path class="area" d=${`M0 ${y(least)}L${line}L${WIDTH} ${y(least)}Z`} />
          <path class="line" d=${`M${line}`} stroke-dasharray=${DASHES[row % DASHES.length]} />
        </svg></div>`;
    })}
    <div class="chart-axis dim rel little" aria-hidden="true">${labelled(points, marked).map(
      (i) => html`<span key=${i} class=${i === marked ? "now" : ""}
          style=${{ left: `${(100 * i) / Math.max(1, points.length - 1)}%` }}>${points[i]?.turn}</span>`,
    )}</div>
    <details><summary>${ctx.t("ui-as-table")}</summary><div class="chart-table" role="region"
      tabindex="0" aria-label=${ctx.t("ui-as-table")}><table>
      <thead><tr><th scope="col">${ctx.t("ui-turn")}</th>${measures.map(
        (measure) => html`<th scope="col" key=${measure}>${measureName(ctx, measure)}</th>`,
      )}</tr></thead>
      <tbody>${points.map(
        (point, i) =>
          html`<tr key=${i}><th scope="row">${
            i === points.length - 1 ? ctx.t("ui-the-end") : point.turn
          }</th>${measures.map(
            (measure) => html`<td key=${measure}>${digits(point.values[measure])}</td>`,
          )}</tr>`,
      )}</tbody></table></div></details>
  </figure>`;
}
