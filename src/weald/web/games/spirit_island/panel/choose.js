/** Before the first turn: all spirits to read, and one of them to be. */

import { html, useState } from "../../../js/core/preact.js";
import { aimed } from "../../../js/learn/store.js";
import { fieldValue, Icon } from "../../../js/ui/components.js";
import { everything } from "../catalogue.js";
import { viewOf } from "../view.js";
import { nameOf } from "./cards.js";
import { SpiritDisc } from "./panel.js";
import { LEVELS, Reading } from "./reading.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").PrintedPanel} PrintedPanel */

/** Fewer spirits than this need no filters. */
const MANY = 9;

/** @param {{ctx: Ctx}} props */
export function Choose({ ctx }) {
  const { panels, spirits } = viewOf(ctx);
  const [read, setRead] = useState("");
  const [wanted, want] = useState({ complexity: "", set: "" });
  const shelf = [...panels]
    .filter(({ complexity }) => !wanted.complexity || complexity === wanted.complexity)
    .filter(({ set }) => !wanted.set || set === wanted.set)
    .sort((one, other) => LEVELS.indexOf(one.complexity) - LEVELS.indexOf(other.complexity));
  const meant = (/** @type {PrintedPanel} */ { id }) => aimed.value.includes(`panel:${id}`);
  const panel = shelf.find(({ id }) => id === read) ?? shelf.find(meant) ?? shelf[0];
  const taken = spirits.flatMap(({ seat, id }) => (id === null ? [] : [{ seat, id }]));
  return html`<div class="sip-choose low grid gap-16 full">
    <div class="sip-browse low gap-8 slim">
    ${
      panels.length >= MANY &&
      html`<${Filters} panels=${panels} wanted=${wanted} onWant=${want} ctx=${ctx} />`
    }
    <div class="sip-shelf scroll grid gap-8" data-scroll data-long role="group" tabIndex=${0}
      aria-label=${ctx.t("spirit_island-panel-spirits")}>
      ${shelf.map(
        (one) => html`<button type="button" key=${one.id} class="sip-face row surface gap-12"
          data-lies=${`panel:${one.id}`}
          aria-pressed=${String(one.id === panel?.id)} onClick=${() => setRead(one.id)}>
        <${Icon} name=${one.icon} /><span><b>${nameOf(ctx, one.id)}</b>
        <small>${ctx.t("spirit_island-panel-complexity", { complexity: one.complexity })}</small></span>
        </button>`,
      )}
      ${shelf.length === 0 && html`<p class="sip-none">${ctx.t("spirit_island-gallery-none")}</p>`}
      ${taken.map(
        ({
          seat,
          id,
        }) => html`<p key=${seat} class="sip-face row surface gap-12" data-taken><${SpiritDisc} seat=${seat}
          id=${id} />
        <span><b>${nameOf(ctx, id)}</b><small>${ctx.rich({ id: "spirit_island-panel-taken", args: { seat } })}
          </small></span></p>`,
      )}
    </div></div>
    ${panel && html`<${Reading} key=${panel.id} panel=${panel} ctx=${ctx} />`}
  </div>`;
}

/**
 * @param {{panels: PrintedPanel[], wanted: {complexity: string, set: string}, onWant: (wanted: {complexity:
 *   string, set: string}) => void, ctx: Ctx}} props
 */
function Filters({ panels, wanted, onWant, ctx }) {
  const levels = LEVELS.filter((level) => panels.some(({ complexity }) => complexity === level));
  const sets = everything().sets.filter((name) => panels.some(({ set }) => set === name));
  return html`<div class="sip-filters wrap gap-8">
    <${Filter} label=${ctx.t("spirit_island-gallery-complexity")} value=${wanted.complexity}
      options=${levels.map((value) => ({
        value,
        text: ctx.t("spirit_island-gallery-level", { complexity: value }),
      }))}
      onPick=${(/** @type {string} */ complexity) => onWant({ ...wanted, complexity })} ctx=${ctx} />
    <${Filter} label=${ctx.t("spirit_island-gallery-set")} value=${wanted.set}
      options=${sets.map((value) => ({ value, text: ctx.t(`spirit_island-set-${value}`) }))}
      onPick=${(/** @type {string} */ set) => onWant({ ...wanted, set })} ctx=${ctx} />
  </div>`;
}

/**
 * @param {{label: string, value: string, options: {value: string, text: string}[], onPick: (value: string) =>
 *   void, ctx: Pick<Ctx, "t">}} props a list with "all" on top
 */
export function Filter({ label, value, options, onPick, ctx }) {
  return html`<label class="sip-filter dim grid gap-2 slim"><span>${label}</span>
    <select value=${value} onChange=${(/** @type {Event} */ event) => onPick(fieldValue(event))}>
      <option value="" selected=${value === ""}>${ctx.t("spirit_island-gallery-every")}</option>
      ${options.map(
        (option) => html`<option key=${option.value} value=${option.value}
          selected=${option.value === value}>${option.text}</option>`,
      )}</select></label>`;
}
