### Spirit Island: The Kingdom of Brandenburg-Prussia

spirit_island-name-brandenburg_prussia = Königreich Brandenburg-Preußen
spirit_island-option-adversary-brandenburg_prussia = Brandenburg-Preußen

spirit_island-name-land_rush = Landnahme
spirit_island-effect-brandenburg_prussia = Eskalation: Füge auf jedem Spielplan mit Dorf oder Stadt 1 Dorf in ein Gebiet ohne Dorf hinzu.

spirit_island-name-fast_start = Schnellstart
spirit_island-effect-brandenburg_prussia-1 = Zu Beginn 1 Dorf mehr in Gebiet 3 jedes Spielplans.

spirit_island-name-surge_of_colonists = Welle von Kolonisten
spirit_island-effect-brandenburg_prussia-2 = Eine Karte der Stufe III kommt zwischen Stufe I und II.

spirit_island-name-efficient = Effizienz
spirit_island-effect-brandenburg_prussia-3 = Eine Karte der Stufe I weniger.

spirit_island-name-aggressive_timetable = Erhöhter Zeitdruck
spirit_island-effect-brandenburg_prussia-4 = Eine Karte der Stufe II weniger.

spirit_island-name-ruthlessly_efficient = Gnadenlose Effizienz
spirit_island-effect-brandenburg_prussia-5 = Noch eine Karte der Stufe I weniger.

spirit_island-name-terrifyingly_efficient = Totale Effizienz
spirit_island-effect-brandenburg_prussia-6 = Gar keine Karten der Stufe I.
