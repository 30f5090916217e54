"""A deal that no player can arrange: chance comes from a secret fixed before and from all at the table.

The dealer publishes the commitment to a secret. Then every person contributes, without knowing the secret;
the secret and all contributions together are the seed. Afterwards the secret is published, and players can
check both.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any, NamedTuple

from weald.kernel.chance import SECRET_BYTES


def commitment_to(secret: bytes) -> str:
    """Return the commitment to a secret that is published before the deal."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, contributions: dict[int, bytes]) -> bytes:
    """Return the seed of a deal: all contributions by the number of their seat, keyed by the secret."""
    digest = blake2b(key=secret, digest_size=SECRET_BYTES, person=b"weald fair deal")
    for seat in sorted(contributions):
        digest.update(bytes([seat, len(contributions[seat])]) + contributions[seat])
    return digest.digest()


class FairDeal(NamedTuple):
    """The secret of a deal, and what each seat's person contributed, as bytes."""

    secret: bytes
    contributions: dict[int, bytes]

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    @property
    def seed(self) -> bytes:
        return seed_of(self.secret, self.contributions)

    def to_json(self) -> dict[str, Any]:
        given = self.contributions
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": {str(seat): given[seat].hex() for seat in sorted(given)},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> FairDeal:
        given = data["contributions"]
        return cls(bytes.fromhex(data["secret"]), {int(seat): bytes.fromhex(given[seat]) for seat in given})


def problem_in(deal: Any, seed: Any) -> str | None:
    """Return the fault of a published deal and the seed that was played: a word, or None."""
    try:
        read = FairDeal.from_json(deal)
        agreed = read.commitment == deal["commitment"]
        dealt = read.seed.hex() == seed
    except (AttributeError, KeyError, TypeError, ValueError):
        return "unreadable"
    return "commitment" if not agreed else None if dealt else "seed"
