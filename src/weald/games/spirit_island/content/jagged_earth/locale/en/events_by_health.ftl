### Spirit Island, Jagged Earth: the event cards by the health of the island

spirit_island-name-the_frontier_calls = The Frontier Calls
spirit_island-part-the_frontier_calls = The Frontier Calls
spirit_island-does-the_frontier_calls = Explores in this invader phase add 1 more explorer in lands without a town or city.
spirit_island-part-self_sacrifice_buys_time = Self-Sacrifice Buys Time
spirit_island-does-self_sacrifice_buys_time = Each spirit destroys 1 of its presence. For the rest of the turn, the first blight to come to the island, 1 for each player, is from the box.

spirit_island-name-seek_new_farmland = Seek New Farmland
spirit_island-part-seek_new_farmland = Seek New Farmland
spirit_island-does-seek_new_farmland = From each land with at least 2 towns, push 1 town to a land without a town.
spirit_island-part-voracious_consumption = Voracious Consumption
spirit_island-does-voracious_consumption = After the ravage step, on each board, add 1 blight to a land with a city and without blight. Spirits may destroy 2 presence on the board to prevent it.

spirit_island-name-gradual_corruption = Gradual Corruption
spirit_island-part-gradual_corruption = Gradual Corruption
spirit_island-does-gradual_corruption = On each board, add 1 blight to a land with a town or city. Spirits may pay 1 energy for each card in the invader discard pile to prevent it on a board.
spirit_island-part-ravaged_wilderness = Ravaged Wilderness
spirit_island-does-ravaged_wilderness = On each board, remove 1 beasts from a land with blight, and 1 wilds from a land with blight.

spirit_island-name-fortune_seekers = Fortune-Seekers
spirit_island-part-fortune_seekers = Fortune-Seekers
spirit_island-does-fortune_seekers = The next explore card does not escalate. It names all lands without a town or city instead of its own.
spirit_island-part-the_lands_bounty_exhausted = The Land’s Bounty Exhausted
spirit_island-does-the_lands_bounty_exhausted = In ravages this turn, 1 damage is enough to add blight in lands without presence.

spirit_island-name-provincial_seat = Provincial Seat
spirit_island-part-provincial_seat = Provincial Seat
spirit_island-does-provincial_seat = On each board, invaders build in a land with a city.
spirit_island-part-lands_hollow_of_promise = Lands Hollow of Promise
spirit_island-does-lands_hollow_of_promise = On each board, add 1 blight to a land without presence. Spirits may destroy 2 presence on the board to prevent it.

spirit_island-name-cities_rise = Cities Rise
spirit_island-part-cities_rise = Cities Rise
spirit_island-does-cities_rise = On each board, in the land with the most towns, replace 2 towns with 2 cities. If there is only 1, replace it with 1 city.
spirit_island-part-depleted_soil = Depleted Soil
spirit_island-does-depleted_soil = In ravages this turn, 1 damage is enough to add blight in lands with a town or city.

spirit_island-name-thriving_trade = Thriving Trade
spirit_island-part-thriving_trade = Thriving Trade
spirit_island-does-thriving_trade = On each board, add 1 city to a coastal land with a city.
spirit_island-part-partitioned_wilderness = Partitioned Wilderness
spirit_island-does-partitioned_wilderness = On each board where at least 4 lands have towns, add 1 blight to a land with a town there or adjacent. Spirits may destroy 3 presence on the board to prevent it.

spirit_island-name-wounded_lands_attract_explorers = Wounded Lands Attract Explorers
spirit_island-part-wounded_lands_attract_explorers = Wounded Lands Attract Explorers
spirit_island-does-wounded_lands_attract_explorers = On each board, add 1 explorer to a land with blight.
spirit_island-part-the_worlds_vibrance_fades = The World’s Vibrance Fades
spirit_island-does-the_worlds_vibrance_fades = 1 blight for each player leaves the blight card and the game. Each spirit may destroy 2 of its presence to prevent 1 of it.

spirit_island-name-coastal_towns_multiply = Coastal Towns Multiply
spirit_island-part-coastal_towns_multiply = Coastal Towns Multiply
spirit_island-does-coastal_towns_multiply = On each board, add 1 town to a coastal land adjacent to a coastal land with a town.
spirit_island-part-cooperation_among_towns = Cooperation Among Towns
spirit_island-does-cooperation_among_towns = Ravages deal +1 damage in each land with a town or city and without strife this turn.

spirit_island-name-civic_engagement = Civic Engagement
spirit_island-part-civic_engagement = Civic Engagement
spirit_island-does-civic_engagement = On each board, remove 1 strife. On boards without strife, ravages deal +1 damage in each land with a town or city this turn.
spirit_island-part-lifes_web_torn_asunder = Life’s Web Torn Asunder
spirit_island-does-lifes_web_torn_asunder = On each board with at least 6 blight, add 1 blight to a land adjacent to blight.

spirit_island-name-sprawl_contained_by_the_wilds = Sprawl Contained by the Wilds
spirit_island-part-sprawl_contained_by_the_wilds = Sprawl Contained by the Wilds
spirit_island-does-sprawl_contained_by_the_wilds = On each board, add 1 wilds to a land without invaders. Invaders build in the land with the most towns and cities, if any.
spirit_island-part-dissolution_threatens = Dissolution Threatens
spirit_island-does-dissolution_threatens = Each spirit destroys 2 of its presence and adds 1 wilds in place of each. Or it adds 1 of its destroyed presence to one of its lands, and next turn all its powers are slow and cannot be made fast.

spirit_island-name-the_struggles_of_growth = The Struggles of Growth
spirit_island-part-the_struggles_of_growth = The Struggles of Growth
spirit_island-does-the_struggles_of_growth = Each spirit destroys 2 of its presence and gains a power card. Or it forgets 1 power card, gains 2 energy, and may move up to 2 of its presence up to 4 lands each.
spirit_island-part-blight_deepens = Blight Deepens
spirit_island-does-blight_deepens = On each board, add 1 blight to a land with blight, without a cascade. Spirits may destroy 1 presence on the board to prevent it.

spirit_island-lasting-the_frontier_calls = { $id }: 1 more explorer in explored lands without a town or city
spirit_island-lasting-self_sacrifice_buys_time = { $id }: 1 blight will come from the box
spirit_island-lasting-voracious_consumption = { $id }: blight will come to lands with a city and without blight
spirit_island-lasting-fortune_seekers = { $id }: the next explore card names all lands without a town or city
spirit_island-lasting-the_lands_bounty_exhausted = { $id }: 1 damage is enough for blight in lands without presence
spirit_island-lasting-depleted_soil = { $id }: 1 damage is enough for blight in lands with a town or city
spirit_island-lasting-cooperation_among_towns = { $id }: ravages deal +1 damage where a town or city is without strife
spirit_island-lasting-civic_engagement = { $id }: ravages deal +1 damage in lands with a town or city on one board
spirit_island-lasting-dissolution_threatens = { $id }: all powers are slow and cannot be made fast
spirit_island-ask-protect-board = { $id }: pay { $n } energy to prevent it on board { $board }?
spirit_island-do-dissolve_into_wilds = Destroy 2 presence, with wilds in place of each
spirit_island-do-hold_together = Add 1 destroyed presence; next turn all your powers are slow
spirit_island-do-the_struggles_of_growth = Destroy 2 presence and gain a power card
spirit_island-do-forget_and_wander = Forget a power card, gain 2 energy, move up to 2 presence
