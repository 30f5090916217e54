### Sylvion

## At the table

sylvion-title = Sylvion
sylvion-blurb = Défendez l’orée contre les élémentaux de feu avec fontaines, arbres et animaux, en solitaire ou à deux.
sylvion-minutes = 30 min

## Cards: names, and what they do

sylvion-card =
    { $card ->
        [fountain_1] Fontaine 1
        [fountain_2] Fontaine 2
        [fountain_3] Fontaine 3
        [fountain_4] Fontaine 4
        [tree_1] Arbre 1
        [tree_2] Arbre 2
        [tree_3] Arbre 3
        [tree_4] Arbre 4
        [whale] Baleine
        [elephant] Éléphant
        [hedgehogs] Hérissons
        [owl] Hibou
        [stag] Cerf
        [doves] Colombes
        [squirrels] Écureuils
        [fish] Poissons
        [betrayal] Trahison
        [feat_owl] La sagesse du Hibou
        [feat_elephants] Le déluge des Éléphants
        [feat_hedgehogs] Le barrage des Hérissons
        [feat_squirrels] La désinformation des Écureuils
        [feat_stag] Le retour du Roi Cerf
        [feat_fish] La déferlante des Poissons
        [feat_doves] L’armistice des Colombes
        [feat_whales] La charge des Baleines
        [geyser] Geyser
        [desiccation] Dessèchement
        [acid_lake] Lac acide
        [temporal_tornado] Tornade temporelle
        [demobilization] Démobilisation
        [stone_rain] Pluie de pierres
        [blaze] Embrasement
        [simoon] Simoun
        [elemental_0] Élémental 0
        [elemental_1] Élémental 1
        [elemental_2] Élémental 2
        [elemental_3] Élémental 3
        [marked_0] Élémental marqué 0
        [marked_1] Élémental marqué 1
        [marked_2] Élémental marqué 2
        [marked_3] Élémental marqué 3
        [blazing_2] Élémental embrasé 2
        [blazing_3] Élémental embrasé 3
       *[blazing_4] Élémental embrasé 4
    }
sylvion-foe =
    { $foe ->
        [elemental_0] Élémental 0
        [elemental_1] Élémental 1
        [elemental_2] Élémental 2
        [elemental_3] Élémental 3
        [marked_0] Élémental marqué 0
        [marked_1] Élémental marqué 1
        [marked_2] Élémental marqué 2
        [marked_3] Élémental marqué 3
        [blazing_2] Élémental embrasé 2
        [blazing_3] Élémental embrasé 3
       *[blazing_4] Élémental embrasé 4
    }
