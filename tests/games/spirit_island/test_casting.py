"""Spirits dealt at random, by how hard they are to play."""

import pytest

import weald
from weald.games.spirit_island.rules.registry import SPIRITS


def dealt(casting: str, seats: int, seed: int) -> list[str]:
    """Return the complexities of the spirits that a table deals."""
    table = weald.new("spirit_island", seats=seats, seed=seed, options={"casting": casting})
    return [SPIRITS[spirit["id"]].complexity for spirit in table.view(0)["spirits"]]


@pytest.mark.parametrize(
    ("casting", "seats", "expected"),
    [
        ("random_low", 4, ["low"] * 4),
        ("random_high", 2, ["high"] * 2),
        # Of the four easy spirits of the base game there are not enough for six: moderate ones come next.
        ("random_low", 6, ["low"] * 4 + ["moderate"] * 2),
        ("random_high", 4, ["high"] * 2 + ["moderate"] * 2),
        ("random_moderate", 6, ["low"] * 4 + ["moderate"] * 2),
    ],
)
def test_spirits_are_dealt_by_complexity(casting: str, seats: int, expected: list[str]) -> None:
    assert {tuple(sorted(dealt(casting, seats, seed))) for seed in range(4)} == {tuple(sorted(expected))}


def test_easy_or_moderate_spirits_are_mixed() -> None:
    kinds = {level for seed in range(6) for level in dealt("random_moderate", 2, seed)}
    assert kinds == {"low", "moderate"}
