"""The class of Spirit Island's state follows the table of its fields."""

from __future__ import annotations

import state_class

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.state_fields import FIELDS, KERNEL


def test_the_class_is_up_to_date() -> None:
    assert state_class.TARGET.read_text("utf-8") == state_class.generated(), (
        "run: python tools/state_class.py"
    )


def test_a_copy_shares_nothing_that_changes() -> None:
    """Lists and dictionaries of a copy are its own, down to the lists in lists."""
    s = IslandState(2, 7)
    s.pieces = [[1], [2]]
    other = s.copy()
    for field in FIELDS:
        one, copy = getattr(s, field.name), getattr(other, field.name)
        assert one == copy, field.name
        if isinstance(one, list | dict):
            assert one is not copy, field.name
        if field.type.startswith("list[list["):
            assert one, field.name
            assert all(a is not b for a, b in zip(one, copy, strict=True)), field.name


def test_every_slot_stands_in_the_table() -> None:
    names = {field.name for field in FIELDS if field.type != KERNEL}
    assert set(IslandState.__slots__) == names
    assert len(FIELDS) == len({field.name for field in FIELDS})
