### Spirit Island, Jagged Earth: the blight cards

spirit_island-name-unnatural_proliferation = Widernatürliche Vermehrung
spirit_island-effect-unnatural_proliferation = Sofort: Jeder Geist fügt einem seiner Gebiete 1 Präsenz hinzu. Füge auf jedem Spielplan einem Gebiet mit Dahan 1 Dahan hinzu und dem Gebiet mit den wenigsten Dörfern und Städten (aber mindestens 1) 2 Städte.
spirit_island-ask-add-dahan = { $id }: Wo kommt der Dahan hin?
spirit_island-ask-add-cities = { $id }: Wo kommen die Städte hin?

spirit_island-name-all_things_weaken = Alles wird schwächer
spirit_island-effect-all_things_weaken = Ab dem nächsten Zug: Invasoren und Dahan haben 1 Gesundheit weniger (mindestens 1). Gebiete bekommen schon bei 1 Schaden weniger Ödnis. Ödnis, die hinzukommt, vernichtet dort alle Präsenz und alle Bestien und 1 Präsenz in einem angrenzenden Gebiet.
spirit_island-lasting-all_things_weaken = { $id }: 1 Gesundheit weniger, und Ödnis vernichtet mehr

spirit_island-name-thriving_communities = Blühende Gemeinschaften
spirit_island-effect-thriving_communities = Sofort: Ersetze auf jedem Spielplan in 4 verschiedenen Gebieten 1 Entdecker durch 1 Dorf oder 1 Dorf durch 1 Stadt.
spirit_island-ask-upgrade-land = { $id }: In welchem Gebiet wird etwas größer?

spirit_island-name-power_corrodes_the_spirit = Macht zersetzt den Geist
spirit_island-effect-power_corrodes_the_spirit = Zu Beginn jeder Invasoren-Phase vernichtet jeder Geist mit mindestens 3 Fähigkeiten-Karten im Spiel oder mit einer, die 4 oder mehr kostet, 1 seiner Präsenz.

spirit_island-name-untended_land_crumbles = Vernachlässigtes Land zerfällt
spirit_island-effect-untended_land_crumbles = Zu Beginn jeder Invasoren-Phase füge auf jedem Spielplan einem Gebiet neben Ödnis 1 Ödnis hinzu. Die Geister dürfen einen Spielplan schützen: Sie zahlen gemeinsam 3 Energie oder vernichten dort 1 Präsenz.

spirit_island-name-invaders_find_the_land_to_their_liking = Den Invasoren gefällt das Land
spirit_island-effect-invaders_find_the_land_to_their_liking = Die Insel ist noch gesund. Sofort wächst der Furcht-Vorrat auf Dauer: um 1 Marker je Spieler bei Terrorlevel 1, um 1,5 bei Level 2, um 2 bei Level 3 (abgerundet).
spirit_island-event-fear-pool = Jetzt braucht es { $n } Furcht für eine Furcht-Karte.

spirit_island-name-strong_earth_shatters_slowly = Starke Erde zerbricht langsam
spirit_island-effect-strong_earth_shatters_slowly = Die Insel ist noch gesund. Sofort fügt jeder Spieler einem Gebiet neben Ödnis 1 Ödnis von dieser Karte hinzu.
