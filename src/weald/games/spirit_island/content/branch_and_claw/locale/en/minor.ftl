### Spirit Island, Branch & Claw: the minor powers

spirit_island-name-absorb_corruption = Absorb Corruption
spirit_island-effect-absorb_corruption = Gather 1 blight; or pay 1 energy and remove 1 blight.
spirit_island-effect-absorb_corruption-1 = You may do both.
spirit_island-do-absorb_corruption = Pay 1 energy and remove 1 blight

spirit_island-name-animated_wrackroot = Animated Wrackroot
spirit_island-effect-animated_wrackroot = 1 fear and destroy 1 explorer; or add 1 wilds.
spirit_island-do-animated_wrackroot = 1 fear and destroy 1 explorer

spirit_island-name-call_to_ferocity = Call to Ferocity
spirit_island-effect-call_to_ferocity = Gather up to 3 dahan; or, if dahan are here, 1 fear, push 1 explorer and push 1 town.
spirit_island-do-call_to_ferocity = 1 fear, push 1 explorer and 1 town

spirit_island-name-call_to_trade = Call to Trade
spirit_island-effect-call_to_trade = You may gather 1 dahan. At terror level 1 or 2, gather 1 town, and the first ravage here this turn becomes a build.
spirit_island-lasting-call_to_trade = { $id }: the first ravage becomes a build

spirit_island-name-confounding_mists = Confounding Mists
spirit_island-effect-confounding_mists = Defend 4; or each invader added here this turn may be pushed at once.
spirit_island-do-confounding_mists = Invaders added here may be pushed at once
spirit_island-lasting-confounding_mists = { $id }: invaders added here may be pushed

spirit_island-name-cycles_of_time_and_tide = Cycles of Time and Tide
spirit_island-effect-cycles_of_time_and_tide = If dahan are here, add 1 dahan. If not, remove 1 blight.

spirit_island-name-disorienting_landscape = Disorienting Landscape
spirit_island-effect-disorienting_landscape = Push 1 explorer. In mountain or jungle, add 1 wilds.

spirit_island-name-elusive_ambushes = Elusive Ambushes
spirit_island-effect-elusive_ambushes = 1 damage; or defend 4.

spirit_island-name-fire_in_the_sky = Fire in the Sky
spirit_island-effect-fire_in_the_sky = 2 fear. Add 1 strife.

spirit_island-name-fleshrot_fever = Fleshrot Fever
spirit_island-effect-fleshrot_fever = 1 fear. Add 1 disease.

spirit_island-name-golds_allure = Gold’s Allure
spirit_island-effect-golds_allure = Gather 1 explorer and 1 town. Add 1 strife.

spirit_island-name-growth_through_sacrifice = Growth Through Sacrifice
spirit_island-effect-growth_through_sacrifice = Destroy 1 of your presence. In one of its lands, the spirit removes 1 blight; or adds 1 presence.
spirit_island-effect-growth_through_sacrifice-1 = The spirit may do both in that land.

spirit_island-name-guardian_serpents = Guardian Serpents
spirit_island-effect-guardian_serpents = Add 1 beasts in a land with presence of the spirit. If that is a sacred site of the spirit, defend 4 there.

spirit_island-name-here_there_be_monsters = Here There Be Monsters
spirit_island-effect-here_there_be_monsters = You may push 1 explorer, town or dahan. 2 fear. If beasts are here, +1 fear.

spirit_island-name-infested_aquifers = Infested Aquifers
spirit_island-effect-infested_aquifers = If disease is here, 1 damage to each invader; or, in mountain or wetlands, 1 fear and add 1 disease.
spirit_island-do-infested_aquifers = 1 fear and add 1 disease

spirit_island-name-inflame_the_fires_of_life = Inflame the Fires of Life
spirit_island-effect-inflame_the_fires_of_life = Add 1 disease; or 1 fear and add 1 strife.
spirit_island-effect-inflame_the_fires_of_life-1 = You may do both.
spirit_island-do-inflame_the_fires_of_life = 1 fear and add 1 strife