sylvion-rule =
    { $card ->
        [fountain_1] Arrête un élémental de force 0 ; face à une force de 1, les deux sont détruits. Quand elle est détruite, vous piochez une carte.
        [fountain_2] Arrête les élémentaux de force inférieure à 2 ; face à une force de 2, les deux sont détruits. Quand elle est détruite, vous piochez une carte.
        [fountain_3] Arrête les élémentaux de force inférieure à 3 ; face à une force de 3, les deux sont détruits. Quand elle est détruite, vous piochez une carte.
        [fountain_4] Arrête les élémentaux de force inférieure à 4 ; face à une force de 4, les deux sont détruits. Quand elle est détruite, vous piochez une carte.
        [tree_1] Restaure 1 orée s’il est encore debout à la fin. Tout élémental le détruit ; celui de force 0 disparaît avec lui.
        [tree_2] Restaure 2 orées s’il est encore debout à la fin. Tout élémental le détruit ; celui de force 0 disparaît avec lui.
        [tree_3] Restaure 3 orées s’il est encore debout à la fin. Tout élémental le détruit ; celui de force 0 disparaît avec lui.
        [tree_4] Restaure 4 orées s’il est encore debout à la fin. Tout élémental le détruit ; celui de force 0 disparaît avec lui.
        [whale] Déplacez un élémental de 3 cases au plus, jamais en diagonale, au besoin par-dessus d’autres cartes. Il arrive sur une case sans élémental ni lac, ou dans la forêt, et y combat ou y brûle aussitôt.
        [elephant] Détruisez un élémental du champ de bataille.
        [hedgehogs] Uniquement à l’étape 1, avant toute résolution : défaussez une carte Ravage révélée ce tour-ci.
        [owl] Piochez 3 cartes ; à deux, votre partenaire peut les piocher à votre place.
        [stag] Restaurez jusqu’à 2 orées, ou une orée par arbre sur le champ de bataille.
        [doves] Défaussez sans effet la première carte de chaque paquet Ravage.
        [squirrels] Regardez les deux premières cartes de chaque paquet Ravage et remettez chaque paire dans l’ordre de votre choix.
        [fish] Donne 3 points pour payer pendant ce tour. Défaussés en paiement, ils comptent pour une carte, comme toute autre.
        [betrayal] Quand vous la piochez : défaussez-la, ou défaussez une autre carte et retirez la Trahison du jeu. Elle ne se joue jamais.
        [feat_owl] Une fois : prenez deux cartes de votre choix dans le paquet, puis mélangez-le.
        [feat_elephants] Une fois : défaussez toutes les cartes du champ de bataille. Les fontaines ne font rien piocher.
        [feat_hedgehogs] Une fois : rien n’est révélé au prochain tour.
        [feat_squirrels] Une fois : prenez les deux premières cartes de chaque paquet Ravage et remettez-en deux sur chacun, à votre guise.
        [feat_stag] Victoire immédiate avec 8 arbres sur le champ de bataille, dont chacune des quatre valeurs.
        [feat_fish] Victoire immédiate avec 10 fontaines sur le champ de bataille, dont chacune des quatre forces.
        [feat_doves] Victoire immédiate avec 16 cartes en main.
        [feat_whales] Victoire immédiate si les 12 orées sont désolées et que 12 élémentaux sont sur le champ de bataille.
        [geyser] Se pose sur la case vide de sa rangée la plus éloignée du paquet. Un élémental qui y arrive est détruit avec lui. À l’étape 4, vous pouvez le faire entrer en éruption : tous les élémentaux d’une direction sont détruits.
        [desiccation] Vous perdez une carte de votre main au hasard, ou deux de votre choix.
        [acid_lake] Se pose pour de bon sur la case vide de sa rangée la plus éloignée du paquet. Les élémentaux sautent cette case.
        [temporal_tornado] Les fontaines et les arbres de sa rangée reviennent en main. S’il n’y en a pas, remettez deux cartes de votre main sur votre paquet.
        [demobilization] Une carte de votre défausse au hasard, ou deux de votre choix, quittent le jeu.
        [stone_rain] Détruit la fontaine ou l’arbre de sa rangée le plus proche du paquet. S’il n’y en a pas, une orée est désolée.
        [blaze] Tout élémental qui n’est pas embrasé le devient : 1 passe à 2, 2 à 3, 3 à 4, et 0 à 4.
        [simoon] Tout élémental avance aussitôt d’une case vers la gauche, avant le mouvement du tour.
        [elemental_0] Avance d’une case vers la gauche à chaque tour. Inoffensif dans la forêt, sauf si un Embrasement en fait un 4.
        [elemental_1] Avance d’une case vers la gauche à chaque tour. Brûle 1 orée dans la forêt. Un Embrasement en fait un 2.
        [elemental_2] Avance d’une case vers la gauche à chaque tour. Brûle 2 orées dans la forêt. Un Embrasement en fait un 3.
        [elemental_3] Avance d’une case vers la gauche à chaque tour. Brûle 3 orées dans la forêt. Un Embrasement en fait un 4.
        [marked_0] Un élémental de force 0 qui reçoit la figurine Ravage quand il est révélé.
        [marked_1] Un élémental de force 1 qui reçoit la figurine Ravage quand il est révélé.
        [marked_2] Un élémental de force 2 qui reçoit la figurine Ravage quand il est révélé.
        [marked_3] Un élémental de force 3 qui reçoit la figurine Ravage quand il est révélé.
        [blazing_2] Avance d’une case vers la gauche à chaque tour. Brûle 2 orées dans la forêt. Un autre Embrasement ne lui fait rien.
        [blazing_3] Avance d’une case vers la gauche à chaque tour. Brûle 3 orées dans la forêt. Un autre Embrasement ne lui fait rien.
        [blazing_4] Avance d’une case vers la gauche à chaque tour. Brûle 4 orées dans la forêt. Un autre Embrasement ne lui fait rien.
        [pawn] Son porteur détruit toute fontaine qu’il rencontre ; ce qui devrait l’arrêter ou le détruire ôte la figurine à la place. Si elle atteint la forêt, vous perdez.
       *[edge] Une des douze. Chaque point de dégât en désole une en floraison ; plus de dégâts que de floraisons, et c’est fini. À la fin, toutes doivent être en floraison.
    }

## Options

