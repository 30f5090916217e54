"""Reasons for hints: blight and builds that do not come, thresholds, spirits that are easy."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.ai.reasons.explain import explain
from weald.games.spirit_island.phases.spirit import pick
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.advice import Reason


def spoken(reasons: list[Reason]) -> list[tuple[str, str, dict[str, object]]]:
    ranked = sorted(reasons, key=lambda reason: -reason.weight)
    prefix = "spirit_island-reason-"
    return [(r.icon, r.message.id.removeprefix(prefix), dict(r.message.args)) for r in ranked]


def changed(scene: Scene, land: str, wanted: str) -> list[tuple[str, str, dict[str, object]]]:
    """The words about a land with other pieces."""
    before = scene.s.copy()
    scene.s.pieces[scene.land(land)][:] = [0] * len(scene.s.pieces[scene.land(land)])
    if wanted:
        scene.put(land, wanted)
    return spoken(explain(before, scene.s, None, 0))


def test_no_blight_where_the_town_is_gone() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1").put("A5", "town")
    scene.s.ravage_cards = [invader_card("I-W")]
    assert changed(scene, "A5", "") == [
        ("blightmark", "no-blight", {"land": "A5"}),
        ("town", "fewer", {"kind": "town", "n": 1}),
    ]


def test_blight_that_would_spread() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1").put("A5", "town, blight")
    scene.s.ravage_cards = [invader_card("I-W")]
    assert changed(scene, "A5", "blight")[0] == ("blightmark", "no-spreading", {"land": "A5"})


def test_no_city_is_built() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1").put("A5", "town")
    scene.s.build_cards = [invader_card("I-W")]
    assert changed(scene, "A5", "")[0] == ("city", "no-build", {"kind": "city", "land": "A5"})


def test_damage_that_is_stopped() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1").put("A5", "2 town")
    scene.s.ravage_cards = [invader_card("I-W")]
    before = scene.s.copy()
    scene.put("A5", "explorer")
    assert spoken(explain(scene.s, before, None, 0)) == [
        ("explorer", "fewer", {"kind": "explorer", "n": 1}),
        ("shield", "stops", {"n": 1, "land": "A5"}),
    ]


def test_thresholds_energy_and_cards() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    before = scene.s.copy()
    scene.elements("sun 2 water")
    scene.s.energy[0] += 3
    assert spoken(explain(before, scene.s, None, 0)) == [
        ("star-formation", "threshold", {"id": "massive_flooding", "tier": "first"}),
        ("power-lightning", "energy", {"n": 3}),
    ]


def test_fear_and_terror() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    before = scene.s.copy()
    scene.s.fear += 2
    assert spoken(explain(before, scene.s, None, 0)) == [("terror", "fear", {"n": 2})]
    scene.s.terror = 2
    assert spoken(explain(before, scene.s, None, 0))[0] == ("terror", "terror", {"level": 2})


def test_a_victory_and_another_phase() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    before = scene.s.copy()
    scene.s.turn += 1
    assert explain(before, scene.s, None, 0) == []
    scene.s.outcome = "victory"
    assert spoken(explain(before, scene.s, None, 0)) == [("laurel-crown", "wins", {})]


def test_a_spirit_that_is_easy_and_fits() -> None:
    scene = Scene("lightning", "river_surges", boards="AB")
    before = scene.s.copy()
    before.spirits = ("lightning", "")
    # Lightning is as good at offence as any spirit; river brings control.
    assert spoken(explain(before, scene.s, None, 1)) == [
        ("star-formation", "strength", {"strength": "control"}),
        ("open-book", "easy", {}),
    ]


def grown(scene: Scene, option: int) -> list[tuple[str, str, dict[str, object]]]:
    """The words about a growth option when it is chosen."""
    before = scene.s.copy()
    pick(scene.s, 0, 0, option)
    return spoken(explain(before, scene.s, None, 0))


def test_growth_takes_cards_back_that_the_hand_lacks() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    scene.s.discards[0] = [POWERS.number(id) for id in ("wash_away", "flash_floods", "boon_of_vigor")]
    assert grown(scene, 0) == [
        ("card-pickup", "hand-short", {"n": 0, "plays": 1}),
        ("card-pickup", "reclaims", {"n": 3}),
        ("card-draw", "new-cards", {"n": 1}),
        ("power-lightning", "energy", {"n": 1}),
    ]
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    assert [id for _, id, _ in grown(scene, 0)] == ["new-cards", "energy"]


def test_growth_adds_presence_that_opens_tracks() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    assert grown(scene, 1) == [
        ("river", "presence", {"n": 2}),
        ("card-play", "more-plays", {"n": 2}),
        ("power-lightning", "more-income", {"n": 2}),
    ]
