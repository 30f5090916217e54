"""Small questions of spirits with rules of their own: Time, presence that goes with dahan, spare presence."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import NONE, OF_LAND, OF_PLACE, OF_YES, ON_TRACK, IslandQuestion
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.ai.value.evaluation import W, standing
from weald.games.spirit_island.ai.value.features import features
from weald.games.spirit_island.ai.value.learned import VALUES
from weald.games.spirit_island.content.base.spirits.thunderspeaker import goes_along
from weald.games.spirit_island.content.jagged_earth.spirits.fractured_days import (
    TIME,
    more_cards,
    worth_of_time,
)
from weald.games.spirit_island.model.state import SLOW
from weald.games.spirit_island.rules.aims import LEAVE, PLAIN, UNCOVER, Worth
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.kernel.decisions import ONE, Value


def scores(
    scene: Scene, values: list[Value], of: str, aim: int = PLAIN, worth: Worth | None = None
) -> list[float]:
    """Return the score of each answer of the first seat."""
    question = IslandQuestion(scene.s, "choose", ONE, (0,), (values,), of, "growth", {}, aim=aim, worth=worth)
    return quick_scores(scene.s, question, 0, values)


class TestFollowingDahan:
    """Thunderspeaker's presence goes along, but not all of it to where blight is about to come."""

    def scene(self) -> Scene:
        scene = Scene("thunderspeaker", boards="A").presence(0, "A5").put("A4", "town").put("A5", "2 dahan")
        scene.s.phase = SLOW
        return scene

    def follows(self, scene: Scene, land: str, to: str) -> float:
        stay, go = scores(scene, [0, 1], OF_YES, worth=goes_along(scene.land(land), scene.land(to)))
        assert stay == 0
        return go

    def test_it_goes_where_nothing_is_about_to_happen(self) -> None:
        assert self.follows(self.scene(), "A5", "A4") == 0.5

    def test_only_one_goes_where_a_ravage_brings_blight(self) -> None:
        scene = self.scene()
        scene.s.ravage_cards = [invader_card("I-S")]
        assert self.follows(scene, "A5", "A4") == 0.5
        assert self.follows(scene, "A4", "A5") == 1.5
        scene.presence(0, "A4")
        assert self.follows(scene, "A5", "A4") == -0.5

    def test_an_explorer_brings_no_blight(self) -> None:
        scene = self.scene().put("A7", "explorer")
        scene.s.ravage_cards = [invader_card("I-S")]
        assert self.follows(scene, "A5", "A7") == 0.5


class TestFallingWithDahan:
    """Presence that ravages take from Thunderspeaker with every dahan is seen ahead."""

    @pytest.mark.parametrize(("spirit", "lost"), [("thunderspeaker", 3.0), ("river_surges", 1.0)])
    def test_presence_that_ravages_cost(self, spirit: str, lost: float) -> None:
        # 5 damage: blight takes 1 presence, and 2 dahan fall.
        scene = Scene(spirit, boards="A").presence(0, "A4", 3).put("A4", "town, city, 4 dahan")
        scene.s.ravage_cards = [invader_card("I-S")]
        assert dict(zip(VALUES.names, features(scene.s, 0), strict=True))["presence_lost"] == lost


class TestTime:
    """Fractured Days takes Time from its tracks, and keeps neither too little nor too much of it."""

    def scene(self, has: int) -> Scene:
        scene = Scene("fractured_days", boards="A", sets="branch_and_claw jagged_earth")
        scene.presence(0, "A5", 2)
        scene.s.counters[TIME] = scene.s.away[0] = has
        return scene

    @pytest.mark.parametrize(("has", "worth"), [(0, 1.6), (1, 1.6), (2, 1.2), (4, 1.2), (5, 0.6)])
    def test_much_time_lies_idle(self, has: int, worth: float) -> None:
        assert worth_of_time(begin(self.scene(has).s, SPECIAL_RULE, "growth", 0)) == worth

    def test_presence_on_the_island_is_worth_more(self) -> None:
        scene = self.scene(0)
        scene.s.covered[0] = 0
        assert worth_of_time(begin(scene.s, SPECIAL_RULE, "growth", 0)) == -0.5
        taken, kept = scores(scene, [scene.land("A5"), NONE], OF_PLACE, UNCOVER)
        assert kept > taken

    def test_a_track_is_worth_more_than_nothing(self) -> None:
        scene = self.scene(0)
        space = SPIRITS["fractured_days"].tracks.takeable(scene.s.covered[0])[0]
        taken, kept = scores(scene, [ON_TRACK - space, NONE], OF_PLACE, UNCOVER)
        assert taken > kept

    @pytest.mark.parametrize(("energy", "more"), [(0, 1), (1, 2), (9, 2)])
    def test_more_plays_are_worth_the_cards_that_can_be_paid(self, energy: int, more: int) -> None:
        # One energy comes at the end of growth; the cards cost 0, 1, 1 and 1, and one can be played anyway.
        scene = self.scene(0)
        scene.s.hands[0] = list(SPIRITS["fractured_days"].cards)
        scene.s.energy[0] = energy
        assert more_cards(begin(scene.s, SPECIAL_RULE, "growth", 0)) == more

    @pytest.mark.parametrize(("has", "counted"), [(1, 1), (4, 4), (7, 4)])
    def test_time_is_worth_something_on_the_table(self, has: int, counted: int) -> None:
        assert standing(self.scene(has).s) - standing(self.scene(0).s) == pytest.approx(counted * W.kept)


class TestMovingPresence:
    """Presence that a sacred site does not need moves on; the rest stays."""

    @pytest.mark.parametrize(("n", "moves"), [(1, False), (2, False), (3, True)])
    def test_spare_presence(self, n: int, moves: bool) -> None:
        scene = Scene("river_surges", boards="A").presence(0, "A5", n)
        leaves, stays = scores(scene, [scene.land("A5"), NONE], OF_LAND, LEAVE)
        assert (leaves > stays) == moves
