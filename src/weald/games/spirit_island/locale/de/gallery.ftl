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

## What is hard about each spirit

spirit_island-hard-river_surges = Kaum etwas: Achte darauf, wohin die Fluten Dörfer schieben.
spirit_island-hard-vital_strength = Sie beginnt langsam und reicht nicht weit; plane eine Runde voraus.
spirit_island-hard-lightning = Er schützt nichts: Was er nicht zerstört, tut weh.
spirit_island-hard-shadows = Energie ist knapp, und Dörfer sind schwer zu zerstören.
spirit_island-hard-rampant_green = Zu wissen, wann sich das Opfer einer Präsenz lohnt.
spirit_island-hard-thunderspeaker = Die Dahan am Leben halten: Mit ihnen fällt er.
spirit_island-hard-bringer = Er entfernt kaum Invasoren; das Land muss halten, bis die Furcht siegt.
spirit_island-hard-ocean = Im Landesinneren vermag er wenig; Kommen und Gehen kostet Zeit.
spirit_island-hard-keeper = Er wächst langsam und vertreibt die Dahan von dort, wo er stark ist.
spirit_island-hard-sharp_fangs = Bestien müssen am rechten Ort sein und kosten Präsenz.
spirit_island-hard-heart_wildfire = Jeder Schritt bringt Ödnis: Zähle, was die Insel trägt.
spirit_island-hard-serpent = Viele Runden lang schwach, und sie braucht Präsenz der anderen.
spirit_island-hard-shifting_memory = Viele kleine Entscheidungen: welche Elemente man behält und wann man sie ausgibt.
spirit_island-hard-many_minds = Seine Präsenz zieht wie Bestien: Heilige Stätten kommen und gehen.
spirit_island-hard-lure = Die Küste ist außer Reichweite, und Entdecker häufen sich bei ihm.
spirit_island-hard-stone = Er lässt das Land leiden: Sieh, wie viel Ödnis er erträgt.
spirit_island-hard-volcano = Er lebt nur in Bergen und muss seine Ausbrüche gut abpassen.
spirit_island-hard-trickster = Seine beste Fähigkeit ist ein Glücksspiel, und Heilen kostet Präsenz.
spirit_island-hard-vengeance = Sie lässt Dörfer der Seuche wegen wachsen: Wie lange ist zu lange?
spirit_island-hard-shroud_mist = Schaden soll bleiben, ohne zu töten; sie muss weit gestreut sein.
spirit_island-hard-starlight = Was du öffnest und wählst, gilt für das ganze Spiel.
spirit_island-hard-fractured_days = Zeit ist Präsenz: Jeder Gebrauch wirft dich zurück.
spirit_island-hard-downpour = Fähigkeiten zu wiederholen braucht Wasser, Energie und einen Plan für beide Phasen.
spirit_island-hard-finder = Er muss fast ohne zu töten siegen; alles Verschobene muss irgendwohin.
