"""What everybody sees: the whole table but for what lies face down."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.geography import LANDS
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import number, pieces_in
from weald.games.spirit_island.model.pieces import (
    ANY_ELEMENT,
    COUNTED_KINDS,
    DAHAN,
    ELEMENTS,
    INVADERS,
    KIND,
    KINDS,
    NO_ELEMENTS,
    TERRAINS,
    Elements,
    damage_on,
    piece_name,
    strife_on,
)
from weald.games.spirit_island.model.state import NOBODY, PHASES, UNTIL, Effect, IslandState
from weald.games.spirit_island.phases.powers import timely
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import grown
from weald.games.spirit_island.presentation.forecast import forecasts, next_explore
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.rules.declare import Track
from weald.games.spirit_island.rules.land_rules import defence, health, is_isolated, is_sacred
from weald.games.spirit_island.rules.panel import card_plays, cost, elements, income
from weald.games.spirit_island.rules.powers import DECKS, Reach
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    FEAR_CARDS,
    POWERS,
    SPIRITS,
)
from weald.kernel.messages import Args, Message

Plain = dict[str, Any]


__all__ = ["open_view", "redact", "redeal", "view"]


def view(s: IslandState, _seat: int | None = None) -> Plain:
    """Everything that anybody may know; all hands are open."""
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "difficulty": difficulty(s),
        "adversary": adversary(s),
        "scenario": None if s.scenario == NOBODY else {"id": s.scenario},
        "layout": s.layout,
        "boards": [{"board": board, "slot": slot, "seat": slot} for slot, board in enumerate(s.boards)],
        "oceans": [slot for slot in range(len(s.boards)) if s.oceans >> slot & 1],
        "terror": s.terror,
        "fear": fear(s),
        "blight": blight(s),
        "invaders": invaders(s),
        "lands": lands(s),
        "spirits": [spirit(s, seat) for seat in range(s.seats)],
        "shown": [card(s, -1, number) for number in s.shown],
        "effects": [effect(s, e) for e in s.effects],
        "choosable": choosable(s),
        "panels": [printed(s, id) for id in choosable(s)],
        "counters": {name: n for name, n in s.counters.items() if name != "prepared"},
        "outcome": s.outcome or None,
        "open_hands": True,
    }


def open_view(s: IslandState) -> Plain:
    """Return the view: nothing more is shown when a game is over."""
    return view(s)


def choosable(s: IslandState) -> list[str]:
    """The spirits that nobody has taken, as long as somebody has still to choose."""
    return [] if all(s.spirits) else [id for id in SPIRITS.ids_of(s.sets) if id not in s.spirits]


def printed(s: IslandState, id: str) -> Plain:
    """A spirit before anybody has chosen it: its panel at the start and its own cards."""
    panel = SPIRITS[id]
    return {
        "id": id,
        "complexity": panel.complexity,
        "growth": sum(len(part.options) for part in panel.growth),
        "tracks": {
            "energy": track(panel.energy, len(panel.energy.slots) - 1),
            "cards": track(panel.plays, len(panel.plays.slots) - 1),
        },
        "rules": [rule.id for rule in panel.rules if rule.id],
        "innates": [card(s, -1, number) for number in panel.innates],
        "cards": [card(s, -1, number) for number in panel.cards],
    }


def adversary(s: IslandState) -> Plain | None:
    """The adversary with the titles of its levels in force."""
    if s.adversary == NOBODY:
        return None
    levels = ADVERSARIES[s.adversary].levels[: s.level + 1]
    return {"id": s.adversary, "level": s.level, "titles": [level.title for level in levels]}


def fear(s: IslandState) -> Plain:
    """Markers, cards still to earn by terror level, cards that wait, cards resolved."""
    left = len(s.fear_deck)
    third = min(left, s.fear_split[2])
    second = min(left - third, s.fear_split[1])
    known = set(s.fear_seen)
    return {
        "markers": s.fear,
        "pool": s.fear_pool,
        "deck": [left - second - third, second, third],
        "earned": [FEAR_CARDS.ids[c] if c in known else None for c in s.fear_earned],
        "seen": [
            {"place": place, "id": FEAR_CARDS.ids[c]}
            for place, c in enumerate(reversed(s.fear_deck), 1)
            if c in known
        ],
        "resolved": [FEAR_CARDS.ids[c] for c in s.fear_discard],
    }


def blight(s: IslandState) -> Plain:
    """The blight card; which one it is comes to light when it flips."""
    with_card = s.blight_card >= 0
    return {
        "left": s.blight_pool,
        "with_card": with_card,
        "flipped": s.flipped,
        "card": BLIGHT_CARDS.ids[s.blight_card] if with_card and s.flipped else None,
    }


def invaders(s: IslandState) -> Plain:
    """Cards by space; of the deck only the stages are seen."""

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
        "discard": named(s.invader_discard),
        "acting": None
        if current is None or current[1] < 0
        else {"action": ("ravage", "build", "explore")[current[0]], "card": INVADER_CARDS[current[1]].id},
    }


def lands(s: IslandState) -> list[Plain]:
    """All lands and oceans with what is on them and what comes."""
    if not s.pieces:
        return []
    coming = forecasts(s) if all(s.spirits) and s.turn else {}
    return [land_view(s, land, coming.get(land, {})) for land in range(s.island.size)]


def land_view(s: IslandState, land: int, coming: Plain) -> Plain:
    """One land."""
    island = s.island
    here = s.pieces[land]
    return {
        "id": island.names[land],
        "board": island.boards[island.board[land]],
        "number": land % LANDS,
        "terrain": TERRAINS[island.terrain[land]],
        "coastal": island.coastal[land] and land % LANDS > 0,
        "in_play": land in island.lands,
        "pieces": [
            {
                "ref": f"piece:{island.names[land]}:{piece_name(piece)}",
                "kind": KINDS[piece & KIND],
                "damage": damage_on(piece),
                "strife": strife_on(piece),
                "health": health(s, land, piece),
                "n": number(s, land, piece),
            }
            for piece in pieces_in(s, land, (*INVADERS, DAHAN))
        ],
        "tokens": {KINDS[kind]: here[kind] for kind in range(DAHAN + 1, COUNTED_KINDS) if here[kind]},
        "presence": [
            {"seat": seat, "n": own[land], "sacred": is_sacred(s, seat, land)}
            for seat, own in enumerate(s.presence)
            if own[land]
        ],
        "defend": defence(s, land) if all(s.spirits) else 0,
        "isolated": is_isolated(s, land),
        "effects": [effect(s, e) for e in s.effects if belongs_to(e) == land],
        "coming": coming,
    }


def belongs_to(found: Effect) -> int:
    """The land that an effect belongs to; below 0: none."""
    return found[1][0] if EFFECTS[found[0]].fields[:1] == ("land",) else -1


def effect(s: IslandState, found: Effect) -> Plain:
    """Something that lasts, in words: its source, and its number if it has one."""
    kind, args, until, source = found
    names = EFFECTS[kind].fields
    words: Args = {"id": source}
    if "n" in names:
        words["n"] = args[names.index("n")]
    land = belongs_to(found)
    return {
        "kind": kind,
        "args": list(args),
        "until": UNTIL[until],
        "source": source,
        "land": None if land < 0 else s.island.names[land],
        "seat": args[names.index("seat")] if "seat" in names else None,
        "text": Message(f"spirit_island-lasting-{kind}", words).to_json(),
    }


def spirit(s: IslandState, seat: int) -> Plain:
    """A spirit's panel and cards."""
    id = s.spirits[seat]
    if not id:
        return {"seat": seat, "id": None}
    panel = SPIRITS[id]
    have = elements(s, seat)
    return {
        "seat": seat,
        "id": id,
        "ready": s.ready[seat],
        "energy": s.energy[seat],
        "income": income(s, seat),
        "plays": card_plays(s, seat),
        "played_cards": s.plays[seat],
        "elements": {ELEMENTS[e]: n for e, n in enumerate(have) if n},
        "destroyed": s.destroyed[seat],
        "grown": s.paid[seat] or grown(s, seat),
        "growth": growth(s, seat),
        "tracks": {
            "energy": track(panel.energy, s.on_energy[seat]),
            "cards": track(panel.plays, s.on_cards[seat]),
        },
        "rules": [rule.id for rule in panel.rules if rule.id],
        "innates": [card(s, seat, number) for number in panel.innates],
        "hand": [held(s, seat, number) for number in sorted(s.hands[seat])],
        "in_play": [card(s, seat, number) for number in s.played[seat]],
        "discard": [card(s, seat, number) for number in sorted(s.discards[seat])],
        "forgotten": [POWERS.all[number].id for number in s.forgotten[seat]],
    }


