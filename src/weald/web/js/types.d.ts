// What travels between server, shell and games. Values are plain JSON; words are always message ids.

import type { VNode } from "../vendor/preact.js";
import type { Signal } from "../vendor/signals.js";

export type Arg = string | number | null | (string | number)[];
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Term = [Message, number];

export interface Choice {
  id: string;
  ref: string;
  label: Message;
  gain: number | null;
  why: Term[];
}
export interface Decision {
  seat: number;
  mode: "one" | "all" | "any";
  kind: string;
  prompt: Message;
  help: Message | null;
  choices: Choice[];
}
export interface GameEvent {
  n: number;
  id: string;
  args: Record<string, Arg>;
}
/** `guest`: a person elsewhere. `away`: an AI plays for the person it belongs to. `free`: waits for whoever has the invitation. */
export type Kind = "human" | "guest" | "ai";
export interface Sitting {
  name: string;
  kind: Kind;
  level: string | null;
  away: boolean;
  free: boolean;
}
export interface Seat extends Sitting {
  asked: boolean;
  done: boolean;
}
export interface Result {
  winners: number[];
  scores: Record<string, number>[];
  reason: Message;
  taken_back: number;
}
/** Somebody would like to take back `answers` answers; `asked` have to agree, `agreed` have. */
export interface Wish {
  by: number;
  at: number;
  answers: number;
  asked: number[];
  agreed: number[];
}
export interface Snapshot {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  imported: boolean;
  version: number;
  over: boolean;
  result: Result | null;
  seat: number | null;
  mine: number[];
  host: boolean;
  invite: string | null;
  seats: Seat[];
  timer: number | null;
  deadline: number | null;
  wish: Wish | null;
  view: any;
  decisions: Decision[];
  answered: string | null;
  /** `ask`: whose consent would make it possible; null: nobody's */
  undo: { ok: boolean; reason: Message | null; ask: number[] | null };
  events: GameEvent[];
  last: number;
  rewound: boolean;
}
export interface ReplayMoment extends Snapshot {
  at: number;
  of: number;
  marks: number[];
  told: boolean;
}

export interface OptionInfo {
  id: string;
  kind: "choice" | "int" | "bool";
  default: string | number | boolean;
  choices?: (string | number)[];
  min?: number;
  max?: number;
}
export interface GameInfo {
  id: string;
  version: string | number;
  seats: number[];
  bots: string[];
  options: OptionInfo[];
}
export interface TableInfo {
  id: string;
  game: string;
  created: number;
  updated: number;
  over: boolean;
  imported: boolean;
  host: boolean;
  seats: Sitting[];
  waiting: number[];
  mine: number[];
}
export interface NewTable {
  game: string;
  seats: { kind: Kind; name: string; level?: string }[];
  options: Record<string, string | number | boolean>;
  seed: number | null;
  timer: number | null;
}
export interface Invitation {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  over: boolean;
  seats: Sitting[];
  mine: number[];
}
/** What changes a table; `what` is the route that takes it, the rest its body. */
export type Command = { seat: number; expected: number; key: string } & (
  | { what: "answer"; option: string }
  | { what: "undo" }
  | { what: "consent"; agree: boolean }
  | { what: "seat"; kind: Kind; level?: string }
);
type Unsent<T> = T extends Command ? Omit<T, "expected" | "key"> : never;
/** A command before it is known on which version it is given. */
export type Wanted = Unsent<Command>;

/** Something that somebody said; everything in it is a stranger's text. */
export interface Line {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface Pointing {
  seat: number;
  ref: string;
}
/** What comes over the open line besides snapshots. */
export interface News {
  there?: number[];
  talk?: Line[];
  point?: Pointing;
  refused?: { by: number; seat: number };
}

export interface Explanation {
  title: Message;
  sub?: Message;
  art?: VNode<any>;
  text?: Message;
  /** `count`: a number of things, shown without a sign; without a value the line is only its words */
  lines?: { icon?: VNode<any>; label: Message; value?: number; count?: boolean }[];
  total?: { label: Message; value: number; count?: boolean };
}

/** What a game's components get to know and may ask for. */
export interface Ctx {
  game: string;
  snapshot: Snapshot;
  view: any;
  seat: number | null;
  lang: string;
  replay: boolean;
  over: boolean;
  t(message: Message | string, args?: Record<string, Arg>): string;
  rich(message: Message): (string | VNode<any>)[];
  signed(n: number): string;
  name(seat: number): string;
  decision: Decision | null;
  choice(ref: string): Choice | undefined;
  choose(refOrOption: string): void;
  hot: Signal<string | null>;
  picked: string | null;
  pickedRef: string | null;
  pending: boolean;
  looked: Signal<number>;
  look(seat: number): void;
  /** lets another seat of this screen act, where all hands lie open */
  sit(seat: number): void;
  mark(refs: string[]): void;
  fresh: GameEvent[];
  motion: Motion;
}

export type Motion = "full" | "fast" | "none";
export type Theme = "auto" | "light" | "dark";
export type Part = (props: { ctx: Ctx }) => VNode<any> | null;

export interface GameModule {
  icons: string[];
  css: string;
  where(ctx: Ctx): Message | null;
  Board: Part;
  Hand: Part;
  Overview: Part;
  Sheet: Part;
  Tile: () => VNode<any>;
  badge?: { tint: string; icon: string };
  explain(ref: string, ctx: Ctx): Explanation | null;
  doing?(seat: number, ctx: Ctx): Message | null;
  refs?(event: GameEvent, ctx: Ctx): string[];
  option?(ref: string, ctx: Ctx): string | null;
  rest?(ctx: Ctx): string | null;
}

/** A line under the prompt: something went wrong (`no`), happened meanwhile (`info`), or needs the others' consent (`ask`). */
export interface Notice {
  kind: "no" | "info" | "ask";
  message: Message;
  ref?: string;
}
