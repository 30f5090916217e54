### Spirit Island, second promo pack: The Kingdom of Scotland

spirit_island-name-scotland = Königreich Schottland
spirit_island-option-adversary-scotland = Schottland

spirit_island-name-ports_sprawl_outward = Häfen breiten sich aus
spirit_island-effect-scotland = Eskalation: Füge auf dem Spielplan mit den meisten Dörfern und Städten an der Küste in den Gebieten mit den wenigsten Dörfern je 1 Dorf hinzu, in so vielen Gebieten, wie Spieler da sind.

spirit_island-name-trade_hub = Handelsknotenpunkt
spirit_island-effect-trade_hub = Das Spiel ist verloren, wenn mehr als 2 Küstengebiete je Spielplan eine Stadt haben.

spirit_island-name-trading_port = Handelshafen
spirit_island-effect-scotland-1 = Nach dem Aufbau bringen Entdecken-Karten in Küstengebieten 1 Dorf statt 1 Entdecker; die Karte Küstengebiete tut das in höchstens 2 Gebieten jedes Spielplans.
spirit_island-lasting-trading_port = { $id }: Das Entdecken bringt ein Dorf

spirit_island-name-seize_opportunity = Gelegenheiten ergreifen
spirit_island-effect-scotland-2 = Aufbau: Füge in Gebiet 2 jedes Spielplans 1 Stadt hinzu. Die Karte Küstengebiete ist die dritte Karte der Stufe II, und die beiden davor kommen früher.

spirit_island-name-chart_the_coastline = Küsten kartieren
spirit_island-effect-scotland-3 = Bauen-Karten bauen auch in Küstengebieten ohne Invasoren, die an eine Stadt grenzen.

spirit_island-name-ambition_of_a_minor_nation = Ehrgeiz einer kleinen Nation
spirit_island-effect-scotland-4 = Eine Karte der Stufe III ersetzt die letzte Karte der Stufe I im Invasoren-Stapel.

spirit_island-name-runoff_and_bilgewater = Abwasser und Bilge
spirit_island-effect-scotland-5 = Nachdem ein Wüten Ödnis in ein Küstengebiet gebracht hat, füge 1 Ödnis im Ozean dieses Spielplans hinzu, ohne Ausbreitung. Ein Geist, der Ödnis aus einem Küstengebiet entfernt, darf sie stattdessen aus dem Ozean dieses Spielplans entfernen.

spirit_island-name-exports_fuel_inward_growth = Ausfuhr nährt das Hinterland
spirit_island-effect-scotland-6 = Nach dem Wüten-Schritt füge in jedem Binnengebiet einer Wüten-Karte 1 Dorf hinzu, das ein Dorf oder eine Stadt hat oder an eines davon grenzt.

spirit_island-ask-sprawling-board = { $id }: Auf welchem Spielplan wachsen die Häfen?
spirit_island-ask-no-port = { $id }: Welches Küstengebiet bekommt nur einen Entdecker?
spirit_island-ask-blight-from = { $id }: Von wo wird die Ödnis entfernt?
spirit_island-result-defeat-scotland = Niederlage: Städte an der Küste sind ein Handelsknotenpunkt{ spirit_island-in-lands }.
spirit_island-danger-scotland = In { $n } Küstengebieten stehen Städte; bei { $limit } ist das Spiel verloren
spirit_island-loses-scotland = Städte an der Küste werden zum Handelsknotenpunkt{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
