### Spirit Island, Branch & Claw: the fear cards, by terror level

spirit_island-name-demoralized = Demoralisiert
spirit_island-effect-demoralized-1 = Verteidigung 1 in allen Gebieten.
spirit_island-effect-demoralized-2 = Verteidigung 2 in allen Gebieten.
spirit_island-effect-demoralized-3 = Verteidigung 3 in allen Gebieten.
spirit_island-lasting-defend_everywhere = { $id }: Verteidigung { $n } in allen Gebieten

spirit_island-name-plan_for_departure = Vorbereitungen zur Abreise
spirit_island-effect-plan_for_departure-1 = Jeder Spieler darf 1 Dorf in ein Küstengebiet heranholen.
spirit_island-effect-plan_for_departure-2 = Jeder Spieler darf 1 Entdecker oder Dorf in ein Küstengebiet heranholen. Verteidigung 2 in allen Küstengebieten.
spirit_island-effect-plan_for_departure-3 = Jeder Spieler darf bis zu 2 Entdecker oder Dörfer in ein Küstengebiet heranholen. Verteidigung 4 in allen Küstengebieten.

spirit_island-name-tread_carefully = Vorsichtige Schritte
spirit_island-effect-tread_carefully-1 = Jeder Spieler darf ein Gebiet mit Dahan oder mit mindestens 5 Dahan in angrenzenden Gebieten wählen: Invasoren wüten dort in diesem Zug nicht.
spirit_island-effect-tread_carefully-2 = Jeder Spieler darf ein Gebiet mit Dahan oder mit mindestens 3 Dahan in angrenzenden Gebieten wählen: Invasoren wüten dort in diesem Zug nicht.
spirit_island-effect-tread_carefully-3 = Jeder Spieler darf ein Gebiet mit Dahan oder mit mindestens 1 Dahan in angrenzenden Gebieten wählen: Invasoren wüten dort in diesem Zug nicht.

spirit_island-name-dahan_attack = Angriff der Dahan
spirit_island-effect-dahan_attack-1 = Jeder Spieler entfernt 1 Entdecker aus einem Gebiet mit Dahan.
spirit_island-effect-dahan_attack-2 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 1 Schaden je Dahan.
spirit_island-effect-dahan_attack-3 = Jeder Spieler wählt ein anderes Gebiet mit Dorf oder Stadt und holt 1 Dahan heran; dann dort 2 Schaden je Dahan.

spirit_island-name-explorers_are_reluctant = Zögernde Entdecker
spirit_island-effect-explorers_are_reluctant-1 = Das nächste normale Entdecken lässt auf jedem Spielplan das passende Gebiet mit der niedrigsten Nummer aus.
spirit_island-effect-explorers_are_reluctant-2 = Das nächste normale Entdecken entfällt. In der Invasoren-Phase danach wird eine Entdecken-Karte mehr aufgedeckt.
spirit_island-effect-explorers_are_reluctant-3 = Beim nächsten normalen Entdecken wird die Karte aufgedeckt und eskaliert, aber nicht entdeckt. Sie rückt wie üblich vor.
spirit_island-lasting-lowest_not_explored = { $id }: das nächste Entdecken lässt auf jedem Spielplan das passende Gebiet mit der niedrigsten Nummer aus
spirit_island-lasting-explore_later = { $id }: das nächste Entdecken entfällt, das übernächste hat eine Karte mehr
spirit_island-lasting-explore_twice = { $id }: eine Entdecken-Karte mehr wird aufgedeckt
spirit_island-lasting-card_not_explored = { $id }: die nächste Entdecken-Karte wird aufgedeckt, aber nicht entdeckt

spirit_island-name-immigration_slows = Die Einwanderung stockt
spirit_island-effect-immigration_slows-1 = Das nächste normale Bauen lässt auf jedem Spielplan das passende Gebiet mit der niedrigsten Nummer aus.
spirit_island-effect-immigration_slows-2 = Das nächste normale Bauen entfällt. Seine Karte bleibt liegen, statt vorzurücken.
spirit_island-effect-immigration_slows-3 = Das nächste normale Bauen entfällt. Seine Karte rückt wie üblich vor.
spirit_island-lasting-lowest_not_built = { $id }: das nächste Bauen lässt auf jedem Spielplan das passende Gebiet mit der niedrigsten Nummer aus
spirit_island-lasting-build_card_waits = { $id }: die nächste Bau-Karte entfällt und bleibt liegen
spirit_island-lasting-build_card_stays = { $id }: die übersprungene Bau-Karte rückt nicht vor
spirit_island-lasting-build_card_skipped = { $id }: die nächste Bau-Karte entfällt

spirit_island-name-flee_the_pestilent_land = Flucht aus dem verseuchten Land
spirit_island-effect-flee_the_pestilent_land-1 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit Seuche.
spirit_island-effect-flee_the_pestilent_land-2 = Jeder Spieler entfernt Invasoren mit zusammen höchstens 3 Abwehrkraft aus einem Gebiet mit Seuche oder 1 Entdecker aus einem Binnengebiet.
spirit_island-effect-flee_the_pestilent_land-3 = Jeder Spieler entfernt Invasoren mit zusammen höchstens 5 Abwehrkraft aus einem Gebiet mit Seuche oder 1 Entdecker oder Dorf aus einem Binnengebiet.

spirit_island-name-too_many_monsters = Zu viele Ungeheuer
spirit_island-effect-too_many_monsters-1 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit Bestien.
spirit_island-effect-too_many_monsters-2 = Jeder Spieler entfernt 1 Entdecker und 1 Dorf aus einem Gebiet mit Bestien oder 1 Entdecker aus einem Gebiet, das an Bestien angrenzt.
spirit_island-effect-too_many_monsters-3 = Jeder Spieler entfernt 2 Entdecker und 2 Dörfer aus einem Gebiet mit Bestien oder 1 Entdecker oder Dorf aus einem Gebiet, das an Bestien angrenzt.

