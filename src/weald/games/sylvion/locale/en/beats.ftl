## Beats of a turn

sylvion-beat-reveal = Turn { $turn }: the stacks reveal { $cards }.
sylvion-beat-moved =
    { $n ->
        [one] 1 elemental moves
       *[other] { $n } elementals move
    }.
sylvion-beat-blazed =
    { $n ->
        [one] 1 elemental blazes
       *[other] { $n } elementals blaze
    }.
