/** The four Ravage stacks: what is revealed and when it acts, the tops one knows, how many cards are left. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { SyCard, SySwatch } from "./cards.js";
import { fate } from "./fate.js";
import { box } from "./geometry.js";
import { doings } from "./stills.js";
import { viewOf } from "./view.js";

/** @typedef {import("./stills.js").Data} Data */
/** @typedef {import("./stills.js").Scene} Scene */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Stack} Stack */

/** @param {{scene: Scene, still: Data | null, ctx: Ctx}} props */
export function Stacks({ scene, still, ctx }) {
  return html`${viewOf(ctx).stacks.map(
    (stack) => html`<${Pile} key=${stack.row} stack=${stack} scene=${scene} still=${still} ctx=${ctx} />`,
  )}`;
}

/**
 * @param {Stack} stack
 * @param {Ctx} ctx
 * @returns {number | null} its place in the order of resolution, now or in the coming turn
 */
function orderOf(stack, ctx) {
  if (stack.order !== null) return stack.order;
  return viewOf(ctx).forecast?.supports.find(({ row }) => row === stack.row)?.order ?? null;
}

/** @param {{stack: Stack, scene: Scene, still: Data | null, ctx: Ctx}} props */
function Pile({ stack, scene, still, ctx }) {
  const { row, count, known } = stack;
  const space = `stack-${row}`;
  const shown = scene.cards[space];
  const [top, second] = still ? [] : known;
  const card = shown ?? top?.card;
  const letter = still ? null : shown ? stack.shown?.letter : top?.letter;
  // Squirrels ask about the known tops: then the card itself is what is clicked.
  const ref = !shown && top && ctx.choice(top.ref) ? top.ref : stack.ref;
  const order = still ? null : orderOf(stack, ctx);
  const choice = still ? undefined : ctx.choice(stack.ref);
  const outcome = choice && fate(choice, ctx);
  const spoken = [
    card
      ? ctx.t(shown ? "sylvion-ui-stack-shown" : "sylvion-ui-stack-known", { row, card })
      : ctx.t("sylvion-ui-stack", { row }),
    ctx.t("sylvion-ui-left", { n: count }),
    ...(order === null ? [] : [ctx.t("sylvion-ui-order", { n: order })]),
    ...(outcome ? [outcome.text] : []),
  ].join("; ");
  const place = box(row - 1, 4);
  return html`<button type="button" class="sy-space sy-stack" data-ref=${ref}
    data-empty=${card || count > 0 ? undefined : ""} data-high=${count > 1 || undefined}
      style=${place}>
      <span class="vh">${spoken}</span>
      ${
        card
          ? html`<${SyCard} card=${card} ctx=${ctx} letter=${letter} pawn=${scene.pawn === space}
            aria-hidden="true" data-piece=${card} data-at=${stack.ref} ...${doings(still, space)} />`
          : count > 0 &&
            html`<span class="card sy-back"><span class="art"></span><${Icon} name="rings" class="big" />
              </span>`
      }
      ${order !== null && html`<span class="sy-order center" aria-hidden="true">${order}</span>`}
      ${
        outcome &&
        html`<span class="sy-fate text-mid" aria-hidden="true"
          data-tone=${outcome.tone}>${outcome.text}</span>`
      }
    </button>
    <span class="sy-left dim mid gap-5"
      style=${{ left: place.left, width: place.width, "--row": String(row - 1) }}
      data-next=${second ? "" : undefined}>
      ${top && !shown && html`<${Icon} name="look" />`}<span>${ctx.t("sylvion-ui-left", { n: count })}</span>
      ${
        second &&
        html`<button type="button" class="sy-second" data-ref=${second.ref}>
        <span class="vh">${ctx.t("sylvion-ui-second", { row, card: second.card })}</span>
          <${SySwatch} card=${second.card} /></button>`
      }
    </span>`;
}
