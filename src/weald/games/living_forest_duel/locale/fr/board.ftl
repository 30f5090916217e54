### Living Forest Duel : le plateau dans le navigateur

## Où et qui

living_forest_duel-ui-where =
    { $season ->
        [summer] Tour { $n }, vous jouez l’Été
       *[winter] Tour { $n }, vous jouez l’Hiver
    }
living_forest_duel-ui-where-watching = Tour { $n }
living_forest_duel-ui-season =
    { $season ->
        [summer] Été
       *[winter] Hiver
    }
living_forest_duel-ui-you = vous
living_forest_duel-ui-you-have = Vous
living_forest_duel-ui-whose =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    }

## La clairière

living_forest_duel-ui-clearing = La clairière, de l’Été à l’Hiver
living_forest_duel-ui-clearing-card = Carte Clairière { $place }
living_forest_duel-ui-turn-end = Fin du tour
living_forest_duel-ui-steps = { $n } pas
living_forest_duel-ui-say-clearing =
    Carte Clairière { $place }, valeur du feu { $value }, bonus : { living_forest_duel-bonus-name }{ $state ->
        [none] { "" }
        [fire] , un jeton Feu
        [onibi] , Onibi
       *[both] , Onibi et un jeton Feu
    }
living_forest_duel-ui-say-fire =
    { $n ->
        [one] Fin du tour : feu { $value } sur { $n } carte
       *[other] Fin du tour : feu { $value } sur { $n } cartes
    }
living_forest_duel-ui-say-side =
    { $season ->
        [summer] Été
       *[winter] Hiver
    }, { $you ->
        [yes] vous
       *[no] { $seat }
    }
living_forest_duel-ui-say-stand =
    { living_forest_duel-ui-say-side } : eau { $water }, { $holds ->
        [yes] assez contre le feu
       *[no] { $n ->
            [one] { $n } Varan de feu irait à la défausse
           *[other] { $n } Varans de feu iraient à la défausse
        }
    }

## La fin d’un tour

living_forest_duel-ui-end-title = Fin du tour
living_forest_duel-ui-end-terms = { $common } commune + { $line } ligne + { $trees } forêt
living_forest_duel-ui-end-result =
    { $holds ->
        [yes] L’eau suffit.
       *[no] { $n ->
            [0] Plus aucun Varan de feu.
            [one] { $n } Varan de feu à la défausse.
           *[other] { $n } Varans de feu à la défausse.
        }
    }
living_forest_duel-ui-end-kindled =
    { $n ->
        [one] Nouveau feu : carte { $places }.
       *[other] Nouveaux feux : cartes { $places }.
    }
living_forest_duel-ui-end-no-fire = Aucun nouveau feu.
living_forest_duel-ui-end-close = Continuer
living_forest_duel-ui-your-water = Votre eau
living_forest_duel-ui-water-of = Eau de { $seat }

## Les lignes

living_forest_duel-ui-recruits = Ligne de recrutement
living_forest_duel-ui-affordable = les animaux abordables brillent
living_forest_duel-ui-helpline = Ligne d’aide
living_forest_duel-ui-helpline-note = ce que chaque camp aurait en pointant maintenant
living_forest_duel-ui-helpline-empty = Encore aucun animal. Les animaux révélés viennent ici, pour les deux camps.
living_forest_duel-ui-onibi-holds =
    { $season ->
        [summer] L’Été a la carte Onibi : les animaux d’été révélés aident les deux camps.
       *[winter] L’Hiver a la carte Onibi : les animaux d’hiver révélés aident les deux camps.
    }
living_forest_duel-ui-element = Élément
living_forest_duel-ui-line-trees = Ligne + arbres
living_forest_duel-ui-used = utilisé
living_forest_duel-ui-token-of =
    { $season ->
        [summer] jeton de l’Été
       *[winter] jeton de l’Hiver
    }
living_forest_duel-ui-action =
    { $action ->
        [recruit] Recruter
        [extinguish] Éteindre
        [plant] Planter
       *[onibi] Onibi
    }
living_forest_duel-ui-lock =
    { $why ->
        [token] sans jeton
        [absent] absent
        [taken] jeton posé
        [between] trop tôt
        [nothing] sans effet
       *[short] trop peu
    }
living_forest_duel-ui-pile = Pioche commune
living_forest_duel-ui-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
living_forest_duel-ui-risk =
    { $you ->
        [yes] { $n ->
            [0] aucune carte ne vous coûte un jeton
            [one] { $n } sur { $of } vous coûte un jeton
           *[other] { $n } sur { $of } vous coûtent un jeton
        }
       *[no] { $n ->
            [0] aucune carte ne coûte un jeton à { $seat }
            [one] { $n } sur { $of } coûte un jeton à { $seat }
           *[other] { $n } sur { $of } coûtent un jeton à { $seat }
        }
    }
