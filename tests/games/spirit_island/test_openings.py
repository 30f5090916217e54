"""The openings of the guide in the seed (003, Guide des esprits), played turn by turn against real invaders.

Every step that the guide names is taken by the name of its option, so it must be legal; what the guide
promises is asserted. Board A, one spirit; invader cards and powers are stacked, so that luck plays no part.
Questions of the invader phase are answered with their first option, and with no where something is optional.
"""

from __future__ import annotations

from typing import Any

from tests.games.spirit_island.scenes import invader_card, isle
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.lands import number, pieces_in
from weald.games.spirit_island.model.pieces import ALL_KINDS, ELEMENTS, piece_name
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import ANY
from weald.kernel.game import Steps
from weald.kernel.table import Table


class Opening:
    """A game that follows the guide."""

    def __init__(
        self, spirit: str, deck: str, minors: str = "", majors: str = "", start: str = "", sets: str = ""
    ) -> None:
        options = GAME.resolve_options({"map": "in_order", "blight": False})
        s = GAME.start(1, options, 1)
        s.spirits = (spirit,)
        s.sets = (*s.sets, *sets.split())
        answers = start.split()
        for step in ("boards", "spirits", "setup"):
            prepare(GAME.steps[step](s), answers)
        stack(s, deck, minors, majors)
        # No fear card comes: each would be a matter of luck.
        s.fear_pool = 99
        # Nor do events.
        s.event_deck.clear()
        s.step = "first_explore"
        self.t = Table(GAME, 1, options, s)

    @property
    def s(self) -> IslandState:
        return isle(self.t)

    def __getitem__(self, land: str) -> str:
        """The pieces of a land."""
        here = self.s.island.names.index(land)
        counts = [(number(self.s, here, p), piece_name(p)) for p in pieces_in(self.s, here, ALL_KINDS)]
        return ", ".join(f"{n} {name}" if n > 1 else name for n, name in counts)

    @property
    def presence(self) -> dict[str, int]:
        names = self.s.island.names
        return {names[land]: n for land, n in enumerate(self.s.presence[0]) if n}

    @property
    def elements(self) -> str:
        have = elements(self.s, 0)
        return " ".join(f"{n} {ELEMENTS[e]}" for e, n in enumerate(have) if n)

    def answer(self, *options: str) -> None:
        for option in options:
            asked = self.t.pending[0]
            assert option in asked.options, f"{option}: {asked}"
            self.t.answer(0, option)

    def grow(self, option: str, *icons: str) -> None:
        """Choose a growth option, and do its actions: each by its number, with the answers it needs."""
        self.answer(f"grow:{option}")
        for words in icons:
            code, *answers = words.split()
            self.answer(f"icon:{code}", *answers)
        assert self.s.paid == [True], self.t.pending

    def play(self, *cards: str) -> None:
        for card in cards:
            self.answer(f"play:{card}")
        self.answer("ready")

    def fast(self, *powers: str) -> None:
        self.use(FAST, powers)

    def slow(self, *powers: str) -> None:
        self.use(SLOW, powers)

    def use(self, phase: int, powers: tuple[str, ...]) -> None:
        """Use powers, each with the answers it needs; then let the game go on to the next phase."""
        for words in powers:
            assert self.s.phase == phase
            power, *answers = words.split()
            self.answer(power if ":" in power else f"use:{power}", *answers)
        if self.s.phase == phase:
            self.answer("ready")
        assert not self.t.over, (self.s.outcome, self.s.defeat, self.s.victory)
        while self.t.pending[0].kind not in ("powers", "grow"):
            options = self.t.pending[0].options
            self.answer(next((no for no in ("none", "no") if no in options), options[0]))


def prepare(steps: Steps, answers: list[str]) -> None:
    """Run a step of the set-up."""
    reply: Any = None
    while True:
        try:
            question = steps.send(reply)
        except StopIteration:
            return
        assert question.mode != ANY
        values = question.values(0)
        if len(values) == 1:
            reply = values[0]
            continue
        reply = values[[GAME.texts.option_id(question, value) for value in values].index(answers.pop(0))]


