"""Rules that forbid an option that is not open."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.pieces import ELEMENTS, KINDS
from weald.games.spirit_island.model.state import FAST, SLOW, SPIRIT, IslandState
from weald.games.spirit_island.phases.powers import has_use_left, timely
from weald.games.spirit_island.phases.spirit import affordable, grown, panel
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import Spirit
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import holds_presence, is_isolated, presence_limit
from weald.games.spirit_island.rules.markers import markers_needed, prepared
from weald.games.spirit_island.rules.panel import card_plays, cost, is_fast, tiers_met
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY, MARKER, WAYS, Pot, most, price_of
from weald.games.spirit_island.rules.powers import INNATE, Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active, base_of, is_on_offer
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.targeting import has_target, in_reach, without_barred
from weald.kernel.decisions import Question
from weald.kernel.messages import Args, Message

# Questions about lands to which invaders come from adjacent ones by themselves.
SPREADING = ("mining_rush", "add_town")
# Questions about lands out of which presence moves.
MOVES_PRESENCE = ("move_presence_from", "push_from", "mists_from", "mists_to")


def refusal(s: IslandState, question: Question, seat: int, option: str) -> Message | None:
    """Return the rule against an option, if there is one to name."""
    q = cast("IslandQuestion", question)
    if q.of == "move":
        return _move(s, seat, option)
    if q.of == "spirit" and option in SPIRITS.by_id:
        return _spirit(s, SPIRITS[option])
    if q.of in ("land", "place", "again") and option in s.island.names:
        return _land(s, q, seat, s.island.names.index(option))
    limit = presence_limit(s, seat)
    if q.kind == "presence_from" and limit is not None and sum(s.presence[seat]) >= limit:
        return Message("spirit_island-refused-presence-limit", {"n": limit})
    if q.of in ("piece", "at") and option.split(":")[-1].split("-")[0] in KINDS:
        return Message("spirit_island-refused-piece")
    if isinstance(q, JointQuestion) and q.pot is not None:
        return _payment(s, q.pot, seat, option)
    if q.of == "part" and isinstance(q, JointQuestion):
        return _part(s, q, option)
    if q.of == "power" and option in POWERS.by_id:
        return Message("spirit_island-refused-hand", {"id": option})
    return None


def _spirit(s: IslandState, panel: Spirit) -> Message | None:
    """The reason why a spirit or aspect cannot be chosen: it is taken, or the table plays without it."""
    if panel.base in {base_of(id) for id in s.spirits + s.former if id}:
        return Message("spirit_island-refused-spirit", {"spirit": panel.base})
    if is_on_offer(s, panel):
        return None
    if panel.of_aspect and s.power_progression:
        return Message("spirit_island-refused-aspect", {"spirit": panel.id})
    missing = next(id for id in (panel.id, panel.base) if SPIRITS[id].set not in s.sets)
    return Message("spirit_island-invalid-set", {"id": missing})


def _part(s: IslandState, q: JointQuestion, option: str) -> Message | None:
    """The reason why an option of an event cannot be chosen: its price."""
    for part in q.parts:
        if part.id == option and part.price is not None:
            words: Args = {"n": price_of(s, part.price), "have": most(s, part.price.aid)}
            return Message("spirit_island-refused-price", words)
    return None


def _payment(s: IslandState, pot: Pot, seat: int, option: str) -> Message | None:
    """Refusals of a payment: too little, the same card twice, a card of another seat."""
    way, _, what = option.partition(":")
    if way == WAYS[ENERGY] and what.isdigit():
        words: Args = {"n": int(what), "have": pot.energy_left(seat), "missing": pot.missing}
        return Message("spirit_island-refused-pay-energy", words)
    if way == WAYS[MARKER] and what in ELEMENTS:
        return Message("spirit_island-refused-pay-marker", {"element": what})
    if way not in WAYS or what not in POWERS.by_id:
        return None
    card = POWERS.number(what)
    if pot.pledged(seat, card):
        return Message("spirit_island-refused-pay-twice", {"id": what})
    own = s.hands[seat] if way == WAYS[DISCARD] else own_cards(s, seat)
    if card not in own:
        place = "hand" if way == WAYS[DISCARD] else "own"
        return Message("spirit_island-refused-pay-card", {"id": what, "place": place})
    return Message("spirit_island-refused-pay-element", {"id": what})


def _land(s: IslandState, q: IslandQuestion, seat: int, land: int) -> Message:
    """Say why a land cannot be chosen."""
    name = s.island.names[land]
    if q.kind == "target_land":
        return _target(s, seat, POWERS[q.source], land)
    if q.kind in ("way_from", "way_to"):
        here = s.presence[seat][land] > 0
        return Message(f"spirit_island-refused-way{'' if here else '-presence'}", {"land": name})
    if q.kind in ("presence_to", "move_presence_to"):
        for rule, by in active(s, Doing.HAVE_PRESENCE):
            if rule.id and rule.may(s, by, Doing.HAVE_PRESENCE, land, seat, -1) is False:
                return Message("spirit_island-refused-presence-rule", {"land": name, "id": rule.id})
        return Message("spirit_island-refused-presence", {"land": name})
    if q.kind in MOVES_PRESENCE and s.presence[seat][land] and holds_presence(s, seat, land):
        return Message("spirit_island-refused-presence-held", {"land": name})
    if q.kind in SPREADING and is_isolated(s, land):
        return Message("spirit_island-refused-isolated", {"land": name})
    return Message("spirit_island-refused-land")


def _target(s: IslandState, seat: int, power: Power, land: int) -> Message:
    """Say why a power cannot target a land: its range, a rule against all powers, or what it asks for."""
    words: Args = {"land": s.island.names[land], "id": power.id}
    if not in_reach(s, seat, power, tiers_met(s, seat, power)) >> land & 1:
        return Message("spirit_island-refused-range", words)
    if not without_barred(s, [land]):
        return Message("spirit_island-refused-target-barred", {"land": s.island.names[land]})
    if len(power.needs) == 1 and "+" not in power.needs[0]:
        return Message("spirit_island-refused-target-need", {**words, "need": power.needs[0]})
    return Message("spirit_island-refused-target", words)


def _move(s: IslandState, seat: int, option: str) -> Message | None:
    """Say why something cannot be done in this phase."""
    what, _, rest = option.partition(":")
    id = rest.split(":")[0]
    if what in ("grow", "icon") and rest:
        dear = what == "grow" and option in too_dear(s, seat)
        return Message(f"spirit_island-refused-growth{'-price' if dear else ''}")
    if what == "ready" or (what == "play" and s.phase == SPIRIT and not s.paid[seat]):
        return None if grown(s, seat) else Message("spirit_island-refused-grow-first")
    if what == "play" and id in POWERS.by_id:
        return _play(s, seat, id)
    if what in ("use", "repeat") and id in POWERS.by_id:
        return _markers(s, seat, POWERS[id], rest.split(":")[1:]) or _use(s, seat, POWERS[id])
    if what == "offer" and any(rule.id == id for rule, _ in active(s, Rule.extra_offers)):
        if id == "open_the_ways" and any(effect[:2] == ("way_changed", (seat,)) for effect in s.effects):
            return Message("spirit_island-refused-way-changed", {"id": id})
        return Message("spirit_island-refused-offer")
    return None


def _markers(s: IslandState, seat: int, power: Power, rest: list[str]) -> Message | None:
    """Say that thresholds need more markers than are prepared: each is spent once, for one Action."""
    if not rest or not rest[0].isdigit() or not 0 < int(rest[0]) < 1 << len(power.tiers):
        return None
    needed = markers_needed(s, seat, power, int(rest[0]))
    for element, (n, have) in enumerate(zip(needed, prepared(s, seat), strict=True)):
        if n > have:
            words: Args = {"id": power.id, "element": ELEMENTS[element], "n": n, "have": have}
            return Message("spirit_island-refused-markers", words)
    return None


def too_dear(s: IslandState, seat: int) -> list[str]:
    """Return the growth options that a spirit cannot pay."""
    return [
        f"grow:{part}.{option}"
        for part, choice in enumerate(panel(s, seat))
        for option, icons in enumerate(choice.options)
        if not affordable(s, seat, icons)
    ]


def _play(s: IslandState, seat: int, id: str) -> Message:
    """Say why a card cannot be played."""
    card = POWERS.number(id)
    if card not in s.hands[seat]:
        return Message("spirit_island-refused-hand", {"id": id})
    if s.plays[seat] >= card_plays(s, seat):
        return Message("spirit_island-refused-plays", {"n": card_plays(s, seat)})
    price = cost(s, seat, card)
    return Message("spirit_island-refused-energy", {"id": id, "n": price, "have": s.energy[seat]})


def _use(s: IslandState, seat: int, power: Power) -> Message:
    """Say why a power cannot be used."""
    number = POWERS.number(power.id)
    code = "no-target"
    own = power.deck == INNATE and number in SPIRITS[s.spirits[seat]].innates
    if number in s.used[seat] and not (own and has_use_left(s, seat, number)):
        code = "used"
    elif own:
        if not tiers_met(s, seat, power):
            code = "elements"
    elif number not in s.played[seat]:
        code = "not-played"
    if code == "no-target" and power.price is not None and not power.price.payable(s, seat):
        words: Args = {"id": power.id, "n": power.price.n(s, seat)}
        return Message(f"spirit_island-refused-price-{power.price.id}", words)
    if code == "no-target" and s.phase in (FAST, SLOW) and not timely(s, seat, power):
        code = "fast" if is_fast(s, seat, power) else "slow"
    elif code == "no-target" and has_target(s, seat, power, tiers_met(s, seat, power)):
        code = "slow"
    return Message(f"spirit_island-refused-{code}", {"id": power.id})
