"""What the service refuses, with the status, the code and the message that go back."""

from __future__ import annotations

from typing import Any

from weald.kernel.errors import WealdError
from weald.kernel.messages import Args, Message


class Refused(Exception):
    """A request that is answered with an error; nothing has changed."""

    def __init__(
        self, status: int, code: str, args: Args | None = None, message: Message | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message or Message("error-" + code.replace("_", "-"), args)
        self.headers: dict[str, str] = {}

    @classmethod
    def because(cls, mistake: WealdError) -> Refused:
        """The refusal that passes on what the kernel says."""
        return cls(422, mistake.code, message=mistake.message)

    def body(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self.message.to_json()}}


class ServeError(Exception):
    """Why the service cannot start, in words for the one who started it."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message = message
