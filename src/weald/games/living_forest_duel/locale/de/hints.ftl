# Why a hint is good.

living_forest_duel-reason-wins = Gewinnt sofort.
living_forest_duel-reason-fires = { $n ->
        [one] 1 Feuer
       *[other] { $n } Feuer
    } gelöscht, noch { $left }.
living_forest_duel-reason-block = { $n ->
        [one] 1 Baum
       *[other] { $n } Bäume
    } mehr in deinem besten Quadrat, noch { $left }.
living_forest_duel-reason-line = { $n ->
        [one] 1 Fremder
       *[other] { $n } Fremde
    } weniger in der Rekrutierungsreihe, noch { $left }.
living_forest_duel-reason-onibi = Onibi geht { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } in deine Richtung, noch { $left }.
living_forest_duel-reason-onibi-away = Drängt Onibi { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } zurück: Er hätte die Lichtung bald auf der anderen Seite verlassen.
living_forest_duel-reason-tokens = Die andere Seite verliert { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    } mehr als du.
living_forest_duel-reason-safe = Keine mögliche Karte kostet dich einen Marker.
living_forest_duel-reason-saves = Sonst würde die andere Seite gewinnen.
living_forest_duel-reason-mostly-safe = { $n } der { $of } möglichen Karten kosten dich keinen Marker.
