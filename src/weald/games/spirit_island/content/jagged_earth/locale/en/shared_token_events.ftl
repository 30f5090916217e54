### Spirit Island, Jagged Earth: the token events

spirit_island-part-quit_the_farmed_lands = Quit the Farmed Lands
spirit_island-does-quit_the_farmed_lands = On each board, push 1 beasts to a land without a town or city. If explorers are there, 1 fear.

spirit_island-part-hunting_parties = Hunting Parties
spirit_island-does-hunting_parties = In each land with beasts and a city, 1 fear, and destroy 1 beasts.

spirit_island-part-beasts_prey_on_the_injured = Beasts Prey on the Injured
spirit_island-does-beasts_prey_on_the_injured = Each beasts is also a badlands this turn. On each board, destroy 1 damaged invader in a land with beasts.

spirit_island-part-explorers_blunder = Explorers Blunder
spirit_island-does-explorers_blunder = On each board, destroy 2 explorers in total in lands with beasts.

spirit_island-part-prey_on_the_heedless = Prey on the Heedless
spirit_island-does-prey_on_the_heedless = Each beasts deals 1 damage in its land.

spirit_island-part-lair_in_untamed_lands = Lair in Untamed Lands
spirit_island-does-lair_in_untamed_lands = On each board, add 1 beasts to a land without town, city and blight.

spirit_island-part-beasts_chase_off_homesteaders = Beasts Chase Off Homesteaders
spirit_island-does-beasts_chase_off_homesteaders = On each board, in a land with beasts, push up to 2 explorers, or push 1 town.

spirit_island-part-casualties_of_fang_and_sting = Casualties of Fang and Sting
spirit_island-does-casualties_of_fang_and_sting = On each board, destroy 1 explorer or town in a land with beasts.

spirit_island-part-terrifying_beasts = Terrifying Beasts
spirit_island-does-terrifying_beasts = 2 fear for each board with at least 2 beasts.

spirit_island-part-beasts_multiply = Beasts Multiply
spirit_island-does-beasts_multiply = On each board, add 1 beasts to a land adjacent to beasts. Then destroy 1 dahan in a land with beasts.

spirit_island-part-plagues_bring_fear_and_death = Plagues Bring Fear and Death
spirit_island-does-plagues_bring_fear_and_death = On each board with disease, 1 fear, and 2 damage to dahan in a land with disease.

spirit_island-part-outbreaks_shift = Outbreaks Shift
spirit_island-does-outbreaks_shift = On each board, push 1 disease to the adjacent land with the most invaders, if any.

spirit_island-part-fatalities_rise = Fatalities Rise
spirit_island-does-fatalities_rise = In each land with disease, 1 damage to each invader and to each dahan. Where that destroys a town or city, remove 1 disease.

spirit_island-part-pestilence_arrives_on_canvas_sails = Pestilence Arrives on Canvas Sails
spirit_island-does-pestilence_arrives_on_canvas_sails = On each board, add 1 disease to the coastal land with the most towns and cities, if any. Then 3 damage to dahan there.

spirit_island-part-irregular_outbreaks = Irregular Outbreaks
spirit_island-does-irregular_outbreaks = 1 fear for each board with disease. Disease stops no build in this invader phase.

spirit_island-part-virulence_among_close_packed_homes = Virulence Among Close-Packed Homes
spirit_island-does-virulence_among_close_packed_homes = On each board, add 1 disease to the inland land with the most towns and cities, if any.

spirit_island-part-foreign_diseases = Foreign Diseases
spirit_island-does-foreign_diseases = On each board, add 1 disease to the land with the most invaders and dahan together, at least 1 of each. Then 2 damage to dahan there.

spirit_island-lasting-beasts_as_badlands = { $id }: each beasts is also a badlands
