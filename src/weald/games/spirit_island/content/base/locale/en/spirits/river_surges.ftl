### Spirit Island: River Surges in Sunlight

spirit_island-name-river_surges = River Surges in Sunlight
spirit_island-about-river_surges = Floods that push invaders back to the sea; at home in every wetlands.
spirit_island-hard-river_surges = Nothing much: mind which lands its floods push towns into.
spirit_island-voice-river_surges = I rise, I turn, I carry the small boats home to the sea.
spirit_island-growth-river_surges-1 = Reclaim all cards, gain a power card, gain 1 energy
spirit_island-growth-river_surges-2 = Add presence within range 1, twice
spirit_island-growth-river_surges-3 = Gain a power card, add presence within range 2
spirit_island-guide-river_surges-1 = Two presence from the card track give you a second card at once, and in wetlands they count as sacred sites. Push invaders out of a land that builds next turn, and gather two dahan: a third one joins them and you gain energy.
spirit_island-guide-river_surges-2 = Again from the card track: three cards, and one comes back to your hand each turn. Flash Floods stops a ravage or a build, and so does the innate power at its second threshold.
spirit_island-guide-river_surges-3 = Take everything back and gain a power whose elements feed your innate power. The same three cards keep it at its second threshold.
spirit_island-guide-river_surges-4 = One more presence from the card track and you play four cards. Choose them by their elements: the third threshold of the innate power clears a whole land.

spirit_island-name-rivers_domain = River’s Domain
spirit_island-effect-rivers_domain = In wetlands, 1 of your presence is enough for a sacred site.

spirit_island-name-massive_flooding = Massive Flooding
spirit_island-effect-massive_flooding-1 = Push 1 explorer or town.
spirit_island-effect-massive_flooding-2 = Instead: 2 damage, then push up to 3 explorers or towns.
spirit_island-effect-massive_flooding-3 = Instead: 2 damage to each invader.

spirit_island-name-boon_of_vigor = Boon of Vigor
spirit_island-effect-boon_of_vigor = You gain 1 energy; or another spirit gains 1 energy for each card it has played this turn.

spirit_island-name-flash_floods = Flash Floods
spirit_island-effect-flash_floods = 1 damage; in a coastal land, +1 damage.

spirit_island-name-rivers_bounty = River’s Bounty
spirit_island-effect-rivers_bounty = Gather up to 2 dahan. If there are now at least 2 dahan, add 1 dahan and gain 1 energy.

spirit_island-name-wash_away = Wash Away
spirit_island-effect-wash_away = Push up to 3 explorers or towns.
