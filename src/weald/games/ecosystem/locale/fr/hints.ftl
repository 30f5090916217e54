# Why a hint is good.

ecosystem-reason-scores = { $n ->
        [one] 1 point
       *[other] { $n } points
    } de plus ({ ecosystem-card }).
ecosystem-reason-new-kind = { ecosystem-card } : une espèce qui manquait à votre écosystème.
ecosystem-reason-gift = Alban obtient { $n ->
        [one] 1 point
       *[other] { $n } points
    } de moins qu’avec l’autre carte.
ecosystem-reason-expected = Environ { $n ->
        [one] 1 point
       *[other] { $n } points
    } de plus à la fin.
ecosystem-reason-brings = Devrait rapporter { $n ->
        [one] 1 point
       *[other] { $n } points
    } d’ici la fin.
