### Spirit Island: Guard the Isle’s Heart

spirit_island-name-guard_the_isles_heart = Hüter des Herzens der Insel
spirit_island-option-scenario-guard_the_isles_heart = Hüter des Herzens der Insel
spirit_island-effect-guard_the_isles_heart = Zu Beginn verschwinden alle Dörfer; das innere Gebiet jedes Spielplans bekommt 1 Entdecker und 1 Präsenz seines Geistes, und jeder Geist hat 1 schwache und 1 starke Fähigkeit mehr. Nach dem ersten Zug ist ein Dorf oder eine Stadt in einem inneren Gebiet eine Niederlage.

spirit_island-result-defeat-heart = Niederlage: Die Invasoren haben sich im Herzen der Insel niedergelassen{ spirit_island-in-lands }.
spirit_island-danger-heart = { $n } von { $limit } Gebieten im Herzen der Insel mit Dorf oder Stadt
spirit_island-danger-heart-later =
    { $n ->
        [0] Ab Runde 2 darf im Herzen der Insel weder Dorf noch Stadt stehen
       *[other] Dorf oder Stadt im Herzen der Insel muss vor Runde 2 verschwunden sein
    }
spirit_island-loses-heart = Im Herzen der Insel steht ein Dorf oder eine Stadt{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
