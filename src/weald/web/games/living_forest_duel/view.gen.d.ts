// Made by tools/page_types.py. Do not edit.

import type { Kernel } from "../../js/types.gen.js";
import type { Message } from "../../js/types.js";

export type Element = "sun" | "water" | "plant" | "wind";
export type ActionName = "recruit" | "extinguish" | "plant" | "onibi";
export type Bonus = "recruit" | "extinguish" | "plant" | "sanki";
export type Season = "summer" | "winter";
export type Goal = "fire" | "block" | "line" | "onibi";
export type Edge = "north" | "east" | "south" | "west";
/** The print on an animal; `elements` by name. */
export interface Animal {
  card: string;
  season: Season | null;
  symbol: "solitary" | "gregarious" | null;
  cost: number | null;
  elements: { [name: string]: number };
}
/** An animal somewhere on the table. */
export interface LyingAnimal {
  card: string;
  season: Season | null;
  symbol: "solitary" | "gregarious" | null;
  cost: number | null;
  elements: { [name: string]: number };
  ref: string;
}
/** An animal of the recruitment line; `place` from 1. */
export interface Recruit {
  card: string;
  season: Season | null;
  symbol: "solitary" | "gregarious" | null;
  cost: number | null;
  elements: { [name: string]: number };
  ref: string;
  place: number;
}
/** An element of a card on the common line: its number, whether it is used up, whose token it carries. */
export interface Plank {
  n: number;
  used: boolean;
  token: number | null;
}
/** An animal of the common line; `place` from 1, `planks` by element. */
export interface Helper {
  card: string;
  season: Season | null;
  symbol: "solitary" | "gregarious" | null;
  cost: number | null;
  elements: { [name: string]: number };
  ref: string;
  place: number;
  planks: { [name: string]: Plank };
}
/** Return the print of a tree. */
export interface Tree {
  tree: string;
  element: Element | null;
  cost: number | null;
  bonus: Bonus | null;
  river: Edge[];
}
/** A tree of a forest; x east and y south of the lake, `over`: the trees it covers. */
export interface Planted {
  tree: string;
  element: Element | null;
  cost: number | null;
  bonus: Bonus | null;
  river: Edge[];
  cell: string;
  ref: string;
  x: number;
  y: number;
  over: string[];
}
/** A cell where a tree may grow, with the bonuses it would trigger. */
export interface Place {
  cell: string;
  ref: string;
  bonuses: number;
  bonus: Bonus | null;
  covers: string | null;
}
/** A card of the clearing; `place` from 1. */
export interface Clearing {
  clearing: string;
  ref: string;
  place: number;
  value: number;
  bonus: Bonus;
  fire: boolean;
  onibi: boolean;
  burning: boolean;
}
/** Something that can be bought; `bonus` and `out` only where Onibi moves. */
export interface Target {
  ref: string;
  cost: number;
  bonus?: Bonus;
  out?: "none" | "given" | "returned" | "wins";
}
/** A seat's sum of an element with its parts, and what it could buy. */
export interface Share {
  total: number;
  line: number;
  trees: number;
  terms: [Message, number][];
  allowed: boolean;
  blocked: Message | null;
  buys: Target[];
}
/** Return the rest of an element on the common line, and each seat's use for it. */
export interface ElementRow {
  element: Element;
  ref: string;
  action: ActionName;
  common: number;
  seats: Share[];
}
/** An action that runs: its value and what is left of it. */
export interface Action {
  action: ActionName;
  element: Element;
  value: number;
  left: number;
  bonus: boolean;
  used: Element[];
}
/** A pile of trees; `places`: by seat, where its top may grow. */
export interface TreePile {
  pile: Element;
  ref: string;
  left: number;
  kinds: string[];
  top: Tree | null;
  places: Place[][];
}
/** Progress towards a goal. */
export interface Count {
  have: number;
  need: number;
  missing: number;
}
/** The goal of the recruitment line, with what the missing recruits cost. */
export interface LineCount {
  have: number;
  need: number;
  missing: number;
  cost: number;
}
/** The goal of the block, with the missing cells. */
export interface BlockCount {
  have: number;
  need: number;
  missing: number;
  cells: string[];
}
/** The goal of Onibi: steps and exits that are missing. */
export interface OnibiCount {
  missing: number;
  exits: number;
}
/** A seat's progress towards each victory. */
export interface Goals {
  fire: Count;
  line: LineCount;
  block: BlockCount;
  onibi: OnibiCount;
}
/** The symbols that count for a seat; `next_loss`: how many more solitary ones cost a token. */
export interface Solitary {
  solitary: number;
  gregarious: number;
  net: number;
  levels: number[];
  next_loss: number | null;
}
/** A seat's action tokens. */
export interface Tokens {
  left: number;
  used: number;
  lost: number;
}
/** A pile: its cards in the order of the box, not of the pile. */
export interface Cards {
  cards: number;
  kinds: string[];
}
/** A personal pile; `bottom`: the cards laid under it face up, the bottom one first. */
export interface Pack {
  cards: number;
  kinds: string[];
  bottom: string[];
}
/** The extent of a forest. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** A seat's forest. */
export interface Forest {
  trees: Planted[];
  box: Box;
}
/** A seat's side. */
export interface Player {
  seat: number;
  season: Season;
  tokens: Tokens;
  solitary: Solitary;
  sanki: number;
  onibi_card: boolean;
  fires: number;
  varans: number;
  line: LyingAnimal[];
  pack: Pack;
  forest: Forest;
  goals: Goals;
}
/** Whether a seat's water resists the fire, and the varans it gets otherwise. */
export interface Stand {
  water: number;
  common: number;
  line: number;
  trees: number;
  resists: boolean;
  varans: number;
}
/** Results of ending the turn now. */
export interface TurnEnd {
  value: number;
  cards: number;
  seats: Stand[];
  kindled: string[];
}
/** Results of revealing one card; by seat, tokens lost and net solitary symbols. */
export interface Outcome {
  card: string;
  n: number;
  place: "common" | "summer" | "winter";
  lost: number[];
  net: number[];
}
/** The next reveal; `risk`: by seat, how many of the cards cost it a token. */
export interface Reveal {
  cards: number;
  reshuffled: boolean;
  risk: number[];
  outcomes: Outcome[];
}
/** Results of the next steps. */
export interface Forecast {
  end: TurnEnd;
  reveal: Reveal;
}
/** Onibi's clearing, and the seat that has its card. */
export interface Onibi {
  clearing: string;
  card: number | null;
}
/** Tokens that no seat has. */
export interface Reserve {
  fires: number;
  sanki: number;
  onibi: boolean;
}
/** All piles of a game that is over, the next card first. */
export interface OpenPiles {
  pile: string[];
  packs: string[][];
  trees: string[][];
}
/** Everything that all players may know; `open` only once nothing is secret any more. */
export interface View {
  phase: string;
  turn: number;
  active: number | null;
  winner: number | null;
  victory: Goal | null;
  turned: Animal | null;
  clearing: Clearing[];
  onibi: Onibi;
  reserve: Reserve;
  recruits: (Recruit | null)[];
  line: Helper[];
  elements: ElementRow[];
  actions: Action[];
  trees: TreePile[];
  players: Player[];
  pile: Cards;
  discard: Cards;
  dangers: Kernel.Danger[];
  forecast: Forecast | null;
  open?: OpenPiles;
}
