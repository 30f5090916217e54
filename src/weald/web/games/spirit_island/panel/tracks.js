/** Presence that waits on a spirit's panel: tracks, as many as it has, or a network of spaces. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { ELEMENT_SIGN, viewOf } from "../view.js";
import { elementName } from "./cards.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Tracks} SpiritTracks */
/** @typedef {import("../view.js").TrackSlot} TrackSlot */
/** @typedef {import("../view.gen.js").GrowthIcon} Printed */
/**
 * @typedef {{seat?: number, id: string, tracks: SpiritTracks, destroyed?: number}} Owner without a seat: as
 *   printed
 */

/** @param {Printed} icon @returns {import("../view.js").Message} an action of growth in words */
export function iconMessage({ id, n, where }) {
  const place = where ? `-${where.replaceAll(" ", "_")}` : "";
  return { id: `spirit_island-icon-${id}${place}`, args: n === null ? {} : { n } };
}

/**
 * Covered spaces carry presence and give nothing yet.
 * @param {{spirit: Owner, without?: (string | null)[], ctx: Ctx}} props `without`: lines that are drawn
 *   elsewhere
 */
export function Tracks({ spirit, without = [], ctx }) {
  const { seat, destroyed = 0, tracks } = spirit;
  const acting = [
    ...new Map(tracks.lines.flatMap(({ slots }) => slots).map((slot) => [slot.id, slot])).values(),
  ];
  return html`<div class="sip-tracks flex gap-6 slim" style=${{ "--sc": `var(--seat-${(seat ?? 0) % 6})` }}>
    ${tracks.lines
      .filter(({ line }) => !without.includes(line))
      .map(
        ({ line, slots }) =>
          html`<${Track} key=${line} line=${line} slots=${slots} spirit=${spirit} ctx=${ctx} />`,
      )}
    ${tracks.nodes.length > 0 && html`<${Network} spirit=${spirit} ctx=${ctx} />`}
    ${
      seat !== undefined &&
      acting.map(
        (slot) =>
          slot.action &&
          !slot.covered &&
          html`<button type="button" key=${slot.id} class="sip-track-action inline rounded lined paper gap-8"
            data-ref=${`track:${seat}:${slot.id}`}><${Icon} name=${slot.action.icon} />
            ${ctx.t(iconMessage(slot.action))}</button>`,
      )
    }
    ${
      seat !== undefined &&
      (destroyed > 0 || ctx.choice(`track:${seat}:destroyed`)) &&
      html`<button type="button" class="sip-destroyed inline rounded lined surface gap-6"
        data-ref=${`track:${seat}:destroyed`}>
      <${Icon} name="shattered-glass" />${ctx.t("spirit_island-panel-destroyed", { n: destroyed })}</button>`
    }
  </div>`;
}

/**
 * @param {string} line @param {TrackSlot[]} slots
 * @returns {string} where the next presence of a track comes from: a space of both tracks belongs to one
 */
function placeOf(line, slots) {
  const next = slots.find((slot) => slot.covered);
  return next?.shared && next.takeable ? (next.line ?? line) : line;
}

/** @param {{line: string, slots: TrackSlot[], spirit: Owner, ctx: Ctx}} props */
export function Track({ line, slots, spirit: { seat }, ctx }) {
  const next = slots.findIndex((slot) => slot.covered);
  const inside = html`<${TrackName} line=${line} slots=${slots} ctx=${ctx}
      then=${comesTo(line, slots, seat, ctx)} />
    <span class="sip-slots flex wrap gap-4">${slots.map(
      (slot, i) => html`<span key=${i} class="sip-slot" data-covered=${slot.covered ? "" : undefined}
      data-next=${i === next ? "" : undefined} data-shared=${slot.shared ? "" : undefined}
      title=${slotWords(slot, ctx)}>
      <${Slot} slot=${slot} ctx=${ctx} /></span>`,
    )}</span>`;
  return seat === undefined
    ? html`<div class="sip-track lined surface full" data-line=${line}>${inside}</div>`
    : html`<button type="button" class="sip-track lined surface full" data-line=${line}
        style=${{ "--sc": `var(--seat-${seat % 6})` }}
        data-ref=${`track:${seat}:${placeOf(line, slots)}`}>${inside}</button>`;
}

