### Spirit Island: River Surges in Sunlight

spirit_island-name-river_surges = Jaillissement de la rivière étincelante
spirit_island-about-river_surges = Des crues qui repoussent les envahisseurs vers la mer ; chez elle dans chaque fange.
spirit_island-hard-river_surges = Pas grand-chose : surveillez où vos crues poussent les villages.
spirit_island-voice-river_surges = Je monte, je tourne, je ramène les barques à la mer.
spirit_island-growth-river_surges-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-river_surges-2 = Ajoutez deux fois une présence à portée 1
spirit_island-growth-river_surges-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 2
spirit_island-guide-river_surges-1 = Deux présences de la piste de cartes vous donnent aussitôt une deuxième carte ; dans les fanges, elles valent des sites sacrés. Repoussez des envahisseurs d’une région qui construira au prochain tour, et rassemblez deux Dahans : un troisième les rejoint et vous gagnez de l’énergie.
spirit_island-guide-river_surges-2 = Encore de la piste de cartes : trois cartes, et une revient en main à chaque tour. Crues subites empêche un ravage ou une construction, et le pouvoir inné aussi, à son deuxième seuil.
spirit_island-guide-river_surges-3 = Reprenez tout et gagnez un pouvoir dont les éléments nourrissent votre pouvoir inné. Les trois mêmes cartes le gardent à son deuxième seuil.
spirit_island-guide-river_surges-4 = Encore une présence de la piste de cartes et vous jouez quatre cartes. Choisissez-les pour leurs éléments : le troisième seuil du pouvoir inné vide une région entière.

spirit_island-name-rivers_domain = Lit de la rivière
spirit_island-effect-rivers_domain = En fange, une seule de vos présences suffit pour un site sacré.

spirit_island-name-massive_flooding = Inondation de masse
spirit_island-effect-massive_flooding-1 = Repoussez 1 explorateur ou village.
spirit_island-effect-massive_flooding-2 = À la place : 2 dégâts, puis repoussez jusqu’à 3 explorateurs ou villages.
spirit_island-effect-massive_flooding-3 = À la place : 2 dégâts à chaque envahisseur.

spirit_island-name-boon_of_vigor = Bénédiction de vigueur
spirit_island-effect-boon_of_vigor = Vous gagnez 1 énergie ; ou un autre esprit gagne 1 énergie par carte jouée ce tour-ci.

spirit_island-name-flash_floods = Crues subites
spirit_island-effect-flash_floods = 1 dégât ; dans une région côtière, +1 dégât.

spirit_island-name-rivers_bounty = Don de la rivière
spirit_island-effect-rivers_bounty = Rassemblez jusqu’à 2 Dahans. S’il y en a alors au moins 2, ajoutez 1 Dahan et gagnez 1 énergie.

spirit_island-name-wash_away = Emporté par les eaux
spirit_island-effect-wash_away = Repoussez jusqu’à 3 explorateurs ou villages.
