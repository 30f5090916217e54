"""The public view: the whole table but for what lies face down."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import cast

from weald.games.spirit_island.action.asking.joint import JOINT, PREVENT, JointQuestion
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.geography import FROZEN, GONE, LINKED, MERGED
from weald.games.spirit_island.model.growth_code import action_name, option_code, option_name
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import number, on_island, pieces_in
from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    BEASTS,
    COUNTED_KINDS,
    DAHAN,
    ELEMENTS,
    FLOCK,
    INVADERS,
    KIND,
    KINDS,
    OCEAN,
    TERRAINS,
    THIEF,
    Elements,
    damage_on,
    piece_name,
    strife_on,
    thief_number,
)
from weald.games.spirit_island.model.placement import Slot, slots_of
from weald.games.spirit_island.model.state import (
    GAME,
    INVADER_ACTIONS,
    NOBODY,
    PHASES,
    UNTIL,
    Effect,
    IslandState,
)
from weald.games.spirit_island.phases.events import PART_NOW, PART_START
from weald.games.spirit_island.phases.powers import has_use_left, timely
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import grown
from weald.games.spirit_island.presentation import view_types as types
from weald.games.spirit_island.presentation.dangers import dangers
from weald.games.spirit_island.presentation.forecast.events import outlook, price
from weald.games.spirit_island.presentation.forecast.invaders import forecasts, next_explore
from weald.games.spirit_island.presentation.information import redact, redeal, veil
from weald.games.spirit_island.presentation.texts import choice, option_id, prompt
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.declare import NO_AID, EventPart
from weald.games.spirit_island.rules.event_cards import in_force
from weald.games.spirit_island.rules.hands import hands_are_hidden
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import (
    defence,
    health,
    is_blighted,
    is_isolated,
    is_sacred,
    presence_limit,
    terrains,
)
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import card_plays, cost, elements, income, is_open
from weald.games.spirit_island.rules.payment import ENERGY as PAY_ENERGY
from weald.games.spirit_island.rules.payment import MARKER, WAYS
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import (
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    SPIRITS,
    active,
    free_panels,
)
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY
from weald.kernel.messages import Args, Message

__all__ = ["open_view", "redact", "redeal", "view"]


# The side of a board on the drawn map.
MAP_SIDE = 1000


def view(s: IslandState, seat: int | None = None) -> types.View:
    """Return everything that a seat may know; all hands are open, unless a scenario hides them."""
    if hands_are_hidden(s) and not s.outcome:
        return hide_hands(s, whole_view(veil(s, seat)), seat)
    return whole_view(s)


def hide_hands(s: IslandState, seen: types.View, seat: int | None) -> types.View:
    """Take the cards of others out of a view, and leave how many they have."""
    for spirit in seen["spirits"]:
        if spirit["id"] is not None:
            spirit["cards_in_hand"] = len(s.hands[spirit["seat"]])
            if spirit["seat"] != seat:
                spirit["hand"] = []
    seen["open_hands"] = False
    return seen


def whole_view(s: IslandState) -> types.View:
    """Return the whole table but for what lies face down."""
    return {
        "phase": cast("types.Phase", PHASES[s.phase]),
        "turn": s.turn,
        "difficulty": difficulty(s),
        "adversary": None
        if s.adversary == NOBODY
        else {"id": s.adversary, "level": s.level, "left": supply_left(s)},
        "scenario": None if s.scenario == NOBODY else {"id": s.scenario},
        "layout": s.layout,
        "boards": boards(s),
        "ways": [
            {"one": s.island.names[one], "other": s.island.names[other]}
            for what, one, other in s.changes
            if what == LINKED
        ],
        "oceans": [slot for slot in range(len(s.boards)) if s.oceans >> slot & 1],
        "terror": s.terror,
        "fear": fear(s),
        "blight": blight(s),
        "dangers": dangers(s),
        "invaders": invaders(s),
        "event": event(s),
        "joint": joint(s),
        "lands": lands(s),
        "spirits": [spirit(s, seat) for seat in range(s.seats)],
        "shown": [POWERS.ids[number] for number in s.shown],
        "aside": [aside(*kept) for kept in s.aside],
        "effects": [effect(s, e) for e in lasting(s)],
        "choosable": choosable(s),
        "counters": {name: n for name, n in s.counters.items() if name != "prepared"},
        "outcome": cast("types.Outcome | None", s.outcome or None),
        "open_hands": True,
    }


def boards(s: IslandState) -> list[types.BoardNow]:
    """Return the boards; those that were added to the layout with where they lie."""
    laid = len(s.boards) - len(s.added)
    slots = slots_of(len(s.boards), s.layout, s.added) if s.added else ()
    return [
        {
            "board": board,
            "slot": slot,
            "seat": s.homes[slot],
            "at": place_on_map(slots[slot]) if slot >= laid else None,
        }
        for slot, board in enumerate(s.boards)
    ]


def place_on_map(slot: Slot) -> types.PlaceOnMap:
    """Return the place of a board, in the units of the drawn map: x to the right, y down."""
    x, y = slot.x + slot.y / 2, slot.y * math.sqrt(3) / 2
    return {"x": round(MAP_SIDE * x, 1), "y": round(-MAP_SIDE * y, 1), "turn": slot.turn}


def aside(source: str, seat: int, card: int) -> types.AsideCard:
    """Return a card that a rule keeps apart, or that a power uses now."""
    kept: types.AsideCard = {"source": source, "seat": seat, "id": POWERS.ids[card]}
    if source in POWERS.by_id:
        kept["in_use"] = True
    return kept


def supply_left(s: IslandState) -> types.Numbers:
    """Return how many pieces can still be added, of kinds that run out."""
    supplies = [(kind, extra(s, Number.SUPPLY, of=kind)) for kind in ALL_KINDS]
    return {KINDS[kind]: n - on_island(s, (kind,)) for kind, n in supplies if n}


def open_view(s: IslandState) -> types.View:
    """Return the view: nothing more is shown when a game is over."""
    return view(s)


def choosable(s: IslandState) -> list[str]:
    """Return the spirits and aspects that are still free, as long as a seat has to choose."""
    return [] if all(s.spirits) else [SPIRITS.ids[number] for number in free_panels(s)]


def fear(s: IslandState) -> types.Fear:
    """Return markers, cards still to earn by terror level, cards that wait, cards resolved."""
    left = len(s.fear_deck)
    third = min(left, s.fear_split[2])
    second = min(left - third, s.fear_split[1])
    face_up = set(s.fear_seen)
    return {
        "markers": s.fear,
        "pool": s.fear_pool,
        "deck": [left - second - third, second, third],
        "earned": [FEAR_CARDS.ids[c] if c in face_up else None for c in s.fear_earned],
        "seen": [
            {"place": place, "id": FEAR_CARDS.ids[c]}
            for place, c in enumerate(reversed(s.fear_deck), 1)
            if c in face_up
        ],
        "resolved": [FEAR_CARDS.ids[c] for c in s.fear_discard],
    }


def blight(s: IslandState) -> types.Blight:
    """Return the blight card; which one it is comes to light when it flips."""
    with_card = s.blight_card != ""
    return {
        "left": s.blight_pool,
        "with_card": with_card,
        "flipped": s.flipped,
        "blighted": is_blighted(s),
        "card": s.blight_card if with_card and s.flipped else None,
    }


def invaders(s: IslandState) -> types.Invaders:
    """Return the invader cards by space; of the deck only the stages are seen."""

    def named(cards: list[int]) -> list[str]:
        return [INVADER_CARDS[c].id for c in cards]

    current = s.agenda[0] if s.agenda else None
    return {
        "deck": [INVADER_CARDS[c].stage for c in reversed(s.invader_deck)],
        "next": next_explore(s),
        "explore": named(s.explore_cards),
        "build": named(s.build_cards),
        "ravage": named(s.ravage_cards),
        "high_build": named(s.high_build),
        "discard": [None if c in s.turned_cards else INVADER_CARDS[c].id for c in s.invader_discard],
        "acting": None
        if current is None or current[1] < 0
        else {"action": _action(current[0]), "card": INVADER_CARDS[current[1]].id},
    }


def _action(action: int) -> types.InvaderAction:
    return cast("types.InvaderAction", INVADER_ACTIONS[action])


def event(s: IslandState) -> types.EventNow | None:
    """The event that is being resolved, and how far it is."""
    if s.event_now < 0:
        return None
    card = EVENTS.all[s.event_now]
    notes = {} if s.trace is None else s.trace.notes
    start = notes.get(PART_START, s)
    branch = in_force(start, card.main)
    step = s.step.removeprefix("event_")
    chosen = notes.get(PART_NOW) if step == "main" else None
    main = card.main.parts if branch is None else [branch]
    ahead = {"main": [*main, card.token, card.dahan], "token": [card.token, card.dahan]}.get(
        step, [card.dahan]
    )
    return {
        "id": card.id,
        "step": "token" if step == "token" else "main" if step == "main" else "dahan",
        "in_force": branch.id if branch is not None else chosen,
        "parts": [event_part(start, part) for part in ahead if part is not None],
    }


def event_part(s: IslandState, part: EventPart) -> types.EventPartNow:
    """Return a part of the event in play: what it costs, and what it does as things stand."""
    changes, lasting = outlook(s, part)
    return {
        "id": part.id,
        "price": price(s, part),
        "changes": changes,
        "lasting": [effect(s, each)["text"] for each in lasting],
    }


def joint(s: IslandState) -> types.Joint | None:
    """Return the decision or payment of all players together."""
    q = None if s.trace is None else s.trace.notes.get(JOINT)
    if not isinstance(q, JointQuestion):
        return None
    votes = [value for value in q.values(q.seats[0]) if value != NONE]
    is_vote = q.pot is None and q.kind != PREVENT
    return {
        "kind": q.kind,
        "source": q.source,
        "asked": list(q.seats),
        "prompt": prompt(s, q, q.seats[0]).to_json(),
        "options": [
            {
                "id": option_id(q, value),
                "label": choice(s, q, q.seats[0], value).label.to_json(),
                "default": i == 0,
                "votes": [seat for seat, vote in enumerate(q.votes) if vote == value],
            }
            for i, value in enumerate(votes if is_vote else ())
        ],
        "proposal": None if q.proposal is None else option_id(q, q.proposal),
        "left": list(q.left),
        "payment": None if is_vote else payment(s, q),
    }


def payment(s: IslandState, q: JointQuestion) -> types.JointPrice:
    """Return the pledged part of a price, in energy and cards or in presence."""
    pot = q.pot
    if pot is None:
        missing = int(str(q.words["n"]))
        return {
            "price": missing + len(q.given),
            "element": None,
            "in_play": 0,
            "pledges": [
                {"seat": seat, "way": "presence", "worth": 1, "card": None, "land": s.island.names[land]}
                for seat, land in q.given
            ],
            "missing": missing,
        }
    pledges: list[types.JointPledge] = [
        {
            "seat": seat,
            "way": cast("types.JointWay", WAYS[pledge[0]]),
            "worth": pot.value(pledge),
            "card": None if pledge[0] in (PAY_ENERGY, MARKER) else POWERS.ids[pledge[1]],
            "land": None,
        }
        for seat, own in enumerate(pot.pledges)
        for pledge in own
    ]
    return {
        "price": pot.n,
        "element": None if pot.aid == NO_AID else ELEMENTS[pot.aid],
        "in_play": pot.in_play,
        "pledges": pledges,
        "missing": pot.missing,
    }


def lands(s: IslandState) -> list[types.Land]:
    """Return all lands and oceans with what is on them and what comes."""
    if not s.pieces:
        return []
    coming = forecasts(s) if all(s.spirits) and s.turn else {}
    return [land_view(s, land, coming.get(land, {})) for land in range(s.island.size)]


def land_view(s: IslandState, land: int, coming: types.Coming) -> types.Land:
    """Return one land."""
    island = s.island
    shown: types.Land = {
        "id": island.names[land],
        "board": island.boards[island.board[land]],
        "number": island.number[land],
        "terrain": cast("types.Terrain", TERRAINS[island.terrain[land]]),
        "coastal": island.coastal[land] and island.number[land] > 0,
        "terrains": [cast("types.Terrain", TERRAINS[t]) for t in range(5) if island.terrains[land] >> t & 1],
        "in_play": land in island.lands,
        "absent": None if land in island.lands else absent(s, land),
        "part_of": part_of(s, land),
        "neighbours": [island.names[other] for other in sorted(island.near[land])],
        "pieces": [
            *(
                piece_view(s, land, piece, number(s, land, piece))
                for piece in pieces_in(s, land, (*INVADERS, DAHAN))
            ),
            *(piece_view(s, land, piece, n) for piece, n in others(s, land).items()),
        ],
        "tokens": tokens(s, land),
        "presence": [
            {
                "seat": seat,
                "n": own[land],
                "sacred": is_sacred(s, seat, land),
                "beasts": bool(SPIRITS[s.spirits[seat]].swarms and number(s, land, FLOCK)),
                "farther": farther(s, seat, land),
            }
            for seat, own in enumerate(s.presence)
            if own[land]
        ],
        "defend": defence(s, land) if all(s.spirits) else 0,
        "isolated": is_isolated(s, land),
        "effects": [effect(s, e) for e in lasting(s) if belongs_to(e) == land],
        "coming": coming,
    }
    here = [e for e in lasting(s) if e[2] == GAME and belongs_to(e) == land]
    markers = Counter(e[0] for e in here if not at_corner(e))
    if markers:
        shown["markers"] = dict(markers)
    more = more_terrains(s, land)
    if more:
        shown["also"] = [cast("types.Terrain", TERRAINS[t]) for t in range(OCEAN) if more >> t & 1]
    return shown


def piece_view(s: IslandState, land: int, piece: int, n: int) -> types.Piece:
    """Return pieces of a land that are alike."""
    shown: types.Piece = {
        "ref": f"piece:{s.island.names[land]}:{piece_name(piece)}",
        "kind": cast("types.PieceKind", KINDS[piece & KIND]),
        "damage": damage_on(piece),
        "strife": strife_on(piece),
        "health": health(s, land, piece),
        "n": n,
    }
    if piece & KIND == THIEF and piece != THIEF:
        shown["face"] = thief_number(piece)
    return shown


def others(s: IslandState, land: int) -> dict[int, int]:
    """Return the pieces that a rule keeps in a land apart from all others, with their numbers."""
    rules = active(s, Rule.extra_pieces)
    return {piece: n for rule, by in rules for piece, n in rule.extra_pieces(s, by, land).items()}


def lasting(s: IslandState) -> list[Effect]:
    """Return all effects but those that are pieces."""
    return [e for e in s.effects if e[0] not in KINDS]


def tokens(s: IslandState, land: int) -> types.Numbers:
    """Return blight and tokens of a land, without presence that counts as beasts."""
    here = s.pieces[land][:]
    here[BEASTS] -= number(s, land, FLOCK)
    return {KINDS[kind]: here[kind] for kind in range(DAHAN + 1, COUNTED_KINDS) if here[kind]}


def absent(s: IslandState, land: int) -> types.Absent:
    """Return why a land is not in play: joined to another one, sunk, frozen, or an ocean."""
    for what, one, other in reversed(s.changes):
        if what == MERGED and other == land:
            return "joined"
        if one == land and what in (GONE, FROZEN):
            return "sunk" if what == GONE else "frozen"
    return "ocean"


def part_of(s: IslandState, land: int) -> str | None:
    """Return the land of which this one is a part, if it has been joined to another one."""
    island = s.island
    return next((island.names[whole] for whole in island.lands if land in island.parts[whole][1:]), None)


def more_terrains(s: IslandState, land: int) -> int:
    """Return the terrains that a land has for spirits in addition to its own, as a bit mask."""
    rules = active(s, Rule.extra_terrains)
    if not rules or land not in s.island.lands:
        return 0
    return terrains(s, land) & ~s.island.terrains[land] & ~(1 << OCEAN)


def farther(s: IslandState, seat: int, land: int) -> int:
    """Return the range that a spirit's own power cards have more if they reach out from a land."""
    return max(extra(s, Number.RANGE_FROM, land, seat, card) for card in SPIRITS[s.spirits[seat]].cards)


