### Spirit Island, Jagged Earth: the blight cards

spirit_island-name-unnatural_proliferation = Unnatural Proliferation
spirit_island-effect-unnatural_proliferation = At once: each spirit adds 1 presence to one of its lands. On each board, add 1 dahan to a land with dahan, and 2 cities to the land with the fewest towns and cities (but at least 1).
spirit_island-ask-add-dahan = { $id }: where is the dahan added?
spirit_island-ask-add-cities = { $id }: where are the cities added?

spirit_island-name-all_things_weaken = All Things Weaken
spirit_island-effect-all_things_weaken = From the next turn on: invaders and dahan have 1 less health (at least 1). Lands get blight from 1 less damage. Blight that is added destroys all presence and all beasts there, and 1 presence in an adjacent land.
spirit_island-lasting-all_things_weaken = { $id }: 1 less health, and blight destroys more

spirit_island-name-thriving_communities = Thriving Communities
spirit_island-effect-thriving_communities = At once: on each board, in 4 different lands, replace 1 explorer with 1 town or 1 town with 1 city.
spirit_island-ask-upgrade-land = { $id }: in which land does a piece grow?

spirit_island-name-power_corrodes_the_spirit = Power Corrodes the Spirit
spirit_island-effect-power_corrodes_the_spirit = At the start of each invader phase, each spirit with at least 3 power cards in play, or one that costs 4 or more, destroys 1 of its presence.

spirit_island-name-untended_land_crumbles = Untended Land Crumbles
spirit_island-effect-untended_land_crumbles = At the start of each invader phase, on each board add 1 blight to a land adjacent to blight. Spirits may protect a board: together they pay 3 energy, or destroy 1 presence there.

spirit_island-name-invaders_find_the_land_to_their_liking = Invaders Find the Land to Their Liking
spirit_island-effect-invaders_find_the_land_to_their_liking = The island is still healthy. At once, the fear pool grows for good: by 1 marker per player at terror level 1, by 1.5 at level 2, by 2 at level 3 (rounded down).
spirit_island-event-fear-pool = It takes { $n } fear to earn a fear card now.

spirit_island-name-strong_earth_shatters_slowly = Strong Earth Shatters Slowly
spirit_island-effect-strong_earth_shatters_slowly = The island is still healthy. At once, each player adds 1 blight of this card to a land adjacent to blight.
