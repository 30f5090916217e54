"""Questions and options: ids, refs, labels, what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import WINTER, play, table
from tests.words import LANGUAGES, of_game
from weald.games.living_forest_duel import GAME
from weald.kernel.decisions import Choice
from weald.kernel.messages import Message
from weald.kernel.table import Table

TOPS = ["sun_5", "water_1", "plant_1", "wind_1"]


def choice(t: Table, id: str) -> Choice:
    return next(choice for choice in t.pending[0].choices if choice.id == id)


def label(t: Table, id: str, lang: str = "en") -> str:
    return of_game(GAME, lang).say(choice(t, id).label, t.pending[0].seat)


def asked(t: Table, lang: str = "en") -> str:
    return of_game(GAME, lang).say(t.pending[0].prompt, t.pending[0].seat)


def test_a_play() -> None:
    t = table(common=["bear"], summer=["frog"])
    assert asked(t) == "Reveal a card, or use one of your 2 tokens."
    assert choice(t, "reveal").ref == "draw"
    water = choice(t, "water")
    assert (water.ref, water.gain, label(t, "water")) == ("element:water", 4, "Extinguish with 4 water")
    assert [(message.args["element"], n) for message, n in water.why] == [("water", 2), ("water", 2)]


def test_alone_at_the_end_of_a_turn() -> None:
    t = table(common=["bear"], marks=[(1, "water", WINTER), (1, "plant", WINTER)], pile=["raccoon"])
    help_line = t.pending[0].help
    assert help_line is not None
    assert help_line.id == "living_forest_duel-help-play-alone"


def test_recruits() -> None:
    t = table(common=["spider", "tapir"], recruits=["goat", "stag", "ram"])
    play(t, "sun")
    assert asked(t) == "Recruit: 5 of 5 sun left."
    assert (choice(t, "goat").ref, choice(t, "goat").gain) == ("recruit:goat", -2)
    assert label(t, "goat") == "Goat, 2 sun: into your line"
    assert label(t, "ram") == "Ram, 2 sun: to the discard"
    play(t, "goat")
    assert label(t, "done") == "Done, 3 left over"
    assert label(t, "done", "de") == "Fertig, 3 bleiben übrig"


def test_fires() -> None:
    t = table(common=["tapir"])
    play(t, "water")
    assert (choice(t, "c3").ref, choice(t, "c3").gain) == ("clearing:c3", -2)
    assert label(t, "c3", "fr") == "Le feu de la carte Clairière 3, eau 2"


def test_trees_and_cells() -> None:
    t = table(common=["bear", "raccoon"], forests=({(1, 0): "sun_1"}, {}), tops=TOPS)
    play(t, "plant")
    assert label(t, "sun") == "The sun tree, 2 plant, bonus: Extinguish fire"
    assert (choice(t, "sun").ref, choice(t, "sun").gain) == ("pile:sun", -2)
    play(t, "sun")
    assert asked(t) == "Plant the sun tree. Its bonus: Extinguish fire."
    there = choice(t, "x2y0")
    assert (there.ref, there.gain, len(there.why)) == ("cell:0:x2y0", 1, 1)
    assert there.why[0][0].args == {"bonus": "extinguish", "n": 3}
    assert label(t, "x2y0") == "2 east of the lake: Extinguish fire"
    assert label(t, "x1y0") == "1 east of the lake, over a sun tree"
    assert label(t, "x0y-1", "de") == "1 nördlich des Sees"


def test_steps() -> None:
    t = table(common=["lynx"], onibi=5, recruits=["stag"])
    play(t, "wind")
    assert [c.ref for c in t.pending[0].choices] == ["clearing:c7", "clearing:c1"]
    assert label(t, "1") == "1 step to card 7: Take a Sanki card"
    assert label(t, "2").startswith("2 steps out and on to card 1, your opponent gets the Onibi card")


def test_more_than_seven_steps_have_no_card_of_their_own() -> None:
    t = table(common=["elephant", "lynx", "anteater"], summer=["bee", "axolotl"], recruits=["stag"])
    play(t, "wind")
    refs = [c.ref for c in t.pending[0].choices]
    assert len(set(refs)) == len(refs) == 9
    assert refs[7:] == ["steps:8", "steps:9"]


def test_a_bonus_is_declined_before_anything_is_bought() -> None:
    t = table(common=["bear", "chameleon"], onibi=2, tops=TOPS)
    play(t, "wind")
    assert asked(t) == "Bonus, plant: 2 of 2 plant left."
    assert label(t, "done") == "Decline the bonus"


def test_a_varan() -> None:
    t = table(common=["bear", "cobra"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    assert (choice(t, "sanki").ref, choice(t, "none").ref) == ("sanki", "none")
    assert label(t, "none") == "Let it come and lose 1 token"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sketch_is_in_words(lang: str) -> None:
    t = table(
        common=["bear", "spider"],
        summer=["frog"],
        marks=[(1, "water", WINTER)],
        forests=({(1, 0): "sun_1"}, {}),
        tops=TOPS,
    )
    words = of_game(GAME, lang)

    def say(id: str, args: dict[str, Any]) -> str:
        message = Message(id, args)
        assert words.complaints(message) == []
        return words.say(message)

    play(t, "plant", "sun")
    marks = {c.ref: str(n) for n, c in enumerate(t.pending[0].choices, 1)}
    lines = GAME.text_board.draw(t.view(0), 0, marks, say)
    text = "\n".join("".join(piece for piece, _ in line) for line in lines)
    assert "living_forest_duel" not in text
    assert all(f"{n}|" in text for n in range(1, len(marks) + 1))
    assert {style for line in lines for _, style in line} <= {
        *GAME.text_board.STYLES,
        "",
        "bold",
        "dim",
        "choice",
    }
