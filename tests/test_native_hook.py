"""The build hook that compiles the engine on demand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import native_hook
import pytest
from native_hook import NativeHook, compile_mode

FAILING = "raise SystemExit(1)"
WORKING = """
import pathlib, sys
made = pathlib.Path(sys.argv[1]) / "weald" / "kernel"
made.mkdir(parents=True)
(made / "state.so").write_text("")
"""


class Screen:
    """Keeps the warnings of a build."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


def build(root: Path, compiler: str, version: str = "standard") -> tuple[dict[str, Any], list[str]]:
    """Run the hook in a checkout whose compiler is the script `compiler`."""
    (root / "tools").mkdir()
    (root / "tools" / "native.py").write_text(compiler)
    screen: Any = Screen()
    unused: Any = None
    data: dict[str, Any] = {"force_include": {}}
    hook = NativeHook(str(root), {}, unused, unused, str(root), "wheel", screen)
    hook.initialize(version, data)
    return data, screen.warnings


def test_plain_python_is_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WEALD_COMPILE", raising=False)
    assert compile_mode() == "0"
    assert build(tmp_path, WORKING) == ({"force_include": {}}, [])


def test_extensions_go_into_the_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEALD_COMPILE", "1")
    data, warnings = build(tmp_path, WORKING)
    made = tmp_path / "build" / "native" / "made" / "weald" / "kernel" / "state.so"
    assert data == {
        "force_include": {str(made): "weald/kernel/state.so"},
        "pure_python": False,
        "infer_tag": True,
    }
    assert warnings == []


def test_an_editable_install_is_never_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEALD_COMPILE", "1")
    assert build(tmp_path, FAILING, "editable") == ({"force_include": {}}, [])


def test_a_failing_compiler_is_named_and_fatal_only_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native_hook, "has_compiler", lambda: True)
    monkeypatch.setenv("WEALD_COMPILE", "auto")
    (tmp_path / "auto").mkdir()
    assert build(tmp_path / "auto", FAILING) == (
        {"force_include": {}},
        ["The engine could not be compiled: the package holds plain Python."],
    )
    monkeypatch.setenv("WEALD_COMPILE", "1")
    (tmp_path / "one").mkdir()
    with pytest.raises(RuntimeError, match="with WEALD_COMPILE=auto it stays plain Python"):
        build(tmp_path / "one", FAILING)


def test_without_a_compiler_auto_packs_plain_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_hook, "has_compiler", lambda: False)
    monkeypatch.setenv("WEALD_COMPILE", "auto")
    assert build(tmp_path, WORKING) == (
        {"force_include": {}},
        ["There is no C compiler for CPython: the package holds plain Python."],
    )


def test_another_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEALD_COMPILE", "yes")
    with pytest.raises(ValueError, match="WEALD_COMPILE is 'yes'; it can be 0, auto, 1"):
        compile_mode()
