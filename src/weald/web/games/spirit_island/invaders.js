/** The invaders' board: what they do and when, fear and terror, blight, and against whom one plays. */

import { html } from "../../js/core/preact.js";
import { Icon, Pattern, tinted } from "../../js/ui/components.js";
import { countedBy, escalates } from "./catalogue.js";
import { lettersOf } from "./map/forecast.js";
import { nameOf } from "./panel/cards.js";
import { ACTION_SIGN, KIND_SIGN, MARKER_SIGN, markerSums, TERRAIN_SIGN, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {"ravage" | "build" | "explore"} Action */

/** @type {Record<string, import("./view.js").Terrain>} */
export const TERRAIN = { J: "jungle", M: "mountain", S: "sands", W: "wetlands", C: "ocean" };
const STAGES = ["", "I", "II", "III"];
/** More than this many are not drawn as dots. */
const DOTS = 12;

/** @param {string} letter @param {Ctx} ctx what a letter on an invader card stands for, in a word */
export const wordOf = (letter, ctx) =>
  letter === "C"
    ? ctx.t("spirit_island-map-coast")
    : ctx.t("spirit_island-terrain", { terrain: TERRAIN[letter] ?? "" });

/** @param {{card: string, ctx: Ctx}} props the face of an invader card: one half for each of its terrains */
function Face({ card, ctx }) {
  const flag = viewOf(ctx).adversary !== null && escalates(card);
  return html`<span class="si-face flex rel clip rounded full">${[...lettersOf(card)].map((letter) => {
    const terrain = TERRAIN[letter] ?? "jungle";
    return html`<span key=${letter} class="si-half rel grow grid" style=${tinted(terrain)}><${Pattern}
      tint=${terrain} />
      <${Icon} name=${TERRAIN_SIGN[terrain]} /></span>`;
  })}<b>${card.split("-")[0]}</b>${
    flag &&
    html`<${Icon} name="flying-flag"
    class="si-escalates paper" />`
  }</span>`;
}

/** @param {{ctx: Ctx}} props the next card to be turned up: its back, with what it may be */
function Back({ ctx }) {
  const { stage, possible } = viewOf(ctx).invaders.next;
  const letters = [...new Set(possible.flatMap((card) => [...lettersOf(card)]))];
  return html`<span class="si-face flex rel clip rounded full si-back"><b>${STAGES[stage ?? 0]}</b>
    <span class="si-maybe flex wrap gap-2">${letters.map(
      (letter) => html`<${Icon} key=${letter} name=${TERRAIN_SIGN[TERRAIN[letter] ?? "jungle"]} />`,
    )}</span></span>`;
}

/**
 * @param {{ctx: Ctx, action: Action, cards: string[], extra?: boolean}} props one space of the invaders'
 *   board
 */
function Slot({ ctx, action, cards, extra }) {
  const { acting, deck, next } = viewOf(ctx).invaders;
  const hidden = action === "explore" && cards.length === 0 && deck.length > 0;
  const ref = hidden ? `invader:next:${next.possible.join(":")}` : ["invader", action, ...cards].join(":");
  const words = cards.flatMap((card) => [...lettersOf(card)]).map((letter) => wordOf(letter, ctx));
  return html`<li class="si-slot slim"
    data-now=${(acting?.action === action && cards.includes(acting.card)) || undefined}>
    <button type="button" class="noglow" data-ref=${ref}>
      <span class="si-act cut">
        ${extra ? ctx.t("spirit_island-map-again") : ctx.t("spirit_island-action", { action })}</span>
      ${
        hidden
          ? html`<${Back} ctx=${ctx} />`
          : cards.length > 0
            ? cards.map((card) => html`<${Face} key=${card} card=${card} ctx=${ctx} />`)
            : html`<span class="si-face flex rel clip rounded full si-none"></span>`
      }
      <span class="si-do paper center"><${Icon} name=${ACTION_SIGN[action]} /></span>
      <small>${
        hidden
          ? ctx.t("spirit_island-map-cards-left", { n: deck.length })
          : words.length > 0
            ? words.join(", ")
            : ctx.t("spirit_island-map-none")
      }</small>
    </button></li>`;
}

/** @param {{ctx: Ctx}} props the cards of the invaders, in the order in which they act */
export function Slots({ ctx }) {
  const {
    invaders: { ravage, build, explore, high_build: high, acting },
  } = viewOf(ctx);
  const turned =
    acting?.action === "explore" && !explore.includes(acting.card) ? [acting.card, ...explore] : explore;
  return html`<ul class="si-slots flex gap-6" aria-label=${ctx.t("spirit_island-map-invaders")}>
      ${high.length > 0 && html`<${Slot} ctx=${ctx} action="build" cards=${high} extra=${true} />`}
      <${Slot} ctx=${ctx} action="ravage" cards=${ravage} />
      <${Slot} ctx=${ctx} action="build" cards=${build} />
      <${Slot} ctx=${ctx} action="explore" cards=${turned} />
    </ul>`;
}

/** @param {{ctx: Ctx}} props what all coming ravages and builds come to */
export function Sum({ ctx }) {
  /** @type {Record<string, number>} */
  const total = { blight: 0, dahan: 0, town: 0, city: 0 };
  const add = (/** @type {string} */ kind, /** @type {number} */ n) => (total[kind] = (total[kind] ?? 0) + n);
  for (const {
    coming: { ravage = [], build = [] },
  } of viewOf(ctx).lands) {
    for (const { blight = 0, dahan_lost: lost = 0, destroyed = {} } of ravage) {
      add("blight", blight);
      add("dahan", -lost);
      for (const [kind, n] of Object.entries(destroyed)) add(kind, -n);
    }
    for (const { kind } of build) if (kind) add(kind, 1);
  }
  const terms = Object.entries(total).filter(([, n]) => n !== 0);
  if (terms.length === 0 || ctx.over) return null;
  return html`<p class="si-sum flex mid dim wrap"
    data-forecast><span>${ctx.t("spirit_island-map-sum")}</span>${terms.map(
      ([kind, n]) => html`<b key=${kind} data-kind=${kind} data-less=${n < 0 || undefined}>
    <${Icon} name=${KIND_SIGN[kind] ?? ""} /><span class="vh">${ctx.t("spirit_island-kind", { kind })}</span>
      ${ctx.signed(n)}</b>`,
    )}</p>`;
}

/** @param {{on: number, of: number, look: string}} props `on` pips of `of` */
function Dots({ on, of, look }) {
  return html`<span class="si-dots flex gap-3" data-look=${look} aria-hidden="true">${Array.from(
    { length: of },
    (_, i) => html`<i key=${i} data-on=${i < on || undefined}></i>`,
  )}</span>`;
}

/** @param {{n: number}} props fear cards that are left; many of them as a number */
function Deck({ n }) {
  return n <= DOTS ? html`<${Dots} look="card" on=${0} of=${n} />` : html`<em>${n}</em>`;
}

/** @param {{ctx: Ctx}} props fear up to the next card */
function Fear({ ctx }) {
  const { fear } = viewOf(ctx);
  return html`<button type="button" class="si-meter noglow" data-ref="fear">
      <span><${Icon} name="terror" /><b>${ctx.t("spirit_island-map-fear")}</b><em>
        ${ctx.t("spirit_island-map-of", { n: fear.markers, of: fear.pool })}</em></span>
      ${
        fear.pool <= DOTS
          ? html`<${Dots} look="fear" on=${fear.markers} of=${fear.pool} />`
          : html`<span class="si-bar" style=${{ "--p": `${(100 * fear.markers) / fear.pool}%` }}
            aria-hidden="true"></span>`
      }
    </button>`;
}

/** @param {{ctx: Ctx}} props fear cards that are earned and wait for the invader phase */
function Earned({ ctx }) {
  const { earned } = viewOf(ctx).fear;
  if (earned.length === 0) return null;
  return html`<ul class="si-earned flex mid wrap gap-4">${earned.map(
    (id, i) => html`<li key=${i}>
      <button type="button" class="si-earned-card flex mid gap-5" data-ref=${`fear:earned:${i + 1}`}>
        <${Icon} name="screaming" />
        <span class=${id ? "" : "vh"}>
          ${id ? nameOf(ctx, id) : ctx.t("spirit_island-choice-fear", { pile: "earned", n: i + 1 })}</span>
            </button></li>`,
  )}
      <li><small>${ctx.t("spirit_island-map-earned", { n: earned.length })}</small></li></ul>`;
}

/** @param {{ctx: Ctx}} props the terror level, and the cards up to the next */
function Terror({ ctx }) {
  const { fear, terror } = viewOf(ctx);
  const toNext = fear.deck.findIndex((n) => n > 0);
  return html`<button type="button" class="si-meter noglow" data-ref="terror">
      <span><${Icon} name="worried-eyes" /><b>${ctx.t("spirit_island-map-terror", { n: terror })}</b>
        ${
          toNext >= 0 &&
          html`<em>${ctx.t("spirit_island-map-to-level", { n: fear.deck[toNext] ?? 0, level: toNext + 2 })}
            </em>`
        }</span>
      <span class="si-path flex wrap gap-4" aria-hidden="true">${fear.deck.map(
        (n, i) => html`<span key=${i} class="si-leg flex mid gap-4">
        <${Deck} n=${n} /><b data-on=${terror >= i + 2 || undefined}>${
          i < 2 ? STAGES[i + 2] : html`<${Icon} name="laurel-crown" />`
        }</b></span>`,
      )}</span>
    </button>`;
}

/** @param {{ctx: Ctx}} props fear, terror and blight */
export function Meters({ ctx }) {
  return html`<${Fear} ctx=${ctx} /><${Earned} ctx=${ctx} /><${Terror} ctx=${ctx} /><${Blight} ctx=${ctx} />`;
}

/** @param {{ctx: Ctx}} props */
function Blight({ ctx }) {
  const { left, with_card: withCard, blighted, card } = viewOf(ctx).blight;
  const state = blighted ? "blighted" : withCard ? "healthy" : "plain";
  return html`<button type="button" class="si-meter noglow" data-ref="blight"
    data-low=${left <= 2 || undefined}>
    <span><${Icon} name=${blighted ? "dead-wood" : "circle-forest"} /><b>
      ${ctx.t("spirit_island-map-blight", { state })}</b>
      <em>${ctx.t("spirit_island-map-left", { n: left })}</em></span>
    ${card && html`<small>${nameOf(ctx, card)}</small>`}
    ${left <= DOTS && html`<${Dots} look="blight" on=${left} of=${left} />`}
  </button>`;
}

/** Fewer pieces than this left, and the adversary may soon win. */
const LOW = 2;

/** @param {{ctx: Ctx}} props adversary and scenario, if any */
export function Against({ ctx }) {
  const { adversary, scenario, counters, lands, aside } = viewOf(ctx);
  if (!adversary && !scenario) return null;
  const counted = adversary ? countedBy(adversary.id).filter((name) => (counters[name] ?? 0) > 0) : [];
  return html`<div class="si-against grid gap-8">
    ${
      adversary &&
      html`<button type="button" class="si-meter noglow" data-ref="adversary"><span>
        <${Icon} name="flying-flag" />
      <b>${nameOf(ctx, adversary.id)}</b><em>${ctx.t("spirit_island-map-level", { n: adversary.level })}</em>
        </span>
      ${Object.entries(adversary.left).map(
        ([kind, n]) => html`<small key=${kind} data-low=${n <= LOW || undefined}><${Icon}
          name=${KIND_SIGN[kind] ?? ""} />${ctx.t("spirit_island-map-supply-left", { kind })} <b>${n}</b>
          </small>`,
      )}
      ${counted.map(
        (name) => html`<small key=${name}><${Icon} name="blightmark" />
          ${ctx.t(`spirit_island-counter-${name}`)} <b>${counters[name]}</b></small>`,
      )}</button>`
    }
    ${
      scenario &&
      html`<button type="button" class="si-meter noglow" data-ref="scenario"><span>
        <${Icon} name="open-book" />
      <b>${nameOf(ctx, scenario.id)}</b></span>
      ${markerSums(lands).map(
        ([marker, n]) => html`<small key=${marker}><${Icon} name=${MARKER_SIGN[marker] ?? ""} />
          ${ctx.t("spirit_island-map-markers", { marker })} <b>${n}</b></small>`,
      )}
      ${
        aside.length > 0 &&
        html`<small><${Icon} name="card-play" />${ctx.t("spirit_island-map-aside")} <b>${aside.length}</b>
          </small>`
      }</button>`
    }
  </div>`;
}

/** @param {{ctx: Ctx}} props on a small screen, around the map */
export function InvaderBoard({ ctx }) {
  const { adversary, scenario } = viewOf(ctx);
  return html`<div class="si-invaders low col gap-12 slim" role="group"
    aria-label=${ctx.t("spirit_island-map-invaders")}>
    <section class="panel si-track"><${Slots} ctx=${ctx} /><${Sum} ctx=${ctx} /></section>
    <section class="panel si-meters grid gap-10"><${Meters} ctx=${ctx} /></section>
    ${(adversary || scenario) && html`<section class="panel"><${Against} ctx=${ctx} /></section>`}
  </div>`;
}
