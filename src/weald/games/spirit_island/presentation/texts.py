"""Questions and options in messages, and the stable names of options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from weald.games.spirit_island.action.asking.joint import ENOUGH, ENOUGH_PAID, JointQuestion
from weald.games.spirit_island.action.context import NO_PAIR, NONE, Deed, IslandQuestion
from weald.games.spirit_island.action.spirits.presence import place_name
from weald.games.spirit_island.model.boards import printed_board
from weald.games.spirit_island.model.corners import corners
from weald.games.spirit_island.model.geography import land_of_digit
from weald.games.spirit_island.model.growth_code import action_name, action_of, option_name, option_of
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import (
    DAHAN,
    ELEMENTS,
    FLOCK,
    KIND,
    KINDS,
    PRESENCE,
    TERRAINS,
    THIEF,
    damage_on,
    kind_of,
    piece_name,
    seat_of,
    strife_on,
    thief_number,
)
from weald.games.spirit_island.model.state import PHASES, IslandState
from weald.games.spirit_island.phases.spirit import like_icons
from weald.games.spirit_island.presentation.help import grow_step, help_line
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.rules.growth import GrowthAction
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import flock_seat
from weald.games.spirit_island.rules.markers import markers_needed, prepared
from weald.games.spirit_island.rules.moves import (
    ELEMENT,
    GROW,
    ICON,
    MOVES,
    OFFER,
    PLAY,
    READY,
    RECLAIM,
    REPEAT,
    TRACK_ACTION,
    USE,
    Move,
)
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.payment import ENERGY, MARKER, WAYS, Pledge, price_of
from weald.games.spirit_island.rules.powers import DECKS, INNATE
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active, base_of
from weald.games.spirit_island.rules.targeting import in_reach, reach_of, sources
from weald.games.spirit_island.rules.tracks import Space
from weald.kernel.decisions import Choice, Question, Value, Why
from weald.kernel.messages import Args, Message

__all__ = ["aliases", "choices", "help_line", "option_id", "order", "prompt", "refusal"]


def option_id(question: Question, value: Value) -> str:
    """Return the stable id of an option."""
    q = cast("IslandQuestion", question)
    if value in (NONE, NO_PAIR):
        return "none"
    if value in (ENOUGH, ENOUGH_PAID) and isinstance(q, JointQuestion):
        return "done"
    return _NAMES[q.of](q, value)


def _name_at(q: IslandQuestion, value: Value) -> str:
    assert isinstance(value, tuple)
    return f"{q.s.island.names[value[0]]}:{piece_name(value[1])}"


def _name_deed(q: IslandQuestion, value: Value) -> str:
    assert isinstance(value, int)
    return deed_ids(q.deeds)[value]


# Words that tell apart deeds with the same verb, in the order in which they are tried.
TELLING = ("kinds", "new", "n", "deck", "land", "spirit")


def deed_ids(deeds: Sequence[Deed[Any]]) -> list[str]:
    """Return the ids of deeds: the verb, and what they are about where several have the same verb."""
    ids = [deed.title for deed in deeds]
    for telling in TELLING:
        for id in {id for id in ids if ids.count(id) > 1}:
            same = [i for i, other in enumerate(ids) if other == id]
            parts = [str(deeds[i].label().args.get(telling, "")).replace("_", "-") for i in same]
            if len(set(parts)) > 1:
                for i, part in zip(same, parts, strict=True):
                    ids[i] = f"{id}-{part}" if part else id
    return [id if ids.count(id) == 1 else f"{id}-{i + 1}" for i, id in enumerate(ids)]


def deed_ids_of_version_1(deeds: Sequence[Deed[Any]]) -> list[str]:
    """Return the ids that deeds had in version 0.1.0: numbered where several have the same verb."""
    titles = [deed.title for deed in deeds]
    return [title if titles.count(title) == 1 else f"{title}-{i + 1}" for i, title in enumerate(titles)]


def _name_fear(q: IslandQuestion, value: Value) -> str:
    pile, n = fear_place(q.s, cast("int", value))
    return f"{pile}-{n}"


def fear_place(s: IslandState, value: int) -> tuple[str, int]:
    """Return the place of a face-down fear card: its pile, and its number there, counted from 1."""
    earned = len(s.fear_earned)
    return ("earned", value + 1) if value < earned else ("deck", value - earned + 1)


def _name_place(q: IslandQuestion, value: Value) -> str:
    assert isinstance(value, int)
    return q.s.island.names[value] if value >= 0 else place_name(q.s, q.seats[0], value)


def _name_move(s: IslandState, value: Value) -> str:
    assert isinstance(value, tuple)
    what = value[0]
    word = MOVES[what]
    if what in (READY, RECLAIM):
        return word
    if what in (USE, REPEAT, PLAY):
        parts = [word, POWERS.all[value[1]].id, *(str(part) for part in value[2:])]
        return ":".join(parts)
    if what == GROW:
        return f"{word}:{option_name(value[1])}"
    if what == ICON:
        return f"{word}:{action_name(value[1])}"
    if what == TRACK_ACTION:
        return f"{word}:{track_space(s, value).id}"
    if what == ELEMENT:
        return f"{word}:{ELEMENTS[value[1]]}"
    return f"{word}:{active(s, Rule.extra_offers)[value[1]][0].id}:{value[2]}"


def track_space(s: IslandState, move: Move) -> Space:
    """Return the space of a spirit's presence tracks whose action is done."""
    _, seat, number = move
    return SPIRITS[s.spirits[seat]].tracks.spaces[number]


