### Tiny: ein Spiel für die Tests

tiny-title = Tiny
tiny-blurb = Zwei Eichhörnchen sammeln Nüsse, bevor der Winter kommt.
tiny-minutes = 1 min
tiny-option-rounds = Runden
tiny-option-rounds-help = Wie oft beide eine Nuss einlagern.
tiny-option-storms = Stürme
tiny-option-storms-help = Ob Stürme Nüsse aus den Vorräten holen.

tiny-prompt-hoard = Wähle eine Nuss für den Vorrat.
tiny-prompt-forage = Zieh eine Nuss oder ruh dich aus.
tiny-prompt-bury = Vergrab eine Nuss gegen die in der Höhle, wenn du magst.
tiny-prompt-keep = Gefunden: { tiny-choice-nut }. Auf die Hand oder in den Vorrat?
tiny-help-hoard = Beide wählen geheim.

tiny-choice-nut = { $nut ->
        [acorn] Eichel
        [beechnut] Buchecker
        [chestnut] Kastanie
       *[walnut] Walnuss
    }
tiny-choice-draw = Ziehen
tiny-choice-rest = Ausruhen
tiny-choice-none = Nichts vergraben
tiny-choice-bury = { tiny-choice-nut } in die Höhle { $hollow ->
        [left] links
       *[right] rechts
    }
tiny-choice-hand = Auf die Hand nehmen
tiny-choice-store = In den Vorrat legen
tiny-why-nut = { tiny-choice-nut }
tiny-refused-nut = Nicht auf deiner Hand: { tiny-choice-nut }.

tiny-event-dealt = Die Nüsse sind verteilt.
tiny-event-hoarded = { $seat } lagert ein: { tiny-choice-nut }.
tiny-event-drew = { $seat } zieht eine Nuss.
tiny-event-drew-own = Du ziehst, { $seat }: { tiny-choice-nut }.
tiny-event-rested = { $seat } ruht sich aus.
tiny-event-buried = { $seat } vergräbt eine Nuss { $hollow ->
        [left] links
       *[right] rechts
    }.
tiny-event-buried-own = Du vergräbst, { $seat }, { $hollow ->
        [left] links
       *[right] rechts
    }: { tiny-choice-nut }. Du findest: { $found ->
        [acorn] Eichel
        [beechnut] Buchecker
        [chestnut] Kastanie
       *[walnut] Walnuss
    }.
tiny-event-stored = { $seat } legt in den Vorrat: { tiny-choice-nut }.
tiny-event-storm = Ein Sturm holt die letzte Nuss aus beiden Vorräten.

tiny-result-win = { $seat } gewinnt mit { $points } Punkten.
tiny-result-tie = { $seats } gewinnen gemeinsam mit { $points } Punkten.

tiny-invalid-count = { tiny-choice-nut }: { $n } statt { $expected }.
tiny-invalid-awake = Nur Eichhörnchen auf Nahrungssuche sind wach.
tiny-invalid-round = Runde { $n } von { $expected }.
tiny-invalid-hollows = { $n } Höhlen enthalten eine Nuss.

tiny-ui-where = Runde { $n } von { $rounds }
tiny-ui-hollows = Höhlen
tiny-ui-store = Vorrat von { $seat }
tiny-ui-unknown = Unbekannt
tiny-ui-holds = { $n } auf der Hand, { $nuts } im Vorrat
tiny-ui-nut = Im Vorrat zählt eine Eichel 1 Punkt, eine Buchecker 2, eine Kastanie 3 und eine Walnuss 4.
tiny-sketch-hollows = Höhlen (Stapel: { $n })
tiny-sketch-store = Vorrat von { $seat }
tiny-sketch-hand = Hand
