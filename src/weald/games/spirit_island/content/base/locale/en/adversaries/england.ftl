### Spirit Island: The Kingdom of England

spirit_island-name-england = The Kingdom of England
spirit_island-option-adversary-england = England

spirit_island-name-building_boom = Building Boom
spirit_island-effect-england = Escalation: on each board with a town or city, invaders build in the land with the most towns and cities.

spirit_island-name-proud_and_mighty_capital = Proud & Mighty Capital
spirit_island-effect-proud_and_mighty_capital = The game is lost when a single land has 7 or more towns and cities.

spirit_island-name-indentured_servants_earn_land = Indentured Servants Earn Land
spirit_island-effect-england-1 = Build cards also build in lands without invaders that are adjacent to at least 2 towns or cities.

spirit_island-name-criminals_and_malcontents = Criminals and Malcontents
spirit_island-effect-england-2 = During setup, add 1 city to land 1 and 1 town to land 2 of each board.

spirit_island-name-high_immigration_1 = High Immigration (I)
spirit_island-effect-england-3 = After ravaging, stage I cards build once more, before the next ravage.

spirit_island-name-high_immigration_2 = High Immigration (full)
spirit_island-effect-england-4 = After ravaging, all cards build once more, before the next ravage.

spirit_island-name-local_autonomy = Local Autonomy
spirit_island-effect-england-5 = Towns and cities have +1 health.

spirit_island-name-independent_resolve = Independent Resolve
spirit_island-effect-england-6 = The fear pool grows by 1 per player; in an invader phase without a fear card, the extra build happens twice.

spirit_island-ask-boom = { $id }: in which of the lands with the most towns and cities do invaders build?
spirit_island-result-defeat-england = Defeat: a capital of 7 towns and cities stands in one land{ spirit_island-in-lands }.
spirit_island-danger-england = The largest settlement has { $n } of { $limit } towns and cities
spirit_island-loses-england = A capital of 7 towns and cities stands in one land{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
