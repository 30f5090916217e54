"""Phase 1 of the advanced game, and the set-up of the battle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import weald
from tests.games.sylvion.scenes import asked, cards, edges, events, names, new, play, refused, run
from weald.games.sylvion import GAME
from weald.games.sylvion.cards import EDGE_NUMBERS, ravage_set, sylvan_set
from weald.games.sylvion.mobilization import desert, recruit, summon
from weald.games.sylvion.setup import array
from weald.games.sylvion.state import MOBILIZATION, Battle
from weald.kernel.errors import BadSetup
from weald.kernel.messages import Args, Message


def camp(
    columns: tuple[str, str, str, str] = ("", "", "", ""),
    pool: str | None = None,
    edges_left: tuple[int, ...] = EDGE_NUMBERS,
    step: str = "summon",
    seats: int = 1,
    **options: Any,
) -> Battle:
    """A Mobilization; `pool` begins with its top card and is all there is, or else the rest of the cards.

    Columns are named by `edges_left` counted from 0, the next edge last.
    """
    s = GAME.start(seats, GAME.resolve_options({"mode": "advanced"} | options), 1)
    s.step, s.phase = step, MOBILIZATION
    left = list(sylvan_set(s.mode, s.feats_in))
    s.columns = [cards(column) for column in columns]
    for card in (card for column in s.columns for card in column):
        left.remove(card)
    if pool is None:
        s.pool = left
    else:
        s.pool = cards(pool)[::-1]
        for card in s.pool:
            left.remove(card)
        s.box = left
    s.edges = list(edges_left)
    s.fled = list((Counter(EDGE_NUMBERS) - Counter(edges_left)).elements())
    assert GAME.invariants(s) == []
    return s


class TestSummoning:
    """Ruling D8 (docs/rulings/sylvion.md): Summoning serves columns from left to right."""

    def test_one_card_for_each_column_from_left_to_right(self) -> None:
        s = camp(("owl", "", "", ""), "whale fish stag doves tree_1")
        assert run(summon(s)) == "recruit"
        assert [names(column) for column in s.columns] == [["owl", "whale"], ["fish"], ["stag"], ["doves"]]
        assert names(s.pool) == ["tree_1"]

    def test_full_columns_are_passed_over(self) -> None:
        """No more cards for a column with four until it is emptied."""
        s = camp(("owl owl owl owl", "whale whale whale", "", ""), "fish stag doves tree_1")
        run(summon(s))
        assert [len(column) for column in s.columns] == [4, 4, 1, 1]
        assert names(s.pool) == ["tree_1"]

    def test_the_last_cards_may_not_reach_all_columns(self) -> None:
        s = camp(pool="whale fish")
        run(summon(s))
        assert [len(column) for column in s.columns] == [1, 1, 0, 0]


class TestRecruitment:
    """Rulebook (German edition), "2. Rekrutierung": a whole column joins the deck."""

    def test_a_whole_column_joins_the_deck(self) -> None:
        """Then comes Summoning again."""
        s = camp(("owl whale", "fish", "stag", ""), "tree_1 tree_2 tree_3 tree_4 doves")
        assert run(recruit(s), 0) == "desert"
        assert (names(s.deck), names(s.pool)) == (["owl", "whale"], ["doves"])
        assert [names(column) for column in s.columns] == [
            ["tree_1"],
            ["fish", "tree_2"],
            ["stag", "tree_3"],
            ["tree_4"],
        ]

    def test_only_columns_with_cards(self) -> None:
        t = new(mode="advanced", seed=3)
        assert asked(t) == ("recruit", 0, ("column-1", "column-2", "column-3", "column-4"))
        assert refused(t, "column-5") == "column"

    def test_two_players_alternate(self) -> None:
        """Rulebook (German edition), "Team-Variante": A chooses a column, then B, then A."""
        t = new(2, mode="advanced", seed=3)
        who = []
        for _ in range(5):
            who.append(t.pending[0].seat)
            play(t, asked(t)[2][0])
        assert who == [0, 1, 0, 1, 0]


class TestDesertion:
    """Rulebook (German edition), "4. Fahnenflucht": an edge names the column that leaves the game."""

    def test_the_column_leaves_the_game(self) -> None:
        s = camp(("owl", "fish whale", "stag", ""), edges_left=(0, 2, 1), step="desert")
        assert run(desert(s)) == "summon"
        assert (names(s.box), s.columns[1], s.edges) == (["fish", "whale"], [], [0, 2])

    def test_the_twelfth_edge_ends_it(self) -> None:
        """First way to end: the last edge is revealed, whatever lies there."""
        s = camp(("owl", "fish whale", "stag", ""), edges_left=(1,), step="desert")
        assert run(desert(s)) == "array"

    def test_an_empty_column_ends_it_after_the_last_card(self) -> None:
        """Second way to end: no Sylvan card is left to reveal, and the edge names an empty column."""
        s = camp(("owl", "", "stag", ""), "", edges_left=(0, 1), step="desert")
        assert run(desert(s)) == "array"

    def test_an_empty_column_does_not_end_it_before(self) -> None:
        s = camp(("owl", "", "stag", ""), "whale", edges_left=(0, 1), step="desert")
        assert run(desert(s)) == "summon"

    def test_with_no_card_left_the_rounds_go_on(self) -> None:
        """Ruling D8 (docs/rulings/sylvion.md): columns are recruited and desert without new cards."""
        s = camp(("owl", "fish", "stag", ""), "", edges_left=(0, 1), step="desert")
        assert run(desert(s)) == "summon"
        assert run(summon(s)) == "recruit"
        assert run(recruit(s), 0) == "desert"
        assert [len(column) for column in s.columns] == [0, 0, 1, 0]

    def test_what_was_not_recruited_is_out(self) -> None:
        """At the end columns and the rest of the pile go back to the box."""
        s = camp(("owl", "fish", "stag", ""), "whale tree_1", edges_left=(), step="array")
        s.deck = cards("doves doves doves doves")
        for card in s.deck:
            s.box.remove(card)
        run(array(s))
        assert (names(s.hands[0]), s.pool, s.columns) == (["doves"] * 4, [], [[], [], [], []])
        assert GAME.invariants(_at(s, "reveal")) == []

    def test_twelve_rounds_at_most(self) -> None:
        t = new(mode="advanced", seed=3)
        while asked(t)[0] == "recruit":
            play(t, asked(t)[2][0])
        assert len(events(t, "deserted")) <= 12
        assert edges(t)[0] + edges(t)[1] == 12


class TestExpansionOne:
    """Rulebook (German edition), "Erweiterung 1": Betrayals and Feats are summoned with the other cards."""

    def test_another_card_for_a_betrayal(self) -> None:
        """A Betrayal stays in its column and cards follow until one is none."""
        s = camp(pool="betrayal betrayal owl whale fish stag doves", feats=True)
        run(summon(s))
        assert [names(column) for column in s.columns] == [
            ["betrayal", "betrayal", "owl"],
            ["whale"],
            ["fish"],
            ["stag"],
        ]

    def test_betrayals_do_not_count_for_the_four(self) -> None:
        s = camp(("betrayal betrayal owl owl owl", "owl whale whale whale", "", ""), "fish stag", feats=True)
        run(summon(s))
        assert [len(column) for column in s.columns] == [6, 4, 1, 0]

    def test_a_feat_counts(self) -> None:
        s = camp(("feat_owl owl owl owl", "", "", ""), "fish feat_stag stag", feats=True)
        run(summon(s))
        assert [names(column) for column in s.columns[1:]] == [["fish"], ["feat_stag"], ["stag"]]

    def test_recruited_feats_lie_beside_the_deck(self) -> None:
        """Betrayals join the deck."""
        s = camp(("betrayal feat_owl owl", "", "", "fish"), "", feats=True, step="recruit")
        run(recruit(s), 0)
        assert (names(s.deck), names(s.beside)) == (["betrayal", "owl"], ["feat_owl"])

    def test_not_in_the_introductory_game(self) -> None:
        """Feats are recruited, and it has no recruitment."""
        with pytest.raises(BadSetup) as bad:
            new(feats=True)
        args: Args = {"option": "feats", "other": "mode", "value": "introductory", "choices": ["advanced"]}
        assert bad.value.message == Message("setup-option-idle", args)

    def test_an_introductory_game_of_the_first_version_ignored_feats(self) -> None:
        """Its options still name them; a position or record of it can be read."""
        t = new()
        for document in (t.position(), t.record()):
            document["version"] = 1
            document["options"]["feats"] = True
            read = weald.load if "state" in document else weald.replay
            assert read(document).options == t.options


class TestBattle:
    """Rulebook (German edition), "Phase 2: Das Gefecht": stacks of 16 or 20 cards, a hand of eight."""

    @pytest.mark.parametrize(
        ("options", "turns"),
        [({}, 16), ({"elements": True}, 20), ({"mode": "advanced", "feats": True, "pawn": True}, 16)],
    )
    def test_stacks_and_hand(self, options: dict[str, Any], turns: int) -> None:
        s = camp(("", "", "", ""), "", edges_left=(), step="array", **options)
        s.deck, s.box = [card for card in s.box if card <= 16], [card for card in s.box if card > 16]
        run(array(s))
        assert [len(stack) for stack in s.stacks] == [turns] * 4
        ravage = ravage_set(1, "elements" in options, "pawn" in options)
        assert Counter(card for stack in s.stacks for card in stack) == Counter(ravage)
        assert (len(s.hands[0]), len(s.deck), s.bloom, s.desolated) == (8, 56, 12, 0)

    def test_two_hands_of_six(self) -> None:
        """Rulebook (German edition), "Team-Variante": both players draw six cards."""
        s = camp(("", "", "", ""), "", edges_left=(), step="array", seats=2)
        s.deck, s.box = s.box, []
        run(array(s))
        assert ([len(hand) for hand in s.hands], s.active, len(s.deck)) == ([6, 6], 0, 52)


def _at(s: Battle, step: str) -> Battle:
    s.step = step
    return s
