"""Content that cannot be loaded says why, in a sentence."""

from __future__ import annotations

import pytest

from weald.games.spirit_island.content import SETS, check_folders, collect
from weald.games.spirit_island.model.pieces import TOWN
from weald.games.spirit_island.model.state import FAST
from weald.games.spirit_island.rules.declare import unique
from weald.games.spirit_island.rules.powers import Declared
from weald.games.spirit_island.rules.registry import Registry


def test_sets_and_folders_are_the_same() -> None:
    check_folders(SETS, SETS)
    with pytest.raises(
        ValueError, match=r"^the folder content/horizons is no set: add it to SETS in content/"
    ):
        check_folders(SETS, [*SETS, "horizons"])
    with pytest.raises(ValueError, match=rf"^the set {SETS[-1]} has no folder in content/$"):
        check_folders(SETS, SETS[:-1])


def test_a_declaration_stays_in_its_set() -> None:
    """A module of another set that imports it is refused, whichever of the two is read first."""
    thing = Declared("stone")
    assert collect([thing, thing, TOWN], "jagged_earth") == [thing]
    assert collect([thing], "jagged_earth") == []
    with pytest.raises(ValueError, match=r"^stone belongs to both jagged_earth and horizons: name it"):
        collect([thing], "horizons")
    assert thing.set == "jagged_earth"


@unique("drought", spirit="rising_heat", cost=1, speed=FAST)
def drought(act):  # type: ignore[no-untyped-def]
    yield from ()


def test_what_a_declaration_names_exists() -> None:
    with pytest.raises(ValueError, match=r"^drought names rising_heat, which is not declared$"):
        Registry().fill(collect([drought], "base"), SETS)
