"""Types of the view and of the catalogue of printed things, as plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from weald.kernel.dangers import Danger
from weald.kernel.messages import PlainMessage

Terrain = Literal["jungle", "mountain", "sands", "wetlands", "ocean"]
InvaderAction = Literal["ravage", "build", "explore"]
Phase = Literal["setup", "spirit", "fast", "invader", "slow", "time", "over"]
Outcome = Literal["victory", "defeat", "sacrifice"]
PieceKind = Literal["explorer", "town", "city", "dahan", "thief"]
Building = Literal["town", "city"]
Absent = Literal["ocean", "joined", "sunk", "frozen"]
EventKind = Literal["choice", "stage", "terror", "health"]
JointWay = Literal["energy", "discard", "forget", "marker", "presence"]
Deck = Literal["minor", "major", "unique", "innate"]
# Elements, kinds of pieces and tokens by name, with how many there are.
Numbers = dict[str, int]


# The catalogue.


class Range(TypedDict):
    """A printed range; `far`: how far once the threshold is met."""

    n: int
    origin: Literal["presence", "sacred_site"]
    terrain: Terrain | None
    far: int | None


class PrintedPower(TypedDict):
    """A power card or innate power; `swift`: the elements that make it fast.

    `late`: the elements that let a fast power be slow; `alternatives`: by threshold, other elements that
    reach it as well.
    """

    id: str
    set: str
    deck: Deck
    spirit: str | None
    cost: int
    fast: bool
    elements: list[str]
    range: Range | None
    target: str
    needs: list[str]
    thresholds: list[Numbers]
    alternatives: list[Numbers | None]
    swift: Numbers | None
    late: Numbers | None


class GrowthIcon(TypedDict):
    """One action of a growth option."""

    id: str
    icon: str
    n: int | None
    where: str | None


class GrowthPart(TypedDict):
    """A part of the growth panel: `pick` of its options each turn.

    `opened_by`: for each option, the presence track that opens it when it is empty; null: always open. Of the
    options that one track opens only one is chosen, for the whole game.
    """

    pick: int
    options: list[list[GrowthIcon]]
    opened_by: list[str | None]


class TrackSpace(TypedDict):
    """One space of a presence track, with what is printed on it; `shared` with the other track.

    `more_energy`, `more_plays` and `more_range` are added while it is uncovered; `action` may be done each
    turn then, `first` only when it is uncovered for the first time.
    """

    id: str
    number: int | None
    more_energy: int
    more_plays: int
    more_range: int
    action: GrowthIcon | None
    first: GrowthIcon | None
    elements: list[str]
    reclaim: bool
    shared: bool
    word: str


class PrintedTracks(TypedDict):
    """The two presence tracks, from the left."""

    energy: list[TrackSpace]
    cards: list[TrackSpace]


class PanelSpace(TypedDict):
    """One space for presence, of a track or of a network.

    `line`: the track it belongs to (`energy`, `cards` or another one; a network has none: null), `x` and `y`:
    where it is drawn, in spaces from the left and lines from the top, halves included. What it gives while it
    is uncovered: `energy` or `plays` (null: none; the highest number counts), `more_energy`, `more_plays` and
    `more_range` (added), `elements` (`any`: one of choice each turn), `reclaims`, `action` (each turn),
    `first` (only when it is uncovered for the first time). `chooses`: an element of choice is put there for
    good; `gain`: energy gained whenever presence is taken from it; `start`: it is never covered; `shared`: it
    belongs to two tracks.
    """

    id: str
    line: str | None
    x: float
    y: float
    word: str
    start: bool
    energy: int | None
    plays: int | None
    more_energy: int
    more_plays: int
    more_range: int
    elements: list[str]
    reclaims: int
    action: GrowthIcon | None
    first: GrowthIcon | None
    chooses: bool
    gain: int
    shared: bool


class PrintedCoat(TypedDict):
    """The colours of a spirit, `#rrggbb`: the ground, the mark on it, the under-print of the ground."""

    ground: str
    mark: str
    deep: str


class PrintedGround(TypedDict):
    """The pattern of a spirit's ground: a recipe of the page by name, and what it is cut with."""

    recipe: str
    cut: Numbers


class PrintedFace(TypedDict):
    """A spirit as it is drawn, on a light and a dark page."""

    ground: PrintedGround
    light: PrintedCoat
    dark: PrintedCoat


