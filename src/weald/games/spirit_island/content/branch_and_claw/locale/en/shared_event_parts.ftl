### Spirit Island, Branch & Claw: the token events and dahan events

spirit_island-part-beasts_attack = Beasts Attack
spirit_island-does-beasts_attack = Each beasts deals 2 damage in its land. Remove each beasts whose damage destroyed a town or city.

spirit_island-part-beasts_find_new_homes = Beasts Find New Homes
spirit_island-does-beasts_find_new_homes = On each board, push 1 beasts to a land without blight. If invaders are there, 1 fear.

spirit_island-part-distant_hunt = Distant Hunt
spirit_island-does-distant_hunt = On each board, push 1 beasts to a land without blight. It deals 1 damage there.

spirit_island-part-beasts_prowl = Beasts Prowl
spirit_island-does-beasts_prowl = Each beasts in a land with invaders: 1 fear. Each other beasts is pushed.

spirit_island-part-prey_on_the_unwary = Prey on the Unwary
spirit_island-does-prey_on_the_unwary = Each beasts destroys 1 explorer in its land. Then add 1 beasts on one board without beasts.

spirit_island-part-savage_frenzy = Savage Frenzy
spirit_island-does-savage_frenzy = Each beasts destroys 1 explorer and deals 2 damage in its land.

spirit_island-part-beasts_of_the_jungle = Beasts of the Jungle
spirit_island-does-beasts_of_the_jungle = On each board, add 1 beasts to a jungle without blight. If invaders are there, 1 fear.

spirit_island-part-beasts_provoked = Beasts Provoked
spirit_island-does-beasts_provoked = On each board, add 1 beasts to a land with a town and without blight.

spirit_island-part-new_diseases = New Diseases
spirit_island-does-new_diseases = On half of the boards, rounded up, add 1 disease to a land with dahan and invaders. Then 2 damage to dahan there.

spirit_island-part-lingering_plagues = Lingering Plagues
spirit_island-does-lingering_plagues = On each board, add 1 disease. Disease stops no build in this invader phase.
spirit_island-lasting-lingering_plagues = { $id }: disease stops no build

spirit_island-part-stricken = Stricken
spirit_island-does-stricken = Invaders do not ravage in lands with disease or strife this turn.
spirit_island-lasting-stricken = { $id }: no ravage in lands with disease or strife

spirit_island-part-grim_toll = Grim Toll
spirit_island-does-grim_toll = On each board, in a land with disease, 2 damage to invaders and 2 damage to dahan.

spirit_island-part-wheezelung_outbreak = Wheezelung Outbreak
spirit_island-does-wheezelung_outbreak = On each board, add 1 disease to the jungle or wetlands with the most towns and cities, if any.

spirit_island-part-sandfever_outbreak = Sandfever Outbreak
spirit_island-does-sandfever_outbreak = On each board, add 1 disease to the mountain or sands with the most towns and cities, if any.

spirit_island-part-canny_defense = Canny Defense
spirit_island-does-canny_defense = During ravages this turn, each land has defend 1 for each dahan there.
spirit_island-lasting-canny_defense = { $id }: during ravages, defend 1 for each dahan

spirit_island-part-offerings_of_pattern_and_dance = Offerings of Pattern and Dance
spirit_island-does-offerings_of_pattern_and_dance = Each spirit with at least 2 dahan in its lands altogether gains 1 energy.

spirit_island-part-spirit_speakers_solve_riddles_of_power = Spirit-Speakers Solve Riddles of Power
spirit_island-does-spirit_speakers_solve_riddles_of_power = Each spirit with at least 4 dahan in its lands altogether gains a minor power.

spirit_island-part-rouse_the_spirits = Rouse the Spirits
spirit_island-does-rouse_the_spirits = Each spirit with at least 3 dahan in its lands altogether may use 1 slow power now.

spirit_island-part-reclaim_territory = Reclaim Territory
spirit_island-does-reclaim_territory = Each player may push 1 dahan. It deals 1 damage in the land it enters.

spirit_island-part-drive_off_the_interlopers = Drive off the Interlopers
spirit_island-does-drive_off_the_interlopers = Each player may push 1 explorer or town from a land with dahan.

spirit_island-part-raids_in_force = Raids in Force
spirit_island-does-raids_in_force = Each spirit chooses a different land with more dahan than towns and cities. 1 damage there for each dahan.

spirit_island-part-fierce_mien = Fierce Mien
spirit_island-does-fierce_mien = 1 fear for each land with invaders and more dahan than towns and cities.

spirit_island-part-seek_a_safer_home = Seek a Safer Home
spirit_island-does-seek_a_safer_home = On each board, push 2 dahan from a land with beasts, disease or wilds to lands without any of these.

spirit_island-part-forsake_the_barren_land = Forsake the Barren Land
spirit_island-does-forsake_the_barren_land = On each board, push 2 dahan from a land with blight to lands without blight.

spirit_island-part-retreat = Retreat
spirit_island-does-retreat = On each board, push 2 dahan from a land with a city to lands without a city.

spirit_island-part-tend_the_land = Tend the Land
spirit_island-does-tend_the_land = On each board, remove 1 blight from a land with at least 2 dahan.

spirit_island-part-traps_and_snares = Traps and Snares
spirit_island-does-traps_and_snares = On each board, add 1 wilds to a land with dahan.

spirit_island-part-coming_of_age_coastal = Coming of Age (coastal)
spirit_island-does-coming_of_age_coastal = On each board, add 1 dahan to a coastal land with dahan.

spirit_island-part-coming_of_age_inland = Coming of Age (inland)
spirit_island-does-coming_of_age_inland = On each board, add 1 dahan to an inland land with dahan.

spirit_island-part-coming_of_age_jungle_wetlands = Coming of Age (jungle, wetlands)
spirit_island-does-coming_of_age_jungle_wetlands = On each board, add 1 dahan to a jungle or wetlands with dahan.

spirit_island-part-coming_of_age_mountain_sands = Coming of Age (mountain, sands)
spirit_island-does-coming_of_age_mountain_sands = On each board, add 1 dahan to a mountain or sands with dahan.

spirit_island-part-reckless_offensive = Reckless Offensive
spirit_island-does-reckless_offensive = On each board, choose a land with at least 2 dahan and at least 2 towns or cities. Each dahan there destroys 1 town or city. Then add 1 blight there.

spirit_island-part-aid_the_uprising = Aid the Uprising
spirit_island-does-aid_the_uprising = Each invader with strife takes 1 damage for each dahan in its land. Add 1 dahan for each town and city destroyed by this.
