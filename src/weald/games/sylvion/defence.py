"""Step 4, Defence: play, aim, pay and resolve cards until the player ends the step."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.sylvion.animals import ACTS, SEATS, can_be_carried
from weald.games.sylvion.cards import (
    BETRAYAL,
    COSTS,
    DOVES,
    ELEPHANT,
    FACE_DOWN,
    FISH,
    FOUNTAIN_1,
    FOUNTAIN_2,
    FOUNTAIN_3,
    FOUNTAIN_4,
    HAND_LIMIT,
    HEDGEHOGS,
    NAMES,
    OWL,
    SQUIRRELS,
    STAG,
    TREE_1,
    TREE_2,
    TREE_3,
    TREE_4,
    WHALE,
)
from weald.games.sylvion.combat import elementals, place
from weald.games.sylvion.draws import discard_from_hand
from weald.games.sylvion.feats import ERUPT, do_feat, erupt, free_deeds
from weald.games.sylvion.field import CELLS, NOWHERE
from weald.games.sylvion.result import finish
from weald.games.sylvion.state import ASSAULT, NO_CARD, REVEAL, SILENCE, Battle
from weald.kernel.decisions import ONE, Question
from weald.kernel.game import Steps

# Options that are no cards or spaces: end the step, pay with fish points.
DONE = 0
POINTS = 0
NOT_NOW = 99
# Sylvan cards in the order in which they are suggested as payment, the least useful first.
PAY_ORDER = {
    card: rank
    for rank, card in enumerate(
        (
            BETRAYAL, TREE_3, FOUNTAIN_1, TREE_1, SQUIRRELS, FOUNTAIN_3, FOUNTAIN_2, TREE_2, TREE_4, ELEPHANT,
            WHALE, FOUNTAIN_4, OWL, FISH, DOVES, STAG, HEDGEHOGS,
        )
    )
}  # fmt: skip


def _costs(free: bool, stacks: bool) -> tuple[int, ...]:
    """Return the cost of each card in step 4; NOT_NOW if it needs a free space or a stack in vain."""
    needs = {HEDGEHOGS: False, DOVES: stacks, SQUIRRELS: stacks}
    return tuple(
        COSTS[card] if card in COSTS and (free if card <= TREE_4 else needs.get(card, True)) else NOT_NOW
        for card in range(BETRAYAL + 1)
    )


PLAYABLE = tuple(tuple(_costs(free, stacks) for stacks in (False, True)) for free in (False, True))
COST = tuple(COSTS.get(card, NOT_NOW) for card in range(BETRAYAL + 1))


def defend(s: Battle) -> Steps:
    """Choose a card to play, a feat to do or a geyser to erupt, or end the step."""
    options = plays(s)
    options.append(DONE)
    chosen = yield Question("play", ONE, SEATS[s.active], (options,))
    if chosen == DONE:
        return end_turn(s)
    if chosen < BETRAYAL:
        s.hands[s.active].remove(chosen)
        s.playing = chosen
        if chosen <= ELEPHANT or (chosen == OWL and s.seats == 2):
            # Choosing, aiming and paying are one action; `step` says how far it has come.
            s.step = "aim"
            s.aim = yield aiming(s)
        following = announce(s)
        if following == "pay":
            s.step = "pay"
            return (yield from pay(s))
        return following
    if chosen < ERUPT:
        yield from do_feat(s, chosen)
    else:
        yield from erupt(s, chosen - ERUPT)
    return finish(s) if s.end else "defend"


def plays(s: Battle) -> list[int]:
    """Return the cards of the active hand that can be paid and have an effect, and the free deeds."""
    board = s.board
    hand = s.hands[s.active]
    budget = s.points + (len(hand) - 1 if s.seats == 1 else len(s.hands[1 - s.active]))
    costs = PLAYABLE[0 in board][len(s.stacks[0]) > 0]
    options = [card for card in hand if costs[card] <= budget]
    if (WHALE in options or ELEPHANT in options) and max(board) <= FACE_DOWN:
        options = [card for card in options if card not in (WHALE, ELEPHANT)]
    return options + free_deeds(s) if s.beside or s.elements else options


def aim(s: Battle) -> Steps:
    """Ask where the card goes, if a game continues from there."""
    s.aim = yield aiming(s)
    return announce(s)


def aiming(s: Battle) -> Question:
    """Return the question where the card goes."""
    kind = "place" if s.playing <= TREE_4 else "drawer" if s.playing == OWL else "target"
    return Question(kind, ONE, SEATS[s.active], (aims(s),))


def aims(s: Battle) -> list[int]:
    """Return the places for the card being played: free spaces, elementals, or (Owl) seats."""
    card = s.playing
    if card <= TREE_4:
        board = s.board
        return [cell for cell in CELLS if not board[cell]]
    if card == WHALE:
        return [cell for cell in elementals(s) if can_be_carried(s, cell)]
    if card == ELEPHANT:
        return elementals(s)
    return [0, 1] if card == OWL and s.seats == 2 else []


def announce(s: Battle) -> str:
    """Log the card and return the step that takes its payment, or resolves it if it is free."""
    card = s.playing
    if s.trace is not None:
        if s.talk == SILENCE and s.seats == 2:
            s.trace.reveal()
        if card <= TREE_4:
            s.trace.tell("sylvion-event-placed", {"seat": s.active, "card": NAMES[card], **place(s.aim)})
        else:
            s.trace.tell("sylvion-event-played", {"seat": s.active, "card": NAMES[card]})
    s.due = COST[card]
    return "pay" if s.due else settled(s)


def pay(s: Battle) -> Steps:
    """Take a hand card (of the partner, if there is one) or a fish point for each point of the cost."""
    payer = s.active if s.seats == 1 else 1 - s.active
    purse = s.hands[payer]
    while s.due:
        paid = yield Question("pay", ONE, SEATS[payer], ([POINTS, *purse] if s.points else purse,))
        if paid == POINTS:
            used = min(s.points, s.due)
            s.points -= used
            s.due -= used
            if s.trace is not None:
                s.trace.tell("sylvion-event-paid-points", {"n": used, "left": s.points})
        else:
            s.due -= 1
            discard_from_hand(s, payer, paid, "paid")
    return settled(s)


def suggest_payment(s: Battle, purse: Sequence[int], due: int) -> list[int]:
    """Return a payment of `due` from `purse`: fish points first (one POINTS for all), then useless cards."""
    paid = []
    if s.points and due:
        paid.append(POINTS)
        due -= min(due, s.points)
    return paid + sorted(purse, key=PAY_ORDER.__getitem__)[:due]


def settled(s: Battle) -> str:
    """Place a fountain or tree that is paid; return the step in which a paid animal acts."""
    card = s.playing
    if card > TREE_4:
        return "act"
    s.board[s.aim] = card
    s.playing = NO_CARD
    s.aim = NOWHERE
    return "defend"


def act(s: Battle) -> Steps:
    """Discard an animal, then resolve it, so that an Owl can be drawn again."""
    card, target = s.playing, s.aim
    if card == NO_CARD:
        return "defend"
    s.playing = NO_CARD
    s.aim = NOWHERE
    s.discard.append(card)
    yield from ACTS[card](s, target)
    return finish(s) if s.end else "defend"


def end_turn(s: Battle) -> str:
    """End step 4: limit hands to ten, drop points; start the Final Assault after the last revealed cards."""
    for hand in s.hands:
        if len(hand) > HAND_LIMIT:
            return "surplus"
    s.points = 0
    if not s.stacks[0]:
        s.phase = ASSAULT
        return "assault"
    s.phase = REVEAL
    if s.seats == 2:
        s.active = 1 - s.active
    return "reveal"


def surplus(s: Battle) -> Steps:
    """Discard down to ten cards, each player on their own."""
    for seat, hand in enumerate(s.hands):
        while len(hand) > HAND_LIMIT:
            discard_from_hand(s, seat, (yield Question("surplus", ONE, SEATS[seat], (hand,))), "dropped")
    return end_turn(s)
