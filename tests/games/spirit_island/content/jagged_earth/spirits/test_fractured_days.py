"""Fractured Days Split the Sky: set-up, Time, Days That Never Were, innate powers, cards."""

from tests.games.spirit_island.scenes import SLOW, Scene, cards, invader_card
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.content.jagged_earth.spirits.fractured_days import covered_again, gain_time
from weald.games.spirit_island.model.geography import FROZEN
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import MOON
from weald.games.spirit_island.model.state import FAST, INVADER, INVADER_PHASE, SLOW_PHASE, SPIRIT
from weald.games.spirit_island.phases.ending import victorious
from weald.games.spirit_island.phases.invaders import is_placed
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.forecast.invaders import next_explore
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import EVENT_CARD, GROWTH, SET_UP
from weald.games.spirit_island.rules.land_rules import sacred_sites
from weald.games.spirit_island.rules.moves import USE
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import EVENTS, POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel.messages import Args, Message

ID = "fractured_days"
SETS = "branch_and_claw jagged_earth"
DAYS = "days_that_never_were"


def days(*lands: str, time: int = 0, boards: str = "A") -> Scene:
    """A scene with some presence on the island and some Time, taken from both tracks."""
    scene = Scene(ID, boards=boards, sets=SETS)
    for land in lands or ("A5",):
        scene.presence(0, land)
    scene.s.away[0] = time
    if time:
        scene.s.counters["time"] = time
        scene.cover("energy", 5 - time)
    return scene.put("A8", "city")


def two(*lands: str, time: int = 0) -> Scene:
    scene = Scene(ID, "lightning", boards="AB", sets=SETS).presence(1, "B5", 2)
    for land in lands or ("A5",):
        scene.presence(0, land)
    scene.s.away[0] = time
    if time:
        scene.s.counters["time"] = time
        scene.cover("energy", 5 - time)
    return scene.put("A8", "city")


def time(scene: Scene) -> int:
    return scene.s.counters.get("time", 0)


def aside(scene: Scene, *ids: str) -> None:
    scene.s.aside = tuple((DAYS, 0, card) for card in cards(*ids))


def uses(scene: Scene, id: str) -> list[tuple[int, ...]]:
    return [move for move in usable(scene.s, 0) if move[0] == USE and move[1] == POWERS.number(id)]


def refused(scene: Scene, option: str) -> Message | None:
    question = IslandQuestion(scene.s, "powers", 0, (0,), ([],), "move", "powers", {})
    return refusal(scene.s, question, 0, option)


# Set-up.


def test_set_up() -> None:
    scene = Scene(ID, boards="A", sets=SETS)
    scene.put("A2", "2 dahan").put("A4", "dahan").put("A6", "dahan").put("A8", "dahan")
    scene.s.minor_deck = cards("drought", "call_to_tend", "steam_vents", "uncanny_melting", "rain_of_blood")
    scene.s.major_deck = cards("powerstorm")
    scene.run(SPIRITS[ID].start(begin(scene.s, SET_UP, "setup", 0)), "cards")
    assert (scene.where(), time(scene), scene.on("cards")) == ({"A4": 1, "A7": 2}, 1, 4)
    assert sorted(POWERS.ids[card] for _, _, card in scene.s.aside) == sorted(
        ["drought", "call_to_tend", "steam_vents", "uncanny_melting", "rain_of_blood", "powerstorm"]
    )
    assert (scene.s.shown, scene.s.minor_deck) == ([], [])


def test_set_up_with_three_players_and_boards() -> None:
    scene = Scene(ID, "lightning", "river_surges", boards="ABC", sets=SETS)
    place_printed(scene.s)
    scene.s.minor_deck = [card for card in POWERS.of(("base",)) if POWERS.all[card].deck == 0]
    scene.s.major_deck = [card for card in POWERS.of(("base",)) if POWERS.all[card].deck == 1]
    scene.run(SPIRITS[ID].start(begin(scene.s, SET_UP, "setup", 0)))
    decks = [POWERS.all[card].deck for _, _, card in scene.s.aside]
    assert (decks.count(0), decks.count(1), time(scene)) == (4, 4, 0)


# Time.


