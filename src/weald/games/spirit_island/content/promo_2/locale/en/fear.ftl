### Spirit Island, the second promo pack: the fear cards, by terror level

spirit_island-name-angry_mobs = Angry Mobs
spirit_island-effect-angry_mobs-1 = Each player may replace 1 town with 2 explorers. 1 fear for each player who does.
spirit_island-effect-angry_mobs-2 = In each land with at least 2 explorers, destroy 1 explorer or town for every 2 explorers.
spirit_island-effect-angry_mobs-3 = In each land with at least 2 explorers, destroy 1 invader for every 2 explorers.

spirit_island-name-mimic_the_dahan = Mimic the Dahan
spirit_island-effect-mimic_the_dahan-1 = Each player removes 1 explorer or town from a land with at least 2 dahan.
spirit_island-effect-mimic_the_dahan-2 = Each player replaces 1 explorer or town with 1 dahan in a land with at least 2 dahan.
spirit_island-effect-mimic_the_dahan-3 = Each player replaces 1 explorer or town with 1 dahan in a land with dahan, or with at least 3 dahan in adjacent lands.

spirit_island-name-depopulation = Depopulation
spirit_island-effect-depopulation-1 = On each board, replace 1 town with 1 explorer.
spirit_island-effect-depopulation-2 = On each board, remove 1 town.
spirit_island-effect-depopulation-3 = On each board, remove 1 town, or replace 1 city with 1 town.

spirit_island-name-communities_in_disarray = Communities in Disarray
spirit_island-effect-communities_in_disarray-1 = In ravages this turn each city deals 1 less damage. Invaders do not heal at the end of this turn.
spirit_island-effect-communities_in_disarray-2 = In ravages this turn each town and city deals 1 less damage. Invaders do not heal at the end of this turn.
spirit_island-effect-communities_in_disarray-3 = In ravages this turn each town and city deals 2 less damage. Invaders do not heal at the end of this turn.
spirit_island-lasting-cities_in_disarray = { $id }: each city deals { $n } less damage, invaders do not heal
spirit_island-lasting-towns_in_disarray = { $id }: each town and city deals { $n } less damage, invaders do not heal

spirit_island-name-spreading_timidity = Spreading Timidity
spirit_island-effect-spreading_timidity-1 = Each player isolates a land.
spirit_island-effect-spreading_timidity-2 = Each player isolates a different land and has defend 2 there.
spirit_island-effect-spreading_timidity-3 = Each player isolates a different land and has defend 4 there.
