### Spirit Island: the fear cards, by terror level

spirit_island-effect-dahan_on_their_guard-1 = In each land, defend 1 for each dahan.
spirit_island-effect-dahan_on_their_guard-2 = In each land with dahan, defend 1, and 1 more for each dahan.
spirit_island-effect-dahan_on_their_guard-3 = In each land, defend 2 for each dahan.
spirit_island-effect-wary_of_the_interior-1 = Each player removes 1 explorer from an inland land.
spirit_island-effect-wary_of_the_interior-2 = Each player removes 1 explorer or town from an inland land.
spirit_island-effect-wary_of_the_interior-3 = Each player removes 1 explorer or town from any land.
spirit_island-effect-dahan_raid-1 = Each player chooses a different land with dahan: 1 damage there.
spirit_island-effect-dahan_raid-2 = Each player chooses a different land with dahan: 1 damage there for each dahan.
spirit_island-effect-dahan_raid-3 = Each player chooses a different land with dahan: 2 damage there for each dahan.
spirit_island-effect-trade_suffers-1 = Invaders do not build in lands with a city this turn.
spirit_island-effect-trade_suffers-2 = Each player may replace a town by an explorer in a coastal land.
spirit_island-effect-trade_suffers-3 = Each player may replace a city by a town, or a town by an explorer, in a coastal land.
spirit_island-lasting-no_build_with_city = { spirit_island-name }: no build in lands with a city
