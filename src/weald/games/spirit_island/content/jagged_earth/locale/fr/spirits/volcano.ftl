### Spirit Island, Jagged Earth: Volcano Looming High

spirit_island-name-volcano = Volcan dominant l’île
spirit_island-about-volcano = Il amasse sa présence dans les montagnes, porte loin depuis ses sommets et dépense tout en une éruption.
spirit_island-hard-volcano = Il ne vit qu’en montagne et doit bien choisir le moment de ses éruptions.
spirit_island-voice-volcano = Bâtissez sur mes flancs. Je vous tiendrai au chaud.
spirit_island-growth-volcano-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, gagnez 3 énergie
spirit_island-growth-volcano-2 = Ajoutez deux fois une présence à portée 0
spirit_island-growth-volcano-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 4, jouez 1 carte de plus, gagnez 2 énergie

spirit_island-name-mountain_home = Foyer montagnard
spirit_island-effect-mountain_home = Votre présence ne peut être ajoutée ou déplacée que dans des montagnes.

spirit_island-name-collapse_in_a_blast_of_lava_and_steam = Sombrer dans la lave et la vapeur
spirit_island-effect-collapse_in_a_blast_of_lava_and_steam = Quand votre présence est détruite, infligez dans cette région 1 dégât par présence aux envahisseurs, et autant aux Dahans.

spirit_island-name-volcanic_peaks_tower_over_the_landscape = Sommets volcaniques dominant le paysage
spirit_island-effect-volcanic_peaks_tower_over_the_landscape = Vos cartes Pouvoir (pas vos pouvoirs innés) ont +1 portée depuis les régions ayant au moins 3 de vos présences.

spirit_island-name-explosive_eruption = Éruption explosive
spirit_island-effect-explosive_eruption-1 = Détruisez ici autant de vos présences que vous voulez. Au moins 2 détruites : dans une région à portée 1, 1 dégât pour chacune.
spirit_island-effect-explosive_eruption-2 = Au moins 4 détruites : 1 peur pour chacune.
spirit_island-effect-explosive_eruption-3 = Au moins 6 détruites : dans chaque région à portée 1, 4 dégâts. Ajoutez ici 1 désolation, qui épargne votre présence.
spirit_island-effect-explosive_eruption-4 = Au moins 10 détruites : dans chaque région à portée 2, +4 dégâts. Ajoutez 1 désolation dans chaque région adjacente sans désolation.

spirit_island-name-powered_by_the_furnace_of_the_earth = Nourri par la fournaise de la terre
spirit_island-effect-powered_by_the_furnace_of_the_earth-1 = Ajoutez 1 de vos présences détruites.
spirit_island-effect-powered_by_the_furnace_of_the_earth-2 = Vous pouvez payer 2 énergie pour gagner une carte Pouvoir.
spirit_island-effect-powered_by_the_furnace_of_the_earth-3 = Déplacez ici jusqu’à 2 de vos présences d’autres régions.
spirit_island-effect-powered_by_the_furnace_of_the_earth-4 = Remettez jusqu’à 2 de vos présences détruites sur vos pistes de présence.

spirit_island-name-exaltation_of_molten_stone = Exaltation de la pierre en fusion
spirit_island-effect-exaltation_of_molten_stone = Partagez aussi également que possible 1 énergie par feu que vous avez entre vous et l’esprit. Les pouvoirs de l’esprit partant d’une montagne ont +1 portée pour ce tour.

spirit_island-name-lava_flows = Coulées de lave
spirit_island-effect-lava_flows = Ajoutez 1 terre hostile et 1 ronces ; ou 1 dégât.
spirit_island-do-lava_flows = Ajouter 1 terre hostile et 1 ronces

spirit_island-name-pyroclastic_bombardment = Bombardement pyroclastique
spirit_island-effect-pyroclastic_bombardment = 1 dégât à chaque village, cité et Dahan. 1 dégât. 1 dégât aux Dahans.

spirit_island-name-rain_of_ash = Pluie de cendres
spirit_island-effect-rain_of_ash = S’il y a ici des envahisseurs, 2 peur. Repoussez 2 Dahans et 2 explorateurs ou villages vers des régions sans votre présence.

spirit_island-lasting-exaltation_of_molten_stone = { $id } : +1 portée depuis les montagnes
spirit_island-ask-eruption = { $id } : combien de vos présences en { $land } détruisez-vous ?
spirit_island-ask-eruption-land = { $id } : quelle région l’explosion touche-t-elle ?
spirit_island-ask-furnace = { $id } : payez-vous 2 énergie pour une carte Pouvoir ?
spirit_island-ask-odd-energy = { $id } : qui gagne l’énergie impaire ?
