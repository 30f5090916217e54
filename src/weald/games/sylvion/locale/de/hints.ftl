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
sylvion-reason-row = Reihe { $row } rettet wahrscheinlich { $n ->
        [one] 1 Waldrandkarte
       *[other] { $n } Waldrandkarten
    } mehr.
sylvion-reason-hand = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } mehr auf der Hand.
sylvion-reason-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } zum Bezahlen.
sylvion-reason-points-first = Punkte kosten dich keine Karte und verfallen sonst.
sylvion-reason-random = Eine zufällige Karte kostet weniger als zwei nach Wahl.
sylvion-reason-least = Von diesen Karten ist { sylvion-card } am ehesten zu entbehren.
sylvion-reason-most = Von diesen Karten hilft { sylvion-card } am meisten.
sylvion-reason-recruits = Bringt { sylvion-card } in deinen Nachziehstapel.
