"""The page without a server: a plain folder, the engine in a worker, games kept in the browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.person import Person
from tests.page.test_engine import engine
from weald.site.folder import write
from weald.site.scripts import joined

pytestmark = pytest.mark.browser

HOME = "/weald/"
NEEDS_SERVER = "This needs a server. Here, everything is played on this device."
# Milliseconds that the engine may take to start on a busy machine.
START = 60_000
WHOLE_BUILD_IS_KEPT = """async () => {
  const list = (id) => JSON.parse(document.getElementById(id).textContent);
  const kept = (await (await caches.open("weald")).keys()).map(({ url }) => new URL(url).pathname);
  const { base, files } = list("engine");
  const parts = Object.keys(files).filter((name) => name !== "python_stdlib.zip").map((name) => base + name);
  const all = [list("engine").home, ...parts, ...Object.values(list("assets"))];
  return all.every((path) => kept.includes(path));
}"""
STORED = """() => new Promise((resolve, reject) => {
  const open = indexedDB.open("weald");
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const all = open.result.transaction("tables").objectStore("tables").getAll();
    all.onsuccess = () => resolve(all.result.map(({ head }) => head.version));
  };
})"""


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    """A server of plain files; its address. It ends with the block."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            yield next(word.strip("()").rstrip("/") for word in line.split() if "http://" in word)
        finally:
            server.kill()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host with the page in a folder below its root."""
    if not joined().files:
        pytest.skip("The modules of the page are not joined.")
    host = tmp_path_factory.mktemp("host")
    list(write(host / "weald", engine(), HOME))
    return host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


def begin(page: Page, address: str) -> Person:
    """Begin a game of Ecosystem by clicks."""
    person = Person(page)
    page.goto(address + HOME)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".prompt.lit")).to_be_visible(timeout=START)
    return person


def version(page: Page) -> int:
    """Return the version of the only table that the browser has stored."""
    (stored,) = page.evaluate(STORED)
    return int(stored)


def answer(person: Person) -> None:
    """Answer by a click, until the next question to this seat."""
    page = person.page
    before = version(page)
    things = person.choices()
    (things if things.count() else page.locator(".acts .btn")).first.click()
    place = page.locator(".prompt .acts .btn.go")
    for _ in range(200):
        if version(page) > before and page.locator(".prompt.lit").count():
            return
        if version(page) == before and person.choices().count() and not place.count():
            person.choices().first.click()
        page.wait_for_timeout(100)
    raise AssertionError(page.inner_text("body"))


def test_a_game_goes_on_after_a_reload_and_without_a_network(site: Path, context: BrowserContext) -> None:
    page = context.new_page()
    with files_served(site) as address:
        person = begin(page, address)
        assert page.url.startswith(f"{address}{HOME}#/t/d-")
        answer(person)
        stored = version(page)
        page.reload()
        expect(page.locator(".prompt.lit")).to_be_visible(timeout=START)
        assert version(page) >= stored
        answer(person)
        page.wait_for_function(WHOLE_BUILD_IS_KEPT, timeout=START)
        stored = version(page)
    context.set_offline(True)
    answer(person)
    assert version(page) > stored
    stored = version(page)
    page.reload()
    expect(page.locator(".prompt.lit")).to_be_visible(timeout=START)
    assert version(page) >= stored
    answer(person)
    page.locator(".bar .logo").click()
    expect(page.locator(".tables li")).to_have_count(1)
    assert person.complaints == []


def test_when_the_tab_with_the_engine_closes_the_other_one_goes_on(
    site: Path, context: BrowserContext
) -> None:
    with files_served(site) as address:
        first = context.new_page()
        begin(first, address)
        second = Person(context.new_page())
        second.page.goto(first.url)
        expect(second.page.locator(".prompt.lit")).to_be_visible(timeout=START)
        first.close()
        stored = version(second.page)
        answer(second)
        assert version(second.page) > stored
        assert second.complaints == []


def test_a_seat_elsewhere_says_that_it_needs_a_server(site: Path, context: BrowserContext) -> None:
    with files_served(site) as address:
        page = context.new_page()
        page.goto(address + HOME)
        elsewhere = page.get_by_role("radio", name="Elsewhere").nth(1)
        elsewhere.click()
        expect(page.get_by_role("alert")).to_have_text(NEEDS_SERVER)
        expect(elsewhere).to_have_attribute("aria-checked", "false")
        expect(page.locator('a[href$="/move"]')).to_have_count(0)


def test_a_hint_comes_from_the_worker_that_thinks(site: Path, context: BrowserContext) -> None:
    with files_served(site) as address:
        person = begin(context.new_page(), address)
        person.page.get_by_role("button", name="Hint").first.click()
        expect(person.page.locator("#options [data-hint]").first).to_be_visible(timeout=START)
        assert any(worker.url.endswith("/thinker.js") for worker in person.page.workers)
        assert person.complaints == []
