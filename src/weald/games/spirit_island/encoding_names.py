"""Names that only the code has: kinds of questions, and deeds that are offered as choices; sorted.

A test compares them with the texts of the game.
"""

from __future__ import annotations

# Kinds of questions.
QUESTIONS = (
    "absorb_essence", "add_blight", "add_cities", "add_city", "add_dahan", "add_disease", "add_explorer",
    "add_strife_to", "add_to", "add_token", "add_town", "adds_presence", "ally_of_the_beasts",
    "ally_of_the_dahan", "assistance", "badlands", "blight_from", "blur_again", "boom",
    "bulwark_for_presence", "bulwark_of_will", "bury_event", "bury_invader_card", "call_forth_predators",
    "carry_dahan", "cascade", "cash_crops", "caution", "choke_the_land_with_green", "choose",
    "count_as_beasts", "cover_space", "dahan_strike", "damage", "damage_land", "darkness", "deck",
    "destroy", "destroy_presence", "discard_card", "discard_marker", "discard_not_forget", "divide",
    "divide_marker", "downgrade", "drown", "ebb", "element", "enthrall", "eruption", "eruption_land",
    "event", "face_down", "ferry", "ferry_dahan", "fiery_vengeance", "fighter", "firestorm",
    "flair_for_discord", "flame_price", "flame_ritual", "flock", "flood", "flowing_forms", "forget",
    "forget_to_gain", "forget_to_reclaim", "forsake_society", "furnace", "gain", "gains_card", "gather",
    "gather_into", "gather_site", "give_card", "give_dahan", "give_from_track", "give_marker",
    "give_presence", "great_warding", "grow", "guard", "guide", "herd_from", "hide_marker", "hold_towns",
    "hunting_grounds", "infect", "invoke_corner", "invoke_element", "join_with", "keep_beasts",
    "keep_for_days", "land", "lay_board", "leave_fewer", "leave_out", "lift_warding", "lose_any_presence",
    "lose_beasts", "may", "may_forget", "mining_rush", "mists_from", "mists_to", "more_energy", "move",
    "move_between", "move_presence_from", "move_presence_to", "move_to", "nighttime_sky", "no_port",
    "odd_energy", "open_growth", "order", "origin", "pay", "pay_aided", "pay_for_board", "pay_for_damage",
    "pay_not_forget", "perils_of_the_deepest_island", "persistent_explorer", "plaguebearers", "play_now",
    "powers", "prepare", "presence_from", "presence_moves", "presence_onto", "presence_to", "prevent",
    "protect_board", "push", "push_dahan", "push_dahan_from", "push_from", "push_to", "quick_markers",
    "quick_price", "reclaim", "remember", "remove", "remove_among", "remove_beasts", "remove_disease",
    "remove_health", "remove_token", "remove_town", "replace", "resettle", "retract_presence",
    "return_token", "returning_spirit", "ritual_energy", "ritual_presence", "scorch", "search",
    "second_target", "see_fear", "serpent_rouses", "serpent_wakes", "set_aside", "shape_the_self",
    "shift_from", "shift_to", "skip_board", "skip_this_action", "source_price", "space_element",
    "spare_land", "spirit", "split_damage", "sprawling_board", "strife", "strife_at", "sunsets_fire",
    "surge", "swallow", "swap_card", "swap_power", "target_land", "target_spirit", "terrain", "thief_way",
    "time_from", "time_to", "truce", "unfolding_plague", "unnerving_pall", "untamed_disease",
    "untamed_wild", "upgrade", "upgrade_land", "use_now", "ward", "way_from", "way_to", "which_board",
    "who_returns", "whose_presence",
)  # fmt: skip

# Verbs, and the names of deeds that consist of several.
DEEDS = (
    "absorb_corruption", "add", "add_blight", "add_presence", "add_strife", "animated_wrackroot",
    "bats_scout_for_raids_by_darkness", "birds_cry_warning", "both", "call_to_ferocity", "call_to_guard",
    "change_way", "confounding_mists", "consume_again", "cover_tracks", "damage", "damage_each",
    "damage_land", "damage_separate", "defend", "destroy", "destroy_presence", "discard_blight",
    "dissolve_into_wilds", "downgrade", "dream_of_power", "fear", "forget_and_wander", "forget_card",
    "gain_card", "gain_element", "gain_energy", "gain_time", "gather", "gather_and_unleash",
    "gather_essence", "gift_of_abundance", "gift_of_flowing_power", "gift_of_natures_connection",
    "gift_of_the_primordial_deeps", "growth_disease", "growth_presence", "hold_together",
    "infested_aquifers", "inflame_the_fires_of_life", "isolate", "lava_flows", "look_at_events",
    "look_at_invaders", "look_away", "match_pace_for_energy", "match_pace_for_presence", "move",
    "move_dahan_between", "move_presence", "numinous_crisis", "offered_passage", "pay_energy",
    "pent_up_calamity", "play_another_card", "plows_shatter_on_rocky_ground", "population_rises",
    "prowling_panthers", "push", "push_apart", "push_evenly", "reclaim_all", "reclaim_card",
    "release_calamity", "remember_forgotten", "remove", "remove_blight", "remove_health", "replace",
    "retract_presence", "return_presence", "rites_of_the_lands_rejection", "sear_anger_into_the_wild_lands",
    "share_secrets_of_survival", "skip", "skip_action", "stay_steady_and_slow",
    "strong_and_constant_currents", "teeth_gleam_from_darkness", "the_struggles_of_growth",
    "two_more_plays", "unleash_essence", "unlock_and_forget", "unlock_for_half", "unnerving_pall",
    "untamed_disease", "untamed_wild", "upgrade", "vanish_damaged", "vanish_two", "water_nourishes",
)  # fmt: skip
