/**
 * Views of this game with their printed parts, and the signs that every part of the table uses.
 */

import { panelOf, powerOf, spiritOf } from "./catalogue.js";

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("./view.gen.js").View} View */
/** @typedef {import("./view.gen.js").Terrain} Terrain */
/** @typedef {import("./view.gen.js").PieceKind} PieceKind */
/** @typedef {import("./view.gen.js").Effect} Effect */
/** @typedef {import("./view.gen.js").ComingRavage} ComingRavage */
/** @typedef {import("./view.gen.js").ComingBuild} ComingBuild */
/** @typedef {import("./view.gen.js").Coming} Coming */
/** @typedef {import("./view.gen.js").Land} Land */
/** @typedef {import("./view.gen.js").Piece} Piece */
/** @typedef {import("./view.gen.js").NoSpirit} NoSpirit */
/** @typedef {import("./view.gen.js").Reached} Reached */
/** @typedef {import("./view.gen.js").PrintedPower} PrintedPower */
/** @typedef {import("./view.gen.js").PrintedSpirit} PrintedSpirit */
/** @typedef {import("./view.gen.js").SpiritNow} SpiritNow */
/** @typedef {import("./view.gen.js").EventNow} EventNow */
/** @typedef {import("./view.gen.js").EventPartNow} EventPart */
/** @typedef {import("./view.gen.js").EventChange} EventChange */
/** @typedef {import("./view.gen.js").Joint} Joint */
/** @typedef {import("./view.gen.js").JointPrice} JointPrice */
/** @typedef {{need: Record<string, number>, missing: Record<string, number>, met: boolean}} Threshold */
/**
 * @typedef {Omit<PrintedPower, "thresholds" | "swift"> & {ref: string, price: number, quick: boolean, used:
 *   boolean,
 *   thresholds: Threshold[], swift: Threshold | null, reaches: Reached[]}} Power
 */
/**
 * @typedef {import("./view.gen.js").GrowthIcon & {ref: string, open: boolean}}
 *   GrowthIcon
 */
/**
 * @typedef {{ref: string, n: number, pick: number, chosen: boolean, opens: string | null, available:
 *   boolean, icons: GrowthIcon[]}} Growth `pick`: how many options of its part are chosen each turn;
 *   `opens`: the track that opens it when it is empty
 */
/**
 * @typedef {import("./view.gen.js").PanelSpace & {covered: boolean, takeable: boolean,
 *   element: string | null}} TrackSlot `element`: the one that was put on it for good
 */
/** @typedef {{line: string, slots: TrackSlot[]}} TrackLine */
/** @typedef {{lines: TrackLine[], nodes: TrackSlot[], edges: string[][]}} Tracks */
/**
 * @typedef {Omit<SpiritNow, "growth" | "innates" | "hand" | "in_play" | "discard"> & {growth: Growth[],
 *   base: string, tracks: Tracks, rules: string[], counters: string[], innates: Power[], hand: Power[],
 *   in_play: Power[], discard: Power[]}} Spirit
 */
/**
 * @typedef {Pick<PrintedSpirit, "id" | "base" | "replaces" | "set" | "icon" | "complexity" | "strengths" |
 *   "rules"> & {growth: (string | null)[], picks: number, tracks: Tracks, innates: Power[], cards: Power[]}}
 *   PrintedPanel a spirit as printed; `growth`: for each option the track that opens it
 */
/**
 * @typedef {Omit<View, "spirits" | "shown"> & {spirits: (Spirit | NoSpirit)[], shown: Power[],
 *   panels: PrintedPanel[]}} IslandView
 */

/** @type {WeakMap<View, IslandView>} */
const whole = new WeakMap();

/** @param {Pick<Ctx, "view">} ctx @returns {IslandView} the view with what is printed on all that it names */
export function viewOf(ctx) {
  const view = /** @type {View} */ (ctx.view);
  const made = whole.get(view) ?? {
    ...view,
    spirits: view.spirits.map((spirit) => (spirit.id === null ? spirit : spiritOf(spirit))),
    shown: view.shown.map((id) => powerOf(id)),
    panels: view.choosable.map(panelOf),
  };
  whole.set(view, made);
  return made;
}

/** @type {Record<Terrain, string>} */
export const TERRAIN_SIGN = {
  jungle: "palm-tree",
  mountain: "mountains",
  sands: "desert",
  wetlands: "reed",
  ocean: "waves",
};

/** Pieces and tokens. @type {Record<string, string>} */
export const KIND_SIGN = {
  explorer: "explorer",
  town: "town",
  city: "city",
  dahan: "hut",
  thief: "thief",
  blight: "blightmark",
  beasts: "paw",
  wilds: "thorny-vine",
  disease: "virus",
  badlands: "earth-crack",
  strife: "crossed-swords",
};

/**
 * @param {Pick<Piece, "kind" | "damage" | "strife" | "face">} piece
 * @returns {{id: string, args: Record<string, string | number>}} what a piece is called
 */
export function pieceName({ kind, damage, strife, face = -1 }) {
  return kind === "thief"
    ? { id: "spirit_island-choice-thief", args: { n: face } }
    : { id: "spirit_island-choice-piece", args: { kind, damage, strife } };
}

/** The tints of tokens that stand for a danger. @type {Record<string, string>} */
export const HAZARD_TINT = {
  beasts: "t-fox",
  wilds: "tree",
  disease: "t-rabbit",
  badlands: "desolate",
};

/** Signs that scenarios lay into lands, by the effect that keeps them. @type {Record<string, string>} */
export const MARKER_SIGN = {
  warding: "rune-stone",
  flame: "wildfires",
  hidden_marker: "scroll-unfurled",
};

/** @param {Land[]} lands @returns {[string, number][]} markers on the island by kind */
export function markerSums(lands) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { markers = {} } of lands)
    for (const [kind, n] of Object.entries(markers)) sums.set(kind, (sums.get(kind) ?? 0) + n);
  return [...sums];
}

/** @type {Record<string, string>} */
export const ELEMENT_SIGN = {
  sun: "sun",
  moon: "moon",
  fire: "flame",
  air: "feather",
  water: "water-drop",
  earth: "stone-pile",
  plant: "sprout",
  animal: "paw-print",
  any: "star-swirl",
};

/** @type {Record<"ravage" | "build" | "explore", string>} */
export const ACTION_SIGN = { ravage: "claw-slashes", build: "hammer-nails", explore: "compass" };
