living_forest_duel-danger-fire =
    { $left ->
        [one] Il ne manque qu’un jeton Feu à l’autre camp pour gagner
       *[other] Il manque { $left } jetons Feu à l’autre camp pour gagner
    }
living_forest_duel-loses-fire = L’autre camp peut gagner avec huit jetons Feu à sa prochaine action.
living_forest_duel-danger-line =
    { $left ->
        [one] Un seul animal d’une autre saison empêche l’autre camp de gagner
       *[other] { $left } animaux d’une autre saison empêchent l’autre camp de gagner
    }
living_forest_duel-loses-line = L’autre camp peut gagner par la ligne de recrutement à sa prochaine action.
living_forest_duel-danger-block =
    { $left ->
        [one] Il ne manque qu’un arbre au carré de l’autre camp
       *[other] Il manque { $left } arbres au carré de l’autre camp
    }
living_forest_duel-loses-block = L’autre camp peut compléter son carré d’arbres à sa prochaine action.
living_forest_duel-danger-onibi =
    { $left ->
        [one] Onibi est à un pas de faire gagner l’autre camp
       *[other] Onibi est à { $left } pas de faire gagner l’autre camp
    }
living_forest_duel-loses-onibi = L’autre camp peut gagner avec Onibi à sa prochaine action.
living_forest_duel-outcome-opens = Ensuite, l’autre camp peut gagner à sa prochaine action.
living_forest_duel-outcome-loses = la partie serait perdue
