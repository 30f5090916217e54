"""The heuristic team-mate: sensible in small things, better than chance in whole games."""

from random import Random

import pytest

from tests.games.spirit_island.cases import STORIES
from tests.games.spirit_island.scenes import Scene, invader_card
from weald import ai
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import OF_DEED, OF_LAND, OF_MOVE, OF_POWER, IslandQuestion
from weald.games.spirit_island.ai.policy.answers import judge_of, quick_scores
from weald.games.spirit_island.ai.policy.effect_answers import COMPOUND, WEIGHTS, worth_of
from weald.games.spirit_island.ai.policy.memory import Memory
from weald.games.spirit_island.ai.policy.moves import Look
from weald.games.spirit_island.ai.policy.rollout import SearchPolicy, policy
from weald.games.spirit_island.ai.policy.situation import PIECE_WORTH, blight_brought
from weald.games.spirit_island.ai.value.evaluation import W, standing, table_value
from weald.games.spirit_island.ai.value.growth_worth import BURNT, icon_worth
from weald.games.spirit_island.content import ALL_SETS
from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    FIRE,
    THIEF,
    WILDS,
)
from weald.games.spirit_island.model.state import SPIRIT, IslandState
from weald.games.spirit_island.rules.aims import HOME
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.moves import DONE, USE
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel import table
from weald.kernel.advice import score_options
from weald.kernel.decisions import ONE
from weald.kernel.driver import Run


def play(name: str, seed: int) -> bool:
    """Whether a solo game without an adversary is won."""
    run = Run(GAME, GAME.start(1, GAME.resolve_options({"casting": "random"}), seed))
    ai.play(run, [ai.bot(name, GAME, seed)])
    assert isinstance(run.state, IslandState)
    return GAME.result(run.state).winners == (0,)


def test_it_defends_where_blight_would_come() -> None:
    scene = Scene("vital_strength", boards="A").presence(0, "A6", 2).put("A5", "town").put("A1", "town")
    scene.s.ravage_cards = [invader_card("I-W")]
    scene.play("guard_the_healing_land")
    look = Look(scene.s)
    assert look.move(0, (USE, POWERS.number("guard_the_healing_land"))) > 3
    assert look.move(0, DONE) == 0
    before = table_value(scene.s)
    scene.s.ravage_cards = []
    assert table_value(scene.s) > before


def test_trying_a_power_changes_nothing() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7", 2).put("A8", "2 town").play("shatter_homesteads")
    before = scene["A8"], list(scene.s.used[0]), scene.s.fear
    Look(scene.s).move(0, (USE, POWERS.number("shatter_homesteads")))
    assert (scene["A8"], scene.s.used[0], scene.s.fear) == before


def test_cards_that_reach_a_threshold_together_are_played_together() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5", 2).put("A4", "2 town, explorer")
    scene.s.ravage_cards = [invader_card("I-S")]
    scene.s.phase = SPIRIT
    scene.s.energy[0], scene.s.extra_plays[0] = 9, 1
    # Sun and twice water: only the first two cards reach the first threshold of Massive Flooding.
    cards = [POWERS.number(id) for id in ("boon_of_vigor", "rivers_bounty", "flash_floods")]
    scene.s.hands[0] = cards
    both = Look(scene.s).play(0, cards[0])
    scene.s.extra_plays[0] = 0
    alone = Look(scene.s).play(0, cards[0])
    assert both > alone


def test_a_power_is_worth_what_it_can_do_after_another_one() -> None:
    scene = Scene("thunderspeaker", boards="A").presence(0, "A4").put("A4", "3 dahan").put("A3", "explorer")
    scene.s.build_cards = [invader_card("I-J")]
    scene.s.phase = SPIRIT
    look = Look(scene.s)
    gathering, assault = POWERS["gather_the_warriors"], POWERS["lead_the_furious_assault"]
    scene.elements("3 air 2 sun 1 fire 1 animal")
    tiers = [tiers_met(scene.s, 0, power) for power in (gathering, assault)]
    assert all(tiers)
    # No town is where the warriors are, until they are gathered.
    assert look.gain(0, assault, tiers[1])[0] == 0
    assert look.gain_after(0, assault, tiers[1], gathering, tiers[0])[0] > 0


def test_a_card_that_cannot_be_paid_is_no_part_of_a_hand() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5", 2).put("A4", "2 town")
    scene.s.phase = SPIRIT
    cards = [POWERS.number(id) for id in ("boon_of_vigor", "flash_floods")]
    scene.s.hands[0], scene.s.energy[0] = cards, 0
    look = Look(scene.s)
    assert look.play(0, cards[0]) > 0 > look.play(0, cards[1])


