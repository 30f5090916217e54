"""Starting and stopping the real process: ports, data directories, signals."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.process import PATIENCE, Process
from weald.cli.main import main as cli
from weald.server.errors import ServeError
from weald.server.main import address, listen, network_addresses


def test_a_taken_port_gives_the_next_free_one(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with Process(tmp_path, port) as weald:
            used = int(weald.url.rsplit(":", 1)[1].strip("/"))
            assert used > port
            assert weald.output[0] == f"cli-serve-port-taken {port} {used}"
            assert httpx.get(weald.url + "api/games", verify=False, timeout=PATIENCE).status_code == 200


def test_any_free_port(tmp_path: Path) -> None:
    with Process(tmp_path) as weald:
        assert weald.output == [f"cli-serve-address {weald.url}", f"cli-serve-data {tmp_path}"]
        assert httpx.get(weald.url, verify=False, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals, code: int) -> None:
    with Process(tmp_path) as weald, httpx.Client(base_url=weald.url, verify=False) as browser:
        assert browser.get("/api/games", timeout=PATIENCE).status_code == 200
        weald.process.send_signal(number)
        assert weald.process.wait(PATIENCE) == code
        assert weald.rest() == ["cli-serve-stopped"]
        assert weald.errors() == ""
        assert weald.log() == ""


def test_it_ends_while_somebody_watches(tmp_path: Path) -> None:
    from tests.server.live_server import Browser, heard, people

    with Process(tmp_path) as weald, Browser(weald.url.rstrip("/")) as browser:
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        with browser.watch(id, 0) as line:
            heard(line)
            weald.process.send_signal(signal.SIGINT)
            assert weald.process.wait(PATIENCE) == 130
        assert weald.errors() == ""
        assert weald.log() == ""


def test_the_browser_is_opened_quietly(tmp_path: Path) -> None:
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho junk\necho junk >&2\necho "$1" > {tmp_path}/opened\nsleep 3\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    with Process(tmp_path / "data", open_browser=True, BROWSER=str(script)) as weald:
        late = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists() or not (tmp_path / "opened").read_text():
            assert time.monotonic() < late
            time.sleep(0.02)
        assert (tmp_path / "opened").read_text().strip() == weald.url
        # Signal handlers are installed before it serves.
        assert httpx.get(weald.url, verify=False, timeout=PATIENCE).status_code == 200
        weald.process.send_signal(signal.SIGTERM)
        assert weald.process.wait(PATIENCE) == 0
        assert (weald.rest(), weald.errors()) == (["cli-serve-stopped"], "")


def test_a_data_directory_that_cannot_be_written(tmp_path: Path) -> None:
    """Root may write everywhere, so the process drops its privileges first."""
    shut = tmp_path / "shut"
    shut.mkdir()
    for folder in (shut, *tmp_path.parents):
        if str(folder).startswith("/tmp") and os.access(folder, os.W_OK) and folder != Path("/tmp"):
            folder.chmod(0o755)
    tmp_path.chmod(0o755)
    shut.chmod(0o555)
    code = (
        "import encodings.idna, os, pathlib, sys\n"
        "from weald.server.errors import ServeError\n"
        "from weald.server.main import serve\n"
        "import sqlalchemy.dialects.sqlite\n"
        "if os.geteuid() == 0: os.seteuid(65534)\n"
        "try: serve(port=0, data=pathlib.Path(sys.argv[1]), open_browser=False)\n"
        "except ServeError as error: print(error.message.id, *error.message.args.values()); sys.exit(2)\n"
    )
    for path in (shut, shut / "inside"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=os.environ,
        )
        assert (done.returncode, done.stdout, done.stderr) == (2, f"cli-data-readonly {path}\n", "")


def test_hosts_and_ports_that_cannot_be() -> None:
    for host, port, id in (
        ("no-such-host.invalid", 0, "cli-serve-host"),
        ("192.0.2.1", 0, "cli-serve-host"),
        ("127.0.0.1", 70000, "cli-serve-port-range"),
        ("127.0.0.1", -1, "cli-serve-port-range"),
    ):
        with pytest.raises(ServeError) as error:
            listen(host, port)
        assert error.value.message.id == id


def test_no_free_port_at_the_end_of_the_range() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as last:
        try:
            last.bind(("127.0.0.1", 65535))
            last.listen()
        except OSError:
            pytest.skip("somebody else uses port 65535")
        with pytest.raises(ServeError) as error:
            listen("127.0.0.1", 65535)
    assert error.value.message.id == "cli-serve-no-port"


def test_the_address_for_the_network_is_told_only_if_it_answers_there() -> None:
    assert network_addresses("127.0.0.1", 80) == []
    assert network_addresses("forest.local", 80) == []
    for host in ("0.0.0.0", "::", ""):
        for there in network_addresses(host, 8137):
            ip = ip_address(urlsplit(there).hostname or "")
            assert (ip.is_loopback, ip.is_unspecified) == (False, False)
            # It is one of this machine's own: a socket can be bound to it.
            listen(str(ip), 0).close()


def test_the_service_answers_at_its_address_in_the_network(tmp_path: Path) -> None:
    with Process(tmp_path, host="0.0.0.0") as weald:
        expected = [line.split()[1] for line in weald.output if line.startswith("cli-serve-network")]
        assert expected == network_addresses("0.0.0.0", int(weald.url.rstrip("/").rsplit(":", 1)[1]))
        for url in (weald.url, *expected):
            assert httpx.get(url + "api/games", verify=False, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    ("environment", "arguments", "expected"),
    [
        ({"WEALD_THINKERS": "lots"}, [], "WEALD_THINKERS must be a whole number"),
        ({}, ["--public-url", "example.org"], "cannot be the public address"),
        ({}, ["--proxies", "somewhere"], "are not addresses or networks"),
        ({"WEALD_DATABASE": "mysql://localhost/x"}, [], "not the address of a PostgreSQL database"),
        ({"WEALD_LOG_LEVEL": "loud"}, [], "is not a level for WEALD_LOG_LEVEL"),
    ],
)
def test_settings_that_are_wrong_are_named_before_anything_starts(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: dict[str, str],
    arguments: list[str],
    expected: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    serve = ["--lang", "en", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    assert cli([*serve, *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert expected in err


def test_addresses_to_type() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("", 80) == "http://127.0.0.1:80/"
    assert address("::", 80) == "http://[::1]:80/"
    assert address("forest.local", 80) == "http://forest.local:80/"