def growth(s: IslandState, seat: int) -> list[Plain]:
    """The growth options, numbered through the panel, with what is chosen and what of it is still to do."""
    told = []
    n = 0
    for i, part in enumerate(SPIRITS[s.spirits[seat]].growth):
        for j, icons in enumerate(part.options):
            n += 1
            told.append(
                {
                    "ref": f"growth:{seat}:{i}.{j}",
                    "n": n,
                    "chosen": i * 16 + j in s.picks[seat],
                    "icons": [
                        {
                            "ref": f"icon:{seat}:{i}.{j}.{k}",
                            "id": icon.id,
                            "n": icon.n,
                            "where": icon.where,
                            "open": i * 256 + j * 16 + k in s.icons[seat],
                        }
                        for k, icon in enumerate(icons)
                    ],
                }
            )
    return told


def track(printed: Track, covered: int) -> list[Plain]:
    """A presence track from the left."""
    first_covered = len(printed.slots) - covered
    return [
        {
            "number": slot.number or None,
            "elements": ["any" if e == ANY_ELEMENT else ELEMENTS[e] for e in slot.elements],
            "reclaim": slot.reclaim > 0,
            "covered": i >= first_covered,
            "word": printed.words[i],
        }
        for i, slot in enumerate(printed.slots)
    ]