def stack(s: IslandState, deck: str, minors: str, majors: str) -> None:
    """Put invader cards on top of their deck, in this order; each draw of powers offers the next one."""
    cards = [invader_card(id) for id in deck.split()]
    pool = [card for card in s.invader_deck if card not in cards]
    s.invader_box = sorted({*s.invader_box, *pool} - set(cards))
    s.invader_deck = cards[::-1]
    for powers, wanted in ((s.minor_deck, minors), (s.major_deck, majors)):
        top = [POWERS.number(id) for id in wanted.split()]
        others = [card for card in powers if card not in top]
        powers[:] = others[3 * len(top) :]
        for i, card in reversed(list(enumerate(top))):
            powers += [*others[3 * i : 3 * i + 3], card]


DECK = "I-S I-J I-M II-W II-C II-J"


def test_river_surges() -> None:
    o = Opening("river_surges", DECK, "song_of_sanctity steam_vents")
    # 1: two presence from the card track, to wetlands if possible; keep the jungles from building next turn.
    o.grow("0.1", "0.1.0 A4 cards", "0.1.1 A2 cards")
    o.play("wash_away", "rivers_bounty")
    o.fast()
    o.slow(
        "wash_away A8 explorer A6 town A6",
        "rivers_bounty A4 A3:dahan A3:dahan",
        "massive_flooding A3 A2",
    )
    assert (o["A3"], o["A4"], o["A8"], o.s.energy) == ("", "explorer, town, 3 dahan, blight", "", [1])
    # 2: three cards; one is taken back as soon as its space is uncovered.
    o.grow("0.1", "0.1.0 A5 cards", "0.1.1 A5 cards")
    o.answer("reclaim", "rivers_bounty")
    o.play("boon_of_vigor", "flash_floods", "rivers_bounty")
    o.fast("boon_of_vigor", "flash_floods A7 explorer")
    assert (o["A3"], o["A8"]) == ("", "")
    assert o.elements == "3 sun 3 water 1 plant 1 animal"
    o.slow("rivers_bounty A5 A6:dahan A7:dahan", "massive_flooding A6 town town-d1 explorer A8 explorer A8")
    assert (o["A5"], o["A6"], o["A8"], o.s.energy) == ("3 dahan", "", "2 explorer", [2])
    # 3: everything back and a new card; the second threshold again.
    o.grow("0.0", "0.0.0", "0.0.1 minor song_of_sanctity", "0.0.2")
    o.play("rivers_bounty", "flash_floods", "wash_away")
    o.fast("flash_floods A1")
    o.slow(
        "massive_flooding A2 explorer explorer",
        "rivers_bounty A5 A4:dahan A4:dahan",
        "wash_away A8 explorer A6 explorer A6",
    )
    assert (o["A1"], o["A2"], o["A5"]) == ("blight", "city, dahan", "6 dahan")
    # 4: four cards with the one taken back, and the third threshold.
    o.grow("0.2", "0.2.0 minor steam_vents", "0.2.1 A5 cards")
    o.answer("reclaim", "rivers_bounty")
    o.play("boon_of_vigor", "rivers_bounty", "song_of_sanctity", "steam_vents")
    assert o.elements == "3 sun 1 fire 1 air 4 water 1 earth 2 plant 1 animal"
    o.fast("boon_of_vigor")
    assert o["A2"] == "explorer, town, city, dahan"
    o.slow("rivers_bounty A5", "song_of_sanctity A8", "massive_flooding A2")
    assert (o["A2"], o["A5"], o["A8"]) == ("city, dahan", "7 dahan", "")


def test_vital_strength() -> None:
    o = Opening("vital_strength", "I-J I-S I-M II-W II-C II-J", "natures_resilience")
    # 1: invaders are in the jungle, a town among them: a sacred site there.
    assert o["A8"] == "explorer, town"
    o.grow("0.2", "0.2.0 A8 cards", "0.2.1")
    o.play("draw_of_the_fruitful_earth")
    o.fast()
    o.slow("draw_of_the_fruitful_earth A8 A7:explorer A7:dahan A7:dahan")
    assert (o["A7"], o["A8"], o.s.energy) == ("", "2 explorer, town, city, 2 dahan", [3])
    # 2: a card and the second card play; with its elements the innate power repeats it.
    o.grow("0.1", "0.1.0 minor natures_resilience", "0.1.1 A8 cards")
    o.play("rituals_of_destruction", "natures_resilience")
    assert o.elements == "1 sun 1 moon 1 fire 2 earth 2 plant 1 animal"
    o.fast("gift_of_strength", "natures_resilience A8", "repeat:natures_resilience A6")
    assert (o["A7"], o["A8"]) == ("", "city, 2 dahan")
    o.slow("rituals_of_destruction A8")
    # 3: the combination: dahan are drawn together, and with three of them the ritual destroys the city.
    o.grow("0.0", "0.0.0", "0.0.1 A8 energy")
    o.play("rituals_of_destruction", "draw_of_the_fruitful_earth")
    assert o.s.energy == [0]
    o.fast("gift_of_strength")
    fear = o.s.fear
    o.slow(
        "draw_of_the_fruitful_earth A8 A5:explorer A6:explorer A6:dahan",
        "repeat:draw_of_the_fruitful_earth A6 A1:explorer none none",
        "rituals_of_destruction",
    )
    assert (o["A8"], o.s.fear - fear) == ("3 dahan", 2 + 2)


