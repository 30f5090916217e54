### Spirit Island: the minor powers

spirit_island-name-call_of_the_dahan_ways = Appel des voies dahans
spirit_island-effect-call_of_the_dahan_ways = Remplacez un explorateur par un Dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = Vous pouvez remplacer un village à la place.

spirit_island-name-call_to_bloodshed = Appel au sang
spirit_island-effect-call_to_bloodshed = 1 dégât par Dahan ; ou rassemblez jusqu’à 3 Dahans.

spirit_island-name-call_to_isolation = Appel à l’isolement
spirit_island-effect-call_to_isolation = Repoussez un explorateur ou un village par Dahan ; ou repoussez 1 Dahan.

spirit_island-name-call_to_migrate = Appel à la migration
spirit_island-effect-call_to_migrate = Rassemblez jusqu’à 3 Dahans. Puis repoussez jusqu’à 3 Dahans.

spirit_island-name-call_to_tend = Appel aux soins
spirit_island-effect-call_to_tend = Retirez 1 désolation ; ou repoussez jusqu’à 3 Dahans.

spirit_island-name-dark_and_tangled_woods = Bois sombres et enchevêtrés
spirit_island-effect-dark_and_tangled_woods = 2 peur. En montagne ou en jungle, aussi défense 3.

spirit_island-name-delusions_of_danger = Illusions de danger
spirit_island-effect-delusions_of_danger = Repoussez 1 explorateur ; ou 2 peur.

spirit_island-name-devouring_ants = Fourmis dévoreuses
spirit_island-effect-devouring_ants = 1 peur et 1 dégât ; en jungle ou désert, +1 dégât. Détruisez 1 Dahan.

spirit_island-name-drift_down_into_slumber = Endormissement
spirit_island-effect-drift_down_into_slumber = Défense 1. En jungle ou désert : défense 4 à la place.

spirit_island-name-drought = Sécheresse
spirit_island-effect-drought = Détruisez 3 villages. 1 dégât à chaque village et à chaque cité. Ajoutez 1 désolation.
spirit_island-effect-drought-1 = Détruisez 1 cité.

spirit_island-name-elemental_boon = Bénédiction élémentaire
spirit_island-effect-elemental_boon = L’esprit choisit trois éléments différents et a chacun une fois de plus ce tour-ci. Si c’est un autre esprit, vous aussi.

spirit_island-name-encompassing_ward = Protection enveloppante
spirit_island-effect-encompassing_ward = Défense 2 dans chaque région où l’esprit a de la présence.
spirit_island-lasting-encompassing_ward = { $id } : défense 2 près de toute présence

spirit_island-name-enticing_splendor = Splendeur attirante
spirit_island-effect-enticing_splendor = Rassemblez 1 explorateur ou village ; ou rassemblez jusqu’à 2 Dahans.

spirit_island-name-entrancing_apparitions = Apparitions envoûtantes
spirit_island-effect-entrancing_apparitions = Défense 2. S’il n’y a pas d’envahisseurs, rassemblez jusqu’à 2 explorateurs.

spirit_island-name-gift_of_constancy = Don de constance
spirit_island-effect-gift_of_constancy = L’esprit gagne 2 énergie. À la fin du tour, il peut reprendre en main une de ses cartes en jeu au lieu de la défausser. Si c’est un autre esprit, vous le pouvez aussi.
spirit_island-lasting-gift_of_constancy = { $id } : une carte peut revenir en main à la fin du tour

spirit_island-name-gift_of_living_energy = Don d’énergie vivante
spirit_island-effect-gift_of_living_energy = L’esprit gagne 1 énergie ; 1 de plus si c’est un autre esprit ; 1 de plus si vous avez au moins deux sites sacrés.

spirit_island-name-gift_of_power = Don de pouvoir
spirit_island-effect-gift_of_power = L’esprit gagne un pouvoir mineur.

spirit_island-name-gnawing_rootbiters = Rongeurs de racines
spirit_island-effect-gnawing_rootbiters = Repoussez jusqu’à 2 villages.

