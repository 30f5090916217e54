// Types of everything that travels between server, shell and games. Values are plain JSON; words are message ids.

import type { VNode } from "../vendor/preact.js";
import type { Signal } from "../vendor/signals.js";
import type { Service } from "./types.gen.js";

export type Arg = string | number | null | (string | number)[];
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Term = [Message, number];

export type Choice = Service.Choice;
export type Decision = Service.Decision;
export type Outcome = Service.Outcome;
export type Reached = Service.Reached;
export type Foresight = Service.Foresight;
/** Outcomes by option and reach by ref, with the question that they belong to. */
export type Foreseen = Pick<Foresight, "outcomes" | "reach"> & { question: string };
export type GameEvent = Service.Event;
/** `guest`: a person elsewhere. `away`: an AI plays for its owner. `free`: open to anyone invited. */
export type Sitting = Service.Sitting;
export type Kind = Sitting["kind"];
export type Seat = Service.SeatNow;
export type Result = Service.Result;
/** A seat would like to take back `answers` answers; `asked` have to agree, `agreed` have. */
export type TakebackRequest = Service.TakebackRequest;
/** `undo.ask`: the seats whose consent would make it possible; null: no consent would */
/** `confirmed`: the keys of the viewer's commands that have led to it */
export type Snapshot = Service.Snapshot & { confirmed?: string[] };
export type ReplayMoment = Service.ReplaySnapshot;
export type SceneReply = Service.Scene;
export type OptionInfo = Service.OptionInfo;
export type GameInfo = Service.GameInfo;
export type TableInfo = Service.Listed;
export type NewTable = Service.TableBody;
export type Invitation = Service.Invitation;
export type Deal = Service.Deal;
export type DealRecord = Service.Record;
export type Hint = Service.Hint;
export type Moments = Service.Moments;
/** Requests that change a table, by name. */
export type Command = { seat: number; expected: number; key: string } & (
  | { do: "answer"; option: string }
  | { do: "undo" }
  | { do: "consent"; agree: boolean }
  | { do: "seat"; kind: Kind; level?: string; contribution?: string }
  | { do: "pace"; pace: Service.PaceBody["pace"] }
);
type Unsent<T> = T extends Command ? Omit<T, "expected" | "key"> : never;
/** A command before it is known on which version it is given. */
export type Wanted = Unsent<Command>;

interface AtTable {
  table: string;
}
interface Versioned extends AtTable {
  seat: number;
  expected: number;
  key: string;
}
export type Topic = "lessons" | "rules" | "puzzles" | "daily";
/** All requests by their names: what each says, and what it brings. */
export interface Calls {
  /** asks whether there is a connection */
  ping: [unknown, unknown];
  games: [unknown, { games: GameInfo[] }];
  catalogue: [{ game: string }, unknown];
  learn: [{ topic?: Topic; game?: string }, unknown];
  tables: [unknown, { tables: TableInfo[] }];
  /** what is left of deleted tables with a fair deal */
  proofs: [unknown, Service.Proofs];
  create: [NewTable, { id: string; invite: string }];
  /** `record`: its text; `play`: as a table where the game goes on */
  bring: [{ record: string; play: boolean }, { id: string }];
  look: [AtTable & { seat: number | null; after?: number }, Snapshot];
  answer: [Versioned & { option: string }, Service.Version];
  undo: [Versioned, Service.Version];
  consent: [Versioned & { agree: boolean }, Service.Version];
  seat: [Versioned & { kind: Kind; level?: string; contribution?: string }, Service.Version];
  pace: [Versioned & { pace: Service.PaceBody["pace"] }, Service.Version];
  hint: [AtTable & { seat: number; expected: number }, Hint];
  outcomes: [AtTable & { seat: number }, Foresight];
  /** `at`: the answer of a replay */
  scene: [AtTable & { seat?: number | null; after: number; at?: number }, SceneReply];
  replay: [AtTable & { at: number }, ReplayMoment];
  story: [AtTable, Service.Story];
  moments: [AtTable & { seat: number | null }, Moments];
  practice: [AtTable & { at: number }, { id: string }];
  say: [AtTable & { seat: number | null; key: string; text: string }, { talk: ChatMessage[] }];
  point: [AtTable & Pointing, unknown];
  /** a seat begins or ends to watch a scene */
  follow: [AtTable & { seat: number; on: boolean }, unknown];
  remove: [AtTable, unknown];
  /** a code that moves one's seats to another device */
  offer: [AtTable, Service.Move];
  move: [{ code: string }, { id: string }];
  invitation: [{ code: string }, Invitation];
  join: [
    { code: string; seat: number; name: string; key: string; contribution: string },
    { id: string; seat: number },
  ];
}
export type FileRequest =
  | { do: "record"; table: string }
  | { do: "report"; table: string; seat: number | null };

