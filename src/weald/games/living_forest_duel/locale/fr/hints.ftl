# Why a hint is good.

living_forest_duel-reason-wins = Gagne tout de suite.
living_forest_duel-reason-fires = { $n ->
        [one] 1 feu éteint
       *[other] { $n } feux éteints
    }, encore { $left }.
living_forest_duel-reason-block = { $n ->
        [one] 1 arbre
       *[other] { $n } arbres
    } de plus dans votre meilleur carré, encore { $left }.
living_forest_duel-reason-line = { $n ->
        [one] 1 étranger
       *[other] { $n } étrangers
    } de moins dans la ligne de recrutement, encore { $left }.
living_forest_duel-reason-onibi = Onibi avance de { $n ->
        [one] 1 pas
       *[other] { $n } pas
    } vers vous, encore { $left }.
living_forest_duel-reason-onibi-away = Repousse Onibi de { $n ->
        [one] 1 pas
       *[other] { $n } pas
    } : il allait sortir de l’autre côté.
living_forest_duel-reason-tokens = L’autre camp perd { $n ->
        [one] 1 jeton
       *[other] { $n } jetons
    } de plus que vous.
living_forest_duel-reason-safe = Aucune carte possible ne vous coûte de jeton.
living_forest_duel-reason-saves = Sinon, l’autre camp gagnerait.
living_forest_duel-reason-mostly-safe = { $n } des { $of } cartes possibles ne vous coûtent aucun jeton.