def test_time_comes_from_a_track_or_the_island() -> None:
    scene = days("A5", "A7")
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.run(gain_time(act), "cards")
    assert scene.asked == [("time_from", ["energy", "cards", "A5", "A7"])]
    scene.run(gain_time(act), "A7")
    assert (time(scene), scene.s.away, scene.where(), scene.on("cards")) == (2, [2], {"A5": 1}, 4)


def test_spent_time_covers_a_track_or_is_destroyed() -> None:
    scene = days("A5", "A7", time=3).play("pour_time_sideways")
    scene.step("powers", "use:pour_time_sideways", "A5")
    assert (time(scene), scene.s.away, scene.on("energy"), scene.s.destroyed) == (0, [0], 5, [0])
    assert scene.where() == {"A7": 2}
    scene = days(time=1).play("absolute_stasis").presence(0, "A5")
    scene.cover("energy", 5)
    scene.step("powers", "use:absolute_stasis", "A4")
    assert (time(scene), scene.s.destroyed) == (0, [1])


def test_where_time_goes_back_is_chosen() -> None:
    scene = days("A5", time=2).presence(0, "A5").play("absolute_stasis")
    scene.cover("energy", 4).cover("cards", 4)
    scene.step("powers", "use:absolute_stasis", "cards", "A4")
    assert ("time_to", ["energy", "cards"]) in scene.asked
    assert (scene.on("energy"), scene.on("cards")) == (4, 5)


def test_time_that_is_not_there_is_refused() -> None:
    scene = days("A5", time=2).presence(0, "A5").play("pour_time_sideways", "absolute_stasis")
    assert (uses(scene, "pour_time_sideways"), len(uses(scene, "absolute_stasis"))) == ([], 1)
    words: Args = {"id": "pour_time_sideways", "n": 3}
    assert refused(scene, "use:pour_time_sideways") == Message("spirit_island-refused-price-time", words)


def test_a_position_with_time_that_is_not_there_is_refused() -> None:
    scene = days()
    scene.s.step, scene.s.board_box = "powers", ("A",)
    scene.s.counters["time"] = 2
    expected = Message("spirit_island-invalid-kept-presence", {"spirit": ID, "n": 2, "expected": 0})
    assert expected in scene.problems()
    scene.s.away[0] = 2
    assert expected not in scene.problems()


# Growth.


def growing(*lands: str) -> Scene:
    scene = days(*lands)
    scene.s.phase = SPIRIT
    return scene


def test_growth_1() -> None:
    scene = growing()
    scene.s.discards[0] = cards("drought")
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1")
    scene.step("grow", "icon:0.0.2", "energy", "none")
    assert scene.asked[-1] == ("time_from", ["energy", "cards", "A5", "none"])
    assert (time(scene), scene.hand(), elements(scene.s, 0)[3]) == (1, ["drought"], 1)


def test_growth_2() -> None:
    scene = growing()
    scene.s.minor_deck = cards("drought")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0")
    scene.step("grow", "icon:0.1.1", "minor")
    scene.step("grow", "icon:0.1.2", "A4", "cards")
    scene.step("grow", "icon:0.1.3", "gain_time", "cards")
    scene.step("grow", "icon:0.1.4", "two_more_plays")
    assert (time(scene), card_plays(scene.s, 0), scene.s.paid) == (1, 1 + 2, [True])
    assert (scene.where(), elements(scene.s, 0)[MOON]) == ({"A4": 1, "A5": 1}, 1)


def test_e24_growth_3_an_icon_three_times_is_three_actions() -> None:
    scene = growing()
    aside(scene, "drought", "powerstorm")
    scene.s.hands[0] = cards("wash_away")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0")
    scene.step("grow", "icon:0.2.1", "powerstorm", "wash_away")
    assert (scene.hand(), scene.s.aside) == (["powerstorm"], ((DAYS, 0, POWERS.number("drought")),))
    scene.step("grow", "icon:0.2.2", "none")
    scene.step("grow", "icon:0.2.3", "gain_time", "energy")
    scene.step("grow", "icon:0.2.4", "gain_energy")
    scene.step("grow", "icon:0.2.5", "gain_energy")
    assert (time(scene), scene.s.energy) == (1, [2 + 2 + 1])


def test_a_minor_of_days_costs_no_card() -> None:
    scene = growing()
    aside(scene, "drought", "powerstorm")
    scene.s.hands[0] = cards("wash_away")
    scene.run(SPIRITS[ID].growth[0].options[2][1].run(begin(scene.s, GROWTH, "growth", 0)), "drought")
    assert scene.hand() == ["wash_away", "drought"]