def belongs_to(e: Effect) -> int:
    """Return the land that an effect belongs to; below 0: none."""
    return e[1][0] if EFFECTS[e[0]].fields[:1] == ("land",) else -1


def at_corner(e: Effect) -> bool:
    """Return whether an effect lies where lands meet, and in none of them."""
    return "land_c" in EFFECTS[e[0]].fields


def effect(s: IslandState, e: Effect) -> types.Effect:
    """Return something that lasts, in words: its source, and its number if it has one."""
    kind, args, until, source = e
    names = EFFECTS[kind].fields
    words: Args = {"id": source}
    if "n" in names:
        words["n"] = args[names.index("n")]
    if "element" in names:
        words["element"] = ELEMENTS[args[names.index("element")]]
    land = belongs_to(e)
    shown: types.Effect = {
        "kind": kind,
        "until": UNTIL[until],
        "source": source,
        "land": None if land < 0 else s.island.names[land],
        "seat": args[names.index("seat")] if "seat" in names else None,
        "text": Message(f"spirit_island-lasting-{kind}", words).to_json(),
    }
    if at_corner(e):
        shown["lands"] = [s.island.names[args[i]] for i, name in enumerate(names) if name.startswith("land")]
    return shown


def spirit(s: IslandState, seat: int) -> types.SpiritNow | types.NoSpirit:
    """Return a spirit as it stands, with its cards."""
    id = s.spirits[seat]
    if not id:
        return {"seat": seat, "id": None}
    panel = SPIRITS[id]
    have = elements(s, seat)
    spaces, covered = panel.tracks.spaces, s.covered[seat]
    return {
        "seat": seat,
        "id": id,
        "ready": s.ready[seat],
        "energy": s.energy[seat],
        "income": income(s, seat),
        "plays": card_plays(s, seat),
        "played_cards": s.plays[seat],
        "elements": {ELEMENTS[e]: n for e, n in enumerate(have) if n},
        "prepared": {ELEMENTS[e]: n for e, n in enumerate(prepared(s, seat)) if n},
        "destroyed": s.destroyed[seat],
        "presence_limit": presence_limit(s, seat),
        "grown": s.paid[seat] or grown(s, seat),
        "growth": {
            "chosen": [option_name(code) for code in s.picks[seat]],
            "open": [action_name(code) for code in s.icons[seat]],
            "pick": sum(part.pick for part in panel.growth),
            "available": [
                option_name(option_code(i, option))
                for i, part in enumerate(panel.growth)
                for option in range(len(part.options))
                if is_open(s, seat, i, option)
            ],
        },
        "uncovered": {
            "energy": panel.tracks.uncovered_on(ENERGY, s.covered[seat]),
            "cards": panel.tracks.uncovered_on(CARDS, s.covered[seat]),
        },
        "covered": [space.id for i, space in enumerate(spaces) if covered >> i & 1],
        "takeable": [spaces[i].id for i in panel.tracks.takeable(covered)],
        "space_elements": {
            spaces[space].id: ELEMENTS[element] for owner, space, element in s.space_elements if owner == seat
        },
        "innates": [power(s, seat, number, have) for number in panel.innates],
        "cards_in_hand": len(s.hands[seat]),
        "hand": [held(s, seat, number, have) for number in sorted(s.hands[seat])],
        "in_play": [power(s, seat, number, have) for number in s.played[seat]],
        "discard": [power(s, seat, number, have) for number in sorted(s.discards[seat])],
        "forgotten": [POWERS.all[number].id for number in s.forgotten[seat]],
    }


