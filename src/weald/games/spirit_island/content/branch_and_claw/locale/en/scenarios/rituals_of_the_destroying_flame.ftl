### Spirit Island: Rituals of the Destroying Flame

spirit_island-name-rituals_of_the_destroying_flame = Rituals of the Destroying Flame
spirit_island-option-scenario-rituals_of_the_destroying_flame = Rituals of the Destroying Flame
spirit_island-effect-rituals_of_the_destroying_flame = Invaders are damaged and destroyed only in lands within range 1 of a flame, or where 2 energy are paid for it: by the spirit that acts, for dahan, events and fear cards by any spirit. Each turn after growth, before it plays cards, each spirit may forget a power card with fire and choose one of its lands: add 1 flame and 1 blight there, and gain energy equal to the invader stage. If invaders are there, also fear equal to the invader stage and 1 damage for each dahan.

spirit_island-offer-rituals_of_the_destroying_flame = Perform a ritual: forget a card with fire, light a flame, gain { $n } energy
spirit_island-ask-flame-ritual = { $id }: in which of your lands do you light a flame?
spirit_island-ask-flame-price = { $id }: pay { $n } energy so that the invaders in { $land } are harmed?
spirit_island-lasting-flame = { $id }: flame, invaders within range 1 can be harmed
spirit_island-lasting-flame_ritual = { $id }: the ritual of this turn is done
