"""The people of a table and its setup: plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict

from weald.kernel.fair_deal import FairDeal

Kind = Literal["human", "guest", "ai"]
# Speed of the AI seats, so that people can follow.
Pace = Literal["slow", "normal", "at_once"]
SLOW: Pace = "slow"
NORMAL: Pace = "normal"
AT_ONCE: Pace = "at_once"
# Reasons why hosts may know hidden cards: no guest could join at first, the host chose the seed or had the
# record, it goes on from the end of a game, or players may look ahead and take that back. After a fair deal:
# a seat was dealt to another person, or has come from another device.
Disclosed = Literal["solo", "seed", "imported", "earlier", "takebacks", "redealt", "moved"]
# Times are milliseconds since 1970.
SECOND = 1000


class Marks(TypedDict, total=False):
    """People who may have seen the cards of a seat, as far as all players are told."""

    looked: bool
    moved: bool
    redealt: bool


class Sitting(Marks):
    """The player of a seat."""

    name: str
    kind: Kind
    level: str | None
    away: bool
    free: bool


class Player(Marks):
    """A player, as records name them."""

    name: str
    kind: str
    level: str | None


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's player: a human with the hash of a token or a cookie, or an AI of some level."""

    name: str
    kind: Kind
    level: str | None = None
    token: str | None = None
    owner: str | None = None
    # An AI plays it for its human, who may return.
    away: bool = False
    # Another person has seen what is hidden here.
    looked: bool = False
    # It came from another device, which has seen what was hidden here before.
    moved: bool = False
    # The owner for whom the cards of a fair deal were dealt.
    dealt_to: str | None = None

    @property
    def owned(self) -> bool:
        """Whether it belongs to a human, even if an AI plays it now."""
        return self.owner is not None or self.token is not None

    @property
    def free(self) -> bool:
        """Whether a guest with the invitation may take it."""
        return self.kind == "guest" and not self.owned

    @property
    def human(self) -> bool:
        """Whether a human plays it now."""
        return self.kind != "ai" and not self.free


# The host may have the record of such a table, even while it runs.
RECORDED = frozenset({"solo", "seed", "imported"})