def held(s: IslandState, seat: int, number: int, have: Sequence[int]) -> types.CardInHand:
    """Return a card in hand, its own elements counted, and the innate powers that gain a threshold by it."""
    more = [a + b for a, b in zip(have, POWERS.all[number].elements, strict=True)]
    reached: list[types.Reached] = []
    for innate in SPIRITS[s.spirits[seat]].innates:
        printed = POWERS.all[innate]
        if (after := tiers_with(printed, more)) > tiers_with(printed, have):
            reached.append({"id": POWERS.ids[innate], "n": after, "of": len(printed.tiers)})
    return {**power(s, seat, number, have, more), "reaches": reached}


def power(
    s: IslandState, seat: int, number: int, have: Sequence[int], more: Sequence[int] | None = None
) -> types.HeldPower:
    """Return the state of a power for the spirit that has it; its print is in the catalogue.

    `more` are the elements that count for its thresholds, if they are not those that the spirit has.
    """
    printed = POWERS.all[number]
    counted = have if more is None else more
    return {
        "id": printed.id,
        "price": cost(s, seat, number),
        "quick": timely(s, seat, printed),
        "used": number in s.used[seat] and not (printed.uses and has_use_left(s, seat, number)),
        "missing": [lacking(printed, tier, counted) for tier in range(len(printed.tiers))],
        "swift": None if printed.quick is None else missing(printed.quick, have),
        "late": None if printed.late is None else missing(printed.late, have),
    }


def tiers_with(printed: Power, have: Sequence[int]) -> int:
    """Return the number of thresholds that these elements reach."""
    return sum(not lacking(printed, tier, have) for tier in range(len(printed.tiers)))


def lacking(printed: Power, tier: int, have: Sequence[int]) -> types.Numbers:
    """Return the elements that are missing to a threshold, in whichever of its ways fewer are."""
    lack = missing(printed.tiers[tier], have)
    other = printed.alternatives[tier] if printed.alternatives else None
    if other is None:
        return lack
    return min(lack, missing(other, have), key=lambda numbers: sum(numbers.values()))


def missing(need: Elements, have: Sequence[int]) -> types.Numbers:
    """Return the elements that are missing to a threshold; none: it is met."""
    return {ELEMENTS[e]: n - have[e] for e, n in enumerate(need) if n > have[e]}
