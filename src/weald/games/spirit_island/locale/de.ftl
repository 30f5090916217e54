### Spirit Island

## At the table

spirit_island-title = Spirit Island
spirit_island-blurb = Die Geister einer Insel und die Dahan gemeinsam gegen alle, die sie ihnen nehmen wollen.
spirit_island-minutes = 90 Min.
spirit_island-character = Geist an Platz { $n }
spirit_island-character-later = Geist: am Tisch wählen
spirit_island-option-events = Ereignisse
spirit_island-option-events-help = In jeder Runde eine Ereigniskarte der Erweiterung vor Furcht und Wüten.
spirit_island-option-fewer_events = Drei Ereignisse weglassen
spirit_island-option-fewer_events-help = Ohne Der Krieg erreicht die Küsten der Insel, Überholt und Ein seltsamer Wahn unter den Bestien, wie der Verlag es später empfahl.
spirit_island-option-adversary = Nation
spirit_island-option-adversary-help = Eine Nation, die auf ihre eigene Weise eindringt, mit jeder Stufe härter.
spirit_island-option-adversary-none = Keine
spirit_island-option-level = Stufe der Nation
spirit_island-option-level-help = Von 0, der leichtesten, bis 6; jede Stufe hat auch die Regeln der niedrigeren.
spirit_island-option-scenario = Szenario
spirit_island-option-scenario-help = Andere Regeln für eine andere Geschichte.
spirit_island-option-scenario-none = Keines
spirit_island-option-blight = Ödniskarte
spirit_island-option-blight-help = Mit Karte verödet die Insel, bevor sie verloren ist. Ohne Karte gibt es anfangs mehr Ödnis.
spirit_island-option-power_progression = Vorgegebene Fähigkeiten
spirit_island-option-power_progression-help = Für eine erste Partie: Die vier einfachen Geister bekommen ihre Fähigkeiten in fester Reihenfolge, statt vier zu ziehen und eine zu wählen.
spirit_island-option-casting = Geister
spirit_island-option-casting-help = Wählt eure Geister am Tisch, oder lasst sie austeilen, danach, wie schwer sie zu spielen sind.
spirit_island-option-casting-choose = wählen
spirit_island-option-casting-random = zufällig
spirit_island-option-casting-random_low = leichte, zufällig
spirit_island-option-casting-random_moderate = leichte oder mittlere, zufällig
spirit_island-option-casting-random_high = schwere, zufällig
spirit_island-option-map = Spielpläne
spirit_island-option-map-help = Beliebige Spielpläne oder A, B, C … der Reihe nach, oder die thematische Seite: eine einzige Insel in sechs Teilen, schwerer zu verteidigen.
spirit_island-option-map-random = zufällig
spirit_island-option-map-in_order = der Reihe nach
spirit_island-option-map-thematic = thematische Seite
spirit_island-option-layout = Anordnung
spirit_island-option-layout-help = Wie die Spielpläne zusammenliegen; in Klammern die Zahl der Mitspielenden.
spirit_island-option-layout-standard = wie in der Regel
spirit_island-option-layout-top_to_top = Spitze an Spitze (2)
spirit_island-option-layout-coastline = Küstenlinie (2 bis 6)
spirit_island-option-layout-opposite_shores = gegenüberliegende Küsten (2)
spirit_island-option-layout-fragment = Bruchstück (2)
spirit_island-option-layout-inverted_fragment = umgekehrtes Bruchstück (2)
spirit_island-option-layout-sunrise = Sonnenaufgang (3)
spirit_island-option-layout-leaf = Blatt (4)
spirit_island-option-layout-snake = Schlange (4)
spirit_island-option-layout-snail = Schnecke (5)
spirit_island-option-layout-peninsula = Halbinsel (5)
spirit_island-option-layout-v = V (5)
spirit_island-option-layout-meeple = Figur (5)
spirit_island-option-layout-star = Stern (6)
spirit_island-option-layout-flower = Blume (6)
spirit_island-option-layout-caldera = Krater (6)

## Words for things

spirit_island-kind =
    { $kind ->
        [explorer] Entdecker
        [town] Dorf
        [city] Stadt
        [dahan] Dahan
        [blight] Ödnis
        [beasts] Bestien
        [wilds] Wildnis
        [disease] Seuche
        [badlands] Einöde
        [thief] Dieb
       *[presence] Präsenz
    }
spirit_island-kinds =
    { $kinds ->
        [explorer] Entdecker
        [town] Dörfer
        [city] Städte
        [dahan] Dahan
        [explorer_town] Entdecker/Dörfer
        [town_city] Dörfer/Städte
        [blight] Ödnis
        [beasts] Bestien
        [wilds] Wildnis
        [disease] Seuche
        [badlands] Einöde
        [presence] Präsenz
       *[invader] Invasoren
    }
spirit_island-new =
    { $new ->
        [explorer] einen Entdecker
        [explorer_explorer] zwei Entdecker
        [explorer_explorer_explorer] drei Entdecker
        [town] ein Dorf
        [city] eine Stadt
        [beasts] Bestien
        [wilds] Wildnis
        [disease] Seuche
        [badlands] Einöde
       *[dahan] einen Dahan
    }
spirit_island-many =
    { $many ->
        [all] alle
        [up_to] bis zu { $n }
       *[n] { $n }
    }
spirit_island-element =
    { $element ->
        [sun] Sonne
        [moon] Mond
        [fire] Feuer
        [air] Luft
        [water] Wasser
        [earth] Erde
        [plant] Pflanze
       *[animal] Tier
    }
spirit_island-terrain =
    { $terrain ->
        [jungle] Dschungel
        [mountain] Berge
        [sands] Wüste
        [wetlands] Sumpf
       *[ocean] Ozean
    }
spirit_island-phase =
    { $phase ->
        [setup] Spielvorbereitung
        [spirit] Geister-Phase
        [fast] Sofort-Fähigkeiten
        [invader] Invasoren-Phase
        [slow] Verzögerte Fähigkeiten
        [time] Die Zeit vergeht
       *[over] Ende
    }
