"""Learn Ecosystem by masked policy gradient, with nothing but numpy, and beat random play in minutes.

The policy scores every open action by a few numbers that it learns: how much a card is worth, alone and with
the cards in the own grid, and how much it gains from each neighbour. What it sees is the observation alone;
docs/environments.md says where everything stands in it. Run it with `python examples/learn_ecosystem.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald.envs.gymnasium import SeatEnv, env

Numbers = NDArray[np.float64]

KINDS, ROWS, COLUMNS = 12, 7, 9
CELLS = ROWS * COLUMNS
# Where actions begin: pick a kind of card, place it on a cell, swap two cells or (first action) do not.
PICK, PLACE, SWAP = slice(0, 11), slice(22, 22 + CELLS), 85
# Where the card in play and the own grid stand in an observation.
CHOSEN, GRID = slice(0, KINDS), slice(720, 720 + KINDS * 64)


class Policy:
    """A softmax over open actions; logits are linear in what is learned."""

    def __init__(self) -> None:
        self.parts: dict[str, Numbers] = {
            # The worth of a card, and its change for each card of a kind in the own grid.
            "card": np.zeros(11),
            "with": np.zeros((KINDS, 11)),
            # What a card in play gains from a neighbour of a kind.
            "beside": np.zeros((KINDS, KINDS)),
            "no_swap": np.zeros(1),
        }
        self._mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._updates = 0

    def probabilities(self, observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Numbers:
        """Return the probability of every action, a row for each observation."""
        logits = np.zeros(masks.shape)
        logits[:, PICK] = self.parts["card"] + counts(observations) @ self.parts["with"]
        gains = observations[:, CHOSEN] @ self.parts["beside"]
        logits[:, PLACE] = np.einsum("bk,bkc->bc", gains, neighbours(observations))
        logits[:, SWAP] = self.parts["no_swap"]
        logits -= logits.max(1, where=masks == 1, initial=-np.inf, keepdims=True)
        weights = np.exp(np.minimum(logits, 0)) * masks
        return np.asarray(weights / weights.sum(1, keepdims=True))

    def gradient(self, observations: NDArray[np.uint8], pull: Numbers) -> dict[str, Numbers]:
        """Return the gradient of the parts for a pull on the logits."""
        near = np.einsum("bc,bkc->bk", pull[:, PLACE], neighbours(observations))
        return {
            "card": pull[:, PICK].sum(0),
            "with": counts(observations).T @ pull[:, PICK],
            "beside": observations[:, CHOSEN].T.astype(float) @ near,
            "no_swap": pull[:, SWAP].sum(keepdims=True),
        }

    def climb(self, gradient: dict[str, Numbers], rate: float) -> None:
        """Take a step of Adam upwards."""
        self._updates += 1
        for name, slope in gradient.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.01 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._updates)
            square = self._square[name] / (1 - 0.99**self._updates)
            self.parts[name] += rate * mean / (np.sqrt(square) + 1e-8)


def grid(observations: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the own grids: by kind (0: any card), row and column."""
    planes = observations[:, GRID].reshape(-1, KINDS, 64)[:, :, :CELLS]
    return planes.reshape(-1, KINDS, ROWS, COLUMNS)


def counts(observations: NDArray[np.uint8]) -> Numbers:
    """Return how many cards of each kind lie in the own grid, in tens."""
    return np.asarray(grid(observations).sum((2, 3)) / 10)


def neighbours(observations: NDArray[np.uint8]) -> Numbers:
    """Return by kind and cell how many cards of the kind lie beside the cell."""
    padded = np.pad(grid(observations).astype(float), ((0, 0), (0, 0), (1, 1), (1, 1)))
    beside = (
        padded[:, :, :-2, 1:-1] + padded[:, :, 2:, 1:-1] + padded[:, :, 1:-1, :-2] + padded[:, :, 1:-1, 2:]
    )
    return np.asarray(beside.reshape(-1, KINDS, CELLS))


class Batch:
    """Games side by side, played to their end by a policy."""

    def __init__(self, games: int, seed: int) -> None:
        self.envs: list[SeatEnv] = [env("ecosystem", seats=2, reward="shaped") for _ in range(games)]
        self._random = np.random.default_rng(seed)
        for i, table in enumerate(self.envs):
            table.reset(seed=seed * 1_000_003 + i)

    def play(self, policy: Policy) -> tuple[list[Any], Numbers]:
        """Return for every step (games, observations, pull of one action, rewards), and who has won."""
        starts = [table.reset() for table in self.envs]
        seen = {i: (observation, info["action_mask"]) for i, (observation, info) in enumerate(starts)}
        steps = []
        wins = np.zeros(len(self.envs))
        while seen:
            games = np.fromiter(seen, int)
            observations = np.array([observation for observation, _ in seen.values()])
            masks = np.array([mask for _, mask in seen.values()])
            chances = policy.probabilities(observations, masks)
            drawn = (chances.cumsum(1) > self._random.random((len(games), 1))).argmax(1)
            pull = -chances
            pull[np.arange(len(games)), drawn] += 1
            rewards = np.zeros(len(games))
            for row, (game, action) in enumerate(zip(games, drawn, strict=True)):
                observation, rewards[row], over, _, info = self.envs[game].step(int(action))
                seen[game] = (observation, info["action_mask"])
                if over:
                    wins[game] = self.envs[game].episode.rewards()[0] > 0
                    del seen[game]
            steps.append((games, observations, pull, rewards))
        return steps, wins


def learn(seed: int, games: int = 64, rate: float = 0.05) -> Iterator[tuple[Policy, float]]:
    """Yield the policy after every batch of games, with the share of them that it has won."""
    policy = Policy()
    batch = Batch(games, seed)
    while True:
        steps, wins = batch.play(policy)
        # What is still to come after each step, compared with the other games at the same step.
        to_come = np.zeros(games)
        gradient = {name: np.zeros_like(part) for name, part in policy.parts.items()}
        for rows, observations, pull, rewards in reversed(steps):
            to_come[rows] += rewards
            gain = to_come[rows] - to_come[rows].mean()
            for name, slope in policy.gradient(observations, pull * gain[:, None]).items():
                gradient[name] += slope
        policy.climb(gradient, rate)
        yield policy, float(wins.mean())


def main() -> None:
    """Learn for some seconds and print how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    started = perf_counter()
    shares: list[float] = []
    for _, share in learn(args.seed):
        shares.append(share)
        seconds = perf_counter() - started
        if len(shares) % 25 == 0:
            print(f"{seconds:5.0f} s  {64 * len(shares):6d} games  won {100 * np.mean(shares[-25:]):.1f} %")
        if seconds > args.seconds:
            return


if __name__ == "__main__":
    main()
