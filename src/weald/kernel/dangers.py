"""Dangers: every way to lose a game, how far off it is, and whether it comes if nothing is done about it."""

from __future__ import annotations

from typing import Literal, TypedDict

from weald.kernel.messages import PlainMessage

# Whether a game is lost if nothing more is done: no, if what nobody knows turns out so, in any case.
Coming = Literal["none", "likely", "certain"]


class Danger(TypedDict):
    """A way to lose: `measure` has come to `limit` when nothing is `left`; both are null while it cannot.

    `seat` is whose danger it is, null for that of all. `where` are the refs of the things in which it lies,
    or in which it comes; the text says how it stands, or what is coming.
    """

    id: str
    seat: int | None
    measure: int
    limit: int | None
    left: int | None
    comes: Coming
    where: list[str]
    text: PlainMessage
