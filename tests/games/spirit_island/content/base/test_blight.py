"""The blight cards of the base game."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.rules.happenings import INVADER_ACTION
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS


def two(card: str) -> Scene:
    scene = (
        Scene("river_surges", "lightning", boards="AB")
        .presence(0, "A5", 2)
        .presence(0, "A2")
        .presence(1, "B5", 2)
    )
    return scene.blight_card(card, pool=9, flipped=True).put("A8", "town")


def test_blight_on_the_blighted_side() -> None:
    assert {id: BLIGHT_CARDS[id].per_player for id in BLIGHT_CARDS.ids_of(("base",))} == {
        "downward_spiral": 5,
        "memory_fades_to_dust": 4,
    }


def test_downward_spiral() -> None:
    scene = two("downward_spiral")
    assert scene.step("invaders", "A2") == "event"
    assert (scene.s.presence[0][2], scene.s.presence[0][5], scene.s.destroyed) == (0, 2, [1, 1])


def test_memory_fades_to_dust() -> None:
    scene = two("memory_fades_to_dust").play("flash_floods").play("raging_storm", seat=1)
    scene.s.discards[0].append(POWERS.number("wash_away"))
    assert scene.step("invaders", "forget_card", "wash_away", "destroy_presence") == "event"
    assert (scene.s.destroyed, scene.s.discards[0]) == ([0, 1], [])
    assert scene.s.forgotten[0] == [POWERS.number("wash_away")]


def test_memory_fades_to_dust_without_cards_takes_presence() -> None:
    scene = two("memory_fades_to_dust")
    scene.step("invaders", "A5")
    assert (scene.asked, scene.s.destroyed) == ([("destroy_presence", ["A2", "A5"])], [1, 1])


def test_p10_both_wait_for_the_next_invader_phase() -> None:
    for card, pool in (("downward_spiral", 10), ("memory_fades_to_dust", 8)):
        scene = two(card).blight_card(card, pool=1)
        scene.run(iter(begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A1")).add_blight()))
        assert (scene.s.flipped, scene.s.blight_pool, scene.s.destroyed) == (True, pool, [0, 0])


def test_downward_spiral_can_take_the_last_presence() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A5").put("A8", "town")
    assert scene.blight_card("downward_spiral", pool=5, flipped=True).step("invaders") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "spirit")
