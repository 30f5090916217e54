"""A tiny language for scenario tests: set up lands, play one power or action, look at what came of it.

    scene = Scene("river_surges", boards="A")
    scene.put("A5", "2 explorer, town-d1, dahan").presence(0, "A5", 2)
    scene.use("wash_away", "A5", "explorer", "A4", "none")
    assert scene["A5"] == "explorer, town-d1, dahan"

Answers are option names, in order; a question with one option is not asked. Every answer must be among the
options, and none may be left over.
"""

from __future__ import annotations

from typing import Any

from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import number, pieces_in, put
from weald.games.spirit_island.model.pieces import ALL_KINDS, elements, piece_name, piece_named
from weald.games.spirit_island.model.state import (
    BUILD,
    EXPLORE,
    FAST,
    INVADER,
    NOBODY,
    RAVAGE,
    SLOW,
    TURN,
    IslandState,
    lay_out,
)
from weald.games.spirit_island.phases.invaders import act_in, escalate
from weald.games.spirit_island.rules.decks import put_into_play
from weald.games.spirit_island.rules.happenings import FEAR_CARD, POWER
from weald.games.spirit_island.rules.land_rules import add_presence
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk, Work
from weald.games.spirit_island.rules.registry import (
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    SPIRITS,
    settle,
)
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel import table
from weald.kernel.decisions import ANY, Question, Value
from weald.kernel.events import Event, Trace
from weald.kernel.messages import Message
from weald.kernel.table import Table

__all__ = ["FAST", "SLOW", "Scene", "cards", "stored"]


def cards(*ids: str) -> list[int]:
    """Return the numbers of power cards."""
    return [POWERS.number(id) for id in ids]


def stored(s: IslandState) -> IslandState:
    """Return a state that was written down and read back."""
    problems: list[Message] = []
    again: IslandState = GAME.position.load(GAME.position.dump(s), "state", problems)
    assert problems == []
    return again


