"""Bad input: refused with the rule, in every language, and nothing changes."""

from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene, isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.state import RAVAGE, SLOW
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.rules.declare import GrowthAction
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel import records, table
from weald.kernel.errors import BadPosition, BadSetup, Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table


def river(*answers: str) -> Table:
    t = table.new(GAME, 1, 7, {"map": "in_order"})
    for answer in ("river_surges", *answers):
        t.answer(0, answer)
    return t


GROWN = ("grow:0.1", "icon:0.1.0", "A8", "cards", "icon:0.1.1", "A8", "cards")


def short_id(message: Message) -> str:
    """The id of a message that has a text in every language, with just the variables it is given."""
    assert [c for lang in LANGUAGES for c in of_game(GAME, lang).complaints(message)] == []
    return message.id.removeprefix("spirit_island-")


def refused(t: Table, option: str, seat: int = 0) -> str:
    before = [t.position(), len(t.entries), len(t.events)]
    with pytest.raises(Illegal) as illegal:
        t.answer(seat, option)
    assert [t.position(), len(t.entries), len(t.events)] == before
    return short_id(illegal.value.message)


def test_growth_comes_first() -> None:
    t = river()
    assert refused(t, "play:wash_away") == "refused-grow-first"
    assert refused(t, "ready") == "refused-grow-first"
    t.answer(0, "grow:0.1")
    assert refused(t, "grow:0.0") == "refused-growth"
    assert refused(t, "icon:0.0.0") == "refused-growth"


def test_presence_out_of_range() -> None:
    t = river("grow:0.1", "icon:0.1.0")
    assert refused(t, "A2") == "refused-presence"
    assert refused(t, "A9") == "illegal-option"


def test_energy_that_is_not_there_and_too_many_cards() -> None:
    t = river(*GROWN)
    isle(t).energy[0] = 1
    t._pending = None
    assert refused(t, "play:flash_floods") == "refused-energy"
    t.answer(0, "play:wash_away")
    t.answer(0, "play:rivers_bounty")
    assert refused(t, "play:boon_of_vigor") == "refused-plays"
    assert refused(t, "play:raging_storm") == "refused-hand"


def test_a_power_out_of_range_or_at_the_wrong_time() -> None:
    t = river(*GROWN, "play:wash_away", "play:boon_of_vigor", "ready")
    assert refused(t, "use:wash_away") == "refused-slow"
    assert refused(t, "use:raging_storm") == "refused-not-played"
    assert refused(t, "use:massive_flooding") == "refused-slow"
    t.answer(0, "use:boon_of_vigor")
    while t.pending[0].kind != "powers":
        t.answer(0, 0)
    assert isle(t).phase == 4
    assert refused(t, "use:boon_of_vigor") == "refused-used"
    t.answer(0, "use:wash_away")
    assert refused(t, "A2") == "refused-range"


def test_a_power_without_its_target() -> None:
    t = table.new(GAME, 1, 7, {"map": "in_order"})
    for answer in ("vital_strength", "grow:0.2", "icon:0.2.1", "icon:0.2.0", "A8", "cards"):
        t.answer(0, answer)
    for answer in ("play:rituals_of_destruction", "ready"):
        t.answer(0, answer)
    while isle(t).phase != SLOW:
        t.answer(0, 0)
    position = t.position()
    t.answer(0, "use:rituals_of_destruction")
    # In range of the sacred site A6, but without dahan; and out of range.
    assert refused(t, "A5") == "refused-target-need"
    assert refused(t, "A3") == "refused-range"
    state = position["state"]
    for land, here in state["pieces"].items():
        state["pieces"][land] = [some for some in here if some["kind"] != "dahan"]
    # Another slow power keeps the phase going.
    state["hands"][0].remove("draw_of_the_fruitful_earth")
    state["played"][0].append("draw_of_the_fruitful_earth")
    bare = records.load(GAME, position)
    assert refused(bare, "use:rituals_of_destruction") == "refused-no-target"


def test_a_growth_option_that_cannot_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    # No spirit of the base game has one.
    def pay(act: Action) -> Work[None]:
        yield from act.gain_energy(-2)

    panel = SPIRITS["river_surges"].growth[0]
    dear = [GrowthAction("gain_energy", "minus", pay, -2, possible=lambda s, seat: s.energy[seat] >= 2)]
    monkeypatch.setattr(panel, "options", [dear, *panel.options[1:]])
    t = river()
    assert "grow:0.0" not in t.pending[0].options
    assert refused(t, "grow:0.0") == "refused-growth-price"


def test_presence_where_none_may_go() -> None:
    t = table.new(GAME, 1, 7, {"map": "in_order"})
    for answer in ("ocean", "A2", "grow:0.2", "icon:0.2.2"):
        t.answer(0, answer)
    assert t.pending[0].kind == "presence_to"
    assert refused(t, "A5") == "refused-presence-rule"


def test_answering_for_another_seat() -> None:
    t = new_table(2)
    assert refused(t, "ready", seat=5) == "illegal-seat"
    t.answer(0, t.pending[0].options[0])
    t.answer(0, next(option for option in t.pending[0].options if option.startswith("icon:")))
    while len(t.pending) > 1:
        t.answer(0, 0)
    assert [decision.seat for decision in t.pending] == [0]
    assert refused(t, "ready", seat=1) == "illegal-not-asked"


