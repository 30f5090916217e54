"""Quick answers to small questions, as somebody gives them who knows what invaders are about to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from weald.games.spirit_island.action.context import (
    DESTROYED,
    NO_PAIR,
    NONE,
    ON_TRACK,
    Deed,
    IslandQuestion,
    at_most,
    kinds_of,
)
from weald.games.spirit_island.action.joint import ENOUGH, ENOUGH_PAID, JointQuestion
from weald.games.spirit_island.ai.features import SAVED, output, progress, usual_price
from weald.games.spirit_island.model.corners import corners
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.lands import (
    count,
    has_building,
    has_invaders,
    invaders,
    number,
    pieces_in,
)
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    KIND,
    STRENGTH,
    THIEF,
    TOKENS,
    TOWN,
    WILDS,
    Kinds,
    damage_on,
    seat_of,
    strife_on,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.presentation.forecast import ahead
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health_left, is_sacred
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import income, openable, tiers_met
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY, FORGET, MARKER, price_of
from weald.games.spirit_island.rules.powers import MAJOR
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active
from weald.games.spirit_island.rules.tracks import CARDS, Tracks
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.decisions import Value

# How much it is worth to be rid of a piece; dahan and tokens are worth keeping.
PIECE_WORTH = {
    EXPLORER: 1.2,
    TOWN: 3.0,
    CITY: 5.0,
    DAHAN: -1.2,
    BLIGHT: 4.0,
    BEASTS: -0.8,
    WILDS: -1.6,
    DISEASE: -2.0,
    BADLANDS: -0.9,
    THIEF: 2.0,
}

# What a deed is worth when nothing else is known.
DEED_WORTH = {
    "damage": 1.5,
    "damage_each": 3.0,
    "damage_separate": 1.2,
    "destroy": 2.5,
    "remove": 1.0,
    "remove_health": 1.0,
    "downgrade": 1.0,
    "upgrade": -2.0,
    "fear": 1.2,
    "defend": 0.6,
    "skip": 1.0,
    "skip_action": 1.5,
    "isolate": 1.0,
    "remove_blight": 3.5,
    "add_strife": 1.5,
    "push": 1.0,
    "push_evenly": 1.0,
    "push_apart": 1.0,
    "gather": 0.6,
    "move": 1.0,
    "replace": 1.5,
    "gain_energy": 0.7,
    "pay_energy": -0.7,
    "gain_element": 1.0,
    "gain_card": 1.0,
    "reclaim_card": 1.0,
    "reclaim_all": 1.0,
    "add_presence": 1.0,
    "return_presence": 1.0,
    "move_presence": 1.0,
    "cover_tracks": 0.5,
    "forget_card": -1.0,
    "destroy_presence": -2.5,
    "retract_presence": -1.5,
    "add_blight": -5.0,
    "discard_blight": -3.0,
    "damage_land": -5.0,
}
# What it is worth to say yes: to go along, to pay for harm to invaders, to spend presence against blight.
CONSENT_WORTH = {
    "unfolding_plague": 0.5,
    "furnace": 0.6,
    "plaguebearers": 0.2,
    "gather_site": -0.1,
    "ally_of_the_dahan": 0.5,
    "ally_of_the_beasts": 0.3,
    "choke_the_land_with_green": 1.0,
    "flame_price": 0.6,
    "source_price": 0.4,
    "nighttime_sky": -0.4,
    "blur_again": -0.2,
    "bury_invader_card": 0.3,
}
# Verbs whose first argument is no number.
UNCOUNTED = {"replace", "gain_card", "skip_action", "isolate", "skip", "push_evenly", "push_apart"}
# Verbs that do something to pieces of a land: a number, then their kinds (invaders, if none are named).
DONE_TO_PIECES = {"damage", "damage_each", "damage_separate", "destroy", "remove", "push", "add_strife"}
# Questions about a card to forget or to discard, with what that brings.
FORGETTING = {
    "forget": 0.0, "discard_card": 0.0, "forget_to_gain": 7.0, "forget_to_reclaim": 4.0, "may_forget": 2.5,
    "swap_power": 6.0,
}  # fmt: skip
# What actions of growth options are worth when one is opened for good; others 1.
ICON_WORTH = {
    "reclaim_all": 3.0, "reclaim_half": 2.5, "gain_power_card": 2.0, "extra_plays": 2.0, "damage": 2.0,
    "gain_energy": 1.5, "move_presence": 0.5,
}  # fmt: skip
# Deeds that are made of others.
COMPOUND = {"in_turn", "both"}


def quick_scores(s: IslandState, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
    """Score each answer at first sight."""
    if isinstance(q, JointQuestion):
        return [joint_worth(s, q, seat, value) for value in values]
    judge = JUDGES.get(q.kind)
    if judge is not None:
        glance = Glance(s, q, seat)
        return [judge(glance, value) for value in values]
    if q.of == "land":
        threats = threat(s)
        return [0.0 if value == NONE else threats.get(cast("int", value), 0.0) for value in values]
    if q.of == "deed":
        return [deed_worth(q, value) for value in values]
    if q.of == "power":
        sign = -1 if q.kind in FORGETTING else 1
        reward = FORGETTING.get(q.kind, 0.0)
        return [
            0.0 if value == NONE else reward + sign * card_worth(s, seat, cast("int", value))
            for value in values
        ]
    if q.of == "growth":
        return [growth_worth(s, seat, cast("int", value)) for value in values]
    return [0.0] * len(values)


def joint_worth(s: IslandState, q: JointQuestion, seat: int, value: Value) -> float:
    """Score an answer to what all decide together: a proposal of somebody else is accepted.

    Without one, what costs little is paid, and harm goes where the least is lost.
    """
    if isinstance(value, tuple):
        if value == q.proposal:
            return 9.0
        if q.of == "at":
            # Presence of a spirit that has much of it.
            return float(sum(s.presence[seat_of(value[1])]))
        if value in (NO_PAIR, ENOUGH_PAID):
            return 0.1 if value == ENOUGH_PAID else 0.0
        # As much energy as needed, rather than cards.
        return {ENERGY: 3.0 + value[1] / 100, MARKER: 2.5, DISCARD: 2.0, FORGET: 1.0}[value[0]]
    if q.kind == "prevent":
        return 0.0 if value == NONE else -1.0 if value == ENOUGH else 0.1 * sum(s.presence[seat]) - 0.7
    if value == NONE:
        return -9.0
    if value == q.proposal:
        return 9.0
    if q.parts:
        price = q.parts[value].price
        return 1.0 if price is None else 1.6 - price_of(s, price) / (1 + sum(s.energy))
    if q.of == "land":
        return -0.1 * sum(own[value] for own in s.presence) - s.pieces[value][BLIGHT]
    if q.of == "yes":
        return value * agreed_worth(s, q)
    if q.of == "seat":
        return -0.1 * s.energy[value]
    return 0.0


def agreed_worth(s: IslandState, q: JointQuestion) -> float:
    """Value what all may agree to, beside leaving it."""
    if q.kind == "great_warding":
        ravaged = {land for action, _, lands in ahead(s) if action == RAVAGE for land in lands}
        return 0.4 * sum(has_invaders(s, land) for land in ravaged) - 1.0
    if q.kind == "protect_board":
        return 1.5 - 0.4 * int(str(q.words["n"]))
    # Two presence or dahan for one blight, or energy for a little damage.
    return -0.2


# What invaders do next, as the forecast has it: action, card, lands.
ComingActions = list[tuple[int, int, list[int]]]
# How urgent ravages and builds make a land.
URGENCY = {RAVAGE: 3.0, BUILD: 1.5}


def threat(s: IslandState, coming: ComingActions | None = None) -> dict[int, float]:
    """Return by land how much it would help to have fewer invaders there."""
    every = s.pieces
    urgency: dict[int, float] = {}
    for land in s.island.lands:
        pieces = every[land]
        n = pieces[EXPLORER] + pieces[TOWN] + pieces[CITY]
        if n:
            urgency[land] = 0.3 * n
    for action, _, lands in ahead(s) if coming is None else coming:
        more = URGENCY.get(action, 0.0)
        for land in lands:
            if land in urgency:
                urgency[land] += more
    return urgency


class Glance:
    """One look at a question: the table, who is asked, and where invaders do harm soon."""

    def __init__(self, s: IslandState, q: IslandQuestion, seat: int) -> None:
        self.s = s
        self.q = q
        self.seat = seat
        self._coming: ComingActions | None = None
        self._threats: dict[int, float] | None = None

    @property
    def coming(self) -> ComingActions:
        """What invaders do next."""
        if self._coming is None:
            self._coming = ahead(self.s)
        return self._coming

    @property
    def threats(self) -> dict[int, float]:
        """By land, how much it would help to have fewer invaders there."""
        if self._threats is None:
            self._threats = threat(self.s, self.coming)
        return self._threats

    def hit(self, value: Value) -> float:
        """Value a piece to hurt or take: what can be finished, the dearest first."""
        piece = cast("int", value)
        if piece == NONE:
            return 0.1
        land = self.s.island.names.index(str(self.q.words["land"]))
        worth = PIECE_WORTH.get(piece & KIND, 0.5)
        if self.q.kind == "damage":
            left = max(1, health_left(self.s, land, piece))
            return worth / left if left <= int(str(self.q.words["n"])) else 0.1 / left
        if self.q.kind == "upgrade":
            # Towns that become cities add less than explorers that become towns, but are harder to undo.
            return -worth
        if self.q.kind == "strife":
            return worth / (1 + strife_on(piece))
        return worth

    def token(self, value: Value) -> float:
        """Value a token to give up for what it brings, or to take back: something if invaders are there."""
        piece = cast("int", value)
        if piece == NONE:
            return 0.1
        if self.q.kind in ("return_token", "add_token"):
            return 1.0 / (1 + strife_on(piece)) if piece & KIND in INVADERS else -PIECE_WORTH[piece & KIND]
        land = self.s.island.names.index(str(self.q.words["land"]))
        return 1.0 if has_invaders(self.s, land) else 0.0

    def far_hit(self, value: Value) -> float:
        """Value a piece to remove in one of several lands: where it would do most harm."""
        if value == NO_PAIR:
            return 0.1
        land, piece = cast("tuple[int, int]", value)
        return PIECE_WORTH.get(piece & KIND, 0.5) + 0.1 * self.threats.get(land, 0.0)

    def push(self, value: Value) -> float:
        """Push invaders out of where they are about to do harm; leave dahan where they are."""
        piece = cast("int", value)
        if piece == NONE:
            return 0.5
        land = self.s.island.names.index(str(self.q.words["land"]))
        kind = piece & KIND
        if kind in INVADERS:
            return STRENGTH[kind] * self.threats.get(land, 0.0)
        return 0.2 if kind == DAHAN else 1.0 if kind in (BLIGHT, THIEF) else 0.3

    def relic_way(self, value: Value) -> float:
        """Value a land for a thief: far from the ocean, and where dahan can catch it."""
        land = cast("int", value)
        return self.s.island.from_ocean[land] + 2.0 * (self.s.pieces[land][DAHAN] > 1)

    def way(self, value: Value) -> float:
        """Value a land to push to: away from coming ravages and builds; dahan to where they can fight."""
        land = cast("int", value)
        if land == NONE:
            land = self.s.island.names.index(str(self.q.words["land"]))
        danger = sum(
            {RAVAGE: 3.0, BUILD: 2.0}.get(action, 0.0) for action, _, lands in self.coming if land in lands
        )
        if self.q.words["kind"] == "thief":
            return self.relic_way(land)
        if self.q.words["kind"] == "dahan":
            return danger if has_invaders(self.s, land) else 0.5
        ready = 0.5 * self.s.pieces[land][DAHAN] + (1.0 if self.s.island.coastal[land] else 0.0)
        return (
            ready - danger - 0.4 * invaders(self.s, land) - (1.0 if self.s.presence[self.seat][land] else 0.0)
        )

    def gather(self, value: Value) -> float:
        """Gather dahan to fight; gather invaders only away from worse places."""
        if value == NO_PAIR:
            return 0.5
        origin, piece = cast("tuple[int, int]", value)
        land = self.s.island.names.index(str(self.q.words["land"]))
        threats = self.threats
        if piece & KIND in INVADERS:
            return STRENGTH[piece & KIND] * (threats.get(origin, 0.0) - threats.get(land, 0.3))
        if piece & KIND == THIEF:
            return 0.5 + self.relic_way(land) - self.relic_way(origin)
        return 1.0 + threats.get(land, 0.0) - threats.get(origin, 0.0) if piece & KIND == DAHAN else 0.6

    def ferry(self, value: Value) -> float:
        """Move dahan between two lands to where invaders are more dangerous."""
        if value == NO_PAIR:
            return 0.5
        names = self.s.island.names
        one, other = (names.index(str(self.q.words[word])) for word in ("land", "to"))
        origin = cast("tuple[int, int]", value)[0]
        to = other if origin == one else one
        return self.threats.get(to, 0.0) - self.threats.get(origin, 0.0)

    def presence_to(self, value: Value) -> float:
        """Value a land for presence: near invaders, as a sacred site, away from blight to come."""
        land = cast("int", value)
        threats = self.threats
        if blight_brought(self.s, self.seat):
            # It burns invaders; a second blight would spread.
            return 2.0 * threats.get(land, 0.0) - 6.0 * min(1, self.s.pieces[land][BLIGHT])
        near = sum(0.3 for other in self.s.island.near[land] if other in threats)
        second = (
            1.2 if self.s.presence[self.seat][land] == 1 and not is_sacred(self.s, self.seat, land) else 0.0
        )
        spread = 0.8 if not self.s.presence[self.seat][land] else 0.0
        far = 1.2 * self._newly_reached(land)
        return near + far + second + spread - 0.8 * threats.get(land, 0.0) - 0.5 * self.s.pieces[land][BLIGHT]

    def _newly_reached(self, land: int) -> int:
        """Count the lands with towns or cities, here and adjacent, that no presence of the spirit is near."""
        s = self.s
        own = s.presence[self.seat]
        return sum([
            not own[other] and not any(own[nearer] for nearer in s.island.near[other])
            for other in (land, *s.island.near[land])
            if has_building(s, other)
        ])  # fmt: skip

    def wanted_element(self, value: Value) -> float:
        """Value an element by how much the innate powers ask for it."""
        element = cast("int", value)
        innates = SPIRITS[self.s.spirits[self.seat]].innates
        return float(sum(need[element] for number in innates for need in POWERS.all[number].tiers))

    def consent(self, value: Value) -> float:
        """Value a yes by what it is about."""
        return CONSENT_WORTH[self.q.kind] if value else 0.0

    def corner(self, value: Value) -> float:
        """Value a corner by how many of its lands invaders threaten."""
        lands = corners(self.s.boards, self.s.layout, self.s.added).lands[cast("int", value)]
        return float(sum(1 + (land in self.threats) for land in lands if self.s.island.number[land]))

    def unseen(self, value: Value) -> float:
        """Nobody knows anything about cards that lie face down."""
        return 0.0

    def place(self, value: Value) -> float:
        """Value a track to uncover: the one whose next spaces help more; never move what is on the island."""
        place = cast("int", value)
        s, seat = self.s, self.seat
        if place > ON_TRACK:
            return 2.5 if place == DESTROYED else -1.0
        tracks = SPIRITS[s.spirits[seat]].tracks
        space = ON_TRACK - place
        line = tracks.spaces[space].line
        if line not in (CARDS, ENERGY_TRACK):
            return 1.0 + 1.5 * further_promise(s, seat, tracks, space)
        gain = potential(s, seat, s.covered[seat] & ~(1 << space)) - potential(s, seat, s.covered[seat])
        further = 0.3 * promise(tracks, line, s.covered[seat])
        return 1.0 + 4.0 * gain + further

    def covered(self, value: Value) -> float:
        """Value a space to cover again: the one that gives least."""
        space = SPIRITS[self.s.spirits[self.seat]].tracks.spaces[ON_TRACK - cast("int", value)]
        return -space.energy - 2.0 * space.plays - space.reclaims - len(space.elements) - space.free

    def cover(self, value: Value) -> float:
        """Value a track to cover again: only when nothing is left on the tracks to add to the island."""
        left = bool(self.s.covered[self.seat])
        return 0.0 if value == NONE else -0.5 if left else 0.5

    def drift(self, value: Value) -> float:
        """Value a land for presence that may drift: where wounded invaders would not heal."""
        if value == NONE:
            return 0.5
        land = cast("int", value)
        wounded = any(damage_on(piece) for piece in pieces_in(self.s, land, INVADERS))
        return 1.0 if wounded and not self.s.presence[self.seat][land] else 0.2

    def refuge(self, value: Value) -> float:
        """Value a land for presence that would be destroyed otherwise."""
        return -9.0 if value == NONE else self.presence_to(value)

    def drifting(self, value: Value) -> float:
        """Value presence that drifts: one of several, or one where no invader is wounded."""
        land = cast("int", value)
        wounded = any(damage_on(piece) for piece in pieces_in(self.s, land, INVADERS))
        return self.s.presence[self.seat][land] - (2.0 if wounded else 0.0)

    def eruption(self, value: Value) -> float:
        """Value presence to blow up: as little as reaches the most thresholds, and what falls at once."""
        n = cast("int", value)
        land = self.s.island.names.index(str(self.q.words["land"]))
        tiers = tiers_met(self.s, self.seat, POWERS[self.q.source])
        reached = sum([tiers >> i & 1 for i, least in enumerate((2, 4, 6, 10)) if n >= least])
        struck = min(n, 2 * invaders(self.s, land)) if self.s.pieces[land][TOWN] else 0
        rest = sum(self.s.presence[self.seat]) - n
        return 5.0 * reached + 0.5 * struck - n - (0.0 if rest else 99.0)

    def lost_presence(self, value: Value) -> float:
        """Value presence to give up: one of many, or one that blight will take anyway."""
        land = cast("int", value)
        return (
            self.threats.get(land, 0.0)
            + (1.0 if self.s.presence[self.seat][land] > 2 else 0.0)
            - is_sacred(self.s, self.seat, land)
        )

    def leaving(self, value: Value) -> float:
        """Which presence to move on: one that is in danger; otherwise none."""
        return 0.5 if value == NONE else self.lost_presence(value)

    def deck(self, value: Value) -> float:
        """Major powers for those who can pay them."""
        rich = income(self.s, self.seat) + 0.7 * self.s.energy[self.seat]
        return rich - 5.5 if value == 1 else 0.0

    def cascade(self, value: Value) -> float:
        """Blight goes where it does least."""
        land = cast("int", value)
        return -3.0 * self.s.pieces[land][BLIGHT] - sum(own[land] for own in self.s.presence)

    def newcomer(self, value: Value) -> float:
        """Invaders come where they and others do least."""
        land = cast("int", value)
        return -self.threats.get(land, 0.0) - sum(own[land] for own in self.s.presence)

    def herd(self, value: Value) -> float:
        """Towns leave where they do most."""
        return self.threats.get(cast("int", value), 0.0)

    def planted(self, value: Value) -> float:
        """Land that gets a town, or blight where a town or city is."""
        land = cast("int", value)
        return self.cascade(value) - 2.0 if has_building(self.s, land) else self.newcomer(value)

    def lost_by_any(self, value: Value) -> float:
        """Presence goes that blight will take anyway, or of a spirit with more of it."""
        land, piece = cast("tuple[int, int]", value)
        own = self.s.presence[seat_of(piece)]
        return self.threats.get(land, 0.0) + 0.2 * sum(own) - is_sacred(self.s, seat_of(piece), land)

    def lost_beasts(self, value: Value) -> float:
        """Beasts go where the fewest invaders are."""
        return -self.threats.get(cast("int", value), 0.0)

    def yes(self, value: Value) -> float:
        """Agree to what helps."""
        return 1.0 if value else 0.0

    def whose(self, value: Value) -> float:
        """Choose the own presence first, then that of others."""
        return 0.0 if value == NONE else 1.0 if value == self.seat else 0.8

    def paid_damage(self, value: Value) -> float:
        """Pay for what the invaders of the land can suffer, and no more."""
        s, n = self.s, cast("int", value)
        land = s.island.names.index(str(self.q.words["land"]))
        left = sum(
            health_left(s, land, piece) * number(s, land, piece) for piece in pieces_in(s, land, INVADERS)
        )
        return float(min(n, left)) - 0.5 * n

    def skipped_board(self, value: Value) -> float:
        """Skip the board where invaders are most and do most."""
        island = self.s.island
        board = cast("int", value)
        return sum(worth for land, worth in self.threats.items() if island.on_board(land, board))

    def covered_again(self, value: Value) -> float:
        """Value a space for presence to go back to: one that is missed least."""
        s, seat = self.s, self.seat
        tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
        before = tracks.shown(covered)
        after = tracks.shown(covered | 1 << (ON_TRACK - cast("int", value)))
        lost = before.energy - after.energy + 1.5 * (before.plays - after.plays)
        return -lost - 0.7 * (sum(before.elements) - sum(after.elements))

    def lasting_element(self, value: Value) -> float:
        """Value an element for good: one that many own cards have, and innate powers ask for."""
        s, seat, element = self.s, self.seat, cast("int", value)
        own = [*s.hands[seat], *s.played[seat], *s.discards[seat]]
        wanted = any(need[element] for i in SPIRITS[s.spirits[seat]].innates for need in POWERS.all[i].tiers)
        there = sum([own_element == element for owner, _, own_element in s.space_elements if owner == seat])
        return sum([POWERS.all[card].elements[element] for card in own]) + 2.0 * there + 1.0 * wanted

    def marker(self, value: Value) -> float:
        """Value a marker to prepare, or one to keep, by how much the innate powers ask for its element."""
        if value == NONE:
            return 0.0
        element = cast("int", value)
        wanted = sum(
            need[element] for i in SPIRITS[self.s.spirits[self.seat]].innates for need in POWERS.all[i].tiers
        )
        worth = wanted / (1.0 + prepared(self.s, self.seat)[element])
        return worth if self.q.kind == "prepare" else -worth

    def presence_stays(self, value: Value) -> float:
        """Presence that may be left out of what happens to beasts stays."""
        return 0.0 if value else 1.0

    def most(self, value: Value) -> float:
        """The more the better."""
        return float(cast("int", value))

    def into_own_land(self, value: Value) -> float:
        """Explorers come where tokens wait for them, and not where they would ravage with others."""
        if value == NONE:
            return 0.5
        land = cast("int", value)
        return 0.4 * count(self.s, land, TOKENS) + 0.5 - 0.2 * self.threats.get(land, 0.0)

    def keep(self, value: Value) -> float:
        """Energy is less than blight or presence."""
        return 1.0 if value else 0.0

    def order(self, value: Value) -> float:
        return 1.0 if value == NONE else 0.0


def blight_brought(s: IslandState, seat: int) -> int:
    """Return how much blight a spirit's own presence brings along where it is added."""
    rules = active(s, Rule.brings_blight)
    return sum([rule.brings_blight(s, by, seat) for rule, by in rules]) if rules else 0


