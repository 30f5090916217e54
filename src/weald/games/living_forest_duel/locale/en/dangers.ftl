living_forest_duel-danger-fire =
    { $left ->
        [one] Your rival is one fire token away from winning
       *[other] Your rival is { $left } fire tokens away from winning
    }
living_forest_duel-loses-fire = Your rival can win with eight fire tokens in its next action.
living_forest_duel-danger-line =
    { $left ->
        [one] One animal of another season keeps your rival from winning
       *[other] { $left } animals of another season keep your rival from winning
    }
living_forest_duel-loses-line = Your rival can win the recruitment line in its next action.
living_forest_duel-danger-block =
    { $left ->
        [one] Your rival is one tree away from a block of nine
       *[other] Your rival is { $left } trees away from a block of nine
    }
living_forest_duel-loses-block = Your rival can complete its block of trees in its next action.
living_forest_duel-danger-onibi =
    { $left ->
        [one] Onibi is one step away from letting your rival win
       *[other] Onibi is { $left } steps away from letting your rival win
    }
living_forest_duel-loses-onibi = Your rival can win with Onibi in its next action.
living_forest_duel-outcome-opens = Afterwards your rival can win with its next action.
living_forest_duel-outcome-loses = this loses the game
