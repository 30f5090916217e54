### Spirit Island, extension promo 1 : Heart of the Wildfire

spirit_island-name-heart_wildfire = Cœur du feu sauvage
spirit_island-about-heart_wildfire = Partout où il arrive, il brûle les envahisseurs et désole la terre avec eux ; ce qui a brûlé peut repousser.
spirit_island-hard-heart_wildfire = Chaque pas amène de la désolation : comptez ce que l’île supporte.
spirit_island-voice-heart_wildfire = D’abord la cendre. Puis, de la cendre, tout.
spirit_island-growth-heart_wildfire-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-heart_wildfire-2 = Gagnez une carte Pouvoir, ajoutez une présence à portée 3
spirit_island-growth-heart_wildfire-3 = Ajoutez une présence à portée 1, gagnez 2 énergie, gagnez 1 énergie par feu sur vos pistes de présence
spirit_island-icon-gain_energy_per_fire = Gagner { $n } énergie par feu sur vos pistes de présence

spirit_island-name-blazing_presence = Présence ardente
spirit_island-effect-blazing_presence = Après la mise en place, chaque fois que vous ajoutez ou déplacez une présence dans une région : 1 dégât par feu découvert sur vos pistes de présence ; avec au moins 2 feux, ajoutez 1 désolation. Repoussez toutes les bêtes et autant de Dahans que vous voulez.

spirit_island-name-destructive_nature = Nature destructrice
spirit_island-effect-destructive_nature = La désolation que les esprits ajoutent par des pouvoirs, des règles spéciales ou des rituels ne détruit pas votre présence, même en cascade.

spirit_island-name-firestorm = Déluge de feu
spirit_island-effect-firestorm-1 = 1 dégât par groupe de 2 feux que vous avez.
spirit_island-effect-firestorm-2 = À la place, 1 dégât par feu que vous avez.
spirit_island-effect-firestorm-3 = Vous pouvez répartir les dégâts de ce pouvoir entre cette région et vos régions avec désolation.
spirit_island-effect-firestorm-4 = Dans une de vos régions avec désolation, repoussez tous les Dahans, détruisez tous les envahisseurs et toutes les bêtes, et ajoutez 1 désolation.

spirit_island-name-the_burned_land_regrows = Renaissance des terres brûlées
spirit_island-effect-the_burned_land_regrows-1 = S’il y a au moins 2 désolations, retirez 1 désolation.
spirit_island-effect-the_burned_land_regrows-2 = À la place, retirez 1 désolation.
spirit_island-effect-the_burned_land_regrows-3 = Retirez encore 1 désolation.

spirit_island-name-asphyxiating_smoke = Fumée asphyxiante
spirit_island-effect-asphyxiating_smoke = 1 peur. Détruisez 1 village. Repoussez 1 Dahan.

spirit_island-name-flames_fury = Furie des flammes
spirit_island-effect-flames_fury = L’esprit gagne 1 énergie. Ce tour-ci, chacun de ses pouvoirs qui inflige des dégâts en inflige 1 de plus.
spirit_island-lasting-flames_fury = { $id } : les pouvoirs qui infligent des dégâts en infligent 1 de plus

spirit_island-name-flash_fires = Feux éclairs
spirit_island-effect-flash_fires-quick = Ce pouvoir peut être rapide.
spirit_island-effect-flash_fires = 1 peur. 1 dégât.

spirit_island-name-threatening_flames = Flammes menaçantes
spirit_island-effect-threatening_flames = 2 peur. Repoussez 1 explorateur ou village par niveau de terreur vers des régions adjacentes sans votre présence. S’il n’y en a aucune, 2 peur supplémentaires.

spirit_island-ask-firestorm = { $id } : dans laquelle de vos régions avec désolation tout brûle-t-il ?
