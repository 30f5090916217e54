"""Major powers from accelerated_rot to infinite_vitality, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def two() -> Scene:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int = 0, seat: int = 0) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, seat, POWERS[id], tiers)]


def cards(*ids: str) -> list[int]:
    return [POWERS.number(id) for id in ids]


def test_accelerated_rot() -> None:
    scene = river().put("A5", "2 city, blight").put("A8", "3 city, 2 blight")
    assert lands(scene, "accelerated_rot") == ["A2", "A3", "A5", "A8"]
    scene.use("accelerated_rot", "A5", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city-d1, blight", 4)
    scene.elements("3 sun 2 water 3 plant").use("accelerated_rot", "A8")
    assert (scene["A8"], scene.s.fear) == ("blight", 4 + 2 + 6)


def test_blazing_renewal() -> None:
    scene = two().put("A4", "explorer, town, city")
    scene.s.destroyed = [0, 3]
    scene.use("blazing_renewal", "lightning", "A4")
    assert (scene.s.presence[1][scene.land("A4")], scene.s.destroyed) == (2, [0, 1])
    assert (scene["A4"], scene.s.fear) == ("explorer, city-d2", 1)
    # The range is that of the user's presence, and the user chooses.
    assert scene.deciders == [0, 0]
    near = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert scene.asked[1] == ("presence_to", near)


def test_blazing_renewal_with_one_destroyed_presence() -> None:
    scene = river().put("A5", "town")
    scene.s.destroyed = [1]
    scene.use("blazing_renewal", "A5")
    assert (scene.s.presence[0][5], scene.s.destroyed, scene["A5"]) == (2, [0], "")


def test_blazing_renewal_without_destroyed_presence() -> None:
    scene = river().put("A5", "town, city")
    scene.use("blazing_renewal", "A5")
    assert (scene["A5"], scene.s.presence[0][5]) == ("town, city", 1)
    # The damage of the threshold does not depend on it.
    scene.elements("3 fire 3 earth 2 plant").use(
        "blazing_renewal", "A5", "town", "city", "city-d1", "city-d2"
    )
    assert scene["A5"] == "town-d1"


def test_blazing_renewal_keeps_to_what_the_spirit_may_have() -> None:
    scene = Scene("river_surges", "ocean", boards="AB").presence(0, "A7").presence(1, "B1")
    scene.s.destroyed = [0, 1]
    scene.use("blazing_renewal", "ocean", "B2")
    assert scene.asked[1] == ("presence_to", ["A1", "A3", "B0", "B2", "B3"])


def test_cleansing_floods() -> None:
    scene = river().presence(0, "A3").put("A5", "2 city, 2 blight")
    # Only the presence in wetlands counts.
    assert lands(scene, "cleansing_floods") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.use("cleansing_floods", "A5", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city-d1, blight", 2)


def test_cleansing_floods_with_the_threshold() -> None:
    scene = river().put("A5", "5 city, blight").elements("4 water")
    scene.use("cleansing_floods", "A5", *["city-d1", "city-d2"] * 4)
    assert (scene["A5"], scene.s.fear) == ("city-d2", 8)


def test_dissolve_the_bonds_of_kinship() -> None:
    scene = river().put("A7", "explorer, 2 town, city, 2 dahan, blight")
    scene.use("dissolve_the_bonds_of_kinship", "A7", "A5", "A8", "A8", "A8")
    # A7 borders A5 and A8 only: both must get explorers, the others go as one likes.
    assert (scene["A7"], scene["A5"], scene["A8"]) == ("town, dahan, blight", "explorer", "4 explorer")
    assert scene.s.fear == 0


def test_dissolve_the_bonds_of_kinship_carries_damage_over() -> None:
    scene = river().put("A7", "town-d1, city-s1")
    scene.use("dissolve_the_bonds_of_kinship", "A7", "explorer-s1", "A5")
    assert (scene["A7"], scene["A5"], scene["A8"]) == ("", "explorer-s1", "explorer")


def test_dissolve_the_bonds_of_kinship_lets_invaders_wipe_each_other_out() -> None:
    scene = river().put("A7", "explorer, 2 town, 2 city, dahan").elements("2 fire 2 water 3 animal")
    # After the replacing: 5 explorers, a town and a city, which deal 5 damage to each other.
    scene.use("dissolve_the_bonds_of_kinship", "A7")
    assert (scene["A7"], scene["A5"], scene["A8"], scene.s.fear) == ("", "", "", 3)


def test_dissolve_the_bonds_of_kinship_fights_before_the_push() -> None:
    scene = river().put("A7", "3 explorer, town, city").elements("2 fire 2 water 3 animal")
    scene.put("A7", "town")
    # 6 explorers against one town: it falls, and two of them; four are pushed.
    scene.use("dissolve_the_bonds_of_kinship", "A7", "A5", "A8", "A8")
    assert (scene["A7"], scene["A5"], scene["A8"], scene.s.fear) == ("", "explorer", "3 explorer", 1)


def drawing() -> Scene:
    """Decks of which one knows what is drawn, and a card in each hand."""
    scene = two()
    scene.s.minor_deck = cards("drought", "steam_vents", "rain_of_blood", "call_to_tend")
    scene.s.major_deck = cards("tsunami", "powerstorm", "poisoned_land", "accelerated_rot")
    scene.s.hands = [cards("wash_away"), cards("raging_storm")]
    return scene


def test_entwined_power() -> None:
    scene = drawing()
    scene.use("entwined_power", "minor", "drought", "rain_of_blood")
    assert scene.deciders == [1, 1, 0]
    assert scene.asked[2] == ("gain", ["call_to_tend", "rain_of_blood", "steam_vents"])
    assert scene.s.hands == [cards("wash_away", "rain_of_blood"), cards("raging_storm", "drought")]
    assert sorted(scene.s.minor_discard) == cards("call_to_tend", "steam_vents")
    assert (scene.s.shown, scene.s.energy) == ([], [0, 0])


def test_entwined_power_shares_presence_for_targets() -> None:
    scene = drawing()
    # Steam vents reach no farther than own presence.
    assert (lands(scene, "steam_vents"), lands(scene, "steam_vents", seat=1)) == (["A5"], ["B5"])
    assert lands(scene, "rain_of_blood", seat=1) == []
    scene.put("A4", "explorer").use("entwined_power", "minor", "drought", "rain_of_blood")
    assert lands(scene, "steam_vents") == lands(scene, "steam_vents", seat=1) == ["A5", "B5"]
    # The sacred site of the other one is one for it, too.
    assert lands(scene, "rain_of_blood", seat=1) == ["A4"]


def test_entwined_power_with_a_major_power_means_forgetting() -> None:
    scene = drawing()
    scene.use("entwined_power", "major", "tsunami", "raging_storm", "powerstorm", "powerstorm")
    assert scene.s.hands == [cards("wash_away"), cards("tsunami")]
    assert sorted(scene.s.major_discard) == cards("accelerated_rot", "poisoned_land", "powerstorm")
    assert scene.s.forgotten == [[], cards("raging_storm")]


def test_entwined_power_with_the_threshold() -> None:
    scene = drawing().elements("2 water 4 plant")
    scene.use("entwined_power", "minor", "drought", "rain_of_blood", "wash_away", "none")
    assert scene.s.energy == [3, 3]
    assert scene.s.hands == [cards("rain_of_blood"), cards("raging_storm", "drought", "wash_away")]
    assert scene.asked[-2] == ("give_card", ["wash_away", "rain_of_blood", "none"])
    assert scene.deciders[-2:] == [0, 1]


def test_entwined_power_alone() -> None:
    scene = river().elements("2 water 4 plant")
    scene.s.minor_deck = cards("drought", "steam_vents", "rain_of_blood", "call_to_tend")
    scene.use("entwined_power", "minor", "drought", "rain_of_blood")
    assert (scene.s.hands, scene.s.energy) == ([cards("drought", "rain_of_blood")], [6])


def test_indomitable_claim() -> None:
    scene = river().put("A4", "city")
    scene.use("indomitable_claim", "A4", "cards")
    assert (scene.s.presence[0][4], scene.s.on_cards, scene.effects("defend")) == (1, [5], [(4, 20)])
    assert (scene.s.fear, scene.effects("skip")) == (0, [])


def test_indomitable_claim_with_the_threshold() -> None:
    scene = river().put("A4", "city").elements("2 sun 3 earth")
    scene.use("indomitable_claim", "A4", "energy")
    assert (scene.s.fear, scene.effects("skip")) == (3, [(4,)])
    scene.ravage("A4").build("A4")
    assert scene["A4"] == "city"
    # No fear where no invaders are.
    scene.use("indomitable_claim", "A6", "energy")
    assert (scene.s.fear, scene.effects("skip")) == (3, [(4,), (6,)])


def test_indomitable_claim_ignores_where_the_spirit_may_be() -> None:
    scene = Scene("ocean", boards="A").presence(0, "A1")
    scene.use("indomitable_claim", "A5", "energy")
    assert scene.s.presence[0][5] == 1


def test_infinite_vitality() -> None:
    scene = river().put("A4", "2 city, 2 dahan")
    scene.use("infinite_vitality", "A4")
    # 6 damage destroy one dahan of two; the other one strikes back; no blight comes.
    scene.ravage("A4", "city-d1")
    assert (scene["A4"], scene.s.blight_pool) == ("city, city-d2, dahan", 99)


def test_infinite_vitality_belongs_to_the_land() -> None:
    scene = river().put("A4", "explorer, town, dahan")
    scene.use("infinite_vitality", "A4").ravage("A4", "explorer")
    assert scene["A4"] == "town-d1, dahan-d3"
    # Elsewhere this damage is more than a dahan can bear.
    scene.use("call_to_migrate", "A5", "A4:dahan-d3")
    assert (scene["A4"], scene["A5"]) == ("town-d1", "")
    scene.put("A4", "dahan").step("time")
    assert (scene["A4"], scene.effects("infinite_vitality")) == ("town, dahan", [])


def test_infinite_vitality_with_the_threshold() -> None:
    scene = river().put("A4", "2 city, dahan").put("A3", "blight").put("A1", "2 blight").elements("4 earth")
    scene.use("infinite_vitality", "A4", "A1")
    assert (scene["A1"], scene["A3"], scene.s.blight_pool) == ("blight", "blight", 100)
    scene.ravage("A4", "city").use("poisoned_land", "A4")
    # Neither damage nor destruction reach the dahan.
    assert scene["A4"] == "dahan"
