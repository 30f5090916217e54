"""A fair deal can be checked by each player, and any change of it is noticed."""

import json
from hashlib import sha256
from typing import Any

import pytest

import weald
from weald.kernel.fair_deal import FairDeal, commitment_to, problem_in

DEAL = FairDeal(bytes(range(32)), {0: b"a" * 16, 2: b"c" * 20})


def record() -> dict[str, Any]:
    made: dict[str, Any] = weald.new("ecosystem", seats=3, seed=DEAL.seed).record()
    return made


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_to(DEAL.secret) == sha256(DEAL.secret).hexdigest() == DEAL.commitment


def test_every_part_changes_the_seed() -> None:
    others = [
        DEAL._replace(secret=bytes(32)),
        DEAL._replace(contributions={0: b"a" * 16, 2: b"d" * 20}),
        DEAL._replace(contributions={0: b"a" * 16, 1: b"c" * 20}),
        DEAL._replace(contributions={0: b"a" * 16}),
    ]
    assert len({DEAL.seed, *(other.seed for other in others)}) == 5
    assert len(DEAL.seed) == 32


def test_a_deal_survives_json_and_agrees_with_the_record() -> None:
    data = json.loads(json.dumps(DEAL.to_json()))
    assert FairDeal.from_json(data) == DEAL
    assert problem_in(data, record()["start"]["seed"]) is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"secret": "00" * 32}, "commitment"),
        ({"contributions": {"0": "61" * 16}}, "seed"),
        ({"contributions": {"0": "no hex"}}, "unreadable"),
        ({"contributions": ["0"]}, "unreadable"),
        ({"secret": 5}, "unreadable"),
    ],
)
def test_what_was_changed_afterwards_is_noticed(change: dict[str, Any], problem: str) -> None:
    assert problem_in({**DEAL.to_json(), **change}, record()["start"]["seed"]) == problem


def test_another_game_is_noticed() -> None:
    assert problem_in(DEAL.to_json(), 7) == "seed"
    assert problem_in(None, 7) == "unreadable"