def test_lightning() -> None:
    o = Opening("lightning", "I-J I-S I-M II-W II-C II-J", "rain_of_blood")
    # 1: two presence from the energy track make a sacred site; the town falls before it can build.
    o.grow("0.1", "0.1.0 A4 energy", "0.1.1 A4 energy")
    assert o.presence == {"A4": 2, "A7": 2}
    o.play("shatter_homesteads")
    o.fast("shatter_homesteads A8")
    assert (o["A8"], o.s.fear) == ("explorer, town", 2)
    o.slow()
    # 2: a storm against those who would build; dahan come upon an explorer alone.
    o.grow("0.2", "0.2.0 A5 cards", "0.2.1")
    o.play("lightnings_boon", "raging_storm", "harbingers_of_the_lightning")
    assert o.elements == "3 fire 3 air 1 water"
    o.fast(
        "lightnings_boon",
        "raging_storm A7",
        "thundering_destruction A8",
        "harbingers_of_the_lightning A7 dahan A8 dahan A8",
    )
    assert (o["A7"], o["A8"]) == ("", "2 dahan")
    o.slow()
    # 3: everything back and a new card; the same again.
    o.grow("0.0", "0.0.0", "0.0.1 minor rain_of_blood", "0.0.2")
    o.play("lightnings_boon", "shatter_homesteads", "harbingers_of_the_lightning")
    o.fast(
        "lightnings_boon",
        "shatter_homesteads A4",
        "thundering_destruction A3",
        "harbingers_of_the_lightning A8 dahan A6 none",
    )
    assert (o["A3"], o["A4"], o["A6"]) == ("dahan, blight", "explorer, blight", "2 dahan")


def test_shadows() -> None:
    minors = "visions_of_fiery_doom land_of_haunts_and_embers gift_of_power"
    o = Opening("shadows", "I-W I-S I-J II-M II-C II-J", minors)
    # 1: an explorer is drawn away; the lesser invaders are pushed out of the land that will be ravaged, and
    # dahan gathered there outnumber the city.
    o.grow("0.2", "0.2.0 A2 cards", "0.2.1")
    o.play("favors_called_due", "mantle_of_dread")
    o.fast("darkness_swallows_the_unwary A8")
    assert (o["A5"], o["A8"]) == ("", "explorer, town")
    o.slow("mantle_of_dread A2 A1 A1", "favors_called_due A2 A3:dahan A3:dahan")
    assert (o["A1"], o["A2"], o.s.fear) == ("explorer, town", "city, 3 dahan", 2 + 3)
    # 2: the dahan are hidden from the ravage; a town far away withers, for 1 energy.
    o.grow("0.1", "0.1.0 minor visions_of_fiery_doom", "0.1.1 A4 energy")
    o.play("concealing_shadows", "crops_wither_and_fade")
    o.fast("concealing_shadows A2")
    assert (o["A2"], o["A7"], o.s.energy) == ("3 dahan, blight", "explorer, town, 2 dahan", [1])
    o.slow("crops_wither_and_fade A7 replace-town")
    assert (o["A7"], o.s.energy) == ("2 explorer, 2 dahan", [0])
    # 3: the new cards have the elements for the innate power.
    o.grow("0.1", "0.1.0 minor land_of_haunts_and_embers", "0.1.1 A7 energy")
    o.play("visions_of_fiery_doom", "land_of_haunts_and_embers")
    assert o.elements == "2 moon 2 fire 1 air"
    o.fast("darkness_swallows_the_unwary A8")
    # 4: everything back.
    o.grow("0.0", "0.0.0", "0.0.1 minor gift_of_power")
    assert len(o.s.hands[0]) == 4 + 3


