# Ways to lose: how they stand (danger), and what is coming (loses).

spirit_island-in-lands =
    { $place ->
        [some] { " " }({ $lands })
       *[none] { "" }
    }
spirit_island-may-be-prevented =
    { $why ->
        [hidden] { " " }Only what nobody knows yet could still prevent it.
        [others] { " " }Only the other spirits could still prevent it.
       *[sure] { "" }
    }
spirit_island-danger-blight =
    { $left ->
        [0] No blight is left on the card
        [one] One more blight and the island is lost
       *[other] { $left } more blight and the island is lost
    }
spirit_island-danger-blight-later =
    { $n ->
        [one] One more blight turns the blight card over
       *[other] { $n } more blight turn the blight card over
    }
spirit_island-danger-spirit =
    { $left ->
        [one] { $spirit } has its last presence on the island
       *[other] { $spirit } has { $left } presence on the island
    }
spirit_island-danger-time =
    { $left ->
        [one] The next explore loses the game: no invader card is left
       *[other] { $left } more explores and the game is lost
    }
spirit_island-loses-blight = The last blight comes to the island{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-spirit = { $spirit } loses its last presence{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-time = No invader card is left to explore{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
