"""Search over own future placements: each candidate is played on for some cards, with sampled hands.

A future deals again what the seat cannot know; hands that it has passed on it remembers. In it the seat goes
on by what its grid may grow into; the hands pass round, and others mostly take what looks best for their
grids, which grow as well. All candidates meet the same futures, so that luck is the same for all of them;
those that are clearly behind drop out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, cycle
from math import exp, sqrt

from weald.games.ecosystem.ai import alban
from weald.games.ecosystem.ai.growth import grower_of
from weald.games.ecosystem.ai.plot import Plot, plot_of
from weald.games.ecosystem.cards import (
    GRID_CARDS,
    RABBIT,
    ROUND_CARDS,
    SOLO_ROW,
    STREAM,
    TARGETS,
    WOLF,
)
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.information import held_before
from weald.games.ecosystem.scoring import longest_stream
from weald.games.ecosystem.state import NO_CELL, PLACE, Forest, swap
from weald.kernel.advice import Chance
from weald.kernel.decisions import Question, Value

# Numbers of pairs of a card and a cell that are tried, and of cells for a card that is chosen.
PAIRS = 12
CELLS_EACH = 3
CELLS = 8
# Futures before the first candidates drop out, and between two looks at who does.
FIRST_ROUND = 4
BETWEEN = 2
# Distance from the best candidate, in standard errors, at which one drops out, with others and alone; squared
# points that are added to those of the differences, so that a few like ones are not trusted.
DOUBT = 1.5
DOUBT_ALONE = 2.5
LEAST_SQUARES = 8.0
# Keeps candidates that dropped out below the others, the earliest lowest.
DROPPED = 100_000.0
# Number of swaps that are tried for a rabbit in a future.
SWAPS = 6
# Cards of a future, and the number of futures that the evaluation itself counts as.
HORIZON = 4
PRIOR = 2
# With this many cards to come, a future goes on to the end.
ENDGAME = 6
# Share of choices in which a rival takes any card instead of the best one.
WHIM = 0.3
# Alone: how many points of the lead make a difference at the target.
BLUR = 8.0
# Weight of a point of the lead beside the chance to reach the target, in hundredths.
POINT = 0.2

# Random numbers of a future; a long one meets them again.
LUCK = 61

# A card and where it is placed; a cell of -1 leaves that open.
Candidate = tuple[int, int]


class World:
    """The deal of one future: hands, the deck and some luck, the same for all candidates."""

    __slots__ = ("deck", "hands", "numbers")

    def __init__(self, s: Forest, seen: Sequence[int], hidden: Sequence[int], chance: Chance) -> None:
        deck = list(hidden)
        chance.shuffle(deck)
        self.hands: list[list[int]] = []
        for holder, hand in enumerate(s.hands):
            if holder in seen:
                self.hands.append(hand)
            else:
                self.hands.append(deck[: len(hand)])
                del deck[: len(hand)]
        self.deck = deck
        self.numbers = [chance.random() for _ in range(LUCK)]

    def luck(self) -> Callable[[], float]:
        """Return the luck of this future from its beginning."""
        return cycle(self.numbers).__next__


class Draft:
    """The futures of a seat at the open question, in a state redacted for it."""

    def __init__(self, s: Forest, seat: int, chance: Callable[[int], Chance]) -> None:
        self.s = s
        self.chance = chance
        self.seat = seat
        self.growers = [grower_of(s, other) for other in range(s.seats)]
        self.grower = self.growers[seat]
        self.plots = [self._plot(other) for other in range(s.seats)]
        self.plot = self.plots[seat]
        # The longest streams and the packs of all seats, then of the neutral hand or of Alban: now, and as
        # they grow in a future.
        self.streams_now = [longest_stream(plot.masks) for plot in self.plots]
        self.streams_now += self.grower.streams[s.seats - 1 :]
        self.wolves_now = [plot.masks[WOLF].bit_count() for plot in self.plots]
        self.wolves_now += self.grower.wolves[s.seats - 1 :]
        self._begin()
        self.seen = held_before(s, seat)
        self.hidden = list(s.deck)
        for holder, hand in enumerate(s.hands):
            if holder not in self.seen:
                self.hidden += hand
        self.grown: dict[Candidate, Plot] = {}

    def _plot(self, seat: int) -> Plot:
        """Return the grid of a seat; the revealed card of a rival lies where it looks best."""
        s, grower = self.s, self.growers[seat]
        plot = plot_of(s.masks[seat], s.boxes[seat], grower.rabbit)
        if seat != self.seat and s.phase == PLACE:
            _, kind, cell = max(grower.gains(plot, [s.chosen[seat]]))
            plot.place(kind, cell, grower.rabbit)
        return plot

    def _begin(self) -> None:
        """Let all streams and packs be as they are now."""
        self.streams, self.wolves = self.streams_now[:], self.wolves_now[:]
        self._compare(self.seat)

    def _compare(self, seat: int) -> None:
        """Let the grower of a seat know the streams and packs of its rivals."""
        grower = self.growers[seat]
        grower.streams = self.streams[:seat] + self.streams[seat + 1 :]
        grower.wolves = self.wolves[:seat] + self.wolves[seat + 1 :]

    def _measure(self, seat: int, plot: Plot) -> None:
        """Note the longest stream and the pack of a seat."""
        self.streams[seat] = longest_stream(plot.masks)
        self.wolves[seat] = plot.masks[WOLF].bit_count()

    def after(self, candidate: Candidate) -> Plot:
        """Return the grid with a candidate on it, after the best swap if it is a rabbit."""
        if candidate not in self.grown:
            plot = self.plot.copy()
            if candidate[1] >= 0:
                plot.place(*candidate, self.grower.rabbit)
                if candidate[0] == RABBIT:
                    plot = self.grower.hop(plot)
            self.grown[candidate] = plot
        return self.grown[candidate].copy()

    def world(self, seed: int) -> World:
        """Return the cards that a future deals."""
        return World(self.s, self.seen, self.hidden, self.chance(seed))

    def value(self, candidate: Candidate, picking: bool, world: World) -> float:
        """Return the end of one future after a candidate: its points, alone the worth of the lead."""
        self._begin()
        plot = self.after(candidate)
        if self.s.seats == 1:
            return self._alone(plot, candidate, picking, world)
        return self._together(plot, candidate, picking, world)

    def first_look(self, candidate: Candidate) -> float:
        """Return the evaluation of a candidate by itself."""
        self._begin()
        return self.grower.value(self.after(candidate))

    def _together(self, plot: Plot, candidate: Candidate, picking: bool, world: World) -> float:
        s, seat, grower = self.s, self.seat, self.grower
        hands = [hand[:] for hand in world.hands]
        plots = [other.copy() for other in self.plots]
        luck = world.luck()
        turn, around = s.turn, s.round
        if picking:
            hands[seat].remove(candidate[0])
            self._take(hands, plots, luck)
        last = 0 if plot.left <= ENDGAME else plot.left - HORIZON
        while plot.left > last:
            if turn == ROUND_CARDS:
                turn, around = 0, 2
                hands = [world.deck[n * ROUND_CARDS : (n + 1) * ROUND_CARDS] for n in range(len(hands))]
            else:
                hands = [hands[-1], *hands[:-1]] if around == 1 else [*hands[1:], hands[0]]
            turn += 1
            self._measure(seat, plot)
            _, kind, cell = max(grower.gains(plot, sorted(set(hands[seat]))))
            hands[seat].remove(kind)
            self._take(hands, plots, luck)
            plot = grower.grow(plot, kind, cell, SWAPS, luck)
        return grower.value(plot)

    def _take(self, hands: list[list[int]], plots: list[Plot], luck: Callable[[], float]) -> None:
        """Let the others take a card each and place it; their streams and packs grow with it."""
        for holder, hand in enumerate(hands):
            if holder == self.seat or not hand:
                continue
            if holder == self.s.seats:
                # The neutral hand has no grid and loses any card; all its streams count as one.
                kind = hand.pop(int(luck() * len(hand)))
                self.streams[holder] += kind == STREAM
                self.wolves[holder] += kind == WOLF
                continue
            kinds = [hand[int(luck() * len(hand))]] if luck() < WHIM else sorted(set(hand))
            self._compare(holder)
            grower, plot = self.growers[holder], plots[holder]
            _, kind, cell = max(grower.gains(plot, kinds))
            hand.remove(kind)
            plot.place(kind, cell, grower.rabbit)
            self._measure(holder, plot)
        self._compare(self.seat)

    def _alone(self, plot: Plot, candidate: Candidate, picking: bool, world: World) -> float:
        """Play on against Alban to the end; a candidate without a cell is the card that he gets."""
        s, grower = self.s, self.grower
        hand, pile, deck = s.hands[0][:], s.pile[:], world.deck[:]
        luck = world.luck()
        given = candidate[0] if candidate[1] < 0 else 0
        if not given and picking:
            hand.remove(candidate[0])
        while True:
            given = given or alban.gift(grower, plot, hand, pile)
            hand.remove(given)
            pile.append(given)
            given = 0
            if len(pile) == GRID_CARDS:
                break
            cards = SOLO_ROW if len(pile) % SOLO_ROW == 0 else 1
            hand += deck[-cards:]
            del deck[-cards:]
            grower.streams[0], grower.wolves[0] = alban.sizes(pile)
            _, kind, cell = max(alban.gains_apart(grower, plot, sorted(set(hand)), pile))
            hand.remove(kind)
            plot = grower.grow(plot, kind, cell, SWAPS, luck)
        grower.streams[0], grower.wolves[0] = alban.sizes(pile)
        masks = plot.masks
        rival = alban.points(pile, longest_stream(masks), masks[WOLF].bit_count(), grower.rabbit)
        lead = grower.score(masks) - rival
        target = TARGETS[s.edition][-1]
        return 100 / (1 + exp((target - 0.5 - lead) / BLUR)) + POINT * lead


def score_options(
    s: Forest,
    question: Question,
    seat: int,
    values: Sequence[Value],
    chance: Callable[[int], Chance],
    seed: int,
    goes_on: Callable[[], bool],
) -> list[float]:
    """Score each option by sampled futures as long as `goes_on` allows; swaps by the evaluation."""
    options = [value for value in values if isinstance(value, int)]
    draft = Draft(s, seat, chance)
    if question.kind not in ("pick", "place", "give"):
        return _score_swaps(s, question.kind, seat, options, draft)
    candidates = _candidates(s, question.kind, seat, draft, options)
    scores = _raced(draft, candidates, question.kind == "pick", chance(seed).random, goes_on)
    best = {option: float("-inf") for option in options}
    for candidate, score in scores.items():
        option = candidate[1] if question.kind == "place" else candidate[0]
        best[option] = max(best[option], score)
    return [best[option] for option in options]


def _candidates(s: Forest, kind: str, seat: int, draft: Draft, options: Sequence[int]) -> list[Candidate]:
    """Return the candidates that are worth trying, the best-looking first."""
    if kind == "give":
        return [(option, -1) for option in dict.fromkeys(options)]
    cards = [s.chosen[seat]] if kind == "place" else list(dict.fromkeys(options))
    if s.seats == 1:
        gains = alban.gains_apart(draft.grower, draft.plot, cards, s.pile)
    else:
        gains = draft.grower.gains(draft.plot, cards)
    gains.sort(reverse=True)
    if kind == "place":
        return [(card, cell) for _, card, cell in gains[:CELLS]]
    worth_trying: list[Candidate] = []
    each = dict.fromkeys(cards, 0)
    for _, card, cell in gains:
        if each[card] < CELLS_EACH and len(worth_trying) < PAIRS:
            each[card] += 1
            worth_trying.append((card, cell))
    return worth_trying


def _score_swaps(s: Forest, kind: str, seat: int, options: Sequence[int], draft: Draft) -> list[float]:
    """Score the first or the second card of a swap by the grid after it, or no swap by the grid as it is."""
    grower, plot = draft.grower, draft.plot
    still = grower.value(plot)
    cells = cells_of(plot.masks[0])
    best = dict.fromkeys(options, float("-inf"))
    lifted = s.lifted[seat]
    pairs = combinations(cells, 2) if kind == "swap_first" else ((lifted, cell) for cell in cells)
    for one, other in pairs:
        masks = plot.masks[:]
        swap(masks, one, other)
        if masks != plot.masks:
            value = grower.value(plot_of(masks, plot.box, grower.rabbit))
            for cell in (one, other):
                if cell in best:
                    best[cell] = max(best[cell], value)
    # Of equals, no swap comes first: it is the first option.
    best[NO_CELL] = still
    return [best[option] for option in options]


class Race:
    """Candidates that meet the same futures; those that are clearly behind the best one drop out."""

    def __init__(self, draft: Draft, candidates: Sequence[Candidate]) -> None:
        prior = PRIOR if draft.s.seats > 1 else 0
        self.prior = [prior * draft.first_look(candidate) if prior else 0.0 for candidate in candidates]
        self.weight = prior
        self.doubt = DOUBT if draft.s.seats > 1 else DOUBT_ALONE
        self.ends: list[list[float]] = [[] for _ in candidates]
        self.left = list(range(len(candidates)))

    def mean(self, place: int) -> float:
        """Return the mean value of a candidate, of which the evaluation itself is a part."""
        ends = self.ends[place]
        worlds = self.weight + len(ends)
        # Before any future, the best-looking one comes first.
        return (self.prior[place] + sum(ends)) / worlds if worlds else float(-place)

    def drop(self) -> None:
        """Keep the best candidate and all that may still be better."""
        best = max(self.left, key=self.mean)
        lead = self.mean(best)
        self.left = [place for place in self.left if lead - self.mean(place) <= self._doubt(best, place)]

    def _doubt(self, best: int, other: int) -> float:
        """Return how far the mean difference of two candidates may be from the true one."""
        differences = [one - two for one, two in zip(self.ends[best], self.ends[other], strict=True)]
        n = len(differences)
        middle = sum(differences) / n
        squares = sum((difference - middle) ** 2 for difference in differences)
        return self.doubt * sqrt((squares + LEAST_SQUARES) / n / n)


def _raced(
    draft: Draft,
    candidates: Sequence[Candidate],
    picking: bool,
    random: Callable[[], float],
    goes_on: Callable[[], bool],
) -> dict[Candidate, float]:
    """Return mean values; those of candidates that dropped out stay below the others."""
    race = Race(draft, candidates)
    worlds = 0
    while len(race.left) > 1:
        world = draft.world(int(random() * 2**53))
        ends: list[float] = []
        for place in race.left:
            if not goes_on():
                break
            ends.append(draft.value(candidates[place], picking, world))
        if len(ends) < len(race.left):
            # A future that only some of them have met would be unfair.
            break
        for place, end in zip(race.left, ends, strict=True):
            race.ends[place].append(end)
        worlds += 1
        if worlds >= FIRST_ROUND and worlds % BETWEEN == 0:
            race.drop()
    return {
        candidate: race.mean(place) - (0.0 if place in race.left else DROPPED / (1 + len(race.ends[place])))
        for place, candidate in enumerate(candidates)
    }
