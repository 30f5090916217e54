"""Heart of the Wildfire: set-up, growth, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import FIRE, PLANT
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import FEAR_CARD, POWER, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

WILDFIRE = "heart_wildfire"


def wildfire(land: str = "A7", n: int = 1, fires: int = 0) -> Scene:
    """Return a scene in which `fires` fire is uncovered on the tracks."""
    scene = Scene(WILDFIRE, boards="A", sets="promo_1").presence(0, land, n)
    energy, cards = [(5, 5), (4, 5), (4, 4), (1, 4), (1, 1)][fires]
    scene.cover("energy", energy).cover("cards", cards)
    assert elements(scene.s, 0)[FIRE] == fires
    return scene


def growing(fires: int = 0) -> Scene:
    scene = wildfire(fires=fires)
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("flash_fires")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_p6_set_up_with_blight_from_the_box() -> None:
    scene = Scene(WILDFIRE, boards="A", sets="promo_1")
    place_printed(scene.s)
    scene.run(SPIRITS[WILDFIRE].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), scene["A7"], scene.s.blight_pool) == ({"A7": 3}, "2 dahan, 2 blight", 99)


# Growth.


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    scene.step("grow", "icon:0.0.2")
    assert (scene.hand(), scene.s.energy) == (["flash_fires", "drought"], [1 + 0])


def test_growth_2() -> None:
    scene = growing().put("A3", "explorer, dahan")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "minor")
    scene.step("grow", "icon:0.1.1", "A3", "energy", "dahan", "A2")
    # The fire that was just uncovered burns.
    assert (scene.where(), scene["A3"], scene["A2"]) == ({"A3": 1, "A7": 1}, "", "dahan")


def test_growth_3_counts_fire_that_its_own_presence_uncovers() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A8", "cards")
    scene.step("grow", "icon:0.2.1")
    scene.step("grow", "icon:0.2.2")
    assert (scene.s.energy, scene.s.paid) == ([2 + 1 + 0], [True])


def test_growth_3_before_presence_is_added() -> None:
    scene = growing(fires=3)
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.2")
    assert scene.s.energy == [3]


@pytest.mark.parametrize(("fires", "worth"), [(0, 0.0), (1, 1.3), (3, 3.9)])
def test_energy_for_each_fire_has_its_worth_for_bots(fires: int, worth: float) -> None:
    scene = wildfire(fires=fires)
    icon = SPIRITS[WILDFIRE].growth[0].options[2][2]
    assert icon_worth(scene.s, 0, icon) == pytest.approx(worth)


# Tracks.


def test_energy_track() -> None:
    scene = wildfire()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[FIRE], have[PLANT]))
    assert seen == [(0, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0), (2, 2, 1), (3, 2, 1)]


def test_card_track() -> None:
    scene = wildfire()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), elements(scene.s, 0)[FIRE]))
    assert seen == [(1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (4, 2)]


# Blazing Presence.


def come(scene: Scene, land: str, *answers: str, cause: int = POWER) -> None:
    """Add a presence from the energy track."""
    act = begin(scene.s, cause, "setup", 0)
    scene.run(iter(act.add_presence(scene.land(land))), "energy")
    scene.run(act.conclude(), *answers)


def test_e27_presence_that_comes_burns_and_drives_out() -> None:
    scene = wildfire(fires=1).put("A8", "2 explorer, town, 2 dahan, 2 beasts")
    # 1 fire, no new one with this presence: 1 damage, no blight. Beasts must go, dahan may.
    come(scene, "A8", "explorer", "A5", "A6", "dahan", "A6", "none")
    assert (scene["A8"], scene["A5"], scene["A6"]) == ("explorer, town, dahan", "beasts", "dahan, beasts")


def test_two_fires_add_blight_and_spare_the_own_presence() -> None:
    scene = wildfire(fires=2).put("A8", "town, explorer")
    come(scene, "A8", "town", "town-d1")
    assert (scene["A8"], scene.where()) == ("explorer, blight", {"A7": 1, "A8": 1})
    assert (scene.s.blight_pool, scene.s.destroyed) == (98, [0])


def test_presence_that_moves_burns_as_well() -> None:
    scene = wildfire(fires=1).put("A8", "explorer")
    act = begin(scene.s, POWER, "setup", 0)
    scene.run(iter(act.move_presence(scene.land("A7"), scene.land("A8"))))
    scene.run(act.conclude())
    assert scene["A8"] == ""


def test_two_presence_of_one_action_burn_a_land_once() -> None:
    scene = wildfire(fires=2).put("A8", "2 city")
    act = begin(scene.s, POWER, "setup", 0)
    for _ in range(2):
        scene.run(iter(act.add_presence(scene.land("A8"))), "cards")
    scene.run(act.conclude(), "city-d1")
    assert scene["A8"] == "city, city-d2, blight"


def test_nothing_burns_at_set_up() -> None:
    scene = wildfire(fires=2).put("A8", "explorer")
    come(scene, "A8", cause=SET_UP)
    assert scene["A8"] == "explorer"


def test_presence_of_others_burns_nothing() -> None:
    scene = Scene(WILDFIRE, "lightning", boards="AB", sets="promo_1").presence(1, "B1").put("A8", "explorer")
    scene.cover("energy", 0)
    act = begin(scene.s, POWER, "setup", 1)
    scene.run(iter(act.add_presence(scene.land("A8"))), "energy")
    scene.run(act.conclude())
    assert scene["A8"] == "explorer"


# Destructive Nature.


@pytest.mark.parametrize(("cause", "left"), [(POWER, {"A7": 2, "A8": 1}), (FEAR_CARD, {"A7": 1})])
def test_blight_of_spirits_spares_it_even_in_cascades(cause: int, left: dict[str, int]) -> None:
    scene = wildfire(n=2).presence(0, "A8").put("A7", "blight")
    scene.run(iter(begin(scene.s, cause, "setup", 0).add_blight(1, scene.land("A7"))), "A8")
    assert (scene["A7"], scene["A8"], scene.where()) == ("2 blight", "blight", left)


def test_blight_of_its_powers_destroys_presence_of_others() -> None:
    scene = Scene(WILDFIRE, "lightning", boards="AB", sets="promo_1").presence(0, "A7").presence(1, "A7")
    scene.run(iter(begin(scene.s, POWER, "setup", 0).add_blight(1, scene.land("A7"))))
    assert (scene.s.destroyed, scene.where(1)) == ([0, 1], {})


def test_a_ravage_destroys_its_presence() -> None:
    scene = wildfire(n=2).put("A7", "town")
    scene.ravage("A7")
    assert (scene.where(), scene.s.destroyed) == ({"A7": 1}, [1])


# Firestorm.


BY_FIRE = [("3 fire 1 plant", 1), ("4 fire 2 plant", 2), ("3 fire 3 plant", 3)]


@pytest.mark.parametrize(("have", "damage"), BY_FIRE)
def test_firestorm_deals_damage_by_fire(have: str, damage: int) -> None:
    scene = wildfire().put("A7", "blight, 5 explorer").put("A8", "explorer").elements(have)
    assert scene.reach("firestorm") == ["A7"]
    scene.use("firestorm")
    assert scene["A7"] == f"{5 - damage} explorer, blight"


def test_firestorm_split_among_own_lands_with_blight() -> None:
    scene = wildfire().presence(0, "A8").presence(0, "A5").put("A7", "blight, 3 explorer")
    scene.put("A8", "blight, 2 explorer").put("A5", "explorer").put("A6", "explorer, blight")
    scene.elements("4 fire 2 air 3 plant")
    # A5 has no blight, A6 no presence.
    scene.use("firestorm", "A7", "A8", "A8")
    assert next(names for kind, names in scene.asked if kind == "land") == ["A7", "A8"]
    # Once A8 is empty, the other points go to A7 without a question.
    assert (scene["A7"], scene["A8"], scene["A5"]) == ("explorer, blight", "blight", "explorer")


def test_firestorm_burns_everything_with_7_fire() -> None:
    scene = (
        wildfire().presence(0, "A8").put("A7", "blight, explorer").put("A8", "blight, city, town, explorer")
    )
    scene.put("A8", "2 dahan, beasts").elements("7 fire 1 plant")
    scene.s.fear_pool = 99
    # 3 damage in A7; then all of A8, and its blight cascades.
    scene.use("firestorm", "A7", "A8", "A5", "A6", "A5")
    assert (scene["A7"], scene["A8"]) == ("blight", "2 blight")
    assert (scene["A5"], scene["A6"], scene.s.fear) == ("dahan, blight", "dahan", 1 + 2)
    assert scene.where() == {"A7": 1, "A8": 1}


def test_firestorm_is_fast() -> None:
    scene = wildfire().put("A7", "blight, explorer").elements("2 fire 1 plant")
    assert scene.s.phase == FAST
    scene.step("powers", "use:firestorm")
    assert scene["A7"] == "blight"


# The Burned Land Regrows.


@pytest.mark.parametrize(
    ("have", "before", "after"),
    [
        ("4 fire 1 plant", 1, 1),
        ("4 fire 1 plant", 2, 1),
        ("4 fire 2 plant", 1, 0),
        ("4 fire 2 plant", 3, 2),
        ("5 fire 2 earth 2 plant", 3, 1),
        ("5 fire 2 earth 2 plant", 1, 0),
    ],
)
def test_the_burned_land_regrows(have: str, before: int, after: int) -> None:
    scene = wildfire().put("A7", f"{before} blight").put("A8", "3 blight").elements(have)
    scene.s.phase = SLOW
    scene.step("powers", "use:the_burned_land_regrows")
    assert scene["A7"] == {0: "", 1: "blight"}.get(after, f"{after} blight")
    assert scene.s.blight_pool == 99 + before - after


# The cards.


def test_asphyxiating_smoke() -> None:
    scene = wildfire(n=2).put("A6", "2 town, 2 dahan")
    assert scene.reach("asphyxiating_smoke") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.use("asphyxiating_smoke", "A6", "A8")
    assert (scene["A6"], scene["A8"], scene.s.fear) == ("town, dahan", "dahan", 1 + 1)
    assert wildfire().reach("asphyxiating_smoke") == []


def test_flames_fury_adds_1_damage_to_each_use_of_a_power() -> None:
    scene = Scene(WILDFIRE, "lightning", boards="AB", sets="promo_1").presence(0, "A7").presence(1, "A8", 2)
    scene.put("A7", "5 explorer").put("A8", "2 town")
    scene.use("flames_fury", "lightning")
    assert (scene.s.energy, scene.effects("flames_fury")) == ([0, 1], [(1,)])
    # Not its own powers.
    scene.use("flash_fires", "A7")
    assert scene["A7"] == "4 explorer"
    # 1 damage to each invader, and 1 more to one of them.
    scene.use("raging_storm", "A8", seat=1)
    assert scene["A8"] == "town-d1"
    # To destroy is not to damage.
    scene.put("A8", "2 town")
    scene.use("shatter_homesteads", "A8", "town", seat=1)
    assert scene["A8"] == "town, town-d1"


def test_flames_fury_is_kept_for_the_first_damage_that_hits_something() -> None:
    scene = wildfire().presence(0, "A8").put("A7", "blight").put("A8", "blight, 2 explorer, town")
    scene.lasting("flames_fury", 0).elements("4 fire 2 air 1 plant")
    # 2 damage by 4 fire, and 1 more with the first point.
    scene.use("firestorm", "A7", "explorer", "explorer")
    assert scene["A8"] == "town-d1, blight"


@pytest.mark.parametrize(("air", "phases"), [(1, [SLOW]), (2, [FAST, SLOW])])
def test_flash_fires(air: int, phases: list[int]) -> None:
    open_in = []
    for phase in (FAST, SLOW):
        scene = wildfire().put("A8", "explorer").elements(f"{air - 1} air").play("flash_fires")
        scene.s.phase = phase
        scene.elements("1 sun")
        if scene.s.phase == FAST and air == 1:
            assert scene.step("powers") == "invaders"
            continue
        scene.step("powers", "use:flash_fires", "A8")
        open_in.append(phase)
        assert (scene["A8"], scene.s.fear) == ("", 1)
    assert open_in == phases


@pytest.mark.parametrize(("terror", "pushed"), [(1, 1), (2, 2), (3, 3)])
def test_threatening_flames(terror: int, pushed: int) -> None:
    scene = wildfire().presence(0, "A8").put("A7", "4 explorer, city, blight").put("A8", "blight")
    scene.terror(terror)
    assert scene.reach("threatening_flames") == ["A7"]
    scene.use("threatening_flames")
    # Only to A5: A8 has its presence.
    assert scene["A5"] == ("explorer" if pushed == 1 else f"{pushed} explorer")
    assert (scene.s.fear, scene["A8"]) == (2, "blight")


def test_threatening_flames_without_a_way_out() -> None:
    scene = wildfire().presence(0, "A8").presence(0, "A5").put("A7", "explorer, blight")
    scene.s.fear_pool = 99
    scene.use("threatening_flames")
    assert (scene["A7"], scene.s.fear) == ("explorer, blight", 4)