class PrintedTurn(TypedDict):
    """A turn of an opening guide: growth options by number (`instead`: as good), cards and powers to use.

    Presence comes from `tracks` and goes to `lands` of a kind. Without `cards` the player chooses them.
    """

    growth: list[int]
    cards: list[str]
    instead: NotRequired[list[int]]
    tracks: NotRequired[list[str]]
    lands: NotRequired[list[str]]
    innates: NotRequired[list[str]]


class PrintedSpirit(TypedDict):
    """A spirit's panel and the ids of its special rules, what they count, innate powers and cards.

    `tracks` are those for energy and cards; `spaces` are all spaces for presence, `edges` the pairs of them
    of which one leads to the other (in a network both ways). `strengths`: from 0 to 5. The emblem of its
    `face` is its `icon`, its `voice` the id of a text; the `guide` has its first turns, if there is one.
    An aspect `replaces` rules and powers of the spirit that is its `base`; a spirit is its own.
    """

    id: str
    base: str
    replaces: list[str]
    set: str
    icon: str
    complexity: Literal["low", "moderate", "high", "very_high"]
    strengths: Numbers
    face: PrintedFace
    voice: str
    guide: list[PrintedTurn]
    growth: list[GrowthPart]
    tracks: PrintedTracks
    spaces: list[PanelSpace]
    edges: list[list[str]]
    rules: list[str]
    counters: list[str]
    innates: list[str]
    cards: list[str]


class PrintedLevel(TypedDict):
    """A level of an adversary; `fear`: fear cards by terror level."""

    title: str
    difficulty: int
    fear: list[int]


class PrintedAdversary(TypedDict):
    """An adversary; `loss`: the rule by which the game can be lost to it, `counters`: what it counts."""

    id: str
    set: str
    levels: list[PrintedLevel]
    loss: str | None
    counters: list[str]


class PrintedCard(TypedDict):
    """A fear card or a blight card: its texts say the rest."""

    id: str
    set: str


class PrintedScenario(TypedDict):
    """A scenario; its difficulty adds to that of the adversary.

    One that `follows` begins from the end of a finished game; `counters` is what it counts.
    """

    id: str
    set: str
    difficulty: int
    follows: bool
    counters: list[str]


class PrintedEvent(TypedDict):
    """An event card: its options, or two branches of which the first applies up to `last`."""

    id: str
    set: str
    kind: EventKind
    parts: list[str]
    last: int
    token: str | None
    dahan: str | None


class PrintedInvaderCard(TypedDict):
    """An invader card; without terrains it names the coastal lands."""

    id: str
    stage: int
    terrains: list[Terrain]
    escalation: bool


class PrintedMap(TypedDict):
    """A side of the boards that is harder to defend; less so with one of the sets in `eased_by`."""

    id: str
    difficulty: int
    eased: int
    eased_by: list[str]


class Catalogue(TypedDict):
    """Everything that is printed and never changes during a game."""

    sets: list[str]
    maps: list[PrintedMap]
    powers: list[PrintedPower]
    spirits: list[PrintedSpirit]
    fear_cards: list[PrintedCard]
    blight_cards: list[PrintedCard]
    adversaries: list[PrintedAdversary]
    scenarios: list[PrintedScenario]
    events: list[PrintedEvent]
    invader_cards: list[PrintedInvaderCard]


# The view.


class Piece(TypedDict):
    """Invaders, dahan or thieves in a land that are alike; `face` is the number of thieves face up."""

    ref: str
    kind: PieceKind
    damage: int
    strife: int
    health: int
    n: int
    face: NotRequired[int]


class Presence(TypedDict):
    """A spirit's presence in a land; `farther`: the range that its power cards have more from there.

    `beasts`: two of it count as 1 beasts as well, which is not among the tokens of the land.
    """

    seat: int
    n: int
    sacred: bool
    beasts: bool
    farther: int


class Effect(TypedDict):
    """Something that lasts, in a land or for a spirit or for all; at a corner of the map: its `lands`."""

    kind: str
    until: str
    source: str
    land: str | None
    seat: int | None
    text: PlainMessage
    lands: NotRequired[list[str]]


class ComingRavage(TypedDict):
    """A ravage as it would happen now; only `card` and `stopped` where it does not happen.

    `strife`: how many invaders deal nothing because of strife.
    """

    card: str
    stopped: bool
    damage: NotRequired[int]
    defend: NotRequired[int]
    blight: NotRequired[int]
    strife: NotRequired[int]
    dahan_lost: NotRequired[int]
    dahan_hurt: NotRequired[int]
    counter: NotRequired[int]
    destroyed: NotRequired[Numbers]


