"""The outcome of each option: the rest of the Action is played on a copy, and the island compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import NO_PAIR, NONE, IslandQuestion
from weald.games.spirit_island.action.spirits.presence import place_name
from weald.games.spirit_island.model.growth_code import action_of, option_of
from weald.games.spirit_island.model.pieces import KIND
from weald.games.spirit_island.model.state import FAST, INVADER, SETUP, SPIRIT, IslandState
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.presentation.dangers import Fate, changed_lands, fates, loses
from weald.games.spirit_island.presentation.forecast.difference import Difference, Outlook, message
from weald.games.spirit_island.rules.growth import GrowthAction
from weald.games.spirit_island.rules.land_rules import health_left
from weald.games.spirit_island.rules.moves import GROW, ICON, PLAY, READY, RECLAIM, REPEAT, USE, Move
from weald.games.spirit_island.rules.panel import card_plays, cost, income, reached, tiers_met
from weald.games.spirit_island.rules.panel import elements as elements_of
from weald.games.spirit_island.rules.powers import INNATE, LAND
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import lands_to, reach_of, sources, target_lands
from weald.games.spirit_island.rules.ways_to_lose import lost_by
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message
from weald.kernel.outcomes import (
    CERTAIN,
    GOOD,
    NO,
    NOTHING,
    PART,
    UNLESS,
    WEAK,
    Change,
    Loses,
    Outcome,
    Reached,
    Sign,
    Tone,
    Trial,
    Tried,
)

# Questions whose worth the island cannot show: cards, elements, places of presence, the order of lands.
UNJUDGED = ("power", "deck", "element", "spirit", "growth", "board", "beside", "terrain", "fear", "corner")
UNJUDGED_KINDS = ("presence_to", "move_presence_from", "move_presence_to", "order", "origin")
# Options of one question that are tried out; where there are more, nothing is foreseen.
MOST = 60
# Ways to go on that are tried for one option; trials for a question, at least.
WAYS = 24
LEAST = 80
# Ways to go on that are tried for a target at which a power seemed to do nothing.
THOROUGH = 12
# Actions of growth whose numbers are known before they are done.
ENERGY_SIGN = {"gain_energy": 1, "pay_energy": -1}
RECLAIMS = ("reclaim_all", "reclaim_half", "reclaim_one")
CARD_GAINS = ("gain_power_card", "gain_minor", "gain_major")


def outcomes(trial: Trial) -> list[Outcome | None]:
    """Return the outcome of each option of the question."""
    q = cast("IslandQuestion", trial.question)
    s: IslandState = trial.before
    nothing: list[Outcome | None] = [None] * len(trial.values)
    if s.phase == SETUP:
        return nothing
    judge = Judge(trial, q)
    return judge.warned(nothing if judge.is_beyond_judging else judge.judgements())


def compared(options: list[Outcome]) -> list[Outcome | None]:
    """Lower what only lasts to little where the same effect does more elsewhere."""
    if any(option.then is not None and option.level in (GOOD, PART) for option in options):
        for option in options:
            if option.then is None and list(option.now) == [message("lasting")]:
                option.level = WEAK
    return [*options]


def reach(s: IslandState, seat: int) -> dict[str, list[Reached]]:
    """Return the lands that the cards of a spirit would reach now, each with the land it is reached from."""
    cards = {*s.hands[seat], *s.played[seat]} if s.spirits[seat] in SPIRITS.by_id else set()
    if s.phase == SETUP:
        return {}
    by_ref: dict[str, list[Reached]] = {}
    for card in sorted(cards):
        power = POWERS.all[card]
        if power.target != LAND:
            continue
        tiers = tiers_met(s, seat, power)
        printed = reach_of(power, tiers)
        starts = sources(s, seat, printed)
        lands = []
        for land in target_lands(s, seat, power, tiers):
            near = lands_to(s, seat, power, starts, printed.n, land) or starts
            origin = min(near, key=lambda start: s.island.distance[start][land], default=land)
            lands.append(_reached(s, land, origin))
        by_ref[f"card:{power.id}"] = lands
    return by_ref


def _reached(s: IslandState, land: int, origin: int) -> Reached:
    names = s.island.names
    return Reached(f"land:{names[land]}", f"land:{names[origin]}", s.island.distance[origin][land])


class Judge:
    """The options of one question, tried out."""

    def __init__(self, trial: Trial, q: IslandQuestion) -> None:
        self.trial = trial
        self.q = q
        self.s: IslandState = trial.before
        self.before = Outlook(self.s)
        self.names = self.s.island.names
        # On a large island each trial takes longer.
        trial.budget = max(LEAST, trial.budget // self.s.seats)
        self.share = max(1, min(WAYS, trial.budget // max(1, len(trial.values))))

    @property
    def is_beyond_judging(self) -> bool:
        """Whether the island cannot show what the options are worth."""
        q = self.q
        return (
            isinstance(q, JointQuestion)
            or len(self.trial.values) > MOST
            or (q.of in UNJUDGED or q.kind in UNJUDGED_KINDS)
        )

    def judgements(self) -> list[Outcome | None]:
        """Return the outcome of each option."""
        if self.q.kind == "grow":
            return self.growth()
        if self.q.kind == "powers":
            return self.powers()
        if self.q.of == "place":
            return [self.place(cast("int", value)) for value in self.trial.values]
        return compared([self.option(value) for value in self.trial.values])

    def option(self, value: Value) -> Outcome:
        """Return the outcome of an option if the rest of its Action is done well."""
        return self.judged(value, self.best([value]))

    def judged(self, value: Value, tried: Tried) -> Outcome:
        """Return the outcome of an option that was tried."""
        if is_lost(tried):
            return lost(CERTAIN, self.how(tried))
        change = self.difference(tried, self.home(value))
        then = change.then()
        now = change.now()
        level = change.level
        if is_open(tried):
            then = then or message("reveals" if tried.hidden else "others")
            level = GOOD if level == NOTHING else level
        elif level == NOTHING:
            now = [message("nothing")]
        return Outcome(level, now, then, change.signs(), change.rows(), rank=round(change.worth, 3))

    def home(self, value: Value) -> int:
        """Return the land that an option is about, or -1."""
        if value in (NONE, NO_PAIR):
            return -1
        if self.q.of in ("land", "again") and self.q.kind != "push_to" and isinstance(value, int):
            return value
        if self.q.of == "at" and self.q.kind != "gather":
            return cast("tuple[int, int]", value)[0]
        land = str(self.q.words.get("land", ""))
        return self.names.index(land) if land in self.names else -1

    def difference(self, tried: Tried, home: int = -1) -> Difference:
        """Compare what came of an option with what there was."""
        state = cast("IslandState", tried.state)
        assert state.trace is not None
        return Difference(self.before, Outlook(state), self.trial.seat, state.trace.events, home)

    def best(self, path: list[Value], left: int | None = None) -> Tried:
        """Follow an option, and answer every further question in the way that is best at once."""
        tried = self.trial.play(path, quick_reply)
        left = self.share if left is None else left
        while tried.question is not None and left > 0 and self.trial.budget > 0:
            question = tried.question
            values = question.values(question.seats[0])[:left]
            left -= len(values)
            ways = [([*path, value], self.trial.play([*path, value], quick_reply)) for value in values]
            # A push is worth as much as its best land; the first one is tried already.
            for start, way in [*ways]:
                if way.question is None or way.question.kind != "push_to":
                    continue
                lands = way.question.values(way.question.seats[0])[1 : left + 1]
                left -= len(lands)
                ways += [([*start, land], self.trial.play([*start, land], quick_reply)) for land in lands]
            worths = [(not is_lost(way), self.difference(way).worth) for _, way in ways]
            path, tried = ways[worths.index(max(worths))]
        return tried

    # Moves of a phase.

    def powers(self) -> list[Outcome | None]:
        """Return the outcome of each power, and that of being done."""
        judged = [
            self.using(cast("Move", value)) if cast("Move", value)[0] in (USE, REPEAT) else None
            for value in self.trial.values
        ]
        for i, value in enumerate(self.trial.values):
            if cast("Move", value)[0] == READY:
                judged[i] = self.done(judged)
        return judged

    def using(self, move: Move) -> Outcome:
        """Return the outcome of a power at its best target."""
        tried = self.trial.play([move], quick_reply)
        question = cast("IslandQuestion | None", tried.question)
        if question is None or question.kind != "target_land" or question.of != "land":
            return self.judged(move, self.best([move]))
        lands = question.values(self.trial.seat)
        ways = []
        for land in lands:
            way = self.trial.play([move, land], quick_reply) if self.trial.budget > 0 else None
            if way is not None:
                ways.append((self.difference(way, cast("int", land)), cast("int", land), way))
        now = [message("targets", n=len(lands))]
        if not ways:
            return Outcome(GOOD, now)
        change, land, way = max(ways, key=lambda one: (not is_lost(one[2]), one[0].worth))
        if change.level == NOTHING and not is_open(way):
            change, land, way = self.thorough(move, change, land, way)
        best = self.judged(move, way)
        then = change.then()
        level = change.level if not is_open(way) else GOOD
        if level in (GOOD, PART) and then is not None:
            if "where" in then.args:
                then = Message(then.id, {**then.args, "where": str(then.args["land"])})
            else:
                now.append(message("best", land=self.names[land]))
        elif level == NOTHING:
            now, then = [message("no-use")], None
        else:
            then = None
        return Outcome(level, now, then, best.signs, (), best.loses, best.rank, cause=best.cause)

    def thorough(
        self, move: Move, change: Difference, land: int, way: Tried
    ) -> tuple[Difference, int, Tried]:
        """Return the first target at which a power does something if the rest of its Action is done well."""
        question = self.trial.play([move], quick_reply).question
        for other in [] if question is None else question.values(self.trial.seat):
            if self.trial.budget <= 0:
                break
            tried = self.best([move, other], THOROUGH)
            brings = self.difference(tried, cast("int", other))
            if brings.level != NOTHING:
                return brings, cast("int", other), tried
        return change, land, way

    def done(self, others: Sequence[Outcome | None]) -> Outcome:
        """Return the outcome of being done with a phase: the powers that are not used."""
        moves = [cast("Move", value) for value in self.trial.values]
        unused = [
            self.trial.ids[i]
            for i, outcome in enumerate(others)
            if outcome is not None
            and outcome.level in (GOOD, PART)
            and moves[i][0] == USE
            and len(moves[i]) == 2
            and outcome.loses == NO
        ]
        phase = "fast" if self.s.phase == FAST else "slow"
        now = [message("unused", n=len(unused), phase=phase)] if unused else []
        cause = None
        if unused:
            first = POWERS.all[moves[self.trial.ids.index(unused[0])][1]]
            paid = "innate" if first.deck == INNATE else "card"
            cause = message("wasted", id=first.id, paid=paid)
        return Outcome(WEAK if unused else GOOD, now, unused=unused, cause=cause, rank=-1.0)

    # Ways to lose.

    def warned(self, judged: list[Outcome | None]) -> list[Outcome | None]:
        """Say of every option whether it loses the game, also of those that are not judged otherwise."""
        invaders = self.s.phase == INVADER
        for i, value in enumerate(self.trial.values):
            outcome = judged[i]
            if self.q.of == "move" and cast("Move", value)[0] == READY:
                danger = self.leaves(cast("Move", value))
                if danger is not None and outcome is not None:
                    danger.unused = outcome.unused
                judged[i] = danger or outcome
            elif (outcome is None or invaders) and self.trial.budget > 0:
                tried = self.trial.play([value], quick_reply, far=invaders)
                if is_lost(tried) and (outcome is None or outcome.loses == NO):
                    judged[i] = lost(CERTAIN, self.how(tried))
        return judged

    def how(self, tried: Tried) -> Message:
        """Return in words how a trial has lost the game."""
        after = cast("IslandState", tried.state)
        way, by = lost_by(after)[0]
        return loses(self.s, Fate(way, by, True, changed_lands(self.s, after, way, by)), "sure")

    def leaves(self, move: Move) -> Outcome | None:
        """Return the defeat that comes if a spirit does nothing more in this phase, nor any other."""
        tried = self.trial.play([move], quick_reply)
        if is_lost(tried):
            return lost(CERTAIN, self.how(tried))
        coming = fates(cast("IslandState", tried.state), self.trial.seat)
        if not coming:
            return None
        s = self.s
        others = any(
            seat != self.trial.seat and (s.phase == SPIRIT or (not s.ready[seat] and usable(s, seat)))
            for seat in range(s.seats)
        )
        fate = coming[0]
        why = "others" if others else "sure" if fate.certain else "hidden"
        return lost(CERTAIN if why == "sure" else UNLESS, loses(self.s, fate, why))

    # Growth.

    def growth(self) -> list[Outcome | None]:
        """Return the outcomes of the moves of the spirit phase."""
        judged: list[Outcome | None] = []
        for value in self.trial.values:
            what = cast("Move", value)[0]
            if what == PLAY:
                judged.append(self.playing(cast("Move", value)[1]))
            elif what in (GROW, ICON, RECLAIM):
                judged.append(self.growing(cast("Move", value)))
            else:
                judged.append(None)
        ready = [i for i, value in enumerate(self.trial.values) if cast("Move", value)[0] == READY]
        for i in ready:
            judged[i] = self.enough(judged)
        return judged

    def growing(self, move: Move) -> Outcome | None:
        """Return the energy and cards that a step of growth brings; where presence goes is asked later."""
        if move[0] == RECLAIM:
            return None
        rows = self.growth_rows(growth_actions(self.s, self.trial.seat, move))
        return Outcome(GOOD, before_after=rows) if rows else None

    def growth_rows(self, actions: list[GrowthAction]) -> list[Change]:
        """Return energy, hand and presence before and after actions of growth; only what differs."""
        s, seat = self.s, self.trial.seat
        energy = sum([ENERGY_SIGN.get(action.id, 0) * (action.n or 0) for action in actions])
        hand, left = 0, len(s.discards[seat])
        for action in actions:
            if action.id in RECLAIMS:
                back = left if action.id == "reclaim_all" else min(left, 1)
                back = (left + 1) // 2 if action.id == "reclaim_half" else back
                hand, left = hand + back, left - back
            elif action.id in CARD_GAINS:
                hand += 1
        presence = sum([1 for action in actions if action.id.startswith("add_presence")])
        pairs = [
            ("row-energy", s.energy[seat], energy),
            ("row-hand", len(s.hands[seat]), hand),
            ("row-presence", sum(s.presence[seat]), presence),
        ]
        return [
            numbers(row, n, max(0, n + more), "good" if more > 0 else "bad") for row, n, more in pairs if more
        ]

    def playing(self, card: int) -> Outcome:
        """Return the outcome of a card in this position, and the thresholds that it would help to reach."""
        s, seat = self.s, self.trial.seat
        power = POWERS.all[card]
        have = elements_of(s, seat)
        with_it = [n + m for n, m in zip(have, power.elements, strict=True)]
        now: list[Message] = []
        rank = 0.0
        level = GOOD
        if power.target == LAND:
            tiers = reached(power, with_it)
            n = len(target_lands(s, seat, power, tiers))
            now.append(message("targets", n=n) if n else message("no-target"))
            level, rank = (GOOD, 1.0) if n else (WEAK, -1.0)
        then = None
        for number in SPIRITS[s.spirits[seat]].innates:
            innate = POWERS.all[number]
            more = reached(innate, with_it) & ~reached(innate, have)
            if more:
                then = message("threshold", id=innate.id, n=more.bit_length())
                level, rank = GOOD, rank + 2.0
        price = cost(s, seat, card)
        left = s.energy[seat] - price
        rows = [numbers("row-energy", s.energy[seat], left, "")] if price else []
        plays = card_plays(s, seat) - s.plays[seat]
        rows.append(numbers("row-plays", plays, plays - 1, ""))
        return Outcome(level, now, then, (), rows, rank=rank - 0.01 * price)

    def enough(self, others: Sequence[Outcome | None]) -> Outcome:
        """Return the outcome of playing no more cards."""
        moves = [cast("Move", value) for value in self.trial.values]
        cards = [
            self.trial.ids[i]
            for i, outcome in enumerate(others)
            if outcome is not None and outcome.level == GOOD and moves[i][0] == PLAY
        ]
        plays = card_plays(self.s, self.trial.seat) - self.s.plays[self.trial.seat]
        if not cards:
            return Outcome(GOOD, rank=-1.0)
        now = [message("plays-left", n=min(plays, len(cards)))]
        # Cards that are not played stay in hand: nothing is wasted, so there is no warning.
        return Outcome(WEAK, now, rank=-1.0)

    # Tracks.

    def place(self, value: int) -> Outcome | None:
        """Return the outcome of presence from a track or a land: the track's gifts from now on."""
        if self.q.kind != "presence_from":
            return None
        if value == NONE:
            return Outcome(WEAK, [message("nothing")], rank=-0.5)
        s, seat = self.s, self.trial.seat
        tried = self.best([value])
        after = cast("IslandState", tried.state)
        place = place_name(s, seat, value) if value < 0 else "land"
        if place == "destroyed":
            return Outcome(GOOD, [message("comes-back")], rank=0.5)
        if value >= 0:
            return Outcome(WEAK, [message("only-moves", land=self.names[value])], rank=-1.0)
        gives = {
            "row-income": (income(s, seat), income(after, seat)),
            "row-card-plays": (card_plays(s, seat), card_plays(after, seat)),
        }
        rises = [pair for pair in gives.values() if pair[0] != pair[1]]
        rows = [numbers(row, *pair, "good") for row, pair in gives.items() if pair in rises]
        more = [b - a for a, b in zip(elements_of(s, seat), elements_of(after, seat), strict=True)]
        if rows:
            was, comes = rises[0]
            now = [message("track-rises", now=was, then=comes)]
            return Outcome(GOOD, now, before_after=rows, rank=2.0)
        if any(n > 0 for n in more):
            return Outcome(GOOD, [message("track-element")], rank=1.5)
        stays = income(s, seat) if place.startswith("energy") else card_plays(s, seat)
        if place in ("energy", "cards"):
            return Outcome(WEAK, [message("track-stays", n=stays)], rank=0.0)
        return None


