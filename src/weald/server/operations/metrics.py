"""Numbers about the service, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

NO_LABELS: Mapping[str, str] = {}


class Sample(NamedTuple):
    """A family of numbers: its name, what kind it is, what it means, and each with its labels."""

    name: str
    kind: str
    help: str
    values: Iterable[tuple[Mapping[str, str], float]]


def written(samples: Iterable[Sample]) -> str:
    """Numbers as Prometheus reads them."""
    lines = []
    for sample in samples:
        base = f"weald_{sample.name}"
        lines += [f"# HELP {base} {sample.help}", f"# TYPE {base} {sample.kind}"]
        for labels, value in sample.values:
            plain = dict(labels)
            # The parts of a histogram have names of their own.
            part = plain.pop("part", "")
            inner = ",".join(f'{key}="{_escaped(label)}"' for key, label in plain.items())
            lines.append(f"{base}{part}{'{' + inner + '}' if inner else ''} {_number(value)}")
    return "\n".join(lines) + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def single(name: str, kind: str, help: str, value: float) -> Sample:
    """A number without labels."""
    return Sample(name, kind, help, [(NO_LABELS, value)])
