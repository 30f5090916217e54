"""Changes that each option would make to the coming attack."""

from __future__ import annotations

from tests.games.sylvion.scenes import PAWN, defence, lay, play
from tests.words import LANGUAGES, of_game
from weald.games.sylvion import GAME
from weald.kernel.outcomes import Outcome
from weald.kernel.table import Table


def outcomes(t: Table) -> dict[str, Outcome]:
    """The outcomes of the open question, every message of which can be said."""
    foreseen = dict(t.foresee(0).outcomes)
    for outcome in foreseen.values():
        rows = [message for row in outcome.before_after for message in (row.row, row.before, row.after)]
        for message in (*outcome.now, *rows, *([] if outcome.cause is None else [outcome.cause])):
            assert [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message)] == []
    return foreseen


def test_an_elemental_that_is_destroyed_deals_nothing() -> None:
    t = defence(("e3 . . .", ". e2 . ."), hand="elephant owl", height=2)
    play(t, "elephant")
    judged = outcomes(t)
    assert [judged[cell].level for cell in ("r1c1", "r2c2")] == ["good", "weak"]
    [row] = judged["r1c1"].before_after
    assert (row.before.args, row.after.args, row.tone) == ({"n": 3}, {"n": 0}, "good")


def test_what_lets_damage_through_is_bad() -> None:
    t = defence((". e2 . .", "F3 . . ."), hand="whale owl", height=2)
    play(t, "whale")
    [row] = outcomes(t)["r1c1"].before_after
    assert (row.before.args, row.after.args, row.tone) == ({"n": 0}, {"n": 2}, "bad")


def test_to_discard_nothing_loses_where_the_attack_is_too_strong() -> None:
    tops = ("simoon", "blaze", "elemental_0", "elemental_0")
    rows = ("e3 . . .", "e3 . . .", "e3 . . .")
    judged = outcomes(lay(rows=rows, tops=tops, hand="hedgehogs", desolated=10))
    assert (judged["none"].loses, judged["none"].rank) == ("certain", -1000.0)
    assert judged["none"].cause is not None
    assert judged["none"].cause.args["why"] == "sure"
    calm = outcomes(lay(tops=tops, hand="hedgehogs"))
    assert calm["none"].loses == "no"


def test_the_end_of_a_turn_may_lose_unless_what_is_face_down_helps() -> None:
    t = defence(("e3 . . .", "e3 . . .", "e1 . . ."), desolated=10, hand="fountain_3 elephant owl", height=2)
    done = outcomes(t)["done"]
    assert (done.level, done.loses) == ("weak", "unless")
    assert done.cause is not None
    assert done.cause.args == {"n": 7, "left": 2, "why": "unknown"}


def test_a_whale_says_what_the_fight_brings() -> None:
    t = defence((". e2 . .", "F3 T1 F2 ."), hand="whale owl", height=2)
    play(t, "whale")
    judged = outcomes(t)
    assert [judged[cell].now[0].id for cell in ("r2c1", "r2c2", "r2c3")] == [
        f"sylvion-why-meets-{fight}" for fight in ("holds", "falls", "both")
    ]
    assert [judged[cell].level for cell in ("r2c1", "r2c2", "r2c3")] == ["part", "weak", "part"]


def test_where_the_pawn_loses_the_game_the_pawn_is_named() -> None:
    t = defence(("m1 . . .",), hand="elephant owl", pawn="r1c1", options=PAWN, height=2)
    done = outcomes(t)["done"]
    assert done.cause is not None
    assert (done.cause.id, done.loses) == ("sylvion-outcome-lost-pawn", "unless")
