"""Play random games of Spirit Island over all sets, and check everything that must always hold.

`python tools/random_games.py --games 10000` draws sets, adversary, level, scenario, map, layout and one to
six seats, plays with random answers (every third game with answers that look good), checks the laws after
every answer and before it that options have actions of their own, takes positions through JSON, replays the
record to the bit, lets every other game be followed by a Second Wave, and says which cards never came up. A
game that goes wrong is named by its number; `--first` begins there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random

from weald.games.spirit_island import GAME, inventory
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.content import EXPANSIONS, SETS
from weald.games.spirit_island.encoding import IslandEncoding
from weald.games.spirit_island.model.boards import THEMATIC, layouts_of
from weald.games.spirit_island.model.state import NOBODY, IslandState
from weald.games.spirit_island.phases import follow
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS
from weald.kernel import records, table
from weald.kernel.decisions import Decision
from weald.kernel.errors import BadSetup
from weald.kernel.game import OptionValue
from weald.kernel.table import Table

# No game takes more answers than this.
BOUND = 8000
# Energy for the dearest powers.
RICH = 40
# Average number of answers between two positions that are stored and loaded.
STORED = 40


class Broken(Exception):
    """Something that must hold does not."""


def random_setting(random: Random) -> tuple[int, dict[str, OptionValue]]:
    """Return seats and options that go together."""
    while True:
        options: dict[str, OptionValue] = {"casting": "random", "blight": random.random() < 0.85}
        options |= {name: random.random() < 0.7 for name in EXPANSIONS}
        options["map"] = random.choice(("random", "random", "in_order", THEMATIC))
        if random.random() < 0.15:
            options["events"] = False
        if random.random() < 0.1:
            options["fewer_events"] = True
        adversaries = ADVERSARIES.ids_of(SETS)
        if random.random() < 0.7:
            options |= {"adversary": random.choice(adversaries), "level": random.randrange(7)}
        if random.random() < 0.5:
            stories = [id for id in SCENARIOS.ids_of(SETS) if not SCENARIOS[id].follows]
            options["scenario"] = random.choice(stories)
        seats = random.randrange(1, 7)
        if options["map"] != THEMATIC:
            options["layout"] = random.choice([name for name in layouts_of(seats) if name != THEMATIC])
        try:
            GAME.start(seats, GAME.resolve_options(options), 1)
        except BadSetup:
            continue
        return seats, options


def any_answer(decision: Decision, random: Random, thoughtful: bool) -> str:
    """Return a random option, or one that looks best at first sight."""
    if thoughtful and random.random() < 0.8:
        question = decision.question
        scores = quick_scores(question.s, question, decision.seat, decision.values)  # type: ignore[attr-defined, arg-type]
        return decision.options[scores.index(max(scores))]
    return random.choice(decision.options)


def check_actions(decision: Decision) -> None:
    """Raise Broken unless every option has one action for learning programs, and factors of its own."""
    assert isinstance(GAME.encoding, IslandEncoding)
    question, values = decision.question, set(decision.values)
    actions = {GAME.encoding.action(question, value) for value in values}
    if {GAME.encoding.value(question, action) for action in actions} != values:
        raise Broken(f"options of {decision.kind} share an action")
    if len({GAME.encoding.factor(question, value) for value in values}) != len(values):
        raise Broken(f"options of {decision.kind} have the same factors")


def play(t: Table, random: Random, thoughtful: bool) -> None:
    """Play a table to its end and check it all the way."""
    while not t.over:
        if len(t.entries) > BOUND:
            raise Broken("the game does not end")
        decision = t.pending[random.randrange(len(t.pending))]
        check_actions(decision)
        t.answer(decision.seat, any_answer(decision, random, thoughtful))
        broken = GAME.invariants(state(t))
        if broken:
            raise Broken([message.to_json() for message in broken])
        if random.random() < 1 / STORED:
            t.view(None)
            position = json.loads(json.dumps(t.position()))
            if records.load(GAME, position).position() != position:
                raise Broken("a position does not survive being stored")
    record = json.loads(json.dumps(t.record()))
    again = records.replay(GAME, record)
    if again.position() != t.position() or again.events != t.events:
        raise Broken("the record leads elsewhere")


def play_number(number: int) -> list[str]:
    """Play game `number`, perhaps with a Second Wave; return what it brought up."""
    random = Random(number)
    seats, options = random_setting(random)
    t = table.new(GAME, seats, number, options)
    if number % 4 == 2:
        t = enriched(t, random)
    thoughtful = number % 3 == 0
    play(t, random, thoughtful)
    seen = inventory.brought_up(state(t), t.events)
    if number % 2 and options.get("branch_and_claw") and state(t).boards:
        try:
            second = second_wave(t, number)
        except BadSetup as refused:
            # Six seats need more spirits than some sets have.
            if refused.code != "start_spirits":
                raise
            return seen
        play(second, random, thoughtful)
        seen += inventory.brought_up(state(second), second.events)
    return seen


def enriched(t: Table, random: Random) -> Table:
    """Return a table whose spirits have energy and major powers to begin with, so that dear cards come up."""
    while state(t).turn == 0:
        decision = t.pending[0]
        t.answer(decision.seat, random.choice(decision.options))
    position = t.position()
    if position["answers"]:
        return t
    s = position["state"]
    s["energy"] = [RICH] * len(s["energy"])
    for hand in s["hands"]:
        hand += [s["major_deck"].pop() for _ in range(2)]
    return records.load(GAME, position)


def state(t: Table) -> IslandState:
    """Return the state of a table."""
    assert isinstance(t.run.state, IslandState)
    return t.run.state


def second_wave(t: Table, seed: int) -> Table:
    """Return a Second Wave after a game, which random players rarely win: as if they had."""
    earlier = state(t).copy()
    earlier.outcome = "victory"
    options = {"scenario": "second_wave", "branch_and_claw": True, "casting": "random"}
    resolved = GAME.resolve_options(follow.options_after(earlier, dict(options)))
    follower = GAME.start(earlier.seats, resolved, seed)
    follow.follow(follower, earlier)
    return Table(GAME, earlier.seats, resolved, follower)


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games that were asked for; return 1 if one went wrong or a card never came up."""
    parser = argparse.ArgumentParser(description="random games of Spirit Island, checked all the way")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args(argv)
    seen: Counter[str] = Counter()
    wrong = 0
    began = time.monotonic()
    for number in range(args.first, args.first + args.games):
        try:
            seen.update(play_number(number))
        except Exception:  # noqa: BLE001 (every game that goes wrong is reported)
            wrong += 1
            print(f"game {number}: {random_setting(Random(number))}")
            traceback.print_exc(file=sys.stdout)
        if (number + 1) % 250 == 0:
            print(
                f"{number + 1 - args.first} games, {wrong} wrong, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    missing = [id for ids in inventory.printed().values() for id in ids if not seen[id]]
    print(f"{args.games} games, {wrong} wrong; never came up: {', '.join(missing) or NOBODY}")
    return 1 if wrong or missing else 0


if __name__ == "__main__":
    sys.exit(main())
