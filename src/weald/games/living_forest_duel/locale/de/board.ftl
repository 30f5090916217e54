### Living Forest Duell: das Brett im Browser

## Wo und wer

living_forest_duel-ui-where =
    { $season ->
        [summer] Runde { $n }, du spielst den Sommer
       *[winter] Runde { $n }, du spielst den Winter
    }
living_forest_duel-ui-where-watching = Runde { $n }
living_forest_duel-ui-season =
    { $season ->
        [summer] Sommer
       *[winter] Winter
    }
living_forest_duel-ui-you = du
living_forest_duel-ui-you-have = Du
living_forest_duel-ui-whose =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }

## Die Lichtung

living_forest_duel-ui-clearing = Die Lichtung, vom Sommer zum Winter
living_forest_duel-ui-clearing-card = Lichtungskarte { $place }
living_forest_duel-ui-turn-end = Ende der Runde
living_forest_duel-ui-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
living_forest_duel-ui-say-clearing =
    Lichtungskarte { $place }, Feuerwert { $value }, Bonus: { living_forest_duel-bonus-name }{ $state ->
        [none] { "" }
        [fire] , ein Feuermarker
        [onibi] , Onibi
       *[both] , Onibi und ein Feuermarker
    }
living_forest_duel-ui-say-fire =
    { $n ->
        [one] Ende der Runde: Feuer { $value } auf { $n } Karte
       *[other] Ende der Runde: Feuer { $value } auf { $n } Karten
    }
living_forest_duel-ui-say-side =
    { $season ->
        [summer] Sommer
       *[winter] Winter
    }, { $you ->
        [yes] du
       *[no] { $seat }
    }
living_forest_duel-ui-say-stand =
    { living_forest_duel-ui-say-side }: Wasser { $water }, { $holds ->
        [yes] genug gegen das Feuer
       *[no] { $n ->
            [one] { $n } Feuerwaran käme in die Ablage
           *[other] { $n } Feuerwarane kämen in die Ablage
        }
    }

## Das Ende einer Runde

living_forest_duel-ui-end-title = Ende der Runde
living_forest_duel-ui-end-terms = { $common } gemeinsam + { $line } Reihe + { $trees } Wald
living_forest_duel-ui-end-result =
    { $holds ->
        [yes] Das Wasser reicht.
       *[no] { $n ->
            [0] Kein Feuerwaran mehr übrig.
            [one] { $n } Feuerwaran in die Ablage.
           *[other] { $n } Feuerwarane in die Ablage.
        }
    }
living_forest_duel-ui-end-kindled =
    { $n ->
        [one] Neues Feuer auf Karte { $places }.
       *[other] Neues Feuer auf den Karten { $places }.
    }
living_forest_duel-ui-end-no-fire = Kein neues Feuer.
living_forest_duel-ui-end-close = Weiter
living_forest_duel-ui-your-water = Dein Wasser
living_forest_duel-ui-water-of = Wasser von { $seat }

## Die Reihen

living_forest_duel-ui-recruits = Rekrutierungsreihe
living_forest_duel-ui-affordable = bezahlbare Tiere leuchten
living_forest_duel-ui-helpline = Hilfsreihe
living_forest_duel-ui-helpline-note = was jede Seite hat, wenn sie jetzt zeigt
living_forest_duel-ui-helpline-empty = Noch kein Tier. Aufgedeckte Tiere kommen hierher, für beide Seiten.
living_forest_duel-ui-onibi-holds =
    { $season ->
        [summer] Der Sommer hat die Onibi-Karte: Aufgedeckte Sommertiere helfen beiden Seiten.
       *[winter] Der Winter hat die Onibi-Karte: Aufgedeckte Wintertiere helfen beiden Seiten.
    }
living_forest_duel-ui-element = Element
living_forest_duel-ui-line-trees = Reihe + Bäume
living_forest_duel-ui-used = verbraucht
living_forest_duel-ui-token-of =
    { $season ->
        [summer] Marker des Sommers
       *[winter] Marker des Winters
    }
