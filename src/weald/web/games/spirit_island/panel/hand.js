/**
 * Below the island: the cards of a spirit; on a small screen with its numbers, growth, tracks and innate
 * powers.
 */

import { Fragment, html, useEffect, useRef, useState } from "../../../js/core/preact.js";
import { Icon, Seg } from "../../../js/ui/components.js";
import { bringIntoSight } from "../../../js/ui/sight.js";
import { wide } from "../breakpoint.js";
import { powerOf, sourcesOf } from "../catalogue.js";
import { findPower, resolving, sourceOf } from "../context.js";
import { Phases } from "../phases.js";
import { viewOf } from "../view.js";
import { nameOf, PowerCard, standing } from "./cards.js";
import { Growth, Lasting, Rules } from "./panel.js";
import { Identity } from "./rail.js";
import { Tracks } from "./tracks.js";
import { Extras, Row, Tray } from "./tray.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Power} Power */
/** @typedef {import("../view.js").Spirit} Spirit */
/** @typedef {"now" | "growth" | "hand" | "play" | "discard" | "aside" | "rules"} Tab */
/** @typedef {"cards" | "discard" | "aside"} Pile */

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const { spirits, choosable } = viewOf(ctx);
  const spirit = spirits[ctx.looked.value];
  if (choosable.length > 0 || !spirit || spirit.id === null) return null;
  return wide.value
    ? html`<${Cards} key=${spirit.seat} spirit=${spirit} ctx=${ctx} />`
    : html`<${Fragment}><${Strip} spirit=${spirit} ctx=${ctx} />
      <${Pocket} spirit=${spirit} ctx=${ctx} /><//>`;
}

/**
 * @param {Spirit} spirit @param {Ctx} ctx
 * @returns {Power[]} cards that can be chosen and are neither held nor in play
 */
function offeredCards({ hand, in_play }, ctx) {
  const here = new Set([...hand, ...in_play].map(({ ref }) => ref));
  const asked = (ctx.decision?.choices ?? []).filter(({ ref }) => /^card:[^:]+$/.test(ref));
  return asked.every(({ ref }) => here.has(ref))
    ? []
    : asked.flatMap(({ ref }) => findPower(ctx, ref.split(":")[1] ?? "")?.power ?? []);
}

/** @param {{spirit: Spirit, ctx: Ctx}} props all cards in one row, each in its place from hand to discard */
function Cards({ spirit, ctx }) {
  const { hand, in_play: play, discard } = spirit;
  const offered = offeredCards(spirit, ctx);
  const aside = asideOf(spirit, ctx);
  const moment = `${ctx.decision?.kind ?? ""} ${offered.length}`;
  const [picked, pick] = useState({ moment, pile: /** @type {Pile} */ ("cards") });
  const pile = picked.moment === moment ? picked.pile : "cards";
  const piles = { cards: offered.length > 0 ? offered : [...play, ...hand], discard, aside };
  const hidden = pile === "cards" && offered.length === 0 ? spirit.cards_in_hand - hand.length : 0;
  const counts = /** @type {[Pile, number][]} */ ([
    ["discard", discard.length],
    ["aside", aside.length],
  ]);
  const title =
    pile === "cards" && offered.length > 0
      ? ctx.t("spirit_island-panel-offered")
      : ctx.t("spirit_island-panel-cards", { play: play.length, hand: spirit.cards_in_hand });
  const powers = piles[pile];
  const foreign = pile === "cards" && offered.length === 0 ? foreignSource(spirit, ctx) : null;
  return html`<div class="sip-fan">
    <div class="sip-fan-head"><h3>${title}</h3>${counts
      .filter(([, n]) => n > 0)
      .map(
        ([name, n]) => html`<button type="button" key=${name} class="sip-page"
          aria-expanded=${String(pile === name)}
          onClick=${() => pick({ moment, pile: pile === name ? "cards" : name })}>
          ${ctx.t("spirit_island-panel-tab", { tab: name, n })}</button>`,
      )}</div>
    <div class="sip-row flex gap-10 slim" data-scroll
      style=${{ "--n": String(Math.max(1, powers.length + (foreign ? 1 : 0))) }}
      data-many=${powers.length > 7 ? "" : undefined}>
      ${
        powers.length + hidden === 0 &&
        !foreign &&
        html`<p class="sip-none">${ctx.t("spirit_island-panel-empty", { tab: "hand" })}</p>`
      }
      ${
        hidden > 0 &&
        html`<p class="sip-none"><${Icon} name="lock" />
          ${ctx.t("spirit_island-panel-hidden", { n: hidden })}</p>`
      }
      ${foreign && html`<${PowerCard} power=${foreign} mine=${false} ctx=${ctx} state="now" />`}
      ${powers.map((power) => {
        const mine = findPower(ctx, power.id)?.mine ?? false;
        return html`<${PowerCard} key=${power.id} power=${power} ctx=${ctx} mine=${mine}
          state=${mine ? standing(power, ctx) : null} data-ref=${power.ref || `card:${power.id}`} />`;
      })}
    </div>
  </div>`;
}

