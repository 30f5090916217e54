/** The board event by event: as it was, carried on to how it is. */

import { spaceRef } from "./view.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").SylvionView} SylvionView */
/**
 * @typedef {{cards: Readonly<Record<string, string>>, pawn: string | null, bloom: number, desolated: number}}
 *   Scene
 */
/** @typedef {{space: string, icon: string, n: number | null}} Sign a fight or harm, drawn over a space */
/**
 * @typedef {{scene: Scene, sign: Sign | null, strikes: {from: string, to: string} | null, acts:
 *   string | null}} Data `strikes`: who fights whom; `acts`: the space whose card has its turn
 */
/** @typedef {{event: GameEvent, ms: number, data: Data}} Still */

const TIMES = { revealed: 280, resolves: 640, blazed: 420, moves: 420 };
const ANY = 420;
const CLASH = 620;
const RESULT = 260;
const TOGETHER = ["moves", "blazed", "washed-away", "soothed"];
const FIGHTS = ["holds", "falls", "both", "shields", "geyser"];

/** @param {SylvionView} view @returns {Scene} */
export function sceneOf({ cells, stacks, pawn, edges }) {
  /** @type {Record<string, string>} */
  const cards = {};
  for (const { cell, card } of cells) if (card) cards[cell] = card;
  for (const { row, shown } of stacks) if (shown) cards[`stack-${row}`] = shown.card;
  return { cards, pawn, bloom: edges.bloom, desolated: edges.desolated };
}

/** @param {Scene} scene @param {Record<string, string | null>} changes @returns {Scene} */
function laid(scene, changes) {
  const cards = { ...scene.cards };
  for (const [space, card] of Object.entries(changes)) {
    if (card === null) delete cards[space];
    else cards[space] = card;
  }
  return { ...scene, cards };
}

/** @param {Scene} scene @param {string} from @param {string} to */
function moved(scene, from, to) {
  const card = scene.cards[from];
  const after = laid(scene, card === undefined ? {} : { [from]: null, [to]: card });
  return scene.pawn === from ? { ...after, pawn: to } : after;
}

/**
 * @param {Scene} scene
 * @param {number} n edges that wither (less than 0: that bloom again)
 * @returns {Scene}
 */
function withered(scene, n) {
  const lost = Math.min(n, scene.bloom);
  return { ...scene, bloom: scene.bloom - lost, desolated: scene.desolated + lost };
}

/**
 * @type {Record<string, (scene: Scene, args: Record<string, any>) => Scene>} how each event changes the board
 */
const CHANGES = {
  revealed: (s, { row, card }) => laid(s, { [`stack-${row}`]: card }),
  pawn: (s, { row }) => ({ ...s, pawn: `stack-${row}` }),
  pricked: (s, { row }) => laid(s, { [`stack-${row}`]: null }),
  resolves: (s) => s,
  blazed: (s, { cell, n }) => laid(s, { [cell]: `blazing_${n}` }),
  moves: (s, { start, cell }) => moved(s, start, cell),
  holds: (s, { start }) => laid(s, { [start]: null }),
  falls: (s, { start, cell }) => moved(s, start, cell),
  both: (s, { start, cell }) => laid(s, { [start]: null, [cell]: null }),
  shields: (s, { start, cell }) => ({ ...moved(s, start, cell), pawn: null }),
  geyser: (s, { start, cell }) => laid(s, { [start]: null, [cell]: null }),
  burns: (s, { start, n }) => withered(laid(s, { [start]: null }), Number(n)),
  unseated: (s) => ({ ...s, pawn: null }),
  destroyed: (s, { cell }) => laid(s, { [cell]: null }),
  "laid-down": (s, { card, cell }) => laid(s, { [cell]: card }),
  "blown-back": (s, { cell }) => laid(s, { [cell]: null }),
  stoned: (s, { cell }) => laid(s, { [cell]: null }),
  "stoned-edge": (s) => withered(s, 1),
  "washed-away": (s, { cell }) => laid(s, { [cell]: null }),
  erupted: (s, { cell }) => laid(s, { [cell]: null }),
  restored: (s, { n }) => withered(s, -Number(n)),
};

/** @param {GameEvent} event */
const sortOf = ({ id }) => id.replace("sylvion-event-", "");

/** @param {string} sort @param {GameEvent} event @returns {Sign | null} */
function signOf(sort, { args }) {
  if (FIGHTS.includes(sort)) return { space: String(args.cell), icon: "crossed-swords", n: null };
  if (sort === "burns") return { space: "forest", icon: "claw-slashes", n: Number(args.n) };
  if (sort === "stoned-edge") return { space: "forest", icon: "falling-rocks", n: 1 };
  if (sort === "stoned") return { space: String(args.cell), icon: "falling-rocks", n: null };
  return null;
}

/** @param {string} sort @param {GameEvent} event @returns {string | null} */
function acting(sort, { args }) {
  if (sort === "revealed" || sort === "resolves") return `stack-${args.row}`;
  return sort === "laid-down" ? String(args.cell) : null;
}

/** @param {SylvionView} view @param {readonly GameEvent[]} events @returns {Still[]} */
export function stills(view, events) {
  /** @type {Still[]} */
  const all = [];
  let scene = sceneOf(view);
  let last = "";
  let spent = "";
  for (const event of events) {
    const sort = sortOf(event);
    const change = CHANGES[sort];
    if (!change) continue;
    if (spent && sort !== "laid-down") scene = laid(scene, { [spent]: null });
    spent = sort === "resolves" ? `stack-${event.args.row}` : "";
    const before = scene;
    scene = change(scene, event.args);
    if (sort === "laid-down") scene = laid(scene, { [`stack-${event.args.row}`]: null });
    const { start, cell } = event.args;
    const sign = signOf(sort, event);
    const previous = all.at(-1);
    if (previous && last === sort && TOGETHER.includes(sort)) {
      previous.data.scene = scene;
    } else if (start !== undefined && sign) {
      const strikes = { from: String(start), to: String(cell) };
      all.push({ event, ms: CLASH, data: { scene: before, sign, strikes, acts: null } });
      all.push({ event, ms: RESULT, data: { scene, sign: null, strikes: null, acts: null } });
    } else {
      const ms = TIMES[/** @type {keyof typeof TIMES} */ (sort)] ?? ANY;
      all.push({ event, ms, data: { scene, sign, strikes: null, acts: acting(sort, event) } });
    }
    last = sort;
  }
  return all;
}

/**
 * Return the labels of a card while a still is drawn: the card it strikes, and whether it has its turn.
 * @param {Data | null} still @param {string} space
 */
export function doings(still, space) {
  const { strikes, acts } = still ?? {};
  const goal = strikes?.from === space ? spaceRef(strikes.to) : undefined;
  return {
    "data-strikes": goal,
    "data-through": goal === "forest" || undefined,
    "data-says": acts === space ? "acts" : undefined,
  };
}
