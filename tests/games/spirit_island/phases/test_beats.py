"""The invader phase as beats, with the numbers of one turn: River on board B, Lightning on board E."""

from __future__ import annotations

from typing import Any

from tests.games.spirit_island.scenes import Scene, invader_card, new_table
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, RAVAGE
from weald.kernel.film import Film


def filmed() -> tuple[Scene, Film]:
    scene = Scene("river_surges", "lightning", boards="B E", sets="jagged_earth")
    scene.s.phase = INVADER
    scene.presence(0, "B1", 3).presence(1, "E5", 2)
    film = Film(GAME, scene.s, None, -1, False)
    scene.s.trace = film
    return scene, film


def defended(scene: Scene, land: str, n: int) -> None:
    scene.lasting("defend", scene.land(land), n)


def last(film: Film) -> dict[str, Any]:
    return film.beats[-1].data


def test_dahan_that_strike_back_destroy_all_invaders() -> None:
    scene, film = filmed()
    scene.put("B8", "2 explorer, town, 2 dahan")
    defended(scene, "B8", 3)
    scene.ravage("B8")
    assert last(film) == {
        "step": "ravage",
        "land": "B8",
        "card": None,
        "stopped": False,
        "pieces": [
            {"kind": "explorer", "n": 2, "strife": False},
            {"kind": "town", "n": 1, "strife": False},
        ],
        "dahan": 2,
        "source": "B8",
        "dealt": 4,
        "defended": 3,
        "damage": 1,
        "blight": [],
        "presence": 0,
        "lost": 0,
        "counter": 4,
        "destroyed": {"explorer": 2, "town": 1},
        "fear": 1,
    }
    assert scene["B8"] == "dahan, dahan-d1"


def test_blight_spreads_from_a_blighted_land() -> None:
    scene, film = filmed()
    scene.put("B4", "explorer, town, blight")
    defended(scene, "B4", 1)
    scene.ravage("B4", "B3")
    beat = last(film)
    assert (beat["dealt"], beat["defended"], beat["damage"]) == (3, 1, 2)
    assert beat["blight"] == ["B4", "B3"]
    assert (beat["dahan"], beat["counter"], beat["destroyed"]) == (0, 0, {})


def test_the_parts_of_a_ravage_come_one_after_another_each_with_its_view() -> None:
    scene, film = filmed()
    scene.put("B8", "3 explorer, 2 dahan")
    scene.ravage("B8")
    beats = [(beat.data.get("sub"), beat.data) for beat in film.beats]
    assert [part for part, _ in beats] == ["damage", "land", "dahan", None]
    assert [data["damage"] for _, data in beats] == [3, 3, 3, 3]
    assert [data["blight"] for _, data in beats] == [[], ["B8"], ["B8"], ["B8"]]
    assert [data["lost"] for _, data in beats] == [0, 0, 1, 1]
    assert [data["counter"] for _, data in beats] == [0, 0, 0, 2]
    lands = [next(land for land in beat.view["lands"] if land["id"] == "B8") for beat in film.beats]
    assert [land["tokens"].get("blight", 0) for land in lands] == [0, 1, 1, 1]


def test_more_defence_than_damage_counts_only_up_to_it() -> None:
    scene, film = filmed()
    scene.put("E3", "explorer, 2 dahan")
    defended(scene, "E3", 3)
    scene.ravage("E3")
    beat = last(film)
    assert (beat["dealt"], beat["defended"], beat["damage"]) == (1, 1, 0)
    assert (beat["counter"], beat["destroyed"], beat["lost"]) == (4, {"explorer": 1}, 0)


def test_strife_is_used_up() -> None:
    scene, film = filmed()
    scene.put("E7", "town-s1")
    defended(scene, "E7", 1)
    scene.ravage("E7")
    beat = last(film)
    assert beat["pieces"] == [{"kind": "town", "n": 1, "strife": True}]
    assert (beat["dealt"], beat["defended"], beat["damage"]) == (0, 0, 0)
    assert scene["E7"] == "town"


def test_a_build_names_what_is_built_or_what_stopped_it() -> None:
    scene, film = filmed()
    scene.put("B3", "explorer").put("E1", "explorer, disease")
    scene.build("B3")
    assert (last(film)["built"], last(film)["by"]) == (["town"], "")
    scene.build("E1")
    assert (last(film)["built"], last(film)["by"]) == ([], "disease")
    assert scene["E1"] == "explorer"


def test_an_explore_names_where_explorers_come_from() -> None:
    scene, film = filmed()
    scene.put("E2", "city").put("B7", "wilds")
    scene.explore("E5")
    assert (last(film)["built"], last(film)["source"]) == (["explorer"], "E2")
    scene.explore("B2")
    assert (last(film)["built"], last(film)["source"]) == (["explorer"], "")
    scene.explore("B7")
    assert (last(film)["built"], last(film)["by"]) == ([], "wilds")


def test_a_card_names_its_lands_and_each_land_the_card() -> None:
    scene, film = filmed()
    scene.put("B4", "explorer").put("E3", "explorer")
    card = invader_card("I-J")
    scene.s.agenda = [(RAVAGE, card), (BUILD, card), (EXPLORE, -1)]
    assert scene.step("card") == "land"
    assert last(film) == {"step": "ravage", "card": "I-J", "lands": ["B4", "E3"], "stopped": False}
    assert scene.step("land", "B4") == "land"
    assert (last(film)["land"], last(film)["card"]) == ("B4", "I-J")


def test_a_whole_turn_is_one_row_of_beats() -> None:
    t = new_table(1, 4)
    while not any(event.args.get("phase") == "slow" for event in t.events) and not t.over:
        t.answer(t.pending[0].seat, 0)
    beats = t.film(0)
    assert [beat.data["step"] for beat in beats if "land" not in beat.data] == ["build", "explore", "advance"]
    lands = [beat.data["land"] for beat in beats if "land" in beat.data and beat.data["step"] == "build"]
    assert lands == beats[0].data["lands"]
    phases = [beat.view["phase"] for beat in beats]
    assert set(phases) == {"invader"}
    # The towns stand there one after the other: each view is that of its moment.
    towns = [sum(_towns(beat.view)) for beat in beats[: len(lands) + 1]]
    assert towns == [towns[0] + n for n in range(len(lands) + 1)]


def _towns(view: Any) -> list[int]:
    return [
        piece["n"] for land in view["lands"] for piece in land["pieces"] if piece["kind"] in ("town", "city")
    ]
