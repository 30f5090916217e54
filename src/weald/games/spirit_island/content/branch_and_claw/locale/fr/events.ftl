### Spirit Island, Branch & Claw: the event cards by stage, terror level and health of the island

spirit_island-name-seeking_the_interior = À la recherche de l’intérieur
spirit_island-part-seeking_the_interior = À la recherche de l’intérieur
spirit_island-does-seeking_the_interior = De chaque région côtière, repoussez 1 explorateur vers une région intérieure.
spirit_island-part-local_diaspora = Diaspora locale
spirit_island-does-local_diaspora = De la région avec le plus d’envahisseurs, repoussez 1 explorateur ou village vers chaque région adjacente.

spirit_island-name-wave_of_reconnaissance = Vague de reconnaissance
spirit_island-part-wave_of_reconnaissance = Vague de reconnaissance
spirit_island-does-wave_of_reconnaissance = Chaque région explorée ce tour-ci reçoit 1 explorateur de plus.
spirit_island-part-urbanization = Urbanisation
spirit_island-does-urbanization = Dans chaque région avec au moins 2 villages, remplacez la moitié des villages, arrondie au supérieur, par des cités.
spirit_island-lasting-wave_of_reconnaissance = { $id } : les régions explorées reçoivent 1 explorateur de plus

spirit_island-name-interesting_discoveries = Découvertes intéressantes
spirit_island-part-interesting_discoveries = Découvertes intéressantes
spirit_island-does-interesting_discoveries = Sur chaque plateau, dans un site sacré, rassemblez 1 explorateur et ajoutez 1 explorateur.
spirit_island-part-increasing_aggression = Agressivité croissante
spirit_island-does-increasing_aggression = Les ravages infligent 1 dégât de plus dans chaque région ce tour-ci.
spirit_island-lasting-increasing_aggression = { $id } : les ravages infligent 1 dégât de plus

spirit_island-name-strange_tales_attract_explorers = D’étranges récits attirent les explorateurs
spirit_island-part-strange_tales_attract_explorers = D’étranges récits attirent les explorateurs
spirit_island-does-strange_tales_attract_explorers = 1 peur par esprit avec un site sacré. Après l’avancée des cartes Envahisseurs, ajoutez 1 explorateur dans chaque région avec un site sacré.
spirit_island-part-fortification = Fortification
spirit_island-does-fortification = Après l’avancée des cartes Envahisseurs, les envahisseurs construisent dans un terrain qu’aucune d’elles ne montre.
spirit_island-lasting-fortification = { $id } : les envahisseurs construiront dans un terrain qu’aucune carte ne montre
spirit_island-lasting-strange_tales_attract_explorers = { $id } : des explorateurs viendront dans les sites sacrés

spirit_island-name-cultural_assimilation = Assimilation culturelle
spirit_island-part-cultural_assimilation = Assimilation culturelle
spirit_island-does-cultural_assimilation = Sur chaque plateau, choisissez une région avec exactement 1 Dahan et une cité sur place ou adjacente. Remplacez le Dahan par 1 village.
spirit_island-part-reprisal_against_the_dahan = Représailles contre les Dahans
spirit_island-does-reprisal_against_the_dahan = Sur chaque plateau, 3 dégâts aux Dahans d’une région avec un village ou une cité. La défense des pouvoirs ne compte pas.

spirit_island-name-investigation_of_dangers = Enquête sur les dangers
spirit_island-part-investigation_of_dangers = Enquête sur les dangers
spirit_island-does-investigation_of_dangers = Sur chaque plateau, ajoutez 1 explorateur dans une région sans envahisseurs ni Dahans.
spirit_island-part-destroy_the_unnatural = Détruire ce qui n’est pas naturel !
spirit_island-does-destroy_the_unnatural = Les ravages infligent 3 dégâts de plus dans chaque région avec une présence ce tour-ci.
spirit_island-lasting-destroy_the_unnatural = { $id } : les ravages infligent 3 dégâts de plus dans les régions avec une présence

spirit_island-name-distant_exploration = Exploration lointaine
spirit_island-part-distant_exploration = Exploration lointaine
spirit_island-does-distant_exploration = Dans cette phase, les envahisseurs explorent depuis des villages, des cités et des océans à 2 régions au plus.
spirit_island-part-fearful_mobs = Foules apeurées
spirit_island-does-fearful_mobs = Les ravages infligent 3 dégâts de plus dans chaque région avec au moins 3 envahisseurs ce tour-ci.
spirit_island-lasting-fearful_mobs = { $id } : les ravages infligent 3 dégâts de plus dans les régions avec au moins 3 envahisseurs
spirit_island-lasting-distant_exploration = { $id } : les envahisseurs explorent depuis 2 régions au plus

spirit_island-name-putting_down_roots = Prendre racine
spirit_island-part-putting_down_roots = Prendre racine
spirit_island-does-putting_down_roots = Sur chaque plateau, remplacez 1 explorateur d’une région intérieure par 1 village.
spirit_island-part-the_center_crumbles = Le centre s’effondre
spirit_island-does-the_center_crumbles = Sur chaque plateau avec des envahisseurs, ajoutez 1 désolation dans une région intérieure. Les esprits peuvent détruire 3 présences sur le plateau pour l’empêcher.

