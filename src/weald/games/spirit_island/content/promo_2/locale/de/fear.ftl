### Spirit Island, the second promo pack: the fear cards, by terror level

spirit_island-name-angry_mobs = Wütender Mob
spirit_island-effect-angry_mobs-1 = Jeder Spieler darf 1 Dorf durch 2 Entdecker ersetzen. 1 Furcht je Spieler, der es tut.
spirit_island-effect-angry_mobs-2 = Zerstöre in jedem Gebiet mit mindestens 2 Entdeckern 1 Entdecker oder Dorf je 2 Entdecker.
spirit_island-effect-angry_mobs-3 = Zerstöre in jedem Gebiet mit mindestens 2 Entdeckern 1 Invasor je 2 Entdecker.

spirit_island-name-mimic_the_dahan = Den Dahan nacheifern
spirit_island-effect-mimic_the_dahan-1 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit mindestens 2 Dahan.
spirit_island-effect-mimic_the_dahan-2 = Jeder Spieler ersetzt in einem Gebiet mit mindestens 2 Dahan 1 Entdecker oder Dorf durch 1 Dahan.
spirit_island-effect-mimic_the_dahan-3 = Jeder Spieler ersetzt in einem Gebiet mit Dahan oder mit mindestens 3 Dahan in angrenzenden Gebieten 1 Entdecker oder Dorf durch 1 Dahan.

spirit_island-name-depopulation = Entvölkerung
spirit_island-effect-depopulation-1 = Ersetze auf jedem Spielplan 1 Dorf durch 1 Entdecker.
spirit_island-effect-depopulation-2 = Entferne auf jedem Spielplan 1 Dorf.
spirit_island-effect-depopulation-3 = Entferne auf jedem Spielplan 1 Dorf, oder ersetze 1 Stadt durch 1 Dorf.

spirit_island-name-communities_in_disarray = Gemeinschaften in Aufruhr
spirit_island-effect-communities_in_disarray-1 = Beim Wüten in diesem Zug richtet jede Stadt 1 Schaden weniger an. Invasoren heilen am Ende dieses Zuges nicht.
spirit_island-effect-communities_in_disarray-2 = Beim Wüten in diesem Zug richten jedes Dorf und jede Stadt 1 Schaden weniger an. Invasoren heilen am Ende dieses Zuges nicht.
spirit_island-effect-communities_in_disarray-3 = Beim Wüten in diesem Zug richten jedes Dorf und jede Stadt 2 Schaden weniger an. Invasoren heilen am Ende dieses Zuges nicht.
spirit_island-lasting-cities_in_disarray = { $id }: je Stadt { $n } Schaden weniger, Invasoren heilen nicht
spirit_island-lasting-towns_in_disarray = { $id }: je Dorf und Stadt { $n } Schaden weniger, Invasoren heilen nicht

spirit_island-name-spreading_timidity = Um sich greifende Scheu
spirit_island-effect-spreading_timidity-1 = Jeder Spieler isoliert ein Gebiet.
spirit_island-effect-spreading_timidity-2 = Jeder Spieler isoliert ein anderes Gebiet, dort Verteidigung 2.
spirit_island-effect-spreading_timidity-3 = Jeder Spieler isoliert ein anderes Gebiet, dort Verteidigung 4.
