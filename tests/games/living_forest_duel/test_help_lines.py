"""Revealing cards and counting symbols; rulebook (French edition), "Révéler une carte Animal gardien"."""

from __future__ import annotations

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, events, names, play, state, table
from weald.games.living_forest_duel.cards import CARD_NUMBERS, NOBODY
from weald.games.living_forest_duel.help_lines import count_solitary, goes_to, lay


class TestWhereCardsGo:
    """Rulebook (French edition), "Révéler une carte Animal gardien": the line that a revealed card joins."""

    @pytest.mark.parametrize(
        ("card", "holder", "place"),
        [
            ("bear", NOBODY, NOBODY),
            ("stag", NOBODY, NOBODY),
            ("frog", NOBODY, SUMMER),
            ("crane", NOBODY, WINTER),
            ("frog", WINTER, SUMMER),
            ("frog", SUMMER, NOBODY),
            ("crane", WINTER, NOBODY),
            ("varan_summer", NOBODY, SUMMER),
            ("varan_summer", SUMMER, SUMMER),
            ("varan_winter", WINTER, WINTER),
        ],
    )
    def test_a_revealed_card(self, card: str, holder: int, place: int) -> None:
        s = duel(onibi_card=holder)
        assert goes_to(s, CARD_NUMBERS[card]) == place

    def test_whoever_reveals_it(self) -> None:
        t = table(pile=["bear", "frog", "crane"])
        play(t, "reveal", "reveal")
        assert state(t).lines == [[CARD_NUMBERS["frog"]], [CARD_NUMBERS["crane"]]]
        assert [event["place"] for event in events(t, "revealed")] == ["common", "summer", "winter"]
        assert [event["seat"] for event in events(t, "revealed")] == [SUMMER, WINTER, SUMMER]

    def test_t10_the_holder_of_the_onibi_card(self) -> None:
        t = table(onibi_card=WINTER, common=["bear"], pile=["crane", "varan_winter"], sanki=[0, 0])
        play(t, "reveal")
        s = state(t)
        assert s.common[-1] == CARD_NUMBERS["crane"]
        assert s.free == [3, 4, 2, 0]
        play(t, "reveal")
        assert s.lines[WINTER] == [CARD_NUMBERS["varan_winter"]]

    def test_a_personal_line_helps_only_its_owner(self) -> None:
        s = duel(common=["bear"], summer=["frog"])
        assert s.own == [0, 2, 2, 0, 0, 0, 0, 0]


class TestSolitary:
    """Rulings R6, T1 and T1b (docs/rulings/living_forest_duel.md): what solitary symbols cost."""

    def test_t1_gregarious_protects_only_its_own_season(self) -> None:
        t = table(common=["bear", "cobra"], winter=["eagle"], pile=["lynx"])
        play(t, "reveal")
        s = state(t)
        assert (s.alone, s.tokens, s.lost) == ([3, 2], [1, 2], [1, 0])
        assert events(t, "lost") == [{"seat": SUMMER, "n": 1, "net": 3}]

    @pytest.mark.parametrize(
        ("common", "summer", "lost", "tokens", "loses"),
        [
            (["bear", "cobra"], ["varan_summer", "varan_summer"], 0, 2, 2),
            (["bear", "cobra", "lynx"], [], 1, 1, 0),
            (["bear", "cobra", "lynx"], ["varan_summer"], 1, 1, 1),
            (["bear", "cobra", "lynx"], ["varan_summer"], 0, 1, 1),
            (["bear", "cobra", "lynx"], ["varan_summer"], 0, 0, 0),
            (["bear", "cobra", "lynx", "stag"], [], 0, 2, 0),
            (["bear", "cobra", "lynx", "spider", "tapir"], [], 0, 2, 2),
        ],
    )
    def test_t1b_levels(
        self, common: list[str], summer: list[str], lost: int, tokens: int, loses: int
    ) -> None:
        used = [(1, "water", SUMMER), (1, "plant", SUMMER)][: 2 - tokens - lost]
        s = duel(common=common, summer=summer, lost=[lost, 0], marks=used, active=WINTER)
        assert s.tokens[SUMMER] == tokens
        count_solitary(s)
        assert s.tokens[SUMMER] == tokens - loses
        assert s.lost[SUMMER] == lost + loses

    def test_r6_a_jump_to_four_costs_both(self) -> None:
        t = table(common=["bear", "cobra"], summer=["owl"], pile=["lynx"])
        play(t, "reveal")
        assert (state(t).tokens, state(t).alone) == ([0, 1], [4, 3])

    def test_r6_three_then_two_then_three_costs_one(self) -> None:
        s = duel(common=["bear", "cobra", "lynx"])
        count_solitary(s)
        lay(s, CARD_NUMBERS["toucan"])
        assert s.alone == [2, 3]
        lay(s, CARD_NUMBERS["varan_summer"])
        count_solitary(s)
        assert (s.lost, s.tokens) == ([1, 1], [1, 1])

    def test_a_later_gregarious_gives_nothing_back(self) -> None:
        t = table(common=["bear", "cobra"], pile=["lynx", "toucan"])
        play(t, "reveal", "reveal")
        assert (state(t).alone, state(t).tokens) == ([2, 3], [1, 1])

    def test_only_a_solitary_card_is_a_reason_to_count(self) -> None:
        t = table(common=["bear", "cobra", "lynx"], pile=["panda"], lost=[0, 0])
        play(t, "reveal")
        assert state(t).tokens == [2, 2]
        assert "lost" not in names(t)


