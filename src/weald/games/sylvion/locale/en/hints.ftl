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
sylvion-reason-row = Row { $row } is likely to save { $n ->
        [one] 1 edge
       *[other] { $n } edges
    } more.
sylvion-reason-hand = { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in hand.
sylvion-reason-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    } to pay with.
sylvion-reason-points-first = Points cost you no card, and cannot be kept.
sylvion-reason-random = One card at random costs less than two of your choice.
sylvion-reason-least = Of these cards, { sylvion-card } is needed least.
sylvion-reason-most = Of these cards, { sylvion-card } helps most.
sylvion-reason-recruits = Brings { sylvion-card } into your deck.
