### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = Phase des esprits : d’abord la croissance, puis les cartes Pouvoir.
spirit_island-help-grow-actions = Dans l’ordre de votre choix ; les cartes Pouvoir viennent ensuite.
spirit_island-help-grow-play = Vous pouvez jouer encore { $n ->
        [one] une carte
       *[other] { $n } cartes
    }. Énergie pour payer : { $energy }.
spirit_island-help-grow-done = Viennent ensuite les pouvoirs rapides.
spirit_island-help-powers =
    { $phase ->
        [slow] Ensuite le tour s’achève : les cartes en jeu sont défaussées, les dégâts guérissent.
       *[fast] Ensuite les envahisseurs ravagent, construisent et explorent.
    }

## The panel

spirit_island-panel-now = Tour { $turn }, { $phase ->
        [spirit] phase des esprits
        [fast] pouvoirs rapides
        [invader] phase des envahisseurs
        [slow] pouvoirs lents
        [time] le temps passe
       *[over] fin
    }
spirit_island-panel-turn = Tour { $turn }
spirit_island-panel-phases = Les phases du tour { $turn }
spirit_island-panel-phase =
    { $phase ->
        [spirit] Croissance
        [fast] Rapides
        [invader] Envahisseurs
       *[slow] Lents
    }
spirit_island-panel-phase-rule =
    { $phase ->
        [spirit] Chaque esprit croît, gagne son énergie et joue des cartes Pouvoir ; leurs éléments comptent aussitôt.
        [fast] Chaque esprit peut utiliser ses pouvoirs rapides, dans l’ordre de son choix.
        [invader] Les cartes Peur gagnées prennent effet. Puis les envahisseurs ravagent, construisent et explorent, et leurs cartes avancent.
       *[slow] Chaque esprit peut utiliser ses pouvoirs lents. Puis le temps passe : cartes jouées défaussées, éléments perdus, dégâts guéris.
    }
spirit_island-panel-doing =
    { $doing ->
        [setup] { $you ->
            [yes] choisissez un esprit
           *[no] choisit un esprit
        }
        [spirit] { $you ->
            [yes] grandissez
           *[no] grandit
        }
        [cards] { $you ->
            [yes] jouez des cartes
           *[no] joue des cartes
        }
        [fast] { $you ->
            [yes] utilisez des pouvoirs rapides
           *[no] utilise des pouvoirs rapides
        }
        [slow] { $you ->
            [yes] utilisez des pouvoirs lents
           *[no] utilise des pouvoirs lents
        }
       *[invader] { $you ->
            [yes] choisissez
           *[no] choisit
        }
    }
spirit_island-panel-show = Afficher
spirit_island-panel-cards = Cartes : { $play } en jeu, { $hand } en main
spirit_island-panel-offered = Cartes au choix
spirit_island-panel-tab =
    { $tab ->
        [now] En cours
        [growth] Croissance
        [hand] Main ({ $n })
        [play] Pouvoirs ({ $n })
        [discard] Défausse ({ $n })
        [aside] De côté ({ $n })
       *[rules] Règles spéciales
    }
spirit_island-panel-empty =
    { $tab ->
        [hand] Aucune carte en main.
        [play] Aucune carte en jeu.
       *[discard] Aucune carte défaussée.
    }
spirit_island-panel-energy = Énergie
spirit_island-panel-income = +{ $n } par tour
spirit_island-panel-plays = Cartes jouées
spirit_island-panel-of = sur { $n }
spirit_island-panel-on-island = Présence sur l’île
spirit_island-panel-back = Revenir à votre esprit
spirit_island-panel-no-elements = Pas encore d’éléments
spirit_island-panel-any-element = un élément au choix
spirit_island-panel-always = À chaque tour
spirit_island-panel-option =
    { $pick ->
        [1] Croissance { $n }
       *[other] Croissance { $n } (choisir { $pick })
    }
spirit_island-panel-growth =
    { $n ->
        [1] Croissance
       *[other] Croissance (choisir { $n })
    }
spirit_island-panel-chosen = choisie
spirit_island-panel-icon-rule =
    { $open ->
        [yes] Une action de la croissance choisie. Elle reste à faire.
       *[no] Une action de croissance.
    }
spirit_island-panel-tracks = Pistes de présence
spirit_island-panel-track =
    { $track ->
        [energy] Énergie par tour : { $n }
       *[cards] Cartes par tour : { $n }
    }
spirit_island-panel-slot =
    { $state ->
        [covered] { $what } (couvert),
       *[open] { $what },
    }
spirit_island-panel-track-rule =
    { $track ->
        [energy] Les présences quittent une piste par la gauche. Le plus grand nombre visible est votre énergie de chaque tour ; les éléments visibles comptent à chaque tour.
        [cards] Les présences quittent une piste par la gauche. Le plus grand nombre visible est le nombre de cartes à jouer par tour ; les éléments visibles comptent à chaque tour.
        [other] La présence quitte une piste par la gauche. Quand celle-ci est vide, elle ouvre quelque chose pour de bon.
       *[destroyed] Une présence détruite est hors du jeu, sauf si un effet la fait revenir.
    }
spirit_island-panel-track-next = Prochain espace libéré : { $what }
spirit_island-panel-shared = commune aux deux pistes
spirit_island-panel-destroyed = Présences détruites : { $n }
spirit_island-panel-rule = règle spéciale
spirit_island-panel-element-rule = Éléments des cartes jouées et des espaces visibles de vos pistes. Ils atteignent les seuils des pouvoirs et disparaissent à la fin du tour.
spirit_island-panel-element-have = Vous en avez
spirit_island-panel-energy-rule = Énergie, et { $n } de plus à chaque tour
spirit_island-panel-in-hand = Cartes en main

