"""Minor powers, elemental_boon to natures_resilience."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import ANY_SPIRIT, FAST, POWERS, SLOW, from_sacred, minor, within
from weald.games.spirit_island.kinds import BLIGHT, DAHAN, ELEMENTS, EXPLORER, EXPLORER_TOWN, TOWN
from weald.games.spirit_island.land import sacred_sites
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.scope import NONE, up_to
from weald.games.spirit_island.state import Isle


@minor("elemental_boon", cost=1, speed=FAST, target=ANY_SPIRIT)
def elemental_boon(act: Act) -> Work[None]:
    """The spirit gains three different elements; if it is another one, so does the giver."""
    left = list(range(len(ELEMENTS)))
    for _ in range(3):
        element = yield from act.pick_element(left, act.spirit)
        left.remove(element)
        yield from act.gain_element(element, 1, act.spirit)
        if act.other:
            yield from act.gain_element(element)


@minor("encompassing_ward", cost=1, speed=FAST, elements="sun water earth", target=ANY_SPIRIT)
def encompassing_ward(act: Act) -> Work[None]:
    """Defend 2 wherever the spirit has presence this turn."""
    yield from ()
    act.lasting("encompassing_ward", act.spirit)


@effect("encompassing_ward", "seat")
class EncompassingWard(Rule):
    """(seat,): defend 2 in every land with presence of this spirit."""

    def defend(self, s: Isle, by: By, land: int) -> int:
        return 2 if s.presence[by[0]][land] else 0


@minor("enticing_splendor", cost=0, speed=FAST, elements="sun air plant", reach=within(0), needs="no_blight")
def enticing_splendor(act: Act) -> Work[None]:
    """Gather an explorer or town, or gather dahan."""
    yield from act.choose(act.gather(1, EXPLORER_TOWN), act.gather(up_to(2), DAHAN))


@minor("entrancing_apparitions", cost=1, speed=FAST, elements="moon air water", reach=within(1))
def entrancing_apparitions(act: Act) -> Work[None]:
    """Defend 2; where no invaders are, gather explorers."""
    yield from act.defend(2)
    if not act.has_invaders():
        yield from act.gather(up_to(2), EXPLORER)


@minor("gift_of_constancy", cost=0, speed=FAST, elements="sun earth", target=ANY_SPIRIT)
def gift_of_constancy(act: Act) -> Work[None]:
    """The spirit gains energy and may keep a card at the end of the turn; so may the giver of the gift."""
    yield from act.gain_energy(2, act.spirit)
    act.lasting("gift_of_constancy", act.spirit)
    if act.other:
        act.lasting("gift_of_constancy", act.seat)


@effect("gift_of_constancy", "seat")
class Constancy(Rule):
    """(seat,): at the end of the turn this spirit may take back a card in play instead of discarding it."""

    def time_passes(self, act: Act, by: By) -> Work[None]:
        s, seat = act.s, by[0]
        act.source = "gift_of_constancy"
        card: int = yield from act.ask("reclaim", [*s.played[seat], NONE], "power", {}, seat)
        if card != NONE:
            s.played[seat].remove(card)
            s.hands[seat].append(card)
            if s.trace is not None:
                act.tell("reclaimed", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})


@minor("gift_of_living_energy", cost=0, speed=FAST, elements="sun fire plant", target=ANY_SPIRIT)
def gift_of_living_energy(act: Act) -> Work[None]:
    """1 energy; one more for another spirit, one more from two sacred sites."""
    sites = len(sacred_sites(act.s, act.seat))
    yield from act.gain_energy(1 + act.other + (sites >= 2), act.spirit)


@minor("gift_of_power", cost=0, speed=SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def gift_of_power(act: Act) -> Work[None]:
    """The spirit gains a minor power."""
    yield from act.gain_card("minor", act.spirit)


@minor("gnawing_rootbiters", cost=0, speed=SLOW, elements="earth animal", reach=within(1))
def gnawing_rootbiters(act: Act) -> Work[None]:
    """Push towns."""
    yield from act.push(up_to(2), TOWN)


@minor("land_of_haunts_and_embers", cost=0, speed=FAST, elements="moon fire air", reach=within(2))
def land_of_haunts_and_embers(act: Act) -> Work[None]:
    """2 fear, push explorers and towns; twice as much where blight is; then blight is added."""
    n = 4 if act.number(BLIGHT) else 2
    yield from act.fear(n)
    yield from act.push(up_to(n), EXPLORER_TOWN)
    yield from act.add_blight()


@minor(
    "lure_of_the_unknown",
    cost=0,
    speed=FAST,
    elements="moon fire air plant",
    reach=within(2),
    needs="no_invaders",
)
def lure_of_the_unknown(act: Act) -> Work[None]:
    """Gather an explorer or town."""
    yield from act.gather(1, EXPLORER_TOWN)


@minor(
    "natures_resilience",
    cost=1,
    speed=FAST,
    elements="earth plant animal",
    reach=from_sacred(1),
    threshold="2 water",
)
def natures_resilience(act: Act) -> Work[None]:
    """Defend 6; with the threshold remove a blight instead, if wanted."""
    yield from act.choose(act.defend(6), act.remove_blight() if act.met else None)
