"""Blight, cascade and presence: rulings P (docs/rulings/spirit_island.md)."""

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.rules.happenings import GROWTH, INVADER_ACTION, SET_UP


def blight(scene: Scene, land: str, *answers: str, n: int = 1, quietly: int = 0) -> None:
    scene.run(
        iter(
            begin(scene.s, INVADER_ACTION, "ravage", land=scene.land(land)).add_blight(
                n, scene.land(land), quietly
            )
        ),
        *answers,
    )


def two() -> Scene:
    return (
        Scene("river_surges", "lightning", boards="AB")
        .presence(0, "A5", 2)
        .presence(1, "A5")
        .presence(1, "B3")
    )


def test_p1_blight_destroys_one_presence_of_each_spirit_also_on_blight() -> None:
    scene = two()
    blight(scene, "A5")
    assert (scene.s.presence[0][5], scene.s.presence[1][5], scene.s.destroyed) == (1, 0, [1, 1])
    blight(scene, "A5", "A8")
    assert (scene.s.presence[0][5], scene.s.destroyed) == (0, [2, 1])


def test_p2_moved_blight_does_neither() -> None:
    scene = two().put("A4", "blight").put("A5", "blight")
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A4"))
    scene.run(iter(act.push(1, BLIGHT, scene.land("A4"))), "A5")
    assert (scene["A4"], scene["A5"], scene.s.destroyed) == ("", "2 blight", [0, 0])


def test_p3_p4_a_cascade_adds_to_one_adjacent_land_and_goes_on_from_blight() -> None:
    scene = two().put("A5", "blight").put("A4", "blight")
    blight(scene, "A5", "A4", "A3")
    assert (scene["A5"], scene["A4"], scene["A3"]) == ("2 blight", "2 blight", "blight")
    assert scene.s.blight_pool == 99 - 3


def test_a_cascade_may_go_on_for_long() -> None:
    scene = two().put("A5", "blight").put("A4", "blight")
    scene.s.blight_pool = 1201
    blight(scene, "A5", *["A4", "A5"] * 600)
    assert (scene["A5"], scene["A4"], scene.s.defeat) == ("602 blight", "601 blight", "blight")


def test_p5_a_cascade_ignores_isolation() -> None:
    scene = two().put("A7", "blight")
    scene.lasting("isolate", scene.land("A7"))
    scene.lasting("isolate", scene.land("A8"))
    blight(scene, "A7", "A8")
    assert scene["A8"] == "blight"


def test_p6_printed_blight_comes_from_the_box_and_p11_one_more_at_setup() -> None:
    for seats in (1, 2, 3):
        s = isle(new_table(seats))
        assert (on_island(s, (BLIGHT,)), s.blight_pool) == (seats, 2 * seats + 1)
        bare = isle(new_table(seats, blight=False))
        assert (bare.blight_pool, bare.blight_card) == (5 * seats + 1, "")


def test_p7_presence_may_come_to_blight() -> None:
    scene = two().put("A4", "blight")
    act = begin(scene.s, GROWTH, "growth", 0)
    assert scene.land("A4") in act.presence_range(1)


def test_p8_removed_blight_goes_back_to_the_card() -> None:
    scene = two().put("A5", "2 blight")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.remove_blight()))
    assert (scene["A5"], scene.s.blight_pool) == ("blight", 100)


def test_p9_a_card_that_runs_short_flips_first() -> None:
    scene = two().blight_card("memory_fades_to_dust", pool=1)
    blight(scene, "A1", n=2, quietly=1)
    assert scene.s.flipped
    assert scene["A1"] == "2 blight"
    assert scene.s.blight_pool == 1 + 4 * 2 - 2
    assert scene.s.defeat == ""


def test_the_last_blight_of_the_healthy_side_flips_the_card() -> None:
    scene = two().blight_card("downward_spiral", pool=1)
    blight(scene, "A1")
    assert (scene.s.flipped, scene.s.blight_pool) == (True, 10)


def test_p16_flip_lay_destroy_presence_then_cascade() -> None:
    scene = two().blight_card("downward_spiral", pool=1).put("A5", "blight")
    blight(scene, "A5", "A8")
    assert scene.s.trace is not None
    events = [(event.id.removeprefix("spirit_island-event-"), event.args) for event in scene.s.trace.events]
    assert events == [
        ("blighted-island", {"id": "downward_spiral", "n": 10}),
        ("blight", {"land": "A5"}),
        ("presence-destroyed", {"spirit": "river_surges", "land": "A5"}),
        ("presence-destroyed", {"spirit": "lightning", "land": "A5"}),
        ("blight", {"land": "A8"}),
    ]


def test_p10_effects_come_at_the_start_of_each_invader_phase() -> None:
    scene = two().blight_card("downward_spiral", pool=1)
    blight(scene, "A1")
    assert scene.s.destroyed == [0, 0]
    scene.put("A8", "town")
    assert scene.step("invaders", "B3") == "event"
    assert scene.s.destroyed == [1, 1]


def test_the_last_blight_of_the_blighted_side_loses() -> None:
    scene = two().blight_card("downward_spiral", pool=1, flipped=True)
    blight(scene, "A1")
    assert (scene.s.defeat, scene["A1"]) == ("blight", "blight")
    # There is no more blight: nothing is added, nothing cascades.
    blight(scene, "A1")
    assert scene["A1"] == "blight"


def test_without_a_card_the_last_blight_loses() -> None:
    scene = two()
    scene.s.blight_pool = 1
    blight(scene, "A1")
    assert (scene.s.defeat, scene.s.flipped) == ("blight", False)
