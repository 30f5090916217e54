"""Restarts: what was confirmed is there, keys are remembered, AI seats and people go on."""

from __future__ import annotations

from tests.contract.people import Host, Refusing
from tests.contract.test_ai import until

KEY = "some-key-of-mine"


def test_everything_is_there_after_a_restart(own_host: Host) -> None:
    noor, till = own_host.person(), own_host.person()
    opened = noor.open("human", "guest", seed=None)
    id = opened["id"]
    till.join(opened["invite"], 1)
    body = {
        "seat": 0,
        "expected": 0,
        "key": KEY,
        "option": noor.look(id, 0)["decisions"][0]["choices"][0]["id"],
    }
    assert noor.call("answer", id, **body) == {"version": 2}
    noor.command("pace", id, 0, pace="slow")
    before = noor.look(id, 0), till.look(id, 1)
    own_host.restart()
    assert (noor.look(id, 0), till.look(id, 1)) == before
    assert noor.call("answer", id, **body) == {"version": 3}
    assert noor.refused("answer", id, **{**body, "seat": 1}) == Refusing(422, "key_reused")
    till.answer(id, 1)
    assert noor.look(id)["version"] == 4


def test_a_finished_game_is_read_back_as_it_was(own_host: Host) -> None:
    noor = own_host.person()
    id = noor.open("human", game="sylvion")["id"]
    noor.play(id, [0])
    before = [
        noor.look(id, 0),
        noor.call("record", id),
        noor.call("replay", id, at=5),
        noor.call("story", id),
    ]
    own_host.restart()
    after = [noor.look(id, 0), noor.call("record", id), noor.call("replay", id, at=5), noor.call("story", id)]
    assert after == before


def test_ai_seats_go_on_after_a_restart(own_host: Host) -> None:
    noor = own_host.person()
    id = noor.open("human", "easy", "easy")["id"]
    until(noor, id, 2)
    own_host.restart()
    noor.answer(id, 0)
    until(noor, id, 5)
