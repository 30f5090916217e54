### Sylvion in the browser: what stands on and around the board

sylvion-ui-face =
    { $card ->
        [fountain] Fontaine
        [tree] Arbre
        [elemental] Élé{"\u00AD"}mental
        [marked] Élé{"\u00AD"}mental
        [blazing] Embrasé
        [feat_owl] Hibou
        [feat_elephants] Élé{"\u00AD"}phants
        [feat_hedgehogs] Héris{"\u00AD"}sons
        [feat_squirrels] Écu{"\u00AD"}reuils
        [feat_stag] Roi Cerf
        [feat_fish] Poissons
        [feat_doves] Colombes
        [feat_whales] Baleines
        [elephant] Éléphant
        [hedgehogs] Héris{"\u00AD"}sons
        [squirrels] Écureuils
        [desiccation] Dessè{"\u00AD"}chement
        [demobilization] Démobi{"\u00AD"}lisation
        [blaze] Em{"\u00AD"}brase{"\u00AD"}ment
        [temporal_tornado] Tornade
       *[other] { sylvion-card }
    }
sylvion-ui-cost = coût
sylvion-ui-where = Tour { $turn } sur { $turns }, { $phase ->
        [reveal] révélation
        [movement] mouvement
        [reinforcements] renforts
        [defence] défense
        [assault] Assaut final
        [over] fin
       *[other] mise en place
    }
sylvion-ui-where-mobilization = Mobilisation, manche { $n } sur { $of }
sylvion-ui-clearing = Clairière : vers la gauche
sylvion-ui-stacks =
    { $known ->
        [yes] Piles, sommets connus
       *[no] Piles du Ravage
    }
sylvion-ui-edge = Orée
sylvion-ui-of = { $n } sur { $of }
sylvion-ui-of-short = { $n }/{ $of }
sylvion-ui-edges =
    { $damage ->
        [0] Orée : { $bloom } en floraison, { $desolated } désolées
       *[other] Orée : { $bloom } en floraison, { $desolated } désolées ; { $damage } vont être perdues
    }
sylvion-ui-here = Ici
sylvion-ui-space-card = Rangée { $row }, colonne { $col } : { sylvion-card }
sylvion-ui-space-free = Rangée { $row }, colonne { $col } : libre
sylvion-ui-pawn = avec le pion du Ravage
sylvion-ui-will-fall = va tomber
sylvion-ui-goes-here = { sylvion-card } va ici
sylvion-ui-stack = Pile de la rangée { $row }
sylvion-ui-stack-shown = Rangée { $row }, révélé : { sylvion-card }
sylvion-ui-stack-known = Rangée { $row }, connu au sommet : { sylvion-card }
sylvion-ui-left = reste { $n }
sylvion-ui-order = Résolu en { $n }
sylvion-ui-second = Rangée { $row }, deuxième : { sylvion-card }
sylvion-ui-fate =
    { $fate ->
        [stops] Arrête { $n }
        [brings] Laisse passer { $n }
        [saves] { $family ->
            [tree] Sauve l’arbre
            [geyser] Sauve le geyser
           *[fountain] Sauve la fontaine
        }
        [beats] Bat { $strength }
        [both] Tous deux tombent
        [loses] Cède à { $strength }
        [stoned] Lapidé
        [blown-back] Revient
        [burns] Brûle { $n }
        [hits] Touche { $n }
        [meets-holds] Périt ici
        [meets-both] Tous deux tombent
        [meets-geyser] Tous deux tombent
        [meets-falls] { $family ->
            [tree] Détruit l’arbre
            [geyser] Détruit le geyser
           *[fountain] Détruit la fontaine
        }
        [lost] Perdu
       *[stands] Tient
    }
sylvion-ui-fight =
    { $end ->
        [holds] { $n } échoue sur { $rival ->
            [tree] arbre
            [geyser] geyser
           *[other] { $rival }
        }
        [both] { $n } contre { $rival ->
            [tree] arbre
            [geyser] geyser
           *[other] { $rival }
        }
        [geyser] { $n } contre { $rival ->
            [tree] arbre
            [geyser] geyser
           *[other] { $rival }
        }
       *[falls] { $n } bat { $rival ->
            [tree] arbre
            [geyser] geyser
           *[other] { $rival }
        }
    }
