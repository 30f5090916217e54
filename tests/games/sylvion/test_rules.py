"""The battle turn by turn: set-up, reveal, movement, reinforcements, end."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sylvion.scenes import (
    NOTHING,
    asked,
    battle,
    defence,
    discard,
    edges,
    events,
    hand,
    lay,
    new,
    play,
    reason,
    rows,
    run,
    state,
    won,
)
from weald.games.sylvion.cards import KINDS, ravage_set, sylvan_set
from weald.games.sylvion.movement import assault
from weald.games.sylvion.state import COUNT, DAMAGE, GOING_ON, HEALED

FOES_0 = ["elemental_0"] * 4


class TestSetUp:
    """Rulebook (German edition), "Überblick und Spielaufbau": what lies where before the first turn."""

    def test_introductory(self) -> None:
        """24 defenders of which 8 are in the hand, 48 Ravage cards in four stacks, 6 edges in bloom."""
        t = new(seed=5)
        s = state(t)
        assert ([len(stack) for stack in s.stacks], s.turn) == ([11, 11, 11, 11], 1)
        assert Counter(s.deck + s.hands[0] + s.discard) == Counter(sylvan_set(0, False))
        assert events(t, "battle") == [{"n": 24, "turns": 12}]
        first_turn = [e.id for e in t.events].index("sylvion-event-turn")
        dealt = [e for e in t.events[:first_turn] if e.id == "sylvion-event-drew"]
        assert len(dealt) == 8
        shown = [KINDS[str(args["card"])] for args in events(t, "revealed")]
        hidden = [card for stack in s.stacks for card in stack]
        assert Counter(hidden + shown) == Counter(ravage_set(0, False, False))

    def test_six_edges_are_desolated_at_first(self) -> None:
        assert edges(lay(hand="tree_1 hedgehogs")) == (6, 6)

    def test_advanced_all_edges_are_in_bloom(self) -> None:
        """Rulebook (German edition), "Phase 2: Das Gefecht": all twelve edges are in bloom."""
        assert edges(defence(options={"mode": "advanced"})) == (12, 0)

    @pytest.mark.parametrize("desolated", [0, 3, 6, 9])
    @pytest.mark.parametrize("mode", ["introductory", "advanced"])
    def test_difficulty_edges(self, mode: str, desolated: int) -> None:
        """Rulebook (German edition), "Schwierigkeit anpassen": start with 3, 6 or 9 desolated edges."""
        t = defence(options={"mode": mode, "desolation": str(desolated)})
        assert edges(t) == (12 - desolated, desolated)


class TestReveal:
    """Rulebook (German edition), "1. Decke Verwüsterkarten auf": reveal, then resolve supports."""

    def test_a_card_of_each_stack(self) -> None:
        """The top card of each stack is turned up before anything happens."""
        t = lay(tops=("elemental_3 simoon", "blaze", "elemental_1", "simoon"), hand="tree_1 hedgehogs")
        assert asked(t) == ("hedgehogs", 0, ("none", "stack-1", "stack-2", "stack-3", "stack-4"))
        assert [args["card"] for args in events(t, "revealed")] == [
            "elemental_3",
            "blaze",
            "elemental_1",
            "simoon",
        ]
        assert [len(stack) for stack in state(t).stacks] == [1, 1, 1, 1]

    def test_supports_by_letter_then_by_row(self) -> None:
        """Ruling D11 (docs/rulings/sylvion.md): supports go by letter, equal letters from top to bottom."""
        tops = ("simoon", "blaze", "simoon", "blaze")
        t = lay(tops=tops, height=2)
        order = [(args["letter"], args["row"]) for args in events(t, "resolves")]
        assert order == [("C", 2), ("C", 4), ("D", 1), ("D", 3)]

    def test_all_letters(self) -> None:
        """Rulebook (German edition), "Allgemeine Regeln": A before B before C before D, whatever the row."""
        t = lay(
            tops=("simoon", "blaze", "demobilization", "desiccation"),
            options={"mode": "advanced"},
            hand="tree_1 tree_2 tree_3",
            deck="owl owl owl",
            height=2,
        )
        play(t, "random")
        assert [args["card"] for args in events(t, "resolves")] == [
            "desiccation",
            "demobilization",
            "blaze",
            "simoon",
        ]

    def test_resolved_supports_are_discarded(self) -> None:
        t = lay(tops=("simoon", "blaze", "elemental_0", "elemental_0"), height=2)
        burnt = state(t).burnt
        assert (burnt.count(KINDS["blaze"]), burnt.count(KINDS["simoon"])) == (8, 8)
        assert [args["card"] for args in events(t, "resolves")] == ["blaze", "simoon"]

    def test_blaze_in_the_clearing_and_just_revealed(self) -> None:
        """Blaze: standard elementals in play or just revealed become 1 stronger, 0 becomes 4."""
        t = lay(
            rows=(". e0 . .", ". . e1 .", ". . e2 .", ". . e3 ."),
            tops=("blaze", "elemental_0", "elemental_3", "elemental_1"),
            height=2,
        )
        assert rows(t) == ["b4 . . .", ". b2 . b4", ". b3 . b4", ". b4 . b2"]

    def test_blazing_ones_are_immune(self) -> None:
        """Blaze does not affect blazing elementals, also not a second Blaze of the same turn."""
        t = lay(rows=(". . b2 .", ". . e1 ."), tops=("blaze", "blaze", *FOES_0[:2]), height=2)
        assert rows(t)[:2] == [". b2 . .", ". b2 . ."]

    def test_simoon_moves_in_addition_to_step_2(self) -> None:
        """Ruling D4 (docs/rulings/sylvion.md): a Simoon moves at once, and step 2 moves again."""
        t = lay(rows=(". . . e1",), tops=("simoon", "elemental_2", "blaze", "blaze"), height=2)
        assert rows(t)[:2] == [". b2 . .", ". . b3 ."]

    def test_several_simoons_add_up(self) -> None:
        t = lay(tops=("simoon", "simoon", "simoon", "elemental_2"), height=2)
        assert rows(t)[3] == "e2 . . ."

    def test_blaze_comes_before_simoon(self) -> None:
        """Letter C before D: the elemental fights the fountain with its new strength."""
        t = lay(rows=(". . . F1",), tops=("elemental_1", "simoon", "blaze", "elemental_0"), height=2)
        assert rows(t)[0] == ". . b2 ."

    def test_nothing_to_act_on(self) -> None:
        """Without elementals Blaze and Simoon are just discarded."""
        t = lay(tops=("simoon", "blaze", "simoon", "blaze"), height=2)
        assert rows(t) == [NOTHING] * 4

    def test_r2_blazing_elementals_never_run_out(self) -> None:
        """Ruling R2 (docs/rulings/sylvion.md): more elementals become blazing 2s than the box has."""
        t = lay(
            rows=("e1 e1 e1 e1", "e1 e1 e1 .", NOTHING, NOTHING),
            tops=("blaze", "elemental_1", "elemental_0", "elemental_0"),
            height=2,
        )
        assert sum(row.count("b2") for row in rows(t)) == 6
        assert edges(t) == (2, 10)


class TestMovement:
    """Rulebook (German edition), "2. Bewege Elementare": movement, damage and combat."""

    def test_one_space_to_the_left(self) -> None:
        t = lay(rows=(". e1 . e2",), tops=("elemental_3", *FOES_0[:3]), height=2)
        assert rows(t)[0] == "e1 . e2 e3"

    def test_r3_the_leftmost_first_so_nobody_is_in_the_way(self) -> None:
        """Ruling R3 (docs/rulings/sylvion.md): a full row moves as one."""
        t = lay(rows=("e0 e1 e2 e3",), tops=("elemental_2", *FOES_0[:3]), height=2)
        assert rows(t)[0] == "e1 e2 e3 e2"

    def test_top_row_first(self) -> None:
        """Ruling D11 (docs/rulings/sylvion.md): the top row moves first, each row from the left."""
        t = lay(rows=(". e1 . .", "e2 . e2 .", ". e3 . ."), height=2)
        order = [args["start"] for e in t.events if (args := e.args) and "start" in args]
        assert order == ["r1c2", "stack-1", "r2c1", "r2c3", "stack-2", "r3c2", "stack-3", "stack-4"]

    def test_damage_is_the_strength(self) -> None:
        """The fifth space: as many edges are turned as the elemental is strong; it is discarded."""
        t = lay(rows=("e3 . . .",), height=2)
        assert (edges(t), rows(t)[0]) == ((3, 9), ". . . e0")
        assert KINDS["elemental_3"] in state(t).burnt

    def test_strength_0_does_no_damage(self) -> None:
        assert edges(lay(rows=("e0 . . .",), height=2)) == (6, 6)

    def test_no_bloom_left_is_survived(self) -> None:
        """Ruling D12 (docs/rulings/sylvion.md): exactly as much damage as bloom is survived."""
        t = lay(rows=("e3 . . .", "e3 . . ."), height=2)
        assert (edges(t), t.over) == ((0, 12), False)

    def test_more_damage_than_bloom_loses_at_once(self) -> None:
        """The moment an edge would have to be turned that is not there, before the next elemental moves."""
        t = lay(rows=("e3 . . .", "b4 . . .", "e1 . . ."), height=2)
        assert (t.over, reason(t), won(t)) == (True, "damage", False)
        assert rows(t)[2] == "e1 . . ."
        assert edges(t) == (0, 12)

    def test_losing_by_a_simoon(self) -> None:
        """The loss comes in step 1 already: nothing else is resolved."""
        t = lay(rows=("e1 . . .",), tops=("simoon", "simoon", *FOES_0[:2]), desolated=12, height=2)
        assert (reason(t), len(events(t, "resolves"))) == ("damage", 1)

    @pytest.mark.parametrize(
        ("before", "after", "lost"),
        [
            (". F3 e2 .", ". F3 . .", []),
            (". F2 e3 .", ". e3 . .", ["fountain_2"]),
            (". F2 e2 .", ". . . .", ["fountain_2"]),
            (". F4 b4 .", ". . . .", ["fountain_4"]),
            (". F1 e0 .", ". F1 . .", []),
            (". T4 e1 .", ". e1 . .", ["tree_4"]),
            (". T4 e0 .", ". . . .", ["tree_4"]),
        ],
    )
    def test_combat(self, before: str, after: str, lost: list[str]) -> None:
        """Combat: the weaker is destroyed, at equal strength both; a winning elemental takes the space."""
        t = lay(rows=(before,), tops=("blaze", "blaze", "blaze", "blaze"), height=2, step="advance")
        assert (rows(t)[0], discard(t)) == (after, lost)

    def test_combat_on_the_way_out_of_the_stack(self) -> None:
        """A revealed elemental fights on the fourth space."""
        t = lay(rows=(". . . F3", ". . . F1"), tops=("elemental_2", "elemental_2", *FOES_0[:2]), height=2)
        assert rows(t)[:2] == [". . . F3", ". . . e2"]

    def test_a_fallen_fountain_gives_a_card_at_once(self) -> None:
        """A destroyed fountain: draw 1; also at a tie; a tree gives none."""
        one = lay(rows=(". F1 e2 .",), deck="owl whale elephant tree_2", height=2)
        assert hand(one) == sorted(["tree_1", "owl", "whale", "elephant", "tree_2"])
        tie = lay(rows=(". F2 e2 .",), deck="owl whale elephant tree_2", height=2)
        assert len(hand(tie)) == 5
        tree = lay(rows=(". T2 e2 .",), deck="owl whale elephant tree_3", height=2)
        assert hand(tree) == sorted(["tree_1", "owl", "whale", "elephant"])
        holds = lay(rows=(". F3 e2 .",), height=2)
        assert len(hand(holds)) == 4

    def test_r7_the_fountain_is_in_the_discard_before_its_draw(self) -> None:
        """Ruling R7 (docs/rulings/sylvion.md): the fountain lies in the discard before its draw."""
        t = lay(rows=(". F1 e2 .",), options={"mode": "advanced"}, discard="owl owl whale", height=2)
        assert asked(t)[:2] == ("demobilize", 0)
        assert "fountain_1" in asked(t)[2]
        play(t, "owl", "owl")
        assert hand(t) == ["fountain_1", "tree_1", "whale"]


class TestReinforcements:
    """Rulebook (German edition), "3. Sorge für Nachschub": draw three cards."""

    def test_three_cards(self) -> None:
        t = lay(deck="owl whale elephant tree_2", height=2)
        assert hand(t) == sorted(["tree_1", "owl", "whale", "elephant"])

    def test_difficulty_two_cards(self) -> None:
        """Adjusting the difficulty: draw 2 instead of 3."""
        t = lay(deck="owl whale elephant", options={"draw": 2}, height=2)
        assert hand(t) == sorted(["tree_1", "owl", "whale"])

    def test_an_empty_deck_is_made_anew(self) -> None:
        """Ruling D9 (docs/rulings/sylvion.md): after the shuffle the missing cards are drawn."""
        rest = " ".join(["fountain_1 fountain_2 fountain_3 fountain_4 tree_2 tree_3 tree_4"] * 2)
        animals = "elephant elephant hedgehogs hedgehogs owl whale"
        t = lay(hand="tree_1", deck="tree_1 whale owl", discard=f"{rest} {animals}", step="reinforce")
        assert hand(t) == sorted(["tree_1", "tree_1", "whale", "owl"])
        assert len(state(t).discard) == 20
        t = lay(hand="tree_1", deck="tree_1 whale", discard=f"{rest} {animals} owl", step="reinforce")
        assert (len(hand(t)), len(state(t).deck), discard(t)) == (4, 20, [])
        assert events(t, "reshuffled") == [{"n": 21}]

    def test_r8_nothing_left_to_draw(self) -> None:
        """Ruling R8 (docs/rulings/sylvion.md): with deck and discard empty nothing is drawn."""
        t = lay(options={"mode": "advanced"}, deck="owl", height=2)
        assert hand(t) == ["owl", "tree_1"]


class TestEnd:
    """Rulebook (German edition), "Ende der Partie": the last turn, the Final Assault and the count."""

    def test_the_turn_of_the_last_cards_is_the_last(self) -> None:
        """All four steps are played, then comes the Final Assault."""
        t = lay(rows=("T4 . . .", "T2 . . ."), tops=("blaze", "blaze", "simoon", "simoon"))
        assert asked(t)[0] == "play"
        play(t, "done")
        assert (t.over, reason(t), won(t)) == (True, "healed", True)

    def test_with_cards_left_the_next_turn_begins(self) -> None:
        t = lay(height=2, deck="owl owl whale whale elephant elephant")
        play(t, "done")
        assert (asked(t)[0], state(t).turn) == ("play", 2)

    def test_vitality_equal_to_the_desolated_edges_wins(self) -> None:
        """The final count: vitality at least the number of desolated edges."""
        for trees, end in ((". T4 T2 .", HEALED), (". T4 T1 .", COUNT), ("T4 T4 T1 .", HEALED)):
            s = battle(rows=(trees,), step="assault", height=0, tops=("",) * 4)
            assert run(assault(s)) == ""
            assert s.end == end

    def test_damage_of_the_assault_counts(self) -> None:
        """Each remaining elemental runs into the forest; the trees must heal that too."""
        s = battle(rows=("T4 T3 . .", ". . e1 ."), step="assault", tops=("",) * 4)
        run(assault(s))
        assert (s.end, s.bloom, s.desolated) == (HEALED, 5, 7)
        s = battle(rows=("T4 T2 . .", ". . e1 ."), step="assault", tops=("",) * 4)
        run(assault(s))
        assert s.end == COUNT

    def test_an_elemental_runs_until_it_is_destroyed(self) -> None:
        """Final Assault: fights on the way, as often as it wins."""
        s = battle(rows=("F3 T1 F1 e2",), step="assault", tops=("",) * 4)
        run(assault(s))
        assert (rows(s)[0], s.bloom) == ("F3 . . .", 6)

    def test_losing_in_the_assault(self) -> None:
        """More damage than bloom loses also now, however many trees stand."""
        s = battle(rows=("T4 T4 T3 T3", "e3 . e3 e1"), step="assault", tops=("",) * 4)
        run(assault(s))
        assert s.end == DAMAGE

    def test_r16_each_run_is_completed_top_row_and_leftmost_first(self) -> None:
        """Ruling R16 (docs/rulings/sylvion.md): the left elemental clears the way for the right one."""
        s = battle(rows=(NOTHING, ". F2 e2 e1"), step="assault", tops=("",) * 4, desolated=0)
        run(assault(s))
        assert (rows(s)[1], s.desolated) == (NOTHING, 1)

    def test_the_hand_does_not_matter(self) -> None:
        """Only trees in the clearing count."""
        t = lay(hand="tree_4 tree_4 tree_3", height=1)
        play(t, "done")
        assert (reason(t), won(t)) == ("count", False)
        assert state(t).end != GOING_ON
