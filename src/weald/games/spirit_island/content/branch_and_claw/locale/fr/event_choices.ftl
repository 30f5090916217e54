### Spirit Island, Branch & Claw: the event cards on which the players choose

spirit_island-name-years_of_little_rain = Années de peu de pluie
spirit_island-part-let_the_plants_die_and_the_land_wither = Laisser mourir les plantes et se flétrir la terre
spirit_island-does-let_the_plants_die_and_the_land_wither = Sur chaque plateau, révélez un pouvoir mineur : s’il n’a pas l’élément eau, ajoutez 1 désolation dans un désert. Les villages, cités et Dahans ont 1 résistance de moins ce tour-ci, mais au moins 1.
spirit_island-part-act_to_ease_the_drought = Agir pour atténuer la sécheresse
spirit_island-does-act_to_ease_the_drought = Chaque esprit peut ajouter 1 présence dans une de ses régions avec des Dahans.
spirit_island-lasting-years_of_little_rain = { $id } : les villages, cités et Dahans ont 1 résistance de moins

spirit_island-name-farmers_seek_the_dahan_for_aid = Des fermiers demandent l’aide des Dahans
spirit_island-part-spurn_the_invaders = Repousser leur demande
spirit_island-does-spurn_the_invaders = Sur chaque plateau, 2 dégâts aux Dahans d’une région avec un village ou une cité. Sur chaque plateau, ajoutez 1 désolation dans une région avec au moins 2 villages ou cités. Les villages et cités ont 1 résistance de moins ce tour-ci, mais au moins 1.
spirit_island-part-teach_the_invaders = Instruire les envahisseurs
spirit_island-does-teach_the_invaders = Sur chaque plateau, ajoutez 1 village dans une région avec des Dahans. Le prochain ravage normal devient une construction.
spirit_island-lasting-teach_the_invaders = { $id } : le prochain ravage normal devient une construction
spirit_island-lasting-farmers_seek_the_dahan_for_aid = { $id } : les villages et cités ont 1 résistance de moins

spirit_island-name-new_species_spread = De nouvelles espèces se répandent
spirit_island-part-let_the_invasive_species_bloom = Laisser proliférer les espèces invasives
spirit_island-does-let_the_invasive_species_bloom = Sur chaque plateau, révélez un pouvoir mineur : s’il est rapide, ajoutez 1 désolation dans une région avec un village ou une cité. Cette carte retourne sous les 2 premières cartes de la pioche Événement.
spirit_island-part-transmute_the_worst_of_the_species = Transmuter les pires espèces
spirit_island-does-transmute_the_worst_of_the_species = 1 peur par joueur. Sur chaque plateau, ajoutez 1 bêtes dans une région avec un village ou une cité.

spirit_island-name-war_touches_the_islands_shores = La guerre atteint les rivages de l’île
spirit_island-part-allow_the_attacks = Permettre les attaques
spirit_island-does-allow_the_attacks = Sur chaque plateau, révélez un pouvoir majeur. La région côtière avec le plus de villages et de cités, s’il y en a, subit son coût en dégâts aux envahisseurs et en dégâts à la terre. La défense réduit les deux.
spirit_island-part-help_repel_the_newcomers = Aider à repousser les nouveaux venus
spirit_island-does-help_repel_the_newcomers = Placez 1 carte Peur inutilisée au sommet de la pioche Peur.

spirit_island-name-sacred_sites_under_threat = Sites sacrés menacés
spirit_island-part-let_the_islands_strength_repulse_them = Laisser la force de l’île les repousser
spirit_island-does-let_the_islands_strength_repulse_them = Chaque site sacré repousse 1 explorateur ou village. 1 désolation par joueur quitte la carte Désolation et le jeu.
spirit_island-part-guard_them_yourself_for_well_or_ill = Les garder vous-mêmes, pour le meilleur ou pour le pire
spirit_island-does-guard_them_yourself_for_well_or_ill = Dans chaque région avec un site sacré et des envahisseurs, payez 3 énergie, avec l’aide du feu, pour 2 dégâts. Là où vous ne payez pas, chaque esprit présent détruit 1 de ses présences.

spirit_island-name-outpaced = Pris de vitesse
spirit_island-part-outpaced = Pris de vitesse
spirit_island-does-outpaced = Chaque esprit choisit pour chacune de ses cartes lentes en jeu qu’il n’a pas utilisées. Soit il la défausse et gagne 1 énergie et son coût ; soit il paie 3 énergie ou détruit 2 présences, et peut l’utiliser maintenant plutôt que plus tard.
spirit_island-do-stay_steady_and_slow = Rester lent : défausser la carte, gagner 1 énergie et son coût
spirit_island-do-match_pace_for_energy = Suivre leur rythme : payer 3 énergie
spirit_island-do-match_pace_for_presence = Suivre leur rythme : détruire 2 présences

spirit_island-name-missionaries_arrive = Des missionnaires arrivent
spirit_island-part-ignore_their_contact_with_the_dahan = Ignorer leurs contacts avec les Dahans
spirit_island-does-ignore_their_contact_with_the_dahan = Sur chaque plateau, révélez un pouvoir mineur. S’il a l’élément soleil, repoussez 1 explorateur d’une région avec des Dahans ; sinon, remplacez 1 Dahan par 1 village. Cette carte retourne sous les 2 premières cartes de la pioche Événement.
spirit_island-part-curse_the_tongues_of_the_foreigners = Maudire la langue des étrangers
spirit_island-does-curse_the_tongues_of_the_foreigners = Chaque esprit ajoute 1 maladie dans une région avec une cité. 2 peur par joueur. Au prochain ravage normal, chaque cité inflige 3 dégâts de plus.
spirit_island-lasting-missionaries_arrive = { $id } : les cités infligent 3 dégâts de plus au prochain ravage normal

spirit_island-name-a_strange_madness_among_the_beasts = Une étrange folie parmi les bêtes
spirit_island-part-let_them_rampage_unto_death = Les laisser se déchaîner jusqu’à la mort
spirit_island-does-let_them_rampage_unto_death = Chaque bêtes détruit 1 Dahan de sa région. Sur chaque plateau, retirez 1 bêtes.
spirit_island-part-guide_the_madness = Guider la folie
spirit_island-does-guide_the_madness = Retirez autant de bêtes que vous voulez. Payez 3 énergie, avec l’aide de l’animal, par bêtes restante, et au moins 3. Chaque esprit peut repousser 1 bêtes.

spirit_island-name-rising_interest_in_the_island = Un intérêt croissant pour l’île
spirit_island-part-ignore_the_curiosity = Ignorer la curiosité
spirit_island-does-ignore_the_curiosity = La première carte du paquet Envahisseurs quitte le jeu ; une carte placée par la mise en place est passée. Sur chaque plateau, ajoutez 1 village dans une région sans village.
spirit_island-part-weave_lies_in_the_minds_of_their_observers = Tisser des mensonges dans l’esprit des observateurs
spirit_island-does-weave_lies_in_the_minds_of_their_observers = La première carte Peur retourne dans la boîte. Au prochain ravage normal, chaque village et chaque cité inflige 1 dégât de plus.
spirit_island-lasting-rising_interest_in_the_island = { $id } : les villages et cités infligent 1 dégât de plus au prochain ravage normal
