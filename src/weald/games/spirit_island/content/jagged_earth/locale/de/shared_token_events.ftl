### Spirit Island, Jagged Earth: the token events

spirit_island-part-quit_the_farmed_lands = Das Ackerland verlassen
spirit_island-does-quit_the_farmed_lands = Verschiebe auf jedem Spielplan 1 Bestien in ein Gebiet ohne Dorf und Stadt. Sind dort Entdecker, 1 Furcht.

spirit_island-part-hunting_parties = Jagdgesellschaften
spirit_island-does-hunting_parties = In jedem Gebiet mit Bestien und einer Stadt 1 Furcht, und zerstöre 1 Bestien.

spirit_island-part-beasts_prey_on_the_injured = Bestien jagen Verletzte
spirit_island-does-beasts_prey_on_the_injured = Jede Bestie gilt in diesem Zug auch als Einöde. Zerstöre auf jedem Spielplan 1 beschädigten Invasor in einem Gebiet mit Bestien.

spirit_island-part-explorers_blunder = Entdecker im Unglück
spirit_island-does-explorers_blunder = Zerstöre auf jedem Spielplan insgesamt 2 Entdecker in Gebieten mit Bestien.

spirit_island-part-prey_on_the_heedless = Jagd auf die Achtlosen
spirit_island-does-prey_on_the_heedless = Jede Bestie verursacht 1 Schaden in ihrem Gebiet.

spirit_island-part-lair_in_untamed_lands = Baue in ungezähmtem Land
spirit_island-does-lair_in_untamed_lands = Füge auf jedem Spielplan in einem Gebiet ohne Dorf, Stadt und Ödnis 1 Bestien hinzu.

spirit_island-part-beasts_chase_off_homesteaders = Bestien vertreiben Siedler
spirit_island-does-beasts_chase_off_homesteaders = Verschiebe auf jedem Spielplan aus einem Gebiet mit Bestien bis zu 2 Entdecker oder 1 Dorf.

spirit_island-part-casualties_of_fang_and_sting = Opfer von Zahn und Stachel
spirit_island-does-casualties_of_fang_and_sting = Zerstöre auf jedem Spielplan 1 Entdecker oder Dorf in einem Gebiet mit Bestien.

spirit_island-part-terrifying_beasts = Furchterregende Bestien
spirit_island-does-terrifying_beasts = 2 Furcht für jeden Spielplan mit mindestens 2 Bestien.

spirit_island-part-beasts_multiply = Bestien vermehren sich
spirit_island-does-beasts_multiply = Füge auf jedem Spielplan in einem Gebiet neben Bestien 1 Bestien hinzu. Zerstöre dann 1 Dahan in einem Gebiet mit Bestien.

spirit_island-part-plagues_bring_fear_and_death = Seuchen bringen Furcht und Tod
spirit_island-does-plagues_bring_fear_and_death = Auf jedem Spielplan mit Seuche 1 Furcht, und 2 Schaden an Dahan in einem Gebiet mit Seuche.

spirit_island-part-outbreaks_shift = Die Seuchenherde wandern
spirit_island-does-outbreaks_shift = Verschiebe auf jedem Spielplan 1 Seuche in das benachbarte Gebiet mit den meisten Invasoren, falls es welche gibt.

spirit_island-part-fatalities_rise = Die Zahl der Toten steigt
spirit_island-does-fatalities_rise = In jedem Gebiet mit Seuche 1 Schaden an jedem Invasor und jedem Dahan. Entferne 1 Seuche, wo das ein Dorf oder eine Stadt zerstört.

spirit_island-part-pestilence_arrives_on_canvas_sails = Die Pest kommt unter Segeln
spirit_island-does-pestilence_arrives_on_canvas_sails = Füge auf jedem Spielplan im Küstengebiet mit den meisten Dörfern und Städten, falls es welche gibt, 1 Seuche hinzu. Dann dort 3 Schaden an Dahan.

spirit_island-part-irregular_outbreaks = Unregelmäßige Ausbrüche
spirit_island-does-irregular_outbreaks = 1 Furcht für jeden Spielplan mit Seuche. Seuche verhindert in dieser Invasoren-Phase kein Bauen.

spirit_island-part-virulence_among_close_packed_homes = Ansteckung in engen Gassen
spirit_island-does-virulence_among_close_packed_homes = Füge auf jedem Spielplan im Binnengebiet mit den meisten Dörfern und Städten, falls es welche gibt, 1 Seuche hinzu.

spirit_island-part-foreign_diseases = Fremde Krankheiten
spirit_island-does-foreign_diseases = Füge auf jedem Spielplan in dem Gebiet mit den meisten Invasoren und Dahan zusammen, mindestens 1 von beiden, 1 Seuche hinzu. Dann dort 2 Schaden an Dahan.

spirit_island-lasting-beasts_as_badlands = { $id }: jede Bestie gilt auch als Einöde
