"""The print, as the page loads it once."""

import json
import re
from pathlib import Path

import weald
from weald.games.spirit_island.content import EXPANSIONS
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)

WEB = Path(weald.__file__).parent / "web"


def test_it_is_plain_data_and_has_everything() -> None:
    printed = catalogue()
    assert json.loads(json.dumps(printed)) == printed
    assert [power["id"] for power in printed["powers"]] == POWERS.ids
    assert [spirit["id"] for spirit in printed["spirits"]] == SPIRITS.ids
    assert [len(adversary["levels"]) for adversary in printed["adversaries"]] == [7] * len(ADVERSARIES.ids)
    assert len(printed["invader_cards"]) == 15


def test_a_power_as_printed() -> None:
    powers = {power["id"]: power for power in catalogue()["powers"]}
    assert powers["talons_of_lightning"] == {
        "id": "talons_of_lightning",
        "set": "base",
        "deck": "major",
        "spirit": None,
        "cost": 6,
        "fast": True,
        "elements": ["fire", "air"],
        "range": {"n": 1, "origin": "presence", "terrain": None, "far": 3},
        "target": "land",
        "needs": ["mountain", "wetlands"],
        "thresholds": [{"fire": 3, "air": 3}],
        "alternatives": [],
        "swift": None,
        "late": None,
    }
    assert powers["gather_the_warriors"]["swift"] == {"air": 4}
    assert powers["massive_flooding"]["spirit"] == "river_surges"


def test_a_spirit_as_printed() -> None:
    river = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == "river_surges")
    assert (river["complexity"], river["icon"], river["rules"]) == ("low", "river", ["rivers_domain"])
    assert [len(part["options"]) for part in river["growth"]] == [3]
    assert river["growth"][0]["options"][1] == [
        {"id": "add_presence", "icon": "plus", "n": 1, "where": ""},
        {"id": "add_presence", "icon": "plus", "n": 1, "where": ""},
    ]
    assert [space["number"] for space in river["tracks"]["energy"]] == [1, 2, 2, 3, 4, 4, 5]
    assert river["innates"] == ["massive_flooding"]
    assert sorted(river["cards"]) == ["boon_of_vigor", "flash_floods", "rivers_bounty", "wash_away"]


def test_every_icon_is_drawn() -> None:
    sprites = [
        (WEB / name).read_text("utf-8") for name in ("games/spirit_island/icons.svg", "icons/interface.svg")
    ]
    drawn = {icon for sprite in sprites for icon in re.findall(r'id="i-([a-z0-9-]+)"', sprite)}
    spirits = catalogue()["spirits"]
    named = {spirit["icon"] for spirit in spirits}
    named |= {
        action["icon"]
        for spirit in spirits
        for part in spirit["growth"]
        for option in part["options"]
        for action in option
    }
    assert named - drawn == set()
    assert len({spirit["icon"] for spirit in spirits}) == len({spirit["base"] for spirit in spirits})


def test_the_page_names_no_content() -> None:
    """A new set, spirit or card is declared in Python and drawn without a change to the page."""
    page = Path(weald.__file__).parent / "web" / "games" / "spirit_island"
    scripts = {str(path.relative_to(page)): path.read_text("utf-8") for path in page.rglob("*.js")}
    shelves = (POWERS, SPIRITS, FEAR_CARDS, BLIGHT_CARDS, ADVERSARIES, SCENARIOS)
    # The ocean is a terrain as well.
    ids = {id for shelf in shelves for id in shelf.ids} - {"ocean"}
    ids |= {*EXPANSIONS}
    assert all(re.fullmatch(r"\w+", id) for id in ids)
    # Words between quotation marks, which may be the end of one string and the start of the next, and keys.
    words = re.compile(r"(?=[\"'`](\w+)[\"'`])|\b(?=(\w+):)")
    named = [
        (name, id) for name, text in scripts.items() for pair in words.findall(text) for id in {*pair} & ids
    ]
    assert named == []
    assert words.findall("'a'b`c`, d_e: f") == [("a", ""), ("b", ""), ("c", ""), ("", "d_e")]
    assert len(scripts) > 20
