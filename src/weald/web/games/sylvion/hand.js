/**
 * Below the board: the own hand and what pays, the partner's hand, feats, piles; or the cards a question is
 * about.
 */

import { Fragment, html } from "../../js/core/preact.js";
import { Icon, SeatDisc, Tick } from "../../js/ui/components.js";
import { SyCard, SySwatch } from "./cards.js";
import { Coming } from "./forecast.js";
import { Piles } from "./piles.js";
import { follow } from "./plan.js";
import { Recruited } from "./recruited.js";
import { trayFor } from "./trays.js";
import { cardName, counted, holder, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Feat} Feat */
/** @typedef {import("./view.js").Held} Held */
/** @typedef {import("./view.js").Pile} Pile */

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const view = viewOf(ctx);
  if (view.phase === "over") return null;
  if (view.mobilization) return html`<${Recruited} mobilization=${view.mobilization} ctx=${ctx} />`;
  const special = trayFor(ctx);
  return html`<${Fragment}>
    <div class="sy-tray well">${special ?? html`<${Own} ctx=${ctx} />`}</div>
    <section class="panel sy-below"><${Coming} ctx=${ctx} /></section>
  </>`;
}

/** @param {{ctx: Ctx}} props */
function Own({ ctx }) {
  const view = viewOf(ctx);
  const hand = view.hand ?? view.hands[holder(ctx)] ?? null;
  const others = view.hands.length > 1 ? [...view.hands.keys()].filter((seat) => seat !== holder(ctx)) : [];
  return html`<div class="sy-hand">
      <${Label} ctx=${ctx} />
      <div class="sy-row" data-scroll style=${rowStyle(hand ?? [], view.feats.length, view.playing !== null)}>
        <${Raised} ctx=${ctx} />
        ${hand?.map((held) => html`<${InHand} key=${held.card} held=${held} ctx=${ctx} />`)}
        ${view.feats.map((feat) => html`<${InHandFeat} key=${feat.card} feat=${feat} ctx=${ctx} />`)}
        ${
          hand?.length === 0 &&
          !view.playing &&
          html`<p class="sy-none dim little">${ctx.t("sylvion-ui-hand-empty")}</p>`
        }
      </div>
      ${others.map((seat) => html`<${Partner} key=${seat} seat=${seat} ctx=${ctx} />`)}
    </div>
    <${Piles} ctx=${ctx} />`;
}

/** The room that a second and a third card of a kind, and the raised card, take, in pixels. */
const EDGES = [0, 0, 4, 8];
const RAISED = 18;

/**
 * @param {(Held | Pile)[]} hand @param {number} feats @param {boolean} raised
 * @returns {Record<string, string>} what the row needs to know about its cards to fit them all
 */
function rowStyle(hand, feats, raised) {
  const more = hand.reduce((sum, { n }) => sum + (EDGES[Math.min(n, 3)] ?? 0), raised ? RAISED : 0);
  return { "--n": String(Math.max(1, hand.length + feats + (raised ? 1 : 0))), "--more": String(more) };
}

/** @param {{ctx: Ctx}} props whose hand this is, the points to pay with, and the payment that is suggested */
function Label({ ctx }) {
  const { points, hand_sizes: sizes } = viewOf(ctx);
  const seat = holder(ctx);
  return html`<div class="sy-label dim wrap little mid">
    <span>${ctx.t("sylvion-ui-hand", { seat, n: sizes[seat] ?? 0 })}</span>
    ${
      points > 0 &&
      html`<span class="chip little inline gap-5 sy-points"><${Icon} name="double-fish" />
        ${ctx.t("sylvion-ui-points", { n: points })}</span>`
    }
    <${Suggestion} ctx=${ctx} />
  </div>`;
}

/** @param {string} paid @returns {string} the ref of an answer to the question who pays */
const payRef = (paid) => (paid === "points" ? paid : `hand:${paid}`);

/** @param {{ctx: Ctx}} props one press hands over everything that is suggested */
function Suggestion({ ctx }) {
  const { playing } = viewOf(ctx);
  // Points alone have their button in the prompt, as every answer that is not a thing on the table.
  if (ctx.decision?.kind !== "pay" || !playing?.pays.some((paid) => paid !== "points")) return null;
  const names = playing.pays.map((paid) =>
    paid === "points" ? ctx.t("sylvion-ui-fish-points") : cardName(ctx, paid),
  );
  const cards = new Intl.ListFormat(ctx.lang, { type: "conjunction" }).format(names);
  return html`<button type="button" class="btn go sy-pay"
    onClick=${() => follow(ctx, playing.pays.map(payRef))}>
    <${Icon} name="two-coins" />${ctx.t("sylvion-ui-pay-with", { cards })}</button>`;
}

