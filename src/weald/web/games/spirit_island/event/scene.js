/**
 * An event as a card above the island: its branches or options, what each would do here, who is for what, and
 * what is paid together. For an answer on the island it is only a line above it.
 */

import { html, useState } from "../../../js/core/preact.js";
import { Icon, SeatDisc } from "../../../js/ui/components.js";
import { eventOf } from "../catalogue.js";
import { nameOf } from "../panel/cards.js";
import { ELEMENT_SIGN, viewOf } from "../view.js";
import { Following, Reading } from "./card.js";
import { remember } from "./memory.js";
import { Outlook } from "./outlook.js";
import { Paper } from "./paper.js";
import { Past } from "./past.js";
import { Payment } from "./payment.js";

/** @typedef {import("../../../js/types.js").Choice} Choice */
/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").EventNow} EventNow */
/** @typedef {import("../view.js").EventPart} EventPart */
/** @typedef {import("../view.js").Joint} Joint */

const KEYS = 9;

/** @param {{ctx: Ctx}} props what is decided together, or else the event that has just passed */
export function EventScene({ ctx }) {
  const { event, joint } = viewOf(ctx);
  if (ctx.over || ctx.replay || ctx.scene) return null;
  remember(ctx.snapshot);
  if (joint && !isOnIsland(joint, ctx))
    return html`<${Scene} key=${`${joint.source} ${joint.kind}`} ctx=${ctx} event=${event} joint=${joint} />`;
  if (event || joint)
    return html`<div class="si-beside grid gap-6">
      ${event && html`<${Reading} key=${event.id} ctx=${ctx} event=${event} />`}
      ${joint && html`<${Standing} ctx=${ctx} joint=${joint} />`}</div>`;
  return !ctx.scenes ? html`<${Past} ctx=${ctx} />` : null;
}

/** @param {Joint} joint @param {Ctx} ctx whether the lands themselves are the options */
function isOnIsland(joint, ctx) {
  if (joint.payment)
    return joint.payment.pledges.some(({ way }) => way === "presence") || joint.kind === "prevent";
  return (ctx.decision?.choices ?? []).some(({ ref }) => ref.startsWith("land:")) || joint.kind === "land";
}

/** @param {{ctx: Ctx, joint: Joint}} props how a vote or payment stands whose options lie on the island */
function Standing({ ctx, joint: { options, payment } }) {
  const voted = options.filter(({ votes }) => votes.length > 0);
  if (voted.length === 0 && !payment) return null;
  return html`<ul class="si-standing grid gap-6 rounded lined paper little">
    ${voted.map(
      ({ id, label, votes }) => html`<li key=${id}><b>${ctx.t(label)}</b>
        <${Discs} ctx=${ctx} seats=${votes} /></li>`,
    )}
    ${
      payment &&
      html`<li>${ctx.t("spirit_island-scene-paid", {
        n: payment.price - payment.missing,
        of: payment.price,
      })}</li>`
    }</ul>`;
}

/** @param {{ctx: Ctx, event: EventNow | null, joint: Joint}} props */
function Scene({ ctx, event, joint }) {
  const [away, setAway] = useState(false);
  const title = nameOf(ctx, joint.source);
  if (away)
    return html`<button type="button" class="btn go si-event-back" onClick=${() => setAway(false)}>
      <${Icon} name="scroll-unfurled" />${ctx.t("spirit_island-scene-back", { id: joint.source })}</button>`;
  const kind = ctx.t("spirit_island-scene-together", {
    seats: ctx.snapshot.seats.length,
    source: eventOf(joint.source) ? "event" : "other",
  });
  const look = html`<button type="button" class="btn si-peek fixed"
    aria-label=${ctx.t("spirit_island-scene-look")}
    onClick=${() => setAway(true)}><${Icon} name="look" /><span>${ctx.t("spirit_island-scene-look")}</span>
    </button>`;
  return html`<${Paper} title=${title} kind=${kind} tool=${look} onEscape=${() => setAway(true)}
      foot=${html`<${Foot} ctx=${ctx} joint=${joint} />`}>
      ${
        joint.payment
          ? html`<${Payment} ctx=${ctx} joint=${joint} payment=${joint.payment} event=${event} />`
          : html`<${Vote} ctx=${ctx} joint=${joint} event=${event} />`
      }
      ${event && html`<${Following} ctx=${ctx} event=${event} />`}
  <//>`;
}

/** @param {{ctx: Ctx, joint: Joint, event: EventNow | null}} props options side by side */
function Vote({ ctx, joint, event }) {
  const parts = eventOf(event?.id ?? "")?.parts ?? [];
  if (joint.kind !== "event") {
    return html`<p class="si-event-ask">${ctx.t(joint.prompt)}</p>
      <div class="si-options grid" data-short>${joint.options.map(
        ({ id, label, votes }) =>
          html`<${Simple} key=${id} ctx=${ctx} id=${id} label=${label} votes=${votes} />`,
      )}</div>`;
  }
  return html`<div class="si-options grid">${parts.map((id) => {
    const part = event?.parts.find((one) => one.id === id);
    const votes = joint.options.find((option) => option.id === id)?.votes ?? [];
    return part && html`<${Option} key=${id} ctx=${ctx} part=${part} votes=${votes} joint=${joint} />`;
  })}</div>`;
}

/** @param {string} ref @param {Ctx} ctx @returns {number} the digit that answers with it; 0: none */
function digitOf(ref, ctx) {
  const at = (ctx.decision?.choices ?? []).findIndex((choice) => choice.ref === ref);
  return at < KEYS ? at + 1 : 0;
}

/** @param {{ctx: Ctx, tag: string}} props */
function Digit({ ctx, tag }) {
  const digit = digitOf(tag, ctx);
  return digit ? html`<kbd aria-hidden="true">${digit}</kbd>` : null;
}

