### Spirit Island: the minor powers

spirit_island-name-call_of_the_dahan_ways = Call of the Dahan Ways
spirit_island-effect-call_of_the_dahan_ways = Replace 1 explorer with 1 dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = You may replace 1 town with 1 dahan instead.

spirit_island-name-call_to_bloodshed = Call to Bloodshed
spirit_island-effect-call_to_bloodshed = 1 damage for each dahan; or gather up to 3 dahan.

spirit_island-name-call_to_isolation = Call to Isolation
spirit_island-effect-call_to_isolation = Push 1 explorer or town for each dahan; or push 1 dahan.

spirit_island-name-call_to_migrate = Call to Migrate
spirit_island-effect-call_to_migrate = Gather up to 3 dahan. Then push up to 3 dahan.

spirit_island-name-call_to_tend = Call to Tend
spirit_island-effect-call_to_tend = Remove 1 blight; or push up to 3 dahan.

spirit_island-name-dark_and_tangled_woods = Dark and Tangled Woods
spirit_island-effect-dark_and_tangled_woods = 2 fear. In mountain or jungle, defend 3.

spirit_island-name-delusions_of_danger = Delusions of Danger
spirit_island-effect-delusions_of_danger = Push 1 explorer; or 2 fear.

spirit_island-name-devouring_ants = Devouring Ants
spirit_island-effect-devouring_ants = 1 fear and 1 damage; in jungle or sands, +1 damage. Destroy 1 dahan.

spirit_island-name-drift_down_into_slumber = Drift Down into Slumber
spirit_island-effect-drift_down_into_slumber = Defend 1. In jungle or sands, defend 4 instead.

spirit_island-name-drought = Drought
spirit_island-effect-drought = Destroy 3 towns. 1 damage to each town and city. Add 1 blight.
spirit_island-effect-drought-1 = Destroy 1 city.

spirit_island-name-elemental_boon = Elemental Boon
spirit_island-effect-elemental_boon = The spirit chooses 3 different elements and gains 1 of each this turn. If it is another spirit, so do you.

spirit_island-name-encompassing_ward = Encompassing Ward
spirit_island-effect-encompassing_ward = Defend 2 in every land where the spirit has presence.
spirit_island-lasting-encompassing_ward = { $id }: defend 2 at all presence

spirit_island-name-enticing_splendor = Enticing Splendor
spirit_island-effect-enticing_splendor = Gather 1 explorer or town; or gather up to 2 dahan.

spirit_island-name-entrancing_apparitions = Entrancing Apparitions
spirit_island-effect-entrancing_apparitions = Defend 2. If no invaders are here, gather up to 2 explorers.

spirit_island-name-gift_of_constancy = Gift of Constancy
spirit_island-effect-gift_of_constancy = The spirit gains 2 energy. At the end of the turn, it may return one of its cards in play to its hand instead of discarding it. If it is another spirit, so may you.
spirit_island-lasting-gift_of_constancy = { $id }: one card may stay in hand at the end of the turn

spirit_island-name-gift_of_living_energy = Gift of Living Energy
spirit_island-effect-gift_of_living_energy = The spirit gains 1 energy; +1 if it is another spirit; +1 if you have at least 2 sacred sites.

spirit_island-name-gift_of_power = Gift of Power
spirit_island-effect-gift_of_power = The spirit gains a minor power.

spirit_island-name-gnawing_rootbiters = Gnawing Rootbiters
spirit_island-effect-gnawing_rootbiters = Push up to 2 towns.

spirit_island-name-land_of_haunts_and_embers = Land of Haunts and Embers
spirit_island-effect-land_of_haunts_and_embers = 2 fear and push up to 2 explorers or towns. If blight is here, +2 fear and push up to 2 more. Add 1 blight.

spirit_island-name-lure_of_the_unknown = Lure of the Unknown
spirit_island-effect-lure_of_the_unknown = Gather 1 explorer or town.

spirit_island-name-natures_resilience = Nature’s Resilience
spirit_island-effect-natures_resilience = Defend 6.
spirit_island-effect-natures_resilience-1 = You may remove 1 blight instead.

spirit_island-name-pull_beneath_the_hungry_earth = Pull Beneath the Hungry Earth
spirit_island-effect-pull_beneath_the_hungry_earth = If your presence is here, 1 fear and 1 damage. In sands or wetlands, 1 damage.

spirit_island-name-purifying_flame = Purifying Flame
spirit_island-effect-purifying_flame = 1 damage for each blight. In mountain or sands, you may remove 1 blight instead.

spirit_island-name-quicken_the_earths_struggles = Quicken the Earth’s Struggles
spirit_island-effect-quicken_the_earths_struggles = 1 damage to each town and city; or defend 10.

spirit_island-name-rain_of_blood = Rain of Blood
spirit_island-effect-rain_of_blood = 2 fear. If at least 2 towns or cities are here, +1 fear.

spirit_island-name-reaching_grasp = Reaching Grasp
spirit_island-effect-reaching_grasp = The spirit’s powers have +2 range this turn.

spirit_island-name-rouse_the_trees_and_stones = Rouse the Trees and Stones
spirit_island-effect-rouse_the_trees_and_stones = 2 damage. Push 1 explorer.

spirit_island-name-sap_the_strength_of_multitudes = Sap the Strength of Multitudes
spirit_island-effect-sap_the_strength_of_multitudes = Defend 5.
spirit_island-effect-sap_the_strength_of_multitudes-1 = +1 range.

spirit_island-name-savage_mawbeasts = Savage Mawbeasts
spirit_island-effect-savage_mawbeasts = In jungle or wetlands, 1 fear and 1 damage.
spirit_island-effect-savage_mawbeasts-1 = 1 damage, whatever the terrain.

spirit_island-name-shadows_of_the_burning_forest = Shadows of the Burning Forest
spirit_island-effect-shadows_of_the_burning_forest = 2 fear. In mountain or jungle, push 1 explorer and 1 town.

spirit_island-name-song_of_sanctity = Song of Sanctity
spirit_island-effect-song_of_sanctity = Push all explorers. If there were none, remove 1 blight.

spirit_island-name-steam_vents = Steam Vents
spirit_island-effect-steam_vents = Destroy 1 explorer.
spirit_island-effect-steam_vents-1 = You may destroy 1 town instead.

spirit_island-name-uncanny_melting = Uncanny Melting
spirit_island-effect-uncanny_melting = If invaders are here, 1 fear. In sands or wetlands, remove 1 blight.

spirit_island-name-veil_the_nights_hunt = Veil the Night’s Hunt
spirit_island-effect-veil_the_nights_hunt = Each dahan deals 1 damage to a different invader; or push up to 3 dahan.

spirit_island-name-visions_of_fiery_doom = Visions of Fiery Doom
spirit_island-effect-visions_of_fiery_doom = 1 fear. Push 1 explorer or town.
spirit_island-effect-visions_of_fiery_doom-1 = +1 fear.

spirit_island-name-voracious_growth = Voracious Growth
spirit_island-effect-voracious_growth = 2 damage; or remove 1 blight.
