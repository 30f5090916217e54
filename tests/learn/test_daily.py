"""The daily challenge: one deal a day for everybody, and records that prove it."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import weald
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
def test_a_record_proves_its_day(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
