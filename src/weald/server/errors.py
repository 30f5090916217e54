"""Reasons why the service cannot start."""

from __future__ import annotations

from weald.kernel.messages import Message


class ServeError(Exception):
    """A reason why the service cannot start, as a message for its operator."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message = message
