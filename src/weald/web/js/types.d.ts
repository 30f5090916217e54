// What travels between server, shell and games. Values are plain JSON; words are always message ids.

import type { VNode } from "../vendor/preact.js";
import type { Signal } from "../vendor/signals.js";

export type Arg = string | number | null | (string | number)[];
export interface Message { id: string; args?: Record<string, Arg>; }
export type Term = [Message, number];

export interface Choice { id: string; ref: string; label: Message; gain: number | null; why: Term[]; }
export interface Decision {
  seat: number; mode: "one" | "all" | "any"; kind: string;
  prompt: Message; help: Message | null; choices: Choice[];
}
export interface GameEvent { n: number; id: string; args: Record<string, Arg>; }
export interface Seat { name: string; kind: "human" | "ai"; level: string | null; asked: boolean; done: boolean; }
export interface Result { winners: number[]; scores: Record<string, number>[]; reason: Message; }
export interface Snapshot {
  id: string; game: string; options: Record<string, string | number | boolean>; version: number;
  over: boolean; result: Result | null;
  seat: number | null; mine: number[]; seats: Seat[];
  view: any; decisions: Decision[]; answered: string | null;
  undo: { ok: boolean; reason: Message | null };
  events: GameEvent[]; last: number; rewound: boolean;
}
export interface ReplayMoment extends Snapshot { at: number; of: number; marks: number[]; }

export interface OptionInfo {
  id: string; kind: "choice" | "int" | "bool"; default: string | number | boolean;
  choices?: (string | number)[]; min?: number; max?: number;
}
export interface GameInfo { id: string; version: string | number; seats: number[]; bots: string[]; options: OptionInfo[]; }
export interface TableInfo {
  id: string; game: string; created: number; updated: number; over: boolean; imported: boolean;
  seats: { name: string; kind: "human" | "ai"; level: string | null }[]; waiting: number[]; mine: number[];
}
export interface NewTable {
  game: string; seats: { kind: "human" | "ai"; name: string; level?: string }[];
  options: Record<string, string | number | boolean>; seed: number | null;
}
export interface Command { seat: number; expected: number; key: string; option: string; }

export interface Explanation {
  title: Message; sub?: Message; art?: VNode<any>; text?: Message;
  /** `count`: a number of things, shown without a sign; without a value the line is only its words */
  lines?: { icon?: VNode<any>; label: Message; value?: number; count?: boolean }[];
  total?: { label: Message; value: number; count?: boolean };
}

/** What a game's components get to know and may ask for. */
export interface Ctx {
  game: string; snapshot: Snapshot; view: any; seat: number | null; lang: string; replay: boolean; over: boolean;
  t(message: Message | string, args?: Record<string, Arg>): string;
  rich(message: Message): (string | VNode<any>)[];
  signed(n: number): string;
  name(seat: number): string;
  decision: Decision | null;
  choice(ref: string): Choice | undefined;
  choose(refOrOption: string): void;
  hot: Signal<string | null>;
  picked: string | null; pickedRef: string | null; pending: boolean;
  looked: Signal<number>; look(seat: number): void;
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
  icons: string[]; css: string;
  where(ctx: Ctx): Message | null;
  Board: Part; Hand: Part; Overview: Part; Sheet: Part;
  Tile: () => VNode<any>;
  badge?: { tint: string; icon: string };
  explain(ref: string, ctx: Ctx): Explanation | null;
  doing?(seat: number, ctx: Ctx): Message | null;
  refs?(event: GameEvent, ctx: Ctx): string[];
  option?(ref: string, ctx: Ctx): string | null;
  rest?(ctx: Ctx): string | null;
}

/** A line under the prompt: something went wrong, or something happened meanwhile. */
export interface Notice { kind: "no" | "info"; message: Message; ref?: string; }
