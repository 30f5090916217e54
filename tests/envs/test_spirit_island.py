"""Spirit Island by numbers: every option has one action in every setting, and nothing hidden is observed."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.words import of_game
from weald.envs import BadSettings, MaskedAction
from weald.envs.episode import Episode, Observer
from weald.envs.factored import Factored
from weald.envs.gymnasium import env
from weald.envs.settings import Settings
from weald.games import spirit_island
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.content import ALL_SETS, SETS
from weald.games.spirit_island.encoding import IslandEncoding
from weald.games.spirit_island.encoding_actions import ANSWERS, LAND_NUMBERS, LANDS
from weald.games.spirit_island.encoding_names import deeds, questions
from weald.games.spirit_island.model.pieces import piece_named
from weald.games.spirit_island.presentation.texts import option_id
from weald.games.spirit_island.rules.registry import ADVERSARIES, POWERS, SCENARIOS, SPIRITS
from weald.kernel.decisions import ONE

assert isinstance(GAME.encoding, IslandEncoding)
ENCODING = GAME.encoding
# All sets with every adversary at its highest level, and with every scenario that begins by itself.
SETTINGS: list[dict[str, Any]] = [
    {"adversary": id, "level": 6, "map": "thematic" if i % 3 == 0 else "random"}
    for i, id in enumerate(ADVERSARIES.ids_of(SETS))
]
SETTINGS += [{"scenario": id} for id in SCENARIOS.ids_of(SETS) if not SCENARIOS[id].follows]


def part(observation: Any, name: str) -> Any:
    """Return a field of an observation."""
    first = ENCODING.layout.first[name]
    size = next(field.size for field in ENCODING.fields if field.name == name)
    return observation[first : first + size]


@pytest.mark.parametrize("n", range(len(SETTINGS)))
def test_every_option_has_exactly_one_action(n: int) -> None:
    """A random game by action ids: masks are the options, and what is dealt again is not observed."""
    options = {"casting": "random", **ALL_SETS, **SETTINGS[n]}
    settings = Settings("spirit_island", 1 + n % 4, options)
    episode, random = Episode(settings, Random(n)), Random(n)
    factored, observer = Factored(settings), Observer(settings)
    low, high = np.zeros(observer.size), np.zeros(observer.size)
    meanings: dict[int, str] = {}
    while not episode.over:
        question = episode.question
        assert question is not None
        values = set(episode.options)
        actions = episode.mask().nonzero()[0].tolist()
        assert actions == episode.actions()
        assert {ENCODING.value(question, action) for action in actions} == values
        assert {ENCODING.action(question, value) for value in values} == set(actions)
        vectors = factored.options(episode)
        assert len({tuple(vector) for vector in vectors}) == len(vectors) == len(actions) == len(values)
        assert (vectors < factored.sizes).all()
        assert [factored.flat(episode, vector) for vector in vectors] == [
            episode.ids[value] for value in episode.options
        ]
        for value in values:
            check_meaning(meanings, question, value, episode.ids[value])
        seen = observer.observe(episode.state, episode.seat, question)
        np.minimum(low, seen, out=low)
        np.maximum(high, seen, out=high)
        if random.random() < 0.1:
            other = episode.state.copy()
            other.seed = len(meanings)
            GAME.information.redeal(other, episode.seat)
            assert np.array_equal(observer.observe(other, episode.seat, question), seen)
        episode.act(random.choice(actions))
    assert low.min() >= -1
    assert high.max() <= 1.5
    assert len(meanings) > 30


def check_meaning(meanings: dict[int, str], question: Any, value: Any, action: int) -> None:
    """Compare an option with what the action meant before; deeds are named by their verbs alone."""
    if action < ENCODING.actions.beyond and question.of != "deed":
        id = option_id(question, value).removeprefix("grow:")
        assert meanings.setdefault(action, id) == id


def asked(of: str, options: list[Any], **words: Any) -> IslandQuestion:
    """A question to seat 0 of a game that has begun."""
    board = env("spirit_island", seats=1)
    board.reset(seed=1)
    s: Any = board.episode.state
    return IslandQuestion(s, "gather", ONE, (0,), (options,), of, "growth", words)


def test_actions_are_named_by_what_is_declared() -> None:
    board = env("spirit_island", seats=1)
    board.reset(seed=1)
    s: Any = board.episode.state
    (name,) = s.boards
    q = asked("at", [(3, piece_named("town-d1-s1")), (3, piece_named("presence-0"))])
    q.s = s
    sort, land, kind, damage, strife, _, _, number = ENCODING.factor(q, q.options[0][0])
    assert (ANSWERS[sort], LANDS[land - 1], kind, damage, strife, number) == ("at", f"{name}3", 2, 1, 1, 0)
    sort, land, kind, damage, strife, _, _, number = ENCODING.factor(q, q.options[0][1])
    assert (ANSWERS[sort], kind, number) == ("at", 10, 0)
    power = POWERS.number("call_to_bloodshed")
    for move, sort_name, n in (((3, power), "play", 0), ((4, power), "use", 0), ((4, power, 1), "use", 2)):
        sort, *_, named, _, number = ENCODING.factor(asked("move", [move]), move)
        assert (ANSWERS[sort], named, number) == (sort_name, power + 1, n)
    spirit = SPIRITS.number("ocean")
    *_, named, _ = ENCODING.factor(asked("spirit", [spirit]), spirit)
    assert ENCODING.actions.names[named - 1] == ("spirit", "ocean")


def test_rare_options_come_after_all_others_in_order() -> None:
    beyond = ENCODING.actions.beyond
    pieces = [piece_named(name) for name in ("city-d9", "town", "town-d2-z1", "city-d8", "explorer-s5")]
    q = asked("piece", pieces)
    ids = ENCODING.action_ids(q)
    assert [ids[piece] - beyond for piece in pieces if piece != piece_named("town")] == [3, 1, 2, 0]
    assert ids[piece_named("town")] < beyond
    assert ENCODING.value(q, beyond + 3) == piece_named("city-d9")
    assert ENCODING.actions.meaning(beyond) is None
    many = asked("number", [*range(1000)])
    with pytest.raises(LookupError, match="900 options of gather"):
        ENCODING.action_ids(many)


def test_observations_show_the_island() -> None:
    e = env("spirit_island", seats=2, options={"casting": "random_low", "map": "in_order"})
    observation, _ = e.reset(seed=3)
    s: Any = e.episode.state
    lands = part(observation, "lands").reshape(len(LANDS), -1)
    names = s.island.names
    for land, name in enumerate(names):
        row = lands[LAND_NUMBERS[name] - 1]
        assert row[0] == (land in s.island.lands)
        assert (row[7:16] * 8).round().tolist() == s.pieces[land]
        assert (row[23:25] * 6).round().tolist() == [own[land] for own in s.presence]
    assert lands[:, 0].sum() == len(s.island.lands)
    assert part(observation, "invader_deck").sum() == len(s.invader_deck)
    powers = part(observation, "powers").reshape(POWERS.usual, -1)
    assert powers[:, 6].sum() == sum(len(hand) for hand in s.hands)
    assert set(powers[:, 6].nonzero()[0]) == {card for hand in s.hands for card in hand}
    assert part(observation, "question").nonzero()[0].tolist() == [questions().index("grow")]
    seats = part(observation, "spirits").reshape(6, -1)
    assert seats[:, 0].tolist() == [1, 1, 0, 0, 0, 0]


def test_hands_that_a_scenario_hides_are_not_observed() -> None:
    options = {"casting": "random", "scenario": "a_diversity_of_spirits", **ALL_SETS}
    settings = Settings("spirit_island", 3, options)
    episode = Episode(settings, Random(1))
    seen = Observer(settings).observe(episode.state, 1, None)
    powers = part(seen, "powers").reshape(POWERS.usual, -1)
    state: Any = episode.state
    assert set(powers[:, 6].nonzero()[0]) == set(state.hands[1])


def test_factored_actions_in_gymnasium() -> None:
    e = env("spirit_island", seats=1, actions="factored", masked="nearest")
    _, info = e.reset(seed=2)
    sizes = [factor.size for factor in ENCODING.factors]
    assert e.action_space.shape == (len(sizes),)
    assert len(info["action_mask"]) == sum(sizes)
    assert info["action_mask"][: sizes[0]].nonzero()[0].tolist() == [ANSWERS.index("spirit")]
    ocean = next(row for row in info["options"] if ENCODING.actions.names[row[6] - 1][1] == "ocean")
    # The name decides where everything else is wrong but the sort of answer.
    e.step([ocean[0], 3, 3, 3, 3, 3, ocean[6], 3])
    state: Any = e.episode.state
    assert state.spirits == ("ocean",)
    assert e.action_space.contains(e.action_space.sample())
    over = False
    while not over:
        over = e.step(e.action_space.sample())[2]


def test_mistakes_with_factors_name_their_remedy() -> None:
    with pytest.raises(BadSettings, match="actions='flat'"):
        env("ecosystem", actions="factored")
    with pytest.raises(BadSettings, match="'flat' or 'factored'"):
        env("spirit_island", actions="vectors")
    with pytest.raises(BadSettings, match="'raise' or 'random'"):
        env("spirit_island", masked="nearest")
    e = env("spirit_island", actions="factored")
    e.reset(seed=1)
    with pytest.raises(MaskedAction, match=r"info\['options'\]"):
        e.step([0] * len(ENCODING.factors))
    with pytest.raises(BadSettings, match="8: answer, land"):
        e.step([0])


def test_names_are_those_of_the_texts() -> None:
    """Every kind of question has a text, and so has every deed that no verb says."""
    texts = of_game(GAME, "en").messages
    asks = {id.removeprefix("spirit_island-ask-") for id in texts if id.startswith("spirit_island-ask-")}
    # In a ravage, questions of another kind are worded like this.
    of_aspects = {name for panel in SPIRITS.all[SPIRITS.usual :] for name in panel.asks}
    assert {name.replace("_", "-") for name in {*questions(), *of_aspects}} == asks - {
        "struck",
        "strike-back",
    }
    done = {id.removeprefix("spirit_island-do-") for id in texts if id.startswith("spirit_island-do-")}
    assert set(deeds()) == done | verbs() - {"called", "in_turn"}
    assert list(questions()) == sorted(questions())
    assert list(deeds()) == sorted(deeds())


def verbs() -> set[str]:
    """The verbs that a text can offer as a choice, as `Action` lists them."""
    path = Path(spirit_island.__file__).parent / "action" / "action.py"
    return {
        node.target.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "verb"
    }