class Scene:
    """An island with spirits whose panels are full and hands empty, on which single things are tried out."""

    def __init__(
        self,
        *spirits: str,
        boards: str = "",
        adversary: str = NOBODY,
        level: int = 0,
        scenario: str = NOBODY,
        layout: str = "standard",
        sets: str = "",
    ) -> None:
        """Lay out a scene; `sets` are those that it is played with in addition to the base game."""
        seats = len(spirits)
        s = self.s = IslandState(seats, 1)
        s.sets = (*s.sets, *sets.split())
        s.spirits = spirits
        s.adversary, s.level, s.scenario = adversary, level, scenario
        lay_out(s, tuple(boards.split() if " " in boards else boards or "ABCDEF"[:seats]), layout)
        settle(s)
        for seat, id in enumerate(spirits):
            s.covered[seat] = SPIRITS[id].tracks.start
        s.turn = 1
        s.phase = FAST
        s.fear_pool = 4 * seats
        s.fear_deck = FEAR_CARDS.of(s.sets)[:9]
        s.blight_pool = 99
        s.trace = Trace()
        self.asked: list[tuple[str, list[str]]] = []
        self.deciders: list[int] = []

    # Setting up.

    def put(self, land: str, pieces: str) -> Scene:
        """Put pieces into a land: `2 explorer, town-d1, 3 blight`."""
        for word in pieces.split(","):
            n, _, piece = word.strip().rpartition(" ")
            put(self.s, self.land(land), piece_named(piece), int(n or 1))
        return self

    def presence(self, seat: int, land: str, n: int = 1) -> Scene:
        """Put presence of a seat's spirit into a land."""
        add_presence(self.s, seat, self.land(land), n)
        return self

    def elements(self, words: str, seat: int = 0) -> Scene:
        """Give a spirit elements: `3 sun 2 water`."""
        for element, n in enumerate(elements(words)):
            self.s.elements[seat][element] += n
        return self

    def play(self, *ids: str, seat: int = 0) -> Scene:
        """Put cards into play, with their elements."""
        for id in ids:
            self.s.hands[seat].append(POWERS.number(id))
            put_into_play(self.s, seat, POWERS.number(id))
            self.s.plays[seat] += 1
        return self

    def blight_card(self, id: str, pool: int, flipped: bool = False) -> Scene:
        """Lay out a blight card with some blight on it."""
        self.s.blight_card = id
        self.s.blight_pool = pool
        self.s.flipped = flipped
        settle(self.s)
        return self

    def cover(self, line: str, n: int, seat: int = 0) -> Scene:
        """Cover the last `n` spaces of a track, and no others of it."""
        for i, space in enumerate(reversed(SPIRITS[self.s.spirits[seat]].tracks.lines[line])):
            self.s.covered[seat] &= ~(1 << space)
            self.s.covered[seat] |= (i < n) << space
        return self

    def lasting(self, kind: str, *args: int, until: int = TURN, source: str = "setup") -> Scene:
        """Let an effect be in force."""
        self.s.effects.append((kind, EFFECTS[kind].args(*args), until, source))
        return self

    # Looking.

    def where(self, seat: int = 0) -> dict[str, int]:
        """Return the presence of a spirit by land."""
        names = self.s.island.names
        return {names[land]: n for land, n in enumerate(self.s.presence[seat]) if n}

    def hand(self, seat: int = 0) -> list[str]:
        """Return the cards in a hand."""
        return [POWERS.all[card].id for card in self.s.hands[seat]]

    def reach(self, id: str, tiers: int = 0, seat: int = 0) -> list[str]:
        """Return the lands that a power may target with so many thresholds."""
        return [self.s.island.names[land] for land in target_lands(self.s, seat, POWERS[id], tiers)]

    def offered(self, kind: str) -> list[str]:
        """Return the options when a question of a kind was put for the last time."""
        return self.offers(kind)[-1]

    def offers(self, kind: str = "land") -> list[list[str]]:
        """Return the options each time a question of a kind was put."""
        return [names for asked, names in self.asked if asked == kind]

    def terror(self, level: int) -> Scene:
        """Set the terror level."""
        self.s.terror = level
        return self

    # Doing.

    def run(self, doing: MayAsk, *answers: str) -> Any:
        """Do something and answer its questions by option name."""
        work = doing or NOTHING
        left = list(answers)
        before = len(self.events)
        reply: Any = None
        while True:
            try:
                question = work.send(reply)
            except StopIteration as end:
                assert not left, f"answers left over: {left}"
                for event in self.events[before:]:
                    # Programs read events as well: they may say more than the words do.
                    check(Message(event.id, event.args), exact=False)
                return end.value
            reply = self._answer(question, left)

    def _answer(self, question: Question, left: list[str]) -> Any:
        values = question.values(question.seats[0])
        names = [GAME.texts.option_id(question, value) for value in values]
        assert len(set(names)) == len(names), names
        if len(values) == 1 and question.mode != ANY:
            return values[0]
        self.asked.append((question.kind, names))
        self.deciders.append(question.seats[0])
        assert left, f"{question.kind}: no answer to {names}"
        answer = left.pop(0)
        seat = question.seats[0]
        if question.mode == ANY and "/" in answer:
            prefix, answer = answer.split("/", 1)
            seat = int(prefix)
            values = question.values(seat)
            names = [GAME.texts.option_id(question, value) for value in values]
        assert answer in names, f"{question.kind}: {answer!r} is not among {names}"
        value: Value = values[names.index(answer)]
        check(GAME.texts.prompt(self.s, question, seat))
        for choice in GAME.texts.choices(self.s, question, seat, values):
            check(choice.label)
        return (seat, value) if question.mode == ANY else value

    def use(self, id: str, *answers: str, seat: int = 0) -> Scene:
        """Use a power; the first answer is its target, where there is a choice."""
        power = POWERS[id]
        act = Action(self.s, POWER, id, seat)
        self.run(act.use(power, tiers_met(self.s, seat, power)), *answers)
        return self

    def fear(self, id: str, *answers: str) -> Scene:
        """Resolve a fear card at the terror level that is on."""
        act = begin(self.s, FEAR_CARD, id)

        def work() -> Work[None]:
            yield from FEAR_CARDS[id].levels[self.s.terror - 1](act) or NOTHING
            yield from act.conclude()

        self.run(work(), *answers)
        return self

    def event(self, id: str, *answers: str, part: str = "main") -> Scene:
        """Resolve a part of an event card: `main`, `token` or `dahan`."""
        s = self.s
        s.phase, s.turn = INVADER, 2
        s.event_now = EVENTS.number(id)
        s.event_discard = [s.event_now]
        s.step = f"event_{part}"
        self.step(s.step, *answers)
        return self

    def invader_deck(self, *cards: str) -> Scene:
        """Stack invader cards, the first on top."""
        self.s.invader_deck = [invader_card(card) for card in reversed(cards)]
        return self

    def ravage(self, land: str, *answers: str) -> Scene:
        """Invaders ravage in a land."""
        self.run(act_in(self.s, RAVAGE, self.land(land)), *answers)
        return self

    def build(self, land: str, *answers: str) -> Scene:
        """Invaders build in a land."""
        self.run(act_in(self.s, BUILD, self.land(land)), *answers)
        return self

    def explore(self, land: str, *answers: str) -> Scene:
        """Invaders explore a land."""
        self.run(act_in(self.s, EXPLORE, self.land(land)), *answers)
        return self

    def escalate(self, card: str, *answers: str, late: bool = False) -> Scene:
        """A card is turned up, or (`late`) explored; if it has the sign, the adversary escalates."""
        self.run(escalate(self.s, invader_card(card), late=late), *answers)
        return self

    def step(self, name: str, *answers: str) -> str:
        """Run one step of the game; an answer to `any of` may name a seat: `1/ready`. Says what follows."""
        following: str = self.run(GAME.steps[name](self.s), *answers)
        return following

    # Looking.

    def land(self, name: str) -> int:
        """The number of a land."""
        return self.s.island.names.index(name)

    def __getitem__(self, land: str) -> str:
        """The pieces of a land, as `put` takes them."""
        here = self.land(land)
        pieces = pieces_in(self.s, here, ALL_KINDS)
        counts = [(number(self.s, here, piece), piece_name(piece)) for piece in pieces]
        return ", ".join(f"{n} {name}" if n > 1 else name for n, name in counts)

    @property
    def events(self) -> list[Event]:
        """The events that have been told so far."""
        assert self.s.trace is not None
        return self.s.trace.events

    def on(self, line: str, seat: int = 0) -> int:
        """Return the number of presence on a track."""
        return SPIRITS[self.s.spirits[seat]].tracks.covered_on(line, self.s.covered[seat])

    def effects(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all effects of a kind."""
        return [effect[1] for effect in self.s.effects if effect[0] == kind]

    def problems(self) -> list[Message]:
        """Return the violations of laws, apart from cards and presence that a scene does not count."""
        return GAME.invariants(self.s)


SAID: set[object] = set()


def check(message: Message, exact: bool = True) -> None:
    """Assert that a message can be said in all languages, with words for everything in it."""
    ids = [(key, value if isinstance(value, str) else None) for key, value in message.args.items()]
    key = (message.id, tuple(ids))
    if key not in SAID:
        SAID.add(key)
        complaints = [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message, exact)]
        assert complaints == []


def new_table(seats: int, seed: int = 1, **options: Any) -> Table:
    """A table at which spirits are dealt, played with first options up to the first turn."""
    t = table.new(GAME, seats, seed, {"casting": "random", **options})
    while isle(t).turn == 0:
        t.answer(t.pending[0].seat, 0)
    return t


def isle(t: Table) -> IslandState:
    """The state of a table."""
    assert isinstance(t.run.state, IslandState)
    return t.run.state


def invader_card(id: str) -> int:
    """The number of an invader card."""
    return next(i for i, card in enumerate(INVADER_CARDS) if card.id == id)
