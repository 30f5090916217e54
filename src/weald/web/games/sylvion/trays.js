/** Questions about cards that are not in the hand: they are laid out below the board, to be picked there. */

import { html } from "../../js/core/preact.js";
import { Icon, SeatDisc } from "../../js/ui/components.js";
import { SyCard } from "./cards.js";
import { fate } from "./fate.js";
import { counted, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */

const FROM_DISCARD = ["demobilize", "demobilize_second", "dismiss", "dismiss_second"];
const FROM_DECK = ["search", "search_second"];
/** More cards than this overlap on a laptop. */
const MANY = 9;
/** @type {Record<string, string>} */
const TURNS = { up: "sy-up", down: "sy-down", left: "", right: "" };

/** @param {Ctx} ctx @returns {any} what to lay out, or null: the hand as ever */
export function trayFor(ctx) {
  const kind = ctx.decision?.kind ?? "";
  if (kind === "order" || kind === "scatter") return html`<${Tops} ctx=${ctx} />`;
  if (FROM_DISCARD.includes(kind))
    return html`<${Laid} from="discard" label="sylvion-ui-discard" ctx=${ctx} />`;
  if (FROM_DECK.includes(kind)) return html`<${Laid} from="deck" label="sylvion-ui-deck" ctx=${ctx} />`;
  if (kind === "drawer") return html`<${Seats} ctx=${ctx} />`;
  if (kind === "erupt") return html`<${Directions} ctx=${ctx} />`;
  return null;
}

/**
 * @param {{from: "discard" | "deck", label: string, ctx: Ctx}} props the cards to choose from, each kind once
 */
function Laid({ from, label, ctx }) {
  const counts = new Map(
    from === "discard" ? counted(viewOf(ctx).discard) : Object.entries(viewOf(ctx).defenders.cards),
  );
  const cards = ctx.decision?.choices.filter(({ ref }) => ref.startsWith(`${from}:`)) ?? [];
  return html`<div class="sy-hand">
    <div class="sy-label dim wrap little mid"><span>${ctx.t(label)}</span></div>
    <div class="sy-row" data-scroll data-tight=${cards.length > MANY || undefined}
      style=${{ "--n": String(Math.max(1, cards.length)) }}>${cards.map(
        ({ id, ref }) => html`<${SyCard} key=${id} card=${id} ctx=${ctx} class="sy-held" data-ref=${ref}>
      ${
        (counts.get(id) ?? 1) > 1 &&
        html`<span class="sy-times text-mid">${ctx.t("sylvion-ui-times", { n: counts.get(id) ?? 1 })}</span>`
      }
    </>`,
      )}</div>
  </div>`;
}

/** @param {{ctx: Ctx}} props the two top cards of each stack; by click or by dragging one onto the other */
function Tops({ ctx }) {
  const row = Number(ctx.decision?.prompt.args?.row ?? 0);
  return html`<div class="sy-hand"><div class="sy-row sy-tops apart gap-12" data-scroll>
    ${viewOf(ctx).stacks.map(
      (
        stack,
      ) => html`<div key=${stack.row} class="sy-pair" role="group" data-now=${stack.row === row || undefined}
      aria-label=${ctx.t("sylvion-ui-row", { row: stack.row })}>
      <p class="sy-label dim wrap little mid">${ctx.t("sylvion-ui-row", { row: stack.row })}</p>
      <div>${stack.known.slice(0, 2).map(
        (card, depth) => html`<${SyCard} key=${card.ref} card=${card.card} letter=${card.letter} ctx=${ctx}
          class="sy-held"
        data-ref=${card.ref} off=${!ctx.choice(card.ref)}
        tag=${ctx.t(depth === 0 ? "sylvion-ui-on-top" : "sylvion-ui-below")} />`,
      )}</div>
    </div>`,
    )}
  </div></div>`;
}

/** @param {{ctx: Ctx}} props */
function Seats({ ctx }) {
  const { hand_sizes: sizes } = viewOf(ctx);
  return html`<div class="sy-hand"><div class="sy-row">
    ${sizes.map(
      (n, seat) => html`<button type="button" key=${seat} class="sy-answer inline rounded paper gap-10"
        data-ref=${`seat:${seat}`}>
      <${SeatDisc} seat=${seat} name=${ctx.name(seat)} /><span><b>${ctx.name(seat)}</b><small>
        ${ctx.t("sylvion-ui-cards", { n })}</small></span></button>`,
    )}
  </div></div>`;
}

/** @param {{ctx: Ctx}} props */
function Directions({ ctx }) {
  return html`<div class="sy-hand"><div class="sy-row">
    ${ctx.decision?.choices.map((choice) => {
      const outcome = fate(choice, ctx);
      return html`<button type="button" key=${choice.id} class="sy-answer inline rounded paper gap-10"
        data-ref=${choice.ref}>
        <${Icon} name=${choice.id === "right" ? "right" : "left"} class=${TURNS[choice.id] ?? ""} />
        <span><b>${ctx.t(choice.label)}</b>${
          outcome && html`<small>${outcome.text}</small>`
        }</span></button>`;
    })}
  </div></div>`;
}
