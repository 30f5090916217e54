### Spirit Island: die Karte und der Plan der Invasoren auf dem Bildschirm

spirit_island-map-name = Die Insel. Plus und Minus zoomen, Pfeile verschieben, 0 zeigt alles.
spirit_island-map-closer = Näher heran
spirit_island-map-further = Weiter weg
spirit_island-map-whole = Die ganze Insel zeigen
spirit_island-map-coming = Zeigen, was kommt
spirit_island-map-legend = Was die Zeichen bedeuten
spirit_island-map-distance = Entfernung { $n }

spirit_island-map-legend-damage = zwei Dörfer mit je 1 Schaden
spirit_island-map-legend-strife = eine Stadt mit Streit: Sie richtet einmal keinen Schaden an
spirit_island-map-legend-dahan = Dahan
spirit_island-map-legend-sacred = Präsenz in der Farbe ihres Geistes; der zweite Ring zeigt eine Heilige Stätte
spirit_island-map-legend-defend = Verteidigung: so viel weniger Schaden
spirit_island-map-legend-blight = Ödnis
spirit_island-map-legend-ravage = Wüten: Schaden, dann Ödnis und verlorene Dahan
spirit_island-map-legend-counter = Schaden, mit dem die Dahan zurückschlagen
spirit_island-map-legend-build = was gebaut wird
spirit_island-map-legend-stopped = geschieht nicht oder schadet nicht
spirit_island-map-legend-explore = Entdecker kommen
spirit_island-map-legend-beasts = Bestien: Fähigkeiten und Ereignisse lassen sie angreifen und wandern
spirit_island-map-legend-wilds = Wildnis: Entdecker bleiben einmal fern
spirit_island-map-legend-disease = Seuche: Einmal wird nichts gebaut
spirit_island-map-legend-badlands = Einöde: Schaden trifft hier härter
spirit_island-map-legend-marker = ein Marker des Szenarios
spirit_island-map-legend-isolated = isoliert: Von selbst kommt und geht nichts
spirit_island-map-legend-frozen = vorerst nicht im Spiel
spirit_island-map-legend-flock = Präsenz, die auch als Bestien zählt
spirit_island-map-legend-farther = Fähigkeitskarten reichen von hier weiter
spirit_island-map-legend-zoom = Mausrad, zwei Finger oder doppelt tippen: näher heran. Ziehen verschiebt.

spirit_island-map-land = { $land }, { spirit_island-terrain }
spirit_island-map-where =
    { $where ->
        [coast] an der Küste
        [sea] im Spiel
        [sunk] im Meer versunken
        [shut] nicht im Spiel
        [frozen] vorerst nicht im Spiel
       *[inland] im Landesinneren
    }
spirit_island-map-joined = Teil von { $land }
spirit_island-map-empty = Hier ist nichts, und nichts kommt.
spirit_island-map-presence = { $spirit }{ $sacred ->
        [yes] , Heilige Stätte
       *[no] {""}
    }
spirit_island-map-defend = Verteidigung
spirit_island-map-isolated = Isoliert: keine Entdecker von anderswo
spirit_island-map-stopped =
    { $action ->
        [ravage] Wüten: geschieht nicht
       *[build] Bauen: geschieht nicht
    }
spirit_island-map-ravage = Wüten: Schaden
spirit_island-map-defended = schon von Verteidigung abgezogen
spirit_island-map-strife-deals = richten wegen Streit nichts an
spirit_island-map-blight-comes = Ödnis kommt
spirit_island-map-dahan-lost = verlorene Dahan
spirit_island-map-dahan-hurt = Schaden an einem Dahan, der überlebt
spirit_island-map-counter = Schaden der Dahan im Gegenzug
spirit_island-map-destroyed = dabei zerstört: { spirit_island-kind }
spirit_island-map-build-disease = Bauen: von einer Seuche verhindert, die verschwindet
spirit_island-map-explore-wilds = Entdecken: von einer Wildnis verhindert, die verschwindet
spirit_island-map-build = Bauen: { spirit_island-new }
spirit_island-map-build-at = { $land }: { spirit_island-new }
spirit_island-map-explore =
    { $sure ->
        [yes] Entdecken: Ein Entdecker kommt
       *[no] Entdecken: möglich, wenn seine Landschaft aufgedeckt wird
    }

