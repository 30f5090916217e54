### Ce que chaque table peut dire, quel que soit le jeu

## Options de la table

table-option-thinking = Temps de réflexion
table-option-thinking-help = Les secondes que la meilleure IA prend pour une réponse.
table-option-takebacks = Reprise des coups
table-option-takebacks-help = Jusqu’où les réponses peuvent être reprises.
table-option-takebacks-own = Tant que personne n’a rien vu de nouveau
table-option-takebacks-free = Toujours, pour s’exercer entre amis

## Places tenues par une IA

bot-random = Joue au hasard
bot-greedy = Réfléchie
bot-heuristic = Réfléchie
bot-search = Forte
bot-planner = Forte
bot-easy = Facile
bot-thoughtful = Réfléchie
bot-strong = Forte

## Réponses refusées

illegal-over = La partie est terminée.
illegal-seat = Il n’y a pas de place { $n } à cette table. Ses places sont numérotées de 0 à { $last }.
illegal-not-asked = Ce n’est pas votre tour. La partie attend { $seats }.
illegal-answered = Vous avez déjà répondu. La partie attend { $seats } ; d’ici là, vous pouvez reprendre votre réponse.
illegal-option = « { $option } » ne peut pas être choisi maintenant. Choisissez une des options proposées.
illegal-index = Il n’y a pas d’option { $n }. Les options sont numérotées de 0 à { $last }.

## Pourquoi une réponse reste

illegal-undo-nothing = Il n’y a rien à reprendre.
illegal-undo-other = Reprise impossible : { $seat } a répondu depuis.
illegal-undo-chance = Reprise impossible : le hasard a décidé depuis.
illegal-undo-revealed = Reprise impossible : quelque chose de caché a été révélé depuis.

## Tables impossibles

setup-game = Il n’y a pas de jeu « { $game } ». Il y a : { $choices }.
setup-seats = Ce jeu ne se joue pas à { $n }. Nombres de places possibles : { $choices }.
setup-seed = « { $value } » ne peut pas servir de graine. Choisissez un nombre entier de 0 à { $hi }.
setup-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $choices }.
setup-option-choice = « { $value } » n’est pas possible pour l’option { $option }. Choisissez parmi : { $choices }.
setup-option-range = « { $value } » n’est pas possible pour l’option { $option }. Choisissez un nombre entier de { $lo } à { $hi }.
setup-option-idle = L’option { $option } ne sert à rien tant que { $other } vaut { $value }. Laissez-la de côté ou choisissez pour { $other } : { $choices }.
setup-option-needs = « { $value } » pour l’option { $option } ne peut être choisi qu’avec { $choices }.
setup-option-forced = Avec { $value } pour l’option { $option }, l’option { $other } doit être { $choices }.
setup-start-missing = Cette partie commence à la fin d’une autre. Indiquez une partie terminée.
setup-start-unused = Avec ces options, aucune partie ne commence à la fin d’une autre.
setup-start-game = Une partie de { $game } n’est pas un début pour { $expected }.
setup-start-unfinished = La partie dont il faut partir n’est pas encore terminée.
setup-start-lost = Aucune partie ne peut commencer après celle-ci : les esprits l’ont perdue.
setup-start-spirits = Après cette partie, il faut { $expected } autres esprits, et ces boîtes en ont { $n }. Choisissez une boîte de plus.
setup-start-seats = La partie dont il faut partir était pour { $expected }, pas pour { $n }.
setup-start-option = L’option { $option } découle de la partie précédente : c’est { $expected }, pas « { $value } ».
setup-bot = Il n’y a pas d’IA « { $bot } » pour ce jeu. Il y a : { $choices }.
setup-games = On ne peut pas jouer { $n } parties. Choisissez-en au moins 1.
setup-people = { $n } personnes ne peuvent pas prendre place ici. Choisissez de 1 à { $hi }.

## Positions

position-bad =
    { $n ->
        [one] La position est inutilisable : une erreur.
       *[other] La position est inutilisable : { $n } erreurs.
    }
position-missing = { $path } manque.
position-unknown = { $path } n’est pas connu ici. Supprimez-le.
position-wrong = { $path } doit être { $expected }, pas { $found }.
position-newer =
    { $field ->
        [weald] Il faut un Weald qui lise le format { $found } des positions ; celui-ci lit jusqu’au format { $known }. Mettez Weald à jour.
       *[version] Il faut la version { $found } du jeu ; ce Weald a la version { $known }. Mettez Weald à jour.
    }
position-damaged = « { $field } » est abîmé : impossible de le mettre à niveau depuis la version { $version } du jeu.
position-answer = La réponse { $n } n’est pas possible à ce moment :

## Enregistrements

record-missing = L’enregistrement n’est pas entier : « { $field } » manque ou est abîmé. Enregistrez-le à nouveau là d’où il vient.
record-newer =
    { $field ->
        [weald] L’enregistrement demande un Weald qui lise le format { $found } ; celui-ci lit jusqu’au format { $known }. Mettez Weald à jour.
       *[version] L’enregistrement demande la version { $found } du jeu ; ce Weald a la version { $known }. Mettez Weald à jour.
    }
record-start =
    { $n ->
        [one] L’enregistrement ne peut pas être rejoué : son début contient une erreur.
       *[other] L’enregistrement ne peut pas être rejoué : son début contient { $n } erreurs.
    }
record-answer = L’enregistrement ne peut pas être rejoué : la réponse { $n } n’y est pas possible. Il a été modifié, ou suit d’autres règles.
record-differs =
    { $n ->
        [0] L’enregistrement ne peut pas être rejoué : le hasard ouvre la partie autrement. Il a été modifié, ou suit d’autres règles.
       *[other] L’enregistrement ne peut pas être rejoué : après la réponse { $n }, le hasard décide autrement. Il a été modifié, ou suit d’autres règles.
    }
record-changed =
    { $n ->
        [0] L’enregistrement est de la version { $version } du jeu. Depuis, des règles ont changé ; aujourd’hui la partie s’ouvre autrement.
       *[other] L’enregistrement est de la version { $version } du jeu. Depuis, des règles ont changé ; à partir de la réponse { $n }, la partie se déroule autrement aujourd’hui.
    }

# Why a hint is to end a phase.
hint-nothing-better = Rien de ce qui reste à faire ne change assez.

# Why a hint is good, where nothing else can be named.
hint-no-difference = Dans les parties imaginées, elle ne se distingue pas de l’option suivante.
hint-more-victories = { $n ->
        [one] 1 victoire
       *[other] { $n } victoires
    } de plus sur 100 parties imaginées.
