"""Step 4, Defence: play a card, aim it, pay for it, let it act; again and again until the step is ended."""

from __future__ import annotations

from weald.games.sylvion.animals import ACTS, SEATS, can_be_carried
from weald.games.sylvion.cards import (
    BETRAYAL,
    COSTS,
    DOVES,
    ELEPHANT,
    FACE_DOWN,
    HAND_LIMIT,
    HEDGEHOGS,
    NAMES,
    OWL,
    SQUIRRELS,
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

# Options besides cards and spaces: end the step, pay with fish points.
DONE = 0
POINTS = 0
NOT_NOW = 99


def _costs(free: bool, stacks: bool) -> tuple[int, ...]:
    """What each card costs in step 4, as far as there is a space for it or a card in the stacks."""
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
            # Choosing, aiming and paying are one action; meanwhile the battle says how far it has come.
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
    """Cards of the active hand that can be paid and have something to act on; deeds that cost nothing."""
    board = s.board
    hand = s.hands[s.active]
    budget = s.points + (len(hand) - 1 if s.seats == 1 else len(s.hands[1 - s.active]))
    costs = PLAYABLE[0 in board][len(s.stacks[0]) > 0]
    options = [card for card in hand if costs[card] <= budget]
    if (WHALE in options or ELEPHANT in options) and max(board) <= FACE_DOWN:
        options = [card for card in options if card not in (WHALE, ELEPHANT)]
    return options + free_deeds(s) if s.beside or s.elements else options


def aim(s: Battle) -> Steps:
    """Where the card goes, when a battle goes on from there."""
    s.aim = yield aiming(s)
    return announce(s)


def aiming(s: Battle) -> Question:
    """The question where the card goes."""
    kind = "place" if s.playing <= TREE_4 else "drawer" if s.playing == OWL else "target"
    return Question(kind, ONE, SEATS[s.active], (aims(s),))


def aims(s: Battle) -> list[int]:
    """Where the card being played can go: free spaces, elementals, (Owl) seats; nothing for other cards."""
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
    """The card is played: it has to be paid, or acts at once."""
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
    """Discard a hand card for each point of the cost, with two players the partner's; or use fish points."""
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


def settled(s: Battle) -> str:
    """Nothing is due any more: a fountain or tree stands, an animal acts."""
    card = s.playing
    if card > TREE_4:
        return "act"
    s.board[s.aim] = card
    s.playing = NO_CARD
    s.aim = NOWHERE
    return "defend"


def act(s: Battle) -> Steps:
    """An animal is discarded and does what it does, so that an Owl can be drawn again."""
    card, target = s.playing, s.aim
    if card == NO_CARD:
        return "defend"
    s.playing = NO_CARD
    s.aim = NOWHERE
    s.discard.append(card)
    yield from ACTS[card](s, target)
    return finish(s) if s.end else "defend"


def end_turn(s: Battle) -> str:
    """After step 4: hands of at most ten, no points kept; after the last revealed cards the Final Assault."""
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
