### Spirit Island: the scenarios

spirit_island-effect-blitz = All powers are fast; those that are fast anyway cost 1 less, or bring 1 energy if they cost nothing. More blight to begin with and less later; invaders act once more at set-up, and each explore brings 1 more explorer on each board.
spirit_island-effect-guard_the_isles_heart = All towns leave at set-up; the inner land of each board gets 1 explorer and 1 presence of its spirit, and each spirit has 1 minor and 1 major power more. After the first turn, a town or city in an inner land is a defeat.
spirit_island-effect-rituals_of_terror = All fear cards are in the deck, but fear does not raise the terror level, and earned cards wait. A ritual needs a land with presence of every spirit and 3 dahan for each player, and costs 3 energy and 3 presence there: the terror level rises by 1, all earned fear cards are resolved, and the dahan there are pushed evenly. The third ritual wins.
spirit_island-effect-dahan_insurrection = After each action, every dahan that moved deals 1 damage where it is now; for each town destroyed an explorer, and for each city a town, comes to the nearest land with dahan. From terror level 2 on, what counts are lands with more towns and cities than dahan: at level 2 there must be none, later fewer than players. Fewer than 2 dahan for each player are a defeat.
spirit_island-ask-add-explorer = { spirit_island-name }: which explored land gets another explorer?
spirit_island-ask-ritual-energy = { spirit_island-name }: who pays energy ({ $n } left)?
spirit_island-ask-ritual-presence = { spirit_island-name }: who gives presence ({ $n } left)?
spirit_island-ask-resettle = { spirit_island-name }: to which of the nearest dahan do those driven out come?
spirit_island-offer-rituals_of_terror = Perform a ritual: { $n } energy and { $n } presence
spirit_island-result-defeat-heart = Defeat: invaders have settled in the heart of the island.
spirit_island-result-defeat-dahan = Defeat: too few dahan are left.
spirit_island-result-defeat-uprising = Defeat: the dahan have risen, but the invaders hold too many lands.