def _name_part(q: IslandQuestion, value: Value) -> str:
    return cast("JointQuestion", q).parts[cast("int", value)].id


def _name_payment(_q: IslandQuestion, value: Value) -> str:
    way, n = cast("Pledge", value)
    what = n if way == ENERGY else ELEMENTS[n] if way == MARKER else POWERS.all[n].id
    return f"{WAYS[way]}:{what}"


def _name_beside(q: IslandQuestion, value: Value) -> str:
    slot, side, own_side = cast("tuple[int, int, int]", value)
    return f"{q.s.boards[slot]}{side}-{own_side}"


def corner_lands(s: IslandState, corner: int) -> list[str]:
    """Return the names of the lands that meet in a corner."""
    return [s.island.names[land] for land in corners(s.boards, s.layout, s.added).lands[corner]]


_NAMES: dict[str, Callable[[IslandQuestion, Value], str]] = {
    "land": lambda q, value: q.s.island.names[cast("int", value)],
    "piece": lambda q, value: piece_name(cast("int", value)),
    "at": _name_at,
    "deed": _name_deed,
    "yes": lambda q, value: "yes" if value else "no",
    "power": lambda q, value: POWERS.all[cast("int", value)].id,
    "seat": lambda q, value: q.s.spirits[cast("int", value)],
    "deck": lambda q, value: DECKS[cast("int", value)],
    "place": _name_place,
    "invader_card": lambda q, value: INVADER_CARDS[cast("int", value)].id,
    "growth": lambda q, value: option_name(cast("int", value)),
    "fear": _name_fear,
    "element": lambda q, value: ELEMENTS[cast("int", value)],
    "corner": lambda q, value: "+".join(corner_lands(q.s, cast("int", value))),
    "spirit": lambda q, value: SPIRITS.ids[cast("int", value)],
    "move": lambda q, value: _name_move(q.s, value),
    "again": lambda q, value: _NAMES["land" if isinstance(value, int) else "move"](q, value),
    "use": lambda q, value: _name_move(q.s, value).removeprefix(f"{MOVES[USE]}:"),
    "part": _name_part,
    "payment": _name_payment,
    "board": lambda q, value: q.s.boards[cast("int", value)],
    "beside": _name_beside,
    "number": lambda q, value: str(value),
    "terrain": lambda q, value: TERRAINS[cast("int", value)],
}


def prompt(s: IslandState, question: Question, seat: int) -> Message:
    """Return the question in one sentence; `id` is what it comes from."""
    q = cast("IslandQuestion", question)
    words = q.words if q.of in ("spirit", "move") else {"id": q.source, **q.words}
    if q.kind == "damage" and q.source == "ravage":
        # In a ravage, the players deal damage only where the dahan strike back.
        struck = any(kind_of(cast("int", value)) == DAHAN for value in q.options[0])
        return Message(f"spirit_island-ask-{'struck' if struck else 'strike-back'}", q.words)
    if q.kind == "grow":
        words = {"step": grow_step(s, seat)}
    return Message(f"spirit_island-ask-{q.kind.replace('_', '-')}", words)


