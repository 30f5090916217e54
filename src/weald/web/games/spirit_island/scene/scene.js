/** The invader phase as a scene: seven steps, land after land, one sentence each with its numbers. */

import { html } from "../../../js/core/preact.js";
import { PART } from "../../../js/table/scene_player.js";
import { Icon, tinted } from "../../../js/ui/components.js";
import { eventOf } from "../catalogue.js";
import { Meters, TERRAIN, wordOf } from "../invaders.js";
import { lettersOf } from "../map/forecast.js";
import { nameOf } from "../panel/cards.js";
import { ACTION_SIGN, TERRAIN_SIGN, viewOf } from "../view.js";
import { Band } from "./band.js";
import { Sum } from "./sum.js";
import { caption, eventLines, head, landResult, sumWords } from "./words.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../../js/types.js").SceneBeat} SceneBeat */
/** @typedef {import("../../../js/types.js").SceneProps} SceneProps */

const EVENT = "spirit_island-event-";
const STEPS = ["blighted", "event", "fear", "ravage", "build", "explore", "advance"];
/** @type {Record<string, string>} */
const STEP_SIGN = {
  blighted: "dead-wood",
  event: "scroll-unfurled",
  fear: "terror",
  ...ACTION_SIGN,
  advance: "right",
};
const SHOWN = ["event-card", "fear-card", "card", "card-skipped", "ravage", "stopped"];
const BANDS = ["terror", "blighted-island"];
/** @type {Record<string, number>} */
const MOVEMENT = { ravage: 520, build: 320, explore: 320, band: 520 };
/** In play, a band stays at least this long. */
const BAND = 3500;

/** @param {GameEvent} event */
const sortOf = ({ id }) => (id.startsWith(EVENT) ? id.slice(EVENT.length) : "");

/** @param {GameEvent} event @param {string} [phase] */
const beginsPhase = (event, phase) =>
  sortOf(event) === "phase" && (phase === undefined || event.args.phase === phase);

/** @param {GameEvent} event */
function wanted(event) {
  const sort = sortOf(event);
  return SHOWN.includes(sort) || BANDS.includes(sort) || beginsPhase(event, "invader");
}

/** @param {readonly GameEvent[]} events @param {number} shown */
function from(events, shown) {
  const next = events.find((event) => event.n > shown && beginsPhase(event, "invader"));
  const now = next ?? events.findLast((event) => event.n <= shown && beginsPhase(event));
  return now && beginsPhase(now, "invader") ? now.n - 1 : shown;
}

/** @param {readonly GameEvent[]} events */
const last = (events) => (events.findLast((event) => beginsPhase(event, "invader"))?.n ?? 0) - 1;

/** @param {SceneBeat} beat whether it only names the lands of a card, each of which has its own beat */
const isHeading = ({ data: { lands, step } }) => lands?.length > 0 && step !== "explore";

/** @param {SceneBeat} beat whether nothing happened in a step that may do nothing */
const isIdle = ({ data: { step }, events }) =>
  step === "blighted" && events.every((event) => beginsPhase(event));

/**
 * @param {SceneBeat[]} marked @param {readonly GameEvent[]} events @param {any} view
 * @returns {SceneBeat[]} terror and blighted island come after the land that brought them about
 */
function beats(marked, events, view) {
  /** @type {SceneBeat[]} */
  const shown = [];
  /** @type {GameEvent[]} */
  let carried = [];
  /** @type {SceneBeat[]} */
  let parts = [];
  let lands = [];
  for (const [i, beat] of marked.entries()) {
    // The last mark of a ravage stands for itself where its counter-attack still has to be decided.
    if (beat.data.sub && i < marked.length - 1) {
      parts.push(beat);
      carried = [...carried, ...beat.events];
      continue;
    }
    const own = [...carried, ...beat.events];
    if (beat.data.lands) lands = beat.data.lands;
    carried = isHeading(beat) || isIdle(beat) ? own : [];
    if (carried.length > 0 || isHeading(beat)) continue;
    const data = beat.data.land ? { ...beat.data, lands } : beat.data;
    shown.push({ ...beat, data, events: own, parts }, ...bandsOf(own, data, beat));
    parts = [];
  }
  const end = marked.at(-1)?.last ?? 0;
  const late = events.filter(({ n }) => n > end);
  const now = { view, last: late.at(-1)?.n ?? end, data: {}, events: late };
  return [...shown.map((beat) => withLateBlight(beat, now)), ...bandsOf(late, { step: null }, now)];
}

/**
 * Return the last mark of a ravage with the blight that has fallen since, where it waits for an answer.
 * @param {SceneBeat} beat @param {SceneBeat} now
 */
function withLateBlight(beat, now) {
  const fallen = now.events.filter((event) => sortOf(event) === "blight").map(({ args }) => args.land);
  if (!beat.data.sub || fallen.length === 0) return beat;
  return { ...beat, view: now.view, data: { ...beat.data, blight: [...beat.data.blight, ...fallen] } };
}

