### Spirit Island, Jagged Earth: the event cards on which the players choose

spirit_island-name-lesser_spirits_imperiled = Esprits mineurs en péril
spirit_island-part-tend_to_your_own_strength = Veiller à votre propre force
spirit_island-does-tend_to_your_own_strength = Chaque esprit gagne 1 énergie. Pour chaque joueur, retournez un pouvoir mineur. Pour chacun avec plante, 1 désolation quitte la carte Désolation et le jeu. Pour chacun avec animal, détruisez 1 Dahan dans une région avec désolation.
spirit_island-part-forge_a_web_of_mutual_support = Tisser un réseau d’entraide
spirit_island-does-forge_a_web_of_mutual_support = Chaque esprit détruit 1 de ses présences et a 1 élément de son choix pour le reste de la partie.

spirit_island-name-remnants_of_a_spirits_heart = Vestiges du cœur d’un esprit
spirit_island-part-leave_its_strength_with_the_dahan = Laisser sa force aux Dahans
spirit_island-does-leave_its_strength_with_the_dahan = Les Dahans ont 10 résistance de plus ce tour-ci. Les envahisseurs dans les régions avec des Dahans ont 1 résistance de plus ce tour-ci.
spirit_island-part-with_patient_focus_craft_a_great_warding = Façonner patiemment un grand sceau
spirit_island-does-with_patient_focus_craft_a_great_warding = La défense des esprits est réduite de 4 dans chaque région ce tour-ci. Une fois, à la fin d’une phase Esprit ultérieure, les joueurs peuvent ensemble donner défense 4 à chaque région pour ce tour.

spirit_island-name-numinous_crisis = Crise du sacré
spirit_island-part-draw_strength_from_it_while_you_can = En tirer de la force tant que possible
spirit_island-does-draw_strength_from_it_while_you_can = 1 désolation par joueur quitte la carte Désolation et le jeu. Si la carte n’est pas encore retournée, d’autres suivent jusqu’à ce qu’elle le soit. Les esprits gagnent 3 énergie pour chacune, partagée aussi également que possible.
spirit_island-part-pour_your_strength_into_the_island = Verser votre force dans l’île
spirit_island-does-pour_your_strength_into_the_island = Chaque esprit paie 3 énergie, oublie 2 cartes Pouvoir, ou ramène 1 présence sur ses pistes. Puis 1 désolation par joueur vient de la boîte sur la carte Désolation.

spirit_island-name-hard_working_settlers = Colons travailleurs
spirit_island-part-act_cautiously_in_the_background = Agir prudemment dans l’ombre
spirit_island-does-act_cautiously_in_the_background = Sur chaque plateau, repoussez jusqu’à 2 Dahans. Ajoutez 1 village dans une région sans village. Puis les envahisseurs ravagent dans la région avec le plus d’envahisseurs que nomme une carte Ravage.
spirit_island-part-create_unnerving_distractions = Créer des diversions inquiétantes
spirit_island-does-create_unnerving_distractions = Chaque carte Ravage peut omettre 1 de ses régions sur chaque plateau dans cette phase. 1 peur par joueur. La dernière carte de niveau II et la dernière de niveau III du paquet Envahisseurs quittent le jeu.

spirit_island-name-dahan_trade_with_the_invaders = Les Dahans commercent avec les envahisseurs
spirit_island-part-ignore_their_interest = Ignorer leur intérêt
spirit_island-does-ignore_their_interest = Les Dahans ne prennent pas part aux ravages ce tour-ci.
spirit_island-part-display_your_wrath_at_this_betrayal = Montrer votre courroux face à cette trahison
spirit_island-does-display_your_wrath_at_this_betrayal = Chaque esprit avec des Dahans dans ses régions en détruit 1 : 1 peur.
spirit_island-part-change_and_help_them_learn_from_the_enemy = Changer et les aider à apprendre de l’ennemi
spirit_island-does-change_and_help_them_learn_from_the_enemy = Les Dahans ne prennent pas part aux ravages ce tour-ci. Chaque esprit oublie une carte Pouvoir. Dès le tour suivant et pour le reste de la partie, chaque région a défense 1 par Dahan présent.

spirit_island-name-lifes_balance_tilts = L’équilibre de la vie vacille
spirit_island-part-let_destruction_have_its_day = Laisser la destruction faire son œuvre
spirit_island-does-let_destruction_have_its_day = Sur chaque plateau, retirez 1 bêtes, ajoutez 1 maladie et retournez un pouvoir mineur. S’il est rapide, ajoutez 1 désolation sur ce plateau. Les envahisseurs et les Dahans ont 1 résistance de moins ce tour-ci, mais au moins 1.
spirit_island-part-fortify_the_resilience_of_life = Fortifier la résilience de la vie
spirit_island-does-fortify_the_resilience_of_life = Sur chaque plateau, ajoutez 1 bêtes, retirez 1 maladie et retournez un pouvoir mineur. S’il est lent, retirez 1 désolation sur ce plateau. Les envahisseurs et les Dahans ont 1 résistance de plus ce tour-ci.

spirit_island-lasting-forge_a_web_of_mutual_support = { $id } : { $n ->
     [0] 1 soleil pour le reste de la partie
     [1] 1 lune pour le reste de la partie
     [2] 1 feu pour le reste de la partie
     [3] 1 air pour le reste de la partie
     [4] 1 eau pour le reste de la partie
     [5] 1 terre pour le reste de la partie
     [6] 1 plante pour le reste de la partie
    *[7] 1 animal pour le reste de la partie
}
spirit_island-lasting-strong_dahan = { $id } : les Dahans ont 10 résistance de plus
spirit_island-lasting-strong_invaders = { $id } : les envahisseurs dans les régions avec des Dahans ont 1 résistance de plus
spirit_island-lasting-weakened_defend = { $id } : la défense des esprits est réduite de 4
spirit_island-lasting-great_warding = { $id } : une fois, toutes les régions peuvent recevoir défense 4
spirit_island-lasting-great_warding_raised = { $id } : chaque région a défense 4
spirit_island-lasting-create_unnerving_distractions = { $id } : les cartes Ravage peuvent omettre 1 région sur chaque plateau
spirit_island-lasting-ignore_their_interest = { $id } : les Dahans ne prennent pas part aux ravages
spirit_island-lasting-change_and_help_them_learn_from_the_enemy = { $id } : défense 1 par Dahan dans une région
spirit_island-lasting-let_destruction_have_its_day = { $id } : les envahisseurs et les Dahans ont 1 résistance de moins
spirit_island-lasting-fortify_the_resilience_of_life = { $id } : les envahisseurs et les Dahans ont 1 résistance de plus
spirit_island-ask-great-warding = { $id } : donner défense 4 à chaque région ce tour-ci ?
spirit_island-ask-more-energy = { $id } : quel esprit gagne 1 énergie de plus ?
spirit_island-ask-push-dahan = { $id } : de quelle région repoussez-vous 1 Dahan ?
spirit_island-ask-leave-out = { $id } : quelle région la carte Ravage omet-elle ?
spirit_island-ask-infect = { $id } : où ajouter la maladie ?
spirit_island-ask-remove-disease = { $id } : de quelle région retirer une maladie ?
spirit_island-do-numinous_crisis = Oublier 2 cartes Pouvoir
