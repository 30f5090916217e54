/**
 * The turn in words: where it stands, what a seat is doing, what an event is about, what a click on a thing
 * would mean.
 */

import { findPower, resolving, sourceOf } from "./context.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").About} About */
/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */

/** @param {Ctx} ctx @returns {Message | null} */
export function where(ctx) {
  const { turn, phase } = viewOf(ctx);
  return turn === 0
    ? { id: "spirit_island-phase", args: { phase: "setup" } }
    : { id: "spirit_island-panel-now", args: { turn, phase } };
}

/** @param {number} seat @param {Ctx} ctx @returns {Message} */
export function doing(seat, ctx) {
  const { phase, spirits } = viewOf(ctx);
  const spirit = spirits[seat];
  const grown = spirit && spirit.id !== null && spirit.grown;
  return {
    id: "spirit_island-panel-doing",
    args: { seat, doing: phase === "spirit" && grown ? "cards" : phase },
  };
}

const HARM = [
  "spirit_island-event-ravage",
  "spirit_island-event-blight",
  "spirit_island-event-presence-destroyed",
];

/** @param {GameEvent} event @param {Ctx} ctx @returns {About} */
export function about({ id, args }, ctx) {
  const refs = [args.land, args.to].flatMap((land) =>
    typeof land === "string" && land !== "none" ? [`land:${land}`] : [],
  );
  const power = typeof args.id === "string" ? findPower(ctx, args.id) : null;
  if (power) refs.push(power.power.ref);
  const spirit = viewOf(ctx).spirits.find((one) => one.id !== null && one.id === args.spirit);
  if (spirit && refs.length === 0) refs.push(`spirit:${spirit.seat}`);
  return { refs, seat: spirit?.seat ?? null, harm: HARM.includes(id) };
}

/** Questions that are answered with what lies on the island. */
const PLACES = ["land", "piece"];

/** @param {string | null} ref @param {Ctx} ctx @returns {string | null} */
export function option(ref, ctx) {
  if (ref === null) return obvious(ctx);
  const [sort = "", a = "", b = ""] = ref.split(":");
  const kind = ctx.decision?.kind ?? "";
  if (sort === "growth" && kind === "grow") return Number(a) === ctx.seat ? `grow:${b}` : null;
  if (sort === "icon" && kind === "grow") return Number(a) === ctx.seat ? `icon:${b}` : null;
  if (sort === "card" && kind === "grow") return `play:${a}`;
  if ((sort === "card" || sort === "innate") && kind === "powers") return `use:${a}`;
  if (sort === "card" && resolving(ctx)) return a;
  if (!resolving(ctx) || !PLACES.includes(sort)) return null;
  const sorts = new Set(ctx.decision?.choices.map((choice) => choice.ref.split(":")[0]));
  if (!sorts.has(sort)) return null;
  return sort === "land" ? a : kind === "gather" ? `${a}:${b}` : b;
}

/**
 * @param {Ctx} ctx
 * @returns {string | null} while a power is resolved, it is explained; otherwise the phase is
 */
export function rest(ctx) {
  if (resolving(ctx)) return findPower(ctx, sourceOf(ctx))?.power.ref ?? null;
  const { phase, turn } = viewOf(ctx);
  return turn > 0 && !ctx.over ? `phase:${phase === "time" ? "slow" : phase}` : null;
}

/**
 * Growth that is done in any case and reveals nothing: presence, whose land is asked next, before energy.
 * @param {Ctx} ctx @returns {string | null}
 */
function obvious(ctx) {
  const { decision, seat } = ctx;
  const spirit = viewOf(ctx).spirits.find((one) => one.seat === seat);
  if (decision?.kind !== "grow" || !spirit || spirit.id === null) return null;
  const icons = spirit.growth.flatMap((one) => one.icons);
  const left = decision.choices.map(({ id, ref }) => ({
    id,
    does: icons.find((icon) => icon.ref === ref)?.id,
  }));
  const others = left.filter(({ does }) => does !== "gain_energy");
  if (others.length === 0) return left[0]?.id ?? null;
  const [only] = others;
  return others.length === 1 && only?.does?.startsWith("add_presence") ? only.id : null;
}
