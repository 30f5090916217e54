"""Random ids and secrets, the hashes by which secrets are stored, and signatures."""

from __future__ import annotations

import base64
import hashlib
import hmac
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


def signature(key: str, secret: str) -> str:
    """Return the signature of a secret, which shows that the service has made it."""
    digest = hmac.digest(bytes.fromhex(key), secret.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