/** @param {{ctx: Ctx}} props the card being played, lifted out of the hand */
function Raised({ ctx }) {
  const { playing, active, hands, hand } = viewOf(ctx);
  if (!playing || (hands.length > 1 && active !== holder(ctx) && hand)) return null;
  return html`<${SyCard} card=${playing.card} ctx=${ctx} cost=${null} class="sy-held sy-raised picked"
    data-ref=${`card:${playing.card}`}
    tag=${playing.due > 0 ? ctx.t("sylvion-ui-due", { n: playing.due }) : undefined}><${Tick} ctx=${ctx} />
      </>`;
}

/**
 * @param {Ctx} ctx
 * @returns {string[]} what would pay: for the card being played, or for the one under the pointer
 */
function payers(ctx) {
  const { playing, hand } = viewOf(ctx);
  if (playing && playing.due > 0) return playing.pays;
  const hot = ctx.hot.value;
  return hand?.find(({ ref, playable }) => playable && ref === hot)?.pays ?? [];
}

/**
 * @param {string} card
 * @param {number} seat
 * @param {Ctx} ctx
 * @returns {number} how many of a kind of that hand would pay
 */
function paying(card, seat, ctx) {
  if (viewOf(ctx).payer !== seat) return 0;
  return counted(payers(ctx)).find(([paid]) => paid === card)?.[1] ?? 0;
}

/** @param {{held: Held | Pile, ctx: Ctx}} props the cards of one kind, lying on each other */
function InHand({ held, ctx }) {
  const ref = `hand:${held.card}`;
  const choice = ctx.choice(ref);
  const n = paying(held.card, holder(ctx), ctx);
  const tag = n === 0 ? undefined : ctx.t("sylvion-ui-pays", { n: held.n > 1 ? n : 1 });
  return html`<${SyCard} card=${held.card} ctx=${ctx} cost=${held.cost} class="sy-held noglow"
    data-n=${Math.min(held.n, 3)}
    off=${ctx.decision !== null && !choice} tag=${tag}
      data-pays=${n > 0 && ctx.decision?.kind === "pay" ? "" : undefined} data-ref=${ref}>
    ${held.n > 1 && html`<span class="sy-times text-mid">${ctx.t("sylvion-ui-times", { n: held.n })}</span>`}
  </>`;
}

/** @param {{feat: Feat, ctx: Ctx}} props */
function InHandFeat({ feat, ctx }) {
  return html`<${SyCard} card=${feat.card} ctx=${ctx} class="sy-held sy-feat" data-ref=${feat.ref}
    off=${ctx.decision !== null && !ctx.choice(feat.ref)}
    tag=${ctx.t("sylvion-ui-feat")} />`;
}

/** @param {{seat: number, ctx: Ctx}} props the other hand, as far as it may be seen */
function Partner({ seat, ctx }) {
  const { hands, hand_sizes: sizes } = viewOf(ctx);
  const cards = hands[seat];
  return html`<div class="sy-partner dim mid wrap little">
    <span class="sy-partner-name inline gap-8"><${SeatDisc} seat=${seat} name=${ctx.name(seat)} />
      ${ctx.t("sylvion-ui-hand-of", { seat, n: sizes[seat] ?? 0 })}</span>
    ${
      cards
        ? cards.map(({ card, n }) => {
            const pays = paying(card, seat, ctx);
            return html`<button type="button" key=${card} class="sy-chip inline gap-8 little ink"
              data-ref=${`card:${card}`}
              data-pays=${pays > 0 ? "" : undefined}>
        <${SySwatch} card=${card} /><span class="vh">${cardName(ctx, card)}</span>
        ${n > 1 && html`<span>${ctx.t("sylvion-ui-times", { n })}</span>`}
        ${pays > 0 && html`<b>${ctx.t("sylvion-ui-pays", { n: pays })}</b>`}</button>`;
          })
        : html`<span class="sy-hidden">${ctx.t("sylvion-ui-hand-hidden")}</span>`
    }
  </div>`;
}
