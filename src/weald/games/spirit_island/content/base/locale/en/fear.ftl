### Spirit Island: the fear cards, by terror level

spirit_island-name-fear_of_the_unseen = Fear of the Unseen
spirit_island-effect-fear_of_the_unseen-1 = Each player removes 1 explorer or town from a land with a sacred site.
spirit_island-effect-fear_of_the_unseen-2 = Each player removes 1 explorer or town from a land with presence.
spirit_island-effect-fear_of_the_unseen-3 = Each player removes 1 explorer or town from a land with presence, or 1 city from a land with a sacred site.

spirit_island-name-scapegoats = Scapegoats
spirit_island-effect-scapegoats-1 = Each town destroys 1 explorer in its land.
spirit_island-effect-scapegoats-2 = Each town destroys 1 explorer in its land, each city 2.
spirit_island-effect-scapegoats-3 = All explorers in lands with a town or city are destroyed; then each city destroys 1 town in its land.

spirit_island-name-emigration_accelerates = Emigration Accelerates
spirit_island-effect-emigration_accelerates-1 = Each player removes 1 explorer from a coastal land.
spirit_island-effect-emigration_accelerates-2 = Each player removes 1 explorer or town from a coastal land.
spirit_island-effect-emigration_accelerates-3 = Each player removes 1 explorer or town from any land.

spirit_island-name-dahan_on_their_guard = Dahan on their Guard
spirit_island-effect-dahan_on_their_guard-1 = In each land, defend 1 for each dahan.
spirit_island-effect-dahan_on_their_guard-2 = In each land with dahan, defend 1, +1 for each dahan.
spirit_island-effect-dahan_on_their_guard-3 = In each land, defend 2 for each dahan.

spirit_island-name-tall_tales_of_savagery = Tall Tales of Savagery
spirit_island-effect-tall_tales_of_savagery-1 = Each player removes 1 explorer from a land with dahan.
spirit_island-effect-tall_tales_of_savagery-2 = Each player removes 2 explorers or 1 town from a land with dahan.
spirit_island-effect-tall_tales_of_savagery-3 = From each land with dahan, remove 2 explorers or 1 town; then 1 city from each land with at least 2 dahan.

spirit_island-name-retreat = Retreat!
spirit_island-effect-retreat-1 = Each player may push up to 2 explorers from an inland land.
spirit_island-effect-retreat-2 = Each player may push up to 3 explorers or towns from an inland land.
spirit_island-effect-retreat-3 = Each player may push any number of explorers and towns from one land.

spirit_island-name-dahan_raid = Dahan Raid
spirit_island-effect-dahan_raid-1 = Each player chooses a different land with dahan: 1 damage there.
spirit_island-effect-dahan_raid-2 = Each player chooses a different land with dahan: 1 damage there for each dahan.
spirit_island-effect-dahan_raid-3 = Each player chooses a different land with dahan: 2 damage there for each dahan.

spirit_island-name-dahan_enheartened = Dahan Enheartened
spirit_island-effect-dahan_enheartened-1 = Each player may push 1 dahan from a land with invaders, or gather 1 dahan into one.
spirit_island-effect-dahan_enheartened-2 = Each player chooses a different land and gathers up to 2 dahan there; then 1 damage if any dahan are there.
spirit_island-effect-dahan_enheartened-3 = Each player chooses a different land and gathers up to 2 dahan there; then 1 damage for each dahan there.

spirit_island-name-avoid_the_dahan = Avoid the Dahan
spirit_island-effect-avoid_the_dahan-1 = Invaders do not explore lands with 2 or more dahan this turn.
spirit_island-effect-avoid_the_dahan-2 = Invaders do not build in lands where dahan outnumber towns and cities this turn.
spirit_island-effect-avoid_the_dahan-3 = Invaders do not build in lands with dahan this turn.
spirit_island-lasting-no_explore_with_two_dahan = { $id }: no explore in lands with 2 or more dahan
spirit_island-lasting-no_build_outnumbered = { $id }: no build where dahan outnumber towns and cities
spirit_island-lasting-no_build_with_dahan = { $id }: no build in lands with dahan

spirit_island-name-seek_safety = Seek Safety
spirit_island-effect-seek_safety-1 = Each player may push 1 explorer to a land with more towns and cities than its own.
spirit_island-effect-seek_safety-2 = Each player may gather 1 explorer into a land with a town or city, or 1 town into a land with a city.
spirit_island-effect-seek_safety-3 = Each player may remove invaders with up to 3 health in total from a land without a city.

spirit_island-name-wary_of_the_interior = Wary of the Interior
spirit_island-effect-wary_of_the_interior-1 = Each player removes 1 explorer from an inland land.
spirit_island-effect-wary_of_the_interior-2 = Each player removes 1 explorer or town from an inland land.
spirit_island-effect-wary_of_the_interior-3 = Each player removes 1 explorer or town from any land.

spirit_island-name-belief_takes_root = Belief Takes Root
spirit_island-effect-belief_takes_root-1 = Defend 2 in all lands with presence.
spirit_island-effect-belief_takes_root-2 = Defend 2 in all lands with presence. Each spirit gains 1 energy for each of its sacred sites with invaders.
spirit_island-effect-belief_takes_root-3 = Each player chooses a different land and removes invaders with up to 2 health for each presence there.

spirit_island-name-isolation = Isolation
spirit_island-effect-isolation-1 = Each player removes 1 explorer or town that is the only invader in its land.
spirit_island-effect-isolation-2 = Each player removes 1 explorer or town from a land with at most 2 invaders.
spirit_island-effect-isolation-3 = Each player removes 1 invader from a land with at most 2 invaders.

spirit_island-name-overseas_trade_seems_safer = Overseas Trade Seems Safer
spirit_island-effect-overseas_trade_seems_safer-1 = Defend 3 in all coastal lands.
spirit_island-effect-overseas_trade_seems_safer-2 = Defend 6 in all coastal lands, and invaders build no cities there this turn.
spirit_island-effect-overseas_trade_seems_safer-3 = Defend 9 in all coastal lands, and invaders do not build there this turn.
spirit_island-lasting-no_city_at_the_coast = { $id }: no cities are built in coastal lands
spirit_island-lasting-no_build_at_the_coast = { $id }: no build in coastal lands

spirit_island-name-trade_suffers = Trade Suffers
spirit_island-effect-trade_suffers-1 = Invaders do not build in lands with a city this turn.
spirit_island-effect-trade_suffers-2 = Each player may replace 1 town with 1 explorer in a coastal land.
spirit_island-effect-trade_suffers-3 = Each player may replace 1 city with 1 town, or 1 town with 1 explorer, in a coastal land.
spirit_island-lasting-no_build_with_city = { $id }: no build in lands with a city