/** @param {{ctx: Ctx, part: EventPart, votes: number[], joint: Joint}} props one option of the main part */
function Option({ ctx, part, votes, joint }) {
  const tag = `part:${part.id}`;
  const proposed = joint.proposal === part.id;
  const dear = part.price?.affordable === false;
  const priced = viewOf(ctx).event?.parts.some(({ price }) => price !== null);
  const inside = html`
    <h3><${Digit} ctx=${ctx} tag=${tag} />${ctx.t(`spirit_island-part-${part.id}`)}</h3>
    ${priced && html`<p class="si-cost"><${Cost} ctx=${ctx} part=${part} /></p>`}
    <p>${ctx.t(`spirit_island-does-${part.id}`)}</p>
    <${Outlook} ctx=${ctx} id=${part.id} />
    <${Votes} ctx=${ctx} votes=${votes} joint=${joint} />`;
  const mine = ctx.seat !== null && votes.includes(ctx.seat);
  return ctx.choice(tag)
    ? html`<button type="button" class="si-option" data-ref=${tag} data-mine=${mine ? "" : undefined}
        data-proposed=${proposed ? "" : undefined}>${inside}</button>`
    : html`<div class="si-option" data-mine=${mine ? "" : undefined} data-off=${dear ? "" : undefined}
        data-proposed=${proposed ? "" : undefined}>${inside}</div>`;
}

/** @param {{ctx: Ctx, id: string, label: import("../view.js").Message, votes: number[]}} props one answer */
function Simple({ ctx, id, label, votes }) {
  const choice = ctx.decision?.choices.find((one) => one.id === id);
  const inside = html`<h3>${choice && html`<${Digit} ctx=${ctx} tag=${choice.ref} />`}${ctx.t(label)}</h3>
    <${Discs} ctx=${ctx} seats=${votes} />`;
  return choice
    ? html`<button type="button" class="si-option" data-ref=${choice.ref} data-option=${id}>${inside}
        </button>`
    : html`<div class="si-option">${inside}</div>`;
}

/** @param {{ctx: Ctx, part: EventPart}} props */
function Cost({ ctx, part: { price } }) {
  if (price === null) return ctx.t("spirit_island-scene-free");
  const { n, element, affordable } = price;
  return html`<${Icon} name="power-lightning" />${ctx.t("spirit_island-scene-cost", { n })}
    ${
      element &&
      html`<${Icon} name=${ELEMENT_SIGN[element] ?? ""} />${ctx.t("spirit_island-scene-aid", { element })}`
    }
    ${!affordable && html`<b>${ctx.t("spirit_island-scene-dear")}</b>`}`;
}

/** @param {{ctx: Ctx, seats: number[]}} props */
function Discs({ ctx, seats }) {
  return html`<span class="si-votes dim">${seats.map(
    (seat) => html`<span key=${seat} class="si-vote inline ink gap-6"><${SeatDisc} seat=${seat}
      name=${ctx.name(seat)} />
      <b>${ctx.name(seat)}</b></span>`,
  )}</span>`;
}

/** @param {{ctx: Ctx, votes: number[], joint: Joint}} props who is for it; one alone does not vote */
function Votes({ ctx, votes, joint }) {
  if (joint.left.length < 2) return null;
  return votes.length === 0
    ? html`<span class="si-votes dim">${ctx.t("spirit_island-scene-nobody")}</span>`
    : html`<${Discs} ctx=${ctx} seats=${votes} />`;
}

/**
 * The seats that are asked, the result without agreement, and the answers that are no option.
 * @param {{ctx: Ctx, joint: Joint}} props
 */
function Foot({ ctx, joint }) {
  const { seats, mine, timer } = ctx.snapshot;
  const listed = joint.options.map((option) => option.id);
  const plain =
    ctx.decision?.choices.filter(({ id, ref }) => !ref.includes(":") && !listed.includes(id)) ?? [];
  const waiting = joint.asked.filter((seat) => seat !== ctx.seat || !ctx.decision);
  const here = waiting.filter((seat) => mine.includes(seat) && seats[seat]?.kind !== "ai");
  const first = joint.options.find((option) => option.default);
  return html`<footer>
    ${
      seats.length > 1 &&
      html`<p class="si-rule dim little">${
        joint.payment
          ? ctx.t("spirit_island-scene-unpaid", { timed: timer === null ? "no" : "yes" })
          : first && ctx.t("spirit_island-scene-default", { timed: timer === null ? "no" : "yes" })
      }</p>`
    }
    <div class="si-asked gap-8">
      ${
        ctx.decision && ctx.seat !== null
          ? html`<p class="si-whose mid gap-8"><${SeatDisc} seat=${ctx.seat} name=${ctx.name(ctx.seat)} />
            <b>${ctx.t("spirit_island-scene-you", {
              seat: ctx.seat,
              what: joint.payment ? "part" : "vote",
              left: joint.left[ctx.seat] ?? 0,
            })}</b></p>`
          : waiting.length > 0 &&
            html`<p
            class="si-whose mid gap-8">${ctx.t("ui-waiting", { seats: waiting })}</p>`
      }
      ${here.map(
        (seat) => html`<button type="button" key=${seat} class="btn" onClick=${() => ctx.sit(seat)}>
        <${SeatDisc} seat=${seat} name=${ctx.name(seat)} />
        ${ctx.t("spirit_island-scene-sit", { seat })}</button>`,
      )}
      ${plain.map(
        (choice) => html`<button type="button" key=${choice.id} class="btn"
        onClick=${() => ctx.choose(choice.id)}>${ctx.t(choice.label)}</button>`,
      )}
    </div></footer>`;
}