sylvion-option-mode = Jeu
sylvion-option-mode-help = Le jeu d’initiation a un paquet prêt de 24 cartes et dure 12 tours. Dans le jeu avancé, on recrute d’abord son paquet, et la bataille dure 16 tours.
sylvion-option-mode-introductory = Initiation : L’assaut
sylvion-option-mode-advanced = Avancé : Le siège
sylvion-option-feats = Extension 1 : Trahisons et hauts faits
sylvion-option-feats-help = Huit hauts faits, dont quatre donnent la victoire immédiate, et huit trahisons se mêlent aux recrues. Seulement dans le jeu avancé, puisqu’on les recrute.
sylvion-option-elements = Extension 2 : Les Éléments
sylvion-option-elements-help = Geysers, lacs acides, tornades et pluies de pierres allongent la bataille de quatre tours.
sylvion-option-pawn = Appendice : Le Ravage
sylvion-option-pawn-help = La figurine protège l’élémental qui la porte. Elle ne doit jamais atteindre la forêt.
sylvion-option-desolation = Orées désolées au début
sylvion-option-desolation-help = Plus il y a d’orées désolées, plus c’est difficile. Selon la règle : six dans le jeu d’initiation, aucune dans le jeu avancé.
sylvion-option-desolation-printed = Selon la règle
sylvion-option-desolation-0 = Aucune
sylvion-option-desolation-3 = Trois
sylvion-option-desolation-6 = Six
sylvion-option-desolation-9 = Neuf
sylvion-option-draw = Cartes piochées par tour
sylvion-option-draw-help = Trois d’ordinaire ; deux rendent le jeu plus difficile.
sylvion-option-talk = Entre partenaires
sylvion-option-talk-help = Seulement à deux : les mains sont visibles de tous, ou personne ne dit ni ne montre rien de la sienne.
sylvion-option-talk-open = Logistique pure : mains ouvertes
sylvion-option-talk-silence = Grand silence
sylvion-option-edition = Édition
sylvion-option-edition-help = Dans les règles allemandes, la carte qui quitte au hasard un nouveau paquet est montrée ; dans les règles françaises, elle reste cachée.
sylvion-option-edition-de = Allemande, plus récente
sylvion-option-edition-fr = Française

## Questions

sylvion-prompt-recruit = Choisissez une colonne à recruter.
sylvion-prompt-hedgehogs = Défausser une carte révélée avec des Hérissons ?
sylvion-prompt-play = Choisissez une carte à jouer, ou terminez le tour.
sylvion-prompt-place = { sylvion-card } : choisissez une case libre.
sylvion-prompt-target =
    { $card ->
        [whale] Baleine : choisissez l’élémental à déplacer.
       *[elephant] Éléphant : choisissez l’élémental à détruire.
    }
sylvion-prompt-carry = { sylvion-foe } en rangée { $row }, colonne { $col } : choisissez où il va.
sylvion-prompt-pay =
    { $own ->
        [yes] { sylvion-card } : défaussez encore { $n ->
            [one] une carte
           *[other] { $n } cartes
        } pour payer.
       *[no] { $seat } joue { sylvion-card } : défaussez encore { $n ->
            [one] une carte
           *[other] { $n } cartes
        } pour payer.
    }
sylvion-prompt-drawer = Hibou : qui pioche trois cartes ?
sylvion-prompt-stag = Cerf : choisissez comment restaurer des orées.
sylvion-prompt-order = Écureuils, rangée { $row } : quelle carte sur le dessus ?
sylvion-prompt-desiccate = Dessèchement : perdez une carte au hasard, ou choisissez la première de deux.
sylvion-prompt-desiccate-second = Dessèchement : choisissez la deuxième carte.
sylvion-prompt-demobilize = Le paquet est épuisé. Choisissez la première de deux cartes qui quittent le jeu, ou laissez partir la première du nouveau paquet.
sylvion-prompt-demobilize-second = Choisissez la deuxième carte qui quitte le jeu.
sylvion-prompt-dismiss = Démobilisation : retirez une carte de la défausse au hasard, ou choisissez la première de deux.
sylvion-prompt-dismiss-second = Démobilisation : choisissez la deuxième carte.
sylvion-prompt-betrayal = Trahison ! Défaussez-la, ou une autre carte pour vous en débarrasser.
sylvion-prompt-lay-back = Tornade temporelle : choisissez une carte à remettre sur votre paquet.
sylvion-prompt-lay-back-second = Tornade temporelle : choisissez la carte à poser par-dessus.
sylvion-prompt-surplus =
    { $n ->
        [one] Votre main est trop grande : défaussez une carte.
       *[other] Votre main est trop grande : défaussez { $n } cartes.
    }
sylvion-prompt-search = La sagesse du Hibou : prenez une carte du paquet.
sylvion-prompt-search-second = La sagesse du Hibou : prenez une deuxième carte.
sylvion-prompt-scatter =
    { $n ->
        [1] Rangée { $row } : choisissez la carte du dessus.
       *[2] Rangée { $row } : choisissez la carte suivante.
    }
sylvion-prompt-erupt = Le geyser en rangée { $row }, colonne { $col } entre en éruption : choisissez une direction.

sylvion-help-recruit = Toutes ses cartes rejoignent votre paquet. Puis les colonnes grandissent encore, et l’une des quatre déserte au hasard.
sylvion-help-hedgehogs = Seulement maintenant, avant toute résolution. Les nombres sont les dégâts évités au prochain mouvement.
sylvion-help-play =
    { $players ->
        [1] Vous payez avec d’autres cartes de votre main. Quand vous terminez, un nouveau tour commence.
       *[2] Votre partenaire paie. Quand vous terminez, c’est le tour de votre partenaire.
    }
