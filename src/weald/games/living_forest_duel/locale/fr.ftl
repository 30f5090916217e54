### Living Forest Duel

## À la table

living_forest_duel-title = Living Forest Duel
living_forest_duel-blurb = L’Été contre l’Hiver : partagez l’aide des animaux, puis gagnez par le feu, la ligne, la forêt ou Onibi.
living_forest_duel-minutes = 20 min

living_forest_duel-option-sanki_after_varan = Sanki après un varan
living_forest_duel-option-sanki_after_varan-help = Qui révèle un Varan de feu peut aussi défausser une carte Sanki pour utiliser aussitôt un jeton. La règle dit « une carte ».
living_forest_duel-option-bonus_plant = Le bonus Planter
living_forest_duel-option-bonus_plant-help = Combien d’arbres permet le bonus de la carte Clairière du milieu.
living_forest_duel-option-bonus_plant-full = Une action entière, jusqu’à quatre arbres
living_forest_duel-option-bonus_plant-one = Un seul arbre
living_forest_duel-option-bonus_skip = Les actions bonus peuvent être refusées
living_forest_duel-option-bonus_skip-help = Sinon, une action bonus possible doit être effectuée.
living_forest_duel-option-recruit_check = Le symbole des recrues compte aussitôt
living_forest_duel-option-recruit_check-help = Recruter un animal solitaire de votre saison peut coûter un jeton à ce moment. D’ordinaire, seules les cartes révélées comptent.
living_forest_duel-option-reshuffle = La défausse est mélangée
living_forest_duel-option-reshuffle-help = Quand la défausse redevient la pioche commune.
living_forest_duel-option-reshuffle-needed = Quand une carte doit être révélée
living_forest_duel-option-reshuffle-at_once = Dès que la pioche est vide

## Noms

living_forest_duel-card =
    { $card ->
        [anteater] Fourmilier
        [bat] Chauve-souris
        [bear] Ours
        [chameleon] Caméléon
        [cobra] Cobra
        [cockatoo] Cacatoès
        [crocodile] Crocodile
        [elephant] Éléphant
        [gorilla] Gorille
        [hippopotamus] Hippopotame
        [lynx] Lynx
        [meerkat] Suricate
        [panda] Panda
        [peacock] Paon
        [raccoon] Raton laveur
        [spider] Araignée
        [tapir] Tapir
        [weasel] Belette
        [stag] Cerf
        [coati] Coati
        [goat] Chèvre
        [hummingbird] Colibri
        [tanuki] Tanuki
        [bee] Abeille
        [flamingo] Flamant rose
        [fox] Renard
        [toucan] Toucan
        [frog] Grenouille
        [owl] Hibou
        [platypus] Ornithorynque
        [tiger] Tigre
        [rhinoceros] Rhinocéros
        [chimpanzee] Chimpanzé
        [axolotl] Axolotl
        [squirrel] Écureuil
        [ram] Bélier
        [raven] Corbeau
        [wolf] Loup
        [mantis] Mante
        [crane] Grue
        [hare] Lièvre
        [eagle] Aigle
        [salamander] Salamandre
        [horned_owl] Grand-duc
        [dolphin] Dauphin
        [panther] Panthère
        [bison] Bison
        [macaque] Macaque
        [goldfish] Poisson rouge
        [varan_summer] Varan de feu de l’Été
       *[varan_winter] Varan de feu de l’Hiver
    }
living_forest_duel-element =
    { $element ->
        [sun] soleil
        [water] eau
        [plant] plante
       *[wind] vent
    }
living_forest_duel-season =
    { $season ->
        [summer] l’Été
       *[winter] l’Hiver
    }
living_forest_duel-bonus-name =
    { $bonus ->
        [recruit] Recruter des animaux
        [extinguish] Éteindre le feu
        [plant] Planter des arbres
       *[sanki] Prendre une carte Sanki
    }
living_forest_duel-where =
    { $ns ->
        [none] { $ew ->
            [none] le lac
            [east] { $x } à l’est du lac
           *[west] { $x } à l’ouest du lac
        }
        [north] { $ew ->
            [none] { $y } au nord du lac
            [east] { $y } au nord, { $x } à l’est
           *[west] { $y } au nord, { $x } à l’ouest
        }
       *[south] { $ew ->
            [none] { $y } au sud du lac
            [east] { $y } au sud, { $x } à l’est
           *[west] { $y } au sud, { $x } à l’ouest
        }
    }
