"""Tables that stand at a wanted moment: played up to it without server and page, and brought there."""

from __future__ import annotations

import json
from collections.abc import Callable

import weald
from tests.browser.person import Json, Person, Seats

ANSWERS_AT_MOST = 1000

# Of a decision and of what its seat sees, both as the server would show them.
Want = Callable[[Json, Json], bool]
Choose = Callable[[weald.Table, Json, Json], str]


def kind(*kinds: str) -> Want:
    """A question of one of these kinds."""
    return lambda decision, _: decision["kind"] in kinds


def bring(person: Person, record: Json, purpose: str = "replay") -> str:
    """A record becomes a table of this browser, to watch or to play on; its id."""
    person.page.context.request.get("/")
    reply = person.page.context.request.post(
        f"/api/records?as={purpose}", data=json.dumps(record), headers={"Content-Type": "application/json"}
    )
    assert reply.status == 201, reply.text()
    return str(reply.json()["id"])


def reach(table: weald.Table, choose: Choose, want: Want, after: int = 0) -> None:
    """Answer for all seats until one is asked what is wanted, after `after` answers at the earliest."""
    for n in range(ANSWERS_AT_MOST):
        assert not table.over, "this question never came"
        decision = table.pending[0].to_json()
        view = table.view(decision["seat"])
        if n >= after and want(decision, view):
            return
        table.answer(decision["seat"], choose(table, decision, view))
    raise AssertionError("this question never came")


def hinted(table: weald.Table, decision: Json, view: Json) -> str:
    """Return the answer of the best player who does not search."""
    best = [name for name in table.game.bots if name in ("greedy", "heuristic", "planner")][-1]
    return weald.ai.choose(best, table, decision["seat"], seed=len(table.entries))


def stand(person: Person, table: weald.Table, seats: Seats) -> str:
    """The game goes on at the server from here, with these people; the table's id."""
    # A record that begins at the last checkpoint: what lay before need not be played again.
    return bring(person, {**weald.load(table.position()).record(), "players": seats}, "table")