spirit_island-name-quarantine = Quarantäne
spirit_island-effect-quarantine-1 = Invasoren entdecken in diesem Zug keine Küstengebiete.
spirit_island-effect-quarantine-2 = Invasoren entdecken in diesem Zug keine Küstengebiete, und Gebiete mit Seuche sind keine Quelle beim Entdecken.
spirit_island-effect-quarantine-3 = Invasoren entdecken in diesem Zug keine Küstengebiete und handeln nicht in Gebieten mit Seuche.
spirit_island-lasting-no_explore_at_the_coast = { $id }: kein Entdecken in Küstengebieten
spirit_island-lasting-no_source_with_disease = { $id }: Gebiete mit Seuche sind keine Quelle beim Entdecken
spirit_island-lasting-nothing_with_disease = { $id }: kein Wüten, Bauen oder Entdecken in Gebieten mit Seuche

spirit_island-name-depart_the_dangerous_land = Abzug aus dem gefährlichen Land
spirit_island-effect-depart_the_dangerous_land-1 = Jeder Spieler entfernt 1 Entdecker aus einem Gebiet mit Bestien, Seuche oder mindestens 2 Dahan.
spirit_island-effect-depart_the_dangerous_land-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit Bestien, Seuche oder mindestens 2 Dahan.
spirit_island-effect-depart_the_dangerous_land-3 = Jeder Spieler entfernt Invasoren mit zusammen höchstens 4 Abwehrkraft aus einem Gebiet mit Bestien, Seuche oder mindestens 2 Dahan.

spirit_island-name-panicked_by_wild_beasts = Panik vor wilden Bestien
spirit_island-effect-panicked_by_wild_beasts-1 = Jeder Spieler fügt in einem Gebiet mit Bestien oder neben Bestien 1 Streit hinzu.
spirit_island-effect-panicked_by_wild_beasts-2 = Jeder Spieler fügt in einem Gebiet mit Bestien oder neben Bestien 1 Streit hinzu. In diesem Zug entfallen normales Entdecken und Bauen in Gebieten mit Bestien.
spirit_island-effect-panicked_by_wild_beasts-3 = Jeder Spieler fügt in einem Gebiet mit Bestien oder neben Bestien 1 Streit hinzu. In diesem Zug entfallen alle normalen Aktionen der Invasoren in Gebieten mit Bestien.
spirit_island-lasting-beasts_stop_settlers = { $id }: kein normales Entdecken oder Bauen in Gebieten mit Bestien
spirit_island-lasting-beasts_stop_invaders = { $id }: keine normale Aktion der Invasoren in Gebieten mit Bestien

spirit_island-name-unrest = Unruhen
spirit_island-effect-unrest-1 = Jeder Spieler fügt einem Dorf 1 Streit hinzu.
spirit_island-effect-unrest-2 = Jeder Spieler fügt einem Dorf 1 Streit hinzu. Für den Rest des Zuges haben Invasoren je Streit auf ihnen 1 Abwehrkraft weniger (mindestens 1).
spirit_island-effect-unrest-3 = Jeder Spieler fügt einem beliebigen Invasor 1 Streit hinzu. Für den Rest des Zuges haben Invasoren je Streit auf ihnen 1 Abwehrkraft weniger (mindestens 1).
spirit_island-lasting-strife_weakens = { $id }: Invasoren haben je Streit 1 Abwehrkraft weniger

spirit_island-name-panic = Panik
spirit_island-effect-panic-1 = Jeder Spieler fügt in einem Gebiet mit Bestien, Seuche oder Dahan 1 Streit hinzu.
spirit_island-effect-panic-2 = Jeder Spieler fügt in einem Gebiet mit Bestien, Seuche oder Dahan 1 Streit hinzu. Für den Rest des Zuges haben Invasoren je Streit auf ihnen 1 Abwehrkraft weniger (mindestens 1).
spirit_island-effect-panic-3 = Jeder Spieler fügt einem beliebigen Invasor 1 Streit hinzu. Für den Rest des Zuges haben Invasoren je Streit auf ihnen 1 Abwehrkraft weniger (mindestens 1).

spirit_island-name-discord = Zwietracht
spirit_island-effect-discord-1 = Jeder Spieler fügt in einem anderen Gebiet mit mindestens 2 Invasoren 1 Streit hinzu.
spirit_island-effect-discord-2 = Jeder Spieler fügt in einem anderen Gebiet mit mindestens 2 Invasoren 1 Streit hinzu. Dann erleidet jeder Invasor 1 Schaden je Streit auf ihm.
spirit_island-effect-discord-3 = Jeder Spieler fügt in einem anderen Gebiet mit mindestens 2 Invasoren 1 Streit hinzu. Dann fügt jeder Invasor mit Streit anderen Invasoren seines Gebiets seinen Schaden zu.

spirit_island-name-dahan_threaten = Drohende Dahan
spirit_island-effect-dahan_threaten-1 = Jeder Spieler fügt in einem Gebiet mit Dahan 1 Streit hinzu.
spirit_island-effect-dahan_threaten-2 = Jeder Spieler fügt in einem Gebiet mit Dahan 1 Streit hinzu. Für den Rest des Zuges haben Invasoren je Streit auf ihnen 1 Abwehrkraft weniger (mindestens 1).
spirit_island-effect-dahan_threaten-3 = Jeder Spieler fügt in einem Gebiet mit Dahan 1 Streit hinzu. Dann in jedem Gebiet mit Streit 1 Schaden je Dahan.