spirit_island-action =
    { $action ->
        [ravage] Wüten
        [build] Bauen
       *[explore] Entdecken
    }
spirit_island-card =
    { $card ->
        [I-J] I: Dschungel
        [I-M] I: Berge
        [I-S] I: Wüste
        [I-W] I: Sumpf
        [II-J] II: Dschungel
        [II-M] II: Berge
        [II-S] II: Wüste
        [II-W] II: Sumpf
        [II-C] II: Küstengebiete
        [III-JM] III: Dschungel, Berge
        [III-JS] III: Dschungel, Wüste
        [III-JW] III: Dschungel, Sumpf
        [III-MS] III: Berge, Wüste
        [III-MW] III: Berge, Sumpf
       *[III-SW] III: Wüste, Sumpf
    }

## What questions come from, where it is no card

spirit_island-name-setup = Spielvorbereitung
spirit_island-name-growth = Wachstum
spirit_island-name-income = Energie
spirit_island-name-reclaim = Eine Karte zurückholen
spirit_island-name-offer = Besondere Aktion
spirit_island-name-fear = Furcht
spirit_island-name-ravage = Wüten
spirit_island-name-build = Bauen
spirit_island-name-explore = Entdecken
spirit_island-name-invaders = Invasoren
spirit_island-name-time = Die Zeit vergeht

## Questions

spirit_island-ask-spirit = Wähle deinen Geist.
spirit_island-ask-grow =
    { $step ->
        [choose] Wähle, wie dein Geist wächst.
        [actions] Führe dein Wachstum aus.
        [play] Spiele Fähigkeiten-Karten aus, oder sei fertig.
       *[done] Es kann keine Karte mehr ausgespielt werden.
    }
spirit_island-ask-powers =
    { $phase ->
        [slow] Verzögerte Fähigkeiten: Nutze eine, oder sei fertig.
       *[fast] Sofort-Fähigkeiten: Nutze eine, oder sei fertig.
    }
spirit_island-ask-order = { $id }: Welches Gebiet ist das nächste?
spirit_island-ask-target-land = { $id }: Wähle das Zielgebiet.
spirit_island-ask-target-spirit = { $id }: Wähle den Geist, dem es gilt.
spirit_island-ask-second-target = { $id }: Wähle das zweite Gebiet, auf das sie wirkt.
spirit_island-ask-origin = { $id }: Von welchem deiner Gebiete aus?
spirit_island-ask-land = { $id }: Wähle ein Gebiet.
spirit_island-ask-which-board = { $id }: Auf welchem Spielplan?
spirit_island-ask-choose = { $id }: Wähle eines.
spirit_island-ask-may = { $id }: Möchtest du?
spirit_island-ask-push = { $id }: Verschiebe aus { $land } (noch { $n }).
spirit_island-ask-push-to = { $id }: 1 { spirit_island-kind } aus { $land } verschieben. Wohin?
spirit_island-ask-gather = { $id }: Hole nach { $land } heran (noch { $n }).
spirit_island-ask-ferry-dahan = { $id }: Welcher Dahan bewegt sich zwischen { $land } und { $to } (noch { $n })?
spirit_island-ask-divide = { $id }: Was zieht aus { $land } in den anderen Teil?
spirit_island-ask-divide-marker = { $id }: In welchem Gebiet bleibt { $marker }?
spirit_island-ask-lay-board = { $id }: Wie wird Spielplan { $board } an die Insel gelegt?
spirit_island-ask-move = { $id }: Bewege aus { $land } (noch { $n }).
spirit_island-ask-damage = { $id }: Schaden in { $land } (noch { $n }). Wen trifft 1 davon?
spirit_island-ask-strike-back = Deine Dahan schlagen in { $land } zurück: noch { $n } Schaden. Wen trifft 1 davon?
spirit_island-ask-struck = Das Wüten in { $land } trifft deine Seite noch mit { $n } Schaden. Wer nimmt ihn?
spirit_island-ask-destroy = { $id }: Zerstöre in { $land } (noch { $n }).
spirit_island-ask-remove = { $id }: Entferne aus { $land } (noch { $n }).
spirit_island-ask-remove-health = { $id }: Entferne Invasoren aus { $land } (noch { $n } Abwehrkraft).
spirit_island-ask-replace = { $id }: Was wird in { $land } ersetzt ({ $n })?
spirit_island-ask-downgrade = { $id }: Was wird in { $land } kleiner (noch { $n })?
spirit_island-ask-upgrade = { $id }: Was wird in { $land } vergrößert (noch { $n })?
spirit_island-ask-strife = { $id }: Streit in { $land } (noch { $n }).
spirit_island-ask-remove-token = { $id }: Welchen Marker entfernst du aus { $land }? Ein Invasor steht für einen Streit auf ihm.
spirit_island-ask-return-token = { $id }: Welchen Marker legst du nach { $land } zurück (noch { $n })? Ein Invasor erhält einen Streit.
spirit_island-ask-cascade = { $id }: Ödnis breitet sich aus. Wähle das Gebiet, das auch Ödnis bekommt.
spirit_island-ask-destroy-presence = { $id }: Wo vernichtest du Präsenz?
spirit_island-ask-presence-to = { $id }: Wo fügst du Präsenz hinzu?
spirit_island-ask-retract-presence = { $id }: Aus welchem Gebiet kommt Präsenz auf deine Leisten zurück?
spirit_island-ask-cover-space = { $id }: Auf welche Leiste kommt die Präsenz aus { $land } zurück?
spirit_island-ask-space-element = { $id }: Welches Element kommt für den Rest des Spiels auf das Feld?
spirit_island-ask-open-growth = { $id }: Welche Wachstumsoption öffnet diese Leiste?
spirit_island-ask-badlands = { $id }: Jetzt 1 Schaden durch Einöde in { $land } hinzufügen (noch { $n })?
spirit_island-ask-move-presence-from = { $id }: Aus welchem Gebiet bewegst du Präsenz?
spirit_island-ask-move-presence-to = { $id }: Wohin bewegst du die Präsenz?
spirit_island-ask-presence-moves = { $id }: Darf deine Präsenz von { $land } nach { $to } gehen?
spirit_island-ask-presence-from = { $id }: Welche Leiste gibt die Präsenz für { $land }?
spirit_island-ask-presence-onto = { $id }: Auf welche Leiste kommt vernichtete Präsenz?
spirit_island-ask-deck = { $id }: Eine schwache oder eine starke Fähigkeit?
spirit_island-ask-gain = { $id }: Behalte eine dieser Karten.
spirit_island-ask-forget = { $id }: Welche Karte vergisst du?
spirit_island-ask-reclaim = { $id }: Welche Karte holst du zurück?
spirit_island-ask-play-now = { $id }: Sofort eine Fähigkeiten-Karte für ihre Kosten ausspielen?
spirit_island-ask-flock = { $id }: Geschieht das mit 2 deiner Präsenz in { $land }, die als Bestien zählen?
spirit_island-ask-prepare = { $id }: Welchen Elementmarker bereitest du vor?
spirit_island-ask-discard-marker = { $id }: Welchen Marker legst du ab?
spirit_island-ask-pay-not-forget = { $id }: Zahlst du { $n } Energie, statt eine Karte zu vergessen?
spirit_island-ask-element = { $id }: Wähle ein Element.
spirit_island-ask-push-from = { $id }: Aus welchem deiner Gebiete verschiebst du?
spirit_island-ask-add-town = { $id }: Wohin kommt das Dorf?
spirit_island-ask-event = { $id }: Wählt gemeinsam.
spirit_island-ask-pay = { $id }: Zahlt gemeinsam, noch { $n }.
spirit_island-ask-pay-aided = { $id }: Zahlt gemeinsam, noch { $n }, unterstützt von { spirit_island-element }.
spirit_island-ask-pay-for-board = { $id }: Zahlt gemeinsam, um Spielplan { $board } zu schützen, noch { $n }.
spirit_island-ask-prevent = { $id }: Präsenz auf Spielplan { $board } vernichten, um es zu verhindern (noch { $n })?
spirit_island-ask-guard = { $id }: Für Schaden in { $land } zahlen, statt Präsenz zu verlieren?
spirit_island-ask-keep-beasts = { $id }: Wie viele der { $n } Bestien bleiben?
spirit_island-ask-remove-beasts = { $id }: Aus welchem Gebiet entfernt ihr Bestien?
spirit_island-ask-terrain = { $id }: Wählt gemeinsam eine Geländeart.
spirit_island-ask-use-now = { $id }: Jetzt eine verzögerte Fähigkeit nutzen?
spirit_island-ask-surge = { $id }: Wohin zieht das Dorf?
spirit_island-ask-strife-at = { $id }: Welches Dorf oder welche Stadt erhält Streit?
spirit_island-ask-quick-price = { $id }: { $n } Energie zahlen, um sie als Sofort-Fähigkeit einzusetzen? Sonst wird eine andere Erlaubnis verbraucht.
spirit_island-ask-count-as-beasts = { $id }: Zählt deine Präsenz in { $land } als Bestien?
spirit_island-ask-quick-markers = { $id }: Elementmarker ausgeben, um sie als Sofort-Fähigkeit einzusetzen? Sonst wird eine andere Erlaubnis verbraucht.

