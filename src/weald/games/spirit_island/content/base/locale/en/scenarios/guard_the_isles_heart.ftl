### Spirit Island: Guard the Isle’s Heart

spirit_island-name-guard_the_isles_heart = Guard the Isle’s Heart
spirit_island-option-scenario-guard_the_isles_heart = Guard the Isle’s Heart
spirit_island-effect-guard_the_isles_heart = All towns leave at set-up; the inner land of each board gets 1 explorer and 1 presence of its spirit, and each spirit has 1 minor and 1 major power more. After the first turn, a town or city in an inner land is a defeat.

spirit_island-result-defeat-heart = Defeat: invaders have settled in the heart of the island.
