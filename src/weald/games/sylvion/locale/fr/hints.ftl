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
