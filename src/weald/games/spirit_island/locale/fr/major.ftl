### Spirit Island: the effects of major powers

spirit_island-effect-accelerated_rot = 2 peur et 4 dégâts.
spirit_island-effect-accelerated_rot-1 = 5 dégâts de plus, et retirez 1 désolation.
spirit_island-effect-talons_of_lightning = 3 peur et 5 dégâts.
spirit_island-effect-talons_of_lightning-1 = Portée 3. Détruisez 1 village dans chaque région adjacente.
spirit_island-effect-vengeance_of_the_dead = 3 peur. Ce tour-ci, chaque fois qu’un effet détruit ici des villages, des cités ou des Dahans, il est suivi de 1 dégât pour chacun.
spirit_island-effect-vengeance_of_the_dead-1 = Ces dégâts peuvent aussi aller dans les régions adjacentes.
spirit_island-lasting-vengeance_of_the_dead = { spirit_island-name } : toute destruction ici est suivie de dégâts
