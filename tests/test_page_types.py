"""The types of the page are what the program declares."""

import page_types


def test_the_file_is_up_to_date() -> None:
    assert page_types.TARGET.read_text("utf-8") == page_types.generated(), "run: python tools/page_types.py"


def test_what_is_declared_is_spelled_in_typescript() -> None:
    text = page_types.generated()
    assert "    kind?: Building | null;\n" in text
    assert "    pieces: Piece[];\n" in text
    assert "    earned: (string | null)[];\n" in text
    assert "    why: [Message, number][];\n" in text
    assert "    scores: { [name: string]: number }[];\n" in text
