### Spirit Island, Jagged Earth: the blight cards

spirit_island-name-unnatural_proliferation = Prolifération contre nature
spirit_island-effect-unnatural_proliferation = Aussitôt : chaque esprit ajoute 1 présence dans une de ses régions. Sur chaque plateau, ajoutez 1 Dahan dans une région avec des Dahans, et 2 cités dans la région qui a le moins de villages et de cités (mais au moins 1).
spirit_island-ask-add-dahan = { $id } : où ajouter le Dahan ?
spirit_island-ask-add-cities = { $id } : où ajouter les cités ?

spirit_island-name-all_things_weaken = Tout s’affaiblit
spirit_island-effect-all_things_weaken = À partir du prochain tour : les envahisseurs et les Dahans ont 1 santé de moins (au moins 1). Les régions reçoivent une désolation à partir de 1 dégât de moins. La désolation ajoutée détruit toutes les présences et toutes les bêtes à cet endroit, et 1 présence dans une région adjacente.
spirit_island-lasting-all_things_weaken = { $id } : 1 santé de moins, et la désolation détruit davantage

spirit_island-name-thriving_communities = Communautés florissantes
spirit_island-effect-thriving_communities = Aussitôt : sur chaque plateau, dans 4 régions différentes, remplacez 1 explorateur par 1 village ou 1 village par 1 cité.
spirit_island-ask-upgrade-land = { $id } : dans quelle région une pièce grandit-elle ?

spirit_island-name-power_corrodes_the_spirit = Le pouvoir ronge l’esprit
spirit_island-effect-power_corrodes_the_spirit = Au début de chaque phase des envahisseurs, chaque esprit qui a en jeu au moins 3 cartes Pouvoir, ou une qui coûte 4 ou plus, détruit 1 de ses présences.

spirit_island-name-untended_land_crumbles = La terre délaissée s’effrite
spirit_island-effect-untended_land_crumbles = Au début de chaque phase des envahisseurs, sur chaque plateau, ajoutez 1 désolation dans une région adjacente à une désolation. Les esprits peuvent protéger un plateau : ensemble, ils paient 3 énergie ou y détruisent 1 présence.

spirit_island-name-invaders_find_the_land_to_their_liking = La terre plaît aux envahisseurs
spirit_island-effect-invaders_find_the_land_to_their_liking = L’île est encore saine. Aussitôt, la réserve de peur grandit pour toujours : de 1 marqueur par joueur au niveau de terreur 1, de 1,5 au niveau 2, de 2 au niveau 3 (arrondi à l’inférieur).
spirit_island-event-fear-pool = Il faut maintenant { $n } peur pour gagner une carte Peur.

spirit_island-name-strong_earth_shatters_slowly = La terre robuste se brise lentement
spirit_island-effect-strong_earth_shatters_slowly = L’île est encore saine. Aussitôt, chaque joueur ajoute 1 désolation de cette carte dans une région adjacente à une désolation.
