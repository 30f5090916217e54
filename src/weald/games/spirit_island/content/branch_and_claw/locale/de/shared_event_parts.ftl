### Spirit Island, Branch & Claw: the token events and dahan events

spirit_island-part-beasts_attack = Bestien greifen an
spirit_island-does-beasts_attack = Jede Bestie verursacht 2 Schaden in ihrem Gebiet. Entferne jede Bestie, deren Schaden ein Dorf oder eine Stadt zerstört hat.

spirit_island-part-beasts_find_new_homes = Bestien finden eine neue Heimat
spirit_island-does-beasts_find_new_homes = Verschiebe auf jedem Spielplan 1 Bestien in ein Gebiet ohne Ödnis. Sind dort Invasoren, 1 Furcht.

spirit_island-part-distant_hunt = Ferne Jagd
spirit_island-does-distant_hunt = Verschiebe auf jedem Spielplan 1 Bestien in ein Gebiet ohne Ödnis. Dort verursacht sie 1 Schaden.

spirit_island-part-beasts_prowl = Bestien streifen umher
spirit_island-does-beasts_prowl = Für jede Bestie in einem Gebiet mit Invasoren 1 Furcht. Jede andere Bestie wird verschoben.

spirit_island-part-prey_on_the_unwary = Jagd auf die Unvorsichtigen
spirit_island-does-prey_on_the_unwary = Jede Bestie zerstört 1 Entdecker in ihrem Gebiet. Füge dann auf einem Spielplan ohne Bestien 1 Bestien hinzu.

spirit_island-part-savage_frenzy = Wilde Raserei
spirit_island-does-savage_frenzy = Jede Bestie zerstört 1 Entdecker und verursacht 2 Schaden in ihrem Gebiet.

spirit_island-part-beasts_of_the_jungle = Bestien des Dschungels
spirit_island-does-beasts_of_the_jungle = Füge auf jedem Spielplan in einem Dschungel ohne Ödnis 1 Bestien hinzu. Sind dort Invasoren, 1 Furcht.

spirit_island-part-beasts_provoked = Gereizte Bestien
spirit_island-does-beasts_provoked = Füge auf jedem Spielplan in einem Gebiet mit Dorf und ohne Ödnis 1 Bestien hinzu.

spirit_island-part-new_diseases = Neue Seuchen
spirit_island-does-new_diseases = Füge auf der Hälfte der Spielpläne, aufgerundet, in einem Gebiet mit Dahan und Invasoren 1 Seuche hinzu. Dann dort 2 Schaden an Dahan.

spirit_island-part-lingering_plagues = Schleichende Seuchen
spirit_island-does-lingering_plagues = Füge auf jedem Spielplan 1 Seuche hinzu. Seuche verhindert in dieser Invasoren-Phase kein Bauen.
spirit_island-lasting-lingering_plagues = { $id }: Seuche verhindert kein Bauen

spirit_island-part-stricken = Heimgesucht
spirit_island-does-stricken = Invasoren wüten in diesem Zug nicht in Gebieten mit Seuche oder Streit.
spirit_island-lasting-stricken = { $id }: kein Wüten in Gebieten mit Seuche oder Streit

spirit_island-part-grim_toll = Grausiger Tribut
spirit_island-does-grim_toll = Auf jedem Spielplan in einem Gebiet mit Seuche 2 Schaden an Invasoren und 2 Schaden an Dahan.

spirit_island-part-wheezelung_outbreak = Ausbruch der Keuchlunge
spirit_island-does-wheezelung_outbreak = Füge auf jedem Spielplan im Dschungel oder Sumpf mit den meisten Dörfern und Städten, falls es welche gibt, 1 Seuche hinzu.

spirit_island-part-sandfever_outbreak = Ausbruch des Sandfiebers
spirit_island-does-sandfever_outbreak = Füge auf jedem Spielplan in den Bergen oder der Wüste mit den meisten Dörfern und Städten, falls es welche gibt, 1 Seuche hinzu.

spirit_island-part-canny_defense = Schlaue Verteidigung
spirit_island-does-canny_defense = Beim Wüten in diesem Zug hat jedes Gebiet Verteidigung 1 je Dahan dort.
spirit_island-lasting-canny_defense = { $id }: beim Wüten Verteidigung 1 je Dahan

spirit_island-part-offerings_of_pattern_and_dance = Opfergaben aus Muster und Tanz
spirit_island-does-offerings_of_pattern_and_dance = Jeder Geist mit insgesamt mindestens 2 Dahan in seinen Gebieten erhält 1 Energie.