def test_rampant_green() -> None:
    o = Opening("rampant_green", DECK, "dark_and_tangled_woods gift_of_power")
    # 1: three presence, a sacred site; two powers together destroy a town.
    o.grow("1.1", "0.0.0 A8 energy", "1.1.0 A7 cards", "1.1.1")
    o.play("gift_of_proliferation", "stem_the_flow_of_fresh_water")
    o.fast("gift_of_proliferation A7 cards")
    assert (o.presence, o["A7"]) == ({"A5": 1, "A7": 2, "A8": 2}, "explorer, town, 2 dahan")
    o.slow("stem_the_flow_of_fresh_water A7", "creepers_tear_into_mortar A7")
    assert (o["A7"], o.s.fear) == ("explorer, 2 dahan", 1)
    # 2: the presence added by night uncovers a plant for the innate powers.
    o.grow("1.2", "0.0.0 A8 cards", "1.2.0 minor dark_and_tangled_woods", "1.2.1")
    o.play("overgrow_in_a_night", "fields_choked_with_growth")
    assert o.elements == "1 sun 1 moon 1 water 2 plant"
    o.fast("overgrow_in_a_night A8 add_presence energy", "all_enveloping_green A7")
    assert (o["A7"], o["A8"], o.elements) == (
        "2 dahan",
        "explorer, town, city",
        "1 sun 1 moon 1 water 3 plant",
    )
    o.slow("fields_choked_with_growth A8 push-town A6", "creepers_tear_into_mortar A8")
    assert (o["A6"], o["A8"]) == ("explorer, town, dahan", "explorer, city")
    # 3: everything back; the sacred site can be given up to stop the ravage.
    o.grow("1.0", "0.0.0 A5 energy", "1.0.0", "1.0.1 minor gift_of_power")
    assert len(o.s.hands[0]) == 4 + 2


def test_thunderspeaker() -> None:
    o = Opening("thunderspeaker", DECK, "call_to_bloodshed call_to_isolation", start="A3")
    assert o.presence == {"A3": 1, "A7": 1}
    # 1: the explorer who would build is ambushed; dahan and presence come together.
    o.grow("0.2", "0.2.0 A5 cards", "0.2.1")
    o.play("sudden_ambush", "voice_of_thunder")
    o.fast("sudden_ambush A7")
    assert o["A7"] == "2 dahan"
    o.slow(
        "voice_of_thunder A3 push dahan A4 yes dahan A4", "gather_the_warriors A5 A4:dahan yes A6:dahan none"
    )
    assert (o["A4"], o["A5"], o.presence) == ("explorer, town, dahan, blight", "2 dahan", {"A5": 2, "A7": 1})
    # 2: one dahan holds out against explorer and town; the others lead the assault.
    o.grow("0.1", "0.1.0 A5 energy", "0.1.1 A5 energy")
    o.play("words_of_warning", "manifestation_of_power_and_glory")
    assert o.elements == "2 sun 1 fire 3 air 1 animal"
    o.fast("words_of_warning A4")
    assert (o["A4"], o["A8"]) == ("town-d1, dahan, blight", "explorer, town, city")
    o.slow(
        "gather_the_warriors A8 A5:dahan yes A5:dahan yes A7:dahan yes none",
        "lead_the_furious_assault A8",
        "manifestation_of_power_and_glory",
    )
    assert (o["A8"], o.presence, o.s.fear) == ("3 dahan", {"A5": 2, "A8": 3}, 1 + 1 + 2)
    # 3: everything back and two new cards.
    o.grow("0.0", "0.0.0", "0.0.1 minor call_to_bloodshed", "0.0.2 minor call_to_isolation")
    assert len(o.s.hands[0]) == 4 + 2