def choices(s: IslandState, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
    """Return the options, each with what it points at."""
    return [choice(s, question, seat, value) for value in values]


def order(values: list[Value]) -> list[Value]:
    """Keep the order in which a question names its options."""
    return values


def _icon_aliases(q: IslandQuestion, seat: int) -> dict[str, str]:
    """Return the ids of growth actions that were offered beside the same ones before version 3."""
    moves = [cast("Move", value) for value in q.values(seat)] if seat in q.seats else []
    return {
        f"{MOVES[ICON]}:{action_name(code)}": _name_move(q.s, move)
        for move in moves
        if move[0] == ICON
        for code in like_icons(q.s, seat, move[1])
    }


def aliases(question: Question, seat: int) -> dict[str, str]:
    """Return the ids that options had in earlier versions, each with its present one."""
    q = cast("IslandQuestion", question)
    if q.of == "move":
        moves = {cast("Move", value) for values in q.options for value in values}
        # Version 1 named an offer by the place of its rule among those in force.
        offers = {f"offer:{move[1]}:{move[2]}": _name_move(q.s, move) for move in moves if move[0] == OFFER}
        return {**offers, **_icon_aliases(q, seat)}
    return dict(zip(deed_ids_of_version_1(q.deeds), deed_ids(q.deeds), strict=True))


def choice(s: IslandState, question: Question, seat: int, value: Value) -> Choice:
    """Return an option with what it points at."""
    q = cast("IslandQuestion", question)
    id = option_id(question, value)
    if id == "none":
        return Choice(id, id, Message(f"spirit_island-choice-{word_for_none(q)}"))
    if id == "done" and isinstance(q, JointQuestion):
        return Choice(id, id, Message("spirit_island-choice-enough"))
    ref, label = getattr(Pointer(s, q, seat, value), POINTERS.get(q.of, q.of))()
    why: Why = []
    if q.kind == "target_land" and isinstance(value, int):
        why = target_reasons(s, q, seat, value)
    elif isinstance(q, JointQuestion) and q.of != "payment":
        why = joint_reasons(s, q, value)
    return Choice(id, ref, label, None, why)


def word_for_none(q: IslandQuestion) -> str:
    """Return the word for choosing none of the options."""
    if isinstance(q, JointQuestion):
        return {"pay": "call-off", "pay_aided": "call-off", "prevent": "let-it-happen"}.get(
            q.kind, "no-agreement"
        )
    return {"order": "order", "may": "no"}.get(q.kind, "none")


def joint_reasons(s: IslandState, q: JointQuestion, value: Value) -> Why:
    """Return the effect and cost of an option of a joint decision, and who has voted for it."""
    why: Why = []
    if q.parts:
        part = q.parts[cast("int", value)]
        why.append((Message(f"spirit_island-does-{part.id}"), 0))
        if part.price is not None:
            why.append((Message("spirit_island-why-price"), -price_of(s, part.price)))
    for seat, vote in enumerate(q.votes):
        if vote == value:
            why.append((Message("spirit_island-why-vote", {"spirit": s.spirits[seat]}), 0))
    return why


def target_reasons(s: IslandState, q: IslandQuestion, seat: int, land: int) -> list[tuple[Message, int]]:
    """Return why a power can target a land: from where it is in range and how far, or which rule lets it."""
    power = POWERS[q.source]
    reach = reach_of(power, tiers_met(s, seat, power))
    distance = s.island.distance[land]
    near = sorted(sources(s, seat, reach), key=lambda origin: distance[origin])
    if near and in_reach(s, seat, power, tiers_met(s, seat, power)) >> land & 1:
        site = "sacred_site" if reach.sacred else "presence"
        words: Args = {"land": s.island.names[near[0]], "site": site}
        return [(Message("spirit_island-why-range", words), distance[near[0]])]
    rules = [r for r, by in active(s, Rule.extra_targets) if land in r.extra_targets(s, by, seat, power)]
    return [(Message("spirit_island-why-rule", {"id": rule.id}), 0) for rule in rules]


Shown = tuple[str, Message]
# Tracks of every panel; other tracks, and spaces of networks, have texts of their own.
USUAL_PLACES = ("energy", "cards", "destroyed")
# The methods of `Pointer` whose name is not that of the options.
POINTERS = {"seat": "seat_of", "number": "number_of", "use": "move"}


def piece_words(piece: int) -> Args:
    """Return a piece for a sentence."""
    return {"kind": KINDS[piece & KIND], "damage": damage_on(piece), "strife": strife_on(piece)}


class Pointer:
    """The target and name of an option, by what it is."""

    def __init__(self, s: IslandState, q: IslandQuestion, seat: int, value: Value) -> None:
        self.s = s
        self.q = q
        self.seat = seat
        self.value = value

    @property
    def number(self) -> int:
        return cast("int", self.value)

    def land(self) -> Shown:
        island = self.s.island
        land = island.names[self.number]
        words: Args = {"land": land, "terrain": TERRAINS[island.terrain[self.number]]}
        return f"land:{land}", Message("spirit_island-choice-terrain", words)

    def again(self) -> Shown:
        return self.land() if isinstance(self.value, int) else self.move()

    def piece(self) -> Shown:
        ref = f"piece:{self.q.words['land']}:{piece_name(self.number)}"
        if kind_of(self.number) == PRESENCE:
            owner = self.s.spirits[seat_of(self.number)]
            return ref, Message("spirit_island-choice-presence", {"spirit": owner})
        if kind_of(self.number) == THIEF:
            return ref, Message("spirit_island-choice-thief", {"n": thief_number(self.number)})
        if self.number == FLOCK:
            owner = self.s.spirits[flock_seat(self.s)]
            return ref, Message("spirit_island-choice-flock", {"spirit": owner})
        return ref, Message("spirit_island-choice-piece", piece_words(self.number))

    def at(self) -> Shown:
        land, piece = cast("tuple[int, int]", self.value)
        where = self.s.island.names[land]
        ref = f"piece:{where}:{piece_name(piece)}"
        if kind_of(piece) == PRESENCE:
            words: Args = {"spirit": self.s.spirits[seat_of(piece)], "land": where}
            return ref, Message("spirit_island-choice-presence-at", words)
        if kind_of(piece) == THIEF:
            words = {"n": thief_number(piece), "land": where}
            return ref, Message("spirit_island-choice-thief-at", words)
        if piece == FLOCK:
            words = {"spirit": self.s.spirits[flock_seat(self.s)], "land": where}
            return ref, Message("spirit_island-choice-flock-at", words)
        words = {**piece_words(piece), "land": where}
        return ref, Message("spirit_island-choice-at", words)

    def deed(self) -> Shown:
        return f"deed:{option_id(self.q, self.value)}", self.q.deeds[self.number].label()

    def yes(self) -> Shown:
        word = "yes" if self.value else "no"
        return word, Message(f"spirit_island-choice-{word}")

    def power(self) -> Shown:
        id = POWERS.all[self.number].id
        return f"card:{id}", Message("spirit_island-choice-power", {"id": id})

    def seat_of(self) -> Shown:
        spirit = self.s.spirits[self.number]
        return f"spirit:{self.number}", Message("spirit_island-choice-spirit", {"spirit": spirit})

    def deck(self) -> Shown:
        deck = DECKS[self.number]
        return f"deck:{deck}", Message("spirit_island-choice-deck", {"deck": deck})

    def place(self) -> Shown:
        if self.number >= 0:
            return self.land()
        place = place_name(self.s, self.seat, self.number)
        ref = f"track:{self.seat}:{place}"
        if place in USUAL_PLACES:
            return ref, Message("spirit_island-choice-track", {"place": place})
        return ref, Message(f"spirit_island-space-{place}")

    def invader_card(self) -> Shown:
        id = INVADER_CARDS[self.number].id
        return f"invader:{id}", Message("spirit_island-choice-invader-card", {"card": id})

    def growth(self) -> Shown:
        return move_grow(self.s, self.seat, (GROW, self.number))

    def fear(self) -> Shown:
        pile, n = fear_place(self.s, self.number)
        return f"fear:{pile}:{n}", Message("spirit_island-choice-fear", {"pile": pile, "n": n})

    def element(self) -> Shown:
        element = ELEMENTS[self.number]
        return f"element:{element}", Message("spirit_island-choice-element", {"element": element})

    def corner(self) -> Shown:
        lands = corner_lands(self.s, self.number)
        return f"corner:{'+'.join(lands)}", Message("spirit_island-choice-corner", {"lands": lands})

    def part(self) -> Shown:
        id = option_id(self.q, self.value)
        return f"part:{id}", Message(f"spirit_island-part-{id}")

    def board(self) -> Shown:
        board = self.s.boards[self.number]
        return f"board:{board}", Message("spirit_island-choice-board", {"board": board})

    def beside(self) -> Shown:
        slot, side, own_side = cast("tuple[int, int, int]", self.value)
        board, new, layout = self.s.boards[slot], str(self.q.words["board"]), self.s.layout
        words: Args = {
            "lands": [f"{board}{land_of_digit(n)}" for n in printed_board(board, layout).sides[side][0]],
            "others": [f"{new}{land_of_digit(n)}" for n in printed_board(new, layout).sides[own_side][0]],
        }
        return f"beside:{option_id(self.q, self.value)}", Message("spirit_island-choice-beside", words)

    def number_of(self) -> Shown:
        return f"number:{self.number}", Message("spirit_island-choice-number", {"n": self.number})

    def terrain(self) -> Shown:
        terrain = TERRAINS[self.number]
        return f"terrain:{terrain}", Message("spirit_island-terrain", {"terrain": terrain})

    def payment(self) -> Shown:
        way, n = pledge = cast("Pledge", self.value)
        pot = cast("JointQuestion", self.q).pot
        assert pot is not None
        if way == ENERGY:
            return f"energy:{n}", Message("spirit_island-choice-pay-energy", {"n": n})
        if way == MARKER:
            return f"marker:{ELEMENTS[n]}", Message(
                "spirit_island-choice-pay-marker", {"element": ELEMENTS[n]}
            )
        id = POWERS.all[n].id
        words: Args = {"id": id, "n": pot.value(pledge)}
        return f"card:{id}:{WAYS[way]}", Message(f"spirit_island-choice-pay-{WAYS[way]}", words)

    def spirit(self) -> Shown:
        id = SPIRITS.ids[self.number]
        return f"panel:{id}", Message("spirit_island-choice-spirit", {"spirit": id})

    def move(self) -> Shown:
        move = cast("Move", self.value)
        what = move[0]
        if what in (USE, REPEAT, PLAY):
            return move_power(self.s, self.seat, move)
        if what == GROW:
            return move_grow(self.s, self.seat, move)
        if what == ICON:
            return move_icon(self.s, self.seat, move)
        if what == TRACK_ACTION:
            return move_track(self.s, move)
        if what == ELEMENT:
            element = ELEMENTS[move[1]]
            return f"element:{element}", Message("spirit_island-move-element", {"element": element})
        if what == OFFER:
            rule = active(self.s, Rule.extra_offers)[move[1]][0]
            return f"offer:{rule.id}:{move[2]}", Message(f"spirit_island-offer-{rule.id}", {"n": move[2]})
        word = MOVES[what]
        words: Args = {"phase": PHASES[self.s.phase]} if what == READY else {}
        return word, Message(f"spirit_island-move-{word}", words)


def move_power(s: IslandState, seat: int, move: Move) -> Shown:
    """Play, use or repeat a power; with a third number as if with fewer elements, or with markers spent."""
    power = POWERS.all[move[1]]
    place = "innate" if power.deck == INNATE else "card"
    if len(move) > 2:
        words: Args = {"id": power.id, "n": move[2].bit_count(), "of": len(power.tiers)}
        spent = markers_needed(s, seat, power, move[2])
        if any(spent) and all(n <= have for n, have in zip(spent, prepared(s, seat), strict=True)):
            words.update(element_words(spent))
            return f"{place}:{power.id}:{move[2]}", Message("spirit_island-move-use-markers", words)
        return f"{place}:{power.id}:{move[2]}", Message("spirit_island-move-use-fewer", words)
    return f"{place}:{power.id}", Message(f"spirit_island-move-{MOVES[move[0]]}", {"id": power.id})


def element_words(counts: Sequence[int]) -> Args:
    """Return how many there are of each element, for a sentence."""
    return {element: counts[e] for e, element in enumerate(ELEMENTS)}


def move_grow(s: IslandState, seat: int, move: Move) -> Shown:
    """Return a growth option; its text is numbered through the panel."""
    part, option = option_of(move[1])
    id = s.spirits[seat]
    before = sum(len(earlier.options) for earlier in SPIRITS[id].growth[:part])
    text = Message(f"spirit_island-growth-{base_of(id)}-{before + option + 1}")
    return f"growth:{seat}:{part}.{option}", text


def move_icon(s: IslandState, seat: int, move: Move) -> Shown:
    """Return one action of a growth option."""
    part, option, i = action_of(move[1])
    icon = SPIRITS[s.spirits[seat]].growth[part].options[option][i]
    return f"icon:{seat}:{part}.{option}.{i}", icon_text(icon)


def move_track(s: IslandState, move: Move) -> Shown:
    """Return the action of an uncovered space of a track."""
    space = track_space(s, move)
    assert space.action is not None
    return f"track:{move[1]}:{space.id}", icon_text(space.action)


def icon_text(icon: GrowthAction) -> Message:
    """Return the text of an action of growth, or of a space of a track."""
    words: Args = {} if icon.n is None else {"n": icon.n}
    where = f"-{icon.where.replace(' ', '_')}" if icon.where else ""
    return Message(f"spirit_island-icon-{icon.id}{where}", words)
