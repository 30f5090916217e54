## La phase des envahisseurs en scène : une phrase par région

spirit_island-strip-name = Phase des envahisseurs, étape { $n } sur { $of }
spirit_island-strip-step =
    { $step ->
        [blighted] Île désolée
        [event] Événement
        [fear] Peur
        [ravage] Ravager
        [build] Construire
        [explore] Explorer
        [advance] Progression
       *[none] Envahisseurs
    }
spirit_island-strip-land = région { $n } sur { $of }
spirit_island-strip-result =
    { $step ->
        [ravage] { $blight ->
            [0] Aucune désolation
           *[other] { $blight } de désolation
        }
        [build] { $built ->
            [one] 1 bâtiment
           *[other] { $built } bâtiments
        }
        [explore] { $built ->
            [one] 1 explorateur
           *[other] { $built } explorateurs
        }
       *[other] Fait
    }
spirit_island-strip-none =
    { $step ->
        [blighted] Encore saine
        [fear] Aucune carte gagnée
       *[other] Rien
    }
spirit_island-strip-later =
    { $step ->
        [explore] Face cachée
        [advance] Les cartes avancent
        [blighted] Encore saine
       *[other] Ensuite
    }
spirit_island-beat-pieces =
    { $kind ->
        [explorer] { $n ->
            [one] un explorateur
           *[other] { $n } explorateurs
        }
        [town] { $n ->
            [one] un village
           *[other] { $n } villages
        }
       *[city] { $n ->
            [one] une cité
           *[other] { $n } cités
        }
    }
spirit_island-beat-ravage =
    { $land } : { $who } { $n ->
        [one] inflige
       *[other] infligent
    } { $dealt }{ $defended ->
        [0] { "" }
       *[other] , { $defended } en défense
    } : { $damage } de dégâts, { $blight ->
        [0] pas de désolation
       *[other] désolation
    }
spirit_island-beat-strife =
    { $land } : { $who } { $n ->
        [one] n’inflige
       *[other] n’infligent
    } aucun dégât, la discorde est dépensée
spirit_island-beat-joined = { $one } ; { $other }
spirit_island-beat-head = { $step }, { $ground } : { $place }
spirit_island-beat-spreads = la région était désolée, elle s’étend à { $to }
spirit_island-beat-presence =
    { $n ->
        [one] 1 présence est détruite
       *[other] { $n } présences sont détruites
    }
spirit_island-beat-lost =
    { $n ->
        [one] 1 Dahan tombe
       *[other] { $n } Dahans tombent
    }
spirit_island-beat-strikes =
    { $n ->
        [one] le Dahan riposte pour { $damage }
       *[other] les { $n } Dahans ripostent pour { $damage }
    }
spirit_island-beat-sub-damage =
    { $who } { $n ->
        [one] inflige
       *[other] infligent
    } { $dealt }{ $defended ->
        [0] { "" }
       *[other] , { $defended } en défense
    } : { $damage } de dégâts.
spirit_island-beat-sub-land =
    { $n ->
        [0] La région reste saine.
        [1] La région est désolée.
       *[other] La région est de nouveau désolée, la désolation s’étend à { $to }.
    }{ $presence ->
        [0] { "" }
        [1] { " " }1 présence détruite.
       *[other] { " " }{ $presence } présences détruites.
    }
spirit_island-beat-sub-dahan =
    { $n ->
        [0] Aucun des { $of } Dahans ne tombe.
        [1] 1 Dahan sur { $of } tombe.
       *[other] { $n } Dahans sur { $of } tombent.
    }
spirit_island-beat-sub-counter =
    { $n ->
        [one] 1 Dahan riposte pour { $damage }
       *[other] { $n } Dahans ripostent pour { $damage }
    } : { $any ->
        [yes] { $what } en moins
       *[no] rien n’est détruit
    }{ $fear ->
        [0] { "" }
       *[other] , { $fear } de peur
    }.
