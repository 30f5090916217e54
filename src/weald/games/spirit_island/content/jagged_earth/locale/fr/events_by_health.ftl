### Spirit Island, Jagged Earth: the event cards by the health of the island

spirit_island-name-the_frontier_calls = L’appel de la frontière
spirit_island-part-the_frontier_calls = L’appel de la frontière
spirit_island-does-the_frontier_calls = Les explorations de cette phase ajoutent 1 explorateur de plus dans les régions sans village ni cité.
spirit_island-part-self_sacrifice_buys_time = Le sacrifice de soi fait gagner du temps
spirit_island-does-self_sacrifice_buys_time = Chaque esprit détruit 1 de ses présences. Pour le reste du tour, les premières désolations qui arrivent sur l’île, 1 par joueur, viennent de la boîte.

spirit_island-name-seek_new_farmland = En quête de nouvelles terres cultivables
spirit_island-part-seek_new_farmland = En quête de nouvelles terres cultivables
spirit_island-does-seek_new_farmland = De chaque région avec au moins 2 villages, repoussez 1 village vers une région sans village.
spirit_island-part-voracious_consumption = Consommation vorace
spirit_island-does-voracious_consumption = Après l’étape Ravage, sur chaque plateau, ajoutez 1 désolation dans une région avec une cité et sans désolation. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.

spirit_island-name-gradual_corruption = Corruption progressive
spirit_island-part-gradual_corruption = Corruption progressive
spirit_island-does-gradual_corruption = Sur chaque plateau, ajoutez 1 désolation dans une région avec un village ou une cité. Les esprits peuvent payer 1 énergie par carte de la défausse Envahisseurs pour l’empêcher sur un plateau.
spirit_island-part-ravaged_wilderness = Nature saccagée
spirit_island-does-ravaged_wilderness = Sur chaque plateau, retirez 1 bêtes d’une région avec désolation et 1 ronces d’une région avec désolation.

spirit_island-name-fortune_seekers = Chercheurs de fortune
spirit_island-part-fortune_seekers = Chercheurs de fortune
spirit_island-does-fortune_seekers = La prochaine carte Exploration ne provoque pas d’escalade. Elle nomme toutes les régions sans village ni cité au lieu des siennes.
spirit_island-part-the_lands_bounty_exhausted = Les richesses de la terre épuisées
spirit_island-does-the_lands_bounty_exhausted = Dans les ravages de ce tour, 1 dégât suffit pour ajouter une désolation dans les régions sans présence.

spirit_island-name-provincial_seat = Chef-lieu de province
spirit_island-part-provincial_seat = Chef-lieu de province
spirit_island-does-provincial_seat = Sur chaque plateau, les envahisseurs construisent dans une région avec une cité.
spirit_island-part-lands_hollow_of_promise = Terres vides de promesses
spirit_island-does-lands_hollow_of_promise = Sur chaque plateau, ajoutez 1 désolation dans une région sans présence. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.

spirit_island-name-cities_rise = Les cités s’élèvent
spirit_island-part-cities_rise = Les cités s’élèvent
spirit_island-does-cities_rise = Sur chaque plateau, dans la région avec le plus de villages, remplacez 2 villages par 2 cités. S’il n’y en a que 1, remplacez-le par 1 cité.
spirit_island-part-depleted_soil = Sol épuisé
spirit_island-does-depleted_soil = Dans les ravages de ce tour, 1 dégât suffit pour ajouter une désolation dans les régions avec un village ou une cité.

spirit_island-name-thriving_trade = Commerce florissant
spirit_island-part-thriving_trade = Commerce florissant
spirit_island-does-thriving_trade = Sur chaque plateau, ajoutez 1 cité dans une région côtière avec une cité.
spirit_island-part-partitioned_wilderness = Nature morcelée
spirit_island-does-partitioned_wilderness = Sur chaque plateau où au moins 4 régions ont des villages, ajoutez 1 désolation dans une région avec un village sur place ou adjacent. Les esprits peuvent détruire 3 présences sur le plateau pour l’empêcher.

spirit_island-name-wounded_lands_attract_explorers = Les terres blessées attirent les explorateurs
spirit_island-part-wounded_lands_attract_explorers = Les terres blessées attirent les explorateurs
spirit_island-does-wounded_lands_attract_explorers = Sur chaque plateau, ajoutez 1 explorateur dans une région avec désolation.
spirit_island-part-the_worlds_vibrance_fades = L’éclat du monde pâlit
spirit_island-does-the_worlds_vibrance_fades = 1 désolation par joueur quitte la carte Désolation et le jeu. Chaque esprit peut détruire 2 de ses présences pour en empêcher 1.

