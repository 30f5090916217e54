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
    } { $defended ->
        [0] { $dealt ->
            [one] { $dealt } dégât :
           *[other] { $dealt } dégâts :
        }
       *[other] { $dealt }, défense { $defended } : { $damage ->
            [0] aucun dégât,
            [one] 1 dégât,
           *[other] { $damage } dégâts,
        }
    } { $blight ->
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
spirit_island-beat-spreads = la région était déjà désolée, la désolation s’étend à { $to }
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
spirit_island-beat-built =
    { $land } : { $what } { $n ->
        [one] s’élève
       *[other] s’élèvent
    }.
spirit_island-beat-explored =
    { $land } : { $what } { $n ->
        [one] arrive
       *[other] arrivent
    } { $from ->
        [sea] par la mer
        [here] des bâtiments de la région
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
        [yes] { spirit_island-strip-step } : { $ground }, carte ignorée.
       *[no] { $step ->
            [explore] { $n ->
                [0] Explorer : { $ground }. Les explorateurs n’atteignent aucune région.
                [one] Explorer : { $ground }. Les explorateurs atteignent 1 région.
               *[other] Explorer : { $ground }. Les explorateurs atteignent { $n } régions.
            }
           *[other] { spirit_island-strip-step } : { $ground }. Aucun envahisseur sur place : il ne se passe rien.
        }
    }
spirit_island-beat-fear = { $id } : { $text }
spirit_island-beat-event = Événement : { $id }.
spirit_island-beat-part = { $part } : { $text }
spirit_island-beat-advance = Les cartes avancent. Au prochain tour, ravager : { $ravage } ; construire : { $build }.
spirit_island-beat-terror = { spirit_island-band-terror }. { $any ->
        [yes] Restent à chasser : { $what }.
       *[no] { spirit_island-band-win }
    }
spirit_island-beat-blighted = { spirit_island-band-blighted } : { $id }. Encore { $n ->
        [one] 1 désolation
       *[other] { $n } désolations
    }, puis tout est perdu.
spirit_island-rail-lands =
    { $n ->
        [one] 1 région
       *[other] { $n } régions
    }
spirit_island-rail-sum =
    { $defended ->
        [0] { $dealt ->
            [one] { $dealt } dégât
           *[other] { $dealt } dégâts
        }
       *[other] { $dealt } − défense { $defended } = { $damage }
    }
spirit_island-rail-strife = discorde, dépensée : 0
spirit_island-rail-stopped = empêché
spirit_island-rail-result =
    { $result ->
        [spreads] désolation, s’étend
        [blight] désolation
        [dahan] pas de désolation, { $n ->
            [one] 1 Dahan perdu
           *[other] { $n } Dahans perdus
        }
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
