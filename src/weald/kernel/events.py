"""Events: what happened at a table, and the trace that collects them while a table is watched."""

from __future__ import annotations

from typing import Any

from weald.kernel.messages import Args


class Event:
    """Something that happened: a public wording, and a private one for each seat that saw more."""

    __slots__ = ("args", "id", "n", "own")

    def __init__(self, n: int, id: str, args: Args, own: dict[int, tuple[str, Args]] | None = None) -> None:
        self.n = n
        self.id = id
        self.args = args
        self.own = own

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the event in the wording for `seat` (None: a spectator)."""
        id, args = self.id, self.args
        if self.own is not None and seat is not None and seat in self.own:
            id, args = self.own[seat]
        return {"n": self.n, "id": id, "args": args}

    def to_json(self) -> dict[str, Any]:
        own = None if self.own is None else {str(seat): [id, args] for seat, (id, args) in self.own.items()}
        return {"n": self.n, "id": self.id, "args": self.args, "own": own}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Event:
        own = data["own"] and {int(seat): (id, args) for seat, (id, args) in data["own"].items()}
        return cls(data["n"], data["id"], data["args"], own)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"Event({self.n} {self.id} {self.args})"


class Trace:
    """A listener of a state: events, chance results, and whether hidden information was revealed.

    `notes` are what a game keeps for its view while a step runs, and never stores.
    """

    __slots__ = ("draws", "events", "notes", "revealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.draws: list[int] = []
        self.revealed = False
        self.notes: dict[str, Any] = {}

    def tell(self, id: str, args: Args, own: dict[int, tuple[str, Args]] | None = None) -> None:
        """Append an event; `own` maps a seat to the wording that only this seat reads."""
        self.events.append(Event(len(self.events) + 1, id, args, own))

    def beat(self, data: dict[str, Any]) -> None:
        """Mark a moment that a table shows by itself, after its events; only a film keeps it."""

    def reveal(self) -> None:
        """Note that hidden information was revealed, which ends undo of the answers before it."""
        self.revealed = True
