### Spirit Island: The Kingdom of Sweden

spirit_island-name-sweden = Royaume de Suède
spirit_island-option-adversary-sweden = Suède

spirit_island-name-swayed_by_the_invaders = Sous l’influence des envahisseurs
spirit_island-effect-sweden = Escalade : dans chaque région qui vient d’être explorée avec au moins autant d’envahisseurs que de Dahans, remplacez 1 Dahan par un village.

spirit_island-name-heavy_mining = Exploitation minière intensive
spirit_island-effect-sweden-1 = Un ravage qui inflige 6 dégâts ou plus à la région ajoute 1 désolation de plus, qui ne détruit pas de présence et ne se propage pas.

spirit_island-name-population_pressure_at_home = Pression démographique
spirit_island-effect-sweden-2 = À la mise en place, 1 cité de plus dans la région 4 de chaque plateau ; la désolation qui y est imprimée va dans la région 5.

spirit_island-name-fine_steel_for_tools_and_guns = Acier fin pour outils et fusils
spirit_island-effect-sweden-3 = Les villages infligent 3 dégâts, les cités 5.

spirit_island-name-royal_backing = Soutien royal
spirit_island-effect-sweden-4 = À la fin de la mise en place, défaussez la carte Envahisseurs du dessus ; sur chaque plateau, elle apporte 1 village dans sa région avec le moins d’envahisseurs.

spirit_island-name-mining_rush = Ruée minière
spirit_island-effect-sweden-5 = Quand un ravage ajoute une désolation à sa région, ajoutez 1 village dans une région adjacente sans village ni cité.

spirit_island-name-prospecting_outpost = Avant-poste de prospection
spirit_island-effect-sweden-6 = À la mise en place, 1 village de plus et 1 désolation dans la région 8 de chaque plateau.

spirit_island-ask-mining-rush = { $id } : quelle région adjacente reçoit un village à cause de la désolation ?
spirit_island-event-royal-backing = La Couronne intervient : { spirit_island-card } est défaussée et apporte des villages.
