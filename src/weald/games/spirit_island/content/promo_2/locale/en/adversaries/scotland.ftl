### Spirit Island, second promo pack: The Kingdom of Scotland

spirit_island-name-scotland = The Kingdom of Scotland
spirit_island-option-adversary-scotland = Scotland

spirit_island-name-ports_sprawl_outward = Ports Sprawl Outward
spirit_island-effect-scotland = Escalation: on the board with the most towns and cities at the coast, add 1 town to each of the lands with the fewest towns, as many lands as there are players.

spirit_island-name-trade_hub = Trade Hub
spirit_island-effect-trade_hub = The game is lost when more than 2 coastal lands for each board have a city.

spirit_island-name-trading_port = Trading Port
spirit_island-effect-scotland-1 = After setup, explore cards add 1 town instead of 1 explorer in coastal lands; the Coastal Lands card does so in at most 2 lands of each board.
spirit_island-lasting-trading_port = { $id }: the explore brings a town

spirit_island-name-seize_opportunity = Seize Opportunity
spirit_island-effect-scotland-2 = During setup, add 1 city to land 2 of each board. The Coastal Lands card is the third card of stage II, and the two before it come earlier.

spirit_island-name-chart_the_coastline = Chart the Coastline
spirit_island-effect-scotland-3 = Build cards also build in coastal lands without invaders that are adjacent to a city.

spirit_island-name-ambition_of_a_minor_nation = Ambition of a Minor Nation
spirit_island-effect-scotland-4 = A stage III card replaces the last stage I card of the invader deck.

spirit_island-name-runoff_and_bilgewater = Runoff and Bilgewater
spirit_island-effect-scotland-5 = After a ravage adds blight to a coastal land, add 1 blight to that board’s ocean, without cascade. A spirit that removes blight from a coastal land may remove it from the ocean of that board instead.

spirit_island-name-exports_fuel_inward_growth = Exports Fuel Inward Growth
spirit_island-effect-scotland-6 = After the ravage step, add 1 town to each inland land of a ravage card that has a town or city, or is adjacent to one.

spirit_island-ask-sprawling-board = { $id }: on which board do the ports grow?
spirit_island-ask-no-port = { $id }: which coastal land gets an explorer only?
spirit_island-ask-blight-from = { $id }: from where is the blight removed?
spirit_island-result-defeat-scotland = Defeat: cities along the coast are a trade hub{ spirit_island-in-lands }.
spirit_island-danger-scotland = Cities stand in { $n } coastal lands; in { $limit } the game is lost
spirit_island-loses-scotland = Cities along the coast become a trade hub{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
