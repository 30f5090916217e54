"""Messages and events as data."""

from __future__ import annotations

import json

from weald.kernel.events import Event, Trace
from weald.kernel.messages import Message, shown


def test_messages_are_equal_by_what_they_say() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1}), Message("a")}) == 2
    assert Message("a").to_json() == {"id": "a", "args": {}}
    assert repr(Message("a", {"n": 1, "who": "fox"})) == "Message(a: n=1, who='fox')"


def test_what_was_handed_in_is_shown_as_json() -> None:
    assert [shown(x) for x in (None, True, 3, "fox", ["é"])] == ["null", "true", "3", '"fox"', '["é"]']
    assert shown({1: object}).startswith('{"1": "<class')
    assert len(shown("x" * 1000)) == 40


def test_an_event_has_one_wording_for_all_and_another_for_some() -> None:
    trace = Trace()
    trace.tell("drew", {"seat": 1}, {1: ("drew-own", {"seat": 1, "nut": "acorn"})})
    event = trace.events[0]
    public = {"n": 1, "id": "drew", "args": {"seat": 1}}
    assert event.seen_by(None) == event.seen_by(0) == public
    assert event.seen_by(1) == {"n": 1, "id": "drew-own", "args": {"seat": 1, "nut": "acorn"}}
    again = Event.from_json(json.loads(json.dumps(event.to_json())))
    assert again == event
    assert [again.seen_by(seat) for seat in (None, 0, 1)] == [event.seen_by(seat) for seat in (None, 0, 1)]


def test_events_are_numbered_from_one() -> None:
    trace = Trace()
    for _ in range(3):
        trace.tell("x", {})
    assert [event.n for event in trace.events] == [1, 2, 3]
    assert Event.from_json(trace.events[2].to_json()) == trace.events[2] != trace.events[1]
