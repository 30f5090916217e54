### Spirit Island: Lightning’s Swift Strike

spirit_island-name-lightning = Lightning’s Swift Strike
spirit_island-about-lightning = All attack: slow powers strike before the invaders do.
spirit_island-hard-lightning = It defends nothing: what it does not destroy will hurt.
spirit_island-voice-lightning = You saw me. That was already too late.
spirit_island-growth-lightning-1 = Reclaim all cards, gain a power card, gain 1 energy
spirit_island-growth-lightning-2 = Add presence within range 2, and within range 0
spirit_island-growth-lightning-3 = Add presence within range 1, gain 3 energy
spirit_island-guide-lightning-1 = Two presence from the energy track, one of them where you already are: a sacred site within reach of a town. Destroy that town fast if it ravages now, slow if it ravages next turn.
spirit_island-guide-lightning-2 = The energy pays for three cards at once, and their elements wake the innate power. Storm a land where explorers would build, and push dahan to where they can strike back at a lone explorer.
spirit_island-guide-lightning-3 = Take everything back. These three cards together have the elements for the innate power: two towns can fall in one turn.

spirit_island-name-swiftness_of_lightning = Swiftness of Lightning
spirit_island-effect-swiftness_of_lightning = Each turn, for each air you have, you may use one slow power as a fast one.

spirit_island-name-thundering_destruction = Thundering Destruction
spirit_island-effect-thundering_destruction-1 = Destroy 1 town.
spirit_island-effect-thundering_destruction-2 = You may destroy 1 city instead.
spirit_island-effect-thundering_destruction-3 = Destroy 1 additional town or city.
spirit_island-effect-thundering_destruction-4 = Destroy 1 additional town or city.

spirit_island-name-harbingers_of_the_lightning = Harbingers of the Lightning
spirit_island-effect-harbingers_of_the_lightning = Push up to 2 dahan. If you push any dahan to a land with a town or city, 1 fear.

spirit_island-name-lightnings_boon = Lightning’s Boon
spirit_island-effect-lightnings_boon = The spirit may use up to 2 slow powers as fast ones this turn.

spirit_island-name-raging_storm = Raging Storm
spirit_island-effect-raging_storm = 1 damage to each invader.

spirit_island-name-shatter_homesteads = Shatter Homesteads
spirit_island-effect-shatter_homesteads = 1 fear. Destroy 1 town.

spirit_island-lasting-swiftness = { $id }: used as a fast power
