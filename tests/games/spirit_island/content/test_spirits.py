"""All spirits against the table of printed panels: growth, tracks, powers, set-up, and their texts."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.invariants import PRESENCE
from weald.games.spirit_island.model.pieces import TERRAINS, elements
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.declare import GrowthAction, Spirit
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.powers import LAND, NOTHING, Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

FACTS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "spirits.json").read_text()
)
TARGETS = {
    "any_spirit": "spirit:any", "another_spirit": "spirit:another", "self": "spirit:self", "none": "none",
}  # fmt: skip


def test_all_spirits_are_there() -> None:
    """A set that is only begun has no table of its print yet; one that has a table has all spirits there."""
    told = {id: facts["set"] for id, facts in FACTS.items()}
    spirits = SPIRITS.all[: SPIRITS.usual]
    assert told == {spirit.id: spirit.set for spirit in spirits if spirit.set in told.values()}
    assert set(told.values()) >= {"base", "branch_and_claw", "jagged_earth", "promo_1", "promo_2"}


def icon_told(icon: GrowthAction) -> str:
    parts = [icon.id, "" if icon.n is None else str(icon.n), icon.where or ""]
    return " ".join(part for part in parts if part)


def printed(spirit: Spirit, line: str) -> str:
    """The words on a presence track."""
    return " ".join(spirit.tracks.spaces[i].word for i in spirit.tracks.lines[line])


@pytest.mark.parametrize("id", sorted(FACTS))
def test_growth_tracks_and_rules(id: str) -> None:
    spirit, facts = SPIRITS[id], FACTS[id]
    growth = [
        {"pick": part.pick, "options": [[icon_told(icon) for icon in icons] for icons in part.options]}
        for part in spirit.growth
    ]
    assert growth == [{"pick": part["pick"], "options": part["options"]} for part in facts["growth"]]
    for part, fact in zip(spirit.growth, facts["growth"], strict=True):
        assert part.opened_by == fact.get("opened_by", [""] * len(part.options))
    tracks = {"energy": facts["energy"], "cards": facts["cards"], **facts.get("tracks", {})}
    if "network" in facts:
        spaces = spirit.tracks.spaces
        assert {space.id: space.word for space in spaces} == facts["network"]["spaces"]
        edges = [sorted((spaces[a].id, spaces[b].id)) for a, b in spirit.tracks.edges()]
        assert sorted(edges) == sorted(sorted(edge) for edge in facts["network"]["edges"])
        tracks = {"": " ".join(facts["network"]["spaces"].values())}
    assert {line: printed(spirit, line) for line in spirit.tracks.lines} == tracks
    assert [rule.id for rule in spirit.rules] == facts["rules"]


def power_told(power: Power) -> dict[str, Any]:
    """The print in the bar of a power."""
    reach = power.reach
    source = "none" if reach is None else "sacred" if reach.sacred else "presence"
    if reach is not None and reach.terrain >= 0:
        source += f" {TERRAINS[reach.terrain]}"
    return {
        "speed": "fast" if power.fast else "slow",
        "source": source,
        "range": None if reach is None else reach.n,
        "target": " ".join(power.needs) or "any" if power.target == LAND else TARGETS[power.target],
    }


@pytest.mark.parametrize("id", sorted(FACTS))
def test_innate_powers(id: str) -> None:
    powers = [POWERS.all[number] for number in SPIRITS[id].innates]
    assert [power.id for power in powers] == list(FACTS[id]["innates"])
    for power in powers:
        fact = dict(FACTS[id]["innates"][power.id])
        assert power.tiers == tuple(elements(words) for words in fact.pop("tiers"))
        assert power.quick == (elements(fact.pop("quick")) if "quick" in fact else None)
        assert power.late == (elements(fact.pop("late")) if "late" in fact else None)
        others = tuple(elements(words) if words else None for words in fact.pop("alternatives", []))
        assert power.alternatives == others
        assert power_told(power) == fact


@pytest.mark.parametrize("id", sorted(FACTS))
def test_unique_powers(id: str) -> None:
    powers = [POWERS.all[number] for number in SPIRITS[id].cards]
    assert sorted(power.id for power in powers) == sorted(FACTS[id]["uniques"])
    for power in powers:
        fact = dict(FACTS[id]["uniques"][power.id])
        assert power.elements == elements(fact.pop("elements"))
        assert power.quick == (elements(fact.pop("quick")) if "quick" in fact else None)
        assert power.cost == fact.pop("cost")
        assert power_told(power) == fact


def starts(id: str, board: str) -> dict[str, Scene]:
    """Return every way a spirit can be set up on a board, by the numbers of the lands with its presence."""
    ways: dict[str, Scene] = {}
    todo: list[list[int]] = [[]]
    while todo:
        answers = todo.pop()
        scene = Scene(id, boards=board, sets="branch_and_claw jagged_earth promo_1 promo_2")
        place_printed(scene.s)
        start = SPIRITS[id].start(begin(scene.s, SET_UP, "setup", 0)) or NOTHING
        try:
            question = next(start)
            for i in answers:
                question = start.send(question.values(0)[i])
        except StopIteration:
            names = scene.s.island.names
            ways["".join(names[land][1:] * n for land, n in enumerate(scene.s.presence[0]))] = scene
        else:
            todo += [[*answers, i] for i in range(len(question.values(0)))]
    return ways


@pytest.mark.parametrize("board", "ABCDEF")
@pytest.mark.parametrize("id", sorted(FACTS))
def test_set_up_of_all_13_presence(id: str, board: str) -> None:
    ways = starts(id, board)
    assert sorted(ways) == FACTS[id]["start"][board].split()
    for scene in ways.values():
        s = scene.s
        apart = s.destroyed[0] + s.away[0]
        assert sum(s.presence[0]) + s.covered[0].bit_count() + apart == PRESENCE == 13


# Growth of the spirits whose own tests are about powers only.

HOME = {"river_surges": "A5", "lightning": "A7", "vital_strength": "A6"}


@pytest.mark.parametrize(
    ("id", "option", "icons", "presence", "energy", "hand"),
    [
        ("river_surges", 0, ["0", "1 minor", "2"], {"A5": 2}, 1 + 1, ["wash_away", "drought"]),
        ("river_surges", 1, ["0 A4 energy", "1 A3 energy"], {"A3": 1, "A4": 1, "A5": 2}, 2, []),
        ("river_surges", 2, ["0 minor", "1 A3 cards"], {"A3": 1, "A5": 2}, 1, ["drought"]),
        ("lightning", 0, ["0", "1 minor", "2"], {"A7": 2}, 1 + 1, ["wash_away", "drought"]),
        ("lightning", 1, ["1 energy", "0 A4 energy"], {"A4": 1, "A7": 3}, 2, []),
        ("lightning", 2, ["0 A8 cards", "1"], {"A7": 2, "A8": 1}, 1 + 3, []),
        ("vital_strength", 0, ["0", "1 A4 energy"], {"A4": 1, "A6": 2}, 3, ["wash_away"]),
        ("vital_strength", 1, ["0 minor", "1 cards"], {"A6": 3}, 2, ["drought"]),
        ("vital_strength", 2, ["0 A8 cards", "1"], {"A6": 2, "A8": 1}, 2 + 2, []),
    ],
)
def test_growth_options(
    id: str, option: int, icons: list[str], presence: dict[str, int], energy: int, hand: list[str]
) -> None:
    scene = Scene(id, boards="A").presence(0, HOME[id], 2)
    scene.s.discards[0] = [POWERS.number("wash_away")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", f"grow:0.{option}")
    for words in icons:
        icon, *answers = words.split()
        scene.step("grow", f"icon:0.{option}.{icon}", *answers)
    names = scene.s.island.names
    assert {names[land]: n for land, n in enumerate(scene.s.presence[0]) if n} == presence
    assert scene.s.energy == [energy]
    assert [POWERS.all[card].id for card in scene.s.hands[0]] == hand
