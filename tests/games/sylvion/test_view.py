"""The view of each seat, and its forecast."""

from __future__ import annotations

from typing import Any

from tests.games.sylvion.scenes import asked, defence, edges, lay, new, play, rows, state

SILENCE = {"talk": "silence"}


def held(view: dict[str, Any], seat: int) -> list[str] | None:
    """The hand of a seat in a view."""
    hand = view["hands"][seat]
    return None if hand is None else [card["card"] for card in hand for _ in range(card["n"])]


class TestHands:
    """Ruling D13 (docs/rulings/sylvion.md): hands are open or hidden."""

    def test_open(self) -> None:
        """Hands lie open."""
        t = defence(hand="tree_1 owl", partner="whale")
        assert (held(t.view(0), 1), held(t.view(1), 0)) == (["whale"], ["tree_1", "owl"])
        assert held(t.view(None), 0) == ["tree_1", "owl"]

    def test_silence(self) -> None:
        """No player sees the partner's hand, only how many cards it has."""
        t = defence(hand="tree_1 owl", partner="whale whale", options=SILENCE)
        assert (held(t.view(0), 0), held(t.view(0), 1)) == (["tree_1", "owl"], None)
        assert (held(t.view(1), 0), held(t.view(1), 1)) == (None, ["whale", "whale"])
        assert (held(t.view(None), 0), held(t.view(None), 1)) == (None, None)
        assert t.view(0)["hand_sizes"] == [2, 2]

    def test_silence_hides_what_is_drawn(self) -> None:
        """The log names the cards only to who drew them."""
        t = lay(hand="tree_1", partner="whale", deck="owl fountain_1 tree_4", options=SILENCE, height=2)
        own = [event["id"] for event in t.events_for(0)].count("sylvion-event-drew-card")
        other = [event["id"] for event in t.events_for(1)].count("sylvion-event-drew-card")
        assert (own, other) == (3, 0)

    def test_silence_suggests_no_payment_from_a_hidden_hand(self) -> None:
        t = defence(hand="tree_2 tree_1", partner="whale owl", options=SILENCE)
        assert [card["pays"] for card in t.view(0)["hand"]] == [[], []]

    def test_alone_the_hand_is_the_player_s(self) -> None:
        t = defence(hand="tree_1 owl")
        assert (held(t.view(0), 0), held(t.view(None), 0)) == (["tree_1", "owl"], None)


class TestForecast:
    """The preview of the coming movement is what the movement then does."""

    def test_it_comes_true(self) -> None:
        t = lay(
            rows=("e3 . . .", ". F2 e2 .", ". T3 . e1"),
            tops=("blaze", "simoon", "elemental_1", "elemental_2"),
            hand="hedgehogs tree_1",
            height=2,
        )
        shown = t.view(0)["forecast"]
        assert [support["card"] for support in shown["supports"]] == ["blaze", "simoon"]
        assert (shown["damage"], shown["bloom"], shown["unknown"]) == (4, 2, 0)
        play(t, "none")
        assert (edges(t), shown["lost"]) == ((2, 10), False)
        assert rows(t)[1:3] == ["b3 . . .", ". b2 b2 ."]
        assert shown["falls"] == ["r2c2", "r3c2"]

    def test_unknown_cards_stay_unknown(self) -> None:
        """Before the next reveal only what lies in the clearing is foretold."""
        t = defence(("e2 . . .",), tops=("elemental_3", "blaze", "blaze", "blaze"))
        shown = t.view(0)["forecast"]
        assert (shown["damage"], shown["unknown"], len(shown["moves"])) == (2, 4, 1)

    def test_the_last_turn_foretells_the_assault(self) -> None:
        t = defence((". e2 . .", "T4 . . ."), tops=("",) * 4)
        shown = t.view(0)
        assert (shown["forecast"]["kind"], shown["forecast"]["damage"]) == ("assault", 2)
        assert shown["count"]["assault"] == {"damage": 2, "restored": 4, "desolated": 8, "wins": False}


def test_mobilization_shows_columns_and_the_deck_so_far() -> None:
    t = new(mode="advanced", seed=4)
    shown = t.view(0)["mobilization"]
    assert ([len(column["cards"]) for column in shown["columns"]], shown["pool"]) == ([1, 1, 1, 1], 60)
    assert (shown["edges_left"], shown["n"]) == ({"1": 3, "2": 3, "3": 3, "4": 3}, 0)
    play(t, asked(t)[2][0])
    assert t.view(0)["mobilization"]["n"] == len(state(t).deck) == 1