spirit_island-name-land_of_haunts_and_embers = Terre de spectres et de braises
spirit_island-effect-land_of_haunts_and_embers = 2 peur, et repoussez jusqu’à 2 explorateurs ou villages. S’il y a déjà de la désolation, encore 2 de chaque. Puis ajoutez 1 désolation.

spirit_island-name-lure_of_the_unknown = Attrait de l’inconnu
spirit_island-effect-lure_of_the_unknown = Rassemblez 1 explorateur ou village.

spirit_island-name-natures_resilience = Résilience de la nature
spirit_island-effect-natures_resilience = Défense 6.
spirit_island-effect-natures_resilience-1 = Vous pouvez retirer 1 désolation à la place.

spirit_island-name-pull_beneath_the_hungry_earth = Happés par la terre affamée
spirit_island-effect-pull_beneath_the_hungry_earth = Si votre présence s’y trouve, 1 peur et 1 dégât. En désert ou en fange, encore 1 dégât.

spirit_island-name-purifying_flame = Flamme purificatrice
spirit_island-effect-purifying_flame = 1 dégât par désolation. En montagne ou désert, vous pouvez retirer 1 désolation à la place.

spirit_island-name-quicken_the_earths_struggles = Sursaut de la terre
spirit_island-effect-quicken_the_earths_struggles = 1 dégât à chaque village et à chaque cité ; ou défense 10.

spirit_island-name-rain_of_blood = Pluie de sang
spirit_island-effect-rain_of_blood = 2 peur. Avec au moins deux villages ou cités, +1 peur.

spirit_island-name-reaching_grasp = Longue étreinte
spirit_island-effect-reaching_grasp = Les pouvoirs de l’esprit ont +2 de portée ce tour-ci.

spirit_island-name-rouse_the_trees_and_stones = Réveil des arbres et des pierres
spirit_island-effect-rouse_the_trees_and_stones = 2 dégâts. Repoussez 1 explorateur.

spirit_island-name-sap_the_strength_of_multitudes = Affaiblissement de masse
spirit_island-effect-sap_the_strength_of_multitudes = Défense 5.
spirit_island-effect-sap_the_strength_of_multitudes-1 = +1 de portée.

spirit_island-name-savage_mawbeasts = Gueules sauvages
spirit_island-effect-savage_mawbeasts = En jungle ou en fange, 1 peur et 1 dégât.
spirit_island-effect-savage_mawbeasts-1 = 1 dégât, quel que soit le terrain.

spirit_island-name-shadows_of_the_burning_forest = Ombres de la forêt ardente
spirit_island-effect-shadows_of_the_burning_forest = 2 peur. En montagne ou en jungle, repoussez 1 explorateur et 1 village.

spirit_island-name-song_of_sanctity = Chant de sainteté
spirit_island-effect-song_of_sanctity = Repoussez tous les explorateurs. S’il n’y en a pas, retirez 1 désolation.

spirit_island-name-steam_vents = Évents de vapeur
spirit_island-effect-steam_vents = Détruisez 1 explorateur.
spirit_island-effect-steam_vents-1 = Vous pouvez détruire 1 village à la place.

spirit_island-name-uncanny_melting = Fonte étrange
spirit_island-effect-uncanny_melting = S’il y a des envahisseurs, 1 peur. En désert ou en fange, retirez 1 désolation.

spirit_island-name-veil_the_nights_hunt = Chasse voilée de nuit
spirit_island-effect-veil_the_nights_hunt = Chaque Dahan inflige 1 dégât à un envahisseur différent ; ou repoussez jusqu’à 3 Dahans.

spirit_island-name-visions_of_fiery_doom = Visions de fin ardente
spirit_island-effect-visions_of_fiery_doom = 1 peur. Repoussez 1 explorateur ou village.
spirit_island-effect-visions_of_fiery_doom-1 = +1 peur.

spirit_island-name-voracious_growth = Croissance vorace
spirit_island-effect-voracious_growth = 2 dégâts ; ou retirez 1 désolation.
