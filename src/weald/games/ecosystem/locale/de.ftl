### Ökosystem

## At the table

ecosystem-title = Ökosystem
ecosystem-blurb = Karten wählen, einen Wald von 4 mal 5 wachsen lassen, für gute Nachbarn punkten.
ecosystem-minutes = 20 Min.
ecosystem-card =
    { $card ->
        [stream] Bach
        [meadow] Wiese
        [bear] Bär
        [fox] Fuchs
        [deer] Hirsch
        [wolf] Wolf
        [trout] Forelle
        [bee] Biene
        [eagle] Adler
        [dragonfly] Libelle
       *[rabbit] Kaninchen
    }
ecosystem-rule =
    { $card ->
        [stream] Verglichen wird der längste Bach von allen: 8 für den längsten, 5 für den zweiten.
        [meadow] Wiesen, die sich berühren, zählen zusammen: 0, 3, 6, 10, 15 für 1, 2, 3, 4, 5 oder mehr.
        [bear] Bringt 2 für jede Biene und jede Forelle daneben.
        [fox] Bringt 3, wenn weder ein Bär noch ein Wolf daneben ist.
        [deer] Deine Hirsche bringen 2 für jede Reihe und 2 für jede Spalte, in der mindestens einer steht.
        [wolf] Gezählt werden die Wölfe von allen: 12 für die meisten, 8 für die zweitmeisten, 4 für die drittmeisten.
        [trout] Bringt 2 für jeden Bach und jede Libelle daneben.
        [bee] Bringt 3 für jede Wiese daneben.
        [eagle] Bringt 2 für jedes Kaninchen und jede Forelle, höchstens zwei Schritte entfernt.
        [dragonfly] Bringt die Größe jedes Bachs daneben.
       *[rabbit] { $edition ->
            [first] Bringt nichts. Wenn du es spielst, dürfen zwei deiner Karten die Plätze tauschen.
           *[second] Bringt 1. Wenn du es spielst, dürfen zwei deiner Karten die Plätze tauschen.
        }
    }
ecosystem-ui-where = Runde { $round } von 2, Karte { $turn } von { $turns }
ecosystem-ui-where-solo = Zug { $turn } von { $turns }
ecosystem-ui-where-over = Beendet
ecosystem-ui-doing =
    { $phase ->
        [place] { $you ->
            [yes] legst
           *[no] legt
        }
        [swap] { $you ->
            [yes] tauschst
           *[no] tauscht
        }
        [give] { $you ->
            [yes] gibst
           *[no] gibt
        }
       *[pick] { $you ->
            [yes] wählst
           *[no] wählt
        }
    }
ecosystem-ui-is-doing =
    { $phase ->
        [place] legt
        [swap] tauscht
        [give] gibt
       *[pick] wählt
    }
ecosystem-ui-is-done = fertig
ecosystem-ui-you = Du
ecosystem-ui-alban = Alban
ecosystem-ui-ecosystem-of = Das Ökosystem von { $seat }
ecosystem-ui-grid =
    { $you ->
        [yes] Dein Ökosystem, { $rows } Reihen, { $cols } Spalten
       *[no] Das Ökosystem von { $seat }, { $rows } Reihen, { $cols } Spalten
    }
ecosystem-ui-back-to-own = Zurück zu deinem
ecosystem-ui-cell-card =
    Reihe { $row }, Spalte { $col }, { ecosystem-card }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ecosystem-ui-cell-area =
    Reihe { $row }, Spalte { $col }, { ecosystem-card }, { $n } zusammen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ecosystem-ui-cell-together =
    Reihe { $row }, Spalte { $col }, { ecosystem-card }, alle zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ecosystem-ui-cell-free =
    Reihe { $row }, Spalte { $col }, frei, { ecosystem-card } hier: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ecosystem-ui-cell-empty = Reihe { $row }, Spalte { $col }, leer
ecosystem-ui-frame-open = Der Rahmen von 4 mal 5 ist noch beweglich
ecosystem-ui-area =
    { $rank ->
        [0] { $n }: { $points }
        [1] { $n }, 1. Platz: { $points }
        [2] { $n }, 2. Platz: { $points }
       *[3] { $n }, 3. Platz: { $points }
    }
ecosystem-ui-area-idle = { $n }
ecosystem-ui-you-play = Du spielst
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } Karten
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $n ->
        [one] Deine Hand, die letzte Karte
       *[other] Deine Hand, { $n } Karten
    }
ecosystem-ui-hand-empty =
    { $round ->
        [1] Das war die letzte Karte dieser Hand; gleich werden neue ausgeteilt
       *[2] Das war die letzte Karte der Partie
    }
