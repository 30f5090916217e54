// Made by tools/page_types.py. Do not edit.

import type { Kernel } from "../../js/types.gen.js";
import type { Message } from "../../js/types.js";

export type Kind = "fountain" | "tree" | "animal" | "betrayal" | "feat" | "elemental" | "support" | "element";
export type Mode = "introductory" | "advanced";
export type Edition = "de" | "fr";
export type Talk = "open" | "silence";
export type Numbers = { [name: string]: number };
/** The print on a card of the clearing or of a stack. */
export interface Face {
  card: string;
  kind: Kind;
  strength: number | null;
  vitality: number | null;
  marked?: boolean;
}
/** A space of the clearing; row and column from 1, strength and vitality only where a card lies. */
export interface Cell {
  cell: string;
  ref: string;
  row: number;
  col: number;
  card: string | null;
  kind: Kind | null;
  strength?: number | null;
  vitality?: number | null;
  marked?: boolean;
  pawn: boolean;
}
/** A card revealed on a stack; supports have a letter. */
export interface Revealed {
  card: string;
  kind: Kind;
  strength: number | null;
  vitality: number | null;
  marked?: boolean;
  letter: string | null;
}
/** A card of a stack that has been looked at. */
export interface KnownCard {
  card: string;
  kind: Kind;
  strength: number | null;
  vitality: number | null;
  marked?: boolean;
  letter: string | null;
  ref: string;
}
/** A Ravage stack: what is revealed on it, when that is resolved, and the tops that are known. */
export interface Stack {
  row: number;
  ref: string;
  count: number;
  shown: Revealed | null;
  order: number | null;
  pawn: boolean;
  known: KnownCard[];
}
/** An obstacle that an elemental meets on its way. */
export interface Fight {
  cell: string;
  card: string;
  against: number;
  end: "holds" | "falls" | "both" | "shields" | "geyser";
}
/** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
export interface Move {
  from: string;
  to: string;
  row: number;
  foe: string;
  strength: number;
  blazes: boolean;
  steps: number;
  fights: Fight[];
  damage: number;
  end: "stands" | "destroyed" | "forest";
}
/** A support that will be resolved. */
export interface Support {
  order: number;
  card: string;
  letter: string;
  row: number;
}
/** The next movement or the Final Assault; `unknown`: cards that no player has seen. */
export interface Forecast {
  kind: "movement" | "assault";
  unknown: number;
  supports: Support[];
  moves: Move[];
  falls: string[];
  damage: number;
  lost: boolean;
  end: string;
  bloom: number;
  desolated: number;
  restored: number;
}
/** The final count. */
export interface Count {
  restored: number;
  desolated: number;
  wins: boolean;
}
/** The final count after a Final Assault. */
export interface CountAfter {
  restored: number;
  desolated: number;
  wins: boolean;
  damage: number;
}
/** Return the final count as it stands, and as it would be after a Final Assault now. */
export interface BothCounts {
  now: Count;
  assault: CountAfter | null;
}
/** Cards that are alike, in a hand or a column. */
export interface Cards {
  card: string;
  kind: Kind;
  n: number;
  cost: number | null;
  strength: number | null;
  vitality: number | null;
}
/** A kind of card in the own hand: whether it can be played now or why not, and who would pay. */
export interface Held {
  card: string;
  kind: Kind;
  n: number;
  cost: number | null;
  strength: number | null;
  vitality: number | null;
  ref: string;
  playable: boolean;
  refused: Message | null;
  pays: string[];
}
/** A feat beside the deck. */
export interface Feat {
  card: string;
  ref: string;
  playable: boolean;
  refused: Message | null;
}
/** The card being played, what is due, and a suggestion how to pay. */
export interface Playing {
  card: string;
  kind: Kind;
  cell: string | null;
  due: number;
  payer: number;
  points: number;
  pays: string[];
}
/** The deck by card and by kind, together with the hands that cannot be seen. */
export interface Defenders {
  cards: Numbers;
  kinds: Numbers;
  n: number;
}
/** A column of the Mobilization; `column` from 1. */
export interface Column {
  column: number;
  ref: string;
  cards: Cards[];
}
/** Return the columns, what is left to summon and to desert, and the deck so far. */
export interface Mobilization {
  round: number;
  rounds: number;
  columns: Column[];
  pool: number;
  pool_cards: Numbers;
  edges: number;
  edges_left: Numbers;
  deserted: number[];
  recruited: Numbers;
  kinds: Numbers;
  n: number;
}
/** The forest edge. */
export interface Edges {
  bloom: number;
  desolated: number;
  of: number;
}
/** Return the open cards of the table. */
export interface OpenPart {
  mode: Mode;
  edition: Edition;
  expansions: string[];
  talk: Talk | null;
  open_hands: boolean;
  draws: number;
  phase: string;
  step: number | null;
  turn: number;
  turns: number;
  left: number;
  last: boolean;
  active: number;
  payer: number;
  edges: Edges;
  cells: Cell[];
  stacks: Stack[];
  pawn: string | null;
  points: number;
  barrage: boolean;
  forecast: Forecast | null;
  dangers: Kernel.Danger[];
  count: BothCounts | null;
  deck: number;
  discard: string[];
  removed: string[];
  removed_unseen: number;
  burnt: string[];
  ravage_left: Numbers;
  mobilization: Mobilization | null;
  end: string | null;
}
/** Hands, what can be done with them, and what is known of the deck; hidden hands are null. */
export interface PrivatePart {
  hand: Held[] | null;
  hands: (Cards[] | null)[];
  hand_sizes: number[];
  feats: Feat[];
  playing: Playing | null;
  defenders: Defenders;
  deck_top: string[];
}
/** Everything a seat may know. */
export interface View {
  mode: Mode;
  edition: Edition;
  expansions: string[];
  talk: Talk | null;
  open_hands: boolean;
  draws: number;
  phase: string;
  step: number | null;
  turn: number;
  turns: number;
  left: number;
  last: boolean;
  active: number;
  payer: number;
  edges: Edges;
  cells: Cell[];
  stacks: Stack[];
  pawn: string | null;
  points: number;
  barrage: boolean;
  forecast: Forecast | null;
  dangers: Kernel.Danger[];
  count: BothCounts | null;
  deck: number;
  discard: string[];
  removed: string[];
  removed_unseen: number;
  burnt: string[];
  ravage_left: Numbers;
  mobilization: Mobilization | null;
  end: string | null;
  hand: Held[] | null;
  hands: (Cards[] | null)[];
  hand_sizes: number[];
  feats: Feat[];
  playing: Playing | null;
  defenders: Defenders;
  deck_top: string[];
}