living_forest_duel-covering =
    { $under ->
        [none] { "" }
        [sun] , sur un arbre du soleil
        [water] , sur un arbre de l’eau
        [plant] , sur un arbre des plantes
       *[wind] , sur un arbre du vent
    }

## Questions

living_forest_duel-prompt-play =
    { $n ->
        [one] Révélez une carte ou utilisez votre dernier jeton.
       *[other] Révélez une carte ou utilisez un de vos { $n } jetons.
    }
living_forest_duel-help-play = Un jeton pointe le dernier élément de son type sur la ligne commune. Puis c’est à l’autre de jouer.
living_forest_duel-help-play-alone = L’autre n’a plus de jetons : vous continuez sans lui jusqu’à ne plus en avoir non plus.
living_forest_duel-prompt-varan =
    { $n ->
        [one] Un de vos Varans de feu : le renvoyer avec votre carte Sanki ?
       *[other] Un de vos Varans de feu : le renvoyer avec une de vos { $n } cartes Sanki ?
    }
living_forest_duel-help-varan = Il retourne dans sa pile et son symbole solitaire ne compte pas. La carte Sanki va à la réserve.
living_forest_duel-prompt-sanki =
    { $n ->
        [one] Utiliser aussitôt votre dernier jeton, avec une carte Sanki ?
       *[other] Utiliser aussitôt un de vos { $n } jetons, avec une carte Sanki ?
    }
living_forest_duel-help-sanki = La carte Sanki va à la réserve. Sinon, c’est maintenant à l’autre de jouer.
living_forest_duel-prompt-recruit =
    { $bonus ->
        [yes] Bonus, recruter : soleil restant { $left } sur { $n }.
       *[no] Recruter : soleil restant { $left } sur { $n }.
    }
living_forest_duel-help-recruit = Les animaux de votre saison rejoignent votre ligne, les autres vont à la défausse. Ensuite votre pile comble les vides.
living_forest_duel-prompt-extinguish =
    { $bonus ->
        [yes] Bonus, éteindre : eau restante { $left } sur { $n }.
       *[no] Éteindre : eau restante { $left } sur { $n }.
    }
living_forest_duel-help-extinguish = Un jeton Feu coûte la valeur de sa carte Clairière. Huit jetons font gagner.
living_forest_duel-prompt-tree =
    { $bonus ->
        [yes] Bonus, planter : plante restante { $left } sur { $n }.
       *[no] Planter : plante restante { $left } sur { $n }.
    }
living_forest_duel-help-tree = Au plus un arbre de chaque paquet. Un carré complet de trois sur trois fait gagner.
living_forest_duel-prompt-cell =
    { $bonus ->
        [recruit] Plantez l’arbre ({ living_forest_duel-element }). Son bonus : Recruter des animaux.
        [extinguish] Plantez l’arbre ({ living_forest_duel-element }). Son bonus : Éteindre le feu.
       *[sanki] Plantez l’arbre ({ living_forest_duel-element }). Son bonus : une carte Sanki.
    }
living_forest_duel-help-cell = Sa rivière doit rejoindre le lac. Chaque voisin qui a le même bonus donne ce bonus une fois.
living_forest_duel-prompt-onibi =
    { $n ->
        [one] Avancez Onibi de { $n } carte.
       *[other] Avancez Onibi de 1 à { $n } cartes.
    }
living_forest_duel-help-onibi = Vers votre adversaire ; au bout, il repart de l’autre extrémité. La carte d’arrivée donne son bonus.

## Réponses

living_forest_duel-choice-reveal =
    { $n ->
        [one] Révéler la dernière carte
       *[other] Révéler une des { $n } cartes
    }
living_forest_duel-choice-element =
    { $element ->
        [sun] Recruter, soleil { $n }
        [water] Éteindre, eau { $n }
        [plant] Planter, plante { $n }
       *[wind] Avancer Onibi, vent { $n }
    }
living_forest_duel-choice-ward = Le renvoyer avec une carte Sanki
living_forest_duel-choice-let-stay =
    { $n ->
        [0] Le laisser venir, sans perdre de jeton
        [one] Le laisser venir et perdre { $n } jeton
       *[other] Le laisser venir et perdre { $n } jetons
    }
