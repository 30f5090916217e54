"""Verbs for blight: it leaves its card for a land, destroys presence there and cascades; the card flips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import pick_land
from weald.games.spirit_island.action.context import HERE, NONE, Amount, at_most
from weald.games.spirit_island.action.pieces.change import remove, remove_piece
from weald.games.spirit_island.action.pieces.reading import allowed
from weald.games.spirit_island.action.spirits.presence import lose_presence
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import SPREAD
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.happenings import BLIGHT_CARD, BLIGHTED, FROM_BOX, LAND_DAMAGE, REMOVE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import ENOUGH
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, active, settle
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.ways_to_lose import LAST_BLIGHT, NO_LAND, can_turn, demand

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def add_blight(
    act: Action,
    n: int = 1,
    land: int = HERE,
    quietly: int = 0,
    cascade: bool = True,
    harm: bool = True,
    spared: int = -1,
) -> Work[int]:
    """Add blight from the card to a land: presence there is lost, and blight on blight cascades.

    The last `quietly` of it does neither; without `harm` none destroys presence, without `cascade` none
    cascades. Presence of the seat `spared` stays in that land. Returns how much was added: none when the
    last blight is on the island already, and all is lost.
    """
    land = act.at(land)
    if not (yield from _take_from_card(act, land, n)):
        return 0
    for i in range(n):
        loud = i < n - quietly
        spreads = yield from _lay(act, land, harm and loud, spared=spared)
        if cascade and loud and spreads:
            yield from _cascade(act, land)
    return n


def _cascade(act: Action, land: int) -> Work[None]:
    """Add blight to one adjacent land, and so on from there as long as blight comes on blight."""
    spreads = True
    while spreads and act.s.blight_pool:
        land = yield from pick_land(act, act.s.island.near[land], "cascade", aim=SPREAD)
        spreads = (yield from _take_from_card(act, land, 1)) and (yield from _lay(act, land, cascaded=True))


def damage_land(
    act: Action, n: int, land: int = HERE, enough: int = ENOUGH, blight: int = 1, quietly: int = 0
) -> Work[int]:
    """Deal damage to a land itself, which adds blight if it is enough; returns how much was added."""
    land = act.at(land)
    if n <= 0:
        return 0
    act.log.append((LAND_DAMAGE, 0, land, -1, n))
    enough = max(1, enough + extra(act.s, Number.LAND_HEALTH, land))
    return (yield from add_blight(act, blight, land, quietly)) if n >= enough else 0


def remove_blight(act: Action, n: Amount = 1, land: int = HERE, to_box: bool = False) -> Work[int]:
    """Remove blight, which goes back to the card, or out of the game into the box."""
    if to_box:
        return _box_blight(act, at_most(n), act.at(land))
    if act.by_spirit and active(act.s, Rule.extra_oceans):
        return (yield from _remove_blight_nearby(act, n, act.at(land)))
    gone: int = yield from remove(act, n, BLIGHT, land)
    return gone


def _remove_blight_nearby(act: Action, n: Amount, land: int) -> Work[int]:
    """Remove blight one by one from a land, or from oceans beside it that count for that."""
    gone = 0
    while gone < at_most(n):
        lands = [each for each in (land, *blight_oceans(act, land)) if act.s.pieces[each][BLIGHT]]
        where = yield from pick_land(act, lands, "blight_from", act.optional(n))
        if where == NONE:
            break
        gone += yield from remove(act, 1, BLIGHT, where)
    return gone


def blight_oceans(act: Action, land: int) -> list[int]:
    """Return the oceans beside a land from which blight is removed, and to and from which it is moved."""
    if not act.by_spirit:
        return []
    rules = active(act.s, Rule.extra_oceans)
    return [ocean for rule, by in rules for ocean in rule.extra_oceans(act.s, by, land)]


def _box_blight(act: Action, n: int, land: int) -> int:
    n = min(n, act.s.pieces[land][BLIGHT]) if allowed(act, land, [BLIGHT], REMOVE) else 0
    for _ in range(n):
        remove_piece(act, land, BLIGHT, to_box=True)
    return n


def discard_blight(act: Action, n: int = 1) -> Work[None]:
    """Take blight off the card and out of the game."""
    if act.s.trace is not None:
        act.tell("blight-lost", {"n": n})
    yield from _use_up(act, n)


def restore_blight(act: Action, n: int) -> None:
    """Put blight from the box on the card."""
    act.s.blight_pool += n
    if act.s.trace is not None:
        act.tell("blight-restored", {"n": n})


def _lay(act: Action, land: int, harm: bool = True, cascaded: bool = False, spared: int = -1) -> Work[bool]:
    """Lay one blight into a land, where it destroys presence; returns whether it would cascade."""
    s = act.s
    had = s.pieces[land][BLIGHT] > 0
    s.pieces[land][BLIGHT] += 1
    act.log.append((BLIGHTED, BLIGHT, land, -1, 1))
    if s.trace is not None:
        act.tell("blight", {"land": act.name(land)})
    before, act.direct = act.direct, False
    if harm:
        harmed = []
        for seat in range(s.seats):
            if seat == spared or not s.presence[seat][land]:
                continue
            if may(s, Doing.LOSE_TO_BLIGHT, land, seat, act.cause):
                yield from lose_presence(act, seat, land)
                harmed.append(seat)
        for rule, by in active(s, Rule.after_blight_harm):
            yield from rule.after_blight_harm(act, by, land, harmed) or NOTHING
    for rule, by in active(s, Rule.after_blight):
        yield from rule.after_blight(act, by, land, cascaded) or NOTHING
    act.direct = before
    return may(s, Doing.CASCADE, land, normally=had)


def _take_from_card(act: Action, land: int, n: int) -> Work[bool]:
    """Take blight off the card for a land, unless there is none or a rule keeps it there."""
    s = act.s
    if not s.blight_pool:
        return False
    if active(s, Rule.instead_of_blight) and (yield from hook_calls.instead_of_blight(act, land)):
        return False
    if active(s, Rule.instead_of_card_blight):
        came = yield from hook_calls.instead_of_card_blight(act, land, n)
        if came:
            act.log.append((FROM_BOX, BLIGHT, land, -1, came))
        n -= came
    if n:
        yield from _use_up(act, n, land)
    return True


def _use_up(act: Action, n: int, land: int = NO_LAND) -> Work[None]:
    """Take blight off the card for a land; one that can still turn does so before it would run short."""
    s = act.s
    while s.blight_pool < n and can_turn(s):
        yield from _turn_card(act)
    s.blight_pool -= n
    if s.blight_pool == 0 and can_turn(s):
        yield from _turn_card(act)
    s.blight_pool = max(0, s.blight_pool)
    demand(s, LAST_BLIGHT, land=land)


def _turn_card(act: Action) -> Work[None]:
    """Turn the blight card over, or bring the next one, with its blight and its immediate effect."""
    s = act.s
    if s.flipped:
        s.blight_card = BLIGHT_CARDS.ids[s.blight_deck.pop()]
    card = BLIGHT_CARDS[s.blight_card]
    s.flipped = True
    settle(s)
    printed = blight_on(s, card.per_player)
    s.blight_pool += printed + extra(s, Number.TURNED_BLIGHT, of=printed)
    if s.trace is not None:
        s.trace.reveal()
        act.tell("still-healthy" if card.healthy else "blighted-island", {"id": card.id, "n": s.blight_pool})
    for rule, by in active(s, Rule.after_blight_card):
        inner = act.nested(card.id)
        inner.cause = BLIGHT_CARD
        yield from rule.after_blight_card(inner, by) or NOTHING
        yield from inner.conclude()


def blight_on(s: IslandState, per_player: int) -> int:
    """Return how much blight comes on a card."""
    return (per_player + extra(s, Number.BLIGHT_PER_PLAYER)) * s.seats