spirit_island-name-pact_of_the_joined_hunt = Pact of the Joined Hunt
spirit_island-effect-pact_of_the_joined_hunt = The spirit gathers 1 dahan into one of its lands. 1 damage in that land for each dahan there.

spirit_island-name-poisoned_dew = Poisoned Dew
spirit_island-effect-poisoned_dew = Destroy 1 explorer. In jungle or wetlands, destroy all explorers instead.

spirit_island-name-portents_of_disaster = Portents of Disaster
spirit_island-effect-portents_of_disaster = 2 fear. The next time an invader is destroyed here this turn, 1 fear.
spirit_island-lasting-portents_of_disaster = { $id }: 1 fear when the next invader is destroyed

spirit_island-name-promises_of_protection = Promises of Protection
spirit_island-effect-promises_of_protection = Gather up to 2 dahan. Dahan here have +2 health this turn.
spirit_island-lasting-promises_of_protection = { $id }: dahan have +2 health

spirit_island-name-prowling_panthers = Prowling Panthers
spirit_island-effect-prowling_panthers = 1 fear and add 1 beasts; or, if beasts are here, destroy 1 explorer or town.
spirit_island-do-prowling_panthers = 1 fear and add 1 beasts

spirit_island-name-razor_sharp_undergrowth = Razor-Sharp Undergrowth
spirit_island-effect-razor_sharp_undergrowth = Destroy 1 explorer and 1 dahan. Add 1 wilds. Defend 2.

spirit_island-name-renewing_rain = Renewing Rain
spirit_island-effect-renewing_rain = In jungle or sands, remove 1 blight.
spirit_island-effect-renewing_rain-1 = Add 1 wilds.

spirit_island-name-rites_of_the_lands_rejection = Rites of the Land’s Rejection
spirit_island-effect-rites_of_the_lands_rejection = Invaders do not build here this turn, and fear; or push up to 3 dahan. The fear is 1 for each town and city, but at most 1 for each dahan.
spirit_island-do-rites_of_the_lands_rejection = No build here, and fear

spirit_island-name-scour_the_land = Scour the Land
spirit_island-effect-scour_the_land = Destroy 3 towns and all explorers. Add 1 blight.
spirit_island-effect-scour_the_land-quick = This power may be fast.

spirit_island-name-sky_stretches_to_shore = Sky Stretches to Shore
spirit_island-effect-sky_stretches_to_shore = The spirit may use 1 slow power as a fast one this turn, or 1 fast power as a slow one. Its powers have +3 range to coastal lands this turn.
spirit_island-lasting-either_speed = { $id }: a slow power may be fast, or a fast one slow
spirit_island-lasting-range_to_coast = { $id }: +{ $n } range to coastal lands

spirit_island-name-spur_on_with_words_of_fire = Spur on with Words of Fire
spirit_island-effect-spur_on_with_words_of_fire = If it is another spirit, it gains 1 energy. The spirit may play 1 more power card from its hand at once, for its cost.

spirit_island-name-swarming_wasps = Swarming Wasps
spirit_island-effect-swarming_wasps = Add 1 beasts; or, if beasts are here, push up to 2 explorers.

spirit_island-name-teeming_rivers = Teeming Rivers
spirit_island-effect-teeming_rivers = If no blight is here, add 1 beasts. If exactly 1 blight is here, remove it.

spirit_island-name-tormenting_rotflies = Tormenting Rotflies
spirit_island-effect-tormenting_rotflies = Add 1 disease; or, if invaders are here, 2 fear, +1 if disease is here, +1 if blight is here.

spirit_island-name-twilight_fog_brings_madness = Twilight Fog Brings Madness
spirit_island-effect-twilight_fog_brings_madness = Add 1 strife. Push 1 dahan. 1 damage to each dahan that is left.
