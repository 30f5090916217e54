### Spirit Island: the names of spirits, rules, powers, cards, adversaries and scenarios

spirit_island-name =
    { $id ->
        [river_surges] River Surges in Sunlight
        [vital_strength] Vital Strength of the Earth
        [lightning] Lightning’s Swift Strike
        [shadows] Shadows Flicker Like Flame
        [rampant_green] A Spread of Rampant Green
        [thunderspeaker] Thunderspeaker
        [bringer] Bringer of Dreams and Nightmares
        [ocean] Ocean’s Hungry Grasp
        [rivers_domain] River’s Domain
        [earths_vitality] Earth’s Vitality
        [swiftness_of_lightning] Swiftness of Lightning
        [shadows_of_the_dahan] Shadows of the Dahan
        [choke_the_land_with_green] Choke the Land with Green
        [steady_regeneration] Steady Regeneration
        [ally_of_the_dahan] Ally of the Dahan
        [sworn_to_victory] Sworn to Victory
        [to_dream_a_thousand_deaths] To Dream a Thousand Deaths
        [ocean_in_play] Ocean in Play
        [drowning] Drowning
        [massive_flooding] Massive Flooding
        [gift_of_strength] Gift of Strength
        [thundering_destruction] Thundering Destruction
        [darkness_swallows_the_unwary] Darkness Swallows the Unwary
        [creepers_tear_into_mortar] Creepers Tear into Mortar
        [all_enveloping_green] All-Enveloping Green
        [gather_the_warriors] Gather the Warriors
        [lead_the_furious_assault] Lead the Furious Assault
        [spirits_may_yet_dream] Spirits May Yet Dream
        [night_terrors] Night Terrors
        [pound_ships_to_splinters] Pound Ships to Splinters
        [ocean_breaks_the_shore] Ocean Breaks the Shore
        [boon_of_vigor] Boon of Vigor
        [flash_floods] Flash Floods
        [rivers_bounty] River’s Bounty
        [wash_away] Wash Away
        [a_year_of_perfect_stillness] A Year of Perfect Stillness
        [draw_of_the_fruitful_earth] Draw of the Fruitful Earth
        [guard_the_healing_land] Guard the Healing Land
        [rituals_of_destruction] Rituals of Destruction
        [harbingers_of_the_lightning] Harbingers of the Lightning
        [lightnings_boon] Lightning’s Boon
        [raging_storm] Raging Storm
        [shatter_homesteads] Shatter Homesteads
        [concealing_shadows] Concealing Shadows
        [crops_wither_and_fade] Crops Wither and Fade
        [favors_called_due] Favors Called Due
        [mantle_of_dread] Mantle of Dread
        [fields_choked_with_growth] Fields Choked with Growth
        [gift_of_proliferation] Gift of Proliferation
        [overgrow_in_a_night] Overgrow in a Night
        [stem_the_flow_of_fresh_water] Stem the Flow of Fresh Water
        [manifestation_of_power_and_glory] Manifestation of Power and Glory
        [sudden_ambush] Sudden Ambush
        [voice_of_thunder] Voice of Thunder
        [words_of_warning] Words of Warning
        [call_on_midnights_dream] Call on Midnight’s Dream
        [dread_apparitions] Dread Apparitions
        [dreams_of_the_dahan] Dreams of the Dahan
        [predatory_nightmares] Predatory Nightmares
        [call_of_the_deeps] Call of the Deeps
        [grasping_tide] Grasping Tide
        [swallow_the_land_dwellers] Swallow the Land-Dwellers
        [tidal_boon] Tidal Boon
        [call_of_the_dahan_ways] Call of the Dahan Ways
        [call_to_bloodshed] Call to Bloodshed
        [call_to_isolation] Call to Isolation
        [call_to_migrate] Call to Migrate
        [call_to_tend] Call to Tend
        [dark_and_tangled_woods] Dark and Tangled Woods
        [delusions_of_danger] Delusions of Danger
        [devouring_ants] Devouring Ants
        [drift_down_into_slumber] Drift Down into Slumber
        [drought] Drought
        [elemental_boon] Elemental Boon
        [encompassing_ward] Encompassing Ward
        [enticing_splendor] Enticing Splendor
        [entrancing_apparitions] Entrancing Apparitions
        [gift_of_constancy] Gift of Constancy
        [gift_of_living_energy] Gift of Living Energy
        [gift_of_power] Gift of Power
        [gnawing_rootbiters] Gnawing Rootbiters
        [land_of_haunts_and_embers] Land of Haunts and Embers
        [lure_of_the_unknown] Lure of the Unknown
        [natures_resilience] Nature’s Resilience
        [pull_beneath_the_hungry_earth] Pull Beneath the Hungry Earth
        [purifying_flame] Purifying Flame
        [quicken_the_earths_struggles] Quicken the Earth’s Struggles
        [rain_of_blood] Rain of Blood
        [reaching_grasp] Reaching Grasp
        [rouse_the_trees_and_stones] Rouse the Trees and Stones
        [sap_the_strength_of_multitudes] Sap the Strength of Multitudes
        [savage_mawbeasts] Savage Mawbeasts
        [shadows_of_the_burning_forest] Shadows of the Burning Forest
        [song_of_sanctity] Song of Sanctity
        [steam_vents] Steam Vents
        [uncanny_melting] Uncanny Melting
        [veil_the_nights_hunt] Veil the Night’s Hunt
        [visions_of_fiery_doom] Visions of Fiery Doom
        [voracious_growth] Voracious Growth
        [accelerated_rot] Accelerated Rot
        [blazing_renewal] Blazing Renewal
        [cleansing_floods] Cleansing Floods
        [dissolve_the_bonds_of_kinship] Dissolve the Bonds of Kinship
        [entwined_power] Entwined Power
        [indomitable_claim] Indomitable Claim
        [infinite_vitality] Infinite Vitality
        [mists_of_oblivion] Mists of Oblivion
        [paralyzing_fright] Paralyzing Fright
        [pillar_of_living_flame] Pillar of Living Flame
        [poisoned_land] Poisoned Land
        [powerstorm] Powerstorm
        [talons_of_lightning] Talons of Lightning
        [terrifying_nightmares] Terrifying Nightmares
        [the_jungle_hungers] The Jungle Hungers
        [the_land_thrashes_in_furious_pain] The Land Thrashes in Furious Pain
        [the_trees_and_stones_speak_of_war] The Trees and Stones Speak of War
        [tsunami] Tsunami
        [vengeance_of_the_dead] Vengeance of the Dead
        [vigor_of_the_breaking_dawn] Vigor of the Breaking Dawn
        [winds_of_rust_and_atrophy] Winds of Rust and Atrophy
        [wrap_in_wings_of_sunlight] Wrap in Wings of Sunlight
        [fear_of_the_unseen] Fear of the Unseen
        [scapegoats] Scapegoats
        [emigration_accelerates] Emigration Accelerates
        [dahan_on_their_guard] Dahan on their Guard
        [tall_tales_of_savagery] Tall Tales of Savagery
        [retreat] Retreat!
        [dahan_raid] Dahan Raid
        [dahan_enheartened] Dahan Enheartened
        [avoid_the_dahan] Avoid the Dahan
        [seek_safety] Seek Safety
        [wary_of_the_interior] Wary of the Interior
        [belief_takes_root] Belief Takes Root
        [isolation] Isolation
        [overseas_trade_seems_safer] Overseas Trade Seems Safer
        [trade_suffers] Trade Suffers
        [downward_spiral] Downward Spiral
        [memory_fades_to_dust] Memory Fades to Dust
        [brandenburg_prussia] The Kingdom of Brandenburg-Prussia
        [england] The Kingdom of England
        [sweden] The Kingdom of Sweden
        [land_rush] Land Rush
        [fast_start] Fast Start
        [surge_of_colonists] Surge of Colonists
        [efficient] Efficient
        [aggressive_timetable] Aggressive Timetable
        [ruthlessly_efficient] Ruthlessly Efficient
        [terrifyingly_efficient] Terrifyingly Efficient
        [building_boom] Building Boom
        [proud_and_mighty_capital] Proud & Mighty Capital
        [indentured_servants_earn_land] Indentured Servants Earn Land
        [criminals_and_malcontents] Criminals and Malcontents
        [high_immigration_1] High Immigration (I)
        [high_immigration_2] High Immigration (full)
        [local_autonomy] Local Autonomy
        [independent_resolve] Independent Resolve
        [swayed_by_the_invaders] Swayed by the Invaders
        [heavy_mining] Heavy Mining
        [population_pressure_at_home] Population Pressure at Home
        [fine_steel_for_tools_and_guns] Fine Steel for Tools and Guns
        [royal_backing] Royal Backing
        [mining_rush] Mining Rush
        [prospecting_outpost] Prospecting Outpost
        [blitz] Blitz
        [guard_the_isles_heart] Guard the Isle’s Heart
        [rituals_of_terror] Rituals of Terror
        [dahan_insurrection] Dahan Insurrection
        [setup] Setup
        [growth] Growth
        [income] Energy
        [reclaim] Reclaim one
        [offer] Special action
        [fear] Fear
        [ravage] Ravage
        [build] Build
        [explore] Explore
        [invaders] Invaders
        [time] Time passes
       *[none] None
    }