sylvion-help-play-last =
    { $players ->
        [1] Vous payez avec d’autres cartes de votre main. C’est le dernier tour : quand vous le terminez, l’assaut final commence.
       *[2] Votre partenaire paie. C’est le dernier tour : quand vous le terminez, l’assaut final commence.
    }
sylvion-help-place = Les nombres sont les dégâts évités au prochain mouvement.
sylvion-help-target = Les nombres sont les dégâts évités au prochain mouvement.
sylvion-help-lift = Ensuite, vous choisissez où il va : à trois cases au plus, ou dans la forêt.
sylvion-help-carry = Trois cases au plus, sans diagonale, même par-dessus d’autres cartes. Il combat ou brûle là où il arrive.
sylvion-help-pay =
    { $points ->
        [0] Toute carte compte pour une, quel que soit son propre coût.
       *[other] Toute carte compte pour une. Les Poissons vous laissent aussi { $points ->
            [one] un point
           *[other] { $points } points
        } ; le reste est perdu à la fin du tour.
    }
sylvion-help-drawer = Le Hibou est déjà dans la défausse et peut revenir si l’on mélange le paquet.
sylvion-help-stag = Les nombres sont les orées restaurées.
sylvion-help-order = Cette carte est révélée au prochain tour, l’autre au suivant.
sylvion-help-desiccate = Deux cartes de votre choix, ou une que le hasard désigne.
sylvion-help-demobilize = Ensuite la défausse est mélangée et devient votre nouveau paquet.
sylvion-help-dismiss = Deux cartes de la défausse de votre choix, ou une que le hasard désigne, quittent le jeu.
sylvion-help-betrayal = Si vous défaussez la Trahison, elle reviendra avec le prochain paquet.
sylvion-help-lay-back = Vous piocherez ces deux-là en premier.
sylvion-help-surplus = À la fin d’un tour, personne ne garde plus de dix cartes.
sylvion-help-search = Ensuite le paquet est mélangé.
sylvion-help-scatter = Les cartes révélées reviennent, deux sur chaque paquet, où vous voulez.
sylvion-help-erupt = Il détruit tous les élémentaux de cette ligne, puis disparaît.

## Options to choose from

sylvion-choice-done = Terminer le tour
sylvion-choice-none = Ne rien défausser
sylvion-choice-play = { sylvion-card }, coût { $cost }
sylvion-choice-feat = { sylvion-card }
sylvion-choice-erupt = Éruption du geyser : rangée { $row }, colonne { $col }
sylvion-choice-card = { sylvion-card }
sylvion-choice-points =
    { $n ->
        [one] Payer avec un point
       *[other] Payer avec { $n } points
    }
sylvion-choice-random =
    { $kind ->
        [desiccate] Une carte au hasard
        [dismiss] Une carte au hasard
       *[demobilize] Mélanger, et la première carte part
    }
sylvion-choice-itself = Défausser la Trahison
sylvion-choice-space = Rangée { $row }, colonne { $col }
sylvion-choice-onto = Rangée { $row }, colonne { $col } : { sylvion-card }
sylvion-choice-target = { sylvion-card }, rangée { $row }, colonne { $col }
sylvion-choice-forest = Dans la forêt
sylvion-choice-prick = { sylvion-card }, rangée { $row }
sylvion-choice-column =
    { $n ->
        [one] Colonne { $column } : une carte
       *[other] Colonne { $column } : { $n } cartes
    }
sylvion-choice-order = { sylvion-card } sur le dessus
sylvion-choice-drawer =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    }
sylvion-choice-stag-two =
    { $n ->
        [one] Restaurer une orée
       *[other] Restaurer { $n } orées
    }
sylvion-choice-stag-trees =
    { $n ->
        [one] Une orée par arbre : une
       *[other] Une orée par arbre : { $n }
    }
sylvion-choice-direction =
    { $direction ->
        [up] Vers le haut
        [down] Vers le bas
        [left] Vers la gauche
       *[right] Vers la droite
    }

## What an option brings

sylvion-why-stops =
    { $n ->
        [one] Évite un dégât
       *[other] Évite { $n } dégâts
    }
sylvion-why-brings =
    { $n ->
        [one] Laisse passer un dégât de plus
       *[other] Laisse passer { $n } dégâts de plus
    }
sylvion-why-saves = Sauve { sylvion-card }
sylvion-why-beats = Résiste à { sylvion-foe }
sylvion-why-both = Disparaît avec { sylvion-foe }
sylvion-why-loses = Détruit par { sylvion-foe }
sylvion-why-stands = Reste debout
sylvion-why-stoned = Détruit par la Pluie de pierres
sylvion-why-blown-back = Revient en main
sylvion-why-burns = Brûle { $n } aussitôt
sylvion-why-hits =
    { $n ->
        [0] N’atteint rien
        [one] Atteint un élémental
       *[other] Atteint { $n } élémentaux
    }