living_forest_duel-choice-no-sanki = Garder la carte Sanki
living_forest_duel-choice-recruit =
    { $place ->
        [line] { living_forest_duel-card }, soleil { $cost } : dans votre ligne
       *[discard] { living_forest_duel-card }, soleil { $cost } : à la défausse
    }
living_forest_duel-choice-extinguish = Le feu de la carte Clairière { $place }, eau { $cost }
living_forest_duel-choice-tree = L’arbre ({ living_forest_duel-element }), plante { $cost }, bonus : { living_forest_duel-bonus-name }
living_forest_duel-choice-cell =
    { $n ->
        [0] { living_forest_duel-where }{ living_forest_duel-covering }
        [one] { living_forest_duel-where }{ living_forest_duel-covering } : { living_forest_duel-bonus-name }
       *[other] { living_forest_duel-where }{ living_forest_duel-covering } : { living_forest_duel-bonus-name }, { $n } fois
    }
living_forest_duel-choice-steps =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    } { $out ->
        [none] jusqu’à la carte { $place } : { living_forest_duel-bonus-name }
        [given] dehors puis carte { $place }, votre adversaire reçoit la carte Onibi : { living_forest_duel-bonus-name }
        [returned] dehors puis carte { $place }, la carte Onibi vous quitte : { living_forest_duel-bonus-name }
       *[wins] jusque chez votre adversaire, qui a la carte Onibi : vous gagnez
    }
living_forest_duel-choice-done = Terminer, reste { $left }
living_forest_duel-choice-skip = Refuser le bonus

## Sommes

living_forest_duel-why-common = { living_forest_duel-element } sur la ligne commune
living_forest_duel-why-line = { living_forest_duel-element } sur la ligne personnelle
living_forest_duel-why-trees = { living_forest_duel-element } dans la forêt
living_forest_duel-why-bonus =
    { $bonus ->
        [recruit] Recruter, soleil { $n }
        [extinguish] Éteindre, eau { $n }
       *[plant] Planter, plante { $n }
    }
living_forest_duel-why-sanki =
    { $n ->
        [one] Prendre une carte Sanki
       *[other] Prendre { $n } cartes Sanki
    }

## Pourquoi un élément ne peut être pointé

living_forest_duel-blocked-token =
    { $you ->
        [yes] Vous n’avez plus de jetons ce tour-ci.
       *[no] { $seat } n’a plus de jetons ce tour-ci.
    }
living_forest_duel-blocked-absent = Aucun élément à pointer sur la ligne commune : { living_forest_duel-element }.
living_forest_duel-blocked-taken = Un jeton pointe déjà le dernier élément { living_forest_duel-element }. Il faut d’abord en révéler un autre ({ living_forest_duel-element }).
living_forest_duel-blocked-between = Pour pointer deux fois { living_forest_duel-element }, il faut une autre carte avec { living_forest_duel-element } entre vos deux jetons.
living_forest_duel-blocked-nothing =
    { $element ->
        [sun] La ligne de recrutement est vide.
        [water] Aucun feu ne brûle dans la clairière.
        [plant] Aucun arbre ne peut être planté.
       *[wind] Onibi ne peut pas avancer.
    }
living_forest_duel-blocked-short =
    { $element ->
        [sun] Soleil { $n }, c’est trop peu : la recrue la moins chère coûte { $needed }.
        [water] Eau { $n }, c’est trop peu : le feu le moins cher coûte { $needed }.
        [plant] Plante { $n }, c’est trop peu : l’arbre le moins cher coûte { $needed }.
       *[wind] Vent { $n }, c’est trop peu : Onibi avance d’au moins { $needed } carte.
    }

## Ce qui s’est passé

living_forest_duel-event-exchanged = Les premières recrues ({ living_forest_duel-season }) ne coûtent que { $sum } ensemble : { living_forest_duel-card } va sous la pile.
living_forest_duel-event-turn =
    { $you ->
        [yes] Tour { $n } : vous commencez.
       *[no] Tour { $n } : { $seat } commence.
    }
