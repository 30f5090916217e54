### Spirit Island, Branch & Claw: the blight cards

spirit_island-name-back_against_the_wall = Back Against the Wall
spirit_island-effect-back_against_the_wall = In every spirit phase, each spirit gains 1 more energy and may play 1 more card.
spirit_island-lasting-back_against_the_wall_waits = { $id }: from the next spirit phase on

spirit_island-name-promising_farmlands = Promising Farmlands
spirit_island-effect-promising_farmlands = At once: on each board, add 1 town and 1 city to an inland land without a town or city.

spirit_island-name-disintegrating_ecosystem = Disintegrating Ecosystem
spirit_island-effect-disintegrating_ecosystem = At once: on each board, destroy 1 beasts, then add 1 blight to a land with a town or city.
spirit_island-ask-lose-beasts = { $id }: where are beasts destroyed?
spirit_island-ask-add-blight = { $id }: where is the blight added?

spirit_island-name-aid_from_lesser_spirits = Aid from Lesser Spirits
spirit_island-effect-aid_from_lesser_spirits = At once: turn up 1 minor power per player and 1 more. Each spirit takes one into play; the last is discarded. The spirit uses its card every turn as if it had been played, elements included, for no energy and no card play.
spirit_island-lasting-aid_from_lesser_spirits = { $id }: a card stays in play

spirit_island-name-tipping_point = Tipping Point
spirit_island-effect-tipping_point = At once: each spirit destroys 3 of its presence.

spirit_island-name-erosion_of_will = Erosion of Will
spirit_island-effect-erosion_of_will = At once: 2 fear per player; each spirit destroys 1 of its presence and loses 1 energy.

spirit_island-name-a_pall_upon_the_land = A Pall Upon the Land
spirit_island-effect-a_pall_upon_the_land = At once: on each board, destroy 1 presence of any spirit and remove 1 town.
spirit_island-ask-lose-any-presence = { $id }: which presence is destroyed?
spirit_island-ask-remove-town = { $id }: where is the town removed?
