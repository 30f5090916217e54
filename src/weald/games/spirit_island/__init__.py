"""Spirit Island: the spirits of an island and the dahan against those who come to take it."""

from __future__ import annotations

from collections.abc import Mapping

from weald.games.spirit_island import content
from weald.games.spirit_island import invariants as laws
from weald.games.spirit_island.ai.policy import company, heuristic, rollout
from weald.games.spirit_island.ai.reasons import explain as reasons
from weald.games.spirit_island.ai.value.learned import VALUES
from weald.games.spirit_island.changes import RULE_CHANGES
from weald.games.spirit_island.encoding import IslandEncoding
from weald.games.spirit_island.model.boards import (
    THEMATIC,
    boards_of,
    layout_names,
    layouts_of,
    thematic_boards,
)
from weald.games.spirit_island.model.state import BASE, NOBODY, IslandState
from weald.games.spirit_island.phases import follow
from weald.games.spirit_island.phases.result import measures, result
from weald.games.spirit_island.phases.steps import STEPS
from weald.games.spirit_island.position import shape
from weald.games.spirit_island.presentation import catalogue, view
from weald.games.spirit_island.presentation import text_board as board
from weald.games.spirit_island.presentation import texts as words
from weald.games.spirit_island.presentation.dangers import is_doomed
from weald.games.spirit_island.presentation.forecast import outcomes as foresight
from weald.games.spirit_island.rules.declare import COMPLEXITIES, Adversary, Scenario
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    EVENTS,
    SCENARIOS,
    SPIRITS,
    Shelf,
    without_aspects,
)
from weald.games.spirit_island.upgrades import drop_idle_level, from_1
from weald.kernel import chance
from weald.kernel.advice import Advice
from weald.kernel.encoding import Encoding
from weald.kernel.errors import BadSetup
from weald.kernel.game import (
    Game,
    Option,
    OptionValue,
    Printed,
    Result,
    RuleChange,
    Sequel,
    StepFunction,
    Upgrade,
)
from weald.kernel.information import Information
from weald.kernel.messages import Args, Message
from weald.kernel.outcomes import Outcomes
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts

content.load()

# The layout of the rulebook for a number of players.
STANDARD = "standard"
# The expansions with events.
EVENT_SETS = tuple(name for name in content.EXPANSIONS if EVENTS.of((name,)))


# The spirits that are dealt at random, by complexity.
CASTING: dict[str, tuple[str, ...]] = {
    "random": COMPLEXITIES,
    "random_low": ("low",),
    "random_moderate": ("low", "moderate"),
    "random_high": ("high", "very_high"),
}


def deal_spirits(s: IslandState, wanted: tuple[str, ...]) -> list[str]:
    """Return one spirit for each seat; where too few have a wanted complexity, others come nearest first."""
    all = without_aspects(s.sets)
    dealt = [id for id in all if SPIRITS[id].complexity in wanted]
    chance.shuffle(s, dealt)
    if len(dealt) < s.seats:
        rest = [id for id in all if id not in dealt]
        chance.shuffle(s, rest)
        middle = COMPLEXITIES.index(wanted[-1] if wanted[0] == COMPLEXITIES[0] else wanted[0])
        dealt += sorted(rest, key=lambda id: abs(COMPLEXITIES.index(SPIRITS[id].complexity) - middle))
    return dealt[: s.seats]


def opponents(id: str, shelf: Shelf[Adversary] | Shelf[Scenario], first: bool = False) -> Option:
    """Return the option that chooses an adversary or a scenario of the sets on offer."""
    ids = shelf.ids_of(content.SETS)
    needs = {name: (shelf[name].set,) for name in ids if shelf[name].set not in BASE}
    return Option(id, NOBODY, (NOBODY, *ids), needs=needs, first=first)


