# Why a hint is good.

sylvion-reason-wins = The forest is saved.
sylvion-reason-saves-forest = Otherwise the forest would be lost.
sylvion-reason-stops = Stops { $n } damage.
sylvion-reason-restores = { $n ->
        [one] 1 edge
       *[other] { $n } edges
    } of the forest in bloom again.
sylvion-reason-elementals = { $n ->
        [one] 1 elemental
       *[other] { $n } elementals
    } fewer on the field.
sylvion-reason-keeps = { sylvion-card } stays.
sylvion-reason-edges = { $n ->
        [one] 1 edge
       *[other] { $n } edges
    } more in bloom than with the other choice.
