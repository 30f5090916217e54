"""Drawing cards: the empty deck, demobilization, Betrayals."""

from __future__ import annotations

from weald.games.sylvion.cards import BETRAYAL, NAMES
from weald.games.sylvion.state import ADVANCED, FRENCH, OPEN, Battle
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps
from weald.kernel.messages import Args

# Options that are no cards: let chance decide, and (for a Betrayal) discard the Betrayal itself.
AT_RANDOM = 0
ITSELF = 0


def drawn(s: Battle, seat: int, n: int) -> bool:
    """Draw at once if nothing is logged and nothing can be asked; return whether that was so."""
    deck = s.deck
    if len(deck) < n or s.trace is not None or s.laid:
        return False
    cards = deck[: -n - 1 : -1]
    if s.feats_in and BETRAYAL in cards:
        return False
    s.hands[seat] += cards
    del deck[-n:]
    return True


def draw(s: Battle, seat: int, n: int) -> Steps:
    """Draw cards one after the other; a Betrayal is dealt with before the next one."""
    fresh: list[int] = []
    for _ in range(n):
        if not s.deck:
            tell_drawn(s, seat, fresh)
            yield from refill(s, seat)
            if not s.deck:
                return ""
        card = s.deck.pop()
        if s.laid:
            s.laid.pop()
        s.hands[seat].append(card)
        fresh.append(card)
        if card == BETRAYAL:
            tell_drawn(s, seat, fresh)
            yield from betray(s, seat)
    tell_drawn(s, seat, fresh)
    return ""


def tell_drawn(s: Battle, seat: int, fresh: list[int]) -> None:
    """Log what was drawn since the last call, sorted as in the hand."""
    if s.trace is not None:
        for card in sorted(fresh):
            s.trace.reveal()
            whisper(s, seat, "drew", card)
    fresh.clear()


def refill(s: Battle, seat: int) -> Steps:
    """Make the discard the new deck, in the advanced game by demobilization."""
    if not s.discard:
        return ""
    if s.mode == ADVANCED:
        yield from demobilize(s, seat)
        return ""
    shuffle_discard(s)
    return ""


def shuffle_discard(s: Battle) -> None:
    """Shuffle the discard into a new deck."""
    s.deck, s.discard = s.discard, []
    chance.shuffle(s, s.deck)
    if s.trace is not None:
        s.trace.tell("sylvion-event-reshuffled", {"n": len(s.deck)})


def demobilize(s: Battle, seat: int) -> Steps:
    """Remove two chosen discards from the game before the shuffle, or the new deck's top card after it."""
    chosen = yield from dismiss(s, seat, "demobilize")
    shuffle_discard(s)
    if not chosen:
        dismiss_top(s)
    return ""


def dismiss(s: Battle, seat: int, kind: str) -> Steps:
    """Remove two chosen cards of the discard from the game, unless chance is to decide; never Betrayals."""
    loyal = [card for card in s.discard if card != BETRAYAL]
    if len(loyal) < 2:
        return ""
    first = yield one(kind, seat, [AT_RANDOM, *loyal])
    if first == AT_RANDOM:
        return ""
    box_discard(s, first)
    loyal.remove(first)
    box_discard(s, (yield one(kind + "_second", seat, loyal)))
    return "chosen"


def box_discard(s: Battle, card: int) -> None:
    """Remove a card of the discard from the game."""
    s.discard.remove(card)
    s.box.append(card)
    if s.trace is not None:
        s.trace.tell("sylvion-event-boxed", {"card": NAMES[card]})


def dismiss_top(s: Battle) -> None:
    """Remove the top Sylvan card of the new deck from the game, in the German edition face up."""
    aside = []
    while s.deck and s.deck[-1] == BETRAYAL:
        aside.append(s.deck.pop())
    if s.deck:
        card = s.deck.pop()
        hidden = s.edition == FRENCH
        (s.unseen if hidden else s.box).append(card)
        if s.trace is not None:
            s.trace.reveal()
            if hidden:
                s.trace.tell("sylvion-event-boxed-unseen", {})
            else:
                s.trace.tell("sylvion-event-boxed", {"card": NAMES[card]})
    if aside:
        s.deck += aside
        chance.shuffle(s, s.deck)


def betray(s: Battle, seat: int) -> Steps:
    """Discard a Betrayal from the hand, or another card to remove the Betrayal from the game."""
    others = s.hands[seat][:]
    others.remove(BETRAYAL)
    chosen = (yield one("betrayal", seat, [ITSELF, *others])) if others else ITSELF
    if chosen == ITSELF:
        discard_from_hand(s, seat, BETRAYAL, "betrayed")
        return ""
    discard_from_hand(s, seat, chosen, "ransomed")
    s.hands[seat].remove(BETRAYAL)
    s.box.append(BETRAYAL)
    return ""


def discard_from_hand(s: Battle, seat: int, card: int, what: str) -> None:
    """Discard a card of a hand, open to all players."""
    s.hands[seat].remove(card)
    s.discard.append(card)
    if s.trace is not None:
        s.trace.tell("sylvion-event-" + what, {"seat": seat, "card": NAMES[card]})


def whisper(s: Battle, seat: int, what: str, card: int) -> None:
    """Log a card for those who see the hand of `seat`; others learn only that it happened."""
    assert s.trace is not None
    id = f"sylvion-event-{what}-card"
    args: Args = {"seat": seat, "card": NAMES[card]}
    if s.seats == 2 and s.talk == OPEN:
        s.trace.tell(id, args)
    else:
        s.trace.tell("sylvion-event-" + what, {"seat": seat}, {seat: (id, args)})
