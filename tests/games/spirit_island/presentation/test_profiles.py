"""The profile of a spirit, by which players choose it."""

import re

import pytest

from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.rules.registry import SPIRITS

COLOUR = re.compile(r"#[0-9A-F]{6}")


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG reckons it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_spirit_has_strengths_from_0_to_5() -> None:
    for spirit in SPIRITS.all:
        assert all(0 <= n <= 5 for n in spirit.strengths)
    printed = next(one for one in catalogue()["spirits"] if one["id"] == "river_surges")
    assert printed["strengths"] == {"offence": 4, "control": 5, "fear": 2, "defence": 1, "utility": 3}


def test_every_spirit_has_colours_that_can_be_read() -> None:
    for spirit in SPIRITS.all:
        for coat in (spirit.face.light, spirit.face.dark):
            assert all(COLOUR.fullmatch(colour) for colour in coat), spirit.id
            assert contrast(coat.ground, coat.mark) >= 4.5, spirit.id


def test_faces_differ() -> None:
    spirits = SPIRITS.all[: SPIRITS.usual]
    grounds = [spirit.face.ground for spirit in spirits]
    assert len({(ground.recipe, *ground.cut.items()) for ground in grounds}) == len(spirits)
    assert len({spirit.icon for spirit in spirits}) == len(spirits)
    assert len({spirit.face.light.ground for spirit in spirits}) == len(spirits)


def test_the_catalogue_has_the_face() -> None:
    printed = next(one for one in catalogue()["spirits"] if one["id"] == "sharp_fangs")
    assert printed["face"] == {
        "ground": {"recipe": "teeth", "cut": {"n": 9, "rows": 4}},
        "light": {"ground": "#593E00", "mark": "#FCA783", "deep": "#402600"},
        "dark": {"ground": "#543800", "mark": "#FFAD89", "deep": "#3B2100"},
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spirit_says_what_is_hard_about_it(lang: str) -> None:
    messages = of_game(GAME, lang).messages
    assert [one.id for one in SPIRITS.all if f"spirit_island-hard-{one.base}" not in messages] == []
