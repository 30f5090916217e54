"""Hidden information makes no difference to anything that a seat sees, nor to the bots that play for it."""

from __future__ import annotations

from random import Random

from tests.generic.cases import SIZES, Case, cases, moments, pick, seen
from weald.kernel import advice
from weald.kernel.errors import Illegal
from weald.kernel.table import Table

every_size = cases(SIZES)

# The number of moments in a row that are compared.
STRETCH = 25
# Films of larger tables take long and show the same kinds of moments.
FILMED_SEATS = 3


def dealt_anew(t: Table, seat: int | None, seed: int) -> Table:
    """A table at the same checkpoint where what the seat cannot see is redealt and chance is the same."""
    assert t.run.checkpoint is not None
    state = t.run.checkpoint.copy()
    chance = state.seed, state.drawn
    state.seed = seed
    t.game.information.redeal(state, seat)
    state.seed, state.drawn = chance
    assert t.game.invariants(state) == []
    assert t.game.information.view(state, seat) == t.game.information.view(t.run.checkpoint, seat)
    return Table(t.game, t.seats, t.options, state)


def as_it_is(t: Table) -> Table:
    assert t.run.checkpoint is not None
    return Table(t.game, t.seats, t.options, t.run.checkpoint.copy())


def refusals(t: Table, seat: int, options: list[str]) -> list[object]:
    """Return the messages with which answers of the seat are refused."""
    refused: list[object] = []
    for option in options:
        try:
            t.clone().answer(seat, option)
        except Illegal as illegal:
            refused.append([illegal.code, illegal.message.to_json()])
    return refused


def compare(one: Table, two: Table, seat: int | None, random: Random, options: set[str]) -> int:
    """Play two worlds side by side until the seat can tell them apart; the number of moments compared."""
    compared = 0
    shown = len(one.events)
    while one.view(seat) == two.view(seat) and private_events(one, seat) == private_events(two, seat):
        assert seen(one, seat) == seen(two, seat)
        if one.seats <= FILMED_SEATS:
            assert film(one, seat, shown) == film(two, seat, shown)
            shown = len(one.events)
        compared += 1
        if seat is not None:
            # Some of them each time: about ten where there are hundreds.
            apart = 3 + len(options) // 10
            wrong = sorted(options)[compared % apart :: apart]
            assert refusals(one, seat, wrong) == refusals(two, seat, wrong)
            assert score_options(one, seat) == score_options(two, seat)
            if compared % 5 == 1:
                assert one.foresee(seat) == two.foresee(seat)
        if one.over or compared == STRETCH:
            break
        decision = pick(one, random)
        there = two.decision(decision.seat)
        assert there is not None
        options.update(decision.options)
        common = [option for option in decision.options if option in there.options]
        if not common:
            break
        option = common[int(random.random() * len(common))]
        one.answer(decision.seat, option)
        two.answer(decision.seat, option)
    return compared


def film(t: Table, seat: int | None, after: int) -> list[object]:
    """Return the beats that the seat is shown of the latest events."""
    beats = t.film(seat, after) if len(t.events) > after else []
    return [(beat.data, beat.last, beat.view) for beat in beats]


def private_events(t: Table, seat: int | None) -> list[object]:
    """Return the private messages of the seat: it may know more than its view shows."""
    return [event.own[seat] for event in t.events if event.own and seat is not None and seat in event.own]


def score_options(t: Table, seat: int) -> list[float] | None:
    """Return the greedy bot's scores of its options."""
    decision, question = t.decision(seat), t.run.question
    if decision is None or question is None:
        return None
    return advice.score_options(t.game, t.run.state, question, seat, decision.values)


@every_size
def test_what_is_hidden_changes_nothing(case: Case) -> None:
    t = case.new(1)
    random = Random(1)
    watchers: list[int | None] = [None, *range(case.seats)]
    options = {"none", "nonsense"}
    compared = 0
    for n in moments(t, Random(2)):
        # Long games with many seats are looked at now and then only.
        if t.run.answers or t.over or (n > 30 and n % (4 * case.seats - 3)):
            continue
        seat = watchers[n % len(watchers)]
        compared += compare(as_it_is(t), dealt_anew(t, seat, n), seat, random, options)
    assert compared > 0


@every_size
def test_an_imagined_game_looks_the_same_and_can_be_played(case: Case) -> None:
    t = case.new(3)
    for n in moments(t, Random(3)):
        if t.over or n % (1 + 2 * case.seats):
            continue
        random = Random(n)
        decision = pick(t, random)
        seat = decision.seat
        run = t.imagine(seat, n)
        assert run.checkpoint is None
        assert run.answers == []
        assert set(run.partial_answers) <= {seat}
        assert case.game.information.view(run.state, seat) == t.view(seat)
        assert run.question is not None
        assert case.game.texts.order(run.question.values(seat)) == decision.values
        while not run.over:
            question = run.question
            assert question is not None
            who = run.open_seats[int(random.random() * len(run.open_seats))]
            values = question.values(who)
            run.answer(who, values[int(random.random() * len(values))])
            assert case.game.invariants(run.state) == []


@every_size
def test_imagining_leaves_the_table_as_it_is(case: Case) -> None:
    t = case.new(4)
    random = Random(4)
    for n in moments(t, Random(4), stop=20):
        if t.over:
            break
        before = [t.position(), [decision.options for decision in t.pending]]
        decision = pick(t, random)
        run = t.imagine(decision.seat, n)
        run.answer(decision.seat, decision.values[0])
        t._pending = None
        assert [t.position(), [decision.options for decision in t.pending]] == before
