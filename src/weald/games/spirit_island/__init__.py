"""Spirit Island: the spirits of an island and the dahan against those who come to take it."""

from __future__ import annotations

from weald.games.spirit_island import growing, invading, laws, passing, setup, using, words
from weald.games.spirit_island.boards import BOARDS
from weald.games.spirit_island.declare import ADVERSARIES, SCENARIOS, SPIRITS
from weald.games.spirit_island.shape import shape
from weald.games.spirit_island.state import Isle
from weald.kernel import chance
from weald.kernel.decisions import Ask, Choice, Value
from weald.kernel.game import Game, Option, OptionValue
from weald.kernel.messages import Message

STEPS = {**setup.STEPS, **growing.STEPS, **using.STEPS, **invading.STEPS, **passing.STEPS}


class SpiritIsland(Game):
    """The game as the rest of the program knows it."""

    id = "spirit_island"
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        Option("adversary", "none", ("none", *ADVERSARIES.ids)),
        Option("level", 0, lo=0, hi=6),
        Option("scenario", "none", ("none", *SCENARIOS.ids)),
        Option("blight", True),
        Option("casting", "choose", ("choose", "random")),
        Option("map", "random", ("random", "in_order")),
    )
    bots = ("random", "greedy")
    steps = STEPS
    shape = shape()

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Isle:
        s = Isle(seats, seed)
        s.adversary = str(options["adversary"])
        s.level = int(options["level"])
        s.scenario = str(options["scenario"])
        if not options["blight"]:
            s.blight_card = setup.NO_CARD
        if options["map"] == "in_order":
            s.boards = "".join(BOARDS)[:seats]
        if options["casting"] == "random":
            dealt = SPIRITS.ids
            chance.shuffle(s, dealt)
            s.spirits = tuple(dealt[:seats])
        return s

    def redeal(self, s: Isle, seat: int | None) -> None:
        laws.redeal(s)

    def invariants(self, s: Isle) -> list[Message]:
        return laws.invariants(s)

    def name(self, ask: Ask, value: Value) -> str:
        return words.name(ask, value)

    def prompt(self, s: Isle, ask: Ask, seat: int) -> Message:
        return words.prompt(ask)

    def choice(self, s: Isle, ask: Ask, seat: int, value: Value) -> Choice:
        return words.choice(s, ask, seat, value)


GAME = SpiritIsland()