living_forest_duel-ui-action =
    { $action ->
        [recruit] Rekrutieren
        [extinguish] Löschen
        [plant] Pflanzen
       *[onibi] Onibi
    }
living_forest_duel-ui-lock =
    { $why ->
        [token] kein Marker
        [absent] fehlt
        [taken] schon belegt
        [between] zu früh
        [nothing] ohne Ziel
       *[short] zu wenig
    }
living_forest_duel-ui-pile = Nachziehstapel
living_forest_duel-ui-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
living_forest_duel-ui-risk =
    { $you ->
        [yes] { $n ->
            [0] keine Karte kostet dich einen Marker
            [one] { $n } von { $of } kostet dich einen Marker
           *[other] { $n } von { $of } kosten dich einen Marker
        }
       *[no] { $n ->
            [0] keine Karte kostet { $seat } einen Marker
            [one] { $n } von { $of } kostet { $seat } einen Marker
           *[other] { $n } von { $of } kosten { $seat } einen Marker
        }
    }
living_forest_duel-ui-discard = Ablage
living_forest_duel-ui-animals = Tiere
living_forest_duel-ui-varan = Waran
living_forest_duel-ui-narrow-card =
    { $card ->
        [anteater] Amei{"\u00AD"}sen{"\u00AD"}bär
        [bat] Fleder{"\u00AD"}maus
        [chameleon] Chamä{"\u00AD"}leon
        [crocodile] Kroko{"\u00AD"}dil
        [hippopotamus] Nil{"\u00AD"}pferd
        [meerkat] Erd{"\u00AD"}männ{"\u00AD"}chen
        [raccoon] Wasch{"\u00AD"}bär
        [coati] Nasen{"\u00AD"}bär
        [tanuki] Marder{"\u00AD"}hund
        [flamingo] Fla{"\u00AD"}mingo
        [platypus] Schna{"\u00AD"}bel{"\u00AD"}tier
        [rhinoceros] Nas{"\u00AD"}horn
        [chimpanzee] Schim{"\u00AD"}panse
        [squirrel] Eich{"\u00AD"}hörn{"\u00AD"}chen
        [mantis] Gottes{"\u00AD"}anbe{"\u00AD"}terin
        [salamander] Sala{"\u00AD"}man{"\u00AD"}der
        [goldfish] Gold{"\u00AD"}fisch
        [varan_summer] { living_forest_duel-ui-varan }
        [varan_winter] { living_forest_duel-ui-varan }
       *[other] { living_forest_duel-card }
    }
living_forest_duel-ui-line-of =
    { $you ->
        [yes] Deine Reihe
       *[no] Reihe von { $seat }
    }
living_forest_duel-ui-line-empty = Kein Tier in der persönlichen Reihe.

## Bäume

living_forest_duel-ui-piles = Baumstapel
living_forest_duel-ui-piles-note =
    { $you ->
        [yes] Kosten in Pflanze; du hast { $n }
       *[no] Kosten in Pflanze; { $seat } hat { $n }
    }
living_forest_duel-ui-left = noch { $n }
living_forest_duel-ui-pile-empty = Kein Baum mehr: { $element }
living_forest_duel-ui-forest-of =
    { $you ->
        [yes] Dein Wald
       *[no] Wald von { $seat }
    }
living_forest_duel-ui-of = { $n } von { $of }
living_forest_duel-ui-no-place = Kein Platz für diesen Baum
living_forest_duel-ui-tree =
    { $element ->
        [none] Startbaum
        [sun] Sonnenbaum
        [water] Wasserbaum
        [plant] Pflanzenbaum
       *[wind] Windbaum
    }
