### Écosystème : Forêt

## At the table

ecosystem-title = Écosystème : Forêt
ecosystem-blurb = Choisissez vos cartes, composez une forêt de 4 sur 5, marquez des points selon les voisinages.
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
ecosystem-ui-cell-free = Ligne { $row }, colonne { $col }, libre, { ecosystem-card } ici : { $gain }
ecosystem-ui-cell-swap = Ligne { $row }, colonne { $col }, { ecosystem-card }, { $gain } par l’échange
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
ecosystem-ui-plays =
    { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    }
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } cartes
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $you ->
        [yes] { $n ->
            [one] Votre main, la dernière carte
           *[other] Votre main, { $n } cartes
        }
       *[no] { $n ->
            [one] La main de { $seat }, la dernière carte
           *[other] La main de { $seat }, { $n } cartes
        }
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
ecosystem-ui-look =
    voir en grand, { $n ->
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
ecosystem-ui-kind-line-rival =
    { $rival ->
        [alban] { ecosystem-ui-alban }
       *[neutral] { ecosystem-ui-neutral }
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
    } : { $points } (biodiversité { $n })
ecosystem-sketch-rival =
    { $name ->
        [alban] Alban : { $points } points, ruisseau { $streams }, loups { $wolves }
       *[neutral] Main neutre : ruisseau { $streams }, loups { $wolves }
    }
ecosystem-sketch-hand = Votre main :

## Rules

ecosystem-the-card =
    { $card ->
        [stream] le ruisseau
        [meadow] la clairière
        [bear] l’ours
        [fox] le renard
        [deer] le cerf
        [wolf] le loup
        [trout] la truite
        [bee] l’abeille
        [eagle] l’aigle
        [dragonfly] la libellule
       *[rabbit] le lapin
    }
ecosystem-the-other-card =
    { $other_card ->
        [stream] le ruisseau
        [meadow] la clairière
        [bear] l’ours
        [fox] le renard
        [deer] le cerf
        [wolf] le loup
        [trout] la truite
        [bee] l’abeille
        [eagle] l’aigle
        [dragonfly] la libellule
       *[rabbit] le lapin
    }
ecosystem-a-card =
    { $card ->
        [stream] un ruisseau
        [meadow] une clairière
        [bear] un ours
        [fox] un renard
        [deer] un cerf
        [wolf] un loup
        [trout] une truite
        [bee] une abeille
        [eagle] un aigle
        [dragonfly] une libellule
       *[rabbit] un lapin
    }

ecosystem-option-edition = Édition
ecosystem-option-edition-help = Dans la première édition, un lapin ne rapporte rien et, en solitaire, on bat Alban de 30, 40 ou 50 points au lieu de 30, 50 ou 70.
ecosystem-option-edition-second = Deuxième édition
ecosystem-option-edition-first = Première édition
ecosystem-option-many_gaps = Six manques ou plus
ecosystem-option-many_gaps-help = Les points de biodiversité d’un écosystème où au moins six des onze types ne rapportent rien ; d’ordinaire -5.

ecosystem-prompt-pick = Choisissez une carte à jouer.
ecosystem-prompt-place = Placez { ecosystem-the-card } sur une case libre.
ecosystem-prompt-swap-first = Choisissez la première des deux cartes à échanger.
ecosystem-prompt-swap-second = Choisissez la carte avec laquelle l’échanger.
ecosystem-prompt-give = Choisissez une carte à donner à Alban.

ecosystem-help-pick = Tout le monde choisit en secret, puis on révèle les cartes. Le reste de la main est passé.
ecosystem-help-pick-solo = Une fois la carte placée, vous en donnez une autre à Alban.
ecosystem-help-place = Elle doit toucher une de vos cartes, pas seulement par un coin. Les nombres sont les points gagnés tout de suite.
ecosystem-help-swap-first = Le lapin permet d’échanger deux de vos cartes, lui compris. L’échange n’est pas obligatoire.
ecosystem-help-swap-second = Les nombres sont les points que l’échange apporte tout de suite. Vous pouvez encore tout laisser en place.
ecosystem-help-give = Il pose ses cartes ligne par ligne. Quand une de ses lignes est pleine, vous piochez cinq cartes, sinon une.

ecosystem-choice-card = { ecosystem-card }
ecosystem-choice-cell = Ligne { $row }, colonne { $col }
ecosystem-choice-swap = { ecosystem-card }, ligne { $row }, colonne { $col }
ecosystem-choice-no-swap = Ne rien échanger

ecosystem-event-dealt =
    { $round ->
        [1] Les cartes sont mélangées, chaque main en reçoit { $cards }.
       *[2] La deuxième manche commence : chaque main reçoit { $cards } nouvelles cartes.
    }
ecosystem-event-picked =
    { $you ->
        [yes] Vous révélez { ecosystem-a-card }.
       *[no] { $seat } révèle { ecosystem-a-card }.
    }
ecosystem-event-neutral = La main neutre révèle { ecosystem-a-card }.
ecosystem-event-placed =
    { $you ->
        [yes] Vous placez { ecosystem-the-card } : ligne { $row }, colonne { $col }.
       *[no] { $seat } place { ecosystem-the-card } : ligne { $row }, colonne { $col }.
    }
ecosystem-event-swapped =
    { $you ->
        [yes] Vous échangez { ecosystem-the-card } (ligne { $row }, colonne { $col }) et { ecosystem-the-other-card } (ligne { $other_row }, colonne { $other_col }).
       *[no] { $seat } échange { ecosystem-the-card } (ligne { $row }, colonne { $col }) et { ecosystem-the-other-card } (ligne { $other_row }, colonne { $other_col }).
    }
ecosystem-event-given =
    { $you ->
        [yes] Vous donnez { ecosystem-a-card } à Alban.
       *[no] { $seat } donne { ecosystem-a-card } à Alban.
    }
ecosystem-event-drawn =
    { $you ->
        [yes] Vous piochez { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
       *[no] { $seat } pioche { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
    }
ecosystem-event-passed =
    { $direction ->
        [left] Les mains passent à gauche.
       *[right] Les mains passent à droite.
    }
ecosystem-event-over = La dernière case est remplie : on compte les points.

ecosystem-why-kind = { ecosystem-card }
ecosystem-why-biodiversity = { ecosystem-ui-biodiversity }, { ecosystem-ui-gaps }
ecosystem-why-beside =
    { $card ->
        [stream] { $n ->
            [one] Un ruisseau à côté
           *[other] { $n } ruisseaux à côté
        }
        [dragonfly] { $n ->
            [one] Une libellule à côté
           *[other] { $n } libellules à côté
        }
        [meadow] { $n ->
            [one] Une clairière à côté
           *[other] { $n } clairières à côté
        }
        [bee] { $n ->
            [one] Une abeille à côté
           *[other] { $n } abeilles à côté
        }
       *[trout] { $n ->
            [one] Une truite à côté
           *[other] { $n } truites à côté
        }
    }
ecosystem-why-prey =
    { $card ->
        [rabbit] { $n ->
            [one] Un lapin en vue
           *[other] { $n } lapins en vue
        }
       *[trout] { $n ->
            [one] Une truite en vue
           *[other] { $n } truites en vue
        }
    }
ecosystem-why-fox-alone = Ni ours ni loup à côté
ecosystem-why-fox-scared =
    { $card ->
        [wolf] Un loup à côté
       *[bear] Un ours à côté
    }
ecosystem-why-dragonfly = Un ruisseau de { $n } à côté
ecosystem-why-deer-rows =
    { $n ->
        [one] { $n } ligne avec un cerf
       *[other] { $n } lignes avec un cerf
    }
ecosystem-why-deer-columns =
    { $n ->
        [one] { $n } colonne avec un cerf
       *[other] { $n } colonnes avec un cerf
    }
ecosystem-why-rabbit = Le lapin lui-même
ecosystem-why-meadow =
    { $n ->
        [one] Une clairière seule
       *[other] { $n } clairières ensemble
    }
ecosystem-why-stream = Plus long ruisseau, { $n }, comparé aux autres
ecosystem-why-stream-short = Un ruisseau de { $n }, pas le plus long
ecosystem-why-wolf =
    { $n ->
        [one] { $n } loup, comparé aux autres
       *[other] { $n } loups, comparés aux autres
    }

ecosystem-refused-card = Cette carte n’est pas dans votre main : { ecosystem-card }.
ecosystem-refused-occupied = Il y a déjà une carte à cet endroit.
ecosystem-refused-frame = Cette case est hors d’atteinte : un écosystème a au plus 4 lignes et 5 colonnes.
ecosystem-refused-apart = Une nouvelle carte doit toucher une des vôtres : au-dessus, au-dessous, à gauche ou à droite.
ecosystem-refused-empty = Il n’y a pas de carte à échanger à cet endroit.
ecosystem-refused-same = C’est la carte choisie en premier : choisissez-en une autre, ou n’échangez rien.

ecosystem-invalid-length =
    { $field } : { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    } au lieu de { $expected }.
ecosystem-invalid-moment =
    Étape { $step }, manche { $round }, tour { $turn } : ce moment n’existe pas dans une partie à { $n ->
        [one] { $n } place
       *[other] { $n } places
    }.
ecosystem-invalid-count =
    { ecosystem-card } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } sur la table au lieu de { $expected }.
ecosystem-invalid-grid-size =
    Écosystème de { $seat } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à ce tour au lieu de { $expected }.
ecosystem-invalid-hand-size =
    Main { $hand } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à ce tour au lieu de { $expected }.
ecosystem-invalid-pile =
    Pile de la main neutre ou d’Alban : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à ce tour au lieu de { $expected }.
ecosystem-invalid-apart = Écosystème de { $seat } : ses cartes doivent être d’un seul tenant et couvrir la case r3c4.
ecosystem-invalid-frame = Écosystème de { $seat } : ses cartes doivent tenir dans 4 lignes et 5 colonnes.
ecosystem-invalid-twice = { $path } : plus d’une carte sur { $cell }.

ecosystem-result-win =
    { $you ->
        [yes] Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, soit { $margin } d’avance.
       *[no] { $seat } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, soit { $margin } d’avance.
    }
ecosystem-result-tie =
    { $seats } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
ecosystem-result-solo =
    { $level ->
        [easy] Victoire facile : { $points } points contre { $alban } pour Alban, soit { $lead } d’avance.
        [normal] Victoire normale : { $points } points contre { $alban } pour Alban, soit { $lead } d’avance.
        [hard] Victoire difficile : { $points } points contre { $alban } pour Alban, soit { $lead } d’avance.
       *[none] Alban n’est pas battu : { $points } points contre { $alban }, cela fait une avance de { $lead } ; il en faut { $needed }.
    }

## Ce qu’un choix apporterait

ecosystem-outcome-row = Vos points
ecosystem-outcome-points = { $n }