class ComingBuild(TypedDict):
    """A build as it would happen now; `disease`: whether disease stops it."""

    card: str
    stopped: bool
    kind: NotRequired[Building | None]
    disease: NotRequired[bool]


class Coming(TypedDict, total=False):
    """The coming actions of invaders in a land.

    `explore`: whether explorers find a way into it; `wilds`: whether wilds stop them.
    """

    ravage: list[ComingRavage]
    build: list[ComingBuild]
    explore: bool
    wilds: bool


class Land(TypedDict):
    """A land or an ocean; `number` 0 is the ocean, `neighbours` are the lands next to it.

    `terrains` are more than one where lands are joined; then all but one of them are `part_of` that one.
    `also` are terrains that it has for spirits in addition.
    `absent` says why a land is not in play.
    `tokens` are beasts, wilds, disease, badlands and blight by kind; strife is on the pieces that bear it.
    `markers` are those of scenarios that lie here, by kind (`warding`, `flame`, `hidden_marker`, ...):
    each is also one of the `effects`, which have a text.
    """

    id: str
    board: str
    number: int
    terrain: Terrain
    coastal: bool
    terrains: list[Terrain]
    in_play: bool
    absent: Absent | None
    part_of: str | None
    neighbours: list[str]
    pieces: list[Piece]
    tokens: Numbers
    presence: list[Presence]
    defend: int
    isolated: bool
    effects: list[Effect]
    markers: NotRequired[Numbers]
    also: NotRequired[list[Terrain]]
    coming: Coming


class Reached(TypedDict):
    """An innate power that would reach threshold `n` of `of`."""

    id: str
    n: int
    of: int


class HeldPower(TypedDict):
    """A power of a spirit as it stands now.

    `price`: what it costs now; `quick`: whether it may be used in this phase; `missing`: by threshold, the
    elements that are missing (for a card in hand, even with its own); `swift`: those missing to make it fast,
    `late`: those missing to use a fast power slowly.
    """

    id: str
    price: int
    quick: bool
    used: bool
    missing: list[Numbers]
    swift: Numbers | None
    late: Numbers | None


class CardInHand(HeldPower):
    """A card in hand; `reaches`: innate powers that gain a threshold by it."""

    reaches: list[Reached]


class Uncovered(TypedDict):
    """Number of spaces of each track that are open, from the left."""

    energy: int
    cards: int


class Growth(TypedDict):
    """Growth options chosen (`part.option`) and actions still to do (`part.option.action`), from 0.

    `pick` is how many options are chosen in a turn, `available` are the options that are open at all:
    some open during the game.
    """

    chosen: list[str]
    open: list[str]
    pick: int
    available: list[str]


class SpiritNow(TypedDict):
    """A spirit at the table; `prepared` are its element markers.

    Of the spaces for presence, by id: those that are `covered`, those from which presence can be taken now
    (`takeable`), and the elements that were put on some for good (`space_elements`).
    """

    seat: int
    id: str
    ready: bool
    energy: int
    income: int
    plays: int
    played_cards: int
    elements: Numbers
    prepared: Numbers
    destroyed: int
    presence_limit: int | None
    grown: bool
    growth: Growth
    uncovered: Uncovered
    covered: list[str]
    takeable: list[str]
    space_elements: dict[str, str]
    innates: list[HeldPower]
    cards_in_hand: int
    hand: list[CardInHand]
    in_play: list[HeldPower]
    discard: list[HeldPower]
    forgotten: list[str]


class NoSpirit(TypedDict):
    """A seat that has not chosen its spirit."""

    seat: int
    id: None


class FearInDeck(TypedDict):
    """A fear card of the deck that was turned face up; `place` 1 is the top."""

    place: int
    id: str


class Fear(TypedDict):
    """Markers, cards still to earn by terror level, cards earned (null: face down), cards resolved."""

    markers: int
    pool: int
    deck: list[int]
    earned: list[str | None]
    seen: list[FearInDeck]
    resolved: list[str]


class Blight(TypedDict):
    """The blight card; which one it is comes to light when it flips.

    An island with a turned card that says so is still healthy, not `blighted`.
    """

    left: int
    with_card: bool
    flipped: bool
    blighted: bool
    card: str | None


class NextExplore(TypedDict):
    """Known facts about the next card: its stage, and which cards it may be."""

    stage: int | None
    possible: list[str]


class Acting(TypedDict):
    """The present action of the invaders."""

    action: InvaderAction
    card: str


