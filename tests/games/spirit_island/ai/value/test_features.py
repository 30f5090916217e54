"""The features of a position: named, exact, blind to what lies face down; and the player that uses them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.ai.plan_search import PlanSearchBot
from weald.ai.seat_run import SeatRun
from weald.games.spirit_island import GAME
from weald.games.spirit_island.ai.policy.rollout import win_probabilities
from weald.games.spirit_island.ai.value.evaluation import menace
from weald.games.spirit_island.ai.value.features import (
    features,
    output,
    progress,
    spirit_names,
    turn_begins,
)
from weald.games.spirit_island.ai.value.learned import VALUES
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.pieces import TERRAIN_LETTERS
from weald.games.spirit_island.model.state import FAST, SLOW, TURN
from weald.games.spirit_island.phases.spirit import turn
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, without_aspects
from weald.games.spirit_island.rules.tracks import CARDS
from weald.kernel import table
from weald.kernel.driver import drive


def read(scene: Scene) -> dict[str, float]:
    """The features of a scene by name."""
    return dict(zip(VALUES.names, features(scene.s, 0), strict=True))


def card_of(scene: Scene, land: str) -> int:
    """The invader card of a land's terrain."""
    return invader_card("I-" + TERRAIN_LETTERS[scene.s.island.terrains[scene.land(land)].bit_length() - 1])


def test_every_spirit_has_a_feature() -> None:
    assert spirit_names() == tuple(without_aspects(SETS))
    assert VALUES.names[-SPIRITS.usual :] == spirit_names()
    assert len(set(VALUES.names)) == len(VALUES.names)


class TestCounts:
    """Numbers of the island's pieces and of a spirit's possessions."""

    def test_pieces(self) -> None:
        scene = Scene("river_surges").put("A1", "2 explorer, town, dahan").put("A5", "city, blight")
        numbers = read(scene)
        assert [numbers[name] for name in ("explorers", "towns", "cities", "dahan", "blight")] == [
            2,
            1,
            1,
            1,
            1,
        ]
        assert (numbers["building_lands"], numbers["clear_lands"]) == (2, 6)

    def test_numbers_are_per_spirit(self) -> None:
        scene = Scene("river_surges", "lightning").put("A1", "2 explorer").put("B1", "2 explorer, city")
        numbers = read(scene)
        assert (numbers["explorers"], numbers["cities"]) == (2, 0.5)
        assert (numbers["river_surges"], numbers["lightning"], numbers["ocean"]) == (0.5, 0.5, 0)

    def test_a_spirit(self) -> None:
        scene = Scene("river_surges").presence(0, "A5", 2).presence(0, "A1")
        scene.s.energy[0] = 3
        numbers = read(scene)
        assert (numbers["presence"], numbers["sites"], numbers["energy"]) == (3, 1, 3)

    @pytest.mark.parametrize(
        ("level", "left"), [(1, 4), (2, 2), (3, 1)], ids=["all", "towns and cities", "cities"]
    )
    def test_what_is_to_be_destroyed(self, level: int, left: int) -> None:
        scene = Scene("river_surges").put("A1", "2 explorer, town").put("A5", "city").terror(level)
        assert read(scene)["to_destroy"] == left

    def test_how_near_the_end_is(self) -> None:
        scene = Scene("river_surges").put("A1", "2 explorer, town").put("A5", "city").terror(3)
        scene.s.invader_deck = [0, 1, 2]
        numbers = read(scene)
        assert (numbers["nearly_won"], numbers["hurry"]) == (0.5, 0.25)

    def test_what_invaders_build_soon_is_to_be_destroyed_as_well(self) -> None:
        scene = Scene("river_surges").put("A1", "explorer").put("A5", "city").terror(2)
        scene.s.build_cards = [card_of(scene, "A1")]
        numbers = read(scene)
        assert (numbers["nearly_won"], numbers["nearly_soon"]) == (1 / 2, 1 / 3)

    def test_the_clock(self) -> None:
        scene = Scene("river_surges").put("A1", "4 town").put("A5", "2 city").terror(2)
        scene.s.fear_deck, scene.s.fear_pool = [0] * 6, 4
        scene.s.invader_deck = [0] * 9
        early = read(scene)
        scene.s.invader_deck = [0]
        late = read(scene)
        assert early["doomed"] == 0 < late["doomed"]
        assert early["slack"] > 0 > late["slack"] == -late["doomed"]
        # Next to nothing is left to do.
        scene.s.pieces[scene.land("A1")] = [0] * len(scene.s.pieces[scene.land("A1")])
        assert read(scene)["slack"] > 0

    def test_cards(self) -> None:
        scene = Scene("river_surges").presence(0, "A5")
        scene.s.hands[0] = list(SPIRITS["river_surges"].cards)[:1]
        scene.s.energy[0] = 7
        numbers = read(scene)
        assert (numbers["cards"], numbers["few_cards"], numbers["short_hand"]) == (1, 5, 0)
        assert numbers["idle"] > 5
        assert numbers["strain"] == 0 < read(scene.put("A1", "town"))["strain"]

    def test_blight_that_is_left(self) -> None:
        scene = Scene("river_surges").blight_card("downward_spiral", 2)
        assert (read(scene)["blight_left"], read(scene)["healthy"]) == (5, 1)
        scene.blight_card("downward_spiral", 2, flipped=True)
        assert (read(scene)["blight_left"], read(scene)["healthy"]) == (2, 0)


