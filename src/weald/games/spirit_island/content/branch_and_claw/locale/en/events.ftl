### Spirit Island, Branch & Claw: the event cards by stage, terror level and health of the island

spirit_island-name-seeking_the_interior = Seeking the Interior
spirit_island-part-seeking_the_interior = Seeking the Interior
spirit_island-does-seeking_the_interior = From each coastal land, push 1 explorer to an inland land.
spirit_island-part-local_diaspora = Local Diaspora
spirit_island-does-local_diaspora = From the land with the most invaders, push 1 explorer or town to each adjacent land.

spirit_island-name-wave_of_reconnaissance = Wave of Reconnaissance
spirit_island-part-wave_of_reconnaissance = Wave of Reconnaissance
spirit_island-does-wave_of_reconnaissance = Each land explored this turn gets 1 more explorer.
spirit_island-part-urbanization = Urbanization
spirit_island-does-urbanization = In each land with at least 2 towns, replace half of the towns, rounded up, with cities.
spirit_island-lasting-wave_of_reconnaissance = { $id }: lands that are explored get 1 more explorer

spirit_island-name-interesting_discoveries = Interesting Discoveries
spirit_island-part-interesting_discoveries = Interesting Discoveries
spirit_island-does-interesting_discoveries = On each board, at a sacred site, gather 1 explorer and add 1 explorer.
spirit_island-part-increasing_aggression = Increasing Aggression
spirit_island-does-increasing_aggression = Ravages deal +1 damage in each land this turn.
spirit_island-lasting-increasing_aggression = { $id }: ravages deal +1 damage

spirit_island-name-strange_tales_attract_explorers = Strange Tales Attract Explorers
spirit_island-part-strange_tales_attract_explorers = Strange Tales Attract Explorers
spirit_island-does-strange_tales_attract_explorers = 1 fear for each spirit with a sacred site. After the invader cards advance, add 1 explorer to each land with a sacred site.
spirit_island-part-fortification = Fortification
spirit_island-does-fortification = After the invader cards advance, invaders build in one terrain that none of them shows.
spirit_island-lasting-fortification = { $id }: invaders will build in a terrain that no card shows
spirit_island-lasting-strange_tales_attract_explorers = { $id }: explorers will come to sacred sites

spirit_island-name-cultural_assimilation = Cultural Assimilation
spirit_island-part-cultural_assimilation = Cultural Assimilation
spirit_island-does-cultural_assimilation = On each board, choose a land with exactly 1 dahan and a city there or adjacent. Replace the dahan with 1 town.
spirit_island-part-reprisal_against_the_dahan = Reprisal Against the Dahan
spirit_island-does-reprisal_against_the_dahan = On each board, 3 damage to dahan in a land with a town or city. Defend from powers does not count.

spirit_island-name-investigation_of_dangers = Investigation of Dangers
spirit_island-part-investigation_of_dangers = Investigation of Dangers
spirit_island-does-investigation_of_dangers = On each board, add 1 explorer to a land without invaders and dahan.
spirit_island-part-destroy_the_unnatural = Destroy the Unnatural!
spirit_island-does-destroy_the_unnatural = Ravages deal +3 damage in each land with presence this turn.
spirit_island-lasting-destroy_the_unnatural = { $id }: ravages deal +3 damage in lands with presence

spirit_island-name-distant_exploration = Distant Exploration
spirit_island-part-distant_exploration = Distant Exploration
spirit_island-does-distant_exploration = Invaders explore from towns, cities and oceans up to 2 lands away in this invader phase.
spirit_island-part-fearful_mobs = Fearful Mobs
spirit_island-does-fearful_mobs = Ravages deal +3 damage in each land with at least 3 invaders this turn.
spirit_island-lasting-fearful_mobs = { $id }: ravages deal +3 damage in lands with at least 3 invaders
spirit_island-lasting-distant_exploration = { $id }: invaders explore from up to 2 lands away

spirit_island-name-putting_down_roots = Putting Down Roots
spirit_island-part-putting_down_roots = Putting Down Roots
spirit_island-does-putting_down_roots = On each board, replace 1 explorer in an inland land with 1 town.
spirit_island-part-the_center_crumbles = The Center Crumbles
spirit_island-does-the_center_crumbles = On each board with invaders, add 1 blight to an inland land. Spirits may destroy 3 presence on the board to prevent it.

