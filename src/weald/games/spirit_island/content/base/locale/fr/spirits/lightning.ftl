### Spirit Island: Lightning’s Swift Strike

spirit_island-name-lightning = Frappe cinglante de l’éclair
spirit_island-about-lightning = Toute en attaque : ses pouvoirs lents frappent avant les envahisseurs.
spirit_island-hard-lightning = Il ne défend rien : ce qu’il ne détruit pas fera mal.
spirit_island-voice-lightning = Vous m’avez vu. C’était déjà trop tard.
spirit_island-growth-lightning-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-lightning-2 = Ajoutez une présence à portée 2, et une à portée 0
spirit_island-growth-lightning-3 = Ajoutez une présence à portée 1, gagnez 3 énergie
spirit_island-guide-lightning-1 = Deux présences de la piste d’énergie, dont une là où vous êtes déjà : un site sacré à portée d’un village. Détruisez ce village en rapide s’il ravage maintenant, en lent s’il ravage au prochain tour.
spirit_island-guide-lightning-2 = L’énergie paie trois cartes d’un coup, et leurs éléments éveillent le pouvoir inné. Frappez d’orage une région où des explorateurs construiraient, et repoussez des Dahans là où ils riposteront contre un explorateur seul.
spirit_island-guide-lightning-3 = Reprenez tout. Ces trois cartes ont ensemble les éléments du pouvoir inné : deux villages peuvent tomber en un tour.

spirit_island-name-swiftness_of_lightning = Vitesse de l’éclair
spirit_island-effect-swiftness_of_lightning = Chaque tour, pour chaque air, vous pouvez utiliser un pouvoir lent comme un pouvoir rapide.

spirit_island-name-thundering_destruction = Destruction tonitruante
spirit_island-effect-thundering_destruction-1 = Détruisez 1 village.
spirit_island-effect-thundering_destruction-2 = Ce peut être une cité à la place.
spirit_island-effect-thundering_destruction-3 = Détruisez 1 autre village ou cité.
spirit_island-effect-thundering_destruction-4 = Détruisez 1 autre village ou cité.

spirit_island-name-harbingers_of_the_lightning = Annonciateurs de foudre
spirit_island-effect-harbingers_of_the_lightning = Repoussez jusqu’à 2 Dahans. Si l’un d’eux arrive dans une région avec un village ou une cité, 1 peur.

spirit_island-name-lightnings_boon = Bénédiction de l’éclair
spirit_island-effect-lightnings_boon = L’esprit peut utiliser jusqu’à 2 pouvoirs lents comme rapides ce tour-ci.

spirit_island-name-raging_storm = Orage furieux
spirit_island-effect-raging_storm = 1 dégât à chaque envahisseur.

spirit_island-name-shatter_homesteads = Destruction d’habitations
spirit_island-effect-shatter_homesteads = 1 peur. Détruisez 1 village.

spirit_island-lasting-swiftness = { $id } : utilisé comme pouvoir rapide