sylvion-why-meets-holds = { sylvion-card } détruit l’élémental
sylvion-why-meets-both = L’élémental et { sylvion-card } se détruisent
sylvion-why-meets-falls = Détruit { sylvion-card }
sylvion-why-meets-shields = Détruit { sylvion-card }, et la figurine disparaît
sylvion-why-meets-geyser = L’élémental et le geyser se détruisent
sylvion-why-lost = La forêt serait perdue

## What happened

sylvion-event-mobilization = Mobilisation : { $n } cartes attendent l’appel.
sylvion-event-summoned = Colonne { $column } : { sylvion-card }.
sylvion-event-recruited =
    { $n ->
        [one] { $you ->
            [yes] Vous recrutez la colonne { $column } : une carte.
           *[no] { $seat } recrute la colonne { $column } : une carte.
        }
       *[other] { $you ->
            [yes] Vous recrutez la colonne { $column } : { $n } cartes.
           *[no] { $seat } recrute la colonne { $column } : { $n } cartes.
        }
    }
sylvion-event-deserted =
    { $n ->
        [0] La colonne { $column } devrait déserter, mais elle est vide.
        [one] La colonne { $column } déserte : une carte quitte le jeu.
       *[other] La colonne { $column } déserte : { $n } cartes quittent le jeu.
    }
sylvion-event-battle = La bataille commence : un paquet de { $n } cartes, { $turns } tours.
sylvion-event-turn = Le tour { $turn } commence.
sylvion-event-turn-of =
    { $you ->
        [yes] Le tour { $turn } commence, à vous de jouer.
       *[no] Le tour { $turn } commence, à { $seat } de jouer.
    }
sylvion-event-skipped = Le barrage des Hérissons tient : rien n’est révélé.
sylvion-event-revealed = La rangée { $row } révèle { sylvion-card }.
sylvion-event-pawn = La figurine Ravage se tient sur { sylvion-foe }, rangée { $row }.
sylvion-event-pricked = Les Hérissons défaussent { sylvion-card }, rangée { $row }.
sylvion-event-resolves = { sylvion-card } ({ $letter }), rangée { $row }.
sylvion-event-blazed = { sylvion-foe } s’embrase : sa force est maintenant de { $n }.
sylvion-event-moves = { sylvion-foe } avance en rangée { $row }, colonne { $col }.
sylvion-event-holds = { sylvion-card } en rangée { $row }, colonne { $col } résiste et détruit { sylvion-foe }.
sylvion-event-falls = { sylvion-foe } détruit { sylvion-card } en rangée { $row }, colonne { $col } et prend sa place.
sylvion-event-both = { sylvion-foe } et { sylvion-card } en rangée { $row }, colonne { $col } se détruisent l’un l’autre.
sylvion-event-shields = La figurine Ravage sauve { sylvion-foe } : { sylvion-card } en rangée { $row }, colonne { $col } disparaît, la figurine aussi.
sylvion-event-geyser = { sylvion-foe } et le geyser en rangée { $row }, colonne { $col } se détruisent l’un l’autre.
sylvion-event-burns =
    { $n ->
        [0] { sylvion-foe } atteint la forêt en rangée { $row } sans faire de dégâts.
        [one] { sylvion-foe } atteint la forêt en rangée { $row } : un dégât.
       *[other] { sylvion-foe } atteint la forêt en rangée { $row } : { $n } dégâts.
    }
sylvion-event-unseated = { sylvion-foe } en rangée { $row }, colonne { $col } perd la figurine Ravage.
sylvion-event-destroyed = { sylvion-foe } en rangée { $row }, colonne { $col } est détruit.
sylvion-event-dried =
    { $you ->
        [yes] Vous perdez { sylvion-card }.
       *[no] { $seat } perd { sylvion-card }.
    }
sylvion-event-boxed = { sylvion-card } : cette carte quitte le jeu.
sylvion-event-boxed-unseen = La première carte du nouveau paquet quitte le jeu, face cachée.
sylvion-event-laid-down = { sylvion-card } en rangée { $row }, colonne { $col }.
sylvion-event-blown-back =
    { $you ->
        [yes] { sylvion-card } en rangée { $row }, colonne { $col } revient dans votre main.
       *[no] { sylvion-card } en rangée { $row }, colonne { $col } revient dans la main de { $seat }.
    }
sylvion-event-laid-back =
    { $you ->
        [yes] Vous remettez une carte sur le paquet.
       *[no] { $seat } remet une carte sur le paquet.
    }
sylvion-event-laid-back-card =
    { $you ->
        [yes] Vous remettez { sylvion-card } sur le paquet.
       *[no] { $seat } remet { sylvion-card } sur le paquet.
    }
sylvion-event-stoned = Les pierres détruisent { sylvion-card } en rangée { $row }, colonne { $col }.
sylvion-event-stoned-edge = Les pierres ne trouvent rien en rangée { $row } : une orée est désolée.
sylvion-event-drew =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $seat } pioche une carte.
    }
sylvion-event-drew-card =
    { $you ->
        [yes] Vous piochez { sylvion-card }.
       *[no] { $seat } pioche { sylvion-card }.
    }
