### Spirit Island: Source tranquille

spirit_island-name-quiet_spring = Source tranquille
spirit_island-about-quiet_spring = Calme et durable : elle défend les terrains où elle est venue.
spirit_island-hard-quiet_spring = Elle blesse peu ; laissez les dégâts aux autres.
spirit_island-voice-quiet_spring = Écoutez. J’étais là avant les pierres.
spirit_island-growth-quiet_spring-1 = Récupérer toutes les cartes, gagner 1 énergie
spirit_island-growth-quiet_spring-2 = Gagner une carte Pouvoir, ajouter une présence à portée 1
spirit_island-growth-quiet_spring-3 = Ajouter une présence à portée 2, gagner 1 énergie
spirit_island-guide-quiet_spring-1 = D’abord une seconde carte à chaque tour. Défendez le terrain qui sera ravagé.
spirit_island-name-springs_calm = Calme de la source
spirit_island-effect-springs_calm = Défense 1 dans chaque terrain avec votre site sacré.
spirit_island-name-rising_mist = Brume montante
spirit_island-effect-rising_mist-1 = Repousser jusqu’à 1 explorateur.
spirit_island-effect-rising_mist-2 = 1 peur.
spirit_island-name-still_water = Eau dormante
spirit_island-effect-still_water = Défense 2.
spirit_island-name-clear_brook = Ruisseau clair
spirit_island-effect-clear_brook = Rassembler jusqu’à 2 dahans.
spirit_island-name-deep_well = Puits profond
spirit_island-effect-deep_well = 2 dégâts.
spirit_island-name-morning_fog = Brouillard du matin
spirit_island-effect-morning_fog = Les envahisseurs sautent toutes leurs actions dans ce terrain à ce tour.
