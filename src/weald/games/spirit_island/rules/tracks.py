"""Presence tracks as a graph of spaces: what they give while uncovered, and which can be uncovered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.rules.growth import GrowthAction

ENERGY, CARDS = "energy", "cards"
# Prefix of the word for an act that happens when a space is uncovered for the first time.
FIRST = "first_"


class Space:
    """One space: its id, the line it lies on, the printed word, and what it gives while it is uncovered.

    `needs` are sets of spaces, as bit masks: presence can be taken from the space once all spaces of one of
    them are uncovered. `start` is a space that is never covered. `chooses` is a space on which an element of
    choice is put for good, `gain` the energy gained whenever presence is taken from it. `x` and `y` say where
    it is drawn, in spaces from the left and lines from the top.
    """

    __slots__ = (
        "action", "chooses", "elements", "energy", "first", "free", "gain", "id", "line", "more_energy",
        "more_plays", "more_range", "needs", "plays", "reclaims", "start", "word", "x", "y",
    )  # fmt: skip

    def __init__(self, id: str, line: str, word: str, actions: Mapping[str, GrowthAction]) -> None:
        self.id = id
        self.line = line
        self.word = word
        self.energy = 0
        self.plays = 0
        self.more_energy = 0
        self.more_plays = 0
        self.more_range = 0
        self.reclaims = 0
        self.free = 0
        self.chooses = False
        self.gain = 0
        self.x = 0.0
        self.y = 0.0
        self.elements: list[int] = []
        self.action: GrowthAction | None = None
        # Happens only when the space is uncovered for the first time; a rule sees to it.
        self.first: GrowthAction | None = None
        self.start = False
        self.needs: tuple[int, ...] = ()
        for part in word.split("+"):
            self._read(part, actions)

    def _read(self, part: str, actions: Mapping[str, GrowthAction]) -> None:
        """Take up one thing that is printed on the space."""
        if part in actions and part.startswith(FIRST):
            self.first = actions[part]
        elif part in actions:
            self.action = actions[part]
        elif part in ELEMENTS:
            self.elements.append(ELEMENTS.index(part))
        else:
            self._count(part.rstrip("0123456789"), part)

    def _count(self, word: str, part: str) -> None:
        """Take up something that has a number, or is there once."""
        n = int(part[len(word) :] or 1)
        if word == "" and self.line == CARDS:
            self.plays = n
        elif word == "":
            self.energy = n
        elif word == "reclaim":
            self.reclaims += n
        elif word == "any":
            self.free += n
        elif word == "play":
            self.more_plays += n
        elif word == "range":
            self.more_range += n
        elif word == "bonus":
            self.more_energy += n
        elif word == "gain":
            self.gain += n
        elif word == "choice":
            self.chooses = True
        else:
            assert word == "empty", part


class Shown:
    """The sum of all uncovered spaces."""

    __slots__ = ("elements", "energy", "free", "plays", "reach", "reclaims")

    def __init__(self, spaces: Sequence[Space]) -> None:
        self.energy = max([space.energy for space in spaces], default=0)
        self.energy += sum([space.more_energy for space in spaces])
        self.plays = max([space.plays for space in spaces], default=0)
        self.plays += sum([space.more_plays for space in spaces])
        self.elements = [sum([space.elements.count(e) for space in spaces]) for e in range(len(ELEMENTS))]
        self.free = sum([space.free for space in spaces])
        self.reclaims = sum([space.reclaims for space in spaces])
        self.reach = sum([space.more_range for space in spaces])


class Tracks:
    """The presence tracks of a spirit; what is covered is a bit mask of spaces."""

    __slots__ = ("_takeable", "lines", "numbers", "seen", "spaces", "start", "with_actions")

    def __init__(self, spaces: Sequence[Space], lines: Mapping[str, list[int]] | None = None) -> None:
        self.spaces = list(spaces)
        self.numbers = {space.id: i for i, space in enumerate(spaces)}
        assert len(self.numbers) == len(self.spaces), "two spaces have the same id"
        self.lines: dict[str, list[int]] = dict(lines or {})
        if not self.lines:
            for i, space in enumerate(spaces):
                self.lines.setdefault(space.line, []).append(i)
        for y, line in enumerate(self.lines.values()):
            for x, i in enumerate(line):
                if spaces[i].line:
                    spaces[i].x, spaces[i].y = float(x), float(y)
        # Covered at set-up.
        self.start = sum(1 << i for i, space in enumerate(spaces) if not space.start)
        self.with_actions = [i for i, space in enumerate(spaces) if space.action is not None]
        # Sums that were worked out before, by what was covered.
        self.seen: dict[int, Shown] = {}
        self._takeable: dict[int, list[int]] = {}

    def shown(self, covered: int) -> Shown:
        """Return the sum of the uncovered spaces."""
        shown = self.seen.get(covered)
        if shown is None:
            some = [space for i, space in enumerate(self.spaces) if not covered >> i & 1]
            shown = self.seen[covered] = Shown(some)
        return shown

    def takeable(self, covered: int) -> list[int]:
        """Return the spaces from which presence can be taken."""
        takeable = self._takeable.get(covered)
        if takeable is None:
            takeable = self._takeable[covered] = [
                i
                for i, space in enumerate(self.spaces)
                if covered >> i & 1 and any(not covered & need for need in space.needs)
            ]
        return takeable

    def coverable(self, covered: int) -> list[int]:
        """Return the spaces to which presence can go back: no space that was uncovered after it is open."""
        return [
            i
            for i, space in enumerate(self.spaces)
            if not covered >> i & 1
            and not space.start
            and not any(
                not covered >> j & 1 and all(need >> i & 1 for need in other.needs)
                for j, other in enumerate(self.spaces)
                if j != i
            )
        ]

    def covered_on(self, line: str, covered: int) -> int:
        """Return how many spaces of a line are covered."""
        return sum([covered >> i & 1 for i in self.lines.get(line, ())])

    def uncovered_on(self, line: str, covered: int) -> int:
        """Return how many spaces of a line are uncovered."""
        return len(self.lines.get(line, ())) - self.covered_on(line, covered)

    def is_shared(self, space: int) -> bool:
        """Return whether a space belongs to several lines."""
        return sum([space in line for line in self.lines.values()]) > 1

    def edges(self) -> list[tuple[int, int]]:
        """Return the pairs of spaces of which one leads to the other."""
        pairs = [
            (j, i)
            for i, space in enumerate(self.spaces)
            for j in range(len(self.spaces))
            if any(need >> j & 1 for need in space.needs)
        ]
        return [(a, b) for a, b in pairs if a < b or (b, a) not in pairs]

    def place(self, space: int) -> str:
        """Return the name of a space as a source of presence: its line, if that is enough."""
        place = self.spaces[space]
        return place.line or place.id


def straight(energy: str, cards: str, actions: Mapping[str, GrowthAction] | None = None) -> Tracks:
    """Return two straight tracks: `1 2 2 3 reclaim 5+any`; presence leaves each from left to right."""
    return lines({ENERGY: energy, CARDS: cards}, actions)


def lines(words: Mapping[str, str], actions: Mapping[str, GrowthAction] | None = None) -> Tracks:
    """Return any number of straight tracks; the first space of energy and cards is never covered."""
    spaces: list[Space] = []
    for line, printed in words.items():
        for n, word in enumerate(printed.split()):
            space = Space(f"{line}-{n + 1}", line, word, actions or {})
            space.start = n == 0 and line in (ENERGY, CARDS)
            space.needs = (1 << (len(spaces) - 1) if n else 0,)
            spaces.append(space)
    return Tracks(spaces)


def joined(energy: str, cards: str, n: int) -> Tracks:
    """Return two straight tracks that share their `n`-th space, which needs all before it on both."""
    spaces: list[Space] = []
    order: dict[str, list[int]] = {ENERGY: [], CARDS: []}
    for line, printed in ((ENERGY, energy), (CARDS, cards)):
        for i, word in enumerate(printed.split()):
            need = sum([1 << before for before in order[line][-1:]])
            if line == CARDS and i == n - 1:
                shared = order[ENERGY][i]
                assert spaces[shared].word == word
                spaces[shared].needs = (spaces[shared].needs[0] | need,)
                order[line].append(shared)
                continue
            space = Space(f"{line}-{i + 1}", line, word, {})
            space.start = i == 0
            space.needs = (need,)
            order[line].append(len(spaces))
            spaces.append(space)
    return Tracks(spaces, order)


def network(
    nodes: Mapping[str, str],
    edges: Sequence[tuple[str, str]],
    start: Sequence[str],
    actions: Mapping[str, GrowthAction] | None = None,
    at: Mapping[str, tuple[float, float]] | None = None,
) -> Tracks:
    """Return one connected network: a space can be uncovered next to any that is.

    A node is its line (energy or cards, for what its number means) and its word: `energy 2+water`; `at` says
    where nodes are drawn.
    """
    spaces: list[Space] = []
    for id, printed in nodes.items():
        line, word = printed.split()
        space = Space(id, line, word, actions or {})
        space.line = ""
        space.start = id in start
        space.x, space.y = (at or {}).get(id, (float(len(spaces)), 0.0))
        spaces.append(space)
    ids = list(nodes)
    for one, other in edges:
        a, b = ids.index(one), ids.index(other)
        spaces[a].needs += (1 << b,)
        spaces[b].needs += (1 << a,)
    return Tracks(spaces)