def is_open(way: Tried) -> bool:
    """Return whether a way ended at something hidden, or where another seat decides."""
    return way.hidden or way.others


def growth_actions(s: IslandState, seat: int, move: Move) -> list[GrowthAction]:
    """Return the actions of a move of growth: all of an option, or one of them."""
    growth = SPIRITS[s.spirits[seat]].growth
    if move[0] == GROW:
        part, option = option_of(move[1])
        return growth[part].options[option]
    part, option, action = action_of(move[1])
    return [growth[part].options[option][action]]


def numbers(row: str, before: int, after: int, tone: Tone) -> Change:
    """Return a line of a table with numbers."""
    words = [Message("spirit_island-choice-number", {"n": n}) for n in (before, after)]
    return Change(message(row), words[0], words[1], tone)


def lost(how: Loses, cause: Message) -> Outcome:
    """Return the outcome of an option that loses the game."""
    return Outcome(WEAK, [message("loses")], None, [Sign("dead-wood")], loses=how, rank=-1000.0, cause=cause)


def is_lost(tried: Tried) -> bool:
    """Return whether a trial has ended in a defeat."""
    return tried.over and cast("IslandState", tried.state).outcome == "defeat"


def quick_reply(question: Question) -> Value:
    """Answer without trying: hurt what falls and is worth most, otherwise the first that is something."""
    assert isinstance(question, IslandQuestion)
    options = [value for value in question.options[0] if value not in (NONE, NO_PAIR)]
    if not options:
        return question.options[0][0]
    if question.kind in ("damage", "destroy", "remove"):
        s = question.s
        land = s.island.names.index(str(question.words["land"]))
        left = int(str(question.words["n"]))
        pieces = [cast("int", piece) for piece in options]
        if question.kind == "damage":
            pieces = [piece for piece in pieces if health_left(s, land, piece) <= left] or pieces
        return max(pieces, key=lambda piece: piece & KIND)
    return options[0]
