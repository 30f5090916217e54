### Spirit Island, Jagged Earth: Volcano Looming High

spirit_island-name-volcano = Volcano Looming High
spirit_island-about-volcano = It gathers presence in the mountains, reaches far from its peaks, and spends everything in one eruption.
spirit_island-hard-volcano = It lives in mountains only, and must time its eruptions well.
spirit_island-voice-volcano = Build on my slopes. I will keep it warm for you.
spirit_island-growth-volcano-1 = Reclaim all cards, gain a power card, gain 3 energy
spirit_island-growth-volcano-2 = Add presence within range 0, twice
spirit_island-growth-volcano-3 = Gain a power card, add presence within range 4, play 1 more card, gain 2 energy

spirit_island-name-mountain_home = Mountain Home
spirit_island-effect-mountain_home = Your presence can be added and moved to mountains only.

spirit_island-name-collapse_in_a_blast_of_lava_and_steam = Collapse in a Blast of Lava and Steam
spirit_island-effect-collapse_in_a_blast_of_lava_and_steam = When your presence is destroyed, deal 1 damage for each in that land to invaders, and as much to dahan.

spirit_island-name-volcanic_peaks_tower_over_the_landscape = Volcanic Peaks Tower over the Landscape
spirit_island-effect-volcanic_peaks_tower_over_the_landscape = Your power cards (not your innate powers) have +1 range from lands with 3 or more of your presence.

spirit_island-name-explosive_eruption = Explosive Eruption
spirit_island-effect-explosive_eruption-1 = Destroy any number of your presence here. 2 or more destroyed: in one land within 1, 1 damage for each.
spirit_island-effect-explosive_eruption-2 = 4 or more destroyed: 1 fear for each.
spirit_island-effect-explosive_eruption-3 = 6 or more destroyed: in each land within 1, 4 damage. Add 1 blight here, which spares your presence.
spirit_island-effect-explosive_eruption-4 = 10 or more destroyed: in each land within 2, +4 damage. Add 1 blight to each adjacent land without blight.

spirit_island-name-powered_by_the_furnace_of_the_earth = Powered by the Furnace of the Earth
spirit_island-effect-powered_by_the_furnace_of_the_earth-1 = Add 1 of your destroyed presence.
spirit_island-effect-powered_by_the_furnace_of_the_earth-2 = You may pay 2 energy to gain a power card.
spirit_island-effect-powered_by_the_furnace_of_the_earth-3 = Move up to 2 of your presence from other lands here.
spirit_island-effect-powered_by_the_furnace_of_the_earth-4 = Return up to 2 of your destroyed presence to your presence tracks.

spirit_island-name-exaltation_of_molten_stone = Exaltation of Molten Stone
spirit_island-effect-exaltation_of_molten_stone = Split 1 energy for each fire you have as evenly as possible between you and the spirit. The spirit’s powers that originate in a mountain have +1 range this turn.

spirit_island-name-lava_flows = Lava Flows
spirit_island-effect-lava_flows = Add 1 badlands and 1 wilds; or 1 damage.
spirit_island-do-lava_flows = Add 1 badlands and 1 wilds

spirit_island-name-pyroclastic_bombardment = Pyroclastic Bombardment
spirit_island-effect-pyroclastic_bombardment = 1 damage to each town, city and dahan. 1 damage. 1 damage to dahan.

spirit_island-name-rain_of_ash = Rain of Ash
spirit_island-effect-rain_of_ash = If invaders are here, 2 fear. Push 2 dahan and 2 explorers or towns to lands without your presence.

spirit_island-lasting-exaltation_of_molten_stone = { $id }: +1 range from mountains
spirit_island-ask-eruption = { $id }: how many of your presence in { $land } do you destroy?
spirit_island-ask-eruption-land = { $id }: which land does the blast hit?
spirit_island-ask-furnace = { $id }: do you pay 2 energy for a power card?
spirit_island-ask-odd-energy = { $id }: who gains the odd energy?
