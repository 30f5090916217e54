"""Training of the weights by which a grid grows, by self-play.

`weald lab growth` plays generations of games in which all seats take what looks best by the weights of one of
the last few generations, without any search; at one turn each seat takes another card or cell. Every grid is
worth what it scored in the end, alone the lead over Alban. The weights of the next generation are a linear
regression on the grids of all generations, of which older ones count less. The first generation knows how
cards score and nothing else, and weights stay near that where there is little to learn from. In the end
players with the new weights meet those with the weights of before, and the file says what they gained.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import weald
from weald.games.ecosystem.ai import alban
from weald.games.ecosystem.ai.growth import (
    ALONE,
    PATH,
    TOGETHER,
    VERSION,
    Grower,
    Outlook,
    Weights,
    outlooks,
    weights_in,
)
from weald.games.ecosystem.ai.plot import features, open_cells, plot_of
from weald.games.ecosystem.ai.terms import (
    LEAD,
    MEADOW_OPEN,
    MEADOW_SIZES,
    MOST_GAPS,
    MOST_OF_A_KIND,
    NAMES,
    Terms,
)
from weald.games.ecosystem.cards import (
    BEAR_PER_FRIEND,
    BEE_PER_MEADOW,
    DECK,
    DEER_PER_LINE,
    EAGLE_PER_PREY,
    FOX_ALONE,
    GRID_CARDS,
    MEADOW_BY_SIZE,
    ROUND_CARDS,
    SOLO_ROW,
    STREAM,
    STREAM_BY_RANK,
    TROUT_PER_FRIEND,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import START_BOX
from weald.games.ecosystem.rules import to_left, to_right
from weald.games.ecosystem.scoring import biodiversity, longest_stream
from weald.lab.intervals import mean_interval
from weald.lab.train import DIGITS, MATCH_SEEDS, Numbers, TestSeeds, check_seeds
from weald.lab.workers import Workers, add_arguments, workers_at

# Number of seats in the games to learn from, in turn.
SEATS = {TOGETHER: (3, 3, 4, 3, 3, 2, 3, 5, 3, 6), ALONE: (1,)}
# Seats of a match.
MATCH_SEATS = 3
# Share of explorations that take any card; the others take any cell.
ANY_CARD = 0.5
# Swaps that are tried for a rabbit.
SWAPS = 6
# Generations that play with each other, and the weight of one beside that of the one after it.
POOL, FADING = 3, 0.95
# The prior knowledge counts as this many grids.
RIDGE = 1500.0
MANY_GAPS = -5
# Games that a worker gets at a time.
CHUNK = 500

Row = Sequence[Sequence[float]]


def scoring_weights() -> list[float]:
    """Return the weights by which cards score: the knowledge before anything is learned."""
    by_name = {
        "meadow_by_bee": BEE_PER_MEADOW,
        "bear_by_trout": BEAR_PER_FRIEND,
        "bear_by_bee": BEAR_PER_FRIEND,
        "stream_by_trout": TROUT_PER_FRIEND,
        "trout_by_dragonfly": TROUT_PER_FRIEND,
        "meadows_of_5": MEADOW_BY_SIZE[5],
        "dragonfly_points": 1,
        "safe_foxes": FOX_ALONE,
        "prey_in_sight": EAGLE_PER_PREY,
    }
    for size in range(1, MEADOW_SIZES + 1):
        for beside in range(MEADOW_OPEN + 1):
            by_name[f"meadows_of_{size}_open_{beside}"] = MEADOW_BY_SIZE[size]
    for n in range(1, MOST_OF_A_KIND + 1):
        by_name[f"rabbit_{n}"] = n
        by_name[f"wolf_{n}"] = WOLF_BY_RANK[2]
    by_name |= {f"deer_rows_{n}": DEER_PER_LINE * n for n in range(1, 5)}
    by_name |= {f"deer_columns_{n}": DEER_PER_LINE * n for n in range(1, 6)}
    by_name |= {f"gaps_{n}": biodiversity(n, MANY_GAPS) for n in range(MOST_GAPS + 1)}
    for lead in range(LEAD + 1):
        by_name[f"stream_lead_{lead}"] = STREAM_BY_RANK[0] - STREAM_BY_RANK[1]
        by_name[f"second_stream_lead_{lead}"] = STREAM_BY_RANK[1]
        by_name[f"wolf_lead_{lead}"] = WOLF_BY_RANK[0] - WOLF_BY_RANK[1]
        by_name[f"second_wolf_lead_{lead}"] = WOLF_BY_RANK[1] - WOLF_BY_RANK[2]
    assert set(by_name) <= set(NAMES)
    return [float(by_name.get(name, 0)) for name in NAMES]


class Player:
    """A seat of a game to learn from."""

    def __init__(self, outlook: Outlook, explores: int) -> None:
        self.plot = plot_of([0] * 12, START_BOX, 1)
        self.grower = Grower(outlook, [], [], 1, MANY_GAPS)
        # The turn at which it explores.
        self.explores = explores
        self.rows: list[tuple[int, list[float]]] = []
        # Its points in the end, alone the lead over Alban.
        self.result = 0.0

    def choose(self, hand: Sequence[int], turn: int, random: Random) -> tuple[int, int]:
        """Return a card and its cell."""
        kinds = sorted(set(hand))
        if turn != self.explores:
            return max(self.grower.gains(self.plot, kinds))[1:]
        if random.random() < ANY_CARD:
            return max(self.grower.gains(self.plot, [random.choice(kinds)]))[1:]
        return max(self.grower.gains(self.plot, kinds))[1], random.choice(open_cells(self.plot))

    def grow(self, kind: int, cell: int, random: Random) -> None:
        """Place a card, with a swap for a rabbit."""
        self.plot = self.grower.grow(self.plot, kind, cell, SWAPS, random.random)

    def note(self) -> None:
        """Keep the features of the grid if it is not full."""
        if self.plot.left:
            streams, wolves = self.grower.streams, self.grower.wolves
            self.rows.append((self.plot.left, features(self.plot.masks, self.plot.box, streams, wolves, 1)))

    @property
    def sizes(self) -> tuple[int, int]:
        """Its longest stream and its pack."""
        return longest_stream(self.plot.masks), self.plot.masks[WOLF].bit_count()


def play(team: Sequence[Outlook], seed: int, explore: bool) -> list[Player]:
    """Play a game of the given players; alone if there is one."""
    random = Random(seed)
    deck = DECK[:]
    random.shuffle(deck)
    players = [Player(outlook, random.randrange(GRID_CARDS) if explore else -1) for outlook in team]
    if len(team) == 1:
        _play_alone(players[0], deck, random)
    else:
        _play_together(players, deck, random)
    return players


def _play_together(players: list[Player], deck: list[int], random: Random) -> None:
    n = len(players)
    holders = max(n, 3)
    neutral: list[int] = []
    hands: list[list[int]] = []
    for turn in range(GRID_CARDS):
        if turn % ROUND_CARDS == 0:
            hands = [[deck.pop() for _ in range(ROUND_CARDS)] for _ in range(holders)]
        else:
            hands = to_left(hands) if turn < ROUND_CARDS else to_right(hands)
        chosen = [player.choose(hands[seat], turn, random) for seat, player in enumerate(players)]
        for seat, player in enumerate(players):
            hands[seat].remove(chosen[seat][0])
            player.grow(*chosen[seat], random)
        if n < holders:
            neutral.append(hands[-1].pop(random.randrange(len(hands[-1]))))
        sizes = [player.sizes for player in players]
        for seat, player in enumerate(players):
            others = sizes[:seat] + sizes[seat + 1 :]
            if n < holders:
                others.append((neutral.count(STREAM), neutral.count(WOLF)))
            player.grower.streams = [stream for stream, _ in others]
            player.grower.wolves = [wolves for _, wolves in others]
            player.note()
    for player in players:
        player.result = player.grower.score(player.plot.masks)


def _play_alone(player: Player, deck: list[int], random: Random) -> None:
    hand = [deck.pop() for _ in range(ROUND_CARDS)]
    pile: list[int] = []
    for turn in range(GRID_CARDS):
        stream, wolves = alban.sizes(pile)
        player.grower.streams, player.grower.wolves = [stream], [wolves]
        kind, cell = player.choose(hand, turn, random)
        hand.remove(kind)
        player.grow(kind, cell, random)
        given = alban.gift(player.grower, player.plot, hand, pile)
        hand.remove(given)
        pile.append(given)
        stream, wolves = alban.sizes(pile)
        player.grower.streams, player.grower.wolves = [stream], [wolves]
        player.note()
        hand += [deck.pop() for _ in range(SOLO_ROW if len(pile) % SOLO_ROW == 0 else 1)]
    player.result = player.grower.score(player.plot.masks) - alban.points(pile, *player.sizes, 1)


class Moments:
    """Sums of products over many grids, by the number of cards to come: all that a regression needs."""

    def __init__(self) -> None:
        n = len(NAMES)
        self.products = np.zeros((GRID_CARDS, n, n))
        self.targets = np.zeros((GRID_CARDS, n))

    def add(self, rows: Sequence[tuple[int, list[float]]], scores: Sequence[float]) -> None:
        """Add grids and the scores of their games."""
        for left in range(1, GRID_CARDS):
            own = [n for n, (cards, _) in enumerate(rows) if cards == left]
            if own:
                x = np.array([rows[n][1] for n in own])
                self.products[left] += x.T @ x
                self.targets[left] += x.T @ np.array([scores[n] for n in own])

    def fade(self, later: Moments) -> None:
        """Fade the sums a little, and add later ones."""
        self.products = FADING * self.products + later.products
        self.targets = FADING * self.targets + later.targets

    def weights(self) -> Row:
        """Return the weights by the number of cards to come; each row changes little from the one before."""
        rows = [scoring_weights()]
        for left in range(1, GRID_CARDS):
            rows.append(fit(self.products[left], self.targets[left], RIDGE, rows[-1]))
        return rows


def fit(products: Numbers, targets: Numbers, ridge: float, prior: Sequence[float]) -> list[float]:
    """Return the weights of a linear regression, drawn towards a prior by a ridge.

    The ridge counts for features at their scale. The first feature is the constant, on which it has no hold;
    others that never change keep their weight.
    """
    n = products[0, 0]
    if n == 0:
        return list(prior)
    before = np.array(prior)
    means = products[0] / n
    spread = np.sqrt(np.maximum(np.diag(products) / n - means**2, 0.0))
    changes = spread > 1e-5
    scales = np.where(changes, spread, 1.0)
    gram = (products - n * np.outer(means, means)) / np.outer(scales, scales)
    gram[~changes] = 0.0
    gram[:, ~changes] = 0.0
    rest = targets - products @ before
    rest = np.where(changes, (rest - means * rest[0]) / scales, 0.0)
    change = np.linalg.solve(gram + ridge * np.eye(len(before)), rest) / scales
    change[0] = (targets[0] - products[0] @ before) / n - means @ change
    return [float(f"{weight:.{DIGITS + 2}g}") for weight in before + change]


def play_some(
    pool: Sequence[Row], setting: str, seed: int, first: int, games: int
) -> tuple[int, Moments, list[float]]:
    """Play some games to learn from: the number of the first, their moments and the mean points of each."""
    outlooks_of = [[Terms(row) for row in rows] for rows in pool]
    rows: list[tuple[int, list[float]]] = []
    scores: list[float] = []
    means = []
    for number in range(first, first + games):
        random = Random(seed + number)
        seats = SEATS[setting][number % len(SEATS[setting])]
        players = play([random.choice(outlooks_of) for _ in range(seats)], seed + number, explore=True)
        own = [player.result for player in players]
        means.append(sum(own) / seats)
        for player, score in zip(players, own, strict=True):
            rows += player.rows
            scores += [score] * len(player.rows)
    moments = Moments()
    moments.add(rows, scores)
    return first, moments, means


class Growth:
    """The training of a setting; with a state file, it goes on where it stopped."""

    def __init__(self, setting: str, games: int, seed: int, workers: Workers, state: Path | None) -> None:
        self.setting = setting
        self.games = games
        self.seed = seed
        self.workers = workers
        self.state = state
        self.moments = Moments()
        self.pool: list[Row] = []
        self.means: list[float] = []
        if state is not None and state.exists():
            self._resume(state)

    def learn(self, generations: int) -> Row:
        """Play generations and return the weights of the last one."""
        check_seeds(self.seed, self.games * generations)
        while len(self.means) < generations:
            self._generation()
            sys.stderr.write(f"\r{self.setting}: generation {len(self.means)}, {self.means[-1]} points\n")
        return self.pool[-1]

    def _generation(self) -> None:
        begin = len(self.means) * self.games
        tasks = [
            (first, min(CHUNK, begin + self.games - first))
            for first in range(begin, begin + self.games, CHUNK)
        ]
        pool = self.pool or [[scoring_weights()] * GRID_CARDS]
        done = sorted(
            self.workers.run(partial(play_some, pool, self.setting, self.seed), tasks),
            key=lambda part: part[0],
        )
        fresh = Moments()
        for _, moments, _ in done:
            fresh.products += moments.products
            fresh.targets += moments.targets
        self.moments.fade(fresh)
        self.pool = [*self.pool, self.moments.weights()][-POOL:]
        points = [mean for _, _, means in done for mean in means]
        self.means.append(round(sum(points) / len(points), 2))
        if self.state is not None:
            self._save(self.state)

    def _save(self, path: Path) -> None:
        waiting = path.with_name(f"{path.name}.part")
        with waiting.open("wb") as file:
            np.savez(
                file,
                products=self.moments.products,
                targets=self.moments.targets,
                pool=np.array(self.pool),
                means=np.array(self.means),
                made_with=np.array([self.games, self.seed]),
            )
        waiting.replace(path)

    def _resume(self, path: Path) -> None:
        with np.load(path) as kept:
            if kept["made_with"].tolist() != [self.games, self.seed]:
                raise ValueError(f"{path} belongs to a training with other games or another seed")
            self.moments.products, self.moments.targets = kept["products"], kept["targets"]
            self.pool = kept["pool"].tolist()
            self.means = kept["means"].tolist()


def match(old: Weights, new: Weights, matches: int, seed: int) -> dict[str, dict[str, float]]:
    """Return the gain of a player with the new weights over the old ones, against two with the old ones."""
    victories, points = [], []
    before, after = outlooks(old)[TOGETHER], outlooks(new)[TOGETHER]
    for number in range(matches):
        place = number % MATCH_SEATS
        won, scored = [], []
        for own in (after, before):
            team = [own if seat == place else before for seat in range(MATCH_SEATS)]
            scores = [player.result for player in play(team, MATCH_SEEDS + seed + number, explore=False)]
            best = max(scores)
            won.append((scores[place] == best) / scores.count(best))
            scored.append(scores[place])
        victories.append(won[0] - won[1])
        points.append(scored[0] - scored[1])
    gains = {}
    for name, gained in (("victories", victories), ("points", points)):
        gain = mean_interval(gained)
        assert gain is not None
        gains[name] = gain
    return gains


def text_of(weights: Weights, provenance: dict[str, Any]) -> str:
    """Return the file of the weights: JSON with a line for each number of cards to come."""
    settings = []
    for setting, rows in weights.items():
        lines = ",\n".join(f"   {json.dumps(row, separators=(',', ':'))}" for row in rows)
        settings.append(f'  "{setting}": [\n{lines}\n  ]')
    return (
        f'{{\n "version": {VERSION},\n "names": {json.dumps(NAMES)},\n "weights": {{\n'
        + ",\n".join(settings)
        + f'\n }},\n "provenance": {json.dumps(provenance)}\n}}\n'
    )


def _weights_of(path: Path) -> Weights | None:
    """Return the weights of a file; None if there are none for these features."""
    try:
        return weights_in(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError):
        return None


def main(argv: Sequence[str] | None = None) -> int:
    """Learn the weights of growth, and write them if players with them do not fall behind."""
    reader = argparse.ArgumentParser(prog="weald lab growth")
    # Games of a generation, and generations of games with others and alone.
    reader.add_argument("--games", type=int, default=500)
    reader.add_argument("--generations", type=int, default=30)
    reader.add_argument("--alone", type=int, default=14)
    reader.add_argument("--matches", type=int, default=300)
    reader.add_argument("--seed", type=int, default=0)
    add_arguments(reader)
    reader.add_argument("--out", type=Path, default=PATH)
    # A training is kept here after each generation, so that an interrupted one can be resumed.
    reader.add_argument("--state", type=Path)
    # The weights to meet in the match.
    reader.add_argument("--against", type=Path, default=PATH)
    args = reader.parse_args(argv)
    weights: dict[str, Row] = {}
    means = {}
    try:
        workers = workers_at(args.on, args.jobs)
        for setting, generations in ((TOGETHER, args.generations), (ALONE, args.alone)):
            state = None if args.state is None else args.state.with_suffix(f".{setting}.npz")
            training = Growth(setting, args.games, args.seed, workers, state)
            weights[setting] = training.learn(generations)
            means[setting] = training.means
    except (TestSeeds, ValueError) as error:
        reader.error(str(error))
    old = _weights_of(args.against)
    gain = None if old is None else match(old, weights, args.matches, args.seed)
    provenance = {
        "weald": weald.__version__,
        "seed": args.seed,
        "games": args.games,
        "generations": {TOGETHER: args.generations, ALONE: args.alone},
        "seats": SEATS,
        "pool": POOL,
        "fading": FADING,
        "ridge": RIDGE,
        "points": means,
        "matches": args.matches,
        "gain": gain,
    }
    sys.stderr.write(json.dumps(gain) + "\n")
    if gain is not None and gain["points"]["high"] < 0:
        sys.stderr.write("Players with these weights score less; the old ones stay.\n")
        return 0
    args.out.write_text(text_of(weights, provenance), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
