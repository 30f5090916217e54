"""Verbs for spirits: energy, elements, presence, and power cards that are gained, forgotten, reclaimed."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.action.context import DESTROYED, HERE, NONE, ON_TRACK, Amount, at_most, verb
from weald.games.spirit_island.action.movement import MovementVerbs
from weald.games.spirit_island.model.geography import geography
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import ELEMENTS, presence_of
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules.aims import GAIN, GIVE_UP, LOSE, SPEND, UNCOVER, WAY
from weald.games.spirit_island.rules.hands import tell_card
from weald.games.spirit_island.rules.happenings import PRESENCE_REMOVED, RECLAIMED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import has_room, holds_presence, may_have_presence, meets
from weald.games.spirit_island.rules.markers import markers_needed, prepare, prepared
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, Power, Reach, Work
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active
from weald.games.spirit_island.rules.targeting import any_range, reach_mask
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

DRAWN = 4


class SpiritVerbs(MovementVerbs):
    """What an Action can do for spirits."""

    __slots__ = ()

    # Energy and elements.

    @verb
    def gain_energy(self, n: int, seat: int = -1) -> None:
        """Give energy to a spirit (this one, if none is named)."""
        seat = self.seat if seat < 0 else seat
        if n:
            self.s.energy[seat] += n
            if self.s.trace is not None:
                self.tell("energy", {"spirit": self.s.spirits[seat], "n": n})

    @verb
    def pay_energy(self, n: int, seat: int = -1) -> None:
        """Pay energy of a spirit (this one, if none is named)."""
        seat = self.seat if seat < 0 else seat
        assert self.s.energy[seat] >= n
        self.s.energy[seat] -= n
        if self.s.trace is not None:
            self.tell("paid", {"spirit": self.s.spirits[seat], "n": n})

    @verb
    def gain_element(self, element: int, n: int = 1, seat: int = -1) -> None:
        """Give a spirit an element for this turn."""
        seat = self.seat if seat < 0 else seat
        self.s.elements[seat][element] += n
        if self.s.trace is not None:
            self.tell("element", {"spirit": self.s.spirits[seat], "element": ELEMENTS[element], "n": n})

    def pick_element(self, elements: Sequence[int], seat: int = -1) -> Work[int]:
        """Ask for an element of a spirit's choice."""
        element: int = yield from self.ask("element", list(elements), "element", {}, seat)
        return element

    # Element markers.

    def prepare_marker(self, seat: int = -1) -> Work[None]:
        """Let a spirit prepare 1 element marker of its choice."""
        seat = self.seat if seat < 0 else seat
        element: int = yield from self.ask("prepare", range(len(ELEMENTS)), "element", {}, seat)
        prepare(self.s, seat, element)
        if self.s.trace is not None:
            self.tell("prepared", {"spirit": self.s.spirits[seat], "element": ELEMENTS[element]})

    def discard_marker(self, kind: str = "discard_marker", optional: bool = False) -> Work[int]:
        """Let the spirit discard one of its prepared markers; returns its element, or NONE."""
        options: list[Value] = [e for e, n in enumerate(prepared(self.s, self.seat)) if n]
        if not options:
            return NONE
        element: int = yield from self.ask(
            kind, [*options, NONE] if optional else options, "element", {}, aim=SPEND
        )
        if element != NONE:
            prepare(self.s, self.seat, element, -1)
            if self.s.trace is not None:
                self.tell("marker-spent", {"spirit": self.s.spirits[self.seat], "element": ELEMENTS[element]})
        return element

    def spend_markers(self, power: Power, tiers: int, land: int = NONE) -> None:
        """Spend the markers that some thresholds need (in a land); their elements count in this Action."""
        needed = markers_needed(self.s, self.seat, power, tiers, land)
        if any(needed):
            self.spend_these_markers(needed)

    def spend_these_markers(self, needed: Sequence[int]) -> None:
        """Spend some markers of each element; they count in this Action."""
        s, seat = self.s, self.seat
        before = self.markers or (0,) * len(needed)
        self.markers = tuple(a + b for a, b in zip(before, needed, strict=True))
        for element, n in enumerate(needed):
            if n:
                prepare(s, seat, element, -n)
                s.elements[seat][element] += n
                if s.trace is not None:
                    self.tell("marker-spent", {"spirit": s.spirits[seat], "element": ELEMENTS[element]})

    def drop_markers(self) -> None:
        """Take away the elements of spent markers: the Action is complete."""
        self.hold_markers(-1)
        self.markers = ()

    def hold_markers(self, sign: int) -> None:
        """Take away the elements of spent markers (-1), or give them back (1)."""
        for element, n in enumerate(self.markers):
            self.s.elements[self.seat][element] += sign * n

    # Presence.

    @verb
    def add_presence(self, land: int = HERE, seat: int = -1, growth: bool = False) -> Work[bool]:
        """Let a spirit add 1 presence to a land, from a track or from another land of the island."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        land = self.at(land)
        if not may_have_presence(s, seat, land):
            return False
        more: list[int] = []
        if growth and active(s, Rule.extra_presence_places) and has_room(s, seat):
            more = self._gaining_presence(seat)
        place = yield from self.pick_presence(seat, land, more)
        if place == NONE:
            return False
        yield from self.bring_presence(seat, land, place)
        if place == DESTROYED and active(s, Rule.after_regaining):
            yield from self._regaining(seat)
        return True

    def pick_presence(self, seat: int, land: int, more: Sequence[int] = ()) -> Work[int]:
        """Let a spirit say from where presence comes to a land; NONE if it adds none.

        A spirit that has none to add, or no room for it, may move presence from another land instead.
        """
        new = self.track_places(seat)
        places: list[Value] = [
            *new,
            *(other for other in presence_lands(self.s, seat) if other != land),
            *more,
        ]
        if places and not new and not more:
            places.append(NONE)
        if not places:
            return NONE
        place: int = yield from self.ask(
            "presence_from", places, "place", {"land": self.name(land)}, seat, UNCOVER
        )
        return place

    def track_places(self, seat: int) -> list[Value]:
        """Return the spaces of its tracks from which a spirit can take presence; none if it has no room."""
        if not has_room(self.s, seat):
            return []
        tracks = SPIRITS[self.s.spirits[seat]].tracks
        return [ON_TRACK - space for space in tracks.takeable(self.s.covered[seat])]

    @verb
    def return_presence(self, land: int = HERE, seat: int = -1) -> Work[bool]:
        """Let a spirit add 1 of its destroyed presence to a land."""
        seat = self.seat if seat < 0 else seat
        land = self.at(land)
        s = self.s
        if not s.destroyed[seat] or not may_have_presence(s, seat, land) or not has_room(s, seat):
            return False
        yield from self.bring_presence(seat, land, DESTROYED)
        return True

    @verb
    def move_presence(self, origin: int, to: int, seat: int = -1) -> Work[None]:
        """Move a spirit's presence from one land to another."""
        yield from self.bring_presence(self.seat if seat < 0 else seat, to, origin, moves=True)

    def push_presence(self, seat: int = -1, among: Sequence[int] | None = None) -> Work[tuple[int, int]]:
        """Let a spirit push 1 of its presence (out of some lands).

        Returns from where and to where, or NONE for both.
        """
        seat = self.seat if seat < 0 else seat
        piece = presence_of(seat)
        own = presence_lands(self.s, seat) if among is None else among
        lands = [
            land
            for land in own
            if self.ways(piece, self.around(land)) and not holds_presence(self.s, seat, land)
        ]
        origin = yield from self.pick_land(lands, "push_from", optional=True, seat=seat)
        if origin == NONE:
            return NONE, NONE
        words: Args = {"kind": "presence", "land": self.name(origin)}
        to: int = yield from self.ask(
            "push_to", [*self.ways(piece, self.around(origin))], "land", words, seat, WAY
        )
        yield from self.move_presence(origin, to, seat)
        return origin, to

    @verb
    def destroy_presence(
        self, n: int = 1, seat: int = -1, land: int = HERE, price: bool = False
    ) -> Work[None]:
        """Destroy a spirit's own presence, in a land if one is named, otherwise where it likes."""
        seat = self.seat if seat < 0 else seat
        for _ in range(n):
            lands = (
                presence_lands(self.s, seat) if land == HERE else [land] * bool(self.s.presence[seat][land])
            )
            where = yield from self.pick_land(lands, "destroy_presence", seat=seat, aim=LOSE)
            if where != NONE:
                yield from self.lose_presence(seat, where, price=price)

    @verb
    def cover_tracks(self, n: Amount, seat: int = -1) -> Work[int]:
        """Let a spirit put destroyed presence back on its tracks, last spaces first; returns how many."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        back = 0
        while back < at_most(n) and s.destroyed[seat]:
            options = self.open_spaces(seat)
            if not options:
                break
            if self.optional(n):
                options.append(NONE)
            place: int = yield from self.ask("presence_onto", options, "place", {}, seat)
            if place == NONE:
                break
            s.destroyed[seat] -= 1
            s.covered[seat] |= 1 << (ON_TRACK - place)
            back += 1
            if s.trace is not None:
                tracks = SPIRITS[s.spirits[seat]].tracks
                words: Args = {"spirit": s.spirits[seat], "place": tracks.place(ON_TRACK - place)}
                self.tell("presence-onto", words)
        return back

    def remove_destroyed(self, seat: int) -> None:
        """Take 1 destroyed presence of a spirit out of the game."""
        s = self.s
        s.destroyed[seat] -= 1
        s.away[seat] += 1
        if s.trace is not None:
            self.tell("presence-gone", {"spirit": s.spirits[seat]})

    def remove_presence(self, seat: int, land: int) -> None:
        """Take 1 presence of a spirit out of the game, which does not destroy it."""
        s = self.s
        put_presence(s, seat, land, -1)
        s.away[seat] += 1
        self.log.append((PRESENCE_REMOVED, seat, land, -1, 1))
        if s.trace is not None:
            self.tell("presence-removed", {"spirit": s.spirits[seat], "land": self.name(land)})

    @verb
    def retract_presence(self, seat: int = -1) -> Work[bool]:
        """Let a spirit return 1 presence from the island to one of its tracks, if a space is open there."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        spaces = self.open_spaces(seat)
        if not spaces:
            return False
        land = yield from self.pick_land(presence_lands(s, seat), "retract_presence", seat=seat, aim=LOSE)
        if land == NONE:
            return False
        place: int = yield from self.ask("cover_space", spaces, "place", {"land": self.name(land)}, seat)
        put_presence(s, seat, land, -1)
        s.covered[seat] |= 1 << (ON_TRACK - place)
        self.log.append((PRESENCE_REMOVED, seat, land, -1, 1))
        if s.trace is not None:
            self.tell("presence-retracted", {"spirit": s.spirits[seat], "land": self.name(land)})
        return True

    def open_spaces(self, seat: int) -> list[Value]:
        """Return the spaces of its tracks to which presence of a spirit can go back."""
        tracks = SPIRITS[self.s.spirits[seat]].tracks
        return [ON_TRACK - space for space in tracks.coverable(self.s.covered[seat])]

    # Range.

    def in_range(self, reach: Reach, seat: int = -1, where: Sequence[str] = ()) -> list[int]:
        """Return the lands within a range of a spirit that are (or have) one of the things asked for."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        mask = reach_mask(s, seat, reach)
        return [
            land
            for land in s.island.lands
            if mask >> land & 1 and (not where or any(meets(s, land, need, seat) for need in where))
        ]

    def presence_range(self, n: int, seat: int = -1, where: Sequence[str] = ()) -> list[int]:
        """Return the lands to which a spirit may add presence at a range."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        n += any_range(s, seat)
        lands = self.in_range(Reach(n), seat, where)
        if s.oceans and self.power is None and not SPIRITS[s.spirits[seat]].opens_oceans:
            # For growth an ocean is no land, and no way either.
            dry = geography(s.boards, s.layout, 0, s.changes, s.added)
            own = presence_lands(s, seat)
            lands = [land for land in lands if any(dry.distance[start][land] <= n for start in own)]
        if not active(s, Rule.forbids_presence):
            return lands
        return [land for land in lands if may_have_presence(s, seat, land)]

    # Power cards.

    @verb
    def gain_card(self, deck: str = "", seat: int = -1, price: int = 0) -> Work[int]:
        """Let a spirit gain a power card: draw 4, keep 1, forget one for a major power; returns it.

        With a `price`, it may pay that instead of forgetting a card. A beginner's list of powers stands in
        for the draw, whatever the deck.
        """
        card = (yield from self.gain_listed(seat)) if self.s.power_progression else NONE
        if card != NONE:
            kind = POWERS.all[card].deck
        else:
            kind = yield from self.draw_powers(deck, seat=seat)
            card = yield from self.keep_power(seat)
            if card == NONE:
                return NONE
            self.discard_drawn()
        who = self.seat if seat < 0 else seat
        if kind == MAJOR and self.forgets_for_major(who):
            able = 0 < price <= self.s.energy[who]
            if able and (yield from self.agrees("pay_not_forget", {"n": price}, who)):
                yield from self.pay_energy(price, who)
            else:
                yield from self.forget_card(seat)
        return card

    def forgets_for_major(self, seat: int) -> bool:
        """Return whether a spirit that gains a major power forgets a card for it."""
        rules = active(self.s, Rule.spares_forgetting)
        return not any(rule.spares_forgetting(self.s, by, seat) for rule, by in rules)

    def gain_listed(self, seat: int) -> Work[int]:
        """Let a spirit take the next card of its list of powers; returns it, or NONE if none is left."""
        seat = self.seat if seat < 0 else seat
        card = decks.next_of_progression(self.s, seat)
        if card < 0:
            return NONE
        self.take_power(seat, card)
        if active(self.s, Rule.after_gaining_card):
            yield from self._card_gained(seat, card)
        return card

    def draw_powers(self, deck: str = "", n: int = DRAWN, seat: int = -1) -> Work[int]:
        """Turn up power cards, of a deck of the spirit's choice if none is named. Returns the deck."""
        kind = {"minor": MINOR, "major": MAJOR}.get(deck, -1)
        if kind < 0:
            kind = yield from self.ask("deck", [MINOR, MAJOR], "deck", {}, self.seat if seat < 0 else seat)
        decks.draw(self.s, kind, n, self.seat if seat < 0 else seat)
        return kind

    def keep_power(self, seat: int = -1) -> Work[int]:
        """Let a spirit take one of the cards that lie open into its hand; returns it, or NONE."""
        seat = self.seat if seat < 0 else seat
        if not self.s.shown:
            return NONE
        card: int = yield from self.ask("gain", self.s.shown, "power", {}, seat, GAIN)
        self.take_power(seat, card)
        if active(self.s, Rule.after_gaining_card):
            yield from self._card_gained(seat, card)
        return card

    def take_power(self, seat: int, card: int) -> None:
        """Take a card that lies open into a spirit's hand."""
        s = self.s
        s.shown = [other for other in s.shown if other != card]
        s.hands[seat].append(card)
        tell_card(s, seat, "gained", POWERS.all[card])

    def discard_drawn(self) -> None:
        """Discard the cards that still lie open."""
        s = self.s
        for card in s.shown:
            decks.discard_pile(s, POWERS.all[card].deck).append(card)
        s.shown, s.drawer = [], -1

    def turn_over(self, deck: str) -> Work[Power | None]:
        """Turn over the top card of the minor or major deck and discard it; returns it."""
        yield from self.draw_powers(deck, 1)
        power = POWERS.all[self.s.shown[0]] if self.s.shown else None
        self.discard_drawn()
        if power is not None and self.s.trace is not None:
            self.tell("turned-over", {"id": power.id})
        return power

    def give_card(self, giver: int, taker: int) -> Work[None]:
        """Let a spirit give a card from its hand to another one."""
        s = self.s
        card: int = yield from self.ask("give_card", [*s.hands[giver], NONE], "power", {}, giver)
        if card != NONE:
            s.hands[giver].remove(card)
            s.hands[taker].append(card)
            if s.trace is not None:
                self.tell("gained", {"spirit": s.spirits[taker], "id": POWERS.all[card].id})

    def play_now(self, cards: Sequence[int], seat: int = -1) -> Work[int]:
        """Let a spirit play one of some cards of its hand for its cost, beyond its card plays; returns it."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        payable = [card for card in cards if cost(s, seat, card) <= s.energy[seat]]
        card: int = yield from self.ask("play_now", [*payable, NONE], "power", {}, seat)
        if card != NONE:
            self.play_beyond(card, seat)
        return card

    def play_beyond(self, card: int, seat: int, price: int | None = None) -> None:
        """Play a card of a spirit's hand beyond its card plays, for its cost or another price."""
        self.s.extra_plays[seat] += 1
        decks.play(self.s, seat, card, price)

    @verb
    def forget_card(self, seat: int = -1) -> Work[int]:
        """Let a spirit forget a power card from hand, discard or play; returns it."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        cards = [*s.hands[seat], *s.played[seat], *s.discards[seat]]
        if not cards:
            return NONE
        card: int = yield from self.ask("forget", cards, "power", {}, seat, GIVE_UP)
        yield from self.forget(card, seat)
        return card

    def forget(self, card: int, seat: int) -> Work[None]:
        """Let a spirit forget a certain card that it has, unless something else happens to it."""
        s = self.s
        if active(s, Rule.instead_of_forgetting) and (yield from self._forgetting(seat, card)):
            return
        decks.forget(s, seat, card)
        if s.trace is not None:
            self.tell("forgotten", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})

    @verb
    def reclaim_card(
        self, seat: int = -1, optional: bool = False, in_play: bool = False, major: bool = True
    ) -> Work[int]:
        """Let a spirit take one of its discarded cards (or those in play) back into its hand; returns it.

        Without `major` it is no major power.
        """
        s = self.s
        seat = self.seat if seat < 0 else seat
        options: list[Value] = [
            card
            for card in (*s.discards[seat], *(s.played[seat] if in_play else ()))
            if major or POWERS.all[card].deck != MAJOR
        ]
        if not options:
            return NONE
        if optional:
            options.append(NONE)
        card: int = yield from self.ask("reclaim", options, "power", {}, seat, GAIN)
        if card != NONE:
            if card in s.played[seat]:
                decks.discard(s, seat, card)
            s.discards[seat].remove(card)
            s.hands[seat].append(card)
            self.log.append((RECLAIMED, seat, -1, -1, 1))
            if s.trace is not None:
                self.tell("reclaimed", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})
        return card

    @verb
    def reclaim_all(self, seat: int = -1) -> None:
        """Return all of a spirit's discarded cards to its hand."""
        s = self.s
        seat = self.seat if seat < 0 else seat
        if s.discards[seat]:
            self.log.append((RECLAIMED, seat, -1, -1, len(s.discards[seat])))
        s.hands[seat] += s.discards[seat]
        s.discards[seat] = []
        if s.trace is not None:
            self.tell("reclaimed-all", {"spirit": s.spirits[seat]})
