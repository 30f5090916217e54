### Spirit Island, Jagged Earth: the event cards by invader stage

spirit_island-name-harvest_bounty_harvest_dust = Harvest Bounty, Harvest Dust
spirit_island-part-harvest_bounty_harvest_dust = Harvest Bounty, Harvest Dust
spirit_island-does-harvest_bounty_harvest_dust = On a healthy island, on each board, invaders ravage in a land with a town or city. On a blighted island, on each board, push 1 town from a land with at least 2 towns or cities to a land without a town or city.
spirit_island-part-widespread_clearcutting = Widespread Clearcutting
spirit_island-does-widespread_clearcutting = On each board, choose a land with a town or city and add 1 blight there, without a cascade. Spirits may destroy 2 presence and dahan there, in any mix, to prevent it.

spirit_island-name-invested_aristocracy = Invested Aristocracy
spirit_island-part-invested_aristocracy = Invested Aristocracy
spirit_island-does-invested_aristocracy = After the ravage step, on each board to which it has added no blight, add 1 town. It comes to the highest-numbered land without invaders.
spirit_island-part-foreign_dignitaries_visit = Foreign Dignitaries Visit
spirit_island-does-foreign_dignitaries_visit = On a healthy island, ravages this turn deal +2 damage in the lowest matching land of each board. On a blighted island, put 1 unused fear card on top of the fear deck.

spirit_island-name-mapmakers_chart_the_wild = Mapmakers Chart the Wild
spirit_island-part-mapmakers_chart_the_wild = Mapmakers Chart the Wild
spirit_island-does-mapmakers_chart_the_wild = Wilds stop no explore in this invader phase. On boards without wilds, each land that is explored gets 1 more explorer.

spirit_island-name-no_bravery_without_numbers = No Bravery without Numbers
spirit_island-part-no_bravery_without_numbers = No Bravery without Numbers
spirit_island-does-no_bravery_without_numbers = Invaders do not ravage this turn in lands where they are not more than the terror level.
spirit_island-part-courage_of_the_crowd = Courage of the Crowd
spirit_island-does-courage_of_the_crowd = Invaders do not ravage this turn in lands where they are not more than the terror level. Other ravages deal +2 damage in each land.

spirit_island-name-smaller_ports_spring_up = Smaller Ports Spring Up
spirit_island-part-smaller_ports_spring_up = Smaller Ports Spring Up
spirit_island-does-smaller_ports_spring_up = On each board with exactly 1 city in its coastal lands, add 1 town to a coastal land without a city.
spirit_island-part-extensive_building = Extensive Building
spirit_island-does-extensive_building = On each board, invaders build in a land with invaders that no build card names.

spirit_island-lasting-invested_aristocracy = { $id }: towns will come to boards where ravages add no blight
spirit_island-lasting-foreign_dignitaries_visit = { $id }: ravages deal +2 damage in the lowest matching land of each board
spirit_island-lasting-mapmakers_chart_the_wild = { $id }: wilds stop no explore; more explorers on boards without wilds
spirit_island-lasting-no_bravery_without_numbers = { $id }: no ravage where invaders are not more than the terror level
spirit_island-lasting-courage_of_the_crowd = { $id }: no ravage where invaders are not more than the terror level, +2 damage elsewhere
spirit_island-ask-spare-land = { $id }: destroy 2 presence and dahan in { $land } to prevent it?
spirit_island-ask-give-dahan = { $id }: how many of the 2 are dahan of { $land }?
