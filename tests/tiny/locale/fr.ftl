### Tiny : un jeu pour les tests

tiny-title = Tiny
tiny-blurb = Deux écureuils amassent des fruits avant l’hiver.
tiny-minutes = 1 min
tiny-option-rounds = Manches
tiny-option-rounds-help = Combien de fois chacun amasse un fruit.
tiny-option-storms = Tempêtes
tiny-option-storms-help = Si les tempêtes vident les réserves.

tiny-prompt-hoard = Choisissez un fruit pour la réserve.
tiny-prompt-forage = Piochez un fruit, ou reposez-vous.
tiny-prompt-bury = Enterrez un fruit contre celui du creux, si vous voulez.
tiny-prompt-keep = Vous avez trouvé : { tiny-choice-nut }. En main ou en réserve ?
tiny-help-hoard = Chacun choisit en secret.

tiny-choice-nut = { $nut ->
        [acorn] Gland
        [beechnut] Faîne
        [chestnut] Châtaigne
       *[walnut] Noix
    }
tiny-choice-draw = Piocher
tiny-choice-rest = Se reposer
tiny-choice-none = Ne rien enterrer
tiny-choice-bury = { tiny-choice-nut } dans le creux de { $hollow ->
        [left] gauche
       *[right] droite
    }
tiny-choice-hand = Garder en main
tiny-choice-store = Mettre en réserve
tiny-why-nut = { tiny-choice-nut }
tiny-refused-nut = Pas en main : { tiny-choice-nut }.

tiny-event-dealt = Les fruits sont distribués.
tiny-event-hoarded = { $seat } amasse : { tiny-choice-nut }.
tiny-event-drew = { $seat } pioche un fruit.
tiny-event-drew-own = Vous piochez, { $seat } : { tiny-choice-nut }.
tiny-event-rested = { $seat } se repose.
tiny-event-buried = { $seat } enterre un fruit à { $hollow ->
        [left] gauche
       *[right] droite
    }.
tiny-event-buried-own = Vous enterrez, { $seat }, à { $hollow ->
        [left] gauche
       *[right] droite
    } : { tiny-choice-nut }. Vous trouvez : { $found ->
        [acorn] Gland
        [beechnut] Faîne
        [chestnut] Châtaigne
       *[walnut] Noix
    }.
tiny-event-stored = { $seat } met en réserve : { tiny-choice-nut }.
tiny-event-storm = Une tempête emporte le dernier fruit des deux réserves.

tiny-result-win = { $seat } gagne avec { $points } points.
tiny-result-tie = { $seats } se partagent la victoire avec { $points } points.

tiny-invalid-count = { tiny-choice-nut } : { $n } au lieu de { $expected }.
tiny-invalid-awake = Seuls veillent les écureuils qui cherchent.
tiny-invalid-round = Manche { $n } sur { $expected }.
tiny-invalid-hollows = { $n } creux contiennent un fruit.

tiny-ui-where = Manche { $n } sur { $rounds }
tiny-ui-hollows = Creux
tiny-ui-store = Réserve de { $seat }
tiny-ui-unknown = Inconnu
tiny-ui-holds = { $n } en main, { $nuts } en réserve
tiny-ui-nut = En réserve, un gland vaut 1 point, une faîne 2, une châtaigne 3 et une noix 4.
tiny-sketch-hollows = Creux (pioche : { $n })
tiny-sketch-store = Réserve de { $seat }
tiny-sketch-hand = Main
