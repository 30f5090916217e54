"""The supports of the advanced game and of expansion 2."""

from __future__ import annotations

from tests.games.sylvion.scenes import (
    ADVANCED_GAME,
    ELEMENTS,
    FEATS,
    NOTHING,
    asked,
    discard,
    edges,
    hand,
    lay,
    names,
    play,
    reason,
    refused,
    rows,
    state,
)
from weald.kernel.table import Table

QUIET = ("blaze", "blaze", "blaze")
DECK = "owl owl owl owl"


def faced(card: str, *rows: str, **layout: object) -> Table:
    """A turn in which this support is revealed in row 1, and otherwise only Blazes."""
    layout.setdefault("deck", DECK)
    layout.setdefault("options", ELEMENTS)
    return lay(rows=rows, tops=(card, *QUIET), height=2, **layout)


class TestDesiccation:
    """Rulebook (German edition), "Austrocknen (A)": one hand card at random, or two chosen ones."""

    def test_at_random(self) -> None:
        t = faced("desiccation", hand="tree_1 tree_1 tree_2 tree_2", options=ADVANCED_GAME)
        assert asked(t) == ("desiccate", 0, ("random", "tree_1", "tree_2"))
        play(t, "random")
        assert len(discard(t)) == 1
        assert len(hand(t)) == 6

    def test_two_chosen(self) -> None:
        t = faced("desiccation", hand="tree_1 tree_3 tree_2", options=ADVANCED_GAME)
        play(t, "tree_3")
        assert asked(t) == ("desiccate_second", 0, ("tree_1", "tree_2"))
        play(t, "tree_2")
        assert discard(t) == ["tree_2", "tree_3"]

    def test_r8_one_card_goes_and_none_is_nothing(self) -> None:
        """Ruling R8 (docs/rulings/sylvion.md): Desiccation takes the only hand card, if there is one."""
        t = faced("desiccation", hand="tree_1", deck="tree_2 tree_1 owl owl", options=ADVANCED_GAME)
        assert (asked(t)[0], discard(t)) == ("play", ["tree_1"])
        t = faced("desiccation", hand="", deck="tree_2 tree_1 owl owl", options=ADVANCED_GAME)
        assert (asked(t)[0], discard(t)) == ("play", [])


class TestDemobilizationCard:
    """Rulebook (German edition), "Demobilisieren (B)": one discard leaves at random, or two chosen ones."""

    def test_at_random(self) -> None:
        t = faced("demobilization", discard="whale fish stag", options=ADVANCED_GAME)
        assert asked(t) == ("dismiss", 0, ("random", "whale", "stag", "fish"))
        box = len(state(t).box)
        play(t, "random")
        assert len(discard(t)) == 2
        assert sorted(discard(t) + names(state(t).box[box:])) == ["fish", "stag", "whale"]

    def test_two_chosen_and_nothing_is_shuffled(self) -> None:
        t = faced("demobilization", discard="whale fish stag", options=ADVANCED_GAME)
        play(t, "fish", "stag")
        assert (discard(t), len(state(t).deck)) == (["whale"], 1)
        assert names(state(t).box[-2:]) == ["fish", "stag"]

    def test_r8_fewer_than_two_discards(self) -> None:
        """Ruling R8 (docs/rulings/sylvion.md): one discard leaves at random; with none nothing happens."""
        t = faced("demobilization", discard="whale", options=ADVANCED_GAME)
        assert (asked(t)[0], discard(t), names(state(t).box[-1:])) == ("play", [], ["whale"])
        assert asked(faced("demobilization", options=ADVANCED_GAME))[0] == "play"

    def test_betrayals_stay(self) -> None:
        """Rulebook (German edition), "Verratkarten": a demobilization removes no Betrayal."""
        t = faced("demobilization", discard="betrayal whale fish", options=FEATS)
        assert asked(t)[2] == ("random", "whale", "fish")
        assert refused(t, "betrayal") == "betrayal-stays"
        t = faced("demobilization", discard="betrayal whale", options=FEATS)
        assert discard(t) == ["betrayal"]


class TestGeyser:
    """Rulebook (German edition), "Geysir (A)": it takes the farthest space and destroys what enters."""

    def test_on_the_empty_space_farthest_from_the_stack(self) -> None:
        assert rows(faced("geyser", "T1 . T2 ."))[0] == "T1 G T2 ."
        assert rows(faced("geyser"))[0] == "G . . ."

    def test_no_empty_space(self) -> None:
        t = faced("geyser", "T1 F1 T2 F2")
        assert rows(t)[0] == "T1 F1 T2 F2"
        assert names(state(t).burnt).count("geyser") == 4

    def test_an_elemental_that_enters(self) -> None:
        """Both are discarded, however strong it is."""
        t = lay(rows=(". G b4 .",), tops=("blaze", *QUIET), height=2, deck=DECK, options=ELEMENTS)
        assert rows(t)[0] == NOTHING


