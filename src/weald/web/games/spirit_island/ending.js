/** The end of an island: its story from the log, and the island as it lies. */

import { html } from "../../js/core/preact.js";
import { spiritIcon } from "./catalogue.js";
import { bestTilt, islandOf } from "./map/layout.js";
import { viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("../../js/types.gen.js").Service.StoryPoint} Point */
/** @typedef {import("../../js/types.js").StoryLine} StoryLine */
/**
 * @typedef {{turn: number, blight: string[], dahan: number, fallen: Record<string, number>, terror: number,
 *   card: string}} Turn what happened in a turn: lands blighted, dahan lost, invaders destroyed
 */

const EVENT = "spirit_island-event-";
const STORY = "learn-story-spirit_island-";
/** Invaders with what it is worth to destroy one. */
const WORTH = /** @type {[string, number][]} */ ([
  ["city", 3],
  ["town", 2],
  ["explorer", 1],
]);
const ROMAN = ["", "I", "II", "III"];

/** @param {Ctx} ctx @returns {Turn[]} */
function turnsOf(ctx) {
  /** @type {Turn[]} */
  const turns = [];
  for (const { id, args } of ctx.snapshot.events) {
    const sort = id.startsWith(EVENT) ? id.slice(EVENT.length) : "";
    if (sort === "phase" && Number(args.turn) > turns.length)
      turns.push({ turn: Number(args.turn), blight: [], dahan: 0, fallen: {}, terror: 0, card: "" });
    const now = turns.at(-1);
    if (!now) continue;
    if (sort === "blight") now.blight.push(String(args.land));
    else if (sort === "destroyed" && args.kind === "dahan") now.dahan += 1;
    else if (sort === "destroyed") now.fallen[String(args.kind)] = (now.fallen[String(args.kind)] ?? 0) + 1;
    else if (sort === "terror") now.terror = Number(args.level);
    else if (sort === "blighted-island") now.card = String(args.id);
  }
  return turns;
}

/** @param {Turn} turn */
const strength = ({ fallen }) => WORTH.reduce((sum, [kind, worth]) => sum + worth * (fallen[kind] ?? 0), 0);

/** @param {Turn} turn */
const harm = ({ blight, dahan }) => 3 * blight.length + dahan;

/** @param {Turn[]} turns @param {(turn: Turn) => number} worth @returns {Turn | undefined} */
function most(turns, worth) {
  const best = Math.max(0, ...turns.map(worth));
  return best > 0 ? turns.find((turn) => worth(turn) === best) : undefined;
}

/** @param {Turn} turn @param {Ctx} ctx @returns {string} */
function lost({ blight, dahan }, ctx) {
  return ctx.t(`${STORY}lost`, { lands: [...new Set(blight)], n: blight.length, dahan });
}

/** @param {Turn} turn @param {Ctx} ctx @returns {string} */
function gained({ fallen }, ctx) {
  const what = WORTH.filter(([kind]) => fallen[kind]).map(([kind]) =>
    ctx.t("spirit_island-beat-pieces", { kind, n: fallen[kind] ?? 0 }),
  );
  return ctx.t(`${STORY}gained`, { what });
}

/**
 * @param {Ctx} ctx @param {Point[]} points
 * @returns {StoryLine[]} the beginning, at most two turns that mattered, the end
 */
