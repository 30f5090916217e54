"""Laws that hold at every moment."""

from __future__ import annotations

from collections import Counter

from weald.games.spirit_island.action.island.boards import box_of
from weald.games.spirit_island.model.boards import BOARDS, THEMATIC, THEMATIC_BOARDS
from weald.games.spirit_island.model.geography import FROZEN, LINKED
from weald.games.spirit_island.model.growth_code import action_code, option_code, option_of
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    BLIGHT,
    FLOCK,
    HEALTH,
    INVADERS,
    KINDS,
    MARKS,
    NO_ELEMENTS,
    TOWN_CITY,
    damage_on,
    kind_of,
    strife_on,
)
from weald.games.spirit_island.model.state import (
    EXPLORE,
    FAST,
    INVADER,
    INVADER_ACTIONS,
    NOBODY,
    OVER,
    PHASES,
    SETUP,
    SLOW,
    SPIRIT,
    TIME,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.phases.spirit import grown
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.event_cards import cards_of_table
from weald.games.spirit_island.rules.fear import level_for
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import flock_seat, health, is_kept, presence_limit
from weald.games.spirit_island.rules.powers import MAJOR, MINOR
from weald.games.spirit_island.rules.registry import (
    BLIGHT_CARDS,
    EFFECTS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    active,
    base_of,
    deck_of,
)
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.ways_to_lose import lost_by, ways
from weald.games.spirit_island.state_fields import FIELDS
from weald.kernel.messages import Args, Message

PRESENCE = 13
BY_SEAT = (
    "spirits", "presence", "energy", "hands", "played", "discards", "forgotten", "elements", "covered",
    "destroyed", "away", "plays", "extra_plays", "used", "changed_speed", "picks", "icons", "tracks_used",
    "paid", "ready",
)  # fmt: skip

# Fields that a game has from the one that it follows.
CARRIED_OVER = ("former", "blight_card", "blight_pool", "aside", "pieces")
# Fields decided before the table is set up; all others are as in a new state.
BEFORE_SETUP = {
    "added", "adversary", "blight", "board_box", "boards", "changes", "counters", "drawn", "events",
    "fewer_events", "homes", "layout", "level", "phase", "pieces", "power_progression", "presence",
    "scenario", "seats", "seed", "sets", "spirits", "step",
}  # fmt: skip

# Pieces of one kind for each board: far more than any game has needed, and few enough to look at quickly.
IN_THE_BOX = 40
# Effects of one kind about the same land, spirit, card or element: each may set off all the others.
ALIKE = 30

# The phases in which a step begins, and the one to which it changes while it runs.
STEP_PHASES: dict[str, tuple[int, ...]] = {
    "boards": (SETUP,),
    "spirits": (SETUP,),
    "setup": (SETUP,),
    "first_explore": (SETUP,),
    "prepared": (SETUP,),
    "turn": (SETUP, TIME, SPIRIT),
    "grow": (SPIRIT,),
    "fast": (SPIRIT, FAST),
    "powers": (FAST, SLOW),
    "invaders": (FAST, INVADER),
    "event": (INVADER,),
    "event_main": (INVADER,),
    "event_token": (INVADER,),
    "event_dahan": (INVADER,),
    "event_end": (INVADER,),
    "fear": (INVADER,),
    "card": (SETUP, INVADER),
    "land": (SETUP, INVADER),
    "advance": (SETUP, INVADER),
    "slow": (INVADER, SLOW),
    "time": (SLOW, TIME),
    "": (OVER,),
}


def invariants(s: IslandState) -> list[Message]:
    """Return every law that the state breaks."""
    problems = _lengths(s)
    if problems:
        return problems
    problems += _spirits(s)
    problems += _phase(s) + _outcome(s)
    problems += _bounds(s)
    # The step `setup` itself asks with half the table laid out.
    if s.step in ("boards", "spirits"):
        problems += _empty_table(s)
    if s.step == "setup" and not problems:
        problems += _places(s) + _growth(s) + _blight_cards(s)
    if s.step in ("boards", "spirits", "setup"):
        return problems + _dealt_twice(s)
    if problems:
        return problems
    problems += _presence(s)
    problems += _cards(s)
    problems += _pieces(s)
    problems += _supply(s)
    problems += _fear(s)
    problems += _events(s)
    problems += _places(s)
    problems += _growth(s)
    problems += _opened(s)
    problems += _oceans(s)
    problems += _ways(s)
    problems += _invader_cards(s)
    problems += _blight_cards(s)
    problems += _fear_track(s)
    problems += _used(s)
    return problems


def _lengths(s: IslandState) -> list[Message]:
    """Lists that must have one entry a seat, and a board for each."""
    problems = [
        _length(name, len(getattr(s, name)), s.seats) for name in BY_SEAT if len(getattr(s, name)) != s.seats
    ]
    # Boards may be settled before they are drawn, all of them.
    laid = s.boards or s.step != "boards"
    started = sorted(seat for seat in s.homes if seat >= 0)
    if laid and (len(s.homes) != len(s.boards) or started != list(range(s.seats))):
        problems.append(_length("boards", len(s.boards), s.seats))
    return problems + _board_box(s)


def _board_box(s: IslandState) -> list[Message]:
    """Check that there is a board for each seat to draw, all with the side up that the layout needs."""
    sides = THEMATIC_BOARDS if s.layout == THEMATIC else BOARDS
    if len(s.board_box) < s.seats:
        return [_length("board_box", len(s.board_box), s.seats)]
    return [
        Message("spirit_island-invalid-board", {"board": board})
        for board in s.board_box
        if board not in sides
    ]


def _length(field: str, n: int, expected: int) -> Message:
    return Message("spirit_island-invalid-length", {"field": field, "n": n, "expected": expected})


def _bounds(s: IslandState) -> list[Message]:
    """Check in every step that no board holds more pieces of a kind than all boxes together."""
    most = IN_THE_BOX * max(1, len(s.boards))
    counts = {kind: sum([here[kind] for here in s.pieces]) for kind in ALL_KINDS}
    return [
        Message("spirit_island-invalid-supply", {"kind": KINDS[kind], "n": n, "expected": most})
        for kind, n in counts.items()
        if n > most
    ]


def _dealt_twice(s: IslandState) -> list[Message]:
    """Check that no card lies twice on a table that is being set up."""
    powers = [s.minor_deck, s.minor_discard, s.major_deck, s.major_discard, s.shown]
    for piles in (s.hands, s.played, s.discards, s.forgotten):
        powers += piles
    counts = Counter(card for pile in powers for card in pile)
    problems = [
        Message("spirit_island-invalid-card", {"id": POWERS.all[card].id, "n": n})
        for card, n in sorted(counts.items())
        if n > 1
    ]
    fear = [*s.fear_deck, *s.fear_box, *s.fear_earned, *s.fear_discard]
    if len(set(fear)) < len(fear):
        words: Args = {"n": len(fear), "expected": len(set(fear))}
        problems.append(Message("spirit_island-invalid-fear", words))
    return problems


def _spirits(s: IslandState) -> list[Message]:
    """Check that every spirit plays once, and spirits and boards are of the sets of the table."""
    chosen = [id for id in s.spirits if id]
    problems = [
        Message("spirit_island-invalid-spirit-twice", {"spirit": id})
        for id, n in Counter(map(base_of, chosen)).items()
        if n > 1
    ]
    problems += [
        Message("spirit_island-invalid-set", {"id": part})
        for id in chosen
        for part in dict.fromkeys((id, base_of(id)))
        if SPIRITS[part].set not in s.sets
    ]
    if s.power_progression:
        problems += [
            Message("spirit_island-invalid-aspect", {"spirit": base_of(id), "id": id})
            for id in chosen
            if SPIRITS[id].of_aspect
        ]
    problems += [
        Message("spirit_island-invalid-board", {"board": board})
        for board in s.boards
        if board not in s.board_box and board not in box_of(s)
    ]
    if len(chosen) < s.seats and s.step not in ("boards", "spirits"):
        problems.append(Message("spirit_island-invalid-spirit-missing", {"n": s.seats - len(chosen)}))
    return problems


def _presence(s: IslandState) -> list[Message]:
    """Check that all 13 presence of a spirit are somewhere, and never on the first spaces of its tracks."""
    problems = []
    for seat, id in enumerate(s.spirits):
        tracks = SPIRITS[id].tracks
        covered = s.covered[seat]
        n = sum(s.presence[seat]) + covered.bit_count() + s.destroyed[seat] + s.away[seat]
        if n != PRESENCE:
            problems.append(_counted("presence", id, n, PRESENCE))
        kept = extra(s, Number.KEPT_PRESENCE, seat=seat)
        if kept > s.away[seat]:
            problems.append(_counted("kept-presence", id, kept, s.away[seat]))
        limit = presence_limit(s, seat)
        if limit is not None and sum(s.presence[seat]) > limit:
            problems.append(_counted("presence-limit", id, sum(s.presence[seat]), limit))
        if covered & ~tracks.start:
            problems.append(_counted("track", id, covered.bit_count(), tracks.start.bit_count()))
    return problems


def _counted(what: str, id: str, n: int, expected: int) -> Message:
    return Message(f"spirit_island-invalid-{what}", {"spirit": id, "n": n, "expected": expected})


def _cards(s: IslandState) -> list[Message]:
    """Check that every power card is in one place only, and none is missing."""
    counts: Counter[int] = Counter()
    for pile in (s.minor_deck, s.minor_discard, s.major_deck, s.major_discard, s.shown):
        counts.update(pile)
    for piles in (s.hands, s.played, s.discards, s.forgotten):
        for pile in piles:
            counts.update(pile)
    counts.update(card for _, _, card in s.aside)
    expected = {*deck_of(s, MINOR), *deck_of(s, MAJOR)}
    for id in s.spirits:
        expected.update(SPIRITS[id].cards)
    # Cards kept from an earlier game can be those of its spirits.
    expected.update(card for _, _, card in s.aside)
    return [
        Message("spirit_island-invalid-card", {"id": POWERS.all[card].id, "n": counts[card]})
        for card in sorted(expected | set(counts))
        if counts[card] != (card in expected)
    ]


def _pieces(s: IslandState) -> list[Message]:
    """Check that no count is below zero and no piece has more damage than it can bear."""
    problems = []
    names = s.island.names
    for land, here in enumerate(s.pieces):
        if any(n < 0 for n in here):
            problems.append(Message("spirit_island-invalid-pieces", {"land": names[land]}))
    for key, n in s.marked.items():
        land, piece = divmod(key, MARKS)
        kind, damage = kind_of(piece), damage_on(piece)
        too_much = not HEALTH[kind] or (damage > 0 and damage >= health(s, land, piece))
        if piece == FLOCK and any(SPIRITS[id].swarms for id in s.spirits):
            too_much = n != 1 or s.presence[flock_seat(s)][land] < 2
        if n < 1 or too_much or n > s.pieces[land][kind]:
            problems.append(Message("spirit_island-invalid-damage", {"land": names[land]}))
        if strife_on(piece) and kind not in INVADERS:
            words: Args = {"land": names[land], "kind": KINDS[kind]}
            problems.append(Message("spirit_island-invalid-strife", words))
    return problems


def _supply(s: IslandState) -> list[Message]:
    """No more pieces of a kind are on the island than there are."""
    problems = []
    for kind in ALL_KINDS:
        n, most = on_island(s, (kind,)), extra(s, Number.SUPPLY, of=kind)
        if most and n > most:
            words: Args = {"kind": KINDS[kind], "n": n, "expected": most}
            problems.append(Message("spirit_island-invalid-supply", words))
    return problems


def _places(s: IslandState) -> list[Message]:
    """Lands still to act are lands, and effects are about lands, seats and elements that there are."""
    size = s.island.size
    wrong = any(land not in s.island.ground for land in (*s.queue, *s.explored))
    problems = (
        [Message("spirit_island-invalid-queue")] if wrong or (s.step == "land" and not s.agenda) else []
    )
    limits = {"land": size, "seat": s.seats, "card": len(POWERS.ids), "elem": len(NO_ELEMENTS)}
    alike: Counter[tuple[str, tuple[int, ...]]] = Counter()
    for kind, args, _, _ in (*s.effects, *s.later, *(effect for _, effect in s.parted)):
        names = EFFECTS[kind].fields
        alike[kind, tuple(arg for name, arg in zip(names, args, strict=False) if name[:4] in limits)] += 1
        fits = len(names) == len(args) and all(
            0 <= arg < limits.get(name[:4], arg + 1) for name, arg in zip(names, args, strict=True)
        )
        if not fits:
            problems.append(Message("spirit_island-invalid-effect", {"effect": kind}))
    return problems + [
        Message("spirit_island-invalid-effects", {"effect": kind, "n": n, "expected": ALIKE})
        for (kind, _), n in alike.items()
        if n > ALIKE
    ]


def _growth(s: IslandState) -> list[Message]:
    """Growth options are chosen from the panel, and what is still to be done belongs to them."""
    problems = []
    for seat, id in enumerate(s.spirits):
        parts = SPIRITS[id].growth
        picks = s.picks[seat]
        open_icons = [
            action_code(part, option, i)
            for part, choice in enumerate(parts)
            for option, icons in enumerate(choice.options)
            if option_code(part, option) in picks
            for i in range(len(icons))
        ]
        chosen = Counter(option_of(pick)[0] for pick in picks)
        fits = all(
            part < len(parts) and option < len(parts[part].options) for part, option in map(option_of, picks)
        )
        fits = fits and len(set(picks)) == len(picks) and set(s.icons[seat]) <= set(open_icons)
        fits = fits and len(set(s.icons[seat])) == len(s.icons[seat])
        fits = fits and all(n <= parts[part].pick for part, n in chosen.items())
        unpaid = s.step == "grow" or s.phase == SETUP
        if not fits or (unpaid and s.paid[seat] and not grown(s, seat)):
            problems.append(Message("spirit_island-invalid-growth", {"spirit": id}))
    return problems


def _opened(s: IslandState) -> list[Message]:
    """A track opens one growth option at most, and elements lie on spaces for them, one on each."""
    problems = []
    for seat, id in enumerate(s.spirits):
        parts, spaces = SPIRITS[id].growth, SPIRITS[id].tracks.spaces
        codes = [option_of(code) for owner, code in s.opened_growth if owner == seat]
        openers = [
            parts[part].opened_by[option]
            for part, option in codes
            if part < len(parts) and option < len(parts[part].options)
        ]
        if len(openers) < len(codes) or not all(openers) or len(set(openers)) < len(openers):
            problems.append(Message("spirit_island-invalid-growth", {"spirit": id}))
        marked = [space for owner, space, _ in s.space_elements if owner == seat]
        wrong = [space for space in marked if not spaces[space].chooses or marked.count(space) > 1]
        problems += [
            Message("spirit_island-invalid-space-element", {"spirit": id, "space": spaces[space].id})
            for space in sorted(set(wrong))
        ]
    if any(entry[0] >= s.seats for entry in (*s.opened_growth, *s.space_elements)):
        problems.append(_length("opened_growth", s.seats + 1, s.seats))
    return problems


def _fear(s: IslandState) -> list[Message]:
    """Check that every fear card is in one place."""
    if s.phase == SETUP and s.step == "setup":
        return []
    piles = [*s.fear_deck, *s.fear_box, *s.fear_earned, *s.fear_discard]
    if sorted(piles) == FEAR_CARDS.of(s.sets):
        return []
    return [Message("spirit_island-invalid-fear", {"n": len(piles), "expected": len(FEAR_CARDS.of(s.sets))})]


def _empty_table(s: IslandState) -> list[Message]:
    """Check that nothing lies on a table that is not set up yet."""
    new = IslandState(s.seats, s.seed)
    follows = s.scenario != NOBODY and SCENARIOS[s.scenario].follows
    carried = CARRIED_OVER if follows else ()
    stored = [field.name for field in FIELDS if field.shape is not None]
    names = [name for name in stored if name not in BEFORE_SETUP and getattr(s, name) != getattr(new, name)]
    names += ["pieces"] if any(map(any, s.pieces)) else []
    names = [name for name in names if name not in carried]
    names += ["added"] if s.added and not s.former else []
    names += ["presence"] if any(map(any, s.presence)) else []
    return [Message("spirit_island-invalid-before-setup", {"field": name}) for name in names]


def _events(s: IslandState) -> list[Message]:
    """Every event card of the table is in one place; the one that is resolved lies on the discard pile."""
    piles = [*s.event_deck, *s.event_discard]
    expected = cards_of_table(s)
    if sorted(piles) != expected:
        return [Message("spirit_island-invalid-events", {"n": len(piles), "expected": len(expected)})]
    resolving = s.step in ("event_main", "event_token", "event_dahan", "event_end")
    if s.event_now < 0:
        wrong = resolving
    else:
        # A game may end in the middle of an event.
        wrong = s.event_now not in s.event_discard or not (resolving or s.step == "")
    if wrong:
        return [Message("spirit_island-invalid-event")]
    return []


def _phase(s: IslandState) -> list[Message]:
    """Check that the phase is one in which the step can come."""
    phases = STEP_PHASES[s.step]
    if s.phase in phases:
        return []
    expected = [PHASES[phase] for phase in phases]
    words: Args = {"step": s.step, "phase": PHASES[s.phase], "expected": expected}
    return [Message("spirit_island-invalid-phase", words)]


def _outcome(s: IslandState) -> list[Message]:
    """Check that the game has an outcome if it is over, with the reasons that belong to it, and only then."""
    reasons = {"victory": (False, True), "defeat": (True, False), "sacrifice": (True, True)}
    # A defeat may be noted before the tree of Actions is finished.
    expected = reasons.get(s.outcome, (bool(s.defeat), False))
    ended = (bool(s.defeat), bool(s.victory)) == expected
    possible = ways(s) if s.outcome else lost_by(s)
    explained = not s.defeat or s.defeat in {way.id for way, _ in possible}
    if (s.phase == OVER) == bool(s.outcome) and ended and explained:
        return []
    return [Message("spirit_island-invalid-outcome", {"outcome": s.outcome or s.defeat or "-"})]


def _oceans(s: IslandState) -> list[Message]:
    """Check that oceans not in play hold no town or city, and without a spirit of the sea nothing else."""
    island = s.island
    # Presence and small pieces stay behind, out of play, where the spirit of the sea has left a board.
    with_sea = any(SPIRITS[id].opens_oceans for id in s.spirits)
    frozen = [land for what, land, _ in s.changes if what == FROZEN]
    closed = set(range(island.size)).difference(island.lands, frozen)
    problems = [
        Message("spirit_island-invalid-ocean", {"land": island.names[ocean], "kind": KINDS[kind]})
        for ocean in sorted(closed)
        for kind in (TOWN_CITY if with_sea else ALL_KINDS)
        if s.pieces[ocean][kind] and not (kind == BLIGHT and active(s, Rule.extra_oceans))
    ]
    if with_sea:
        return problems
    return problems + [
        Message(
            "spirit_island-invalid-ocean-presence", {"land": island.names[ocean], "spirit": s.spirits[seat]}
        )
        for ocean in sorted(closed)
        for seat in range(s.seats)
        if s.presence[seat][ocean]
    ]


def _ways(s: IslandState) -> list[Message]:
    """Check that a rule keeps every way between two lands open."""
    names = s.island.names
    return [
        Message("spirit_island-invalid-way", {"land": names[way[1]], "other": names[way[2]]})
        for way in s.changes
        if way[0] == LINKED and not is_kept(s, way)
    ]


def _invader_cards(s: IslandState) -> list[Message]:
    """Check that every invader card lies in one place at most, and the agenda names cards."""
    piles = (
        s.invader_deck, s.invader_box, s.invader_discard,
        s.high_build, s.ravage_cards, s.build_cards, s.explore_cards,
    )  # fmt: skip
    counts = Counter(card for pile in piles for card in pile)
    problems = [
        Message("spirit_island-invalid-invader-card", {"card": INVADER_CARDS[card].id, "n": n})
        for card, n in sorted(counts.items())
        if n > 1
    ]
    for i, (action, card) in enumerate(s.agenda):
        # An explore card is turned up when its turn comes.
        face_down = action == EXPLORE and not (i == 0 and s.step == "land")
        if card == UNKNOWN and not face_down:
            words: Args = {"n": i + 1, "action": INVADER_ACTIONS[action]}
            problems.append(Message("spirit_island-invalid-agenda", words))
    return problems


def _blight_cards(s: IslandState) -> list[Message]:
    """Check that every blight card is in one place, and only a card that is there is flipped."""
    in_play = [BLIGHT_CARDS.number(s.blight_card)] if s.blight_card else []
    problems = [
        Message("spirit_island-invalid-blight-card", {"id": BLIGHT_CARDS.ids[card], "n": n})
        for card, n in sorted(Counter([*s.blight_deck, *in_play]).items())
        if n > 1
    ]
    if s.flipped and not in_play:
        problems.append(Message("spirit_island-invalid-flipped"))
    return problems


def _fear_track(s: IslandState) -> list[Message]:
    """Fear stays below its pool, and the terror level follows from the fear deck unless it was set."""
    problems = []
    if s.fear >= s.fear_pool:
        words: Args = {"n": s.fear, "pool": s.fear_pool}
        problems.append(Message("spirit_island-invalid-fear-pool", words))
    ruled = not may(s, Doing.RAISE_TERROR)
    if not (s.terror_set or ruled or s.terror == level_for(s)):
        words = {"level": s.terror, "expected": level_for(s), "n": len(s.fear_deck)}
        problems.append(Message("spirit_island-invalid-terror", words))
    return problems


def _used(s: IslandState) -> list[Message]:
    """Check that a used power is an innate power of its spirit or one of its cards in play."""
    problems = []
    for seat, id in enumerate(s.spirits):
        own = {*SPIRITS[id].innates, *s.played[seat]}
        # While time passes, cards leave play before uses are cleared.
        if s.step == "time":
            own.update(s.hands[seat])
        problems += [
            Message("spirit_island-invalid-used", {"spirit": id, "id": POWERS.all[power].id})
            for power in s.used[seat]
            if power not in own
        ]
    return problems
