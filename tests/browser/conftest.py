"""A real server process, a real Chromium, and people who use the one through the other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.programs import required

WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Without the list that opens under the address, which costs as much as our page does. Of several such
    # flags only the last one counts, so what Playwright switches off and matters here is said once more.
    f"--disable-features={','.join(WITHOUT)}",
]

expect.set_options(timeout=PATIENCE)


@contextmanager
def serving(data: Path, port: int = 0, site: Path | None = None) -> Iterator[str]:
    """`weald serve` in a process of its own; its address. At the end it is killed, as a power cut would."""
    weald = [sys.executable, "-m", "weald"]
    command = [*weald, "--lang", "en", "serve", "--port", str(port), "--data", str(data), "--no-browser"]
    environment = {**os.environ, **({"PYTHONPATH": str(site)} if site else {})}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=site
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next((word.rstrip("/") for word in line.split() if word.startswith("http://")), None)
        try:
            assert address is not None, line
            yield address
        finally:
            process.kill()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service for all tests."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = required("chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser, url: str) -> Iterator[Meet]:
    """A person with a browser of their own; at the end, no page may have complained about anything."""
    people: list[Person] = []

    def somebody(
        width: int = 1600, height: int = 1000, locale: str = "en-GB", dark: bool = False, **more: Any
    ) -> Person:
        context = browser.new_context(
            base_url=more.pop("base_url", url),
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(context.new_page()))
        return people[-1]

    yield somebody
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.page.context.close()
    assert complaints == []
