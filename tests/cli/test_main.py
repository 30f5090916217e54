"""The command line: what it prints, how it complains, and with which exit code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import weald
from weald.cli.main import main
from weald.cli.tables import bench_page
from weald.i18n import Words
from weald.kernel.fair_deal import FairDeal, problem_in
from weald.kernel.game import RuleChange


def played(seed: int = 7) -> weald.Table:
    table = weald.new("ecosystem", seats=3, seed=seed)
    while not table.over:
        decision = table.pending[0]
        table.answer(decision.seat, 0)
    return table


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def complaint(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the command's refusal; it must use the exit code for wrong use and no traceback."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "Traceback" not in err
    return err


def test_unknown_game_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    error = complaint(["sim", "chess"], capsys)
    assert "chess" in error
    assert "ecosystem" in error


@pytest.mark.parametrize("seats", ["0", "7", "-1"])
def test_wrong_number_of_seats_says_how_many_may_play(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    error = complaint(["sim", "ecosystem", f"--seats={seats}"], capsys)
    assert seats in error
    assert "1" in error
    assert "6" in error


def test_option_out_of_range_says_the_range(capsys: pytest.CaptureFixture[str]) -> None:
    error = complaint(["sim", "ecosystem", "--option", "many_gaps=-21"], capsys)
    assert "many_gaps" in error
    assert "-20" in error
    assert "-21" in error


def test_unknown_choice_lists_the_choices(capsys: pytest.CaptureFixture[str]) -> None:
    error = complaint(["sim", "ecosystem", "--option", "edition=third"], capsys)
    assert "third" in error
    assert "second" in error
    assert "first" in error


def test_unknown_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "colour" in complaint(["sim", "ecosystem", "--option", "colour=1"], capsys)


def test_option_without_value_shows_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert "NAME=VALUE" in complaint(["sim", "ecosystem", "--option", "edition"], capsys)


def test_unknown_bot_lists_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    error = complaint(["sim", "ecosystem", "--bots", "wizard"], capsys)
    assert "wizard" in error
    assert "greedy" in error


def test_record_that_is_whole_is_confirmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played()
    assert main(["check", write(tmp_path / "game.json", table.record())]) == 0
    assert str(len(table.entries)) in capsys.readouterr().out


def test_replay_tells_the_game_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played()
    assert main(["--lang", "en", "replay", write(tmp_path / "game.json", table.record())]) == 0
    out = capsys.readouterr().out
    assert f"{len(table.events)}  " in out
    assert not re.search(r"ecosystem-[a-z]", out)


def test_record_cut_in_half(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "half.json"
    text = json.dumps(played().record())
    path.write_text(text[: len(text) // 2], "utf-8")
    for command in ("check", "replay"):
        error = complaint([command, str(path)], capsys)
        assert str(path) in error
        assert "line 1" in error


def test_record_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = {**played().record(), "version": 99}
    assert "99" in complaint(["replay", write(tmp_path / "new.json", record)], capsys)


def test_record_with_another_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played().record()
    record["answers"][4][1] = "unicorn"
    assert "5" in complaint(["check", write(tmp_path / "bad.json", record)], capsys)


def test_a_difference_by_a_change_of_rules_is_no_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played().record()
    game = weald.new("ecosystem").game
    change = RuleChange(2, "fewer-cards", "illegal-over")
    monkeypatch.setattr(type(game), "version", 2)
    monkeypatch.setattr(type(game), "rule_changes", (change,))
    record["answers"][4][1] = "unicorn"
    assert main(["--lang", "en", "check", write(tmp_path / "record.json", record)]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        (
            "The record is of version 1 of the game. Since then rules have changed; from answer 5 on it goes "
            "differently today."
        ),
        "The game is over.",
    ]
    assert err == ""


@pytest.mark.parametrize("command", [["--help"], ["replay", "game.json"]], ids=" ".join)
def test_a_terminal_that_cannot_show_all_letters(tmp_path: Path, command: list[str]) -> None:
    write(tmp_path / "game.json", played().record())
    script = "import sys; from weald.cli.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", script, "--lang", "fr", *command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "1e-09"])
def test_nothing_is_measured_in_no_time(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert seconds in complaint(["bench", f"--seconds={seconds}"], capsys)


DEAL = FairDeal(bytes(range(32)), {0: b"a" * 16, 2: b"c" * 20})


def dealt(**start: object) -> dict[str, Any]:
    """A record with a fair deal, whose game begins with some fields of the start changed."""
    position = weald.new("ecosystem", seats=3, seed=DEAL.seed).record()
    heading = {name: position[name] for name in ("weald", "game", "version", "seats", "options")}
    table = weald.load({**heading, "state": {**position["start"], **start}, "answers": []})
    table.answer(0, 0)
    return {**table.record(), "fair_deal": DEAL.to_json()}


@pytest.mark.parametrize("arranged", ["drawn", "hands"])
def test_a_fair_deal_begins_with_the_cards_of_its_seed(
    arranged: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", write(tmp_path / "fair.json", dealt())]) == 0
    assert "dealt fairly" in capsys.readouterr().out
    other = weald.new("ecosystem", seats=3, seed=7).position()["state"]
    forged = dealt(drawn=500) if arranged == "drawn" else dealt(**{**other, "seed": DEAL.seed.hex()})
    assert problem_in(forged["fair_deal"], forged["start"]["seed"]) is None
    assert "arranged" in complaint(["check", write(tmp_path / "forged.json", forged)], capsys)


def test_a_fair_deal_is_checked_even_if_rules_have_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = dealt()
    game = weald.new("ecosystem").game
    monkeypatch.setattr(type(game), "version", 2)
    monkeypatch.setattr(type(game), "rule_changes", (RuleChange(2, "fewer-cards", "illegal-over"),))
    record["answers"][0][1] = "unicorn"
    assert main(["check", write(tmp_path / "fair.json", record)]) == 0
    capsys.readouterr()
    record["fair_deal"]["contributions"]["0"] = "00" * 16
    assert "another seed" in complaint(["check", write(tmp_path / "forged.json", record)], capsys)


def test_position_with_a_card_too_many_lists_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = weald.new("ecosystem", seats=3, seed=7).position()
    position["state"]["deck"].append("fox")
    error = complaint(["check", write(tmp_path / "position.json", position)], capsys)
    assert "13" in error
    assert "12" in error


def test_position_in_order_is_confirmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = weald.new("ecosystem", seats=3, seed=7).position()
    assert main(["check", write(tmp_path / "position.json", position)]) == 0
    assert capsys.readouterr().out.strip()


def test_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere.json" in complaint(["check", str(tmp_path / "nowhere.json")], capsys)


def test_file_that_is_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert str(path) in complaint(["check", str(path)], capsys)


@pytest.mark.parametrize("data", [[], 3, "text", None, {"game": 7}, {"game": "ecosystem"}])
def test_json_that_is_no_record_or_position(
    data: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint(["check", write(tmp_path / "odd.json", data)], capsys)


def test_schema_accepts_a_real_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "ecosystem"]) == 0
    schema = json.loads(capsys.readouterr().out)
    position = weald.new("ecosystem", seats=3, seed=7).position()
    assert sorted(schema["required"]) == sorted(position)
    assert sorted(schema["properties"]["state"]["required"]) == sorted(position["state"])


def test_help_speaks_the_wished_language(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "browser"), ("fr", "navigateur"), ("de", "Browser")):
        with pytest.raises(SystemExit) as end:
            main(["--lang", lang, "--help"])
        assert end.value.code == 0
        assert word in capsys.readouterr().out


def test_wrong_use_ends_with_code_two(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["sim", "ecosystem", "--games", "many"])
    assert end.value.code == 2
    assert "many" in capsys.readouterr().err


def test_simulation_as_json_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        argv = ["sim", "ecosystem", "--games", "60", "--seats", "3", "--bots", "greedy,random,random"]
        assert main([*argv, "--seed", "5", "--format", "json", "--jobs", jobs]) == 0
        result = json.loads(capsys.readouterr().out)
        result.pop("seconds")
        results.append(result)
    assert results[0] == results[1]
    greedy, random = results[0]["bots"]
    assert (greedy["bot"], greedy["games"], random["bot"], random["games"]) == ("greedy", 60, "random", 120)
    assert greedy["win"]["mean"] + 2 * random["win"]["mean"] == pytest.approx(1)


def test_simulation_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "sim", "ecosystem", "--games", "30", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert "Siege" in out
    assert "95 %" in out


def test_zero_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "0" in complaint(["sim", "ecosystem", "--games", "0"], capsys)


def test_bench_reports_every_game_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01", "--format", "json"]) == 0
    result = json.loads(capsys.readouterr().out)
    ecosystem = result["games"][0]
    assert ecosystem["name"] == "ecosystem"
    assert ecosystem["decisions_per_s"] > ecosystem["games_per_s"] > 0
    assert ecosystem["clone_us"] > 0


def test_bench_page_can_be_pasted() -> None:
    row = {
        "name": "ecosystem",
        "decisions_per_s": 123456,
        "decisions_interval": [120000, 130000],
        "games_per_s": 1234.5,
        "games_interval": [1200.0, 1300.0],
    }
    result = {
        "machine": "Linux x86_64",
        "processor": "Abacus 9",
        "cores": 2,
        "implementation": "CPython",
        "python": "3.11.7",
        "weald": "0.2.0",
        "compiled": False,
        "packages": {"numpy": "2.4.6"},
        "rounds": 6,
        "seconds": 0.4,
        "games": [{**row, "clone_us": 1.8, "clone_in_decisions": 0.5}],
        "environments": [],
        "peers": [{**row, "name": "peer"}],
        "ratios": {"ecosystem": {"peer": {"median": 3.04, "low": 2.0, "high": 4.0}}},
        "environment_ratios": {},
        "missing": [],
    }
    lines = bench_page(result, Words("en"))
    assert lines[0] == (
        "Weald 0.2.0 (interpreted), CPython 3.11.7, Linux x86_64, Abacus 9, 2 cores; numpy 2.4.6. Medians of "
        "6 interleaved rounds of 0.4 s of processor time, in brackets their 95 % intervals (lowest and "
        "highest round)."
    )
    assert lines[1:] == [
        "",
        "| Game | Decisions/s | Games/s | Copy: µs / decisions |",
        "| --- | ---: | ---: | ---: |",
        "| ecosystem | 123,456 [120,000, 130,000] | 1,234.5 [1,200.0, 1,300.0] | 1.8 / 0.5 |",
        "| peer | 123,456 [120,000, 130,000] | 1,234.5 [1,200.0, 1,300.0] |  |",
        "",
        "Decisions/s as multiples of a peer\u2019s:",
        "",
        "| Game | peer |",
        "| --- | ---: |",
        "| ecosystem | 3.0 [2.0, 4.0] |",
    ]
    bare = bench_page({**result, "compiled": True, "packages": {}, "peers": []}, Words("de"))
    assert bare[0].startswith("Weald 0.2.0 (kompiliert), CPython 3.11.7, Linux x86_64, Abacus 9, 2 Kerne. ")
    assert len(bare) == 5
