### Spirit Island: Ward the Shores

spirit_island-name-ward_the_shores = Schutz der Küsten
spirit_island-option-scenario-ward_the_shores = Schutz der Küsten
spirit_island-effect-ward_the_shores = Einmal je Runde darf jeder Geist eine Fähigkeiten-Karte verdeckt ausspielen: Sie zählt als ausgespielte Karte, kostet aber keine Energie und gibt keine Elemente. In der Phase der verzögerten Fähigkeiten zahlst du 2 Energie für jede Ödnis, jedes Dorf und jede Stadt in einer deiner heiligen Stätten und fügst dort 1 Schutzzeichen hinzu. Ein Schutzzeichen verteidigt 3, bis Ödnis in sein Gebiet kommt. Ab Invasionsstufe III bringt jedes Entdecken auch 1 Dorf. Der einzige Sieg: Terrorlevel 2 oder höher und ein Schutzzeichen in jedem Küstengebiet.

spirit_island-offer-ward_the_shores = { $n ->
    [0] Eine Karte verdeckt für ein Schutzzeichen ausspielen
   *[other] Ein Schutzzeichen in einer heiligen Stätte hinzufügen
}
spirit_island-ask-face-down = { $id }: Welche Karte spielst du verdeckt aus?
spirit_island-ask-ward = { $id }: Welche heilige Stätte bekommt ein Schutzzeichen?
spirit_island-ask-lift-warding = { $id }: Welches Schutzzeichen nimmst du dafür?
spirit_island-lasting-warding = { $id }: Schutzzeichen, 3 Verteidigung
spirit_island-lasting-warded = { $id }: Die verdeckte Karte dieser Runde ist verwendet
spirit_island-event-face-down = { $spirit }: spielt { $id } verdeckt aus.
spirit_island-event-warding-destroyed = Das Schutzzeichen in { $land } ist zerstört.
