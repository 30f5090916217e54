# Why a hint is good.

sylvion-reason-wins = La forêt est sauvée.
sylvion-reason-saves-forest = Sinon, la forêt serait perdue.
sylvion-reason-stops = { $n ->
        [one] 1 dégât évité.
       *[other] { $n } dégâts évités.
    }
sylvion-reason-restores = { $n ->
        [one] 1 orée refleurit.
       *[other] { $n } orées refleurissent.
    }
sylvion-reason-elementals = { $n ->
        [one] 1 élémental
       *[other] { $n } élémentaux
    } de moins sur le terrain.
sylvion-reason-keeps = { sylvion-card } reste en place.
sylvion-reason-edges = { $n ->
        [one] 1 orée fleurie
       *[other] { $n } orées fleuries
    } de plus qu’avec l’autre choix.
sylvion-reason-row = La rangée { $row } devrait préserver { $n ->
        [one] 1 orée
       *[other] { $n } orées
    } de plus.
sylvion-reason-hand = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } de plus en main.
sylvion-reason-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    } pour payer.
sylvion-reason-points-first = Les points ne coûtent aucune carte et ne se gardent pas.
sylvion-reason-random = Une carte au hasard coûte moins que deux au choix.
sylvion-reason-least = De ces cartes, { sylvion-card } est la moins utile.
sylvion-reason-most = De ces cartes, { sylvion-card } est la plus utile.
sylvion-reason-recruits = Ajoute { sylvion-card } à votre paquet.
