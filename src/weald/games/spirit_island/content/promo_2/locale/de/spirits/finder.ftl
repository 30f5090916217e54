### Spirit Island, Promo-Set 2: Finder of Paths Unseen

spirit_island-name-finder = Finder unsichtbarer Wege
spirit_island-about-finder = Er öffnet Wege zwischen fernen Gebieten und lässt Invasoren, Dahan, Bestien und Geister darauf ziehen, doch er zahlt für jeden Tod.
spirit_island-hard-finder = Er muss fast ohne zu töten siegen; alles Verschobene muss irgendwohin.
spirit_island-voice-finder = Zwischen diesem Stein und jenem ist eine Tür. Komm.
spirit_island-growth-finder-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, Reichweite in diesem Zug ignorieren
spirit_island-growth-finder-2 = Präsenz in Reichweite 1, 1 Karte mehr spielen
spirit_island-growth-finder-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 2
spirit_island-growth-finder-4 = Präsenz in ein beliebiges Gebiet, 2 Energie
spirit_island-icon-ignore_range = Reichweite in diesem Zug ignorieren
spirit_island-icon-add_presence_anywhere = Präsenz in ein beliebiges Gebiet
spirit_island-icon-push_building = { $n } Dorf oder Stadt aus einem deiner Gebiete verschieben
spirit_island-space-sun = Feld mit Sonne
spirit_island-space-e2w = Feld mit 2 Energie und Wasser
spirit_island-space-p2 = Feld mit +2 Energie
spirit_island-space-p1any = Feld mit +1 Energie und beliebigem Element
spirit_island-space-e1m = Feld mit 1 Energie und Mond
spirit_island-space-mvair = Feld mit Luft, das 1 Präsenz bewegt
spirit_island-space-p1rng = Feld mit +1 Energie und +1 Reichweite
spirit_island-space-earth = Feld mit Erde
spirit_island-space-xc1 = Erstes Feld mit 1 Karte mehr
spirit_island-space-xc2 = Zweites Feld mit 1 Karte mehr
spirit_island-space-push = Feld, das Dorf oder Stadt verschiebt

spirit_island-name-responsibilities_to_the_dead = Verantwortung gegenüber den Toten
spirit_island-effect-responsibilities_to_the_dead = Nachdem eine deiner Aktionen Invasoren oder Dahan zerstört hat, zerstöre 1 deiner Präsenz und verliere 1 Energie; ohne Energie zerstöre eine weitere Präsenz.

spirit_island-name-open_the_ways = Die Wege öffnen
spirit_island-effect-open_the_ways = Du darfst zwei deiner Gebiete aneinander angrenzen lassen. Zwischen zwei Aktionen darfst du sie einmal wechseln. Es endet, wenn du in einem davon keine Präsenz mehr hast.
spirit_island-offer-open_the_ways =
    { $n ->
        [0] Die Wege öffnen: zwei deiner Gebiete angrenzen lassen
       *[1] Die Wege öffnen: den Weg ändern oder schließen
        [2] Die Wege öffnen: zwischen den Aktionen der Invasorenphase gefragt werden
    }
spirit_island-do-change_way = Den Weg ändern
spirit_island-do-look_away = In dieser Invasorenphase nicht mehr fragen
spirit_island-lasting-ways_watched = { $id }: wird zwischen Aktionen nach dem Weg gefragt

spirit_island-name-lay_paths_they_cannot_help_but_walk = Unwiderstehliche Pfade legen
spirit_island-effect-lay_paths_they_cannot_help_but_walk-1 = Verschiebe bis zur Hälfte der Invasoren, abgerundet; ebenso Dahan, Präsenz und Bestien, jedes für sich.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-2 = Verschiebe bis zu 1 Invasor, Dahan, Präsenz oder Bestien.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-3 = Wiederhole diese Fähigkeit.

spirit_island-name-close_the_ways = Die Wege schließen
spirit_island-effect-close_the_ways-1 = Isoliere das Gebiet.
spirit_island-effect-close_the_ways-2 = Isoliere das Gebiet.
spirit_island-effect-close_the_ways-3 = Isoliere das Gebiet.

spirit_island-name-a_circuitous_and_wending_journey = Eine gewundene Reise auf Umwegen
spirit_island-effect-a_circuitous_and_wending_journey = Verschiebe bis zur Hälfte der Invasoren, aufgerundet; ebenso Dahan, Präsenz und Bestien, jedes für sich.

spirit_island-name-aid_from_the_spirit_speakers = Hilfe der Geistersprecher
spirit_island-effect-aid_from_the_spirit_speakers = Für jeden Dahan hier darfst du 1 Invasor, Dahan, Präsenz oder Bestien bewegen. Alle kommen in ein und dasselbe Gebiet mit Dahan in Reichweite 2.

spirit_island-name-offer_passage_between_worlds = Durchgang zwischen den Welten
spirit_island-effect-offer_passage_between_worlds = Bewege bis zu 4 Dahan zwischen hier und einem deiner Gebiete. Oder: Wenn in diesem Zug hier das nächste Mal Dahan zerstört würden, werden es 2 weniger.
spirit_island-do-move_dahan_between = Bis zu 4 Dahan zwischen hier und einem deiner Gebiete bewegen
spirit_island-do-offered_passage = Das nächste Mal werden hier 2 Dahan weniger zerstört

spirit_island-name-paths_tied_by_nature = Von der Natur verknüpfte Pfade
spirit_island-effect-paths_tied_by_nature = Bewege bis zu 2 Invasoren, Dahan, Präsenz oder Bestien in ein Gebiet derselben Geländeart in Reichweite 2.

spirit_island-name-travelers_boon = Segen des Reisenden
spirit_island-effect-travelers_boon = Der Geist bewegt bis zu 3 seiner Präsenz in eines deiner Gebiete. Insgesamt dürfen bis zu 1 Invasor, 1 Dahan und 1 Bestien mitziehen.

spirit_island-name-ways_of_shore_and_heartland = Wege von Küste und Binnenland
spirit_island-effect-ways_of_shore_and_heartland = Verschiebe bis zu 2 Invasoren, Dahan, Präsenz oder Bestien in Gebiete, die wie dieses an der Küste oder im Binnenland liegen.

spirit_island-lasting-way_changed = { $id }: Der Weg kann nach einer Aktion wieder wechseln
spirit_island-lasting-ignore_range = { $id }: Reichweite wird ignoriert
spirit_island-lasting-offered_passage = { $id }: Das nächste Mal werden 2 Dahan weniger zerstört
spirit_island-ask-way-from = { $id }: Aus welchem deiner Gebiete führt der Weg?
spirit_island-ask-way-to = { $id }: In welches deiner Gebiete führt er?
spirit_island-ask-move-to = { $id }: In welches Gebiet bewegst du Figuren?
spirit_island-ask-move-between = { $id }: In oder aus welchem deiner Gebiete bewegen sich Dahan?
