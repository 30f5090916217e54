### Spirit Island: Stille Quelle

spirit_island-name-quiet_spring = Stille Quelle
spirit_island-about-quiet_spring = Ruhig und beständig: Sie verteidigt die Länder, in die sie gekommen ist.
spirit_island-hard-quiet_spring = Sie verletzt wenig; überlass den Schaden anderen.
spirit_island-voice-quiet_spring = Hört. Ich war vor den Steinen hier.
spirit_island-growth-quiet_spring-1 = Alle Karten zurücknehmen, 1 Energie erhalten
spirit_island-growth-quiet_spring-2 = Eine Fähigkeitenkarte erhalten, Präsenz in Reichweite 1 hinzufügen
spirit_island-growth-quiet_spring-3 = Präsenz in Reichweite 2 hinzufügen, 1 Energie erhalten
spirit_island-guide-quiet_spring-1 = Zuerst eine zweite Karte in jedem Zug. Verteidige das Land, das verwüstet wird.
spirit_island-name-springs_calm = Ruhe der Quelle
spirit_island-effect-springs_calm = Verteidigung 1 in jedem Land mit deiner Heiligen Stätte.
spirit_island-name-rising_mist = Steigender Nebel
spirit_island-effect-rising_mist-1 = Stoße bis zu 1 Entdecker heraus.
spirit_island-effect-rising_mist-2 = 1 Furcht.
spirit_island-name-still_water = Stilles Wasser
spirit_island-effect-still_water = Verteidigung 2.
spirit_island-name-clear_brook = Klarer Bach
spirit_island-effect-clear_brook = Versammle bis zu 2 Dahan.
spirit_island-name-deep_well = Tiefer Brunnen
spirit_island-effect-deep_well = 2 Schaden.
spirit_island-name-morning_fog = Morgennebel
spirit_island-effect-morning_fog = Eindringlinge überspringen in diesem Zug alle Aktionen in diesem Land.