/** Everything in a chat message is a stranger's text. */
export type ChatMessage = Service.ChatMessage;
export type Pointing = Service.PointBody;
/** The number of people who look on without a seat, and the names of those who gave one. */
export interface Watching {
  n: number;
  names: string[];
}

/** Everything that the server pushes beside snapshots. */
export interface News {
  there?: number[];
  watching?: Watching;
  talk?: ChatMessage[];
  point?: Pointing;
  scene?: { seat: number; on: boolean };
  intends?: { seat: number; message: Message };
  refused?: { by: number; seat: number };
}

/** An intention that an AI seat has stated after an event. */
export interface Intended {
  after: number;
  seat: number;
  message: Message;
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

/** Everything that a game's components get to know and may ask for. */
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
  /** what an option would bring, once the server has worked it out */
  outcome(option: string): Outcome | undefined;
  /** changes when outcomes become known */
  foreseen: Foreseen | null;
  /** the options in the order of their keys */
  listed: string[];
  /** what a thing in hand reaches */
  reach(ref: string | null): Reached[];
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
  /** whether the phases that play themselves are shown as scenes */
  scenes: boolean;
  /** the board on its way to this moment */
  still: (Still & { key: string }) | null;
  /** the last event of the viewer's own last answer */
  acted: number;
  /** the beat of a scene that the view belongs to */
  scene: SceneBeat | null;
}

/** A moment that the game shows by itself: what it is about, its last event, its view and its events. */
export interface SceneBeat {
  data: any;
  last: number;
  view: any;
  events: GameEvent[];
  /** the events since what was shown before, where they are more */
  fresh?: GameEvent[];
  /** moments that lead up to it and pass by themselves, each with its view and its own events */
  parts?: SceneBeat[];
}

/** The properties of a scene's parts: the beat that is shown is `beats[at]`. */
export interface SceneProps {
  ctx: Ctx;
  beats: SceneBeat[];
  at: number;
  /** how many parts of the beat are over */
  part: number;
  show(at: number): void;
}

/** The scenes in which a game tells what it did by itself. */
export interface SceneModule {
  /** whether an event belongs to something that is shown */
  wanted(event: GameEvent): boolean;
  /** the event after which the scene of the events after `shown` begins */
  from(events: readonly GameEvent[], shown: number): number;
  /** the event after which the last scene of a table begins */
  last(events: readonly GameEvent[]): number;
  /** the beats to show, made of those that the engine marks */
  beats?(beats: SceneBeat[], events: readonly GameEvent[], view: any): SceneBeat[];
  /** what happens, in one sentence */
  caption?(beat: SceneBeat, ctx: Ctx): string;
  /** where in the phase it happens */
  head?(beat: SceneBeat, ctx: Ctx, beats: SceneBeat[]): string;
  /** how long a beat needs beside its words, in milliseconds */
  ms?(beat: SceneBeat): number;
  /** the board event by event, from the view before them on, where a game draws it for itself */
  stills?(view: any, events: readonly GameEvent[]): Still[];
  /** with a strip of steps, the scene takes the place of prompt, hand and rail */
  Strip?: (props: SceneProps) => VNode<any> | null;
  Rail?: (props: SceneProps) => VNode<any> | null;
  /** the sentence again, in signs */
  Sum?: (props: SceneProps) => VNode<any> | null;
  /** a moment that stands above the board */
  Band?: (props: SceneProps) => VNode<any> | null;
}

/** The board after an event, or just before its end, drawn for some milliseconds. */
export interface Still {
  event: GameEvent;
  ms: number;
  data: any;
}