/** @param {Spirit} spirit @param {Ctx} ctx @returns {Power | null} the power in effect, if another has it */
function foreignSource({ hand, in_play: play, innates }, ctx) {
  if (!resolving(ctx)) return null;
  const source = findPower(ctx, sourceOf(ctx))?.power ?? null;
  return source && ![...hand, ...play, ...innates].some(({ id }) => id === source.id) ? source : null;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props on a small screen the cards stay in sight, by name */
function Pocket({ spirit, ctx }) {
  const powers = [...spirit.in_play, ...spirit.hand];
  if (powers.length === 0) return null;
  return html`<ul class="sip-pocket" data-scroll>${powers.map(
    (power) => html`<li key=${power.id}><button type="button" class="sip-pocket-card" data-ref=${power.ref}
      data-state=${standing(power, ctx) ?? undefined}><span
        class="sip-cost center fixed">${power.price}</span>
      <span>${nameOf(ctx, power.id)}</span></button></li>`,
  )}</ul>`;
}

/** @param {{spirit: Spirit, ctx: Ctx}} props */
function Strip({ spirit, ctx }) {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  useInSight(strip, ctx);
  const tall = spirit.tracks.nodes.length > 0 || spirit.growth.some(({ opens }) => opens !== null);
  return html`<div class="sip well grid gap-16" data-tall=${tall ? "" : undefined} ref=${strip}>
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
    bringIntoSight(part, "start");
  }, [question]);
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
 * @returns {import("../view.js").Power[]} cards that the spirit's own rules keep apart, or a list of powers
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
  return html`<div class="sip-main col low gap-8 slim">
    <div class="sip-bar apart">
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
    return html`<div class="sip-panel flex scroll low wrap gap-12"><${Growth} spirit=${spirit} ctx=${ctx} />
      <${Tracks} spirit=${spirit} without=${spirit.growth.map(({ opens }) => opens)} ctx=${ctx} /></div>`;
  if (tab === "rules")
    return html`<div class="sip-panel flex scroll low wrap gap-12"><${Rules} rules=${spirit.rules}
      ctx=${ctx} />
      <${Lasting} spirit=${spirit} ctx=${ctx} /></div>`;
  const { hand, in_play: play, discard } = spirit;
  const powers = { hand, play, discard, aside: asideOf(spirit, ctx) }[tab];
  const hidden = tab === "hand" ? spirit.cards_in_hand - hand.length : 0;
  return html`<div class="sip-cards low grow grid">
    <div class="sip-row flex gap-10 slim" data-scroll>
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
    <div class="sip-beside flex scroll gap-8"><${Extras} ctx=${ctx} />${
      tab === "hand" && html`<${Row} powers=${spirit.innates} ctx=${ctx} />`
    }</div>
  </div>`;
}