/** @param {GameEvent[]} events @param {any} data @param {SceneBeat} beat @returns {SceneBeat[]} */
function bandsOf(events, data, { view, last: n }) {
  return events
    .filter((event) => BANDS.includes(sortOf(event)))
    .map((event) => ({
      data: {
        step: data.step,
        land: data.land,
        lands: data.lands,
        card: data.card,
        band: sortOf(event),
        ...event.args,
      },
      last: n,
      view,
      events: [event],
    }));
}

/** @param {SceneBeat} beat */
const ms = ({ data: { band, step }, parts = [] }) =>
  band ? BAND : parts.length > 0 ? PART * (parts.length + 1) : (MOVEMENT[step] ?? 320);

/** @param {SceneBeat[]} all @param {number} at @returns {SceneBeat[]} the beats of the same step and card */
function sameCard(all, at) {
  const { step, card } = all[at]?.data ?? {};
  return all.filter(({ data }) => data.step === step && data.card === card && !data.band);
}

/** @param {SceneProps} props the seven steps; what is done has its result and can be opened again */
function Strip({ ctx, beats: all, at, show }) {
  const now = all[at]?.data.step ?? null;
  const steps = ctx.snapshot.options.events ? STEPS : STEPS.filter((step) => step !== "event");
  const current = steps.indexOf(now);
  return html`<nav class="scene-strip mid surface grid" aria-label=${ctx.t("spirit_island-strip-name", {
    n: current + 1,
    of: steps.length,
  })}>
    <ol>${steps.map((step, i) => {
      const first = all.findIndex(({ data }) => data.step === step);
      const state =
        step === now ? "now" : first < 0 ? (i < current ? "none" : "later") : first < at ? "done" : "later";
      const words = html`<span class="scene-disc center fixed"><${Icon}
          name=${state === "done" ? "check" : (STEP_SIGN[step] ?? "")} /></span>
        <span class="scene-step grid slim"><b>${ctx.t("spirit_island-strip-step", { step })}</b>
          <small><${Note} ctx=${ctx} all=${all} at=${at} step=${step} state=${state} /></small></span>`;
      return html`<li key=${step} data-state=${state}>
        ${
          first >= 0
            ? html`<button type="button" aria-current=${state === "now" ? "step" : undefined}
              onClick=${() => show(first)}>${words}</button>`
            : html`<span class="scene-still">${words}</span>`
        }</li>`;
    })}</ol></nav>`;
}

/** @param {{ctx: Ctx, card: string}} props the terrains of an invader card as signs and words */
function Ground({ ctx, card }) {
  return html`${[...lettersOf(card)].map((letter) => {
    const terrain = TERRAIN[letter] ?? "ocean";
    return html`<span key=${letter} class="scene-ground" style=${tinted(terrain)}><${Icon}
      name=${TERRAIN_SIGN[terrain]} /></span>${wordOf(letter, ctx)}`;
  })}`;
}

/**
 * @param {{ctx: Ctx, all: SceneBeat[], at: number, step: string, state: string}} props a step in few words
 */
function Note({ ctx, all, at, step, state }) {
  const own = all.filter(({ data }) => data.step === step && !data.band);
  const { invaders } = viewOf(ctx);
  if (state === "now" && all[at]?.data.card) {
    const { card, land, lands = [] } = all[at]?.data ?? {};
    const place = lands.indexOf(land) + 1;
    return html`<${Ground} ctx=${ctx} card=${card} />${
      place > 0 && `, ${ctx.t("spirit_island-strip-land", { n: place, of: lands.length })}`
    }`;
  }
  if (state === "done" || state === "now") {
    const id = own.findLast(({ data }) => data.id)?.data.id;
    return id ? nameOf(ctx, id) : ctx.t("spirit_island-strip-result", { step, ...totals(own) });
  }
  if (state === "none") return ctx.t("spirit_island-strip-none", { step });
  const cards = step === "ravage" ? invaders.ravage : step === "build" ? invaders.build : [];
  if (cards.length > 0) return cards.map((card) => html`<${Ground} key=${card} ctx=${ctx} card=${card} />`);
  return ctx.t("spirit_island-strip-later", { step });
}

/** @param {SceneBeat[]} own @returns {{blight: number, built: number}} what a step came to */
function totals(own) {
  return {
    blight: own.reduce((sum, { data }) => sum + (data.blight?.length ?? 0), 0),
    built: own.reduce((sum, { data }) => sum + (data.built?.length ?? 0), 0),
  };
}

/** @param {SceneBeat} beat */
const signOf = ({ data: { band, step } }) =>
  band === "blighted-island" ? "dead-wood" : band ? "screaming" : (STEP_SIGN[step] ?? "terror");