export type Motion = "full" | "fast" | "none";
export type Theme = "auto" | "light" | "dark";
export type Part = (props: { ctx: Ctx }) => VNode<any> | null;

/** A game on the home page, before anything else of it is loaded. */
export interface GameFront {
  Tile: () => VNode<any>;
  /** The stylesheet of the tile, if it has one. */
  css?: string;
  badge: { tint: string; icon: string };
  usualSeats: number;
}

/** A role that a seat can take, by the id of the option that chooses it, and its difficulty. */
export interface Character {
  id: string;
  text: string;
  group: string;
}

/** The components of a table, by their places in the frame. */
export interface Parts {
  Board: Part;
  Hand: Part;
  Overview: Part;
  Sheet: Part;
  /** above everything, over the whole width: the turn */
  Strip?: Part;
  /** in the rail, above the question and below it */
  RailTop?: Part;
  RailLow?: Part;
}

/** The subject of an event: things on the table, the acting seat, and whether it harms them. */
export interface About {
  refs: string[];
  /** only of events that name no seat themselves */
  seat?: number | null;
  harm?: boolean;
}

/** A game at the browser's table; its styles are in `board.css`, its signs in the sprite of its name. */
export interface GameModule {
  parts: Parts;
  /** where the game stands */
  where(ctx: Ctx): Message | null;
  /** what a seat is doing that the game waits for */
  doing?(seat: number, ctx: Ctx): Message | null;
  explain(ref: string, ctx: Ctx): Explanation | null;
  /** the thing that is explained while nothing is pointed at */
  rest?(ctx: Ctx): string | null;
  about?(event: GameEvent, ctx: Ctx): About;
  /**
   * The option that a click on a thing would mean, to ask why it is forbidden; without a thing, the one that
   * is taken without a click, as nothing else can be meant and nothing is revealed.
   */
  option?(ref: string | null, ctx: Ctx): string | null;
  /** phases that play themselves */
  scene?: SceneModule;
  setup?: SetupFacet;
  gallery?: GalleryFacet;
}

export type OptionValues = Record<string, string | number | boolean>;

/** The meaning of the options of a table. */
export interface SetupFacet {
  /** options that mean nothing beside the others */
  unused?(options: OptionValues): string[];
  /** whether a table with these options begins from the end of an earlier game */
  follows?(options: OptionValues): boolean;
  /** how hard a table with these options is */
  difficulty?(options: OptionValues): number | null;
  /** the same options one step harder, null if there is none */
  harder?(options: OptionValues): OptionValues | null;
  /** what a seat at such a table can be, if that is chosen first */
  characters?(options: OptionValues): Character[];
  /** what the statistics of this game are sorted by, for one seat */
  tags?(ctx: Ctx, seat: number): Record<string, string | number>;
  /** whether such a table needs what most do not: texts of expansions, other boards */
  needsMore?(options: OptionValues): boolean;
  /** loads what such tables need beside the texts */
  loadMore?(): Promise<void>;
}

/** Everything that is printed, and its display outside of a turn; loaded when it is wanted. */
export interface GalleryFacet {
  /** takes the catalogue of what is printed, before anything is drawn */
  keep(catalogue: any): void;
  /** everything that is printed, to search and read */
  loadAll(): Promise<() => VNode<any>>;
  /** what the value of an option brings, in the set-up of a table that needs more */
  loadOption(): Promise<(props: { option: string; options: OptionValues }) => VNode<any> | null>;
  /** what the end of a game shows beside its numbers: the table as it lies, and the story in a few lines */
  loadEnding(): Promise<{
    Picture: Part;
    story(ctx: Ctx, points: import("./types.gen.js").Service.StoryPoint[]): StoryLine[];
  }>;
}

/** A line of a story: its turns, the answers given by then, and what happened. */
export interface StoryLine {
  from: number;
  to: number;
  at: number;
  text: string;
}

/** A notice under the prompt: a refusal (`no`), news (`info`), or an offer to ask the others (`ask`). */
export interface Notice {
  kind: "no" | "info" | "ask";
  message: Message;
  ref?: string;
}
