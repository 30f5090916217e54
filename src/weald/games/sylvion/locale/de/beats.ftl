## Augenblicke einer Runde

sylvion-beat-reveal = Runde { $turn }: Die Stapel zeigen { $cards }.
sylvion-beat-moved =
    { $n ->
        [one] 1 Elementar rückt vor
       *[other] { $n } Elementare rücken vor
    }.
sylvion-beat-blazed =
    { $n ->
        [one] 1 Elementar lodert auf
       *[other] { $n } Elementare lodern auf
    }.
