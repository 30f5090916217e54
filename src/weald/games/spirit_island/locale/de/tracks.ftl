### Spirit Island: Leisten, Netze und was einzelne Geister auf ihrem Tableau bewahren

spirit_island-panel-opens =
    { $state ->
        [open] Nun offen
       *[shut] Ist diese Leiste leer, öffnet sich eine dieser { $n } Möglichkeiten für immer
    }
spirit_island-panel-space =
    { $what ->
        [energy] { $n } Energie
        [plays] { $n ->
            [one] 1 Karte je Runde
           *[other] { $n } Karten je Runde
        }
        [more_energy] +{ $n } Energie
        [more_plays] +{ $n } Karte je Runde
        [more_range] +{ $n } Reichweite
        [gain] { $n } Energie, wenn Präsenz es verlässt
        [chooses] ein Element deiner Wahl, für immer
       *[nothing] kein eigener Ertrag
    }
spirit_island-panel-first = einmal, wenn es frei wird: { $text }
spirit_island-panel-slot-title = Feld: { $what }
spirit_island-panel-space-rule =
    { $state ->
        [start] Dieses Feld ist nie bedeckt.
        [covered] Es trägt Präsenz. Es gibt nichts, bis die Präsenz es verlässt; das geht, sobald ein Feld daneben frei ist.
       *[open] Es ist frei und zählt in jeder Runde.
    }
spirit_island-panel-prepared = Elementmarker
spirit_island-panel-no-markers = Keine Marker vorbereitet
spirit_island-panel-absorbed = Aufgenommene Präsenz
spirit_island-panel-hidden =
    { $n ->
        [one] Eine Karte, in diesem Szenario verdeckt
       *[other] { $n } Karten, in diesem Szenario verdeckt
    }
