### Énigmes et défi du jour

learn-puzzle = Énigme
learn-puzzle-play = Essayer
learn-puzzle-again = Réessayer
learn-puzzle-show = Montrer la solution
learn-puzzle-all = Toutes les énigmes
learn-puzzle-good = Résolue !
learn-puzzle-bad = Pas cette fois.
learn-puzzles = Énigmes
learn-puzzles-of = Énigmes : { $title }
learn-puzzles-lead = Chaque position a une solution qui ne demande pas de chance, et ce qui semble le mieux à première vue n’en est pas une.
learn-puzzles-solved = Vous en avez résolu { $n } sur { $of }.
learn-solved = Résolue
learn-difficulty =
    { $n ->
        [1] facile
        [2] moins facile
       *[3] difficile
    }
learn-goal-ecosystem-points =
    { $cards ->
        [one] Atteignez { $n } points avec une carte.
       *[other] Atteignez { $n } points avec { $cards } cartes de votre main.
    }
learn-goal-living_forest_duel-win_now = Gagnez maintenant, sans révéler de carte.
learn-goal-sylvion-last_turn = Le dernier tour : gagnez la partie.
learn-goal-spirit_island-win_fast = Pouvoirs rapides : gagnez ce tour-ci.
learn-goal-spirit_island-win_slow = Pouvoirs lents : gagnez ce tour-ci.
learn-goal-spirit_island-terror_fast = Pouvoirs rapides : atteignez le niveau de Terreur { $n } ce tour-ci.
learn-goal-spirit_island-terror_slow = Pouvoirs lents : atteignez le niveau de Terreur { $n } ce tour-ci.
learn-goal-spirit_island-cities_fast = Pouvoirs rapides : ne laissez aucune cité sur l’île.
learn-goal-spirit_island-cities_slow = Pouvoirs lents : ne laissez aucune cité sur l’île.
learn-goal-spirit_island-towns_fast = Pouvoirs rapides : ne laissez aucun village sur l’île.
learn-goal-spirit_island-towns_slow = Pouvoirs lents : ne laissez aucun village sur l’île.
learn-goal-spirit_island-lose_nothing = Pouvoirs rapides : ne perdez aucun Dahan et n’ajoutez aucune désolation ce tour-ci.
learn-goal-spirit_island-no_blight = Pouvoirs rapides : passez ce tour sans nouvelle désolation.
learn-daily = Défi du jour
learn-daily-lead = La même donne pour tous, renouvelée chaque jour (heure de Greenwich), dans chaque jeu.
learn-daily-streak =
    { $n ->
        [0] Commencez une série aujourd’hui.
        [one] Vous avez joué { $n } jour de suite.
       *[other] Vous avez joué { $n } jours de suite.
    }
learn-daily-play = Jouer la donne du jour
learn-daily-look = Revoir
learn-daily-share = Copier un lien pour comparer
learn-daily-copied = Lien copié
learn-daily-link = Copiez ce lien :
learn-daily-won =
    { $n ->
        [one] gagné, { $n } point
       *[other] gagné, { $n } points
    }
learn-daily-lost =
    { $n ->
        [one] perdu, { $n } point
       *[other] perdu, { $n } points
    }
learn-daily-compared = Comparaison
learn-daily-claim = Un lien ne fait qu’affirmer un résultat. L’enregistrement de la partie, lui, se vérifie.
learn-daily-somebody = Quelqu’un
learn-daily-not-yet = pas joué sur cet appareil
learn-daily-one-deal = Tout le monde joue cette donne aujourd’hui.
learn-daily-all = Tous les défis
learn-daily-who =
    { $against ->
        [ai] contre une IA
       *[none] en solitaire
    }
learn-daily-left =
    { $n ->
        [one] Nouvelles donnes dans une heure.
       *[other] Nouvelles donnes dans { $n } heures.
    }
learn-daily-day = joué
learn-daily-no-day = pas joué