def potential(s: IslandState, seat: int, covered: int) -> float:
    """Return what a spirit can do in a turn with such tracks, and part of what the next spaces bring."""
    spirit = SPIRITS[s.spirits[seat]]
    tracks = spirit.tracks
    shown = tracks.shown(covered)
    plays = shown.plays + progress(tracks, CARDS, covered)
    energy = shown.energy + progress(tracks, ENERGY_TRACK, covered)
    return output(plays, energy + s.energy[seat] / SAVED, usual_price(spirit))


def promise(tracks: Tracks, line: str, covered: int) -> float:
    """Return what the next spaces of a track bring beside numbers, the nearer the better."""
    coming = [tracks.spaces[i] for i in tracks.lines[line] if covered >> i & 1]
    gains = [0.8 * space.reclaims + 0.7 * (len(space.elements) + space.free) for space in coming[:3]]
    return max([gain / (i + 1) for i, gain in enumerate(gains)], default=0.0)


def further_promise(s: IslandState, seat: int, tracks: Tracks, space: int) -> float:
    """Return what a space of another track brings: by itself, by the growth it opens, by what lies beyond."""
    worth = space_gain(s, seat, tracks, space)
    line = tracks.spaces[space].line
    if line:
        left = tracks.covered_on(line, s.covered[seat])
        return worth + (1.6 / left if openable(s, seat, line) else 0.0)
    beyond = [
        space_gain(s, seat, tracks, other)
        for other, after in enumerate(tracks.spaces)
        if s.covered[seat] >> other & 1 and any(need >> space & 1 for need in after.needs)
    ]
    return max(worth, max(beyond, default=0.0) / 2)


