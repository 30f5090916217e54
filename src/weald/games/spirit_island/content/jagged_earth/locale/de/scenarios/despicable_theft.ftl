### Spirit Island: Despicable Theft

spirit_island-name-despicable_theft = Schändlicher Diebstahl
spirit_island-option-scenario-despicable_theft = Schändlicher Diebstahl
spirit_island-effect-despicable_theft = 18 Diebe werden verdeckt gemischt: 12 leere, drei mit 1, zwei mit 2 und einer mit 3. Nach dem Spielaufbau fügt jedes erfolgreiche Entdecken in einem Gebiet mit der Nummer 6 oder höher dort auch einen zufälligen Dieb hinzu. Vor dem Wüten ziehen alle Diebe: Einer an der Küste entkommt, ihr verliert 4 Furchtmarker (soweit vorhanden), und seine Zahl sagt, wie oft die oberste Karte der niedrigsten Stufe den Invasorenstapel verlässt; die anderen ziehen 1 Gebiet auf den Ozean ihres Spielplans zu. Diebe sind keine Invasoren; nur Aktionen von Geistern betreffen sie, als wären sie Entdecker. In Gebieten mit 2 oder mehr Dahan liegen sie offen. Zerstört, entfernt oder ersetzt werden sie nur, wo vor oder nach der Aktion 2 oder mehr Dahan und weder Dorf noch Stadt sind; anderswo werden sie stattdessen verschoben. Ein zerstörter Dieb bringt 1 Furcht. Diebe außerhalb der Insel kommen am Ende des Zugs in den Vorrat zurück.

spirit_island-ask-thief-way = { $id }: Wohin zieht der { $n ->
        [-1] Dieb
        [0] Dieb ohne Zahl
       *[other] Dieb mit der Zahl { $n }
    } aus { $land }?
spirit_island-lasting-thief = { $id }: ein Dieb
spirit_island-lasting-thief_away = { $id }: { $n ->
        [0] ein Dieb ohne Zahl
       *[other] der Dieb mit der Zahl { $n }
    } kommt am Ende des Zugs in den Vorrat zurück
spirit_island-event-thief-caught = { $n ->
        [0] Ein Dieb ohne Zahl wird in { $land } gefasst.
       *[other] Ein Dieb mit der Zahl { $n } wird in { $land } gefasst.
    }
spirit_island-event-thief-escaped = { $n ->
        [0] Ein Dieb ohne Zahl entkommt aus { $land }.
       *[other] Ein Dieb mit der Zahl { $n } entkommt aus { $land }: Der Invasorenstapel verliert ebenso viele Karten.
    }