class Invaders(TypedDict):
    """Invader cards by space, oldest first; of the deck only the stages, the top first.

    In `discard`, null is a card that lies face down.
    """

    deck: list[int]
    next: NextExplore
    explore: list[str]
    build: list[str]
    ravage: list[str]
    high_build: list[str]
    discard: list[str | None]
    acting: Acting | None


class AdversaryNow(TypedDict):
    """The adversary and its level; `left`: how many pieces can still be added, of kinds that run out."""

    id: str
    level: int
    left: Numbers


class ScenarioNow(TypedDict):
    """The scenario."""

    id: str


class PlaceOnMap(TypedDict):
    """A board's place on the map: its corner, in thousandths of a side, and its turns by 60 degrees."""

    x: float
    y: float
    turn: int


class BoardNow(TypedDict):
    """A board, its place in the layout and the seat it belongs to (-1: no seat).

    `at` says where one lies that was added to the layout during the game.
    """

    board: str
    slot: int
    seat: int
    at: PlaceOnMap | None


class Way(TypedDict):
    """Two lands that a power has made adjacent."""

    one: str
    other: str


class AsideCard(TypedDict):
    """A power card that a rule keeps apart.

    `in_use`: the power `source` uses it now, with every "or" as "and" and every "up to" in full.
    """

    source: str
    seat: int
    id: str
    in_use: NotRequired[bool]


class EventPrice(TypedDict):
    """The price of an event's option for all players together; `element`: the one that helps to pay."""

    n: int
    element: str | None
    affordable: bool


class EventChange(TypedDict):
    """A change by a part of an event: `least` to `most` of it; `moved`: how many change places.

    `lands` are named where neither players nor cards face down decide on them.
    """

    what: str
    least: int
    most: int
    moved: int
    lands: list[str]


class EventPartNow(TypedDict):
    """A part of the event in play: its price, what it changes, what comes into force by it."""

    id: str
    price: EventPrice | None
    changes: list[EventChange]
    lasting: list[PlainMessage]


class EventNow(TypedDict):
    """The event that is being resolved.

    `in_force`: the branch that applies, or the option that was chosen; null while players choose. `parts` are
    those that are still to come or being resolved, as things stood before the part that is being resolved.
    """

    id: str
    step: Literal["main", "token", "dahan"]
    in_force: str | None
    parts: list[EventPartNow]


class JointOption(TypedDict):
    """An option of a vote; `votes` are the seats whose latest vote it has.

    `default`: what applies without agreement, and when the time of a table's timer is out.
    """

    id: str
    label: PlainMessage
    default: bool
    votes: list[int]


class JointPledge(TypedDict):
    """Pledge of a seat: energy, a card discarded or forgotten (`card`), or presence in `land`.

    `worth` is what it counts towards the price.
    """

    seat: int
    way: JointWay
    worth: int
    card: str | None
    land: str | None


class JointPrice(TypedDict):
    """A payment in progress: nothing is spent before all of `price` is there.

    `element` helps: `in_play` is what elements in play count, a card discarded from hand counts 2 and a card
    forgotten 4 for each such element. For presence, `element` is null and each presence counts 1.
    """

    price: int
    element: str | None
    in_play: int
    pledges: list[JointPledge]
    missing: int


class Joint(TypedDict):
    """A decision or payment that all players make together right now.

    `source`: the id of the card or rule that asks, `asked`: the seats that may answer, `prompt`: the
    question. A vote has `options`, the latest `proposal` (id of an option) and `left`, how often each seat
    may still vote; answering `none` ends it with the default. A payment has `payment`; answering `none` calls
    it off.
    """

    kind: str
    source: str
    asked: list[int]
    prompt: PlainMessage
    options: list[JointOption]
    proposal: str | None
    left: list[int]
    payment: JointPrice | None


class View(TypedDict):
    """Everything that all players may know; all hands are open, unless a scenario hides them."""

    phase: Phase
    turn: int
    difficulty: int
    adversary: AdversaryNow | None
    scenario: ScenarioNow | None
    layout: str
    boards: list[BoardNow]
    ways: list[Way]
    oceans: list[int]
    terror: int
    fear: Fear
    blight: Blight
    dangers: list[Danger]
    invaders: Invaders
    event: EventNow | None
    joint: Joint | None
    lands: list[Land]
    spirits: list[SpiritNow | NoSpirit]
    shown: list[str]
    aside: list[AsideCard]
    effects: list[Effect]
    choosable: list[str]
    counters: Numbers
    outcome: Outcome | None
    open_hands: bool
