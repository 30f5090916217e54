"""The files of `examples` that run the service: everything pinned, nothing more allowed than needed."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from weald.server.http.middleware import ONLY_HTTPS

EXAMPLES = Path(__file__).parents[1] / "examples"
UNIT = EXAMPLES / "weald.service"
# Of ten; systemd calls up to 2 safe.
EXPOSURE = 1.5


def instructions() -> list[str]:
    """The instructions of the container file, each on one line."""
    text = (EXAMPLES / "Containerfile").read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_a_container_has_no_base_image_but_one_with_a_digest() -> None:
    images = [line.split()[1] for line in instructions() if line.startswith("FROM")]
    assert images == ["${PYTHON}", "${PYTHON}"]
    # Without a default, so that no image is built from a name that means another image tomorrow.
    assert [line for line in instructions() if line.startswith("ARG")] == ["ARG PYTHON"]


def test_a_container_installs_packages_by_their_hashes_and_nothing_else() -> None:
    text = " ".join(instructions())
    installs = re.findall(r"pip install ([^&]*)", text)
    assert len(installs) == 2
    assert "--require-hashes" in installs[0]
    assert "--no-deps" in installs[1]
    assert "--no-build-isolation" in installs[1]
    for name in re.findall(r"-r (\S+)", installs[0]):
        pinned = (EXAMPLES.parent / name).read_text()
        assert pinned.count("==") == len(re.findall(r"^\S+==", pinned, re.MULTILINE)) > 0
        assert "--hash=sha256:" in pinned


def test_a_container_gets_every_file_that_the_build_needs() -> None:
    project = tomllib.loads((EXAMPLES.parent / "pyproject.toml").read_text())
    hatch = project["tool"]["hatch"]
    wheel = hatch["build"]["targets"]["wheel"]
    hooks = [hatch["metadata"]["hooks"]["custom"], wheel["hooks"]["custom"]]
    copied = {name for line in instructions() if line.startswith("COPY") for name in line.split()[1:-1]}
    assert {hook["path"] for hook in hooks} | set(wheel["force-include"]) <= copied
    assert all((EXAMPLES.parent / name).exists() for name in copied if name[0] not in "-/")


def test_a_container_runs_as_an_ordinary_user() -> None:
    ordered = [line.split()[0] for line in instructions()]
    assert "USER weald" in instructions()
    assert ordered.index("USER") < ordered.index("ENTRYPOINT")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    report = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    if "Overall exposure level" not in report.stdout:
        pytest.skip("this systemd cannot judge a file")
    assert float(re.findall(r"Overall exposure level.*: ([\d.]+)", report.stdout)[0]) <= EXPOSURE


def blocks(name: str) -> list[tuple[str, str]]:
    """Return the outermost blocks of a proxy's example, without comments: each with its head."""
    text = re.sub(r"(?m)^\s*#.*$", "", (EXAMPLES / name).read_text())
    parts = re.findall(r"(?ms)^(\S[^{\n]*) \{$(.*?)^\}$", text)
    return [(head, " ".join(content.split())) for head, content in parts]


def test_the_proxies_keep_to_https_and_refuse_programs_without() -> None:
    """ASVS 5.0: 3.4.1 (HSTS for a year, subdomains included) and 4.1.2 (only pages are redirected)."""
    hsts = f'Strict-Transport-Security "{ONLY_HTTPS}"'
    caddy = dict(blocks("Caddyfile"))
    assert f"header ?{hsts}" in caddy["weald.example.org"]
    assert caddy["http://weald.example.org"] == (
        "handle /api/* { respond 403 } handle { redir https://weald.example.org{uri} permanent }"
    )
    secure, plain = (text for head, text in blocks("nginx.conf") if head == "server")
    assert "listen 443 ssl" in secure
    assert "proxy_hide_header Strict-Transport-Security; add_header " + hsts + " always;" in secure
    # In a place of its own `add_header` would replace the one of the server.
    assert secure.count("add_header") == 1
    assert plain == (
        "listen 80; listen [::]:80; server_name weald.example.org; location /api/ { return 403; } "
        "location / { return 301 https://weald.example.org$request_uri; }"
    )
