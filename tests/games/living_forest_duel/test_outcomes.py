"""The outcome of each option in the duel."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import play, table
from tests.words import LANGUAGES, of_game
from weald.games.living_forest_duel import GAME
from weald.kernel.messages import Message
from weald.kernel.outcomes import Outcome
from weald.kernel.table import Table


def outcomes(t: Table) -> dict[str, Outcome]:
    """The outcomes of the open question, every message of which can be said."""
    foreseen = dict(t.foresee(t.pending[0].seat).outcomes)
    for outcome in foreseen.values():
        rows = [message for row in outcome.before_after for message in (row.row, row.before, row.after)]
        later = [message for message in (outcome.then, outcome.cause) if message is not None]
        for message in (*outcome.now, *later, *rows):
            assert [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message)] == []
    return foreseen


def test_a_recruit_says_what_is_left() -> None:
    t = table(common=["spider", "tapir"], recruits=["goat", "stag", "ram"])
    play(t, "sun")
    [row] = outcomes(t)["goat"].before_after
    assert (row.before.args, row.after.args) == ({"n": 5}, {"n": 3})


def test_what_is_left_over_is_named() -> None:
    t = table(common=["spider", "tapir"], recruits=["goat", "stag", "ram"])
    play(t, "sun", "goat")
    done = outcomes(t)["done"]
    assert (done.unused, done.now) == ((), [Message("living_forest_duel-outcome-unspent", {"n": 3})])


def test_to_decline_a_bonus_wastes_it() -> None:
    t = table(common=["bear", "chameleon"], onibi=2, tops=["sun_5", "water_1", "plant_1", "wind_1"])
    play(t, "wind")
    judged = outcomes(t)
    done = judged["done"]
    assert done.unused == [id for id in t.pending[0].options if id != "done"] != []
    assert done.cause == Message("living_forest_duel-outcome-wasted", {"n": 2})


def test_a_step_that_moves_the_onibi_card_is_worth_more() -> None:
    """The labels say where Onibi stops and who gets its card: the outcomes do not say it again."""
    t = table(common=["lynx"], onibi=5, recruits=["stag"])
    play(t, "wind")
    judged = outcomes(t)
    assert [(judged[n].level, judged[n].now, judged[n].then) for n in "12"] == [
        ("part", (), None),
        ("good", (), None),
    ]


def test_the_log_says_you_to_who_gets_the_card() -> None:
    event = Message("living_forest_duel-event-onibi-given", {"seat": 0, "other": 1})
    texts = [of_game(GAME, "en").say(event, reader) for reader in (0, 1, None)]
    assert texts == [
        "Onibi leaves the clearing: Ben gets the Onibi card from you.",
        "Onibi leaves the clearing: you get the Onibi card from Ada.",
        "Onibi leaves the clearing: Ben gets the Onibi card from Ada.",
    ]
