### Spirit Island: Rituals of Terror

spirit_island-name-rituals_of_terror = Rituals of Terror
spirit_island-option-scenario-rituals_of_terror = Rituals of Terror
spirit_island-effect-rituals_of_terror = All fear cards are in the deck, but fear does not raise the terror level, and earned cards wait. A ritual needs a land with presence of every spirit and 3 dahan per player, and costs 3 energy and 3 presence there: the terror level rises by 1, all earned fear cards are resolved, and the dahan there are pushed evenly. The third ritual wins.

spirit_island-ask-ritual-energy = { $id }: who pays energy ({ $n } left)?
spirit_island-ask-ritual-presence = { $id }: who gives presence ({ $n } left)?
spirit_island-offer-rituals_of_terror = Perform a ritual: { $n } energy and { $n } presence
