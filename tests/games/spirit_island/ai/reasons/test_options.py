"""Reasons for an option itself: what is coming in a land, what a piece does, what a card suits."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import NONE, ON_TRACK, IslandQuestion
from weald.games.spirit_island.ai.reasons.explain import compare
from weald.games.spirit_island.ai.reasons.options import describe
from weald.games.spirit_island.model.pieces import CITY, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.model.state import FAST, INVADER
from weald.games.spirit_island.rules.aims import (
    GAIN,
    GATHER,
    GIVE_UP,
    HOME,
    LOSE,
    PLAIN,
    PUSH,
    SPREAD,
    WAY,
    WOUND,
)  # fmt: skip
from weald.games.spirit_island.rules.moves import ICON, PLAY, USE
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS as CARD_TRACK
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.advice import Reason
from weald.kernel.decisions import ANY, ONE, Value

Spoken = list[tuple[str, str, dict[str, object]]]


def spoken(reasons: list[Reason]) -> Spoken:
    ranked = sorted(reasons, key=lambda reason: -reason.weight)
    prefix = "spirit_island-reason-"
    return [(r.icon, r.message.id.removeprefix(prefix), dict(r.message.args)) for r in ranked]


def described(scene: Scene, kind: str | int, of: str, value: Value, /, **words: object) -> Spoken:
    """The words about an option of a question, by its kind or aim."""
    aim = kind if isinstance(kind, int) else PLAIN
    question = IslandQuestion(scene.s, str(kind), ONE, (0,), ([value],), of, "", words, aim=aim)  # type: ignore[arg-type]
    return spoken(describe(scene.s, question, 0, value))


def scene_with(pieces: str) -> Scene:
    scene = Scene("river_surges", boards="A").presence(0, "A1").put("A5", pieces)
    scene.s.ravage_cards = [invader_card("I-W")]
    scene.s.phase = FAST
    return scene


def test_a_land_where_invaders_are_about_to_act() -> None:
    scene = scene_with("town")
    assert described(scene, "land", "land", scene.land("A5")) == [
        ("blightmark", "ravaged", {"land": "A5", "n": 2})
    ]
    scene.s.ravage_cards, scene.s.build_cards = [], [invader_card("I-W")]
    assert described(scene, "land", "land", scene.land("A5")) == [("hammer-nails", "built", {"land": "A5"})]
    scene.s.build_cards = []
    assert described(scene, "land", "land", scene.land("A5")) == [
        ("explorer", "invaded", {"land": "A5", "n": 1})
    ]
    assert described(scene, "land", "land", scene.land("A4")) == []
    assert described(scene, "land", "land", NONE) == []


def test_presence_that_is_missed_least() -> None:
    scene = scene_with("town").presence(0, "A5").presence(0, "A3", 3).presence(0, "A8", 2)
    lost = [described(scene, LOSE, "land", scene.land(land)) for land in ("A5", "A3", "A1")]
    assert lost == [
        [("blightmark", "lost-anyway", {"land": "A5"})],
        [("river", "stays", {"land": "A3", "n": 2})],
        [("river", "not-sacred", {"land": "A1"})],
    ]


def test_presence_that_is_added() -> None:
    scene = scene_with("town")
    said = [described(scene, HOME, "land", scene.land(land)) for land in ("A1", "A4", "A8")]
    # A town in A5, beside A1 already, is within reach; A4 is new, and so is A8.
    assert said == [
        [("river", "sacred", {"land": "A1"})],
        [("river", "new-land", {"land": "A4"})],
        [("river", "new-land", {"land": "A8"})],
    ]
    scene.put("A7", "city")
    assert described(scene, HOME, "land", scene.land("A8"))[0] == ("compass", "reaches", {"n": 1})


def test_tracks_that_are_uncovered() -> None:
    scene = scene_with("town")
    energy, cards = (
        next(space for space in SPIRITS["river_surges"].tracks.lines[line] if scene.s.covered[0] >> space & 1)
        for line in (ENERGY_TRACK, CARD_TRACK)
    )
    assert described(scene, "presence_from", "place", ON_TRACK - energy) == [
        ("power-lightning", "income-now", {"n": 2})
    ]
    assert described(scene, "presence_from", "place", ON_TRACK - cards) == [
        ("card-play", "plays-now", {"n": 2})
    ]
    assert described(scene, "presence_from", "place", scene.land("A1")) == []


def test_harm_where_it_does_least() -> None:
    scene = scene_with("town, blight")
    assert described(scene, SPREAD, "land", scene.land("A4")) == [
        ("river", "no-presence", {"land": "A4"}),
        ("blightmark", "no-blight-yet", {"land": "A4"}),
    ]
    assert described(scene, SPREAD, "land", scene.land("A5")) == [("river", "no-presence", {"land": "A5"})]
    assert described(scene, SPREAD, "land", scene.land("A1")) == [
        ("blightmark", "no-blight-yet", {"land": "A1"})
    ]


def test_invaders_that_are_struck_or_moved() -> None:
    scene = scene_with("city, explorer")
    assert described(scene, WOUND, "piece", CITY, land="A5", n=1) == [
        ("city", "strength-of", {"kind": "city", "land": "A5", "n": 3})
    ]
    assert described(scene, WOUND, "piece", EXPLORER, land="A5", n=1) == [
        ("explorer", "destroyed", {"kind": "explorer", "land": "A5"})
    ]
    assert described(scene, PUSH, "piece", NONE, land="A5") == []
    assert described(scene, WAY, "land", scene.land("A4"), kind="town") == [
        ("hourglass", "calm", {"land": "A4"})
    ]
    # Wetlands are ravaged.
    assert described(scene, WAY, "land", scene.land("A2"), kind="town") == []
    assert described(scene, WAY, "land", scene.land("A4"), kind="dahan") == []


def test_dahan_flee_or_strike_back() -> None:
    scene = scene_with("city, dahan").put("A4", "dahan")
    gathered = described(scene, GATHER, "at", (scene.land("A5"), DAHAN), land="A4")
    assert gathered == [("hut", "dahan-flee", {"land": "A5"})]
    gathered = described(scene, GATHER, "at", (scene.land("A4"), DAHAN), land="A5")
    assert gathered == [("hut", "dahan-strike", {"land": "A5"})]


def test_a_town_that_is_gathered_is_described() -> None:
    scene = scene_with("town")
    assert described(scene, GATHER, "at", (scene.land("A5"), TOWN), land="A4") == [
        ("blightmark", "ravaged", {"land": "A5", "n": 2}),
        ("town", "strength-of", {"kind": "town", "land": "A5", "n": 2}),
    ]
    assert described(scene, GATHER, "at", (NONE,), land="A4") == []


def test_cards_that_suit_least_and_best() -> None:
    scene = scene_with("town")
    flood, boon = POWERS.number("flash_floods"), POWERS.number("boon_of_vigor")
    question = IslandQuestion(scene.s, "forget", ONE, (0,), ([flood, boon],), "power", "", {}, aim=GIVE_UP)
    said = [spoken(describe(scene.s, question, 0, card)) for card in (flood, boon)]
    assert sorted(said) == [[], [("card-burn", "least", {})]]
    question = IslandQuestion(scene.s, "gain", ONE, (0,), ([flood, boon],), "power", "", {}, aim=GAIN)
    said = [spoken(describe(scene.s, question, 0, card)) for card in (flood, boon)]
    assert sorted(("card-draw", "suits", {}) in reasons for reasons in said) == [False, True]


def test_elements_that_bring_a_threshold_closer() -> None:
    scene = scene_with("town")
    # Massive Flooding asks for sun and water; moon is of no use.
    assert described(scene, "element", "element", 0) == [
        ("star-formation", "closer", {"id": "massive_flooding"})
    ]
    assert described(scene, "element", "element", 1) == []


def test_a_card_to_play_says_what_it_can_do() -> None:
    scene = scene_with("town")
    scene.presence(0, "A5")
    said = described(scene, "grow", "move", (PLAY, POWERS.number("flash_floods")))
    assert said[0] == ("star-formation", "closer", {"id": "massive_flooding"})
    assert ("compass", "best-there", {"land": "A5"}) in described(
        scene_with("explorer").presence(0, "A5"), "grow", "move", (PLAY, POWERS.number("flash_floods"))
    )
    assert described(scene, "grow", "move", (ICON, 0)) == [("sprout", "growth-part", {})]


def test_a_power_that_would_be_left_unused() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A1")
    scene.s.phase = FAST
    said = described(scene, "powers", "move", (USE, POWERS.number("flash_floods")))
    assert said == [("hourglass", "only-now", {})]


def test_energy_is_paid_before_cards() -> None:
    scene = scene_with("town")
    assert described(scene, "pay", "payment", (ENERGY, 2)) == [("power-lightning", "energy-first", {})]
    assert described(scene, "pay", "payment", (DISCARD, 2)) == []


def test_to_decline_a_piece_together_says_nothing() -> None:
    scene = scene_with("town")
    options: list[Value] = [(scene.land("A5"), TOWN), NONE]
    question = JointQuestion(scene.s, "choose", ANY, (0,), (options,), "at", "", {}, aim=LOSE)
    assert describe(scene.s, question, 0, NONE) == []


def test_a_proposal_of_the_others() -> None:
    scene = scene_with("town")
    question = JointQuestion(scene.s, "event", ONE, (0,), ([0, 1],), "part", "", {}, proposal=1)
    assert [spoken(describe(scene.s, question, 0, value)) for value in (0, 1)] == [
        [],
        [("check", "proposed", {})],
    ]


def test_options_are_compared_when_both_have_come_as_far() -> None:
    after, other = scene_with("town"), scene_with("town, explorer, blight")
    assert spoken(compare(after.s, other.s, 0)) == [
        ("blightmark", "less-blight", {"n": 1}),
        ("explorer", "fewer", {"kind": "explorer", "n": 1}),
        ("shield", "stops", {"n": 1, "land": "A5"}),
    ]
    after.s.phase = other.s.phase = INVADER
    assert [id for _, id, _ in spoken(compare(after.s, other.s, 0))] == ["less-blight", "fewer"]
    other.s.turn += 1
    assert compare(after.s, other.s, 0) == []
    other.s.defeat = "blight"
    assert spoken(compare(after.s, other.s, 0)) == [("blightmark", "saves", {})]


def test_different_spirits_are_not_compared_by_their_beginnings() -> None:
    after, other = (
        Scene(spirit, boards="A").presence(0, "A1", n) for spirit, n in (("river_surges", 2), ("ocean", 1))
    )
    assert compare(after.s, other.s, 0) == []
    other = Scene("river_surges", boards="A").presence(0, "A1", 1)
    assert [id for _, id, _ in spoken(compare(after.s, other.s, 0))] == ["presence"]


def test_what_other_spirits_gain() -> None:
    before = Scene("river_surges", "lightning", boards="AB").presence(0, "A1").presence(1, "B1")
    after = before.s.copy()
    after.energy[1] += 2
    assert spoken(compare(after, before.s, 0)) == [
        ("power-lightning", "gives", {"spirit": "lightning", "what": "energy", "n": 2})
    ]
