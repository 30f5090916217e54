"""Starting the service: port, data directory, browser, and a clean shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import os
import platform
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from weald.kernel.messages import Message
from weald.server.app import create_app
from weald.server.errors import ServeError
from weald.server.http.gate import Gate, open_file_limit
from weald.server.http.protocol import BoundedProtocol, LiveProtocol
from weald.server.operations.logs import configure_logging, is_news
from weald.server.settings import Settings, hosts_for, is_unspecified, settings
from weald.server.storage.database import find_database, home, is_shared, shown
from weald.server.storage.folder_lock import FolderLock

PORT = 8137
PORTS_TRIED = 50
GRACE_SECONDS = 3
INTERRUPTED = 130
SWITCH_SECONDS = 0.0005

Say = Callable[[Message], None]


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    public_url: str | None = None,
    proxies: str | None = None,
    open_browser: bool = True,
    say: Say = lambda message: None,
) -> int:
    """Serve until stopped and return the exit code; ServeError says why it cannot start."""
    settled = settings(hosts_for(host), public_url, proxies)
    directory = home(data)
    listening = listen(host, port)
    lock: FolderLock | None = None
    try:
        engine = find_database(directory)
        if not is_shared(engine):
            lock = FolderLock(directory)
        configure_logging(directory, os.environ.get("WEALD_LOG"), os.environ.get("WEALD_LOG_LEVEL"))
    except ServeError:
        listening.close()
        raise
    # Announce the URL only when start-up is complete.
    server = Server(create_app(engine, settled), settled)
    # Cached tables are long-lived; automatic GC over them costs 20 % CPU and stalls requests, so maintenance
    # collects when idle.
    gc.freeze()
    gc.disable()
    # Threads that are busy with imports or forecasts hand over sooner to the one that answers people.
    sys.setswitchinterval(SWITCH_SECONDS)
    used = listening.getsockname()[1]
    if port not in (0, used):
        say(Message("cli-serve-port-taken", {"port": str(port), "used": str(used)}))
    url = address(host, used)
    if lock is not None:
        lock.announce(url)
    say(Message("cli-serve-address", {"url": url}))
    for elsewhere in network_addresses(host, used):
        say(Message("cli-serve-network", {"url": elsewhere}))
    if settled.public_url:
        say(Message("cli-serve-public", {"url": settled.public_url + "/"}))
    if is_shared(engine):
        say(Message("cli-serve-database", {"url": shown(engine)}))
    else:
        say(Message("cli-serve-data", {"path": str(directory)}))
    if open_browser and has_screen():
        threading.Timer(0.3, show, [url]).start()
    try:
        asyncio.run(server.serve(sockets=[listening]))
    except KeyboardInterrupt:
        # Interrupted before the signal handlers were installed.
        server.interrupted = True
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()
    say(Message("cli-serve-stopped"))
    return INTERRUPTED if server.interrupted else 0


class Server(uvicorn.Server):
    """The web server, with signal handlers of our own that remember the exit code."""

    def __init__(self, app: ASGIApp, settled: Settings) -> None:
        http: Any = partial(BoundedProtocol, Gate(settled, open_file_limit()))
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
                ws=LiveProtocol,
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                # The application trusts only the proxies of its settings.
                proxy_headers=False,
                lifespan="on",
                ws_max_size=1024,
                ws_ping_interval=20.0,
                ws_ping_timeout=20.0,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        logging.getLogger("uvicorn.error").addFilter(is_news)
        self.interrupted = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def end(self, number: int, frame: FrameType | None) -> None:
        """Finish open requests; a second signal exits at once."""
        self.interrupted = number == signal.SIGINT
        self.force_exit = self.should_exit
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on `port`, or on the next free one."""
    if not 0 <= port <= 65535:
        raise ServeError(Message("cli-serve-port-range", {"port": str(port)}))
    try:
        resolved = socket.getaddrinfo(host or None, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise ServeError(Message("cli-serve-host", {"host": host})) from None
    family = resolved[0][0]
    last = port if port == 0 else min(port + PORTS_TRIED, 65535)
    for candidate in range(port, last + 1):
        # asyncio disables Nagle's algorithm only if the protocol is given.
        sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            # Reuse a port after a restart; on other systems this would share a port in use.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(1024)
        except OSError as error:
            sock.close()
            _unless_taken(error, host, candidate)
            continue
        return sock
    raise ServeError(Message("cli-serve-no-port", {"port": str(port), "last": str(last)}))


def _unless_taken(error: OSError, host: str, port: int) -> None:
    """Raise ServeError if the next port would fail in the same way."""
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        raise ServeError(Message("cli-serve-host", {"host": host})) from None
    if error.errno == errno.EACCES and os.name == "posix":
        raise ServeError(Message("cli-serve-port-refused", {"port": str(port)})) from None
    if error.errno not in (errno.EADDRINUSE, errno.EACCES):
        raise ServeError(Message("cli-serve-host", {"host": host})) from None


def address(host: str, port: int) -> str:
    """Return the URL for a browser on this machine."""
    if is_unspecified(host):
        host = "::1" if ":" in host else "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_addresses(host: str, port: int) -> list[str]:
    """Return the URLs for other machines of the network, if the service listens there."""
    if not is_unspecified(host):
        return []
    # Nothing is sent: connecting a UDP socket only selects the local address.
    ways = [(socket.AF_INET, "192.0.2.1")] + ([(socket.AF_INET6, "2001:db8::1")] if ":" in host else [])
    urls = []
    for family, far in ways:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
                own = probe.getsockname()[0]
            except OSError:
                continue
        if not ipaddress.ip_address(own).is_loopback:
            urls.append(address(own, port))
    return urls


def has_screen() -> bool:
    """Return whether there can be a browser to open."""
    if os.environ.get("BROWSER"):
        return True
    if os.name == "nt" or platform.system() == "Darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str) -> None:
    """Open the browser from another process, so that its output and delays do not reach this one."""
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "webbrowser", "-t", url]
    subprocess.Popen(  # noqa: S603 (our own interpreter, our own address)
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
