### Spirit Island, Jagged Earth: the event cards on which the players choose

spirit_island-name-lesser_spirits_imperiled = Lesser Spirits Imperiled
spirit_island-part-tend_to_your_own_strength = Tend to Your Own Strength
spirit_island-does-tend_to_your_own_strength = Each spirit gains 1 energy. For each player, turn over a minor power. For each with plant, 1 blight leaves the blight card and the game. For each with animal, destroy 1 dahan in a land with blight.
spirit_island-part-forge_a_web_of_mutual_support = Forge a Web of Mutual Support
spirit_island-does-forge_a_web_of_mutual_support = Each spirit destroys 1 of its presence, and has 1 element of its choice for the rest of the game.

spirit_island-name-remnants_of_a_spirits_heart = Remnants of a Spirit’s Heart
spirit_island-part-leave_its_strength_with_the_dahan = Leave Its Strength With the Dahan
spirit_island-does-leave_its_strength_with_the_dahan = Dahan have +10 health this turn. Invaders in lands with dahan have +1 health this turn.
spirit_island-part-with_patient_focus_craft_a_great_warding = With Patient Focus Craft a Great Warding
spirit_island-does-with_patient_focus_craft_a_great_warding = Defend from spirits is 4 lower in each land this turn. Once, at the end of a later spirit phase, the players may together give each land defend 4 that turn.

spirit_island-name-numinous_crisis = Numinous Crisis
spirit_island-part-draw_strength_from_it_while_you_can = Draw Strength From It While You Can
spirit_island-does-draw_strength_from_it_while_you_can = 1 blight for each player leaves the blight card and the game. If the card has not turned yet, more follows until it does. Spirits gain 3 energy for each, shared as evenly as possible.
spirit_island-part-pour_your_strength_into_the_island = Pour Your Strength Into the Island
spirit_island-does-pour_your_strength_into_the_island = Each spirit pays 3 energy, forgets 2 power cards, or returns 1 presence to its tracks. Then 1 blight for each player comes from the box to the blight card.

spirit_island-name-hard_working_settlers = Hard-Working Settlers
spirit_island-part-act_cautiously_in_the_background = Act Cautiously in the Background
spirit_island-does-act_cautiously_in_the_background = On each board, push up to 2 dahan. Add 1 town to a land without a town. Then invaders ravage in the land with the most invaders that a ravage card names.
spirit_island-part-create_unnerving_distractions = Create Unnerving Distractions
spirit_island-does-create_unnerving_distractions = Each ravage card may leave out 1 of its lands on each board in this invader phase. 1 fear for each player. The last stage II card and the last stage III card of the invader deck leave the game.

spirit_island-name-dahan_trade_with_the_invaders = Dahan Trade with the Invaders
spirit_island-part-ignore_their_interest = Ignore Their Interest
spirit_island-does-ignore_their_interest = Dahan take no part in ravages this turn.
spirit_island-part-display_your_wrath_at_this_betrayal = Display Your Wrath at This Betrayal
spirit_island-does-display_your_wrath_at_this_betrayal = Each spirit with dahan in its lands destroys 1 of them: 1 fear.
spirit_island-part-change_and_help_them_learn_from_the_enemy = Change and Help Them Learn From the Enemy
spirit_island-does-change_and_help_them_learn_from_the_enemy = Dahan take no part in ravages this turn. Each spirit forgets a power card. From the next turn on, for the rest of the game, each land has defend 1 for each dahan there.

spirit_island-name-lifes_balance_tilts = Life’s Balance Tilts
spirit_island-part-let_destruction_have_its_day = Let Destruction Have Its Day
spirit_island-does-let_destruction_have_its_day = On each board, remove 1 beasts, add 1 disease, and turn over a minor power. If it is fast, add 1 blight on that board. Invaders and dahan have -1 health this turn, but at least 1.
spirit_island-part-fortify_the_resilience_of_life = Fortify the Resilience of Life
spirit_island-does-fortify_the_resilience_of_life = On each board, add 1 beasts, remove 1 disease, and turn over a minor power. If it is slow, remove 1 blight on that board. Invaders and dahan have +1 health this turn.

spirit_island-lasting-forge_a_web_of_mutual_support = { $id }: { $n ->
     [0] 1 sun for the rest of the game
     [1] 1 moon for the rest of the game
     [2] 1 fire for the rest of the game
     [3] 1 air for the rest of the game
     [4] 1 water for the rest of the game
     [5] 1 earth for the rest of the game
     [6] 1 plant for the rest of the game
    *[7] 1 animal for the rest of the game
}
spirit_island-lasting-strong_dahan = { $id }: dahan have +10 health
spirit_island-lasting-strong_invaders = { $id }: invaders in lands with dahan have +1 health
spirit_island-lasting-weakened_defend = { $id }: defend from spirits is 4 lower
spirit_island-lasting-great_warding = { $id }: once, all lands can get defend 4
spirit_island-lasting-great_warding_raised = { $id }: each land has defend 4
spirit_island-lasting-create_unnerving_distractions = { $id }: ravage cards may leave out 1 land on each board
spirit_island-lasting-ignore_their_interest = { $id }: dahan take no part in ravages
spirit_island-lasting-change_and_help_them_learn_from_the_enemy = { $id }: defend 1 for each dahan in a land
spirit_island-lasting-let_destruction_have_its_day = { $id }: invaders and dahan have -1 health
spirit_island-lasting-fortify_the_resilience_of_life = { $id }: invaders and dahan have +1 health
spirit_island-ask-great-warding = { $id }: give each land defend 4 this turn?
spirit_island-ask-more-energy = { $id }: which spirit gains 1 more energy?
spirit_island-ask-push-dahan = { $id }: from which land do you push 1 dahan?
spirit_island-ask-leave-out = { $id }: which land does the ravage card leave out?
spirit_island-ask-infect = { $id }: where is the disease added?
spirit_island-ask-remove-disease = { $id }: from which land do you remove disease?
spirit_island-do-numinous_crisis = Forget 2 power cards
