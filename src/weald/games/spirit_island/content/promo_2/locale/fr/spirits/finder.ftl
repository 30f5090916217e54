### Spirit Island, extension promo 2 : Finder of Paths Unseen

spirit_island-name-finder = Dénicheur de chemins imperceptibles
spirit_island-about-finder = Il ouvre des chemins entre des régions lointaines et y fait passer envahisseurs, dahan, bêtes et esprits, mais il paie chaque mort.
spirit_island-hard-finder = Il doit gagner presque sans tuer ; tout ce qu’il déplace doit finir quelque part.
spirit_island-voice-finder = Il y a une porte entre cette pierre et celle-là. Venez.
spirit_island-growth-finder-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, ignorez la portée ce tour
spirit_island-growth-finder-2 = Ajoutez une présence à portée 1, jouez 1 carte de plus ce tour
spirit_island-growth-finder-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 2
spirit_island-growth-finder-4 = Ajoutez une présence dans n’importe quelle région, gagnez 2 énergie
spirit_island-icon-ignore_range = Ignorer la portée ce tour
spirit_island-icon-add_presence_anywhere = Ajouter une présence dans n’importe quelle région
spirit_island-icon-push_building = Repousser { $n } village ou cité d’une de vos régions
spirit_island-space-sun = Case avec soleil
spirit_island-space-e2w = Case avec 2 énergie et eau
spirit_island-space-p2 = Case avec +2 énergie
spirit_island-space-p1any = Case avec +1 énergie et un élément au choix
spirit_island-space-e1m = Case avec 1 énergie et lune
spirit_island-space-mvair = Case avec air, qui déplace 1 présence
spirit_island-space-p1rng = Case avec +1 énergie et portée +1
spirit_island-space-earth = Case avec terre
spirit_island-space-xc1 = Première case avec 1 carte de plus
spirit_island-space-xc2 = Deuxième case avec 1 carte de plus
spirit_island-space-push = Case qui repousse un village ou une cité

spirit_island-name-responsibilities_to_the_dead = Responsabilité
spirit_island-effect-responsibilities_to_the_dead = Après qu’une de vos actions a détruit des envahisseurs ou des dahan, détruisez 1 de vos présences et perdez 1 énergie ; sans énergie, détruisez une autre présence.

spirit_island-name-open_the_ways = Ouvrir
spirit_island-effect-open_the_ways = Vous pouvez rendre deux de vos régions adjacentes l’une à l’autre. Vous pouvez en changer une fois entre deux actions. Cela cesse quand vous n’avez plus de présence dans l’une d’elles.
spirit_island-offer-open_the_ways =
    { $n ->
        [0] Ouvrir : rendre deux de vos régions adjacentes
       *[1] Ouvrir : changer ou fermer le chemin
        [2] Ouvrir : être consulté entre les actions de la phase des envahisseurs
    }
spirit_island-do-change_way = Changer le chemin
spirit_island-do-look_away = Ne plus demander pendant cette phase des envahisseurs
spirit_island-lasting-ways_watched = { $id } : consulté sur le chemin entre les actions

spirit_island-name-lay_paths_they_cannot_help_but_walk = Tracer des chemins irrésistibles
spirit_island-effect-lay_paths_they_cannot_help_but_walk-1 = Repoussez jusqu’à la moitié des envahisseurs, arrondie à l’inférieur ; de même pour les dahan, les présences et les bêtes, chacun à part.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-2 = Repoussez jusqu’à 1 envahisseur, dahan, présence ou bête.
spirit_island-effect-lay_paths_they_cannot_help_but_walk-3 = Répétez ce pouvoir.

spirit_island-name-close_the_ways = Condamner les chemins
spirit_island-effect-close_the_ways-1 = Isolez la région.
spirit_island-effect-close_the_ways-2 = Isolez la région.
spirit_island-effect-close_the_ways-3 = Isolez la région.

spirit_island-name-a_circuitous_and_wending_journey = Voyage sinueux et détourné
spirit_island-effect-a_circuitous_and_wending_journey = Repoussez jusqu’à la moitié des envahisseurs, arrondie au supérieur ; de même pour les dahan, les présences et les bêtes, chacun à part.

spirit_island-name-aid_from_the_spirit_speakers = Aide de ceux qui parlent aux esprits
spirit_island-effect-aid_from_the_spirit_speakers = Pour chaque dahan ici, vous pouvez déplacer 1 envahisseur, dahan, présence ou bête. Tous vont dans une même région avec dahan à portée 2.

spirit_island-name-offer_passage_between_worlds = Offrir un passage entre les mondes
spirit_island-effect-offer_passage_between_worlds = Déplacez jusqu’à 4 dahan entre cette région et une des vôtres. Ou : la prochaine fois que des dahan seraient détruits ici ce tour, 2 de moins le sont.
spirit_island-do-move_dahan_between = Déplacer jusqu’à 4 dahan entre ici et une de vos régions
spirit_island-do-offered_passage = La prochaine fois que des dahan seraient détruits ici, 2 de moins le sont

spirit_island-name-paths_tied_by_nature = Chemins liés par la nature
spirit_island-effect-paths_tied_by_nature = Déplacez jusqu’à 2 envahisseurs, dahan, présences ou bêtes vers une région du même terrain à portée 2.

spirit_island-name-travelers_boon = Bienfait du voyageur
spirit_island-effect-travelers_boon = L’esprit déplace jusqu’à 3 de ses présences vers une de vos régions. En tout, jusqu’à 1 envahisseur, 1 dahan et 1 bête peuvent les accompagner.

spirit_island-name-ways_of_shore_and_heartland = Voies du rivage et du cœur des terres
spirit_island-effect-ways_of_shore_and_heartland = Repoussez jusqu’à 2 envahisseurs, dahan, présences ou bêtes vers des régions côtières, ou intérieures, comme celle-ci.

spirit_island-lasting-way_changed = { $id } : le chemin pourra changer après une action
spirit_island-lasting-ignore_range = { $id } : la portée est ignorée
spirit_island-lasting-offered_passage = { $id } : 2 dahan de moins sont détruits la prochaine fois
spirit_island-ask-way-from = { $id } : de laquelle de vos régions part le chemin ?
spirit_island-ask-way-to = { $id } : vers laquelle de vos régions mène-t-il ?
spirit_island-ask-move-to = { $id } : vers quelle région déplacez-vous des pièces ?
spirit_island-ask-move-between = { $id } : vers ou depuis laquelle de vos régions les dahan se déplacent-ils ?
