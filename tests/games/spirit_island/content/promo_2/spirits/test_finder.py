"""Finder of Paths Unseen: set-up, network, range, ways, responsibilities, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene, invader_card
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.moves import Look
from weald.games.spirit_island.content.promo_2.spirits.finder import WATCH
from weald.games.spirit_island.model.geography import LINKED
from weald.games.spirit_island.model.state import FAST, INVADER, RAVAGE, SPIRIT
from weald.games.spirit_island.phases.powers import powers, usable
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import EVENT_CARD, GROWTH, POWER, SET_UP
from weald.games.spirit_island.rules.hooks import Owner
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.moves import OFFER, USE
from weald.games.spirit_island.rules.panel import card_plays, elements, free_elements, income
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel.messages import Message

FINDER = "finder"
SETS = "branch_and_claw promo_2"


def finder(*lands: str) -> Scene:
    scene = Scene(FINDER, boards="A", sets=SETS)
    for land in lands or ("A5",):
        scene.presence(0, land)
    return scene


def two(*lands: str) -> Scene:
    """Finder with Lightning, both in A5."""
    scene = Scene(FINDER, "lightning", boards="AB", sets=SETS)
    for land in lands or ("A5",):
        scene.presence(0, land)
    return scene.presence(1, "A5", 2)


def uncover(scene: Scene, *spaces: str) -> Scene:
    for id in spaces:
        scene.s.covered[0] &= ~(1 << SPIRITS[FINDER].tracks.numbers[id])
    return scene


def targets(scene: Scene, id: str) -> list[str]:
    lands = target_lands(scene.s, 0, POWERS[id], 0)
    return [scene.s.island.names[land] for land in lands]


# Set-up and panel.


def test_set_up_in_land_1_of_any_board() -> None:
    scene = Scene(FINDER, "lightning", boards="AB", sets=SETS)
    scene.run(SPIRITS[FINDER].start(begin(scene.s, SET_UP, "setup", 0)), "B1")
    assert scene.asked == [("presence_to", ["A1", "B1"])]
    assert (scene.where(), scene.s.covered[0].bit_count()) == ({"A3": 1, "B1": 1}, 11)


def test_six_cards() -> None:
    assert len(SPIRITS[FINDER].cards) == 6


def test_any_neighbour_of_the_network_can_be_uncovered() -> None:
    tracks = SPIRITS[FINDER].tracks
    scene = finder()

    def takeable() -> list[str]:
        return [tracks.spaces[i].id for i in tracks.takeable(scene.s.covered[0])]

    assert takeable() == ["sun", "earth"]
    uncover(scene, "earth")
    assert takeable() == ["sun", "e1m", "xc1"]
    uncover(scene, "e1m")
    # Also backwards: water and 2 energy from the middle.
    assert takeable() == ["sun", "e2w", "mvair", "xc1"]


def test_what_the_network_gives() -> None:
    scene = finder()
    seen = [(income(scene.s, 0), card_plays(scene.s, 0))]
    for space in ("earth", "e1m", "e2w", "p2", "p1any", "p1rng", "xc1", "xc2"):
        uncover(scene, space)
        seen.append((income(scene.s, 0), card_plays(scene.s, 0)))
    assert seen == [(0, 1), (0, 1), (1, 1), (2, 1), (4, 1), (5, 1), (6, 1), (6, 2), (6, 3)]
    assert elements(scene.s, 0) == [0, 1, 0, 0, 1, 1, 0, 0]
    assert free_elements(scene.s, 0) == 1


def test_presence_comes_from_a_space_of_the_network() -> None:
    scene = finder()
    scene.s.phase = SPIRIT
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "earth")
    assert scene.asked[-2:] == [
        ("presence_to", ["A1", "A4", "A5", "A6", "A7", "A8"]),
        ("presence_from", ["sun", "earth", "A5"]),
    ]
    scene.step("grow", "icon:0.1.1")
    assert (scene.where(), card_plays(scene.s, 0), scene.s.paid) == ({"A4": 1, "A5": 1}, 2, [True])


def test_growth_3_and_4() -> None:
    scene = finder()
    growth = SPIRITS[FINDER].growth[0].options
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.run(growth[2][1].run(act), "A2", "sun")
    assert scene.asked[0] == ("presence_to", ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"])
    scene = two()
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.run(growth[3][0].run(act), "B3", "earth")
    assert len(scene.asked[0][1]) == 16
    scene.run(growth[3][1].run(act))
    assert (scene.where(), scene.s.energy) == ({"A5": 1, "B3": 1}, [2, 0])


def test_space_actions() -> None:
    scene = finder("A5", "A8").put("A5", "town, city").put("A6", "town")
    scene.s.phase = SPIRIT
    scene.s.paid = [True]
    uncover(scene, "mvair", "push")
    scene.step("grow", "track:mvair", "A8", "A7")
    assert scene.asked[-1] == ("move_presence_to", ["A5", "A6", "A7"])
    scene.step("grow", "track:push", "city", "A1")
    assert (scene.where(), scene["A5"], scene["A1"]) == ({"A5": 1, "A7": 1}, "town", "city")
    assert not any(move[0] == 9 for move in spirit_moves(scene.s, 0))


def test_pushing_needs_a_town_or_city_in_an_own_land() -> None:
    scene = uncover(finder(), "push").put("A6", "town")
    scene.s.phase, scene.s.paid = SPIRIT, [True]
    assert not any(move[0] == 9 for move in spirit_moves(scene.s, 0))


# Range.


def test_e70_one_more_range_for_everything() -> None:
    """Ruling E70: powers, growth, actions of spaces, and ranges inside texts."""
    scene = finder("A8")
    assert targets(scene, "paths_tied_by_nature") == ["A5", "A6", "A7", "A8"]
    uncover(scene, "p1rng", "mvair")
    assert targets(scene, "paths_tied_by_nature") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    act = begin(scene.s, GROWTH, "growth", 0)
    assert [act.name(land) for land in act.presence_range(1)] == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.s.phase, scene.s.paid = SPIRIT, [True]
    scene.step("grow", "track:mvair", "A8", "A1")
    assert scene.where() == {"A1": 1}


def test_e70_the_range_inside_a_text() -> None:
    """Ruling E70: counted from the target land."""
    scene = finder("A8").put("A8", "2 dahan, town").put("A2", "dahan").put("A1", "dahan")
    scene.use("aid_from_the_spirit_speakers", "A8", "A1", "town", "none")
    assert scene.asked[1] == ("move_to", ["A1", "none"])
    assert scene["A1"] == "town, dahan"
    scene = uncover(finder("A8"), "p1rng").put("A8", "2 dahan, town").put("A2", "dahan")
    scene.use("aid_from_the_spirit_speakers", "A8", "A2", "town", "none")
    assert scene["A2"] == "town, dahan"


def test_e70_ignoring_range() -> None:
    """Ruling E70: for one turn, everywhere, but origins and target words stay."""
    scene = Scene(FINDER, "lightning", boards="AB", sets=SETS).presence(0, "A8")
    growth = SPIRITS[FINDER].growth[0].options
    scene.run(growth[0][2].run(begin(scene.s, GROWTH, "growth", 0)))
    assert scene.effects("ignore_range") == [(0,)]
    assert len(targets(scene, "paths_tied_by_nature")) == 16
    assert targets(scene, "shadows_of_the_burning_forest") == []
    scene.s.presence[0] = [0] * len(scene.s.presence[0])
    assert targets(scene, "paths_tied_by_nature") == []


# Open the Ways.


def open_way(scene: Scene, *answers: str) -> None:
    scene.step("powers", f"offer:open_the_ways:{len(ways(scene))}", *answers)


def ways(scene: Scene) -> list[tuple[str, str]]:
    names = scene.s.island.names
    return [(names[one], names[other]) for what, one, other in scene.s.changes if what == LINKED]


def offered(scene: Scene) -> bool:
    return any(move[0] == OFFER and move[2] != WATCH for move in usable(scene.s, 0))


def test_two_lands_become_adjacent() -> None:
    scene = finder("A3", "A5", "A8").put("A8", "town")
    scene.step("powers", "offer:open_the_ways:0", "A3", "A8")
    assert scene.asked[-2:] == [("way_from", ["A3", "A5", "A8"]), ("way_to", ["A5", "A8"])]
    assert ways(scene) == [("A3", "A8")]
    near = scene.s.island.near[scene.land("A8")]
    assert [scene.s.island.names[land] for land in near] == ["A3", "A5", "A6", "A7"]
    assert scene.events[-1].id == "spirit_island-event-way-opened"
    # Invaders see it as well: the town is next to A3.
    act = Action(scene.s, POWER, "setup", 0)
    scene.run(iter(act.push(1, 1, scene.land("A8"))), "A3")
    assert scene["A3"] == "town"


def test_e71_changed_once_between_actions() -> None:
    """Ruling E71: the next Action that does something lets the way be changed again."""
    scene = finder("A3", "A5", "A8").put("A7", "explorer").put("A5", "dahan")
    open_way(scene, "A3", "A8")
    assert not offered(scene)
    scene.s.played[0] = [POWERS.number("offer_passage_between_worlds")]
    scene.step("powers", "use:offer_passage_between_worlds", "A5", "offered_passage")
    assert offered(scene)
    open_way(scene, "A5")
    assert ways(scene) == [("A5", "A3")]


def test_e71_a_way_is_closed() -> None:
    """Ruling E71: one way at a time; it may be closed."""
    scene = finder("A3", "A5").put("A7", "explorer")
    open_way(scene, "A3")
    assert ways(scene) == [("A3", "A5")]
    scene.s.effects.clear()
    open_way(scene, "none")
    assert (ways(scene), scene.s.changes) == ([], ())


def watched(*lands: str) -> Scene:
    """Finder wants to be asked, and the invader phase begins with ravages in jungles: A3 and A8."""
    scene = finder(*lands).put("A3", "explorer").put("A8", "explorer")
    scene.step("powers", "offer:open_the_ways:2")
    assert scene.effects("ways_watched") == [(0,)]
    scene.s.phase, scene.s.turn = INVADER, 2
    scene.s.ravage_cards = [invader_card("I-J")]
    scene.s.agenda = [(RAVAGE, invader_card("I-J"))]
    return scene


def test_e71_a_way_is_changed_between_actions_of_the_invader_phase() -> None:
    """Ruling E71: before a card names its lands, and before each of them."""
    scene = watched("A3", "A5", "A8")
    assert scene.step("card", "change_way", "A3", "A8") == "land"
    assert ways(scene) == [("A3", "A8")]
    # No Action since then: it is not asked again before the first land.
    scene.step("land", "A3")
    assert scene.asked[-1][0] == "order"
    # The ravage has done something.
    scene.step("land", "change_way", "none")
    assert (ways(scene), scene.asked[-2]) == ([], ("may", ["change_way", "look_away", "none"]))


def test_e71_it_may_be_asked_no_longer() -> None:
    scene = watched("A3", "A5", "A8")
    scene.step("card", "look_away")
    assert scene.effects("ways_watched") == []
    scene.step("land", "A3")
    assert [kind for kind, _ in scene.asked[-2:]] == ["may", "order"]


def test_e71_nobody_is_asked_unasked() -> None:
    scene = watched("A3", "A5", "A8")
    scene.s.effects.clear()
    scene.step("card")
    assert [kind for kind, _ in scene.asked] == ["powers"]


def test_e71_asked_before_events_and_fear_cards() -> None:
    scene = watched("A3", "A5", "A8")
    scene.s.sets = (*scene.s.sets, "branch_and_claw")
    scene.s.fear_earned = [FEAR_CARDS.number("avoid_the_dahan")]
    scene.step("fear", "none")
    scene.event("tight_knit_communities", "change_way", "A3", "A8")
    assert ways(scene) == [("A3", "A8")]


def test_a_way_ends_when_presence_is_gone() -> None:
    scene = finder("A3", "A5").put("A7", "explorer")
    scene.step("powers", "offer:open_the_ways:0", "A3")
    act = Action(scene.s, POWER, "setup", 0)
    scene.run(iter(act.destroy_presence(1, 0, scene.land("A3"))))
    assert (ways(scene), scene.s.island.near[scene.land("A5")].count(scene.land("A3"))) == ([], 0)


def test_no_way_without_two_lands_or_in_the_invader_phase() -> None:
    scene = finder("A5", "A4")
    assert not offered(scene)
    scene.presence(0, "A3")
    assert offered(scene)
    scene.s.phase = INVADER
    assert SPIRITS[FINDER].rules[1].extra_offers(scene.s, Owner(0), 0) == []


def question(scene: Scene) -> IslandQuestion:
    rule = SPIRITS[FINDER].rules[1]
    asked = next(rule.after_offer(begin(scene.s, POWER, "offer", 0), Owner(0), 0) or NOTHING)
    assert isinstance(asked, IslandQuestion)
    return asked


@pytest.mark.parametrize(
    ("land", "code"), [("A7", "way-presence"), ("A4", "way")], ids=["without presence", "adjacent only"]
)
def test_a_way_between_other_lands_is_refused(land: str, code: str) -> None:
    scene = finder("A3", "A4", "A5", "A8")
    scene.s.presence[0][scene.land("A4")] = 1
    asked = question(scene)
    if land == "A4":
        # A4 borders A3 and A5, and its way to A8 is asked for from A3.
        asked.kind = "way_to"
    assert refusal(scene.s, asked, 0, land) == Message(f"spirit_island-refused-{code}", {"land": land})


def test_a_position_with_a_way_to_a_foreign_land_is_refused() -> None:
    scene = finder("A3", "A5")
    scene.s.step, scene.s.board_box = "powers", ("A",)
    scene.s.changes = ((LINKED, scene.land("A3"), scene.land("A8")),)
    expected = Message("spirit_island-invalid-way", {"land": "A3", "other": "A8"})
    assert expected in scene.problems()
    scene.presence(0, "A8")
    assert expected not in scene.problems()


def test_positions_keep_ways() -> None:
    scene = finder("A3", "A5").put("A7", "explorer")
    scene.step("powers", "offer:open_the_ways:0", "A3")
    saved = SPIRIT_ISLAND.position.dump(scene.s)
    assert saved["changes"] == [["linked", "A3", "A5"]]
    problems: list[Message] = []
    loaded = SPIRIT_ISLAND.position.load(saved, "state", problems)
    assert (problems, loaded.changes, loaded.effects) == ([], scene.s.changes, scene.s.effects)


def test_bots_open_no_way_for_nothing() -> None:
    scene = finder("A3", "A5").put("A7", "explorer")
    scene.s.phase = FAST
    move = next(move for move in usable(scene.s, 0) if move[0] == OFFER)
    assert Look(scene.s).move(0, move) == -0.01


# Responsibilities to the Dead.


def acting(scene: Scene, cause: int = POWER, seat: int = 0) -> Action:
    act = Action(scene.s, cause, "setup", seat)
    act.land = scene.land("A5")
    return act


def destroy(scene: Scene, act: Action, *answers: str) -> None:
    def work() -> Work[None]:
        yield from act.destroy(2, 0)
        yield from act.conclude()

    scene.run(work(), *answers)


def test_destruction_costs_presence_and_energy_once_an_action() -> None:
    scene = finder("A5", "A8").put("A5", "2 explorer")
    scene.s.energy = [2]
    destroy(scene, acting(scene), "A8")
    assert (scene.where(), scene.s.energy, scene.s.destroyed) == ({"A5": 1}, [1], [1])


def test_without_energy_a_second_presence_is_destroyed() -> None:
    scene = finder("A5", "A8", "A7").put("A5", "2 explorer")
    destroy(scene, acting(scene), "A8", "A7")
    assert (scene.where(), scene.s.destroyed) == ({"A5": 1}, [2])


def test_moving_somebody_to_their_death_counts() -> None:
    """Responsibilities to the Dead: those it moves into quicksand die of it, once for the whole Action."""
    scene = two("A5", "A8").put("A5", "2 explorer, dahan")
    scene.s.energy = [3, 0]
    scene.lasting("melt_earth_into_quicksand", scene.land("A8"), 1, source="melt_earth_into_quicksand")
    scene.elements("2 moon 2 air").use(
        "lay_paths_they_cannot_help_but_walk", "A5", "explorer", "A8", "none", "A5"
    )
    assert (scene["A5"], scene["A8"]) == ("explorer, dahan", "")
    assert (scene.where(), scene.s.energy[0]) == ({"A8": 1}, 2)


def test_those_who_die_of_something_else_do_not_count() -> None:
    scene = two("A5", "A8").put("A5", "2 explorer").put("A8", "town-d1")
    scene.s.energy = [3, 0]
    scene.lasting("melt_earth_into_quicksand", scene.land("A7"), 1, source="melt_earth_into_quicksand")
    scene.elements("2 moon 2 air").use("lay_paths_they_cannot_help_but_walk", "A5", "explorer", "A8", "none")
    assert (scene["A8"], scene.s.energy[0]) == ("explorer, town-d1", 3)


def test_e22_only_own_actions_count() -> None:
    """Rulings E22 and E28: not those of other spirits, nor events and ravages."""
    scene = two().put("A5", "4 explorer")
    destroy(scene, acting(scene, seat=1))
    destroy(scene, acting(scene, EVENT_CARD, 0))
    assert (scene["A5"], scene.where()) == ("", {"A5": 1})
    scene.put("A5", "town, dahan")
    scene.ravage("A5")
    assert scene.where() == {}  # by blight, not by the rule
    assert scene.s.destroyed[0] == 1


# Innate powers.


def test_lay_paths_they_cannot_help_but_walk_half_of_each_sort() -> None:
    scene = finder().presence(0, "A5").put("A5", "2 explorer, town, 3 dahan, beasts").elements("2 moon 2 air")
    scene.use("lay_paths_they_cannot_help_but_walk", "town", "A4", "dahan", "A6", "presence-0", "A7")
    assert (scene["A5"], scene["A4"], scene["A6"]) == ("2 explorer, 2 dahan, beasts", "town", "dahan")
    assert scene.where() == {"A5": 1, "A7": 1}


def test_lay_paths_they_cannot_help_but_walk_second_and_third_threshold() -> None:
    scene = finder("A5", "A8").put("A5", "explorer").put("A8", "explorer")
    scene.elements("2 sun 2 moon 4 air 3 water")
    scene.use("lay_paths_they_cannot_help_but_walk", "A5", "explorer", "A4", "A8", "explorer", "A7")
    assert (scene["A5"], scene["A4"], scene["A8"], scene["A7"]) == ("", "explorer", "", "explorer")


def test_p19_presence_of_others_moves_if_they_agree() -> None:
    """Ruling P19: the owner is asked."""
    scene = two().put("A5", "explorer").elements("2 sun 2 air")
    scene.use("lay_paths_they_cannot_help_but_walk", "presence-1", "A4", "yes")
    assert scene.asked[0] == ("push", ["explorer", "presence-0", "presence-1", "none"])
    assert (scene.deciders, scene.where(1)) == ([0, 0, 1], {"A4": 1, "A5": 1})
    scene = two().put("A5", "explorer").elements("2 sun 2 air")
    scene.use("lay_paths_they_cannot_help_but_walk", "presence-1", "A4", "no", "none")
    assert scene.asked[-1] == ("push", ["explorer", "presence-0", "none"])
    assert scene.where(1) == {"A5": 2}


def close(scene: Scene) -> list[tuple[int, ...]]:
    number = POWERS.number("close_the_ways")
    return [move for move in usable(scene.s, 0) if move[0] == USE and move[1] == number]


def test_e72_close_the_ways_once_for_each_threshold() -> None:
    """Ruling E72: each threshold is a use with a target of its own."""
    scene = finder().put("A8", "explorer").elements("2 air 2 water")
    assert len(close(scene)) == 1
    scene.step("powers", "use:close_the_ways", "A4")
    assert close(scene) == []
    assert refusal(
        scene.s,
        IslandQuestion(scene.s, "powers", 0, (0,), ([],), "move", "powers", {}),
        0,
        "use:close_the_ways",
    ) == Message("spirit_island-refused-used", {"id": "close_the_ways"})
    scene.elements("2 earth 1 air 2 plant")
    scene.step("powers", "use:close_the_ways", "A5")
    scene.step("powers", "use:close_the_ways", "A6")
    assert close(scene) == []
    isolated = [land for land in scene.s.island.lands if is_isolated(scene.s, land)]
    assert [scene.s.island.names[land] for land in isolated] == ["A4", "A5", "A6"]
    now = view(scene.s)["spirits"][0]
    assert now["id"] is not None
    assert [power["used"] for power in now["innates"]] == [False, True]


# Cards.


def test_a_circuitous_and_wending_journey_rounds_up() -> None:
    scene = finder().put("A5", "3 explorer, dahan, beasts")
    scene.use(
        "a_circuitous_and_wending_journey",
        "explorer", "A4", "explorer", "A4", "dahan", "A6", "none", "beasts", "A7",
    )  # fmt: skip
    assert (scene["A5"], scene["A4"], scene["A6"], scene["A7"]) == (
        "explorer", "2 explorer", "dahan", "beasts",
    )  # fmt: skip
    assert scene.asked[-3] == ("push", ["presence-0", "none"])


def test_aid_from_the_spirit_speakers() -> None:
    scene = finder().put("A5", "2 dahan, explorer, town").put("A2", "dahan").put("A3", "town")
    scene.use("aid_from_the_spirit_speakers", "A5", "A2", "town", "presence-0")
    assert (scene["A5"], scene["A2"], scene.where()) == ("explorer, 2 dahan", "town, dahan", {"A2": 1})
    scene = finder().put("A5", "explorer").put("A2", "dahan")
    scene.use("aid_from_the_spirit_speakers", "A5")
    assert scene["A5"] == "explorer"


def test_offer_passage_between_worlds_moves_dahan_either_way() -> None:
    """Between here and one of its lands: some may come while others go."""
    scene = finder("A5", "A2").put("A5", "dahan, dahan-d1").put("A2", "3 dahan")
    scene.use(
        "offer_passage_between_worlds",
        "A5",
        "move_dahan_between",
        "A2:dahan",
        "A2:dahan",
        "A5:dahan-d1",
        "none",
    )
    assert (scene["A5"], scene["A2"]) == ("3 dahan", "dahan, dahan-d1")


def test_offer_passage_between_worlds_moves_4_dahan_at_most() -> None:
    scene = finder("A5", "A2").put("A5", "5 dahan")
    scene.use("offer_passage_between_worlds", "A5", "move_dahan_between", *["A5:dahan"] * 4)
    assert (scene["A5"], scene["A2"]) == ("dahan", "4 dahan")


def test_offer_passage_between_worlds_saves_2_dahan_once() -> None:
    scene = finder().put("A5", "4 dahan, 3 city")
    scene.use("offer_passage_between_worlds", "A5", "offered_passage")
    act = acting(scene, EVENT_CARD, -1)

    def work() -> Work[None]:
        yield from act.destroy(3, 3)
        yield from act.conclude()

    scene.run(work())
    assert (scene["A5"], scene.effects("offered_passage")) == ("3 city, 3 dahan", [])


def test_paths_tied_by_nature() -> None:
    scene = finder("A4").put("A4", "explorer, town")
    scene.use("paths_tied_by_nature", "A4", "A7", "town", "explorer")
    assert scene.asked[1] == ("move_to", ["A7", "none"])
    assert (scene["A4"], scene["A7"]) == ("", "explorer, town")


def test_travelers_boon() -> None:
    scene = two("A5", "A2").presence(1, "B3").put("B3", "explorer, dahan").put("A5", "dahan, beasts")
    scene.use("travelers_boon", "A2", "B3", "explorer", "dahan", "A5", "beasts", "none")
    assert scene.deciders == [1] * len(scene.deciders)
    assert (scene.where(1), scene["A2"]) == ({"A2": 2, "A5": 1}, "explorer, dahan, beasts")
    assert (scene["A5"], scene["B3"]) == ("dahan", "")


def test_travelers_boon_alone_moves_own_presence() -> None:
    scene = finder("A5", "A2", "A8")
    scene.use("travelers_boon", "A2", "A8", "none")
    assert scene.where() == {"A2": 2, "A5": 1}


def test_ways_of_shore_and_heartland() -> None:
    scene = finder().put("A4", "explorer, town")
    scene.use("ways_of_shore_and_heartland", "A4", "town", "none")
    assert (scene["A4"], scene["A5"]) == ("explorer", "town")
    scene = finder().put("A2", "explorer")
    scene.use("ways_of_shore_and_heartland", "A2", "explorer", "A3")
    assert scene.asked[-1] == ("push_to", ["A1", "A3"])
    assert scene["A3"] == "explorer"


# The view of players.


def test_view_and_catalogue_of_the_network() -> None:
    scene = finder("A3", "A5").put("A7", "explorer")
    scene.step("powers", "offer:open_the_ways:0", "A3")
    now = view(scene.s)
    assert now["ways"] == [{"one": "A3", "other": "A5"}]
    spirit = now["spirits"][0]
    assert spirit["id"] is not None
    assert (spirit["takeable"], len(spirit["covered"])) == (["sun", "earth"], 11)
    printed = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == FINDER)
    spaces = {space["id"]: space for space in printed["spaces"]}
    assert len(printed["edges"]) == 18
    assert ["sun", "e1m"] in printed["edges"]
    assert (spaces["e0"]["energy"], spaces["e0"]["start"], spaces["e0"]["line"]) == (0, True, None)
    assert (spaces["mvair"]["x"], spaces["mvair"]["y"]) == (2.5, 1)
    assert spaces["mvair"]["action"] == {"id": "move_presence", "icon": "swap", "n": 1, "where": None}
    assert (spaces["p1rng"]["more_energy"], spaces["p1rng"]["more_range"]) == (1, 1)
    assert spaces["p1any"]["elements"] == ["any"]
    assert (spaces["xc1"]["more_plays"], spaces["c1"]["plays"]) == (1, 1)


def test_the_terminal_draws_network_and_way() -> None:
    scene = uncover(finder("A3", "A5").put("A7", "explorer"), "earth")
    scene.step("powers", "offer:open_the_ways:0", "A3")
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    text = ["".join(part for part, _ in line) for line in drawing]
    assert "     open way: A3 - A5" in text
    assert "     earth - 1 + moon, 1, +1 card play" in text
    assert "    >[1 + moon] - sun, 2 + water, air + Move 1 presence at most 1 land, earth" in text


def test_slow_cards() -> None:
    assert {POWERS.all[card].id for card in SPIRITS[FINDER].cards if not POWERS.all[card].fast} == {
        "a_circuitous_and_wending_journey", "paths_tied_by_nature", "ways_of_shore_and_heartland",
    }  # fmt: skip
    scene = finder().put("A5", "explorer")
    scene.s.phase = SLOW
    assert not any(move[0] == USE for move in usable(scene.s, 0))


def test_e71_a_second_change_before_an_action_is_refused_with_the_reason() -> None:
    scene = finder("A3", "A5", "A8").put("A7", "explorer")
    scene.s.played[0] = [POWERS.number("offer_passage_between_worlds")]
    open_way(scene, "A3", "A8")
    asked = next(powers(scene.s))
    assert isinstance(asked, IslandQuestion)
    expected = Message("spirit_island-refused-way-changed", {"id": "open_the_ways"})
    assert refusal(scene.s, asked, 0, "offer:open_the_ways:1") == expected
    scene.s.effects.clear()
    expected = Message("spirit_island-refused-offer")
    assert refusal(scene.s, asked, 0, "offer:open_the_ways:7") == expected
    for message in (expected, Message("spirit_island-refused-way-changed", {"id": "open_the_ways"})):
        assert [c for lang in LANGUAGES for c in of_game(SPIRIT_ISLAND, lang).complaints(message)] == []
