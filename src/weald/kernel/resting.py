"""A table at rest: all that has happened, as plain data, for another process to go on with.

A record replays a table from its start, a position forgets what was before; this does neither.
"""

from __future__ import annotations

from typing import Any

from weald.kernel.driver import Run
from weald.kernel.events import Event, Trace
from weald.kernel.game import Game
from weald.kernel.position import Problems
from weald.kernel.state import State
from weald.kernel.table import Checkpoint, Entry, Table


def at_rest(t: Table, since: Table | None = None) -> dict[str, Any]:
    """Return a table as plain data; with `since`, only what has come after that earlier table of the game."""
    entries, events = (0, 0) if since is None else (len(since.entries), len(since.events))
    data: dict[str, Any] = {
        "position": t.position(),
        # Counted from the first of these events, so that the tables need not agree on those before.
        "mark": t.run.event_mark - events,
        "entries": [[e.seat, e.option, e.draws, e.revealed] for e in t.entries[entries:]],
        "events": [event.to_json() for event in t.events[events:]],
    }
    if since is None:
        data |= {"origin": t.game.position.dump(t.origin), "opening": t.opening}
    return data


def awake(game: Game, data: dict[str, Any], since: Table | None = None) -> Table:
    """Return the table that was at rest; `since` is the earlier table that the data go on from."""
    position = data["position"]
    checkpoint = _state(game, position["state"])
    t = Table(game, position["seats"], position["options"], checkpoint, blank=True)
    if since is None:
        t.origin, t.opening = _state(game, data["origin"]), data["opening"]
        entries: list[Entry] = []
        events: list[Event] = []
        trail = [Checkpoint(t.origin.copy(), 0, 0)]
    else:
        t.origin, t.opening = since.origin, since.opening
        entries, events, trail = list(since.entries), list(since.events), since._trail
    mark = len(events) + data["mark"]
    entries += [_entry(*entry) for entry in data["entries"]]
    events += [Event.from_json({**event, "n": n}) for n, event in enumerate(data["events"], len(events) + 1)]
    answered = len(entries) - len(position["answers"])
    # The run goes on from this very state: a checkpoint after as many answers is the same one.
    t._trail = [point for point in trail if point.entries < answered] + [
        Checkpoint(checkpoint, answered, mark)
    ]
    t._trace = Trace()
    t._trace.events = events[:mark]
    t._pending = None
    t.entries = entries[:answered]
    state = checkpoint.copy()
    state.trace = t._trace
    t.run = Run(game, state, checkpoint, auto=position.get("auto", True))
    t._trace.draws = []
    for entry in entries[answered:]:
        t.answer(entry.seat, entry.option)
    return t


def _state(game: Game, data: Any) -> State:
    problems: Problems = []
    state: State = game.position.load(data, "state", problems)
    assert not problems, problems
    return state


def _entry(seat: int, option: str, draws: list[int], revealed: bool) -> Entry:
    entry = Entry(seat, option)
    entry.draws = draws
    entry.revealed = revealed
    return entry
