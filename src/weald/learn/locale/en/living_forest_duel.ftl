### The first game of Living Forest Duel

learn-idea-living_forest_duel-aim = Four ways lead to victory.
learn-idea-living_forest_duel-aim-text = Put out 8 fires, plant a square of 3 by 3 trees, fill the recruitment line with animals of your season, or drive Onibi out twice on the other side. You play Summer, Sorrel plays Winter.
learn-idea-living_forest_duel-reveal = Reveal a card.
learn-idea-living_forest_duel-reveal-text = In turn you either reveal an animal or use a token. Animals in the common line bring elements to both of you: wait for more, but not until the other one takes them.
learn-idea-living_forest_duel-water = Use water: put out a fire.
learn-idea-living_forest_duel-water-text = A token goes on an element and takes all of it that lies in the common line since the last token there. Water pays for fires by the value of their clearing card.
learn-idea-living_forest_duel-water_fire = Take this fire.
learn-idea-living_forest_duel-water_fire-text = You keep it: 8 win the game. Fires that stay bring varans.
learn-idea-living_forest_duel-plant = Use plant: plant a tree.
learn-idea-living_forest_duel-plant-text = The top trees of four piles cost plant. A tree gives its element to you in every turn from now on.
learn-idea-living_forest_duel-plant_cell = Plant it beside the lake.
learn-idea-living_forest_duel-plant_cell-text = A river must lead from it to the lake. Neighbours with the same bonus give you that action at once.
learn-idea-living_forest_duel-sun = Use sun: recruit an animal.
learn-idea-living_forest_duel-sun-text = Animals of your season come into your own line and help only you. Those of the other season go to the discard, and yours fill their places.
learn-idea-living_forest_duel-wind = Use wind: move Onibi.
learn-idea-living_forest_duel-wind-text = One step for each wind, towards the other side; the card where Onibi stops gives its bonus. Beyond the end the other player gets the Onibi card, and the second time loses.
learn-idea-living_forest_duel-solitary = Beware of solitary animals.
learn-idea-living_forest_duel-solitary-text = The third dark disc among the common line and your own costs you a token, the fourth another one. White discs of gregarious animals cancel them.
learn-idea-living_forest_duel-fire = At the end of the turn the fire spreads.
learn-idea-living_forest_duel-fire-text = If all your water is less than the fire on the clearing, one of your varans goes to the discard for each card that burns. Varans are solitary, and with the next shuffle they are in the pile.
learn-idea-living_forest_duel-win = Choose your way, and watch the other’s.
learn-idea-living_forest_duel-win-text = The overview shows how far each of you is on all four. Two ways at once are harder to stop than one.
learn-done-living_forest_duel = You have used everything there is. Count what the next card could bring the other side before you reveal it.
