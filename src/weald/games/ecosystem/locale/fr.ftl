### Écosystème : Forêt

## At the table

ecosystem-title = Écosystème : Forêt
ecosystem-blurb = Choisissez vos cartes, composez une forêt de 4 sur 5, marquez selon les voisinages.
ecosystem-minutes = 20 min
ecosystem-card =
    { $card ->
        [stream] Ruisseau
        [meadow] Clairière
        [bear] Ours
        [fox] Renard
        [deer] Cerf
        [wolf] Loup
        [trout] Truite
        [bee] Abeille
        [eagle] Aigle
        [dragonfly] Libellule
       *[rabbit] Lapin
    }
ecosystem-rule =
    { $card ->
        [stream] On compare le plus long ruisseau de chacun : 8 pour le plus long, 5 pour le deuxième.
        [meadow] Les clairières qui se touchent comptent ensemble : 0, 3, 6, 10, 15 pour 1, 2, 3, 4, 5 ou plus.
        [bear] Rapporte 2 par abeille et par truite à côté de lui.
        [fox] Rapporte 3 s’il n’a ni ours ni loup à côté de lui.
        [deer] Les cerfs rapportent 2 par ligne et 2 par colonne où il y en a au moins un.
        [wolf] On compte les loups de chacun : 12 pour le plus grand nombre, 8 pour le deuxième, 4 pour le troisième.
        [trout] Rapporte 2 par ruisseau et par libellule à côté d’elle.
        [bee] Rapporte 3 par clairière à côté d’elle.
        [eagle] Rapporte 2 par lapin et par truite à deux pas au plus.
        [dragonfly] Rapporte la taille de chaque ruisseau à côté d’elle.
       *[rabbit] { $edition ->
            [first] Ne rapporte rien. Quand il est joué, deux de vos cartes peuvent échanger leurs places.
           *[second] Rapporte 1. Quand il est joué, deux de vos cartes peuvent échanger leurs places.
        }
    }
ecosystem-ui-where = Manche { $round } sur 2, carte { $turn } sur { $turns }
ecosystem-ui-where-solo = Tour { $turn } sur { $turns }
ecosystem-ui-where-over = Partie terminée
ecosystem-ui-doing =
    { $phase ->
        [place] { $you ->
            [yes] placez
           *[no] place
        }
        [swap] { $you ->
            [yes] échangez
           *[no] échange
        }
        [give] { $you ->
            [yes] donnez
           *[no] donne
        }
       *[pick] { $you ->
            [yes] choisissez
           *[no] choisit
        }
    }
ecosystem-ui-is-doing =
    { $phase ->
        [place] place sa carte
        [swap] échange
        [give] donne
       *[pick] choisit
    }
ecosystem-ui-is-done = prêt
ecosystem-ui-you = Vous
ecosystem-ui-alban = Alban
ecosystem-ui-ecosystem-of = L’écosystème de { $seat }
ecosystem-ui-grid =
    { $you ->
        [yes] Votre écosystème, { $rows } lignes, { $cols } colonnes
       *[no] L’écosystème de { $seat }, { $rows } lignes, { $cols } colonnes
    }
ecosystem-ui-back-to-own = Revenir au vôtre
ecosystem-ui-cell-card =
    Ligne { $row }, colonne { $col }, { ecosystem-card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-area =
    Ligne { $row }, colonne { $col }, { ecosystem-card }, { $n } ensemble, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-together =
    Ligne { $row }, colonne { $col }, { ecosystem-card }, tous ensemble { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-free =
    Ligne { $row }, colonne { $col }, libre, { ecosystem-card } ici : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-empty = Ligne { $row }, colonne { $col }, vide
ecosystem-ui-frame-open = Le cadre de 4 sur 5 peut encore bouger
ecosystem-ui-area =
    { $rank ->
        [0] { $n } : { $points }
        [1] { $n }, 1er : { $points }
        [2] { $n }, 2e : { $points }
       *[3] { $n }, 3e : { $points }
    }
ecosystem-ui-area-idle = { $n }
ecosystem-ui-you-play = Vous jouez
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } cartes
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $n ->
        [one] Votre main, la dernière carte
       *[other] Votre main, { $n } cartes
    }
ecosystem-ui-hand-empty =
    { $round ->
        [1] C’était la dernière carte de cette main ; une nouvelle donne suit
       *[2] C’était la dernière carte de la partie
    }
ecosystem-ui-rest =
    { $n ->
        [one] Cette carte va ensuite à { $seat } (manche { $round } : on passe à { $way ->
            [left] gauche
           *[right] droite
        })
       *[other] Ces { $n } cartes vont ensuite à { $seat } (manche { $round } : on passe à { $way ->
            [left] gauche
           *[right] droite
        })
    }
