"""Rules that play differently than in an earlier version, for records that were made with it."""

from __future__ import annotations

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.boards import THEMATIC
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import Question
from weald.kernel.game import RuleChange


def _from_a_source(question: Question, option: str) -> bool:
    """Return whether Shadows Flicker Like Flame uses a power that counts its range from special lands."""
    assert isinstance(question, IslandQuestion)
    power = _used(option)
    if power is None or power.reach is None or "shadows" not in question.s.spirits:
        return False
    return power.reach.sacred or power.reach.terrain >= 0


def _used(option: str) -> Power | None:
    """Return the power that an option uses or repeats; a record may name one that there is not."""
    what, _, id = option.partition(":")
    return POWERS.by_id.get(id.partition(":")[0]) if what in ("use", "repeat") else None


def _repeated(_question: Question, option: str) -> bool:
    return option.startswith("repeat:")


def _renewed(question: Question, option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return "blazing_renewal" in (question.source, option.removeprefix("use:"))


def _vigorous(_question: Question, option: str) -> bool:
    return option.startswith("use:boon_of_vigor")


def _mined(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return question.s.adversary == "sweden" and question.kind in ("cascade", "mining_rush")


def _drowned(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return any(effect[0] == "infinite_vitality" for effect in question.s.effects)


def _repeating(_question: Question, option: str) -> bool:
    power = _used(option)
    return power is not None and power.repeats > 0


def _with_thresholds(_question: Question, option: str) -> bool:
    power = _used(option)
    return power is not None and bool(power.tiers)


def _without_room(question: Question, option: str) -> bool:
    return question.kind == "presence_from" and not option.startswith(("energy", "cards"))


def _woven(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return any(effect[0] == "weave_together_the_fabric_of_place" for effect in question.s.effects)


def _invoked(question: Question, option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return question.s.scenario == "elemental_invocation" and _with_thresholds(question, option)


def _guarded(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    return question.s.scenario == "guard_the_isles_heart" and question.s.turn == 1


def _fortunate(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    s = question.s
    return s.adversary == "sweden" and any(effect[0] == "fortune_seekers" for effect in s.effects)


def _rural(question: Question, _option: str) -> bool:
    assert isinstance(question, IslandQuestion)
    s = question.s
    return s.adversary == "habsburg_livestock_colony" and s.level >= 2 and s.layout == THEMATIC


RULE_CHANGES = (
    RuleChange(2, "E19", "spirit_island-change-e19", _from_a_source),
    RuleChange(2, "E17", "spirit_island-change-e17", _repeated),
    RuleChange(2, "E29", "spirit_island-change-e29", _renewed),
    RuleChange(2, "E20", "spirit_island-change-e20", _vigorous),
    RuleChange(2, "P17", "spirit_island-change-p17", _mined),
    RuleChange(2, "D7", "spirit_island-change-d7", _drowned),
    RuleChange(3, "E14", "spirit_island-change-e14", _repeating),
    RuleChange(3, "A36", "spirit_island-change-a36", _invoked),
    RuleChange(3, "M11", "spirit_island-change-m11", _woven),
    RuleChange(3, "P28", "spirit_island-change-p28", _without_room),
    RuleChange(3, "E44", "spirit_island-change-e44", _with_thresholds),
    RuleChange(3, "F19", "spirit_island-change-f19", _guarded),
    RuleChange(3, "V24", "spirit_island-change-v24", _fortunate),
    RuleChange(3, "A37", "spirit_island-change-a37", _rural),
)
