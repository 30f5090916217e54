"""The daily challenge: one deal a day for all players, and records that prove as much as can be known."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import weald
from tests.server.live_server import Browser, running
from weald import ai
from weald.cli.main import main
from weald.games import REGISTRY
from weald.kernel.table import Table
from weald.learn import daily

DAY = date(2026, 11, 16)
SEED = 5657848164076567


def opened(game: str, day: date, **options: object) -> Table:
    deal = daily.challenge(game, day)
    return weald.new(game, len(deal["seats"]), deal["seed"], {**deal["options"], **options})


def test_every_game_has_a_challenge() -> None:
    assert daily.games_with_challenges() == list(REGISTRY)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_record_shows_its_day(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    table = opened(game, DAY)
    decision = table.pending[0]
    table.answer(decision.seat, decision.options[0])
    assert daily.date_of(table.record()) == DAY
    assert daily.date_of(opened(game, DAY - timedelta(days=3)).record()) == DAY - timedelta(days=3)


def test_days_and_games_have_deals_of_their_own() -> None:
    seeds = {daily.seed_of(game, DAY + timedelta(days=n)) for game in REGISTRY for n in range(100)}
    assert len(seeds) == 100 * len(REGISTRY)
    # The deal of a day must never change: results of other people are compared with it.
    assert daily.seed_of("ecosystem", DAY) == daily.challenge("ecosystem", DAY)["seed"] == SEED


def test_other_deals_and_easier_options_are_no_challenge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    assert daily.date_of(weald.new("ecosystem", 1, 5).record()) is None
    assert daily.date_of(opened("ecosystem", DAY, takebacks="free").record()) is None
    # A day that has not come yet cannot have been played.
    assert daily.date_of(opened("ecosystem", DAY + timedelta(days=9)).record()) is None
    record = opened("ecosystem", DAY).record()
    record["start"]["turn"] = 2
    assert daily.date_of(record) is None


def test_the_command_line_names_the_day_and_the_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    table = opened("ecosystem", DAY)
    while not table.over:
        table.answer(0, table.pending[0].options[0])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(table.record()), "utf-8")
    assert main(["--lang", "en", "check", str(path)]) == 0
    result = table.result
    assert result is not None
    total = result.scores[0]["total"]
    assert f"Daily challenge of 2026-11-16: lost, {total} points." in capsys.readouterr().out


def duel(rival: str, day: date = DAY) -> Table:
    """A finished duel: the person plays at random; the rival is an AI, or the same person."""
    random = Random(1)
    table = opened("living_forest_duel", day)
    deal = daily.challenge("living_forest_duel", day)
    while not table.over:
        decision = table.pending[0]
        option = random.choice(decision.options)
        if decision.seat == 1 and rival == "ai":
            seed = ai.seat_seed(deal["seed"], len(table.entries), 1)
            option = ai.seat_choice("easy", table, 1, seed)
        table.answer(decision.seat, option)
    return table


def said(record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    capsys.readouterr()
    assert main(["--lang", "en", "check", str(path)]) == 0
    return capsys.readouterr().out


def test_a_rival_that_answers_as_the_ai_does_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    table = duel("ai")
    record = table.record()
    assert table.result is not None
    found = daily.finding_of(record)
    assert found is not None
    assert (found.day, found.outcome, found.rival) == (
        DAY,
        "won" if table.result.winners == (0,) else "lost",
        "alike",
    )
    text = said(record, tmp_path, capsys)
    assert f"Daily challenge of 2026-11-16: {found.outcome}, {found.points} points." in text
    assert "s answers are the AI" in text
    assert "nverified" not in text


def test_a_rival_played_by_hand_is_unverified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    record = duel("person").record()
    found = daily.finding_of(record)
    assert found is not None
    assert found.rival == "differs"
    assert record["answers"][found.answer - 1][0] == 1
    text = said(record, tmp_path, capsys)
    assert "Daily challenge of 2026-11-16, unverified: " in text
    assert f"Answer {found.answer}, " in text


def test_one_answer_in_a_real_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    honest = duel("ai")
    n = next(n for n, entry in enumerate(honest.entries) if entry.seat == 1 and n > 20)
    table = opened("living_forest_duel", DAY)
    for entry in honest.entries[:n]:
        table.answer(entry.seat, entry.option)
    decision = table.pending[0]
    assert decision.seat == 1
    table.answer(1, next(option for option in decision.options if option != honest.entries[n].option))
    assert daily.foreign_answer(table.record()) == n + 1


def test_a_record_that_these_rules_play_otherwise_is_unverified_and_not_forged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    table = opened("spirit_island", DAY)
    for _ in range(30):
        table.answer(0, table.pending[0].options[0])
    record = {**table.record(), "version": table.game.version - 1}
    monkeypatch.setattr(type(table.game), "upgrades", {table.game.version - 1: dict})
    monkeypatch.setattr(type(table.game), "option_upgrades", {})
    record["answers"][20] = [0, "nonsense", []]
    text = said(record, tmp_path, capsys)
    assert "Daily challenge of 2026-11-16: unverified." in text
    assert "won" not in text


def test_a_record_of_an_older_version_that_plays_alike_has_its_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    table = opened("spirit_island", DAY)
    table.answer(0, table.pending[0].options[0])
    record = {**table.record(), "version": table.game.version - 1}
    monkeypatch.setattr(type(table.game), "upgrades", {table.game.version - 1: dict})
    monkeypatch.setattr(type(table.game), "option_upgrades", {})
    assert daily.finding_of(record) == daily.Finding(DAY, "open", 0, "none")


def test_the_rival_of_a_running_service_is_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real AI seats, in worker processes."""
    monkeypatch.setattr(daily, "today", lambda: DAY)
    deal = daily.challenge("living_forest_duel", DAY)
    with running(tmp_path) as url, Browser(url) as browser:
        seats = [{**seat, "name": name} for seat, name in zip(deal["seats"], ("Noor", "AI"), strict=True)]
        opened = browser.open(seats, deal["seed"], game=deal["game"], options=deal["options"], pace="at_once")
        id = opened["id"]
        assert browser.play(id, [0])["over"]
        record = browser.http.get(f"/api/tables/{id}/record").json()
    assert daily.foreign_answer(record) == 0
    assert sum(seat for seat, _, _ in record["answers"]) > 10
