"""Commands that a page sends to change its table, on whichever way they go, and their fate."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page, Request, Response, WebSocket

COMMANDS = ("answer", "undo", "consent", "seat", "pace")
LINE, POST = "line", "post"

Json = dict[str, Any]


class Sent(NamedTuple):
    """A command that has left a page: its name, the way that it took, and what it says."""

    name: str
    way: str
    body: Json


class Commands:
    """The commands of a page from now on: those that were sent, and the names of those that have a reply."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Sent] = []
        self.settled: list[str] = []
        page.on("websocket", self._follow)
        page.on("request", self._ask)
        page.on("response", self._reply)

    def names(self) -> list[tuple[str, str]]:
        """Return the name and the way of every command that was sent."""
        return [(sent.name, sent.way) for sent in self.sent]

    def _follow(self, socket: WebSocket) -> None:
        pending: dict[int, str] = {}

        def note(payload: str | bytes) -> None:
            call = json.loads(payload)
            name = call.get("do")
            if name in COMMANDS:
                pending[call["n"]] = name
                body = {key: value for key, value in call.items() if key not in ("n", "do")}
                self.sent.append(Sent(name, LINE, body))

        def hear(payload: str | bytes) -> None:
            name = pending.pop(json.loads(payload).get("n"), None)
            if name is not None:
                self.settled.append(name)

        socket.on("framesent", note)
        socket.on("framereceived", hear)

    def _ask(self, request: Request) -> None:
        name = _name(request)
        if name is not None:
            self.sent.append(Sent(name, POST, json.loads(request.post_data or "{}")))

    def _reply(self, response: Response) -> None:
        name = _name(response.request)
        if name is not None:
            self.settled.append(name)


def _name(request: Request) -> str | None:
    name = request.url.partition("?")[0].rsplit("/", 1)[1]
    return name if request.method == "POST" and name in COMMANDS else None