def test_a_card_not_chosen_may_be_added_to_days() -> None:
    scene = days()
    scene.s.minor_deck = cards("drought", "call_to_tend", "steam_vents", "uncanny_melting")
    act = begin(scene.s, GROWTH, "growth", 0)
    scene.run(iter(act.gain_card("minor")), "drought", "steam_vents")
    assert scene.asked[-1][0] == "keep_for_days"
    assert scene.s.aside == ((DAYS, 0, POWERS.number("steam_vents")),)
    assert len(scene.s.minor_discard) == 2
    # A gain from the set itself adds nothing.
    scene.run(SPIRITS[ID].growth[0].options[2][1].run(act))
    assert (len(scene.s.aside), len(scene.asked)) == (0, 2)


def test_cards_that_others_gain_are_not_added() -> None:
    scene = two()
    scene.s.minor_deck = cards("drought", "call_to_tend")
    scene.run(iter(begin(scene.s, GROWTH, "growth", 1).gain_card("minor")), "drought")
    assert scene.s.aside == ()


# Innate powers.


def test_e73_slip_the_flow_of_time_costs_more_with_each_use() -> None:
    """Ruling E73: as much Time as there were uses before."""
    scene = days(time=3).elements("2 sun 2 moon")
    scene.s.discards[0] = cards("drought", "wash_away", "flash_floods")
    for card in ("drought", "wash_away", "flash_floods"):
        scene.step("powers", "use:slip_the_flow_of_time", card)
    assert (scene.hand(), time(scene)) == (["drought", "wash_away", "flash_floods"], 3 - 1 - 2)
    assert uses(scene, "slip_the_flow_of_time") == []
    words: Args = {"id": "slip_the_flow_of_time", "n": 3}
    assert refused(scene, "use:slip_the_flow_of_time") == Message("spirit_island-refused-price-time", words)


def test_e73_slip_uses_a_slow_power_now() -> None:
    """Ruling E73: once; it is not slow any longer this turn."""
    scene = two().elements("3 moon 1 air").put("B5", "explorer").play("wash_away", seat=1)
    scene.step("powers", "0/use:slip_the_flow_of_time", "lightning", "wash_away", "B5", "explorer", "B4")
    assert (scene["B4"], scene.s.used[1], scene.s.changed_speed[1]) == (
        "explorer", cards("wash_away"), cards("wash_away"),
    )  # fmt: skip
    scene.s.phase = SLOW
    assert not any(move[0] == USE for move in usable(scene.s, 1))


def test_slip_reclaims_from_play_with_its_elements() -> None:
    scene = days().elements("2 sun 2 moon").play("drought")
    before = elements(scene.s, 0)
    scene.step("powers", "use:slip_the_flow_of_time", "drought")
    lost = [a - b for a, b in zip(before, elements(scene.s, 0), strict=True)]
    assert (scene.hand(), scene.s.played[0], sum(lost)) == (["drought"], [], 3)


def test_slip_plays_a_card() -> None:
    scene = days().elements("3 sun 2 air")
    scene.s.hands[0] = cards("drought")
    scene.s.energy = [1]
    scene.step("powers", "use:slip_the_flow_of_time", "drought")
    assert (scene.s.energy, scene.s.played[0]) == ([0], cards("drought"))


def look(scene: Scene, *answers: str) -> None:
    scene.s.phase = SLOW
    scene.use("visions_of_a_shifting_future", *answers)


def test_visions_of_a_shifting_future_shuffle_the_top_2_cards() -> None:
    scene = days().elements("1 sun 2 moon 2 air").invader_deck("I-J", "I-W", "I-S", "II-J")
    look(scene)
    ids = [invader_card(id) for id in ("I-J", "I-W", "I-S", "II-J")]
    assert (set(scene.s.invader_deck[-2:]), scene.s.invader_deck[:2]) == ({ids[0], ids[1]}, [ids[3], ids[2]])
    event = next(event for event in scene.events if event.id == "spirit_island-event-looked")
    assert event.args == {"spirit": ID, "deck": "invader"}
    assert event.own == {0: ("spirit_island-event-saw-invader-card", {"spirit": ID, "card": "I-J"})}


