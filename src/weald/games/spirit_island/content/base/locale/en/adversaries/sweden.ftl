### Spirit Island: The Kingdom of Sweden

spirit_island-name-sweden = The Kingdom of Sweden
spirit_island-option-adversary-sweden = Sweden

spirit_island-name-swayed_by_the_invaders = Swayed by the Invaders
spirit_island-effect-sweden = Escalation: in each land just explored with at least as many invaders as dahan, replace 1 dahan with 1 town.

spirit_island-name-heavy_mining = Heavy Mining
spirit_island-effect-sweden-1 = A ravage that deals 6 or more damage to the land adds 1 additional blight, which neither destroys presence nor cascades.

spirit_island-name-population_pressure_at_home = Population Pressure at Home
spirit_island-effect-sweden-2 = During setup, add 1 city to land 4 of each board; blight printed there goes to land 5.

spirit_island-name-fine_steel_for_tools_and_guns = Fine Steel for Tools and Guns
spirit_island-effect-sweden-3 = Towns deal 3 damage, cities 5.

spirit_island-name-royal_backing = Royal Backing
spirit_island-effect-sweden-4 = At the end of setup, discard the top invader card; on each board, add 1 town to the land it names with the fewest invaders.

spirit_island-name-mining_rush = Mining Rush
spirit_island-effect-sweden-5 = When a ravage adds blight to its land, add 1 town to an adjacent land without a town or city.

spirit_island-name-prospecting_outpost = Prospecting Outpost
spirit_island-effect-sweden-6 = During setup, add 1 town and 1 blight to land 8 of each board.

spirit_island-ask-mining-rush = { $id }: which adjacent land gets a town because of the blight?
spirit_island-event-royal-backing = The Crown helps: { spirit_island-card } is discarded and brings towns.
