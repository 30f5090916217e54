### Spirit Island, Promo-Paket 1: Heart of the Wildfire

spirit_island-name-heart_wildfire = Seele des Flächenbrandes
spirit_island-about-heart_wildfire = Wohin sie kommt, verbrennt sie Invasoren und verödet mit ihnen das Land; was verbrannt ist, kann nachwachsen.
spirit_island-hard-heart_wildfire = Jeder Schritt bringt Ödnis: Zähle, was die Insel trägt.
spirit_island-voice-heart_wildfire = Erst die Asche. Dann, aus der Asche, alles.
spirit_island-growth-heart_wildfire-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-heart_wildfire-2 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 3
spirit_island-growth-heart_wildfire-3 = Präsenz in Reichweite 1, 2 Energie, 1 Energie je Feuer auf deinen Präsenzleisten
spirit_island-icon-gain_energy_per_fire = { $n } Energie je Feuer auf deinen Präsenzleisten

spirit_island-name-blazing_presence = Lodernde Präsenz
spirit_island-effect-blazing_presence = Nach dem Aufbau, immer wenn du Präsenz in ein Gebiet hinzufügst oder bewegst: dort 1 Schaden je aufgedecktem Feuer auf deinen Präsenzleisten; mit mindestens 2 Feuer füge 1 Ödnis hinzu. Verschiebe alle Bestien und beliebig viele Dahan.

spirit_island-name-destructive_nature = Zerstörerische Natur
spirit_island-effect-destructive_nature = Ödnis, die Geister durch Fähigkeiten, Sonderregeln oder Rituale hinzufügen, vernichtet deine Präsenz nicht, auch nicht durch Ausbreitung.

spirit_island-name-firestorm = Feuersturm
spirit_island-effect-firestorm-1 = 1 Schaden je 2 Feuer, die du hast.
spirit_island-effect-firestorm-2 = Stattdessen 1 Schaden je Feuer, das du hast.
spirit_island-effect-firestorm-3 = Du darfst den Schaden dieser Fähigkeit auf dieses Gebiet und deine Gebiete mit Ödnis aufteilen.
spirit_island-effect-firestorm-4 = In einem deiner Gebiete mit Ödnis verschiebe alle Dahan, zerstöre alle Invasoren und alle Bestien und füge 1 Ödnis hinzu.

spirit_island-name-the_burned_land_regrows = Verbranntes Land erblüht
spirit_island-effect-the_burned_land_regrows-1 = Falls mindestens 2 Ödnis da sind, entferne 1 Ödnis.
spirit_island-effect-the_burned_land_regrows-2 = Stattdessen entferne 1 Ödnis.
spirit_island-effect-the_burned_land_regrows-3 = Entferne 1 weitere Ödnis.

spirit_island-name-asphyxiating_smoke = Erstickender Rauch
spirit_island-effect-asphyxiating_smoke = 1 Furcht. Zerstöre 1 Dorf. Verschiebe 1 Dahan.

spirit_island-name-flames_fury = Zorn der Flamme
spirit_island-effect-flames_fury = Der Geist erhält 1 Energie. In diesem Zug fügt jede seiner Fähigkeiten, die Schaden zufügt, 1 mehr zu.
spirit_island-lasting-flames_fury = { $id }: Fähigkeiten, die Schaden zufügen, fügen 1 mehr zu

spirit_island-name-flash_fires = Stichflammen
spirit_island-effect-flash_fires-quick = Darf als Sofort-Fähigkeit genutzt werden.
spirit_island-effect-flash_fires = 1 Furcht. 1 Schaden.

spirit_island-name-threatening_flames = Drohende Flammen
spirit_island-effect-threatening_flames = 2 Furcht. Verschiebe 1 Entdecker oder Dorf je Terrorlevel in angrenzende Gebiete ohne deine Präsenz. Gibt es keine, 2 weitere Furcht.

spirit_island-ask-firestorm = { $id }: In welchem deiner Gebiete mit Ödnis verbrennt alles?
