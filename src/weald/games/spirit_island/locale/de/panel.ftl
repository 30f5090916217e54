### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = Geister-Phase: erst wachsen, dann Karten ausspielen.
spirit_island-help-grow-actions = In beliebiger Reihenfolge; danach kommen die Karten.
spirit_island-help-grow-play = Du darfst noch { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ausspielen. Energie zum Bezahlen: { $energy }.
spirit_island-help-grow-done = Als Nächstes kommen die Sofort-Fähigkeiten.
spirit_island-help-powers =
    { $phase ->
        [slow] Danach endet der Zug: Karten im Spiel werden abgelegt, Schaden heilt.
       *[fast] Danach wüten, bauen und entdecken die Invasoren.
    }

## The panel

spirit_island-panel-now = Zug { $turn }, { $phase ->
        [spirit] Geister-Phase
        [fast] Sofort-Fähigkeiten
        [invader] Invasoren-Phase
        [slow] verzögerte Fähigkeiten
        [time] die Zeit vergeht
       *[over] Ende
    }
spirit_island-panel-turn = Zug { $turn }
spirit_island-panel-phases = Die Phasen von Zug { $turn }
spirit_island-panel-phase =
    { $phase ->
        [spirit] Wachstum
        [fast] Sofort
        [invader] Invasoren
       *[slow] Verzögert
    }
spirit_island-panel-phase-rule =
    { $phase ->
        [spirit] Jeder Geist wächst, erhält seine Energie und spielt Fähigkeitskarten aus; ihre Elemente zählen sofort.
        [fast] Jeder Geist darf seine Sofort-Fähigkeiten nutzen, in beliebiger Reihenfolge.
        [invader] Aktivierte Furcht-Karten wirken. Dann wüten, bauen und entdecken die Invasoren, und ihre Karten rücken vor.
       *[slow] Jeder Geist darf seine verzögerten Fähigkeiten nutzen. Dann vergeht die Zeit: Gespielte Karten werden abgelegt, Elemente verfallen, Schaden heilt.
    }
spirit_island-panel-doing =
    { $doing ->
        [setup] { $you ->
            [yes] wählst einen Geist
           *[no] wählt einen Geist
        }
        [spirit] { $you ->
            [yes] wächst
           *[no] wächst
        }
        [cards] { $you ->
            [yes] spielst Karten aus
           *[no] spielt Karten aus
        }
        [fast] { $you ->
            [yes] nutzt Sofort-Fähigkeiten
           *[no] nutzt Sofort-Fähigkeiten
        }
        [slow] { $you ->
            [yes] nutzt verzögerte Fähigkeiten
           *[no] nutzt verzögerte Fähigkeiten
        }
       *[invader] { $you ->
            [yes] wählst
           *[no] wählt
        }
    }
spirit_island-panel-show = Zeigen
spirit_island-panel-cards = Karten: { $play } im Spiel, { $hand } auf der Hand
spirit_island-panel-offered = Karten zur Wahl
spirit_island-panel-tab =
    { $tab ->
        [now] Jetzt
        [growth] Wachstum
        [hand] Hand ({ $n })
        [play] Fähigkeiten ({ $n })
        [discard] Ablage ({ $n })
        [aside] Beiseite ({ $n })
       *[rules] Sonderregeln
    }
spirit_island-panel-empty =
    { $tab ->
        [hand] Keine Karten auf der Hand.
        [play] Keine Karten im Spiel.
       *[discard] Keine Karten abgelegt.
    }
spirit_island-panel-energy = Energie
spirit_island-panel-income = +{ $n } je Zug
spirit_island-panel-plays = Karten gespielt
spirit_island-panel-of = von { $n }
spirit_island-panel-on-island = Präsenz auf der Insel
spirit_island-panel-back = Zurück zu deinem Geist
spirit_island-panel-no-elements = Noch keine Elemente
spirit_island-panel-any-element = ein Element nach Wahl
spirit_island-panel-always = Jeden Zug
spirit_island-panel-option =
    { $pick ->
        [1] Wachstum { $n }
       *[other] Wachstum { $n } ({ $pick } wählen)
    }
spirit_island-panel-growth =
    { $n ->
        [1] Wachstum
       *[other] Wachstum ({ $n } wählen)
    }
spirit_island-panel-chosen = gewählt
spirit_island-panel-icon-rule =
    { $open ->
        [yes] Eine Aktion des gewählten Wachstums. Sie ist noch auszuführen.
       *[no] Eine Aktion des Wachstums.
    }
spirit_island-panel-tracks = Präsenzleisten
spirit_island-panel-track =
    { $track ->
        [energy] Energie je Zug: { $n }
       *[cards] Karten je Zug: { $n }
    }
spirit_island-panel-slot =
    { $state ->
        [covered] { $what } (verdeckt),
       *[open] { $what },
    }
spirit_island-panel-track-rule =
    { $track ->
        [energy] Präsenz verlässt eine Leiste von links. Die höchste offene Zahl ist deine Energie je Zug; offene Elemente zählen jeden Zug.
        [cards] Präsenz verlässt eine Leiste von links. So viele Karten wie die höchste offene Zahl darfst du je Zug ausspielen; offene Elemente zählen jeden Zug.
        [other] Präsenz verlässt eine Leiste von links. Ist diese leer, öffnet sie etwas für immer.
       *[destroyed] Vernichtete Präsenz ist aus dem Spiel, wenn nichts sie zurückbringt.
    }
spirit_island-panel-track-next = Als Nächstes wird frei: { $what }
spirit_island-panel-shared = beiden Leisten gemeinsam
spirit_island-panel-destroyed = Vernichtete Präsenz: { $n }
spirit_island-panel-rule = Sonderregel
spirit_island-panel-element-rule = Elemente der ausgespielten Karten und der offenen Felder deiner Leisten. Sie erreichen die Schwellen von Fähigkeiten und verfallen am Ende des Zuges.
spirit_island-panel-element-have = Du hast
spirit_island-panel-energy-rule = Energie, und { $n } mehr je Zug
spirit_island-panel-in-hand = Karten auf der Hand

## Spirits at the table

spirit_island-panel-spirits = Geister
spirit_island-panel-tile =
    { $acts ->
        [yes] { $seat }: jetzt handeln
       *[no] { $seat }
    }
spirit_island-panel-done = fertig
spirit_island-panel-taken = gewählt von { $seat }
spirit_island-panel-be = { $spirit } spielen
spirit_island-panel-replaces = Anstelle von:
spirit_island-panel-complexity =
    { $complexity ->
        [low] Leicht zu lernen
        [moderate] Etwas Erfahrung hilft
        [very_high] Sehr schwer: für Kenner
       *[high] Für Erfahrene
    }
spirit_island-panel-powers = Angeborene Fähigkeiten und Karten

## Powers

spirit_island-panel-cost = Kosten
spirit_island-panel-speed =
    { $speed ->
        [fast] Sofort
       *[slow] Verzögert
    }
spirit_island-panel-speed-rule =
    { $speed ->
        [fast] Sofort: vor den Invasoren
       *[slow] Verzögert: nach den Invasoren
    }
spirit_island-panel-deck =
    { $deck ->
        [minor] schwache Fähigkeit
        [major] starke Fähigkeit
        [unique] eigene Fähigkeit
       *[innate] angeborene Fähigkeit
    }
spirit_island-panel-deck-rule =
    { $deck ->
        [minor] Vier schwache Fähigkeiten werden gezogen, du behältst eine. Sie sind billig und geben viele Elemente.
       *[major] Vier starke Fähigkeiten werden gezogen, du behältst eine, vergisst dafür aber eine andere Karte. Sie sind mächtig und teuer.
    }
spirit_island-panel-range =
    { $terrain ->
        [any] Reichweite { $n } von { $from ->
            [sacred_site] einer Heiligen Stätte
           *[presence] deiner Präsenz
        }
       *[other] Reichweite { $n } von { $from ->
            [sacred_site] einer Heiligen Stätte
           *[presence] deiner Präsenz
        } ({ spirit_island-terrain })
    }
spirit_island-panel-target =
    { $target ->
        [land] jedes Gebiet
        [none] kein Ziel
        [any_spirit] ein beliebiger Geist
        [another_spirit] ein anderer Geist
       *[self] du selbst
    }
spirit_island-panel-targets = Ziel: { $target }
spirit_island-panel-needs =
    { $need ->
        [jungle] Dschungel
        [mountain] Berge
        [sands] Wüste
        [wetlands] Sumpf
        [coastal] Küstengebiet
        [inland] Binnenland
        [dahan] Gebiet mit Dahan
        [invaders] Gebiet mit Invasoren
        [town] Gebiet mit Dorf
        [city] Gebiet mit Stadt
        [blight] Gebiet mit Ödnis
        [no_blight] Gebiet ohne Ödnis
        [no_ocean] jedes Gebiet außer einem Ozean
        [not_wetlands] Gebiet außer Sumpf
        [strife] Gebiet mit Streit
        [beasts] Gebiet mit Bestien
        [two_beasts] Gebiet mit mindestens 2 Bestien
        [wilds] Gebiet mit Wildnis
        [disease] Gebiet mit Seuche
        [badlands] Gebiet mit Einöde
        [presence] Gebiet mit deiner Präsenz
       *[no_invaders] Gebiet ohne Invasoren
    }
spirit_island-panel-gives = Elemente: { $elements }
spirit_island-panel-costs =
    { $same ->
        [yes] Kostet { $n } Energie
       *[no] Kostet jetzt { $n } Energie (gedruckt: { $printed })
    }
spirit_island-panel-tier =
    { $met ->
        [yes] { $need }: { $text }
        [no] { $need }: { $text } Es fehlt: { $missing }.
       *[printed] { $need }: { $text }
    }
spirit_island-panel-reaches = Damit: { $id }, Schwelle { $n } von { $of }
spirit_island-panel-reaches-short = { $id } { $n }/{ $of }
spirit_island-panel-have = { $n }/{ $of }
spirit_island-panel-state =
    { $state ->
        [held] Auf der Hand
        [now] Wird ausgeführt
        [used] Genutzt
        [repeat] Noch einmal
        [later] Nach den Invasoren
        [over] Nicht genutzt
        [elements] Elemente fehlen
       *[no-target] Kein Ziel
    }
spirit_island-panel-state-rule =
    { $state ->
        [held] Auf der Hand: Nur ausgespielte Karten können genutzt werden
        [now] Wird gerade ausgeführt
        [used] In diesem Zug genutzt
        [repeat] Genutzt; darf wiederholt werden
        [later] Verzögert: kommt nach den Invasoren dran
        [over] Sofort: für diesen Zug vorbei
        [elements] Noch keine Schwelle ist erreicht
       *[no-target] Nichts in Reichweite kann das Ziel sein
    }
spirit_island-panel-fewer = Als hättest du weniger Elemente ({ $n })
spirit_island-panel-lasting = In Kraft
spirit_island-panel-on-map = { $n ->
        [one] Wähle das Gebiet, das auf der Karte leuchtet.
       *[other] Wähle eines der { $n } Gebiete, die auf der Karte leuchten.
    }
spirit_island-panel-times = ×{ $n }

## The end

spirit_island-panel-sheet-team = Die Geister
spirit_island-panel-sheet-turns = Züge
spirit_island-panel-sheet-terror = Terrorlevel
spirit_island-panel-sheet-level =
    { $level ->
        [4] Sieg
       *[other] { $level }
    }
spirit_island-panel-sheet-left = Ödnis übrig auf der Karte
spirit_island-panel-sheet =
    { $part ->
        [difficulty] Schwierigkeit
        [outcome] { $won ->
            [yes] Sieg
           *[no] Niederlage
        }
        [cards] { $won ->
            [yes] Invasoren-Karten übrig
           *[no] Invasoren-Karten überstanden
        }
        [dahan] Lebende Dahan
        [scenario] Szenario
       *[blight] Ödnis auf der Insel
    }
spirit_island-panel-sheet-total = Punkte
