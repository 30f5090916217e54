"""Growth options and their actions as small numbers, and by name in what is stored: `0.1`, `0.1.2`.

An option is numbered by the part of the panel it belongs to and its place there, an action also by its
place in the option.
"""

from __future__ import annotations


def option_code(part: int, option: int) -> int:
    """Return the number of a growth option."""
    return part * 16 + option


def option_of(code: int) -> tuple[int, int]:
    """Return part and place of a growth option."""
    return code >> 4, code & 15


def action_code(part: int, option: int, action: int) -> int:
    """Return the number of an action of a growth option."""
    return part * 256 + option * 16 + action


def action_of(code: int) -> tuple[int, int, int]:
    """Return part, option and place of an action."""
    return code >> 8, code >> 4 & 15, code & 15


def option_name(code: int) -> str:
    """Return the name of a growth option."""
    return f"{code >> 4}.{code & 15}"


def action_name(code: int) -> str:
    """Return the name of an action of a growth option."""
    return f"{code >> 8}.{code >> 4 & 15}.{code & 15}"