class TestTurnBegins:
    """The positions that the value describes."""

    def test_until_a_spirit_grows(self) -> None:
        t = table.new(GAME, 2, seed=1, options={"casting": "random"})
        while t.pending[0].kind != "grow":
            t.answer(t.pending[0].seat, t.pending[0].options[0])
        assert VALUES.describe(t.run.state, t.pending[0].question)
        t.answer(t.pending[0].seat, t.pending[0].options[0])
        assert t.pending[0].kind == "grow"
        assert not VALUES.describe(t.run.state, t.pending[0].question)

    def test_growth_that_comes_in_any_case_is_no_growth_yet(self) -> None:
        # Lure picks two of four options, Fractured Days has further ones in any case.
        for spirit in spirit_names():
            scene = Scene(spirit, sets=" ".join(SETS[1:])).put("A1", "explorer").presence(0, "A1")
            drive(turn(scene.s), lambda question: question.options[0][0])
            assert turn_begins(scene.s), spirit
            scene.s.paid[0] = True
            assert not turn_begins(scene.s), spirit


def test_settings_that_are_calibrated_together() -> None:
    scenes = [
        Scene("river_surges"),
        Scene("river_surges", "lightning"),
        Scene("river_surges", adversary="england", level=1),
        Scene("river_surges", scenario="blitz"),
    ]
    assert [VALUES.group_of(scene.s) for scene in scenes] == ["alone", "together", "adversary", "adversary"]


class TestOutput:
    """Acts that a spirit can do in a turn, and the promise of its tracks."""

    def test_plays_need_energy_and_energy_plays(self) -> None:
        spirit = "vital_strength"
        own = list(SPIRITS[spirit].cards)
        assert output(spirit, own, 0, 9) == 0
        assert output(spirit, own, 2, 5) > max(output(spirit, own, 2, 2), output(spirit, own, 1, 5))
        # Plays are of no use without energy.
        assert output(spirit, own, 2, 4) > output(spirit, own, 4, 1)

    def test_energy_needs_cards_that_cost_it(self) -> None:
        spirit, dear = "lightning", POWERS.number("tsunami")
        own = list(SPIRITS[spirit].cards)
        assert output(spirit, own, 2, 9) == output(spirit, own, 2, 12)
        assert output(spirit, [*own, dear], 2, 9) > output(spirit, own, 2, 9) + 0.5
        assert output(spirit, [*own, dear], 2, 1) == output(spirit, own, 2, 1)

    def test_nothing_is_played_for_less_than_nothing(self) -> None:
        cards = list(SPIRITS["river_surges"].cards)
        assert output("river_surges", cards, -1, -2.5) == 0

    def test_elements_of_innate_powers_are_worth_more(self) -> None:
        card = list(SPIRITS["lightning"].cards)[:1]
        assert output("lightning", card, 1, 4) > output("shadows", card, 1, 4)

    @pytest.mark.parametrize(("uncovered", "part"), [(0, 0.0), (1, 0.5), (2, 0.0), (3, 0.5), (5, 0.0)])
    def test_half_of_the_way_is_half_of_the_next_number(self, uncovered: int, part: float) -> None:
        tracks = SPIRITS["vital_strength"].tracks  # 1 1 2 2 3 4 cards
        covered = tracks.start
        for space in tracks.lines[CARDS][: uncovered + 1]:
            covered &= ~(1 << space)
        assert progress(tracks, CARDS, covered) == part

    def test_towns_out_of_reach(self) -> None:
        scene = Scene("river_surges").put("A1", "town").put("A8", "city").put("A5", "explorer")
        assert read(scene)["out_of_reach"] == 2
        scene.presence(0, "A7")
        assert read(scene)["out_of_reach"] == 1


