"""Random ids and secrets, and the hashes by which secrets are stored."""

from __future__ import annotations

import hashlib
import secrets


def fingerprint(secret: str) -> str:
    """Return the hash that is stored instead of `secret`."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """Return an unguessable id: knowing a table's id is enough to watch it."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """Return a secret for a browser or a seat."""
    return secrets.token_urlsafe(32)
