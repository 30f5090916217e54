### Spirit Island, Jagged Earth : Many Minds Move as One

spirit_island-name-many_minds = Nuées accordées à l’unisson
spirit_island-about-many_minds = Des essaims et des volées qui traversent l’île en un instant : là où ils se rassemblent, les envahisseurs sont harcelés et déroutés.
spirit_island-hard-many_minds = Sa présence bouge comme des bêtes : les sites sacrés vont et viennent.
spirit_island-voice-many_minds = Nous vous avons vus d’ici, et d’ici, et d’ici.
spirit_island-growth-many_minds-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-many_minds-2 = Ajoutez une présence à portée 1, et une à portée 0
spirit_island-growth-many_minds-3 = Ajoutez une présence et des bêtes à portée 3, gagnez 1 énergie, rassemblez 1 bêtes dans une région à portée 2
spirit_island-icon-add_presence_and_beasts = Ajoutez une présence et 1 bêtes dans une même région à portée { $n }
spirit_island-icon-gather_beasts = Rassemblez jusqu’à 1 bêtes dans une région à portée { $n }
spirit_island-icon-pay_for_card = Payez { $n } énergie pour gagner une carte Pouvoir

spirit_island-name-fly_fast_as_thought = Vol vif comme la pensée
spirit_island-effect-fly_fast_as_thought = Quand vous rassemblez ou repoussez des bêtes, elles peuvent venir de, ou aller vers, des régions distantes de 2 au plus.

spirit_island-name-a_joining_of_swarms_and_flocks = Assemblée d’essaims et de volées
spirit_island-effect-a_joining_of_swarms_and_flocks = Chacun de vos sites sacrés peut aussi compter comme 1 bêtes. Ce qui arrive à ces bêtes arrive ensemble à 2 de vos présences qui s’y trouvent.

spirit_island-name-the_teeming_host_arrives = Arrivée de la masse fourmillante
spirit_island-effect-the_teeming_host_arrives-1 = Rassemblez jusqu’à 1 bêtes.
spirit_island-effect-the_teeming_host_arrives-2 = À la place, rassemblez jusqu’à 1 bêtes par air que vous avez.
spirit_island-effect-the_teeming_host_arrives-3 = Repoussez jusqu’à 3 bêtes.

spirit_island-name-beset_and_confound_the_invaders = Accabler et confondre les envahisseurs
spirit_island-effect-beset_and_confound_the_invaders-1 = Avec 2 bêtes ici : 2 peur, Défense 2.
spirit_island-effect-beset_and_confound_the_invaders-2 = Avec 3 bêtes ici : à la place, 3 peur, Défense 4.
spirit_island-effect-beset_and_confound_the_invaders-3 = Avec 4 bêtes ici : à la place, 4 peur, Défense 7.
spirit_island-effect-beset_and_confound_the_invaders-4 = Avec 5 bêtes ici : à la place, 6 peur, Défense 10.

spirit_island-name-a_dreadful_tide_of_scurrying_flesh = Effroyable marée de chair grouillante
spirit_island-effect-a_dreadful_tide_of_scurrying_flesh = Retirez jusqu’à la moitié des bêtes d’ici, arrondie à l’inférieur. Pour chacune, 2 peur et les envahisseurs ignorent une action ici ce tour.

spirit_island-name-boon_of_swarming_bedevilment = Don des essaims tourmenteurs
spirit_island-effect-boon_of_swarming_bedevilment = Ce tour, chaque présence de l’esprit donne Défense 1 dans sa région. L’esprit peut repousser jusqu’à 1 de ses présences.

spirit_island-name-ever_multiplying_swarm = Essaim toujours plus nombreux
spirit_island-effect-ever_multiplying_swarm = Ajoutez 2 bêtes.

spirit_island-name-guide_the_way_on_feathered_wings = Montrer la voie à tire-d’aile
spirit_island-effect-guide_the_way_on_feathered_wings = Déplacez 1 bêtes de 2 régions au plus. Jusqu’à 2 dahan peuvent l’accompagner, sur une partie ou la totalité du chemin.

spirit_island-name-pursue_with_scratches_pecks_and_stings = Poursuivre à coups de griffes, de bec et de dard
spirit_island-effect-pursue_with_scratches_pecks_and_stings = 1 peur. Pour chaque bêtes au-delà de la première, repoussez 1 explorateur ou village.

spirit_island-lasting-tide_of_flesh = { $id } : les envahisseurs ignorent { $n } de leurs actions ici
spirit_island-lasting-swarming_bedevilment = { $id } : chaque présence donne Défense 1
spirit_island-ask-gather-into = { $id } : dans quelle région rassemblez-vous des bêtes ?
spirit_island-ask-guide = { $id } : où vont les bêtes depuis { $land } ?
