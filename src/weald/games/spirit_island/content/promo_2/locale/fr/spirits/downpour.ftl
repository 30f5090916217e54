### Spirit Island, promo pack 2: Downpour Drenches the World

spirit_island-name-downpour = Pluie diluvienne qui arrose le monde
spirit_island-about-downpour = Elle change ses sites sacrés en fange, étouffe tous les combats et déverse les mêmes pouvoirs encore et encore.
spirit_island-hard-downpour = Répéter des pouvoirs demande de l’eau, de l’énergie et un plan pour les deux phases.
spirit_island-voice-downpour = Pluie sur les toits, pluie sur les chemins, pluie jusqu’à votre départ.
spirit_island-growth-downpour-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir, déplacez 1 présence de 2 régions au plus
spirit_island-growth-downpour-2 = Ajoutez deux fois une présence à portée 2, gagnez 2 eau, défaussez 2 cartes de votre main
spirit_island-growth-downpour-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 3, gagnez 1 énergie
spirit_island-icon-gain_elements-water = Gagnez { $n } eau
spirit_island-icon-discard_cards = Défaussez { $n } cartes de votre main

spirit_island-name-drench_the_landscape = Abreuver le paysage
spirit_island-effect-drench_the_landscape = Pour les actions et règles spéciales des esprits, vos sites sacrés sont des fanges en plus de leur propre terrain.

spirit_island-name-pour_down_power_across_the_island = Déverser la puissance sur l’île
spirit_island-effect-pour_down_power_across_the_island = Pour 2 eau que vous avez, 5 fois par tour au plus, pendant la phase rapide ou lente : gagnez 1 énergie, ou répétez à son coût une carte Pouvoir qui cible une région.

spirit_island-name-rain_and_mud_suppress_conflict = Pluie et boue étouffent les conflits
spirit_island-effect-rain_and_mud_suppress_conflict-1 = Ce tour, chacune de vos présences donne défense 1 dans sa région, et les Dahans y infligent 1 dégât de moins en retour.
spirit_island-effect-rain_and_mud_suppress_conflict-2 = Encore une fois autant.
spirit_island-effect-rain_and_mud_suppress_conflict-3 = 2 peur. Dans vos régions, envahisseurs et Dahans ont 1 santé de moins ce tour, au moins 1.

spirit_island-name-water_nourishes_lifes_growth = L’eau abreuve l’essor de la vie
spirit_island-effect-water_nourishes_lifes_growth-1 = Gagnez 1 énergie. Vous pouvez retirer du jeu 1 de vos présences ici pour retirer 1 désolation.
spirit_island-effect-water_nourishes_lifes_growth-2 = Gagnez 1 énergie. Rassemblez jusqu’à 1 Dahan.
spirit_island-effect-water_nourishes_lifes_growth-3 = Ce tour, la désolation qui serait ajoutée ici reste sur sa carte.
spirit_island-do-water_nourishes = Retirer du jeu 1 présence pour retirer 1 désolation

spirit_island-name-dark_skies_loose_a_stinging_rain = Pluie cinglante d’un ciel sombre
spirit_island-effect-dark_skies_loose_a_stinging_rain = Isolez la région cible. Repoussez jusqu’à 1 explorateur et jusqu’à 2 Dahans.

spirit_island-name-foundations_sink_into_mud = Fondations englouties dans la boue
spirit_island-effect-foundations_sink_into_mud = 2 dégâts aux villages. Dans une fange, vous pouvez à la place infliger 1 dégât à chaque village et cité.

spirit_island-name-gift_of_abundance = Don d’abondance
spirit_island-effect-gift_of_abundance = L’esprit gagne 2 énergie ; ou il peut répéter ce tour une carte Pouvoir à son coût. Vous ou l’esprit pouvez ajouter 1 présence détruite dans une fange avec votre présence.
spirit_island-do-gift_of_abundance = Répéter ce tour une carte Pouvoir à son coût

spirit_island-name-unbearable_deluge = Déluge insupportable
spirit_island-effect-unbearable_deluge = 1 peur. Repoussez 2 Dahans. Défense 3. Isolez la région cible si c’est une fange.

spirit_island-lasting-poured_down = { $id } : puissance déversée une fois ce tour
spirit_island-lasting-rain_and_mud = { $id } : chaque présence donne défense { $n } et réduit d’autant les dégâts des Dahans
spirit_island-lasting-softened = { $id } : envahisseurs et Dahans ont 1 santé de moins dans ses régions
spirit_island-lasting-nourished = { $id } : aucune désolation n’est ajoutée ici
spirit_island-lasting-abundance = { $id } : une carte Pouvoir peut être répétée à son coût
spirit_island-offer-pour_down_power_across_the_island = Déverser la puissance : gagner { $n } énergie
spirit_island-ask-discard-card = { $id } : quelle carte défaussez-vous (encore { $n }) ?
spirit_island-ask-who-returns = { $id } : la présence détruite de qui revient dans une fange ?