living_forest_duel-ui-edge =
    { $edge ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
living_forest_duel-ui-say-tree =
    { living_forest_duel-ui-tree }{ $bonus ->
        [none] { "" }
        [recruit] , Bonus: Tiere rekrutieren
        [extinguish] , Bonus: Feuer löschen
       *[sanki] , Bonus: eine Sanki-Karte
    }, Fluss: { $rivers }
living_forest_duel-ui-say-pile = Kostet { $cost } Pflanze, noch { $n }
living_forest_duel-ui-say-animal =
    { living_forest_duel-card }{ $symbol ->
        [none] { "" }
        [solitary] , Einzelgänger
       *[gregarious] , gesellig
    }{ $cost ->
        [0] { "" }
       *[other] , Kosten { $cost }
    }

## Was vor einem liegt

living_forest_duel-ui-tokens = Aktionsmarker
living_forest_duel-ui-tokens-left =
    { $n ->
        [0] kein Marker mehr
        [one] noch { $n } Marker
       *[other] noch { $n } Marker
    }
living_forest_duel-ui-token-state =
    { $state ->
        [left] übrig
        [used] eingesetzt
       *[lost] verloren
    }
living_forest_duel-ui-solitary = Einzelgänger
living_forest_duel-ui-next-loss =
    { $n ->
        [0] nichts mehr zu verlieren
        [one] der nächste kostet einen Marker
       *[other] { $n } weitere kosten einen Marker
    }
living_forest_duel-ui-good =
    { $sort ->
        [sanki] Sanki
        [fires] Feuer
        [varans] Warane
       *[pack] Tiere
    }
living_forest_duel-ui-onibi-card = Onibi-Karte
living_forest_duel-ui-reserve = Vorrat
living_forest_duel-ui-budget =
    { $you ->
        [yes] { $bonus ->
            [yes] Dein Bonus: noch { $left } von { $n } { living_forest_duel-element }
           *[no] Du hast noch { $left } von { $n } { living_forest_duel-element }
        }
       *[no] { $bonus ->
            [yes] Bonus von { $seat }: noch { $left } von { $n } { living_forest_duel-element }
           *[no] { $seat } hat noch { $left } von { $n } { living_forest_duel-element }
        }
    }

## Die vier Siege

living_forest_duel-ui-goals = Vier Wege zum Sieg
living_forest_duel-ui-goal =
    { $goal ->
        [fire] Acht Feuer
        [block] Drei mal drei Bäume
        [line] Rekruten einer Jahreszeit
       *[onibi] Onibi hinaus
    }
living_forest_duel-ui-progress =
    { $goal ->
        [onibi] { $n ->
            [one] { $n } Schritt
           *[other] { $n } Schritte
        }
       *[other] { $n } von { $of }
    }
living_forest_duel-ui-race =
    { $goal ->
        [onibi] Schritte
       *[other] von { $of }
    }
living_forest_duel-ui-missing =
    { $goal ->
        [fire] Fehlende Feuer
        [block] Fehlende Bäume
        [line] Fremde Rekruten, zusammen { $cost } Sonne
       *[onibi] { $exits ->
            [one] Schritte, noch { $exits } Mal hinaus
           *[other] Schritte, noch { $exits } Mal hinaus
        }
    }, { $you ->
        [yes] du
       *[no] { $seat }
    }
living_forest_duel-ui-onibi-out = hinaus
living_forest_duel-ui-decided = hat das Spiel entschieden
living_forest_duel-ui-how =
    { $victory ->
        [fire] Runde { $n }: { $you ->
            [yes] Du hast acht Feuermarker.
           *[no] { $seat } hat acht Feuermarker.
        }
        [block] Runde { $n }: Neun Bäume stehen im Quadrat, { $you ->
            [yes] in deinem Wald.
           *[no] im Wald von { $seat }.
        }
        [line] Runde { $n }: Alle Tiere der Rekrutierungsreihe gehören { $you ->
            [yes] deiner Jahreszeit.
           *[no] der Jahreszeit von { $seat }.
        }
       *[onibi] Runde { $n }: { $you ->
            [yes] Du hast Onibi hinausgetrieben
           *[no] { $seat } hat Onibi hinausgetrieben
        }, während { $other } die Onibi-Karte hatte.
    }

## Erklärungen

living_forest_duel-ui-about-common = In der gemeinsamen Reihe: Beide Seiten zählen seine Elemente, bis ein Marker sie verbraucht. Sein Symbol zählt für beide.
living_forest_duel-ui-about-own = In einer persönlichen Reihe: Nur diese Seite zählt seine Elemente und sein Symbol, bis zum Ende der Runde. Marker verbrauchen sie nicht.
living_forest_duel-ui-about-recruit =
    { $season ->
        [none] Kostet { $cost } Sonne. Er gehört zu keiner Jahreszeit: Wer ihn rekrutiert, legt ihn in die Ablage.
        [summer] Kostet { $cost } Sonne. Der Sommer rekrutiert es in seine Reihe, der Winter in die Ablage.
       *[winter] Kostet { $cost } Sonne. Der Winter rekrutiert es in seine Reihe, der Sommer in die Ablage.
    }
living_forest_duel-ui-about-varan =
    { $season ->
        [summer] Ein Einzelgänger-Symbol für den Sommer, kein Element. Mit einer Sanki-Karte kann der Sommer ihn beim Aufdecken zurückschicken.
       *[winter] Ein Einzelgänger-Symbol für den Winter, kein Element. Mit einer Sanki-Karte kann der Winter ihn beim Aufdecken zurückschicken.
    }
living_forest_duel-ui-symbol =
    { $symbol ->
        [solitary] Einzelgänger
       *[gregarious] Gesellig
    }
living_forest_duel-ui-about-clearing =
    { $state ->
        [onibi] Wo Onibi steht, brennt es, mit oder ohne Marker.
        [fire] Den Marker zu löschen kostet { $value } Wasser.
       *[none] Hier brennt nichts. Feuer bricht neben Onibi aus.
    } { $bonus ->
        [recruit] Wer Onibi hierher rückt, darf Tiere rekrutieren.
        [extinguish] Wer Onibi hierher rückt, darf Feuer löschen.
        [plant] Wer Onibi hierher rückt, darf Bäume pflanzen.
       *[sanki] Wer Onibi hierher rückt, nimmt eine Sanki-Karte.
    }
living_forest_duel-ui-burns = Feuer am Ende der Runde
living_forest_duel-ui-bonus-now =
    { $bonus ->
        [recruit] Sonne für den Bonus, jetzt
        [extinguish] Wasser für den Bonus, jetzt
       *[plant] Pflanze für den Bonus, jetzt
    }
living_forest_duel-ui-element-title =
    { $element ->
        [sun] Sonne: rekrutieren
        [water] Wasser: löschen
        [plant] Pflanze: pflanzen
       *[wind] Wind: Onibi vorrücken
    }
living_forest_duel-ui-about-element =
    { $element ->
        [sun] Rekrutiere Tiere der Reihe für ihre Kosten. Eigene kommen in deine Reihe, andere in die Ablage.
        [water] Nimm Feuermarker für den Wert ihrer Karte. Am Ende der Runde hält Wasser auch das Feuer zurück.
        [plant] Pflanze oberste Bäume verschiedener Stapel für ihre Kosten. Der Fluss muss den See erreichen.
       *[wind] Rücke Onibi auf die andere Seite zu, eine Karte je Wind. Die Karte, auf der er stehen bleibt, gibt einen Bonus.
    }
living_forest_duel-ui-would-have =
    { $you ->
        [yes] Du hättest
       *[no] { $seat } hätte
    }
living_forest_duel-ui-enough-for = Genug für: { $things }
living_forest_duel-ui-value = Wert der Aktion
living_forest_duel-ui-spent = Ausgegeben
living_forest_duel-ui-remains = Übrig
living_forest_duel-ui-about-pile =
    { $shuffled ->
        [yes] Der Stapel ist leer: Die Ablage wird gemischt.
       *[no] Die nächste Karte ist eine von diesen.
    } Gemeinsame Tiere und der Hirsch kommen in die gemeinsame Reihe, andere in die Reihe ihrer Jahreszeit.
living_forest_duel-ui-goes-to =
    { $place ->
        [common] Für die gemeinsame Reihe
        [summer] Für die Reihe des Sommers
       *[winter] Für die Reihe des Winters
    }
living_forest_duel-ui-costs-token =
    { $you ->
        [yes] Würde dich einen Marker kosten
       *[no] Würde { $seat } einen Marker kosten
    }
living_forest_duel-ui-about-discard = Ist der Nachziehstapel leer und muss eine Karte aufgedeckt werden, werden diese gemischt.
living_forest_duel-ui-about-tokens = Ein Marker zeigt auf das letzte Element einer Art in der gemeinsamen Reihe und löst dessen Aktion aus. Wer keinen Marker mehr hat, kann nicht spielen. Am Ende der Runde kommen sie zurück.
living_forest_duel-ui-about-solitary =
    { $n ->
        [0] Durch Einzelgänger geht in dieser Runde kein Marker mehr verloren.
        [one] Wird noch { $n } Einzelgänger aufgedeckt, geht ein Marker verloren.
       *[other] Werden noch { $n } Einzelgänger aufgedeckt, geht ein Marker verloren.
    } Die Schwellen sind drei und vier; ein geselliges Symbol nimmt eines weg.
living_forest_duel-ui-counts = Zählt
living_forest_duel-ui-about-good =
    { $sort ->
        [sanki] Schickt einen Feuerwaran deiner Jahreszeit beim Aufdecken zurück, oder lässt dich sofort nach dem Aufdecken einer Karte einen Marker einsetzen.
        [fires] Gelöschte Feuer. Acht davon gewinnen.
        [varans] Feuerwarane, die warten. Wer zu wenig Wasser hat, legt welche in die Ablage.
       *[pack] Die Tiere der eigenen Jahreszeit: Sie füllen die Lücken der Rekrutierungsreihe.
    }
living_forest_duel-ui-about-onibi-card = Wer sie hat, teilt: Aufgedeckte Tiere dieser Jahreszeit kommen in die gemeinsame Reihe. Verlässt Onibi die Lichtung noch einmal auf dieser Seite, ist das Spiel verloren.
living_forest_duel-ui-about-fire = Feuer { $value } gegen das Wasser des Sommers, { $summer }, und des Winters, { $winter }. Wer weniger Wasser hat, legt für jede brennende Karte einen Feuerwaran in die Ablage.
living_forest_duel-ui-fire = Feuerwert
living_forest_duel-ui-about-stand =
    { $holds ->
        [yes] Wasser { $water } reicht gegen Feuer { $value }.
       *[no] Wasser { $water } ist weniger als Feuer { $value }: { $n ->
            [0] aber kein Feuerwaran ist übrig.
            [one] { $n } Feuerwaran käme in die Ablage.
           *[other] { $n } Feuerwarane kämen in die Ablage.
        }
    }
living_forest_duel-ui-water-now = Wasser am Ende der Runde
living_forest_duel-ui-about-goal =
    { $goal ->
        [fire] Wer acht Feuermarker besitzt, gewinnt sofort.
        [block] Wer ein Quadrat von drei mal drei Feldern mit Bäumen füllt, gewinnt sofort. Der Startbaum zählt mit.
        [line] Wer nur Tiere der eigenen Jahreszeit in der Rekrutierungsreihe hat, gewinnt sofort.
       *[onibi] Wer Onibi auf der anderen Seite hinaustreibt, während die die Onibi-Karte hat, gewinnt sofort.
    }
living_forest_duel-ui-about-tree =
    { $element ->
        [none] Der See: Jeder Fluss muss ihn erreichen. Er darf nicht überdeckt werden.
        [sun] Gibt 1 Sonne und kostet { $cost } Pflanze.
        [water] Gibt 1 Wasser und kostet { $cost } Pflanze.
        [plant] Gibt 1 Pflanze und kostet { $cost } Pflanze.
       *[wind] Gibt 1 Wind und kostet { $cost } Pflanze.
    } { $bonus ->
        [none] { "" }
        [recruit] Neben einem Baum mit demselben Zeichen: Tiere rekrutieren.
        [extinguish] Neben einem Baum mit demselben Zeichen: Feuer löschen.
       *[sanki] Neben einem Baum mit demselben Zeichen: eine Sanki-Karte nehmen.
    }
living_forest_duel-ui-cells =
    { $you ->
        [yes] Plätze in deinem Wald
       *[no] Plätze im Wald von { $seat }
    }
living_forest_duel-ui-bonuses-here = Boni hier
living_forest_duel-ui-empty-cell = Leeres Feld
