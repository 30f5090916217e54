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
learn-story-lead =
    { $you ->
        [yes] Vous prenez la tête et la gardez.
       *[no] { $seat } prend la tête et la garde.
    }
learn-story-ecosystem-begin =
    { $alone ->
        [yes] Après { $turns } cartes, vous avez { $score } points et Alban { $alban }.
       *[no] Après { $turns } cartes : { $list }.
    }
learn-story-ecosystem-value =
    { $you ->
        [yes] vous avez { $score } points
       *[no] { $seat } a { $score } points
    }
learn-story-ecosystem-step =
    { $measure ->
        [alban] La meilleure carte d’Alban : de { $before } à { $after } points.
       *[score] { $you ->
            [yes] Votre meilleure carte : de { $before } à { $after } points.
           *[no] { $seat } joue la meilleure carte : de { $before } à { $after } points.
        }
    }
learn-story-sylvion-begin =
    Après { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }, { $bloom ->
        [0] aucune orée en floraison
        [one] 1 orée en floraison
       *[other] { $bloom } orées en floraison
    }, { $desolated ->
        [0] aucune désolée
        [one] 1 désolée
       *[other] { $desolated } désolées
    }.
learn-story-sylvion-step =
    { $measure ->
        [bloom] { $up ->
            [yes] La forêt se relève : les orées en floraison passent de { $before } à { $after }.
           *[no] Le coup le plus dur : les orées en floraison passent de { $before } à { $after }.
        }
        [desolated] { $up ->
            [yes] Le coup le plus dur : les orées désolées passent de { $before } à { $after }.
           *[no] La forêt se relève : les orées désolées passent de { $before } à { $after }.
        }
       *[restored] { $up ->
            [yes] Les arbres grandissent : ils restaureraient { $after } orées au lieu de { $before }.
           *[no] Des arbres tombent : ils restaureraient { $after } orées au lieu de { $before }.
        }
    }
learn-story-living_forest_duel-begin =
    Après { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    } : { $list }.
learn-story-living_forest_duel-value =
    { $you ->
        [yes] vous avez
       *[no] { $seat } a
    } { $fire ->
        [one] { $fire } feu
       *[other] { $fire } feux
    } et { $block ->
        [one] { $block } arbre
       *[other] { $block } arbres
    } en bloc
learn-story-living_forest_duel-step =
    { $measure ->
        [fire] { $you ->
            [yes] Votre tour le plus fort : de { $before } à { $after } feux.
           *[no] Le tour le plus fort pour { $seat } : de { $before } à { $after } feux.
        }
       *[block] { $you ->
            [yes] Votre forêt grandit : de { $before } à { $after } arbres en bloc.
           *[no] La forêt grandit pour { $seat } : de { $before } à { $after } arbres en bloc.
        }
    }
