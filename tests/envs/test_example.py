"""The example learns: it wins far more of its later games than of its first ones."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from examples.learn_ecosystem import Batch, Policy, learn


@pytest.mark.proof
@pytest.mark.timeout(300)
def test_the_learner_gets_better() -> None:
    shares = [share for _, share in islice(learn(seed=1), 45)]
    first, last = np.mean(shares[:5]), np.mean(shares[-10:])
    assert first < 0.65
    assert last > 0.8


def test_games_of_a_batch_are_the_same_for_the_same_seed() -> None:
    (steps, wins), (again, same) = (Batch(4, 7).play(Policy()) for _ in range(2))
    assert wins.tolist() == same.tolist()
    assert len(steps) == len(again) > 30
    assert all(np.array_equal(one[3], other[3]) for one, other in zip(steps, again, strict=True))
