"""The counter of faults over all runs of `make soak`."""

from collections import Counter

from soak import HEADING, PAGE, is_whole, reaches, recorded, summary

from tests.system.chaos import Plan, Report
from tests.system.client import Tally

RULE = "|---" * 10 + "|\n"
TEXT = f"Before.\n\n{HEADING}\n{RULE}| first | 1 | 2 | 3 | 4,000 | 5 | 6 | 7 | 8 | 0 |\n"
TOTAL = "| in total | 1 | 2 | 3 | 4,000 | 5 | 6 | 7 | 8 | 0 |\n\n## After\n"


def report(**counts: int) -> Report:
    named = {name.replace("_", " "): count for name, count in counts.items()}
    return Report(Tally(Counter(named)))


def test_a_run_adds_its_figures_to_those_of_all_runs() -> None:
    shared = report(processes_killed=2, commands_cut=5, answers_confirmed=7, backups=3, restored_tables=4)
    alone = report(lines_cut=6, answers_confirmed=8, backups=1, processes_stopped=1, processes_paused=9)
    page = recorded(TEXT + TOTAL, "second", shared, alone)
    assert page == (
        TEXT + "| second | 2 | 1 | 9 | 11 | 15 | 8 | 4 | 4 | 0 |\n"
        "| in total | 3 | 3 | 12 | 4,011 | 20 | 14 | 11 | 12 | 0 |\n\n## After\n"
    )


def test_tables_that_were_not_verified_are_failures() -> None:
    lost = Report(Tally(Counter({"failures": 1})), games=Counter({"ecosystem": 3}), hashes={"one": "state"})
    assert recorded(TEXT + TOTAL, "second", lost, report()).endswith("| 8 | 3 |\n\n## After\n")
    assert summary(lost, report())["tables not verified"] == 2
    assert not is_whole(lost)


def test_a_goal_is_for_each_database() -> None:
    plan = Plan(tables=1, seconds=1.0, answers=10, backups=2)
    assert reaches(report(answers_confirmed=10, backups=2), plan)
    assert not reaches(report(answers_confirmed=9, backups=2), plan)
    assert not reaches(report(answers_confirmed=10, backups=1), plan)
    assert reaches(report(), Plan(tables=1, seconds=1.0))


def test_the_figures_of_a_run() -> None:
    figures = summary(
        report(answers_confirmed=7, lost=1, backups=2), report(answers_confirmed=8, missing_in_a_backup=3)
    )
    wanted = {"answers confirmed": 15, "on SQLite": 8, "lost": 1, "backups": 2, "missing in a backup": 3}
    assert {name: n for name, n in figures.items() if n} == wanted


def test_the_page_has_the_table() -> None:
    page = PAGE.read_text()
    assert recorded(page, "now", report(), report()).count("\n") == page.count("\n") + 1