## Spirits at the table

spirit_island-panel-spirits = Esprits
spirit_island-panel-tile =
    { $acts ->
        [yes] { $seat } : jouer maintenant
       *[no] { $seat }
    }
spirit_island-panel-done = a terminé
spirit_island-panel-taken = pris par { $seat }
spirit_island-panel-be = Jouer { $spirit }
spirit_island-panel-replaces = À la place de :
spirit_island-panel-complexity =
    { $complexity ->
        [low] Facile à apprendre
        [moderate] Un peu d’expérience aide
        [very_high] Très difficile : pour experts
       *[high] Pour joueurs expérimentés
    }
spirit_island-panel-powers = Pouvoirs innés et cartes

## Powers

spirit_island-panel-cost = Coût
spirit_island-panel-speed =
    { $speed ->
        [fast] Rapide
       *[slow] Lent
    }
spirit_island-panel-speed-rule =
    { $speed ->
        [fast] Rapide : avant les envahisseurs
       *[slow] Lent : après les envahisseurs
    }
spirit_island-panel-deck =
    { $deck ->
        [minor] pouvoir mineur
        [major] pouvoir majeur
        [unique] pouvoir propre
       *[innate] pouvoir inné
    }
spirit_island-panel-deck-rule =
    { $deck ->
        [minor] Quatre pouvoirs mineurs sont piochés, vous en gardez un. Ils coûtent peu et donnent beaucoup d’éléments.
       *[major] Quatre pouvoirs majeurs sont piochés, vous en gardez un, mais oubliez une autre carte. Ils sont puissants et chers.
    }
spirit_island-panel-range =
    { $terrain ->
        [any] Portée { $n } depuis { $from ->
            [sacred_site] un site sacré
           *[presence] votre présence
        }
       *[other] Portée { $n } depuis { $from ->
            [sacred_site] un site sacré
           *[presence] votre présence
        } ({ spirit_island-terrain })
    }
spirit_island-panel-target =
    { $target ->
        [land] toute région
        [none] aucune cible
        [any_spirit] un esprit au choix
        [another_spirit] un autre esprit
       *[self] vous-même
    }
spirit_island-panel-targets = Cible : { $target }
spirit_island-panel-needs =
    { $need ->
        [jungle] jungle
        [mountain] montagne
        [sands] désert
        [wetlands] fange
        [coastal] région côtière
        [inland] intérieur des terres
        [dahan] région avec Dahans
        [invaders] région avec envahisseurs
        [town] région avec village
        [city] région avec cité
        [blight] région avec désolation
        [no_blight] région sans désolation
        [no_ocean] toute région sauf un océan
        [not_wetlands] région autre que fange
        [strife] région avec discorde
        [beasts] région avec bêtes
        [two_beasts] région avec au moins 2 bêtes
        [wilds] région avec ronces
        [disease] région avec maladie
        [badlands] région avec terre hostile
        [presence] région avec votre présence
       *[no_invaders] région sans envahisseur
    }
spirit_island-panel-gives = Éléments : { $elements }
spirit_island-panel-costs =
    { $same ->
        [yes] Coûte { $n } énergie
       *[no] Coûte { $n } énergie pour l’instant (imprimé : { $printed })
    }
spirit_island-panel-tier =
    { $met ->
        [yes] { $need } : { $text }
        [no] { $need } : { $text } Il manque : { $missing }.
       *[printed] { $need } : { $text }
    }
spirit_island-panel-reaches = Atteint : { $id }, seuil { $n } sur { $of }
spirit_island-panel-reaches-short = { $id } { $n }/{ $of }
spirit_island-panel-have = { $n }/{ $of }
spirit_island-panel-state =
    { $state ->
        [held] En main
        [now] En cours
        [used] Utilisé
        [repeat] Encore une fois
        [later] Après les envahisseurs
        [over] Non utilisé
        [elements] Éléments manquants
       *[no-target] Pas de cible
    }
spirit_island-panel-state-rule =
    { $state ->
        [held] En main : seules les cartes jouées s’utilisent
        [now] En cours de résolution
        [used] Utilisé ce tour
        [repeat] Utilisé ; peut être répété
        [later] Lent : son moment vient après les envahisseurs
        [over] Rapide : son moment est passé pour ce tour
        [elements] Aucun seuil n’est encore atteint
       *[no-target] Rien à portée ne peut être ciblé
    }
spirit_island-panel-fewer = Comme avec moins d’éléments ({ $n })
spirit_island-panel-lasting = En vigueur
spirit_island-panel-on-map = { $n ->
        [one] Choisissez la région qui brille sur la carte.
       *[other] Choisissez une des { $n } régions qui brillent sur la carte.
    }
spirit_island-panel-times = ×{ $n }

## The end

spirit_island-panel-sheet-team = Les esprits
spirit_island-panel-sheet-turns = Tours
spirit_island-panel-sheet-terror = Niveau de terreur
spirit_island-panel-sheet-level =
    { $level ->
        [4] victoire
       *[other] { $level }
    }
spirit_island-panel-sheet-left = Désolation restant sur la carte
spirit_island-panel-sheet =
    { $part ->
        [difficulty] Difficulté
        [outcome] { $won ->
            [yes] Victoire
           *[no] Défaite
        }
        [cards] { $won ->
            [yes] Cartes Envahisseur restantes
           *[no] Cartes Envahisseur subies
        }
        [dahan] Dahans en vie
        [scenario] Scénario
       *[blight] Désolation sur l’île
    }
spirit_island-panel-sheet-total = Score