living_forest_duel-event-revealed =
    { $you ->
        [yes] Vous révélez { living_forest_duel-card } : { $place ->
            [common] ligne commune.
            [summer] ligne de l’Été.
           *[winter] ligne de l’Hiver.
        }
       *[no] { $seat } révèle { living_forest_duel-card } : { $place ->
            [common] ligne commune.
            [summer] ligne de l’Été.
           *[winter] ligne de l’Hiver.
        }
    }
living_forest_duel-event-reshuffled =
    { $n ->
        [one] La défausse, { $n } carte, devient la pioche commune.
       *[other] La défausse, { $n } cartes, est mélangée et devient la pioche commune.
    }
living_forest_duel-event-warded =
    { $you ->
        [yes] Vous utilisez une carte Sanki : le varan retourne dans sa pile.
       *[no] { $seat } utilise une carte Sanki : le varan retourne dans sa pile.
    }
living_forest_duel-event-lost =
    { $you ->
        [yes] Symboles solitaires : { $net }. Vous perdez { $n ->
            [one] { $n } jeton.
           *[other] { $n } jetons.
        }
       *[no] Symboles solitaires : { $net }. { $seat } perd { $n ->
            [one] { $n } jeton.
           *[other] { $n } jetons.
        }
    }
living_forest_duel-event-forfeited =
    { $you ->
        [yes] Vous ne pouvez ni révéler ni pointer : vous perdez un jeton.
       *[no] { $seat } ne peut ni révéler ni pointer et perd un jeton.
    }
living_forest_duel-event-hurried =
    { $you ->
        [yes] Vous utilisez une carte Sanki pour jouer aussitôt un jeton.
       *[no] { $seat } utilise une carte Sanki pour jouer aussitôt un jeton.
    }
living_forest_duel-event-pointed =
    { $you ->
        [yes] Vous pointez { living_forest_duel-element } sur { living_forest_duel-card } : { $n }.
       *[no] { $seat } pointe { living_forest_duel-element } sur { living_forest_duel-card } : { $n }.
    }
living_forest_duel-event-extinguished =
    { $you ->
        [yes] Vous éteignez le feu de la carte { $place } (eau { $cost }) et avez { $n ->
            [one] { $n } jeton Feu.
           *[other] { $n } jetons Feu.
        }
       *[no] { $seat } éteint le feu de la carte { $place } (eau { $cost }) et a { $n ->
            [one] { $n } jeton Feu.
           *[other] { $n } jetons Feu.
        }
    }
living_forest_duel-event-recruited =
    { $you ->
        [yes] Vous recrutez { living_forest_duel-card } (soleil { $cost }) : { $place ->
            [line] dans votre ligne.
           *[discard] à la défausse.
        }
       *[no] { $seat } recrute { living_forest_duel-card } (soleil { $cost }) : { $place ->
            [line] dans sa ligne.
           *[discard] à la défausse.
        }
    }
living_forest_duel-event-refilled =
    { $you ->
        [yes] De votre pile, { living_forest_duel-card } vient à la place { $place } de la ligne de recrutement.
       *[no] De la pile de { $seat }, { living_forest_duel-card } vient à la place { $place } de la ligne de recrutement.
    }
living_forest_duel-event-planted =
    { $you ->
        [yes] Vous plantez un arbre ({ living_forest_duel-element }, plante { $cost }) : { living_forest_duel-where }{ living_forest_duel-covering }.
       *[no] { $seat } plante un arbre ({ living_forest_duel-element }, plante { $cost }) : { living_forest_duel-where }{ living_forest_duel-covering }.
    }
