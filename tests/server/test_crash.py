"""Killed at random moments, again and again: what was confirmed is there, and the game goes on to its end."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, robots
from tests.server.process import Process


class Player:
    """Answers as fast as it can, keeps what was confirmed, and sends again what was not."""

    def __init__(self, opened: Json, humans: list[int]) -> None:
        self.id = opened["id"]
        self.tokens = opened["tokens"]
        self.humans = humans
        self.confirmed: list[tuple[int, str, str]] = []
        self.waiting: tuple[int, Json] | None = None
        self.over = False

    def play(self, url: str) -> None:
        """Play until the game is over or the server is gone."""
        browsers = {seat: Browser(url, self.tokens[str(seat)]) for seat in self.humans}
        try:
            while not self.over:
                self._step(browsers)
        except httpx.TransportError:
            return
        finally:
            for browser in browsers.values():
                browser.http.close()

    def _step(self, browsers: dict[int, Browser]) -> None:
        if self.waiting is None:
            around = browsers[self.humans[0]].look(self.id)
            self.over = around["over"]
            asked = [
                seat
                for seat in self.humans
                if around["seats"][seat]["asked"] and not around["seats"][seat]["done"]
            ]
            if not asked:
                time.sleep(0.002)
                return
            seat = asked[-1]
            now = browsers[seat].look(self.id, seat)
            if not now["decisions"]:
                return
            choices = now["decisions"][0]["choices"]
            option = choices[len(self.confirmed) % len(choices)]["id"]
            self.waiting = (
                seat,
                {"seat": seat, "expected": now["version"], "key": fresh_key(), "option": option},
            )
        seat, command = self.waiting
        reply = browsers[seat].post(self.id, "answer", **command)
        assert reply.status_code in (200, 409), reply.text
        if reply.status_code == 200:
            self.confirmed.append((seat, command["option"], command["key"]))
        self.waiting = None


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kills", [4, pytest.param(20, marks=pytest.mark.proof)])
def test_no_confirmed_answer_is_lost(tmp_path: Path, kills: int) -> None:
    chance = random.Random(20)
    players: list[Player] = []
    for _ in range(kills):
        with Process(tmp_path) as process:
            url = process.url.rstrip("/")
            players = players or [_opened(url, against_ai) for against_ai in (False, True)]
            threads = [threading.Thread(target=player.play, args=[url]) for player in players]
            enough = _confirmed(players) + chance.randint(1, 8)
            for thread in threads:
                thread.start()
            while _confirmed(players) < enough and any(thread.is_alive() for thread in threads):
                time.sleep(0.001)
            time.sleep(chance.uniform(0.0, 0.02))
            process.kill()
            for thread in threads:
                thread.join(20)
                assert not thread.is_alive()
    with Process(tmp_path) as process:
        for player in players:
            player.play(process.url.rstrip("/"))
            assert player.over
            _check(player, Browser(process.url.rstrip("/")))


def _confirmed(players: list[Player]) -> int:
    return sum(len(player.confirmed) for player in players)


def _opened(url: str, against_ai: bool) -> Player:
    with Browser(url) as browser:
        if against_ai:
            return Player(browser.open([*people("Noor"), *robots(2, "random")]), [0])
        return Player(browser.open(people("Noor", "Till", "Ada")), [0, 1, 2])


def _check(player: Player, browser: Browser) -> None:
    """The record is whole, and holds every confirmed answer once and in order."""
    with browser:
        record: dict[str, Any] = expect(browser.http.get(f"/api/tables/{player.id}/record"), 200)
    assert weald.replay(record).over
    by_people = [(seat, option) for seat, option, _ in record["answers"] if seat in player.humans]
    assert by_people == [(seat, option) for seat, option, _ in player.confirmed]
    assert len({key for _, _, key in player.confirmed}) == len(player.confirmed)
