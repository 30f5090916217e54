"""Start the host or the thinker inside a worker of the page: the only module that knows JavaScript."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from weald.page.host import Host
from weald.page.plain import dumps
from weald.page.ports import done
from weald.tables.tasks import Worker


def host(
    store: Any, think: Callable[[str, float], Awaitable[str]], ensure: Callable[[str], Awaitable[object]]
) -> Callable[[str, str, Any], None]:
    """Return the receiver of pages' messages: the page, the text, and the function that answers it."""
    desk = Host(store, think, ensure)
    running: set[asyncio.Task[None]] = set()

    def receive(client: str, text: str, send: Callable[[str], object]) -> None:
        if text == "":
            desk.close(client)
            return
        task = asyncio.ensure_future(desk.handle(client, text, send))
        running.add(task)
        task.add_done_callback(running.discard)

    return receive


def thinker() -> Callable[[str], str]:
    """Return the function that does one task, as text, and returns the reply."""
    worker = Worker()

    def think(text: str) -> str:
        try:
            return dumps(done(worker, json.loads(text)))
        except Exception as error:  # noqa: BLE001 (the engine goes on with a quick choice)
            worker.forget()
            return dumps({"failed": repr(error)})

    return think
