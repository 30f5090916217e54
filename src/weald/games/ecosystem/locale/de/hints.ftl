# Why a hint is good.

ecosystem-reason-scores = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } mehr ({ ecosystem-card }).
ecosystem-reason-new-kind = { ecosystem-card }: eine Art, die deinem Ökosystem noch fehlte.
ecosystem-reason-gift = Alban bekommt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } weniger als mit der anderen Karte.
ecosystem-reason-expected = Am Ende etwa { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } mehr.
ecosystem-reason-brings = Bringt bis zum Ende wahrscheinlich { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
