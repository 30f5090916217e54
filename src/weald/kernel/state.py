"""What lies on the table, and the trace of what happens there while somebody watches."""

from __future__ import annotations

from typing import Any, Self

from weald.kernel.messages import Args


class Event:
    """Something that happened: a public wording, and another one for seats that saw more."""

    __slots__ = ("args", "id", "n", "own")

    def __init__(self, n: int, id: str, args: Args, own: dict[int, tuple[str, Args]] | None = None) -> None:
        self.n = n
        self.id = id
        self.args = args
        self.own = own

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event in the words meant for this seat (None: everybody)."""
        id, args = self.id, self.args
        if self.own is not None and seat is not None and seat in self.own:
            id, args = self.own[seat]
        return {"n": self.n, "id": id, "args": args}

    def to_json(self) -> dict[str, Any]:
        own = None if self.own is None else {str(seat): list(said) for seat, said in self.own.items()}
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
    """Listens to a state: events told, chance results drawn, and whether a secret came to light."""

    __slots__ = ("draws", "events", "revealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.draws: list[int] = []
        self.revealed = False

    def tell(self, id: str, args: Args, own: dict[int, tuple[str, Args]] | None = None) -> None:
        """Note an event; `own` maps a seat to what only that seat gets to read instead."""
        self.events.append(Event(len(self.events) + 1, id, args, own))

    def reveal(self) -> None:
        """Note that somebody has now seen what was hidden: no answer before this can be taken back."""
        self.revealed = True


class State:
    """The whole truth about a game as plain data; every game adds its own fields.

    `step` is the name of the step that runs next ("" when the game is over), `seed` and `drawn` are the
    chance generator, `trace` listens while the game is watched and is None in simulations.
    """

    __slots__ = ("drawn", "seed", "step", "trace")

    def __init__(self, step: str, seed: int) -> None:
        self.step = step
        self.seed = seed
        self.drawn = 0
        self.trace: Trace | None = None

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise NotImplementedError
