### Spirit Island, Jagged Earth: the major powers, A to M

spirit_island-name-angry_bears = Angry Bears
spirit_island-effect-angry_bears = 2 fear. 2 damage. If no beasts are here, add 1 beasts; otherwise +2 damage, and push up to 1 beasts.
spirit_island-effect-angry_bears-1 = 1 fear. Destroy 1 explorer or town in an adjacent land with beasts.

spirit_island-name-bargains_of_power_and_protection = Bargains of Power and Protection
spirit_island-effect-bargains_of_power_and_protection = Remove 1 of your presence on the island from the game. For the rest of the game, each dahan within range 1 of your presence gives defend 1 in its land, and you gain 1 energy less each turn.
spirit_island-effect-bargains_of_power_and_protection-1 = The presence comes from a presence track instead.
spirit_island-lasting-bargains_of_power_and_protection = { $id }: dahan near its presence defend their lands, and it gains 1 energy less each turn
spirit_island-ask-give-presence = { $id }: which presence leaves the game?
spirit_island-ask-give-from-track = { $id }: from which track does presence leave the game?

spirit_island-name-draw_towards_a_consuming_void = Draw Towards a Consuming Void
spirit_island-effect-draw_towards_a_consuming_void = From each adjacent land gather 1 explorer, 1 town, 1 city, 1 dahan, 1 beasts and 1 presence. The presence is that of any spirit. 4 fear. 15 damage, and 5 damage to dahan. Each spirit destroys 1 of its presence here. Destroy 2 beasts. If you have no other power card in play, you may forget a minor, a major and a unique power to do all of this again, as often as you like.
spirit_island-do-consume_again = Forget a minor, a major and a unique power to do it again

spirit_island-name-dream_of_the_untouched_land = Dream of the Untouched Land
spirit_island-effect-dream_of_the_untouched_land = Remove up to 3 blight, and invaders with up to 3 health in total.
spirit_island-effect-dream_of_the_untouched_land-1 = Once in a game: add a random board next to the board of this land, without what is printed on it. Add 2 beasts, 2 wilds, 2 badlands and up to 2 presence, of any spirits, in any lands of it. From now on build cards, and what an adversary does on each board or in each land, skip 1 board.
spirit_island-lasting-dream_of_the_untouched_land = { $id }: build cards and the adversary skip a board
spirit_island-ask-add-to = { $id }: to which land is this added: { spirit_island-kind }?
spirit_island-ask-whose-presence = { $id }: which spirit adds presence?
spirit_island-ask-adds-presence = { $id }: do you add presence to board { $board }?
spirit_island-ask-skip-board = { $id }: which board is skipped?

spirit_island-name-focus_the_lands_anguish = Focus the Land’s Anguish
spirit_island-effect-focus_the_lands_anguish = Gather up to 5 blight. 1 damage for each blight here. If this destroys a town or city, 5 fear.
spirit_island-effect-focus_the_lands_anguish-1 = +1 damage for each blight here.

spirit_island-name-forests_of_living_obsidian = Forests of Living Obsidian
spirit_island-effect-forests_of_living_obsidian = Add 1 badlands. Push all dahan. 1 damage to each invader, 2 if the origin land is your sacred site.
spirit_island-effect-forests_of_living_obsidian-1 = Repeat this power; it may target another land in range.

spirit_island-name-infestation_of_venomous_spiders = Infestation of Venomous Spiders
spirit_island-effect-infestation_of_venomous_spiders = Add 1 beasts and gather up to 1 beasts. 1 fear for each beasts here, up to 4. Invaders skip as many actions here this turn as there are beasts.
spirit_island-effect-infestation_of_venomous_spiders-1 = After this power makes invaders skip an action, 4 damage here.
spirit_island-lasting-infestation_of_venomous_spiders =
    { $id }: invaders skip { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
spirit_island-ask-skip-this-action = { $id }: do invaders skip this in { $land }: { spirit_island-action } ({ $n } left)?

spirit_island-name-irresistible_call = Irresistible Call
spirit_island-effect-irresistible_call = Gather 5 towns, 5 dahan, 5 beasts and 15 explorers.
spirit_island-effect-irresistible_call-1 = Invaders skip all actions here this turn. Isolate this land.

spirit_island-name-melt_earth_into_quicksand = Melt Earth into Quicksand
spirit_island-effect-melt_earth_into_quicksand = 1 fear. 2 damage. Isolate this land. After invaders or dahan move here this turn, destroy them.
spirit_island-effect-melt_earth_into_quicksand-1 = +4 damage. Add 1 badlands and 1 wilds.
spirit_island-lasting-melt_earth_into_quicksand = { $id }: invaders and dahan that move here are destroyed
