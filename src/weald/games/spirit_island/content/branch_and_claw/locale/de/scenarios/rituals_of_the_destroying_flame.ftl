### Spirit Island: Rituals of the Destroying Flame

spirit_island-name-rituals_of_the_destroying_flame = Rituale der zerstörenden Flamme
spirit_island-option-scenario-rituals_of_the_destroying_flame = Rituale der zerstörenden Flamme
spirit_island-effect-rituals_of_the_destroying_flame = Invasoren erleiden nur in Gebieten in Reichweite 1 einer Flamme Schaden und werden nur dort zerstört, oder wo 2 Energie dafür gezahlt werden: vom Geist, der handelt; bei Dahan, Ereignissen und Furcht-Karten von irgendeinem Geist. In jeder Runde nach dem Wachstum, bevor er Karten ausspielt, darf jeder Geist eine Fähigkeiten-Karte mit Feuer vergessen und eines seiner Gebiete wählen: Dort kommen 1 Flamme und 1 Ödnis hinzu, und er erhält so viel Energie, wie die Invasionsstufe beträgt. Sind dort Invasoren, außerdem ebenso viel Furcht und 1 Schaden je Dahan.

spirit_island-offer-rituals_of_the_destroying_flame = Ein Ritual durchführen: eine Karte mit Feuer vergessen, eine Flamme entzünden, { $n } Energie erhalten
spirit_island-ask-flame-ritual = { $id }: In welchem deiner Gebiete entzündest du eine Flamme?
spirit_island-ask-flame-price = { $id }: { $n } Energie zahlen, damit die Invasoren in { $land } zu Schaden kommen?
spirit_island-lasting-flame = { $id }: Flamme, Invasoren in Reichweite 1 können zu Schaden kommen
spirit_island-lasting-flame_ritual = { $id }: Das Ritual dieser Runde ist vollzogen
