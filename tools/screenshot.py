"""Take the README's picture: a table in the middle of a game, from the real page of a running server."""

from __future__ import annotations

import shutil
import sys
import uuid
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, sync_playwright

PICTURE = Path(__file__).parent.parent / "docs" / "table.png"
SEATS = [
    {"kind": "human", "name": "Noor"},
    {"kind": "ai", "name": "Jonas", "level": "greedy"},
    {"kind": "ai", "name": "Ivy", "level": "greedy"},
]
SEED = 11
ANSWERS = 23


def main() -> None:
    """Play some turns with hints against two AI seats, then take the picture."""
    server = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8137"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(
            base_url=server,
            viewport={"width": 1600, "height": 1000},
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
            extra_http_headers={"origin": server},
        )
        page = context.new_page()
        page.goto("/")
        wish = {"game": "ecosystem", "seats": SEATS, "options": {}, "seed": SEED}
        table = context.request.post("/api/tables", data=wish).json()["id"]
        for _ in range(ANSWERS):
            answer(context.request, f"/api/tables/{table}")
        page.goto(f"/t/{table}")
        page.get_by_role("heading", level=2).wait_for()
        page.wait_for_timeout(1500)
        page.screenshot(path=PICTURE)
        browser.close()


def answer(request: APIRequestContext, table: str) -> None:
    """Answer with the hint, once the AI seats have answered."""
    while True:
        moment: dict[str, Any] = request.get(f"{table}?seat=0").json()
        asked = [seat for seat in moment["seats"] if seat["asked"] and not seat["done"]]
        if len(asked) == 1 and moment["decisions"]:
            break
    expected = moment["version"]
    hint = request.post(f"{table}/hint", data={"seat": 0, "expected": expected}).json()
    key = str(uuid.uuid4())
    request.post(f"{table}/answer", data={"seat": 0, "expected": expected, "key": key, **hint})


if __name__ == "__main__":
    main()