def test_visions_of_a_shifting_future_bury_a_card() -> None:
    scene = days().elements("2 sun 3 moon 2 air").invader_deck("II-J", "II-W", "III-JS")
    look(scene, "yes")
    assert scene.s.invader_deck == [invader_card("II-J"), invader_card("III-JS"), invader_card("II-W")]
    assert scene.s.turned_cards == (invader_card("II-J"),)
    scene = days().elements("2 sun 3 moon 2 air").invader_deck("II-J", "II-W", "III-JS")
    look(scene, "no")
    assert (scene.s.invader_deck[0], scene.s.turned_cards) == (invader_card("III-JS"), ())


def test_e74_a_card_with_a_place_is_not_buried() -> None:
    """Ruling E74: a stage III card above stage II was placed by set-up."""
    scene = days().elements("2 sun 3 moon 2 air").invader_deck("III-JS", "II-W", "II-J")
    assert is_placed(scene.s, invader_card("III-JS"))
    assert not is_placed(scene.s, invader_card("II-W"))
    look(scene)
    assert scene.asked == []


def test_visions_of_a_shifting_future_of_events() -> None:
    scene = days().elements("2 sun 3 moon 2 air").invader_deck("I-J")
    scene.s.event_deck = [0, 1, 2]
    look(scene, "look_at_events", "yes")
    assert scene.s.event_deck == [2, 0, 1]
    rebels = EVENTS.number("slave_rebellion")
    scene.s.event_deck = [0, 1, rebels]
    look(scene, "look_at_events")
    assert (set(scene.s.event_deck[1:]), scene.s.event_deck[0]) == ({1, rebels}, 0)


# Absolute Stasis.


def frozen(land: str = "A4") -> Scene:
    scene = days("A5", "A5", land, time=1).put(land, "town, dahan").put("A3", "explorer")
    scene.play("absolute_stasis")
    scene.step("powers", "use:absolute_stasis", land)
    return scene


def test_e77_absolute_stasis_takes_a_land_out_of_time() -> None:
    """Ruling E77: no neighbour, no target, no origin; nothing happens there."""
    scene = frozen()
    land = scene.land("A4")
    assert (scene.s.changes, scene.effects("stasis")) == (((FROZEN, land, -1),), [(land,)])
    assert land not in scene.s.island.lands
    assert all(land not in near for near in scene.s.island.near)
    assert scene.s.island.near[land] == []
    assert land not in presence_lands(scene.s, 0)
    names = scene.s.island.names
    reached = [names[n] for n in target_lands(scene.s, 0, POWERS["blur_the_arc_of_years"], 0)]
    assert reached == ["A1", "A5", "A6", "A7", "A8"]
    scene.s.presence[0][land] = 2
    assert sacred_sites(scene.s, 0) == [scene.land("A5")]
    now = next(each for each in view(scene.s)["lands"] if each["id"] == "A4")
    assert (now["in_play"], now["absent"]) == (False, "frozen")


def test_invaders_do_nothing_there_and_victory_counts_it() -> None:
    scene = frozen()
    scene.s.pieces[scene.land("A8")] = [0] * len(scene.s.pieces[0])
    scene.s.pieces[scene.land("A3")] = [0] * len(scene.s.pieces[0])
    scene.s.phase = INVADER
    scene.s.agenda = [(0, invader_card("I-S"))]
    scene.step("card")
    assert scene.s.queue == []
    assert victorious(scene.s) == ""


def test_the_land_comes_back_when_the_slow_phase_ends() -> None:
    scene = frozen()
    saved = SPIRIT_ISLAND.position.dump(scene.s)
    assert saved["changes"] == [["frozen", "A4", None]]
    wrong: list[Message] = []
    loaded = SPIRIT_ISLAND.position.load(saved, "state", wrong)
    assert (wrong, loaded.changes) == ([], scene.s.changes)
    scene.s.phase = SLOW
    scene.step("time")
    assert (scene.s.changes, scene["A4"], scene.effects("stasis")) == ((), "town, dahan", [])
    assert scene.land("A4") in scene.s.island.lands


def test_an_ocean_is_no_target() -> None:
    scene = Scene(ID, "ocean", boards="AB", sets=SETS).presence(0, "A2", 2).presence(1, "A0")
    names = scene.s.island.names
    assert "A0" in [names[land] for land in target_lands(scene.s, 0, POWERS["blur_the_arc_of_years"], 0)]
    assert "A0" not in [names[land] for land in target_lands(scene.s, 0, POWERS["absolute_stasis"], 0)]


