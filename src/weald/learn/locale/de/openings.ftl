### Eröffnungen: ein Coach für die ersten Züge eines Geistes

learn-guide = Rat
learn-guide-title = { $id }, Zug { $turn }
learn-guide-why = Warum?
learn-guide-never = Kein Rat mehr
learn-guide-grow = Wachstum { $options }
learn-guide-or = Wachstum { $options } oder { $others }
learn-guide-from =
    { $track ->
        [energy] Präsenz von der Energieleiste
        [cards] Präsenz von der Kartenleiste
       *[both] Präsenz von beiden Leisten
    }
learn-guide-lands =
    { $lands ->
        [wetlands] am besten im Sumpf
        [jungle] am besten im Dschungel
        [dahan] wo Dahan sind
        [ocean] in die Ozeane
        [coastal] an die Küste
        [jungle-beasts] in einen Dschungel oder zu Bestien
       *[jungle-wetlands] in Dschungel oder Sumpf
    }
learn-guide-play = { $cards } spielen
learn-guide-use = { $powers } einsetzen
learn-guide-own = spielen, was zur Lage passt
learn-guide-line = Rat: { $parts }.