class TestComing:
    """Ravages and builds of the cards that lie open."""

    def test_a_ravage(self) -> None:
        scene = Scene("river_surges").put("A5", "town, 2 dahan, blight").presence(0, "A5")
        scene.s.ravage_cards = [card_of(scene, "A5")]
        numbers = read(scene)
        names = ("ravages", "cascades", "dahan_lost", "presence_lost", "ravages_later")
        assert [numbers[name] for name in names] == [1, 1, 1, 1, 0]

    def test_one_explorer_does_no_harm(self) -> None:
        scene = Scene("river_surges").put("A5", "explorer")
        scene.s.ravage_cards = [card_of(scene, "A5")]
        assert read(scene)["ravages"] == 0

    @pytest.mark.parametrize(
        ("pieces", "towns", "cities"), [("explorer", 1, 0), ("town", 0, 1), ("town, city", 1, 0)]
    )
    def test_a_build(self, pieces: str, towns: int, cities: int) -> None:
        scene = Scene("river_surges").put("A5", pieces)
        scene.s.build_cards = [card_of(scene, "A5")]
        numbers = read(scene)
        assert (numbers["builds"], numbers["city_builds"]) == (towns, cities)


@pytest.mark.parametrize(
    ("pieces", "harm"),
    [
        ("explorer", False),
        ("town", True),
        ("2 explorer, dahan", True),
        ("town, city, 3 dahan", True),
        ("city, blight", True),
        ("town-s1, explorer", False),
        ("town-s1, 2 explorer", True),
    ],
)
def test_the_quick_menace_is_that_of_the_forecast(pieces: str, harm: bool) -> None:
    """In the slow phase it is reckoned, in others played; both give the same where no effect is in force."""
    scene = Scene("river_surges").put("A5", pieces).presence(0, "A5")
    scene.s.ravage_cards = [card_of(scene, "A5")]
    scene.s.trace = None
    numbers = []
    for phase in (FAST, SLOW):
        scene.s.phase = phase
        numbers.append(menace(scene.s))
    assert numbers[0] == pytest.approx(numbers[1])
    assert (numbers[0] > 0) == harm


def test_the_menace_of_the_next_turn_ignores_what_ends_with_this_one() -> None:
    scene = Scene("river_surges").put("A5", "town")
    scene.s.ravage_cards = [card_of(scene, "A5")]
    scene.s.phase = SLOW
    before = menace(scene.s)
    scene.lasting("defend", scene.land("A5"), 9, until=TURN)
    assert menace(scene.s) == before
    assert len(scene.s.effects) == 1


@pytest.mark.parametrize("options", [{}, {"branch_and_claw": True}, {"adversary": "sweden", "level": 3}])
def test_what_lies_face_down_makes_no_difference(options: dict[str, Any]) -> None:
    t = table.new(GAME, 2, 8, {"casting": "random", **options})
    while len(t.entries) < 40 and not t.over:
        decision = t.pending[0]
        t.answer(decision.seat, decision.options[len(t.entries) % len(decision.options)])
    state: Any = t.run.state
    for seat in range(2):
        other = state.copy()
        GAME.information.redeal(other, seat)
        assert features(other, seat) == features(state, seat)
        redacted: Any = GAME.information.redact(state, seat)
        assert features(redacted, seat) == features(state, seat)


def test_a_better_island_is_more_likely_to_be_won() -> None:
    better, worse = Scene("river_surges"), Scene("river_surges")
    for scene in (better, worse):
        scene.presence(0, "A5", 2).blight_card("downward_spiral", 4, flipped=True)
        scene.s.fear_deck = scene.s.fear_deck[:3]
        scene.terror(3)
        scene.s.invader_deck = [0, 1, 2, 3]
    worse.put("A1", "2 city, town, blight").put("A5", "city, town, blight")
    assert VALUES.model is not None
    chances = [win_probabilities(scene.s)[0] for scene in (better, worse)]
    assert chances[0] > chances[1] + 0.1


def test_the_searcher_plays_it() -> None:
    t = table.new(GAME, 1, 200010, {"casting": "random_low"})
    bot = PlanSearchBot(GAME, 1, iterations=6)
    for _ in range(12):
        decision = t.pending[0]
        value = bot.choose(SeatRun(t.run, decision.seat))
        assert value in decision.values
        t.answer(decision.seat, GAME.texts.option_id(decision.question, value))
    assert bot.playouts > 12
