"""The event phase: the deck, what is drawn, and cards that come back."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import INVADER, NOBODY, Setting
from weald.games.spirit_island.phases.events import stack_events
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.declare import EventCard
from weald.games.spirit_island.rules.event_cards import invader_stage
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EVENT_RETURNS, EVENTS
from weald.kernel.messages import Message

SLAVES = "slave_rebellion"
FRANCE = "france_plantation_colony"


def island(turn: int = 2) -> Scene:
    scene = Scene("lightning", sets="branch_and_claw").presence(0, "A5", 3).put("A8", "city")
    scene.s.phase, scene.s.turn, scene.s.board_box = INVADER, turn, ("A",)
    return scene


def stack(scene: Scene, *ids: str) -> Scene:
    """Stack event cards, the first on top."""
    scene.s.event_deck = [EVENTS.number(id) for id in reversed(ids)]
    return scene


def ids(pile: list[int]) -> list[str]:
    return [EVENTS.ids[number] for number in pile]


def step(scene: Scene, *answers: str) -> str:
    """Resolve events until fear comes."""

    def events() -> Work[None]:
        scene.s.step = "event"
        while scene.s.step.startswith("event"):
            scene.s.step = yield from GAME.steps[scene.s.step](scene.s)

    scene.run(events(), *answers)
    return scene.s.step


def test_there_are_26_events() -> None:
    assert len([card for card in EVENTS.all if card.set == "branch_and_claw"]) == 26


def test_there_are_30_events_of_jagged_earth() -> None:
    assert len([card for card in EVENTS.all if card.set == "jagged_earth"]) == 30


@pytest.mark.parametrize(
    ("sets", "n"), [("jagged_earth", 30), ("branch_and_claw", 25), ("branch_and_claw jagged_earth", 55)]
)
def test_v12_one_deck_of_all_sets(sets: str, n: int) -> None:
    scene = Scene("lightning", sets=sets)
    stack_events(scene.s)
    assert len(scene.s.event_deck) == len(set(scene.s.event_deck)) == n


def test_parts_that_cards_of_both_sets_share_are_declared_once() -> None:
    parts: dict[str, set[int]] = {}
    sets: dict[str, set[str]] = {}
    for card in EVENTS.all:
        for part in card.parts:
            parts.setdefault(part.id, set()).add(id(part))
            sets.setdefault(part.id, set()).add(card.set)
    assert [name for name, objects in parts.items() if len(objects) > 1] == []
    shared = ["grim_toll", "increasing_aggression", "offerings_of_pattern_and_dance", "stricken"]
    assert sorted(name for name, owners in sets.items() if len(owners) > 1) == shared


def test_a_position_with_58_events_is_refused() -> None:
    """Every event of the sets of a table is in one place, and there are no others."""
    scene = island()
    scene.s.sets, scene.s.step = ("base", "branch_and_claw", "jagged_earth"), "event"
    stack_events(scene.s)
    expected = Message("spirit_island-invalid-events", {"n": 58, "expected": 55})
    assert expected.id not in [problem.id for problem in scene.problems()]
    scene.s.event_discard = scene.s.event_deck[:3]
    assert expected in scene.problems()
    scene.s.event_deck, scene.s.event_discard = scene.s.event_deck[1:], []
    assert Message("spirit_island-invalid-events", {"n": 54, "expected": 55}) in scene.problems()


def test_v1_the_event_of_the_first_turn_is_discarded_unread() -> None:
    scene = stack(island(turn=1), "tight_knit_communities", "heavy_farming")
    assert scene.step("event") == "fear"
    assert (ids(scene.s.event_deck), ids(scene.s.event_discard)) == (
        ["heavy_farming"],
        ["tight_knit_communities"],
    )
    assert scene.s.effects == []
    assert scene.events == []


def test_the_parts_are_three_actions_in_order() -> None:
    scene = stack(island(), "tight_knit_communities").put("A1", "beasts, explorer, dahan")
    assert step(scene) == "fear"
    assert scene["A1"] == "2 dahan, beasts"
    told = [event.id for event in scene.events if event.id.startswith("spirit_island-part-")]
    names = ["tight_knit_communities", "prey_on_the_unwary", "coming_of_age_coastal"]
    assert told == [f"spirit_island-part-{name}" for name in names]
    assert scene.s.event_now == -1


def test_v12_a_deck_of_all_sets_without_slave_rebellion() -> None:
    scene = island()
    stack_events(scene.s)
    assert len(scene.s.event_deck) == 25
    assert SLAVES not in ids(scene.s.event_deck)


@pytest.mark.parametrize(("level", "there"), [(1, False), (2, True), (6, True)])
def test_v12_slave_rebellion_lies_under_three_cards_against_france(level: int, there: bool) -> None:
    scene = island()
    scene.s.adversary, scene.s.level = FRANCE, level
    scene.s.setting = Setting(NOBODY, 0, NOBODY, scene.s.spirits, "")
    stack_events(scene.s)
    assert (SLAVES in ids(scene.s.event_deck)) == there
    assert (ids(scene.s.event_deck)[-4] == SLAVES) == there


def test_a_table_without_events_has_no_deck() -> None:
    scene = island()
    scene.s.events = False
    stack_events(scene.s)
    assert scene.s.event_deck == []
    assert scene.step("event") == "fear"


def test_the_base_game_has_no_events() -> None:
    scene = Scene("lightning")
    stack_events(scene.s)
    assert scene.s.event_deck == []


def test_v12_slave_rebellion_without_france_is_replaced() -> None:
    scene = stack(island(), SLAVES, "tight_knit_communities")
    assert scene.step("event") == "event_main"
    assert EVENTS.ids[scene.s.event_now] == "tight_knit_communities"
    assert ids(scene.s.event_discard) == [SLAVES, "tight_knit_communities"]


def test_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    scene = island()
    scene.s.event_discard = [EVENTS.number("tight_knit_communities")]
    assert scene.step("event") == "event_main"
    assert EVENTS.ids[scene.s.event_now] == "tight_knit_communities"


def test_a_card_goes_back_under_the_top_of_the_deck() -> None:
    scene = stack(island(), "new_species_spread", "outpaced", "heavy_farming", "urban_development")
    step(scene)
    assert ids(scene.s.event_deck)[::-1] == [
        "outpaced",
        "heavy_farming",
        "new_species_spread",
        "urban_development",
    ]
    assert (scene.s.event_discard, scene.s.counters.get(EVENT_RETURNS)) == ([], None)


def test_slave_rebellion_is_followed_by_another_event_and_comes_back_under_three() -> None:
    rest = ["heavy_farming", "outpaced", "urban_development", "promising_farmland", "population_rises"]
    scene = stack(island(), SLAVES, *rest).put("A1", "town").invader_deck("I-J")
    scene.s.adversary, scene.s.level = FRANCE, 2
    step(scene, "A2")
    assert scene["A1"] == "town-s1"
    assert [effect[0] for effect in scene.s.effects] == ["heavy_farming"]
    assert ids(scene.s.event_deck)[::-1] == [*rest[1:4], SLAVES, rest[4]]
    assert ids(scene.s.event_discard) == ["heavy_farming"]


def test_the_stage_is_that_of_the_top_invader_card() -> None:
    scene = island().invader_deck("II-J", "III-JM")
    assert invader_stage(scene.s) == 2
    assert invader_stage(scene.invader_deck().s) == 3


# The view and the stored state.


def test_the_view_shows_the_event_and_the_branch_in_force() -> None:
    scene = stack(island(), "tight_knit_communities")
    assert view(scene.s)["event"] is None
    scene.s.step = scene.step("event")
    assert shown_event(scene) == ("tight_knit_communities", "main", "tight_knit_communities")
    stack(scene, "outpaced")
    scene.s.step = scene.step("event")
    assert shown_event(scene) == ("outpaced", "main", None)


def shown_event(scene: Scene) -> tuple[str, str, str | None]:
    """The event in the view: its id, where it stands, the branch in force."""
    event = view(scene.s)["event"]
    assert event is not None
    return event["id"], event["step"], event["in_force"]


def test_the_text_board_names_the_event() -> None:
    scene = stack(island(), "tight_knit_communities")
    scene.s.step = scene.step("event")
    words = of_game(GAME, "en")
    lines = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    assert lines[1:3] == [
        [("Event: Tight-Knit Communities.", "bold")],
        [("     Tight-Knit Communities", "danger")],
    ]


def test_the_text_board_says_what_an_event_costs_and_changes() -> None:
    scene = stack(island(), "new_species_spread")
    scene.s.energy = [4]
    scene.s.step = scene.step("event")
    words = of_game(GAME, "en")
    lines = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    told = ["".join(text for text, _ in line) for line in lines]
    assert "     Transmute the Worst of the Species (costs 4 together, aided by moon)" in told
    assert "       beasts: 1 (A8); fear: 1" in told


def test_a_part_that_is_being_resolved_is_foretold_from_its_beginning() -> None:
    scene = stack(island(), "seeking_the_interior").put("A5", "3 town, 3 explorer")
    scene.s.step = scene.step("event")
    work = GAME.steps["event_main"](scene.s)
    question = next(work)
    before = view(scene.s)["event"]
    while scene["A5"] == "3 explorer, 3 town":
        question = work.send(question.options[0][0])
    after = view(scene.s)["event"]
    assert before is not None
    assert after is not None
    assert before["parts"][0] == after["parts"][0]


def test_the_option_that_was_chosen_is_in_force() -> None:
    scene = stack(island(), "new_species_spread").put("A1", "town").elements("4 moon")
    scene.s.step = scene.step("event")
    work = GAME.steps["event_main"](scene.s)
    next(work)
    assert shown_event(scene)[2] is None
    work.send(1)
    assert shown_event(scene)[2] == "transmute_the_worst_of_the_species"


def test_the_help_is_the_text_of_the_part() -> None:
    scene = stack(island(), "cultural_assimilation").put("A1", "dahan").put("A2", "city").put("A4", "dahan")
    scene.s.step = scene.step("event")
    question = next(GAME.steps["event_main"](scene.s))
    assert question is not None
    told = GAME.texts.help_line(scene.s, question, 0)
    assert told is not None
    assert told.id == "spirit_island-does-cultural_assimilation"


def test_the_order_of_the_deck_is_hidden() -> None:
    scene = island()
    stack_events(scene.s)
    before = list(scene.s.event_deck)
    assert redact(scene.s, 0).event_deck == sorted(before)
    redeal(scene.s, 0)
    assert scene.s.event_deck != before
    assert sorted(scene.s.event_deck) == sorted(before)


def problems(scene: Scene) -> list[str]:
    scene.s.step = scene.s.step if scene.s.step != "boards" else "event"
    return [message.id for message in scene.problems() if "event" in message.id]


def test_every_event_card_is_in_one_place() -> None:
    scene = island()
    stack_events(scene.s)
    assert problems(scene) == []
    scene.s.event_discard.append(EVENTS.number(SLAVES))
    assert problems(scene) == ["spirit_island-invalid-events"]
    scene.s.event_discard.clear()
    scene.s.event_deck.append(scene.s.event_deck[0])
    assert problems(scene) == ["spirit_island-invalid-events"]


def test_an_event_is_resolved_only_in_its_steps() -> None:
    scene = island()
    stack_events(scene.s)
    scene.s.step = "event"
    following = scene.step("event")
    assert problems(scene) == ["spirit_island-invalid-event"]
    scene.s.step = following
    assert problems(scene) == []


def test_positions_keep_the_event() -> None:
    scene = island()
    stack_events(scene.s)
    scene.s.events = True
    scene.s.step = scene.step("event")
    stored = GAME.position.dump(scene.s)
    assert stored["event_now"] == EVENTS.ids[scene.s.event_now]
    assert "events" not in stored
    read: list[Message] = []
    copy = GAME.position.load(stored, "", read)
    assert read == []
    assert (copy.event_now, copy.event_deck, copy.events) == (scene.s.event_now, scene.s.event_deck, True)
    scene.s.events = False
    assert GAME.position.dump(scene.s)["events"] is False


def test_every_card_has_its_parts() -> None:
    for card in EVENTS.all:
        assert isinstance(card, EventCard)
        assert len(card.main.parts) == {"outpaced": 1, "dahan_trade_with_the_invaders": 3}.get(card.id, 2)
