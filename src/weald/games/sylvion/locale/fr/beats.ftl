## Les moments d’un tour

sylvion-beat-reveal = Tour { $turn } : les piles révèlent { $cards }.
sylvion-beat-moved =
    { $n ->
        [one] 1 élémental avance
       *[other] { $n } élémentaux avancent
    }.
sylvion-beat-blazed =
    { $n ->
        [one] 1 élémental s’embrase
       *[other] { $n } élémentaux s’embrasent
    }.