sylvion-event-reshuffled =
    { $n ->
        [one] La défausse, une carte, est le nouveau paquet.
       *[other] La défausse est mélangée : un nouveau paquet de { $n } cartes.
    }
sylvion-event-betrayed =
    { $you ->
        [yes] Vous défaussez { sylvion-card }.
       *[no] { $seat } défausse { sylvion-card }.
    }
sylvion-event-ransomed =
    { $you ->
        [yes] Vous défaussez { sylvion-card }, et la Trahison quitte le jeu.
       *[no] { $seat } défausse { sylvion-card }, et la Trahison quitte le jeu.
    }
sylvion-event-placed =
    { $you ->
        [yes] Vous jouez { sylvion-card } en rangée { $row }, colonne { $col }.
       *[no] { $seat } joue { sylvion-card } en rangée { $row }, colonne { $col }.
    }
sylvion-event-played =
    { $you ->
        [yes] Vous jouez { sylvion-card }.
       *[no] { $seat } joue { sylvion-card }.
    }
sylvion-event-paid =
    { $you ->
        [yes] Vous payez avec { sylvion-card }.
       *[no] { $seat } paie avec { sylvion-card }.
    }
sylvion-event-paid-points =
    { $n ->
        [one] Un point paie, il en reste { $left }.
       *[other] { $n } points paient, il en reste { $left }.
    }
sylvion-event-restored =
    { $n ->
        [0] Aucune orée n’est restaurée.
        [one] Une orée est restaurée.
       *[other] { $n } orées sont restaurées.
    }
sylvion-event-soothed = Rangée { $row } : les Colombes défaussent { sylvion-card }.
sylvion-event-seen = Rangée { $row } : on découvre { sylvion-card }.
sylvion-event-swapped = Rangée { $row } : { sylvion-card } est maintenant sur le dessus.
sylvion-event-points = Les Poissons donnent { $n } points pour payer ; il y en a { $left } maintenant.
sylvion-event-feat =
    { $you ->
        [yes] Vous accomplissez un haut fait : { sylvion-card }.
       *[no] { $seat } accomplit un haut fait : { sylvion-card }.
    }
sylvion-event-found =
    { $you ->
        [yes] Vous prenez une carte du paquet.
       *[no] { $seat } prend une carte du paquet.
    }
sylvion-event-found-card =
    { $you ->
        [yes] Vous prenez { sylvion-card } dans le paquet.
       *[no] { $seat } prend { sylvion-card } dans le paquet.
    }
sylvion-event-washed-away = { sylvion-card } en rangée { $row }, colonne { $col } : emporté par les eaux.
sylvion-event-scattered =
    { $n ->
        [1] Rangée { $row } : { sylvion-card } sur le dessus.
       *[2] Rangée { $row } : { sylvion-card } en deuxième.
    }
sylvion-event-erupted =
    { $direction ->
        [up] Le geyser en rangée { $row }, colonne { $col } jaillit vers le haut.
        [down] Le geyser en rangée { $row }, colonne { $col } jaillit vers le bas.
        [left] Le geyser en rangée { $row }, colonne { $col } jaillit vers la gauche.
       *[right] Le geyser en rangée { $row }, colonne { $col } jaillit vers la droite.
    }
sylvion-event-dropped =
    { $you ->
        [yes] Votre main est pleine : vous défaussez { sylvion-card }.
       *[no] La main de { $seat } est pleine : { sylvion-card } va à la défausse.
    }
sylvion-event-assault = L’assaut final !
sylvion-event-over =
    { $end ->
        [healed] Les arbres restaurent { $n } orées, { $desolated } sont désolées : la forêt est guérie.
        [count] Les arbres restaurent { $n } orées, { $desolated } sont désolées : ce n’est pas assez.
        [feat] Le haut fait décide de la bataille.
       *[other] La forêt est perdue.
    }

## What is refused

sylvion-refused-hedgehogs = Les Hérissons ne se jouent qu’à l’étape 1, une fois les cartes révélées et avant la première résolution.
sylvion-refused-betrayal = Une Trahison ne se joue pas.
sylvion-refused-betrayal-stays = Une Trahison ne quitte jamais le jeu par démobilisation.
sylvion-refused-no-space = Il n’y a pas de case libre sur le champ de bataille.
sylvion-refused-no-elemental = { sylvion-card } : il faut un élémental sur le champ de bataille.
sylvion-refused-no-elemental-there = Il n’y a pas d’élémental sur cette case.
sylvion-refused-no-stacks = { sylvion-card } : il faut des cartes dans les paquets Ravage.
sylvion-refused-no-geyser = Il n’y a pas de geyser sur cette case.
sylvion-refused-cost =
    { $players ->
        [1] { sylvion-card } coûte { $n }, mais vous n’avez que { $have } pour payer : la carte elle-même ne compte pas.
       *[2] { sylvion-card } coûte { $n }, mais votre partenaire n’a que { $have } pour payer.
    }
