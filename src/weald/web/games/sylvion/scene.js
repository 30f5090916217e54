/** A turn of Ravage as a scene: what is revealed, each support, each fight, the movement. */

import { turnScenes } from "../../js/table/scene_turns.js";
import { stills } from "./stills.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../../js/types.js").SceneBeat} SceneBeat */
/** @typedef {import("./view.js").Ctx} Ctx */

const FIGHTS = ["holds", "falls", "both", "shields", "geyser", "burns"];
const SHOWN = ["revealed", "skipped", "resolves", "moves", "assault", ...FIGHTS];
/** More than this many blazes are only counted. */
const MANY = 1;
/** The time that a beat needs beside its words, in milliseconds. @type {Record<string, number>} */
const TIMES = { reveal: 640, support: 640, fight: 880, moved: 420 };

/** @param {GameEvent} event */
const sortOf = ({ id }) => id.replace("sylvion-event-", "");

/** @param {SceneBeat} beat @param {Ctx} ctx */
function caption({ data, events }, ctx) {
  const words = (/** @type {GameEvent[]} */ some) => some.map((event) => ctx.t(event)).join(" ");
  const others = events.filter((event) => sortOf(event) !== "moves");
  if (data.step === "reveal") {
    const turn = events.find((event) => sortOf(event).startsWith("turn"));
    const cards = events.filter((event) => sortOf(event) === "revealed");
    const rest = others.filter((event) => event !== turn && !cards.includes(event));
    const first = ctx.t("sylvion-beat-reveal", {
      turn: Number(turn?.args.turn ?? 0),
      cards: cards.map(({ args }) => ctx.t("sylvion-card", { card: args.card ?? "" })),
    });
    return [first, words(rest)].join(" ").trim();
  }
  const blazed = others.filter((event) => sortOf(event) === "blazed");
  const told = blazed.length > MANY ? others.filter((event) => !blazed.includes(event)) : others;
  const counted = blazed.length > MANY ? ctx.t("sylvion-beat-blazed", { n: blazed.length }) : "";
  const moves = events.filter((event) => sortOf(event) === "moves");
  const start = moves[0]?.n ?? Infinity;
  const moved = data.step === "moved" && moves.length > 0;
  return [
    words(told.filter(({ n }) => n < start)),
    counted,
    moved ? ctx.t("sylvion-beat-moved", { n: moves.length }) : "",
    words(told.filter(({ n }) => n > start)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {SceneBeat[]} marked @returns {SceneBeat[]} nothing that happened without anything to see */
const beats = (marked) => marked.filter(({ events }) => events.length > 0);

/** @type {import("../../js/types.js").SceneModule} */
export const scene = {
  ...turnScenes("sylvion", ["turn", "turn-of", "assault"], SHOWN),
  beats,
  caption,
  stills,
  ms: ({ data }) => TIMES[data.step] ?? 420,
};
