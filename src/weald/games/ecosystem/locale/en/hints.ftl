# Why a hint is good.

ecosystem-reason-scores = { $n ->
        [one] 1 point
       *[other] { $n } points
    } more ({ ecosystem-card }).
ecosystem-reason-new-kind = { ecosystem-card }: a kind that your ecosystem did not have yet.
ecosystem-reason-gift = Alban gets { $n ->
        [one] 1 point less
       *[other] { $n } points less
    } than with the other card.
ecosystem-reason-expected = About { $n ->
        [one] 1 point
       *[other] { $n } points
    } more in the end.
ecosystem-reason-brings = Is likely to bring { $n ->
        [one] 1 point
       *[other] { $n } points
    } by the end.