def test_an_adversary_of_level_seven() -> None:
    with pytest.raises(BadSetup) as bad:
        table.new(GAME, 1, 1, {"adversary": "brandenburg_prussia", "level": 7})
    assert bad.value.code == "option_range"
    assert short_id(bad.value.message) == "setup-option-range"


def edited(change: Any) -> list[str]:
    position = new_table(2, seed=3).position()
    change(position["state"])
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    return [short_id(problem) for problem in bad.value.problems]


def test_fourteen_presence() -> None:
    def change(state: dict[str, Any]) -> None:
        land = next(iter(state["presence"][0]))
        state["presence"][0][land] += 1

    assert edited(change) == ["invalid-presence"]


def test_a_land_that_does_not_exist() -> None:
    assert edited(lambda state: state["presence"][0].update(Z9=1)) == ["invalid-land"]
    assert edited(lambda state: state["pieces"].update(A9=[])) == ["invalid-land"]


def test_two_spirits_of_the_same_kind() -> None:
    def change(state: dict[str, Any]) -> None:
        state["spirits"][1] = state["spirits"][0]

    assert "invalid-spirit-twice" in edited(change)


def test_a_card_twice_and_a_card_missing() -> None:
    def twice(state: dict[str, Any]) -> None:
        state["minor_discard"].append(state["minor_deck"][0])

    def missing(state: dict[str, Any]) -> None:
        state["minor_deck"].pop()

    assert edited(twice) == ["invalid-card"]
    assert edited(missing) == ["invalid-card"]


def test_a_piece_with_too_much_damage() -> None:
    def change(state: dict[str, Any]) -> None:
        land = state["boards"][0] + "5"
        state["pieces"][land] = [{"kind": "town", "damage": 2, "strife": 0, "n": 1}]

    assert edited(change) == ["invalid-damage"]


def test_too_few_fear_cards() -> None:
    assert edited(lambda state: state["fear_deck"].pop()) == ["invalid-fear"]


def test_the_hand_holds_what_it_says() -> None:
    assert all(POWERS.all[card].spirit == "river_surges" for card in isle(river()).hands[0])


def test_an_isolated_land_is_none_to_which_invaders_spread() -> None:
    """Ruling T15: Sweden brings a town to an adjacent land, but not through isolation."""
    scene = Scene("river_surges", boards="A", adversary="sweden", level=5).presence(0, "A8")
    scene.put("A4", "city").lasting("isolate", scene.land("A5"))
    work = act_in(scene.s, RAVAGE, scene.land("A4"))
    question = next(work)
    assert isinstance(question, IslandQuestion)
    assert question.kind == "mining_rush"
    assert [scene.s.island.names[int(str(land))] for land in question.options[0]] == ["A1", "A2", "A3"]
    before = GAME.position.dump(scene.s)
    refusals = {option: refusal(scene.s, question, 0, option) for option in ("A5", "A8")}
    assert {option: short_id(message) for option, message in refusals.items() if message is not None} == {
        "A5": "refused-isolated",
        "A8": "refused-land",
    }
    assert GAME.position.dump(scene.s) == before


def test_an_isolated_land_is_no_source_for_sweden() -> None:
    """Ruling T15: nothing spreads from an isolated land, so nothing is asked."""
    scene = Scene("river_surges", boards="A", adversary="sweden", level=5).presence(0, "A8")
    scene.put("A4", "city").lasting("isolate", scene.land("A4"))
    scene.ravage("A4")
    assert (scene["A4"], scene.asked) == ("city, blight", [])


def first_question(work: Work[Any]) -> IslandQuestion:
    asked = next(iter(work))
    assert isinstance(asked, IslandQuestion)
    return asked


def why_not(scene: Scene, power: str, land: str) -> str:
    """The rule against a target of a power of the first seat."""
    asked = first_question(Action(scene.s, POWER, power, 0).use(POWERS[power], 0))
    message = refusal(scene.s, asked, 0, land)
    assert message is not None
    return short_id(message)


def test_a_target_is_refused_with_what_the_power_asks_for() -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A5", 2).put("A5", "dahan")
    assert why_not(scene, "call_to_tend", "A4") == "refused-target-need"
    assert why_not(scene, "call_to_tend", "A3") == "refused-range"
    # One of several things would do.
    assert why_not(scene, "fleshrot_fever", "A6") == "refused-target"


def test_a18_a_land_that_no_power_can_target_is_refused_as_such() -> None:
    scene = Scene("lightning", boards="A", scenario="powers_long_forgotten", sets="branch_and_claw")
    scene.presence(0, "A5", 2).lasting("sewn_sack_invaders", scene.land("A4"))
    assert why_not(scene, "fire_in_the_sky", "A4") == "refused-target-barred"


def test_e51_presence_that_is_held_is_refused_as_such() -> None:
    scene = Scene("lightning", boards="A", sets="jagged_earth").presence(0, "A5")
    asked = first_question(Action(scene.s, POWER, "wash_away", 0).push_presence(0))
    scene.lasting("settle_into_hunting_grounds", 0)
    message = refusal(scene.s, asked, 0, "A5")
    assert message is not None
    assert short_id(message) == "refused-presence-held"
