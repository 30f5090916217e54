### Spirit Island: The Great River

spirit_island-name-the_great_river = The Great River
spirit_island-option-scenario-the_great_river = The Great River
spirit_island-effect-the_great_river = The boards lie in one column with all oceans to the west. After the build step, invaders also build in each coastal land with explorers but no town and no city; after the explore step they also explore each coastal land without town and city. At the end of the slow phase each town moves one land farther from the ocean; where there is none, it crosses the river at the eastern edge of its board. Isolation stops towns only if you pay 1 energy for the land. The invaders win if more than 3 towns for each board have crossed.

spirit_island-ask-hold-towns = { $id }: which isolated land holds the towns back, for 1 energy?
spirit_island-event-across-the-river = { $n ->
    [one] 1 town of { $land } crosses the river: { $total } so far.
   *[other] { $n } towns of { $land } cross the river: { $total } so far.
}
spirit_island-counter-across_the_river = Towns beyond the river
spirit_island-result-defeat-river = Defeat: too many towns have crossed the great river{ spirit_island-in-lands }.
spirit_island-danger-river = { $n } of { $limit } towns have crossed the great river
spirit_island-loses-river = Too many towns cross the great river{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