ecosystem-ui-rest-neutral =
    { $n ->
        [one] Cette carte va ensuite à la main neutre (manche { $round } : on passe à { $way ->
            [left] gauche
           *[right] droite
        })
       *[other] Ces { $n } cartes vont ensuite à la main neutre (manche { $round } : on passe à { $way ->
            [left] gauche
           *[right] droite
        })
    }
ecosystem-ui-solo-play = Votre main, { $n } cartes : jouez-en une, puis donnez-en une à Alban
ecosystem-ui-solo-rest = Ensuite, vous donnez une de ces cartes à Alban
ecosystem-ui-solo-give = Donnez une de ces cartes à Alban : elle va à la place suivante de sa grille
ecosystem-ui-points-so-far = Points actuels
ecosystem-ui-points-final = Points finaux
ecosystem-ui-others = Autour de la table
ecosystem-ui-biodiversity = Biodiversité
ecosystem-ui-biodiversity-rule = Un type qui ne rapporte rien est un manque : 12 pour 2 manques au plus, 7 pour 3, 3 pour 4, 0 pour 5, { $worst } au-delà.
ecosystem-ui-total = Total
ecosystem-ui-look-at =
    Voir l’écosystème de { $seat } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-lead = Votre avance : { $n }
ecosystem-ui-level =
    { $level ->
        [easy] Victoire facile
        [normal] Victoire normale
       *[hard] Victoire difficile
    }
ecosystem-ui-alban-grid =
    L’écosystème d’Alban, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ecosystem-ui-neutral = Main neutre
ecosystem-ui-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ecosystem-ui-neutral-counts =
    Elle concourt avec { $streams ->
        [0] aucun ruisseau
       *[other] un ruisseau de { $streams }
    } et { $wolves ->
        [0] aucun loup
        [one] { $wolves } loup
       *[other] { $wolves } loups
    }.
ecosystem-ui-at = ligne { $row }, colonne { $col }
ecosystem-ui-at-of = { $seat }, ligne { $row }, colonne { $col }
ecosystem-ui-at-of-alban = Alban, ligne { $row }, colonne { $col }
ecosystem-ui-of = { $seat }
ecosystem-ui-now = Maintenant
ecosystem-ui-all-now =
    { $card ->
        [deer] Tous les cerfs, maintenant
       *[wolf] Tous les loups, maintenant
    }
ecosystem-ui-here-now = Ici, maintenant
ecosystem-ui-best-now = Au mieux, maintenant
ecosystem-ui-swap-now = Après l’échange
ecosystem-ui-size =
    { $card ->
        [stream] { $rank ->
            [0] Plus long ruisseau, { $n }, sans rang
            [1] Plus long ruisseau, { $n }, premier
           *[2] Plus long ruisseau, { $n }, deuxième
        }
       *[meadow] { $n ->
            [one] Une clairière seule
           *[other] { $n } clairières ensemble
        }
    }
ecosystem-ui-size-idle =
    { $n ->
        [one] Un ruisseau seul, pas le plus long
       *[other] { $n } ruisseaux ensemble, pas le plus long
    }
ecosystem-ui-empty = Place vide
ecosystem-ui-empty-rule = Une carte doit toucher une des vôtres, au-dessus, au-dessous ou à côté, et rester dans 4 lignes et 5 colonnes.
ecosystem-ui-kind-line =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    }, { $card ->
        [stream] { $n ->
            [0] aucun ruisseau
           *[other] plus long ruisseau { $n }
        }
       *[other] { $n ->
            [0] aucune carte
            [one] { $n } carte
           *[other] { $n } cartes
        }
    }
ecosystem-ui-kind-line-neutral =
    Main neutre, { $card ->
        [stream] ruisseau de { $n }
       *[wolf] { $n ->
            [one] { $n } loup
           *[other] { $n } loups
        }
    }
ecosystem-ui-gaps =
    { $n ->
        [0] aucun manque
        [one] { $n } manque
       *[other] { $n } manques
    }
ecosystem-ui-gaps-line =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    }, { ecosystem-ui-gaps }

## In the terminal

ecosystem-sketch-total =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    } : { $points } (biodiversité { $n })
ecosystem-sketch-rival =
    { $name ->
        [alban] Alban : { $points } points, ruisseau { $streams }, loups { $wolves }
       *[neutral] Troisième main : ruisseau { $streams }, loups { $wolves }
    }
ecosystem-sketch-hand = Votre main :
