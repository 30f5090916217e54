### Spirit Island, Jagged Earth: the event cards by invader stage

spirit_island-name-harvest_bounty_harvest_dust = Récolte d’abondance, récolte de poussière
spirit_island-part-harvest_bounty_harvest_dust = Récolte d’abondance, récolte de poussière
spirit_island-does-harvest_bounty_harvest_dust = Sur une île saine, sur chaque plateau, les envahisseurs ravagent dans une région avec un village ou une cité. Sur une île désolée, sur chaque plateau, repoussez 1 village d’une région avec au moins 2 villages ou cités vers une région sans village ni cité.
spirit_island-part-widespread_clearcutting = Coupes à blanc généralisées
spirit_island-does-widespread_clearcutting = Sur chaque plateau, choisissez une région avec un village ou une cité et ajoutez-y 1 désolation, sans cascade. Les esprits peuvent y détruire 2 présences et Dahans, au choix, pour l’empêcher.

spirit_island-name-invested_aristocracy = Aristocratie engagée
spirit_island-part-invested_aristocracy = Aristocratie engagée
spirit_island-does-invested_aristocracy = Après l’étape Ravage, sur chaque plateau où elle n’a ajouté aucune désolation, ajoutez 1 village. Il vient dans la région sans envahisseurs au numéro le plus élevé.
spirit_island-part-foreign_dignitaries_visit = Visite de dignitaires étrangers
spirit_island-does-foreign_dignitaries_visit = Sur une île saine, les ravages de ce tour infligent 2 dégâts de plus dans la région concernée au plus petit numéro de chaque plateau. Sur une île désolée, placez 1 carte Peur inutilisée sur le paquet Peur.

spirit_island-name-mapmakers_chart_the_wild = Les cartographes sillonnent les terres sauvages
spirit_island-part-mapmakers_chart_the_wild = Les cartographes sillonnent les terres sauvages
spirit_island-does-mapmakers_chart_the_wild = Les ronces n’empêchent aucune exploration dans cette phase. Sur les plateaux sans ronces, chaque région explorée reçoit 1 explorateur de plus.

spirit_island-name-no_bravery_without_numbers = Pas de bravoure sans le nombre
spirit_island-part-no_bravery_without_numbers = Pas de bravoure sans le nombre
spirit_island-does-no_bravery_without_numbers = Les envahisseurs ne ravagent pas ce tour-ci dans les régions où leur nombre ne dépasse pas le niveau de terreur.
spirit_island-part-courage_of_the_crowd = Courage de la foule
spirit_island-does-courage_of_the_crowd = Les envahisseurs ne ravagent pas ce tour-ci dans les régions où leur nombre ne dépasse pas le niveau de terreur. Les autres ravages infligent 2 dégâts de plus dans chaque région.

spirit_island-name-smaller_ports_spring_up = De petits ports apparaissent
spirit_island-part-smaller_ports_spring_up = De petits ports apparaissent
spirit_island-does-smaller_ports_spring_up = Sur chaque plateau avec exactement 1 cité dans ses régions côtières, ajoutez 1 village dans une région côtière sans cité.
spirit_island-part-extensive_building = Constructions étendues
spirit_island-does-extensive_building = Sur chaque plateau, les envahisseurs construisent dans une région avec des envahisseurs qu’aucune carte Construction ne nomme.

spirit_island-lasting-invested_aristocracy = { $id } : des villages viendront sur les plateaux où les ravages n’ajoutent aucune désolation
spirit_island-lasting-foreign_dignitaries_visit = { $id } : les ravages infligent 2 dégâts de plus dans la région concernée au plus petit numéro de chaque plateau
spirit_island-lasting-mapmakers_chart_the_wild = { $id } : les ronces n’empêchent aucune exploration ; plus d’explorateurs sur les plateaux sans ronces
spirit_island-lasting-no_bravery_without_numbers = { $id } : pas de ravage là où les envahisseurs ne dépassent pas le niveau de terreur
spirit_island-lasting-courage_of_the_crowd = { $id } : pas de ravage là où les envahisseurs ne dépassent pas le niveau de terreur, 2 dégâts de plus ailleurs
spirit_island-ask-spare-land = { $id } : détruire 2 présences et Dahans en { $land } pour l’empêcher ?
spirit_island-ask-give-dahan = { $id } : combien des 2 sont des Dahans de { $land } ?
