### Spirit Island: The Kingdom of Sweden

spirit_island-name-sweden = Königreich Schweden
spirit_island-option-adversary-sweden = Schweden

spirit_island-name-swayed_by_the_invaders = Von den Invasoren gewonnen
spirit_island-effect-sweden = Eskalation: Ersetze in jedem gerade entdeckten Gebiet mit mindestens so vielen Invasoren wie Dahan 1 Dahan durch ein Dorf.

spirit_island-name-heavy_mining = Schwerer Bergbau
spirit_island-effect-sweden-1 = Ein Wüten mit 6 oder mehr Schaden am Gebiet bringt 1 Ödnis mehr, die weder Präsenz vernichtet noch sich ausbreitet.

spirit_island-name-population_pressure_at_home = Bevölkerungsdruck in der Heimat
spirit_island-effect-sweden-2 = Zu Beginn 1 Stadt mehr in Gebiet 4 jedes Spielplans; dort aufgedruckte Ödnis kommt nach Gebiet 5.

spirit_island-name-fine_steel_for_tools_and_guns = Feiner Stahl für Werkzeug und Waffen
spirit_island-effect-sweden-3 = Dörfer richten 3 Schaden an, Städte 5.

spirit_island-name-royal_backing = Königliche Unterstützung
spirit_island-effect-sweden-4 = Am Ende des Aufbaus wird die oberste Invasoren-Karte abgelegt; auf jedem Spielplan bringt sie 1 Dorf in ihr Gebiet mit den wenigsten Invasoren.

spirit_island-name-mining_rush = Bergbaurausch
spirit_island-effect-sweden-5 = Bringt ein Wüten Ödnis in sein Gebiet, kommt 1 Dorf in ein angrenzendes Gebiet ohne Dorf und Stadt.

spirit_island-name-prospecting_outpost = Vorposten der Schürfer
spirit_island-effect-sweden-6 = Zu Beginn 1 Dorf mehr und 1 Ödnis in Gebiet 8 jedes Spielplans.

spirit_island-ask-mining-rush = { $id }: Welches angrenzende Gebiet bekommt wegen der Ödnis ein Dorf?
spirit_island-event-royal-backing = Die Krone hilft: { spirit_island-card } wird abgelegt und bringt Dörfer.