living_forest_duel-ui-discard = Défausse
living_forest_duel-ui-animals = Animaux
living_forest_duel-ui-varan = Varan
living_forest_duel-ui-narrow-card =
    { $card ->
        [anteater] Four{"\u00AD"}milier
        [chameleon] Camé{"\u00AD"}léon
        [cockatoo] Caca{"\u00AD"}toès
        [crocodile] Croco{"\u00AD"}dile
        [elephant] Élé{"\u00AD"}phant
        [hippopotamus] Hippo{"\u00AD"}po{"\u00AD"}tame
        [meerkat] Suri{"\u00AD"}cate
        [spider] Arai{"\u00AD"}gnée
        [frog] Gre{"\u00AD"}nouille
        [platypus] Orni{"\u00AD"}tho{"\u00AD"}rynque
        [rhinoceros] Rhino{"\u00AD"}cé{"\u00AD"}ros
        [chimpanzee] Chim{"\u00AD"}panzé
        [squirrel] Écu{"\u00AD"}reuil
        [raven] Cor{"\u00AD"}beau
        [salamander] Sala{"\u00AD"}mandre
        [panther] Pan{"\u00AD"}thère
        [macaque] Ma{"\u00AD"}caque
        [varan_summer] { living_forest_duel-ui-varan }
        [varan_winter] { living_forest_duel-ui-varan }
       *[other] { living_forest_duel-card }
    }
living_forest_duel-ui-line-of =
    { $you ->
        [yes] Votre ligne
       *[no] Ligne de { $seat }
    }
living_forest_duel-ui-line-empty = Aucun animal dans la ligne personnelle.

## Les arbres

living_forest_duel-ui-piles = Paquets d’arbres
living_forest_duel-ui-piles-note =
    { $you ->
        [yes] coût en plante ; vous avez { $n }
       *[no] coût en plante ; { $seat } a { $n }
    }
living_forest_duel-ui-left = reste { $n }
living_forest_duel-ui-pile-empty = Plus d’arbre : { $element }
living_forest_duel-ui-forest-of =
    { $you ->
        [yes] Votre forêt
       *[no] Forêt de { $seat }
    }
living_forest_duel-ui-of = { $n } sur { $of }
living_forest_duel-ui-no-place = Pas de place ici pour cet arbre
living_forest_duel-ui-tree =
    { $element ->
        [none] Arbre de départ
        [sun] Arbre du soleil
        [water] Arbre de l’eau
        [plant] Arbre des plantes
       *[wind] Arbre du vent
    }
