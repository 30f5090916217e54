"""The setting of a measurement: machine, Python, and versions of packages."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any

import weald
from weald.kernel import driver

CPU_INFO = Path("/proc/cpuinfo")


def describe(packages: Iterable[str]) -> dict[str, Any]:
    """Return machine, Python, Weald and the versions of those packages that are installed."""
    return {
        "machine": f"{platform.system()} {platform.machine()}",
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "implementation": platform.python_implementation(),
        "python": platform.python_version(),
        "weald": weald.__version__,
        "compiled": is_compiled(),
        "packages": {name: version for name in packages if (version := _version(name)) is not None},
    }


def is_compiled() -> bool:
    """Return whether the engine runs as a compiled extension."""
    return not driver.__file__.endswith(".py")


def processor() -> str:
    """Return the name of the processor as far as the system tells it."""
    try:
        lines = CPU_INFO.read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
