### Spirit Island: Guard the Isle’s Heart

spirit_island-name-guard_the_isles_heart = Guard the Isle’s Heart
spirit_island-option-scenario-guard_the_isles_heart = Guard the Isle’s Heart
spirit_island-effect-guard_the_isles_heart = During setup, remove all towns; the inner land of each board gets 1 explorer and 1 presence of its spirit, and each spirit gains 1 minor and 1 major power. After the first turn, a town or city in an inner land is a defeat.

spirit_island-result-defeat-heart = Defeat: invaders have settled in the heart of the island{ spirit_island-in-lands }.
spirit_island-danger-heart = { $n } of { $limit } towns and cities in the heart of the island
spirit_island-danger-heart-later =
    { $n ->
        [0] From turn 2 on no town or city may stand in the heart of the island
       *[other] A town or city in the heart of the island must be gone before turn 2
    }
spirit_island-loses-heart = A town or city stands in the heart of the island{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
