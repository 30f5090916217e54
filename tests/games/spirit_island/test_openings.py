"""The openings of the guide in the seed (003, Guide des esprits), turn by turn: every step must be legal."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.spirit_island.scene import isle
from weald.games.spirit_island import GAME
from weald.games.spirit_island.declare import POWERS, SPIRITS
from weald.games.spirit_island.kinds import CITY
from weald.games.spirit_island.state import GAME as WHOLE_GAME
from weald.kernel import table
from weald.kernel.decisions import Decision
from weald.kernel.table import Table


class Turn(NamedTuple):
    """What the guide says for a turn: growth, tracks to uncover, cards to play, powers to use by phase."""

    grow: str
    tracks: str
    cards: str
    fast: str = ""
    slow: str = ""
    reclaim: str = ""


# Answers to a power's questions follow its name; what is not said is answered with the first option.
GUIDE = {
    "river_surges": [
        Turn("0.1", "cards cards", "wash_away rivers_bounty",
             slow="wash_away, rivers_bounty A7:dahan A7:dahan, massive_flooding"),
        Turn("0.1", "cards cards", "boon_of_vigor flash_floods rivers_bounty", reclaim="rivers_bounty",
             fast="boon_of_vigor, flash_floods", slow="massive_flooding, rivers_bounty"),
        Turn("0.0", "", "rivers_bounty flash_floods wash_away",
             fast="flash_floods", slow="rivers_bounty, wash_away, massive_flooding"),
        Turn("0.2", "cards", "boon_of_vigor", fast="boon_of_vigor"),
    ],
    "vital_strength": [
        Turn("0.2", "cards", "rituals_of_destruction", slow="rituals_of_destruction"),
        Turn("0.1", "cards", "guard_the_healing_land", fast="guard_the_healing_land"),
        Turn("0.2", "cards", "draw_of_the_fruitful_earth a_year_of_perfect_stillness",
             fast="a_year_of_perfect_stillness", slow="draw_of_the_fruitful_earth"),
    ],
    "lightning": [
        Turn("0.1", "energy energy", "shatter_homesteads", fast="shatter_homesteads A8"),
        Turn("0.2", "cards", "lightnings_boon raging_storm harbingers_of_the_lightning",
             fast="lightnings_boon, raging_storm",
             slow="harbingers_of_the_lightning, thundering_destruction"),
        Turn("0.0", "", "lightnings_boon shatter_homesteads harbingers_of_the_lightning",
             fast="shatter_homesteads, harbingers_of_the_lightning, thundering_destruction"),
    ],
    "shadows": [
        Turn("0.2", "cards", "favors_called_due mantle_of_dread",
             fast="darkness_swallows_the_unwary", slow="favors_called_due, mantle_of_dread"),
        Turn("0.1", "energy", "concealing_shadows crops_wither_and_fade",
             fast="concealing_shadows", slow="crops_wither_and_fade"),
        Turn("0.1", "energy", ""),
        Turn("0.0", "", "concealing_shadows"),
    ],
    "rampant_green": [
        Turn("1.1", "energy cards", "gift_of_proliferation stem_the_flow_of_fresh_water",
             fast="gift_of_proliferation", slow="stem_the_flow_of_fresh_water, creepers_tear_into_mortar"),
        Turn("1.2", "cards", "overgrow_in_a_night fields_choked_with_growth",
             fast="overgrow_in_a_night", slow="fields_choked_with_growth"),
        Turn("1.0", "energy", "stem_the_flow_of_fresh_water"),
    ],
    "thunderspeaker": [
        Turn("0.2", "cards", "sudden_ambush voice_of_thunder",
             fast="sudden_ambush", slow="voice_of_thunder, gather_the_warriors"),
        Turn("0.1", "energy energy", "words_of_warning manifestation_of_power_and_glory",
             slow="lead_the_furious_assault, gather_the_warriors, manifestation_of_power_and_glory"),
        Turn("0.0", "", "voice_of_thunder"),
    ],
    "bringer": [
        Turn("0.2", "energy", "dreams_of_the_dahan predatory_nightmares",
             fast="dreams_of_the_dahan, spirits_may_yet_dream"),
        Turn("0.3", "energy", "dread_apparitions call_on_midnights_dream", fast="dread_apparitions"),
        Turn("0.0", "", "dreams_of_the_dahan"),
    ],
    "ocean": [
        Turn("0.1", "cards cards", "call_of_the_deeps tidal_boon", slow="tidal_boon"),
        Turn("0.2", "cards", "grasping_tide swallow_the_land_dwellers", fast="grasping_tide"),
        Turn("0.0", "", "call_of_the_deeps"),
    ],
}  # fmt: skip


class Guided:
    """A solo game on board A that follows the guide; invaders keep still, so that luck does not end it."""

    def __init__(self, spirit: str) -> None:
        self.t: Table = table.new(GAME, 1, 4, {"map": "in_order"})
        self.t.answer(0, spirit)
        self.until("grow")
        isle(self.t).effects += [("skip", (land,), WHOLE_GAME, "setup") for land in range(1, 9)]
        isle(self.t).pieces[2][CITY] += 5

    @property
    def asked(self) -> Decision:
        return self.t.pending[0]

    def until(self, *kinds: str) -> None:
        """Answer with the first option until one of these questions comes."""
        while not self.t.over and self.asked.kind not in kinds:
            self.t.answer(0, 0)

    def play(self, turn: Turn) -> None:
        self.grow(turn)
        if turn.reclaim:
            self.t.answer(0, "reclaim")
            if self.asked.kind == "reclaim":
                self.t.answer(0, turn.reclaim)
        for card in turn.cards.split():
            self.t.answer(0, f"play:{card}")
        self.t.answer(0, "ready")
        for phase, powers in ((2, turn.fast), (4, turn.slow)):
            for words in filter(None, powers.split(", ")):
                self.use(phase, words)
            if not self.t.over and self.asked.kind == "powers" and isle(self.t).phase == phase:
                self.t.answer(0, "ready")
            self.until("powers", "grow")

    def grow(self, turn: Turn) -> None:
        tracks = turn.tracks.split()
        self.t.answer(0, f"grow:{turn.grow}")
        while not isle(self.t).paid[0]:
            kind = self.asked.kind
            if kind == "grow":
                self.t.answer(0, next(o for o in self.asked.options if o.startswith("icon:")))
            elif kind == "presence_from":
                self.t.answer(0, tracks.pop(0))
            elif kind == "presence_to":
                self.t.answer(0, "A5" if "A5" in self.asked.options else 0)
            else:
                self.t.answer(0, 0)
        assert tracks == []

    def use(self, phase: int, words: str) -> None:
        power, *answers = words.split()
        assert isle(self.t).phase == phase
        self.t.answer(0, f"use:{power}")
        while not self.t.over and self.asked.kind not in ("powers", "grow", "order"):
            wanted = answers[0] if answers else ""
            if wanted in self.asked.options:
                self.t.answer(0, answers.pop(0))
            else:
                self.t.answer(0, 0)
        assert answers == []


@pytest.mark.parametrize("spirit", [id for id in GUIDE if id in SPIRITS.ids])
def test_the_opening_of_the_guide(spirit: str) -> None:
    guided = Guided(spirit)
    for n, turn in enumerate(GUIDE[spirit], 1):
        assert (isle(guided.t).turn, guided.asked.kind) == (n, "grow")
        guided.play(turn)
    assert not guided.t.over


def test_river_gets_what_the_guide_promises() -> None:
    guided = Guided("river_surges")
    for turn in GUIDE["river_surges"][:2]:
        guided.play(turn)
    s = isle(guided.t)
    # Two dahan came to A5 and called a third, then two more: 1 energy each time.
    assert s.pieces[5][3] >= 3
    assert s.energy == [2]
    assert POWERS.number("rivers_bounty") in s.discards[0]
