"""Search over own future placements: each candidate is played on for some cards, with sampled hands.

A future deals again what the seat cannot know; hands that it has passed on it remembers. In it the seat goes
on by the evaluation of its grid; the hands pass round, others mostly take what looks best for their grids as
they are now, and their streams and packs grow by chance. All candidates meet the same futures, so that luck
is the same for all of them; the worse half is dropped again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from weald.games.ecosystem.ai import heuristic
from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.ai.growth import GrowthEvaluator
from weald.games.ecosystem.cards import (
    GRID_CARDS,
    KINDS,
    RABBIT,
    RABBIT_POINTS,
    ROUND_CARDS,
    SOLO_ROW,
    STREAM,
    STREAM_BY_RANK,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import BIT, GROWN, cells_of, free_cells
from weald.games.ecosystem.information import held_before
from weald.games.ecosystem.result import alban_masks, rival_sizes
from weald.games.ecosystem.scoring import (
    biodiversity,
    gaps,
    longest_stream,
    own_points,
    rank_points,
    score_all,
)
from weald.games.ecosystem.state import Forest, swap
from weald.kernel.advice import Chance
from weald.kernel.decisions import Question, Value

# How many pairs of a card and a cell are tried, and how many cells for a card that is chosen.
PAIRS = 12
CELLS_EACH = 3
CELLS = 8
# Futures between two cuts of the candidates.
FIRST_ROUND = 4
# Keeps candidates that dropped out below the others, the earliest lowest.
DROPPED = 100_000.0
# How many kinds of a hand are looked at in a future, and how many swaps for a rabbit.
GLANCE = 6
SWAPS = 14
# How many cards a future goes on for, and how many futures the evaluation itself counts as.
HORIZON = 2
PRIOR = 2
# With this many cards to come, a future goes on to the end.
ENDGAME = 4
# How often a rival takes any card instead of the one that looks best.
WHIM = 0.3
# How likely a rival's longest stream and pack grow with each card.
STREAM_GROWTH, WOLF_GROWTH = 0.15, 0.09
# Alone: what a wolf or a stream is worth to Alban, and how much a card counts that the player could use.
GIFT_WOLF, GIFT_STREAM, KEPT = 3.0, 1.0, 0.5

# A card and where it is placed; a cell of -1 leaves that open.
Candidate = tuple[int, int]


class Grid:
    """A grid that grows in a future."""

    __slots__ = ("box", "evaluator", "left", "masks")

    def __init__(self, evaluator: GridEvaluator, masks: Sequence[int], box: int) -> None:
        self.evaluator = evaluator
        self.masks = list(masks)
        self.box = box
        self.left = GRID_CARDS - self.masks[0].bit_count()

    def copy(self) -> Grid:
        return Grid(self.evaluator, self.masks, self.box)

    def place(self, kind: int, cell: int) -> None:
        """Put a card on a cell."""
        bit = BIT[cell]
        self.masks[kind] |= bit
        self.box = GROWN[self.box][cell]
        self.masks[0] |= bit
        self.left -= 1

    def best(self, kinds: Sequence[int]) -> Candidate:
        """Return the best-looking of some kinds, and its best-looking cell."""
        masks, box, value = self.masks, self.box, self.evaluator.value
        cells = cells_of(free_cells(masks[0], box))
        grown = GROWN[box]
        best, most = (kinds[0], cells[0]), float("-inf")
        for kind in kinds:
            for cell in cells:
                bit = BIT[cell]
                masks[kind] |= bit
                masks[0] |= bit
                worth = value(masks, grown[cell])
                masks[kind] ^= bit
                masks[0] ^= bit
                if worth > most:
                    best, most = (kind, cell), worth
        return best

    def hop(self, swaps: Iterable[tuple[int, int]]) -> None:
        """Make the best of some swaps, if one of them helps."""
        value = self.evaluator.value
        most = value(self.masks, self.box)
        best = self.masks
        for one, other in swaps:
            masks = self.masks[:]
            swap(masks, one, other)
            worth = value(masks, self.box)
            if worth > most:
                best, most = masks, worth
        self.masks = best

    def grow(self, candidate: Candidate, random: Callable[[], float]) -> None:
        """Place a card, with a swap for a rabbit."""
        self.place(*candidate)
        if candidate[0] == RABBIT:
            cells = cells_of(self.masks[0])
            n = len(cells)
            self.hop((cells[int(random() * n)], cells[int(random() * n)]) for _ in range(SWAPS))


class Draft:
    """The futures of a seat at the open question, in a state redacted for it."""

    def __init__(
        self, s: Forest, seat: int, evaluator: GridEvaluator, chance: Callable[[int], Chance]
    ) -> None:
        self.s = s
        self.chance = chance
        self.seat = seat
        self.evaluator = evaluator
        self.rabbit = RABBIT_POINTS[s.edition]
        self.rivals = rival_sizes(s, seat)
        self.seen = held_before(s, seat)
        self.hidden = list(s.deck)
        for holder, hand in enumerate(s.hands):
            if holder not in self.seen:
                self.hidden += hand
        self.worth: dict[int, float] = {}
        self.wishes: dict[int, dict[int, float]] = {}
        self.grown: dict[Candidate, Grid] = {}

    def after(self, candidate: Candidate) -> Grid:
        """Return the grid with a candidate on it, after the best swap if it is a rabbit."""
        if candidate not in self.grown:
            grid = Grid(self.evaluator, self.evaluator.masks, self.evaluator.box)
            if candidate[1] >= 0:
                grid.place(*candidate)
                if candidate[0] == RABBIT:
                    grid.hop(combinations(cells_of(grid.masks[0]), 2))
            self.grown[candidate] = grid
        return self.grown[candidate].copy()

    def value(self, candidate: Candidate, picking: bool, seed: int) -> float:
        """Return how one future ends after a candidate: its points, alone the lead over Alban."""
        random = self.chance(seed).random
        hidden = self.hidden[:]
        self.chance(seed).shuffle(hidden)
        grid = self.after(candidate)
        if self.s.seats == 1:
            return self._alone(grid, candidate, picking, hidden, random)
        return self._together(grid, candidate, picking, hidden, random)

    def first_look(self, candidate: Candidate) -> float:
        """Return what the evaluation says of a candidate by itself."""
        kind, cell = candidate
        if cell >= 0:
            grid = self.after(candidate)
            return self.evaluator.value(grid.masks, grid.box)
        pile = alban_masks([*self.s.pile, kind])
        return -sum(own_points(pile, self.rabbit)) - KEPT * self._worth(kind)

    def _together(
        self, grid: Grid, candidate: Candidate, picking: bool, deck: list[int], random: Callable[[], float]
    ) -> float:
        s, seat = self.s, self.seat
        hands: list[list[int]] = []
        for holder, hand in enumerate(s.hands):
            hands.append(hand[:] if holder in self.seen else deck[: len(hand)])
            if holder not in self.seen:
                del deck[: len(hand)]
        streams, wolves = self._grown_rivals(grid.left + 1, random)
        turn, around = s.turn, s.round
        if picking:
            hands[seat].remove(candidate[0])
            self._take(hands, random)
        last = 0 if grid.left <= ENDGAME else grid.left - HORIZON
        while grid.left > last:
            if turn == ROUND_CARDS:
                turn, around = 0, 2
                hands = [deck[n * ROUND_CARDS : (n + 1) * ROUND_CARDS] for n in range(len(hands))]
            else:
                hands = [hands[-1], *hands[:-1]] if around == 1 else [*hands[1:], hands[0]]
            turn += 1
            chosen = grid.best(_some(hands[seat], random))
            hands[seat].remove(chosen[0])
            self._take(hands, random)
            grid.grow(chosen, random)
        if grid.left:
            return self.evaluator.value(grid.masks, grid.box)
        points = own_points(grid.masks, self.rabbit)
        points[STREAM] = rank_points([longest_stream(grid.masks), *streams], STREAM_BY_RANK)[0]
        points[WOLF] = rank_points([grid.masks[WOLF].bit_count(), *wolves], WOLF_BY_RANK)[0]
        return float(sum(points) + biodiversity(gaps(points), s.many_gaps))

    def _grown_rivals(self, left: int, random: Callable[[], float]) -> tuple[list[int], list[int]]:
        """Return how long the streams and how big the packs of rivals may be in the end."""
        streams, wolves = self.rivals
        return (
            [size + sum(random() < STREAM_GROWTH for _ in range(left)) for size in streams],
            [size + sum(random() < WOLF_GROWTH for _ in range(left)) for size in wolves],
        )

    def _take(self, hands: list[list[int]], random: Callable[[], float]) -> None:
        """Let the others take a card each."""
        for holder, hand in enumerate(hands):
            if holder == self.seat or not hand:
                continue
            # The neutral hand has no grid and loses any card.
            if len(hand) == 1 or holder >= self.s.seats or random() < WHIM:
                del hand[int(random() * len(hand))]
            else:
                hand.remove(max(hand, key=self._wishes(holder).__getitem__))

    def _wishes(self, rival: int) -> dict[int, float]:
        """Return what each kind of card makes of a rival's grid as it is."""
        if rival not in self.wishes:
            evaluator = GridEvaluator(self.s, rival)
            self.wishes[rival] = {
                kind: evaluator.best_place(kind) if evaluator.free else 0.0
                for kind in range(1, len(KINDS) + 1)
            }
        return self.wishes[rival]

    def _alone(
        self, grid: Grid, candidate: Candidate, picking: bool, deck: list[int], random: Callable[[], float]
    ) -> float:
        """Play on against Alban; a candidate without a cell is the card that he gets."""
        s = self.s
        hand, pile = s.hands[0][:], s.pile[:]
        given = candidate[0] if candidate[1] < 0 else 0
        if not given and picking:
            hand.remove(candidate[0])
        last = max(0, grid.left - HORIZON)
        while True:
            given = given or self._gift(hand, pile)
            hand.remove(given)
            pile.append(given)
            given = 0
            if len(pile) == GRID_CARDS:
                break
            if grid.left == last:
                rival = sum(own_points(alban_masks(pile), self.rabbit))
                return self.evaluator.value(grid.masks, grid.box) - rival
            cards = SOLO_ROW if len(pile) % SOLO_ROW == 0 else 1
            hand += deck[-cards:]
            del deck[-cards:]
            chosen = grid.best(_some(hand, random))
            hand.remove(chosen[0])
            grid.grow(chosen, random)
        own, alban = score_all([grid.masks, alban_masks(pile)], self.rabbit)
        lead = sum(own) + biodiversity(gaps(own), s.many_gaps) - sum(alban)
        return float(lead)

    def _gift(self, hand: list[int], pile: list[int]) -> int:
        """Return the card that helps Alban least and is needed least."""
        kinds = sorted(set(hand))
        before = sum(own_points(alban_masks(pile), self.rabbit))
        best, least = kinds[0], float("inf")
        for kind in kinds:
            cost = (
                sum(own_points(alban_masks([*pile, kind]), self.rabbit)) - before + KEPT * self._worth(kind)
            )
            cost += GIFT_WOLF if kind == WOLF else GIFT_STREAM if kind == STREAM else 0.0
            if cost < least:
                best, least = kind, cost
        return best

    def _worth(self, kind: int) -> float:
        """Return what a card adds to the grid as it is now."""
        if kind not in self.worth:
            evaluator = self.evaluator
            now = evaluator.value(evaluator.masks, evaluator.box)
            self.worth[kind] = evaluator.best_place(kind) - now if evaluator.free else 0.0
        return self.worth[kind]


