### Das Ende eines Spiels: seine Geschichte, und wie es weitergeht

learn-story-same = Dasselbe Spiel noch einmal von vorn
learn-story-chance = Gewinnchance
learn-story-spirit_island-begin =
    { $n ->
        [0] Zuerst keine Ödnis
       *[other] Zuerst { $n } Ödnis
    }; { $grows ->
        [yes] aus { $from } Invasoren wurden { $to }
       *[no] die Invasoren, anfangs { $from }, blieben bei { $to }
    }.
learn-story-spirit_island-blighted = Die Insel verödete: { $name }.
learn-story-spirit_island-terror = Das Terrorlevel stieg auf { $level }.
learn-story-spirit_island-gained = Der stärkste Zug: { $what } weniger.
learn-story-spirit_island-lost =
    { $n ->
        [0] Der schwerste Zug
       *[other] { $n } Ödnis in { $lands }
    }{ $dahan ->
        [0] { "" }
        [one] { "" }, und 1 Dahan fiel
       *[other] { "" }, und { $dahan } Dahan fielen
    }.