@dataclass(frozen=True, slots=True)
class Setup:
    """The way the table was opened, and who sits there now."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    imported: bool = False
    host: str | None = None
    invite: str | None = None
    # Seconds that a human has for an answer.
    timer: int | None = None
    disclosed: tuple[Disclosed, ...] = ()
    # Chance comes from a secret and from all people at the table.
    fair_deal: FairDeal | None = None
    # The cards wait for people to sit down.
    gathering: bool = False
    # Whether it goes on from a moment of a finished game, and counts for nothing.
    practice: bool = False
    pace: Pace = AT_ONCE

    @property
    def recorded(self) -> bool:
        """Whether the host may have read the record while the game ran."""
        return not RECORDED.isdisjoint(self.disclosed)

    @property
    def warnings(self) -> list[Disclosed]:
        """Reasons why a player may know hidden cards, as guests are told.

        With free takebacks a host can play on alone, look at what comes, and take everything back. At tables
        with a fair deal a host can sit at several seats, try until the cards please, and hand a seat over.
        """
        free = self.options.get("takebacks") == "free"
        reasons: list[Disclosed] = ["takebacks"] if free and not self.disclosed else list(self.disclosed)
        if self.fair_deal is not None:
            reasons += ["redealt"] if any(map(self.is_redealt, range(len(self.seats)))) else []
            reasons += ["moved"] if any(seat.moved for seat in self.seats) else []
        return reasons

    @property
    def dealt_fairly(self) -> bool:
        """Whether the cards of a fair deal were dealt."""
        return self.fair_deal is not None and not self.gathering

    @property
    def abandoned(self) -> bool:
        """Whether all people have given up their seats after a fair deal, which all players see then."""
        return self.dealt_fairly and not any(seat.owned for seat in self.seats)

    def is_redealt(self, seat: int) -> bool:
        """Return whether a seat was dealt fairly, but not to the person who has it now or may take it."""
        sitting = self.seats[seat]
        if not self.dealt_fairly or self.abandoned:
            return False
        return sitting.free or (sitting.owned and sitting.owner != sitting.dealt_to)

    def marks(self, seat: int) -> Marks:
        """Return the public warnings about people who may have seen the cards of a seat."""
        sitting, marks = self.seats[seat], Marks()
        if sitting.looked:
            marks["looked"] = True
        if sitting.moved:
            marks["moved"] = True
        if self.is_redealt(seat):
            marks["redealt"] = True
        return marks

    def seated(self) -> list[Sitting]:
        """Return the seats as all players may see them."""
        return [
            {
                "name": seat.name,
                "kind": seat.kind,
                "level": seat.level,
                "away": seat.away,
                "free": seat.free,
                **self.marks(n),
            }
            for n, seat in enumerate(self.seats)
        ]

    def is_hosts(self, seat: int) -> bool:
        """Return whether a seat belongs to the host."""
        return self.seats[seat].owner is not None and self.seats[seat].owner == self.host

    def players(self) -> list[Player]:
        """Return the players as records name them; no person sat down after the deal at a free seat."""
        players: list[Player] = []
        for n, seat in enumerate(self.seats):
            marks = self.marks(n)
            if seat.free:
                marks.pop("redealt", None)
            kind = "ai" if seat.kind == "ai" else "human"
            players.append({"name": seat.name, "kind": kind, "level": seat.level, **marks})
        return players

    def dealt(self) -> Setup:
        """Return the setup after the cards were dealt to the people who sit there now."""
        seats = tuple(replace(seat, dealt_to=seat.owner) for seat in self.seats)
        return replace(self, seats=seats, gathering=False)

    @property
    def complete(self) -> bool:
        """Whether all people have sat down and contributed to a fair deal."""
        given = {} if self.fair_deal is None else self.fair_deal.contributions
        people = {self.seats[n].owner for n in given}
        return not any(seat.free or (seat.owned and seat.owner not in people) for seat in self.seats)

    def with_contribution(self, seat: int, value: bytes | None) -> Setup:
        """Return the setup after the person at a seat has contributed to a fair deal, or (None) has left."""
        assert self.fair_deal is not None
        given = {n: brought for n, brought in self.fair_deal.contributions.items() if n != seat}
        if value is not None:
            given[seat] = value
        return replace(self, fair_deal=self.fair_deal._replace(contributions=given))

    @property
    def shared(self) -> bool:
        """Whether people elsewhere play here or may join."""
        return any(seat.free or (seat.owned and seat.owner != self.host) for seat in self.seats)

    def mine(self, hashes: frozenset[str]) -> list[int]:
        """Return the seats that a caller with these hashes may play."""
        return [n for n in range(len(self.seats)) if self.is_played_by(n, hashes)]

    def is_played_by(self, seat: int, hashes: frozenset[str]) -> bool:
        """Return whether a caller with these hashes may play a seat."""
        if not 0 <= seat < len(self.seats):
            return False
        sitting = self.seats[seat]
        return sitting.owner in hashes or sitting.token in hashes

    def is_host(self, hashes: frozenset[str]) -> bool:
        """Return whether a caller with these hashes opened the table."""
        return self.host in hashes

    def is_alone(self, hashes: frozenset[str]) -> bool:
        """Return whether the caller is the host and no other human plays here or could join."""
        return self.is_host(hashes) and not self.shared

    def may_export(self, hashes: frozenset[str]) -> bool:
        """Return whether the caller may have the record of the running game.

        A table that was opened for guests keeps its cards to the end, even while its host is alone there.
        """
        return self.is_alone(hashes) and self.recorded


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """A seat's request to take answers back, which other seats have to agree to."""

    by: int
    # The version at which it was made.
    at: int
    # The number of answers it would take back.
    answers: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    # The seats whose answers these are, once for each.
    whose: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "by": self.by,
            "at": self.at,
            "answers": self.answers,
            "asked": list(self.asked),
            "agreed": list(self.agreed),
            "whose": list(self.whose),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> TakebackRequest:
        # Requests of version 0.1.0 do not say whose answers they are about.
        whose = tuple(data.get("whose", ()))
        return cls(
            data["by"], data["at"], data["answers"], tuple(data["asked"]), tuple(data["agreed"]), whose
        )
