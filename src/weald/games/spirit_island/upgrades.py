"""Stored tables of earlier versions, brought up to date; every step is frozen with the version it reads."""

from __future__ import annotations

from typing import Any

Stored = dict[str, Any]

# Version 1: what was stored as a number, in the order of that version.
_BLIGHT_CARDS_1 = ("downward_spiral", "memory_fades_to_dust")
_LANDS_1 = 9
_BEFORE_SET_UP_1 = ("boards", "spirits", "setup")
# By spirit, the spaces of the energy and card tracks.
_TRACKS_1 = {
    "": (0, 0),
    "bringer": (7, 6),
    "lightning": (8, 5),
    "ocean": (7, 6),
    "rampant_green": (7, 6),
    "river_surges": (7, 7),
    "shadows": (6, 6),
    "thunderspeaker": (6, 7),
    "vital_strength": (6, 6),
}
_BONUSES_1 = {0: "reclaim", 8: "any"}
# By kind of effect, its arguments; lands were numbers.
_ARGUMENTS_1 = {
    "concealing_shadows": "land",
    "defend": "land n",
    "dread_apparitions": "land",
    "encompassing_ward": "seat",
    "entwined_power": "seat seat_other",
    "gift_of_constancy": "seat",
    "infinite_vitality": "land safe",
    "isolate": "land",
    "no_build_at_the_coast": "",
    "no_build_outnumbered": "",
    "no_build_with_city": "",
    "no_build_with_dahan": "",
    "no_city_at_the_coast": "",
    "no_explore_with_two_dahan": "",
    "powerstorm": "seat",
    "quick": "seat",
    "reach": "seat n",
    "repeat": "seat n pay",
    "skip": "land",
    "skip_action": "land action",
    "swiftness": "seat",
    "vengeance_of_the_dead": "land seat adjacent dreaming use",
    "words_of_warning": "land",
}


def from_1(state: Stored) -> Stored:
    """Write names for the numbers of version 1, the covered spaces of tracks, and the sets of the table."""
    boards = state["boards"]

    def land(number: int) -> str:
        return f"{boards[number // _LANDS_1]}{number % _LANDS_1}"

    def effect(kind: str, args: list[int], until: str, source: str) -> list[Any]:
        names = _ARGUMENTS_1[kind].split()
        by_name = {name: land(arg) if name == "land" else arg for name, arg in zip(names, args, strict=True)}
        return [kind, by_name, until, source]

    card = state["blight_card"]
    without = card == -2 or (card == -1 and state["step"] not in _BEFORE_SET_UP_1)
    state["blight"] = not without
    state["blight_card"] = _BLIGHT_CARDS_1[card] if card >= 0 else None
    state["sets"] = ["base"]
    if state["adversary"] == "none":
        state["level"] = 0
    state["board_box"] = list("ABCDEF")
    state["effects"] = [effect(*stored) for stored in state["effects"]]
    for field in ("queue", "explored"):
        state[field] = [land(number) for number in state[field]]
    energy, cards = state.pop("on_energy"), state.pop("on_cards")
    state["covered"] = [
        _covered_1("energy", _TRACKS_1[spirit][0], energy[seat])
        + _covered_1("cards", _TRACKS_1[spirit][1], cards[seat])
        for seat, spirit in enumerate(state["spirits"])
    ]
    state["changed_speed"] = [[] for _ in range(state["seats"])]
    state["away"] = [0] * state["seats"]
    state["picks"] = [[f"{code >> 4}.{code & 15}" for code in own] for own in state["picks"]]
    state["icons"] = [[f"{code >> 8}.{code >> 4 & 15}.{code & 15}" for code in own] for own in state["icons"]]
    state["tracks_used"] = [[_BONUSES_1[code] for code in own] for own in state["tracks_used"]]
    if state["step"] in _BEFORE_SET_UP_1:
        state["counters"]["old_setup"] = 1
    for pieces in state["pieces"].values():
        pieces[:] = [some for some in pieces if some["kind"] != "vitality"]
    _forget_used_1(state)
    if state["step"] not in _BEFORE_SET_UP_1 and state["scenario"] != "rituals_of_terror":
        # Version 1 took any terror level from an edited position.
        state["terror_set"] = state["terror"] != _terror_1(state)
    return state


def drop_idle_level(options: Stored) -> Stored:
    """Drop the level of an adversary that is not there, which version 1 took."""
    if options.get("adversary", "none") == "none":
        options["level"] = 0
    return options


def _forget_used_1(state: Stored) -> None:
    """Drop cards from the used powers that were forgotten after their use, which version 1 kept there."""
    piles = ("minor_deck", "minor_discard", "major_deck", "major_discard")
    gone = {card for pile in piles for card in state[pile]}
    state["used"] = [
        [card for card in used if card not in gone.union(forgotten)]
        for used, forgotten in zip(state["used"], state["forgotten"], strict=True)
    ]


def _terror_1(state: Stored) -> int:
    """Return the terror level that follows from the fear deck."""
    left = len(state["fear_deck"])
    _, second, third = state["fear_split"]
    return 1 if left > second + third else 2 if left > third else 3 if left else 4


def _covered_1(line: str, spaces: int, covered: int) -> list[str]:
    """Return the covered spaces of a track, its last ones."""
    return [f"{line}-{n}" for n in range(spaces - covered + 1, spaces + 1)]
