# Wege zur Niederlage: wie sie stehen (danger), was kommt (loses).

spirit_island-in-lands =
    { $place ->
        [some] { " " }({ $lands })
       *[none] { "" }
    }
spirit_island-may-be-prevented =
    { $why ->
        [hidden] { " " }Nur was noch niemand kennt, könnte es verhindern.
        [others] { " " }Nur die anderen Geister könnten es noch verhindern.
       *[sure] { "" }
    }
spirit_island-danger-blight =
    { $left ->
        [0] Auf der Karte liegt keine Ödnis mehr
        [one] Noch eine Ödnis, und die Insel ist verloren
       *[other] Noch { $left } Ödnis, und die Insel ist verloren
    }
spirit_island-danger-blight-later =
    { $n ->
        [one] Noch eine Ödnis, und die Ödniskarte wird umgedreht
       *[other] Noch { $n } Ödnis, und die Ödniskarte wird umgedreht
    }
spirit_island-danger-spirit =
    { $left ->
        [one] { $spirit } hat die letzte Präsenz auf der Insel
       *[other] { $spirit } hat { $left } Präsenz auf der Insel
    }
spirit_island-danger-time =
    { $left ->
        [one] Mit dem nächsten Erkunden ist das Spiel verloren: Keine Invasorenkarte ist übrig
       *[other] Noch { $left } Mal Erkunden, und das Spiel ist verloren
    }
spirit_island-loses-blight = Die letzte Ödnis kommt auf die Insel{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-spirit = { $spirit } verliert die letzte Präsenz{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-loses-time = Keine Invasorenkarte ist mehr zum Erkunden übrig{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
