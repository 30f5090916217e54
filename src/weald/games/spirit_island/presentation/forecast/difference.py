"""Differences between two states of the island: in numbers, in messages, and their worth."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    COUNTED_KINDS,
    DAHAN,
    DAMAGEABLE,
    DISEASE,
    EXPLORER,
    INVADERS,
    KIND,
    KINDS,
    MARKS,
    TOKENS,
    TOWN,
    WILDS,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.state import SLOW, IslandState
from weald.games.spirit_island.presentation.forecast.invaders import ahead, forecast
from weald.games.spirit_island.presentation.view_types import Coming
from weald.games.spirit_island.rules.land_rules import defence
from weald.kernel.events import Event
from weald.kernel.messages import Args, Message
from weald.kernel.outcomes import GOOD, NOTHING, PART, WEAK, Change, Level, Sign, Tone

# Worth of pieces on the island to the spirits, by kind.
WORTH = {
    EXPLORER: -1.0, TOWN: -2.5, CITY: -4.5, DAHAN: 1.5, BLIGHT: -4.0, BEASTS: 0.7, WILDS: 1.0, DISEASE: 1.0,
    BADLANDS: 0.7,
}  # fmt: skip
# The same for what comes to a land, for damage that heals, strife, fear, energy, a card, presence.
COMING = {"blight": -5.0, "lost": -1.2, "town": -2.0, "city": -3.5, "slain": 0.4}
HURT, STRIFE, FEAR, ENERGY, CARD, PRESENCE = 0.1, 0.8, 0.7, 0.5, 1.2, 2.0
ICONS = {
    EXPLORER: "explorer", TOWN: "town", CITY: "city", DAHAN: "hut", BLIGHT: "blightmark", BEASTS: "paw",
    WILDS: "thorny-vine", DISEASE: "virus", BADLANDS: "earth-crack",
}  # fmt: skip
# The lines of a table of before and after, and the signs, at most.
ROWS = 4
SIGNS = 4


def message(name: str, /, **args: int | str) -> Message:
    """Return a message about an outcome."""
    words: Args = {**args}
    return Message(f"spirit_island-outcome-{name}", words)


class Threat:
    """Coming harm to a land if nothing more is done, in numbers."""

    __slots__ = ("blight", "built", "damage", "lost", "ravages", "slain", "spreads")

    def __init__(self, s: IslandState, land: int, coming: Coming) -> None:
        ravages = [ravage for ravage in coming.get("ravage", []) if not ravage["stopped"]]
        self.ravages = len(ravages)
        self.damage = sum([ravage.get("damage", 0) for ravage in ravages])
        self.blight = sum([ravage.get("blight", 0) for ravage in ravages])
        self.spreads = self.blight > 0 and s.pieces[land][BLIGHT] > 0
        self.lost = sum([ravage.get("dahan_lost", 0) for ravage in ravages])
        self.slain = sum([sum(ravage.get("destroyed", {}).values()) for ravage in ravages])
        self.built = [str(build.get("kind")) for build in coming.get("build", []) if build.get("kind")]

    @property
    def worth(self) -> float:
        blight = self.blight + (1 if self.spreads else 0)
        return (
            COMING["blight"] * blight
            + COMING["lost"] * self.lost
            + COMING["slain"] * self.slain
            + sum([COMING[kind] for kind in self.built])
        )

    @property
    def harms(self) -> bool:
        """Whether something bad comes."""
        return bool(self.blight or self.lost or self.built)


class Outlook:
    """A state with what comes to its lands, worked out once for each land that is asked about."""

    def __init__(self, s: IslandState) -> None:
        self.s = s
        self._threats: dict[int, Threat] = {}
        self._coming = ahead(s)
        # The lands that invader cards name.
        self.threatened = sorted({land for _, _, lands in self._coming for land in lands})

    def threat(self, land: int) -> Threat:
        """Return the coming harm to a land."""
        if land not in self._threats:
            here = [(action, card, [land]) for action, card, lands in self._coming if land in lands]
            coming: Coming = forecast(self.s, here, land) if here else {}
            self._threats[land] = Threat(self.s, land, coming)
        return self._threats[land]


def marks(s: IslandState, land: int, kind: int) -> tuple[int, int]:
    """Return the damage and the strife on the pieces of a kind in a land."""
    first = land * MARKS
    hurt = strife = 0
    for key, n in s.marked.items():
        if first <= key < first + MARKS and key & KIND == kind:
            hurt += damage_on(key - first) * n
            strife += strife_on(key - first) * n
    return hurt, strife


class Difference:
    """Changes for a seat; `home` is the land that matters most, -1 if there is none."""

    def __init__(
        self, before: Outlook, after: Outlook, seat: int, events: list[Event], home: int = -1
    ) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.events = events
        b, a = before.s, after.s
        size = min(len(b.pieces), len(a.pieces))
        self.lands = [
            land
            for land in range(size)
            if b.pieces[land] != a.pieces[land]
            or any(own[land] != there[land] for own, there in zip(b.presence, a.presence, strict=True))
        ]
        moved = {key // MARKS for key in b.marked.keys() | a.marked.keys() if _differs(b, a, key)}
        self.lands = sorted({*self.lands, *moved})
        lasting = b.effects != a.effects or b.later != a.later
        watched = {*self.lands, *(before.threatened if lasting else ())}
        self.watched = sorted(land for land in watched if land < size)
        self.home = home if home >= 0 else next(iter(self.lands or self._eased()), -1)
        # Damage that pieces have more and that does not destroy them, by kind; strife that they have more.
        self.hurt = self._marked(0)
        self.strife = sum(self._marked(1).values())
        self.fear = _fear(a) - _fear(b)
        self.energy = a.energy[seat] - b.energy[seat]
        # Energy of the other spirits, elements of all of them, cards that they may play in addition.
        self.others = sum(a.energy) - sum(b.energy) - self.energy
        self.elements = sum([sum(own) for own in a.elements]) - sum([sum(own) for own in b.elements])
        self.plays = sum(a.extra_plays) - sum(b.extra_plays)
        self.cards = len(a.hands[seat]) - len(b.hands[seat])
        # The presence of all spirits that the island has more.
        self.presence = sum([sum(own) for own in a.presence]) - sum([sum(own) for own in b.presence])
        self.defend = defence(a, self.home) - defence(b, self.home) if self.home >= 0 else 0
        # Whether something else is in force from now on.
        self.lasting = lasting and not self.defend
        # The gain in what comes to lands.
        self.eased = sum([after.threat(land).worth - before.threat(land).worth for land in self.watched])
        self.worth = self._worth()

    def _eased(self) -> list[int]:
        return [
            land for land in self.watched if self.after.threat(land).worth != self.before.threat(land).worth
        ]

    def net(self, kind: int) -> int:
        """Return how many more pieces of a kind there are on the island."""
        return sum(
            [self.after.s.pieces[land][kind] - self.before.s.pieces[land][kind] for land in self.lands]
        )

    def left(self, kind: int) -> int:
        """Return how many pieces of a kind have gone from one land to another."""
        gone = sum(
            [
                max(0, self.before.s.pieces[land][kind] - self.after.s.pieces[land][kind])
                for land in self.lands
            ]
        )
        return gone - max(0, -self.net(kind))

    def _marked(self, which: int) -> dict[int, int]:
        more = {
            kind: sum(
                [
                    marks(self.after.s, land, kind)[which] - marks(self.before.s, land, kind)[which]
                    for land in self.lands
                ]
            )
            for kind in DAMAGEABLE
        }
        return {kind: n for kind, n in more.items() if n > 0}

    def _worth(self) -> float:
        """Return how good the change is for the spirits."""
        value = self.eased + self.defend * 0.01
        for kind in range(COUNTED_KINDS):
            value += WORTH[kind] * self.net(kind)
        for kind, n in self.hurt.items():
            value += HURT * n * (1 if kind in INVADERS else -1)
        value += STRIFE * self.strife + FEAR * self.fear + CARD * self.cards
        value += ENERGY * (self.energy + self.others + self.elements) + self.plays
        value += 0.5 if self.lasting else 0.0
        return value + PRESENCE * self.presence + 0.05 * sum([self.left(kind) for kind in DAMAGEABLE])

    @property
    def lasts(self) -> bool:
        """Whether more has happened than damage that heals."""
        pieces = any(self.net(kind) or self.left(kind) for kind in range(COUNTED_KINDS))
        gains = self.fear or self.energy or self.cards or self.presence or self.strife
        more = self.others or self.elements or self.plays or self.lasting
        return bool(pieces or gains or more or self.eased)

    @property
    def level(self) -> Level:
        """The worth of doing it, in four levels."""
        if not self.lasts:
            return WEAK if self.hurt or self.defend else NOTHING
        if self.worth <= 0:
            return WEAK
        return PART if self.home >= 0 and self._is_half_done() else GOOD

    def _is_half_done(self) -> bool:
        """Return whether something bad still comes where something good was done."""
        return self.after.threat(self.home).harms and not self.fear

    # In words.

    def now(self) -> list[Message]:
        """Return the immediate changes."""
        words = [*self._pieces(), *self._moves(), *self._tokens()]
        if self.defend > 0:
            words.append(message("defend", n=self.defend))
        gains = {
            "strife": self.strife, "energy": self.energy, "cards": self.cards, "energy-others": self.others,
            "elements": self.elements, "plays": self.plays,
        }  # fmt: skip
        words += [message(name, n=n) for name, n in gains.items() if n > 0]
        if self.energy < 0:
            words.append(message("energy-paid", n=-self.energy))
        if self.presence:
            words.append(message("presence" if self.presence > 0 else "presence-lost", n=abs(self.presence)))
        if self.fear > 0 and self.then() != message("fear", n=self.fear):
            words.append(message("fear", n=self.fear))
        if not words and self.hurt:
            words = [message("hurt", kind=KINDS[kind]) for kind in self.hurt]
        if not words and self.lasting:
            words = [message("lasting")]
        return words

    def _pieces(self) -> list[Message]:
        words = []
        destroyed = {event.args["kind"] for event in self.events if event.id.endswith("event-destroyed")}
        for kind in (CITY, TOWN, EXPLORER, DAHAN):
            n = self.net(kind)
            if n < 0:
                verb = "destroyed" if KINDS[kind] in destroyed else "removed"
                words.append(message(verb, kind=KINDS[kind], n=-n))
            elif n > 0:
                words.append(message("added", kind=KINDS[kind], n=n))
        return words

    def _moves(self) -> list[Message]:
        moves = [(kind, self.left(kind)) for kind in (CITY, TOWN, EXPLORER, DAHAN)]
        return [message("moved", kind=KINDS[kind], n=n) for kind, n in moves if n > 0]

    def _tokens(self) -> list[Message]:
        counts = [(kind, self.net(kind)) for kind in (BLIGHT, *TOKENS)]
        return [
            message("token" if n > 0 else "token-gone", kind=KINDS[kind], n=abs(n)) for kind, n in counts if n
        ]

    def then(self) -> Message | None:
        """Return its most important result."""
        for land in [self.home, *self.watched]:
            if land >= 0:
                eased = self._eases(land)
                if eased is not None:
                    return eased
        if self.fear > 0:
            return message("fear", n=self.fear)
        if self.hurt and not self.lasts and self.before.s.phase <= SLOW:
            return message("heals")
        return None

    def _eases(self, land: int) -> Message | None:
        """Return the harm that no longer comes to a land, or that comes in addition."""
        was, comes = self.before.threat(land), self.after.threat(land)
        name = self.before.s.island.names[land]
        where = "home" if land == self.home else name
        if comes.blight > was.blight:
            return message("more-blight", land=name, where=where)
        if was.blight and not comes.blight:
            return message("no-blight", land=name, where=where)
        if was.spreads and not comes.spreads:
            return message("no-spread", land=name, where=where)
        if was.lost > comes.lost:
            return message("dahan-live", n=was.lost - comes.lost, land=name, where=where)
        if len(was.built) > len(comes.built):
            return message("no-build", land=name, where=where)
        if "city" in was.built and "city" not in comes.built:
            return message("smaller-build", land=name, where=where)
        if was.ravages and (not comes.ravages or (was.damage and not comes.damage)):
            return message("no-ravage", land=name, where=where)
        if comes.lost > was.lost:
            return message("dahan-lost", n=comes.lost - was.lost, land=name, where=where)
        return None

    def signs(self) -> list[Sign]:
        """Return the change in signs, for where words have no room."""
        signs = [Sign(ICONS[kind], True) for kind in (CITY, TOWN, EXPLORER) if self.net(kind) < 0]
        signs += [Sign(ICONS[kind]) for kind in (CITY, TOWN, EXPLORER, DAHAN) if self.net(kind) > 0]
        if self.home >= 0:
            was, comes = self.before.threat(self.home), self.after.threat(self.home)
            if was.blight != comes.blight:
                signs.append(Sign("blightmark", was.blight > comes.blight))
            elif was.ravages and not comes.ravages:
                signs.append(Sign("claw-slashes", True))
            if was.lost > comes.lost:
                signs.append(Sign("hut"))
            if len(was.built) > len(comes.built):
                signs.append(Sign("hammer-nails", True))
        if self.defend > 0:
            signs.append(Sign("shield"))
        if self.strife > 0:
            signs.append(Sign("crossed-swords"))
        if self.fear > 0:
            signs.append(Sign("terror"))
        signs += [Sign(ICONS[kind], self.net(kind) < 0) for kind in (BLIGHT, *TOKENS) if self.net(kind)]
        if self.energy > 0:
            signs.append(Sign("power-lightning"))
        if self.cards > 0:
            signs.append(Sign("card-draw"))
        return signs[:SIGNS]

    def rows(self) -> list[Change]:
        """Return before and after as a table: only what differs."""
        rows = self._rows_of_land(self.home) if self.home >= 0 else []
        if self.energy:
            n = self.before.s.energy[self.seat]
            rows.append(_numbers(message("row-energy"), n, n + self.energy))
        if self.fear and len(rows) < ROWS:
            rows.append(_numbers(message("row-fear"), self.before.s.fear, self.before.s.fear + self.fear))
        return rows[:ROWS]

    def _rows_of_land(self, land: int) -> list[Change]:
        was, comes = self.before.threat(land), self.after.threat(land)
        rows = []
        for kind in (CITY, TOWN, EXPLORER, DAHAN):
            n, m = self.before.s.pieces[land][kind], self.after.s.pieces[land][kind]
            if n != m:
                better = (m < n) == (kind in INVADERS)
                rows.append(
                    _numbers(message("row-kind", kind=KINDS[kind]), n, m, "good" if better else "bad")
                )
        if was.damage != comes.damage or was.ravages != comes.ravages:
            both = [_ravage(threat) for threat in (was, comes)]
            rows.append(_tinted(message("row-ravage"), both, comes.damage < was.damage))
        if (was.blight, was.spreads) != (comes.blight, comes.spreads):
            both = [_land(threat) for threat in (was, comes)]
            rows.append(_tinted(message("row-land"), both, comes.blight <= was.blight))
        if was.lost != comes.lost:
            both = [message("loses-dahan", n=threat.lost) for threat in (was, comes)]
            rows.append(_tinted(message("row-dahan"), both, comes.lost < was.lost))
        if was.built != comes.built:
            both = [message("builds", new=(threat.built or ["nothing"])[0]) for threat in (was, comes)]
            rows.append(_tinted(message("row-build"), both, len(comes.built) <= len(was.built)))
        return rows


def _differs(before: IslandState, after: IslandState, key: int) -> bool:
    return before.marked.get(key) != after.marked.get(key)


def _fear(s: IslandState) -> int:
    """Count all fear made so far, also that of the cards it has earned."""
    return s.fear - s.fear_pool * len(s.fear_deck)


def _ravage(threat: Threat) -> Message:
    return message("damage", n=threat.damage) if threat.ravages else message("none")


def _land(threat: Threat) -> Message:
    return message("land", blight="spreads" if threat.spreads else "yes" if threat.blight else "no")


def _tinted(row: Message, words: list[Message], better: bool) -> Change:
    return Change(row, words[0], words[1], "good" if better else "bad")


def _numbers(row: Message, before: int, after: int, tone: Tone = "") -> Change:
    words = [Message("spirit_island-choice-number", {"n": n}) for n in (before, after)]
    return Change(row, words[0], words[1], tone or ("good" if after > before else "bad"))
