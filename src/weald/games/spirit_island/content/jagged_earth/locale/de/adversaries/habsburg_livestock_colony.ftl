### Spirit Island, Jagged Earth: The Habsburg Monarchy, a livestock colony

spirit_island-name-habsburg_livestock_colony = Habsburgermonarchie
spirit_island-option-adversary-habsburg_livestock_colony = Habsburgermonarchie

spirit_island-name-seek_prime_territory = Auf der Suche nach bestem Land
spirit_island-effect-habsburg_livestock_colony = Eskalation, nach dem Entdecken: Füge auf jedem Spielplan mit höchstens 4 Ödnis in einem Gebiet ohne Dorf und Ödnis 1 Dorf hinzu. Dann noch einmal auf jedem Spielplan mit höchstens 2 Ödnis.

spirit_island-name-irreparable_damage = Nicht wiedergutzumachender Schaden
spirit_island-effect-irreparable_damage = Ödnis durch Wüten, das mindestens 8 Schaden am Land verursacht, wird hier gezählt. Das Spiel ist verloren, wenn es mehr ist, als Spieler da sind.
spirit_island-counter-habsburg_blight = Ödnis durch schweren Schaden

spirit_island-name-migratory_herders = Wandernde Hirten
spirit_island-effect-habsburg_livestock_colony-1 = Nach dem Bauen-Schritt holt jedes Gebiet, das eine Bauen-Karte nennt, 1 Dorf aus einem benachbarten Gebiet heran, das keine nennt.

spirit_island-name-more_rural_than_urban = Mehr Land als Stadt
spirit_island-effect-habsburg_livestock_colony-2 = Aufbau: Füge in Gebiet 2 jedes Spielplans 1 Dorf hinzu und 1 Dorf in dem Gebiet mit der höchsten Nummer, in dem nichts aufgedruckt ist. Würden Invasoren in einem Binnengebiet 1 Stadt bauen, bauen sie stattdessen 2 Dörfer.

spirit_island-name-fast_spread = Schnelle Ausbreitung
spirit_island-effect-habsburg_livestock_colony-3 = Der Invasoren-Stapel hat eine Karte der Stufe I weniger.

spirit_island-name-herds_thrive_in_verdant_lands = Herden gedeihen in grünem Land
spirit_island-effect-habsburg_livestock_colony-4 = Dörfer in Gebieten ohne Ödnis sind widerstandsfähig: Sie haben 2 Leben mehr, und ein Effekt, der eines zerstören würde, verursacht stattdessen 2 Schaden daran. Effekte, die alle Dörfer zerstören, zerstören sie.

spirit_island-name-wave_of_immigration = Einwanderungswelle
spirit_island-effect-habsburg_livestock_colony-5 = Beim Aufbau liegt eine Welle unter den obersten 5 Invasoren-Karten. Kommt sie zum Vorschein, füge auf jedem Spielplan in einem Küstengebiet ohne Stadt 1 Stadt hinzu und in jedem der 3 Binnengebiete mit der wenigsten Ödnis 1 Dorf. Dann wird die nächste Karte aufgedeckt.
spirit_island-counter-habsburg_wave = Invasoren-Karten unter der Einwanderungswelle
spirit_island-event-wave-of-immigration = Eine Einwanderungswelle kommt.

spirit_island-name-far_flung_herds = Weit verstreute Herden
spirit_island-effect-habsburg_livestock_colony-6 = Wüten verursacht in Gebieten neben einem Dorf 2 Schaden mehr.

spirit_island-ask-add-city = { $id }: Wo wird die Stadt hinzugefügt?
spirit_island-ask-herd-from = { $id }: Aus welchem Gebiet zieht ein Dorf weiter?
spirit_island-result-defeat-habsburg = Niederlage: Herden haben das Land unwiederbringlich zerstört{ spirit_island-in-lands }.
spirit_island-danger-habsburg = Herden haben { $n } von { $limit } Ödnis durch schweren Schaden gebracht
spirit_island-loses-habsburg = Herden zerstören das Land unwiederbringlich{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