/** @param {{line: string, slots: TrackSlot[], then: string, ctx: Ctx}} props */
function TrackName({ line, slots, then, ctx }) {
  if (line !== "energy" && line !== "cards")
    return html`<span class="sip-track-name flex mid gap-6">${ctx.t(`spirit_island-space-${line}`)}</span>`;
  const open = slots.filter((slot) => !slot.covered);
  return html`<span class="sip-track-name flex mid gap-6"><${Icon}
    name=${line === "energy" ? "power-lightning" : "card-play"} />
      <span>${ctx.t("spirit_island-panel-track", { track: line, n: gives(line, open) })}${
        then && html`<em>${then}</em>`
      }</span></span>`;
}

/** @param {string} line @param {TrackSlot[]} open @returns {number} what a track gives each turn */
function gives(line, open) {
  const highest = open.reduce((best, { energy, plays }) => Math.max(best, energy ?? plays ?? 0), 0);
  return highest + open.reduce((sum, slot) => sum + (line === "energy" ? slot.more_energy : 0), 0);
}

/**
 * @param {string} line @param {TrackSlot[]} slots @param {number | undefined} seat @param {Ctx} ctx
 * @returns {string} what a track would give: asked where presence comes from, or with the growth pointed at
 */
function comesTo(line, slots, seat, ctx) {
  const asked = seat !== undefined && ctx.choice(`track:${seat}:${placeOf(line, slots)}`);
  const outcome = asked ? ctx.outcome(asked.id) : undefined;
  if (outcome) return outcome.now.map((message) => ctx.t(message)).join(", ");
  const hot = ctx.hot.value;
  if (seat === undefined || seat !== ctx.seat || !hot?.startsWith("growth:")) return "";
  const spirit = viewOf(ctx).spirits[seat];
  const option = spirit && spirit.id !== null && spirit.growth.find(({ ref }) => ref === hot);
  let left = option ? option.icons.filter(({ id }) => id.startsWith("add_presence")).length : 0;
  if (left === 0) return "";
  const now = gives(
    line,
    slots.filter((slot) => !slot.covered),
  );
  const then = gives(
    line,
    slots.filter((slot) => !slot.covered || left-- > 0),
  );
  return ctx.t(
    now === then
      ? { id: "spirit_island-outcome-track-stays", args: { n: now } }
      : { id: "spirit_island-outcome-track-rises", args: { now, then } },
  );
}

/**
 * Spaces next to each other are joined by lines; presence leaves a space next to any that is open.
 * @param {{spirit: Owner, ctx: Ctx}} props
 */
function Network({ spirit: { seat, tracks }, ctx }) {
  const { nodes, edges } = tracks;
  const at = new Map(nodes.map((node) => [node.id, node]));
  const [right, bottom] = [Math.max(...nodes.map(({ x }) => x)), Math.max(...nodes.map(({ y }) => y))];
  const [w, h] = [right + 1, bottom + 1];
  return html`<div class="sip-network rel lined surface full"
    style=${{ "--columns": String(w), "--lines": String(h) }}>
    <svg viewBox=${`0 0 ${w} ${h}`} preserveAspectRatio="none" aria-hidden="true">${edges.map(([a, b]) => {
      const [one, other] = [at.get(a ?? ""), at.get(b ?? "")];
      const open = one && other && !one.covered && !other.covered;
      return (
        one &&
        other &&
        html`<line key=${`${a} ${b}`} data-open=${open ? "" : undefined} x1=${one.x + 0.5} y1=${one.y + 0.5}
          x2=${other.x + 0.5} y2=${other.y + 0.5} />`
      );
    })}</svg>
    ${nodes.map((node) => {
      const style = { left: `${((node.x + 0.5) / w) * 100}%`, top: `${((node.y + 0.5) / h) * 100}%` };
      const look = {
        class: "sip-slot sip-node",
        style,
        title: slotWords(node, ctx),
        "data-covered": node.covered ? "" : undefined,
        "data-next": node.takeable ? "" : undefined,
        "data-start": node.start ? "" : undefined,
      };
      return seat === undefined
        ? html`<span key=${node.id} ...${look}><${Slot} slot=${node} ctx=${ctx} /></span>`
        : html`<button type="button" key=${node.id} ...${look} data-ref=${`track:${seat}:${node.id}`}>
          <${Slot} slot=${node} ctx=${ctx} /></button>`;
    })}
  </div>`;
}