export function story(ctx, points) {
  const turns = turnsOf(ctx);
  const last = turns.at(-1);
  const [begin, end] = [points[0], points.at(-1)];
  if (!last || !begin || !end || !ctx.snapshot.result) return [];
  const won = ctx.snapshot.result.winners.length > 0;
  const first = Math.max(1, Math.floor(turns.length / 3));
  const at = (/** @type {number} */ turn) => points.find((point) => point.turn === turn)?.at ?? 0;
  const then = points[first] ?? end;
  const early = turns.slice(0, first).flatMap(({ blight }) => blight).length;
  const [from, to] = [begin, then].map(({ values }) => values.invaders ?? 0);
  const grows = (to ?? 0) > (from ?? 0) ? "yes" : "no";
  const opening = ctx.t(`${STORY}begin`, { n: early, from: from ?? 0, to: to ?? 0, grows });
  /** @type {Map<Turn, string[]>} */
  const told = new Map();
  const tell = (/** @type {Turn | undefined} */ turn, /** @type {(turn: Turn) => string} */ words) => {
    if (!turn || (told.size === 2 && !told.has(turn))) return;
    told.set(turn, [...(told.get(turn) ?? []), words(turn)]);
  };
  tell(
    turns.find(({ card }) => card),
    ({ card }) => ctx.t(`${STORY}blighted`, { name: ctx.t(`spirit_island-name-${card}`) }),
  );
  tell(most(turns, won ? strength : harm), (turn) => (won ? gained : lost)(turn, ctx));
  tell(
    turns.findLast(({ terror }) => terror > 0 && terror < 4),
    ({ terror }) => ctx.t(`${STORY}terror`, { level: ROMAN[terror] ?? "" }),
  );
  tell(most(turns, won ? harm : strength), (turn) => (won ? lost : gained)(turn, ctx));
  const middle = [...told].sort(([one], [other]) => one.turn - other.turn);
  return [
    { from: 1, to: first, at: begin.at, text: opening },
    ...middle.map(([{ turn }, words]) => ({ from: turn, to: turn, at: at(turn), text: words.join(" ") })),
    { from: last.turn, to: last.turn, at: end.at, text: ctx.t(ctx.snapshot.result.reason) },
  ];
}

/** Room around the island, and the size of a mark on it, in units of the map. */
const MARGIN = 24;
const MARK = 50;
const SIGNS = [
  ["city", "city"],
  ["town", "town"],
];

/**
 * @param {import("./view.js").Land} land @param {Ctx} ctx
 * @returns {{icon: string, fill: string, ink: string}[]}
 */
function marksOf({ pieces, tokens, presence }, ctx) {
  const spirit = viewOf(ctx).spirits.find(({ seat }) => seat === presence[0]?.seat);
  const held = SIGNS.filter(([kind]) => pieces.some((piece) => piece.kind === kind));
  const blight = tokens.blight ? [{ icon: "blightmark", fill: "--blight", ink: "--on-blight" }] : [];
  return [
    ...held.map(([, icon]) => ({ icon: icon ?? "", fill: "--paper", ink: "--ink" })),
    ...blight,
    ...(spirit && spirit.id !== null
      ? [{ icon: spiritIcon(spirit.id), fill: `--seat-${spirit.seat % 6}`, ink: "--paper" }]
      : []),
  ].slice(0, 3);
}

/** @param {{ctx: Ctx}} props the island as it lies */
export function Picture({ ctx }) {
  const { boards, layout, lands } = viewOf(ctx);
  const terrains = new Map(lands.map(({ id, terrain }) => [id, terrain]));
  const tilt = bestTilt(boards, layout, { w: 2, h: 1 });
  const {
    box,
    borders,
    twins,
    coast,
    seams,
    lands: shapes,
  } = islandOf(boards, layout, tilt, (id) => terrains.get(id));
  const view = [box.x - MARGIN, box.y - MARGIN, box.w + 2 * MARGIN, box.h + 2 * MARGIN].join(" ");
  return html`<svg class="end-island grow ink slim" viewBox=${view} aria-hidden="true">
    ${lands.map(
      ({ id, terrain }) => html`<path key=${id} d=${shapes.get(id)?.d} fill=${`var(--${terrain})`} />`,
    )}
    <path class="lines" d=${borders + twins + coast + seams} />
    ${lands.map((land) => {
      const [x, y] = shapes.get(land.id)?.middle ?? [0, 0];
      const marks = marksOf(land, ctx);
      return marks.map(({ icon, fill, ink }, i) => {
        const left = x + (i - (marks.length - 1) / 2) * 2 * MARK;
        return html`<g key=${`${land.id} ${icon}`} color=${`var(${ink})`}>
          <circle cx=${left} cy=${y} r=${MARK - 2} fill=${`var(${fill})`} />
          <use href=${`#i-${icon}`} x=${left - 32} y=${y - 32} width="64" height="64" /></g>`;
      });
    })}</svg>`;
}
