"""The study of all spirits: games, sums and page."""

from weald.games.spirit_island.rules.registry import SPIRITS
from weald.lab.studies.spirit_island_spirits import Played, all_games, page, play_one

PLAYED = [
    Played("lure", 0, "victory", 8, 6, 20, 9, 1),
    Played("lure", 1, "defeat", 6, 4, 16, 7, 0),
    Played("stone", 0, "defeat", 7, 8, 12, 13, 2),
]


def test_every_spirit_plays_every_deal() -> None:
    assert all_games(2)[:2] == [(SPIRITS.ids[0], 0), (SPIRITS.ids[1], 0)]
    assert len(all_games(2)) == 2 * 24


def test_the_same_game_is_the_same() -> None:
    one = play_one("lure", 3, 1)
    assert one == play_one("lure", 3, 1)
    assert (one.spirit, one.number) == ("lure", 3)
    assert min(one.turns, one.presence, one.cards) > 0


def test_the_page() -> None:
    text = page(PLAYED, 1)
    assert "| lure | 1 (50%) | 9% to 91% | 7.0 | 5.0 | 18.0 | 8.0 | 0.5 |" in text
    assert "| stone | 0 (0%) | 0% to 79% | 7.0 | 8.0 | 12.0 | 13.0 | 2.0 |" in text
