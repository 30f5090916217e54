### Spirit Island: Ocean’s Hungry Grasp

spirit_island-name-ocean = Hunger des Ozeans
spirit_island-about-ocean = Er kommt und geht mit den Gezeiten, ertränkt Invasoren an der Küste und kann nicht ins Landesinnere.
spirit_island-hard-ocean = Im Landesinneren vermag er wenig; Kommen und Gehen kostet Zeit.
spirit_island-voice-ocean = Die Küste ist eine Linie, die ich jede Nacht neu ziehe.
spirit_island-growth-ocean-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Präsenz in jeden Ozean heranholen, 2 Energie
spirit_island-growth-ocean-2 = Zweimal Präsenz in einen beliebigen Ozean, 1 Energie
spirit_island-growth-ocean-3 = Eine Fähigkeiten-Karte, 1 Präsenz aus jedem Ozean verschieben, Präsenz in Reichweite 1 in ein Küstengebiet
spirit_island-guide-ocean-1 = Präsenz in den Ozeanen gibt dir die ganze Küste. Zieh Entdecker aufs Meer, bevor sie bauen; was ertrinkt, wird zu Energie. Der Segen hilft einem anderen Geist; allein dient er nur wegen seiner Elemente.
spirit_island-guide-ocean-2 = Die Flut trägt dich an Land: Sei dort, wo an einer Küste gewütet wird. Verteidige dort mit der einen Karte Dahan, und verschlinge mit der anderen Invasoren, wo kein Dahan steht. Spiele die gewonnene Fähigkeit dazu.
spirit_island-guide-ocean-3 = Wieder hinaus aufs Meer: Präsenz sammelt sich in den Ozeanen, und alle Karten kommen zurück. Hin und her, Zug um Zug, ist dein Rhythmus.
spirit_island-icon-add_presence-coastal = Präsenz in Reichweite { $n } hinzufügen, in ein Küstengebiet

spirit_island-name-ocean_in_play = Ozeane im Spiel
spirit_island-effect-ocean_in_play = Deine Präsenz darf in Ozeanen sein, aber nie im Landesinneren. Auf Spielplänen mit deiner Präsenz zählt der Ozean für Fähigkeiten und für Ödnis als Küstensumpf. Invasoren und Dahan, die hineinbewegt werden, ertrinken.

spirit_island-name-drowning = Ertrinken
spirit_island-effect-drowning = Ertrunkene Figuren sind zerstört. Ertrunkene Invasoren geben dir 1 Energie für so viel ihrer aufgedruckten Abwehrkraft, wie Spieler dabei sind.
spirit_island-counter-drowned = Ertrunken, noch keine Energie

spirit_island-name-pound_ships_to_splinters = Schiffe zerschellen
spirit_island-effect-pound_ships_to_splinters-1 = 1 Furcht.
spirit_island-effect-pound_ships_to_splinters-2 = +1 Furcht.
spirit_island-effect-pound_ships_to_splinters-3 = +2 Furcht.

spirit_island-name-ocean_breaks_the_shore = Das Meer bricht die Küste
spirit_island-effect-ocean_breaks_the_shore-1 = Ertränke 1 Dorf.
spirit_island-effect-ocean_breaks_the_shore-2 = Es darf stattdessen eine Stadt sein.
spirit_island-effect-ocean_breaks_the_shore-3 = Ertränke noch 1 Dorf oder 1 Stadt.

spirit_island-name-call_of_the_deeps = Ruf der Tiefe
spirit_island-effect-call_of_the_deeps = Hole 1 Entdecker heran. Ist das Ziel ein Ozean, darfst du noch einen heranholen.

spirit_island-name-grasping_tide = Greifende Flut
spirit_island-effect-grasping_tide = 2 Furcht. Verteidigung 4.

spirit_island-name-swallow_the_land_dwellers = Das Land verschlingen
spirit_island-effect-swallow_the_land_dwellers = Ertränke 1 Entdecker, 1 Dorf und 1 Dahan.

spirit_island-name-tidal_boon = Segen der Gezeiten
spirit_island-effect-tidal_boon = Der Geist erhält 2 Energie und darf 1 Dorf und bis zu 2 Dahan aus einem seiner Gebiete verschieben. Dahan, die in deinen Ozean verschoben werden, darfst du in ein beliebiges Küstengebiet bewegen, statt sie zu ertränken.

spirit_island-icon-into_oceans = 1 Präsenz in jeden Ozean heranholen
spirit_island-icon-out_of_oceans = 1 Präsenz aus jedem Ozean verschieben
spirit_island-icon-add_presence_ocean = Präsenz in einen beliebigen Ozean hinzufügen
spirit_island-ask-ebb = { $id }: Aus welchem Gebiet holst du Präsenz nach { $land } heran?
spirit_island-ask-flood = { $id }: Wohin verschiebst du Präsenz aus { $land }?
spirit_island-ask-drown = { $id }: Ertränke in { $land } (noch { $n }).
spirit_island-ask-carry-dahan = { $id }: In welches Küstengebiet gehen die Dahan, statt zu ertrinken?
