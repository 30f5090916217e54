"""The events of the game, each logged with the numbers of its moment."""

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


def _log(trace: Trace, event: str, args: Args) -> None:
    trace.tell("living_forest_duel-event-" + event, args)


def turn(trace: Trace, n: int, seat: int) -> None:
    """Log that a turn begins."""
    _log(trace, "turn", {"n": n, "seat": seat})


def exchanged(trace: Trace, seat: int, total: int, cheapest: int) -> None:
    """Log that the first recruits were too cheap and one went under the pile."""
    _log(trace, "exchanged", {"season": SEASONS[seat], "sum": total, "card": CARD_IDS[cheapest]})


def revealed(trace: Trace, seat: int, card: int, line: int) -> None:
    """Log a revealed card and where it goes."""
    trace.reveal()
    place = "common" if line == NOBODY else SEASONS[line]
    _log(trace, "revealed", {"seat": seat, "card": CARD_IDS[card], "place": place})


def reshuffled(trace: Trace, n: int) -> None:
    """Log that the discard became the common pile."""
    _log(trace, "reshuffled", {"n": n})


def warded(trace: Trace, seat: int) -> None:
    """Log that a Sanki card sent a varan back."""
    _log(trace, "warded", {"seat": seat})


def lost(trace: Trace, seat: int, n: int, net: int) -> None:
    """Log that solitary symbols cost tokens."""
    _log(trace, "lost", {"seat": seat, "n": n, "net": net})


def forfeited(trace: Trace, seat: int) -> None:
    """Log that a seat could play nothing."""
    _log(trace, "forfeited", {"seat": seat})


def hurried(trace: Trace, seat: int) -> None:
    """Log that a Sanki card lets a token follow at once."""
    _log(trace, "hurried", {"seat": seat})


def pointed(trace: Trace, seat: int, element: int, card: int, value: int) -> None:
    """Log a token on a plank."""
    named: Args = {"element": ELEMENTS[element], "card": CARD_IDS[card]}
    _log(trace, "pointed", {"seat": seat, "n": value, **named})


def extinguished(trace: Trace, seat: int, place: int, left: int, n: int) -> None:
    """Log a fire token that was taken."""
    _log(
        trace,
        "extinguished",
        {"seat": seat, **_place(place), "cost": FIRE_VALUE[place], "left": left, "n": n},
    )


def recruited(trace: Trace, seat: int, card: int, left: int) -> None:
    """Log an animal taken from the recruitment line."""
    place = "line" if SEASON[card] == seat else "discard"
    named: Args = {"card": CARD_IDS[card], "cost": COST[card]}
    _log(trace, "recruited", {"seat": seat, **named, "left": left, "place": place})


def refilled(trace: Trace, seat: int, card: int, slot: int) -> None:
    """Log an animal that refilled the recruitment line."""
    trace.reveal()
    _log(trace, "refilled", {"seat": seat, "card": CARD_IDS[card], "place": slot + 1})


def planted(trace: Trace, seat: int, tree: int, cell: int, under: int | None, left: int) -> None:
    """Log a planted tree, which may cover another."""
    named: Args = {
        "tree": TREE_IDS[tree],
        "element": tree_element(tree),
        "cost": TREE_COST[tree],
        "left": left,
    }
    where: Args = {"cell": cell_name(cell), **cell_words(cell)}
    _log(trace, "planted", {"seat": seat, **named, **where, "under": tree_element(under)})


def tree_element(tree: int | None) -> str:
    """Return the element by which texts name a tree; `none` if there is no tree."""
    return "none" if tree is None else ELEMENTS[TREE_ELEMENT[tree]]


def advanced(trace: Trace, seat: int, n: int) -> None:
    """Log that Onibi sets out."""
    _log(trace, "advanced", {"seat": seat, "n": n})


def left_clearing(trace: Trace, seat: int, given: bool) -> None:
    """Log that Onibi left the clearing on the opponent's side."""
    _log(trace, "onibi-given" if given else "onibi-returned", {"seat": seat, "other": 1 - seat})


def arrived(trace: Trace, place: int) -> None:
    """Log where Onibi stops."""
    _log(trace, "arrived", {**_place(place), "bonus": BONUSES[CLEARING_BONUS[place]]})


def bonus(trace: Trace, seat: int, kind: int, value: int, possible: bool) -> None:
    """Log a bonus action."""
    event = "bonus" if possible else "bonus-idle"
    _log(trace, event, {"seat": seat, "bonus": BONUSES[kind], "n": value})


def sanki(trace: Trace, seat: int, origin: str, n: int) -> None:
    """Log a Sanki card that was taken, or that there was none."""
    _log(trace, "sanki", {"seat": seat, "origin": origin, "n": n})


def fire(trace: Trace, value: int, burning: int) -> None:
    """Log what burns at the end of the turn."""
    cards = [CLEARING[place] for place in range(len(CLEARING)) if burning >> place & 1]
    _log(trace, "fire", {"value": value, "n": len(cards), "burning": cards})


def resisted(trace: Trace, seat: int, value: int, water: tuple[int, int, int], varans: int | None) -> None:
    """Log water (common line, own line, forest) against fire; `varans` is None if the water suffices."""
    common, line, trees = water
    terms: Args = {"common": common, "line": line, "trees": trees}
    args: Args = {"seat": seat, "water": sum(water), "value": value, **terms}
    if varans is None:
        _log(trace, "resists", args)
    else:
        _log(trace, "burns", {**args, "n": varans})


def kindled(trace: Trace, place: int, enough: bool) -> None:
    """Log that fire spreads beside Onibi, or that no token is left."""
    _log(trace, "kindled" if enough else "no-fire-left", _place(place))


def cleared(trace: Trace, n: int) -> None:
    """Log that all lines went to the discard and the tokens came back."""
    _log(trace, "cleared", {"n": n})


def won(trace: Trace, seat: int, victory: str) -> None:
    """Log the victory."""
    _log(trace, "won", {"seat": seat, "victory": victory})


def _place(place: int) -> Args:
    return {"clearing": CLEARING[place], "place": place + 1}
