/** Changes of the map itself: joined lands, opened ways, markers at corners. */

import { html } from "../../../js/core/preact.js";
import { ELEMENT_SIGN, viewOf } from "../view.js";
import { borderOf, cornerOf } from "./corners.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("./layout.js").Island} Island */
/** @typedef {import("./layout.js").Point} Point */

/** Sizes on the screen, in pixels. */
const END = 9;
const MARKER = 15;
const CHOICE = 12;

/** @param {{ctx: Ctx, island: Island, scale: number}} props joined lands, and drawn ways */
export function Changes({ ctx, island, scale }) {
  const { lands, ways } = viewOf(ctx);
  return html`<g class="si-changes" aria-hidden="true">
    ${lands.map(
      ({ id, part_of: whole, terrain }) =>
        whole && html`<${Joined} key=${id} island=${island} one=${id} other=${whole} terrain=${terrain} />`,
    )}
    ${ways.map(
      ({ one, other }) =>
        html`<${Way} key=${`${one} ${other}`} island=${island} one=${one} other=${other} scale=${scale} />`,
    )}</g>`;
}

/** @param {{island: Island, one: string, other: string, terrain: string}} props */
function Joined({ island, one, other, terrain }) {
  const border = borderOf(island, one, other);
  const [from, to] = [island.lands.get(one)?.middle, island.lands.get(other)?.middle];
  if (!border) return from && to && html`<path class="si-joined" d=${`M${from}L${to}`} />`;
  return html`<g><path class="si-unborder" d=${border} stroke=${`var(--${terrain})`} />
    <path class="si-stitch" d=${border} /></g>`;
}

/** @param {{island: Island, one: string, other: string, scale: number}} props a way between two lands */
function Way({ island, one, other, scale }) {
  const [from, to] = [island.lands.get(one)?.middle, island.lands.get(other)?.middle];
  if (!from || !to) return null;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const line = `M${from}Q${from[0] + dx / 2 - dy * 0.18} ${from[1] + dy / 2 + dx * 0.18} ${to}`;
  return html`<g><path class="si-way-case" d=${line} /><path class="si-way" d=${line} />
    ${[from, to].map(
      ([x, y], i) => html`<circle key=${i} class="si-way-end" cx=${x} cy=${y} r=${END * scale} />`,
    )}</g>`;
}

/** @param {{ctx: Ctx, island: Island, scale: number}} props element markers, and corners to choose */
export function Corners({ ctx, island, scale }) {
  const markers = viewOf(ctx).effects.flatMap(({ kind, lands, text }) =>
    kind === "element_marker" && lands ? [{ lands, element: String(text.args?.element) }] : [],
  );
  const choices = (ctx.decision?.choices ?? []).filter(({ ref }) => ref.startsWith("corner:"));
  if (markers.length + choices.length === 0) return null;
  return html`<g class="si-corners">
    ${markers.map(({ lands, element }, i) => {
      const at = cornerOf(island, lands);
      return at && html`<${Marker} key=${i} at=${at} element=${element} scale=${scale} ctx=${ctx} />`;
    })}
    ${choices.map(({ ref, label }) => {
      const at = cornerOf(island, ref.slice("corner:".length).split("+"));
      return (
        at &&
        html`<g key=${ref} class="si-corner noglow" data-ref=${ref} aria-label=${ctx.t(label)}>
          <circle class="si-corner-touch" cx=${at[0]} cy=${at[1]} r=${CHOICE * 1.9 * scale} />
          <circle cx=${at[0]} cy=${at[1]} r=${CHOICE * scale} stroke-width=${3 * scale} /></g>`
      );
    })}</g>`;
}

/** @param {{at: Point, element: string, scale: number, ctx: Ctx}} props */
function Marker({ at: [x, y], element, scale, ctx }) {
  const [r, icon] = [MARKER * scale, 19 * scale];
  return html`<g class="si-element"><title>${ctx.t("spirit_island-element", { element })}</title>
    <circle cx=${x} cy=${y} r=${r} stroke-width=${2 * scale} />
    <use href=${`#i-${ELEMENT_SIGN[element] ?? ""}`} x=${x - icon / 2} y=${y - icon / 2} width=${icon}
      height=${icon} /></g>`;
}
