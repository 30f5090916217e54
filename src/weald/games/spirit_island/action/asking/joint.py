"""Verbs for what all players decide and pay together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from weald.games.spirit_island.action.context import NO_PAIR, NONE, IslandQuestion
from weald.games.spirit_island.action.spirits.presence import lose_presence
from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import PLAIN, Worth
from weald.games.spirit_island.rules.declare import NO_AID, EventPart
from weald.games.spirit_island.rules.payment import ENERGY, MARKER, Pledge, Pot
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import ANY, ONE, Value
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

# The kind of question that asks for presence.
PREVENT = "prevent"


# In the notes of those who watch: the joint question that is open.
JOINT = "joint"


# Votes of a seat in one decision, at most.
VOTES = 3


# "Nothing more from me", among lands and among pledges.
ENOUGH = -2


ENOUGH_PAID = (-2,)


class JointQuestion(IslandQuestion):
    """A question to all players.

    `votes` are those of a joint decision, by seat (None: no vote yet), `proposal` is the last of them.
    `left` is how often each seat may still vote. `parts` are what the options of an event stand for, `pot` is
    what is being paid, `given` presence that is pledged, as (seat, land).
    """

    __slots__ = ("given", "left", "parts", "pot", "proposal", "votes")

    def __init__(
        self,
        s: IslandState,
        kind: str,
        mode: int,
        seats: Sequence[int],
        options: Sequence[Sequence[Value]],
        of: str,
        source: str,
        words: Args,
        votes: Sequence[Value | None] = (),
        proposal: Value | None = None,
        parts: Sequence[EventPart] = (),
        pot: Pot | None = None,
        left: Sequence[int] = (),
        given: Sequence[tuple[int, int]] = (),
        aim: int = PLAIN,
        worth: Worth | None = None,
    ) -> None:
        super().__init__(
            s, kind, mode, seats, options, of, source, words, humans_first=True, aim=aim, worth=worth
        )
        self.votes = tuple(votes)
        self.left = tuple(left)
        self.given = tuple(given)
        self.proposal = proposal
        self.parts = parts
        self.pot = pot

    def late_value(self) -> Value | None:
        """Return the answer that needs no agreement: the default applies, and nothing is paid."""
        if len(self.seats) == 1 and self.mode == ONE:
            return self.options[0][0]
        return NO_PAIR if self.of == "payment" else NONE


def _ask_all(act: Action, question: JointQuestion) -> Work[Any]:
    """Ask, and show all players how it stands as long as the question is open."""
    trace = act.s.trace
    if trace is not None:
        trace.notes[JOINT] = question
    answer = yield question
    if trace is not None:
        trace.notes.pop(JOINT, None)
    return answer


def together(act: Action, kind: str, options: Sequence[Value], of: str, words: Args | None = None,
    parts: Sequence[EventPart] = (), aim: int = PLAIN, worth: Worth | None = None,
) -> Work[Any]:  # fmt: skip
    """Let all players choose one option: the one all vote for, the first if they do not agree.

    The latest vote is a proposal; those who have not voted for it are asked again, each three times at
    most. To say that there is no agreement ends it.
    """
    s = act.s
    words = words or {}
    if len(options) == 1:
        return options[0]
    if s.seats == 1:
        alone = JointQuestion(
            s, kind, ONE, (0,), (options,), of, act.source, words, parts=parts, aim=aim, worth=worth
        )
        return (yield from _ask_all(act, alone))
    votes: list[Value | None] = [None] * s.seats
    left = [VOTES] * s.seats
    proposal: Value | None = None
    while proposal is None or any(vote != proposal for vote in votes):
        seats = [
            seat for seat, vote in enumerate(votes) if left[seat] and (proposal is None or vote != proposal)
        ]
        if not seats:
            return options[0]
        question = JointQuestion(
            s, kind, ANY, seats, [[*options, NONE]] * len(seats), of, act.source, words,
            votes, proposal, parts, left=left, aim=aim, worth=worth,
        )  # fmt: skip
        seat, vote = yield from _ask_all(act, question)
        if vote == NONE:
            return options[0]
        votes[seat] = proposal = vote
        left[seat] -= 1
    return proposal


def pay_together(act: Action, n: int, aid: int = NO_AID, board: int = -1) -> Work[bool]:
    """Let all players pay energy together (for a board), helped by an element; returns whether they did.

    Nothing is spent before the whole price is pledged; until then any player may call it off.
    """
    s = act.s
    pot = Pot(s, n, aid)
    asked = list(range(s.seats))
    while pot.missing:
        offers = {seat: pot.offers(seat) for seat in asked}
        seats = [seat for seat in asked if offers[seat]]
        if not seats:
            return False
        words: Args = {"n": pot.missing}
        if aid != NO_AID:
            words["element"] = ELEMENTS[aid]
        if board >= 0:
            words["board"] = s.island.boards[board]
        options = [[*offers[seat], ENOUGH_PAID, NO_PAIR] for seat in seats]
        question = JointQuestion(
            s,
            "pay_for_board" if board >= 0 else "pay" if aid == NO_AID else "pay_aided",
            ANY,
            seats,
            options,
            "payment",
            act.source,
            words,
            pot=pot,
        )
        seat, pledge = yield from _ask_all(act, question)
        if pledge == NO_PAIR:
            return False
        if pledge == ENOUGH_PAID:
            asked.remove(seat)
        else:
            pot.pledges[seat].append(pledge)
    pot.spend()
    if s.trace is not None:
        for seat, pledges in enumerate(pot.pledges):
            for made in pledges:
                _tell_pledge(act, seat, made)
    return True


def _tell_pledge(act: Action, seat: int, pledge: Pledge) -> None:
    """Tell what a spirit has paid."""
    way, n = pledge
    spirit = act.s.spirits[seat]
    if way == ENERGY:
        act.tell("paid", {"spirit": spirit, "n": n})
    elif way == MARKER:
        act.tell("marker-spent", {"spirit": spirit, "element": ELEMENTS[n]})
    else:
        words: Args = {"spirit": spirit, "id": POWERS.all[n].id}
        act.tell("discarded" if act.s.discards[seat][-1:] == [n] else "forgotten", words)


def give_presence_together(act: Action, n: int, lands: Sequence[int], board: int = -1) -> Work[bool]:
    """Let all players destroy `n` presence of any spirits in some lands; returns whether they did.

    Nothing is destroyed before all of it is pledged; any player may call it off.
    """
    s = act.s
    given: list[tuple[int, int]] = []
    asked = list(range(s.seats))
    while len(given) < n:
        left = {
            seat: [land for land in lands if s.presence[seat][land] > given.count((seat, land))]
            for seat in asked
        }
        seats = [seat for seat in asked if left[seat]]
        could = sum(s.presence[seat][land] for seat in seats for land in lands)
        could += sum(seat not in seats for seat, _ in given)
        if could < n:
            return False
        slot = board if board >= 0 else s.island.board[lands[0]]
        words: Args = {"n": n - len(given), "board": s.island.boards[slot]}
        options: list[list[Value]] = [[*left[seat], ENOUGH, NONE] for seat in seats]
        question = JointQuestion(s, PREVENT, ANY, seats, options, "land", act.source, words, given=given)
        seat, land = yield from _ask_all(act, question)
        if land == NONE:
            return False
        if land == ENOUGH:
            asked.remove(seat)
        else:
            given.append((seat, int(land)))
    for seat, land in given:
        yield from lose_presence(act, seat, land, price=True)
    return True