class TestSanki:
    """Rulebook (French edition), "Les cartes Sanki": put back a varan, or use a token at once."""

    def test_a_varan_goes_back_and_never_counts(self) -> None:
        t = table(common=["bear", "cobra"], pile=["varan_summer"], sanki=[1, 0])
        play(t, "reveal")
        assert [d.kind for d in t.pending] == ["varan"]
        assert t.pending[0].seat == SUMMER
        play(t, "sanki")
        s = state(t)
        assert (s.sanki, s.varans, s.lines, s.tokens) == ([0, 0], [7, 7], [[], []], [2, 2])

    def test_its_season_decides_even_when_the_other_reveals_and_without_tokens(self) -> None:
        t = table(
            common=["bear", "cobra"],
            pile=["varan_winter"],
            sanki=[0, 1],
            marks=[(1, "water", WINTER), (2, "sun", WINTER)],
        )
        play(t, "reveal")
        assert (t.pending[0].kind, t.pending[0].seat) == ("varan", WINTER)
        play(t, "none")
        assert state(t).lines[WINTER] == [CARD_NUMBERS["varan_winter"]]
        assert state(t).sanki == [0, 1]

    def test_animals_cannot_be_sent_back(self) -> None:
        t = table(common=["bear"], pile=["owl"], sanki=[1, 0], recruits=["stag"])
        play(t, "reveal")
        assert t.pending[0].kind == "sanki"

    def test_a_token_at_once_after_a_reveal(self) -> None:
        t = table(common=["bear"], pile=["tapir"], sanki=[1, 0], recruits=["stag"])
        play(t, "reveal")
        assert t.pending[0].options == ("water", "plant", "none")
        play(t, "water", "c3", "done")
        s = state(t)
        assert (s.sanki, s.tokens, s.taken) == ([0, 0], [1, 2], [1, 0])
        assert s.active == WINTER

    def test_keeping_the_card_passes_the_play(self) -> None:
        t = table(common=["bear"], pile=["tapir"], sanki=[1, 0])
        play(t, "reveal", "none")
        assert (state(t).sanki, state(t).active) == ([1, 0], WINTER)

    def test_only_the_revealer_may_hurry(self) -> None:
        t = table(common=["bear"], pile=["tapir"], sanki=[0, 2])
        play(t, "reveal")
        assert (t.pending[0].kind, t.pending[0].seat) == ("play", WINTER)

    def test_r1_r25_a_second_card_after_a_varan_was_put_back(self) -> None:
        t = table(common=["bear"], pile=["varan_summer"], sanki=[2, 0])
        play(t, "reveal", "sanki")
        assert (t.pending[0].kind, t.pending[0].options) == ("sanki", ("water", "plant", "none"))

    def test_r25_one_card_for_a_token_after_a_reveal(self) -> None:
        t = table(common=["bear"], pile=["tapir"], sanki=[2, 0], fires=["c3"])
        play(t, "reveal", "water")
        assert (state(t).sanki, state(t).tokens, state(t).taken) == ([1, 0], [1, 2], [1, 0])
        assert (t.pending[0].kind, t.pending[0].seat) == ("play", WINTER)

    def test_r26_asked_even_if_the_opponent_has_no_token_left(self) -> None:
        used = [(1, "water", WINTER), (1, "plant", WINTER)]
        t = table(common=["bear"], pile=["tapir"], sanki=[1, 0], marks=used, fires=["c3"])
        assert names(t)[-1] == "revealed", "there was nothing else to do"
        assert (t.pending[0].kind, t.pending[0].options) == ("sanki", ("sun", "water", "plant", "none"))
        play(t, "none")
        assert (state(t).sanki, t.pending[0].kind, t.pending[0].seat) == ([1, 0], "play", SUMMER)

    def test_r26_not_asked_without_an_element_to_point_at(self) -> None:
        used = [(1, "wind", WINTER)]
        t = table(common=["bat"], pile=["varan_winter", "bear"], sanki=[1, 0], recruits=["stag"], marks=used)
        assert [event["card"] for event in events(t, "revealed")] == ["varan_winter", "bear"]
        assert (t.pending[0].kind, t.pending[0].seat, state(t).sanki) == ("play", SUMMER, [1, 0])

    def test_r23_the_loss_comes_first(self) -> None:
        t = table(common=["bear", "cobra"], summer=["owl"], pile=["lynx"], sanki=[1, 0])
        play(t, "reveal")
        assert state(t).tokens == [0, 1]
        assert (t.pending[0].kind, t.pending[0].seat) == ("play", WINTER)


class TestReshuffle:
    """A new common pile from the discard."""

    def test_r14_only_when_a_card_must_be_revealed(self) -> None:
        t = table(common=["bear"], pile=["tapir"])
        s = state(t)
        tapir = CARD_NUMBERS["tapir"]
        s.discard += [card for card in s.pile if card != tapir]
        s.pile[:] = [tapir]
        assert t.run.checkpoint is not None
        n = len(s.discard)
        play(t, "reveal")
        assert (s.pile, len(s.discard)) == ([], n)
        play(t, "reveal")
        assert (len(s.pile), s.discard) == (n - 1, [])
        assert events(t, "reshuffled") == [{"n": n}]
