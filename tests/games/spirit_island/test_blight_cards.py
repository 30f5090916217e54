"""The blight cards of the base game."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import BLIGHT_CARDS, POWERS


def two(card: str) -> Scene:
    scene = (
        Scene("river_surges", "lightning", boards="AB")
        .presence(0, "A5", 2)
        .presence(0, "A2")
        .presence(1, "B5", 2)
    )
    return scene.blight_card(card, pool=9, flipped=True).put("A8", "town")


def test_blight_on_the_blighted_side() -> None:
    assert {card.id: card.per_player for card in BLIGHT_CARDS.all} == {
        "downward_spiral": 5,
        "memory_fades_to_dust": 4,
    }


def test_downward_spiral() -> None:
    scene = two("downward_spiral")
    assert scene.step("invaders", "A2") == "fear"
    assert (scene.s.presence[0][2], scene.s.presence[0][5], scene.s.destroyed) == (0, 2, [1, 1])


def test_memory_fades_to_dust() -> None:
    scene = two("memory_fades_to_dust").play("flash_floods").play("raging_storm", seat=1)
    scene.s.discards[0].append(POWERS.number("wash_away"))
    assert scene.step("invaders", "forget_card", "wash_away", "destroy_presence") == "fear"
    assert (scene.s.destroyed, scene.s.discards[0]) == ([0, 1], [])
    assert scene.s.forgotten[0] == [POWERS.number("wash_away")]
