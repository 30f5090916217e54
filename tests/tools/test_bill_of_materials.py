"""The list of what an installation contains."""

from __future__ import annotations

from pathlib import Path

from bill_of_materials import bill_of_materials

ROOT = Path(__file__).parents[2]
REQUIREMENTS = f"""\
Some_Thing[extra]==1.2 ; sys_platform != "win32" \\
    --hash=sha256:{"a" * 64} \\
    --hash=sha256:{"b" * 64}
other==3 \\
    --hash=sha256:{"c" * 64}
"""


def test_every_pin_stands_in_the_bill_with_its_hashes() -> None:
    bill = bill_of_materials("1.2.0", REQUIREMENTS)
    assert [(each["purl"], [h["content"][0] for h in each["hashes"]]) for each in bill["components"]] == [
        ("pkg:pypi/some-thing@1.2", ["a", "b"]),
        ("pkg:pypi/other@3", ["c"]),
    ]
    assert bill["dependencies"] == [
        {"ref": "weald", "dependsOn": ["pkg:pypi/some-thing@1.2", "pkg:pypi/other@3"]}
    ]


def test_the_bill_of_this_version_is_whole() -> None:
    text = (ROOT / "requirements.txt").read_text("utf-8")
    components = bill_of_materials("1.2.0", text)["components"]
    assert len(components) == text.count("==")
    assert all(each["hashes"] for each in components)
