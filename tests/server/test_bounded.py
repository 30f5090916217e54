"""The bounded cache and the token bucket."""

from __future__ import annotations

import pytest

from weald.server import bounded
from weald.server.bounded import BoundedCache, TokenBucket


def test_the_least_recently_used_entry_is_evicted() -> None:
    cache: BoundedCache[str, int] = BoundedCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]
    cache.put("a", 4)
    assert (len(cache), cache.get("a")) == (2, 4)


def test_a_bucket_allows_a_burst_and_then_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(bounded, "monotonic", lambda: now)
    bucket = TokenBucket(3, 0.5)
    assert [bucket.take("a") for _ in range(4)] == [0, 0, 0, 2.0]
    assert bucket.take("b") == 0
    now += 1.5
    assert bucket.take("a") == 0.5
    now += 0.5
    assert [bucket.take("a"), bucket.take("a")] == [0, 2.0]
    now += 1000
    assert [bucket.take("a") for _ in range(4)] == [0, 0, 0, 2.0]


def test_a_bucket_forgets_clients_that_have_been_quiet() -> None:
    bucket = TokenBucket(1, 0.001)
    bucket._buckets.room = 3
    for client in "abcd":
        assert bucket.take(client) == 0
    assert bucket.take("d") > 0
    assert bucket.take("a") == 0
