"""Power cards that others do not see, where a scenario hides them."""

from __future__ import annotations

from weald.games.spirit_island.model.state import SPIRIT, IslandState
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing


def hands_are_hidden(s: IslandState) -> bool:
    """Return whether players do not see each other's power cards."""
    return not may(s, Doing.SHOW_HANDS)


def face_down(s: IslandState, seat: int) -> list[int]:
    """Return the cards in play that others do not see yet: those of this spirit phase."""
    if s.phase != SPIRIT:
        return []
    return [card for card in s.played[seat] if may(s, Doing.LEAVE_PLAY, -1, seat, card)]


def tell_card(s: IslandState, seat: int, event: str, power: Power) -> None:
    """Put into the log that a spirit has gained or played a card; others may not read which one."""
    if s.trace is None:
        return
    id, open_words = f"spirit_island-event-{event}", {"spirit": s.spirits[seat], "id": power.id}
    if s.phase == SPIRIT and hands_are_hidden(s):
        s.trace.tell(f"{id}-hidden", {"spirit": s.spirits[seat]}, own={seat: (id, {**open_words})})
    else:
        s.trace.tell(id, {**open_words})


def turn_up_plays(s: IslandState) -> None:
    """Put into the log what all spirits have played, as soon as all may see it."""
    if s.trace is None or not hands_are_hidden(s):
        return
    for seat in range(s.seats):
        for card in face_down(s, seat):
            s.trace.tell("spirit_island-event-played", {"spirit": s.spirits[seat], "id": POWERS.ids[card]})
