### Spirit Island, Terre Fracturée : Fractured Days Split the Sky

spirit_island-name-fractured_days = Jours brisés qui déchirent les cieux
spirit_island-about-fractured_days = Il amasse ses présences en Temps et le dépense : pour user des pouvoirs hors de leur ordre, figer une région, ramener le passé.
spirit_island-hard-fractured_days = Le Temps est de la présence : chaque usage vous fait reculer.
spirit_island-voice-fractured_days = C’est arrivé demain. Je me souviens de votre défaite.
spirit_island-growth-fractured_days-1 = Gagnez air, récupérez toutes les cartes, gagnez jusqu’à 2 Temps
spirit_island-growth-fractured_days-2 = Gagnez lune, gagnez une carte Pouvoir, ajoutez une présence à portée 2, deux fois : gagnez 1 Temps ou jouez 2 cartes de plus
spirit_island-growth-fractured_days-3 = Gagnez soleil, gagnez une carte des Jours qui ne furent, déplacez 1 présence de 4 régions au plus, trois fois : gagnez 1 Temps ou 2 énergie
spirit_island-icon-up_to_time = Gagner jusqu’à { $n } Temps
spirit_island-icon-time_or_plays = Gagner 1 Temps, ou jouer { $n } cartes de plus ce tour
spirit_island-icon-time_or_energy = Gagner 1 Temps, ou { $n } énergie
spirit_island-icon-gain_from_days = Gagner une carte des Jours qui ne furent
spirit_island-icon-gain_elements-air = Gagner { $n } air
spirit_island-icon-gain_elements-moon = Gagner { $n } lune
spirit_island-icon-gain_elements-sun = Gagner { $n } soleil
spirit_island-counter-time = Temps

spirit_island-name-fragments_of_shattered_time = Fragments
spirit_island-effect-fragments_of_shattered_time = Vos présences posées ici sont du Temps. Pour gagner 1 Temps, placez ici 1 présence d’une piste de présence, ou de l’île. Le Temps dépensé retourne sur une piste de présence ; sans case libre, il est détruit.

spirit_island-name-days_that_never_were = Jours qui ne furent
spirit_island-effect-days_that_never_were = La mise en place étale 4 pouvoirs mineurs et 4 majeurs (6 de chaque à 1 ou 2 joueurs). Votre troisième option de croissance en gagne un. Chaque fois que vous gagnez autrement une carte Pouvoir, vous pouvez y ajouter 1 des cartes non choisies.

spirit_island-name-slip_the_flow_of_time = Ébranler l’ordre
spirit_island-effect-slip_the_flow_of_time-1 = L’esprit peut utiliser 1 pouvoir lent maintenant.
spirit_island-effect-slip_the_flow_of_time-2 = L’esprit peut récupérer 1 carte Pouvoir défaussée ou en jeu.
spirit_island-effect-slip_the_flow_of_time-3 = L’esprit peut jouer une carte Pouvoir à son coût.

spirit_island-name-visions_of_a_shifting_future = Visions
spirit_island-effect-visions_of_a_shifting_future-1 = Regardez la carte du dessus du paquet Envahisseurs ou du paquet Événements, reposez-la et mélangez les 2 cartes du dessus.
spirit_island-effect-visions_of_a_shifting_future-2 = Au lieu de la reposer et de mélanger, vous pouvez la placer sous le paquet, sauf si la mise en place l’y a mise.

spirit_island-name-absolute_stasis = Stase absolue
spirit_island-effect-absolute_stasis = Coûte 1 Temps à utiliser. Jusqu’à la fin de la phase lente, la région et tout ce qu’elle contient n’existent pas. Rien ne peut y entrer, en sortir ni la traverser, ni la cibler. Victoire et défaite comptent toujours ce qui s’y trouve.

spirit_island-name-blur_the_arc_of_years = Brouiller le cours des ans
spirit_island-effect-blur_the_arc_of_years = S’il n’y a ni envahisseurs ni dahan, retirez 1 désolation. S’il y a des envahisseurs, ils construisent, puis ravagent. S’il y a des dahan, ajoutez 1 dahan, puis repoussez jusqu’à 2 dahan. Vous pouvez dépenser 1 Temps pour répéter une fois ce pouvoir, sur la même région.

spirit_island-name-pour_time_sideways = Verser le temps de côté
spirit_island-effect-pour_time_sideways = Coûte 3 Temps à utiliser. Déplacez 1 de vos présences vers une autre région où vous avez une présence. Sur le plateau quitté, les actions des envahisseurs et celles de chaque plateau ou région ont lieu une fois de moins pendant cette phase des envahisseurs ; sur le plateau d’arrivée, une fois de plus.

spirit_island-name-the_past_returns_again = Le passé revient encore
spirit_island-effect-the_past_returns_again = Coûte 1 Temps et 1 énergie par joueur à utiliser ; tous paient l’énergie ensemble. Échangez la carte du dessus du paquet Envahisseurs avec une carte Envahisseur défaussée à un stade près. La carte du paquet reste face cachée.

spirit_island-lasting-stasis = { $id } : la région est hors du temps
spirit_island-lasting-time_sideways = { $id } : un plateau agit une fois de moins, un autre une fois de plus
spirit_island-do-gain_time = Gagner 1 Temps
spirit_island-do-two_more_plays = Jouer 2 cartes de plus ce tour
spirit_island-do-look_at_invaders = Regarder le paquet Envahisseurs
spirit_island-do-look_at_events = Regarder le paquet Événements
spirit_island-ask-time-from = { $id } : quelle présence devient du Temps ?
spirit_island-ask-time-to = { $id } : sur quelle piste retourne le Temps ?
spirit_island-ask-keep-for-days = { $id } : ajoutez-vous une de ces cartes aux Jours qui ne furent ?
spirit_island-ask-bury-invader-card = { $id } : { spirit_island-card } est sur le dessus. La placer sous le paquet Envahisseurs ?
spirit_island-ask-bury-event = { $id } est sur le dessus. La placer sous le paquet Événements ?
spirit_island-ask-blur-again = { $id } : dépensez-vous 1 Temps pour répéter ce pouvoir ici ?
spirit_island-ask-swap-card = { $id } : quelle carte Envahisseur revient sur le paquet ?
spirit_island-event-time-gained = { $spirit } : gagne du Temps et en a { $n }.
spirit_island-event-time-spent = { $spirit } : dépense du Temps et il en reste { $n }.
spirit_island-event-set-aside = { $spirit } : { $id } est mise de côté.
spirit_island-event-looked =
    { $deck ->
        [event] { $spirit } : regarde la carte du dessus du paquet Événements.
       *[invader] { $spirit } : regarde la carte du dessus du paquet Envahisseurs.
    }
spirit_island-event-saw-invader-card = { $spirit } : la carte Envahisseur du dessus est { spirit_island-card }.
spirit_island-event-saw-event = { $spirit } : la carte Événement du dessus est { $id }.
spirit_island-event-swapped = { $spirit } : { spirit_island-card } revient sur le paquet Envahisseurs.
spirit_island-refused-price-past = { $id } coûte { $n } Temps et { $n } énergie à tous ensemble, et demande une carte à un stade près à échanger.