## Options

spirit_island-choice-land = { $land }
spirit_island-choice-terrain = { $land }, { spirit_island-terrain }
spirit_island-choice-piece = { spirit_island-kind }{ $damage ->
        [0] {""}
       *[other] {" "}({ $damage } Schaden)
    }{ $strife ->
        [0] {""}
       *[other] {" "}({ $strife } Streit)
    }
spirit_island-choice-at = { $land }: { spirit_island-choice-piece }
spirit_island-choice-thief =
    { $n ->
        [-1] Dieb, verdeckt
        [0] Dieb ohne Zahl
       *[other] Dieb mit der Zahl { $n }
    }
spirit_island-choice-thief-at = { $land }: { spirit_island-choice-thief }
spirit_island-choice-flock = 2 Präsenz von { $spirit }, als Bestien
spirit_island-choice-flock-at = 2 Präsenz von { $spirit } in { $land }, als Bestien
spirit_island-choice-presence = Präsenz von { $spirit }
spirit_island-choice-presence-at = { $land }: { spirit_island-choice-presence }
spirit_island-choice-none = Fertig
spirit_island-choice-order = Den Rest der Reihe nach
spirit_island-choice-yes = Ja
spirit_island-choice-no = Nein
spirit_island-choice-no-agreement = Keine Einigung: die erste Möglichkeit
spirit_island-choice-call-off = Absagen
spirit_island-choice-let-it-happen = Nicht verhindern
spirit_island-choice-enough = Von mir nichts mehr
spirit_island-choice-invader-card = { spirit_island-card }
spirit_island-choice-number = { $n }
spirit_island-choice-board = Spielplan { $board }
spirit_island-choice-beside = Gebiete { $others } entlang { $lands }
spirit_island-choice-pay-energy = Zahle { $n } Energie
spirit_island-choice-pay-marker = Vorbereiteten Marker ausgeben: { spirit_island-element } (zählt 1)
spirit_island-choice-pay-discard = Lege { $id } ab (zählt { $n })
spirit_island-choice-pay-forget = Vergiss { $id } (zählt { $n })
spirit_island-choice-power = { $id }
spirit_island-choice-spirit = { $spirit }
spirit_island-choice-deck =
    { $deck ->
        [minor] Schwache Fähigkeit
       *[major] Starke Fähigkeit
    }
