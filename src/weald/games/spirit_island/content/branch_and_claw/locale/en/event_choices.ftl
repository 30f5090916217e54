### Spirit Island, Branch & Claw: the event cards on which the players choose

spirit_island-name-years_of_little_rain = Years of Little Rain
spirit_island-part-let_the_plants_die_and_the_land_wither = Let the Plants Die and the Land Wither
spirit_island-does-let_the_plants_die_and_the_land_wither = On each board, turn over a minor power: if it lacks water, add 1 blight to a sands. Towns, cities and dahan have -1 health this turn, but at least 1.
spirit_island-part-act_to_ease_the_drought = Act to Ease the Drought
spirit_island-does-act_to_ease_the_drought = Each spirit may add 1 presence to one of its lands with dahan.
spirit_island-lasting-years_of_little_rain = { $id }: towns, cities and dahan have -1 health

spirit_island-name-farmers_seek_the_dahan_for_aid = Farmers Seek the Dahan for Aid
spirit_island-part-spurn_the_invaders = Spurn the Invaders
spirit_island-does-spurn_the_invaders = On each board, 2 damage to dahan in a land with a town or city. On each board, add 1 blight to a land with at least 2 towns or cities. Towns and cities have -1 health this turn, but at least 1.
spirit_island-part-teach_the_invaders = Teach the Invaders
spirit_island-does-teach_the_invaders = On each board, add 1 town to a land with dahan. The next normal ravage becomes a build.
spirit_island-lasting-teach_the_invaders = { $id }: the next normal ravage becomes a build
spirit_island-lasting-farmers_seek_the_dahan_for_aid = { $id }: towns and cities have -1 health

spirit_island-name-new_species_spread = New Species Spread
spirit_island-part-let_the_invasive_species_bloom = Let the Invasive Species Bloom
spirit_island-does-let_the_invasive_species_bloom = On each board, turn over a minor power: if it is fast, add 1 blight to a land with a town or city. This card goes back under the top 2 cards of the event deck.
spirit_island-part-transmute_the_worst_of_the_species = Transmute the Worst of the Species
spirit_island-does-transmute_the_worst_of_the_species = 1 fear for each player. On each board, add 1 beasts to a land with a town or city.

spirit_island-name-war_touches_the_islands_shores = War Touches the Island’s Shores
spirit_island-part-allow_the_attacks = Allow the Attacks
spirit_island-does-allow_the_attacks = On each board, turn over a major power. The coastal land with the most towns and cities, if any, takes its cost as damage to invaders and as damage to the land. Defend lowers both.
spirit_island-part-help_repel_the_newcomers = Help Repel the Newcomers
spirit_island-does-help_repel_the_newcomers = Put 1 unused fear card on top of the fear deck.

spirit_island-name-sacred_sites_under_threat = Sacred Sites Under Threat
spirit_island-part-let_the_islands_strength_repulse_them = Let the Island’s Strength Repulse Them
spirit_island-does-let_the_islands_strength_repulse_them = Each sacred site pushes 1 explorer or town. 1 blight for each player leaves the blight card and the game.
spirit_island-part-guard_them_yourself_for_well_or_ill = Guard Them Yourself, for Well or Ill
spirit_island-does-guard_them_yourself_for_well_or_ill = In each land with a sacred site and invaders, pay 3 energy, aided by fire, for 2 damage. Where you do not, each spirit there destroys 1 of its presence.

spirit_island-name-outpaced = Outpaced
spirit_island-part-outpaced = Outpaced
spirit_island-does-outpaced = Each spirit chooses for each of its slow cards in play that it has not used. Either discard it and gain 1 energy and its cost; or pay 3 energy or destroy 2 presence, and you may use it now instead of later.
spirit_island-do-stay_steady_and_slow = Stay steady and slow: discard the card, gain 1 energy and its cost
spirit_island-do-match_pace_for_energy = Match their pace: pay 3 energy
spirit_island-do-match_pace_for_presence = Match their pace: destroy 2 presence

spirit_island-name-missionaries_arrive = Missionaries Arrive
spirit_island-part-ignore_their_contact_with_the_dahan = Ignore Their Contact with the Dahan
spirit_island-does-ignore_their_contact_with_the_dahan = On each board, turn over a minor power. If it has sun, push 1 explorer from a land with dahan; if not, replace 1 dahan with 1 town. This card goes back under the top 2 cards of the event deck.
spirit_island-part-curse_the_tongues_of_the_foreigners = Curse the Tongues of the Foreigners
spirit_island-does-curse_the_tongues_of_the_foreigners = Each spirit adds 1 disease to a land with a city. 2 fear for each player. In the next normal ravage, each city deals +3 damage.
spirit_island-lasting-missionaries_arrive = { $id }: cities deal +3 damage in the next normal ravage

spirit_island-name-a_strange_madness_among_the_beasts = A Strange Madness Among the Beasts
spirit_island-part-let_them_rampage_unto_death = Let Them Rampage unto Death
spirit_island-does-let_them_rampage_unto_death = Each beasts destroys 1 dahan in its land. On each board, remove 1 beasts.
spirit_island-part-guide_the_madness = Guide the Madness
spirit_island-does-guide_the_madness = Remove any number of beasts. Pay 3 energy, aided by animal, for each beasts left, and at least 3. Each spirit may push 1 beasts.

spirit_island-name-rising_interest_in_the_island = Rising Interest in the Island
spirit_island-part-ignore_the_curiosity = Ignore the Curiosity
spirit_island-does-ignore_the_curiosity = The top card of the invader deck leaves the game; one that set-up has placed is passed over. On each board, add 1 town to a land without a town.
spirit_island-part-weave_lies_in_the_minds_of_their_observers = Weave Lies in the Minds of Their Observers
spirit_island-does-weave_lies_in_the_minds_of_their_observers = The top fear card goes back to the box. In the next normal ravage, each town and city deals +1 damage.
spirit_island-lasting-rising_interest_in_the_island = { $id }: towns and cities deal +1 damage in the next normal ravage
