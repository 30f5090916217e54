"""Changes that an option would make, named beside it; and the forecast for a lost forest."""

from __future__ import annotations

from tests.games.sylvion.scenes import ELEMENTS, PAWN, defence, lay, play
from weald.games.sylvion import GAME
from weald.kernel.decisions import Choice
from weald.kernel.table import Table


def choice(t: Table, option: str) -> Choice:
    """An option of the open question with its consequence."""
    decision = t.pending[0]
    return decision.choices[decision.options.index(option)]


def why(t: Table, option: str) -> list[str]:
    """The reasons beside an option."""
    return [message.id.removeprefix("sylvion-why-") for message, _ in choice(t, option).why]


class TestPlacing:
    """A fountain or tree: damage prevented, cards saved, its own fate in the coming movement."""

    def test_it_stops_what_it_beats(self) -> None:
        t = defence((". e1 . .", "e2 . . ."), hand="fountain_2 owl tree_1", height=2)
        play(t, "fountain_2")
        assert (choice(t, "r1c1").gain, why(t, "r1c1")) == (None, ["beats"])
        assert (choice(t, "r3c1").gain, why(t, "r3c1")) == (None, ["stands"])

    def test_it_saves_what_lies_behind(self) -> None:
        t = defence(("T3 . e2 .",), hand="fountain_2 owl tree_1", tops=("",) * 4)
        play(t, "fountain_2")
        option = choice(t, "r1c2")
        assert (option.gain, why(t, "r1c2")) == (2, ["stops", "saves", "both"])

    def test_it_falls(self) -> None:
        t = defence((". e2 . .",), hand="tree_1 owl", height=2)
        play(t, "tree_1")
        assert why(t, "r1c1") == ["loses"]

    def test_a_stone_rain_that_is_known_destroys_it(self) -> None:
        t = defence(
            hand="tree_1 owl",
            tops=("stone_rain", "elemental_0", "elemental_0", "elemental_0"),
            options=ELEMENTS,
            known=[1, 1, 1, 1],
            height=2,
        )
        play(t, "tree_1")
        assert why(t, "r1c1") == ["stops", "stoned"]


class TestAnimals:
    """Elephant, whale, hedgehogs, and a geyser."""

    def test_the_elephant_prevents_damage(self) -> None:
        t = defence(("e3 . . .", ". e2 . ."), hand="elephant owl", height=2)
        play(t, "elephant")
        assert [choice(t, cell).gain for cell in ("r1c1", "r2c2")] == [3, None]

    def test_the_whale_can_bring_damage(self) -> None:
        t = defence((". e2 . .", "F3 . . ."), hand="whale owl", height=2)
        play(t, "whale")
        assert [choice(t, cell).gain for cell in ("r1c1", "r1c3", "forest")] == [-2, None, -2]
        assert why(t, "r1c1") == ["brings"]
        assert why(t, "forest") == ["burns"]

    def test_hedgehogs(self) -> None:
        t = lay(rows=("e2 . . .",), tops=("simoon", "blaze", "elemental_0", "elemental_0"), hand="hedgehogs")
        assert choice(t, "none").gain == -3
        assert [choice(t, f"stack-{row}").gain for row in (1, 2, 3)] == [None, 1, None]

    def test_a_geyser(self) -> None:
        t = defence(("G e2 . e1", "e3 . . ."), hand="tree_1 owl", options=ELEMENTS, height=2)
        play(t, "erupt-r1c1")
        consequences = {option: (choice(t, option).gain, why(t, option)) for option in t.pending[0].options}
        assert consequences["right"] == (None, ["hits"])
        assert consequences["down"] == (3, ["hits", "stops"])

    def test_the_bearer_loses_only_the_pawn(self) -> None:
        t = defence(("m2 . . .",), hand="elephant owl tree_1", pawn="r1c1", options=PAWN, height=2)
        assert why(t, "done") == ["lost"]
        play(t, "elephant", "owl")
        assert (t.view(0)["pawn"], choice(t, "done").gain, why(t, "done")) == (None, -2, [])


class TestLost:
    """A forecast of defeat shows all damage, not only what is enough."""

    def test_damage_beyond_the_end(self) -> None:
        t = defence(
            ("e3 . . .", "e3 . . .", "e1 . . ."), desolated=10, hand="fountain_3 elephant owl", height=2
        )
        shown = t.view(0)["forecast"]
        assert (shown["damage"], shown["lost"], shown["end"]) == (7, True, "damage")
        assert (shown["bloom"], shown["desolated"], len(shown["moves"])) == (0, 12, 3)
        done = choice(t, "done")
        assert (done.gain, why(t, "done")) == (-7, ["lost"])
        play(t, "elephant")
        assert choice(t, "r3c1").gain == 1

    def test_the_final_assault(self) -> None:
        t = defence((". . e3 .", "T4 . . e3"), desolated=11, tops=("",) * 4)
        shown = t.view(0)
        assert (shown["forecast"]["damage"], shown["forecast"]["lost"], shown["forecast"]["falls"]) == (
            6,
            True,
            ["r2c1"],
        )
        assert shown["count"]["assault"] == {"damage": 6, "restored": 0, "desolated": 12, "wins": False}

    def test_stones_and_exactly_enough_edges(self) -> None:
        stones = ("stone_rain", "stone_rain", "elemental_0", "elemental_0")
        t = defence(tops=stones, desolated=10, options=ELEMENTS, known=[1, 1, 1, 1], height=2)
        shown = t.view(0)["forecast"]
        assert (shown["damage"], shown["lost"], shown["bloom"]) == (2, False, 0)
        t = defence(tops=stones, desolated=11, options=ELEMENTS, known=[1, 1, 1, 1], height=2)
        shown = t.view(0)["forecast"]
        assert (shown["damage"], shown["lost"], shown["end"]) == (2, True, "stones")


class TestHelp:
    """The line below the question."""

    def test_it_says_what_ending_the_turn_leads_to(self) -> None:
        for tops, height, help_id in ((("elemental_0",) * 4, 2, "play"), (("",) * 4, 0, "play-last")):
            t = defence(hand="tree_1 owl", tops=tops, height=height)
            help = t.pending[0].help
            assert help is not None
            assert (help.id, help.args) == (f"sylvion-help-{help_id}", {"players": 1})

    def test_questions_name_their_space(self) -> None:
        t = defence((". e2 . .",), hand="whale owl", height=2)
        play(t, "whale")
        prompt = t.pending[0].prompt
        assert (prompt.id, prompt.args) == (
            "sylvion-prompt-carry",
            {"foe": "elemental_2", "row": 1, "col": 2},
        )
        assert GAME.texts.option_id(t.pending[0].question, t.pending[0].values[0]) == t.pending[0].options[0]