spirit_island-choice-track =
    { $place ->
        [energy] Leiste Energie
        [cards] Leiste Karten
       *[destroyed] Vernichtete Präsenz
    }
spirit_island-choice-fear =
    { $pile ->
        [earned] Verdiente Furcht-Karte { $n }
       *[deck] Furcht-Karte im Stapel { $n }
    }
spirit_island-choice-element = { spirit_island-element }
spirit_island-choice-corner = Ecke von { $lands }
spirit_island-move-ready =
    { $phase ->
        [spirit] Fertig: Sofort-Fähigkeiten
        [fast] Fertig: jetzt die Invasoren
       *[slow] Fertig: Ende des Zuges
    }
spirit_island-move-reclaim = Eine Karte zurückholen
spirit_island-move-element = Dieses Element in diesem Zug haben: { spirit_island-element }
spirit_island-move-play = { $id } ausspielen
spirit_island-move-use = { $id } nutzen
spirit_island-move-use-fewer = { $id } { $n ->
        [0] ohne Schwellen
       *[other] mit nur { $n } von { $of } Schwellen
    } nutzen
spirit_island-move-use-markers = { $id } mit { $n } von { $of } Schwellen nutzen, mit Markern:{ spirit_island-some-elements }
spirit_island-some-elements = { $sun ->
        [0] { "" }
       *[other] { " " }{ $sun } Sonne
    }{ $moon ->
        [0] { "" }
       *[other] { " " }{ $moon } Mond
    }{ $fire ->
        [0] { "" }
       *[other] { " " }{ $fire } Feuer
    }{ $air ->
        [0] { "" }
       *[other] { " " }{ $air } Luft
    }{ $water ->
        [0] { "" }
       *[other] { " " }{ $water } Wasser
    }{ $earth ->
        [0] { "" }
       *[other] { " " }{ $earth } Erde
    }{ $plant ->
        [0] { "" }
       *[other] { " " }{ $plant } Pflanze
    }{ $animal ->
        [0] { "" }
       *[other] { " " }{ $animal } Tier
    }
spirit_island-move-repeat = { $id } wiederholen
spirit_island-icon-reclaim_all = Alle Karten zurückholen
spirit_island-icon-reclaim_one = Eine Karte zurückholen
spirit_island-icon-gain_power_card = Eine Fähigkeiten-Karte erhalten
spirit_island-icon-gain_minor = Eine Schwache Fähigkeit
spirit_island-icon-gain_energy = { $n } Energie erhalten
spirit_island-icon-pay_energy = { $n } Energie zahlen
spirit_island-icon-add_presence = Präsenz in Reichweite { $n } hinzufügen
spirit_island-icon-move_presence = 1 Präsenz höchstens { $n } { $n ->
        [one] Gebiet
       *[other] Gebiete
    } weit bewegen
spirit_island-icon-extra_plays = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr ausspielen
spirit_island-deed-fear = { $n } Furcht
spirit_island-deed-defend = Verteidigung { $n }
spirit_island-deed-skip = Invasoren tun hier nichts
spirit_island-deed-skip_action =
    { $action ->
        [ravage] Invasoren wüten hier nicht
        [build] Invasoren bauen hier nicht
       *[explore] Invasoren entdecken hier nicht
    }
