### Spirit Island: A Spread of Rampant Green

spirit_island-name-rampant_green = A Spread of Rampant Green
spirit_island-about-rampant_green = Grows faster than any other spirit and gives up presence to keep invaders from acting.
spirit_island-hard-rampant_green = To know when a presence is worth giving up.
spirit_island-voice-rampant_green = Cut me. I have time, and I have more of me.
spirit_island-growth-rampant_green-1 = Add presence to jungle or wetlands within range 2
spirit_island-growth-rampant_green-2 = Reclaim all cards, gain a power card
spirit_island-growth-rampant_green-3 = Add presence within range 1, +1 card play this turn
spirit_island-growth-rampant_green-4 = Gain a power card, gain 3 energy
spirit_island-guide-rampant_green-1 = Spread on both tracks and play one card more this turn. A card and the innate power deal one damage each: together they bring down a town. Alone, the gift serves for its elements only.
spirit_island-guide-rampant_green-2 = Energy for the expensive card, and a power. Push a town or dahan to where they do most good; with plants enough the innate powers defend a land and strike with a dahan beside them.
spirit_island-guide-rampant_green-3 = Take everything back. Choose the track you need more, and cards with the elements of your innate powers. A presence given up on a sacred site still stops a ravage or a build.
spirit_island-icon-add_presence-jungle_wetlands = Add presence within range { $n }, to jungle or wetlands

spirit_island-name-choke_the_land_with_green = Choke the Land with Green
spirit_island-effect-choke_the_land_with_green = When invaders would ravage or build in a land with your sacred site, you may destroy 1 of your presence there to prevent it.

spirit_island-name-steady_regeneration = Steady Regeneration
spirit_island-effect-steady_regeneration = When growth adds presence, you may use destroyed presence; once the island is blighted, for 1 energy each.

spirit_island-name-creepers_tear_into_mortar = Creepers Tear into Mortar
spirit_island-effect-creepers_tear_into_mortar-1 = 1 damage to a town or city.
spirit_island-effect-creepers_tear_into_mortar-2 = Repeat this power.
spirit_island-effect-creepers_tear_into_mortar-3 = Repeat it once more.

spirit_island-name-all_enveloping_green = All-Enveloping Green
spirit_island-effect-all_enveloping_green-1 = Defend 2.
spirit_island-effect-all_enveloping_green-2 = Instead: defend 4.
spirit_island-effect-all_enveloping_green-3 = Remove 1 blight.

spirit_island-name-fields_choked_with_growth = Fields Choked with Growth
spirit_island-effect-fields_choked_with_growth = Push 1 town; or push 3 dahan.

spirit_island-name-gift_of_proliferation = Gift of Proliferation
spirit_island-effect-gift_of_proliferation = The spirit adds 1 presence within range 1 of its presence.

spirit_island-name-overgrow_in_a_night = Overgrow in a Night
spirit_island-effect-overgrow_in_a_night = Add 1 presence; or, if your presence and invaders are here, 3 fear.

spirit_island-name-stem_the_flow_of_fresh_water = Stem the Flow of Fresh Water
spirit_island-effect-stem_the_flow_of_fresh_water = 1 damage to 1 town or city. In mountain or sands, 1 damage to each town and city instead.

spirit_island-ask-choke-the-land-with-green = { $id } in { $land }: destroy 1 of your presence there to prevent it?