spirit_island-map-number = hier
spirit_island-map-health = Gesundheit von jedem
spirit_island-map-damage = bisheriger Schaden
spirit_island-map-strife = Streit
spirit_island-map-about-piece =
    { $kind ->
        [explorer] Kommt beim Entdecken. Wo er steht, bauen die Invasoren.
        [town] Kommt beim Bauen und lockt Entdecker in benachbarte Gebiete. Seine Zerstörung bringt 1 Furcht.
        [city] Kommt beim Bauen, wo es mehr Dörfer als Städte gibt, und lockt Entdecker in benachbarte Gebiete. Ihre Zerstörung bringt 2 Furcht.
        [beasts] Für sich harmlos; Fähigkeiten und Ereignisse lassen Bestien angreifen, erschrecken und wandern.
        [wilds] Die nächsten Entdecker, die hierher kämen, bleiben fern, und 1 Wildnis verschwindet.
        [disease] Das nächste Bauen hier findet nicht statt, und 1 Seuche verschwindet.
        [badlands] Schaden an Invasoren oder Dahan ist hier je Einöde um 1 höher, einmal in jeder Aktion.
        [blight] Das Gebiet leidet. Wo Ödnis zu Ödnis kommt, greift sie auf ein Nachbargebiet über, und Präsenz geht verloren.
        [thief] Strebt vor jedem Wüten dem Ozean zu und entkommt an der Küste mit einem Relikt. Wo 2 Dahan sind und weder Dorf noch Stadt, können Fähigkeiten ihn für 1 Furcht zerstören; anderswo verschieben sie ihn.
        [presence] Hier ist ein Geist. Von hier aus wirken seine Fähigkeiten.
       *[dahan] Schlägt nach einem Wüten zurück, wenn er es überlebt.
    }
spirit_island-map-about-strife = Mit Streit: Beim nächsten Wüten richtet die Figur keinen Schaden an, und 1 Streit verschwindet.

spirit_island-map-invaders = Invasoren
spirit_island-map-again = Mehr bauen
spirit_island-map-cards-left =
    { $n ->
        [one] letzte Karte
       *[other] { $n } Karten
    }
spirit_island-map-coast = Küste
spirit_island-map-sum = Wenn nichts dagegen geschieht
spirit_island-map-none = keine
spirit_island-map-stage =
    { $n ->
        [1] Stufe I
        [2] Stufe II
        [3] Stufe III
       *[0] keine Karte
    }
spirit_island-map-about-action =
    { $action ->
        [ravage] Die Invasoren in diesen Gebieten schaden dem Land und den Dahan: 2 oder mehr Schaden bringt Ödnis. Dann schlagen die übrigen Dahan zurück.
        [build] Wo in diesen Gebieten Invasoren sind, kommt ein Dorf dazu, oder eine Stadt, wenn es mehr Dörfer als Städte gibt.
       *[explore] Die oberste Karte wird aufgedeckt. In jedes ihrer Gebiete kommt ein Entdecker, wenn es an der Küste liegt oder wenn dort oder daneben ein Dorf oder eine Stadt steht.
    }

spirit_island-map-of = { $n } von { $of }
spirit_island-map-fear = Furcht
spirit_island-map-about-fear = Je { $n } Furcht bringen eine Furcht-Karte, die am Anfang der nächsten Invasoren-Phase wirkt. Furcht-Karten heben das Terrorlevel.
spirit_island-map-fear-now = Furcht jetzt
spirit_island-map-fear-earned = verdiente Karten, die warten
spirit_island-map-fear-seen = im Stapel bekannt: { $id }
spirit_island-map-earned =
    { $n ->
        [one] Furcht-Karte wartet
       *[other] Furcht-Karten warten
    }
spirit_island-map-terror =
    { $n ->
        [4] Sieg durch Furcht
       *[other] Terrorlevel { $n }
    }
spirit_island-map-to-level = { $level ->
        [4] noch { $n } bis zum Sieg
       *[other] noch { $n } bis Level { $level }
    }
spirit_island-map-about-terror =
    { $level ->
        [1] Die Geister gewinnen, wenn kein Invasor mehr auf der Insel ist.
        [2] Die Geister gewinnen, wenn kein Dorf und keine Stadt mehr auf der Insel ist.
       *[3] Die Geister gewinnen, wenn keine Stadt mehr auf der Insel ist.
    }
spirit_island-map-cards-to =
    { $level ->
        [2] Furcht-Karten bis Level 2
        [3] Furcht-Karten bis Level 3
       *[4] Furcht-Karten bis zum Sieg
    }
spirit_island-map-blight =
    { $state ->
        [healthy] Gesunde Insel
        [blighted] Verödete Insel
       *[plain] Ödnis
    }
spirit_island-map-left = noch { $n }
spirit_island-map-blight-left = Ödnis noch auf der Karte
spirit_island-map-supply-left = Noch im Vorrat: { spirit_island-kind }
spirit_island-map-blight-here = Ödnis auf der Insel
spirit_island-map-about-blight =
    { $state ->
        [healthy] Wenn die letzte Ödnis von hier genommen wird, wird die Karte umgedreht: Die Insel ist verödet, und Schlimmeres folgt.
       *[plain] Wenn die letzte Ödnis von hier genommen wird, ist das Spiel verloren.
    }
spirit_island-map-level = Stufe { $n }
spirit_island-map-markers =
    { $marker ->
        [warding] Schutzzeichen
        [flame] Flammen
       *[hidden_marker] Verdeckte Marker
    }
spirit_island-map-aside = Verdeckte Karten
spirit_island-map-aside-card = { $spirit }: { $id }
