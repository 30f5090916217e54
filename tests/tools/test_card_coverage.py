"""Every card of a game with many is exercised, and the report says so."""

from pathlib import Path

import card_coverage as cards
import pytest

from weald.games.spirit_island.rules.registry import SCENARIOS

TEST_FILE = """
LEVELS = [("fast_start", 1), ("efficient", 3)]

@pytest.mark.parametrize(("title", "level"), LEVELS)
def test_levels(title: str, level: int) -> None: ...

@pytest.mark.parametrize("id", ["drought"])
def test_blazing_renewal_with_one_destroyed_presence(id: str) -> None: ...

def helper() -> None:
    use("wash_away")
"""


def test_names_of_tests(tmp_path: Path) -> None:
    (tmp_path / "test_blitz.py").write_text(TEST_FILE, "utf-8")
    named = list(cards.names(tmp_path))
    for name in ("blitz", "fast_start", "efficient", "drought"):
        assert name in named
    assert "blazing_renewal_with_one_destroyed_presence" in named
    assert "wash_away" not in named


def test_random_play_is_counted_and_always_the_same() -> None:
    box = cards.printed("spirit_island")
    assert box is not None
    one, two = cards.play("spirit_island", box, 3), cards.play("spirit_island", box, 3)
    assert one == two
    # Game 0, 1 and 2 are against the same adversary at its first three levels.
    assert (one["land_rush"], one["fast_start"], one["surge_of_colonists"]) == (3, 2, 1)


JAGGED_EARTH_SCENARIOS = [id for id in SCENARIOS.ids if SCENARIOS[id].set == "jagged_earth"]


def test_every_card_has_a_test() -> None:
    rows = cards.survey("spirit_island", games=0)
    base = 32 + 36 + 22 + 12 + 15 + 2 + 21 + 4
    branch_and_claw = 8 + 31 + 21 + 4 + 15 + 26 + 7 + 7 + 4
    jagged_earth = 41 + 33 + 23 + 23 + 6 + 30 + 7 + 14 + len(JAGGED_EARTH_SCENARIOS)
    promo_packs = (8 + 4) + (10 + 4 + 5 + 7 + 2)
    aspects = 3
    assert len(rows) == base + branch_and_claw + jagged_earth + promo_packs + aspects
    assert [row for row in rows if not row.tests] == []


def test_a_card_without_test_is_seen_in_play_or_named(tmp_path: Path) -> None:
    rows = {row.id: row for row in cards.survey("spirit_island", games=8, tests=tmp_path)}
    assert all(row.tests == 0 for row in rows.values())
    assert rows["land_rush"].exercised
    assert not rows["blitz"].exercised


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.main(["spirit_island", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"all {len(lines) - 1} exercised"
    assert any(line.split()[1] == "vengeance_of_the_dead" for line in lines)


def test_cards_that_are_left_out_are_named() -> None:
    rows = [cards.Row("minor", "drought", 0, 0), cards.Row("fear", "wary_of_the_interior", 3, 1)]
    assert cards.report(rows).splitlines()[-1] == "1 not exercised: drought"


@pytest.mark.parametrize("game", ["ecosystem", "chess"])
def test_a_game_without_an_inventory(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        cards.main([game])
    assert exit.value.code == 2
    assert game in capsys.readouterr().err