/** @param {SceneProps} props the lands of the step with their sums, the meters, what happened so far */
function Rail({ ctx, beats: all, at, show }) {
  const beat = all[at];
  if (!beat) return null;
  const { lands = [], card, step, id } = beat.data;
  const same = sameCard(all, at);
  const listed = [...new Set([...same.flatMap(({ data }) => (data.land ? [data.land] : [])), ...lands])];
  const past = all.slice(0, at).reverse().slice(0, 8);
  return html`
    ${
      card &&
      listed.length > 0 &&
      html`<section class="panel scene-lands col"><h3>${ctx.t("spirit_island-strip-step", { step })}
        <small>${ctx.t("spirit_island-rail-lands", { n: listed.length })}</small></h3>
        <ol>${listed.map((land) => {
          const own = all.findIndex(
            (one) =>
              one.data.land === land && one.data.step === step && one.data.card === card && !one.data.band,
          );
          const inside = html`<b>${land}${own >= 0 && own < at && html`<${Icon} name="check" />`}</b>
            ${
              own >= 0 &&
              html`${sumWords(all[own], ctx) && html`<span>${sumWords(all[own], ctx)}</span>`}
            <em data-tone=${landResult(all[own], ctx).tone}>${landResult(all[own], ctx).words}</em>`
            }`;
          return html`<li key=${land} aria-current=${land === beat.data.land ? "true" : undefined}>${
            own >= 0
              ? html`<button type="button" onClick=${() => show(own)}>${inside}</button>`
              : html`<span>${inside}</span>`
          }</li>`;
        })}</ol></section>`
    }
    ${step === "fear" && id && !beat.data.band && html`<${FearCard} ctx=${ctx} beat=${beat} />`}
    ${step === "event" && id && !beat.data.band && html`<${EventCard} ctx=${ctx} beat=${beat} />`}
    <section class="panel si-meters grid gap-10"><${Meters} ctx=${ctx} /></section>
    ${
      past.length > 0 &&
      html`<section class="panel scene-past"><h3>${ctx.t("spirit_island-rail-past")}
        <small>${ctx.t("spirit_island-rail-newest")}</small></h3>
        <ul>${past.map(
          (one, i) => html`<li key=${at - i}><${Icon} name=${signOf(one)} />
          <span>${caption(one, ctx)}</span></li>`,
        )}</ul></section>`
    }`;
}

/**
 * @param {{ctx: Ctx, beat: SceneBeat}} props the part of an event that was resolved, and what it did; before
 *   the first one, all parts
 */
function EventCard({ ctx, beat }) {
  const { data } = beat;
  const lines = eventLines(beat);
  const parts = data.part ? [data.part] : (eventOf(data.id)?.parts ?? []);
  return html`<section class="panel scene-card">
    <small>${ctx.t("spirit_island-strip-step", { step: data.step })}</small><h3>${nameOf(ctx, data.id)}</h3>
    ${parts.map(
      (part) => html`<h4 key=${part}>${ctx.t(`spirit_island-part-${part}`)}</h4>
        <p>${ctx.t(`spirit_island-does-${part}`)}</p>`,
    )}
    ${
      lines.length > 0 &&
      html`<ul>${lines.map((event) => html`<li key=${event.n}>${ctx.rich(event)}</li>`)}</ul>`
    }</section>`;
}

/**
 * @param {import("../../../js/types.js").SceneProps} props below the sentence: a ravage in counters, or the
 *   words of a card where the screen has no room for it beside the island
 */
function Below(props) {
  const { ctx, beats: all, at } = props;
  const { data = {} } = all[at] ?? {};
  if (data.step !== "event" || !data.id || data.band) return html`<${Sum} ...${props} />`;
  const parts = data.part ? [data.part] : (eventOf(data.id)?.parts ?? []);
  return html`<div class="scene-words dim little" data-scroll tabIndex=${0}>${parts.map(
    (part) => html`<p key=${part}>${ctx.t(`spirit_island-does-${part}`)}</p>`,
  )}</div>`;
}

/** @param {{ctx: Ctx, beat: SceneBeat}} props a fear card; the line in force is filled */
function FearCard({ ctx, beat: { data } }) {
  return html`<section class="panel scene-card scene-fear"><small>${ctx.t("spirit_island-rail-fear")}</small>
    <h3>${nameOf(ctx, data.id)}</h3>
    <ol>${[1, 2, 3].map(
      (level) => html`<li key=${level} aria-current=${level === data.level ? "true" : undefined}>
      <b>${"I".repeat(level)}</b><span>${ctx.t(`spirit_island-effect-${data.id}-${level}`)}
        ${level === data.level && html`<small>${ctx.t("spirit_island-rail-in-force")}</small>`}</span></li>`,
    )}</ol></section>`;
}

/** @type {import("../../../js/types.js").SceneModule} */
export const scene = { wanted, from, last, beats, caption, head, ms, Strip, Rail, Sum: Below, Band };