@pytest.mark.parametrize("seed", [3, 4])
def test_a_search_remembers_what_the_policy_would_answer(seed: int) -> None:
    run = Run(GAME, GAME.start(1, GAME.resolve_options({"casting": "random"}), seed))
    memory = SearchPolicy()
    for _ in range(60):
        question = run.question
        assert question is not None
        assert isinstance(run.state, IslandState)
        value = policy(run.state, question, 0, Random(1).random)
        # Reckoned the first time, remembered the second time.
        assert memory.policy(run.state, question, 0, Random(1).random) == value
        assert memory.policy(run.state, question, 0, Random(1).random) == value
        run.answer(question.seats[0], value)
        if run.over:
            break
    assert memory.memory.plays
    assert memory.memory.uses


def test_a_full_memory_forgets_and_gives_no_number_twice() -> None:
    memory = Memory(most=2)
    tables = [Scene("vital_strength", boards="A").put("A5", f"{n} town").s for n in (1, 2, 3)]
    assert [memory.number(s) for s in [*tables[:2], *tables[:2], tables[2], tables[0]]] == [0, 1, 0, 1, 2, 3]


def test_a_gift_goes_to_whom_it_helps_most() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5", 2)
    scene.play("boon_of_vigor").play("raging_storm", "shatter_homesteads", "lightnings_boon", seat=1)
    scene.put("A1", "city")
    run = Action(scene.s, POWER, "boon_of_vigor", 0).use(POWERS["boon_of_vigor"], 0)
    question = next(run)
    # 1 energy for itself, 3 for the other spirit with three cards in play.
    scores = score_options(GAME, scene.s, question, 0, question.values(0))
    assert [GAME.texts.option_id(question, value) for value in question.values(0)] == [
        "river_surges",
        "lightning",
    ]
    assert scores[1] > scores[0]


@pytest.mark.proof
@pytest.mark.timeout(300)
def test_it_wins_more_than_chance() -> None:
    won = sum(play("heuristic", seed) for seed in range(12))
    lucky = sum(play("random", seed) for seed in range(12))
    assert won > lucky + 1


def test_every_verb_has_a_worth() -> None:
    """No deed that a card may offer is worth something by default."""
    verbs = {name for name in dir(Action) if hasattr(getattr(Action, name), "__wrapped__")}
    assert verbs == {*WEIGHTS, *COMPOUND, "add", "called"}
    assert set(PIECE_WORTH) == {*ALL_KINDS, THIEF}


def test_deeds_made_of_others_are_worth_what_those_are() -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").put("A8", "explorer, blight")
    act = begin(scene.s, POWER, "animated_wrackroot", 0, scene.land("A8"))
    parts = act.fear(1), act.destroy(1, EXPLORER)
    assert worth_of(act.in_turn(*parts)) == worth_of(act.both(*parts)) == pytest.approx(1.2 + 2.5)
    assert worth_of(act.add(1, WILDS)) == pytest.approx(1.6)
    assert worth_of(act.called("x", POWERS["delusions_of_danger"].body, worth=0.25)) == pytest.approx(0.25)


def test_it_is_worse_to_forget_one_of_few_cards() -> None:
    scene = Scene("lightning", boards="A")
    act = begin(scene.s, POWER, "animated_wrackroot", 0, scene.land("A8"))
    cards = list(SPIRITS["lightning"].cards)
    scene.s.hands[0] = cards * 2
    one_of_many = worth_of(act.forget_card())
    scene.s.hands[0] = cards
    assert worth_of(act.forget_card()) < one_of_many < 0


def test_a_deed_that_finds_nothing_is_worth_nothing() -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").put("A8", "town")
    act = begin(scene.s, POWER, "animated_wrackroot", 0, scene.land("A8"))
    assert (
        worth_of(act.destroy(1, EXPLORER))
        == worth_of(act.push(2, DAHAN))
        == worth_of(act.remove_blight())
        == 0
    )
    assert (
        min(worth_of(act.destroy(1, EXPLORER_TOWN)), worth_of(act.damage(1)), worth_of(act.add_strife(1))) > 0
    )


@pytest.mark.parametrize(
    ("token", "worth"), [("beasts", 0.6), ("wilds", 1.2), ("disease", 2.0), ("badlands", 0.7)]
)
def test_tokens_are_worth_something(token: str, worth: float) -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A5")
    before = standing(scene.s)
    assert standing(scene.put("A3", f"2 {token}").s) - before == pytest.approx(2 * worth)