spirit_island-name-search_for_new_lands = À la recherche de nouvelles terres
spirit_island-part-search_for_new_lands = À la recherche de nouvelles terres
spirit_island-does-search_for_new_lands = De chaque région avec au moins 2 explorateurs, repoussez 1 explorateur vers une région sans envahisseurs.
spirit_island-part-devastated_shores = Rivages dévastés
spirit_island-does-devastated_shores = Sur chaque plateau avec des envahisseurs, ajoutez 1 désolation dans une région côtière. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.

spirit_island-name-invaders_surge_inland = Les envahisseurs déferlent vers l’intérieur
spirit_island-part-invaders_surge_inland = Les envahisseurs déferlent vers l’intérieur
spirit_island-does-invaders_surge_inland = Sur chaque plateau, déplacez 1 village d’une région côtière de 1 ou 2 régions vers l’intérieur.
spirit_island-part-widening_destruction = La destruction s’étend
spirit_island-does-widening_destruction = Sur chaque plateau, ajoutez 1 désolation dans une région avec un village ou une cité sur place ou adjacents. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.

spirit_island-name-tight_knit_communities = Communautés soudées
spirit_island-part-tight_knit_communities = Communautés soudées
spirit_island-does-tight_knit_communities = Les villages et cités ont 1 résistance de plus jusqu’à la fin du tour.
spirit_island-part-blight_spreads = La désolation se répand
spirit_island-does-blight_spreads = Sur chaque plateau, ajoutez 1 désolation dans une région adjacente à une désolation. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.
spirit_island-lasting-tight_knit_communities = { $id } : les villages et cités ont 1 résistance de plus

spirit_island-name-well_prepared_explorers = Explorateurs bien préparés
spirit_island-part-well_prepared_explorers = Explorateurs bien préparés
spirit_island-does-well_prepared_explorers = Les explorateurs ont 1 résistance de plus jusqu’à la fin du tour.
spirit_island-lasting-well_prepared_explorers = { $id } : les explorateurs ont 1 résistance de plus

spirit_island-name-population_rises = La population augmente
spirit_island-part-population_rises = La population augmente
spirit_island-does-population_rises = Sur chaque plateau, ajoutez 1 village dans une région avec un explorateur ou un village.
spirit_island-part-power_fades = Le pouvoir décline
spirit_island-does-power_fades = Chaque esprit détruit 2 de ses présences, ou oublie 2 cartes Pouvoir. Ou bien 1 désolation quitte la carte Désolation et le jeu.
spirit_island-do-population_rises = Oublier 2 cartes Pouvoir

spirit_island-name-urban_development = Développement urbain
spirit_island-part-urban_development = Développement urbain
spirit_island-does-urban_development = Au prochain ravage normal, chaque cité inflige 2 dégâts de plus.
spirit_island-part-festering_pits_of_blight = Fosses de désolation purulentes
spirit_island-does-festering_pits_of_blight = Sur chaque plateau avec des envahisseurs, ajoutez 1 désolation dans une région avec au moins 2 désolations, sans cascade.
spirit_island-lasting-urban_development = { $id } : les cités infligent 2 dégâts de plus au prochain ravage normal

spirit_island-name-heavy_farming = Agriculture intensive
spirit_island-part-heavy_farming = Agriculture intensive
spirit_island-does-heavy_farming = Au prochain ravage normal, chaque village inflige 1 dégât de plus.
spirit_island-part-overcrowded_cities = Cités surpeuplées
spirit_island-does-overcrowded_cities = Sur chaque plateau avec une cité, ajoutez 1 désolation dans une région avec une cité. Les esprits peuvent détruire 2 présences sur le plateau pour l’empêcher.
spirit_island-lasting-heavy_farming = { $id } : les villages infligent 1 dégât de plus au prochain ravage normal

spirit_island-name-promising_farmland = Terres prometteuses
spirit_island-part-promising_farmland = Terres prometteuses
spirit_island-does-promising_farmland = À cette étape d’exploration, 1 des explorateurs ajoutés sur chaque plateau est un village.
spirit_island-part-new_cash_crops_take_hold = De nouvelles cultures de rente s’implantent
spirit_island-does-new_cash_crops_take_hold = Les envahisseurs ravagent dans un terrain qu’aucune carte Envahisseurs en jeu ne montre. Pas sur un plateau où les esprits détruisent 2 présences.
spirit_island-lasting-promising_farmland = { $id } : sur chaque plateau, 1 nouvel explorateur est un village

spirit_island-name-slave_rebellion = Révolte des esclaves
spirit_island-part-small_uprising = Petit soulèvement
spirit_island-does-small_uprising = Sur chaque plateau, ajoutez 1 discorde à un village. Piochez ensuite un autre événement, et cette carte retourne sous les 3 premières cartes de la pioche Événement.
spirit_island-part-rebellion = Rébellion !
spirit_island-does-rebellion = Sur chaque plateau, détruisez 1 village et ajoutez 1 discorde à 2 villages ou cités différents. Puis chaque envahisseur subit 1 dégât par discorde sur lui. Piochez ensuite un autre événement.