/** @param {{slot: TrackSlot, ctx: Ctx}} props */
function Slot({ slot, ctx }) {
  const state = slot.covered ? "covered" : "open";
  const { action, first, element } = slot;
  const bare = slot.line !== null;
  return html`<span class="vh">${ctx.t("spirit_island-panel-slot", { state, what: slotWords(slot, ctx) })}
    </span>
    <span aria-hidden="true">
      ${slot.energy !== null && html`<b>${slot.energy}</b>`}
      ${slot.energy !== null && !bare && html`<${Icon} name="power-lightning" />`}
      ${slot.plays !== null && html`<b>${slot.plays}</b>`}
      ${slot.plays !== null && !bare && html`<${Icon} name="card-play" />`}
      ${slot.more_energy > 0 && html`<b>+${slot.more_energy}</b><${Icon} name="power-lightning" />`}
      ${slot.more_plays > 0 && html`<b>+${slot.more_plays}</b><${Icon} name="card-play" />`}
      ${slot.more_range > 0 && html`<b>+${slot.more_range}</b><${Icon} name="pass" />`}
      ${slot.elements.map((one, i) => html`<${Icon} key=${i} name=${ELEMENT_SIGN[one] ?? ""} />`)}
      ${slot.reclaims > 0 && html`<${Icon} name="card-pickup" />`}
      ${action && html`<${Icon} name=${action.icon} />`}
      ${first && html`<${Icon} name=${first.icon} class="sip-first" />`}
      ${slot.chooses && html`<${Icon} name=${ELEMENT_SIGN[element ?? "any"] ?? ""} class="sip-put" />`}
      ${slot.gain > 0 && html`<b class="sip-gain">+${slot.gain}</b><${Icon} name="power-lightning" />`}
      </span>`;
}

/** @param {TrackSlot} slot @param {Ctx} ctx @returns {string} what a space of a track gives */
export function slotWords(slot, ctx) {
  const { action, first, element } = slot;
  const counted = /** @type {[string, number | null][]} */ ([
    ["energy", slot.energy],
    ["plays", slot.plays],
    ["more_energy", slot.more_energy || null],
    ["more_plays", slot.more_plays || null],
    ["more_range", slot.more_range || null],
    ["gain", slot.gain || null],
  ]);
  const words = [
    ...counted.flatMap(([what, n]) => (n === null ? [] : [ctx.t("spirit_island-panel-space", { what, n })])),
    ...slot.elements.map((one) => elementName(ctx, one)),
    ...(slot.reclaims > 0 ? [ctx.t("spirit_island-icon-reclaim_one")] : []),
    ...(action ? [ctx.t(iconMessage(action))] : []),
    ...(first ? [ctx.t("spirit_island-panel-first", { text: ctx.t(iconMessage(first)) })] : []),
    ...(slot.chooses
      ? [element ? elementName(ctx, element) : ctx.t("spirit_island-panel-space", { what: "chooses", n: 1 })]
      : []),
    ...(slot.shared ? [ctx.t("spirit_island-panel-shared")] : []),
  ];
  return words.length > 0 ? words.join(", ") : ctx.t("spirit_island-panel-space", { what: "nothing", n: 0 });
}
