/** Below the island: a spirit with its numbers, its growth and tracks, its cards and innate powers. */

import { html, useEffect, useRef, useState } from "../../js/core/preact.js";
import { Icon, Seg } from "../../js/ui/components.js";
import { wide } from "./breakpoint.js";
import { nameOf } from "./cards.js";
import { powerOf, sourcesOf, spiritIcon } from "./catalogue.js";
import { resolving } from "./context.js";
import { Others } from "./overview.js";
import { Absorbed, Counted, ElementRow, Growth, Lasting, Prepared, Rules, SpiritDisc } from "./panel.js";
import { Phases } from "./phases.js";
import { Tracks } from "./tracks.js";
import { Extras, Row, Tray } from "./tray.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Spirit} Spirit */
/** @typedef {"now" | "growth" | "hand" | "play" | "discard" | "aside" | "rules"} Tab */

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const { spirits, choosable } = viewOf(ctx);
  const spirit = spirits[ctx.looked.value];
  if (choosable.length > 0 || !spirit || spirit.id === null) return null;
  return html`<${Strip} spirit=${spirit} ctx=${ctx} />`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props */
function Strip({ spirit, ctx }) {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  useInSight(strip, ctx);
  const tall = spirit.tracks.nodes.length > 0 || spirit.growth.some(({ opens }) => opens !== null);
  return html`<div class="sip" data-tall=${tall ? "" : undefined} ref=${strip}>
    <${Identity} spirit=${spirit} ctx=${ctx} />
    <${Stage} spirit=${spirit} ctx=${ctx} /></div>`;
}

/**
 * On a small screen island and spirit do not fit together: with every new question, the part that answers it
 * comes into sight.
 * @param {{current: HTMLElement | null}} strip @param {Ctx} ctx
 */
function useInSight(strip, ctx) {
  const question = ctx.decision ? JSON.stringify([ctx.decision.kind, ctx.decision.prompt]) : "";
  const before = useRef(question);
  useEffect(() => {
    if (!question || question === before.current) return;
    before.current = question;
    if (!matchMedia("(max-width: 899px)").matches) return;
    const onIsland = ctx.decision?.choices.every(({ ref }) => /^(land:|piece:|[^:]*$)/.test(ref));
    const part = onIsland ? document.querySelector(".board") : strip.current;
    part?.scrollIntoView({ block: "start", behavior: ctx.motion === "full" ? "smooth" : "auto" });
  }, [question]);
}

/** @param {{spirit: Spirit, ctx: Ctx}} props who this is, and what it has to spend */
function Identity({ spirit, ctx }) {
  const { seat, id, energy, income, plays, played_cards: played, presence_limit: limit } = spirit;
  const { spirits } = viewOf(ctx);
  const other = ctx.seat !== null && ctx.seat !== seat;
  return html`<div class="sip-id">
    <div class="sip-who"><${SpiritDisc} seat=${seat} id=${id} />
      <h3>${nameOf(ctx, id)}${spirits.length > 1 && html`<small>${ctx.name(seat)}</small>`}</h3></div>
    ${
      other &&
      html`<button type="button" class="btn sip-back" onClick=${() => ctx.look(ctx.seat ?? 0)}>
        <${Icon} name="left" />${ctx.t("spirit_island-panel-back")}</button>`
    }
    <dl class="sip-numbers">
      <div><dt><${Icon} name="power-lightning" />${ctx.t("spirit_island-panel-energy")}</dt><dd><b>${energy}
        </b>
        <span>${ctx.t("spirit_island-panel-income", { n: income })}</span></dd></div>
      <div><dt><${Icon} name="card-play" />${ctx.t("spirit_island-panel-plays")}</dt><dd><b>${played}</b>
        <span>${ctx.t("spirit_island-panel-of", { n: plays })}</span></dd></div>
      ${limit !== null && html`<${Limit} spirit=${spirit} limit=${limit} ctx=${ctx} />`}
      ${spirit.counters.map(
        (name) => html`<${Counted} key=${name} name=${name} spirit=${spirit} ctx=${ctx} />`,
      )}
    </dl>
    <${ElementRow} spirit=${spirit} ctx=${ctx} />
    <${Prepared} spirit=${spirit} ctx=${ctx} />
    <${Absorbed} spirit=${spirit} ctx=${ctx} />
    ${wide.value && html`<${Others} ctx=${ctx} />`}
  </div>`;
}

