"""The service under attack, a bystander who must not notice, and what is measured."""

from __future__ import annotations

import os
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.live_server import Browser, people
from tests.server.process import Process

PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0
# Addresses for documentation: they reach no host, even if something went wrong.
BYSTANDER = "198.51.100.7"
ATTACKER = "203.0.113.66"
ATTACKERS = "203.0.113.10"


@dataclass(frozen=True, slots=True)
class Check:
    """Something measured, and the most that it may be."""

    attack: str
    measure: str
    value: float
    limit: float

    @property
    def passed(self) -> bool:
        return self.value <= self.limit

    def to_json(self) -> dict[str, Any]:
        """Return the check as JSON."""
        return {
            "attack": self.attack,
            "measure": self.measure,
            "value": round(self.value, 3),
            "limit": self.limit,
            "passed": self.passed,
        }


class Target:
    """A running service on this machine; it believes addresses that its clients name, as behind a proxy."""

    def __init__(self, url: str, pid: int, log: Path | None = None) -> None:
        assert url.startswith("http://127.0.0.1:"), "attacks are for loopback only"
        self.url = url.rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self.pid = pid
        self.log = log

    def megabytes(self) -> float:
        """Return the resident memory of the service."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def open_sockets(self) -> int:
        """Return how many sockets the service has open; it opens files of its database as it needs them."""
        count = 0
        for file in Path(f"/proc/{self.pid}/fd").iterdir():
            # Some are closed meanwhile.
            with suppress(OSError):
                count += str(file.readlink()).startswith("socket:")
        return count

    def visitor(self, address: str = ATTACKER) -> Browser:
        """Return a browser that comes from an address."""
        browser = Browser(self.url)
        browser.http.headers["X-Forwarded-For"] = address
        return browser

    def dial(self, receive: int = 0) -> socket.socket:
        """Return a plain connection, perhaps with a small buffer for what it receives."""
        line = socket.socket()
        if receive:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", self.port))
        return line


@contextmanager
def service() -> Iterator[Target]:
    """Run a service of its own for a block."""
    with (
        tempfile.TemporaryDirectory(prefix="weald-attack-") as place,
        Process(
            Path(place), WEALD_PROXIES="127.0.0.0/8", WEALD_LOG_LEVEL="info", WEALD_TABLES="0"
        ) as process,
    ):
        yield Target(process.url, process.process.pid, Path(place) / "weald.log")


class Bystander:
    """A bystander who looks at a table of their own all the time, with the seconds that each look took."""

    def __init__(self, target: Target, pause: float = 0.04) -> None:
        self.seconds: list[float] = []
        self.failed = 0
        self._browser = target.visitor(BYSTANDER)
        self._pause = pause
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Bystander:
        self._id = self._browser.open(people("Noor", "Till", "Ada"))["id"]
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(PATIENCE)
        self._browser.http.close()

    def _look(self) -> None:
        while not self._stop.is_set():
            began = time.perf_counter()
            try:
                reply = self._browser.http.get(f"/api/tables/{self._id}?seat=0")
                self.failed += reply.status_code != 200
            except OSError:
                self.failed += 1
            self.seconds.append(time.perf_counter() - began)
            self._stop.wait(self._pause)

    def milliseconds(self, share: float = 0.5) -> float:
        """Return a quantile of the waits."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def idle(target: Target, seconds: float) -> float:
    """Return the median wait of a bystander while nothing happens, in milliseconds."""
    with Bystander(target) as bystander:
        time.sleep(seconds)
    return bystander.milliseconds()