def test_bringer() -> None:
    o = Opening("bringer", DECK, "veil_the_nights_hunt gift_of_power", "vengeance_of_the_dead")
    # 1: dahan are gathered, a fear card is looked at, invaders are frightened.
    o.grow("0.2", "0.2.0 minor veil_the_nights_hunt", "0.2.1 A8 energy")
    o.play("dreams_of_the_dahan", "predatory_nightmares")
    assert o.elements == "2 moon 1 fire 2 air 1 earth 1 animal"
    o.fast(
        "dreams_of_the_dahan A8 gather A7:dahan A7:dahan",
        "spirits_may_yet_dream deck-1",
        "night_terrors A7",
    )
    assert (o.s.fear, o.s.fear_seen) == (2, [o.s.fear_deck[-1]])
    o.slow("predatory_nightmares A8 town town-d1-z1 A6 none")
    assert (o["A6"], o["A8"], o.s.fear) == ("town, dahan", "explorer, 2 dahan", 4)
    # 2: apparitions first, so that the terrors defend; the call last, for a major power in its place.
    o.grow("0.3", "0.3.0 A4 energy", "0.3.1")
    o.play("dread_apparitions", "call_on_midnights_dream")
    o.fast(
        "dread_apparitions A7",
        "night_terrors A7",
        "spirits_may_yet_dream deck-2",
        "call_on_midnights_dream A8 dream_of_power vengeance_of_the_dead call_on_midnights_dream "
        "vengeance_of_the_dead",
        "vengeance_of_the_dead A7",
    )
    # 3 damage less 1 + 2 + 3 of defence: no blight in A7.
    assert o["A7"] == "explorer, town"
    assert o.s.forgotten[0] == [POWERS.number("call_on_midnights_dream")]
    assert (o.s.energy, o.s.fear) == ([3 + 2 - 3], 4 + 1 + 2 + 3)
    # 3: everything back.
    o.grow("0.0", "0.0.0", "0.0.1 minor gift_of_power")
    assert len(o.s.hands[0]) == 3 + 3


def test_ocean() -> None:
    o = Opening("ocean", "I-W I-S I-M II-W II-C II-J", "rain_of_blood gift_of_power", start="A2")
    # 1: presence into the ocean; an explorer and two towns drown.
    o.grow("0.1", "0.1.0 cards", "0.1.1 cards", "0.1.2")
    o.play("call_of_the_deeps", "tidal_boon")
    assert (o.presence, o.elements) == ({"A0": 3, "A2": 1}, "2 moon 1 air 2 water 1 earth")
    o.fast("call_of_the_deeps A0", "pound_ships_to_splinters A0")
    assert (o["A2"], o.s.energy, o.s.fear) == ("town, city, dahan", [1], 1)
    o.slow("tidal_boon none", "ocean_breaks_the_shore A2")
    assert (o["A2"], o.s.energy, o.s.fear) == ("city, dahan", [1 + 2 + 2], 1 + 1)
    # 2: the tide comes in; dahan are protected from the ravage, explorers swallowed.
    o.grow("0.2", "0.2.0 minor rain_of_blood", "0.2.1 A3", "0.2.2 A1 cards")
    o.play("grasping_tide", "swallow_the_land_dwellers", "rain_of_blood")
    o.fast("grasping_tide A2")
    assert (o["A1"], o["A2"]) == ("explorer", "city-d2, dahan")
    o.slow("swallow_the_land_dwellers A1", "rain_of_blood")
    assert (o["A1"], o.presence) == ("", {"A0": 2, "A1": 1, "A2": 1, "A3": 1})
    # 3: everything back, and the tide goes out.
    o.grow("0.0", "0.0.0", "0.0.1 minor gift_of_power", "0.0.2 A3", "0.0.3")
    assert o.presence == {"A0": 3, "A1": 1, "A2": 1}
    assert len(o.s.hands[0]) == 4 + 2