spirit_island-name-search_for_new_lands = Search for New Lands
spirit_island-part-search_for_new_lands = Search for New Lands
spirit_island-does-search_for_new_lands = From each land with at least 2 explorers, push 1 explorer to a land without invaders.
spirit_island-part-devastated_shores = Devastated Shores
spirit_island-does-devastated_shores = On each board with invaders, add 1 blight to a coastal land. Spirits may destroy 2 presence on the board to prevent it.

spirit_island-name-invaders_surge_inland = Invaders Surge Inland
spirit_island-part-invaders_surge_inland = Invaders Surge Inland
spirit_island-does-invaders_surge_inland = On each board, move 1 town from a coastal land 1 or 2 lands inland.
spirit_island-part-widening_destruction = Widening Destruction
spirit_island-does-widening_destruction = On each board, add 1 blight to a land with a town or city there or adjacent. Spirits may destroy 2 presence on the board to prevent it.

spirit_island-name-tight_knit_communities = Tight-Knit Communities
spirit_island-part-tight_knit_communities = Tight-Knit Communities
spirit_island-does-tight_knit_communities = Towns and cities have +1 health for the rest of the turn.
spirit_island-part-blight_spreads = Blight Spreads
spirit_island-does-blight_spreads = On each board, add 1 blight to a land adjacent to blight. Spirits may destroy 2 presence on the board to prevent it.
spirit_island-lasting-tight_knit_communities = { $id }: towns and cities have +1 health

spirit_island-name-well_prepared_explorers = Well-Prepared Explorers
spirit_island-part-well_prepared_explorers = Well-Prepared Explorers
spirit_island-does-well_prepared_explorers = Explorers have +1 health for the rest of the turn.
spirit_island-lasting-well_prepared_explorers = { $id }: explorers have +1 health

spirit_island-name-population_rises = Population Rises
spirit_island-part-population_rises = Population Rises
spirit_island-does-population_rises = On each board, add 1 town to a land with an explorer or town.
spirit_island-part-power_fades = Power Fades
spirit_island-does-power_fades = Each spirit destroys 2 of its presence, or forgets 2 power cards. Or 1 blight leaves the blight card and the game.
spirit_island-do-population_rises = Forget 2 power cards

spirit_island-name-urban_development = Urban Development
spirit_island-part-urban_development = Urban Development
spirit_island-does-urban_development = In the next normal ravage, each city deals +2 damage.
spirit_island-part-festering_pits_of_blight = Festering Pits of Blight
spirit_island-does-festering_pits_of_blight = On each board with invaders, add 1 blight to a land with at least 2 blight, without a cascade.
spirit_island-lasting-urban_development = { $id }: cities deal +2 damage in the next normal ravage

spirit_island-name-heavy_farming = Heavy Farming
spirit_island-part-heavy_farming = Heavy Farming
spirit_island-does-heavy_farming = In the next normal ravage, each town deals +1 damage.
spirit_island-part-overcrowded_cities = Overcrowded Cities
spirit_island-does-overcrowded_cities = On each board with a city, add 1 blight to a land with a city. Spirits may destroy 2 presence on the board to prevent it.
spirit_island-lasting-heavy_farming = { $id }: towns deal +1 damage in the next normal ravage

spirit_island-name-promising_farmland = Promising Farmland
spirit_island-part-promising_farmland = Promising Farmland
spirit_island-does-promising_farmland = In this explore step, 1 of the explorers added on each board is a town instead.
spirit_island-part-new_cash_crops_take_hold = New Cash Crops Take Hold
spirit_island-does-new_cash_crops_take_hold = Invaders ravage in one terrain that no invader card in play shows. On a board where spirits destroy 2 presence they do not.
spirit_island-lasting-promising_farmland = { $id }: on each board, 1 new explorer is a town

spirit_island-name-slave_rebellion = Slave Rebellion
spirit_island-part-small_uprising = Small Uprising
spirit_island-does-small_uprising = On each board, add 1 strife to a town. Then draw another event, and this card goes back under the top 3 cards of the event deck.
spirit_island-part-rebellion = Rebellion!
spirit_island-does-rebellion = On each board, destroy 1 town and add 1 strife to each of 2 towns or cities. Then each invader takes 1 damage for each strife on it. Then draw another event.
