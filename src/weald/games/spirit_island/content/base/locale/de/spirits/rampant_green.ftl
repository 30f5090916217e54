### Spirit Island: A Spread of Rampant Green

spirit_island-name-rampant_green = Wildwucherndes Grün
spirit_island-about-rampant_green = Wächst schneller als jeder andere Geist und gibt Präsenz hin, um Invasoren am Handeln zu hindern.
spirit_island-hard-rampant_green = Zu wissen, wann sich das Opfer einer Präsenz lohnt.
spirit_island-voice-rampant_green = Schneidet mich. Ich habe Zeit, und ich habe mehr von mir.
spirit_island-growth-rampant_green-1 = Präsenz in Reichweite 2, in Dschungel oder Sumpf
spirit_island-growth-rampant_green-2 = Alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-rampant_green-3 = Präsenz in Reichweite 1, 1 Karte mehr ausspielen
spirit_island-growth-rampant_green-4 = Eine Fähigkeiten-Karte, 3 Energie
spirit_island-guide-rampant_green-1 = Breite dich von beiden Leisten aus und spiele in diesem Zug eine Karte mehr. Eine Karte und die angeborene Fähigkeit machen je einen Schaden: Zusammen fällt ein Dorf. Allein dient die Gabe nur wegen ihrer Elemente.
spirit_island-guide-rampant_green-2 = Energie für die teure Karte und eine Fähigkeit. Verschiebe ein Dorf oder Dahan dorthin, wo es am meisten nützt; mit genug Pflanzen verteidigen die angeborenen Fähigkeiten ein Gebiet und schlagen neben einem Dahan zu.
spirit_island-guide-rampant_green-3 = Hole alles zurück. Wähle die Leiste, die du mehr brauchst, und Karten mit den Elementen deiner angeborenen Fähigkeiten. Eine Präsenz, die du auf einer Heiligen Stätte opferst, verhindert immer noch ein Wüten oder einen Bau.
spirit_island-icon-add_presence-jungle_wetlands = Präsenz in Reichweite { $n } hinzufügen, in Dschungel oder Sumpf

spirit_island-name-choke_the_land_with_green = Das Land überwuchern
spirit_island-effect-choke_the_land_with_green = Würden Invasoren in einem Gebiet mit deiner Heiligen Stätte wüten oder bauen, darfst du dort 1 deiner Präsenz vernichten, um es zu verhindern.

spirit_island-name-steady_regeneration = Stetes Nachwachsen
spirit_island-effect-steady_regeneration = Fügt Wachstum Präsenz hinzu, darfst du vernichtete Präsenz nehmen; ist die Insel verödet, für je 1 Energie.

spirit_island-name-creepers_tear_into_mortar = Ranken sprengen Mauern
spirit_island-effect-creepers_tear_into_mortar-1 = 1 Schaden an einem Dorf oder einer Stadt.
spirit_island-effect-creepers_tear_into_mortar-2 = Wiederhole diese Fähigkeit.
spirit_island-effect-creepers_tear_into_mortar-3 = Wiederhole sie noch einmal.

spirit_island-name-all_enveloping_green = Alles umhüllendes Grün
spirit_island-effect-all_enveloping_green-1 = Verteidigung 2.
spirit_island-effect-all_enveloping_green-2 = Stattdessen: Verteidigung 4.
spirit_island-effect-all_enveloping_green-3 = Entferne 1 Ödnis.

spirit_island-name-fields_choked_with_growth = Überwucherte Felder
spirit_island-effect-fields_choked_with_growth = Verschiebe 1 Dorf; oder verschiebe 3 Dahan.

spirit_island-name-gift_of_proliferation = Gabe der Ausbreitung
spirit_island-effect-gift_of_proliferation = Der Geist fügt 1 Präsenz in Reichweite 1 der eigenen hinzu.

spirit_island-name-overgrow_in_a_night = Über Nacht überwachsen
spirit_island-effect-overgrow_in_a_night = Füge 1 Präsenz hinzu; oder, wenn hier deine Präsenz und Invasoren sind, 3 Furcht.

spirit_island-name-stem_the_flow_of_fresh_water = Versiegendes Süßwasser
spirit_island-effect-stem_the_flow_of_fresh_water = 1 Schaden an einem Dorf oder einer Stadt. In Bergen oder Wüste stattdessen 1 Schaden an jedem Dorf und jeder Stadt.

spirit_island-ask-choke-the-land-with-green = { $id } in { $land }: Dort 1 deiner Präsenz vernichten, um es zu verhindern?