def held(s: IslandState, seat: int, number: int) -> Plain:
    """A card in hand, with its own elements counted, and the innate powers that gain a threshold with it."""
    added = POWERS.all[number].elements
    reached = []
    for innate in SPIRITS[s.spirits[seat]].innates:
        tiers = POWERS.all[innate].tiers
        before, after = (
            sum(threshold(s, seat, need, more)["met"] for need in tiers) for more in (NO_ELEMENTS, added)
        )
        if after > before:
            reached.append({"id": POWERS.all[innate].id, "n": after, "of": len(tiers)})
    return {**card(s, seat, number, added), "reaches": reached}


def card(s: IslandState, seat: int, number: int, added: Elements = NO_ELEMENTS) -> Plain:
    """A power as printed, and what it means for the spirit that has it (seat -1: nobody yet)."""
    power = POWERS.all[number]
    mine = seat >= 0
    return {
        "ref": f"{'innate' if power.deck == 3 else 'card'}:{power.id}",
        "id": power.id,
        "deck": DECKS[power.deck],
        "cost": power.cost,
        "price": cost(s, seat, number) if mine else power.cost,
        "fast": power.fast,
        "quick": mine and timely(s, seat, power),
        "elements": [ELEMENTS[e] for e, n in enumerate(power.elements) for _ in range(n)],
        "range": reach(power.reach, power.far),
        "target": power.target,
        "needs": list(power.needs),
        "thresholds": [threshold(s, seat, need, added) for need in power.tiers],
        "swift": None if power.quick is None else threshold(s, seat, power.quick),
        "reaches": [],
        "used": mine and number in s.used[seat],
    }


def reach(printed: Reach | None, far: Reach | None) -> Plain | None:
    """A range in plain data."""
    if printed is None:
        return None
    return {
        "n": printed.n,
        "from": "sacred_site" if printed.sacred else "presence",
        "terrain": TERRAINS[printed.terrain] if printed.terrain >= 0 else None,
        "far": far.n if far is not None else None,
    }


def threshold(s: IslandState, seat: int, need: Elements, added: Elements = NO_ELEMENTS) -> Plain:
    """A threshold of a power: what it needs, and what is missing even with some more elements."""
    have = elements(s, seat) if seat >= 0 else NO_ELEMENTS
    lack = [n - a - b for n, a, b in zip(need, have, added, strict=True)]
    missing = {ELEMENTS[e]: n for e, n in enumerate(lack) if n > 0}
    wanted = {ELEMENTS[e]: n for e, n in enumerate(need) if n}
    return {"need": wanted, "missing": missing, "met": seat >= 0 and not missing}
