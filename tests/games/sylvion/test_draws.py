"""The empty deck of the advanced game, and Betrayals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sylvion.scenes import (
    ADVANCED_GAME,
    FEATS,
    asked,
    defence,
    discard,
    hand,
    lay,
    names,
    play,
    state,
)

FRENCH = {**FEATS, "edition": "fr"}


class TestDemobilization:
    """Rulebook (German edition), "Demobilisierung": an empty deck costs one or two cards."""

    def test_two_chosen_cards(self) -> None:
        """a) Two cards of choice leave, the rest is shuffled; then the drawing goes on."""
        t = lay(step="reinforce", deck="owl", discard="whale fish stag tree_2", options=ADVANCED_GAME)
        assert asked(t) == ("demobilize", 0, ("random", "tree_2", "whale", "stag", "fish"))
        play(t, "whale")
        assert asked(t) == ("demobilize_second", 0, ("tree_2", "stag", "fish"))
        before = list(state(t).box)
        play(t, "tree_2")
        assert hand(t) == ["fish", "owl", "stag", "tree_1"]
        assert (names(state(t).box[len(before) :]), discard(t)) == (["tree_2"], [])

    def test_the_top_card_of_the_new_deck(self) -> None:
        """b) The discard is shuffled, then the top card leaves; the German book shows it."""
        t = lay(step="reinforce", deck="owl", discard="whale fish stag tree_2", options=ADVANCED_GAME)
        box = len(state(t).box)
        play(t, "random")
        s = state(t)
        gone = names(s.box[box:])
        assert len(gone) == 1
        assert sorted([*gone, *hand(t), *names(s.deck)]) == sorted(
            ["fish", "owl", "stag", "tree_1", "tree_2", "whale"]
        )
        assert (len(hand(t)), len(s.deck), discard(t)) == (4, 1, [])

    def test_in_the_french_edition_it_is_not_shown(self) -> None:
        """Ruling D2 (docs/rulings/sylvion.md): in the French edition no player sees the removed card."""
        options = {**ADVANCED_GAME, "edition": "fr"}
        t = lay(step="reinforce", deck="owl", discard="whale fish stag tree_2", options=options)
        play(t, "random")
        assert len(state(t).unseen) == 1
        assert t.view(0)["removed_unseen"] == 1
        assert t.events[-1].id != "sylvion-event-boxed"

    def test_only_when_a_card_is_needed(self) -> None:
        """Ruling D7 (docs/rulings/sylvion.md): an empty deck alone is no reason to demobilize."""
        t = lay(step="reinforce", deck="owl whale fish", discard="stag stag", options=ADVANCED_GAME)
        assert (asked(t)[0], state(t).deck, discard(t)) == ("play", [], ["stag", "stag"])

    def test_r8_with_one_discard_only_the_random_option(self) -> None:
        """Ruling R8 (docs/rulings/sylvion.md): a single discard becomes the deck and leaves at random."""
        t = lay(step="reinforce", deck="owl whale", discard="stag", options=ADVANCED_GAME)
        assert (asked(t)[0], hand(t)) == ("play", ["owl", "tree_1", "whale"])
        assert (names(state(t).box[-1:]), state(t).deck) == (["stag"], [])

    def test_the_introductory_game_has_none(self) -> None:
        """Rulebook (German edition), "3. Sorge für Nachschub": the introductory game just shuffles."""
        t = lay(hand="tree_1", step="reinforce", **_all_discarded())
        assert (asked(t)[0], len(hand(t)), state(t).box) == ("play", 4, [])


class TestBetrayal:
    """Rulebook (German edition), "Verratkarten": a drawn Betrayal is dealt with at once."""

    def test_discard_it(self) -> None:
        """Drawn in step 3: at once, and no card replaces it."""
        t = lay(step="reinforce", deck="betrayal owl whale fish", options=FEATS)
        assert asked(t) == ("betrayal", 0, ("itself", "tree_1"))
        play(t, "itself")
        assert (hand(t), discard(t)) == (["owl", "tree_1", "whale"], ["betrayal"])

    def test_or_another_card_and_be_rid_of_it(self) -> None:
        t = lay(step="reinforce", deck="owl betrayal whale fish", options=FEATS)
        assert asked(t) == ("betrayal", 0, ("itself", "tree_1", "owl"))
        play(t, "owl")
        assert (hand(t), discard(t)) == (["tree_1", "whale"], ["owl"])
        assert names(state(t).box).count("betrayal") == 8

    def test_without_another_card(self) -> None:
        t = lay(step="reinforce", hand="", deck="betrayal tree_1 whale", options=FEATS)
        assert (asked(t)[0], discard(t)) == ("play", ["betrayal"])

    @pytest.mark.parametrize("options", [FEATS, FRENCH])
    def test_drawn_by_an_effect(self, options: dict[str, Any]) -> None:
        """Ruling D1 (docs/rulings/sylvion.md): in both editions one drawn by an effect acts at once."""
        t = defence(hand="owl tree_1 tree_2", deck="betrayal whale fish", options=options)
        play(t, "owl", "tree_2")
        assert asked(t) == ("betrayal", 0, ("itself", "tree_1"))
        play(t, "itself")
        assert (hand(t), discard(t)) == (["fish", "tree_1", "whale"], ["betrayal", "owl", "tree_2"])

    @pytest.mark.parametrize("options", [FEATS, FRENCH])
    def test_given_by_a_fountain_that_falls(self, options: dict[str, Any]) -> None:
        """Ruling D1 (docs/rulings/sylvion.md): the card of a fallen fountain is a draw by an effect."""
        t = lay(
            rows=("F1 e2 . .",), step="advance", hand="tree_1", deck="betrayal whale fish", options=options
        )
        assert asked(t) == ("betrayal", 0, ("itself", "tree_1"))

    def test_one_kept_by_older_rules_pays_like_any_card(self) -> None:
        """Rulebook (German edition), "4. Verteidige den Wald": any other hand card pays."""
        t = defence(hand="betrayal tree_2", options=FEATS)
        play(t, "tree_2", "r1c1")
        assert discard(t)[0] == "betrayal"

    def test_never_chosen_in_a_demobilization(self) -> None:
        t = lay(step="reinforce", discard="betrayal whale fish stag", options=FEATS)
        assert asked(t) == ("demobilize", 0, ("random", "whale", "stag", "fish"))

    def test_never_removed_at_random(self) -> None:
        """It is set aside, another card is taken, and it goes back into the deck."""
        for seed in range(8):
            t = lay(
                step="reinforce",
                hand="tree_1",
                discard="betrayal betrayal betrayal whale fish",
                options={**FEATS, "draw": 2},
                seed=seed,
            )
            play(t, "random")
            s = state(t)
            assert names(s.box).count("betrayal") == 5
            assert names(s.box).count("whale") + names(s.box).count("fish") == 7

    def test_nothing_but_betrayals(self) -> None:
        t = lay(step="reinforce", hand="tree_1 owl", discard="betrayal betrayal", options=FEATS)
        assert asked(t)[0] == "betrayal"
        assert names(state(t).box).count("betrayal") == 6


def _all_discarded() -> dict[str, str]:
    plants = [f"{kind}_{n}" for kind in ("fountain", "tree") for n in range(1, 5)]
    kinds = [*plants, "whale", "elephant", "hedgehogs", "owl"]
    rest = [*kinds, *kinds]
    rest.remove("tree_1")
    return {"discard": " ".join(rest)}