spirit_island-beat-built =
    { $land } : on construit { $n ->
        [one] { $what }
       *[other] { $what }
    }.
spirit_island-beat-explored =
    { $land } : { $what } { $n ->
        [one] arrive
       *[other] arrivent
    } { $from ->
        [sea] par la mer
        [here] des bâtiments sur place
       *[land] de { $source }
    }.
spirit_island-beat-spared =
    { $by ->
        [disease] { $land } : la maladie empêche la construction et disparaît.
        [wilds] { $land } : les ronces arrêtent les explorateurs et disparaissent.
       *[none] { $step ->
            [build] { $land } : rien n’est construit.
           *[explore] { $land } : personne n’arrive.
        }
    }
spirit_island-beat-card =
    { $stopped ->
        [yes] { spirit_island-strip-step } : { $ground } est ignoré.
       *[no] { $step ->
            [explore] { $n ->
                [0] Explorer : { $ground }. Les explorateurs n’atteignent aucune région.
                [one] Explorer : { $ground }. Les explorateurs atteignent 1 région.
               *[other] Explorer : { $ground }. Les explorateurs atteignent { $n } régions.
            }
           *[other] { spirit_island-strip-step } : { $ground }. Il n’y a pas d’envahisseurs, rien ne se passe.
        }
    }
spirit_island-beat-fear = { $id } : { $text }
spirit_island-beat-event = Événement : { $id }.
spirit_island-beat-part = { $part } : { $text }
spirit_island-beat-advance = Les cartes avancent. Au prochain tour, ravager : { $ravage } ; construire : { $build }.
spirit_island-beat-terror = { spirit_island-band-terror }. { spirit_island-band-win }
spirit_island-beat-blighted = { spirit_island-band-blighted } : { $id }. Il reste { $n } de désolation, puis tout est perdu.
spirit_island-rail-lands =
    { $n ->
        [one] 1 région
       *[other] { $n } régions
    }
spirit_island-rail-sum =
    { $defended ->
        [0] { $dealt } de dégâts
       *[other] { $dealt } − { $defended } en défense = { $damage }
    }
spirit_island-rail-strife = discorde, dépensée : 0
spirit_island-rail-stopped = empêché
spirit_island-rail-result =
    { $result ->
        [spreads] désolation, s’étend
        [blight] désolation
        [dahan] pas de désolation, { $n } Dahan perdu
        [strikes] les Dahans ripostent
       *[none] pas de désolation
    }
spirit_island-rail-spared =
    { $by ->
        [disease] maladie
        [wilds] ronces
       *[none] rien
    }
spirit_island-rail-past = Jusqu’ici
spirit_island-rail-newest = le plus récent d’abord
spirit_island-rail-fear = Carte de peur
spirit_island-rail-in-force = en vigueur
spirit_island-band-after = Après le ravage en { $land }
spirit_island-band-terror =
    { $level ->
        [4] Les envahisseurs fuient, terrorisés
       *[other] La terreur monte au niveau { $level ->
            [1] I
            [2] II
           *[3] III
        }
    }
spirit_island-band-win =
    { $level ->
        [2] Désormais vous gagnez dès qu’il ne reste ni village ni cité. Les cartes de peur utilisent leur deuxième ligne.
        [3] Désormais vous gagnez dès qu’il ne reste aucune cité. Les cartes de peur utilisent leur troisième ligne.
       *[4] Toutes les cartes de peur sont gagnées : la victoire est à vous.
    }
spirit_island-band-goal =
    { $level ->
        [1] aucun envahisseur
        [2] ni village ni cité
        [3] aucune cité
       *[4] toutes les cartes de peur
    }
spirit_island-band-last = La dernière désolation de la face saine est tombée
spirit_island-band-blighted = L’île est désolée
spirit_island-band-healthy = face saine
spirit_island-band-left = restent, puis tout est perdu
