"""The types of the page are what the program declares."""

import page_types


def test_the_files_are_up_to_date() -> None:
    for path, text in page_types.generated().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python tools/page_types.py"


def test_what_is_declared_is_spelled_in_typescript() -> None:
    text = "\n".join(page_types.generated().values())
    assert "  kind?: Building | null;\n" in text
    assert "  pieces: Piece[];\n" in text
    assert "  earned: (string | null)[];\n" in text
    assert "    why: [Message, number][];\n" in text
    assert "    scores: { [name: string]: number }[];\n" in text
