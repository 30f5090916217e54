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
ecosystem-ui-cell-free = Reihe { $row }, Spalte { $col }, frei, { ecosystem-card } hier: { $gain }
ecosystem-ui-cell-swap = Reihe { $row }, Spalte { $col }, { ecosystem-card }, { $gain } durch den Tausch
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
ecosystem-ui-plays =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    }
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } Karten
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $you ->
        [yes] { $n ->
            [one] Deine Hand, die letzte Karte
           *[other] Deine Hand, { $n } Karten
        }
       *[no] { $n ->
            [one] Die Hand von { $seat }, die letzte Karte
           *[other] Die Hand von { $seat }, { $n } Karten
        }
    }
ecosystem-ui-hand-empty =
    { $round ->
        [1] Das war die letzte Karte dieser Hand; gleich werden neue ausgeteilt
       *[2] Das war die letzte Karte des Spiels
    }
ecosystem-ui-rest =
    { $n ->
        [one] Diese Karte geht als Nächstes an { $seat } (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
       *[other] Diese { $n } Karten gehen als Nächstes an { $seat } (Runde { $round } gibt nach { $way ->
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
       *[other] Diese { $n } Karten gehen als Nächstes an die neutrale Hand (Runde { $round } gibt nach { $way ->
            [left] links
           *[right] rechts
        } weiter)
    }
ecosystem-ui-solo-play = Deine Hand, { $n } Karten: Spiele eine, dann gib Alban eine
ecosystem-ui-solo-rest = Als Nächstes gibst du Alban eine davon
ecosystem-ui-solo-give = Gib Alban eine davon: Sie kommt auf den nächsten Platz seines Rasters
ecosystem-ui-points-so-far = Punkte bisher
ecosystem-ui-points-final = Endstand
ecosystem-ui-others = Am Tisch
ecosystem-ui-biodiversity = Artenvielfalt
ecosystem-ui-biodiversity-rule = Eine Art ohne Punkte ist eine Lücke: 12 bei höchstens 2 Lücken, 7 bei 3, 3 bei 4, 0 bei 5, { $worst } bei mehr.
ecosystem-ui-total = Summe
ecosystem-ui-look =
    groß zeigen, { $n ->
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
ecosystem-ui-kind-line-rival =
    { $rival ->
        [alban] { ecosystem-ui-alban }
       *[neutral] { ecosystem-ui-neutral }
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
       *[neutral] Neutrale Hand: Bach { $streams }, Wölfe { $wolves }
    }
ecosystem-sketch-hand = Deine Hand:

## Rules

ecosystem-the-card =
    { $card ->
        [stream] den Bach
        [meadow] die Wiese
        [bear] den Bären
        [fox] den Fuchs
        [deer] den Hirsch
        [wolf] den Wolf
        [trout] die Forelle
        [bee] die Biene
        [eagle] den Adler
        [dragonfly] die Libelle
       *[rabbit] das Kaninchen
    }
ecosystem-the-other-card =
    { $other_card ->
        [stream] den Bach
        [meadow] die Wiese
        [bear] den Bären
        [fox] den Fuchs
        [deer] den Hirsch
        [wolf] den Wolf
        [trout] die Forelle
        [bee] die Biene
        [eagle] den Adler
        [dragonfly] die Libelle
       *[rabbit] das Kaninchen
    }
ecosystem-a-card =
    { $card ->
        [stream] einen Bach
        [meadow] eine Wiese
        [bear] einen Bären
        [fox] einen Fuchs
        [deer] einen Hirsch
        [wolf] einen Wolf
        [trout] eine Forelle
        [bee] eine Biene
        [eagle] einen Adler
        [dragonfly] eine Libelle
       *[rabbit] ein Kaninchen
    }

ecosystem-option-edition = Ausgabe
ecosystem-option-edition-help = In der ersten Ausgabe bringt ein Kaninchen nichts, und allein schlägt man Alban mit 30, 40 oder 50 Punkten statt mit 30, 50 oder 70.
ecosystem-option-edition-second = Zweite Ausgabe
ecosystem-option-edition-first = Erste Ausgabe
ecosystem-option-many_gaps = Sechs Lücken oder mehr
ecosystem-option-many_gaps-help = Die Punkte für Artenvielfalt, wenn mindestens sechs der elf Arten in einem Ökosystem nichts bringen; üblich ist -5.

ecosystem-prompt-pick = Wähle eine Karte, die du spielen willst.
ecosystem-prompt-place = Lege { ecosystem-the-card } auf ein freies Feld.
ecosystem-prompt-swap-first = Wähle die erste von zwei Karten, die du tauschst.
ecosystem-prompt-swap-second = Wähle die Karte, gegen die du sie tauschst.
ecosystem-prompt-give = Wähle eine Karte, die du Alban gibst.

ecosystem-help-pick = Alle wählen verdeckt, dann wird aufgedeckt. Die übrigen Karten der Hand werden weitergegeben.
ecosystem-help-pick-solo = Wenn die Karte liegt, gibst du Alban eine andere Karte.
ecosystem-help-place = Die Karte muss eine andere von dir berühren, nicht nur an der Ecke. Die Zahlen sind die Punkte, die sie jetzt bringt.
ecosystem-help-swap-first = Dank des Kaninchens dürfen zwei deiner Karten die Plätze tauschen, auch das Kaninchen selbst. Du musst nicht tauschen.
ecosystem-help-swap-second = Die Zahlen sind die Punkte, die der Tausch jetzt bringt. Du kannst immer noch alles liegen lassen.
ecosystem-help-give = Er legt seine Karten Reihe für Reihe. Ist eine seiner Reihen voll, ziehst du fünf Karten, sonst eine.

ecosystem-choice-card = { ecosystem-card }
ecosystem-choice-cell = Reihe { $row }, Spalte { $col }
ecosystem-choice-swap = { ecosystem-card }, Reihe { $row }, Spalte { $col }
ecosystem-choice-no-swap = Nicht tauschen

ecosystem-event-dealt =
    { $round ->
        [1] Die Karten werden gemischt, jede Hand erhält { $cards }.
       *[2] Die zweite Runde beginnt: Jede Hand erhält { $cards } neue Karten.
    }
ecosystem-event-picked =
    { $you ->
        [yes] Du deckst { ecosystem-a-card } auf.
       *[no] { $seat } deckt { ecosystem-a-card } auf.
    }
ecosystem-event-neutral = Die neutrale Hand deckt { ecosystem-a-card } auf.
ecosystem-event-placed =
    { $you ->
        [yes] Du legst { ecosystem-the-card } in Reihe { $row }, Spalte { $col }.
       *[no] { $seat } legt { ecosystem-the-card } in Reihe { $row }, Spalte { $col }.
    }
ecosystem-event-swapped =
    { $you ->
        [yes] Du tauschst { ecosystem-the-card } (Reihe { $row }, Spalte { $col }) gegen { ecosystem-the-other-card } (Reihe { $other_row }, Spalte { $other_col }).
       *[no] { $seat } tauscht { ecosystem-the-card } (Reihe { $row }, Spalte { $col }) gegen { ecosystem-the-other-card } (Reihe { $other_row }, Spalte { $other_col }).
    }
ecosystem-event-given =
    { $you ->
        [yes] Du gibst Alban { ecosystem-a-card }.
       *[no] { $seat } gibt Alban { ecosystem-a-card }.
    }
ecosystem-event-drawn =
    { $you ->
        [yes] Du ziehst { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }.
       *[no] { $seat } zieht { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }.
    }
ecosystem-event-passed =
    { $direction ->
        [left] Die Hände gehen nach links weiter.
       *[right] Die Hände gehen nach rechts weiter.
    }
ecosystem-event-over = Das letzte Feld ist belegt: Jetzt zählen die Punkte.

ecosystem-why-kind = { ecosystem-card }
ecosystem-why-biodiversity = { ecosystem-ui-biodiversity }, { ecosystem-ui-gaps }
ecosystem-why-beside =
    { $card ->
        [stream] { $n ->
            [one] Ein Bach daneben
           *[other] { $n } Bäche daneben
        }
        [dragonfly] { $n ->
            [one] Eine Libelle daneben
           *[other] { $n } Libellen daneben
        }
        [meadow] { $n ->
            [one] Eine Wiese daneben
           *[other] { $n } Wiesen daneben
        }
        [bee] { $n ->
            [one] Eine Biene daneben
           *[other] { $n } Bienen daneben
        }
       *[trout] { $n ->
            [one] Eine Forelle daneben
           *[other] { $n } Forellen daneben
        }
    }
ecosystem-why-prey =
    { $card ->
        [rabbit] { $n ->
            [one] Ein Kaninchen in Sicht
           *[other] { $n } Kaninchen in Sicht
        }
       *[trout] { $n ->
            [one] Eine Forelle in Sicht
           *[other] { $n } Forellen in Sicht
        }
    }
ecosystem-why-fox-alone = Weder Bär noch Wolf daneben
ecosystem-why-fox-scared =
    { $card ->
        [wolf] Ein Wolf daneben
       *[bear] Ein Bär daneben
    }
ecosystem-why-dragonfly = Ein Bach von { $n } daneben
ecosystem-why-deer-rows =
    { $n ->
        [one] { $n } Reihe mit Hirsch
       *[other] { $n } Reihen mit Hirsch
    }
ecosystem-why-deer-columns =
    { $n ->
        [one] { $n } Spalte mit Hirsch
       *[other] { $n } Spalten mit Hirsch
    }
ecosystem-why-rabbit = Das Kaninchen selbst
ecosystem-why-meadow =
    { $n ->
        [one] Eine einzelne Wiese
       *[other] { $n } Wiesen zusammen
    }
ecosystem-why-stream = Längster Bach, { $n }, im Vergleich mit den anderen
ecosystem-why-stream-short = Ein Bach von { $n }, nicht der längste
ecosystem-why-wolf =
    { $n ->
        [one] { $n } Wolf, im Vergleich mit den anderen
       *[other] { $n } Wölfe, im Vergleich mit den anderen
    }

ecosystem-refused-card = Diese Karte ist nicht auf deiner Hand: { ecosystem-card }.
ecosystem-refused-occupied = Dort liegt schon eine Karte.
ecosystem-refused-frame = Dieses Feld ist außer Reichweite: Ein Ökosystem hat höchstens 4 Reihen und 5 Spalten.
ecosystem-refused-apart = Eine neue Karte muss eine deiner Karten berühren: oben, unten, links oder rechts.
ecosystem-refused-empty = Dort liegt keine Karte zum Tauschen.
ecosystem-refused-same = Das ist die zuerst gewählte Karte: Wähle eine andere oder tausche nicht.

ecosystem-invalid-length =
    { $field }: { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    } statt { $expected }.
ecosystem-invalid-moment =
    Schritt { $step }, Runde { $round }, Zug { $turn }: Diesen Moment gibt es nicht in einem Spiel mit { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätzen
    }.
ecosystem-invalid-count =
    { ecosystem-card }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf dem Tisch statt { $expected }.
ecosystem-invalid-grid-size =
    Ökosystem von { $seat }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in diesem Zug statt { $expected }.
ecosystem-invalid-hand-size =
    Hand { $hand }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in diesem Zug statt { $expected }.
ecosystem-invalid-pile =
    Stapel der neutralen Hand oder von Alban: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in diesem Zug statt { $expected }.
ecosystem-invalid-apart = Ökosystem von { $seat }: Die Karten müssen zusammenhängen und das Feld r3c4 bedecken.
ecosystem-invalid-frame = Ökosystem von { $seat }: Die Karten müssen in 4 Reihen und 5 Spalten passen.
ecosystem-invalid-twice = { $path }: Auf { $cell } liegt mehr als eine Karte.

ecosystem-result-win =
    { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } (Vorsprung { $margin }).
       *[no] { $seat } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } (Vorsprung { $margin }).
    }
ecosystem-result-tie =
    { $seats } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
ecosystem-result-solo =
    { $level ->
        [easy] Ein leichter Sieg: { $points } Punkte gegen Albans { $alban }, { $lead } Vorsprung.
        [normal] Ein normaler Sieg: { $points } Punkte gegen Albans { $alban }, { $lead } Vorsprung.
        [hard] Ein schwerer Sieg: { $points } Punkte gegen Albans { $alban }, { $lead } Vorsprung.
       *[none] Alban ist nicht geschlagen: { $points } Punkte gegen seine { $alban } sind { $lead } Vorsprung, nötig sind { $needed }.
    }

## Was eine Wahl brächte

ecosystem-outcome-row = Deine Punkte
ecosystem-outcome-points = { $n }
