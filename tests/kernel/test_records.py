"""Positions and records read back: each mistake is named, and all of them at once."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import weald
from tests.kernel.schema import violations
from tests.tiny import GAME as TINY
from weald import BadPosition, BadRecord
from weald.kernel import records, table
from weald.kernel.messages import Args, Message
from weald.kernel.table import Table

ANSWERS = (
    (0, "acorn"),
    (1, "walnut"),
    (0, "rest"),
    (1, "draw"),
    (0, "beechnut-left"),
    (0, "store"),
    (1, "acorn"),
)


def tiny(*answers: tuple[int, str], **options: Any) -> Table:
    t = table.new(TINY, 2, 0, options)
    for seat, option in answers:
        t.answer(seat, option)
    return t


def position(*answers: tuple[int, str]) -> Any:
    return json.loads(json.dumps(tiny(*answers).position()))


def problems(data: Any) -> list[Message]:
    """The problems of a position."""
    with pytest.raises(BadPosition) as bad:
        records.load(TINY, data)
    assert bad.value.code == "bad_position"
    assert bad.value.message == Message("position-bad", {"n": len(bad.value.problems)})
    return bad.value.problems


def wrong(path: str, expected: str, actual: str) -> Message:
    return Message("position-wrong", {"path": path, "expected": expected, "found": actual})


def test_a_position_is_the_checkpoint_and_the_answers_since() -> None:
    data = position((0, "acorn"))
    assert {key: data[key] for key in data if key != "state"} == {
        "weald": 1,
        "game": "tiny",
        "version": 1,
        "seats": 2,
        "options": {"rounds": 3, "storms": True, "takebacks": "own"},
        "answers": [[0, "acorn"]],
    }
    assert data["state"]["hands"][0] == ["acorn", "chestnut", "chestnut", "beechnut"]
    assert violations(data, records.schema(TINY)) == []
    assert records.load(TINY, data).answered == {0: "acorn"}


def test_a_puzzle_set_up_by_hand() -> None:
    data = position()
    data["state"]["hands"][0], data["state"]["hollows"] = (
        ["acorn", "walnut", "beechnut"],
        ["chestnut", "walnut"],
    )
    data["state"]["deck"].append("chestnut")
    t = records.load(TINY, data)
    assert t.view(0)["hand"] == ["acorn", "beechnut", "walnut"]
    assert records.replay(TINY, t.record()).position() == t.position()


def test_a_card_too_many() -> None:
    data = position()
    data["state"]["deck"].append("walnut")
    assert problems(data) == [Message("tiny-invalid-count", {"nut": "walnut", "n": 6, "expected": 5})]


def test_a_card_too_many_in_ecosystem() -> None:
    data = weald.new("ecosystem", seats=3, seed=7).position()
    data["state"]["deck"].append("fox")
    with pytest.raises(BadPosition) as bad:
        weald.load(data)
    assert bad.value.problems == [
        Message("ecosystem-invalid-count", {"card": "fox", "n": 13, "expected": 12}),
    ]


@pytest.mark.parametrize("field", ["weald", "version", "seats", "options", "state", "answers", "game"])
def test_a_missing_field(field: str) -> None:
    data = position()
    del data[field]
    assert problems(data) == [Message("position-missing", {"path": field})]


def test_unknown_fields() -> None:
    data = position()
    data["colour"] = "red"
    data["state"]["wind"] = 3
    assert problems(data) == [
        Message("position-unknown", {"path": "colour"}),
        Message("position-unknown", {"path": "state.wind"}),
    ]


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 3, Message("setup-seats", {"n": "3", "choices": [2]})),
        ("seats", True, Message("setup-seats", {"n": "True", "choices": [2]})),
        ("seats", 2.0, Message("setup-seats", {"n": "2.0", "choices": [2]})),
        ("seats", [2], Message("setup-seats", {"n": "[2]", "choices": [2]})),
        ("game", "chess", wrong("game", "tiny", '"chess"')),
        ("options", [], wrong("options", "{...}", "[]")),
        ("options", {"storms": 1}, Message("setup-option-choice", {"option": "storms", "value": "1"})),
        ("options", {"rounds": 9}, Message("setup-option-range", {"option": "rounds", "value": "9"})),
        ("options", {"x": 9}, Message("setup-option-unknown", {"option": "x"})),
        ("state", None, wrong("state", "{...}", "null")),
        ("answers", {}, wrong("answers", "[...]", "{}")),
        ("answers", "x", wrong("answers", "[...]", '"x"')),
        ("weald", 2, Message("position-newer", {"field": "weald", "found": 2, "known": 1})),
        ("weald", 0, Message("position-newer", {"field": "weald", "found": 0, "known": 1})),
        ("version", 99, Message("position-newer", {"field": "version", "found": 99, "known": 1})),
        ("version", "1", Message("position-newer", {"field": "version", "found": '"1"', "known": 1})),
        ("version", True, Message("position-newer", {"field": "version", "found": "true", "known": 1})),
    ],
)
def test_a_field_that_is_wrong(field: str, value: Any, message: Message) -> None:
    actual = problems({**position(), field: value})
    assert len(actual) == 1
    assert actual[0].id == message.id
    assert {key: actual[0].args[key] for key in message.args} == message.args


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("deck", "walnut", "[0..20]"),
        ("storms", "yes", "true | false"),
        ("leader", 2, "0..1"),
        ("leader", None, "0..1"),
        ("step", "dance", "deal | hoard | forage | bury | weather | "),
        ("hands", [["acorn"]], "[2..2]"),
        ("seed", 2**53, "0..9007199254740991"),
        ("seed", 1.5, "0..9007199254740991"),
        ("lost", ["acorn"], "{...}"),
    ],
)
def test_a_wrong_type_in_the_state(field: str, value: Any, expected: str) -> None:
    data = position()
    data["state"][field] = value
    assert problems(data) == [wrong(f"state.{field}", expected, json.dumps(value))]


def test_state_and_table_must_agree() -> None:
    data = position()
    data["options"] = {"rounds": 2}
    data["state"]["storms"] = False
    assert problems(data) == [wrong("state.rounds", "2", "3"), wrong("state.storms", "true", "false")]
    data = weald.new("ecosystem", seats=3, seed=7).position()
    data["seats"] = 4
    data["options"]["edition"] = "first"
    with pytest.raises(BadPosition) as bad:
        weald.load(data)
    assert bad.value.problems == [
        wrong("state.edition", '"first"', '"second"'),
        wrong("state.seats", "4", "3"),
    ]


def test_everything_wrong_is_listed_at_once() -> None:
    data = position()
    del data["version"]
    data.update(colour="red", seats=5, options={"rounds": 4, "wind": 1})
    data["answers"] = [[0, "acorn"], [True, "acorn"], "acorn", [1, 2], [1], [0, "acorn", []]]
    data["state"]["leader"] = 3
    del data["state"]["awake"]
    actual = problems(data)
    assert [message.id for message in actual] == [
        *("position-missing", "position-unknown"),
        *("setup-seats", "setup-option-range", "setup-option-unknown"),
        *("position-wrong", "position-missing"),
        *("position-wrong",) * 5,
    ]
    assert [message.args.get("path") for message in actual if "path" in message.args] == [
        *("version", "colour", "state.leader", "state.awake"),
        *("answers[1]", "answers[2]", "answers[3]", "answers[4]", "answers[5]"),
    ]


@pytest.mark.parametrize("value", [None, 0, 31, "2", 1.5, [], True])
def test_an_option_of_every_table_that_is_wrong(value: Any) -> None:
    data = position()
    data["options"]["thinking"] = value
    args: Args = {"option": "thinking", "value": str(value), "lo": 1, "hi": 30}
    assert problems(data) == [Message("setup-option-range", args)]
    code, _, found = broken({**record(), "options": data["options"]})
    assert (code, found) == ("start", [Message("setup-option-range", args)])


def test_options_that_no_game_begins_with() -> None:
    data = weald.new("spirit_island", 2, 1).position()
    data["options"]["layout"] = "star"
    with pytest.raises(BadPosition) as bad:
        weald.load(data)
    assert [problem.id for problem in bad.value.problems] == ["setup-option-choice"]


def test_laws_are_checked_beside_what_else_is_wrong() -> None:
    data = position()
    data["state"]["deck"].append("walnut")
    data["state"]["awake"] = [0]
    data["colour"] = "red"
    assert [message.id for message in problems(data)] == [
        *("position-unknown", "tiny-invalid-count", "tiny-invalid-awake"),
    ]


def test_answers_that_are_not_possible() -> None:
    data = position()
    data["answers"] = [[0, "fox"], [5, "acorn"], [1, "walnut"]]
    assert problems(data) == [
        Message("position-answer", {"n": 1}),
        Message("illegal-option", {"option": "fox"}),
        Message("position-answer", {"n": 2}),
        Message("illegal-seat", {"n": 5, "last": 1}),
    ]


def test_an_answer_that_hangs_on_a_wrong_one_is_not_held_against_it() -> None:
    data = position()
    data["answers"] = [[0, "fox"], [1, "walnut"], [0, "rest"]]
    assert problems(data) == [
        Message("position-answer", {"n": 1}),
        Message("illegal-option", {"option": "fox"}),
    ]


def test_an_answer_given_twice() -> None:
    data = position((0, "acorn"))
    data["answers"].append([0, "acorn"])
    assert problems(data) == [
        Message("position-answer", {"n": 2}),
        Message("illegal-answered", {"seats": [1]}),
    ]


@pytest.mark.parametrize("data", [None, [], "tiny", 7, {}])
def test_what_is_no_position_at_all(data: Any) -> None:
    with pytest.raises(BadPosition) as bad:
        weald.load(data)
    assert bad.value.problems == [Message("position-missing", {"path": "game"})]


def test_loading_does_not_change_what_was_handed_in() -> None:
    data = position(*ANSWERS)
    before = copy.deepcopy(data)
    t = records.load(TINY, data)
    while not t.over:
        t.answer(t.pending[0].seat, 0)
    assert data == before


def test_the_error_says_everything_in_one_line() -> None:
    data = position()
    data["colour"] = "red"
    with pytest.raises(BadPosition, match=r"position-bad: n=1.*position-unknown: path='colour'"):
        records.load(TINY, data)


def record(**changes: Any) -> Any:
    return {**json.loads(json.dumps(tiny(*ANSWERS).record())), **changes}


def broken(data: Any) -> tuple[str, Args, list[Message]]:
    """The problems of a record."""
    with pytest.raises(BadRecord) as bad:
        records.replay(TINY, data)
    assert bad.value.message.id == f"record-{bad.value.code}"
    return bad.value.code, bad.value.message.args, bad.value.problems


def test_a_record_has_every_answer_with_its_chance_results() -> None:
    data = record()
    assert data["start"]["step"] == "deal"
    assert sorted(data["opening"]) == list(range(20))
    assert [answer[:2] for answer in data["answers"]] == [list(answer) for answer in ANSWERS]
    assert [len(answer[2]) for answer in data["answers"]] == [0, 0, 0, 0, 0, 1, 0]


def test_a_record_may_say_more() -> None:
    assert records.replay(TINY, record(players=["Ada", "Ben"])).record() == record()


@pytest.mark.parametrize("cut", range(len(ANSWERS) + 1))
def test_a_record_that_stops_early_is_an_unfinished_game(cut: int) -> None:
    early = tiny(*ANSWERS[:cut])
    assert records.replay(TINY, record(answers=record()["answers"][:cut])).record() == early.record()
    assert records.replay(TINY, record(), until=cut).record() == early.record()


@pytest.mark.parametrize(
    "field", ["weald", "version", "seats", "options", "start", "opening", "answers", "game"]
)
def test_a_record_cut_between_fields(field: str) -> None:
    data = record()
    del data[field]
    assert broken(data) == ("missing", {"field": field}, [])


@pytest.mark.parametrize("answers", [None, {}, "x", 7])
def test_a_record_without_answers(answers: Any) -> None:
    assert broken(record(answers=answers)) == ("missing", {"field": "answers"}, [])


@pytest.mark.parametrize("answer", [[0], [0, "rest"], [0, "rest", [], 1], "x", None, {}, ["0", "rest", []]])
def test_a_record_cut_inside_an_answer(answer: Any) -> None:
    data = record()
    data["answers"][2] = answer
    assert broken(data) == ("answer", {"n": 3}, [])


@pytest.mark.parametrize(("field", "value"), [("weald", 2), ("version", 2), ("version", 10**9)])
def test_a_record_of_a_newer_version(field: str, value: int) -> None:
    assert broken(record(**{field: value})) == ("newer", {"field": field, "found": value, "known": 1}, [])


@pytest.mark.parametrize("value", ["2", None, 0, 1.0, True])
def test_a_record_of_a_version_that_never_was(value: Any) -> None:
    code, args, _ = broken(record(version=value))
    assert (code, args["field"], args["known"]) == ("newer", "version", 1)


def test_a_tampered_answer() -> None:
    data = record()
    data["answers"][1][1] = "chestnut"
    refused = Message("tiny-refused-nut", {"nut": "chestnut"})
    assert broken(data) == ("answer", {"n": 2}, [refused])
    data = record()
    data["answers"][2][0] = 7
    assert broken(data) == ("answer", {"n": 3}, [Message("illegal-seat", {"n": 7, "last": 1})])


def test_an_answer_after_the_end() -> None:
    t = tiny(*ANSWERS)
    while not t.over:
        t.answer(t.pending[0].seat, 0)
    data = t.record()
    data["answers"].append([0, "rest", []])
    n = len(data["answers"])
    assert broken(data) == ("answer", {"n": n}, [Message("illegal-over")])


@pytest.mark.parametrize("draws", [[], [7], [0, 0], "x", None])
def test_a_tampered_chance_result(draws: Any) -> None:
    data = record()
    data["answers"][5][2] = draws
    assert broken(data) == ("differs", {"n": 6}, [])


def test_a_chance_result_where_there_was_none() -> None:
    data = record()
    data["answers"][0][2] = [1]
    assert broken(data) == ("differs", {"n": 1}, [])


def test_a_tampered_opening() -> None:
    assert broken(record(opening=[1, 2, 3])) == ("differs", {"n": 0}, [])
    assert broken(record(opening=None)) == ("differs", {"n": 0}, [])


def test_another_seed() -> None:
    data = record()
    data["start"]["seed"] = 1
    assert broken(data) == ("differs", {"n": 0}, [])


def test_a_start_that_cannot_be() -> None:
    data = record(seats=3)
    data["start"]["leader"] = 9
    seats = Message("setup-seats", {"n": "3", "choices": [2]})
    assert broken(data) == ("start", {"n": 2}, [seats, wrong("state.leader", "0..1", "9")])


@pytest.mark.parametrize("data", [None, [], "tiny", 7, {}])
def test_what_is_no_record_at_all(data: Any) -> None:
    with pytest.raises(BadRecord) as bad:
        weald.replay(data)
    assert (bad.value.code, bad.value.message.args) == ("missing", {"field": "game"})


def test_records_of_loaded_positions_replay() -> None:
    t = records.load(TINY, position(*ANSWERS[:3]))
    for seat, option in ANSWERS[3:]:
        t.answer(seat, option)
    again = records.replay(TINY, t.record())
    assert again.record() == t.record()
    assert again.position() == tiny(*ANSWERS).position()


def test_the_facade_leads_to_the_same() -> None:
    t = weald.new("ecosystem", seats=2, seed=3, options={"edition": "first"})
    t.answer(0, 0)
    assert weald.load(t.position()).position() == t.position()
    assert weald.replay(t.record()).record() == t.record()
    assert weald.replay(t.record(), until=0).entries == []
    assert violations(t.position(), weald.schema("ecosystem")) == []


def test_a_schema_names_the_texts_of_options() -> None:
    options = weald.schema("sylvion")["properties"]["options"]["properties"]
    assert options["draw"] == {
        "type": "integer",
        "minimum": 2,
        "maximum": 3,
        "default": 3,
        "description": "The option that the message sylvion-option-draw-help explains.",
    }
    assert options["takebacks"]["description"].split()[5] == "table-option-takebacks-help"


def test_a_schema_finds_the_same_wrong() -> None:
    schema = records.schema(TINY)
    assert violations({**position(), "seats": 3}, schema)
    assert violations({**position(), "answers": [[0]]}, schema)
    assert violations({**position(), "answers": [[0, "x", 1]]}, schema)
    assert violations({**position(), "options": {"wind": 1}}, schema)
    assert violations({**position(), "options": {"rounds": 4}}, schema)
    assert violations({**position(), "options": {"storms": 1}}, schema)
