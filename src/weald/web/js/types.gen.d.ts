// Made by tools/page_types.py. Do not edit.

import type { Arg, Message } from "./types.js";

export namespace Kernel {
  type Coming = "none" | "likely" | "certain";
  /** A way to lose: `measure` has come to `limit` when nothing is `left`; both are null while it cannot. `seat` is the one that would lose, null where all lose together. `where` are the refs of the things in which it lies, or in which it comes; the text says how it stands, or what is coming. */
  interface Danger {
    id: string;
    seat: number | null;
    measure: number;
    limit: number | null;
    left: number | null;
    comes: Coming;
    where: string[];
    text: Message;
  }
}

export namespace Service {
  /** A seat's answer. */
  interface AnswerBody {
    seat: number;
    expected: number;
    key: string;
    option: string;
  }
  /** A line of a table: what it is about, as it is, and as it would be. */
  interface Change {
    row: Message;
    before: Message;
    after: Message;
    tone: "" | "bad" | "good";
  }
  /** A change of who plays a seat. */
  interface ChangeBody {
    seat: number;
    expected: number;
    key: string;
    kind: "ai" | "guest" | "human";
    level?: string | null;
    contribution?: string | null;
  }
  /** A chat message. */
  interface ChatMessage {
    at: number;
    n: number;
    name: string;
    seat: number | null;
    text: string;
  }
  /** Chat messages. */
  interface ChatMessages {
    talk: ChatMessage[];
  }
  /** An option with its label, the ref it points at and what it would bring. */
  interface Choice {
    gain: number | null;
    id: string;
    label: Message;
    ref: string;
    why: [Message, number][];
  }
  /** A seat's reply to a takeback request. */
  interface ConsentBody {
    seat: number;
    expected: number;
    key: string;
    agree: boolean;
  }
  /** A fair deal: the commitment to a secret, who contributed; all of it once the game is over. */
  interface Deal {
    commitment: string;
    contributed: number[];
    contributions?: { [name: string]: string };
    dealt: boolean;
    secret?: string;
  }
  /** A seat's question and options. */
  interface Decision {
    choices: Choice[];
    help: Message | null;
    kind: string;
    mode: "all" | "any" | "one";
    prompt: Message;
    seat: number;
  }
  /** The end of a finished game, in short. */
  interface Ending {
    reason: Message;
    totals: number[];
    winners: number[];
  }
  /** The body of every error response. */
  interface Error {
    error: Refusal;
  }
  /** An event of the game. */
  interface Event {
    args: { [name: string]: Arg };
    id: string;
    n: number;
  }
  /** Outcomes by option, and what things in hand reach, by ref. */
  interface Foresight {
    outcomes: { [name: string]: Outcome };
    reach: { [name: string]: Reached[] };
    version: number;
  }
  /** A game, the levels of its AI seats and its options. `bots`: further names that programs may use for a level. `catalogue` is where its printed facts are, if views only name them. `lesson`: about how many minutes its guided first game takes, if there is one. */
  interface GameInfo {
    bots: string[];
    catalogue: string | null;
    id: string;
    lesson: number | null;
    levels: string[];
    options: OptionInfo[];
    seats: number[];
    version: number;
  }
  /** All games. */
  interface Games {
    games: GameInfo[];
  }
  /** The best option, the chance to win `before` and `after` it (0 to 1), and at most three reasons. Chances come from imagined `games`, in which everything that the seat cannot see is dealt again, and may be off by the `margin`. */
  interface Hint {
    after: number;
    before: number;
    games: number;
    margin: number;
    option: string;
    others: HintOther[];
    reasons: HintReason[];
  }
  /** A seat's request for a hint. */
  interface HintBody {
    seat: number;
    expected: number;
  }
  /** Another option, its chance to win, and whether it is as good as far as the margin can say. */
  interface HintOther {
    as_good: boolean;
    chance: number;
    option: string;
  }
  /** A reason for an option, with the name of an icon; `compared`: beside the best other option. */
  interface HintReason {
    compared: boolean;
    icon: string;
    message: Message;
  }
  /** A position that agrees with all a seat knows. */
  interface Imagined {
    exact: boolean;
    position: { [name: string]: any };
  }
  /** The table of an invitation. */
  interface Invitation {
    deal: Deal | null;
    disclosed: ("earlier" | "imported" | "moved" | "redealt" | "seed" | "solo" | "takebacks")[];
    game: string;
    id: string;
    mine: number[];
    options: { [name: string]: string | number | boolean };
    over: boolean;
    seats: Sitting[];
  }
  /** A guest who takes a seat. */
  interface JoinBody {
    seat: number;
    name: string;
    key: string;
    contribution?: string | null;
  }
  /** A table in the caller's list; `ending` is null while it is played, or if it cannot be read. */
  interface Listed {
    created: number;
    ending: Ending | null;
    game: string;
    host: boolean;
    id: string;
    imported: boolean;
    mine: number[];
    over: boolean;
    practice: boolean;
    seats: Sitting[];
    updated: number;
    waiting: number[];
  }
  /** The response to a stale command, with the snapshot that its sender missed. */
  interface Missed {
    error: Refusal;
    missed: Snapshot;
  }
  /** An answer that changed the chance to win by `change`, to `after`; `at` answers were given before it. `better` names an option that would have been better, if there was one. */
  interface Moment {
    after: number;
    at: number;
    better: Message | null;
    change: number;
    move: Message;
    option: string;
    prompt: Message;
    seat: number;
    turn: number;
  }
  /** The moments that decided a finished game and its chances turn by turn; empty until they are `ready`. */
  interface Moments {
    moments: Moment[];
    ready: boolean;
    series: TurnChance[];
  }
  /** A code that moves the caller's seats at a table to another device, once. */
  interface Move {
    code: string;
    token: string;
    expires: number;
  }
  /** The code of a move, or the token of its link. */
  interface MoveBody {
    code: string;
  }
  /** The table whose seats are the caller's now. */
  interface Moved {
    id: string;
  }
  /** An empty object. */
  interface Nothing {
  }
  /** A new table; its tokens are sent only once. */
  interface Opened {
    id: string;
    tokens: { [name: string]: string };
    invite: string | null;
  }
  /** Something to settle before a game begins. `needs`: by value ("true" for one that is on), the options one of which must be on. An option that is on by default and needs what is not there is off. The `first` options are shown at once, the others folded. */
  interface OptionInfo {
    choices?: string[];
    default: string | number | boolean;
    first?: boolean;
    id: string;
    kind: "bool" | "choice" | "int";
    max?: number;
    min?: number;
    needs?: { [name: string]: string[] };
  }
  /** The outcome of an option. `now` is what happens at once, `then` what comes of it later. `rank` puts options in order, the highest first. `unused` are other options that would be wasted, `cause` says why the game is lost or what is wasted. */
  interface Outcome {
    level: "good" | "none" | "part" | "weak";
    now: Message[];
    then: Message | null;
    signs: Sign[];
    before_after: Change[];
    loses: "certain" | "no" | "unless";
    rank: number;
    unused: string[];
    cause: Message | null;
  }
  /** A change of how fast AI seats act, by the host. */
  interface PaceBody {
    seat: number;
    expected: number;
    key: string;
    pace: "at_once" | "normal" | "slow";
  }
  /** A player, as records name them. */
  interface Player {
    kind: string;
    level: string | null;
    looked?: boolean;
    moved?: boolean;
    name: string;
    redealt?: boolean;
  }
  /** Something on the table to point at. */
  interface PointBody {
    seat: number;
    ref: string;
  }
  /** A moment of a finished game to go on from: after its first `at` answers. */
  interface PracticeBody {
    at: number;
  }
  /** Remains of a deleted table with a fair deal: its record without answers and names. */
  interface Proof {
    gone: number;
    id: string;
    record: Record;
  }
  /** The proofs of the caller's deleted tables with a fair deal, the latest first. */
  interface Proofs {
    proofs: Proof[];
  }
  /** A thing in reach of another: its ref, the ref from which it is reached, and how far that is. */
  interface Reached {
    ref: string;
    origin: string;
    distance: number;
  }
  /** A record: everything needed to replay a table from its start. */
  interface Record {
    answers: any[][];
    fair_deal?: WholeDeal;
    game: string;
    opening: number[];
    options: { [name: string]: string | number | boolean };
    players: Player[] | null;
    seats: number;
    start: { [name: string]: any };
    version: number;
    weald: number;
  }
  /** The reason of a refusal: a code for programs, a message for people. */
  interface Refusal {
    code: string;
    message: Message;
  }
  /** A table after the first `at` of `of` answers, with nothing hidden. */
  interface ReplaySnapshot {
    answered: string | null;
    at: number;
    deadline: number | null;
    deal: Deal | null;
    decisions: Decision[];
    disclosed: ("earlier" | "imported" | "moved" | "redealt" | "seed" | "solo" | "takebacks")[];
    events: Event[];
    from_events: boolean;
    game: string;
    host: boolean;
    id: string;
    imported: boolean;
    invite: string | null;
    last: number;
    lasts: number[];
    marks: number[];
    mine: number[];
    of: number;
    options: { [name: string]: string | number | boolean };
    over: boolean;
    pace: "at_once" | "normal" | "slow";
    practice: boolean;
    result: Result | null;
    rewound: boolean;
    seat: number | null;
    seats: SeatNow[];
    timer: number | null;
    undo: Undo;
    version: number;
    view: { [name: string]: any };
    wish: TakebackRequest | null;
  }
  /** A bug report. */
  interface Report {
    game: string;
    imagined: Imagined | null;
    options: { [name: string]: string | number | boolean };
    record: Record | null;
    rules: number;
    seat: number | null;
    snapshot: Snapshot;
    table: string;
    version: number;
    weald: string;
  }
  /** The result of a game. */
  interface Result {
    reason: Message;
    scores: { [name: string]: number }[];
    taken_back: number;
    winners: number[];
  }
  /** A chat message. */
  interface SayBody {
    seat: number | null;
    key: string;
    text: string;
  }
  /** The latest events beat by beat, with the view of the first beat; null if there is none. */
  interface Scene {
    beats: SceneBeat[];
    view: { [name: string]: any } | null;
  }
  /** A moment of a scene: what it shows, its last event, and each path that changes in the view. */
  interface SceneBeat {
    changes: ([(string | number)[], any])[];
    data: { [name: string]: any };
    last: number;
  }
  /** A seat of a new table. */
  interface SeatBody {
    kind: "ai" | "guest" | "human";
    name?: string;
    level?: string | null;
  }
  /** The player of a seat, and whether the game waits for them. */
  interface SeatNow {
    asked: boolean;
    away: boolean;
    done: boolean;
    free: boolean;
    host?: boolean;
    kind: "ai" | "guest" | "human";
    level: string | null;
    looked?: boolean;
    moved?: boolean;
    name: string;
    redealt?: boolean;
  }
  /** The seat that a guest has taken; its token is sent only once. */
  interface Seated {
    id: string;
    seat: number;
    token: string;
  }
  /** An icon for what happens; struck out, it stands for what is gone or does not happen. */
  interface Sign {
    icon: string;
    struck: boolean;
  }
  /** The player of a seat. */
  interface Sitting {
    away: boolean;
    free: boolean;
    kind: "ai" | "guest" | "human";
    level: string | null;
    looked?: boolean;
    moved?: boolean;
    name: string;
    redealt?: boolean;
  }
  /** A table as one viewer may see it. */
  interface Snapshot {
    answered: string | null;
    deadline: number | null;
    deal: Deal | null;
    decisions: Decision[];
    disclosed: ("earlier" | "imported" | "moved" | "redealt" | "seed" | "solo" | "takebacks")[];
    events: Event[];
    game: string;
    host: boolean;
    id: string;
    imported: boolean;
    invite: string | null;
    last: number;
    mine: number[];
    options: { [name: string]: string | number | boolean };
    over: boolean;
    pace: "at_once" | "normal" | "slow";
    practice: boolean;
    result: Result | null;
    rewound: boolean;
    seat: number | null;
    seats: SeatNow[];
    timer: number | null;
    undo: Undo;
    version: number;
    view: { [name: string]: any };
    wish: TakebackRequest | null;
  }
  /** The course of a finished game: a point for every turn, and one for the end. */
  interface Story {
    points: StoryPoint[];
  }
  /** Numbers of a game when a turn began, after `at` answers; `name:seat` is a number of one seat. */
  interface StoryPoint {
    at: number;
    turn: number;
    values: { [name: string]: number };
  }
  /** A new table. `pace`: how fast AI seats act. `start_from`: the id of a finished table of the caller, or of a record that the caller imported, if the game begins from its end. `fair`: the cards are dealt when all have sat down, from a secret of the service and the `contribution` of every person. */
  interface TableBody {
    game: string;
    seats: SeatBody[];
    options?: { [name: string]: boolean | number | string };
    seed?: number | null;
    timer?: number | null;
    pace?: "at_once" | "normal" | "slow";
    start_from?: string | null;
    fair?: boolean;
    contribution?: string | null;
  }
  /** The caller's tables, newest first. */
  interface Tables {
    tables: Listed[];
  }
  /** A seat's request to take answers back, which other seats have to agree to. */
  interface TakebackRequest {
    by: number;
    at: number;
    answers: number;
    asked: number[];
    agreed: number[];
    whose: number[];
  }
  /** The chance to win when a turn began, after `at` answers. */
  interface TurnChance {
    at: number;
    chance: number;
    turn: number;
  }
  /** Whether a seat can take back, alone or with the consent of others; `part`: of something half done. */
  interface Undo {
    ask: number[] | null;
    ok: boolean;
    part: boolean;
    reason: Message | null;
  }
  /** A seat's takeback. */
  interface UndoBody {
    seat: number;
    expected: number;
    key: string;
  }
  /** The version that a command has led to, for callers who need no snapshot. */
  interface Version {
    version: number;
  }
  /** A fair deal as records have it, after the game. */
  interface WholeDeal {
    commitment: string;
    contributions: { [name: string]: string };
    secret: string;
  }
}
