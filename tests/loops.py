"""Coroutines in tests of any order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run in a thread of its own, because browser tests in the same process leave a running loop behind."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