class SpiritIsland(Game):
    """The game as the rest of the program knows it."""

    id = "spirit_island"
    seats: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    cooperative: bool = True
    options: tuple[Option, ...] = (
        opponents("adversary", ADVERSARIES, first=True),
        Option("level", 0, lo=0, hi=6, first=True),
        *(Option(name, False, first=True) for name in content.EXPANSIONS),
        Option("events", True, needs={"true": EVENT_SETS}),
        Option("fewer_events", False, needs={"true": EVENT_SETS}),
        opponents("scenario", SCENARIOS),
        Option("blight", True),
        Option("power_progression", False),
        Option("casting", "choose", ("choose", *CASTING)),
        Option("map", "random", ("random", "in_order", THEMATIC)),
        # A scenario or the thematic map lays the boards otherwise.
        Option("layout", STANDARD, tuple(layout_names()), loose=True),
    )
    settings: tuple[str, ...] = ("sets", "events")
    version: int = 3
    upgrades: Mapping[int, Upgrade] = {1: from_1}
    option_upgrades: Mapping[int, Upgrade] = {1: drop_idle_level}
    rule_changes: tuple[RuleChange, ...] = RULE_CHANGES
    new_fields: Mapping[int, tuple[str, ...]] = {3: ("defeat_land",)}
    steps: Mapping[str, StepFunction] = STEPS
    position: Shape = shape()
    information: Information = view
    texts: Texts = words
    text_board: TextBoard = board
    advice: Advice = Advice(
        heuristic=heuristic,
        rollout=rollout,
        new_rollout=rollout.SearchPolicy,
        looks_ahead=True,
        values=VALUES,
        horizon=1,
        reasons=reasons,
        company=company,
    )
    outcomes: Outcomes | None = foresight
    sequel: Sequel | None = follow
    printed: Printed | None = catalogue
    encoding: Encoding | None = IslandEncoding()

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> IslandState:
        s = IslandState(seats, seed)
        s.adversary = str(options["adversary"])
        s.level = int(options["level"])
        s.scenario = str(options["scenario"])
        s.blight = bool(options["blight"])
        s.power_progression = bool(options["power_progression"])
        s.sets = tuple(name for name in content.SETS if name in BASE or options[name])
        # A table that has no events to leave out plays with those that it has, which are none.
        s.events = bool(options["events"]) or not any(options[name] for name in EVENT_SETS)
        s.fewer_events = bool(options["fewer_events"])
        self.lay_out(s, options)
        if options["casting"] in CASTING:
            s.spirits = tuple(deal_spirits(s, CASTING[str(options["casting"])]))
        return s

    def lay_out(self, s: IslandState, options: dict[str, OptionValue]) -> None:
        """Settle which boards may be drawn and how they will lie; raise BadSetup if they cannot."""
        layout, map = str(options["layout"]), str(options["map"])
        if layout != STANDARD and layout not in layouts_of(s.seats):
            choices = [name for name in layouts_of(s.seats) if name != THEMATIC]
            raise BadSetup("option_choice", {"option": "layout", "value": layout, "choices": choices})
        scenario = SCENARIOS.by_id.get(s.scenario)
        if scenario is not None and s.seats in scenario.layouts:
            forced: Args = {"option": "scenario", "value": s.scenario}
            if map == THEMATIC:
                raise BadSetup("option_forced", {**forced, "other": "map", "choices": ["random", "in_order"]})
            if layout != STANDARD:
                raise BadSetup("option_forced", {**forced, "other": "layout", "choices": [STANDARD]})
        s.layout = THEMATIC if map == THEMATIC else layout
        s.board_box = thematic_boards(s.seats) if map == THEMATIC else boards_of(s.sets, s.seats)
        if map != "random":
            s.boards = s.board_box[: s.seats]

    def check_options(self, options: dict[str, OptionValue]) -> None:
        adversary, level = str(options["adversary"]), int(options["level"])
        if adversary == NOBODY:
            if level:
                others: Args = {"option": "level", "other": "adversary", "value": NOBODY}
                raise BadSetup("option_idle", {**others, "choices": ADVERSARIES.ids_of(content.SETS)})
        elif level >= ADVERSARIES[adversary].events_from and not options["events"]:
            args: Args = {"option": "level", "value": level, "other": "events", "choices": ["true"]}
            raise BadSetup("option_forced", args)
        if options["map"] == THEMATIC and options["layout"] != STANDARD:
            fixed: Args = {"option": "map", "value": THEMATIC, "other": "layout", "choices": [STANDARD]}
            raise BadSetup("option_forced", fixed)
        if options["fewer_events"] and not options["events"]:
            idle: Args = {"option": "fewer_events", "other": "events", "value": "false", "choices": ["true"]}
            raise BadSetup("option_idle", idle)

    def result(self, s: IslandState) -> Result:
        return result(s)

    def turn(self, s: IslandState) -> int:
        return s.turn

    def measures(self, s: IslandState) -> dict[str, int]:
        return measures(s)

    def is_doomed(self, s: IslandState, seat: int) -> bool:
        return is_doomed(s, seat)

    def invariants(self, s: IslandState) -> list[Message]:
        return laws.invariants(s)


GAME = SpiritIsland()
