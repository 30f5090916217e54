### Spirit Island : pistes, réseaux et ce que certains esprits gardent sur leur plateau

spirit_island-panel-opens =
    { $state ->
        [open] Ouverte désormais
       *[shut] Quand cette piste est vide, une de ces { $n } options s’ouvre pour de bon
    }
spirit_island-panel-space =
    { $what ->
        [energy] { $n } énergie
        [plays] { $n ->
            [one] 1 carte par tour
           *[other] { $n } cartes par tour
        }
        [more_energy] +{ $n } énergie
        [more_plays] +{ $n } carte par tour
        [more_range] +{ $n } portée
        [gain] { $n } énergie quand la présence la quitte
        [chooses] un élément de votre choix, pour de bon
       *[nothing] aucun gain propre
    }
spirit_island-panel-first = une fois, quand elle est découverte : { $text }
spirit_island-panel-slot-title = Case : { $what }
spirit_island-panel-space-rule =
    { $state ->
        [start] Cette case n’est jamais couverte.
        [covered] Elle porte une présence. Elle ne donne rien tant que la présence ne la quitte pas, ce qui est possible dès qu’une case voisine est libre.
       *[open] Elle est libre et compte à chaque tour.
    }
spirit_island-panel-prepared = Marqueurs d’élément
spirit_island-panel-no-markers = Aucun marqueur préparé
spirit_island-panel-absorbed = Présence absorbée
spirit_island-panel-hidden =
    { $n ->
        [one] Une carte, cachée dans ce scénario
       *[other] { $n } cartes, cachées dans ce scénario
    }