def test_strife_is_worth_something() -> None:
    plain, quarrelling = (Scene("lightning", boards="A").presence(0, "A5") for _ in range(2))
    difference = standing(quarrelling.put("A3", "town-s2").s) - standing(plain.put("A3", "town").s)
    assert difference == pytest.approx(2 * 0.8)


def test_the_mists_push_invaders_away_from_a_ravage() -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A5").put("A4", "explorer")
    scene.s.ravage_cards = [invader_card("I-S")]
    act = begin(scene.s, POWER, "confounding_mists", 0, scene.land("A4"))
    question = next(act.push_piece(EXPLORER, scene.land("A4"), optional=True))
    values = question.values(0)
    scores = score_options(GAME, scene.s, question, 0, values)
    ids = [GAME.texts.option_id(question, value) for value in values]
    assert ids == ["A1", "A2", "A3", "A5", "none"]
    assert min(scores) == scores[ids.index("none")]


def test_a_power_that_puts_a_card_into_play_is_worth_what_that_card_can_do() -> None:
    scene = Scene("river_surges", "lightning", boards="AB", sets="branch_and_claw").presence(0, "A5")
    scene.presence(1, "B5", 2).put("B5", "2 town").put("A1", "city").play("spur_on_with_words_of_fire")
    scene.s.energy = [0, 2]
    worth = [Look(scene.s).move(0, (USE, POWERS.number("spur_on_with_words_of_fire")))]
    scene.s.hands[1] = [POWERS.number("shatter_homesteads")]
    worth.append(Look(scene.s).move(0, (USE, POWERS.number("spur_on_with_words_of_fire"))))
    # 1 energy; or a town destroyed, for the energy of two.
    assert 0 < worth[0] < 0.5
    assert worth[1] > 2


def test_wildfire_weighs_the_blight_that_its_presence_brings() -> None:
    scene = Scene("heart_wildfire", sets="promo_1").presence(0, "A4", 3)
    icon = next(
        action
        for part in SPIRITS["heart_wildfire"].growth
        for option in part.options
        for action in option
        if action.id == "add_presence"
    )
    harmless = icon_worth(scene.s, 0, icon)
    assert blight_brought(scene.s, 0) == 0
    tracks = SPIRITS["heart_wildfire"].tracks
    for i, space in enumerate(tracks.spaces):
        if FIRE in space.elements:
            scene.s.covered[0] &= ~(1 << i)
    assert blight_brought(scene.s, 0) == 1
    assert icon_worth(scene.s, 0, icon) == pytest.approx(harmless - BURNT * W.blight)


def test_wildfire_burns_where_invaders_are_and_no_blight_is() -> None:
    scene = Scene("heart_wildfire", sets="promo_1").presence(0, "A4", 3)
    scene.put("A1", "2 town").put("A5", "2 town, blight")
    for i, space in enumerate(SPIRITS["heart_wildfire"].tracks.spaces):
        if FIRE in space.elements:
            scene.s.covered[0] &= ~(1 << i)
    lands = [scene.land(name) for name in ("A1", "A5", "A7")]
    question = IslandQuestion(scene.s, "presence_to", ONE, (0,), (lands,), OF_LAND, "growth", {}, aim=HOME)
    worth = quick_scores(scene.s, question, 0, lands)
    assert worth[0] > worth[2] > worth[1]


def test_no_question_is_answered_blindly() -> None:
    """Every kind of question that comes up with the expansions is judged somehow."""
    blind: set[str] = set()
    for seed in range(24):
        options = {"casting": "random", **ALL_SETS}
        t = table.new(GAME, 1 + seed % 3, seed, {**options, "scenario": STORIES[seed % len(STORIES)]})
        random = Random(seed)
        while not t.over:
            decision = t.pending[random.randrange(len(t.pending))]
            q = decision.question
            assert isinstance(q, IslandQuestion)
            judged = isinstance(q, JointQuestion) or q.of in (OF_MOVE, OF_LAND, OF_DEED, OF_POWER)
            judged = judged or q.worth is not None or judge_of(q) is not None
            if not judged and len(decision.values) > 1:
                blind.add(q.kind)
            t.answer(decision.seat, random.choice(decision.options))
    # The target spirit of a power is tried out, and a move is judged by its end.
    assert blind <= {"target_spirit", "move"}
