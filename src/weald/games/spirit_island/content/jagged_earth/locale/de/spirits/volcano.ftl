### Spirit Island, Jagged Earth: Volcano Looming High

spirit_island-name-volcano = Hoch aufragender Vulkan
spirit_island-about-volcano = Er sammelt Präsenz in den Bergen, reicht von seinen Gipfeln weit und gibt alles in einem einzigen Ausbruch her.
spirit_island-hard-volcano = Er lebt nur in Bergen und muss seine Ausbrüche gut abpassen.
spirit_island-voice-volcano = Baut an meinen Hängen. Ich halte es euch warm.
spirit_island-growth-volcano-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 3 Energie
spirit_island-growth-volcano-2 = Zweimal Präsenz in Reichweite 0
spirit_island-growth-volcano-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 4, 1 Karte mehr spielen, 2 Energie

spirit_island-name-mountain_home = Heimat in den Bergen
spirit_island-effect-mountain_home = Deine Präsenz kann nur in Berge hinzugefügt und bewegt werden.

spirit_island-name-collapse_in_a_blast_of_lava_and_steam = Einsturz in Lava und Dampf
spirit_island-effect-collapse_in_a_blast_of_lava_and_steam = Wenn deine Präsenz vernichtet wird, füge dort Invasoren 1 Schaden je vernichteter Präsenz zu und Dahan ebenso viel.

spirit_island-name-volcanic_peaks_tower_over_the_landscape = Hoch ragende Vulkangipfel
spirit_island-effect-volcanic_peaks_tower_over_the_landscape = Deine Fähigkeiten-Karten (nicht deine angeborenen Fähigkeiten) haben +1 Reichweite aus Gebieten mit mindestens 3 deiner Präsenz.

spirit_island-name-explosive_eruption = Gewaltiger Ausbruch
spirit_island-effect-explosive_eruption-1 = Vernichte hier beliebig viel deiner Präsenz. Mindestens 2 vernichtet: in einem Gebiet in Reichweite 1 je 1 Schaden.
spirit_island-effect-explosive_eruption-2 = Mindestens 4 vernichtet: je 1 Furcht.
spirit_island-effect-explosive_eruption-3 = Mindestens 6 vernichtet: in jedem Gebiet in Reichweite 1 4 Schaden. Füge hier 1 Ödnis hinzu, die deine Präsenz verschont.
spirit_island-effect-explosive_eruption-4 = Mindestens 10 vernichtet: in jedem Gebiet in Reichweite 2 +4 Schaden. Füge in jedem angrenzenden Gebiet ohne Ödnis 1 Ödnis hinzu.

spirit_island-name-powered_by_the_furnace_of_the_earth = Genährt vom Schmelzofen der Erde
spirit_island-effect-powered_by_the_furnace_of_the_earth-1 = Füge 1 deiner vernichteten Präsenz hinzu.
spirit_island-effect-powered_by_the_furnace_of_the_earth-2 = Du darfst 2 Energie zahlen, um eine Fähigkeiten-Karte zu erhalten.
spirit_island-effect-powered_by_the_furnace_of_the_earth-3 = Bewege bis zu 2 deiner Präsenz aus anderen Gebieten hierher.
spirit_island-effect-powered_by_the_furnace_of_the_earth-4 = Lege bis zu 2 deiner vernichteten Präsenz auf deine Leisten zurück.

spirit_island-name-exaltation_of_molten_stone = Verklärung geschmolzenen Gesteins
spirit_island-effect-exaltation_of_molten_stone = Teile 1 Energie je Feuer, das du hast, so gleichmäßig wie möglich zwischen dir und dem Geist auf. Fähigkeiten des Geistes, die von Bergen ausgehen, haben in dieser Runde +1 Reichweite.

spirit_island-name-lava_flows = Lavaströme
spirit_island-effect-lava_flows = Füge 1 Einöde und 1 Wildnis hinzu; oder 1 Schaden.
spirit_island-do-lava_flows = 1 Einöde und 1 Wildnis hinzufügen

spirit_island-name-pyroclastic_bombardment = Hagel glühender Steine
spirit_island-effect-pyroclastic_bombardment = 1 Schaden an jedem Dorf, jeder Stadt und jedem Dahan. 1 Schaden. 1 Schaden an Dahan.

spirit_island-name-rain_of_ash = Ascheregen
spirit_island-effect-rain_of_ash = Wenn hier Invasoren sind, 2 Furcht. Verschiebe 2 Dahan und 2 Entdecker oder Dörfer in Gebiete ohne deine Präsenz.

spirit_island-lasting-exaltation_of_molten_stone = { $id }: +1 Reichweite aus Bergen
spirit_island-ask-eruption = { $id }: Wie viel deiner Präsenz in { $land } vernichtest du?
spirit_island-ask-eruption-land = { $id }: Welches Gebiet trifft der Ausbruch?
spirit_island-ask-furnace = { $id }: Zahlst du 2 Energie für eine Fähigkeiten-Karte?
spirit_island-ask-odd-energy = { $id }: Wer erhält die überzählige Energie?
