"""Compile the engine when a wheel is built, where there is a C compiler.

The environment variable WEALD_COMPILE decides: `auto` (the default) compiles if it can and otherwise packs
plain Python, `0` never compiles, `1` fails if it cannot.
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
MODES = ("auto", "0", "1")
NEEDED = ["mypy>=1.18", "setuptools>=65"]


def compile_mode() -> str:
    """Return what WEALD_COMPILE asks for."""
    mode = os.environ.get(VARIABLE, "auto")
    if mode not in MODES:
        raise ValueError(f"{VARIABLE} is {mode!r}; it can be {', '.join(MODES)}")
    return mode


def is_wanted(mode: str) -> bool:
    """Return whether to try: on demand, or with CPython, its headers and a compiler."""
    if mode != "auto":
        return mode == "1"
    compiler = shlex.split(sysconfig.get_config_var("CC") or "")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return (
        sys.implementation.name == "cpython"
        and bool(compiler)
        and shutil.which(compiler[0]) is not None
        and header.exists()
    )


class NativeHook(BuildHookInterface[Any]):
    """Adds the extensions to a wheel; the build finds this class by itself."""

    def dependencies(self) -> list[str]:
        return NEEDED if is_wanted(compile_mode()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = compile_mode()
        if version == "editable" or not is_wanted(mode):
            return
        root = Path(self.root)
        made = root / "build" / "native" / "made"
        shutil.rmtree(made, ignore_errors=True)
        done = subprocess.run([sys.executable, root / "tools" / "native.py", made], check=False)
        if done.returncode != 0:
            if mode == "1":
                raise RuntimeError(
                    "the engine could not be compiled; without WEALD_COMPILE=1 it stays plain Python"
                )
            self.app.display_warning("The engine could not be compiled: the package holds plain Python.")
            return
        extensions = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(made)) for path in extensions})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
