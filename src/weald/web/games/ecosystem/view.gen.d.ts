// Made by tools/page_types.py. Do not edit.

import type { Message } from "../../js/types.js";

export type Kind = "stream" | "meadow" | "bear" | "fox" | "deer" | "wolf" | "trout" | "bee" | "eagle" | "dragonfly" | "rabbit";
export type Mode = "draft" | "duel" | "solo";
export type Phase = "deal" | "pick" | "place" | "swap" | "give" | "over";
export type Score = { [name: string]: number };
/** A card of a grid with what it scores by itself; `points` null: it scores together with others. */
export interface Placed {
  cell: string;
  row: number;
  col: number;
  card: Kind;
  points: number | null;
  why: [Message, number][];
}
/** A stream or a meadow; the largest stream carries its rank. */
export interface Area {
  card: "stream" | "meadow";
  cells: string[];
  points: number;
  rank: number | null;
  largest: boolean;
}
/** Some rows and columns of the field. */
export interface Box {
  top: number;
  left: number;
  rows: number;
  cols: number;
}
/** Space into which a grid can still grow; `box` is what it covers now. */
export interface Window {
  top: number;
  left: number;
  rows: number;
  cols: number;
  fixed: boolean;
  box: Box;
}
/** A seat's grid; `hand` is the number of its cards. */
export interface Player {
  seat: number;
  hand: number;
  placing: Kind | null;
  window: Window;
  lifted: string | null;
  areas: Area[];
  cards: Placed[];
  score: Score;
}
/** A card that the neutral hand has received. */
export interface Received {
  card: Kind;
}
/** The third hand of a game for two: only its streams and wolves matter. */
export interface NeutralHand {
  name: "neutral";
  hand: number;
  cards: Received[];
  score: null;
  targets: null;
  streams: number;
  wolves: number;
}
/** The opponent of the solo game, with his grid and the leads to reach by level. */
export interface Alban {
  name: "alban";
  hand: number;
  cards: Placed[];
  score: Score;
  targets: Score;
  streams: number;
  wolves: number;
}
/** Everything a seat may know; `hands` only once nothing is secret any more. */
export interface View {
  mode: Mode;
  phase: Phase;
  round: number;
  turn: number;
  turns: number;
  passes: "left" | "right" | null;
  next_seat: number | null;
  deck: number;
  hand: Kind[] | null;
  placing: Kind | null;
  players: Player[];
  rival: NeutralHand | Alban | null;
  hands?: Kind[][];
}
