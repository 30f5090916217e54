// Made by tools/page_types.py. Do not edit.

import type { Kernel } from "../../js/types.gen.js";
import type { Message } from "../../js/types.js";

export type Terrain = "jungle" | "mountain" | "sands" | "wetlands" | "ocean";
export type InvaderAction = "ravage" | "build" | "explore";
export type Phase = "setup" | "spirit" | "fast" | "invader" | "slow" | "time" | "over";
export type Outcome = "victory" | "defeat" | "sacrifice";
export type PieceKind = "explorer" | "town" | "city" | "dahan" | "thief";
export type Building = "town" | "city";
export type Absent = "ocean" | "joined" | "sunk" | "frozen";
export type EventKind = "choice" | "stage" | "terror" | "health";
export type JointWay = "energy" | "discard" | "forget" | "marker" | "presence";
export type Deck = "minor" | "major" | "unique" | "innate";
export type Numbers = { [name: string]: number };
/** A printed range; `far`: how far once the threshold is met. */
export interface Range {
  n: number;
  origin: "presence" | "sacred_site";
  terrain: Terrain | null;
  far: number | null;
}
/** A power card or innate power; `swift`: the elements that make it fast. `late`: the elements that let a fast power be slow; `alternatives`: by threshold, other elements that reach it as well. */
export interface PrintedPower {
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
export interface GrowthIcon {
  id: string;
  icon: string;
  n: number | null;
  where: string | null;
}
/** A part of the growth panel: `pick` of its options each turn. `opened_by`: for each option, the presence track that opens it when it is empty; null: always open. Of the options that one track opens only one is chosen, for the whole game. */
export interface GrowthPart {
  pick: number;
  options: GrowthIcon[][];
  opened_by: (string | null)[];
}
/** One space of a presence track, with what is printed on it; `shared` with the other track. `more_energy`, `more_plays` and `more_range` are added while it is uncovered; `action` may be done each turn then, `first` only when it is uncovered for the first time. */
export interface TrackSpace {
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
export interface PrintedTracks {
  energy: TrackSpace[];
  cards: TrackSpace[];
}
/** One space for presence, of a track or of a network. `line`: the track it belongs to (`energy`, `cards` or another one; a network has none: null), `x` and `y`: where it is drawn, in spaces from the left and lines from the top, halves included. What it gives while it is uncovered: `energy` or `plays` (null: none; the highest number counts), `more_energy`, `more_plays` and `more_range` (added), `elements` (`any`: one of choice each turn), `reclaims`, `action` (each turn), `first` (only when it is uncovered for the first time). `chooses`: an element of choice is put there for good; `gain`: energy gained whenever presence is taken from it; `start`: it is never covered; `shared`: it belongs to two tracks. */
export interface PanelSpace {
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
export interface PrintedCoat {
  ground: string;
  mark: string;
  deep: string;
}
/** The pattern of a spirit's ground: a recipe of the page by name, and what it is cut with. */
export interface PrintedGround {
  recipe: string;
  cut: Numbers;
}
/** A spirit as it is drawn, on a light and a dark page. */
export interface PrintedFace {
  ground: PrintedGround;
  light: PrintedCoat;
  dark: PrintedCoat;
}
/** A turn of an opening guide: growth options by number (`instead`: as good), cards and powers to use. Presence comes from `tracks` and goes to `lands` of a kind. Without `cards` the player chooses them. */
export interface PrintedTurn {
  growth: number[];
  cards: string[];
  instead?: number[];
  tracks?: string[];
  lands?: string[];
  innates?: string[];
}
/** A spirit's panel and the ids of its special rules, what they count, innate powers and cards. `tracks` are those for energy and cards; `spaces` are all spaces for presence, `edges` the pairs of them of which one leads to the other (in a network both ways). `strengths`: from 0 to 5. The emblem of its `face` is its `icon`, its `voice` the id of a text; the `guide` has its first turns, if there is one. An aspect `replaces` rules and powers of the spirit that is its `base`; a spirit is its own. */
export interface PrintedSpirit {
  id: string;
  base: string;
  replaces: string[];
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
export interface PrintedLevel {
  title: string;
  difficulty: number;
  fear: number[];
}
/** An adversary; `loss`: the rule by which the game can be lost to it, `counters`: what it counts. */
export interface PrintedAdversary {
  id: string;
  set: string;
  levels: PrintedLevel[];
  loss: string | null;
  counters: string[];
}
/** A fear card or a blight card: its texts say the rest. */
export interface PrintedCard {
  id: string;
  set: string;
}
/** A scenario; its difficulty adds to that of the adversary. One that `follows` begins from the end of a finished game; `counters` is what it counts. */
export interface PrintedScenario {
  id: string;
  set: string;
  difficulty: number;
  follows: boolean;
  counters: string[];
}
/** An event card: its options, or two branches of which the first applies up to `last`. */
export interface PrintedEvent {
  id: string;
  set: string;
  kind: EventKind;
  parts: string[];
  last: number;
  token: string | null;
  dahan: string | null;
}
/** An invader card; without terrains it names the coastal lands. */
export interface PrintedInvaderCard {
  id: string;
  stage: number;
  terrains: Terrain[];
  escalation: boolean;
}
/** A side of the boards that is harder to defend; less so with one of the sets in `eased_by`. */
export interface PrintedMap {
  id: string;
  difficulty: number;
  eased: number;
  eased_by: string[];
}
/** Everything that is printed and never changes during a game. */
export interface Catalogue {
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
export interface Piece {
  ref: string;
  kind: PieceKind;
  damage: number;
  strife: number;
  health: number;
  n: number;
  face?: number;
}
/** A spirit's presence in a land; `farther`: the range that its power cards have more from there. `beasts`: two of it count as 1 beasts as well, which is not among the tokens of the land. */
export interface Presence {
  seat: number;
  n: number;
  sacred: boolean;
  beasts: boolean;
  farther: number;
}
/** Something that lasts, in a land or for a spirit or for all; at a corner of the map: its `lands`. */
export interface Effect {
  kind: string;
  until: string;
  source: string;
  land: string | null;
  seat: number | null;
  text: Message;
  lands?: string[];
}
/** A ravage as it would happen now; only `card` and `stopped` where it does not happen. `strife`: how many invaders deal nothing because of strife. */
export interface ComingRavage {
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
export interface ComingBuild {
  card: string;
  stopped: boolean;
  kind?: Building | null;
  disease?: boolean;
}
/** The coming actions of invaders in a land. `explore`: whether explorers find a way into it; `wilds`: whether wilds stop them. */
export interface Coming {
  ravage?: ComingRavage[];
  build?: ComingBuild[];
  explore?: boolean;
  wilds?: boolean;
}
/** A land or an ocean; `number` 0 is the ocean, `neighbours` are the lands next to it. `terrains` are more than one where lands are joined; then all but one of them are `part_of` that one. `also` are terrains that it has for spirits in addition. `absent` says why a land is not in play. `tokens` are beasts, wilds, disease, badlands and blight by kind; strife is on the pieces that bear it. `markers` are those of scenarios that lie here, by kind (`warding`, `flame`, `hidden_marker`, ...): each is also one of the `effects`, which have a text. */
export interface Land {
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
export interface Reached {
  id: string;
  n: number;
  of: number;
}
/** A power of a spirit as it stands now. `price`: what it costs now; `quick`: whether it may be used in this phase; `missing`: by threshold, the elements that are missing (for a card in hand, even with its own); `swift`: those missing to make it fast, `late`: those missing to use a fast power slowly. */
export interface HeldPower {
  id: string;
  price: number;
  quick: boolean;
  used: boolean;
  missing: Numbers[];
  swift: Numbers | null;
  late: Numbers | null;
}
/** A card in hand; `reaches`: innate powers that gain a threshold by it. */
export interface CardInHand {
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
export interface Uncovered {
  energy: number;
  cards: number;
}
/** Growth options chosen (`part.option`) and actions still to do (`part.option.action`), from 0. `pick` is how many options are chosen in a turn, `available` are the options that are open at all: some open during the game. */
export interface Growth {
  chosen: string[];
  open: string[];
  pick: number;
  available: string[];
}
/** A spirit at the table; `prepared` are its element markers. Of the spaces for presence, by id: those that are `covered`, those from which presence can be taken now (`takeable`), and the elements that were put on some for good (`space_elements`). */
export interface SpiritNow {
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
export interface NoSpirit {
  seat: number;
  id: null;
}
/** A fear card of the deck that was turned face up; `place` 1 is the top. */
export interface FearInDeck {
  place: number;
  id: string;
}
/** Markers, cards still to earn by terror level, cards earned (null: face down), cards resolved. */
export interface Fear {
  markers: number;
  pool: number;
  deck: number[];
  earned: (string | null)[];
  seen: FearInDeck[];
  resolved: string[];
}
/** The blight card; which one it is comes to light when it flips. An island with a turned card that says so is still healthy, not `blighted`. */
export interface Blight {
  left: number;
  with_card: boolean;
  flipped: boolean;
  blighted: boolean;
  card: string | null;
}
/** Known facts about the next card: its stage, and which cards it may be. */
export interface NextExplore {
  stage: number | null;
  possible: string[];
}
/** The present action of the invaders. */
export interface Acting {
  action: InvaderAction;
  card: string;
}
/** Invader cards by space, oldest first; of the deck only the stages, the top first. In `discard`, null is a card that lies face down. */
export interface Invaders {
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
export interface AdversaryNow {
  id: string;
  level: number;
  left: Numbers;
}
/** The scenario. */
export interface ScenarioNow {
  id: string;
}
/** A board's place on the map: its corner, in thousandths of a side, and its turns by 60 degrees. */
export interface PlaceOnMap {
  x: number;
  y: number;
  turn: number;
}
/** A board, its place in the layout and the seat it belongs to (-1: no seat). `at` says where one lies that was added to the layout during the game. */
export interface BoardNow {
  board: string;
  slot: number;
  seat: number;
  at: PlaceOnMap | null;
}
/** Two lands that a power has made adjacent. */
export interface Way {
  one: string;
  other: string;
}
/** A power card that a rule keeps apart. `in_use`: the power `source` uses it now, with every "or" as "and" and every "up to" in full. */
export interface AsideCard {
  source: string;
  seat: number;
  id: string;
  in_use?: boolean;
}
/** The price of an event's option for all players together; `element`: the one that helps to pay. */
export interface EventPrice {
  n: number;
  element: string | null;
  affordable: boolean;
}
/** A change by a part of an event: `least` to `most` of it; `moved`: how many change places. `lands` are named where neither players nor cards face down decide on them. */
export interface EventChange {
  what: string;
  least: number;
  most: number;
  moved: number;
  lands: string[];
}
/** A part of the event in play: its price, what it changes, what comes into force by it. */
export interface EventPartNow {
  id: string;
  price: EventPrice | null;
  changes: EventChange[];
  lasting: Message[];
}
/** The event that is being resolved. `in_force`: the branch that applies, or the option that was chosen; null while players choose. `parts` are those that are still to come or being resolved, as things stood before the part that is being resolved. */
export interface EventNow {
  id: string;
  step: "main" | "token" | "dahan";
  in_force: string | null;
  parts: EventPartNow[];
}
/** An option of a vote; `votes` are the seats whose latest vote it has. `default`: what applies without agreement, and when the time of a table's timer is out. */
export interface JointOption {
  id: string;
  label: Message;
  default: boolean;
  votes: number[];
}
/** Pledge of a seat: energy, a card discarded or forgotten (`card`), or presence in `land`. `worth` is what it counts towards the price. */
export interface JointPledge {
  seat: number;
  way: JointWay;
  worth: number;
  card: string | null;
  land: string | null;
}
/** A payment in progress: nothing is spent before all of `price` is there. `element` helps: `in_play` is what elements in play count, a card discarded from hand counts 2 and a card forgotten 4 for each such element. For presence, `element` is null and each presence counts 1. */
export interface JointPrice {
  price: number;
  element: string | null;
  in_play: number;
  pledges: JointPledge[];
  missing: number;
}
/** A decision or payment that all players make together right now. `source`: the id of the card or rule that asks, `asked`: the seats that may answer, `prompt`: the question. A vote has `options`, the latest `proposal` (id of an option) and `left`, how often each seat may still vote; answering `none` ends it with the default. A payment has `payment`; answering `none` calls it off. */
export interface Joint {
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
export interface View {
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
