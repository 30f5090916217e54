"""Actions as numbers: every option in factors, and all that can usually be chosen numbered one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from weald.games.spirit_island.action.asking.joint import ENOUGH, ENOUGH_PAID, JointQuestion
from weald.games.spirit_island.action.context import NO_PAIR, NONE, IslandQuestion
from weald.games.spirit_island.action.spirits.presence import place_name
from weald.games.spirit_island.encoding_names import deeds
from weald.games.spirit_island.model.boards import BOARDS, THEMATIC_BOARDS
from weald.games.spirit_island.model.corners import corners
from weald.games.spirit_island.model.growth_code import action_code, option_code
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    CITY,
    COUNTED_KINDS,
    DAHAN,
    DAMAGE_UNIT,
    DREAM_UNIT,
    ELEMENTS,
    EXPLORER,
    FLOCK,
    KIND,
    KINDS,
    MOST_DAMAGE,
    MOST_STRIFE,
    PRESENCE,
    STRIFE_UNIT,
    TERRAINS,
    THIEF,
    TOWN,
    damage_on,
    presence_of,
    seat_of,
    strife_on,
    thief,
    thief_number,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import Spirit
from weald.games.spirit_island.rules.hooks import Rule, points_of
from weald.games.spirit_island.rules.moves import (
    ELEMENT,
    GROW,
    ICON,
    OFFER,
    PLAY,
    READY,
    RECLAIM,
    REPEAT,
    TRACK_ACTION,
    USE,
)
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY, FORGET, MARKER, Pledge
from weald.games.spirit_island.rules.powers import DECKS
from weald.games.spirit_island.rules.registry import (
    EVENTS,
    FEAR_CARDS,
    POWERS,
    REGISTRY,
    SPIRITS,
    active,
    aspect_place,
    base_of,
)
from weald.kernel.decisions import Question, Value
from weald.kernel.encoding import Field

# Factors of an option: the sort of answer; then, from 1 on and 0 where they mean nothing, the land,
# the kind of piece, the power card or innate power, and a name; damage and strife on the piece; a number.
Factors = tuple[int, int, int, int, int, int, int, int]

# The sorts of answers, in the order in which actions are numbered.
ANSWERS = (
    "none", "done", "yes", "no", "ready", "reclaim", "element", "free_element", "terrain", "deck", "board",
    "beside", "number", "spirit", "grow", "icon", "track", "place", "invader_card", "fear_earned",
    "fear_deck", "part", "deed", "offer", "power", "play", "use", "repeat", "pay_energy", "pay_discard",
    "pay_forget", "pay_marker", "corner", "land", "piece", "at",
)  # fmt: skip
(
    ANSWER_NONE, ANSWER_DONE, ANSWER_YES, ANSWER_NO, ANSWER_READY, ANSWER_RECLAIM, ANSWER_ELEMENT,
    ANSWER_FREE_ELEMENT, ANSWER_TERRAIN, ANSWER_DECK, ANSWER_BOARD, ANSWER_BESIDE, ANSWER_NUMBER,
    ANSWER_SPIRIT, ANSWER_GROW, ANSWER_ICON, ANSWER_TRACK, ANSWER_PLACE, ANSWER_INVADER_CARD,
    ANSWER_FEAR_EARNED, ANSWER_FEAR_DECK, ANSWER_PART, ANSWER_DEED, ANSWER_OFFER, ANSWER_POWER, ANSWER_PLAY,
    ANSWER_USE, ANSWER_REPEAT, ANSWER_PAY_ENERGY, ANSWER_PAY_DISCARD, ANSWER_PAY_FORGET, ANSWER_PAY_MARKER,
    ANSWER_CORNER, ANSWER_LAND, ANSWER_PIECE, ANSWER_AT,
) = range(36)  # fmt: skip
WITH_POWERS = (
    ANSWER_POWER, ANSWER_PLAY, ANSWER_USE, ANSWER_REPEAT, ANSWER_PAY_DISCARD, ANSWER_PAY_FORGET,
)  # fmt: skip

# Numbers are below this; an option with a larger one counts as this less one.
NUMBERS = 512
# As many ways there are to use a power of an aspect: as it stands, and with each set of four thresholds.
WAYS_TO_USE = 17
# Number of options with an action of their own: numbers and energy, deeds of the same name in one question,
# offers of a rule, corners whose first land is the same, sides of a board,
COUNTED, SAME_DEEDS, OFFERS, SAME_CORNERS, SIDES = 100, 4, 40, 12, 3
# damage (real, or all of it dreamt) and strife on pieces, and the numbers of thieves.
DAMAGE = {EXPLORER: 2, TOWN: 4, CITY: 5, DAHAN: 4}
STRIFE = 2
THIEVES = 6
MOST_SEATS = 6
# All other options of a question have these actions, in the order of their factors.
BEYOND = 64

BOARD_NAMES = tuple(dict.fromkeys((*BOARDS, *THEMATIC_BOARDS)))


def _land_names() -> list[str]:
    """Return the names of all lands and oceans of all boards."""
    sizes = dict.fromkeys(BOARD_NAMES, 0)
    for boards in (BOARDS, THEMATIC_BOARDS):
        for name, board in boards.items():
            sizes[name] = max(sizes[name], len(board.terrains) + 1)
    return [f"{name}{n}" for name, size in sizes.items() for n in range(size)]


LANDS = _land_names()
LAND_NUMBERS = {name: n for n, name in enumerate(LANDS, 1)}


def _usual_pieces() -> list[int]:
    """Return the pieces that have actions of their own."""
    pieces = [
        kind + damage * DAMAGE_UNIT + strife * STRIFE_UNIT
        for kind, most in DAMAGE.items()
        for strife in range(1 if kind == DAHAN else STRIFE + 1)
        for damage in range(most + 1)
    ]
    pieces += [
        kind + damage * (DAMAGE_UNIT + DREAM_UNIT)
        for kind, most in DAMAGE.items()
        for damage in range(1, most + 1)
    ]
    pieces += [*range(BLIGHT, COUNTED_KINDS), FLOCK]
    pieces += [presence_of(seat) for seat in range(MOST_SEATS)]
    return pieces + [thief(n) for n in range(-1, THIEVES)]


class Actions:
    """Options in factors and as flat action ids; made once everything is declared.

    `sections` says which ids each sort of answer has: the first one, and how many.
    """

    def __init__(self) -> None:
        self.names: list[tuple[str, str]] = []
        # Parts of aspects have no action of their own, so that actions of all other tables stay as they are.
        panels = SPIRITS.all[: SPIRITS.usual]
        self._spirits = self._name("spirit", SPIRITS.ids[: SPIRITS.usual])
        self._elements = self._name("element", ELEMENTS)
        self._terrains = self._name("terrain", TERRAINS)
        self._decks = self._name("deck", DECKS)
        self._boards = self._name("board", BOARD_NAMES)
        tracks = [spirit.tracks for spirit in panels]
        spaces = [space for each in tracks for space in each.spaces]
        places = sorted({each.place(i) for each in tracks for i in range(len(each.spaces))})
        self._places = self._name("place", ["destroyed", *places])
        self._spaces = self._name("space", sorted({space.id for space in spaces if space.action}))
        self._cards = self._name("invader_card", [card.id for card in INVADER_CARDS])
        parts = sorted({part.id for card in EVENTS.all for part in card.parts})
        self._parts = self._name("part", parts)
        self._deeds = self._name("deed", deeds())
        rules = sorted({rule.id for rule in REGISTRY.rules(False) if Rule.extra_offers in points_of(rule)})
        self._rules = self._name("rule", rules)
        self.factors: tuple[Field, ...] = (
            Field("answer", len(ANSWERS)),
            Field("land", len(LANDS) + 1),
            Field("piece", len(KINDS) + 1),
            Field("damage", MOST_DAMAGE + 1),
            Field("strife", MOST_STRIFE + 1),
            Field("power", POWERS.usual + 1),
            Field("name", len(self.names) + 1),
            Field("number", NUMBERS),
        )
        self._ids: dict[Factors, int] = {}
        self.sections: dict[str, tuple[int, int]] = {}
        for sort, name in enumerate(ANSWERS):
            first = len(self._ids)
            for factors in self._usual(sort):
                assert factors not in self._ids
                self._ids[factors] = len(self._ids)
            self.sections[name] = (first, len(self._ids) - first)
        self.beyond = len(self._ids)
        self.sections["beyond"] = (self.beyond, BEYOND)
        self.num_actions = self.beyond + BEYOND
        self._all: list[Factors] = list(self._ids)
        self._of: dict[str, Callable[[IslandQuestion, Value], Factors]] = {
            "land": self._land,
            "piece": lambda _, value: _piece(ANSWER_PIECE, 0, cast("int", value)),
            "at": self._at,
            "deed": self._deed,
            "yes": lambda _, value: _plain(ANSWER_YES if value else ANSWER_NO),
            "power": lambda _, value: self._power(ANSWER_POWER, cast("int", value)),
            "seat": lambda q, value: self._panel(SPIRITS[q.s.spirits[cast("int", value)]]),
            "spirit": lambda _, value: self._panel(SPIRITS.all[cast("int", value)]),
            "deck": lambda _, value: _named(ANSWER_DECK, self._decks[DECKS[cast("int", value)]]),
            "place": self._place,
            "invader_card": lambda _, value: _named(
                ANSWER_INVADER_CARD, self._cards[INVADER_CARDS[cast("int", value)].id]
            ),
            "growth": lambda _, value: _plain(ANSWER_GROW, cast("int", value)),
            "fear": self._fear,
            "element": lambda _, value: self._element(ANSWER_ELEMENT, cast("int", value)),
            "corner": self._corner,
            "move": self._move,
            "use": self._move,
            "again": lambda q, value: (self._land if isinstance(value, int) else self._move)(q, value),
            "part": self._part,
            "payment": self._payment,
            "board": lambda q, value: _named(ANSWER_BOARD, self._boards[q.s.boards[cast("int", value)]]),
            "beside": self._beside,
            "number": lambda _, value: _plain(ANSWER_NUMBER, cast("int", value)),
            "terrain": lambda _, value: _named(ANSWER_TERRAIN, self._terrains[TERRAINS[cast("int", value)]]),
        }

    def _name(self, of: str, ids: list[str] | tuple[str, ...]) -> dict[str, int]:
        """Number some names, after all others."""
        first = len(self.names) + 1
        self.names += [(of, id) for id in ids]
        return {id: first + i for i, id in enumerate(ids)}

    def _usual(self, sort: int) -> Iterator[Factors]:
        """Yield the options of a sort of answer that have actions of their own."""
        names = {
            ANSWER_ELEMENT: self._elements,
            ANSWER_FREE_ELEMENT: self._elements,
            ANSWER_PAY_MARKER: self._elements,
            ANSWER_TERRAIN: self._terrains,
            ANSWER_DECK: self._decks,
            ANSWER_BOARD: self._boards,
            ANSWER_SPIRIT: self._spirits,
            ANSWER_TRACK: self._spaces,
            ANSWER_PLACE: self._places,
            ANSWER_INVADER_CARD: self._cards,
            ANSWER_PART: self._parts,
            ANSWER_BESIDE: self._boards,
            ANSWER_DEED: self._deeds,
            ANSWER_OFFER: self._rules,
        }
        each = {ANSWER_BESIDE: SIDES**2, ANSWER_DEED: SAME_DEEDS, ANSWER_OFFER: OFFERS}.get(sort, 1)
        if sort in names:
            for name in names[sort].values():
                for n in range(each):
                    yield _named(sort, name, n)
        elif sort in (ANSWER_LAND, ANSWER_CORNER, ANSWER_AT, ANSWER_PIECE):
            yield from self._usual_on_island(sort)
        elif sort in WITH_POWERS:
            yield from self._usual_powers(sort)
        else:
            for n in self._usual_numbers(sort):
                yield _plain(sort, n)

    def _usual_on_island(self, sort: int) -> Iterator[Factors]:
        """Yield lands, corners, pieces, and pieces in lands."""
        pieces = _usual_pieces()
        if sort == ANSWER_PIECE:
            for piece in pieces:
                yield _piece(sort, 0, piece)
            return
        for land in LAND_NUMBERS.values():
            if sort == ANSWER_LAND:
                yield (sort, land, 0, 0, 0, 0, 0, 0)
            elif sort == ANSWER_CORNER:
                for n in range(SAME_CORNERS):
                    yield (sort, land, 0, 0, 0, 0, 0, n)
            else:
                for piece in pieces:
                    yield _piece(sort, land, piece)

    def _usual_powers(self, sort: int) -> Iterator[Factors]:
        """Yield powers; where they are used, with every set of thresholds as well."""
        with_thresholds = sort in (ANSWER_USE, ANSWER_REPEAT)
        for number, power in enumerate(POWERS.all[: POWERS.usual]):
            yield _power(sort, number)
            if with_thresholds and power.tiers:
                for mask in range(1 << len(power.tiers)):
                    yield _power(sort, number, mask + 1)

    def _usual_numbers(self, sort: int) -> list[int]:
        """Return the numbers of a sort of answer that is a number, or nothing more than its sort."""
        growth = [
            (part, option, actions)
            for spirit in SPIRITS.all[: SPIRITS.usual]
            for part, parts in enumerate(spirit.growth)
            for option, actions in enumerate(parts.options)
        ]
        if sort == ANSWER_GROW:
            return sorted({option_code(part, option) for part, option, _ in growth})
        if sort == ANSWER_ICON:
            return sorted({action_code(p, o, i) for p, o, actions in growth for i in range(len(actions))})
        if sort in (ANSWER_NUMBER, ANSWER_PAY_ENERGY):
            return [*range(COUNTED)]
        if sort in (ANSWER_FEAR_EARNED, ANSWER_FEAR_DECK):
            return [*range(1, len(FEAR_CARDS.all) + 1)]
        return [0]

    # From options to numbers.

    def factor(self, question: Question, value: Value) -> Factors:
        """Return an option in factors."""
        q = cast("IslandQuestion", question)
        if value in (NONE, NO_PAIR):
            return _plain(ANSWER_NONE)
        if value in (ENOUGH, ENOUGH_PAID) and isinstance(q, JointQuestion):
            return _plain(ANSWER_DONE)
        return self._of[q.of](q, value)

    def action_ids(self, question: Question) -> dict[Value, int]:
        """Return the action ids of all options of a question."""
        ids: dict[Value, int] = {}
        taken: set[int] = set()
        rest: list[tuple[Factors, int, Value]] = []
        before: object = None
        for options in question.options:
            if options is before:
                continue
            before = options
            for value in options:
                if value in ids:
                    continue
                factors = self.factor(question, value)
                id = self._ids.get(factors, -1)
                if id < 0 or id in taken:
                    rest.append((factors, len(rest), value))
                    # Its turn comes when all others have theirs.
                    id = -1
                ids[value] = id
                taken.add(id)
        if rest:
            rest.sort(key=lambda entry: entry[:2])
            if len(rest) > BEYOND:
                raise LookupError(f"{len(rest)} options of {question.kind} have no action of their own")
            for n, (_, _, value) in enumerate(rest):
                ids[value] = self.beyond + n
        return ids

    def action_values(self, question: Question) -> dict[int, Value]:
        """Return the options of a question by action id."""
        return {id: value for value, id in self.action_ids(question).items()}

    def meaning(self, action: int) -> Factors | None:
        """Return the factors of an action id; None: the question decides what it means."""
        return self._all[action] if action < self.beyond else None

    def _panel(self, panel: Spirit) -> Factors:
        return _named(ANSWER_SPIRIT, self._spirits[panel.base], aspect_place(panel))

    def _power(self, sort: int, number: int, way: int = 0) -> Factors:
        """Name a power; one of an aspect by its spirit, and its place among those of all aspects."""
        if number < POWERS.usual:
            return _power(sort, number, way)
        spirit = self._spirits[base_of(POWERS.all[number].spirit)]
        return _named(sort, spirit, 1 + (number - POWERS.usual) * WAYS_TO_USE + way)

    def _land(self, q: IslandQuestion, value: Value) -> Factors:
        return (ANSWER_LAND, LAND_NUMBERS[q.s.island.names[cast("int", value)]], 0, 0, 0, 0, 0, 0)

    def _at(self, q: IslandQuestion, value: Value) -> Factors:
        land, piece = cast("tuple[int, int]", value)
        return _piece(ANSWER_AT, LAND_NUMBERS[q.s.island.names[land]], piece)

    def _deed(self, q: IslandQuestion, value: Value) -> Factors:
        """Name a deed; one that consists of others has its text from the card."""
        names = [deed.act.source if deed.name == "in_turn" else deed.title for deed in q.deeds]
        i = cast("int", value)
        return _named(ANSWER_DEED, self._deeds[names[i]], names[:i].count(names[i]))

    def _place(self, q: IslandQuestion, value: Value) -> Factors:
        if cast("int", value) >= 0:
            return self._land(q, value)
        return _named(ANSWER_PLACE, self._places[place_name(q.s, q.seats[0], cast("int", value))])

    def _fear(self, q: IslandQuestion, value: Value) -> Factors:
        earned, n = len(q.s.fear_earned), cast("int", value)
        if n < earned:
            return _plain(ANSWER_FEAR_EARNED, n + 1)
        return _plain(ANSWER_FEAR_DECK, n - earned + 1)

    def _element(self, sort: int, element: int) -> Factors:
        return _named(sort, self._elements[ELEMENTS[element]])

    def _corner(self, q: IslandQuestion, value: Value) -> Factors:
        land, n = corner_place(q.s, cast("int", value))
        return (ANSWER_CORNER, LAND_NUMBERS[q.s.island.names[land]], 0, 0, 0, 0, 0, n)

    def _move(self, q: IslandQuestion, value: Value) -> Factors:
        move = cast("tuple[int, ...]", value)
        what = move[0]
        if what in (USE, REPEAT, PLAY):
            sort = ANSWER_PLAY if what == PLAY else ANSWER_USE if what == USE else ANSWER_REPEAT
            return self._power(sort, move[1], move[2] + 1 if len(move) > 2 else 0)
        if what in (READY, RECLAIM):
            return _plain(ANSWER_READY if what == READY else ANSWER_RECLAIM)
        if what in (GROW, ICON):
            return _plain(ANSWER_GROW if what == GROW else ANSWER_ICON, move[1])
        if what == TRACK_ACTION:
            space = SPIRITS[q.s.spirits[move[1]]].tracks.spaces[move[2]]
            return _named(ANSWER_TRACK, self._spaces[space.id])
        if what == ELEMENT:
            return self._element(ANSWER_FREE_ELEMENT, move[1])
        assert what == OFFER
        rule = active(q.s, Rule.extra_offers)[move[1]][0].id
        # The rule of an aspect is told by its place at the table.
        return _named(ANSWER_OFFER, self._rules.get(rule, 0), move[2] if rule in self._rules else move[1])

    def _part(self, q: IslandQuestion, value: Value) -> Factors:
        return _named(ANSWER_PART, self._parts[cast("JointQuestion", q).parts[cast("int", value)].id])

    def _payment(self, _q: IslandQuestion, value: Value) -> Factors:
        way, n = cast("Pledge", value)
        if way == ENERGY:
            return _plain(ANSWER_PAY_ENERGY, n)
        if way == MARKER:
            return self._element(ANSWER_PAY_MARKER, n)
        assert way in (DISCARD, FORGET)
        return _power(ANSWER_PAY_DISCARD if way == DISCARD else ANSWER_PAY_FORGET, n)

    def _beside(self, q: IslandQuestion, value: Value) -> Factors:
        slot, side, own_side = cast("tuple[int, int, int]", value)
        return _named(ANSWER_BESIDE, self._boards[q.s.boards[slot]], side * SIDES + own_side)


def corner_place(s: IslandState, corner: int) -> tuple[int, int]:
    """Return the first land of a corner, and which of those with the same first land it is."""
    lands = corners(s.boards, s.layout, s.added).lands
    first = lands[corner][0]
    return first, sum([other[0] == first for other in lands[:corner]])


def _plain(sort: int, number: int = 0) -> Factors:
    return (sort, 0, 0, 0, 0, 0, 0, min(number, NUMBERS - 1))


def _named(sort: int, name: int, number: int = 0) -> Factors:
    return (sort, 0, 0, 0, 0, 0, name, min(number, NUMBERS - 1))


def _power(sort: int, power: int, number: int = 0) -> Factors:
    return (sort, 0, 0, 0, 0, power + 1, 0, number)


def _piece(sort: int, land: int, piece: int) -> Factors:
    """Return a piece in factors: its number says what is dreamt, or whose presence or which thief it is."""
    kind = piece & KIND
    if kind == PRESENCE:
        return (sort, land, kind + 1, 0, 0, 0, 0, seat_of(piece))
    if kind == THIEF:
        return (sort, land, kind + 1, 0, 0, 0, 0, thief_number(piece) + 1)
    return (sort, land, kind + 1, damage_on(piece), strife_on(piece), 0, 0, piece // DREAM_UNIT)
