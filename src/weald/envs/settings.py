"""Settings of an environment: game, seats, options, bots and reward, checked once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from weald.envs.errors import BadSettings
from weald.games import find
from weald.i18n import Words
from weald.kernel.encoding import Encoding
from weald.kernel.errors import BadSetup
from weald.kernel.game import OptionValue

REWARDS = ("win", "margin", "shaped")
RANDOM = "random"

# Bots by seat; or a list with one entry per seat, None where the learner plays; or one name for all.
Bots = Mapping[int, str] | Sequence[str | None] | None


@cache
def words() -> Words:
    """Return the English texts."""
    return Words("en")


def default_seats(game: str) -> int:
    """Return two seats if the game can be played by two, otherwise the number next to it."""
    try:
        return min(find(game).seats, key=lambda seats: abs(seats - 2))
    except BadSetup as error:
        raise BadSettings(words().say(error.message)) from error


class Settings:
    """A game that can be played by action ids, with bots in some seats."""

    __slots__ = ("bots", "encoding", "game", "learners", "options", "reward", "seats")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        bots: Bots = None,
        reward: str = "win",
    ) -> None:
        try:
            self.game = find(game)
            self.seats: int = self.game.check_seats(default_seats(game) if seats is None else seats)
            self.options: dict[str, OptionValue] = self.game.resolve_options(dict(options or {}))
        except BadSetup as error:
            raise BadSettings(words().say(error.message)) from error
        self.encoding = _encoding(game, self.game.encoding)
        self.bots = self._checked_bots(bots)
        # The seats without a bot.
        self.learners = [seat for seat in range(self.seats) if seat not in self.bots]
        if reward not in REWARDS:
            raise BadSettings(f"no reward is called {reward!r}; choose one of {', '.join(REWARDS)}")
        self.reward = reward

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings, (self.game.id, self.seats, self.options, self.bots, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Settings:
        return self

    def _checked_bots(self, bots: Bots) -> dict[int, str]:
        if isinstance(bots, str):
            raise BadSettings(f"bots={bots!r} leaves no seat to learn; name seats, as in {{1: {bots!r}}}")
        pairs = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots or ()))
        by_seat = {seat: name for seat, name in pairs.items() if name is not None}
        for seat, name in by_seat.items():
            if seat not in range(self.seats):
                raise BadSettings(
                    f"there is no seat {seat} for the bot {name!r}; seats are 0 to {self.seats - 1}"
                )
            offered = (*self.game.bots, *self.game.levels)
            if name not in offered:
                raise BadSettings(
                    f"no bot of {self.game.id} is called {name!r}; choose one of {', '.join(offered)}"
                )
        if len(by_seat) == self.seats:
            raise BadSettings("all seats have bots; leave at least one seat without")
        return by_seat


def _encoding(id: str, encoding: Encoding | None) -> Encoding:
    if encoding is None:
        raise BadSettings(f"{id} has no action ids yet; play it through weald.new({id!r}) instead")
    return encoding