living_forest_duel-event-advanced =
    { $you ->
        [yes] Vous avancez Onibi de { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
       *[no] { $seat } avance Onibi de { $n ->
            [one] { $n } carte.
           *[other] { $n } cartes.
        }
    }
living_forest_duel-event-onibi-given =
    { $you ->
        [yes] Onibi sort de la clairière : vous donnez la carte Onibi à { $other }.
        [other] Onibi sort de la clairière : { $seat } vous donne la carte Onibi.
       *[no] Onibi sort de la clairière : { $seat } donne la carte Onibi à { $other }.
    }
living_forest_duel-event-onibi-returned =
    { $you ->
        [yes] Onibi sort de la clairière du côté de { $other } : vous remettez la carte Onibi à la réserve.
        [other] Onibi sort de la clairière de votre côté : { $seat } remet la carte Onibi à la réserve.
       *[no] Onibi sort de la clairière du côté de { $other } : { $seat } remet la carte Onibi à la réserve.
    }
living_forest_duel-event-arrived =
    { $bonus ->
        [recruit] Onibi s’arrête sur la carte { $place } : Recruter des animaux.
        [extinguish] Onibi s’arrête sur la carte { $place } : Éteindre le feu.
        [plant] Onibi s’arrête sur la carte { $place } : Planter des arbres.
       *[sanki] Onibi s’arrête sur la carte { $place } : une carte Sanki.
    }
living_forest_duel-event-bonus =
    { $you ->
        [yes] Votre bonus : { $bonus ->
            [recruit] recruter, soleil { $n }.
            [extinguish] éteindre, eau { $n }.
           *[plant] planter, plante { $n }.
        }
       *[no] Bonus de { $seat } : { $bonus ->
            [recruit] recruter, soleil { $n }.
            [extinguish] éteindre, eau { $n }.
           *[plant] planter, plante { $n }.
        }
    }
living_forest_duel-event-bonus-idle =
    { $you ->
        [yes] Votre bonus ne permet rien : { $bonus ->
            [recruit] soleil { $n }.
            [extinguish] eau { $n }.
           *[plant] plante { $n }.
        }
       *[no] Le bonus de { $seat } ne permet rien : { $bonus ->
            [recruit] soleil { $n }.
            [extinguish] eau { $n }.
           *[plant] plante { $n }.
        }
    }
living_forest_duel-event-sanki =
    { $you ->
        [yes] { $origin ->
            [reserve] Vous prenez une carte Sanki.
            [opponent] Vous prenez une carte Sanki à votre adversaire.
           *[none] Vous avez déjà toutes les cartes Sanki.
        }
       *[no] { $origin ->
            [reserve] { $seat } prend une carte Sanki.
            [opponent] { $seat } prend une carte Sanki à son adversaire.
           *[none] { $seat } a déjà toutes les cartes Sanki.
        }
    }
living_forest_duel-event-fire =
    { $n ->
        [one] Fin de tour : feu { $value } sur { $n } carte Clairière.
       *[other] Fin de tour : feu { $value } sur { $n } cartes Clairière.
    }
living_forest_duel-event-resists =
    { $you ->
        [yes] Votre eau { $water } (commune { $common }, ligne { $line }, forêt { $trees }) résiste à { $value }.
       *[no] L’eau de { $seat }, { $water } (commune { $common }, ligne { $line }, forêt { $trees }), résiste à { $value }.
    }
living_forest_duel-event-burns =
    { $you ->
        [yes] Votre eau { $water } (commune { $common }, ligne { $line }, forêt { $trees }) est inférieure à { $value } : { $n ->
            [0] vous n’avez plus de varans.
            [one] { $n } de vos varans va à la défausse.
           *[other] { $n } de vos varans vont à la défausse.
        }
       *[no] L’eau de { $seat }, { $water } (commune { $common }, ligne { $line }, forêt { $trees }), est inférieure à { $value } : { $n ->
            [0] il n’y a plus de varans.
            [one] { $n } varan va à la défausse.
           *[other] { $n } varans vont à la défausse.
        }
    }
living_forest_duel-event-kindled = Le feu prend sur la carte Clairière { $place }.
living_forest_duel-event-no-fire-left = Il n’y a plus de jeton Feu pour la carte Clairière { $place }.
living_forest_duel-event-cleared =
    { $n ->
        [one] { $n } carte va à la défausse, chacun reprend ses jetons.
       *[other] { $n } cartes vont à la défausse, chacun reprend ses jetons.
    }
living_forest_duel-event-won =
    { $you ->
        [yes] { $victory ->
            [fire] Vous avez huit jetons Feu et gagnez.
            [line] La ligne de recrutement est toute à vous : vous gagnez.
            [block] Votre forêt a un carré complet de trois sur trois : vous gagnez.
           *[onibi] Onibi arrive chez votre adversaire, qui a la carte Onibi : vous gagnez.
        }
       *[no] { $victory ->
            [fire] { $seat } a huit jetons Feu et gagne.
            [line] La ligne de recrutement est toute à { $seat }, qui gagne.
            [block] La forêt de { $seat } a un carré complet de trois sur trois et l’emporte.
           *[onibi] Onibi arrive chez l’adversaire, qui a la carte Onibi : { $seat } gagne.
        }
    }

## Réponses refusées

living_forest_duel-refused-sanki = Une carte Sanki ne sert que lorsqu’un varan de votre saison est révélé, ou juste après que vous avez révélé une carte.
living_forest_duel-refused-no-card = Il n’y a plus de carte à révéler : la pioche commune et la défausse sont vides.
living_forest_duel-refused-revealed = Vous venez de révéler une carte. Utilisez un jeton avec la carte Sanki, ou gardez-la.
living_forest_duel-refused-first = Une action demande au moins un effet : choisissez-en d’abord un.
living_forest_duel-refused-not-in-line = Pas dans la ligne de recrutement : { living_forest_duel-card }.
living_forest_duel-refused-recruit-short = { living_forest_duel-card } coûte { $cost } en soleil ; reste { $left }.
living_forest_duel-refused-no-fire = Il n’y a pas de jeton Feu sur la carte Clairière { $place }.
living_forest_duel-refused-fire-short = Le feu de la carte Clairière { $place } coûte { $cost } en eau ; reste { $left }.
living_forest_duel-refused-same-pile = Un seul arbre de chaque paquet par action ; celui-ci en a déjà donné un : { living_forest_duel-element }.
living_forest_duel-refused-pile-empty = Ce paquet est vide : { living_forest_duel-element }.
living_forest_duel-refused-tree-short = L’arbre ({ living_forest_duel-element }) coûte { $cost } en plante ; reste { $left }.
living_forest_duel-refused-no-room = La rivière de l’arbre ({ living_forest_duel-element }) ne rejoint nulle part celles de votre forêt.
living_forest_duel-refused-start-tree = L’arbre de départ ne peut pas être recouvert.
living_forest_duel-refused-apart = Un arbre se plante à côté de votre forêt, ou sur un de ses arbres.
living_forest_duel-refused-river = De là, la rivière de l’arbre ne rejoindrait pas le lac.
living_forest_duel-refused-cuts-off = D’autres arbres ne seraient plus reliés au lac.
living_forest_duel-refused-no-step = Onibi doit avancer d’au moins une carte.
living_forest_duel-refused-too-far =
    { $n ->
        [one] Onibi ne peut avancer que de { $n } carte.
       *[other] Onibi peut avancer de { $n } cartes au plus.
    }

## Positions impossibles

living_forest_duel-invalid-set-up = Rien ne doit être sur la table avant la mise en place.
living_forest_duel-invalid-count = { living_forest_duel-card } : { $n } sur la table au lieu de { $expected }.
living_forest_duel-invalid-tree-count = Arbre { $tree } : { $n } sur la table au lieu de { $expected }.
living_forest_duel-invalid-pile = L’arbre { $tree } n’est pas du bon paquet : { living_forest_duel-element }.
living_forest_duel-invalid-forest = La forêt de { $seat } doit entourer son arbre de départ, toutes ses rivières reliées au lac.
living_forest_duel-invalid-covered = Forêt de { $seat } : un arbre recouvert est sous un arbre visible, et jamais sous l’arbre de départ.
living_forest_duel-invalid-line = { living_forest_duel-card } ne peut pas être dans la ligne personnelle de { $seat }.
living_forest_duel-invalid-pack = { living_forest_duel-card } ne peut pas être dans la pile personnelle de { $seat }.
living_forest_duel-invalid-common = { living_forest_duel-card } ne peut pas être sur la ligne commune.
living_forest_duel-invalid-recruit = { living_forest_duel-card } ne peut pas être dans la ligne de recrutement.
living_forest_duel-invalid-sunk = La pile personnelle de { $seat } n’a pas { $n } cartes.
living_forest_duel-invalid-mark = Carte { $place } de la ligne commune : rien à pointer pour l’élément { living_forest_duel-element }.
living_forest_duel-invalid-two-marks = Deux jetons pointent le même élément d’une carte.
living_forest_duel-invalid-tokens = { $seat } a { $n } jetons, utilisés, perdus et restants, au lieu de { $expected }.
living_forest_duel-invalid-no-token = Ce ne peut être à { $seat } de jouer : il ne lui reste pas de jeton.
living_forest_duel-invalid-sanki = { $n } cartes Sanki sont prises ; il y en a trois.
living_forest_duel-invalid-fires = { $n } jetons Feu sont sur la table ; il y en a dix-neuf.
living_forest_duel-invalid-end = Une partie est finie quand il y a un gagnant et une victoire, et seulement alors.
living_forest_duel-invalid-won-already = { $seat } a { $victory ->
        [fire] huit jetons Feu
        [line] une ligne de recrutement avec ses seuls animaux
       *[block] un carré complet de trois arbres sur trois
    }, mais la partie continue. Indiquez step, winner et victory, ou changez la position.
living_forest_duel-invalid-not-won = Cette victoire n’est pas possible pour { $seat } : { $victory ->
        [fire] il faut huit jetons Feu
        [line] la ligne de recrutement ne doit contenir que ses animaux
        [block] il faut un carré complet de trois arbres sur trois
       *[onibi] Onibi doit être rentré alors que l’adversaire avait sa carte
    }.

## La fin

living_forest_duel-result =
    { $you ->
        [yes] { $victory ->
            [fire] Vous gagnez au tour { $turn }, avec huit jetons Feu.
            [line] Vous gagnez au tour { $turn }, avec une ligne de recrutement toute de votre saison.
            [block] Vous gagnez au tour { $turn }, avec un carré de trois sur trois arbres.
           *[onibi] Vous gagnez au tour { $turn } : Onibi est arrivé chez un adversaire qui avait la carte Onibi.
        }
       *[no] { $victory ->
            [fire] { $seat } gagne au tour { $turn }, avec huit jetons Feu.
            [line] { $seat } gagne au tour { $turn }, avec une ligne de recrutement d’une seule saison.
            [block] { $seat } gagne au tour { $turn }, avec un carré de trois sur trois arbres.
           *[onibi] { $seat } gagne au tour { $turn } : Onibi est arrivé chez un adversaire qui avait la carte Onibi.
        }
    }

## Dans un terminal

living_forest_duel-sketch-clearing = Clairière :
living_forest_duel-sketch-clearing-card =
    { $place } : { $value } { $bonus ->
        [recruit] Recruter
        [extinguish] Éteindre
        [plant] Planter
       *[sanki] Sanki
    }{ $what ->
        [onibi] { " " }ONIBI
        [fire] { " " }feu
        [both] { " " }ONIBI, feu
       *[none] { "" }
    }
living_forest_duel-sketch-recruits = Ligne de recrutement :
living_forest_duel-sketch-cost = coût { $n }
living_forest_duel-sketch-common = Ligne commune :
living_forest_duel-sketch-own = Ligne de { $seat } :
living_forest_duel-sketch-token = <{ $seat }>
living_forest_duel-sketch-has =
    { $seat } : { $n }{ $allowed ->
        [yes] { "" }
       *[no] { " " }(pas maintenant)
    }
living_forest_duel-sketch-trees = Arbres :
living_forest_duel-sketch-tree = coût { $n }, bonus { $bonus ->
        [recruit] Recruter
        [extinguish] Éteindre
        [plant] Planter
       *[sanki] Sanki
    }, { $left } dans le paquet
living_forest_duel-sketch-edge =
    { $edge ->
        [north] N
        [east] E
        [south] S
       *[west] O
    }
living_forest_duel-sketch-forest = Forêt de { $seat } :
living_forest_duel-sketch-lake = lac
living_forest_duel-sketch-holds = { $seat }, { living_forest_duel-season } : jetons { $tokens }, solitaires { $net }, Sanki { $sanki }, varans dans la pile { $varans }
living_forest_duel-sketch-goals = pour gagner : feux { $fire }, recrues { $line }, arbres { $block }, pas d’Onibi { $onibi }
living_forest_duel-sketch-end = Si le tour finissait maintenant : feu { $value } contre eau { $water } (varans { $varans }) et { $water2 } (varans { $varans2 })

## Ce qu’un choix apporterait

living_forest_duel-outcome-no-bonus = pas de bonus
living_forest_duel-outcome-wins = gagne la partie
living_forest_duel-outcome-left = Reste à dépenser
living_forest_duel-outcome-number = { $n }
living_forest_duel-outcome-unspent = { $n } en reste
living_forest_duel-outcome-skips = rien n’en est utilisé
living_forest_duel-outcome-wasted = { $n } peut être dépensé maintenant. Ce qui n’est pas dépensé est perdu.
