### Spirit Island: Rituals of Terror

spirit_island-name-rituals_of_terror = Rituels de terreur
spirit_island-option-scenario-rituals_of_terror = Rituels de terreur
spirit_island-effect-rituals_of_terror = Toutes les cartes Peur sont dans le paquet, mais la peur ne fait pas monter le niveau de terreur, et les cartes gagnées attendent. Un rituel demande une région avec une présence de chaque esprit et 3 Dahans par joueur, et coûte 3 énergie et 3 présences sur place : le niveau de terreur monte de 1, toutes les cartes Peur gagnées sont résolues, et les Dahans sur place sont repoussés équitablement. Le troisième rituel donne la victoire.

spirit_island-ask-ritual-energy = { $id } : qui paie de l’énergie (encore { $n }) ?
spirit_island-ask-ritual-presence = { $id } : qui donne une présence (encore { $n }) ?
spirit_island-offer-rituals_of_terror = Accomplir un rituel : { $n } énergie et { $n } présences
