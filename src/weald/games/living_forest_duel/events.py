"""What happened, as events with the numbers of the moment."""

from __future__ import annotations

from weald.games.living_forest_duel.cards import (
    BONUSES,
    CARD_IDS,
    CLEARING,
    CLEARING_BONUS,
    COST,
    ELEMENTS,
    FIRE_VALUE,
    NOBODY,
    SEASON,
    SEASONS,
    TREE_COST,
    TREE_ELEMENT,
    TREE_IDS,
)
from weald.games.living_forest_duel.forest import cell_name, cell_words
from weald.kernel.events import Trace
from weald.kernel.messages import Args

VICTORIES = ("fire", "line", "block", "onibi")


def _tell(trace: Trace, event: str, args: Args) -> None:
    trace.tell("living_forest_duel-event-" + event, args)


def turn(trace: Trace, n: int, seat: int) -> None:
    """A turn begins."""
    _tell(trace, "turn", {"n": n, "seat": seat})


def exchanged(trace: Trace, seat: int, total: int, cheapest: int) -> None:
    """The first recruits were too cheap together: one went under the pile."""
    _tell(trace, "exchanged", {"season": SEASONS[seat], "sum": total, "card": CARD_IDS[cheapest]})


def revealed(trace: Trace, seat: int, card: int, line: int) -> None:
    """A card was turned up, and where it goes."""
    trace.reveal()
    place = "common" if line == NOBODY else SEASONS[line]
    _tell(trace, "revealed", {"seat": seat, "card": CARD_IDS[card], "place": place})


def reshuffled(trace: Trace, n: int) -> None:
    """The discard became the common pile."""
    _tell(trace, "reshuffled", {"n": n})


def warded(trace: Trace, seat: int) -> None:
    """A Sanki card sent a varan back."""
    _tell(trace, "warded", {"seat": seat})


def lost(trace: Trace, seat: int, n: int, net: int) -> None:
    """Solitary symbols cost tokens."""
    _tell(trace, "lost", {"seat": seat, "n": n, "net": net})


def forfeited(trace: Trace, seat: int) -> None:
    """Nothing could be played."""
    _tell(trace, "forfeited", {"seat": seat})


def hurried(trace: Trace, seat: int) -> None:
    """A Sanki card lets a token follow at once."""
    _tell(trace, "hurried", {"seat": seat})


def pointed(trace: Trace, seat: int, element: int, card: int, value: int) -> None:
    """A token was laid on a plank."""
    named: Args = {"element": ELEMENTS[element], "card": CARD_IDS[card]}
    _tell(trace, "pointed", {"seat": seat, "n": value, **named})


def extinguished(trace: Trace, seat: int, place: int, left: int, n: int) -> None:
    """A fire token was taken."""
    _tell(
        trace,
        "extinguished",
        {"seat": seat, **_place(place), "cost": FIRE_VALUE[place], "left": left, "n": n},
    )


def recruited(trace: Trace, seat: int, card: int, left: int) -> None:
    """An animal was taken from the recruitment line."""
    place = "line" if SEASON[card] == seat else "discard"
    named: Args = {"card": CARD_IDS[card], "cost": COST[card]}
    _tell(trace, "recruited", {"seat": seat, **named, "left": left, "place": place})


def refilled(trace: Trace, seat: int, card: int, slot: int) -> None:
    """An animal of the own pile came into the recruitment line."""
    trace.reveal()
    _tell(trace, "refilled", {"seat": seat, "card": CARD_IDS[card], "place": slot + 1})


def planted(trace: Trace, seat: int, tree: int, cell: int, under: int | None, left: int) -> None:
    """A tree was planted, perhaps over another one."""
    named: Args = {
        "tree": TREE_IDS[tree],
        "element": tree_element(tree),
        "cost": TREE_COST[tree],
        "left": left,
    }
    where: Args = {"cell": cell_name(cell), **cell_words(cell)}
    _tell(trace, "planted", {"seat": seat, **named, **where, "under": tree_element(under)})


def tree_element(tree: int | None) -> str:
    """The element by which people know a tree; `none` if there is no tree."""
    return "none" if tree is None else ELEMENTS[TREE_ELEMENT[tree]]


def advanced(trace: Trace, seat: int, n: int) -> None:
    """Onibi sets out."""
    _tell(trace, "advanced", {"seat": seat, "n": n})


def left_clearing(trace: Trace, seat: int, given: bool) -> None:
    """Onibi went out on the opponent's side."""
    _tell(trace, "onibi-given" if given else "onibi-returned", {"seat": seat, "other": 1 - seat})


def arrived(trace: Trace, place: int) -> None:
    """Onibi stands still again."""
    _tell(trace, "arrived", {**_place(place), "bonus": BONUSES[CLEARING_BONUS[place]]})


def bonus(trace: Trace, seat: int, kind: int, value: int, possible: bool) -> None:
    """A bonus action comes up."""
    event = "bonus" if possible else "bonus-idle"
    _tell(trace, event, {"seat": seat, "bonus": BONUSES[kind], "n": value})


def sanki(trace: Trace, seat: int, origin: str, n: int) -> None:
    """A Sanki card was taken, or none was to be had."""
    _tell(trace, "sanki", {"seat": seat, "origin": origin, "n": n})


def fire(trace: Trace, value: int, burning: int) -> None:
    """The end of the turn: what burns."""
    cards = [CLEARING[place] for place in range(len(CLEARING)) if burning >> place & 1]
    _tell(trace, "fire", {"value": value, "n": len(cards), "burning": cards})


def resisted(trace: Trace, seat: int, value: int, water: tuple[int, int, int], varans: int | None) -> None:
    """Water (common line, own line, forest) against fire; `varans` is None if the water suffices."""
    common, line, trees = water
    terms: Args = {"common": common, "line": line, "trees": trees}
    said: Args = {"seat": seat, "water": sum(water), "value": value, **terms}
    if varans is None:
        _tell(trace, "resists", said)
    else:
        _tell(trace, "burns", {**said, "n": varans})


def kindled(trace: Trace, place: int, enough: bool) -> None:
    """Fire spreads beside Onibi, as far as there are tokens."""
    _tell(trace, "kindled" if enough else "no-fire-left", _place(place))


def cleared(trace: Trace, n: int) -> None:
    """All lines went to the discard and the tokens came back."""
    _tell(trace, "cleared", {"n": n})


def won(trace: Trace, seat: int, victory: int) -> None:
    """The game is decided."""
    _tell(trace, "won", {"seat": seat, "victory": VICTORIES[victory]})


def _place(place: int) -> Args:
    return {"clearing": CLEARING[place], "place": place + 1}
