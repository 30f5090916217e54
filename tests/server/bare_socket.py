"""Sockets without a client library, for what such a library would not send."""

from __future__ import annotations

import base64
import os
import socket

PATIENCE = 60.0
# The first bytes of frames: whole text, the first piece of a text, a further piece, the last one.
TEXT, PIECE, MORE, LAST = 0x81, 0x01, 0x00, 0x80
PING, PONG, CLOSE = 0x89, 0x8A, 0x88


def dial(url: str) -> socket.socket:
    """Return a connection to a service."""
    host, port = url.rstrip("/").removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def client_frame(first: int, payload: bytes, mask: bytes = b"abcd") -> bytes:
    """Return a frame of a client."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def ask_for_live(line: socket.socket, id: str, address: str | None = None) -> None:
    """Ask for a live connection as a spectator, perhaps from another address."""
    key = base64.b64encode(os.urandom(16)).decode()
    forwarded = "" if address is None else f"X-Forwarded-For: {address}\r\n"
    line.sendall(
        f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"{forwarded}\r\n".encode()
    )


def live_socket(url: str, id: str, address: str | None = None) -> socket.socket:
    """Return the live connection of a spectator after its first snapshot."""
    line = dial(url)
    ask_for_live(line, id, address)
    received = b""
    while b'{"id":' not in received:
        piece = line.recv(65536)
        if not piece:
            raise ConnectionError(received[:100])
        received += piece
    return line
