# Why a hint is good.

living_forest_duel-reason-wins = Wins at once.
living_forest_duel-reason-fires = { $n ->
        [one] 1 fire
       *[other] { $n } fires
    } extinguished, { $left } to go.
living_forest_duel-reason-block = { $n ->
        [one] 1 tree
       *[other] { $n } trees
    } more in your best square, { $left } to go.
living_forest_duel-reason-line = { $n ->
        [one] 1 stranger
       *[other] { $n } strangers
    } fewer in the recruitment line, { $left } to go.
living_forest_duel-reason-onibi = Onibi goes { $n ->
        [one] 1 step
       *[other] { $n } steps
    } your way, { $left } to go.
living_forest_duel-reason-onibi-away = Drives Onibi back by { $n ->
        [one] 1 step
       *[other] { $n } steps
    }: it was close to leaving on the other side.
living_forest_duel-reason-tokens = The other side loses { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } more than you.
living_forest_duel-reason-safe = No card that may come costs you a token.
living_forest_duel-reason-saves = The other side would win otherwise.
living_forest_duel-reason-mostly-safe = { $n } of the { $of } cards that may come cost you no token.
