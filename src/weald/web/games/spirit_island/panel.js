/** A spirit's panel: growth, presence tracks, special rules, elements. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { elementName, nameOf } from "./cards.js";
import { sourcesOf, spiritIcon } from "./catalogue.js";
import { ELEMENT_SIGN, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Growth} GrowthOption */
/** @typedef {import("./view.js").GrowthIcon} GrowthIcon */
/** @typedef {import("./view.js").Spirit} Spirit */
/** @typedef {import("./view.js").TrackSlot} TrackSlot */

/** @param {GrowthIcon} icon @returns {import("./view.js").Message} an action of growth in words */
export function iconMessage({ id, n, where }) {
  const place = where ? `-${where.replaceAll(" ", "_")}` : "";
  return { id: `spirit_island-icon-${id}${place}`, args: n === null ? {} : { n } };
}

/**
 * @param {{seat: number, id: string, class?: string}} props a spirit's sign in the colour of its seat, as its
 *   presence on the island
 */
export function SpiritDisc({ seat, id, class: more = "" }) {
  return html`<span class=${`sip-disc ${more}`} style=${{ "--sc": `var(--seat-${seat % 6})` }}
    aria-hidden="true">
    <${Icon} name=${spiritIcon(id)} /></span>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props */
export function Growth({ spirit, ctx }) {
  const parts = new Set(spirit.growth.map(partOf));
  return html`<div class="sip-growth">${spirit.growth.map((option) => {
    const always =
      parts.size > 1 && spirit.growth.filter((other) => partOf(other) === partOf(option)).length === 1;
    return html`<${Option} key=${option.ref} option=${option} always=${always} spirit=${spirit}
      ctx=${ctx} />`;
  })}</div>`;
}

/**
 * @param {GrowthOption} option
 * @returns {string} the part of the panel it belongs to: of each part something is chosen
 */
const partOf = ({ ref }) => (ref.split(":")[2] ?? "").split(".")[0] ?? "";

/**
 * @param {{option: GrowthOption, always: boolean, spirit: Spirit, ctx: Ctx}} props before it is chosen one
 *   button, then one for each action
 */
function Option({ option, always, spirit, ctx }) {
  const head = html`<span
    class="sip-option-head">
    ${
      always
        ? ctx.t("spirit_island-panel-always")
        : ctx.t("spirit_island-panel-option", { n: option.n, pick: option.pick })
    }
    ${
      option.chosen &&
      !always &&
      html`<span class="sip-chosen"><${Icon} name="check" />${ctx.t("spirit_island-panel-chosen")}</span>`
    }</span>`;
  if (!option.chosen) {
    const off = spirit.grown || (ctx.decision?.kind === "grow" && !ctx.choice(option.ref));
    return html`<button type="button" class="sip-option" data-off=${off ? "" : undefined}
      data-ref=${option.ref}>${head}
      ${option.icons.map(
        (icon) => html`<span key=${icon.ref} class="sip-action"><${Action} icon=${icon} ctx=${ctx} /></span>`,
      )}</button>`;
  }
  return html`<div class="sip-option" data-chosen>${head}
    ${option.icons.map(
      (icon) => html`<button type="button" key=${icon.ref} class="sip-action"
        data-done=${icon.open ? undefined : ""} data-ref=${icon.ref}>
      <${Action} icon=${icon} ctx=${ctx} />${
        !icon.open && html`<${Icon} name="check" class="sip-tick" />`
      }</button>`,
    )}</div>`;
}

/** @param {{icon: GrowthIcon, ctx: Ctx}} props */
function Action({ icon, ctx }) {
  return html`<${Icon} name=${icon.icon} /><span>${ctx.t(iconMessage(icon))}</span>`;
}

/**
 * Both tracks; what is covered carries presence and gives nothing yet.
 * @param {{spirit: {seat?: number, id: string, tracks: Spirit["tracks"], destroyed?: number, takeable?:
 *   string[]}, ctx: Ctx}} props without a seat: as printed
 */
export function Tracks({ spirit, ctx }) {
  const { seat, destroyed = 0, takeable = [] } = spirit;
  return html`<div class="sip-tracks" style=${{ "--sc": `var(--seat-${(seat ?? 0) % 6})` }}>
    ${
      /** @type {const} */ (["energy", "cards"]).map((track) => {
        const slots = spirit.tracks[track];
        const tag = seat === undefined ? undefined : `track:${seat}:${placeOf(slots, track, takeable)}`;
        return html`<${Track} key=${track} track=${track} slots=${slots} tag=${tag} ctx=${ctx} />`;
      })
    }
    ${
      seat !== undefined &&
      (destroyed > 0 || ctx.choice(`track:${seat}:destroyed`)) &&
      html`<button type="button" class="sip-destroyed" data-ref=${`track:${seat}:destroyed`}>
      <${Icon} name="shattered-glass" />${ctx.t("spirit_island-panel-destroyed", { n: destroyed })}</button>`
    }
  </div>`;
}

/**
 * @param {TrackSlot[]} slots @param {string} track @param {string[]} takeable spaces whose presence can leave
 * @returns {string} where the next presence of a track comes from: a space of both tracks belongs to one
 */
function placeOf(slots, track, takeable) {
  const next = slots.find((slot) => slot.covered);
  return next?.shared && takeable.includes(next.id) ? (next.id.split("-")[0] ?? track) : track;
}

/** @param {{track: "energy" | "cards", slots: TrackSlot[], tag?: string, ctx: Ctx}} props */
function Track({ track, slots, tag, ctx }) {
  const next = slots.findIndex((slot) => slot.covered);
  const now = slots.reduce((best, slot) => (slot.covered ? best : Math.max(best, slot.number ?? 0)), 0);
  const inside = html`<span class="sip-track-name"><${Icon}
    name=${track === "energy" ? "power-lightning" : "card-play"} />
      ${ctx.t("spirit_island-panel-track", { track, n: now })}</span>
    <span class="sip-slots">${slots.map(
      (slot, i) => html`<span key=${i} class="sip-slot" data-covered=${slot.covered ? "" : undefined}
      data-next=${i === next ? "" : undefined} data-shared=${slot.shared ? "" : undefined}
      title=${slotWords(slot, ctx)}>
      <${Slot} slot=${slot} ctx=${ctx} /></span>`,
    )}</span>`;
  return tag
    ? html`<button type="button" class="sip-track" data-ref=${tag}>${inside}</button>`
    : html`<div class="sip-track">${inside}</div>`;
}

/** @param {{slot: TrackSlot, ctx: Ctx}} props */
function Slot({ slot, ctx }) {
  const state = slot.covered ? "covered" : "open";
  return html`<span class="vh">${ctx.t("spirit_island-panel-slot", { state, what: slotWords(slot, ctx) })}
    </span>
    <span aria-hidden="true">${numberOf(slot) !== null && html`<b>${numberOf(slot)}</b>`}
      ${slot.elements.map((element, i) => html`<${Icon} key=${i} name=${ELEMENT_SIGN[element] ?? ""} />`)}
      ${slot.reclaim && html`<${Icon} name="card-pickup" />`}</span>`;
}

/**
 * @param {TrackSlot} slot
 * @returns {string | null} a space may give nothing: then it has a zero printed on it
 */
const numberOf = ({ number, elements, reclaim, word }) =>
  number !== null ? String(number) : elements.length > 0 || reclaim ? null : word;

/** @param {TrackSlot} slot @param {Ctx} ctx @returns {string} what a space of a track gives */
export function slotWords(slot, ctx) {
  const words = slot.elements.map((element) => elementName(ctx, element));
  const number = numberOf(slot);
  if (number !== null) words.unshift(number);
  if (slot.reclaim) words.push(ctx.t("spirit_island-icon-reclaim_one"));
  if (slot.shared) words.push(ctx.t("spirit_island-panel-shared"));
  return words.join(", ");
}

/** @param {{rules: string[], tagged?: boolean, ctx: Ctx}} props what holds for this spirit alone */
export function Rules({ rules, tagged = true, ctx }) {
  return html`<div class="sip-rules">${rules.map((rule) => {
    const inside = html`<b>${nameOf(ctx, rule)}</b><span>${ctx.t(`spirit_island-effect-${rule}`)}</span>`;
    return tagged
      ? html`<button type="button" key=${rule} class="sip-rule" data-ref=${`rule:${rule}`}>${inside}</button>`
      : html`<div key=${rule} class="sip-rule">${inside}</div>`;
  })}</div>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props what is in force for this spirit, or for all */
export function Lasting({ spirit, ctx }) {
  const own = sourcesOf(spirit.id);
  const lasting = viewOf(ctx).effects.filter(
    ({ land, seat, source }) => land === null && (seat === null || seat === spirit.seat || own.has(source)),
  );
  if (lasting.length === 0) return null;
  return html`<section class="sip-rule"><b>${ctx.t("spirit_island-panel-lasting")}</b>
    <ul class="sip-lasting">${lasting.map(
      (effect, i) =>
        html`<li key=${i}><${Icon} name="hourglass" /><span>${ctx.t(effect.text)}${
          effect.seat !== null &&
          effect.seat !== spirit.seat &&
          html` (${nameOf(ctx, viewOf(ctx).spirits[effect.seat]?.id ?? "")})`
        }</span></li>`,
    )}</ul></section>`;
}

/**
 * @param {{spirit: Spirit, ctx: Ctx}} props the elements of this turn; those that may be chosen freely are
 *   shown as well
 */
export function ElementRow({ spirit, ctx }) {
  const shown = Object.keys(ELEMENT_SIGN).filter(
    (element) => spirit.elements[element] || ctx.choice(`element:${element}`),
  );
  if (shown.length === 0) return html`<p class="sip-none">${ctx.t("spirit_island-panel-no-elements")}</p>`;
  return html`<div class="sip-elements">${shown.map(
    (
      element,
    ) => html`<button type="button" key=${element} class="sip-element" data-ref=${`element:${element}`}>
    <b>${spirit.elements[element] ?? 0}</b><${Icon} name=${ELEMENT_SIGN[element] ?? ""} /><span class="vh">
      ${elementName(ctx, element)}</span></button>`,
  )}</div>`;
}
