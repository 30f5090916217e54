### Spirit Island, Jagged Earth: The Tsardom of Russia

spirit_island-name-russia = Tsarat de Russie
spirit_island-option-adversary-russia = Russie

spirit_island-name-stalk_the_predators = Traquer les prédateurs
spirit_island-effect-russia = Escalade : sur chaque plateau, ajoutez 2 explorateurs en tout dans des régions avec des bêtes ; pour un plateau sans bêtes, dans des régions avec des bêtes d’un autre.

spirit_island-name-hunters_swarm_the_island = Les chasseurs envahissent l’île
spirit_island-effect-hunters_swarm_the_island = Les bêtes détruites par les règles de cet adversaire sont posées ici. La partie est perdue quand il y a plus de bêtes ici que sur l’île.
spirit_island-counter-russia_beasts = Bêtes sur ce panneau

spirit_island-name-hunters_seek_shell_and_hide = Chasseurs en quête d’écailles et de peaux
spirit_island-effect-russia-1 = Mise en place : ajoutez 1 bêtes et 1 explorateur dans la région sans village ni cité au numéro le plus élevé de chaque plateau. En jeu, les explorateurs infligent 1 dégât de plus, et quand un ravage ajoute une désolation dans une région, détruisez-y 1 bêtes.

spirit_island-name-a_sense_for_impending_disaster = Pressentir le désastre
spirit_island-effect-russia-2 = La première fois qu’une Action détruirait des explorateurs, repoussez-en 1 à la place, si possible : 1 peur.

spirit_island-name-competition_among_hunters = Concurrence entre chasseurs
spirit_island-effect-russia-3 = Les cartes Ravage concernent aussi les régions avec au moins 3 explorateurs.

spirit_island-name-accelerated_exploitation = Exploitation accélérée
spirit_island-effect-russia-4 = Une carte de niveau III suit chaque carte de niveau II du paquet Envahisseurs.

spirit_island-name-entrench_in_the_face_of_fear = Se retrancher face à la peur
spirit_island-effect-russia-5 = Une carte de niveau II inutilisée se trouve sous les 3 premières cartes Peur, une carte de niveau III inutilisée sous les 7 premières. Une carte trouvée va aussitôt, face visible, sur l’emplacement Construction.
spirit_island-counter-russia_stage_two = Cartes Peur sous la carte de niveau II cachée
spirit_island-counter-russia_stage_three = Cartes Peur sous la carte de niveau III cachée

spirit_island-name-pressure_for_fast_profit = Course au profit rapide
spirit_island-effect-russia-6 = Après l’étape Ravage, dès le tour 2, sur chaque plateau où elle n’a ajouté aucune désolation : ajoutez 1 explorateur et 1 village dans la région avec le plus d’explorateurs, s’il y en a.

spirit_island-event-entrenched = Trouvée parmi les cartes Peur : { spirit_island-card }.
spirit_island-result-defeat-russia = Défaite : les chasseurs ont tué plus de bêtes qu’il n’en reste{ spirit_island-in-lands }.
spirit_island-danger-russia = Les chasseurs ont tué { $n } bêtes ; à { $limit }, la partie est perdue
spirit_island-loses-russia = Les chasseurs ont tué plus de bêtes qu’il n’en reste{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
