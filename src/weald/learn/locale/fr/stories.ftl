### La fin d’une partie : son récit et la suite

learn-story-same = La même donne, depuis le début
learn-story-chance = Chances de gagner
learn-story-spirit_island-begin =
    { $n ->
        [0] Aucune désolation
        [one] 1 désolation
       *[other] { $n } désolations
    } au début ; { $grows ->
        [yes] les envahisseurs passent de { $from } à { $to }
       *[no] les envahisseurs, { $from } au départ, restent à { $to }
    }.
learn-story-spirit_island-blighted = L’île devient désolée : { $name }.
learn-story-spirit_island-terror = La terreur monte au niveau { $level }.
learn-story-spirit_island-gained = Le tour le plus fort : { $what } en moins.
learn-story-spirit_island-lost =
    { $n ->
        [0] Le tour le plus dur
        [one] 1 désolation en { $lands }
       *[other] { $n } désolations en { $lands }
    }{ $dahan ->
        [0] { "" }
        [one] { "" }, et 1 Dahan tombe
       *[other] { "" }, et { $dahan } Dahans tombent
    }.
