"""The actions of growth options, to be put together on spirits' panels."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.lands import has_invaders, presence_lands
from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import GIVE_UP, HOME, LEAVE
from weald.games.spirit_island.rules.decks import discard
from weald.games.spirit_island.rules.declare import GrowthAction
from weald.games.spirit_island.rules.growth import EVERY, Gains
from weald.games.spirit_island.rules.land_rules import may_have_presence, mobile_presence
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import any_range


def reclaim_all() -> GrowthAction:
    """Take all discarded cards back."""

    def run(act: Action) -> Work[None]:
        yield from act.reclaim_all()

    return GrowthAction("reclaim_all", "card-pickup", run, gains=Gains(reclaims=EVERY), for_good=3.0)


def reclaim_one() -> GrowthAction:
    """Take one discarded card back."""

    def run(act: Action) -> Work[None]:
        yield from act.reclaim_card()

    return GrowthAction("reclaim_one", "card-pickup", run, gains=Gains(reclaims=1))


def reclaim_half() -> GrowthAction:
    """Take half of the discarded cards back, rounded up."""

    def run(act: Action) -> Work[None]:
        for _ in range((len(act.s.discards[act.seat]) + 1) // 2):
            yield from act.reclaim_card()

    return GrowthAction("reclaim_half", "card-pickup", run, gains=Gains(reclaims=3), for_good=2.5)


def gain_power_card() -> GrowthAction:
    """Gain a minor or major power."""

    def run(act: Action) -> Work[None]:
        yield from act.gain_card()

    return GrowthAction("gain_power_card", "card-draw", run, gains=Gains(cards=1), for_good=2.0)


def gain_energy(n: int) -> GrowthAction:
    """Gain energy."""

    def run(act: Action) -> Work[None]:
        yield from act.gain_energy(n)

    return GrowthAction("gain_energy", "power-lightning", run, n, gains=Gains(energy=n), for_good=1.5)


def pay_energy(n: int) -> GrowthAction:
    """Pay energy when the option is chosen; without it, the option cannot be chosen."""

    def run(act: Action) -> Work[None]:
        yield from act.pay_energy(n)

    def possible(s: IslandState, seat: int) -> bool:
        return s.energy[seat] >= n

    return GrowthAction(
        "pay_energy", "minus", run, n, possible=possible, at_once=True, gains=Gains(energy=-n)
    )


def add_presence(n: int, where: str = "") -> GrowthAction:
    """Add a presence within a range, to a land that is (or has) one of the things named."""

    def run(act: Action) -> Work[None]:
        lands = act.presence_range(n, where=where.split())
        yield from act.add_presence_to_one_of(lands, growth=True)

    return GrowthAction("add_presence", "plus", run, n, where, gains=Gains(presence=1))


def add_presence_anywhere() -> GrowthAction:
    """Add a presence to any land."""

    def run(act: Action) -> Work[None]:
        # For growth an ocean is no land.
        lands = [land for land in act.s.island.ground if may_have_presence(act.s, act.seat, land)]
        yield from act.add_presence_to_one_of(lands, growth=True)

    return GrowthAction("add_presence_anywhere", "plus", run)


def move_presence(n: int) -> GrowthAction:
    """Move a presence at most `n` lands, or not at all."""

    def run(act: Action) -> Work[None]:
        s, seat = act.s, act.seat
        origin = yield from act.pick_land(
            mobile_presence(s, seat), "move_presence_from", optional=True, aim=LEAVE
        )
        if origin == NONE:
            return
        near = {origin}
        for _ in range(min(n + any_range(s, seat), s.island.size)):
            near |= {land for other in near for land in act.around(other)}
        lands = [land for land in sorted(near - {origin}) if may_have_presence(s, seat, land)]
        land = yield from act.pick_land(lands, "move_presence_to", aim=HOME)
        if land != NONE:
            yield from act.move_presence(origin, land)

    return GrowthAction("move_presence", "swap", run, n, gains=Gains(moves=1), for_good=0.5)


def discard_cards(n: int) -> GrowthAction:
    """Discard cards from hand, as many as there are up to `n`."""

    def run(act: Action) -> Work[None]:
        s, seat = act.s, act.seat
        for left in range(min(n, len(s.hands[seat])), 0, -1):
            card: int = yield from act.ask(
                "discard_card", [*s.hands[seat]], "power", {"n": left}, aim=GIVE_UP
            )
            discard(s, seat, card)
            act.tell("discarded", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})

    return GrowthAction("discard_cards", "card-burn", run, n, worth=-1.5 * n)


def gain_elements(words: str) -> GrowthAction:
    """Gain elements for this turn, all of one kind: `earth earth`."""
    words, n = words.split()[0], len(words.split())

    def run(act: Action) -> Work[None]:
        yield from act.gain_element(ELEMENTS.index(words), n)

    return GrowthAction("gain_elements", "star-swirl", run, n, words, worth=n * 1.0)


def gain_one_element(words: str) -> GrowthAction:
    """Gain one of several elements for this turn."""

    def run(act: Action) -> Work[None]:
        element = yield from act.pick_element([ELEMENTS.index(word) for word in words.split()])
        yield from act.gain_element(element)

    return GrowthAction("gain_one_element", "star-swirl", run, where=words, worth=1.0)


def gain_minor() -> GrowthAction:
    """Gain a minor power."""

    def run(act: Action) -> Work[None]:
        yield from act.gain_card("minor")

    return GrowthAction("gain_minor", "card-draw", run, worth=3.0)


def damage(n: int) -> GrowthAction:
    """Deal damage in a land with own presence."""

    def run(act: Action) -> Work[None]:
        lands = [land for land in presence_lands(act.s, act.seat) if has_invaders(act.s, land)]
        land = yield from act.pick_land(lands, "damage_land")
        if land != NONE:
            yield from act.damage(n, land=land)

    return GrowthAction("damage", "sword-clash", run, n, gains=Gains(damage=n), for_good=2.0)


def one_fast() -> GrowthAction:
    """One slow power may be used as a fast one this turn."""

    def run(act: Action) -> None:
        act.lasting("quick", act.seat)

    return GrowthAction("one_fast", "hummingbird", run, worth=0.5)


def extra_plays(n: int) -> GrowthAction:
    """Play more cards this turn."""

    def run(act: Action) -> None:
        act.s.extra_plays[act.seat] += n

    return GrowthAction("extra_plays", "card-play", run, n, gains=Gains(plays=n), for_good=2.0)