def test_sharp_fangs() -> None:
    o = Opening(
        "sharp_fangs",
        "I-J I-S I-M II-W II-C II-J",
        "call_to_tend prowling_panthers",
        start="A1",
        sets="branch_and_claw",
    )
    # 1: a card and energy, and presence from the card track; presence goes with the beasts to the jungle.
    o.answer("grow:0.2", "icon:0.2.0", "minor", "call_to_tend", "icon:0.2.1")
    o.answer("grow:0.1", "icon:0.1.0", "A3", "cards")
    o.play("prey_on_the_builders", "terrifying_chase")
    assert o.elements == "1 sun 1 moon 1 fire 2 animal"
    o.fast("ranging_hunt A2 A1:beasts yes beasts A3 yes", "prey_on_the_builders A8")
    assert (o.presence, o["A8"]) == ({"A3": 2, "A8": 1}, "explorer, town, beasts")
    o.slow("terrifying_chase A8 explorer A7 A7")
    assert (o["A8"], o.s.fear, o.s.energy) == ("beasts", 2, [0])
    # 2: energy, and the third card play; more beasts.
    o.answer("grow:0.3", "icon:0.3.0", "grow:0.1", "icon:0.1.0", "A8", "cards")
    o.play("too_near_the_jungle", "teeth_gleam_from_darkness")
    o.fast("ranging_hunt A2 A3:beasts no none")
    o.slow("too_near_the_jungle A7", "teeth_gleam_from_darkness A6")
    assert (o["A6"], o["A7"], o.s.energy) == ("dahan, beasts", "explorer, town, city, 2 dahan", [3])
    # 3: everything back for 1 energy, a card with animal, presence from the energy track: both innate powers.
    o.answer("grow:0.0")
    assert o.s.energy == [2]
    o.answer("icon:0.0.0", "icon:0.0.2", "minor", "prowling_panthers")
    o.answer("grow:0.1", "icon:0.1.0", "A6", "energy")
    o.play("too_near_the_jungle", "teeth_gleam_from_darkness", "prowling_panthers")
    assert (o.elements, o.s.energy) == ("2 moon 1 fire 2 plant 4 animal", [1])
    o.fast("ranging_hunt A7 A8:beasts no explorer none")
    assert o["A7"] == "town, city, blight, beasts"
    fear = o.s.fear
    o.slow("frenzied_assault A7 town town-d1")
    assert (o["A7"], o.s.fear - fear) == ("city, blight", 1 + 1)


def test_keeper() -> None:
    o = Opening(
        "keeper",
        "I-S I-J I-M II-W II-C II-J",
        "gift_of_living_energy enticing_splendor animated_wrackroot rouse_the_trees_and_stones",
        sets="branch_and_claw",
    )
    # 1: a card that costs nothing, so presence from the card track; a sacred site, and wilds.
    o.answer("grow:0.1", "icon:0.1.0", "minor", "gift_of_living_energy")
    o.answer("grow:0.2", "icon:0.2.1", "icon:0.2.0", "cards")
    o.play("boon_of_growing_power", "gift_of_living_energy")
    assert (o.elements, o.s.energy) == ("2 sun 1 moon 1 fire 2 plant", [2])
    o.fast("gift_of_living_energy")
    o.slow("boon_of_growing_power minor enticing_splendor", "spreading_wilds A7 A5")
    assert (o["A7"], o.s.energy) == ("town, 2 dahan, wilds", [3])
    # 2: presence from the energy track twice, once for 3 energy; dahan leave the second sacred site.
    o.answer("grow:0.2", "icon:0.2.1", "icon:0.2.0", "A7", "energy")
    o.answer("grow:0.3")
    assert o.s.energy == [3 + 1 - 3]
    o.answer("icon:0.3.0", "minor", "animated_wrackroot", "icon:0.3.1", "A7", "energy", "A5", "A5")
    assert (o.presence, o["A7"], o["A5"]) == ({"A7": 2, "A8": 2}, "town, wilds", "explorer, 2 dahan")
    o.play("sacrosanct_wilderness", "enticing_splendor")
    o.fast("sacrosanct_wilderness A7 damage")
    assert (o["A7"], o.s.fear) == ("wilds", 1)
    o.slow("spreading_wilds A8")
    assert (o["A8"], o.s.energy) == ("town, city, wilds", [3])
    # 3: twice presence from the card track, for three cards: the wrath from two sacred sites, and punishment.
    o.answer("grow:0.2", "icon:0.2.1", "icon:0.2.0", "A8", "cards")
    o.answer("grow:0.3", "icon:0.3.0", "minor", "rouse_the_trees_and_stones", "icon:0.3.1", "A5", "cards")
    o.play("towering_wrath", "animated_wrackroot", "rouse_the_trees_and_stones")
    assert (o.elements, o.s.energy) == ("2 sun 1 moon 3 fire 1 earth 3 plant", [1])
    o.fast()
    assert (o["A8"], o.presence) == ("town, city, blight, wilds", {"A5": 1, "A7": 2, "A8": 2})
    fear = o.s.fear
    o.slow(
        "towering_wrath A8 city city-d1 city-d2",
        "punish_those_who_trespass A8",
        "spreading_wilds A7",
    )
    assert (o["A8"], o.s.fear - fear) == ("blight, wilds", 2 + 2 + 1)
    # 4: everything back.
    o.answer("grow:0.0", "icon:0.0.0", "icon:0.0.1")
    assert len(o.s.hands[0]) == 8
