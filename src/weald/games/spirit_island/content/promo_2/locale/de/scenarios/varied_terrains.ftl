### Spirit Island: Varied Terrains

spirit_island-name-varied_terrains = Wechselndes Gelände
spirit_island-option-scenario-varied_terrains = Wechselndes Gelände
spirit_island-effect-varied_terrains = Gebirge: Entdecken bringt 1 Entdecker mehr. Dschungel: Nachdem Invasoren dort eine Stadt gebaut haben, füge 1 Ödnis hinzu. Wüste: Ödnis, die dort hinzukommt, breitet sich aus, auch wenn es die erste ist. Sumpf: Nach erfolgreichem Bauen bauen die Invasoren dort noch einmal.
