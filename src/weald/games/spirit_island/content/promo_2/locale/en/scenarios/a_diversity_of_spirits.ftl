### Spirit Island: A Diversity of Spirits

spirit_island-name-a_diversity_of_spirits = A Diversity of Spirits
spirit_island-option-scenario-a_diversity_of_spirits = A Diversity of Spirits
spirit_island-effect-a_diversity_of_spirits = Do not plan together, and nobody sees the power cards of others; cards that are played become visible when the fast phase begins. A spirit that has added presence by growth to a land with presence of another spirit then gains 1 energy, or reclaims 1 power card that is no major power.

spirit_island-lasting-met_others = { $id }: has met another spirit
