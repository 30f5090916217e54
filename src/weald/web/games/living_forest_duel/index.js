/** Living Forest Duel at the browser's table. */

import { Board } from "./board.js";
import { scene } from "./ending.js";
import { explain } from "./explain.js";
import { Overview } from "./overview.js";
import { plantedFrom } from "./piles.js";
import { Sheet } from "./sheet.js";
import { running, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").About} About */
/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../js/types.js").GameModule} GameModule */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */

/** @param {Ctx} ctx @returns {Message} */
function where(ctx) {
  const { turn, players } = viewOf(ctx);
  const season = ctx.seat === null ? undefined : players[ctx.seat]?.season;
  return season && !ctx.over
    ? { id: "living_forest_duel-ui-where", args: { n: turn, season } }
    : { id: "living_forest_duel-ui-where-watching", args: { n: turn } };
}

/** Everything lies on the table: there are no hands. */
const Hand = () => null;

/** @param {Ctx} ctx @param {unknown} card @returns {string[]} where an animal lies now */
function lying(ctx, card) {
  const { recruits, line, players } = viewOf(ctx);
  const animals = [...recruits, ...line, ...players.flatMap((player) => player.line)];
  return animals.flatMap((animal) => (animal && animal.card === card ? [animal.ref] : []));
}

/** @param {GameEvent} event @param {Ctx} ctx @returns {About} */
function about({ id, args }, ctx) {
  const { seat, card, element, cell, clearing } = args;
  const refs = lying(ctx, card);
  if (typeof cell === "string") refs.push(`cell:${seat}:${cell}`);
  else if (typeof element === "string") refs.push(`element:${element}`);
  if (typeof clearing === "string") refs.push(`clearing:${clearing}`);
  if (id === "living_forest_duel-event-lost" || id === "living_forest_duel-event-forfeited")
    refs.push(`tokens:${seat}`);
  if (id === "living_forest_duel-event-sanki" || id === "living_forest_duel-event-warded")
    refs.push(`sanki:${seat}`);
  if (id === "living_forest_duel-event-burns" || id === "living_forest_duel-event-resists")
    refs.push(`water:${seat}`);
  if (id === "living_forest_duel-event-fire") refs.push("fire");
  if (id === "living_forest_duel-event-won") refs.push(`goal:${args.victory}`);
  return { refs };
}

/** @param {string | null} ref @param {Ctx} ctx @returns {string | null} */
function option(ref, ctx) {
  const [sort, a = "", b = ""] = (ref ?? "").split(":");
  const kind = ctx.decision?.kind;
  if (sort === "sanki" && Number(a) === ctx.seat) return "sanki";
  if (kind === "play" || kind === "sanki") return sort === "element" ? a : sort === "draw" ? "reveal" : null;
  if (kind === "recruit" && sort === "recruit") return a;
  if (kind === "extinguish" && sort === "clearing") return a;
  if (kind === "tree" && sort === "pile") return a;
  if (kind === "cell" && sort === "cell" && Number(a) === ctx.seat) return b;
  // A clearing card that cannot be reached is further away than the wind carries.
  return kind === "onibi" && sort === "clearing" ? String((running(ctx)?.left ?? 0) + 1) : null;
}

/** @param {Ctx} ctx @returns {string | null} */
function rest(ctx) {
  const { turned, forecast } = viewOf(ctx);
  const pile = plantedFrom(ctx);
  if (pile) return `pile:${pile}`;
  if (turned) return "turned";
  return forecast ? "fire" : null;
}

/** @type {GameModule} */
export default {
  where,
  parts: { Board, Hand, Overview, Sheet },
  explain,
  about,
  option,
  rest,
  scene,
};
