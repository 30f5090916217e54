### Spirit Island, Jagged Earth: Stone’s Unyielding Defiance

spirit_island-name-stone = Trotzendes Felsgestein
spirit_island-about-stone = Es hält stand: Ödnis bricht es nicht, das Land um es bleibt fest, und Invasoren zerbrechen an ihm.
spirit_island-hard-stone = Er lässt das Land leiden: Sieh, wie viel Ödnis er erträgt.
spirit_island-voice-stone = Nein.
spirit_island-growth-stone-1 = Alle Karten zurückholen, Präsenz in Reichweite 3 (Berge oder deine Präsenz), 2 Erde
spirit_island-growth-stone-2 = Präsenz in Reichweite 2, 3 Energie
spirit_island-growth-stone-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 1
spirit_island-icon-add_presence-mountain_presence = Präsenz in Reichweite { $n }, in Berge oder ein Gebiet mit deiner Präsenz
spirit_island-icon-gain_elements-earth = { $n } Erde

spirit_island-name-bestow_the_endurance_of_bedrock = Gabe der Ausdauer des Grundgesteins
spirit_island-effect-bestow_the_endurance_of_bedrock = Ödnis, die zu einem deiner Gebiete kommt, zerstört keine Präsenz und breitet sich nicht aus, außer wenn dann mehr Ödnis als deine Präsenz dort ist.

spirit_island-name-deep_layers_exposed_to_the_surface = Freigelegte tiefe Schichten
spirit_island-effect-deep_layers_exposed_to_the_surface = Wenn du ein Feld mit einer Karte mehr auf deiner Energieleiste zum ersten Mal aufdeckst, erhalte eine Schwache Fähigkeit.

spirit_island-name-hold_the_island_fast_with_a_bulwark_of_will = Die Insel durch ein Bollwerk des Willens festhalten
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-1 = Für jede Ödnis, die in diesem Zug zu deinen Gebieten kommt, darfst du 2 Energie zahlen: Sie kommt aus der Schachtel, nicht von der Karte.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-2 = Zahle stattdessen 1 Energie.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-3 = Wenn ein Ereignis oder eine Ödnis-Karte in diesem Zug direkt Präsenz zerstört, darfst du je 1 Energie zahlen, um es zu verhindern.

spirit_island-name-let_them_break_themselves_against_the_stone = Sollen sie am Fels zerbrechen
spirit_island-effect-let_them_break_themselves_against_the_stone-1 = Nachdem Invasoren in diesem Zug mindestens 1 Schaden an diesem Gebiet gemacht haben, 2 Schaden.
spirit_island-effect-let_them_break_themselves_against_the_stone-2 = Außerdem die Hälfte des Schadens, den sie am Gebiet gemacht haben, abgerundet.
spirit_island-effect-let_them_break_themselves_against_the_stone-3 = Wiederhole diese Fähigkeit.

spirit_island-name-jagged_shards_push_from_the_earth = Scharfe Splitter brechen aus der Erde
spirit_island-effect-jagged_shards_push_from_the_earth = Füge 1 Einöde hinzu. Verschiebe bis zu 2 Dahan.

spirit_island-name-plows_shatter_on_rocky_ground = Pflüge zerbrechen auf felsigem Grund
spirit_island-effect-plows_shatter_on_rocky_ground = 1 Schaden an jedem Dorf und jeder Stadt, und verschiebe bis zu 1 Dorf; oder zerstöre 1 Dorf.
spirit_island-do-plows_shatter_on_rocky_ground = 1 Schaden an jedem Dorf und jeder Stadt, und bis zu 1 Dorf verschieben

spirit_island-name-scarred_and_stony_land = Vernarbtes, steiniges Land
spirit_island-effect-scarred_and_stony_land = 2 Schaden. Füge 1 Einöde hinzu. Entferne 1 Ödnis, die in die Schachtel kommt und nicht auf die Ödnis-Karte.

spirit_island-name-stubborn_solidity = Sture Festigkeit
spirit_island-effect-stubborn_solidity = Verteidigung 1 je Dahan. Dahan hier können in diesem Zug weder Schaden erleiden noch zerstört, entfernt, ersetzt oder bewegt werden.

spirit_island-lasting-bulwark_of_will = { $id }: Ödnis für seine Gebiete darf aus der Schachtel kommen, für { $n } Energie
spirit_island-lasting-bulwark_for_presence = { $id }: Präsenz, die ein Ereignis oder eine Ödnis-Karte zerstört, darf bleiben, für { $n } Energie
spirit_island-lasting-broken_against_stone = { $id }: Invasoren, die diesem Gebiet Schaden machen, erleiden Schaden
spirit_island-lasting-stubborn_solidity = { $id }: Den Dahan hier kann nichts geschehen
spirit_island-ask-bulwark-of-will = { $id } fügt in { $land } Ödnis hinzu: Zahlst du { $n } Energie, um sie aus der Schachtel zu nehmen?
spirit_island-ask-bulwark-for-presence = { $id } zerstört in { $land } Präsenz: Zahlst du { $n } Energie, um es zu verhindern?
spirit_island-counter-deep_layers = Bisher aufgedeckte Schichten
