"""Observations: what a seat may know of the island as an array of fixed size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from weald.games.spirit_island.action.asking.joint import VOTES, JointQuestion
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.encoding_actions import BOARD_NAMES, LAND_NUMBERS, LANDS, MOST_SEATS
from weald.games.spirit_island.encoding_names import questions
from weald.games.spirit_island.model.boards import THEMATIC, layout_names
from weald.games.spirit_island.model.geography import LINKED
from weald.games.spirit_island.model.growth_code import action_code, option_code
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import (
    COUNTED_KINDS,
    DAMAGEABLE,
    ELEMENTS,
    FLOCK,
    KIND,
    KINDS,
    MARKS,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.state import GAME, INVADER_ACTIONS, NOBODY, PHASES, IslandState
from weald.games.spirit_island.presentation.information import veil
from weald.games.spirit_island.presentation.view import belongs_to, lasting, more_terrains, others
from weald.games.spirit_island.rules.hands import hands_are_hidden
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import (
    defence,
    is_blighted,
    is_isolated,
    is_sacred,
    presence_limit,
)
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    REGISTRY,
    SCENARIOS,
    SPIRITS,
    active,
    aspect_place,
)
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.decisions import Question
from weald.kernel.encoding import Field

# No number is larger, or smaller than minus 1.
MOST = 1.5
# Cards of the invader deck from its top.
DECK = 24
STAGES = 3
# Places of an invader card that lies face up, before and after the actions of the invaders.
SPACES = ("ravage", "build", "explore", "high_build", "discard", "next", "acting")

# Of each land: in play, its terrains, at the coast; the pieces; the damage on those that can be damaged;
# strife, flocks, thieves; presence and sacred sites by seat; defence, isolation; effects, and those that last
# for the game; linked to another land; still to act in this action of the invaders, already explored.
TERRAIN_COUNT = 5
# By a bit mask of terrains: where they stand.
TERRAIN_PLACES = [
    [1 + terrain for terrain in range(TERRAIN_COUNT) if mask >> terrain & 1]
    for mask in range(1 << TERRAIN_COUNT)
]
LAND_PIECES = 2 + TERRAIN_COUNT
LAND_DAMAGE = LAND_PIECES + COUNTED_KINDS
LAND_STRIFE = LAND_DAMAGE + len(DAMAGEABLE)
LAND_PRESENCE = LAND_STRIFE + 3
LAND_SACRED = LAND_PRESENCE + MOST_SEATS
LAND_STATE = LAND_SACRED + MOST_SEATS
LAND_SIZE = LAND_STATE + 7
# Of each power: whose it is; in hand, in play, discarded, forgotten, set aside, shown to choose from; how
# often it was used this turn.
POWER_HAND = MOST_SEATS
POWER_PLAYED, POWER_DISCARDED, POWER_FORGOTTEN, POWER_ASIDE, POWER_SHOWN, POWER_USED = range(7, 13)
POWER_SIZE = 13
# Of each seat before its lists: taken, ready, growth complete, energy, income, card plays, cards played,
# cards in hand, destroyed presence, the limit of presence.
SEAT_NUMBERS = 10
# No spirit has more aspects: the column of a spirit holds 1 for itself, and less for each of its aspects.
ASPECT_STEPS = 10


class Layout:
    """The layout of an observation; made once everything is declared."""

    def __init__(self) -> None:
        growth = [
            (part, option, actions)
            for spirit in SPIRITS.all[: SPIRITS.usual]
            for part, parts in enumerate(spirit.growth)
            for option, actions in enumerate(parts.options)
        ]
        picks = sorted({option_code(part, option) for part, option, _ in growth})
        icons = sorted({action_code(p, o, i) for p, o, actions in growth for i in range(len(actions))})
        self.picks = {code: n for n, code in enumerate(picks)}
        self.icons = {code: n for n, code in enumerate(icons)}
        self.track = max(len(spirit.tracks.spaces) for spirit in SPIRITS.all[: SPIRITS.usual])
        self.counters = [name for name in REGISTRY.counters if name != "prepared"]
        # Kinds that no set declares, as tests add them, have no place.
        declared = [kind for kind, effect in EFFECTS.items() if effect.set and not effect.of_aspect]
        self.effects = {kind: n for n, kind in enumerate(declared)}
        self.layouts = {name: n for n, name in enumerate((*layout_names(), THEMATIC))}
        self.boards = {name: n for n, name in enumerate(BOARD_NAMES)}
        self.questions = {name: n for n, name in enumerate(questions())}
        self.sources = {name: n for n, name in enumerate(_sources())}
        # Parts of aspects have no place either, so that observations of all other tables stay as they are.
        spirits = SPIRITS.usual
        # Starts of the lists of a seat: spirit, elements, prepared elements, elements of spaces, covered
        # spaces, growth options, growth actions.
        sizes = (spirits, 8, 8, 8, self.track, len(self.picks), len(self.icons))
        self.seat_lists = [SEAT_NUMBERS + sum(sizes[:n]) for n in range(len(sizes))]
        self.seat_size = SEAT_NUMBERS + sum(sizes)
        self.fields = (
            Field("sets", len(REGISTRY.sets)),
            Field("rules", 4),
            Field("adversary", len(ADVERSARIES.all)),
            Field("level", 1),
            Field("scenario", len(SCENARIOS.all)),
            Field("layout", len(self.layouts)),
            Field("slots", len(BOARD_NAMES) * MOST_SEATS),
            Field("homes", len(BOARD_NAMES) * MOST_SEATS),
            Field("added", len(BOARD_NAMES) * 3),
            Field("seat", MOST_SEATS),
            Field("seats", MOST_SEATS),
            Field("phase", len(PHASES)),
            Field("turn", 1),
            Field("outcome", 2),
            Field("terror", 3),
            Field("fear", 6),
            Field("fear_earned", len(FEAR_CARDS.all)),
            Field("fear_deck", len(FEAR_CARDS.all)),
            Field("fear_resolved", len(FEAR_CARDS.all)),
            Field("blight", 4),
            Field("blight_card", len(BLIGHT_CARDS.all)),
            Field("invader_cards", len(SPACES) * len(INVADER_CARDS)),
            Field("invader_deck", DECK * STAGES),
            Field("invader_action", len(INVADER_ACTIONS)),
            Field("event", len(EVENTS.all)),
            Field("counters", len(self.counters)),
            Field("effects", 2 * len(self.effects)),
            Field("spirits", MOST_SEATS * self.seat_size),
            Field("powers", POWERS.usual * POWER_SIZE),
            Field("lands", len(LANDS) * LAND_SIZE),
            Field("question", len(self.questions)),
            Field("source", len(self.sources)),
            Field("question_land", len(LANDS)),
            Field("question_kind", len(KINDS)),
            Field("question_element", len(ELEMENTS)),
            Field("question_numbers", 6),
        )
        self.first: dict[str, int] = {}
        self.size = 0
        for field in self.fields:
            self.first[field.name] = self.size
            self.size += field.size


def _sources() -> list[str]:
    """Return the ids of everything that a question can come from."""
    shelves: Sequence[Sequence[str]] = (
        POWERS.ids[: POWERS.usual],
        FEAR_CARDS.ids,
        BLIGHT_CARDS.ids,
        EVENTS.ids,
        ADVERSARIES.ids,
        SCENARIOS.ids,
        SPIRITS.ids[: SPIRITS.usual],
        sorted({rule.id for rule in REGISTRY.rules(with_aspects=False)}),
        INVADER_ACTIONS,
        ("setup", "spirit", "powers", "growth", "fear", "time", "offer", "reclaim"),
    )
    return list(dict.fromkeys(id for shelf in shelves for id in shelf if id))


class Sight:
    """Writes what one seat may know of a table into an array full of zeros."""

    __slots__ = ("first", "layout", "out", "s", "seat")

    def __init__(self, layout: Layout, s: IslandState, seat: int, out: Any) -> None:
        hidden = hands_are_hidden(s) and not s.outcome
        # Cards that others have played face down are in their hands, which stay closed.
        self.s = veil(s, seat) if hidden else s
        self.seat = seat
        self.layout = layout
        self.first = layout.first
        self.out = out
        self._write_table()
        self._write_fear_and_blight()
        self._write_invaders()
        self._write_effects()
        for other in range(s.seats):
            self._write_spirit(other, open_hand=not hidden or other == seat)
        self._write_shown()
        if s.pieces:
            self._write_lands()

    def _turned(self, seat: int) -> int:
        """Return how far a seat is from the own one, clockwise."""
        return (seat - self.seat) % self.s.seats

    def _set(self, field: str, i: int, number: float = 1.0) -> None:
        self.out[self.first[field] + i] = min(number, MOST)

    def _write_table(self) -> None:
        s, layout = self.s, self.layout
        for n, name in enumerate(REGISTRY.sets):
            if name in s.sets:
                self._set("sets", n)
        for n, rule in enumerate((s.events, s.fewer_events, s.power_progression, s.blight)):
            self._set("rules", n, float(rule))
        if s.adversary != NOBODY:
            self._set("adversary", ADVERSARIES.number(s.adversary))
            self._set("level", 0, s.level / 6)
        if s.scenario != NOBODY:
            self._set("scenario", SCENARIOS.number(s.scenario))
        self._write_boards()
        self._set("seat", self.seat)
        self._set("seats", s.seats - 1)
        self._set("phase", s.phase)
        self._set("turn", 0, s.turn / 12)
        if s.outcome:
            self._set("outcome", int(s.outcome == "defeat"))
        if s.event_now >= 0:
            self._set("event", s.event_now)
        for n, name in enumerate(layout.counters):
            counted = s.counters.get(name, 0)
            if counted:
                self._set("counters", n, max(-1.0, counted / 10))

    def _write_boards(self) -> None:
        s, layout = self.s, self.layout
        self._set("layout", layout.layouts[s.layout])
        laid = len(s.boards) - len(s.added)
        for slot, board in enumerate(s.boards):
            n = layout.boards[board]
            self._set("slots", n * MOST_SEATS + slot)
            if slot < len(s.homes) and s.homes[slot] >= 0:
                self._set("homes", n * MOST_SEATS + self._turned(s.homes[slot]))
            if slot >= laid:
                beside, side, own_side = s.added[slot - laid]
                for i, number in enumerate(((beside + 1) / 6, (side + 1) / 3, (own_side + 1) / 3)):
                    self._set("added", n * 3 + i, number)

    def _write_fear_and_blight(self) -> None:
        s = self.s
        self._set("terror", min(s.terror, 3) - 1)
        left = len(s.fear_deck)
        third = min(left, s.fear_split[2])
        second = min(left - third, s.fear_split[1])
        numbers = (
            s.fear / 24,
            s.fear_pool / 24,
            (left - second - third) / 10,
            second / 10,
            third / 10,
            len(s.fear_earned) / 10,
        )
        for n, number in enumerate(numbers):
            self._set("fear", n, number)
        for card in s.fear_seen:
            if card in s.fear_earned:
                self._set("fear_earned", card)
            elif card in s.fear_deck:
                self._set("fear_deck", card, (left - s.fear_deck.index(card)) / 20)
        for card in s.fear_discard:
            self._set("fear_resolved", card)
        self._set("blight", 0, s.blight_pool / 20)
        self._set("blight", 1, float(s.blight_card != ""))
        self._set("blight", 2, float(s.flipped))
        self._set("blight", 3, float(is_blighted(s)))
        if s.blight_card and s.flipped:
            self._set("blight_card", BLIGHT_CARDS.number(s.blight_card))

    def _write_invaders(self) -> None:
        s = self.s
        discard = [card for card in s.invader_discard if card not in s.turned_cards]
        following = [card for card in s.invader_deck[-1:] if card in s.turned_cards]
        current = s.agenda[0] if s.agenda else (-1, -1)
        acting = [current[1]] if current[1] >= 0 else []
        piles = (
            s.ravage_cards, s.build_cards, s.explore_cards, s.high_build, discard, following, acting,
        )  # fmt: skip
        for space, pile in enumerate(piles):
            for card in pile:
                self._set("invader_cards", space * len(INVADER_CARDS) + card)
        if current[1] >= 0:
            self._set("invader_action", current[0])
        for n, card in enumerate(s.invader_deck[: -DECK - 1 : -1]):
            self._set("invader_deck", n * STAGES + INVADER_CARDS[card].stage - 1)

    def _write_effects(self) -> None:
        """Count the lasting effects, by kind: all of them, and those about the own seat."""
        first, out = self.first["effects"], self.out
        for kind, args, _, _ in self.s.effects:
            if kind not in self.layout.effects:
                continue
            i = first + 2 * self.layout.effects[kind]
            out[i] = min(out[i] + 0.25, MOST)
            fields = EFFECTS[kind].fields
            if "seat" in fields and args[fields.index("seat")] == self.seat:
                out[i + 1] = min(out[i + 1] + 0.25, MOST)

    def _write_spirit(self, seat: int, open_hand: bool) -> None:
        s, layout = self.s, self.layout
        if not s.spirits[seat]:
            return
        place = self._turned(seat)
        start = place * layout.seat_size
        # Before the set-up is complete, there is no panel to read.
        ready = bool(s.turn)
        limit = presence_limit(s, seat) if ready else None
        numbers = (
            1.0,
            float(s.ready[seat]),
            float(s.paid[seat]),
            s.energy[seat] / 20,
            income(s, seat) / 10 if ready else 0.0,
            card_plays(s, seat) / 6 if ready else 0.0,
            s.plays[seat] / 6,
            len(s.hands[seat]) / 12,
            s.destroyed[seat] / 13,
            0.0 if limit is None else limit / 13,
        )
        for n, number in enumerate(numbers):
            self._set("spirits", start + n, number)
        lists = [start + first for first in layout.seat_lists]
        panel = SPIRITS[s.spirits[seat]]
        self._set("spirits", lists[0] + SPIRITS[panel.base].number, 1 - aspect_place(panel) / ASPECT_STEPS)
        counts = zip(elements(s, seat), prepared(s, seat), strict=True)
        for e, (have, kept) in enumerate(counts):
            if have:
                self._set("spirits", lists[1] + e, have / 8)
            if kept:
                self._set("spirits", lists[2] + e, kept / 8)
        for owner, _, element in s.space_elements:
            if owner == seat:
                self._set("spirits", lists[3] + element, 0.5)
        for n in range(layout.track):
            if s.covered[seat] >> n & 1:
                self._set("spirits", lists[4] + n)
        for code in s.picks[seat]:
            self._set("spirits", lists[5] + layout.picks[code])
        for code in s.icons[seat]:
            self._set("spirits", lists[6] + layout.icons[code])
        self._write_powers(seat, place, open_hand)

    def _write_powers(self, seat: int, place: int, open_hand: bool) -> None:
        s = self.s
        self._mark(SPIRITS[s.spirits[seat]].innates, place)
        piles = ((POWER_PLAYED, s.played), (POWER_DISCARDED, s.discards), (POWER_FORGOTTEN, s.forgotten))
        for where, pile in piles:
            self._mark(pile[seat], place)
            self._mark(pile[seat], where)
        if open_hand:
            self._mark(s.hands[seat], place)
            self._mark(s.hands[seat], POWER_HAND)
        for number in s.used[seat]:
            if number >= POWERS.usual:
                continue
            i = self.first["powers"] + number * POWER_SIZE + POWER_USED
            self.out[i] = min(self.out[i] + 0.5, MOST)

    def _mark(self, powers: Iterable[int], where: int) -> None:
        first, out = self.first["powers"] + where, self.out
        for number in powers:
            if number < POWERS.usual:
                out[first + number * POWER_SIZE] = 1.0

    def _write_shown(self) -> None:
        self._mark(self.s.shown, POWER_SHOWN)
        self._mark([card for _, _, card in self.s.aside], POWER_ASIDE)

    def _write_lands(self) -> None:
        s = self.s
        start = self.first["lands"] - LAND_SIZE
        firsts = [start + LAND_NUMBERS[name] * LAND_SIZE for name in s.island.names]
        self._write_ground(firsts)
        if all(s.spirits):
            self._write_rules(firsts)
        self._write_pieces(firsts)
        self._write_marks(firsts)
        self._write_what_lasts(firsts)

    def _write_ground(self, firsts: list[int]) -> None:
        s, out, island = self.s, self.out, self.s.island
        also = all(s.spirits) and bool(active(s, Rule.extra_terrains))
        for land in island.lands:
            first = firsts[land]
            out[first] = 1.0
            for place in TERRAIN_PLACES[island.terrains[land] | (more_terrains(s, land) if also else 0)]:
                out[first + place] = 1.0
            if island.coastal[land]:
                out[first + LAND_PIECES - 1] = 1.0

    def _write_rules(self, firsts: list[int]) -> None:
        """Write the effects of rules on lands; they are in force once all seats have a spirit."""
        s, out, lands = self.s, self.out, self.s.island.lands
        if active(s, Number.DEFEND):
            for land in lands:
                out[firsts[land] + LAND_STATE] = min(defence(s, land) / 10, MOST)
        if active(s, Doing.CROSS):
            for land in lands:
                out[firsts[land] + LAND_STATE + 1] = float(is_isolated(s, land))
        if active(s, Rule.extra_pieces):
            for land in lands:
                out[firsts[land] + LAND_STRIFE + 2] = min(sum(others(s, land).values()) / 8, MOST)

    def _write_pieces(self, firsts: list[int]) -> None:
        s, out = self.s, self.out
        for land, pieces in enumerate(s.pieces):
            if any(pieces):
                first = firsts[land] + LAND_PIECES
                for kind, n in enumerate(pieces):
                    if n:
                        out[first + kind] = min(n / 8, MOST)
        for seat, own in enumerate(s.presence):
            place = self._turned(seat)
            for land, n in enumerate(own):
                if n:
                    out[firsts[land] + LAND_PRESENCE + place] = min(n / 6, MOST)
                    out[firsts[land] + LAND_SACRED + place] = float(is_sacred(s, seat, land))

    def _write_marks(self, firsts: list[int]) -> None:
        """Add up damage and strife."""
        out = self.out
        for key, n in self.s.marked.items():
            land, piece = divmod(key, MARKS)
            if piece == FLOCK:
                i, more = firsts[land] + LAND_STRIFE + 1, n / 8
            else:
                i, more = firsts[land] + LAND_DAMAGE + (piece & KIND), damage_on(piece) * n / 8
            out[i] = min(out[i] + more, MOST)
            i = firsts[land] + LAND_STRIFE
            out[i] = min(out[i] + strife_on(piece) * n / 8, MOST)

    def _write_what_lasts(self, firsts: list[int]) -> None:
        s, out = self.s, self.out
        for effect in lasting(s):
            land = belongs_to(effect)
            if land >= 0:
                i = firsts[land] + LAND_STATE + (3 if effect[2] == GAME else 2)
                out[i] = min(out[i] + 0.25, MOST)
        for what, one, other in s.changes:
            if what == LINKED:
                out[firsts[one] + LAND_STATE + 4] = out[firsts[other] + LAND_STATE + 4] = 1.0
        for i, lands in ((5, s.queue), (6, s.explored)):
            for land in lands:
                out[firsts[land] + LAND_STATE + i] = 1.0


def write_question(layout: Layout, question: Question, seat: int, out: Any) -> None:
    """Write the question to a seat into an array full of zeros there."""
    assert isinstance(question, IslandQuestion)
    first = layout.first
    words = question.words
    if question.kind in layout.questions:
        out[first["question"] + layout.questions[question.kind]] = 1.0
    if question.source in layout.sources:
        out[first["source"] + layout.sources[question.source]] = 1.0
    land = words.get("land")
    if land in LAND_NUMBERS:
        out[first["question_land"] + LAND_NUMBERS[str(land)] - 1] = 1.0
    if words.get("kind") in KINDS:
        out[first["question_kind"] + KINDS.index(str(words["kind"]))] = 1.0
    if words.get("element") in ELEMENTS:
        out[first["question_element"] + ELEMENTS.index(str(words["element"]))] = 1.0
    numbers = first["question_numbers"]
    out[numbers] = 1.0
    n = words.get("n")
    if isinstance(n, int):
        out[numbers + 1] = max(-1.0, min(n / 10, MOST))
    out[numbers + 2] = len(question.seats) / MOST_SEATS
    if isinstance(question, JointQuestion):
        out[numbers + 3] = sum([vote is not None for vote in question.votes]) / MOST_SEATS
        if question.proposal is not None:
            out[numbers + 4] = sum([vote == question.proposal for vote in question.votes]) / MOST_SEATS
        if question.left:
            out[numbers + 5] = question.left[seat] / VOTES
