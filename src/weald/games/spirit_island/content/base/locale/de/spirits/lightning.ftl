### Spirit Island: Lightning’s Swift Strike

spirit_island-name-lightning = Pfeilschneller Blitzschlag
spirit_island-about-lightning = Ganz Angriff: Verzögerte Fähigkeiten schlagen vor den Invasoren zu.
spirit_island-hard-lightning = Er schützt nichts: Was er nicht zerstört, tut weh.
spirit_island-voice-lightning = Ihr habt mich gesehen. Da war es schon zu spät.
spirit_island-growth-lightning-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-lightning-2 = Präsenz in Reichweite 2 und in Reichweite 0
spirit_island-growth-lightning-3 = Präsenz in Reichweite 1, 3 Energie
spirit_island-guide-lightning-1 = Zwei Präsenzen von der Energieleiste, eine davon, wo du schon bist: eine Heilige Stätte in Reichweite eines Dorfs. Zerstöre es sofort, wenn es jetzt wütet, verzögert, wenn im nächsten Zug.
spirit_island-guide-lightning-2 = Die Energie bezahlt drei Karten auf einmal, und ihre Elemente wecken die angeborene Fähigkeit. Lass es stürmen, wo Entdecker bauen würden, und verschiebe Dahan dorthin, wo sie gegen einen einzelnen Entdecker zurückschlagen.
spirit_island-guide-lightning-3 = Hole alles zurück. Diese drei Karten haben zusammen die Elemente für die angeborene Fähigkeit: Zwei Dörfer können in einem Zug fallen.

spirit_island-name-swiftness_of_lightning = Schnell wie der Blitz
spirit_island-effect-swiftness_of_lightning = In jedem Zug darfst du je Luft eine verzögerte Fähigkeit als Sofort-Fähigkeit nutzen.

spirit_island-name-thundering_destruction = Donnernde Zerstörung
spirit_island-effect-thundering_destruction-1 = Zerstöre 1 Dorf.
spirit_island-effect-thundering_destruction-2 = Es darf stattdessen eine Stadt sein.
spirit_island-effect-thundering_destruction-3 = Zerstöre noch 1 Dorf oder 1 Stadt.
spirit_island-effect-thundering_destruction-4 = Zerstöre noch 1 Dorf oder 1 Stadt.

spirit_island-name-harbingers_of_the_lightning = Vorboten des Blitzes
spirit_island-effect-harbingers_of_the_lightning = Verschiebe bis zu 2 Dahan. Kommt einer in ein Gebiet mit Dorf oder Stadt, 1 Furcht.

spirit_island-name-lightnings_boon = Segen des Blitzes
spirit_island-effect-lightnings_boon = Der Geist darf in diesem Zug bis zu 2 verzögerte Fähigkeiten als Sofort-Fähigkeiten nutzen.

spirit_island-name-raging_storm = Tobender Sturm
spirit_island-effect-raging_storm = 1 Schaden an jedem Invasor.

spirit_island-name-shatter_homesteads = Zerschmetterte Gehöfte
spirit_island-effect-shatter_homesteads = 1 Furcht. Zerstöre 1 Dorf.

spirit_island-lasting-swiftness = { $id }: als Sofort-Fähigkeit genutzt
