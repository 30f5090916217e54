"""Compile the engine when a wheel is built and WEALD_COMPILE asks for it.

The environment variable decides: `0` (the default) packs plain Python, `auto` compiles if it can and
otherwise says so and packs plain Python, `1` fails if it cannot.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "WEALD_COMPILE"
MODES = ("0", "auto", "1")
PLAIN = "the package holds plain Python"
NEEDED = ["mypy>=1.18", "setuptools>=65"]


def compile_mode() -> str:
    """Return the mode that WEALD_COMPILE names."""
    mode = os.environ.get(VARIABLE, "0")
    if mode not in MODES:
        raise ValueError(f"{VARIABLE} is {mode!r}; it can be {', '.join(MODES)}")
    return mode


def has_compiler() -> bool:
    """Return whether this is CPython with its headers and a C compiler."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return (
        sys.implementation.name == "cpython"
        and bool(compiler)
        and shutil.which(compiler[0]) is not None
        and header.exists()
    )


def is_tried(mode: str) -> bool:
    """Return whether to compile: on demand, or if it may succeed."""
    return mode == "1" or (mode == "auto" and has_compiler())


class NativeHook(BuildHookInterface[Any]):
    """Adds the extensions to a wheel; the build finds this class by itself."""

    def dependencies(self) -> list[str]:
        return NEEDED if is_tried(compile_mode()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = compile_mode()
        if version == "editable" or mode == "0":
            return
        if not is_tried(mode):
            self.app.display_warning(f"There is no C compiler for CPython: {PLAIN}.")
            return
        root = Path(self.root)
        made = root / "build" / "native" / "made"
        shutil.rmtree(made, ignore_errors=True)
        done = subprocess.run([sys.executable, root / "tools" / "native.py", made], check=False)
        if done.returncode != 0:
            if mode == "1":
                raise RuntimeError(
                    f"the engine could not be compiled; with {VARIABLE}=auto it stays plain Python"
                )
            self.app.display_warning(f"The engine could not be compiled: {PLAIN}.")
            return
        extensions = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(made)) for path in extensions})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
