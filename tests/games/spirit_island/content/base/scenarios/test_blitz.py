"""Blitz."""

from tests.games.spirit_island.scenes import FAST, SLOW, Scene, isle, new_table
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.island.blight import blight_on
from weald.games.spirit_island.phases.invaders import after_exploring
from weald.games.spirit_island.phases.powers import timely
from weald.games.spirit_island.rules.decks import play
from weald.games.spirit_island.rules.happenings import INVADER_ACTION
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS


def blitz(*spirits: str) -> Scene:
    return Scene(*(spirits or ("vital_strength",)), scenario="blitz").presence(0, "A6", 2)


def test_setup_has_more_blight_and_invaders_a_start() -> None:
    for seats in (1, 2):
        s = isle(new_table(seats, scenario="blitz"))
        assert s.blight_pool == 3 * seats + 1
        assert (len(s.ravage_cards), len(s.build_cards), len(s.invader_deck)) == (1, 1, 10)
        assert (s.turn, s.explore_cards) == (1, [])


def test_all_powers_are_fast() -> None:
    scene = blitz()
    for id in ("rituals_of_destruction", "guard_the_healing_land", "gift_of_strength"):
        scene.s.phase = FAST
        assert timely(scene.s, 0, POWERS[id])
        scene.s.phase = SLOW
        assert not timely(scene.s, 0, POWERS[id])


def test_a13_fast_cards_cost_one_less_or_bring_one() -> None:
    scene = blitz("river_surges")
    price = {id: cost(scene.s, 0, POWERS.number(id)) for id in ("flash_floods", "wash_away", "boon_of_vigor")}
    assert price == {"flash_floods": 1, "wash_away": 1, "boon_of_vigor": 0}
    scene.s.hands[0] = [POWERS.number("boon_of_vigor"), POWERS.number("rivers_bounty")]
    play(scene.s, 0, POWERS.number("boon_of_vigor"))
    assert scene.s.energy == [1]
    play(scene.s, 0, POWERS.number("rivers_bounty"))
    assert scene.s.energy == [1]


def test_a_fast_innate_brings_one_energy_when_used() -> None:
    scene = blitz().elements("1 sun 2 earth 2 plant")
    scene.step("powers", "use:gift_of_strength")
    assert scene.s.energy == [1]


def test_a_slow_power_made_fast_brings_one_energy() -> None:
    scene = Scene("lightning", scenario="blitz").presence(0, "A7", 2).play("raging_storm")
    scene.step("powers", "use:raging_storm", "A7")
    assert (scene.s.energy, len(scene.effects("swiftness"))) == ([1], 1)


def test_each_explore_brings_one_more_explorer_on_each_board() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", scenario="blitz")
    scene.explore("A1").explore("A2").explore("B1")
    scene.run(after_exploring(scene.s, 0), "A2")
    assert (scene["A1"], scene["A2"], scene["B1"]) == ("explorer", "2 explorer", "2 explorer")


def test_less_blight_when_the_card_flips() -> None:
    scene = blitz().blight_card("downward_spiral", pool=1)
    scene.run(iter(begin(scene.s, INVADER_ACTION, "ravage", land=1).add_blight()))
    assert scene.s.blight_pool == 4


def test_only_a_blighted_island_has_less_blight() -> None:
    """A still-healthy card has what is printed on it: 2 for each player."""
    turned = []
    for card in ("strong_earth_shatters_slowly", "downward_spiral"):
        scene = Scene("vital_strength", scenario="blitz", sets="jagged_earth")
        scene.s.blight_card, scene.s.flipped = card, True
        turned.append(blight_on(scene.s, BLIGHT_CARDS[card].per_player))
    # Downward Spiral: 5 for each player, and 1 less.
    assert turned == [2, 4]