def space_gain(s: IslandState, seat: int, tracks: Tracks, space: int) -> float:
    """Return what uncovering one space adds to what a spirit has."""
    shown = tracks.shown(s.covered[seat])
    place = tracks.spaces[space]
    gain = max(0, place.energy - shown.energy) + place.more_energy + 0.5 * place.gain
    gain += 1.5 * (max(0, place.plays - shown.plays) + place.more_plays) + 0.8 * place.reclaims
    return gain + 0.7 * (len(place.elements) + place.free + place.chooses) + 0.5 * place.more_range


def growth_worth(s: IslandState, seat: int, code: int) -> float:
    """Value a growth option for the rest of the game."""
    part, option = option_of(code)
    icons = SPIRITS[s.spirits[seat]].growth[part].options[option]
    return sum([ICON_WORTH.get(icon.id, 1.0) * (1.0 + 0.2 * (icon.n or 0)) for icon in icons])


def deed_worth(q: IslandQuestion, value: Value) -> float:
    """Value a deed by its verb and number."""
    index = cast("int", value)
    if index == NONE:
        return 0.3
    return worth_of(q.deeds[index])


def worth_of(deed: Deed[Any]) -> float:
    """Return what a deed is worth: by its verb and number, or what its parts are worth together."""
    if deed.name in COMPOUND:
        return sum(worth_of(part) for part in deed.args)
    if deed.name == "called":
        return float(deed.words["worth"])
    if finds_nothing(deed):
        return 0.0
    n = at_most(deed.args[0]) if deed.args and deed.name not in UNCOUNTED else 1
    many = max(1, min(n, 6))
    if deed.name == "add":
        return -PIECE_WORTH[deed.args[1]] * many
    return DEED_WORTH[deed.name] * many


