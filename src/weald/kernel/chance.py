"""Chance: a counter-based generator that lives in the state, so that seed and answers fix the whole game."""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import pack, unpack
from typing import TypeVar

from weald.kernel.state import State

T = TypeVar("T")

# Seeds pass through JSON and browsers, where whole numbers are exact only up to here.
SEED_LIMIT = 2**53
# A secret seed is larger than any that a person chooses: it cannot be found by trying.
SECRET_BYTES = 32
# Copies of these cost a fraction of what making one does.
_DRAW = blake2b(digest_size=8)
_BRANCH = blake2b(digest_size=8, person=b"branch")


def secret_seed(secret: bytes) -> int:
    """Return the seed that stands for 32 secret bytes."""
    seed = int.from_bytes(secret, "little")
    if len(secret) != SECRET_BYTES or seed < SEED_LIMIT:
        raise ValueError("a secret seed has 32 random bytes")
    return seed


def stream(s: State) -> bytes:
    """Return the text from which the next draw is made."""
    if s.seed < SEED_LIMIT:
        return pack("<QQ", s.seed, s.drawn)
    return s.seed.to_bytes(SECRET_BYTES, "little") + pack("<Q", s.drawn)


def below(s: State, n: int) -> int:
    """Draw a number from 0 to n - 1."""
    hashed = _DRAW.copy()
    hashed.update(stream(s))
    s.drawn += 1
    value = int.from_bytes(hashed.digest(), "little") % n
    if s.trace is not None:
        s.trace.draws.append(value)
    return value


def shuffle(s: State, things: list[T]) -> None:
    """Put a list into random order."""
    n = len(things)
    # A list looks up keys more quickly than a tuple.
    keys = list(unpack(f"<{n}Q", shake_128(stream(s)).digest(8 * n)))
    s.drawn += 1
    order = sorted(range(n), key=keys.__getitem__)
    things[:] = [things[i] for i in order]
    if s.trace is not None:
        s.trace.draws.extend(order)


def branch(seed: int, salt: int) -> int:
    """Derive a seed for another world from `seed` and `salt`."""
    hashed = _BRANCH.copy()
    hashed.update(pack("<QQ", seed % 2**64, salt % 2**64))
    return int.from_bytes(hashed.digest(), "little") % SEED_LIMIT
