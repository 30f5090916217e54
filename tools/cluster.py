"""Four processes on one PostgreSQL behind nginx, by one command (`make cluster`).

It serves until Ctrl-C; SIGHUP restarts the processes one after another, as an update would. With `--check`
clients play under cut connections and rolling restarts, and nothing confirmed may be lost. With `--measure`
it compares the confirmed answers of one process and of two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from load import GAME, Measured, at, work

from tests import loops
from tests.postgres import Postgres, postgres
from tests.server.process import Process
from tests.system.chaos import Chaos, Plan, Report
from tests.system.client import Manners
from tests.system.load_client import PROGRAM, Page
from tests.system.processes import ServerProcesses
from weald.server.storage.database import open_database

# Number of turns in which one process and two are measured.
ROUNDS = 2
PROCESSES = 4
PORT = 8200
GRACE_SECONDS = 10.0
PATIENCE = 60.0
RECONNECT_SECONDS = 2.0
MISSING = "nginx is not installed. On Debian and Ubuntu: apt-get install nginx-light"

# A process that is restarting is left out for a second; what it has not answered goes to another, which is
# safe because a command has a key and counts once.
CONFIGURATION = """
daemon off;
pid {place}/nginx.pid;
error_log {place}/error.log warn;
worker_processes 1;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {place}/body;
    proxy_temp_path {place}/proxy;
    fastcgi_temp_path {place}/fastcgi;
    uwsgi_temp_path {place}/uwsgi;
    scgi_temp_path {place}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    upstream weald {{
{servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        client_max_body_size 2m;
        location = /metrics {{ return 404; }}
        location / {{
            proxy_pass http://weald;
            proxy_http_version 1.1;
            proxy_connect_timeout 2s;
            proxy_next_upstream error timeout non_idempotent;
            proxy_set_header Host            $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header Upgrade         $http_upgrade;
            proxy_set_header Connection      $connection_upgrade;
            proxy_read_timeout 90s;
            proxy_buffering    off;
        }}
    }}
}}
"""


def free_ports(count: int) -> list[int]:
    """Return free ports."""
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]
    finally:
        for one in sockets:
            one.close()


class Cluster(ServerProcesses):
    """Processes on one PostgreSQL; clients reach them through nginx."""

    def __init__(self, directory: Path, database: str, count: int, proxy: int) -> None:
        super().__init__(directory, count, database)
        self.ports = free_ports(count)
        self.proxy = proxy
        self._next = 0
        self.restarts: list[float] = []

    def port(self, chance: Random) -> int:
        """Return the port of the proxy."""
        return self.proxy

    async def kill(self, chance: Random) -> None:
        """Restart the next process in order; the others serve its clients meanwhile."""
        n, self._next = self._next, (self._next + 1) % len(self.ports)
        began = time.monotonic()
        await asyncio.to_thread(self._finish, self._processes[n])
        await self._start(n)
        self.restarts.append(time.monotonic() - began)

    def _finish(self, process: Process) -> None:
        """Let a process finish its open requests, then end it."""
        process.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.process.wait(GRACE_SECONDS)
        self._end(process)

    def _new(self, directory: Path) -> Process:
        n = self._names.index(directory.name)
        environment = {"WEALD_DATABASE": self.database or "", "WEALD_PROXIES": "127.0.0.0/8"}
        process = Process(directory, self.ports[n], False, "127.0.0.1", **environment)
        self._started.append(process)
        return process


@contextmanager
def nginx(ports: list[int], port: int) -> Iterator[None]:
    """Run nginx before the processes at `ports`."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory(prefix="weald-nginx-") as place:
        servers = "\n".join(f"        server 127.0.0.1:{p} max_fails=1 fail_timeout=1s;" for p in ports)
        path = Path(place) / "nginx.conf"
        path.write_text(CONFIGURATION.format(place=place, servers=servers, port=port))
        # As root nginx would give its temporary files to a user who cannot enter the folder.
        user = ["-g", "user root;"] if os.geteuid() == 0 else []
        process = subprocess.Popen([program, "-p", place, "-c", str(path), *user])
        try:
            _wait_for(port)
            yield
        finally:
            process.terminate()
            process.wait(GRACE_SECONDS)


def _wait_for(port: int) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1.0).close()
            return
        except OSError:
            assert time.monotonic() < late, "nginx does not start"
            time.sleep(0.05)


def serve(server: Postgres, place: Path, count: int, port: int) -> None:
    """Serve until interrupted; SIGHUP restarts the processes one after another."""
    address = os.environ.get("WEALD_DATABASE") or server.fresh()
    cluster = Cluster(place, address, count, port)

    async def run() -> None:
        await cluster.start()
        again = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGHUP, again.set)
        with nginx(cluster.ports, port):
            print(
                f"{count} processes on http://127.0.0.1:{port}/, restart them with: kill -HUP {os.getpid()}"
            )
            while True:
                await again.wait()
                again.clear()
                for n in range(count):
                    await cluster.kill(Random())
                    print(f"process {n + 1} of {count} restarted in {cluster.restarts[-1]:.1f} s", flush=True)

    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        pass
    finally:
        cluster.stop()


