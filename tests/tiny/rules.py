"""The rules, one function a step: a step asks, changes the state, tells, and names the step that follows."""

from __future__ import annotations

from tests.tiny.state import KINDS, Wood
from weald.kernel import chance
from weald.kernel.decisions import all_of, any_of, one
from weald.kernel.game import Steps
from weald.kernel.messages import Args

REST, DRAW = 0, 1
HAND, STORE = 0, 1
SIDES = ("left", "right")


def deal(s: Wood) -> Steps:
    """Five nuts of every kind: four for each hand, one for each hollow, the others for the deck."""
    yield from ()
    s.deck = [nut for nut in range(len(KINDS)) for _ in range(5)]
    chance.shuffle(s, s.deck)
    s.hands = [[s.deck.pop() for _ in range(4)] for _ in s.hands]
    s.hollows = [s.deck.pop(), s.deck.pop()]
    if s.trace is not None:
        s.trace.tell("tiny-event-dealt", {})
    return "hoard"


def hoard(s: Wood) -> Steps:
    """Both choose a nut in secret; then both nuts go into the stores."""
    seats = [seat for seat in (0, 1) if s.hands[seat]]
    nuts = (yield all_of("hoard", seats, [s.hands[seat] for seat in seats])) if seats else []
    for seat, nut in zip(seats, nuts, strict=True):
        s.hands[seat].remove(nut)
        s.stores[seat].append(nut)
        if s.trace is not None:
            s.trace.tell("tiny-event-hoarded", {"seat": seat, "nut": KINDS[nut]})
    s.awake = [0, 1]
    return "forage"


def forage(s: Wood) -> Steps:
    """The quicker one draws a nut, unseen by the other, or rests; then the other one."""
    actions = (DRAW, REST) if s.deck else (REST,)
    seat, action = yield any_of("forage", s.awake[:], [actions] * len(s.awake))
    s.awake.remove(seat)
    if action == DRAW:
        nut = s.deck.pop()
        s.hands[seat].append(nut)
        if s.trace is not None:
            own = ("tiny-event-drew-own", {"seat": seat, "nut": KINDS[nut]})
            s.trace.reveal()
            s.trace.tell("tiny-event-drew", {"seat": seat}, {seat: own})
    elif s.trace is not None:
        s.trace.tell("tiny-event-rested", {"seat": seat})
    return "forage" if s.awake else "bury"


def bury(s: Wood) -> Steps:
    """The leader may bury a nut in a hollow, takes what lies there, and may store that at once."""
    seat = s.leader
    hand = s.hands[seat]
    chosen = yield one("bury", seat, [(), *((nut, hollow) for nut in sorted(set(hand)) for hollow in (0, 1))])
    if not chosen:
        return "weather"
    nut, hollow = chosen
    taken = s.hollows[hollow]
    hand[hand.index(nut)] = taken
    s.hollows[hollow] = nut
    s.buried_by[hollow] = seat
    if s.trace is not None:
        place: Args = {"seat": seat, "hollow": SIDES[hollow]}
        own = ("tiny-event-buried-own", {**place, "nut": KINDS[nut], "found": KINDS[taken]})
        s.trace.reveal()
        s.trace.tell("tiny-event-buried", {**place}, {seat: own})
    if (yield one("keep", seat, (HAND, STORE), (taken,))) == STORE:
        hand.remove(taken)
        s.stores[seat].append(taken)
        if s.trace is not None:
            s.trace.tell("tiny-event-stored", {"seat": seat, "nut": KINDS[taken]})
    return "weather"


def weather(s: Wood) -> Steps:
    """One time in three a storm takes the last nut of both stores; then the other squirrel leads."""
    yield from ()
    if s.storms and chance.below(s, 3) == 0:
        for store in s.stores:
            if store:
                nut = KINDS[store.pop()]
                s.lost[nut] = s.lost.get(nut, 0) + 1
        if s.trace is not None:
            s.trace.tell("tiny-event-storm", {})
    if s.round == s.rounds:
        return ""
    s.round += 1
    s.leader = 1 - s.leader
    return "hoard"


STEPS = {"deal": deal, "hoard": hoard, "forage": forage, "bury": bury, "weather": weather}
