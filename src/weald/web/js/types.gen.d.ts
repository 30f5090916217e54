// Made by tools/page_types.py from the views of the games and the description of the service. Do not edit.

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

export namespace Ecosystem {
  type Kind = "stream" | "meadow" | "bear" | "fox" | "deer" | "wolf" | "trout" | "bee" | "eagle" | "dragonfly" | "rabbit";
  type Mode = "draft" | "duel" | "solo";
  type Phase = "deal" | "pick" | "place" | "swap" | "give" | "over";
  type Score = { [name: string]: number };
  /** A card of a grid with what it scores by itself; `points` null: it scores together with others. */
  interface Placed {
    cell: string;
    row: number;
    col: number;
    card: Kind;
    points: number | null;
    why: [Message, number][];
  }
  /** A stream or a meadow; the largest stream carries its rank. */
  interface Area {
    card: "stream" | "meadow";
    cells: string[];
    points: number;
    rank: number | null;
    largest: boolean;
  }
  /** Some rows and columns of the field. */
  interface Box {
    top: number;
    left: number;
    rows: number;
    cols: number;
  }
  /** Space into which a grid can still grow; `box` is what it covers now. */
  interface Window {
    top: number;
    left: number;
    rows: number;
    cols: number;
    fixed: boolean;
    box: Box;
  }
  /** A seat's grid; `hand` is the number of its cards. */
  interface Player {
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
  interface Received {
    card: Kind;
  }
  /** The third hand of a game for two: only its streams and wolves matter. */
  interface NeutralHand {
    name: "neutral";
    hand: number;
    cards: Received[];
    score: null;
    targets: null;
    streams: number;
    wolves: number;
  }
  /** The opponent of the solo game, with his grid and the leads to reach by level. */
  interface Alban {
    name: "alban";
    hand: number;
    cards: Placed[];
    score: Score;
    targets: Score;
    streams: number;
    wolves: number;
  }
  /** Everything a seat may know; `hands` only once nothing is secret any more. */
  interface View {
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
}

export namespace LivingForestDuel {
  type Element = "sun" | "water" | "plant" | "wind";
  type ActionName = "recruit" | "extinguish" | "plant" | "onibi";
  type Bonus = "recruit" | "extinguish" | "plant" | "sanki";
  type Season = "summer" | "winter";
  type Goal = "fire" | "block" | "line" | "onibi";
  type Edge = "north" | "east" | "south" | "west";
  /** The print on an animal; `elements` by name. */
  interface Animal {
    card: string;
    season: Season | null;
    symbol: "solitary" | "gregarious" | null;
    cost: number | null;
    elements: { [name: string]: number };
  }
  /** An animal somewhere on the table. */
  interface LyingAnimal {
    card: string;
    season: Season | null;
    symbol: "solitary" | "gregarious" | null;
    cost: number | null;
    elements: { [name: string]: number };
    ref: string;
  }
  /** An animal of the recruitment line; `place` from 1. */
  interface Recruit {
    card: string;
    season: Season | null;
    symbol: "solitary" | "gregarious" | null;
    cost: number | null;
    elements: { [name: string]: number };
    ref: string;
    place: number;
  }
  /** An element of a card on the common line: its number, whether it is used up, whose token it carries. */
  interface Plank {
    n: number;
    used: boolean;
    token: number | null;
  }
  /** An animal of the common line; `place` from 1, `planks` by element. */
  interface Helper {
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
  interface Tree {
    tree: string;
    element: Element | null;
    cost: number | null;
    bonus: Bonus | null;
    river: Edge[];
  }
  /** A tree of a forest; x east and y south of the lake, `over`: the trees it covers. */
  interface Planted {
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
  interface Place {
    cell: string;
    ref: string;
    bonuses: number;
    bonus: Bonus | null;
    covers: string | null;
  }
  /** A card of the clearing; `place` from 1. */
  interface Clearing {
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
  interface Target {
    ref: string;
    cost: number;
    bonus?: Bonus;
    out?: "none" | "given" | "returned" | "wins";
  }
  /** A seat's sum of an element with its parts, and what it could buy. */
  interface Share {
    total: number;
    line: number;
    trees: number;
    terms: [Message, number][];
    allowed: boolean;
    blocked: Message | null;
    buys: Target[];
  }
  /** Return the rest of an element on the common line, and each seat's use for it. */
  interface ElementRow {
    element: Element;
    ref: string;
    action: ActionName;
    common: number;
    seats: Share[];
  }
  /** An action that runs: its value and what is left of it. */
  interface Action {
    action: ActionName;
    element: Element;
    value: number;
    left: number;
    bonus: boolean;
    used: Element[];
  }
  /** A pile of trees; `places`: by seat, where its top may grow. */
  interface TreePile {
    pile: Element;
    ref: string;
    left: number;
    kinds: string[];
    top: Tree | null;
    places: Place[][];
  }
  /** Progress towards a goal. */
  interface Count {
    have: number;
    need: number;
    missing: number;
  }
  /** The goal of the recruitment line, with what the missing recruits cost. */
  interface LineCount {
    have: number;
    need: number;
    missing: number;
    cost: number;
  }
  /** The goal of the block, with the missing cells. */
  interface BlockCount {
    have: number;
    need: number;
    missing: number;
    cells: string[];
  }
  /** The goal of Onibi: steps and exits that are missing. */
  interface OnibiCount {
    missing: number;
    exits: number;
  }
  /** A seat's progress towards each victory. */
  interface Goals {
    fire: Count;
    line: LineCount;
    block: BlockCount;
    onibi: OnibiCount;
  }
  /** The symbols that count for a seat; `next_loss`: how many more solitary ones cost a token. */
  interface Solitary {
    solitary: number;
    gregarious: number;
    net: number;
    levels: number[];
    next_loss: number | null;
  }
  /** A seat's action tokens. */
  interface Tokens {
    left: number;
    used: number;
    lost: number;
  }
  /** A pile: its cards in the order of the box, not of the pile. */
  interface Cards {
    cards: number;
    kinds: string[];
  }
  /** A personal pile; `bottom`: the cards laid under it face up, the bottom one first. */
  interface Pack {
    cards: number;
    kinds: string[];
    bottom: string[];
  }
  /** The extent of a forest. */
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** A seat's forest. */
  interface Forest {
    trees: Planted[];
    box: Box;
  }
  /** A seat's side. */
  interface Player {
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
  interface Stand {
    water: number;
    common: number;
    line: number;
    trees: number;
    resists: boolean;
    varans: number;
  }
  /** Results of ending the turn now. */
  interface TurnEnd {
    value: number;
    cards: number;
    seats: Stand[];
    kindled: string[];
  }
  /** Results of revealing one card; by seat, tokens lost and net solitary symbols. */
  interface Outcome {
    card: string;
    n: number;
    place: "common" | "summer" | "winter";
    lost: number[];
    net: number[];
  }
  /** The next reveal; `risk`: by seat, how many of the cards cost it a token. */
  interface Reveal {
    cards: number;
    reshuffled: boolean;
    risk: number[];
    outcomes: Outcome[];
  }
  /** Results of the next steps. */
  interface Forecast {
    end: TurnEnd;
    reveal: Reveal;
  }
  /** Onibi's clearing, and the seat that has its card. */
  interface Onibi {
    clearing: string;
    card: number | null;
  }
  /** Tokens that no seat has. */
  interface Reserve {
    fires: number;
    sanki: number;
    onibi: boolean;
  }
  /** All piles of a game that is over, the next card first. */
  interface OpenPiles {
    pile: string[];
    packs: string[][];
    trees: string[][];
  }
  /** Everything that all players may know; `open` only once nothing is secret any more. */
  interface View {
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
}

export namespace Sylvion {
  type Kind = "fountain" | "tree" | "animal" | "betrayal" | "feat" | "elemental" | "support" | "element";
  type Mode = "introductory" | "advanced";
  type Edition = "de" | "fr";
  type Talk = "open" | "silence";
  type Numbers = { [name: string]: number };
  /** The print on a card of the clearing or of a stack. */
  interface Face {
    card: string;
    kind: Kind;
    strength: number | null;
    vitality: number | null;
    marked?: boolean;
  }
  /** A space of the clearing; row and column from 1, strength and vitality only where a card lies. */
  interface Cell {
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
  interface Revealed {
    card: string;
    kind: Kind;
    strength: number | null;
    vitality: number | null;
    marked?: boolean;
    letter: string | null;
  }
  /** A card of a stack that has been looked at. */
  interface KnownCard {
    card: string;
    kind: Kind;
    strength: number | null;
    vitality: number | null;
    marked?: boolean;
    letter: string | null;
    ref: string;
  }
  /** A Ravage stack: what is revealed on it, when that is resolved, and the tops that are known. */
  interface Stack {
    row: number;
    ref: string;
    count: number;
    shown: Revealed | null;
    order: number | null;
    pawn: boolean;
    known: KnownCard[];
  }
  /** An obstacle that an elemental meets on its way. */
  interface Fight {
    cell: string;
    card: string;
    against: number;
    end: "holds" | "falls" | "both" | "shields" | "geyser";
  }
  /** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
  interface Move {
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
  interface Support {
    order: number;
    card: string;
    letter: string;
    row: number;
  }
  /** The next movement or the Final Assault; `unknown`: cards that no player has seen. */
  interface Forecast {
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
  interface Count {
    restored: number;
    desolated: number;
    wins: boolean;
  }
  /** The final count after a Final Assault. */
  interface CountAfter {
    restored: number;
    desolated: number;
    wins: boolean;
    damage: number;
  }
  /** Return the final count as it stands, and as it would be after a Final Assault now. */
  interface BothCounts {
    now: Count;
    assault: CountAfter | null;
  }
  /** Cards that are alike, in a hand or a column. */
  interface Cards {
    card: string;
    kind: Kind;
    n: number;
    cost: number | null;
    strength: number | null;
    vitality: number | null;
  }
  /** A kind of card in the own hand: whether it can be played now or why not, and who would pay. */
  interface Held {
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
  interface Feat {
    card: string;
    ref: string;
    playable: boolean;
    refused: Message | null;
  }
  /** The card being played, what is due, and a suggestion how to pay. */
  interface Playing {
    card: string;
    kind: Kind;
    cell: string | null;
    due: number;
    payer: number;
    points: number;
    pays: string[];
  }
  /** The deck by card and by kind, together with the hands that cannot be seen. */
  interface Defenders {
    cards: Numbers;
    kinds: Numbers;
    n: number;
  }
  /** A column of the Mobilization; `column` from 1. */
  interface Column {
    column: number;
    ref: string;
    cards: Cards[];
  }
  /** Return the columns, what is left to summon and to desert, and the deck so far. */
  interface Mobilization {
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
  interface Edges {
    bloom: number;
    desolated: number;
    of: number;
  }
  /** Return the open cards of the table. */
  interface OpenPart {
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
  interface PrivatePart {
    hand: Held[] | null;
    hands: (Cards[] | null)[];
    hand_sizes: number[];
    feats: Feat[];
    playing: Playing | null;
    defenders: Defenders;
    deck_top: string[];
  }
  /** Everything a seat may know. */
  interface View {
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
}

export namespace SpiritIsland {
  type Terrain = "jungle" | "mountain" | "sands" | "wetlands" | "ocean";
  type InvaderAction = "ravage" | "build" | "explore";
  type Phase = "setup" | "spirit" | "fast" | "invader" | "slow" | "time" | "over";
  type Outcome = "victory" | "defeat" | "sacrifice";
  type PieceKind = "explorer" | "town" | "city" | "dahan" | "thief";
  type Building = "town" | "city";
  type Absent = "ocean" | "joined" | "sunk" | "frozen";
  type EventKind = "choice" | "stage" | "terror" | "health";
  type JointWay = "energy" | "discard" | "forget" | "marker" | "presence";
  type Deck = "minor" | "major" | "unique" | "innate";
  type Numbers = { [name: string]: number };
  /** A printed range; `far`: how far once the threshold is met. */
  interface Range {
    n: number;
    origin: "presence" | "sacred_site";
    terrain: Terrain | null;
    far: number | null;
  }
  /** A power card or innate power; `swift`: the elements that make it fast. `late`: the elements that let a fast power be slow; `alternatives`: by threshold, other elements that reach it as well. */
  interface PrintedPower {
    id: string;
    set: string;
    deck: Deck;
    spirit: string | null;
    cost: number;
    fast: boolean;
    elements: string[];
    range: Range | null;
    target: string;
    needs: string[];
    thresholds: Numbers[];
    alternatives: (Numbers | null)[];
    swift: Numbers | null;
    late: Numbers | null;
  }
  /** One action of a growth option. */
  interface GrowthIcon {
    id: string;
    icon: string;
    n: number | null;
    where: string | null;
  }
  /** A part of the growth panel: `pick` of its options each turn. `opened_by`: for each option, the presence track that opens it when it is empty; null: always open. Of the options that one track opens only one is chosen, for the whole game. */
  interface GrowthPart {
    pick: number;
    options: GrowthIcon[][];
    opened_by: (string | null)[];
  }
  /** One space of a presence track, with what is printed on it; `shared` with the other track. `more_energy`, `more_plays` and `more_range` are added while it is uncovered; `action` may be done each turn then, `first` only when it is uncovered for the first time. */
  interface TrackSpace {
    id: string;
    number: number | null;
    more_energy: number;
    more_plays: number;
    more_range: number;
    action: GrowthIcon | null;
    first: GrowthIcon | null;
    elements: string[];
    reclaim: boolean;
    shared: boolean;
    word: string;
  }
  /** The two presence tracks, from the left. */
  interface PrintedTracks {
    energy: TrackSpace[];
    cards: TrackSpace[];
  }
  /** One space for presence, of a track or of a network. `line`: the track it belongs to (`energy`, `cards` or another one; a network has none: null), `x` and `y`: where it is drawn, in spaces from the left and lines from the top, halves included. What it gives while it is uncovered: `energy` or `plays` (null: none; the highest number counts), `more_energy`, `more_plays` and `more_range` (added), `elements` (`any`: one of choice each turn), `reclaims`, `action` (each turn), `first` (only when it is uncovered for the first time). `chooses`: an element of choice is put there for good; `gain`: energy gained whenever presence is taken from it; `start`: it is never covered; `shared`: it belongs to two tracks. */
  interface PanelSpace {
    id: string;
    line: string | null;
    x: number;
    y: number;
    word: string;
    start: boolean;
    energy: number | null;
    plays: number | null;
    more_energy: number;
    more_plays: number;
    more_range: number;
    elements: string[];
    reclaims: number;
    action: GrowthIcon | null;
    first: GrowthIcon | null;
    chooses: boolean;
    gain: number;
    shared: boolean;
  }
  /** The colours of a spirit, `#rrggbb`: the ground, the mark on it, the under-print of the ground. */
  interface PrintedCoat {
    ground: string;
    mark: string;
    deep: string;
  }
  /** The pattern of a spirit's ground: a recipe of the page by name, and what it is cut with. */
  interface PrintedGround {
    recipe: string;
    cut: Numbers;
  }
  /** A spirit as it is drawn, on a light and a dark page. */
  interface PrintedFace {
    ground: PrintedGround;
    light: PrintedCoat;
    dark: PrintedCoat;
  }
  /** A turn of an opening guide: growth options by number (`instead`: as good), cards and powers to use. Presence comes from `tracks` and goes to `lands` of a kind. Without `cards` the player chooses them. */
  interface PrintedTurn {
    growth: number[];
    cards: string[];
    instead?: number[];
    tracks?: string[];
    lands?: string[];
    innates?: string[];
  }
  /** A spirit's panel and the ids of its special rules, what they count, innate powers and cards. `tracks` are those for energy and cards; `spaces` are all spaces for presence, `edges` the pairs of them of which one leads to the other (in a network both ways). `strengths`: from 0 to 5. The emblem of its `face` is its `icon`, its `voice` the id of a text; the `guide` has its first turns, if there is one. */
  interface PrintedSpirit {
    id: string;
    set: string;
    icon: string;
    complexity: "low" | "moderate" | "high" | "very_high";
    strengths: Numbers;
    face: PrintedFace;
    voice: string;
    guide: PrintedTurn[];
    growth: GrowthPart[];
    tracks: PrintedTracks;
    spaces: PanelSpace[];
    edges: string[][];
    rules: string[];
    counters: string[];
    innates: string[];
    cards: string[];
  }
  /** A level of an adversary; `fear`: fear cards by terror level. */
  interface PrintedLevel {
    title: string;
    difficulty: number;
    fear: number[];
  }
  /** An adversary; `loss`: the rule by which the game can be lost to it, `counters`: what it counts. */
  interface PrintedAdversary {
    id: string;
    set: string;
    levels: PrintedLevel[];
    loss: string | null;
    counters: string[];
  }
  /** A fear card or a blight card: its texts say the rest. */
  interface PrintedCard {
    id: string;
    set: string;
  }
  /** A scenario; its difficulty adds to that of the adversary. One that `follows` begins from the end of a finished game; `counters` is what it counts. */
  interface PrintedScenario {
    id: string;
    set: string;
    difficulty: number;
    follows: boolean;
    counters: string[];
  }
  /** An event card: its options, or two branches of which the first applies up to `last`. */
  interface PrintedEvent {
    id: string;
    set: string;
    kind: EventKind;
    parts: string[];
    last: number;
    token: string | null;
    dahan: string | null;
  }
  /** An invader card; without terrains it names the coastal lands. */
  interface PrintedInvaderCard {
    id: string;
    stage: number;
    terrains: Terrain[];
    escalation: boolean;
  }
  /** A side of the boards that is harder to defend; less so with one of the sets in `eased_by`. */
  interface PrintedMap {
    id: string;
    difficulty: number;
    eased: number;
    eased_by: string[];
  }
  /** Everything that is printed and never changes during a game. */
  interface Catalogue {
    sets: string[];
    maps: PrintedMap[];
    powers: PrintedPower[];
    spirits: PrintedSpirit[];
    fear_cards: PrintedCard[];
    blight_cards: PrintedCard[];
    adversaries: PrintedAdversary[];
    scenarios: PrintedScenario[];
    events: PrintedEvent[];
    invader_cards: PrintedInvaderCard[];
  }
  /** Invaders, dahan or thieves in a land that are alike; `face` is the number of thieves face up. */
  interface Piece {
    ref: string;
    kind: PieceKind;
    damage: number;
    strife: number;
    health: number;
    n: number;
    face?: number;
  }
  /** A spirit's presence in a land; `farther`: the range that its power cards have more from there. `beasts`: two of it count as 1 beasts as well, which is not among the tokens of the land. */
  interface Presence {
    seat: number;
    n: number;
    sacred: boolean;
    beasts: boolean;
    farther: number;
  }
  /** Something that lasts, in a land or for a spirit or for all; at a corner of the map: its `lands`. */
  interface Effect {
    kind: string;
    until: string;
    source: string;
    land: string | null;
    seat: number | null;
    text: Message;
    lands?: string[];
  }
  /** A ravage as it would happen now; only `card` and `stopped` where it does not happen. `strife`: how many invaders deal nothing because of strife. */
  interface ComingRavage {
    card: string;
    stopped: boolean;
    damage?: number;
    defend?: number;
    blight?: number;
    strife?: number;
    dahan_lost?: number;
    dahan_hurt?: number;
    counter?: number;
    destroyed?: Numbers;
  }
  /** A build as it would happen now; `disease`: whether disease stops it. */
  interface ComingBuild {
    card: string;
    stopped: boolean;
    kind?: Building | null;
    disease?: boolean;
  }
  /** The coming actions of invaders in a land. `explore`: whether explorers find a way into it; `wilds`: whether wilds stop them. */
  interface Coming {
    ravage?: ComingRavage[];
    build?: ComingBuild[];
    explore?: boolean;
    wilds?: boolean;
  }
  /** A land or an ocean; `number` 0 is the ocean, `neighbours` are the lands next to it. `terrains` are more than one where lands are joined; then all but one of them are `part_of` that one. `also` are terrains that it has for spirits in addition. `absent` says why a land is not in play. `tokens` are beasts, wilds, disease, badlands and blight by kind; strife is on the pieces that bear it. `markers` are those of scenarios that lie here, by kind (`warding`, `flame`, `hidden_marker`, ...): each is also one of the `effects`, which have a text. */
  interface Land {
    id: string;
    board: string;
    number: number;
    terrain: Terrain;
    coastal: boolean;
    terrains: Terrain[];
    in_play: boolean;
    absent: Absent | null;
    part_of: string | null;
    neighbours: string[];
    pieces: Piece[];
    tokens: Numbers;
    presence: Presence[];
    defend: number;
    isolated: boolean;
    effects: Effect[];
    markers?: Numbers;
    also?: Terrain[];
    coming: Coming;
  }
  /** An innate power that would reach threshold `n` of `of`. */
  interface Reached {
    id: string;
    n: number;
    of: number;
  }
  /** A power of a spirit as it stands now. `price`: what it costs now; `quick`: whether it may be used in this phase; `missing`: by threshold, the elements that are missing (for a card in hand, even with its own); `swift`: those missing to make it fast, `late`: those missing to use a fast power slowly. */
  interface HeldPower {
    id: string;
    price: number;
    quick: boolean;
    used: boolean;
    missing: Numbers[];
    swift: Numbers | null;
    late: Numbers | null;
  }
  /** A card in hand; `reaches`: innate powers that gain a threshold by it. */
  interface CardInHand {
    id: string;
    price: number;
    quick: boolean;
    used: boolean;
    missing: Numbers[];
    swift: Numbers | null;
    late: Numbers | null;
    reaches: Reached[];
  }
  /** Number of spaces of each track that are open, from the left. */
  interface Uncovered {
    energy: number;
    cards: number;
  }
  /** Growth options chosen (`part.option`) and actions still to do (`part.option.action`), from 0. `pick` is how many options are chosen in a turn, `available` are the options that are open at all: some open during the game. */
  interface Growth {
    chosen: string[];
    open: string[];
    pick: number;
    available: string[];
  }
  /** A spirit at the table; `prepared` are its element markers. Of the spaces for presence, by id: those that are `covered`, those from which presence can be taken now (`takeable`), and the elements that were put on some for good (`space_elements`). */
  interface SpiritNow {
    seat: number;
    id: string;
    ready: boolean;
    energy: number;
    income: number;
    plays: number;
    played_cards: number;
    elements: Numbers;
    prepared: Numbers;
    destroyed: number;
    presence_limit: number | null;
    grown: boolean;
    growth: Growth;
    uncovered: Uncovered;
    covered: string[];
    takeable: string[];
    space_elements: { [name: string]: string };
    innates: HeldPower[];
    cards_in_hand: number;
    hand: CardInHand[];
    in_play: HeldPower[];
    discard: HeldPower[];
    forgotten: string[];
  }
  /** A seat that has not chosen its spirit. */
  interface NoSpirit {
    seat: number;
    id: null;
  }
  /** A fear card of the deck that was turned face up; `place` 1 is the top. */
  interface FearInDeck {
    place: number;
    id: string;
  }
  /** Markers, cards still to earn by terror level, cards earned (null: face down), cards resolved. */
  interface Fear {
    markers: number;
    pool: number;
    deck: number[];
    earned: (string | null)[];
    seen: FearInDeck[];
    resolved: string[];
  }
  /** The blight card; which one it is comes to light when it flips. An island with a turned card that says so is still healthy, not `blighted`. */
  interface Blight {
    left: number;
    with_card: boolean;
    flipped: boolean;
    blighted: boolean;
    card: string | null;
  }
  /** Known facts about the next card: its stage, and which cards it may be. */
  interface NextExplore {
    stage: number | null;
    possible: string[];
  }
  /** The present action of the invaders. */
  interface Acting {
    action: InvaderAction;
    card: string;
  }
  /** Invader cards by space, oldest first; of the deck only the stages, the top first. In `discard`, null is a card that lies face down. */
  interface Invaders {
    deck: number[];
    next: NextExplore;
    explore: string[];
    build: string[];
    ravage: string[];
    high_build: string[];
    discard: (string | null)[];
    acting: Acting | null;
  }
  /** The adversary and its level; `left`: how many pieces can still be added, of kinds that run out. */
  interface AdversaryNow {
    id: string;
    level: number;
    left: Numbers;
  }
  /** The scenario. */
  interface ScenarioNow {
    id: string;
  }
  /** A board's place on the map: its corner, in thousandths of a side, and its turns by 60 degrees. */
  interface PlaceOnMap {
    x: number;
    y: number;
    turn: number;
  }
  /** A board, its place in the layout and the seat it belongs to (-1: no seat). `at` says where one lies that was added to the layout during the game. */
  interface BoardNow {
    board: string;
    slot: number;
    seat: number;
    at: PlaceOnMap | null;
  }
  /** Two lands that a power has made adjacent. */
  interface Way {
    one: string;
    other: string;
  }
  /** A power card that a rule keeps apart. `in_use`: the power `source` uses it now, with every "or" as "and" and every "up to" in full. */
  interface AsideCard {
    source: string;
    seat: number;
    id: string;
    in_use?: boolean;
  }
  /** The price of an event's option for all players together; `element`: the one that helps to pay. */
  interface EventPrice {
    n: number;
    element: string | null;
    affordable: boolean;
  }
  /** A change by a part of an event: `least` to `most` of it; `moved`: how many change places. `lands` are named where neither players nor cards face down decide on them. */
  interface EventChange {
    what: string;
    least: number;
    most: number;
    moved: number;
    lands: string[];
  }
  /** A part of the event in play: its price, what it changes, what comes into force by it. */
  interface EventPartNow {
    id: string;
    price: EventPrice | null;
    changes: EventChange[];
    lasting: Message[];
  }
  /** The event that is being resolved. `in_force`: the branch that applies, or the option that was chosen; null while players choose. `parts` are those that are still to come or being resolved, as things stood before the part that is being resolved. */
  interface EventNow {
    id: string;
    step: "main" | "token" | "dahan";
    in_force: string | null;
    parts: EventPartNow[];
  }
  /** An option of a vote; `votes` are the seats whose latest vote it has. `default`: what applies without agreement, and when the time of a table's timer is out. */
  interface JointOption {
    id: string;
    label: Message;
    default: boolean;
    votes: number[];
  }
  /** Pledge of a seat: energy, a card discarded or forgotten (`card`), or presence in `land`. `worth` is what it counts towards the price. */
  interface JointPledge {
    seat: number;
    way: JointWay;
    worth: number;
    card: string | null;
    land: string | null;
  }
  /** A payment in progress: nothing is spent before all of `price` is there. `element` helps: `in_play` is what elements in play count, a card discarded from hand counts 2 and a card forgotten 4 for each such element. For presence, `element` is null and each presence counts 1. */
  interface JointPrice {
    price: number;
    element: string | null;
    in_play: number;
    pledges: JointPledge[];
    missing: number;
  }
  /** A decision or payment that all players make together right now. `source`: the id of the card or rule that asks, `asked`: the seats that may answer, `prompt`: the question. A vote has `options`, the latest `proposal` (id of an option) and `left`, how often each seat may still vote; answering `none` ends it with the default. A payment has `payment`; answering `none` calls it off. */
  interface Joint {
    kind: string;
    source: string;
    asked: number[];
    prompt: Message;
    options: JointOption[];
    proposal: string | null;
    left: number[];
    payment: JointPrice | null;
  }
  /** Everything that all players may know; all hands are open, unless a scenario hides them. */
  interface View {
    phase: Phase;
    turn: number;
    difficulty: number;
    adversary: AdversaryNow | null;
    scenario: ScenarioNow | null;
    layout: string;
    boards: BoardNow[];
    ways: Way[];
    oceans: number[];
    terror: number;
    fear: Fear;
    blight: Blight;
    dangers: Kernel.Danger[];
    invaders: Invaders;
    event: EventNow | null;
    joint: Joint | null;
    lands: Land[];
    spirits: (SpiritNow | NoSpirit)[];
    shown: string[];
    aside: AsideCard[];
    effects: Effect[];
    choosable: string[];
    counters: Numbers;
    outcome: Outcome | null;
    open_hands: boolean;
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
