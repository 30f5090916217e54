### The end of a game

ui-again = Rejouer
ui-replay-from = Revoir depuis le tour { $turn }
ui-how-it-went = Le récit
ui-turn-by-turn = Tour par tour
ui-and-now = Et maintenant ?
ui-share-replay = Copier le lien du replay
ui-harder = Un cran plus difficile
ui-harder-by = Un cran plus difficile : difficulté { $n }
ui-ending-winner =
    { $you ->
        [yes] Vous gagnez.
       *[no] { $seat } gagne.
    }
ui-ending-tie = { $seats } gagnent ensemble.
ui-story-value = { $what } { $value }
ui-story-begin = Après les premiers tours : { $list }.
ui-story-step = { $what } : de { $before } à { $after }, le plus grand pas de la partie.
ui-story-peak = { $what } : { $value }, plus que jamais avant ou après.
ui-as-table = En tableau
ui-turn = Tour
ui-the-end = La fin
ui-measure-of = { $what } ({ $seat })
ui-play-on-here = Continuer d’ici

## Statistics

ui-record = Gagnées : { $won } sur { $n }
ui-statistics = Vos parties
ui-statistics-help = Les parties terminées sur cet appareil, gardées dans ce navigateur et nulle part ailleurs.
ui-statistics-none = Aucune partie n’a encore été terminée sur cet appareil.
ui-statistics-all = Toutes les parties
ui-statistics-played = jouées
ui-statistics-won = gagnées
ui-statistics-best = record
ui-statistics-save = Enregistrer dans un fichier
ui-statistics-clear = Tout oublier
ui-statistics-clear-sure = Oublier toutes les parties de cet appareil ?
