### Spirit Island, Jagged Earth: the fear cards, by terror level

spirit_island-name-sense_of_dread = Un sentiment d’effroi
spirit_island-effect-sense_of_dread-1 = Sur chaque plateau, éliminez 1 explorateur d’une région correspondant à une carte de ravage.
spirit_island-effect-sense_of_dread-2 = Sur chaque plateau, éliminez 1 explorateur ou village d’une région correspondant à une carte de ravage.
spirit_island-effect-sense_of_dread-3 = Sur chaque plateau, éliminez 1 envahisseur d’une région correspondant à une carte de ravage.

spirit_island-name-flee_from_dangerous_lands = Fuir les terres dangereuses
spirit_island-effect-flee_from_dangerous_lands-1 = Sur chaque plateau, repoussez 1 explorateur ou village d’une région avec une terre hostile, des ronces ou des Dahans.
spirit_island-effect-flee_from_dangerous_lands-2 = Sur chaque plateau, éliminez 1 explorateur ou village d’une région avec une terre hostile, des ronces ou des Dahans.
spirit_island-effect-flee_from_dangerous_lands-3 = Sur chaque plateau, éliminez 1 explorateur ou village d’une région au choix, ou 1 cité d’une région avec une terre hostile, des ronces ou des Dahans.

spirit_island-name-dahan_reclaim_fishing_grounds = Les Dahans reprennent leurs zones de pêche
spirit_island-effect-dahan_reclaim_fishing_grounds-1 = Chaque joueur choisit une région côtière différente avec des Dahans : 1 dégât par Dahan.
spirit_island-effect-dahan_reclaim_fishing_grounds-2 = Chaque joueur choisit une région côtière différente et y rassemble jusqu’à 1 Dahan ; puis 1 dégât par Dahan présent.
spirit_island-effect-dahan_reclaim_fishing_grounds-3 = Chaque joueur choisit une région côtière différente et y rassemble jusqu’à 1 Dahan ; puis 2 dégâts par Dahan présent.

spirit_island-name-beset_by_many_troubles = Assaillis de maux
spirit_island-effect-beset_by_many_troubles-1 = Défense 3 dans chaque région avec une terre hostile, des bêtes, une maladie, une discorde ou des ronces.
spirit_island-effect-beset_by_many_troubles-2 = Défense 5 dans chaque région avec une terre hostile, des bêtes, une maladie, une discorde ou des ronces, ou avec au moins 3 de ces marqueurs dans les régions adjacentes.
spirit_island-effect-beset_by_many_troubles-3 = Chaque terre hostile, bêtes, maladie, discorde et ronces donne défense 3 dans sa région et dans chaque région adjacente.

spirit_island-name-nerves_fray = Les nerfs lâchent
spirit_island-effect-nerves_fray-1 = Chaque joueur ajoute 1 discorde dans une région qui ne correspond à aucune carte de ravage.
spirit_island-effect-nerves_fray-2 = Chaque joueur ajoute 2 discordes dans une région qui ne correspond à aucune carte de ravage.
spirit_island-effect-nerves_fray-3 = Chaque joueur ajoute 2 discordes dans une région qui ne correspond à aucune carte de ravage. 1 peur par joueur.

spirit_island-name-theological_strife = Querelle théologique
spirit_island-effect-theological_strife-1 = Chaque joueur ajoute 1 discorde dans une région avec de la présence.
spirit_island-effect-theological_strife-2 = Chaque joueur ajoute 1 discorde dans une région avec de la présence. Chaque esprit gagne 1 énergie par site sacré où il y a des envahisseurs.
spirit_island-effect-theological_strife-3 = Chaque joueur ajoute 1 discorde dans une région avec de la présence. Puis chaque envahisseur avec une discorde inflige ses dégâts aux autres envahisseurs de sa région.
