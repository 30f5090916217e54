### Spirit Island: The Kingdom of England

spirit_island-name-england = Königreich England
spirit_island-option-adversary-england = England

spirit_island-name-building_boom = Bau-Boom
spirit_island-effect-england = Eskalation: Auf jedem Spielplan mit Dorf oder Stadt bauen die Invasoren im Gebiet mit den meisten Dörfern und Städten.

spirit_island-name-proud_and_mighty_capital = Mächtige Hauptstadt
spirit_island-effect-proud_and_mighty_capital = Das Spiel ist verloren, wenn ein Gebiet 7 oder mehr Dörfer und Städte hat.

spirit_island-name-indentured_servants_earn_land = Schuldknechte erhalten Land
spirit_island-effect-england-1 = Bau-Karten bauen auch in Gebieten ohne Invasoren, die an mindestens 2 Dörfer oder Städte angrenzen.

spirit_island-name-criminals_and_malcontents = Kriminelle und Querulanten
spirit_island-effect-england-2 = Zu Beginn 1 Stadt mehr in Gebiet 1 und 1 Dorf mehr in Gebiet 2 jedes Spielplans.

spirit_island-name-high_immigration_1 = Hohe Einwanderung (I)
spirit_island-effect-england-3 = Nach dem Wüten bauen Karten der Stufe I noch einmal, vor dem nächsten Wüten.

spirit_island-name-high_immigration_2 = Hohe Einwanderung (ganz)
spirit_island-effect-england-4 = Nach dem Wüten bauen alle Karten noch einmal, vor dem nächsten Wüten.

spirit_island-name-local_autonomy = Örtliche Selbstverwaltung
spirit_island-effect-england-5 = Dörfer und Städte haben 1 Abwehrkraft mehr.

spirit_island-name-independent_resolve = Wille zur Unabhängigkeit
spirit_island-effect-england-6 = Der Furchtvorrat ist um 1 je Spieler größer; in einer Invasoren-Phase ohne Furcht-Karte findet das zusätzliche Bauen zweimal statt.

spirit_island-ask-boom = { $id }: In welchem der Gebiete mit den meisten Dörfern und Städten bauen die Invasoren?
spirit_island-result-defeat-england = Niederlage: In einem Gebiet steht eine Hauptstadt aus 7 Dörfern und Städten{ spirit_island-in-lands }.
spirit_island-danger-england = Die größte Siedlung hat { $n } von { $limit } Dörfern und Städten
spirit_island-loses-england = In einem Gebiet steht eine Hauptstadt aus 7 Dörfern und Städten{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
