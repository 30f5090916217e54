"""Entries of an Action's log, and whose Action it is."""

from __future__ import annotations

# An entry: (what, piece or kind or seat, land, land it came from or -1, how many). Of these, to be
# HURT, to DESTROY, REMOVE, REPLACE or MOVE a piece can be forbidden. A piece CAME for one that was replaced;
# what is PUT_OFF happens, if at all, when the Action is complete. Blight FROM_BOX is not from the card.
# Presence of a seat has JOINED that of another land when two became one; a land was DIVIDED again.
(
    DESTROY, REMOVE, ADD, MOVE, REPLACE, BLIGHTED, PRESENCE_DESTROYED, FEAR, BUILT, EXPLORED, HURT,
    PRESENCE_ADDED, PRESENCE_MOVED, PRESENCE_REMOVED, STRIFE, LAND_DAMAGE, SKIPPED, USED,
    STRIFE_REMOVED, PAID, RECLAIMED, DISCARDED, CAME, PUT_OFF, FROM_BOX, JOINED, DIVIDED,
) = range(27)  # fmt: skip
Happening = tuple[int, int, int, int, int]

# Reasons for an Action; those up to SPECIAL_RULE are Actions of a spirit.
(
    POWER, GROWTH, TRACK, SPECIAL_RULE, EVENT_CARD, FEAR_CARD, BLIGHT_CARD, INVADER_ACTION, ADVERSARY,
    SCENARIO, SET_UP,
) = range(11)  # fmt: skip
CAUSES = (
    "power", "growth", "track", "special_rule", "event_card", "fear_card", "blight_card", "invader_action",
    "adversary", "scenario", "set_up",
)  # fmt: skip
