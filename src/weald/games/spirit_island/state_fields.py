"""The fields of a state, each declared once: type, JSON form, meaning, beginning.

`tools/state_class.py` makes the class of `model/state.py` from this table, `position.py` the JSON form, its
schema and the descriptions in it. The last card of a pile is its top. Lists "by seat" have one entry for each
player, seat 0 first. On paper, lands are named by board and number, such as `A5`; number 0 is the ocean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from weald.games.spirit_island.model.boards import LAYOUTS
from weald.games.spirit_island.model.geography import CHANGES
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.model.state import INVADER_ACTIONS, NOBODY, PHASES
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENTS,
    REGISTRY,
    SCENARIOS,
    SPIRITS,
)
from weald.games.spirit_island.rules.ways_to_lose import reasons
from weald.games.spirit_island.shapes import (
    LAND_NAMES,
    MOST,
    PIECES,
    SEATS,
    TRACK_BONUSES,
    Boards,
    EffectShape,
    GrowthCode,
    Lands,
    Pair,
    TupleOf,
    effects,
    event_cards,
    fear_cards,
    growth_actions,
    growth_options,
    invader_card,
    invader_cards,
    lands,
    number,
    power,
    powers,
    seat_flags,
    seat_numbers,
    seat_powers,
    sources,
    spaces,
)
from weald.kernel.position import Bool, Int, ListOf, MapOf, Maybe, Named, Seed, Shape, Text

STEP_NAMES = (
    "boards", "spirits", "setup", "first_explore", "prepared", "turn", "grow", "fast", "powers", "slow",
    "invaders", "event", "event_main", "event_token", "event_dahan", "event_end", "fear", "card", "land",
    "advance", "time", "",
)  # fmt: skip
# Reasons for a victory.
VICTORIES = ("", "terror1", "terror2", "terror3", "fear", "scenario")
# The type of a field that the state of every game has.
KERNEL = ""
# No value is left out on paper.
NEVER: Final = object()


class Field(NamedTuple):
    """A field of the state.

    `shape` makes its JSON form once all content is loaded; a field without one follows from others. `start`
    is the expression that it begins with, if not 0, "" or empty (with an entry for each seat, if it is a list
    of lists). A value that is `usual` is left out on paper. With `by_name` it speaks of lands or of spaces of
    tracks, which have numbers in memory.
    """

    name: str
    type: str
    shape: Callable[[], Shape] | None
    about: str = ""
    start: str = ""
    usual: Any = NEVER
    by_name: bool = False


# fmt: off
FIELDS = (
    # The game.
    Field("step", KERNEL, lambda: Text(STEP_NAMES),
          about="The step that runs next; empty at the end."),
    Field("seed", KERNEL, Seed,
          about="The seed of all chance."),
    Field("drawn", KERNEL, lambda: Int(0, 1_000_000),
          about="How many random numbers have been drawn so far."),
    # The table.
    Field("seats", "int", lambda: Int(1, SEATS), start="seats",
          about="The number of players."),
    Field("sets", "tuple[str, ...]", lambda: TupleOf(Text(REGISTRY.sets), 1, len(REGISTRY.sets)),
          start="BASE",
          about="The boxes that the table is played with."),
    Field("board_box", "tuple[str, ...]", Boards,
          about="The boards that may be drawn at set-up."),
    Field("boards", "tuple[str, ...]", Boards,
          about="The boards in the order of the layout; empty before set-up."),
    Field("former", "tuple[str, ...]", lambda: TupleOf(Text(SPIRITS.ids), 0, SEATS), usual=[],
          about="The spirits of the game from whose end this one begins."),
    Field("homes", "tuple[int, ...]", lambda: ListOf(Int(-1, SEATS - 1), 0, SEATS), usual=[], by_name=True,
          about=("By board, the seat that started on it, -1 for nobody; left out if board i belongs to "
                 "seat i.")),
    Field("layout", "str", lambda: Text(sorted({name for _, name in LAYOUTS})), start='"standard"',
          about="How the boards lie together."),
    Field("added", "tuple[Added, ...]", lambda: TupleOf(Pair(Int(0, SEATS - 1), Int(0, 2), Int(0, 2)), 0,
          SEATS - 1), usual=[],
          about=("How the last boards were laid beside the layout: against which slot and which of its "
                 "sides, and with which side of their own; slots and sides are counted from 0.")),
    Field("changes", "tuple[Change, ...]", lambda: ListOf(Pair(Text(CHANGES), Text(LAND_NAMES),
          Maybe(Text(LAND_NAMES))), 0, MOST), usual=[], by_name=True,
          about=("Changes of the island, oldest first: lands linked, merged into another, gone, or "
                 "frozen.")),
    Field("adversary", "str", lambda: Text((NOBODY, *ADVERSARIES.ids)), start="NOBODY",
          about="The adversary, or none."),
    Field("level", "int", lambda: Int(0, 6),
          about="The level of the adversary."),
    Field("scenario", "str", lambda: Text((NOBODY, *SCENARIOS.ids)), start="NOBODY",
          about="The scenario, or none."),
    Field("spirits", "tuple[str, ...]", lambda: TupleOf(Text(("", *SPIRITS.ids)), 1, SEATS),
          start='("",) * seats',
          about="By seat, the spirit; empty as long as it is not chosen."),
    Field("setting", "Setting", None, start='Setting(NOBODY, 0, NOBODY, self.spirits, "")',
          about="The setup and what is in force, of which special rules are made."),
    Field("phase", "int", lambda: Named(PHASES), start="SETUP",
          about="The phase of the turn."),
    Field("turn", "int", number,
          about="The turn, counted from 1; 0 during set-up."),
    # The board.
    Field("pieces", "list[list[int]]", lambda: Lands(PIECES), start="[]", by_name=True,
          about="By land, invaders, dahan and tokens; pieces that are alike share one entry."),
    Field("marked", "dict[int, int]", None,
          about="Of all pieces, those that carry damage or strife: land * MARKS + piece -> how many."),
    Field("presence", "list[list[int]]", lambda: ListOf(Lands(Int(1, MOST)), 1, SEATS), by_name=True,
          about="By seat, the number of presence in each land."),
    Field("oceans", "int", None,
          about="The oceans in play, as a bit mask of slots."),
    Field("island", "Geography", None, start='geography((), "standard")',
          about=("The geography that follows from boards, layout, oceans and changes; `redraw` keeps it "
                 "in step.")),
    Field("effects", "list[Effect]", effects, by_name=True,
          about="What lasts, oldest first: its kind, its arguments, until when, the id of its cause."),
    Field("later", "list[Effect]", effects, usual=[], by_name=True,
          about="Effects that come into force when the turn ends."),
    Field("parted", "list[tuple[int, Effect]]", lambda: ListOf(Pair(Text(LAND_NAMES), EffectShape()), 0,
          MOST), usual=[], by_name=True,
          about=("What lasted for the turn in the parts of joined lands before: the land that became "
                 "part of another, and the effect.")),
    Field("counters", "dict[str, int]", lambda: MapOf(REGISTRY.counters, Int(0, 1 << 16)),
          about="What special rules count, by name; absent is 0."),
    # The invaders: cards by space, oldest first; their actions to come.
    Field("invader_deck", "list[int]", invader_cards,
          about="The face-down invader deck; the last card is the top."),
    Field("invader_box", "list[int]", invader_cards,
          about="The invader cards that were left out at set-up; nobody knows which they are."),
    Field("invader_discard", "list[int]", invader_cards,
          about="The invader cards that are done, oldest first."),
    Field("turned_cards", "tuple[int, ...]", lambda: TupleOf(invader_card(), 0, len(INVADER_CARDS)), usual=[],
          about="The invader cards known to all in the deck, or face down among those that are done."),
    Field("high_build", "list[int]", invader_cards,
          about="The cards on England's extra build space, oldest first."),
    Field("ravage_cards", "list[int]", invader_cards,
          about="The cards on the ravage space, oldest first."),
    Field("build_cards", "list[int]", invader_cards,
          about="The cards on the build space, oldest first."),
    Field("explore_cards", "list[int]", invader_cards,
          about="The cards explored this turn, oldest first."),
    Field("agenda", "list[tuple[int, int]]", lambda: ListOf(Pair(Named(INVADER_ACTIONS),
          Maybe(invader_card(), -1)), 0, 40),
          about=("What invaders still do, next one first: an action and its card; null is still to be "
                 "drawn.")),
    Field("queue", "list[int]", lands, by_name=True,
          about="The lands in which the current invader action is still to happen."),
    Field("explored", "list[int]", lands, by_name=True,
          about="The lands into which explorers came with the current card, in order."),
    Field("in_order", "bool", Bool,
          about="Whether the lands of `queue` follow in their order without further questions."),
    # Fear, events and blight.
    Field("fear", "int", number,
          about="The fear markers in the pool that have been generated."),
    Field("fear_pool", "int", number,
          about="The fear markers that earn one card."),
    Field("fear_split", "tuple[int, int, int]", lambda: Pair(number(), number(), number()), start="(3, 3, 3)",
          about="The fear cards of terror levels 1, 2 and 3 at the start of the game."),
    Field("terror", "int", lambda: Int(1, 4), start="1",
          about="The terror level, counted from 1; 4 is victory by fear."),
    Field("terror_set", "bool", Bool, usual=False,
          about="Whether the terror level was set by hand and need not follow from the fear deck."),
    Field("fear_deck", "list[int]", fear_cards,
          about="The face-down fear deck; the last card is the top."),
    Field("fear_box", "list[int]", fear_cards,
          about="The fear cards that were left out at set-up."),
    Field("fear_earned", "list[int]", fear_cards,
          about="The fear cards earned and not yet resolved; the first one is resolved first."),
    Field("fear_discard", "list[int]", fear_cards,
          about="The fear cards resolved, oldest first."),
    Field("fear_seen", "list[int]", fear_cards,
          about="The fear cards that have been turned face up, wherever they lie."),
    Field("events", "bool", Bool, start="True", usual=True,
          about="Whether the game is played with event cards, if its boxes have any."),
    Field("fewer_events", "bool", Bool, usual=False,
          about="Whether the event cards that the publisher advises against are left out."),
    Field("power_progression", "bool", Bool, usual=False,
          about="Whether spirits with a list of powers gain the next one of it instead of drawing."),
    Field("drawer", "int", lambda: Int(-1, SEATS - 1), start="-1", usual=-1,
          about="The seat that chooses from the cards drawn, where hands are hidden; otherwise -1."),
    Field("event_now", "int", lambda: Maybe(Named(EVENTS.ids), -1), start="-1", usual=None,
          about="The event card that is being resolved, or null."),
    Field("event_deck", "list[int]", event_cards, usual=[],
          about="The face-down event deck; the last card is the top."),
    Field("event_discard", "list[int]", event_cards, usual=[],
          about="The event cards that are done, oldest first."),
    Field("blight", "bool", Bool, start="True",
          about="Whether the game is played with a blight card."),
    Field("blight_card", "str", lambda: Maybe(Text(BLIGHT_CARDS.ids), ""),
          about="The blight card in play, or null."),
    Field("blight_deck", "list[int]", lambda: ListOf(Named(BLIGHT_CARDS.ids), 0, len(BLIGHT_CARDS.ids)),
          about="The blight cards not in play; the last card is the top."),
    Field("flipped", "bool", Bool,
          about="Whether the blight card lies with its blighted side up."),
    Field("blight_pool", "int", number,
          about="The blight left on the blight card."),
    # Powers.
    Field("minor_deck", "list[int]", powers,
          about="The face-down deck of minor powers; the last card is the top."),
    Field("minor_discard", "list[int]", powers,
          about="The discarded minor powers, oldest first."),
    Field("major_deck", "list[int]", powers,
          about="The face-down deck of major powers; the last card is the top."),
    Field("major_discard", "list[int]", powers,
          about="The discarded major powers, oldest first."),
    Field("shown", "list[int]", powers,
          about="The power cards drawn to choose from."),
    Field("aside", "tuple[Aside, ...]", lambda: TupleOf(Pair(Text(sources()), Int(0, SEATS - 1), power()),
          0, MOST), usual=[],
          about="Power cards that a rule keeps apart: the id of the rule, whose card it is, the card."),
    # The spirits, by seat.
    Field("energy", "list[int]", seat_numbers, start="[0] * seats",
          about="By seat, the energy."),
    Field("hands", "list[list[int]]", seat_powers,
          about="By seat, the cards in hand, in any order."),
    Field("played", "list[list[int]]", seat_powers,
          about="By seat, the cards in play, oldest first."),
    Field("discards", "list[list[int]]", seat_powers,
          about="By seat, the personal discard pile, in any order."),
    Field("forgotten", "list[list[int]]", seat_powers,
          about="By seat, its own cards that it has forgotten, oldest first."),
    Field("elements", "list[list[int]]", lambda: ListOf(ListOf(number(), 8, 8), 1, SEATS),
          start="[[0] * 8 for _ in range(seats)]",
          about=("By seat, the elements of this turn without those of the tracks, in the order sun, "
                 "moon, fire, air, water, earth, plant, animal.")),
    Field("covered", "list[int]", lambda: ListOf(ListOf(Text(spaces()), 0, len(spaces())), 1, SEATS),
          start="[0] * seats", by_name=True,
          about=("By seat, the spaces of the presence tracks that are covered; `energy-1` is the first "
                 "space.")),
    Field("destroyed", "list[int]", seat_numbers, start="[0] * seats",
          about="By seat, the destroyed presence."),
    Field("away", "list[int]", seat_numbers, start="[0] * seats",
          about="By seat, presence that is out of the game or lies elsewhere."),
    Field("plays", "list[int]", seat_numbers, start="[0] * seats",
          about="By seat, the cards played this turn."),
    Field("extra_plays", "list[int]", seat_numbers, start="[0] * seats",
          about="By seat, the card plays that growth and powers have added this turn."),
    Field("used", "list[list[int]]", seat_powers,
          about="By seat, the powers used this turn, cards and innate powers, oldest first."),
    Field("changed_speed", "list[list[int]]", seat_powers,
          about="By seat, the slow powers used as fast ones this turn, or the other way round."),
    Field("picks", "list[list[int]]", lambda: ListOf(ListOf(GrowthCode(growth_options()), 0, 40), 1, SEATS),
          about="By seat, the growth options chosen: part.option, both counted from 0."),
    Field("icons", "list[list[int]]", lambda: ListOf(ListOf(GrowthCode(growth_actions()), 0, 40), 1, SEATS),
          about="By seat, the growth actions still to do: part.option.action, counted from 0."),
    Field("tracks_used", "list[list[int]]", lambda: ListOf(ListOf(Text([*TRACK_BONUSES.values(),
          *spaces()]), 0, 40), 1, SEATS), by_name=True,
          about="By seat, the bonuses of tracks used this turn: reclaim, any (an element), or a space."),
    Field("opened_growth", "tuple[tuple[int, int], ...]", lambda: TupleOf(Pair(Int(0, SEATS - 1),
          GrowthCode(growth_options())), 0, 40), usual=[],
          about="Growth options that emptied tracks have opened: the seat, and part.option from 0."),
    Field("space_elements", "tuple[tuple[int, int, int], ...]", lambda: ListOf(Pair(Int(0, SEATS - 1),
          Text(spaces()), Named(ELEMENTS)), 0, 40), usual=[], by_name=True,
          about="Elements put on spaces of the tracks for good: the seat, the space, the element."),
    Field("paid", "list[bool]", seat_flags, start="[False] * seats",
          about="By seat, whether growth is done and the energy of this turn gained."),
    Field("ready", "list[bool]", seat_flags, start="[False] * seats",
          about="By seat, whether it is done with this phase."),
    # The end.
    Field("defeat", "str", lambda: Text(reasons()),
          about="Why the invaders have won; empty if they have not."),
    Field("defeat_land", "int", lambda: Maybe(Text(LAND_NAMES)), start="-1", usual=None, by_name=True,
          about="The land for which the last piece was not there; null if it was lost otherwise."),
    Field("victory", "str", lambda: Text(VICTORIES),
          about="Why the spirits have won; empty if they have not."),
    Field("outcome", "str", lambda: Text(("", "victory", "defeat", "sacrifice")),
          about="How the game ended; empty while it goes on."),
)
# fmt: on
