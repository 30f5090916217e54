/** Payment by several seats: one bar with as many blocks as the price, and what this seat can add to it. */

import { html, useState } from "../../../js/core/preact.js";
import { Icon, SeatDisc } from "../../../js/ui/components.js";
import { nameOf } from "../panel/cards.js";
import { ELEMENT_SIGN } from "../view.js";
import { Outlook } from "./outlook.js";

/** @typedef {import("../../../js/types.js").Choice} Choice */
/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").EventNow} EventNow */
/** @typedef {import("../view.js").Joint} Joint */
/** @typedef {import("../view.js").JointPrice} JointPrice */

/** @param {{ctx: Ctx, joint: Joint, payment: JointPrice, event: EventNow | null}} props */
export function Payment({ ctx, joint, payment, event }) {
  const part = event?.in_force ?? bought(event, payment.price);
  const { element, in_play: inPlay, pledges } = payment;
  return html`<section class="si-option si-paying" data-mine="">
    ${
      part
        ? html`<h3>${ctx.t(`spirit_island-part-${part}`)}</h3><p>${ctx.t(`spirit_island-does-${part}`)}</p>
          <${Outlook} ctx=${ctx} id=${part} />`
        : html`<h3>${ctx.t(joint.prompt)}</h3>`
    }
    <${Bar} ctx=${ctx} payment=${payment} />
    <dl class="si-pay grid gap-6">
      ${
        element &&
        html`<div><dt><${Icon} name=${ELEMENT_SIGN[element] ?? ""} />
          ${ctx.t("spirit_island-scene-in-play", { element })}</dt><dd>${inPlay}</dd></div>`
      }
      ${ctx.snapshot.seats.map((_, seat) => {
        const own = pledges.filter((pledge) => pledge.seat === seat);
        return (
          own.length > 0 &&
          html`<div key=${seat}><dt><${SeatDisc} seat=${seat} name=${ctx.name(seat)} />${ctx.name(seat)}</dt>
          <dd>${own.map(
            ({ way, worth, card }, i) =>
              html`<span key=${i} class="si-pledge rounded well">${
                card
                  ? ctx.t("spirit_island-scene-pledged-card", { id: card, way, n: worth })
                  : ctx.t("spirit_island-scene-pledged", { n: worth })
              }</span>`,
          )}</dd></div>`
        );
      })}
    </dl>
    ${ctx.decision && html`<${Mine} ctx=${ctx} />`}
  </section>`;
}

/**
 * @param {EventNow | null} event
 * @param {number} price
 * @returns {string | undefined} the option that is being paid for, where its price tells
 */
function bought(event, price) {
  const parts = event?.parts.filter((part) => part.price?.n === price) ?? [];
  return event?.step === "main" && parts.length === 1 ? parts[0]?.id : undefined;
}

/** @param {JointPrice} payment @returns {{by: number | null, element: string | null}[]} one entry a block */
export function blocksOf({ price, element, in_play: inPlay, pledges, missing }) {
  const blocks = Array.from({ length: inPlay }, () => ({ by: /** @type {number | null} */ (null), element }));
  for (const { seat, worth } of pledges)
    blocks.push(...Array.from({ length: worth }, () => ({ by: seat, element: null })));
  const paid = blocks.slice(0, price - missing);
  return [...paid, ...Array.from({ length: price - paid.length }, () => ({ by: null, element: null }))];
}

/** @param {{ctx: Ctx, payment: JointPrice}} props elements in play first, then what each seat gives */
function Bar({ ctx, payment }) {
  const { price, missing } = payment;
  return html`<div class="si-blocks grid gap-3" role="img" style=${{ "--n": String(price) }}
      aria-label=${ctx.t("spirit_island-scene-paid", { n: price - missing, of: price })}>
      ${blocksOf(payment).map(({ by, element }, i) =>
        element
          ? html`<i key=${i} data-element><${Icon}
              name=${ELEMENT_SIGN[element] ?? ""} /></i>`
          : by === null
            ? html`<i key=${i} data-open></i>`
            : html`<i key=${i} data-seat style=${{ "--sc": `var(--seat-${by % 6})` }}>
              ${[...ctx.name(by)][0]?.toLocaleUpperCase()}</i>`,
      )}</div>
    <p class="si-left dim" aria-hidden="true">
      ${ctx.t("spirit_island-scene-paid", { n: price - missing, of: price })}</p>`;
}

/** @param {{ctx: Ctx}} props what this seat can add: energy, and cards */
function Mine({ ctx }) {
  const choices = ctx.decision?.choices ?? [];
  const most = choices.filter(({ ref }) => ref.startsWith("energy:")).length;
  const cards = choices.filter(({ ref }) => ref.startsWith("card:"));
  const [wish, setWish] = useState(/** @type {number | null} */ (null));
  const n = Math.min(wish ?? most, most);
  const step = (/** @type {number} */ to, /** @type {string} */ icon, /** @type {string} */ words) => html`
    <button type="button" class="si-step rounded paper center" aria-label=${ctx.t(words)}
      aria-disabled=${to < 1 || to > most ? "true" : undefined}
      onClick=${() => to >= 1 && to <= most && setWish(to)}><${Icon} name=${icon} /></button>`;
  return html`<div class="si-mine grid gap-10">
    ${
      most > 0 &&
      html`<div class="si-energy gap-8" role="group" aria-label=${ctx.t("spirit_island-scene-energy")}>
        <${Icon} name="power-lightning" />${step(n - 1, "minus", "spirit_island-scene-less")}
        <b aria-live="polite">${ctx.t("spirit_island-panel-have", { n, of: most })}</b>
        ${step(n + 1, "plus", "spirit_island-scene-greater")}
        <button type="button" class="btn go" onClick=${() => ctx.choose(`energy:${n}`)}>
          ${ctx.t("spirit_island-choice-pay-energy", { n })}</button></div>`
    }
    ${
      cards.length > 0 &&
      html`<div class="si-pay-cards gap-8" role="group" aria-label=${ctx.t("spirit_island-scene-cards")}>
        <span>${ctx.t("spirit_island-scene-cards")}</span>
        ${cards.map((choice) => html`<${Card} key=${choice.id} ctx=${ctx} choice=${choice} />`)}</div>`
    }
    ${most + cards.length === 0 && html`<p>${ctx.t("spirit_island-scene-none")}</p>`}
  </div>`;
}

/** @param {{ctx: Ctx, choice: Choice}} props */
function Card({ ctx, choice }) {
  const [, id = "", way = ""] = choice.ref.split(":");
  return html`<button type="button" class="sip-answer inline little rounded lined paper gap-8"
    data-ref=${choice.ref}
    title=${ctx.t(choice.label)}>
    <${Icon} name=${way === "forget" ? "card-burn" : "card-play"} />
    <span>${nameOf(ctx, id)}<small>${ctx.t("spirit_island-scene-way", { way })}</small></span>
    <b>+${String(choice.label.args?.n ?? "")}</b></button>`;
}
