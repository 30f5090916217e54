### Spirit Island, Jagged Earth: the fear cards, by terror level

spirit_island-name-sense_of_dread = Ein Gefühl des Grauens
spirit_island-effect-sense_of_dread-1 = Entferne auf jedem Spielplan 1 Entdecker aus einem Gebiet, das zu einer Wüten-Karte passt.
spirit_island-effect-sense_of_dread-2 = Entferne auf jedem Spielplan 1 Entdecker oder Dorf aus einem Gebiet, das zu einer Wüten-Karte passt.
spirit_island-effect-sense_of_dread-3 = Entferne auf jedem Spielplan 1 Invasor aus einem Gebiet, das zu einer Wüten-Karte passt.

spirit_island-name-flee_from_dangerous_lands = Flucht aus gefährlichen Ländern
spirit_island-effect-flee_from_dangerous_lands-1 = Verschiebe auf jedem Spielplan 1 Entdecker oder Dorf aus einem Gebiet mit Einöde, Wildnis oder Dahan.
spirit_island-effect-flee_from_dangerous_lands-2 = Entferne auf jedem Spielplan 1 Entdecker oder Dorf aus einem Gebiet mit Einöde, Wildnis oder Dahan.
spirit_island-effect-flee_from_dangerous_lands-3 = Entferne auf jedem Spielplan 1 Entdecker oder Dorf aus einem beliebigen Gebiet oder 1 Stadt aus einem Gebiet mit Einöde, Wildnis oder Dahan.

spirit_island-name-dahan_reclaim_fishing_grounds = Dahan holen sich ihre Fischgründe zurück
spirit_island-effect-dahan_reclaim_fishing_grounds-1 = Jeder Spieler wählt ein anderes Küstengebiet mit Dahan: dort 1 Schaden je Dahan.
spirit_island-effect-dahan_reclaim_fishing_grounds-2 = Jeder Spieler wählt ein anderes Küstengebiet und holt bis zu 1 Dahan heran; dann dort 1 Schaden je Dahan.
spirit_island-effect-dahan_reclaim_fishing_grounds-3 = Jeder Spieler wählt ein anderes Küstengebiet und holt bis zu 1 Dahan heran; dann dort 2 Schaden je Dahan.

spirit_island-name-beset_by_many_troubles = Von vielen Plagen heimgesucht
spirit_island-effect-beset_by_many_troubles-1 = Verteidigung 3 in jedem Gebiet mit Einöde, Bestien, Seuche, Streit oder Wildnis.
spirit_island-effect-beset_by_many_troubles-2 = Verteidigung 5 in jedem Gebiet mit Einöde, Bestien, Seuche, Streit oder Wildnis oder mit mindestens 3 dieser Marker in angrenzenden Gebieten.
spirit_island-effect-beset_by_many_troubles-3 = Jede Einöde, Bestien, Seuche, Streit und Wildnis gibt Verteidigung 3 in ihrem Gebiet und in jedem angrenzenden.

spirit_island-name-nerves_fray = Blanke Nerven
spirit_island-effect-nerves_fray-1 = Jeder Spieler fügt 1 Streit in einem Gebiet hinzu, das zu keiner Wüten-Karte passt.
spirit_island-effect-nerves_fray-2 = Jeder Spieler fügt 2 Streit in einem Gebiet hinzu, das zu keiner Wüten-Karte passt.
spirit_island-effect-nerves_fray-3 = Jeder Spieler fügt 2 Streit in einem Gebiet hinzu, das zu keiner Wüten-Karte passt. 1 Furcht je Spieler.

spirit_island-name-theological_strife = Glaubensstreit
spirit_island-effect-theological_strife-1 = Jeder Spieler fügt 1 Streit in einem Gebiet mit Präsenz hinzu.
spirit_island-effect-theological_strife-2 = Jeder Spieler fügt 1 Streit in einem Gebiet mit Präsenz hinzu. Jeder Geist bekommt 1 Energie je heiliger Stätte mit Invasoren.
spirit_island-effect-theological_strife-3 = Jeder Spieler fügt 1 Streit in einem Gebiet mit Präsenz hinzu. Dann richtet jeder Invasor mit Streit seinen Schaden an den anderen Invasoren seines Gebiets an.
