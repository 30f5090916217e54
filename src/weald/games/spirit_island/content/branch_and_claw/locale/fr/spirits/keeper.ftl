### Spirit Island, Branch & Claw : Keeper of the Forbidden Wilds

spirit_island-name-keeper = Gardien des contrées interdites
spirit_island-about-keeper = Il fait pousser des ronces qui tiennent les explorateurs à l’écart, et punit tous ceux qui entrent dans ses sites sacrés.
spirit_island-hard-keeper = Il croît lentement et chasse les dahan de là où il est fort.
spirit_island-voice-keeper = Jusqu’ici. Pas un pas de plus.
spirit_island-growth-keeper-1 = Récupérez toutes les cartes, gagnez 1 énergie
spirit_island-growth-keeper-2 = Gagnez une carte Pouvoir
spirit_island-growth-keeper-3 = Ajoutez une présence à portée 3, dans une région avec votre présence ou des ronces ; gagnez 1 énergie
spirit_island-growth-keeper-4 = Payez 3 énergie, gagnez une carte Pouvoir, ajoutez une présence à portée 3, dans une région sans désolation
spirit_island-guide-keeper-1 = Gagnez d’abord un pouvoir. S’il est gratuit, prenez la présence de la piste de cartes et jouez les deux ; sinon, de la piste d’énergie. Créez des sites sacrés ce tour-ci et le suivant, et que les ronces empêchent une construction.
spirit_island-guide-keeper-2 = Deux présences et un pouvoir, pour trois énergies. Dépensez-en deux au plus pour des cartes : au prochain tour, il vous en faut six.
spirit_island-guide-keeper-3 = Maintenant le courroux : depuis une région entourée de sites sacrés, il détruit presque tout. Des pouvoirs bon marché avec flore et feu portent le pouvoir inné à son deuxième seuil.
spirit_island-guide-keeper-4 = Reprenez tout ; l’autre croissance est celle du tour précédent, si vous pouvez la payer.
spirit_island-icon-add_presence-presence_wilds = Ajouter une présence à portée { $n }, dans une région avec votre présence ou des ronces
spirit_island-icon-add_presence-no_blight = Ajouter une présence à portée { $n }, dans une région sans désolation

spirit_island-name-forbidden_ground = Territoire interdit
spirit_island-effect-forbidden_ground = Chaque fois qu’une région devient votre site sacré, repoussez-en tous les Dahans. Les événements Dahan ne déplacent pas de Dahans dans vos sites sacrés ; les pouvoirs le peuvent.

spirit_island-name-punish_those_who_trespass = Punition des intrus
spirit_island-effect-punish_those_who_trespass-1 = 2 dégâts. Détruisez 1 Dahan.
spirit_island-effect-punish_those_who_trespass-2 = +1 dégât par paire de soleil et plante que vous avez.
spirit_island-effect-punish_those_who_trespass-3 = Vous pouvez répartir les dégâts de ce pouvoir entre cette région et une autre des vôtres.

spirit_island-name-spreading_wilds = Propagation sauvage
spirit_island-effect-spreading_wilds-1 = Repoussez 1 explorateur par groupe de 2 soleils que vous avez.
spirit_island-effect-spreading_wilds-2 = S’il n’y a pas d’explorateur, ajoutez 1 ronces.
spirit_island-effect-spreading_wilds-3 = Ce pouvoir a +1 portée.
spirit_island-effect-spreading_wilds-4 = Ce pouvoir a +1 portée.

spirit_island-name-boon_of_growing_power = Bénédiction de puissance
spirit_island-effect-boon_of_growing_power = L’esprit gagne une carte Pouvoir. Si c’est un autre esprit, il gagne aussi 1 énergie.

spirit_island-name-regrow_from_roots = Renaître des racines
spirit_island-effect-regrow_from_roots = S’il y a au plus 2 désolations, retirez 1 désolation.

spirit_island-name-sacrosanct_wilderness = Nature sanctifiée
spirit_island-effect-sacrosanct_wilderness = Repoussez 2 Dahans. 2 dégâts par ronces dans la région ; ou ajoutez 1 ronces.

spirit_island-name-towering_wrath = Courroux titanesque
spirit_island-effect-towering_wrath = 2 peur. 2 dégâts par site sacré que vous avez dans la région ou les régions adjacentes. Détruisez tous les Dahans.

spirit_island-ask-split-damage = { $id } : quelle autre de vos régions partage les dégâts ?
