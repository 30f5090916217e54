/**
 * The end of a turn as a short scene: the fires' value against each side's water, and where fire breaks out.
 */

import { html, useEffect, useLayoutEffect, useState } from "../../js/core/preact.js";
import { Icon, plain, tinted } from "../../js/ui/components.js";
import { SEASON_SIGN } from "./cards.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").Ctx} Ctx */
/**
 * @typedef {{seat: number, water: number, common: number, line: number, trees: number, varans: number |
 *   null}} Side
 */
/** @typedef {{key: number, value: number, burning: number[], sides: Side[], kindled: number[]}} Ending */

/**
 * The last event shown, by table. Two people at one screen take turns, and the board is rendered again for
 * each: what one of them caused is news to the other.
 * @type {Map<string, number>}
 */
const seen = new Map();

/**
 * @param {readonly GameEvent[]} events
 * @param {Ctx} ctx
 * @returns {Ending | null} the last end of a turn among some events
 */
function endingIn(events, ctx) {
  const start = events.findLastIndex(({ id }) => id === "living_forest_duel-event-fire");
  const fire = events[start];
  if (!fire) return null;
  const rest = events.slice(start + 1);
  const values = new Map(viewOf(ctx).clearing.map(({ clearing, value }) => [clearing, value]));
  const burning = Array.isArray(fire.args.burning) ? fire.args.burning : [];
  return {
    key: fire.n,
    value: Number(fire.args.value),
    burning: burning.map((clearing) => values.get(String(clearing)) ?? 0),
    sides: rest.flatMap((event) => side(event) ?? []),
    kindled: rest
      .filter(({ id }) => id === "living_forest_duel-event-kindled")
      .map(({ args }) => Number(args.place)),
  };
}

/** @param {GameEvent} event @returns {Side | null} */
function side({ id, args }) {
  const burns = id === "living_forest_duel-event-burns";
  if (!burns && id !== "living_forest_duel-event-resists") return null;
  const { seat, water, common, line, trees } = args;
  return {
    seat: Number(seat),
    water: Number(water),
    common: Number(common),
    line: Number(line),
    trees: Number(trees),
    varans: burns ? Number(args.n) : null,
  };
}

/** @param {Ctx} ctx @returns {[Ending | null, () => void]} */
function useEnding(ctx) {
  const [ending, setEnding] = useState(/** @type {Ending | null} */ (null));
  const close = () => setEnding(null);
  useLayoutEffect(() => {
    const { id, events, last } = ctx.snapshot;
    const table = ctx.replay ? `replay ${id}` : id;
    const before = seen.get(table) ?? last;
    const latest = endingIn(
      events.filter(({ n }) => n > before && n <= last),
      ctx,
    );
    if (latest && (ctx.replay || !ctx.scenes)) setEnding(latest);
    else if (ctx.replay) close();
    seen.set(table, last);
  }, [ctx.snapshot.version, ctx.snapshot.last]);
  // A player who answers has seen enough.
  useEffect(() => {
    if (ctx.picked !== null) close();
  }, [ctx.picked]);
  return [ending, close];
}

/** @param {{ctx: Ctx}} props */
export function TurnEnd({ ctx }) {
  const [past, close] = useEnding(ctx);
  const ending = ctx.scene ? endingIn(ctx.scene.data.ending ?? [], ctx) : past;
  if (!ending) return null;
  const [summer, winter] = [0, 1].map((seat) => ending.sides.find((one) => one.seat === seat));
  return html`<div class="lfd-end grid gap-12" key=${ending.key} role="group"
    aria-label=${ctx.t("living_forest_duel-ui-end-title")} onClick=${close}
    data-scene=${ctx.scene ? "" : undefined}>
    ${summer && html`<${Defence} side=${summer} value=${ending.value} order=${1} ctx=${ctx} />`}
    <div class="lfd-end-fire grid gap-4 text-mid ink" style=${{ "--i": "0" }}>
      <p>${ctx.t("living_forest_duel-ui-end-title")}</p>
      <b><${Icon} name="flame" />${ending.value}</b>
      ${ending.burning.length > 0 && html`<span>${ending.burning.join(" + ")}</span>`}
      <small style=${{ "--i": "3" }}>${
        ending.kindled.length > 0
          ? ctx.t("living_forest_duel-ui-end-kindled", { n: ending.kindled.length, places: ending.kindled })
          : ctx.t("living_forest_duel-ui-end-no-fire")
      }</small>
    </div>
    ${winter && html`<${Defence} side=${winter} value=${ending.value} order=${2} ctx=${ctx} />`}
    ${
      !ctx.scene &&
      html`<button type="button" class="lfd-end-shut ink"
        aria-label=${ctx.t("living_forest_duel-ui-end-close")}
        onClick=${close}><${Icon} name="close" /></button>`
    }
  </div>`;
}

/**
 * @param {{side: Side, value: number, order: number, ctx: Ctx}} props one season's water, term by term, and
 *   how it ends
 */
function Defence({ side: { seat, water, common, line, trees, varans }, value, order, ctx }) {
  const { season } = viewOf(ctx).players[seat] ?? { season: "summer" };
  const holds = varans === null;
  return html`<div class="lfd-end-side grid gap-4 text-mid ink" data-holds=${holds || undefined}
    style=${{ ...tinted(season), "--i": String(order) }}>
    <p><${Icon} name=${SEASON_SIGN[season]} />
      ${
        seat === ctx.seat
          ? ctx.t("living_forest_duel-ui-your-water")
          : ctx.t("living_forest_duel-ui-water-of", { seat })
      }</p>
    <b><${Icon} name="water-drop" />${plain(ctx, water)}<span>${holds ? "≥" : "<"} ${value}</span></b>
    <span>${ctx.t("living_forest_duel-ui-end-terms", {
      common: plain(ctx, common),
      line: plain(ctx, line),
      trees,
    })}</span>
    <small>${holds ? html`<${Icon} name="check" />` : html`<${Icon} name="salamander" />`}
      ${ctx.t("living_forest_duel-ui-end-result", { holds: holds ? "yes" : "no", n: varans ?? 0 })}</small>
  </div>`;
}
