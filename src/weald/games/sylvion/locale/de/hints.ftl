# Why a hint is good.

sylvion-reason-wins = Der Wald ist gerettet.
sylvion-reason-saves-forest = Sonst wäre der Wald verloren.
sylvion-reason-stops = Verhindert { $n } Schaden.
sylvion-reason-restores = { $n ->
        [one] 1 Waldrandkarte wird
       *[other] { $n } Waldrandkarten werden
    } wieder gesund.
sylvion-reason-elementals = { $n ->
        [one] 1 Elementar
       *[other] { $n } Elementare
    } weniger auf dem Feld.
sylvion-reason-keeps = { sylvion-card } bleibt.
sylvion-reason-edges = { $n ->
        [one] 1 gesunde Waldrandkarte
       *[other] { $n } gesunde Waldrandkarten
    } mehr als bei der anderen Wahl.