spirit_island-deed-isolate = Isolieren
spirit_island-deed-damage = { $n } Schaden: { spirit_island-kinds }
spirit_island-deed-damage_each = Je { $n } Schaden: { spirit_island-kinds }
spirit_island-deed-damage_separate = Je 1 Schaden an { $n }: { spirit_island-kinds }
spirit_island-deed-destroy = Zerstöre { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-remove = Entferne { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-remove_health = Entferne Invasoren mit höchstens { $n } Abwehrkraft
spirit_island-deed-remove_blight = Entferne { $n } Ödnis
spirit_island-deed-discard_blight = { $n } Ödnis verlässt die Ödniskarte und das Spiel
spirit_island-deed-add_blight = Füge { $n } Ödnis hinzu
spirit_island-deed-replace = Ersetze durch { spirit_island-new }: { spirit_island-kinds }
spirit_island-deed-downgrade = Verkleinere { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-upgrade = Vergrößere { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-add = Füge { $n } hinzu: { spirit_island-kinds }
spirit_island-deed-add_strife = Füge Streit hinzu { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-push = Verschiebe { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-gather = Hole heran { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-add_presence = Füge 1 Präsenz hinzu
spirit_island-deed-add_presence-for = { $spirit }: füge 1 Präsenz hinzu
spirit_island-deed-return_presence = Füge 1 vernichtete Präsenz hinzu
spirit_island-deed-return_presence-for = { $spirit }: füge 1 vernichtete Präsenz hinzu
spirit_island-deed-destroy_presence = Vernichte { $n } Präsenz
spirit_island-deed-retract_presence = Lege 1 Präsenz auf deine Leisten zurück
spirit_island-deed-gain_energy = Erhalte { $n } Energie
spirit_island-deed-gain_energy-for = { $spirit }: erhalte { $n } Energie
spirit_island-deed-pay_energy = Zahle { $n } Energie
spirit_island-deed-gain_card = Erhalte eine Fähigkeiten-Karte{ $deck ->
        [minor] {" "}(schwach)
        [major] {" "}(stark)
       *[any] {""}
    }
spirit_island-deed-forget_card = Vergiss eine Fähigkeiten-Karte
spirit_island-deed-reclaim_card = Hole eine Karte zurück
spirit_island-deed-reclaim_all = Hole alle Karten zurück
spirit_island-deed-both = Beides

## Why

spirit_island-why-range =
    { $site ->
        [sacred_site] in Reichweite der Heiligen Stätte in { $land }
       *[presence] in Reichweite deiner Präsenz in { $land }
    }
spirit_island-why-rule = { $id }
spirit_island-why-vote = { $spirit } ist dafür
spirit_island-why-price = Energie aller zusammen

## What happens

spirit_island-event-spirit = { $seat }: { $spirit }.
spirit_island-event-phase = Zug { $turn }: { spirit_island-phase }.
spirit_island-event-growth = { $spirit }: Wachstum { $n }.
spirit_island-event-growth-opened = { $spirit }: Wachstumsoption { $n } ist von nun an offen.
spirit_island-event-space-element = { $spirit }: { spirit_island-element } auf einer Präsenzleiste für den Rest des Spiels.
spirit_island-event-energy =
    { $n ->
        [-1] { $spirit } verliert 1 Energie.
        [-2] { $spirit } verliert 2 Energie.
        [-3] { $spirit } verliert 3 Energie.
       *[other] { $spirit } erhält { $n } Energie.
    }
spirit_island-event-paid = { $spirit }: zahlt { $n } Energie.
spirit_island-event-element = { $spirit }: { $n } { spirit_island-element }.
spirit_island-event-presence = { $spirit }: Präsenz nach { $land }{ $place ->
        [energy] {" "}von der Leiste Energie
        [cards] {" "}von der Leiste Karten
        [destroyed] {" "}von der vernichteten
        [track] {" "}von einer anderen Leiste
       *[land] {" "}aus einem anderen Gebiet
    }.
spirit_island-event-presence-destroyed = { $spirit }: Präsenz in { $land } vernichtet.
spirit_island-event-presence-onto = { $spirit }: vernichtete Präsenz zurück auf die { $place ->
        [energy] Energieleiste
       *[cards] Kartenleiste
    }.
spirit_island-event-presence-removed = { $spirit }: Präsenz in { $land } aus dem Spiel genommen.
spirit_island-event-presence-gone = { $spirit }: vernichtete Präsenz aus dem Spiel genommen.
spirit_island-event-way-opened = Der Weg zwischen { $land } und { $other } ist offen.
spirit_island-event-way-closed = Es ist kein Weg mehr offen.
spirit_island-event-presence-retracted = { $spirit }: Präsenz aus { $land } kommt auf eine Leiste zurück.
spirit_island-event-drawn =
    { $deck ->
        [minor] Schwache Fähigkeiten gezogen: { $n }.
       *[major] Starke Fähigkeiten gezogen: { $n }.
    }
spirit_island-event-gained = { $spirit }: erhält { $id }.
spirit_island-event-gained-hidden = { $spirit }: erhält eine Fähigkeiten-Karte.
spirit_island-event-forgotten = { $spirit }: vergisst { $id }.
spirit_island-event-discarded = { $spirit }: legt { $id } ab.
spirit_island-event-turned-over = Aufgedeckt: { $id }.
spirit_island-event-reclaimed = { $spirit }: holt { $id } zurück.
spirit_island-event-reclaimed-all = { $spirit }: holt alle Karten zurück.
spirit_island-event-played = { $spirit }: spielt { $id } aus.
spirit_island-event-played-hidden = { $spirit }: spielt eine Karte verdeckt aus.
spirit_island-event-used = { $spirit }: nutzt { $id }{ $land ->
        [none] {""}
       *[other] {" "}in { $land }
    }.
spirit_island-event-lasting = { $id }: Die Wirkung hält an.
spirit_island-event-hurt = { $n } Schaden in { $land }: { spirit_island-kind }.
spirit_island-event-destroyed = Zerstört in { $land }: { spirit_island-kind }.
spirit_island-event-removed = Entfernt aus { $land }: { spirit_island-kind }.
spirit_island-event-replaced = Ersetzt in { $land }: { spirit_island-kind } durch { spirit_island-new }.
spirit_island-event-added = Neu in { $land }: { spirit_island-kind }.
spirit_island-event-moved = Von { $land } nach { $to }: { spirit_island-kind }.
spirit_island-event-strife = Streit in { $land }: { spirit_island-kind }.
spirit_island-event-sunk = Spielplan { $board } versinkt im Meer.
spirit_island-event-joined = { $land } und { $other } werden ein Gebiet.
spirit_island-event-divided = { $land } und { $other } sind wieder zwei Gebiete.
spirit_island-event-board-added = Spielplan { $board } kommt neben Spielplan { $beside } hinzu.
spirit_island-event-no-board-left = Kein Spielplan kommt hinzu: Die Insel hat { $n }, und es gibt keinen weiteren oder keinen Platz.
spirit_island-event-strife-removed = Streit entfernt in { $land }: { spirit_island-kind }.
spirit_island-event-prepared = { $spirit } bereitet einen Marker vor: { spirit_island-element }.
spirit_island-event-marker-spent = { $spirit } gibt Marker aus: { spirit_island-element }.
spirit_island-event-fear = { $n } Furcht.
spirit_island-event-fear-lost = { $n } Furcht geht verloren.
spirit_island-event-fear-discarded = Furcht-Karten, ohne sie abzuhandeln, abgeworfen: { $n }.
spirit_island-event-fear-earned = Eine Furcht-Karte ist verdient ({ $n } liegen bereit).
spirit_island-event-terror = Das Terrorlevel steigt auf { $level ->
        [4] Sieg
       *[other] { $level }
    }.
spirit_island-event-fear-card = Furcht, Level { $level }: { $id }.
spirit_island-event-event-card = Ereignis: { $id }.
spirit_island-event-blight = Ödnis in { $land }.
spirit_island-event-blight-lost = { $n } Ödnis verlässt die Ödniskarte.
spirit_island-event-blight-restored = { $n } Ödnis kommt aus der Schachtel auf die Ödniskarte.
spirit_island-event-blighted-island = Die Insel ist verödet: { $id } (noch { $n } Ödnis).
spirit_island-event-still-healthy = Die Insel ist noch gesund: { $id } (noch { $n } Ödnis).
spirit_island-event-card = { spirit_island-action }: { spirit_island-card }.
spirit_island-event-card-skipped = { spirit_island-action }: { spirit_island-card } entfällt.
spirit_island-event-stopped = { spirit_island-action } in { $land } verhindert.
spirit_island-event-ravage = Wüten in { $land }: { $n } Schaden, { $defend } Verteidigung.
spirit_island-event-counter = Die Dahan schlagen in { $land } zurück: { $n } Schaden.
spirit_island-event-escalation = Eskalation: { $id }.
spirit_island-event-over =
    { $outcome ->
        [victory] Die Geister haben gewonnen.
        [sacrifice] Die Geister haben gewonnen, um einen Preis.
       *[defeat] Die Invasoren haben gewonnen.
    }

## What lasts

spirit_island-lasting-defend = { $id }: Verteidigung { $n }
spirit_island-lasting-prepared = { $id }: { $n } × { spirit_island-element } vorbereitet
spirit_island-lasting-skip = { $id }: Invasoren tun hier nichts
spirit_island-lasting-skip_action = { $id }: Invasoren lassen hier etwas aus
spirit_island-lasting-isolate = { $id }: isoliert
spirit_island-lasting-quick = { $id }: eine verzögerte Fähigkeit gilt als sofortige
spirit_island-lasting-reach = { $id }: Reichweite +{ $n }
spirit_island-lasting-repeat = { $id }: eine Karte für höchstens { $n } wiederholen

## How it ends

spirit_island-result-victory-terror1 = Sieg: Kein Invasor ist mehr auf der Insel.
spirit_island-result-victory-terror2 = Sieg: Kein Dorf und keine Stadt ist mehr auf der Insel.
spirit_island-result-victory-terror3 = Sieg: Keine Stadt ist mehr auf der Insel.
spirit_island-result-victory-fear = Sieg: Die Invasoren fliehen voller Furcht.
spirit_island-result-victory-scenario = Sieg: Das Ziel des Szenarios ist erreicht.
spirit_island-result-defeat-blight = Niederlage: Die letzte Ödnis ist auf die Insel gekommen{ spirit_island-in-lands }.
spirit_island-result-defeat-spirit =
    { $who ->
        [named] Niederlage: { $spirit } hat keine Präsenz mehr.
       *[unnamed] Niederlage: Ein Geist hat keine Präsenz mehr.
    }
spirit_island-result-defeat-time = Niederlage: Die Zeit ist um, der Invasoren-Stapel ist leer{ spirit_island-in-lands }.
spirit_island-result-sacrifice = Opfersieg: im selben Augenblick gewonnen und verloren.

## What is not possible

spirit_island-refused-range = { $land } ist außer Reichweite für { $id }.
spirit_island-refused-target = { $land } ist kein Ziel für { $id }.
spirit_island-refused-target-need = { $land } ist kein Ziel für { $id }. Ziel: { spirit_island-panel-needs }.
spirit_island-refused-target-barred = Keine Fähigkeit kann auf { $land } zielen.
spirit_island-refused-presence-held = Präsenz in { $land } kann in diesem Zug nicht bewegt werden.
spirit_island-refused-presence = Nach { $land } darf jetzt keine Präsenz: außer Reichweite oder kein Ort für diesen Geist.
spirit_island-refused-presence-rule = { $land } ist kein Ort für diesen Geist: { $id }.
spirit_island-refused-presence-limit = Du hast { $n } Präsenz auf der Insel, und mehr darfst du jetzt nicht haben; sie kann nur aus einem anderen Gebiet kommen.
spirit_island-refused-energy = { $id } kostet { $n } Energie, und du hast { $have }.
spirit_island-refused-markers = { $id } braucht dafür noch { $n } × { spirit_island-element }, und { $have } dieser Marker { $have ->
        [one] ist
       *[other] sind
    } vorbereitet. Ein Marker wird einmal ausgegeben, für eine Aktion.
spirit_island-refused-plays = Du darfst in diesem Zug { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ausspielen und hast es getan.
spirit_island-refused-grow-first = Schließe zuerst dein Wachstum ab.
spirit_island-refused-hand = { $id } ist nicht auf deiner Hand.
spirit_island-refused-price = Das kostet { $n } Energie, und alle zusammen könnt ihr { $have } zahlen.
spirit_island-refused-pay-energy = Du kannst nicht { $n } Energie zahlen: Du hast noch { $have }, und es fehlen { $missing }.
spirit_island-refused-pay-marker = Kein solcher Marker ist mehr dafür da: { spirit_island-element }. Jeder vorbereitete Marker des helfenden Elements zählt einmal.
spirit_island-refused-pay-twice = { $id } gehört schon zur Zahlung, und eine Karte zählt nur einmal.
spirit_island-refused-pay-card =
    { $place ->
        [hand] { $id } ist nicht auf deiner Hand.
       *[own] { $id } gehört dir nicht.
    }
spirit_island-refused-pay-element = { $id } hat nicht das Element, das beim Zahlen hilft.
spirit_island-refused-growth = Dieses Wachstum steht dir jetzt nicht offen.
spirit_island-refused-growth-price = Für diese Wachstumsoption fehlt dir die Energie.
spirit_island-refused-spirit = { $spirit } ist vergeben: Jeder Geist spielt nur einmal mit.
spirit_island-refused-aspect = { $spirit } ist ein Aspekt: Mit der Fähigkeitenfolge spielen Geister ohne Aspekt.
spirit_island-refused-not-played = { $id } ist nicht im Spiel.
spirit_island-refused-used = { $id } wurde in diesem Zug schon genutzt.
spirit_island-refused-slow = { $id } ist verzögert: Nutze es nach der Invasoren-Phase.
spirit_island-refused-fast = { $id } ist sofort: Die Zeit dafür ist vor der Invasoren-Phase.
spirit_island-refused-elements = Dir fehlen die Elemente für { $id }.
spirit_island-refused-no-target = { $id } hat kein Ziel in Reichweite.
spirit_island-refused-piece = So eine Figur gibt es hier nicht zu wählen.
spirit_island-refused-price-time = { $id } kostet { $n } Zeit, und die hast du nicht.
spirit_island-refused-land = Dieses Gebiet kann hier nicht gewählt werden.
spirit_island-refused-way-presence = Ein Weg verbindet zwei Gebiete mit deiner Präsenz: In { $land } hast du keine.
spirit_island-refused-way = { $land } kann kein Ende dieses Weges sein: Er verbindet zwei verschiedene, nicht angrenzende Gebiete mit deiner Präsenz.
spirit_island-refused-way-changed = { $id }: Der Weg hat sich gerade geändert und kann nach der nächsten Aktion wieder wechseln.
spirit_island-refused-offer = Das steht dir jetzt nicht offen.
spirit_island-refused-isolated = { $land } ist in diesem Zug isoliert: Von selbst kommen Invasoren weder aus angrenzenden Gebieten dorthin noch von dort weg.

## What is wrong with a position

spirit_island-invalid-length = { $field } hat { $n } Einträge statt { $expected }.
spirit_island-invalid-set = { $id } gehört zu einer Box, mit der an diesem Tisch nicht gespielt wird.
spirit_island-invalid-board = Der Plan { $board } gehört nicht zu denen, die an diesem Tisch gezogen werden können.
spirit_island-invalid-boards = Eine Insel hat höchstens { $most } Spielpläne, jeden einmal; hier sind es { $n }.
spirit_island-invalid-spirit-twice = Zwei Plätze haben denselben Geist: { $spirit }.
spirit_island-invalid-aspect = { $id } ist ein Aspekt von { $spirit }: Mit der Fähigkeitenfolge spielen Geister ohne Aspekt.
spirit_island-invalid-spirit-missing = { $n ->
        [one] Ein Platz hat
       *[other] { $n } Plätze haben
    } keinen Geist.
spirit_island-invalid-presence = { $spirit } hat { $n } Präsenz statt { $expected }.
spirit_island-invalid-kept-presence = Die Regeln von { $spirit } bewahren { $n } Präsenz, aber nur { $expected } ihrer Präsenz ist anderswo.
spirit_island-invalid-presence-limit = { $spirit } hat { $n } Präsenz auf der Insel, darf jetzt aber nur { $expected } haben.
spirit_island-invalid-track = { $spirit } hat { $n } Präsenz auf einer Leiste für { $expected }.
spirit_island-invalid-card = { $id }: { $n ->
        [0] die Karte fehlt
        [one] die Karte ist da und gehört nicht hierher
       *[other] die Karte ist { $n }-mal da
    }.
spirit_island-invalid-pieces = Eine Zahl von Figuren in { $land } ist unter null.
spirit_island-invalid-damage = Eine Figur in { $land } trägt mehr, als sie kann.
spirit_island-invalid-fear = Es gibt { $n } Furcht-Karten statt { $expected }.
spirit_island-invalid-events = Es gibt { $n } Ereigniskarten statt { $expected }.
spirit_island-invalid-event = Das laufende Ereignis muss auf dem Ablagestapel liegen, und nur solange es läuft.
spirit_island-invalid-queue = Die Gebiete, die noch handeln, passen nicht zu dieser Insel oder diesem Schritt.
spirit_island-invalid-effect = Ein Effekt passt nicht zu dieser Insel oder diesen Plätzen: { $effect }.
spirit_island-invalid-effects = Es gibt { $n } gleichartige Effekte auf dasselbe, von denen { $expected } möglich sind: { $effect }.
spirit_island-invalid-growth = Das Wachstum von { $spirit } passt nicht zu seinem Tableau oder diesem Moment.
spirit_island-invalid-space-element = { $spirit } hat ein Element auf dem Feld { $space }, das keines aufnimmt, oder mehrere auf einem Feld.
spirit_island-invalid-land = { $path }: Ein Gebiet { $land } gibt es nicht.
spirit_island-invalid-outside = { $path }: { $n ->
        [0] { $land } liegt nicht auf dieser Insel; sie hat noch keine Spielpläne
        [one] { $land } liegt nicht auf dieser Insel; ihr einziger Spielplan ist { $boards }
       *[other] { $land } liegt nicht auf dieser Insel; ihre Spielpläne sind { $boards }
    }.
spirit_island-invalid-before-setup = Vor dem Aufbau liegt nichts auf dem Tisch: { $field } muss wie zu Beginn sein.
spirit_island-invalid-phase = In der Phase „{ $phase }“ kann der Schritt nicht „{ $step }“ sein. Seine Phasen: { $expected }.
spirit_island-invalid-outcome = Der Ausgang ({ $outcome }) passt nicht: Nur eine beendete Partie hat einen, mit dem Grund für die Niederlage, den Sieg oder beides.
spirit_island-invalid-ocean = { $land } ist ein Ozean, der nicht im Spiel ist. Dort kann das nicht stehen: { spirit_island-kind }.
spirit_island-invalid-ocean-presence = { $land } ist ein Ozean, der nicht im Spiel ist. { $spirit } kann dort keine Präsenz haben.
spirit_island-invalid-way = Zwischen { $land } und { $other } ist kein Weg: Ein Weg verbindet zwei Gebiete des Geistes, der ihn öffnet.
spirit_island-invalid-strife = In { $land } liegt Streit auf etwas, das keinen haben kann: { spirit_island-kind }. Nur Entdecker, Dörfer und Städte können das.
spirit_island-invalid-supply = Auf der Insel sind { $n } Figuren einer Art ({ spirit_island-kind }), aber gegen diese Nation gibt es nur { $expected }.
spirit_island-invalid-invader-card = Die Invasoren-Karte { $card } ist { $n }-mal da; jede Karte liegt nur an einem Ort.
spirit_island-invalid-agenda = Eintrag { $n } der Agenda ({ spirit_island-action }) nennt keine Karte. Nur eine noch nicht aufgedeckte Entdecken-Karte darf offen bleiben.
spirit_island-invalid-blight-card = Die Ödniskarte { $id } ist { $n }-mal da; jede Karte liegt nur an einem Ort.
spirit_island-invalid-flipped = Die Ödniskarte ist umgedreht, aber es gibt keine. Nenne eine Karte oder setze flipped auf false.
spirit_island-invalid-fear-pool = Es liegen { $n } Furchtmarker bei einem Vorrat von { $pool }; es müssen weniger sein, als der Vorrat fasst.
spirit_island-invalid-terror = Das Terrorlevel ist { $level }, aber mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    } im Furchtstapel ist es { $expected }. Setze terror_set auf true, wenn das so gemeint ist.
spirit_island-invalid-used = { $spirit } hat { $id } eingesetzt, aber das ist weder eine eigene Karte im Spiel noch eine eigene angeborene Fähigkeit.

## The sketch in the terminal

spirit_island-sketch-head = Zug { $turn }, { spirit_island-phase }. Terror { $level }, Furcht { $fear }/{ $pool }, Ödnis übrig { $blight }, Schwierigkeit { $difficulty }.
spirit_island-sketch-ravage = Wüten { $n } (Ödnis { $blight }, Dahan -{ $dahan })
spirit_island-sketch-build = Bau: { spirit_island-kind }
spirit_island-sketch-strife = Streit: { $n } richten nichts an
spirit_island-sketch-prevented =
    { $kind ->
        [disease] Seuche verhindert diesen Bau
       *[wilds] Wildnis verhindert ein Erkunden
    }
spirit_island-sketch-price =
    { $element ->
        [none] kostet zusammen { $n }
       *[other] kostet zusammen { $n }, unterstützt von { spirit_island-element }
    }
spirit_island-sketch-change = { $what ->
        [explorer] Entdecker
        [town] Dorf
        [city] Stadt
        [dahan] Dahan
        [blight] Ödnis
        [beasts] Bestien
        [wilds] Wildnis
        [disease] Seuche
        [badlands] Einöde
        [presence] Präsenz
        [strife] Streit
        [fear] Furcht
        [energy] Energie
       *[blight_card] Ödnis auf Karte und Insel
    }: { $moved ->
        [0] { $least }{ $same ->
            [yes] {""}
           *[no] {" "}bis { $most }
        }
       *[other] { $moved } wechseln den Ort
    }
spirit_island-sketch-vote = { $option }{ $default ->
        [yes] {" "}(ohne Einigung)
       *[no] {""}
    }{ $n ->
        [0] {""}
       *[other] : { $spirits }
    }
spirit_island-sketch-payment = noch { $left } von { $n }, Elemente im Spiel zählen { $aid }
spirit_island-sketch-pledge = { $spirit }: { $way ->
        [energy] Energie
        [discard] legt eine Karte ab
        [forget] vergisst eine Karte
       *[presence] Präsenz
    }, zählt { $n }
spirit_island-sketch-spirit = { $seat }, { $spirit }: Energie { $energy }, noch Karten auszuspielen { $plays }
spirit_island-sketch-growth = gewählte Wachstumsoptionen: { $n } von { $of }
spirit_island-sketch-track =
    { $track ->
        [energy] Energieleiste:
       *[cards] Kartenleiste:
    }
spirit_island-sketch-other-track = { $track }:
spirit_island-sketch-space =
    { $what ->
        [any] beliebiges Element
        [play] +{ $n } Karte spielen
        [bonus] +{ $n } Energie
        [range] +{ $n } Reichweite
        [empty] nichts
        [choice] ein Element nach Wahl
        [gain] { $n } Energie beim Wegnehmen
       *[reclaim] eine Karte zurückholen
    }
spirit_island-sketch-prepared = vorbereitet:
spirit_island-sketch-first = beim ersten Aufdecken: { $what }
spirit_island-sketch-way = offener Weg: { $land } - { $other }
spirit_island-sketch-place =
    { $place ->
        [hand] Hand:
        [in_play] im Spiel:
        [aside] beiseitegelegt:
       *[discard] abgelegt:
    }

## Rules that changed since an earlier version

spirit_island-change-e19 = Schatten der Dahan ignoriert die Reichweite einer Kraft, nicht aber, von wo sie zählt.
spirit_island-change-e17 = Eine schnell gemachte Kraft wird in der schnellen Phase wiederholt, ohne erneut schnell gemacht zu werden.
spirit_island-change-e29 = Das Ziel von Lodernde Erneuerung wählt das Gebiet.
spirit_island-change-e20 = Segen der Kraft zählt die in dieser Runde gespielten Karten, auch solche, die nicht mehr ausliegen.
spirit_island-change-p17 = Bei Schweden Stufe 5 kommt das Dorf, bevor sich die Ödnis ausbreitet.
spirit_island-change-d7 = Was nicht zerstört werden kann, ertrinkt nicht, sondern wird aus dem Ozean geschoben.
spirit_island-change-e14 = Eine Wiederholung legt ihre Elemente neu fest.
spirit_island-change-a36 = Elemente an einer Ecke zählen nur für die Gebiete, die dort zusammenstoßen.
spirit_island-change-p28 = Ein Geist ohne Präsenz zum Hinzufügen oder ohne Platz dafür darf seine Präsenz lassen, wo sie ist.
spirit_island-change-m11 = Wird ein verbundenes Gebiet geteilt, hat jeder Teil wieder seine Effekte dieser Runde, und keine Präsenz bleibt, wo sie nicht sein darf.
spirit_island-change-e44 = Elemente, die während einer Fähigkeit dazukommen oder verloren gehen, zählen für die folgenden Schwellen.
spirit_island-change-f19 = Eine Niederlage, die von der Runde abhängt, steht fest, sobald die Runde beginnt, bevor jemand gefragt wird.
spirit_island-change-v24 = Mit den Glücksrittern eskaliert Schweden nicht.
spirit_island-change-a37 = Bei der Habsburgermonarchie Stufe 2 zählt auf der thematischen Seite auch ein aufgedruckter Marker als Aufbausymbol.
