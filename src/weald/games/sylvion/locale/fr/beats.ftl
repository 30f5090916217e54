## Les moments d’un tour

sylvion-beat-reveal = Tour { $turn } : les piles révèlent { $cards }.
sylvion-beat-moved =
    { $n ->
        [one] 1 élémental avance
       *[other] { $n } élémentaux avancent
    }.
