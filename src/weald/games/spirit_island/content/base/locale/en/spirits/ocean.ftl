### Spirit Island: Ocean’s Hungry Grasp

spirit_island-name-ocean = Ocean’s Hungry Grasp
spirit_island-about-ocean = It comes and goes with the tide, drowns invaders at the coast, and cannot go inland.
spirit_island-hard-ocean = Inland it can do little; coming and going costs time.
spirit_island-voice-ocean = The shore is a line that I draw again every night.
spirit_island-growth-ocean-1 = Reclaim all cards, gain a power card, gather 1 presence into each ocean, gain 2 energy
spirit_island-growth-ocean-2 = Add presence to any ocean, twice; gain 1 energy
spirit_island-growth-ocean-3 = Gain a power card, push 1 presence out of each ocean, add presence to a coastal land within range 1
spirit_island-guide-ocean-1 = Presence in the oceans gives you the whole coast. Drag explorers out to sea before they build; what drowns becomes energy. The boon helps another spirit; alone, it serves for its elements only.
spirit_island-guide-ocean-2 = The tide washes you ashore: be where a coast is ravaged. Defend dahan there with one card, and swallow invaders with the other where no dahan stands. Add the power you gained.
spirit_island-guide-ocean-3 = Out to sea again: presence gathers in the oceans and all cards come back. In and out, turn by turn, is your rhythm.
spirit_island-icon-add_presence-coastal = Add presence within range { $n }, to a coastal land

spirit_island-name-ocean_in_play = Ocean in Play
spirit_island-effect-ocean_in_play = Your presence may be in oceans, but never inland. On boards with your presence, the ocean counts as coastal wetlands for powers and for blight. Invaders and dahan that are moved into it drown.

spirit_island-name-drowning = Drowning
spirit_island-effect-drowning = Drowned pieces are destroyed. Drowned invaders give you 1 energy for as much of their printed health as there are players.
spirit_island-counter-drowned = Drowned, not yet energy

spirit_island-name-pound_ships_to_splinters = Pound Ships to Splinters
spirit_island-effect-pound_ships_to_splinters-1 = 1 fear.
spirit_island-effect-pound_ships_to_splinters-2 = +1 fear.
spirit_island-effect-pound_ships_to_splinters-3 = +2 fear.

spirit_island-name-ocean_breaks_the_shore = Ocean Breaks the Shore
spirit_island-effect-ocean_breaks_the_shore-1 = Drown 1 town.
spirit_island-effect-ocean_breaks_the_shore-2 = You may drown 1 city instead.
spirit_island-effect-ocean_breaks_the_shore-3 = Drown 1 additional town or city.

spirit_island-name-call_of_the_deeps = Call of the Deeps
spirit_island-effect-call_of_the_deeps = Gather 1 explorer. If the target is an ocean, you may gather 1 additional explorer.

spirit_island-name-grasping_tide = Grasping Tide
spirit_island-effect-grasping_tide = 2 fear. Defend 4.

spirit_island-name-swallow_the_land_dwellers = Swallow the Land-Dwellers
spirit_island-effect-swallow_the_land_dwellers = Drown 1 explorer, 1 town and 1 dahan.

spirit_island-name-tidal_boon = Tidal Boon
spirit_island-effect-tidal_boon = The spirit gains 2 energy and may push 1 town and up to 2 dahan from one of its lands. Instead of drowning dahan pushed into your ocean, you may move them to any coastal land.

spirit_island-icon-into_oceans = Gather 1 presence into each ocean
spirit_island-icon-out_of_oceans = Push 1 presence out of each ocean
spirit_island-icon-add_presence_ocean = Add presence to any ocean
spirit_island-ask-ebb = { $id }: from which land do you gather presence into { $land }?
spirit_island-ask-flood = { $id }: where do you push presence from { $land }?
spirit_island-ask-drown = { $id }: drown in { $land } ({ $n } left).
spirit_island-ask-carry-dahan = { $id }: to which coastal land do the dahan go instead of drowning?
