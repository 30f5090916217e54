"""Serpent Slumbering Beneath the Island: set-up, growth, tracks, special rule, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import EARTH, ELEMENTS, FIRE, MOON, WATER
from weald.games.spirit_island.model.state import GAME, SPIRIT
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import GROWTH, POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.panel import card_plays, elements, free_elements, income, reclaims
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_spirits
from weald.kernel.messages import Message

SERPENT = "serpent"


def serpent(land: str = "A5", n: int = 1) -> Scene:
    return Scene(SERPENT, boards="A", sets="promo_1").presence(0, land, n)


def two(absorbed: int = 0) -> Scene:
    """A scene with Lightning, some of whose presence is absorbed."""
    scene = Scene(SERPENT, "lightning", boards="AB", sets="promo_1").presence(0, "A5").presence(1, "B5", 2)
    if absorbed:
        scene.lasting("absorbed", 1, absorbed, until=GAME, source="absorb_essence")
        scene.s.away[1] = absorbed
    return scene


def growing() -> Scene:
    scene = serpent()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("elemental_aegis")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_set_up() -> None:
    scene = Scene(SERPENT, boards="A", sets="promo_1")
    scene.run(SPIRITS[SERPENT].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), scene.s.covered[0].bit_count()) == ({"A5": 1}, 12)


# Growth.


def test_growth_1_and_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "A5", "A7")
    assert scene.asked[-2:] == [
        ("move_presence_from", ["A5", "none"]),
        ("move_presence_to", ["A1", "A4", "A6", "A7", "A8"]),
    ]
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0")
    assert (scene.where(), scene.s.energy, scene.hand()) == ({"A7": 1}, [4 + 1], ["elemental_aegis"])


def test_p21_presence_moves_at_most_so_far() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.1", "none")
    assert scene.where() == {"A5": 1}


def test_growth_2_and_4() -> None:
    scene = growing().put("A7", "blight").put("A1", "blight")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "minor")
    scene.step("grow", "icon:0.1.1")
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0", "A8", "cards")
    assert [names for kind, names in scene.asked if kind == "presence_to"] == [
        ["A2", "A3", "A4", "A5", "A6", "A8"]
    ]
    assert (scene.where(), scene.s.energy, scene.hand()) == ({"A5": 1, "A8": 1}, [1 + 1], ["drought"])


def test_moving_presence_has_its_worth_for_bots() -> None:
    scene = growing()
    assert icon_worth(scene.s, 0, SPIRITS[SERPENT].growth[0].options[0][1]) == 0.5


# Tracks.


def test_energy_track() -> None:
    scene = serpent()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append(
            (income(scene.s, 0), have[FIRE], have[EARTH], free_elements(scene.s, 0), reclaims(scene.s, 0))
        )
    assert seen == [
        (1, 0, 0, 0, 0),
        (1, 1, 0, 0, 0),
        (1, 1, 0, 1, 0),
        (1, 1, 0, 1, 1),
        (1, 1, 1, 1, 1),
        (6, 1, 1, 1, 1),
        (6, 1, 1, 2, 1),
        (12, 1, 1, 2, 1),
    ]


def test_card_track() -> None:
    scene = serpent()
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("cards", covered)
        have = elements(scene.s, 0)
        seen.append((card_plays(scene.s, 0), have[MOON], have[WATER], have[EARTH], reclaims(scene.s, 0)))
    assert seen == [
        (1, 0, 0, 0, 0),
        (1, 1, 0, 0, 0),
        (2, 1, 0, 0, 0),
        (2, 1, 1, 0, 0),
        (2, 1, 1, 1, 0),
        (4, 1, 1, 1, 0),
        (5, 1, 1, 1, 1),
    ]


def test_the_shared_space_opens_when_both_tracks_have_reached_it() -> None:
    scene = serpent()
    tracks = SPIRITS[SERPENT].tracks

    def open_spaces() -> list[str]:
        return [tracks.spaces[i].id for i in tracks.takeable(scene.s.covered[0])]

    assert open_spaces() == ["energy-2", "cards-2"]
    scene.cover("energy", 4)
    # Energy has reached it, cards have not.
    assert open_spaces() == ["cards-2"]
    scene.s.covered[0] &= ~sum(1 << tracks.numbers[id] for id in ("cards-2", "cards-3"))
    assert open_spaces() == ["cards-4"]
    scene.s.covered[0] &= ~(1 << tracks.numbers["cards-4"])
    assert open_spaces() == ["energy-5"]
    scene.s.covered[0] &= ~(1 << tracks.numbers["energy-5"])
    assert open_spaces() == ["energy-6", "cards-6"]
    assert elements(scene.s, 0)[EARTH] == 1


def test_the_catalogue_names_the_shared_space_on_both_tracks() -> None:
    printed = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == SERPENT)
    for line in (printed["tracks"]["energy"], printed["tracks"]["cards"]):
        assert [space["shared"] for space in line] == [i == 4 for i in range(len(line))]
        assert line[4]["elements"] == ["earth"]


# Deep Slumber.


@pytest.mark.parametrize(("absorbed", "most"), [(0, 5), (1, 7), (2, 8), (3, 10), (4, 11), (5, 12), (6, 13)])
def test_presence_on_the_island_is_limited(absorbed: int, most: int) -> None:
    scene = two(absorbed)
    scene.presence(0, "A5", most - 2)
    act = begin(scene.s, POWER, "setup", 0)
    scene.run(iter(act.add_presence(scene.land("A8"))), "energy")
    assert sum(scene.s.presence[0]) == most
    # Now it can only be taken from another land, or not at all; that of others is not limited.
    scene.run(iter(act.add_presence(scene.land("A7"))), "A5")
    assert scene.asked[-1] == ("presence_from", ["A5", "A8", "none"])
    scene.s.destroyed[0] = 1
    assert not scene.run(iter(act.return_presence(scene.land("A7"))))
    assert sum(scene.s.presence[0]) == most
    scene.presence(1, "B5", 10)
    assert act.track_places(1) != []


def at_its_limit() -> Scene:
    return serpent(n=5).put("A5", "town")


@pytest.mark.parametrize(("place", "lands"), [("none", {"A5": 5}), ("A5", {"A5": 4, "A8": 1})])
@pytest.mark.parametrize("growth", [True, False])
def test_p28_at_its_limit_serpent_may_move_presence_or_leave_it(
    place: str, lands: dict[str, int], growth: bool
) -> None:
    """Ruling P28: for growth and for powers."""
    scene = at_its_limit()
    act = begin(scene.s, GROWTH if growth else POWER, "setup", 0)
    came = scene.run(iter(act.add_presence(scene.land("A8"), growth=growth)), place)
    assert scene.asked == [("presence_from", ["A5", "none"])]
    assert (scene.where(), came, scene.on("cards")) == (lands, place != "none", scene.on("cards"))


def test_p28_indomitable_claim_at_the_limit_defends_all_the_same() -> None:
    """Ruling P28: the presence may stay where it is, the rest of the power happens."""
    scene = at_its_limit().use("indomitable_claim", "A8", "none")
    assert (scene.where(), scene.effects("defend")) == ({"A5": 5}, [(8, 20)])


def test_p28_without_room_and_without_another_land_nothing_happens() -> None:
    """Ruling P28: all presence is in the land already, so no player is asked."""
    scene = at_its_limit().use("indomitable_claim", "A5")
    assert (scene.where(), scene.asked[-1][0]) == ({"A5": 5}, "target_land")


# Absorb Essence.


def test_absorb_essence() -> None:
    scene = two().presence(1, "B1")
    scene.use("absorb_essence", "B5", "sun")
    assert scene.deciders == [0, 1]
    assert (scene.s.energy, scene.where(1), scene.s.away) == ([3, 1], {"B1": 1, "B5": 1}, [0, 1])
    assert (scene.effects("absorbed"), scene.s.elements[1][0]) == ([(1, 1)], 1)
    scene.use("absorb_essence", "B1", "moon")
    assert (scene.effects("absorbed"), scene.s.away, scene.s.destroyed) == ([(1, 2)], [0, 2], [0, 0])
    assert [effect[2] for effect in scene.s.effects] == [GAME]


def test_absorb_essence_seven_times_leaves_the_presence_where_it_is() -> None:
    scene = two(6)
    scene.use("absorb_essence", "fire")
    assert (scene.effects("absorbed"), scene.where(1)) == ([(1, 6)], {"B5": 2})
    assert scene.s.energy == [3, 1]


def test_e21_alone_it_absorbs_its_own() -> None:
    scene = serpent(n=2)
    assert target_spirits(scene.s, 0, POWERS["absorb_essence"]) == [0]
    scene.use("absorb_essence", "earth")
    assert (scene.s.energy, scene.where(), scene.effects("absorbed")) == ([3 + 1], {"A5": 1}, [(0, 1)])


# Serpent Wakes in Power.


@pytest.mark.parametrize(("absorbed", "energy"), [(0, [1, 0]), (1, [1, 1])])
def test_serpent_wakes_in_power_gives_energy(absorbed: int, energy: list[int]) -> None:
    scene = two(absorbed).elements("2 fire 1 water 1 plant")
    scene.use("serpent_wakes_in_power")
    assert scene.s.energy == energy


def test_serpent_wakes_in_power_adds_presence() -> None:
    scene = two(1).elements("2 water 3 earth 2 plant")
    scene.use("serpent_wakes_in_power", "A8", "energy")
    # One absorbed presence is not enough for the other.
    assert (scene.where(), scene.where(1)) == ({"A5": 1, "A8": 1}, {"B5": 2})
    scene = two(2).elements("2 water 3 earth 2 plant")
    scene.use("serpent_wakes_in_power", "A8", "cards", "B1", "energy")
    assert scene.deciders == [0, 0, 1, 1]
    assert scene.where(1) == {"B1": 1, "B5": 2}
    scene = two(2).elements("2 water 3 earth 2 plant")
    scene.use("serpent_wakes_in_power", "A8", "cards", "none")
    assert scene.where(1) == {"B5": 2}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_serpent_wakes_in_power_gives_major_powers(answer: str) -> None:
    scene = two(3).elements("3 fire 3 water 3 earth 3 plant").play("elemental_aegis")
    scene.s.major_deck = [POWERS.number(id) for id in ("accelerated_rot", "blazing_renewal")]
    answers = ["A8", "energy", "none", "accelerated_rot", answer]
    scene.use("serpent_wakes_in_power", *answers)
    assert (scene.hand(), scene.hand(1)) == (["accelerated_rot"], ["blazing_renewal"] * (answer == "yes"))
    # Nothing is forgotten.
    assert (scene.s.forgotten, scene.s.shown) == ([[], []], [])


def test_serpent_wakes_in_power_needs_3_absorbed_for_others() -> None:
    scene = two(2).elements("3 fire 3 water 3 earth 3 plant")
    scene.s.major_deck = [POWERS.number(id) for id in ("accelerated_rot", "blazing_renewal")]
    scene.use("serpent_wakes_in_power", "A8", "energy", "none", "accelerated_rot")
    assert scene.hand(1) == []


# Serpent Rouses in Anger.


def test_serpent_rouses_in_anger_hurts_towns_and_cities() -> None:
    scene = serpent().put("A5", "explorer, town, city").elements("3 fire 2 earth")
    scene.use("serpent_rouses_in_anger", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("explorer, city", 1)


@pytest.mark.parametrize(("have", "n"), [("2 moon 3 earth", 1), ("4 moon 4 earth", 2)])
def test_serpent_rouses_in_anger_frightens_and_pushes(have: str, n: int) -> None:
    scene = serpent().put("A5", "3 town").elements(have)
    scene.s.fear_pool = 99
    scene.use("serpent_rouses_in_anger", *["town", "A4"] * n)
    assert (scene.s.fear, scene.s.pieces[scene.land("A4")][1]) == (2 * n, n)


def anger(energy: int) -> Scene:
    scene = serpent(n=2).presence(0, "A8").put("A5", "2 city").put("A7", "city").put("A2", "city")
    scene.s.fear_pool = 99
    scene.s.energy = [energy]
    return scene.elements("5 moon 6 fire 6 earth")


def test_e16_serpent_rouses_in_anger_everywhere_for_7_energy() -> None:
    scene = anger(8).put("A3", "explorer")
    # 6 damage destroy both cities of A5; then 3 in A7 (2 + 1 presence), nothing in A2 and A3.
    scene.use("serpent_rouses_in_anger", "A5", "yes")
    assert (scene["A5"], scene["A7"], scene["A2"], scene["A3"]) == ("", "", "city", "explorer")
    assert (scene.s.energy, scene.s.fear) == ([1], 4 + 4 + 2)


def test_t12_serpent_rouses_in_anger_keeps_badlands_for_the_damage_everywhere() -> None:
    scene = serpent(n=2).put("A5", "4 explorer, 3 city, badlands").elements("5 moon 6 fire 6 earth")
    scene.s.fear_pool, scene.s.energy = 99, [7]
    cities = ["city-d1", "city-d2"] * 2
    scene.use("serpent_rouses_in_anger", "no", *cities, "yes", *["explorer"] * 3)
    # 6 damage to cities; then 2 for the presence of the land, and 1 of the badlands.
    assert scene["A5"] == "explorer, city, badlands"


@pytest.mark.parametrize(("energy", "answers"), [(7, ["A5", "no"]), (6, ["A5"])])
def test_e16_the_price_may_be_refused_or_lacking(energy: int, answers: list[str]) -> None:
    scene = anger(energy)
    scene.use("serpent_rouses_in_anger", *answers)
    assert (scene["A5"], scene["A7"], scene.s.energy) == ("", "city", [energy])


def test_both_innate_powers_are_slow() -> None:
    scene = serpent().elements("2 fire 1 water 1 plant 1 earth").put("A5", "town")
    assert scene.step("powers") == "invaders"
    scene.s.phase = SLOW
    scene.step("powers", "use:serpent_wakes_in_power")
    scene.step("powers", "use:serpent_rouses_in_anger")
    assert (scene.s.energy, scene["A5"]) == ([1], "town-d1")


# The other cards.


@pytest.mark.parametrize(("absorbed", "n"), [(0, 2), (3, 5)])
def test_elemental_aegis(absorbed: int, n: int) -> None:
    scene = two(absorbed)
    scene.use("elemental_aegis")
    names = scene.s.island.names
    seen = {names[land]: defence(scene.s, land) for land in scene.s.island.lands if defence(scene.s, land)}
    beside = [names[land] for land in scene.s.island.near[scene.land("A5")]]
    assert seen == dict.fromkeys(["A5", *beside], n)
    assert len(beside) >= 5


def test_gift_of_flowing_power_plays_a_card() -> None:
    scene = two()
    scene.s.hands[1] = [POWERS.number("shatter_homesteads"), POWERS.number("raging_storm")]
    scene.s.energy = [0, 1]
    # 1 + 1 energy: enough for the first only.
    scene.use("gift_of_flowing_power", "play_another_card", "shatter_homesteads")
    assert scene.asked[-1] == ("play_now", ["shatter_homesteads", "none"])
    assert (scene.s.energy, scene.hand(1)) == ([0, 0], ["raging_storm"])
    assert [POWERS.all[card].id for card in scene.s.played[1]] == ["shatter_homesteads"]
    assert card_plays(scene.s, 1) == 2 + 1


def test_gift_of_flowing_power_gives_elements() -> None:
    scene = two()
    scene.s.hands[1] = [POWERS.number("lightnings_boon")]
    scene.use("gift_of_flowing_power", "gain_element-gain_element")
    assert scene.deciders == [1]
    assert have(scene, 1) == "1 fire 1 water"
    # Without a card that it can pay there is no choice.
    scene.s.hands[1] = []
    scene.use("gift_of_flowing_power")
    assert (have(scene, 1), scene.s.energy) == ("2 fire 2 water", [0, 2])


def have(scene: Scene, seat: int) -> str:
    return " ".join(f"{n} {ELEMENTS[e]}" for e, n in enumerate(scene.s.elements[seat]) if n)


def test_gift_of_the_primordial_deeps() -> None:
    scene = two()
    scene.s.energy = [0, 1]
    scene.s.minor_deck = [POWERS.number(id) for id in ("drought", "gift_of_power")]
    scene.use("gift_of_the_primordial_deeps", "drought", "play_another_card", "drought")
    assert scene.deciders == [1, 1, 1]
    assert ([POWERS.all[card].id for card in scene.s.played[1]], scene.s.energy) == (["drought"], [0, 0])
    scene.use("gift_of_the_primordial_deeps", "gain_element-gain_element")
    # The only card left was gained and not played; its elements do not count, those of the drought do.
    assert scene.hand(1) == ["gift_of_power"]
    assert have(scene, 1) == "1 sun 1 moon 1 fire 2 earth"


def test_the_text_board_draws_tracks_and_growth() -> None:
    """Covered spaces stand in brackets, and the shared space has a star on both tracks."""
    scene = serpent()
    scene.s.phase = SPIRIT
    scene.cover("energy", 5)
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    lines = ["".join(text for text, _ in line).strip() for line in drawing]
    at = next(i for i, line in enumerate(lines) if line.startswith("growth"))
    assert lines[at : at + 3] == [
        "growth options chosen: 0 of 2",
        "energy track: 1, fire, any element  [reclaim one, earth*, 6, any element, 12]",
        "card track: 1  [moon, 2, water, earth*, 4, 5 + reclaim one]",
    ]