spirit_island-name-coastal_towns_multiply = Les villages côtiers se multiplient
spirit_island-part-coastal_towns_multiply = Les villages côtiers se multiplient
spirit_island-does-coastal_towns_multiply = Sur chaque plateau, ajoutez 1 village dans une région côtière adjacente à une région côtière avec un village.
spirit_island-part-cooperation_among_towns = Coopération entre villages
spirit_island-does-cooperation_among_towns = Les ravages infligent 1 dégât de plus dans chaque région avec un village ou une cité et sans discorde ce tour-ci.

spirit_island-name-civic_engagement = Engagement civique
spirit_island-part-civic_engagement = Engagement civique
spirit_island-does-civic_engagement = Sur chaque plateau, retirez 1 discorde. Sur les plateaux sans discorde, les ravages infligent 1 dégât de plus dans chaque région avec un village ou une cité ce tour-ci.
spirit_island-part-lifes_web_torn_asunder = La trame de la vie déchirée
spirit_island-does-lifes_web_torn_asunder = Sur chaque plateau avec au moins 6 désolations, ajoutez 1 désolation dans une région adjacente à une désolation.

spirit_island-name-sprawl_contained_by_the_wilds = L’étalement contenu par la nature
spirit_island-part-sprawl_contained_by_the_wilds = L’étalement contenu par la nature
spirit_island-does-sprawl_contained_by_the_wilds = Sur chaque plateau, ajoutez 1 ronces dans une région sans envahisseurs. Les envahisseurs construisent dans la région avec le plus de villages et de cités, s’il y en a.
spirit_island-part-dissolution_threatens = La dissolution menace
spirit_island-does-dissolution_threatens = Chaque esprit détruit 2 de ses présences et ajoute 1 ronces à la place de chacune. Ou il ajoute 1 de ses présences détruites dans une de ses régions, et au tour suivant tous ses pouvoirs sont lents et ne peuvent devenir rapides.

spirit_island-name-the_struggles_of_growth = Les affres de la croissance
spirit_island-part-the_struggles_of_growth = Les affres de la croissance
spirit_island-does-the_struggles_of_growth = Chaque esprit détruit 2 de ses présences et gagne une carte Pouvoir. Ou il oublie 1 carte Pouvoir, gagne 2 énergie et peut déplacer jusqu’à 2 de ses présences de 4 régions au plus chacune.
spirit_island-part-blight_deepens = La désolation s’aggrave
spirit_island-does-blight_deepens = Sur chaque plateau, ajoutez 1 désolation dans une région avec désolation, sans cascade. Les esprits peuvent détruire 1 présence sur le plateau pour l’empêcher.

spirit_island-lasting-the_frontier_calls = { $id } : 1 explorateur de plus dans les régions explorées sans village ni cité
spirit_island-lasting-self_sacrifice_buys_time = { $id } : 1 désolation viendra de la boîte
spirit_island-lasting-voracious_consumption = { $id } : une désolation viendra dans des régions avec une cité et sans désolation
spirit_island-lasting-fortune_seekers = { $id } : la prochaine carte Exploration nomme toutes les régions sans village ni cité
spirit_island-lasting-the_lands_bounty_exhausted = { $id } : 1 dégât suffit pour une désolation dans les régions sans présence
spirit_island-lasting-depleted_soil = { $id } : 1 dégât suffit pour une désolation dans les régions avec un village ou une cité
spirit_island-lasting-cooperation_among_towns = { $id } : les ravages infligent 1 dégât de plus là où un village ou une cité est sans discorde
spirit_island-lasting-civic_engagement = { $id } : les ravages infligent 1 dégât de plus dans les régions avec un village ou une cité d’un plateau
spirit_island-lasting-dissolution_threatens = { $id } : tous les pouvoirs sont lents et ne peuvent devenir rapides
spirit_island-ask-protect-board = { $id } : payer { $n } énergie pour l’empêcher sur le plateau { $board } ?
spirit_island-do-dissolve_into_wilds = Détruire 2 présences, avec 1 ronces à la place de chacune
spirit_island-do-hold_together = Ajouter 1 présence détruite ; au tour suivant, tous vos pouvoirs sont lents
spirit_island-do-the_struggles_of_growth = Détruire 2 présences et gagner une carte Pouvoir
spirit_island-do-forget_and_wander = Oublier une carte Pouvoir, gagner 2 énergie, déplacer jusqu’à 2 présences
