"""Refusals: commands and requests that changed nothing, with the reason."""

from __future__ import annotations

from weald.kernel.errors import WealdError
from weald.kernel.messages import Args, Message
from weald.tables.replies import Error


class Refused(Exception):
    """A refused request, with the status, code, message and headers of its response; nothing has changed.

    It is raised as it is made: the variable of a function that raises it would refer to itself through the
    traceback, and garbage is collected rarely.
    """

    def __init__(
        self,
        status: int,
        code: str,
        args: Args | None = None,
        message: Message | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message or Message("error-" + code.replace("_", "-"), args)
        self.headers = headers or {}

    @classmethod
    def for_now(cls, code: str, seconds: int) -> Refused:
        """Return the refusal of a request that may be repeated after some seconds."""
        return cls(429, code, {"seconds": seconds}, headers={"retry-after": str(seconds)})

    @classmethod
    def because(cls, mistake: WealdError) -> Refused:
        """Return the refusal of a kernel error."""
        return cls(422, mistake.code, message=mistake.message)

    def body(self) -> Error:
        return {"error": {"code": self.code, "message": self.message}}
