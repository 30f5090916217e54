### Spirit Island, Branch & Claw: the event cards on which the players choose

spirit_island-name-years_of_little_rain = Jahre mit wenig Regen
spirit_island-part-let_the_plants_die_and_the_land_wither = Die Pflanzen sterben und das Land welken lassen
spirit_island-does-let_the_plants_die_and_the_land_wither = Decke auf jedem Spielplan eine Schwache Fähigkeit auf: Fehlt ihr Wasser, füge in einer Wüste 1 Ödnis hinzu. Dörfer, Städte und Dahan haben in diesem Zug 1 Leben weniger, mindestens aber 1.
spirit_island-part-act_to_ease_the_drought = Die Dürre lindern
spirit_island-does-act_to_ease_the_drought = Jeder Geist darf in einem seiner Gebiete mit Dahan 1 Präsenz hinzufügen.
spirit_island-lasting-years_of_little_rain = { $id }: Dörfer, Städte und Dahan haben 1 Leben weniger

spirit_island-name-farmers_seek_the_dahan_for_aid = Bauern bitten die Dahan um Hilfe
spirit_island-part-spurn_the_invaders = Die Invasoren abweisen
spirit_island-does-spurn_the_invaders = Auf jedem Spielplan 2 Schaden an Dahan in einem Gebiet mit Dorf oder Stadt. Füge auf jedem Spielplan in einem Gebiet mit mindestens 2 Dörfern oder Städten 1 Ödnis hinzu. Dörfer und Städte haben in diesem Zug 1 Leben weniger, mindestens aber 1.
spirit_island-part-teach_the_invaders = Die Invasoren unterweisen
spirit_island-does-teach_the_invaders = Füge auf jedem Spielplan in einem Gebiet mit Dahan 1 Dorf hinzu. Das nächste normale Wüten wird zum Bauen.
spirit_island-lasting-teach_the_invaders = { $id }: das nächste normale Wüten wird zum Bauen
spirit_island-lasting-farmers_seek_the_dahan_for_aid = { $id }: Dörfer und Städte haben 1 Leben weniger

spirit_island-name-new_species_spread = Neue Arten breiten sich aus
spirit_island-part-let_the_invasive_species_bloom = Die fremden Arten wuchern lassen
spirit_island-does-let_the_invasive_species_bloom = Decke auf jedem Spielplan eine Schwache Fähigkeit auf: Ist sie eine Sofort-Fähigkeit, füge in einem Gebiet mit Dorf oder Stadt 1 Ödnis hinzu. Diese Karte kommt zurück unter die obersten 2 Karten des Ereignisstapels.
spirit_island-part-transmute_the_worst_of_the_species = Die schlimmsten Arten verwandeln
spirit_island-does-transmute_the_worst_of_the_species = 1 Furcht je Spieler. Füge auf jedem Spielplan in einem Gebiet mit Dorf oder Stadt 1 Bestien hinzu.

spirit_island-name-war_touches_the_islands_shores = Der Krieg erreicht die Küsten der Insel
spirit_island-part-allow_the_attacks = Die Angriffe zulassen
spirit_island-does-allow_the_attacks = Decke auf jedem Spielplan eine Starke Fähigkeit auf. Das Küstengebiet mit den meisten Dörfern und Städten, falls es welche gibt, erleidet ihre Kosten als Schaden an Invasoren und als Schaden am Land. Verteidigung senkt beides.
spirit_island-part-help_repel_the_newcomers = Die Neuankömmlinge abwehren helfen
spirit_island-does-help_repel_the_newcomers = Lege 1 unbenutzte Furcht-Karte oben auf den Furchtstapel.

