### Spirit Island: Ocean’s Hungry Grasp

spirit_island-name-ocean = Poigne vorace de l’océan
spirit_island-about-ocean = Elle va et vient avec la marée, noie les envahisseurs sur la côte et ne peut pénétrer dans les terres.
spirit_island-hard-ocean = Il peut peu à l’intérieur des terres ; le va-et-vient coûte du temps.
spirit_island-voice-ocean = Le rivage est une ligne que je retrace chaque nuit.
spirit_island-growth-ocean-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, rassemblez 1 présence dans chaque océan, gagnez 2 énergie
spirit_island-growth-ocean-2 = Ajoutez deux fois une présence dans un océan au choix, gagnez 1 énergie
spirit_island-growth-ocean-3 = Gagnez une carte Pouvoir, repoussez 1 présence hors de chaque océan, ajoutez une présence à portée 1 dans une région côtière
spirit_island-guide-ocean-1 = Des présences dans les océans vous donnent toute la côte. Entraînez des explorateurs au large avant qu’ils ne construisent ; ce qui se noie devient énergie. La bénédiction aide un autre esprit ; en solo, elle ne sert que pour ses éléments.
spirit_island-guide-ocean-2 = La marée vous porte à terre : soyez là où une côte est ravagée. Défendez-y des Dahans avec une carte, et engloutissez des envahisseurs avec l’autre là où il n’y a pas de Dahan. Ajoutez le pouvoir gagné.
spirit_island-guide-ocean-3 = De nouveau au large : les présences se rassemblent dans les océans et toutes les cartes reviennent. Aller et venir, tour après tour, c’est votre rythme.
spirit_island-icon-add_presence-coastal = Ajouter une présence à portée { $n }, dans une région côtière

spirit_island-name-ocean_in_play = Océans
spirit_island-effect-ocean_in_play = Votre présence peut être dans les océans, mais jamais dans les terres. Sur les plateaux avec votre présence, l’océan compte comme fange côtière pour les pouvoirs et la désolation. Les envahisseurs et Dahans qui y sont déplacés se noient.

spirit_island-name-drowning = Noyade
spirit_island-effect-drowning = Les pièces noyées sont détruites. Les envahisseurs noyés vous donnent 1 énergie pour autant de résistance imprimée qu’il y a de joueurs.
spirit_island-counter-drowned = Noyés, pas encore énergie

spirit_island-name-pound_ships_to_splinters = Vague scélérate
spirit_island-effect-pound_ships_to_splinters-1 = 1 peur.
spirit_island-effect-pound_ships_to_splinters-2 = +1 peur.
spirit_island-effect-pound_ships_to_splinters-3 = +2 peur.

spirit_island-name-ocean_breaks_the_shore = Raz-de-marée
spirit_island-effect-ocean_breaks_the_shore-1 = Noyez 1 village.
spirit_island-effect-ocean_breaks_the_shore-2 = Ce peut être une cité à la place.
spirit_island-effect-ocean_breaks_the_shore-3 = Noyez 1 autre village ou cité.

spirit_island-name-call_of_the_deeps = Appel des profondeurs
spirit_island-effect-call_of_the_deeps = Rassemblez 1 explorateur. Si la cible est un océan, vous pouvez en rassembler un autre.

spirit_island-name-grasping_tide = Marée cinglante
spirit_island-effect-grasping_tide = 2 peur. Défense 4.

spirit_island-name-swallow_the_land_dwellers = Engloutissement
spirit_island-effect-swallow_the_land_dwellers = Noyez 1 explorateur, 1 village et 1 Dahan.

spirit_island-name-tidal_boon = Bénédiction des vagues
spirit_island-effect-tidal_boon = L’esprit gagne 2 énergie et peut repousser 1 village et jusqu’à 2 Dahans depuis une de ses régions. Les Dahans repoussés dans votre océan, vous pouvez les déplacer vers une région côtière au choix au lieu de les noyer.

spirit_island-icon-into_oceans = Rassembler 1 présence dans chaque océan
spirit_island-icon-out_of_oceans = Repousser 1 présence hors de chaque océan
spirit_island-icon-add_presence_ocean = Ajouter une présence dans un océan au choix
spirit_island-ask-ebb = { $id } : depuis quelle région rassemblez-vous une présence en { $land } ?
spirit_island-ask-flood = { $id } : où repoussez-vous une présence depuis { $land } ?
spirit_island-ask-drown = { $id } : noyez en { $land } (encore { $n }).
spirit_island-ask-carry-dahan = { $id } : vers quelle région côtière vont les Dahans au lieu de se noyer ?
