"""The software bill of materials of a release (CycloneDX): what requirements.txt installs."""

from __future__ import annotations

import re
from typing import Any

_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*])?==([^\s;\\]+)")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def bill_of_materials(version: str, requirements: str) -> dict[str, Any]:
    """Return the document for a version; `requirements` are pins with the hashes of their files."""
    components: list[dict[str, Any]] = []
    for line in requirements.splitlines():
        if pin := _PIN.match(line):
            name = pin[1].lower().replace("_", "-")
            purl = f"pkg:pypi/{name}@{pin[2]}"
            components.append({"type": "library", "bom-ref": purl, "name": name, "version": pin[2]})
            components[-1] |= {"purl": purl, "hashes": []}
        for digest in _HASH.findall(line):
            components[-1]["hashes"].append({"alg": "SHA-256", "content": digest})
    weald = {"type": "application", "bom-ref": "weald", "name": "weald", "version": version}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": weald | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": components,
        "dependencies": [{"ref": "weald", "dependsOn": [each["bom-ref"] for each in components]}],
    }
