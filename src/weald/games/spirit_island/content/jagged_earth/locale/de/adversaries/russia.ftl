### Spirit Island, Jagged Earth: The Tsardom of Russia

spirit_island-name-russia = Zarentum Russland
spirit_island-option-adversary-russia = Russland

spirit_island-name-stalk_the_predators = Den Raubtieren nachstellen
spirit_island-effect-russia = Eskalation: Füge auf jedem Spielplan insgesamt 2 Entdecker in Gebieten mit Bestien hinzu; für einen Spielplan ohne Bestien in Gebieten mit Bestien eines anderen.

spirit_island-name-hunters_swarm_the_island = Jäger überrennen die Insel
spirit_island-effect-hunters_swarm_the_island = Bestien, die die Regeln dieses Gegners zerstören, liegen hier. Das Spiel ist verloren, wenn hier mehr Bestien liegen, als auf der Insel sind.
spirit_island-counter-russia_beasts = Bestien auf dieser Tafel

spirit_island-name-hunters_seek_shell_and_hide = Jäger auf Panzer und Felle aus
spirit_island-effect-russia-1 = Aufbau: Füge in dem Gebiet ohne Dorf und Stadt mit der höchsten Nummer jedes Spielplans 1 Bestien und 1 Entdecker hinzu. Im Spiel verursachen Entdecker 1 Schaden mehr, und wenn Wüten in einem Gebiet Ödnis hinzufügt, zerstöre dort 1 Bestien.

spirit_island-name-a_sense_for_impending_disaster = Gespür für nahendes Unheil
spirit_island-effect-russia-2 = Wenn eine Aktion zum ersten Mal Entdecker zerstören würde, verschiebe stattdessen 1 davon, falls möglich: 1 Furcht.

spirit_island-name-competition_among_hunters = Wettstreit der Jäger
spirit_island-effect-russia-3 = Wüten-Karten gelten auch für Gebiete mit mindestens 3 Entdeckern.

spirit_island-name-accelerated_exploitation = Beschleunigte Ausbeutung
spirit_island-effect-russia-4 = Auf jede Karte der Stufe II im Invasoren-Stapel folgt eine der Stufe III.

spirit_island-name-entrench_in_the_face_of_fear = Verschanzen im Angesicht der Furcht
spirit_island-effect-russia-5 = Eine unbenutzte Karte der Stufe II liegt unter den obersten 3 Furcht-Karten, eine der Stufe III unter den obersten 7. Wird eine gefunden, kommt sie sofort offen auf das Feld Bauen.
spirit_island-counter-russia_stage_two = Furcht-Karten unter der verborgenen Karte der Stufe II
spirit_island-counter-russia_stage_three = Furcht-Karten unter der verborgenen Karte der Stufe III

spirit_island-name-pressure_for_fast_profit = Drang nach schnellem Gewinn
spirit_island-effect-russia-6 = Füge ab Zug 2 nach dem Wüten-Schritt auf jedem Spielplan, auf dem er keine Ödnis hinzugefügt hat, in dem Gebiet mit den meisten Entdeckern, falls es welche gibt, 1 Entdecker und 1 Dorf hinzu.

spirit_island-event-entrenched = Unter den Furcht-Karten gefunden: { spirit_island-card }.
spirit_island-result-defeat-russia = Niederlage: Jäger haben mehr Bestien getötet, als übrig sind{ spirit_island-in-lands }.
spirit_island-danger-russia = Jäger haben { $n } Bestien getötet; bei { $limit } ist das Spiel verloren
spirit_island-loses-russia = Jäger haben mehr Bestien getötet, als übrig sind{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