sylvion-refused-not-there = Cette carte n’est pas là : { sylvion-card }.
sylvion-refused-feat-used = Un haut fait ne s’accomplit qu’une fois, et celui-ci l’a été.
sylvion-refused-feat-missing = Vous n’avez pas recruté ce haut fait.
sylvion-refused-feat-lacking =
    { $card ->
        [feat_stag] Il faut 8 arbres sur le champ de bataille, dont chacune des quatre valeurs.
        [feat_fish] Il faut 10 fontaines sur le champ de bataille, dont chacune des quatre forces.
        [feat_doves] Il faut 16 cartes en main.
        [feat_whales] Il faut que les 12 orées soient désolées et 12 élémentaux sur le champ de bataille.
        [feat_owl] Le paquet est vide.
       *[feat_squirrels] Les paquets Ravage sont vides.
    }
sylvion-refused-feat-pays = Un haut fait ne peut pas servir à payer.
sylvion-refused-occupied = La case en rangée { $row }, colonne { $col } est occupée ({ sylvion-card }). Fontaines et arbres demandent une case vide.
sylvion-refused-outside = Fontaines et arbres se jouent sur le champ de bataille, pas sur les paquets.
sylvion-refused-too-few =
    { $n ->
        [one] Ce n’est pas assez : { sylvion-card } coûte encore une carte.
       *[other] Ce n’est pas assez : { sylvion-card } coûte encore { $n } cartes.
    }
sylvion-refused-too-many =
    { $n ->
        [one] C’est trop : { sylvion-card } ne coûte plus qu’une carte.
       *[other] C’est trop : { sylvion-card } ne coûte plus que { $n } cartes.
    }
sylvion-refused-one-by-one = Donnez les cartes une par une.
sylvion-refused-no-points = Il ne reste pas de points pour payer.
sylvion-refused-pays-itself = { sylvion-card } est la carte que vous jouez : payez-la avec d’autres cartes.
sylvion-refused-far = Une baleine déplace un élémental de { $expected } cases au plus ; ce serait { $n }.
sylvion-refused-diagonal = Une baleine ne se déplace pas en diagonale ; en ligne droite, ce serait { $n } cases, et { $expected } est le maximum.
sylvion-refused-whale-elemental = Un élémental ne peut pas aller sur un autre.
sylvion-refused-whale-lake = Un élémental ne peut pas aller sur un lac acide.
sylvion-refused-whale-stack = Un élémental ne peut pas aller sur un paquet Ravage.
sylvion-refused-whale-stuck = Aucune case à trois pas ou moins ne peut accueillir cet élémental.
sylvion-refused-column = Cette colonne est vide : recrutez-en une qui a des cartes.
sylvion-refused-not-revealed = Il n’y a pas de carte révélée sur ce paquet.

## Positions that cannot be

sylvion-invalid-hands = Il y a { $n } mains, mais { $expected } à la table.
sylvion-invalid-phase =
    { $step ->
        [over] La phase ne convient pas à une partie terminée.
       *[other] La phase ne convient pas à l’étape « { $step } ».
    }
sylvion-invalid-active = La place { $n } ne peut pas être active : il y en a { $seats }.
sylvion-invalid-mobilization = Le jeu d’initiation n’a pas de mobilisation.
sylvion-invalid-feats = Le jeu d’initiation n’a ni hauts faits ni trahisons.
sylvion-invalid-pawn = La figurine Ravage doit se tenir sur un élémental, et seulement dans une partie qui l’utilise.
sylvion-invalid-laid = { $n } cartes seraient posées sur un paquet de { $deck }.
sylvion-invalid-edges = Il y a { $expected } orées en tout ; cette position en a { $n }.
sylvion-invalid-desertion = Le paquet de désertion est épuisé : la mobilisation est finie.
sylvion-invalid-sylvan = Il y a { $expected } cartes de votre côté en tout ; cette position en a { $n }.
sylvion-invalid-ravage = Il y a { $expected } cartes Ravage en tout ; cette position en a { $n }.
sylvion-invalid-count = { sylvion-card } : { $n } au lieu de { $expected }.
sylvion-invalid-blazing = { sylvion-card } : { $n }, mais { $expected } seulement peuvent venir d’élémentaux de la défausse Ravage.
sylvion-invalid-column = La colonne { $column } a { $n } cartes ; { $expected } est le maximum.
sylvion-invalid-recruits = Il reste des recrues, mais la mobilisation est finie.
sylvion-invalid-early = Avant la bataille, mains, défausse et champ de bataille sont vides.
sylvion-invalid-stacks = Les quatre paquets Ravage doivent avoir la même hauteur.
sylvion-invalid-known = On connaîtrait plus de cartes d’un paquet qu’il n’en a.
sylvion-invalid-revealed = Les cartes révélées ne conviennent pas à ce moment du tour.
sylvion-invalid-no-stack = Il n’y a plus rien à révéler : les paquets sont vides.
sylvion-invalid-hand-limit = Entre deux tours, aucune main n’a plus de { $n } cartes.
sylvion-invalid-playing = La carte en train d’être jouée ne convient pas au moment : carte, cible et coût restant doivent aller ensemble.
sylvion-invalid-end = La fin de la partie ne convient pas à la position.

