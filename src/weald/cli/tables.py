"""Printing the results of simulations and measurements, as tables or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from weald.i18n import Words
from weald.lab.bench import measure
from weald.lab.dataset import write
from weald.lab.sim import Plan, simulate
from weald.lab.workers import Workers


def sim(plan: Plan, workers: Workers, log: Path | None, form: str, words: Words) -> int:
    """Run a simulation with a progress bar and print its results."""
    with _progress() as progress:
        task = progress.add_task(words.text(f"{plan.game}-title"), total=plan.games)
        result = simulate(plan, workers, lambda n: progress.advance(task, n), log)
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


def dataset(plan: Plan, folder: Path, words: Words) -> int:
    """Write a dataset with a progress bar and say what is there."""
    with _progress() as progress:
        task = progress.add_task(words.text(f"{plan.game}-title"), total=plan.games)
        card = write(plan, folder, lambda n: progress.advance(task, n))
    rows = sum(chunk["rows"] for chunk in card["chunks"])
    print(words.text("cli-dataset-done", {"n": plan.games, "answers": rows, "path": str(folder)}))
    if card["arrays"] is None:
        print(words.text("cli-dataset-records-only", {"game": words.text(f"{plan.game}-title")}))
    return 0


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def bench(seconds: float, form: str, words: Words) -> int:
    """Measure games and peers and print rates and ratios."""
    console = Console(stderr=True)
    with console.status("") as status:
        result = measure(seconds, lambda name: status.update(words.text("cli-bench-now", {"name": name})))
    if form == "json":
        json.dump(result, sys.stdout, indent=1)
        print()
        return 0
    print("\n".join(bench_page(result, words)))
    return 0


def bench_page(result: dict[str, Any], words: Words) -> list[str]:
    """Return a measurement as lines of Markdown: what it was made on, rates, and ratios to peers."""
    versions = ", ".join(f"{name} {version}" for name, version in result["packages"].items())
    build = "compiled" if result["compiled"] else "interpreted"
    shown = ("weald", "implementation", "python", "machine", "processor", "cores", "rounds", "seconds")
    lines = [
        words.text(
            "cli-bench-made",
            {**{name: result[name] for name in shown}, "build": build, "packages": versions or "none"},
        ),
        "",
        *_heads([words.text(f"cli-bench-{head}") for head in ("name", "decisions", "games", "clone")]),
    ]
    for row in [*result["games"], *result["environments"], *result["peers"]]:
        rates = [
            f"{row[name]:,} [{low:,}, {high:,}]"
            for name, (low, high) in (
                ("decisions_per_s", row["decisions_interval"]),
                ("games_per_s", row["games_interval"]),
            )
        ]
        clone = f"{row['clone_us']} / {row['clone_in_decisions']}" if "clone_us" in row else ""
        lines.append(_line([row["name"], *rates, clone]))
    ratios = {**result["ratios"], **result["environment_ratios"]}
    peers = [row["name"] for row in result["peers"]]
    if peers:
        lines += ["", words.text("cli-bench-ratios"), "", *_heads([words.text("cli-bench-name"), *peers])]
        lines += [_line([game, *(_ratio(ratios[game].get(peer)) for peer in peers)]) for game in ratios]
    if result["missing"]:
        lines += ["", words.text("cli-bench-missing", {"choices": result["missing"]})]
    return lines


def _heads(cells: Sequence[str]) -> list[str]:
    return [_line(cells), _line(["---", *["---:"] * (len(cells) - 1)])]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _ratio(figures: dict[str, float] | None) -> str:
    return f"{figures['median']:.1f} [{figures['low']:.1f}, {figures['high']:.1f}]" if figures else ""


def _interval(figures: dict[str, Any], scale: float, unit: str) -> str:
    mean, low, high = (figures[name] * scale for name in ("mean", "low", "high"))
    return f"{mean:.1f}{unit} [{low:.1f}, {high:.1f}]"