def test_absolute_stasis_lasts_through_the_invader_phase() -> None:
    assert frozen().s.effects[-1][2] == SLOW_PHASE


# Blur the Arc of Years.


def test_blur_the_arc_of_years_heals_an_empty_land() -> None:
    scene = days().put("A5", "2 blight")
    scene.use("blur_the_arc_of_years", "A5")
    assert scene["A5"] == "blight"


def test_blur_the_arc_of_years_lets_invaders_build_and_ravage() -> None:
    scene = days().put("A4", "explorer")
    scene.use("blur_the_arc_of_years", "A4")
    assert scene["A4"] == "explorer, town, blight"


def test_blur_the_arc_of_years_adds_dahan_and_repeats_for_time() -> None:
    scene = days(time=1).put("A4", "2 dahan").play("blur_the_arc_of_years")
    scene.step("powers", "use:blur_the_arc_of_years", "A4", "dahan", "A3", "none", "yes", "none")
    assert (scene["A4"], scene["A3"], time(scene)) == ("3 dahan", "dahan", 0)


def test_blur_the_arc_of_years_asks_for_no_time_that_is_not_there() -> None:
    scene = days().put("A4", "dahan")
    scene.use("blur_the_arc_of_years", "A4", "none")
    assert scene.asked[-1] == ("push", ["dahan", "none"])


# Pour Time Sideways.


def sideways() -> Scene:
    scene = two("A5", "B4", time=3).play("pour_time_sideways")
    scene.put("A4", "explorer").put("B5", "explorer").put("A7", "explorer")
    scene.step("powers", "0/use:pour_time_sideways", "A5")
    return scene


def test_e75_pour_time_sideways_lets_a_board_act_twice_and_another_not_at_all() -> None:
    """Ruling E75: invader cards, for one invader phase."""
    scene = sideways()
    assert (scene.where(), scene.effects("time_sideways")) == ({"B4": 2}, [(0, 1)])
    assert scene.s.effects[-1][2] == INVADER_PHASE
    scene.s.phase = INVADER
    scene.s.agenda = [(1, invader_card("I-S"))]
    scene.step("card")
    names = [scene.s.island.names[land] for land in scene.s.queue]
    sands = [land for land in scene.s.island.ground if scene.s.island.terrain[land] == 2]
    assert [scene.s.island.names[land] for land in sands] == ["A4", "A7", "B3", "B5"]
    assert names == ["B5", "B5"]
    scene.step("land")
    scene.step("land")
    assert (scene["B5"], scene["A4"]) == ("explorer, town, city", "explorer")


def test_e75_events_on_each_board() -> None:
    """Ruling E75: everything on each board or in each land, but no power."""
    scene = sideways()
    seen: list[int] = []

    def note(act: object, board: int) -> None:
        seen.append(board)

    scene.s.phase = INVADER
    scene.run(begin(scene.s, EVENT_CARD, "setup").each_board(note))
    assert seen == [1, 1]
    scene.s.phase = FAST
    scene.run(begin(scene.s, EVENT_CARD, "setup").each_board(note))
    assert seen == [1, 1, 0, 1]


def test_e75_lands_of_one_board_change_nothing() -> None:
    """Ruling E75: once fewer and once more is once."""
    scene = two("A5", "A7", time=3).play("pour_time_sideways")
    scene.step("powers", "0/use:pour_time_sideways", "A5")
    assert (scene.where(), scene.effects("time_sideways")) == ({"A7": 2}, [])


# The Past Returns Again.


def past(time: int = 1) -> Scene:
    scene = days(time=time).play("the_past_returns_again").invader_deck("II-J", "II-W")
    scene.s.invader_discard = [invader_card("I-S"), invader_card("III-JS"), invader_card("I-J")]
    scene.s.energy = [1]
    return scene


def test_the_past_returns_again() -> None:
    scene = past()
    scene.s.invader_box = [invader_card("II-S")]
    scene.step("powers", "use:the_past_returns_again", "energy:1", "I-J")
    assert scene.asked[-1] == ("swap_card", ["I-S", "III-JS", "I-J"])
    assert (scene.s.energy, time(scene)) == ([0], 0)
    assert scene.s.invader_deck[-1] == invader_card("I-J")
    assert scene.s.invader_discard[-1] == invader_card("II-J")
    assert view(scene.s)["invaders"]["discard"] == ["I-S", "III-JS", None]
    assert next_explore(scene.s) == {"stage": 1, "possible": ["I-J"]}