/** @param {{spirit: Spirit, limit: number, ctx: Ctx}} props presence on the island, where a rule limits it */
function Limit({ spirit, limit, ctx }) {
  const here = viewOf(ctx).lands.flatMap(({ presence }) =>
    presence.filter(({ seat }) => seat === spirit.seat),
  );
  return html`<div><dt><${Icon} name=${spiritIcon(spirit.id)} />${ctx.t("spirit_island-panel-on-island")}</dt>
    <dd><b>${here.reduce((sum, { n }) => sum + n, 0)}</b>
    <span>${ctx.t("spirit_island-panel-of", { n: limit })}</span></dd></div>`;
}

/** @param {Spirit} spirit @param {Ctx} ctx @returns {Tab} what matters at this moment */
function usualTab(spirit, ctx) {
  const growing = ctx.decision?.choices.every(({ ref }) => ref.startsWith("growth:"));
  if (resolving(ctx) && spirit.seat === ctx.seat) return growing ? "growth" : "now";
  if (viewOf(ctx).phase !== "spirit") return "play";
  return spirit.grown ? "hand" : "growth";
}

/** The source of a beginner's list of powers. */
const PROGRESSION = "power_progression";

/**
 * @param {Spirit} spirit @param {Ctx} ctx
 * @returns {import("./view.js").Power[]} cards that the spirit's own rules keep apart, or a list of powers
 */
function asideOf(spirit, ctx) {
  const own = sourcesOf(spirit.id);
  return viewOf(ctx)
    .aside.filter(({ source, seat }) => seat === spirit.seat && (own.has(source) || source === PROGRESSION))
    .map(({ id }) => powerOf(id));
}

/** @param {{spirit: Spirit, ctx: Ctx}} props one part of what the spirit has, large */
function Stage({ spirit, ctx }) {
  const usual = usualTab(spirit, ctx);
  const moment = `${spirit.seat} ${viewOf(ctx).phase} ${usual}`;
  const [picked, pick] = useState({ moment, tab: usual });
  const tab = picked.moment === moment ? picked.tab : usual;
  const aside = asideOf(spirit, ctx);
  const tabs = /** @type {[Tab, number][]} */ ([
    ...(usual === "now" ? [["now", 0]] : []),
    ["growth", 0],
    ["hand", spirit.cards_in_hand],
    ["play", spirit.in_play.length],
    ["discard", spirit.discard.length],
    ...(aside.length > 0 ? [["aside", aside.length]] : []),
    ["rules", 0],
  ]);
  return html`<div class="sip-main">
    <div class="sip-bar">
      <${Seg} class="sip-tabs" label=${ctx.t("spirit_island-panel-show")} value=${tab}
        onPick=${(/** @type {Tab} */ to) => pick({ moment, tab: to })}
        options=${tabs.map(([value, n]) => ({
          value,
          text: ctx.t("spirit_island-panel-tab", { tab: value, n }),
        }))} />
      <${Phases} ctx=${ctx} />
    </div>
    <${Part} tab=${tab} spirit=${spirit} ctx=${ctx} />
  </div>`;
}

/** @param {{tab: Tab, spirit: Spirit, ctx: Ctx}} props */
function Part({ tab, spirit, ctx }) {
  if (tab === "now") return html`<${Tray} spirit=${spirit} ctx=${ctx} />`;
  if (tab === "growth")
    return html`<div class="sip-panel"><${Growth} spirit=${spirit} ctx=${ctx} />
      <${Tracks} spirit=${spirit} without=${spirit.growth.map(({ opens }) => opens)} ctx=${ctx} /></div>`;
  if (tab === "rules")
    return html`<div class="sip-panel"><${Rules} rules=${spirit.rules} ctx=${ctx} />
      <${Lasting} spirit=${spirit} ctx=${ctx} /></div>`;
  const { hand, in_play: play, discard } = spirit;
  const powers = { hand, play, discard, aside: asideOf(spirit, ctx) }[tab];
  const hidden = tab === "hand" ? spirit.cards_in_hand - hand.length : 0;
  return html`<div class="sip-cards">
    <div class="sip-row">
      ${
        powers.length + hidden === 0 &&
        html`<p class="sip-none">${ctx.t("spirit_island-panel-empty", { tab })}</p>`
      }
      ${
        hidden > 0 &&
        html`<p class="sip-none"><${Icon} name="lock" />
          ${ctx.t("spirit_island-panel-hidden", { n: hidden })}</p>`
      }
      <${Row} powers=${powers} mine=${tab !== "aside"} ctx=${ctx} />
      ${tab === "play" && html`<${Row} powers=${spirit.innates} ctx=${ctx} />`}
    </div>
    <div class="sip-beside"><${Extras} ctx=${ctx} />${
      tab === "hand" && html`<${Row} powers=${spirit.innates} ctx=${ctx} />`
    }</div>
  </div>`;
}
