"""Names that only the code has: kinds of questions, and deeds that are offered as choices; sorted.

Spirits declare their own. A test compares all of them with the texts of the game.
"""

from __future__ import annotations

from weald.games.spirit_island.rules.registry import SPIRITS

# Kinds of questions.
QUESTIONS = (
    "add_blight", "add_cities", "add_city", "add_dahan", "add_disease", "add_explorer", "add_strife_to",
    "add_to", "add_token", "add_town", "adds_presence", "assistance", "badlands", "blight_from", "boom",
    "cascade", "cash_crops", "caution", "choose", "count_as_beasts", "cover_space", "dahan_strike",
    "damage", "damage_land", "darkness", "deck", "destroy", "destroy_presence", "discard_card",
    "discard_marker", "divide", "divide_marker", "downgrade", "element", "event", "face_down", "ferry",
    "ferry_dahan", "flame_price", "flame_ritual", "flock", "forget", "gain", "gather", "give_card",
    "give_dahan", "give_from_track", "give_presence", "great_warding", "grow", "guard", "guide",
    "herd_from", "hide_marker", "hold_towns", "hunting_grounds", "infect", "invoke_corner",
    "invoke_element", "join_with", "keep_beasts", "land", "lay_board", "leave_fewer", "leave_out",
    "lift_warding", "lose_any_presence", "lose_beasts", "may", "may_forget", "mining_rush", "mists_from",
    "mists_to", "more_energy", "move", "move_presence_from", "move_presence_to", "no_port", "open_growth",
    "order", "origin", "pay", "pay_aided", "pay_for_board", "pay_for_damage", "pay_not_forget",
    "persistent_explorer", "play_now", "powers", "prepare", "presence_from", "presence_moves",
    "presence_onto", "presence_to", "prevent", "protect_board", "push", "push_dahan", "push_from",
    "push_to", "quick_markers", "quick_price", "reclaim", "remember", "remove", "remove_among",
    "remove_beasts", "remove_disease", "remove_health", "remove_token", "remove_town", "replace",
    "resettle", "retract_presence", "return_token", "returning_spirit", "ritual_energy",
    "ritual_presence", "scorch", "search", "second_target", "set_aside", "shift_from", "shift_to",
    "skip_board", "skip_this_action", "source_price", "space_element", "spare_land", "spirit",
    "sprawling_board", "strife", "strife_at", "sunsets_fire", "surge", "swallow", "target_land",
    "target_spirit", "terrain", "thief_way", "truce", "upgrade", "upgrade_land", "use_now", "ward",
    "way_from", "way_to", "which_board", "whose_presence",
)  # fmt: skip

# Verbs, and the names of deeds that consist of several.
DEEDS = (
    "absorb_corruption", "add", "add_blight", "add_presence", "add_strife", "animated_wrackroot",
    "bats_scout_for_raids_by_darkness", "birds_cry_warning", "both", "call_to_ferocity", "call_to_guard",
    "confounding_mists", "consume_again", "cover_tracks", "damage", "damage_each", "damage_land",
    "damage_separate", "defend", "destroy", "destroy_presence", "discard_blight", "dissolve_into_wilds",
    "downgrade", "fear", "forget_and_wander", "forget_card", "gain_card", "gain_element", "gain_energy",
    "gather", "gather_and_unleash", "gather_essence", "gift_of_natures_connection", "hold_together",
    "infested_aquifers", "inflame_the_fires_of_life", "isolate", "match_pace_for_energy",
    "match_pace_for_presence", "move", "move_presence", "numinous_crisis", "pay_energy",
    "pent_up_calamity", "population_rises", "prowling_panthers", "push", "push_apart", "push_evenly",
    "reclaim_all", "reclaim_card", "release_calamity", "remember_forgotten", "remove", "remove_blight",
    "remove_health", "replace", "retract_presence", "return_presence", "rites_of_the_lands_rejection",
    "sear_anger_into_the_wild_lands", "skip", "skip_action", "stay_steady_and_slow",
    "strong_and_constant_currents", "the_struggles_of_growth", "unleash_essence", "unlock_and_forget",
    "unlock_for_half", "upgrade", "vanish_damaged", "vanish_two",
)  # fmt: skip


def questions() -> tuple[str, ...]:
    """Return all kinds of questions, with those that spirits declare."""
    return tuple(
        sorted({*QUESTIONS, *(name for spirit in SPIRITS.all[: SPIRITS.usual] for name in spirit.asks)})
    )


def deeds() -> tuple[str, ...]:
    """Return the names of all deeds, with those that spirits declare."""
    return tuple(
        sorted({*DEEDS, *(name for spirit in SPIRITS.all[: SPIRITS.usual] for name in spirit.deeds)})
    )
