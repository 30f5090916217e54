### Des personnes à différents endroits

ui-people = Personnes et invitation
ui-people-here = Personnes : { $n } sur { $of } présentes
ui-host = Hôte
ui-seat-is-here = à la table
ui-seat-is-away = absence
ui-seat-is-free = libre, attend quelqu’un
ui-seat-is-ai = IA : { $level }
ui-seat-is-lent = une IA joue pour l’instant : { $level }
ui-seat-lend = Laisser jouer une IA
ui-seat-take-back = Rejouer moi-même
ui-seat-sit = Je joue aussi ici
ui-seat-free = Libérer pour une invitation
ui-lend-level = L’IA qui prend le relais
ui-lend-for = Laisser une IA jouer pour { $seat }
ui-lent = Une IA joue pour vous.
ui-lent-help = Vous pouvez regarder, et reprendre votre place à tout moment.
ui-absent =
    { $count ->
        [one] { $seats } n’est pas là en ce moment.
       *[other] { $seats } ne sont pas là en ce moment.
    }
ui-waiting-free =
    { $n ->
        [one] En attente d’une personne invitée.
       *[other] En attente de { $n } personnes invitées.
    }
ui-waiting-free-host = Envoyez l’invitation, ou laissez jouer une IA.
ui-deadline = Temps restant : { $time }
ui-deadline-help = Quand le temps est écoulé, une IA continue.
ui-deadline-soon = Il reste peu de temps. Ensuite, une IA continue pour vous.
ui-timer-is = Temps pour répondre : { $time }. Ensuite, une IA continue.
ui-invite = Invitation
ui-invite-do = Inviter
ui-invite-help = Qui a ce lien peut prendre une place libre, sans compte. Ne le donnez qu’à celles et ceux avec qui vous voulez jouer.
ui-invite-link = Lien de l’invitation
ui-invite-copy = Copier l’invitation
ui-invite-qr = L’invitation sous forme de code pour l’appareil photo d’un téléphone
ui-invite-local = Cette adresse ne mène ici que sur cette machine. Pour les autres, lancez Weald pour votre réseau et ouvrez-le sous l’adresse qu’il affiche.
ui-watch-link-help = Qui a ce lien regarde, et ne voit que ce que tout le monde peut voir.
ui-watch-link-over = Qui a ce lien voit la fin de cette partie.
ui-join = Invitation : { $title }
ui-join-with = À la table : { $seats }
ui-join-seat = Votre place
ui-join-free = Place { $n }
ui-join-kept = Gardée pour { $name }
ui-join-name = Votre nom
ui-join-sit = Prendre place
ui-join-watch = Seulement regarder
ui-join-mine = Vous avez déjà une place à cette table.
ui-join-full = Toutes les places sont prises. Vous pouvez regarder, ou demander à l’hôte d’en libérer une.
ui-join-over = Cette partie est terminée. Vous pouvez la revoir depuis le début.
ui-wish =
    { $you ->
        [yes] Vous aimeriez reprendre { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
       *[no] { $seat } aimerait reprendre { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
    }
ui-wish-whose =
    { $you ->
        [yes] { $n } de vous
       *[no] { $n } de { $seat }
    }
ui-wish-among = Dont : { $what }.
ui-wish-waits = En attente de l’accord de { $seats }.
ui-wish-why-other = { $seat } a répondu depuis.
ui-wish-why-revealed = Quelque chose de caché a été révélé depuis.
ui-wish-ask = Demander l’accord de { $seats } ?
ui-wish-do-ask = Demander
ui-wish-leave = Laisser
ui-wish-agree = Accepter
ui-wish-refuse = Refuser
ui-wish-withdraw = Finalement non
ui-wish-done =
    { $you ->
        [yes] Tout le monde est d’accord. Vous avez repris { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
       *[no] { $seat } a repris { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
    }
ui-wish-refused = L’accord n’a pas été donné. La partie continue telle quelle.
ui-wish-refused-by = { $seat } n’est pas d’accord. La partie continue telle quelle.
ui-wish-gone = C’est déjà réglé.
ui-side = Journal ou discussion
ui-talk = Discussion
ui-talk-unread = Discussion ({ $n })
ui-unread = non lus
ui-talk-nothing = Personne n’a encore rien dit.
ui-talk-write = Dire quelque chose
ui-talk-send = Envoyer
ui-talk-unsent = Pas encore envoyé : pas de connexion. Vos mots sont gardés ; envoyez-les à nouveau.
ui-point = Montrer quelque chose
ui-point-help = Montrez aux autres quelque chose sur la table. Aussi : Alt et clic, ou Alt et Entrée.
ui-key-point = Alt + clic
ui-key-point-does = montre quelque chose aux autres
ui-point-now = Que voulez-vous montrer aux autres ? Choisissez-le sur la table.
ui-point-hand = Ce qui est dans votre main, vous seul pouvez le voir.
ui-points = { $seat } montre quelque chose.
ui-points-at = { $seat } montre : { $thing }.
ui-since = Depuis votre dernier passage :
ui-since-count =
    { $n ->
        [one] il s’est passé une chose.
       *[other] il s’est passé { $n } choses.
    }
ui-since-show = Montrer
ui-report = Signaler un problème (fichier)
ui-move = Jouer sur un autre appareil
ui-move-help = Votre place à cette table passe à l’autre appareil, et celui-ci ne fait plus que regarder. Ne donnez le code à personne d’autre : c’est votre place.
ui-move-local = Un autre appareil n’atteint pas encore cette table : lancez Weald pour votre réseau et ouvrez la table sous l’adresse qu’il affiche.
ui-move-type = Là-bas, ouvrez { $address } et tapez :
ui-move-valid = Valable une seule fois, encore { $time }.
ui-move-link = Copier plutôt un lien
ui-move-again = Un nouveau code
ui-move-here = Votre place, sur cet appareil
ui-move-here-help = Sur l’autre appareil, ouvrez le menu de la table, choisissez « Jouer sur un autre appareil » et tapez le code ici.
ui-move-here-link = Ce lien amène votre place sur cet appareil. L’autre ne fera plus que regarder.
ui-move-code = Le code
ui-move-take = Jouer ici
ui-move-home = D’un autre appareil
ui-spectators =
    { $n ->
        [one] Une personne regarde.
       *[other] { $n } personnes regardent.
    }
ui-spectators-names = Regardent : { $names }.
ui-spectators-and =
    { $others ->
        [one] Regardent : { $names } et une autre personne.
       *[other] Regardent : { $names } et { $others } autres.
    }
ui-watch-name = Votre nom pour les autres (si vous voulez)