## Rule changes since earlier versions

sylvion-change-betrayal = Une Trahison qu’un effet met en main agit aussitôt, aussi dans l’édition allemande.

## How it ended

sylvion-result-healed = La forêt est sauvée : les arbres restaurent { $restored } orées, { $desolated } étaient désolées.
sylvion-result-feat = { sylvion-card } : la forêt est sauvée aussitôt.
sylvion-result-count = La forêt est perdue : les arbres restaurent { $restored } orées, mais { $desolated } sont désolées.
sylvion-result-damage = La forêt est perdue au tour { $turn } : plus de dégâts que d’orées en floraison.
sylvion-result-stones = La forêt est perdue au tour { $turn } : une pluie de pierres, et plus d’orée en floraison.
sylvion-result-pawn = La forêt est perdue au tour { $turn } : le Ravage l’a atteinte.

## Drawn with letters

sylvion-sketch-foe =
    { $kind ->
        [marked] Marqué { $n }
        [blazing] Embrasé { $n }
       *[elemental] Élémental { $n }
    }
sylvion-sketch-edges = { $bloom } en floraison, { $desolated } désolées
sylvion-sketch-left = reste { $n }
sylvion-sketch-hand =
    { $points ->
        [0] Main :
       *[other] Main, { $points } points :
    }
sylvion-sketch-coming =
    { $kind ->
        [assault] Assaut final, dégâts : { $n }, cartes qui tombent : { $falls }.
       *[movement] Prochain mouvement, dégâts : { $n }, cartes qui tombent : { $falls }, encore inconnues : { $unknown }.
    }
sylvion-sketch-count = Les arbres restaurent { $restored }, { $desolated } désolées.
sylvion-sketch-mobilization = Mobilisation, tour { $round } sur { $rounds } : { $pool } à appeler, paquet de { $n }.
sylvion-sketch-kind =
    { $kind ->
        [fountain] { $n } fontaines
        [tree] { $n } arbres
        [animal] { $n } animaux
        [feat] { $n } hauts faits
       *[betrayal] { $n } trahisons
    }

## Ce qu’un choix apporterait

sylvion-outcome-edges =
    { $n ->
        [one] { $n } orée refleurit
       *[other] { $n } orées refleurissent
    }
sylvion-outcome-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
sylvion-outcome-row = Dégâts à venir
sylvion-outcome-loses = la forêt serait perdue
sylvion-outcome-lost =
    { $why ->
        [unknown] Dégâts à venir : { $n }, et { $left } { $left ->
            [one] orée est en floraison
           *[other] orées sont en floraison
        }. Seul ce qui est encore face cachée pourrait sauver la forêt.
       *[sure] Dégâts à venir : { $n }, et { $left } { $left ->
            [one] orée est en floraison
           *[other] orées sont en floraison
        }.
    }
sylvion-outcome-lost-pawn =
    { $why ->
        [unknown] La figurine Ravage atteint la forêt. Seul ce qui est encore face cachée pourrait l’arrêter.
       *[sure] La figurine Ravage atteint la forêt.
    }
sylvion-outcome-lost-count =
    { $why ->
        [unknown] Les arbres ne restaurent pas toutes les orées désolées. Seul ce qui est encore face cachée pourrait sauver la forêt.
       *[sure] Les arbres ne restaurent pas toutes les orées désolées.
    }
sylvion-loses-bloom = Il vient plus de dégâts qu’il n’y a d’orées en floraison.
sylvion-loses-pawn = La figurine Ravage atteint la forêt.
sylvion-loses-count = Les arbres ne restaurent pas toutes les orées désolées.
sylvion-danger-bloom =
    { $left ->
        [one] Encore un dégât et la forêt est perdue
       *[other] Encore { $left } dégâts et la forêt est perdue
    }
sylvion-danger-pawn =
    { $left ->
        [one] La figurine Ravage est à un pas de la forêt
       *[other] La figurine Ravage est à { $left } pas de la forêt
    }
sylvion-danger-pawn-later = La figurine Ravage n’a pas de porteur
sylvion-danger-count =
    { $left ->
        [0] Les arbres ne restaurent pas toutes les orées désolées
        [one] Encore une orée désolée et les arbres ne les restaurent plus toutes
       *[other] Encore { $left } orées désolées et les arbres ne les restaurent plus toutes
    }
sylvion-danger-count-later =
    { $n ->
        [0] Toutes les orées désolées sont restaurées
        [one] Les arbres doivent encore restaurer une orée
       *[other] Les arbres doivent encore restaurer { $n } orées
    }
