### Spirit Island: die Galerie der Geister und Karten

spirit_island-gallery-strength =
    { $strength ->
        [offence] Angriff
        [control] Kontrolle
        [fear] Furcht
        [defence] Verteidigung
       *[utility] Hilfe
    }
spirit_island-gallery-of = { $n } von 5
spirit_island-gallery-strengths = Stärken
spirit_island-gallery-hard = Was schwer ist
spirit_island-gallery-every = Alle
spirit_island-gallery-complexity = Komplexität
spirit_island-gallery-level =
    { $complexity ->
        [low] Niedrig
        [moderate] Mittel
        [high] Hoch
       *[very_high] Sehr hoch
    }
spirit_island-gallery-set = Ausgabe
spirit_island-gallery-kind = Art
spirit_island-gallery-kinds =
    { $kind ->
        [spirit] Geister
        [unique] Karten der Geister
        [innate] Angeborene Fähigkeiten
        [minor] Schwache Fähigkeiten
        [major] Starke Fähigkeiten
        [fear] Furchtkarten
        [blight] Ödniskarten
        [event] Ereignisse
        [adversary] Gegner
       *[scenario] Szenarien
    }
spirit_island-gallery-search = Namen und Texte durchsuchen
spirit_island-gallery-count =
    { $n ->
        [0] Nichts passt
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }
spirit_island-gallery-more = Mehr zeigen
spirit_island-gallery-none = Kein Geist passt zu diesen Filtern.
spirit_island-gallery-level-of = Stufe { $n }: { $id } (Schwierigkeit { $difficulty })
spirit_island-gallery-difficulty = Schwierigkeit { $n }
spirit_island-gallery-loss = Weitere Niederlage: { $id }
