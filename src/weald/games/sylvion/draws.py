"""Drawing cards: the empty deck, demobilization, betrayals."""

from __future__ import annotations

from weald.games.sylvion.cards import BETRAYAL, NAMES
from weald.games.sylvion.state import ADVANCED, FRENCH, GERMAN, OPEN, Battle
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps
from weald.kernel.messages import Args

# Options besides cards: let chance decide, and (for a Betrayal) discard the Betrayal itself.
AT_RANDOM = 0
ITSELF = 0


def drawn(s: Battle, seat: int, n: int) -> bool:
    """Draw at once where nobody watches and nothing can be asked; whether that was so."""
    deck = s.deck
    if len(deck) < n or s.trace is not None or s.laid:
        return False
    cards = deck[: -n - 1 : -1]
    if s.feats_in and BETRAYAL in cards:
        return False
    s.hands[seat] += cards
    del deck[-n:]
    return True


def draw(s: Battle, seat: int, n: int, effect: bool = True) -> Steps:
    """Draw cards one after the other; a Betrayal is dealt with before the next one.

    The German book speaks of Betrayals drawn at setup and in step 3 only: there, one drawn by an effect stays
    in the hand.
    """
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
        if card == BETRAYAL and not (effect and s.edition == GERMAN):
            tell_drawn(s, seat, fresh)
            yield from betray(s, seat)
    tell_drawn(s, seat, fresh)
    return ""


def tell_drawn(s: Battle, seat: int, fresh: list[int]) -> None:
    """Tell what was drawn since the last time, as it lies in the hand: sorted."""
    if s.trace is not None:
        for card in sorted(fresh):
            s.trace.reveal()
            whisper(s, seat, "drew", card)
    fresh.clear()


def refill(s: Battle, seat: int) -> Steps:
    """The deck is empty: the discard becomes the deck, in the advanced game by demobilization."""
    if not s.discard:
        return ""
    if s.mode == ADVANCED:
        yield from demobilize(s, seat)
        return ""
    shuffle_discard(s)
    return ""


def shuffle_discard(s: Battle) -> None:
    """The discard, shuffled, is the new deck."""
    s.deck, s.discard = s.discard, []
    chance.shuffle(s, s.deck)
    if s.trace is not None:
        s.trace.tell("sylvion-event-reshuffled", {"n": len(s.deck)})


def demobilize(s: Battle, seat: int) -> Steps:
    """Either two chosen discards leave the game before the shuffle, or the new deck's top card after it."""
    chosen = yield from dismiss(s, seat, "demobilize")
    shuffle_discard(s)
    if not chosen:
        dismiss_top(s)
    return ""


def dismiss(s: Battle, seat: int, kind: str) -> Steps:
    """Two chosen cards of the discard leave the game, or chance shall decide; Betrayals never leave so."""
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
    """A card of the discard leaves the game."""
    s.discard.remove(card)
    s.box.append(card)
    if s.trace is not None:
        s.trace.tell("sylvion-event-boxed", {"card": NAMES[card]})


def dismiss_top(s: Battle) -> None:
    """The top Sylvan card of the new deck leaves the game: in the German edition face up, else face down."""
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
    """A Betrayal in the hand: discard it, or discard another card and be rid of it for good."""
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
    """A card of a hand goes to the discard, for all to see."""
    s.hands[seat].remove(card)
    s.discard.append(card)
    if s.trace is not None:
        s.trace.tell("sylvion-event-" + what, {"seat": seat, "card": NAMES[card]})


def whisper(s: Battle, seat: int, what: str, card: int) -> None:
    """Tell what only those learn who see the seat's hand."""
    assert s.trace is not None
    id = f"sylvion-event-{what}-card"
    args: Args = {"seat": seat, "card": NAMES[card]}
    if s.seats == 2 and s.talk == OPEN:
        s.trace.tell(id, args)
    else:
        s.trace.tell("sylvion-event-" + what, {"seat": seat}, {seat: (id, args)})