class TestAcidLake:
    """Rulebook (German edition), "Säuresee (B)": elementals pass over it."""

    def test_on_the_empty_space_farthest_from_the_stack(self) -> None:
        assert rows(faced("acid_lake", "T1 . T2 ."))[0] == "T1 L T2 ."

    def test_no_empty_space(self) -> None:
        assert rows(faced("acid_lake", "T1 F1 T2 F2"))[0] == "T1 F1 T2 F2"

    def test_elementals_go_on_to_the_next_space(self) -> None:
        t = lay(
            rows=(". L e1 .", ". F3 L e2", ". L L e2", NOTHING),
            tops=("elemental_0", "elemental_0", "elemental_0", "elemental_0"),
            height=2,
            deck=DECK,
            options=ELEMENTS,
        )
        assert rows(t) == ["e1 L . e0", ". F3 L e0", "e2 L L e0", ". . . e0"]

    def test_past_the_first_column_is_the_forest(self) -> None:
        t = lay(rows=("L e2 . .",), tops=("elemental_0",) * 4, height=2, deck=DECK, options=ELEMENTS)
        assert (rows(t)[0], edges(t)) == ("L . . e0", (10, 2))

    def test_nothing_is_played_on_it(self) -> None:
        t = lay(rows=("L . . .",), step="defend", options=ELEMENTS)
        play(t, "tree_1")
        assert refused(t, "r1c1") == "occupied"


class TestTornado:
    """Rulebook (German edition), "Temporaler Tornado (B)": plants return to the hand, else cards go back."""

    def test_fountains_and_trees_return_to_the_hand(self) -> None:
        """Without a draw for the fountains; elementals and other rows stay."""
        t = faced("temporal_tornado", "T1 F3 . e1", "F2 . . .")
        assert rows(t)[:2] == [". . b2 .", "F2 . . ."]
        assert hand(t) == ["fountain_3", "owl", "owl", "owl", "tree_1", "tree_1"]

    def test_else_two_cards_go_on_the_deck(self) -> None:
        """In the order of choice: the last one laid is drawn first."""
        t = faced("temporal_tornado", ". . . e1", hand="whale fish stag", options={**ELEMENTS, "draw": 2})
        assert asked(t) == ("lay_back", 0, ("whale", "stag", "fish"))
        play(t, "fish")
        assert asked(t) == ("lay_back_second", 0, ("whale", "stag"))
        play(t, "stag")
        assert hand(t) == ["fish", "stag", "whale"]

    def test_with_one_card_or_none(self) -> None:
        """Ruling D10 (docs/rulings/sylvion.md): a short hand lays back as many cards as it has."""
        t = faced("temporal_tornado", hand="tree_1")
        assert (asked(t)[0], hand(t)) == ("play", ["owl", "owl", "tree_1"])
        t = faced("temporal_tornado", hand="", deck="tree_1 owl owl")
        assert (asked(t)[0], hand(t)) == ("play", ["owl", "owl", "tree_1"])


class TestStoneRain:
    """Rulebook (German edition), "Steinregen (C)": it destroys the nearest plant, else an edge turns."""

    def test_the_fountain_or_tree_nearest_to_the_stack(self) -> None:
        t = faced("stone_rain", "F1 T2 . .")
        assert (rows(t)[0], discard(t), len(hand(t))) == ("F1 . . .", ["tree_2"], 4)

    def test_a_fountain_gives_a_card(self) -> None:
        """Ruling D6 (docs/rulings/sylvion.md): a fountain destroyed by Stone Rain gives a card."""
        t = faced("stone_rain", "T2 F1 . .")
        assert (rows(t)[0], discard(t), len(hand(t))) == ("T2 . . .", ["fountain_1"], 5)

    def test_else_an_edge(self) -> None:
        """Elementals, lakes and geysers are not hit."""
        t = faced("stone_rain", "L . . e1", "F1 . . .")
        assert (edges(t), rows(t)[:2]) == ((11, 1), ["L . b2 .", "F1 . . ."])

    def test_without_an_edge_to_turn_all_is_lost(self) -> None:
        t = faced("stone_rain", desolated=12)
        assert (t.over, reason(t)) == (True, "stones")

    def test_the_last_edge_is_survived(self) -> None:
        t = faced("stone_rain", desolated=11)
        assert (t.over, edges(t)) == (False, (0, 12))