sylvion-ui-damage =
    { $n ->
        [0] 0 dégât
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
sylvion-ui-arrives = { $n } arrive
sylvion-ui-hand =
    { $you ->
        [yes] Votre main, { $n }
       *[no] Main de { $seat }, { $n }
    }
sylvion-ui-hand-of = { $seat } : { $n } cartes
sylvion-ui-hand-hidden = cachée
sylvion-ui-hand-empty = Votre main est vide.
sylvion-ui-points =
    { $n ->
        [one] un point
       *[other] { $n } points
    }
sylvion-ui-fish-points = points Poissons
sylvion-ui-pay-with = Payer avec { $cards }
sylvion-ui-due = coûte { $n }
sylvion-ui-pays =
    { $n ->
        [1] paie
       *[other] paie { $n }
    }
sylvion-ui-times = ×{ $n }
sylvion-ui-feat = Haut fait
sylvion-ui-deck = Votre paquet
sylvion-ui-discard = Défausse
sylvion-ui-deck-n = Pioche { $n }
sylvion-ui-discard-n = Défausse { $n }
sylvion-ui-removed-n = Hors jeu { $n }
sylvion-ui-deck-rule = Ce qui peut encore être pioché, sans ordre. S’il faut une carte et qu’il n’en reste pas, la défausse devient le nouveau paquet, avec une ou deux cartes de moins.
sylvion-ui-discard-rule = Animaux joués, paiements et ce qui est tombé dans la clairière.
sylvion-ui-on-top = dessus
sylvion-ui-below = dessous
sylvion-ui-row = Rangée { $row }
sylvion-ui-cards =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
sylvion-ui-round = Manche { $n } sur { $of }
sylvion-ui-pool =
    { $n ->
        [one] Une carte encore à convoquer
       *[other] { $n } cartes encore à convoquer
    }
sylvion-ui-column = Colonne { $column }
sylvion-ui-column-spoken = Colonne { $column } : { $n } cartes ; { $left } désertions sur { $of } la désignent
sylvion-ui-desert = déserte { $n } sur { $of }
sylvion-ui-desert-chance = Sur les { $of } orées du paquet de désertion, { $n } portent le numéro de cette colonne : si l’une d’elles sort, toutes ses cartes quittent le jeu.
sylvion-ui-recruited =
    { $n ->
        [one] Votre paquet : une carte
       *[other] Votre paquet : { $n } cartes
    }
sylvion-ui-kind =
    { $kind ->
        [fountain] Fontaines
        [tree] Arbres
        [animal] Animaux
        [betrayal] Trahisons
       *[feat] Hauts faits
    }
sylvion-ui-of-card = { sylvion-card } ×{ $n }
sylvion-ui-mobilization = Mobilisation
sylvion-ui-mobilization-rule = À chaque manche, les colonnes grandissent, vous en recrutez une entière, elles grandissent encore et une déserte.
sylvion-ui-deserted = La colonne { $column } a déserté en dernier.
sylvion-ui-recruits = { $seat } recrute.
sylvion-ui-to-summon = Encore à convoquer
sylvion-ui-turn = Tour { $n }
sylvion-ui-to-go =
    { $n ->
        [0] le dernier
       *[other] encore { $n }
    }
sylvion-ui-step =
    { $step ->
        [reveal] Révélation
        [movement] Mouvement
        [reinforcements] Renforts
        [assault] Assaut final
       *[defence] Défense
    }
sylvion-ui-active =
    { $you ->
        [yes] C’est à vous d’agir.
       *[no] C’est à { $seat } d’agir.
    }
sylvion-ui-count = Décompte final
sylvion-ui-count-now = Maintenant : les arbres restaurent { $restored }, { $desolated } désolées. { $wins ->
        [yes] Ce serait gagné.
       *[no] Pas assez.
    }
sylvion-ui-count-assault = Après un Assaut final maintenant : { $damage } dégâts, les arbres restaurent { $restored }, { $desolated } désolées. { $wins ->
        [yes] Encore gagné.
       *[no] Perdu.
    }
sylvion-ui-to-draw = Encore à piocher
sylvion-ui-ravage = Encore dans les paquets Ravage
sylvion-ui-coming =
    { $when ->
        [assault] L’Assaut final arrive
        [now] Ce qui arrive maintenant
        [next] Ce qui arrive au prochain tour
       *[never] Plus rien n’arrive
    }
sylvion-ui-acts = { sylvion-card } ({ $letter }) :
sylvion-ui-does =
    { $card ->
        [blaze] tous les élémentaux s’embrasent
        [simoon] tous avancent d’une case
        [desiccation] une ou deux cartes de la main sont perdues
        [demobilization] une ou deux cartes défaussées quittent le jeu
        [geyser] se pose dans la rangée { $row }
        [acid_lake] se pose dans la rangée { $row }
        [blaze] Em{"\u00AD"}brase{"\u00AD"}ment
        [temporal_tornado] la rangée { $row } revient en main
       *[stone_rain] frappe la rangée { $row }
    }
sylvion-ui-all-step = Chaque élémental avance d’une case.
sylvion-ui-all-run = Tous les élémentaux courent jusqu’à un obstacle ou la forêt.
sylvion-ui-unknown =
    { $n ->
        [one] Une carte à révéler est inconnue.
       *[other] { $n } cartes à révéler sont inconnues.
    }
sylvion-ui-barrage = Le barrage des Hérissons tient : rien ne sera révélé.
sylvion-ui-as-it-is =
    { $n ->
        [0] en l’état ; aucune carte ne tombe
        [one] en l’état ; une carte tombe
       *[other] en l’état ; { $n } cartes tombent
    }
sylvion-ui-lost =
    { $kind ->
        [pawn] La figurine Ravage atteindrait la forêt : perdue.
        [assault] Pas assez pour gagner.
       *[movement] La forêt serait perdue.
    }
sylvion-ui-with-card = avec
sylvion-ui-at = rangée { $row }, colonne { $col }
sylvion-ui-free = Case libre
sylvion-ui-free-rule = Fontaines et arbres se jouent sur des cases libres.
sylvion-ui-stack-title = Pile du Ravage
sylvion-ui-stack-rule = À chaque tour, sa carte du dessus est révélée. Les élémentaux entrent dans la clairière ; les autres cartes agissent aussitôt, par lettre puis par rangée.
sylvion-ui-stack-left =
    { $n ->
        [0] Ce paquet est vide
        [one] Il reste une carte dans ce paquet
       *[other] Il reste { $n } cartes dans ce paquet
    }
sylvion-ui-then-comes = Puis vient { sylvion-card }
sylvion-ui-depth =
    { $n ->
        [1] rangée { $row }, dessus
       *[2] rangée { $row }, deuxième
    }
sylvion-ui-deck-top = Dessus : { sylvion-card }
sylvion-ui-where-are =
    { $place ->
        [hand] En main : { $n }
        [clearing] Dans la clairière : { $n }
        [deck] Dans le paquet : { $n }
        [pool] Encore à convoquer : { $n }
        [discard] Dans la défausse : { $n }
        [removed] Hors jeu : { $n }
       *[stacks] Dans les paquets Ravage : { $n }
    }
sylvion-ui-still-due =
    { $n ->
        [0] Plus rien à payer
        [one] Encore une carte à payer
       *[other] Encore { $n } cartes à payer
    }
sylvion-ui-costs =
    { $n ->
        [0] Ne coûte rien
        [one] Coûte une autre carte
       *[other] Coûte { $n } autres cartes
    }
sylvion-ui-purse =
    { $points ->
        [0] Cartes pour payer : { $n }
       *[other] Cartes pour payer : { $n }, et { $points } points
    }
sylvion-ui-will-blaze = Va s’embraser : force { $n }
sylvion-ui-will-move = Ira en rangée { $row }, colonne { $col }
sylvion-ui-will-fight =
    { $end ->
        [holds] Sera détruit par { sylvion-card }
        [both] Tombera avec { sylvion-card }
        [geyser] Sera détruit avec le geyser
        [shields] Perdra le pion contre { sylvion-card } et la détruira
       *[falls] Détruira { sylvion-card }
    }
sylvion-ui-will-be-met =
    { $end ->
        [holds] Détruira { sylvion-foe }
        [both] Tombera avec { sylvion-foe }
        [geyser] Sera détruit avec { sylvion-foe }
       *[falls] Tombera face à { sylvion-foe }, force { $n }
    }
sylvion-ui-will-burn =
    { $n ->
        [0] Atteindra la forêt sans dégât
        [one] Brûlera une orée
       *[other] Brûlera { $n } orées
    }
sylvion-ui-edges-now = { $bloom } en floraison, { $desolated } désolées
sylvion-ui-edges-soon = Le prochain mouvement en brûle { $n } : il en resterait { $bloom }
sylvion-ui-sheet-forest = La forêt
sylvion-ui-sheet-bloom = Orées en floraison
sylvion-ui-sheet-desolated = Orées désolées
sylvion-ui-sheet-tree = { $name }, rangée { $row }, colonne { $col }
sylvion-ui-sheet-restored = Restaurées par les arbres
sylvion-ui-sheet-turn = Tours
sylvion-ui-sheet-total = Orées à la fin
