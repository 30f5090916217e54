"""Printing the results of simulations and measurements, as tables or JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from weald.i18n import Words
from weald.lab.bench import measure
from weald.lab.sim import Plan, simulate


def sim(plan: Plan, jobs: int | None, form: str, words: Words) -> int:
    """Run a simulation with a progress bar and print its results."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.text(f"{plan.game}-title"), total=plan.games)
        result = simulate(plan, jobs, lambda n: progress.advance(task, n))
    if form == "json":
        json.dump(result, sys.stdout, indent=1)
        print()
        return 0
    heads = ("bot", "games", "win", "score", "range")
    sheet = Sheet(
        title=words.text("cli-sim-title", {"game": words.text(f"{plan.game}-title"), "n": plan.games})
    )
    for head in heads:
        sheet.add_column(words.text(f"cli-sim-{head}"), justify="left" if head == "bot" else "right")
    for row in result["bots"]:
        win, score = row["win"], row["score"]
        sheet.add_row(
            row["bot"],
            str(row["games"]),
            _interval(win, 100, " %"),
            _interval(score, 1, "") if score else "",
            f"{score['min']:g} - {score['max']:g}" if score else "",
        )
    console = Console()
    console.print(sheet)
    console.print(words.text("cli-sim-seconds", {"n": result["seconds"], "seed": plan.seed}))
    return 0


def bench(seconds: float, form: str, words: Words) -> int:
    """Measure games and peers and print rates and ratios."""
    console = Console(stderr=True)
    with console.status("") as status:
        result = measure(seconds, lambda name: status.update(words.text("cli-bench-now", {"name": name})))
    if form == "json":
        json.dump(result, sys.stdout, indent=1)
        print()
        return 0
    sheet = Sheet(title=f"{result['implementation']} {result['python']}")
    for head in ("name", "decisions", "games", "clone"):
        sheet.add_column(words.text(f"cli-bench-{head}"), justify="left" if head == "name" else "right")
    for row in [*result["games"], *result["environments"], *result["peers"]]:
        clone = f"{row['clone_us']} / {row['clone_in_decisions']}" if "clone_us" in row else ""
        sheet.add_row(row["name"], f"{row['decisions_per_s']:,}", f"{row['games_per_s']:,}", clone)
    out = Console()
    out.print(sheet)
    for game, ratios in {**result["ratios"], **result["environment_ratios"]}.items():
        for peer, ratio in ratios.items():
            out.print(words.text("cli-bench-ratio", {"game": game, "peer": peer, "ratio": f"{ratio:.1f}"}))
    if result["missing"]:
        out.print(words.text("cli-bench-missing", {"choices": result["missing"]}))
    return 0


def _interval(figures: dict[str, Any], scale: float, unit: str) -> str:
    mean, low, high = (figures[name] * scale for name in ("mean", "low", "high"))
    return f"{mean:.1f}{unit} [{low:.1f}, {high:.1f}]"
