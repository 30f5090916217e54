/** Beside the island: a spirit and what it has to spend; below the question its tracks and innate powers. */

import { Fragment, html, useState } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { wide } from "../breakpoint.js";
import { spiritIcon } from "../catalogue.js";
import { resolving } from "../context.js";
import { viewOf } from "../view.js";
import { nameOf } from "./cards.js";
import { Others } from "./overview.js";
import { Absorbed, Counted, ElementRow, Growth, Lasting, Prepared, Rules, SpiritDisc } from "./panel.js";
import { Tracks } from "./tracks.js";
import { Row } from "./tray.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Spirit} Spirit */
/** @typedef {"growth" | "rules"} Page */

/** @type {Page[]} */
const PAGES = ["growth", "rules"];

/** @param {Ctx} ctx @returns {Spirit | null} the spirit that is shown large, on a wide screen */
function shownSpirit(ctx) {
  const { spirits, choosable } = viewOf(ctx);
  const spirit = spirits[ctx.looked.value];
  return wide.value && choosable.length === 0 && spirit && spirit.id !== null ? spirit : null;
}

/** @param {Spirit} spirit @param {Ctx} ctx whether the question is how this spirit grows */
export function isGrowing(spirit, ctx) {
  const growing = ctx.decision?.choices.every(({ ref }) => ref.startsWith("growth:"));
  if (resolving(ctx) && spirit.seat === ctx.seat) return growing === true;
  return viewOf(ctx).phase === "spirit" && !spirit.grown;
}

/** @param {{ctx: Ctx}} props */
export function RailTop({ ctx }) {
  const spirit = shownSpirit(ctx);
  return spirit && html`<${Head} key=${spirit.seat} spirit=${spirit} ctx=${ctx} />`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props growth opens by itself when it is asked, rules on demand */
function Head({ spirit, ctx }) {
  const growing = isGrowing(spirit, ctx);
  const moment = `${viewOf(ctx).phase} ${growing} ${ctx.decision?.kind ?? ""}`;
  const usual = growing ? "growth" : null;
  const [picked, pick] = useState({ moment, page: /** @type {Page | null} */ (usual) });
  const page = picked.moment === moment ? picked.page : usual;
  return html`<${Fragment}>
    <section class="panel sip-h"><${Identity} spirit=${spirit} ctx=${ctx} />
      <div class="sip-pages">${PAGES.map(
        (one) => html`<button type="button" key=${one} class="sip-page" aria-expanded=${String(page === one)}
          onClick=${() => pick({ moment, page: page === one ? null : one })}>
          ${ctx.t("spirit_island-panel-tab", { tab: one, n: 0 })}</button>`,
      )}</div>
      <${Others} ctx=${ctx} />
    </section>
    ${
      page &&
      html`<section class="panel sip-read" data-page=${page} data-scroll data-long>
      ${
        page === "growth"
          ? html`<${Growth} spirit=${spirit} ctx=${ctx} />`
          : html`<${Rules} rules=${spirit.rules} ctx=${ctx} /><${Lasting} spirit=${spirit} ctx=${ctx} />`
      }</section>`
    }
  <//>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props who this is, and what it has to spend */
export function Identity({ spirit, ctx }) {
  const { seat, id, energy, income, plays, played_cards: played, presence_limit: limit } = spirit;
  const { spirits } = viewOf(ctx);
  const other = ctx.seat !== null && ctx.seat !== seat;
  return html`<div class="sip-id col scroll low gap-6 slim">
    <div class="sip-who row gap-10"><${SpiritDisc} seat=${seat} id=${id} />
      <h3>${nameOf(ctx, id)}${spirits.length > 1 && html`<small>${ctx.name(seat)}</small>`}</h3></div>
    ${
      other &&
      html`<button type="button" class="btn sip-back" onClick=${() => ctx.look(ctx.seat ?? 0)}>
        <${Icon} name="left" />${ctx.t("spirit_island-panel-back")}</button>`
    }
    <dl class="sip-numbers grid gap-2 little">
      <div><dt><${Icon} name="power-lightning" /><span>${ctx.t("spirit_island-panel-energy")}</span></dt>
        <dd><b>${energy}</b><span>${ctx.t("spirit_island-panel-income", { n: income })}</span></dd></div>
      <div><dt><${Icon} name="card-play" /><span>${ctx.t("spirit_island-panel-plays")}</span></dt>
        <dd><b>${played}</b><span>${ctx.t("spirit_island-panel-of", { n: plays })}</span></dd></div>
      ${limit !== null && html`<${Limit} spirit=${spirit} limit=${limit} ctx=${ctx} />`}
      ${spirit.counters.map(
        (name) => html`<${Counted} key=${name} name=${name} spirit=${spirit} ctx=${ctx} />`,
      )}
    </dl>
    <${ElementRow} spirit=${spirit} ctx=${ctx} />
    <${Prepared} spirit=${spirit} ctx=${ctx} />
    <${Absorbed} spirit=${spirit} ctx=${ctx} />
  </div>`;
}

/** @param {{spirit: Spirit, limit: number, ctx: Ctx}} props presence on the island, where a rule limits it */
function Limit({ spirit, limit, ctx }) {
  const here = viewOf(ctx).lands.flatMap(({ presence }) =>
    presence.filter(({ seat }) => seat === spirit.seat),
  );
  return html`<div><dt><${Icon} name=${spiritIcon(spirit.id)} />
      <span>${ctx.t("spirit_island-panel-on-island")}</span></dt>
    <dd><b>${here.reduce((sum, { n }) => sum + n, 0)}</b>
    <span>${ctx.t("spirit_island-panel-of", { n: limit })}</span></dd></div>`;
}

/** @param {{ctx: Ctx}} props */
export function RailLow({ ctx }) {
  const spirit = shownSpirit(ctx);
  if (!spirit) return null;
  return html`<${Fragment}><${Tracks} spirit=${spirit} ctx=${ctx} />
    <${Row} powers=${spirit.innates} ctx=${ctx} /><//>`;
}