def _some(hand: list[int], random: Callable[[], float]) -> list[int]:
    """Return a few kinds of a hand."""
    kinds = sorted(set(hand))
    while len(kinds) > GLANCE:
        del kinds[int(random() * len(kinds))]
    return kinds


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
    evaluator = GrowthEvaluator(s, seat)
    options = [value for value in values if isinstance(value, int)]
    if question.kind not in ("pick", "place", "give"):
        return heuristic.score_swaps(s, question, seat, options, evaluator)
    candidates = _candidates(s, question.kind, seat, evaluator, options)
    draft = Draft(s, seat, evaluator, chance)
    scores = _halved(draft, candidates, question.kind == "pick", chance(seed).random, goes_on)
    best = {option: float("-inf") for option in options}
    for candidate, score in scores.items():
        option = candidate[1] if question.kind == "place" else candidate[0]
        best[option] = max(best[option], score)
    return [best[option] for option in options]


def _candidates(
    s: Forest, kind: str, seat: int, evaluator: GridEvaluator, options: Sequence[int]
) -> list[Candidate]:
    """Return what is worth trying, the best-looking first."""
    if kind == "give":
        return [(option, -1) for option in dict.fromkeys(options)]
    if kind == "place":
        card = s.chosen[seat]
        ranked = sorted(options, key=lambda cell: -evaluator.placed(cell, card))
        return [(card, cell) for cell in ranked[:CELLS]]
    pairs: list[tuple[float, Candidate]] = []
    for card in dict.fromkeys(options):
        placed = sorted((-evaluator.placed(cell, card), cell) for cell in evaluator.free)
        pairs += [(worth, (card, cell)) for worth, cell in placed[:CELLS_EACH]]
    pairs.sort()
    return [candidate for _, candidate in pairs[:PAIRS]]


def _halved(
    draft: Draft,
    candidates: list[Candidate],
    picking: bool,
    random: Callable[[], float],
    goes_on: Callable[[], bool],
) -> dict[Candidate, float]:
    """Return mean values; the worse half drops out, and its scores stay below those of the better one."""
    totals = {candidate: PRIOR * draft.first_look(candidate) for candidate in candidates}
    scores: dict[Candidate, float] = {}
    left, worlds, limit = candidates, PRIOR, FIRST_ROUND + PRIOR
    while len(left) > 1:
        seed = int(random() * 2**53)
        ends: list[float] = []
        for candidate in left:
            if not goes_on():
                break
            ends.append(draft.value(candidate, picking, seed))
        if len(ends) < len(left):
            # A future that only some of them have met would be unfair.
            break
        for candidate, end in zip(left, ends, strict=True):
            totals[candidate] += end
        worlds += 1
        if worlds == limit:
            left = sorted(left, key=lambda candidate: -totals[candidate])
            half = (len(left) + 1) // 2
            for candidate in left[half:]:
                scores[candidate] = totals[candidate] / worlds - DROPPED / worlds
            left, limit = left[:half], 2 * limit
    for candidate in left:
        scores[candidate] = totals[candidate] / worlds
    return scores
