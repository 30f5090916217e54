/** The sixteen spaces of the clearing. */

import { html } from "../../js/core/preact.js";
import { Icon, Tick } from "../../js/ui/components.js";
import { SyCard } from "./cards.js";
import { fate } from "./fate.js";
import { box } from "./geometry.js";
import { doings } from "./stills.js";
import { askedSpace, viewOf } from "./view.js";

/** @typedef {import("./stills.js").Data} Data */
/** @typedef {import("./stills.js").Scene} Scene */
/** @typedef {import("./view.js").Cell} Cell */
/** @typedef {import("./view.js").Ctx} Ctx */

/** @param {{scene: Scene, still: Data | null, ctx: Ctx}} props */
export function Cells({ scene, still, ctx }) {
  return html`${viewOf(ctx).cells.map(
    (cell) => html`<${Space} key=${cell.cell} cell=${cell} scene=${scene} still=${still} ctx=${ctx} />`,
  )}`;
}

/** @param {Cell} cell @param {Scene} scene @param {Ctx} ctx @returns {string} the space in words */
function spoken({ cell, row, col, ref }, scene, ctx) {
  const card = scene.cards[cell];
  const { forecast, playing } = viewOf(ctx);
  const at = { row, col };
  const choice = ctx.choice(ref);
  const outcome = choice && fate(choice, ctx);
  const what = card ? ctx.t("sylvion-ui-space-card", { ...at, card }) : ctx.t("sylvion-ui-space-free", at);
  const more = [
    scene.pawn === cell && ctx.t("sylvion-ui-pawn"),
    forecast?.falls.includes(cell) && ctx.t("sylvion-ui-will-fall"),
    !card && playing?.cell === cell && ctx.t("sylvion-ui-goes-here", { card: playing.card }),
    outcome?.text,
  ];
  return [what, ...more.filter(Boolean)].join("; ");
}

/** @param {{cell: Cell, scene: Scene, still: Data | null, ctx: Ctx}} props */
function Space({ cell, scene, still, ctx }) {
  const view = viewOf(ctx);
  const card = scene.cards[cell.cell];
  const choice = still ? undefined : ctx.choice(cell.ref);
  const outcome = choice && fate(choice, ctx);
  const asked = !still && askedSpace(ctx) === cell.cell;
  const falls = !still && view.forecast?.falls.includes(cell.cell);
  const sign = still?.sign?.space === cell.cell ? still.sign : null;
  const coming = !card && !still ? ghost(cell, ctx) : null;
  return html`<button type="button" class="sy-space" data-ref=${cell.ref}
    style=${box(cell.row - 1, cell.col - 1)}
    data-free=${card ? undefined : ""} data-falls=${falls || undefined} data-asked=${asked || undefined}
    data-sure=${coming?.sure || undefined}>
    <span class="vh">${spoken(cell, scene, ctx)}</span>
    ${
      card &&
      html`<${SyCard} card=${card} ctx=${ctx} pawn=${scene.pawn === cell.cell} aria-hidden="true"
        data-piece=${card} data-at=${cell.ref} ...${doings(still, cell.cell)} />`
    }
    ${coming && html`<${SyCard} card=${coming.card} ctx=${ctx} class="sy-ghost" aria-hidden="true" />`}
    ${coming?.sure && html`<${Tick} ctx=${ctx} />`}
    ${asked && html`<span class="tick center"><${Icon} name="check" /></span>`}
    ${
      outcome &&
      html`<span class="sy-fate text-mid" aria-hidden="true" data-tone=${outcome.tone}>${outcome.text}</span>`
    }
    ${sign && html`<span class="sy-sign inline gap-4"><${Icon} name=${sign.icon} /></span>`}
  </button>`;
}

/**
 * The card that would lie here: chosen and still to be paid, or under the pointer.
 * @param {Cell} cell @param {Ctx} ctx @returns {{card: string, sure: boolean} | null}
 */
function ghost(cell, ctx) {
  const { playing } = viewOf(ctx);
  if (playing?.cell === cell.cell && playing.due > 0) return { card: playing.card, sure: true };
  if (ctx.pickedRef === cell.ref && playing) return { card: playing.card, sure: true };
  const placing =
    ctx.decision?.kind === "place" && playing && ctx.hot.value === cell.ref && ctx.choice(cell.ref);
  return placing ? { card: playing.card, sure: false } : null;
}
