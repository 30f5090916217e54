"""The counter of faults over all runs of `make soak`."""

from collections import Counter

from soak import HEADING, PAGE, recorded

from tests.system.chaos import Report
from tests.system.client import Tally

TEXT = f"Before.\n\n{HEADING}\n|---|---|---|---|---|---|\n| first | 1 | 2 | 3,000 | 4 | 0 |\n"


def report(**counts: int) -> Report:
    named = {name.replace("_", " "): count for name, count in counts.items()}
    return Report(Tally(Counter(named)))


def test_a_run_adds_its_faults_to_those_of_all_runs() -> None:
    reports = [report(processes_killed=2, commands_cut=5), report(lines_cut=6, answers_confirmed=7)]
    page = recorded(TEXT + "| in total | 1 | 2 | 3,000 | 4 | 0 |\n\n## After\n", "second", reports)
    assert page == (
        TEXT + "| second | 2 | 0 | 11 | 7 | 0 |\n| in total | 3 | 2 | 3,011 | 11 | 0 |\n\n## After\n"
    )


def test_tables_that_were_not_verified_are_failures() -> None:
    lost = Report(Tally(Counter({"failures": 1})), games=Counter({"ecosystem": 3}), hashes={"one": "state"})
    page = recorded(TEXT + "| in total | 1 | 2 | 3,000 | 4 | 0 |\n\n## After\n", "second", [lost])
    assert "| in total | 1 | 2 | 3,000 | 4 | 3 |" in page


def test_the_counter_is_there() -> None:
    page = PAGE.read_text()
    assert recorded(page, "now", []).count("\n") == page.count("\n") + 1