spirit_island-part-spirit_speakers_solve_riddles_of_power = Geistersprecher lösen Rätsel der Macht
spirit_island-does-spirit_speakers_solve_riddles_of_power = Jeder Geist mit insgesamt mindestens 4 Dahan in seinen Gebieten erhält eine Schwache Fähigkeit.

spirit_island-part-rouse_the_spirits = Die Geister wecken
spirit_island-does-rouse_the_spirits = Jeder Geist mit insgesamt mindestens 3 Dahan in seinen Gebieten darf jetzt 1 verzögerte Fähigkeit nutzen.

spirit_island-part-reclaim_territory = Land zurückgewinnen
spirit_island-does-reclaim_territory = Jeder Spieler darf 1 Dahan verschieben. Er verursacht 1 Schaden in dem Gebiet, das er betritt.

spirit_island-part-drive_off_the_interlopers = Die Eindringlinge vertreiben
spirit_island-does-drive_off_the_interlopers = Jeder Spieler darf 1 Entdecker oder Dorf aus einem Gebiet mit Dahan verschieben.

spirit_island-part-raids_in_force = Überfälle mit Übermacht
spirit_island-does-raids_in_force = Jeder Geist wählt ein anderes Gebiet mit mehr Dahan als Dörfern und Städten. Dort 1 Schaden je Dahan.

spirit_island-part-fierce_mien = Grimmige Miene
spirit_island-does-fierce_mien = 1 Furcht für jedes Gebiet mit Invasoren und mehr Dahan als Dörfern und Städten.

spirit_island-part-seek_a_safer_home = Eine sicherere Heimat suchen
spirit_island-does-seek_a_safer_home = Verschiebe auf jedem Spielplan 2 Dahan aus einem Gebiet mit Bestien, Seuche oder Wildnis in Gebiete ohne all das.

spirit_island-part-forsake_the_barren_land = Das öde Land verlassen
spirit_island-does-forsake_the_barren_land = Verschiebe auf jedem Spielplan 2 Dahan aus einem Gebiet mit Ödnis in Gebiete ohne Ödnis.

spirit_island-part-retreat = Rückzug
spirit_island-does-retreat = Verschiebe auf jedem Spielplan 2 Dahan aus einem Gebiet mit einer Stadt in Gebiete ohne Stadt.

spirit_island-part-tend_the_land = Das Land pflegen
spirit_island-does-tend_the_land = Entferne auf jedem Spielplan 1 Ödnis aus einem Gebiet mit mindestens 2 Dahan.

spirit_island-part-traps_and_snares = Fallen und Schlingen
spirit_island-does-traps_and_snares = Füge auf jedem Spielplan in einem Gebiet mit Dahan 1 Wildnis hinzu.

spirit_island-part-coming_of_age_coastal = Erwachsenwerden (Küste)
spirit_island-does-coming_of_age_coastal = Füge auf jedem Spielplan in einem Küstengebiet mit Dahan 1 Dahan hinzu.

spirit_island-part-coming_of_age_inland = Erwachsenwerden (Binnenland)
spirit_island-does-coming_of_age_inland = Füge auf jedem Spielplan in einem Binnengebiet mit Dahan 1 Dahan hinzu.

spirit_island-part-coming_of_age_jungle_wetlands = Erwachsenwerden (Dschungel, Sumpf)
spirit_island-does-coming_of_age_jungle_wetlands = Füge auf jedem Spielplan in einem Dschungel oder Sumpf mit Dahan 1 Dahan hinzu.

spirit_island-part-coming_of_age_mountain_sands = Erwachsenwerden (Berge, Wüste)
spirit_island-does-coming_of_age_mountain_sands = Füge auf jedem Spielplan in Bergen oder einer Wüste mit Dahan 1 Dahan hinzu.

spirit_island-part-reckless_offensive = Tollkühner Angriff
spirit_island-does-reckless_offensive = Wähle auf jedem Spielplan ein Gebiet mit mindestens 2 Dahan und mindestens 2 Dörfern oder Städten. Jeder Dahan zerstört dort 1 Dorf oder Stadt. Füge dann dort 1 Ödnis hinzu.

spirit_island-part-aid_the_uprising = Den Aufstand unterstützen
spirit_island-does-aid_the_uprising = Jeder Invasor mit Streit erleidet 1 Schaden je Dahan in seinem Gebiet. Füge für jedes so zerstörte Dorf und jede so zerstörte Stadt 1 Dahan hinzu.