def test_e76_what_nobody_knows_is_dealt_again() -> None:
    """Ruling E76: the card that left the deck may be any of its stage; the one that returned is known."""
    scene = past()
    scene.s.invader_box = [invader_card("II-S")]
    scene.step("powers", "use:the_past_returns_again", "energy:1", "I-J")
    seen = set()
    for seed in range(20):
        copy = scene.s.copy()
        copy.seed = seed
        redeal(copy, 0)
        assert copy.invader_deck[-1] == invader_card("I-J")
        assert set(copy.turned_cards) == {copy.invader_deck[-1], copy.invader_discard[-1]}
        seen.add(copy.invader_discard[-1])
    assert seen == {invader_card(id) for id in ("II-J", "II-W", "II-S")}
    assert view(redact(scene.s, 0))["invaders"] == view(scene.s)["invaders"]


def test_e76_only_face_up_cards_return() -> None:
    """Ruling E76: and only within one stage."""
    scene = past(2)
    scene.step("powers", "use:the_past_returns_again", "energy:1", "I-J")
    scene.s.used[0], scene.s.energy = [], [1]
    # The top card is of stage I now: III-JS is too far, and the card of stage II lies face down.
    scene.step("powers", "use:the_past_returns_again", "energy:1")
    assert scene.s.invader_deck[-1] == invader_card("I-S")


def test_the_past_does_not_return_without_time_energy_or_cards() -> None:
    assert uses(past(), "the_past_returns_again") != []
    scene = past()
    scene.s.energy = [0]
    assert uses(scene, "the_past_returns_again") == []
    scene = past()
    scene.s.invader_discard = []
    assert uses(scene, "the_past_returns_again") == []
    words: Args = {"id": "the_past_returns_again", "n": 1}
    expected = Message("spirit_island-refused-price-past", words)
    assert refused(scene, "use:the_past_returns_again") == expected


def test_e76_energy_that_is_not_paid() -> None:
    """Ruling E76: nothing is spent, and the power is forgone."""
    scene = past()
    scene.step("powers", "use:the_past_returns_again", "none")
    assert (time(scene), scene.s.energy, uses(scene, "the_past_returns_again")) == (1, [1], [])


def test_a_known_card_is_drawn_like_any_other() -> None:
    scene = past()
    scene.step("powers", "use:the_past_returns_again", "energy:1", "I-J")
    scene.s.phase = INVADER
    scene.s.agenda = [(2, -1)]
    scene.step("card")
    assert scene.s.turned_cards == (invader_card("II-J"),)
    saved = SPIRIT_ISLAND.position.dump(scene.s)
    assert saved["turned_cards"] == ["II-J"]
    assert SPIRIT_ISLAND.position.load(saved, "state", []).turned_cards == scene.s.turned_cards


# The view of players, and bots.


def test_time_and_set_aside_cards_are_shown() -> None:
    scene = days(time=2)
    aside(scene, "drought")
    now = view(scene.s)
    assert now["counters"]["time"] == 2
    assert now["aside"] == [{"source": DAYS, "seat": 0, "id": "drought"}]
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(now), 0, {}, lambda id, args: words.say(Message(id, args)))
    text = ["".join(part for part, _ in line) for line in drawing]
    assert "     Time 2" in text
    assert "     set aside: Drought" in text


def test_bots_give_back_what_they_miss_least() -> None:
    scene = days(time=1)
    scene.cover("energy", 2).cover("cards", 4)
    assert (income(scene.s, 0), card_plays(scene.s, 0)) == (2, 1)
    act = begin(scene.s, GROWTH, "growth", 0)
    question = IslandQuestion(
        scene.s, "time_to", 0, (0,), (act.open_spaces(0),), "place", "growth", {}, worth=covered_again
    )
    assert quick_scores(scene.s, question, 0, question.values(0)) == [0.0, 0.0]
    scene.cover("energy", 3)
    question = IslandQuestion(
        scene.s, "time_to", 0, (0,), (act.open_spaces(0),), "place", "growth", {}, worth=covered_again
    )
    assert quick_scores(scene.s, question, 0, question.values(0)) == [-1.0, 0.0]
