"""A Diversity of Spirits: what others do not see, and what meeting them gives."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.growth_code import option_code
from weald.games.spirit_island.model.state import FAST, SPIRIT, IslandState
from weald.games.spirit_island.phases.spirit import collect
from weald.games.spirit_island.presentation.information import redeal
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.decks import draw, play
from weald.games.spirit_island.rules.happenings import GROWTH
from weald.games.spirit_island.rules.powers import MINOR, Work
from weald.games.spirit_island.rules.registry import POWERS

ID = "a_diversity_of_spirits"


def island() -> Scene:
    scene = Scene("lightning", "river_surges", boards="AB", scenario=ID, sets="promo_2")
    scene.presence(0, "A5").presence(1, "B5").put("A8", "city")
    scene.s.phase = SPIRIT
    scene.s.energy = [9, 9]
    for seat, cards in enumerate((("drought", "uncanny_melting"), ("steam_vents", "encompassing_ward"))):
        scene.s.hands[seat] = [POWERS.number(card) for card in cards]
    deck = ("call_to_tend", "gift_of_power", "drift_down_into_slumber")
    scene.s.minor_deck = [POWERS.number(card) for card in deck]
    return scene


def hand(s: IslandState, seat: int, viewer: int | None) -> list[str]:
    spirit = view(s, viewer)["spirits"][seat]
    assert spirit["id"] is not None
    return [card["id"] for card in spirit["hand"]]


def in_play(s: IslandState, seat: int, viewer: int | None) -> list[str]:
    spirit = view(s, viewer)["spirits"][seat]
    assert spirit["id"] is not None
    return [card["id"] for card in spirit["in_play"]]


def test_everybody_sees_only_the_own_hand() -> None:
    s = island().s
    assert hand(s, 0, 0) == ["drought", "uncanny_melting"]
    assert hand(s, 0, 1) == hand(s, 0, None) == []
    other = view(s, 1)["spirits"][0]
    assert other["id"] is not None
    assert other["cards_in_hand"] == 2
    assert view(s, 1)["open_hands"] is False


def test_played_cards_and_their_elements_are_open_from_the_fast_phase_on() -> None:
    scene = island()
    s = scene.s
    play(s, 0, POWERS.number("drought"))
    assert (in_play(s, 0, 0), in_play(s, 0, 1)) == (["drought"], [])
    own, other = (view(s, viewer)["spirits"][0] for viewer in (0, 1))
    assert own["id"] is not None
    assert other["id"] is not None
    assert own["elements"] != other["elements"]
    assert (own["cards_in_hand"], other["cards_in_hand"]) == (1, 1)
    s.phase = FAST
    assert in_play(s, 0, 1) == ["drought"]


def test_the_log_names_a_card_to_its_owner_only() -> None:
    scene = island()
    play(scene.s, 0, POWERS.number("drought"))
    event = scene.events[-1]
    assert (event.id, event.args) == ("spirit_island-event-played-hidden", {"spirit": "lightning"})
    assert event.own == {0: ("spirit_island-event-played", {"spirit": "lightning", "id": "drought"})}
    scene.step("fast")
    assert ("spirit_island-event-played", "drought") in [(e.id, e.args.get("id")) for e in scene.events]


def test_drawn_cards_are_seen_by_who_draws() -> None:
    s = island().s
    draw(s, MINOR, 2, 0)
    assert (len(view(s, 0)["shown"]), view(s, 1)["shown"], view(s, None)["shown"]) == (2, [], [])


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seed", range(5))
def test_a_view_does_not_depend_on_what_it_hides(viewer: int | None, seed: int) -> None:
    s = island().s
    play(s, 0, POWERS.number("drought"))
    play(s, 1, POWERS.number("steam_vents"))
    draw(s, MINOR, 2, 1)
    other = s.copy()
    other.trace = None
    other.seed = seed
    redeal(other, viewer)
    assert view(other, viewer) == view(s, viewer)
    for seat in range(2):
        same = other.hands[seat] == s.hands[seat] and other.played[seat] == s.played[seat]
        assert seat != viewer or same
    held = [*other.minor_deck, *other.shown, *(c for pile in (*other.hands, *other.played) for c in pile)]
    assert sorted(held) == sorted(
        [*s.minor_deck, *s.shown, *(c for pile in (*s.hands, *s.played) for c in pile)]
    )


def test_dealing_again_changes_what_others_hold() -> None:
    s = island().s
    hands = set()
    for seed in range(20):
        other = s.copy()
        other.trace = None
        other.seed = seed
        redeal(other, 0)
        hands.add(tuple(sorted(other.hands[1])))
    assert len(hands) > 3


def meet(scene: Scene, land: str) -> None:
    """Let Lightning's growth add presence to a land."""
    act = begin(scene.s, GROWTH, "growth", 0)

    def work() -> Work[None]:
        place = act.track_places(0)[0]
        assert isinstance(place, int)
        yield from act.bring_presence(0, scene.land(land), place)
        yield from act.conclude()

    scene.run(work())
    scene.s.picks[0] = [option_code(0, 1)]


def test_growth_into_a_land_of_another_spirit_gives_energy() -> None:
    scene = island().presence(1, "A4")
    scene.s.discards[0] = [POWERS.number("call_to_bloodshed")]
    before = scene.s.energy[0]
    meet(scene, "A4")
    scene.run(collect(scene.s, 0), "gain_energy")
    assert scene.s.energy[0] == before + 1 + 1


def test_it_may_reclaim_a_card_instead_but_no_major_power() -> None:
    scene = island().presence(1, "A4")
    scene.s.discards[0] = [POWERS.number("call_to_bloodshed"), POWERS.number("accelerated_rot")]
    meet(scene, "A4")
    scene.run(collect(scene.s, 0), "reclaim_card")
    assert POWERS.number("call_to_bloodshed") in scene.s.hands[0]
    assert scene.s.discards[0] == [POWERS.number("accelerated_rot")]


def test_growth_elsewhere_gives_nothing() -> None:
    scene = island()
    meet(scene, "A4")
    before = scene.s.energy[0]
    scene.run(collect(scene.s, 0))
    assert scene.s.energy[0] == before + 1
