/** What the engine shows of this game, typed, and the signs that every part of the table uses. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {"jungle" | "mountain" | "sands" | "wetlands" | "ocean"} Terrain */
/** @typedef {"explorer" | "town" | "city" | "dahan"} PieceKind */
/** @typedef {{ref: string, kind: PieceKind, damage: number, strife: number, health: number, n: number}} Piece */
/** @typedef {{seat: number, n: number, sacred: boolean}} Presence */
/** @typedef {{kind: string, args: (string | number)[], until: "turn" | "game", source: string, land: string | null, seat: number | null, text: Message}} Effect */
/**
 * @typedef {{card: string, stopped: boolean, damage?: number, defend?: number, blight?: number, dahan_lost?: number, dahan_hurt?: number,
 *   counter?: number, destroyed?: Partial<Record<PieceKind, number>>}} ComingRavage
 */
/** @typedef {{card: string, stopped: boolean, kind?: PieceKind | null}} ComingBuild */
/** @typedef {{explore?: boolean, ravage?: ComingRavage[], build?: ComingBuild[]}} Coming */
/**
 * @typedef {{id: string, board: string, number: number, terrain: Terrain, coastal: boolean, in_play: boolean, pieces: Piece[],
 *   tokens: Record<string, number>, presence: Presence[], defend: number, isolated: boolean, effects: Effect[], coming: Coming}} Land
 */
/** @typedef {{need: Record<string, number>, missing: Record<string, number>, met: boolean}} Threshold */
/**
 * @typedef {{ref: string, id: string, deck: "minor" | "major" | "unique" | "innate", cost: number, price: number, fast: boolean,
 *   quick: boolean, elements: string[], target: string, needs: string[], used: boolean,
 *   range: {n: number, from: "presence" | "sacred_site", terrain: Terrain | null, far: number | null} | null,
 *   thresholds: Threshold[], swift: Threshold | null, reaches: {id: string, n: number, of: number}[]}} Power
 */
/** @typedef {{ref: string, id: string, n: number | null, where: string | null, open: boolean}} GrowthIcon */
/** @typedef {{ref: string, n: number, chosen: boolean, icons: GrowthIcon[]}} Growth */
/** @typedef {{word: string, number: number | null, elements: string[], reclaim: boolean, covered: boolean}} TrackSlot */
/**
 * @typedef {{seat: number, id: string, ready: boolean, energy: number, income: number, plays: number, played_cards: number,
 *   elements: Record<string, number>, destroyed: number, grown: boolean, growth: Growth[],
 *   tracks: {energy: TrackSlot[], cards: TrackSlot[]}, rules: string[], innates: Power[], hand: Power[], in_play: Power[],
 *   discard: Power[], forgotten: string[]}} Spirit
 */
/** @typedef {{seat: number, id: null}} NoSpirit before its player has chosen */
/**
 * @typedef {{id: string, complexity: "low" | "moderate" | "high", growth: number, tracks: {energy: TrackSlot[], cards: TrackSlot[]}, rules: string[], innates: Power[],
 *   cards: Power[]}} PrintedPanel a spirit that can still be chosen
 */
/**
 * @typedef {{deck: number[], next: {stage: number | null, possible: string[]}, explore: string[], build: string[], ravage: string[],
 *   high_build: string[], discard: string[], acting: {action: "ravage" | "build" | "explore", card: string} | null}} Invaders
 */
/**
 * @typedef {{markers: number, pool: number, deck: number[], earned: (string | null)[], seen: {place: number, id: string}[],
 *   resolved: string[]}} Fear
 */
/**
 * @typedef {{phase: "setup" | "spirit" | "fast" | "invader" | "slow" | "time" | "over", turn: number, difficulty: number,
 *   outcome: "victory" | "defeat" | "sacrifice" | null, adversary: {id: string, level: number, titles: string[]} | null,
 *   scenario: {id: string} | null, layout: string, boards: {board: string, slot: number, seat: number}[], oceans: number[],
 *   terror: number, fear: Fear, blight: {left: number, with_card: boolean, flipped: boolean, card: string | null},
 *   invaders: Invaders, lands: Land[], spirits: (Spirit | NoSpirit)[], shown: Power[], effects: Effect[], choosable: string[],
 *   panels: PrintedPanel[], counters: Record<string, number>}} IslandView
 */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {IslandView} */ (ctx.view);

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
  blight: "blightmark",
  beasts: "paw",
  wilds: "thorny-vine",
  disease: "virus",
  badlands: "earth-crack",
  vitality: "vine-leaf",
  strife: "crossed-swords",
};

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

/** @type {Record<string, string>} */
export const SPIRIT_SIGN = {
  river_surges: "river",
  vital_strength: "stone-stack",
  lightning: "lightning-trio",
  shadows: "evil-eyes",
  rampant_green: "vine-leaf",
  thunderspeaker: "totem",
  bringer: "dream-catcher",
  ocean: "big-wave",
};

/** @type {Record<"ravage" | "build" | "explore", string>} */
export const ACTION_SIGN = { ravage: "claw-slashes", build: "hammer-nails", explore: "compass" };
