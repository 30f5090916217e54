"""Subjects of the questions that rules answer: what may be done, and which numbers are more or less."""

from __future__ import annotations

from enum import Enum

from weald.games.spirit_island.rules.happenings import DESTROY, HURT, MOVE, REMOVE, REPLACE


class Doing(Enum):
    """A thing that rules forbid or allow (`Rule.may`); its value says with what it is asked."""

    # An identity is quicker to look up than a name.
    __hash__ = object.__hash__

    # Fear.
    RAISE_TERROR = "fear cards that are earned raise the terror level"
    REFILL_FEAR = "an empty fear deck is shuffled again from its discards, at terror level 3; not of itself"
    RESOLVE_FEAR = "earned fear cards are resolved in the invader phase"

    # Powers.
    TARGET = "powers target `land`"
    BE_FAST = "the power `of` of `seat` is fast, as if printed so; as printed of itself"
    USE_FAST = "`seat` uses the slow power `of` as a fast one now; not of itself"
    USE_SLOW = "`seat` uses the fast power `of` as a slow one now; not of itself"
    REACH_ALL = "the power `of` of `seat` counts as reaching all its thresholds; not of itself"
    FORGET = "`seat` forgets a card for a major power that it gains"
    LEAVE_PLAY = "the card `of` leaves play, with its elements, when time passes for `seat`"
    PLAY = "`seat` plays as many as `of` cards in a turn"
    SHOW_HANDS = "others see power cards, and what is played before powers are used"

    # Invaders.
    RAVAGE = "invaders ravage in `land`"
    BUILD = "invaders build in `land`"
    EXPLORE = "invaders explore `land`"
    BUILD_CITY = "a build adds a city to `land`"
    EXPLORE_FROM = "explorers come from the towns and cities of `land`"
    FIND_WAY = "explorers find a way into `land` with no town, city or sea beside it; not of itself"
    MOVE_ON = "the invader card `of` leaves its space when invader cards move on"
    BUILD_AGAIN = "the card `of` goes on from the ravage space to an extra build space; not of itself"
    ESCALATE = "the escalation sign of the invader card `of` counts when it is turned up"

    # Lands and pieces.
    CROSS = "invaders leave and enter `land` by themselves; otherwise it is isolated"
    STAY_ADJACENT = "a way holds `land` and the land `of` adjacent; not of itself"
    HURT = "the piece `of` is damaged in `land`"
    DESTROY = "the piece `of` is destroyed in `land`"
    REMOVE = "the piece `of` is removed from `land`"
    REPLACE = "the piece `of` is replaced in `land`"
    MOVE = "the piece `of` is moved out of `land`"
    FRIGHTEN = "a destroyed piece of the kind `of`, a town or city, brings fear"
    HEAL = "the damaged piece `of` in `land` heals when time passes"

    # Presence and blight.
    BE_SACRED = "`land`, with one presence of `seat`, is its sacred site; not of itself"
    HAVE_PRESENCE = "`seat` has presence in `land`"
    HAVE_SO_MUCH = "`seat` has as much as `of` presence on the island"
    MOVE_PRESENCE = "presence of `seat` is moved out of `land`"
    REGAIN = "`seat` adds presence by growth that was destroyed before; not of itself"
    LOSE_TO_BLIGHT = "blight that an Action of the cause `of` has laid in `land` destroys presence of `seat`"
    CASCADE = "blight that was laid in `land` cascades; if there was blight before of itself"

    # The end.
    WIN = "the spirits have won; by the terror level of itself"


class Number(Enum):
    """A number that rules add to (`Rule.extra`); its value says with what it is asked."""

    __hash__ = object.__hash__

    # Powers and the turn of a spirit.
    COST = "the energy that `seat` pays to play the card `of`; in all never below 0"
    REBATE = "the energy that `seat` gains when it plays the card `of` or uses the innate power `of`"
    RANGE = "the range of everything of `seat`, its growth and tracks included"
    POWER_RANGE = "the range of the power `of` of `seat`"
    RANGE_FROM = "the range of the power `of` of `seat` from `land`"
    RANGE_TO = "the range of the power `of` of `seat` if it targets `land`"
    INCOME = "the energy that `seat` gains each turn"
    PLAYS = "the cards that `seat` may play each turn"
    LASTING_ELEMENT = "the element `of` that `seat` has each turn anyway; asked when time passes"
    AID = "the part of a price, which the element `of` helps to pay, that is paid already"

    # Invaders.
    STAGE = "the invader stage for events, printed `of` on the top card of the invader deck"
    STRENGTH = "the damage that the invader `of` deals in `land`; in all never below 0"
    COUNTER_ATTACK = "the damage that dahan deal together in a ravage in `land`; in all never below 0"
    LAND_HEALTH = "the damage to `land` that adds blight; in all never below 1"

    # Lands and pieces.
    DEFEND = "the damage of ravaging invaders that is kept off `land`"
    WEAKER_DEFEND = "the defend of spirits that is worth nothing in `land`"
    HEALTH = "the health of the piece `of` in `land`; in all never below 1"
    IDLE_STRIFE = "the strife on each invader that keeps it from nothing, and is not used up"
    DAMAGE_INSTEAD = "the damage that the piece `of` takes when it alone would be destroyed in `land`"
    BEASTS = "what else in `land` counts as beasts where beasts are counted or asked for"
    DISTANCE = "the lands farther that `seat` pushes or gathers pieces of the kind `of`"
    SUPPLY = "the pieces of the kind `of` that there are, where rules limit them; see `defeats`"

    # Presence and blight.
    KEPT_PRESENCE = "the presence of `seat` that is away and lies with the rule"
    BLIGHT_PER_PLAYER = "the blight for each player that comes on a blight card"
    TURNED_BLIGHT = "the blight that comes on a turned blight card, `of` by its print"
    BLIGHT_BROUGHT = "the blight that presence of `seat` brings where it is added, for those who weigh it"

    # The end.
    POINTS = "the score"


# By invader action: what rules forbid when they keep invaders from it.
INVADERS_DO = (Doing.RAVAGE, Doing.BUILD, Doing.EXPLORE)

# By what happens to a piece: what rules forbid when they keep it from that.
HAPPENS = {
    HURT: Doing.HURT,
    DESTROY: Doing.DESTROY,
    REMOVE: Doing.REMOVE,
    REPLACE: Doing.REPLACE,
    MOVE: Doing.MOVE,
}
