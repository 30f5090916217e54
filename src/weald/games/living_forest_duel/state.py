"""The state of a game of Living Forest Duel, and the sums that are kept beside it."""

from __future__ import annotations

from weald.games.living_forest_duel.cards import (
    CHEAPEST_FIRE,
    COST,
    DEAREST,
    EMPTY,
    FIRE_TOKENS,
    FIRES_START,
    NOBODY,
    ONIBI_START,
    PLANKS,
    PLANT,
    RECRUIT_SLOTS,
    RIVER,
    SANKI_CARDS,
    START,
    SUN,
    SYMBOL,
    TOKENS,
    TREE_COST,
    TREE_ELEMENT,
    VARANS,
    WATER,
)
from weald.games.living_forest_duel.forest import HOME, Forest, has_room, rivers_of
from weald.kernel.state import State

PHASES = ("play", "varan", "sanki", "recruit", "extinguish", "tree", "cell", "onibi", "over")
PLAY, ON_VARAN, ON_SANKI, RECRUITING, EXTINGUISHING, ON_TREE, ON_CELL, ON_ONIBI, OVER = range(9)

VICTORIES = ("fire", "line", "block", "onibi")
BY_FIRE, BY_LINE, BY_BLOCK, BY_ONIBI = range(4)
NONE_YET = -1

# Readings of the rules where they leave a choice.
BONUS_PLANT = ("full", "one")
FULL, ONE_TREE = range(2)
RESHUFFLE = ("needed", "at_once")
WHEN_NEEDED, AT_ONCE = range(2)

# Answers that name no thing: reveal a card, use a Sanki card, decline or stop (higher than any cell).
REVEAL = -1
USE = 0
DONE = 9999

# A token on the common help line: the card it lies on (from 0), the element it points at, whose it is.
Mark = tuple[int, int, int]
# A running action: the element that pays, its value, what is left, whether it is a bonus, piles used (bits).
Action = tuple[int, int, int, bool, int]


class Duel(State):
    """Both seasons' sides and everything between them.

    Lists with two entries are by seat (0 Summer, 1 Winter). Piles are drawn from their end. `sunk` counts
    the cards at the bottom of a personal pile that were laid there face up during set-up. `fires` are the
    clearing cards with a fire token, as bits; `taken` the fire tokens that each seat owns. `turned` is a
    varan that lies nowhere yet, `acting` are the running actions, the innermost last.

    Sums that every question needs are kept up to date: `free[e]` is what the common line still gives of an
    element, `shown[e]` how many of its cards show it, `open_at[4 * seat + e]` how many must show it before
    the seat may point at it, `own[4 * seat + e]` what the seat's line and forest give, `grown` the forest's
    part of it, `alone` the net solitary symbols, `needed[4 * seat + e]` what the cheapest effect costs,
    `rivers[seat]` where trees may grow.
    """

    __slots__ = (
        "acting", "active", "alone", "bonus_plant", "bonus_skip", "common", "covered", "discard", "fires",
        "forests", "free", "grown", "lines", "lost", "marks", "needed", "onibi", "onibi_card", "open_at",
        "own", "packs", "phase", "pile", "recruit_check", "recruits", "reshuffle", "rivers", "sanki",
        "sanki_after_varan", "shown", "sunk", "taken", "tokens", "trees", "turn", "turned", "varans",
        "victory", "winner",
    )  # fmt: skip

    def __init__(self, seed: int, blank: bool = False) -> None:
        if blank:
            return
        super().__init__("set_up", seed)
        self.sanki_after_varan = True
        self.bonus_plant = FULL
        self.bonus_skip = True
        self.recruit_check = False
        self.reshuffle = WHEN_NEEDED
        self.turn = 0
        self.active = 0
        self.phase = PLAY
        self.winner = NOBODY
        self.victory = NONE_YET
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.common: list[int] = []
        self.marks: list[Mark] = []
        self.lines: list[list[int]] = [[], []]
        self.tokens = [TOKENS, TOKENS]
        self.lost = [0, 0]
        self.sanki = [0, 0]
        self.taken = [0, 0]
        self.varans = [VARANS, VARANS]
        self.onibi = ONIBI_START
        self.onibi_card = NOBODY
        self.fires = FIRES_START
        self.recruits = [EMPTY] * RECRUIT_SLOTS
        self.packs: list[list[int]] = [[], []]
        self.sunk = [0, 0]
        self.trees: list[list[int]] = [[], [], [], []]
        self.forests: list[Forest] = [{HOME: START}, {HOME: START}]
        self.covered: list[list[tuple[int, int]]] = [[], []]
        self.turned = EMPTY
        self.acting: list[Action] = []
        self.free = [0] * 4
        self.shown = [0] * 4
        self.open_at = [1] * 8
        self.own = [0] * 8
        self.grown = [0] * 8
        self.alone = [0, 0]
        self.needed = [DEAREST, DEAREST, DEAREST, 1] * 2
        self.rivers = [rivers_of(forest) for forest in self.forests]

    def copy(self) -> Duel:
        other = Duel(0, True)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.sanki_after_varan = self.sanki_after_varan
        other.bonus_plant = self.bonus_plant
        other.bonus_skip = self.bonus_skip
        other.recruit_check = self.recruit_check
        other.reshuffle = self.reshuffle
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.winner = self.winner
        other.victory = self.victory
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.common = self.common[:]
        other.marks = self.marks[:]
        summer, winter = self.lines
        other.lines = [summer[:], winter[:]]
        other.tokens = self.tokens[:]
        other.lost = self.lost[:]
        other.sanki = self.sanki[:]
        other.taken = self.taken[:]
        other.varans = self.varans[:]
        other.onibi = self.onibi
        other.onibi_card = self.onibi_card
        other.fires = self.fires
        other.recruits = self.recruits[:]
        summer, winter = self.packs
        other.packs = [summer[:], winter[:]]
        other.sunk = self.sunk[:]
        sun, water, plant, wind = self.trees
        other.trees = [sun[:], water[:], plant[:], wind[:]]
        one, two = self.forests
        other.forests = [one.copy(), two.copy()]
        under, beneath = self.covered
        other.covered = [under[:], beneath[:]]
        other.turned = self.turned
        other.acting = self.acting[:]
        other.free = self.free[:]
        other.shown = self.shown[:]
        other.open_at = self.open_at[:]
        other.own = self.own[:]
        other.grown = self.grown[:]
        other.alone = self.alone[:]
        other.needed = self.needed[:]
        one_side, other_side = self.rivers
        other.rivers = [one_side.copy(), other_side.copy()]
        return other