def check(server: Postgres, place: Path, count: int, tables: int, seconds: float) -> dict[str, Any]:
    """Play under cut connections and rolling restarts, then verify; return what happened."""
    address = server.fresh()
    [port] = free_ports(1)
    cluster = Cluster(place, address, count, port)
    plan = Plan(tables=tables, seconds=seconds, manners=Manners(think=1.0), apart=1.0, between=10)
    chaos = Chaos(cluster, lambda: open_database(cluster.data, address), plan)
    with nginx(cluster.ports, port):
        try:
            report: Report = loops.run(chaos.run(lambda line: print(line, flush=True)))
        finally:
            cluster.stop()
            chaos.report.complaints = cluster.complaints()
    reconnects = sorted(report.tally.reconnects)
    lost = report.tally.counts["failures"] + sum(report.games.values()) - len(report.hashes)
    return {
        **report.to_json(),
        "restarts": len(cluster.restarts),
        "reconnects": len(reconnects),
        "reconnect ms, median": at(reconnects, 0.5) if reconnects else 0,
        "reconnect ms, 99 of 100": at(reconnects, 0.99) if reconnects else 0,
        "reconnect ms, longest": at(reconnects, 1.0) if reconnects else 0,
        "lost": lost,
        "passed": not lost
        and bool(cluster.restarts)
        and bool(reconnects)
        and reconnects[int(len(reconnects) * 0.99)] <= RECONNECT_SECONDS,
    }


async def measure(ports: list[int], pids: list[int], tables: int, seconds: float) -> Measured:
    """Measure confirmed answers at tables that are spread over processes."""
    players = [Page(ports[n % len(ports)], PROGRAM) for n in range(tables)]
    for player in players:
        for _ in range(2):
            await player.prepare(GAME)
        await player.sit_down(GAME)
    began, before = time.perf_counter(), sum(map(work, pids))

    async def play(player: Page) -> None:
        while time.perf_counter() < began + seconds:
            if not await player.answer():
                await player.sit_down(GAME)

    await asyncio.gather(*map(play, players))
    count = sum(player.confirmed for player in players)
    rate = Measured(count, time.perf_counter() - began, sum(map(work, pids)) - before)
    for player in players:
        player.close()
    return rate


def compare(server: Postgres, place: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Return the confirmed answers of one process and of two, by wall time and by processor time.

    They are measured in turn, because a machine that others use as well is not always as fast.
    """
    rates = [Measured(0, 0.0, 0.0), Measured(0, 0.0, 0.0)]
    database_seconds = [0.0, 0.0]
    for n, count in enumerate((1, 2) * ROUNDS):
        cluster = Cluster(place / str(n), server.fresh(), count, 0)
        try:
            asyncio.run(cluster.start())
            pids = cluster.pids()
            before = _database_work(server)
            rates[count - 1] += asyncio.run(measure(cluster.ports, pids, tables, seconds / ROUNDS))
            database_seconds[count - 1] += _database_work(server) - before
        finally:
            cluster.stop()
    one, two = rates
    each = [rate.answers / rate.work for rate in rates]
    return {
        "load of the machine": [round(load, 1) for load in os.getloadavg()],
        "one process": one.to_json(),
        "two processes": two.to_json(),
        "by wall time": round((two.answers / two.seconds) / (one.answers / one.seconds), 2),
        "by processor time, two cores each": round(2 * each[1] / each[0], 2),
        "database, ms of processor time for an answer": [
            round(1000 * used / rate.answers, 3) for used, rate in zip(database_seconds, rates, strict=True)
        ],
    }


def _database_work(server: Postgres) -> float:
    """Return the processor time of the database's processes so far, those that have ended included."""
    parent = server.process.pid
    fields = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return ended + work(parent)


def main() -> int:
    """Serve, check or measure; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--port", type=int, default=PORT, help="where nginx listens")
    parser.add_argument("--check", action="store_true", help="play under rolling restarts, then verify")
    parser.add_argument("--measure", action="store_true", help="compare one process with two")
    parser.add_argument("--tables", type=int, help="20 to check, 200 to measure")
    parser.add_argument("--seconds", type=float, help="120 to check, 20 to measure")
    args = parser.parse_args()
    tables = args.tables or (200 if args.measure else 20)
    seconds = args.seconds or (20.0 if args.measure else 120.0)
    with tempfile.TemporaryDirectory(prefix="weald-cluster-") as name, postgres(durable=True) as server:
        place = Path(name)
        if args.measure:
            print(json.dumps(compare(server, place, tables, seconds), indent=2))
            return 0
        if args.check:
            done = check(server, place, args.processes, tables, seconds)
            print(json.dumps(done, indent=2))
            return 0 if done["passed"] else 1
        serve(server, place, args.processes, args.port)
    return 0


if __name__ == "__main__":
    sys.exit(main())
