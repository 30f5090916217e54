### Spirit Island: Elemental Invocation

spirit_island-name-elemental_invocation = Elemental Invocation
spirit_island-option-scenario-elemental_invocation = Elemental Invocation
spirit_island-effect-elemental_invocation = Set-up: remove the top stage I invader card, add 1 town to land 6 of each board and 1 fear card at terror level 1. Once in each spirit phase, every spirit may pay 1 energy, and 1 for each marker next to it, to leave an element of one of its power cards at a corner of a land with its presence. A power that targets a land has the elements at that land’s corners in addition for its thresholds. For the price of an event, a marker of the element that helps counts as 2 energy.

spirit_island-offer-elemental_invocation = Leave an element at a corner of your lands, from { $n } energy on
spirit_island-ask-invoke-corner = { $id }: at which corner do you leave an element?
spirit_island-ask-invoke-element = { $id }: which element do you leave there?
spirit_island-lasting-element_marker = { $id }: { spirit_island-element }
spirit_island-lasting-invoked = { $id }: has left an element this turn
spirit_island-event-invoked = { $spirit }: leaves { spirit_island-element } at a corner.
