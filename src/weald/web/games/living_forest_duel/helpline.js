/**
 * The common help line as a matrix: animals across, elements down, tokens where they point, the sums at the
 * right.
 */

import { html, useLayoutEffect, useRef } from "../../js/core/preact.js";
import { Icon, plain, Tick, tinted } from "../../js/ui/components.js";
import { Token } from "./animal.js";
import { ELEMENT_SIGN, look, SEASON_SIGN } from "./cards.js";
import { Deck } from "./deck.js";
import { animalWords, elementName, mySeat, narrowName, seasonName, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Helper} Helper */
/** @typedef {import("./view.js").Row} Row */
/** @typedef {import("./view.js").Share} Share */

/** Columns that are always there, so that the line does not jump about while it grows. */
const ROOM = 5;

/** @param {{ctx: Ctx}} props */
export function HelpLine({ ctx }) {
  const { line, elements, players } = viewOf(ctx);
  const me = mySeat(ctx);
  const burdened = players.find(({ onibi_card: has }) => has);
  const spare = Array.from({ length: Math.max(0, ROOM - line.length) }, (_, i) => i);
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // the newest card decides what can be pointed at
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [line.length]);
  return html`<section class="lfd-part grid gap-8 slim" aria-label=${ctx.t("living_forest_duel-ui-helpline")}>
    <h3>${ctx.t("living_forest_duel-ui-helpline")} <small>${
      burdened
        ? ctx.t("living_forest_duel-ui-onibi-holds", { season: burdened.season })
        : ctx.t("living_forest_duel-ui-helpline-note")
    }</small></h3>
    <div class="lfd-help grid gap-12">
      <${Deck} ctx=${ctx} />
      <div class="lfd-scroll slim" data-scroll ref=${scroller}>
        <table class="lfd-mx full" style=${{ "--n": String(Math.max(ROOM, line.length)) }}>
          <thead><tr>
            <th scope="col"><span class="vh">${ctx.t("living_forest_duel-ui-element")}</span></th>
            ${line.map(
              (helper) =>
                html`<th key=${helper.ref} scope="col"><${Head} helper=${helper} ctx=${ctx} /></th>`,
            )}
            ${
              line.length === 0
                ? html`<td class="lfd-empty dim little"
                  colspan=${ROOM}>${ctx.t("living_forest_duel-ui-helpline-empty")}
                  </td>`
                : spare.map((i) => html`<td key=${`spare ${i}`} class="lfd-spare"></td>`)
            }
            <th scope="col" class="lfd-own">${ctx.t("living_forest_duel-ui-line-trees")}</th>
            <th scope="col" class="lfd-me"><${Whose} seat=${me} ctx=${ctx} /></th>
            <th scope="col" class="lfd-op"><${Whose} seat=${1 - me} ctx=${ctx} /></th>
          </tr></thead>
          <tbody>${elements.map(
            (row) => html`<tr key=${row.element} style=${tinted(`el-${row.element}`)}>
            <th scope="row"><button type="button" class="lfd-el center" data-ref=${row.ref}>
              <${Icon} name=${ELEMENT_SIGN[row.element]} /><span class="vh">${elementName(ctx, row.element)}
                </span></button></th>
            ${line.map(
              (helper) => html`<${Cell} key=${helper.ref} helper=${helper} row=${row} ctx=${ctx} />`,
            )}
            ${spare.map((i) => html`<td key=${`spare ${i}`} class="lfd-void"></td>`)}
            <td class="lfd-own"><${Own} share=${row.seats[me]} ctx=${ctx} /></td>
            <td class="lfd-me"><${Mine} row=${row} share=${row.seats[me]} ctx=${ctx} /></td>
            <td class="lfd-op"><button type="button" class="lfd-sum row rel gap-4 full"
              data-ref=${`sum:${1 - me}:${row.element}`}>
              <${Amount} share=${row.seats[1 - me]} ctx=${ctx} /></button></td>
          </tr>`,
          )}</tbody>
        </table>
      </div>
    </div>
  </section>`;
}

/** @param {{seat: number, ctx: Ctx}} props */
function Whose({ seat, ctx }) {
  const { season } = viewOf(ctx).players[seat] ?? { season: "summer" };
  return html`<span class="lfd-whose row gap-2"><${Icon} name=${SEASON_SIGN[season]} />
    <span>${seat === ctx.seat ? ctx.t("living_forest_duel-ui-you-have") : seasonName(ctx, season)}</span>
      </span>`;
}

/** @param {{helper: Helper, ctx: Ctx}} props an animal at the head of its column */
function Head({ helper, ctx }) {
  const { icon, tint } = look(helper);
  return html`<button type="button" class="lfd-head full" data-ref=${helper.ref} data-piece=${helper.card}
    data-at="line" data-drawn style=${tinted(tint)}>
    <span class="vh">${animalWords(helper, ctx)}</span>
    <span aria-hidden="true"><span class="lfd-head-art rel rounded center"><${Icon} name=${icon} />
      ${helper.symbol && html`<${Icon} name=${helper.symbol} class="lfd-symbol ink" />`}</span>
      <span class="lfd-head-name text-mid ink">${narrowName(ctx, helper.card)}</span></span>
  </button>`;
}

/** @param {{helper: Helper, row: Row, ctx: Ctx}} props */
function Cell({ helper, row, ctx }) {
  const plank = helper.planks[row.element];
  if (!plank) return html`<td class="lfd-void"></td>`;
  const { n, used, token } = plank;
  const owner = token === null ? undefined : viewOf(ctx).players[token];
  const counts = !used && ctx.hot.value === row.ref;
  return html`<td class="lfd-v" data-used=${used || undefined} data-counts=${counts || undefined}>
    <span class="lfd-pv row rel gap-5">
    <span>${plain(ctx, n)}</span>
    ${used && html`<span class="vh">${ctx.t("living_forest_duel-ui-used")}</span>`}
    ${
      owner &&
      html`<span class="vh">${ctx.t("living_forest_duel-ui-token-of", { season: owner.season })}</span>
        <${Token} season=${owner.season} />`
    }
  </span></td>`;
}

/**
 * @param {{share: Share | undefined, ctx: Ctx}} props what the personal line and the forest add, and never
 *   lose
 */
function Own({ share, ctx }) {
  if (!share) return null;
  return html`${plain(ctx, share.line)}${share.trees > 0 && html` + ${share.trees}`}`;
}

/**
 * @param {{row: Row, share: Share | undefined, ctx: Ctx}} props the sum of who looks: pressing it points at
 *   the element
 */
function Mine({ row, share, ctx }) {
  const ref = ctx.seat === null ? `sum:${mySeat(ctx)}:${row.element}` : row.ref;
  const picked = ctx.pickedRef === ref;
  return html`<button type="button" class="lfd-sum row rel gap-4 full" data-ref=${ref}>
    <${Amount} share=${share} ctx=${ctx} action=${row.action} />${
      picked && html`<${Tick} ctx=${ctx} />`
    }</button>`;
}

/** @param {{share: Share | undefined, ctx: Ctx, action?: string}} props */
function Amount({ share, ctx, action }) {
  if (!share) return null;
  const { total, blocked } = share;
  // The ending of the rule's id tells which of the few short words fits.
  const why = blocked?.id.split("-").at(-1) ?? null;
  return html`<b>${plain(ctx, total)}</b>${
    why === null
      ? action && html`<small>${ctx.t("living_forest_duel-ui-action", { action })}</small>`
      : html`<${Icon} name="lock" /><small>${ctx.t("living_forest_duel-ui-lock", { why })}</small>`
  }`;
}