ecosystem-ui-rest =
    { $n ->
        [one] Diese Karte geht als Nächstes an { $seat } (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
       *[other] Diese { $n } gehen als Nächstes an { $seat } (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
    }
ecosystem-ui-rest-neutral =
    { $n ->
        [one] Diese Karte geht als Nächstes an die neutrale Hand (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
       *[other] Diese { $n } gehen als Nächstes an die neutrale Hand (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
    }
ecosystem-ui-solo-play = Deine Hand, { $n } Karten: spiele eine, dann gib Alban eine
ecosystem-ui-solo-rest = Als Nächstes gibst du Alban eine davon
ecosystem-ui-solo-give = Gib Alban eine davon: sie kommt auf den nächsten Platz seines Rasters
ecosystem-ui-points-so-far = Punkte bisher
ecosystem-ui-points-final = Endstand
ecosystem-ui-others = Am Tisch
ecosystem-ui-biodiversity = Artenvielfalt
ecosystem-ui-biodiversity-rule = Eine Art ohne Punkte ist eine Lücke: 12 bei höchstens 2 Lücken, 7 bei 3, 3 bei 4, 0 bei 5, { $worst } bei mehr.
ecosystem-ui-total = Summe
ecosystem-ui-look-at =
    Das Ökosystem von { $seat } ansehen: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ecosystem-ui-lead = Dein Vorsprung: { $n }
ecosystem-ui-level =
    { $level ->
        [easy] Leichter Sieg
        [normal] Normaler Sieg
       *[hard] Schwerer Sieg
    }
ecosystem-ui-alban-grid =
    Albans Ökosystem, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
ecosystem-ui-neutral = Neutrale Hand
ecosystem-ui-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
ecosystem-ui-neutral-counts =
    Sie zählt mit { $streams ->
        [0] keinem Bach
       *[other] einem Bach von { $streams }
    } und { $wolves ->
        [0] keinem Wolf
        [one] { $wolves } Wolf
       *[other] { $wolves } Wölfen
    }.
ecosystem-ui-at = Reihe { $row }, Spalte { $col }
ecosystem-ui-at-of = { $seat }, Reihe { $row }, Spalte { $col }
ecosystem-ui-at-of-alban = Alban, Reihe { $row }, Spalte { $col }
ecosystem-ui-of = { $seat }
ecosystem-ui-now = Jetzt
ecosystem-ui-all-now =
    { $card ->
        [deer] Alle Hirsche, jetzt
       *[wolf] Alle Wölfe, jetzt
    }
ecosystem-ui-here-now = Hier, jetzt
ecosystem-ui-best-now = Bestenfalls, jetzt
ecosystem-ui-swap-now = Nach dem Tausch
ecosystem-ui-size =
    { $card ->
        [stream] { $rank ->
            [0] Längster Bach, { $n }, ohne Platz
            [1] Längster Bach, { $n }, 1. Platz
           *[2] Längster Bach, { $n }, 2. Platz
        }
       *[meadow] { $n ->
            [one] Eine einzelne Wiese
           *[other] { $n } Wiesen zusammen
        }
    }
ecosystem-ui-size-idle =
    { $n ->
        [one] Ein einzelner Bach, nicht der längste
       *[other] { $n } Bäche zusammen, nicht der längste
    }
ecosystem-ui-empty = Leeres Feld
ecosystem-ui-empty-rule = Eine Karte muss eine deiner Karten oben, unten oder seitlich berühren und in 4 Reihen und 5 Spalten bleiben.
ecosystem-ui-kind-line =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }, { $card ->
        [stream] { $n ->
            [0] kein Bach
           *[other] längster Bach { $n }
        }
       *[other] { $n ->
            [0] keine
            [one] { $n } Karte
           *[other] { $n } Karten
        }
    }
ecosystem-ui-kind-line-neutral =
    Neutrale Hand, { $card ->
        [stream] Bach von { $n }
       *[wolf] { $n ->
            [one] { $n } Wolf
           *[other] { $n } Wölfe
        }
    }
ecosystem-ui-gaps =
    { $n ->
        [0] keine Lücke
        [one] { $n } Lücke
       *[other] { $n } Lücken
    }
ecosystem-ui-gaps-line =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }, { ecosystem-ui-gaps }

## In the terminal

ecosystem-sketch-total =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $points } (Artenvielfalt { $n })
ecosystem-sketch-rival =
    { $name ->
        [alban] Alban: { $points } Punkte, Bach { $streams }, Wölfe { $wolves }
       *[neutral] Dritte Hand: Bach { $streams }, Wölfe { $wolves }
    }
ecosystem-sketch-hand = Deine Hand:
