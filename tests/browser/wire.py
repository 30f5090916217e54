"""The live connections of a page as a network may treat them: slow in one direction, or cut."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

LIVE = re.compile(r"/api/tables/[^/]+/live")

Message = str | bytes


class Wire:
    """All live connections of a page; made before the page opens one."""

    def __init__(self, page: Page) -> None:
        self._holds_page = self._holds_server = self._is_cut = False
        self._lines: list[WebSocketRoute] = []
        # Deliveries of the frames that are held, in order.
        self._held: list[Callable[[], None]] = []
        page.route_web_socket(LIVE, self._open)

    def _open(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
            return
        self._lines.append(line)
        server = line.connect_to_server()

        def to_server(message: Message) -> None:
            if self._holds_page:
                self._held.append(lambda: server.send(message))
            else:
                server.send(message)

        def to_page(message: Message) -> None:
            if self._holds_server:
                self._held.append(lambda: line.send(message))
            else:
                line.send(message)

        line.on_message(to_server)
        server.on_message(to_page)

    @property
    def held(self) -> int:
        """Number of messages that are on their way."""
        return len(self._held)

    def hold_page(self) -> None:
        """Let nothing that the page says arrive for now."""
        self._holds_page = True

    def hold_server(self) -> None:
        """Let nothing that the service says arrive for now."""
        self._holds_server = True

    def release(self) -> None:
        """Let everything arrive."""
        self._holds_page = self._holds_server = False
        held, self._held = self._held, []
        for go_on in held:
            go_on()

    def cut(self) -> None:
        """End all connections, with what is on its way, and let the page open no other."""
        self._is_cut = True
        self._held.clear()
        lines, self._lines = self._lines, []
        for line in lines:
            line.close()

    def mend(self) -> None:
        """Let the page open connections again."""
        self._is_cut = self._holds_page = self._holds_server = False
