living_forest_duel-danger-fire =
    { $left ->
        [one] Der Gegenseite fehlt ein Feuermarker zum Sieg
       *[other] Der Gegenseite fehlen { $left } Feuermarker zum Sieg
    }
living_forest_duel-loses-fire = Die Gegenseite kann mit ihrer nächsten Aktion durch acht Feuermarker gewinnen.
living_forest_duel-danger-line =
    { $left ->
        [one] Ein Tier einer anderen Jahreszeit hält die Gegenseite vom Sieg ab
       *[other] { $left } Tiere einer anderen Jahreszeit halten die Gegenseite vom Sieg ab
    }
living_forest_duel-loses-line = Die Gegenseite kann mit ihrer nächsten Aktion durch die Rekrutierungsreihe gewinnen.
living_forest_duel-danger-block =
    { $left ->
        [one] Der Gegenseite fehlt ein Baum zum Neunerblock
       *[other] Der Gegenseite fehlen { $left } Bäume zum Neunerblock
    }
living_forest_duel-loses-block = Die Gegenseite kann mit ihrer nächsten Aktion ihren Neunerblock vollenden.
living_forest_duel-danger-onibi =
    { $left ->
        [one] Onibi fehlt ein Schritt zum Sieg der Gegenseite
       *[other] Onibi fehlen { $left } Schritte zum Sieg der Gegenseite
    }
living_forest_duel-loses-onibi = Die Gegenseite kann mit ihrer nächsten Aktion durch Onibi gewinnen.
living_forest_duel-outcome-opens = Danach kann die Gegenseite mit ihrer nächsten Aktion gewinnen.
living_forest_duel-outcome-loses = damit ist das Spiel verloren