def finds_nothing(deed: Deed[Any]) -> bool:
    """Return whether no piece that a deed is about is in the land."""
    if deed.name == "remove_blight":
        kinds: int | Kinds = BLIGHT
    elif deed.name in DONE_TO_PIECES:
        kinds = deed.args[1] if len(deed.args) > 1 else INVADERS
    else:
        return False
    land = deed.words.get("land", deed.act.land)
    return land >= 0 and not count(deed.act.s, land, kinds_of(kinds))


def card_worth(s: IslandState, seat: int, card: int) -> float:
    """Value a card for a spirit in the long run: cheap, with the elements its innate powers need."""
    power = POWERS.all[card]
    wanted = [0] * 8
    for innate in SPIRITS[s.spirits[seat]].innates:
        for need in POWERS.all[innate].tiers[-1:]:
            wanted = [max(a, b) for a, b in zip(wanted, need, strict=True)]
    fitting = sum(n for e, n in enumerate(power.elements) if wanted[e] > 0)
    purse = income(s, seat) + s.energy[seat] / 2
    strong = 2.0 + power.cost if power.deck == MAJOR else 2.0
    return strong + fitting + 0.3 * sum(power.elements) - 1.5 * max(0.0, power.cost - purse)


JUDGES = {
    "damage": Glance.hit,
    "destroy": Glance.hit,
    "remove": Glance.hit,
    "remove_health": Glance.hit,
    "replace": Glance.hit,
    "downgrade": Glance.hit,
    "upgrade": Glance.hit,
    "strife": Glance.hit,
    "fighter": Glance.hit,
    "element": Glance.wanted_element,
    "invoke_element": Glance.wanted_element,
    "invoke_corner": Glance.corner,
    "see_fear": Glance.unseen,
    **dict.fromkeys(CONSENT_WORTH, Glance.consent),
    "remove_token": Glance.token,
    "return_token": Glance.token,
    "remove_among": Glance.far_hit,
    "add_token": Glance.token,
    "push": Glance.push,
    "push_to": Glance.way,
    "gather": Glance.gather,
    "ferry_dahan": Glance.ferry,
    "presence_to": Glance.presence_to,
    "presence_from": Glance.place,
    "presence_onto": Glance.cover,
    "eruption": Glance.eruption,
    "mists_to": Glance.drift,
    "mists_from": Glance.drifting,
    "flowing_forms": Glance.refuge,
    "destroy_presence": Glance.lost_presence,
    "retract_presence": Glance.lost_presence,
    "cover_space": Glance.covered,
    "move_presence_from": Glance.leaving,
    "move_presence_to": Glance.presence_to,
    "deck": Glance.deck,
    "cascade": Glance.cascade,
    "add_blight": Glance.cascade,
    "add_town": Glance.newcomer,
    "add_city": Glance.newcomer,
    "herd_from": Glance.herd,
    "add_cities": Glance.newcomer,
    "upgrade_land": Glance.newcomer,
    "add_explorer": Glance.newcomer,
    "persistent_explorer": Glance.newcomer,
    "cash_crops": Glance.planted,
    "lose_any_presence": Glance.lost_by_any,
    "lose_beasts": Glance.lost_beasts,
    "space_element": Glance.lasting_element,
    "prepare": Glance.marker,
    "discard_marker": Glance.marker,
    "give_marker": Glance.marker,
    "discard_not_forget": Glance.keep,
    "pay_not_forget": Glance.keep,
    "flock": Glance.presence_stays,
    "time_from": Glance.place,
    "time_to": Glance.covered_again,
    "enthrall": Glance.most,
    "forsake_society": Glance.into_own_land,
    "bulwark_of_will": Glance.keep,
    "bulwark_for_presence": Glance.keep,
    "remove_disease": Glance.lost_beasts,
    "truce": Glance.hit,
    "caution": Glance.keep,
    "thief_way": Glance.relic_way,
    "order": Glance.order,
    "divide": Glance.push,
    "skip_board": Glance.skipped_board,
    "skip_this_action": Glance.yes,
    "adds_presence": Glance.yes,
    "whose_presence": Glance.whose,
    "give_presence": Glance.lost_presence,
    "give_from_track": Glance.place,
    "pay_for_damage": Glance.paid_damage,
}
