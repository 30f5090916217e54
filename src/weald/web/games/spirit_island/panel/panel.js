/** A spirit's panel: growth, special rules, elements, markers. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { sourcesOf, spiritIcon } from "../catalogue.js";
import { ELEMENT_SIGN, viewOf } from "../view.js";
import { elementName, nameOf } from "./cards.js";
import { iconMessage, Track } from "./tracks.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Growth} GrowthOption */
/** @typedef {import("../view.js").GrowthIcon} GrowthIcon */
/** @typedef {import("../view.js").Spirit} Spirit */

/**
 * @param {{seat: number, id: string, class?: string}} props a spirit's sign in the colour of its seat, as its
 *   presence on the island
 */
export function SpiritDisc({ seat, id, class: more = "" }) {
  return html`<span class=${`sip-disc ${more}`} style=${{ "--sc": `var(--seat-${seat % 6})` }}
    aria-hidden="true">
    <${Icon} name=${spiritIcon(id)} /></span>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props what can be chosen each turn, then what tracks will open */
export function Growth({ spirit, ctx }) {
  const parts = new Set(spirit.growth.map(partOf));
  const opening = [...new Set(spirit.growth.flatMap(({ opens }) => opens ?? []))];
  return html`<div class="sip-growths grid gap-10 slim"><div class="sip-growth grid gap-10">${spirit.growth
    .filter(({ opens }) => opens === null)
    .map((option) => {
      const always =
        parts.size > 1 && spirit.growth.filter((other) => partOf(other) === partOf(option)).length === 1;
      return html`<${Option} key=${option.ref} option=${option} always=${always} spirit=${spirit}
        ctx=${ctx} />`;
    })}</div>
    ${
      opening.length > 0 &&
      html`<div class="sip-openings grid gap-10">${opening.map(
        (line) => html`<${Opening} key=${line} line=${line} spirit=${spirit} ctx=${ctx} />`,
      )}</div>`
    }</div>`;
}

/** @param {{line: string, spirit: Spirit, ctx: Ctx}} props a track, and what it opens when it is empty */
function Opening({ line, spirit, ctx }) {
  const options = spirit.growth.filter(({ opens }) => opens === line);
  const track = spirit.tracks.lines.find((one) => one.line === line);
  const open = options.some(({ available }) => available);
  return html`<section class="sip-opening gap-6 slim" data-open=${open ? "" : undefined}>
    ${!open && track && html`<${Track} ...${track} spirit=${spirit} ctx=${ctx} />`}
    <p class="sip-opens dim mid gap-6"><${Icon}
      name=${open ? "check" : "lock"} />${ctx.t("spirit_island-panel-opens", {
        state: open ? "open" : "shut",
        n: options.length,
      })}</p>
    ${options.map(
      (option) => html`<${Option} key=${option.ref} option=${option} always=${false} spirit=${spirit}
        ctx=${ctx} />`,
    )}
  </section>`;
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
  const choice = ctx.choice(option.ref);
  const outcome = choice && ctx.outcome(choice.id);
  const head = html`<span
    class="sip-option-head flex wrap">
    ${
      always
        ? ctx.t("spirit_island-panel-always")
        : ctx.t("spirit_island-panel-option", { n: option.n, pick: option.pick })
    }
    ${
      option.chosen &&
      !always &&
      html`<span class="sip-chosen inline gap-3"><${Icon}
        name="check" />${ctx.t("spirit_island-panel-chosen")}</span>`
    }${outcome && html`<${Brings} rows=${outcome.before_after} spirit=${spirit} ctx=${ctx} />`}</span>`;
  if (!option.chosen) {
    const offered = ctx.choice(option.ref) !== undefined;
    const shut = !option.available && !offered;
    const off = shut || spirit.grown || (ctx.decision?.kind === "grow" && !offered);
    return html`<button type="button" class="sip-option flex lined paper gap-2 slim"
      data-off=${off ? "" : undefined}
      data-shut=${shut ? "" : undefined} data-ref=${option.ref}>${head}
      ${option.icons.map(
        (icon) => html`<span key=${icon.ref} class="sip-action flex mid"><${Action} icon=${icon}
          ctx=${ctx} /></span>`,
      )}</button>`;
  }
  return html`<div class="sip-option flex lined paper gap-2 slim" data-chosen>${head}
    ${option.icons.map(
      (icon) => html`<button type="button" key=${icon.ref} class="sip-action flex mid"
        data-done=${icon.open ? undefined : ""} data-ref=${icon.ref}>
      <${Action} icon=${icon} ctx=${ctx} />${
        !icon.open && html`<${Icon} name="check" class="sip-tick" />`
      }</button>`,
    )}</div>`;
}

/** @typedef {import("../../../js/types.js").Outcome["before_after"]} Rows */

/** @param {{rows: Rows, spirit: Spirit, ctx: Ctx}} props an option of growth before and after */
function Brings({ rows, spirit, ctx }) {
  /** @type {Record<string, string>} */
  const signs = {
    energy: "power-lightning",
    hand: "card-draw",
    presence: spiritIcon(spirit.id),
  };
  return html`<span class="sip-brings flex gap-10">${rows.map(({ row, before, after }) => {
    const name = row.id.split("-").at(-1) ?? "";
    return html`<span key=${name} title=${ctx.t(row)}><span class="vh">${ctx.t(row)} </span><${Icon}
      name=${signs[name] ?? ""} />${ctx.t(before)}<i>→</i>${ctx.t(after)}</span>`;
  })}</span>`;
}

/** @param {{icon: GrowthIcon, ctx: Ctx}} props */
function Action({ icon, ctx }) {
  return html`<${Icon} name=${icon.icon} /><span>${ctx.t(iconMessage(icon))}</span>`;
}

/** @param {{rules: string[], tagged?: boolean, ctx: Ctx}} props what holds for this spirit alone */
export function Rules({ rules, tagged = true, ctx }) {
  return html`<div class="sip-rules grow grid gap-10">${rules.map((rule) => {
    const inside = html`<b>${nameOf(ctx, rule)}</b><span>${ctx.t(`spirit_island-effect-${rule}`)}</span>`;
    return tagged
      ? html`<button type="button" key=${rule} class="sip-rule little lined paper grid gap-3"
        data-ref=${`rule:${rule}`}>${inside}</button>`
      : html`<div key=${rule} class="sip-rule little lined paper grid gap-3">${inside}</div>`;
  })}</div>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props what is in force for this spirit, or for all */
export function Lasting({ spirit, ctx }) {
  const own = sourcesOf(spirit.id);
  const lasting = viewOf(ctx).effects.filter(
    ({ land, seat, source }) => land === null && (seat === null || seat === spirit.seat || own.has(source)),
  );
  if (lasting.length === 0) return null;
  return html`<section
    class="sip-rule little lined paper grid gap-3"><b>${ctx.t("spirit_island-panel-lasting")}</b>
    <ul class="sip-lasting grid gap-3 little">${lasting.map(
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
  return html`<div class="sip-elements flex wrap gap-4">${shown.map(
    (element) => html`<button type="button" key=${element} class="sip-element inline paper gap-3 little"
      data-ref=${`element:${element}`}>
    <b>${spirit.elements[element] ?? 0}</b><${Icon} name=${ELEMENT_SIGN[element] ?? ""} /><span class="vh">
      ${elementName(ctx, element)}</span></button>`,
  )}</div>`;
}

/** The largest number that is drawn as signs as well. */
const PIPS = 13;

/** @param {{name: string, spirit: Spirit, ctx: Ctx}} props what a special rule counts: a number, and signs */
export function Counted({ name, spirit, ctx }) {
  const n = viewOf(ctx).counters[name] ?? 0;
  return html`<div class="sip-counted wrap"><dt><${Icon} name=${spiritIcon(spirit.id)} />
      ${ctx.t(`spirit_island-counter-${name}`)}</dt>
    <dd><b>${n}</b></dd>
    ${
      n > 0 &&
      n <= PIPS &&
      html`<dd class="sip-pips" style=${{ "--sc": `var(--seat-${spirit.seat % 6})` }} aria-hidden="true">
        ${Array.from({ length: n }, (_, i) => html`<${Icon} key=${i} name=${spiritIcon(spirit.id)} />`)}</dd>`
    }</div>`;
}

/** @param {Spirit} spirit @returns {boolean} whether it keeps element markers at all */
const prepares = ({ tracks, prepared }) =>
  Object.keys(prepared).length > 0 ||
  tracks.lines.some(({ slots }) => slots.some(({ action }) => action?.id === "prepare_element"));

/** @param {{spirit: Spirit, ctx: Ctx}} props element markers that lie ready until they are needed */
export function Prepared({ spirit, ctx }) {
  if (!prepares(spirit)) return null;
  const kept = Object.entries(spirit.prepared);
  return html`<section class="sip-prepared"><h4>${ctx.t("spirit_island-panel-prepared")}</h4>
    ${
      kept.length === 0
        ? html`<p class="sip-none">${ctx.t("spirit_island-panel-no-markers")}</p>`
        : html`<div class="sip-elements flex wrap gap-4">${kept.map(
            ([element, n]) => html`<button type="button" key=${element}
              class="sip-element inline paper gap-3 little sip-marker"
              data-ref=${`element:${element}`}><b>${n}</b><${Icon} name=${ELEMENT_SIGN[element] ?? ""} />
              <span class="vh">${elementName(ctx, element)}</span></button>`,
          )}</div>`
    }</section>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props presence of others that this spirit has taken into itself */
export function Absorbed({ spirit, ctx }) {
  const { effects, spirits } = viewOf(ctx);
  const own = sourcesOf(spirit.id);
  const taken = effects.filter(({ kind, source }) => kind === "absorbed" && own.has(source));
  if (taken.length === 0) return null;
  return html`<section class="sip-prepared"><h4>${ctx.t("spirit_island-panel-absorbed")}</h4>
    <div class="sip-elements flex wrap gap-4">${taken.map(({ seat, text }) => {
      const id = spirits[seat ?? 0]?.id ?? "";
      return html`<span key=${seat} class="sip-element inline paper gap-3 little" title=${nameOf(ctx, id)}>
        <b>${Number(text.args?.n ?? 1)}</b><${SpiritDisc} seat=${seat ?? 0} id=${id} class="small" />
        <span class="vh">${nameOf(ctx, id)}</span></span>`;
    })}</div></section>`;
}