def fire_reserve(s: Duel) -> int:
    """Return how many fire tokens are neither owned nor on a card."""
    return FIRE_TOKENS - s.fires.bit_count() - s.taken[0] - s.taken[1]


def sanki_reserve(s: Duel) -> int:
    """Return how many Sanki cards are not owned."""
    return SANKI_CARDS - s.sanki[0] - s.sanki[1]


def amount(s: Duel, seat: int, element: int) -> int:
    """Return the sum of an element for `seat` if it pointed at it now."""
    return s.free[element] + s.own[4 * seat + element]


def note_recruits(s: Duel) -> None:
    """Update what the cheapest recruit costs."""
    s.needed[SUN] = s.needed[4 + SUN] = min([COST[card] for card in s.recruits])


def note_fires(s: Duel) -> None:
    """Update what the cheapest fire costs."""
    s.needed[WATER] = s.needed[4 + WATER] = CHEAPEST_FIRE[s.fires]


def note_trees(s: Duel) -> None:
    """Update, for both seats, what the cheapest tree costs that has a place in the forest."""
    tops = [pile[-1] for pile in s.trees if pile]
    for seat in (0, 1):
        forest, rivers = s.forests[seat], s.rivers[seat]
        cheapest = DEAREST
        for tree in tops:
            cost = TREE_COST[tree]
            if cost < cheapest and (RIVER[tree] & rivers.open or has_room(forest, rivers, RIVER[tree])):
                cheapest = cost
        s.needed[4 * seat + PLANT] = cheapest


def note_line(s: Duel) -> None:
    """Recompute what lines, tokens and forests give."""
    s.free, s.shown, s.open_at = [0] * 4, [0] * 4, [1] * 8
    points_at: dict[int, list[tuple[int, int]]] = {}
    for place, element, seat in s.marks:
        points_at.setdefault(place, []).append((element, seat))
    for place, card in enumerate(s.common):
        for element, n in PLANKS[card]:
            s.free[element] += n
            s.shown[element] += 1
        for element, seat in points_at.get(place, ()):
            note_token(s, seat, element)
    s.grown = [
        sum(tree != START and TREE_ELEMENT[tree] == element for tree in s.forests[seat].values())
        for seat in (0, 1)
        for element in range(4)
    ]
    s.own = s.grown[:]
    shared = sum(SYMBOL[card] for card in s.common)
    s.alone = [shared, shared]
    for seat, line in enumerate(s.lines):
        for card in line:
            s.alone[seat] += SYMBOL[card]
            for element, n in PLANKS[card]:
                s.own[4 * seat + element] += n


def note_token(s: Duel, seat: int, element: int) -> None:
    """Update the sums for a token of `seat` on the last card that shows the element."""
    shown = s.shown[element]
    s.free[element] = 0
    # The opponent may point at a later card; the same seat only if another card is in between.
    s.open_at[4 * seat + element] = shown + 2
    other = 4 - 4 * seat + element
    if s.open_at[other] <= shown:
        s.open_at[other] = shown + 1


def note_all(s: Duel) -> None:
    """Recompute all sums."""
    s.rivers = [rivers_of(forest) for forest in s.forests]
    note_line(s)
    note_recruits(s)
    note_fires(s)
    note_trees(s)