spirit_island-name-sacred_sites_under_threat = Heilige Stätten in Gefahr
spirit_island-part-let_the_islands_strength_repulse_them = Die Kraft der Insel soll sie vertreiben
spirit_island-does-let_the_islands_strength_repulse_them = Jede Heilige Stätte verschiebt 1 Entdecker oder Dorf. 1 Ödnis je Spieler verlässt die Ödniskarte und das Spiel.
spirit_island-part-guard_them_yourself_for_well_or_ill = Sie selbst bewachen, wohl oder übel
spirit_island-does-guard_them_yourself_for_well_or_ill = Zahlt in jedem Gebiet mit Heiliger Stätte und Invasoren 3 Energie, unterstützt von Feuer, für 2 Schaden. Wo ihr das nicht tut, zerstört dort jeder Geist 1 seiner Präsenz.

spirit_island-name-outpaced = Überholt
spirit_island-part-outpaced = Überholt
spirit_island-does-outpaced = Jeder Geist wählt für jede seiner verzögerten Karten im Spiel, die er nicht genutzt hat. Entweder legt er sie ab und erhält 1 Energie und ihre Kosten; oder er zahlt 3 Energie oder zerstört 2 Präsenz und darf sie jetzt nutzen statt später.
spirit_island-do-stay_steady_and_slow = Ruhig und langsam bleiben: Lege die Karte ab, erhalte 1 Energie und ihre Kosten
spirit_island-do-match_pace_for_energy = Mithalten: Zahle 3 Energie
spirit_island-do-match_pace_for_presence = Mithalten: Zerstöre 2 Präsenz

spirit_island-name-missionaries_arrive = Missionare kommen an
spirit_island-part-ignore_their_contact_with_the_dahan = Ihren Umgang mit den Dahan hinnehmen
spirit_island-does-ignore_their_contact_with_the_dahan = Decke auf jedem Spielplan eine Schwache Fähigkeit auf. Hat sie Sonne, verschiebe 1 Entdecker aus einem Gebiet mit Dahan; falls nicht, ersetze 1 Dahan durch 1 Dorf. Diese Karte kommt zurück unter die obersten 2 Karten des Ereignisstapels.
spirit_island-part-curse_the_tongues_of_the_foreigners = Die Zungen der Fremden verfluchen
spirit_island-does-curse_the_tongues_of_the_foreigners = Jeder Geist fügt in einem Gebiet mit einer Stadt 1 Seuche hinzu. 2 Furcht je Spieler. Beim nächsten normalen Wüten verursacht jede Stadt 3 Schaden mehr.
spirit_island-lasting-missionaries_arrive = { $id }: Städte verursachen beim nächsten normalen Wüten 3 Schaden mehr

spirit_island-name-a_strange_madness_among_the_beasts = Ein seltsamer Wahn unter den Bestien
spirit_island-part-let_them_rampage_unto_death = Sie bis zum Tod toben lassen
spirit_island-does-let_them_rampage_unto_death = Jede Bestie zerstört 1 Dahan in ihrem Gebiet. Entferne auf jedem Spielplan 1 Bestien.
spirit_island-part-guide_the_madness = Den Wahn lenken
spirit_island-does-guide_the_madness = Entfernt beliebig viele Bestien. Zahlt 3 Energie, unterstützt von Tier, für jede verbliebene Bestie und mindestens 3. Jeder Geist darf 1 Bestien verschieben.

spirit_island-name-rising_interest_in_the_island = Wachsendes Interesse an der Insel
spirit_island-part-ignore_the_curiosity = Die Neugier hinnehmen
spirit_island-does-ignore_the_curiosity = Die oberste Karte des Invasoren-Stapels verlässt das Spiel; eine Karte, die der Aufbau dorthin gelegt hat, wird übergangen. Füge auf jedem Spielplan in einem Gebiet ohne Dorf 1 Dorf hinzu.
spirit_island-part-weave_lies_in_the_minds_of_their_observers = Lügen in die Köpfe der Beobachter weben
spirit_island-does-weave_lies_in_the_minds_of_their_observers = Die oberste Furcht-Karte kommt zurück in die Schachtel. Beim nächsten normalen Wüten verursacht jedes Dorf und jede Stadt 1 Schaden mehr.
spirit_island-lasting-rising_interest_in_the_island = { $id }: Dörfer und Städte verursachen beim nächsten normalen Wüten 1 Schaden mehr