living_forest_duel-ui-edge =
    { $edge ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
living_forest_duel-ui-say-tree =
    { living_forest_duel-ui-tree }{ $bonus ->
        [none] { "" }
        [recruit] , bonus : Recruter des animaux
        [extinguish] , bonus : Éteindre le feu
       *[sanki] , bonus : une carte Sanki
    }, rivière : { $rivers }
living_forest_duel-ui-say-pile = Coûte { $cost } en plante, reste { $n }
living_forest_duel-ui-say-animal =
    { living_forest_duel-card }{ $symbol ->
        [none] { "" }
        [solitary] , solitaire
       *[gregarious] , grégaire
    }{ $cost ->
        [0] { "" }
       *[other] , coût { $cost }
    }

## Ce qui est devant chacun

living_forest_duel-ui-tokens = Jetons Action
living_forest_duel-ui-tokens-left =
    { $n ->
        [0] plus de jeton
        [one] reste { $n } jeton
       *[other] reste { $n } jetons
    }
living_forest_duel-ui-token-state =
    { $state ->
        [left] restants
        [used] utilisés
       *[lost] perdus
    }
living_forest_duel-ui-solitary = Solitaires
living_forest_duel-ui-next-loss =
    { $n ->
        [0] plus rien à perdre
        [one] le prochain coûte un jeton
       *[other] { $n } de plus coûtent un jeton
    }
living_forest_duel-ui-good =
    { $sort ->
        [sanki] Sanki
        [fires] Feux
        [varans] Varans
       *[pack] Animaux
    }
living_forest_duel-ui-onibi-card = Carte Onibi
living_forest_duel-ui-reserve = Réserve
living_forest_duel-ui-budget =
    { $you ->
        [yes] { $bonus ->
            [yes] Votre bonus, { living_forest_duel-element } : reste { $left } sur { $n }
           *[no] Votre action, { living_forest_duel-element } : reste { $left } sur { $n }
        }
       *[no] { $bonus ->
            [yes] Bonus de { $seat }, { living_forest_duel-element } : reste { $left } sur { $n }
           *[no] { $seat }, { living_forest_duel-element } : reste { $left } sur { $n }
        }
    }

## Les quatre victoires

living_forest_duel-ui-goals = Quatre façons de gagner
living_forest_duel-ui-goal =
    { $goal ->
        [fire] Huit feux
        [block] Trois sur trois arbres
        [line] Recrues d’une seule saison
       *[onibi] Onibi dehors
    }
living_forest_duel-ui-progress =
    { $goal ->
        [onibi] { $n ->
            [one] { $n } pas
           *[other] { $n } pas
        }
       *[other] { $n } sur { $of }
    }
living_forest_duel-ui-race =
    { $goal ->
        [onibi] pas
       *[other] sur { $of }
    }
living_forest_duel-ui-missing =
    { $goal ->
        [fire] Feux manquants
        [block] Arbres manquants
        [line] Recrues étrangères, soleil { $cost } en tout
       *[onibi] { $exits ->
            [one] Pas restants, { $exits } sortie
           *[other] Pas restants, { $exits } sorties
        }
    }, { $you ->
        [yes] vous
       *[no] { $seat }
    }
living_forest_duel-ui-onibi-out = dehors
living_forest_duel-ui-decided = a décidé la partie
living_forest_duel-ui-how =
    { $victory ->
        [fire] Tour { $n } : { $you ->
            [yes] vous avez huit jetons Feu.
           *[no] { $seat } a huit jetons Feu.
        }
        [block] Tour { $n } : neuf arbres en carré se dressent { $you ->
            [yes] dans votre forêt.
           *[no] dans la forêt de { $seat }.
        }
        [line] Tour { $n } : tous les animaux de la ligne de recrutement sont { $you ->
            [yes] de votre saison.
           *[no] de la saison de { $seat }.
        }
       *[onibi] Tour { $n } : { $you ->
            [yes] vous avez fait sortir Onibi
           *[no] { $seat } a fait sortir Onibi
        } alors que { $other } avait la carte Onibi.
    }

## Explications

living_forest_duel-ui-about-common = Sur la ligne commune : les deux camps comptent ses éléments jusqu’à ce qu’un jeton les utilise. Son symbole compte pour les deux.
living_forest_duel-ui-about-own = Sur une ligne personnelle : seul ce camp compte ses éléments et son symbole, jusqu’à la fin du tour. Les jetons ne les utilisent pas.
living_forest_duel-ui-about-recruit =
    { $season ->
        [none] Coûte { $cost } en soleil. Il n’est d’aucune saison : qui le recrute le met à la défausse.
        [summer] Coûte { $cost } en soleil. L’Été le recrute dans sa ligne, l’Hiver le met à la défausse.
       *[winter] Coûte { $cost } en soleil. L’Hiver le recrute dans sa ligne, l’Été le met à la défausse.
    }
living_forest_duel-ui-about-varan =
    { $season ->
        [summer] Un symbole solitaire pour l’Été, et aucun élément. Avec une carte Sanki, l’Été peut le renvoyer quand il est révélé.
       *[winter] Un symbole solitaire pour l’Hiver, et aucun élément. Avec une carte Sanki, l’Hiver peut le renvoyer quand il est révélé.
    }
living_forest_duel-ui-symbol =
    { $symbol ->
        [solitary] Solitaire
       *[gregarious] Grégaire
    }
living_forest_duel-ui-about-clearing =
    { $state ->
        [onibi] Là où se tient Onibi, cela brûle, avec ou sans jeton.
        [fire] Éteindre le jeton coûte { $value } en eau.
       *[none] Rien ne brûle ici. Le feu prend à côté d’Onibi.
    } { $bonus ->
        [recruit] Qui amène Onibi ici peut recruter des animaux.
        [extinguish] Qui amène Onibi ici peut éteindre le feu.
        [plant] Qui amène Onibi ici peut planter des arbres.
       *[sanki] Qui amène Onibi ici prend une carte Sanki.
    }
living_forest_duel-ui-burns = Feu à la fin du tour
living_forest_duel-ui-bonus-now =
    { $bonus ->
        [recruit] Soleil pour le bonus, maintenant
        [extinguish] Eau pour le bonus, maintenant
       *[plant] Plante pour le bonus, maintenant
    }
living_forest_duel-ui-element-title =
    { $element ->
        [sun] Soleil : recruter
        [water] Eau : éteindre
        [plant] Plante : planter
       *[wind] Vent : avancer Onibi
    }
living_forest_duel-ui-about-element =
    { $element ->
        [sun] Recrutez des animaux de la ligne pour leur coût. Les vôtres rejoignent votre ligne, les autres vont à la défausse.
        [water] Prenez des jetons Feu pour la valeur de leur carte. À la fin du tour, l’eau retient aussi le feu.
        [plant] Plantez les arbres du dessus de paquets différents pour leur coût. La rivière doit rejoindre le lac.
       *[wind] Avancez Onibi vers votre adversaire, d’une carte par vent. La carte d’arrivée donne un bonus.
    }
living_forest_duel-ui-would-have =
    { $you ->
        [yes] Vous auriez
       *[no] { $seat } aurait
    }
living_forest_duel-ui-enough-for = De quoi payer : { $things }
living_forest_duel-ui-value = Valeur de l’action
living_forest_duel-ui-spent = Dépensé
living_forest_duel-ui-remains = Reste
living_forest_duel-ui-about-pile =
    { $shuffled ->
        [yes] La pioche est vide : la défausse sera mélangée.
       *[no] La prochaine carte est une de celles-ci.
    } Les animaux communs et le cerf viennent sur la ligne commune, les autres sur la ligne de leur saison.
living_forest_duel-ui-goes-to =
    { $place ->
        [common] Pour la ligne commune
        [summer] Pour la ligne de l’Été
       *[winter] Pour la ligne de l’Hiver
    }
living_forest_duel-ui-costs-token =
    { $you ->
        [yes] Vous coûteraient un jeton
       *[no] Coûteraient un jeton à { $seat }
    }
living_forest_duel-ui-about-discard = Quand la pioche commune est vide et qu’il faut révéler une carte, celles-ci sont mélangées.
living_forest_duel-ui-about-tokens = Un jeton pointe le dernier élément d’un type sur la ligne commune et lance son action. Qui n’a plus de jeton ne peut plus jouer. Ils reviennent à la fin du tour.
living_forest_duel-ui-about-solitary =
    { $n ->
        [0] Les symboles solitaires ne peuvent plus coûter de jeton ce tour-ci.
        [one] Encore { $n } symbole solitaire révélé, et un jeton est perdu.
       *[other] Encore { $n } symboles solitaires révélés, et un jeton est perdu.
    } Les seuils sont trois et quatre ; un symbole grégaire en retire un.
living_forest_duel-ui-counts = Compte
living_forest_duel-ui-about-good =
    { $sort ->
        [sanki] Renvoie un Varan de feu de votre saison quand il est révélé, ou permet d’utiliser un jeton juste après avoir révélé une carte.
        [fires] Feux éteints. Huit font gagner.
        [varans] Varans de feu en attente. Qui a trop peu d’eau en met à la défausse.
       *[pack] Les animaux de sa propre saison : ils comblent les vides de la ligne de recrutement.
    }
living_forest_duel-ui-about-onibi-card = Qui l’a partage : les animaux révélés de cette saison viennent sur la ligne commune. Si Onibi ressort de ce côté, la partie est perdue.
living_forest_duel-ui-about-fire = Feu { $value } contre l’eau de l’Été, { $summer }, et de l’Hiver, { $winter }. Qui a moins d’eau met un Varan de feu par carte en feu à la défausse.
living_forest_duel-ui-fire = Valeur du feu
living_forest_duel-ui-about-stand =
    { $holds ->
        [yes] Eau { $water } : assez contre feu { $value }.
       *[no] Eau { $water }, moins que feu { $value } : { $n ->
            [0] mais plus aucun Varan de feu.
            [one] { $n } Varan de feu irait à la défausse.
           *[other] { $n } Varans de feu iraient à la défausse.
        }
    }
living_forest_duel-ui-water-now = Eau à la fin du tour
living_forest_duel-ui-about-goal =
    { $goal ->
        [fire] Qui possède huit jetons Feu gagne aussitôt.
        [block] Qui remplit d’arbres un carré de trois sur trois cases gagne aussitôt. L’arbre de départ compte.
        [line] Qui n’a que des animaux de sa saison dans la ligne de recrutement gagne aussitôt.
       *[onibi] Qui fait sortir Onibi du côté adverse pendant que l’adversaire a la carte Onibi gagne aussitôt.
    }
living_forest_duel-ui-about-tree =
    { $element ->
        [none] Le lac : chaque rivière doit le rejoindre. Il ne peut pas être recouvert.
        [sun] Donne 1 soleil et coûte { $cost } en plante.
        [water] Donne 1 eau et coûte { $cost } en plante.
        [plant] Donne 1 plante et coûte { $cost } en plante.
       *[wind] Donne 1 vent et coûte { $cost } en plante.
    } { $bonus ->
        [none] { "" }
        [recruit] À côté d’un arbre au même signe : Recruter des animaux.
        [extinguish] À côté d’un arbre au même signe : Éteindre le feu.
       *[sanki] À côté d’un arbre au même signe : prendre une carte Sanki.
    }
living_forest_duel-ui-cells =
    { $you ->
        [yes] Places dans votre forêt
       *[no] Places dans la forêt de { $seat }
    }
living_forest_duel-ui-bonuses-here = Bonus ici
living_forest_duel-ui-empty-cell = Case vide
