"""A person at a browser: what they look at and what they do there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.browser.commands import Commands

AXE = Path(__file__).parent.parent / "vendor" / "axe.min.js"
GRAVE = ("serious", "critical")
# So long, in milliseconds, a page may take to show what is expected of it.
PATIENCE = 15_000
ANSWERS_AT_MOST = 900

Json = dict[str, Any]
Seats = list[dict[str, str]]

YOU_AND_TWO: Seats = [
    {"kind": "human", "name": "Noor"},
    {"kind": "ai", "name": "Ivy", "level": "random"},
    {"kind": "ai", "name": "Rowan", "level": "random"},
]


class Person:
    """One browser with one page; everything the page complains about is noted."""

    def __init__(self, page: Page, complaints: list[str] | None = None) -> None:
        self.page = page
        self.complaints: list[str] = [] if complaints is None else complaints
        self.commands = Commands(page)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        # The browser itself reports refused requests and lost connections; the page lives with those.
        # Most tests allow no service worker.
        expected = (
            "Failed to load resource",
            "WebSocket connection to",
            "Service Worker registration blocked",
        )
        if message.type in ("error", "warning") and not message.text.startswith(expected):
            self.complaints.append(message.text)

    def tab(self) -> Person:
        """The same person in another tab of the same browser."""
        return Person(self.page.context.new_page(), self.complaints)

    def home(self) -> Person:
        self.page.goto("/")
        self.page.wait_for_selector(".game")
        return self

    def open(self, seats: Seats = YOU_AND_TWO, seed: int = 7, game: str = "ecosystem", **options: Any) -> str:
        """A table made without clicking; its id."""
        self.page.context.request.get("/")
        alone = not any(seat["kind"] == "guest" for seat in seats)
        body = {"game": game, "seats": seats, "options": options, "seed": seed if alone else None}
        reply = self.page.context.request.post("/api/tables", data=body)
        assert reply.status == 201, reply.text()
        return str(reply.json()["id"])

    def sit(self, table: str) -> Person:
        """Go to a table and wait until it is there."""
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".prompt, .curtain")
        return self

    def look(self, table: str, seat: int | None = None) -> Json:
        """Return the snapshot that the server has for this browser now."""
        query = "" if seat is None else f"?seat={seat}"
        snapshot: Json = self.page.context.request.get(f"/api/tables/{table}{query}").json()
        return snapshot

    def answer(self, act: Callable[[], None], command: str = "answer") -> None:
        """Do something that answers, and wait until something is asked again, or the end."""
        with self.settling(command):
            act()
            self.go_on()
        # Until the snapshot before the reply is shown, no question is lit: the next light is the next one.
        self.page.wait_for_selector(".prompt.lit, .prompt.over, .curtain")

    @contextmanager
    def settling(self, command: str = "answer") -> Iterator[None]:
        """Do something that sends a command, and wait for its reply."""
        before = self.commands.settled.count(command)
        yield
        self.until(lambda: self.commands.settled.count(command) > before, True)

    def go_on(self) -> None:
        """Go on in spite of a warning, if there is one."""
        warning = self.page.locator(".warning .btn.on")
        if warning.count():
            warning.click()

    def until(self, read: Callable[[], object], expected: object) -> None:
        """Read something again and again until it is as expected."""
        end = monotonic() + PATIENCE / 1000
        while (value := read()) != expected and monotonic() < end:
            self.page.wait_for_timeout(20)
        assert value == expected

    def say(self) -> str:
        """The sentence at the top, as it stands."""
        return self.page.locator(".prompt h2").inner_text()

    def expect_say(self, words: str) -> None:
        """The sentence at the top, now or in a moment."""
        expect(self.page.locator(".prompt h2")).to_have_text(words)

    def expect_said(self, part: str, words: str) -> None:
        """Return the text of a part of the page, now or in a moment."""
        expect(self.page.locator(part)).to_have_text(words, use_inner_text=True)

    def play_on(self, table: str, enough: Callable[[Json], bool]) -> None:
        """Answer for seat 0 without the page, rabbits first, else for most points, until it is enough."""
        while True:
            now = self.look(table, 0)
            if now["over"]:
                return
            if not now["decisions"]:
                continue
            choices = now["decisions"][0]["choices"]
            if enough(now["decisions"][0]):
                return
            best = max(choices, key=lambda choice: (choice["id"] == "rabbit", choice["gain"] or 0))
            command = {"seat": 0, "expected": now["version"], "key": uuid4().hex, "option": best["id"]}
            assert self.page.context.request.post(f"/api/tables/{table}/answer", data=command).ok

    @property
    def over(self) -> bool:
        """Whether the last answer ended the game."""
        return self.page.locator(".prompt.over").count() > 0

    def choices(self) -> Locator:
        """Return the things that glow on the table."""
        return self.page.locator(":is(.board, .hand, .rail) [data-choice]:visible")

    def refs(self, things: Locator) -> list[str]:
        """Return the refs of things on the table."""
        refs: list[str] = things.evaluate_all("all => all.map(one => one.dataset.ref)")
        return refs

    def options(self) -> Locator:
        return self.page.locator("#options [data-option]")

    def click_first(self) -> None:
        """Answer by clicking the first thing that glows, or the button that declines."""
        things = self.choices()
        self.answer((things if things.count() else self.page.locator(".acts .btn")).first.click)

    def click_last(self) -> None:
        """Answer by clicking the last thing that glows, or the button that declines."""
        things = self.choices()
        self.answer((things if things.count() else self.page.locator(".acts .btn")).last.click)

    def press_first(self) -> None:
        """Answer by the first digit."""
        self.answer(lambda: self.page.keyboard.press("1"))

    def play_to_the_end(self, *ways: Callable[[], None]) -> None:
        """Answer until the game is over, what begins alike in each of these ways in turn."""
        self.page.wait_for_selector(".prompt.lit")
        asked: Counter[str] = Counter()
        for _ in range(ANSWERS_AT_MOST):
            if self.over:
                return
            beginning = " ".join(self.say().split()[:2])
            ways[asked[beginning] % len(ways)]()
            asked[beginning] += 1
        raise AssertionError("this game never ends")

    def reach_question(self, beginning: str) -> None:
        """Answer by the first digit until the sentence at the top begins like this."""
        self.page.wait_for_selector(".prompt.lit")
        while not self.say().startswith(beginning):
            self.press_first()

    def text(self) -> str:
        """Everything in the document, shown or not, attributes included."""
        return self.page.content()

    def sideways(self) -> int:
        """By how much the page is wider than the window."""
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))

    def grave_findings(self) -> list[str]:
        """Return axe-core's serious findings about the page as it stands."""
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        self.page.evaluate(AXE.read_text("utf-8"))
        # Without preload: the page's policy does not let axe apply stylesheets that others import once more.
        report = self.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
        return [
            f"{violation['id']}: {json.dumps([node['target'] for node in violation['nodes']][:3])}"
            for violation in report["violations"]
            if violation["impact"] in GRAVE
        ]
