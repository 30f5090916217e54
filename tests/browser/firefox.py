"""Firefox by WebDriver BiDi, which it speaks itself over a WebSocket."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.programs import required

PATIENCE = 60.0
# No first-run pages, no updates, no reports.
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("remote.active-protocols", 1);
user_pref("intl.accept_languages", "en");
"""


class Firefox:
    """A page in a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._send("session.new", {"capabilities": {}})
        self._page = self._send("browsingContext.create", {"type": "tab"})["context"]
        size = {"width": 1366, "height": 768}
        self._send("browsingContext.setViewport", {"context": self._page, "viewport": size})

    def go(self, url: str) -> None:
        """Load a page."""
        self._send("browsingContext.navigate", {"context": self._page, "url": url, "wait": "complete"})

    def run(self, script: str) -> Any:
        """Return the value of an expression of the page, as JSON."""
        wrapped = f"(async () => JSON.stringify(await ({script})) ?? 'null')()"
        where = {"context": self._page}
        done = self._send("script.evaluate", {"expression": wrapped, "target": where, "awaitPromise": True})
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])

    def wait(self, script: str) -> Any:
        """Wait until an expression of the page is true; return it."""
        return until(lambda: self.run(script), script)

    def click(self, selector: str) -> None:
        """Click the first visible element that a selector matches, by the pointer."""
        seen = (
            f"[...document.querySelectorAll({json.dumps(selector)})].map(e => e.getBoundingClientRect())"
            ".filter(r => r.width && r.bottom > 0 && r.top < innerHeight)"
            ".map(r => [r.x + r.width / 2, r.y + r.height / 2])[0] ?? null"
        )
        x, y = self.wait(seen)
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": actions}
        self._send("input.performActions", {"context": self._page, "actions": [pointer]})

    def _send(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            reply = json.loads(self._socket.recv(timeout=PATIENCE))
            if reply.get("id") == self._number:
                assert "error" not in reply, reply
                result: dict[str, Any] = reply["result"]
                return result


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """Run Firefox for a block, without windows."""
    path = required("firefox")
    profile.mkdir(exist_ok=True)
    (profile / "user.js").write_text(PREFERENCES)
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        place = profile / "WebDriverBiDiServer.json"
        address = until(lambda: place.exists() and json.loads(place.read_text() or "null"), "Firefox starts")
        url = f"ws://{address['ws_host']}:{address['ws_port']}/session"
        with connect(url, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def until(look: Callable[[], Any], what: str) -> Any:
    """Look again and again until there is something; return it."""
    late = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < late, what
        time.sleep(0.1)
    return seen
