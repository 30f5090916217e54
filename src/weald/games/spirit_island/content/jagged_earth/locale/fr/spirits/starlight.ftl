### Spirit Island, Terre Fracturée : Starlight Seeks Its Form

spirit_island-name-starlight = Lueur étoilée cherchant sa forme
spirit_island-about-starlight = Elle commence avec peu et choisit ce qu’elle devient : la croissance qu’elle ouvre et les éléments qui lui restent.
spirit_island-hard-starlight = Ce que vous ouvrez et choisissez vaut pour toute la partie.
spirit_island-voice-starlight = Que serai-je ? Tendez la main, j’hésite encore.
spirit_island-growth-starlight-1 = Récupérez une carte
spirit_island-growth-starlight-2 = Ajoutez une présence dans une région où vous avez une présence
spirit_island-growth-starlight-3 = Gagnez 1 énergie
spirit_island-growth-starlight-4 = Déplacez 1 présence de 3 régions au plus
spirit_island-growth-starlight-5 = Récupérez la moitié de vos cartes défaussées, arrondie au supérieur
spirit_island-growth-starlight-6 = Gagnez une carte Pouvoir, déplacez 1 présence vers une région adjacente
spirit_island-growth-starlight-7 = Gagnez 3 énergie
spirit_island-growth-starlight-8 = Jouez 1 carte de plus ce tour, déplacez 1 présence de 2 régions au plus
spirit_island-growth-starlight-9 = Récupérez toutes les cartes
spirit_island-growth-starlight-10 = Gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-starlight-11 = 2 dégâts dans une région où vous avez une présence
spirit_island-growth-starlight-12 = Jouez 1 carte de plus ce tour, un pouvoir lent peut être rapide
spirit_island-icon-reclaim_half = Récupérer la moitié de ses cartes défaussées, arrondie au supérieur
spirit_island-icon-damage = { $n } dégâts dans une région où vous avez une présence
spirit_island-icon-one_fast = Un pouvoir lent peut être rapide ce tour
spirit_island-space-growth-1 = Première piste de croissance
spirit_island-space-growth-2 = Deuxième piste de croissance
spirit_island-space-growth-3 = Troisième piste de croissance
spirit_island-space-growth-4 = Quatrième piste de croissance

spirit_island-name-growth_begets_growth = Croissance
spirit_island-effect-growth_begets_growth = Vous avez 6 pistes de présence. Quand une des 4 pistes de croissance est vidée, choisissez 1 de ses 2 options de croissance : elle est ouverte aussitôt et pour le reste de la partie, tant que la piste est vide ; l’autre ne le sera jamais. Une présence prise sur une case marquée +1 vous donne 1 énergie.

spirit_island-name-slowly_coalescing_nature = Coalescence
spirit_island-effect-slowly_coalescing_nature = Quand vous découvrez une case pour un élément, placez-y un élément de votre choix. Vous avez cet élément pour le reste de la partie tant que la case est découverte.

spirit_island-name-air_moves_earth_endures = Vent qui pousse, terre qui dure
spirit_island-effect-air_moves_earth_endures-1 = Repoussez jusqu’à 2 explorateurs ; ou repoussez jusqu’à 1 village.
spirit_island-effect-air_moves_earth_endures-2 = Défense 5.

spirit_island-name-fire_burns_water_soothes = Feu qui brûle, eau qui apaise
spirit_island-effect-fire_burns_water_soothes-1 = 1 peur et 2 dégâts.
spirit_island-effect-fire_burns_water_soothes-2 = Retirez 1 désolation.

spirit_island-name-wood_seeks_growth_humans_seek_freedom = Bois qui croît, humains épris de liberté
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-1 = Choisissez un esprit qui a une présence ici : il gagne une carte Pouvoir.
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-2 = 1 dégât par dahan ; ou repoussez jusqu’à 3 dahan.

spirit_island-name-sidereal_guidance = Aide sidérale
spirit_island-effect-sidereal_guidance-1 = Rassemblez jusqu’à 1 explorateur ou dahan.
spirit_island-effect-sidereal_guidance-2 = À la place, rassemblez jusqu’à 3 explorateurs.

spirit_island-name-stars_blaze_in_the_daytime_sky = Étoiles flamboyant en plein jour
spirit_island-effect-stars_blaze_in_the_daytime_sky-1 = 3 peur. Gagnez 1 énergie. Vous pouvez récupérer 1 carte Pouvoir en jeu ou défaussée.

spirit_island-name-boon_of_reimagining = Bienfait de réinvention
spirit_island-effect-boon_of_reimagining = L’esprit peut oublier une carte Pouvoir de sa main ou de sa défausse ; il pioche alors 6 pouvoirs mineurs et en gagne 2. Si c’est un autre esprit, il gagne 1 énergie.

spirit_island-name-gather_the_scattered_light_of_stars = Réunir la lumière éparse des étoiles
spirit_island-effect-gather_the_scattered_light_of_stars = À la fin du tour, une fois les cartes en jeu défaussées, vous pouvez récupérer jusqu’à 2 cartes Pouvoir. Vous pouvez ensuite oublier un de vos pouvoirs uniques pour en récupérer jusqu’à 3 de plus.

spirit_island-name-peace_of_the_nighttime_sky = Paix du ciel nocturne
spirit_island-effect-peace_of_the_nighttime_sky = Si le niveau de terreur est 1, les envahisseurs ne ravagent pas ici ce tour. Vous pouvez répéter ce pouvoir : oubliez alors cette carte et gagnez 1 lune.

spirit_island-name-shape_the_self_anew = Se façonner à neuf
spirit_island-effect-shape_the_self_anew = Gagnez un pouvoir mineur. Vous pouvez oublier cette carte pour gagner 3 énergie.
spirit_island-effect-shape_the_self_anew-1 = Vous pouvez gagner un pouvoir majeur à la place du mineur.

spirit_island-lasting-scattered_light = { $id } : récupérer des cartes à la fin du tour
spirit_island-ask-damage-land = { $id } : dans quelle région infligez-vous des dégâts ?
spirit_island-ask-gains-card = { $id } : quel esprit gagne une carte Pouvoir ?
spirit_island-ask-forget-to-gain = { $id } : oubliez-vous une carte pour gagner 2 pouvoirs mineurs ?
spirit_island-ask-forget-to-reclaim = { $id } : oubliez-vous un de vos pouvoirs uniques pour récupérer jusqu’à 3 cartes de plus ?
spirit_island-ask-nighttime-sky = { $id } : répétez-vous ce pouvoir en oubliant la carte ?
spirit_island-ask-shape-the-self = { $id } : oubliez-vous cette carte pour gagner 3 énergie ?
