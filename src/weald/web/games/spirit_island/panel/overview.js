/** The other spirits at the table: what they have, whether they are done, and a way to look at them. */

import { Fragment, html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { wide } from "../breakpoint.js";
import { spiritsOf } from "../context.js";
import { Turn } from "../phases.js";
import { viewOf } from "../view.js";
import { elementWords, nameOf } from "./cards.js";
import { SpiritDisc } from "./panel.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Spirit} Spirit */

/** @param {{ctx: Ctx}} props on wide screens all of this stands beside the cards */
export function Overview({ ctx }) {
  const { turn, choosable } = viewOf(ctx);
  const spirits = spiritsOf(ctx);
  if (wide.value || choosable.length > 0) return null;
  return html`<${Fragment}>
    ${
      spirits.length > 1 &&
      html`<section class="panel"><h3>${ctx.t("spirit_island-panel-spirits")}</h3>
      <ul class="sip-others grid gap-4">${spirits.map(
        (spirit) => html`<li key=${spirit.seat}><${SpiritTile} spirit=${spirit} ctx=${ctx} /></li>`,
      )}</ul></section>`
    }
    <section class="panel"><h3>${ctx.t("spirit_island-panel-turn", { turn })}</h3><${Turn} ctx=${ctx} />
      </section>
  </>`;
}

/** @param {{ctx: Ctx}} props all spirits but the one shown large */
export function Others({ ctx }) {
  const spirits = spiritsOf(ctx).filter(({ seat }) => seat !== ctx.looked.value);
  if (spirits.length === 0) return null;
  return html`<ul class="sip-others grid gap-4" data-many=${spirits.length > 2 ? "" : undefined}
    aria-label=${ctx.t("spirit_island-panel-spirits")}>
    ${spirits.map(
      (spirit) => html`<li key=${spirit.seat}><${SpiritTile} spirit=${spirit} ctx=${ctx} /></li>`,
    )}</ul>`;
}

/**
 * A spirit in one line. A player of several spirits at one screen goes on with the one that is pressed;
 * others are looked at.
 * @param {{spirit: Spirit, ctx: Ctx}} props
 */
function SpiritTile({ spirit, ctx }) {
  const { seat, id, energy, elements } = spirit;
  const place = ctx.snapshot.seats[seat];
  const acts = place?.kind !== "ai" && seat !== ctx.seat && place.asked && ctx.snapshot.mine.includes(seat);
  const target = ctx.choice(`spirit:${seat}`) !== undefined;
  const name = nameOf(ctx, id);
  return html`<button type="button" class="sip-spirit row little rounded lined surface gap-8 full"
    data-look=${acts ? undefined : seat}
    data-ref=${target ? `spirit:${seat}` : undefined}
    onClick=${acts && !target ? () => ctx.sit(seat) : undefined}
    aria-pressed=${target ? undefined : String(seat === ctx.looked.value)} title=${name}>
    <${SpiritDisc} seat=${seat} id=${id} />
    <span class="sip-spirit-name grow grid slim"><b>${name}</b><small>
      ${ctx.t("spirit_island-panel-tile", { seat, acts: acts ? "yes" : "no" })}</small></span>
    <span class="sip-spirit-has dim"><span><${Icon} name="power-lightning" />${energy}
      <span class="vh"> ${ctx.t("spirit_island-panel-energy")}</span></span>
      <span class="vh">${elementWords(ctx, elements)}</span></span>
    ${
      spirit.ready &&
      ["spirit", "fast", "slow"].includes(viewOf(ctx).phase) &&
      html`<span class="sip-done"><${Icon} name="check" /><span class="vh">
        ${ctx.t("spirit_island-panel-done")}</span></span>`
    }
  </button>`;
}
