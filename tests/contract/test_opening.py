"""Opening a table: its seats, its invitation, its cards; what cannot be opened."""

from __future__ import annotations

import pytest

from tests.contract.people import Host, Person, Refusal, Refusing
from tests.server.live_server import Json

NOWHERE = Refusing(404, "unknown_table")


def test_every_human_seat_gets_a_token(noor: Person) -> None:
    opened = noor.open("human", "easy", "human")
    assert sorted(opened["tokens"]) == ["0", "2"]
    shown = noor.look(opened["id"], 0)
    assert (shown["mine"], shown["host"], shown["invite"]) == ([0, 2], True, opened["invite"])
    assert [(seat["kind"], seat["level"]) for seat in shown["seats"]] == [
        ("human", None),
        ("ai", "easy"),
        ("human", None),
    ]


def test_the_same_seed_deals_the_same_cards(noor: Person, till: Person) -> None:
    tables = [(one, one.open(seed=11)["id"]) for one in (noor, till)]
    views = [one.look(id, 0)["view"] for one, id in tables]
    assert views[0] == views[1]
    assert noor.look(noor.open(seed=12)["id"], 0)["view"] != views[0]


def test_a_seat_is_asked_and_a_spectator_is_not(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    (decision,) = noor.look(id, 1)["decisions"]
    assert decision["seat"] == 1
    spectator = till.look(id)
    assert (spectator["seat"], spectator["mine"], spectator["decisions"]) == (None, [], [])
    assert (spectator["host"], spectator["invite"]) == (False, None)


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ({"game": "chess"}, Refusing(422, "game")),
        ({"kinds": ["human"] * 7}, Refusing(422, "seats")),
        ({"options": {"colour": "red"}}, Refusing(422, "option_unknown")),
        ({"options": {"takebacks": "sometimes"}}, Refusing(422, "option_choice")),
        ({"kinds": ["human", "unbeatable"]}, Refusing(422, "unknown_level")),
        ({"kinds": ["human", "guest"], "seed": 7}, Refusing(422, "seed_shared")),
        ({"kinds": ["human", "guest"], "seed": None, "fair": True}, Refusing(422, "contribution_missing")),
    ],
    ids=lambda value: value.code if isinstance(value, Refusing) else None,
)
def test_what_cannot_be_opened(noor: Person, wanted: Json, refusal: Refusing) -> None:
    kinds = wanted.get("kinds", ["human", "human"])
    seats = [
        {"kind": kind, "name": ""} if kind in ("human", "guest") else {"kind": "ai", "level": kind}
        for kind in kinds
    ]
    more = {name: value for name, value in wanted.items() if name != "kinds"}
    assert noor.refused("create", **{"game": "ecosystem", "seats": seats, "seed": 7, **more}) == refusal


def test_a_table_that_is_not_there(noor: Person) -> None:
    answer = {"seat": 0, "expected": 0, "key": "some-key-of-mine", "option": "fox"}
    assert noor.refused("look", "nowhere") == NOWHERE
    assert noor.refused("answer", "nowhere", **answer) == NOWHERE
    assert noor.refused("outcomes", "nowhere", seat=0) == NOWHERE
    assert noor.refused("story", "nowhere") == NOWHERE
    with pytest.raises(Refusal) as refusal, noor.watch("nowhere"):
        pass
    assert (refusal.value.status, refusal.value.code) == NOWHERE


def test_few_games_begin_from_the_end_of_another(noor: Person) -> None:
    first = noor.open("human", "easy", game="living_forest_duel")["id"]
    assert noor.play(first, [0])["over"]
    wanted: Json = {
        "game": "living_forest_duel",
        "seats": [{"kind": "human"}, {"kind": "ai", "level": "easy"}],
    }
    assert noor.refused("create", **wanted, start_from="nowhere") == NOWHERE
    assert noor.refused("create", **wanted, start_from=first) == Refusing(422, "start_unused")


def test_a_fair_deal_waits_for_everybody(host: Host, noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None, fair=True, contribution="ab" * 16)
    id = opened["id"]
    waiting = noor.look(id, 0)
    assert (waiting["decisions"], waiting["events"]) == ([], [])
    assert {name: waiting["deal"][name] for name in ("dealt", "contributed")} == {
        "dealt": False,
        "contributed": [0],
    }
    body = {"seat": 0, "expected": 0, "key": "some-key-of-mine", "option": "fox"}
    assert noor.refused("answer", id, **body) == Refusing(409, "gathering")
    assert till.refused("join", code=opened["invite"], seat=1, name="Till", key="another-key") == Refusing(
        422, "contribution_missing"
    )
    till.join(opened["invite"], 1, contribution="cd" * 16)
    dealt = noor.look(id, 0)
    assert (dealt["version"], dealt["deal"]["dealt"], dealt["deal"]["contributed"]) == (2, True, [0, 1])
    assert dealt["decisions"]
    # The secret of the deal stays one until the end.
    assert "secret" not in dealt["deal"]
