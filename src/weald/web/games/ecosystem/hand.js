/**
 * The viewer's hand: to choose from, or with the chosen card raised and the rest on its way to the next
 * player.
 */

import { html } from "../../js/core/preact.js";
import { Card, Icon, plain, Tick } from "../../js/ui/components.js";
import { colours, isKind, look } from "./cards.js";
import { COLS } from "./geometry.js";
import { cardName, counted, shown, viewOf } from "./view.js";

/** @typedef {import("./cards.js").Kind} Kind */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const view = viewOf(ctx);
  const hand = view.hand ?? view.hands?.[shown(ctx).seat];
  if (!hand || view.phase === "over") return null;
  const played = playedNow(ctx);
  const rest = played !== null && view.phase === "pick" ? without(hand, played) : hand;
  const idle = played !== null || view.phase === "swap";
  return html`<div class="eco-tray well flex">
    <${RivalLine} ctx=${ctx} />
    ${
      played &&
      html`<div class="eco-now fixed">
      <p class="eco-lab dim little">${ctx.rich({ id: "ecosystem-ui-plays", args: { seat: holder(ctx) } })}</p>
      <${Card} ...${look(played)} name=${cardName(ctx, played)} class="picked" data-ref=${`hand:${played}`}>
        <${Tick} ctx=${ctx} />
      </>
    </div>`
    }
    <div class="eco-rest grow slim">
      <p class="eco-lab dim little"><${Note} message=${note(ctx, rest.length, played)} ctx=${ctx} /></p>
      <div class="eco-row flex gap-12" data-scroll key=${`${view.round} ${view.turn}`}>
        ${counted(rest).map(
          ([kind, n]) => html`<${Held} key=${kind} kind=${kind} n=${n} off=${idle} ctx=${ctx} />`,
        )}
      </div>
    </div>
  </div>`;
}

/**
 * @param {{ctx: Ctx}} props on a phone, where the overview is a sheet: how far one is ahead of Alban, what
 *   that is to become, and the row that he fills; the sheet says it to screen readers
 */
function RivalLine({ ctx }) {
  const { rival, players } = viewOf(ctx);
  if (rival?.name !== "alban") return null;
  const lead = players[0].score.total - (rival.score?.total ?? 0);
  const next = Object.entries(rival.targets ?? {}).find(([, target]) => lead < target);
  const start = Math.floor(rival.cards.length / COLS) * COLS;
  const places = Array.from({ length: COLS }, (_, i) => rival.cards[start + i]);
  return html`<p class="eco-line" aria-hidden="true"><${Icon} name="farmer" />
    <span><b>${ctx.t("ecosystem-ui-lead", { n: plain(ctx, lead) })}</b>${
      next && html`<small>${ctx.t("ecosystem-ui-level", { level: next[0] })} <b>${next[1]}</b></small>`
    }</span>
    <span class="eco-mini grid gap-3">${places.map((card, i) =>
      card
        ? html`<span key=${i} style=${colours(card.card)}><${Icon} name=${look(card.card).icon} /></span>`
        : html`<span key=${i} class=${start + i === rival.cards.length ? "eco-next" : "eco-void"}></span>`,
    )}</span></p>`;
}

/** @param {Ctx} ctx whose hand this is: the viewer's, or in a replay that of the grid on the board */
const holder = (ctx) => ctx.seat ?? shown(ctx).seat;

/** @param {Ctx} ctx @returns {Kind | null} the card on its way to the grid */
function playedNow(ctx) {
  const { phase, placing } = viewOf(ctx);
  if (phase === "place") return placing ?? shown(ctx).placing;
  return phase === "pick" && isKind(ctx.picked) ? ctx.picked : null;
}

/** @param {Kind[]} hand @param {Kind} kind @returns {Kind[]} */
function without(hand, kind) {
  const at = hand.indexOf(kind);
  return hand.filter((_, i) => i !== at);
}

/**
 * The cards of one kind, lying on each other.
 * @param {{kind: Kind, n: number, off: boolean, ctx: Ctx}} props
 */
function Held({ kind, n, off, ctx }) {
  return html`<${Card} ...${look(kind)} name=${cardName(ctx, kind)} off=${off} data-ref=${`hand:${kind}`}
    class="eco-held noglow" data-n=${Math.min(n, 3)}>
    ${n > 1 && html`<span class="eco-times text-mid">${` ${ctx.t("ecosystem-ui-times", { n })}`}</span>`}
  </>`;
}

/** @param {{message: {icon: string | null, say: Message}, ctx: Ctx}} props */
function Note({ message, ctx }) {
  return html`${
    message.icon && html`<${Icon} name=${message.icon} /> `
  }<span>${ctx.rich(message.say)}</span>`;
}

/**
 * Return the use of the rest of the hand.
 * @param {Ctx} ctx @param {number} n cards left @param {Kind | null} played
 * @returns {{icon: string | null, say: Message}}
 */
function note(ctx, n, played) {
  const view = viewOf(ctx);
  if (view.hand === null)
    return { icon: null, say: { id: "ecosystem-ui-hand", args: { n, seat: holder(ctx) } } };
  if (view.mode === "solo") {
    if (view.phase === "give") return { icon: "farmer", say: { id: "ecosystem-ui-solo-give" } };
    if (played !== null || view.phase === "swap")
      return { icon: "farmer", say: { id: "ecosystem-ui-solo-rest" } };
    return { icon: null, say: { id: "ecosystem-ui-solo-play", args: { n } } };
  }
  if (played === null && view.phase === "pick")
    return { icon: null, say: { id: "ecosystem-ui-hand", args: { n, seat: holder(ctx) } } };
  if (n === 0) return { icon: null, say: { id: "ecosystem-ui-hand-empty", args: { round: view.round } } };
  const args = { n, round: view.round, way: view.passes ?? "left" };
  if (view.next_seat === null || view.next_seat >= view.players.length)
    return { icon: "pass", say: { id: "ecosystem-ui-rest-neutral", args } };
  return { icon: "pass", say: { id: "ecosystem-ui-rest", args: { ...args, seat: view.next_seat } } };
}
