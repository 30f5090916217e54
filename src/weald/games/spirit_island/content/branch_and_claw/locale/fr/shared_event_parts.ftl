### Spirit Island, Branch & Claw: the token events and dahan events

spirit_island-part-beasts_attack = Les bêtes attaquent
spirit_island-does-beasts_attack = Chaque bêtes inflige 2 dégâts dans sa région. Retirez chaque bêtes dont les dégâts ont détruit un village ou une cité.

spirit_island-part-beasts_find_new_homes = Les bêtes trouvent un nouveau foyer
spirit_island-does-beasts_find_new_homes = Sur chaque plateau, repoussez 1 bêtes vers une région sans désolation. Si des envahisseurs s’y trouvent, 1 peur.

spirit_island-part-distant_hunt = Chasse lointaine
spirit_island-does-distant_hunt = Sur chaque plateau, repoussez 1 bêtes vers une région sans désolation. Elle y inflige 1 dégât.

spirit_island-part-beasts_prowl = Les bêtes rôdent
spirit_island-does-beasts_prowl = Chaque bêtes dans une région avec des envahisseurs : 1 peur. Chaque autre bêtes est repoussée.

spirit_island-part-prey_on_the_unwary = Proies imprudentes
spirit_island-does-prey_on_the_unwary = Chaque bêtes détruit 1 explorateur de sa région. Puis ajoutez 1 bêtes sur un plateau sans bêtes.

spirit_island-part-savage_frenzy = Frénésie sauvage
spirit_island-does-savage_frenzy = Chaque bêtes détruit 1 explorateur et inflige 2 dégâts dans sa région.

spirit_island-part-beasts_of_the_jungle = Bêtes de la jungle
spirit_island-does-beasts_of_the_jungle = Sur chaque plateau, ajoutez 1 bêtes dans une jungle sans désolation. Si des envahisseurs s’y trouvent, 1 peur.

spirit_island-part-beasts_provoked = Bêtes provoquées
spirit_island-does-beasts_provoked = Sur chaque plateau, ajoutez 1 bêtes dans une région avec un village et sans désolation.

spirit_island-part-new_diseases = Nouvelles maladies
spirit_island-does-new_diseases = Sur la moitié des plateaux, arrondie au supérieur, ajoutez 1 maladie dans une région avec des Dahans et des envahisseurs. Puis 2 dégâts aux Dahans à cet endroit.

spirit_island-part-lingering_plagues = Fléaux persistants
spirit_island-does-lingering_plagues = Sur chaque plateau, ajoutez 1 maladie. La maladie n’empêche aucune construction dans cette phase.
spirit_island-lasting-lingering_plagues = { $id } : la maladie n’empêche aucune construction

spirit_island-part-stricken = Frappés
spirit_island-does-stricken = Les envahisseurs ne ravagent pas dans les régions avec maladie ou discorde ce tour-ci.
spirit_island-lasting-stricken = { $id } : pas de ravage dans les régions avec maladie ou discorde

spirit_island-part-grim_toll = Lourd tribut
spirit_island-does-grim_toll = Sur chaque plateau, dans une région avec maladie, 2 dégâts aux envahisseurs et 2 dégâts aux Dahans.

spirit_island-part-wheezelung_outbreak = Épidémie de sifflepoumon
spirit_island-does-wheezelung_outbreak = Sur chaque plateau, ajoutez 1 maladie dans la jungle ou la fange avec le plus de villages et de cités, s’il y en a.

spirit_island-part-sandfever_outbreak = Épidémie de fièvre des sables
spirit_island-does-sandfever_outbreak = Sur chaque plateau, ajoutez 1 maladie dans la montagne ou le désert avec le plus de villages et de cités, s’il y en a.

spirit_island-part-canny_defense = Défense avisée
spirit_island-does-canny_defense = Pendant les ravages de ce tour, chaque région a défense 1 par Dahan présent.
spirit_island-lasting-canny_defense = { $id } : pendant les ravages, défense 1 par Dahan

spirit_island-part-offerings_of_pattern_and_dance = Offrandes de motifs et de danses
spirit_island-does-offerings_of_pattern_and_dance = Chaque esprit avec au moins 2 Dahans en tout dans ses régions gagne 1 énergie.

spirit_island-part-spirit_speakers_solve_riddles_of_power = Les chamans résolvent des énigmes de pouvoir
spirit_island-does-spirit_speakers_solve_riddles_of_power = Chaque esprit avec au moins 4 Dahans en tout dans ses régions gagne un pouvoir mineur.

spirit_island-part-rouse_the_spirits = Réveiller les esprits
spirit_island-does-rouse_the_spirits = Chaque esprit avec au moins 3 Dahans en tout dans ses régions peut utiliser 1 pouvoir lent maintenant.

spirit_island-part-reclaim_territory = Reprendre du terrain
spirit_island-does-reclaim_territory = Chaque joueur peut repousser 1 Dahan. Il inflige 1 dégât dans la région où il entre.

spirit_island-part-drive_off_the_interlopers = Chasser les intrus
spirit_island-does-drive_off_the_interlopers = Chaque joueur peut repousser 1 explorateur ou village d’une région avec des Dahans.

spirit_island-part-raids_in_force = Raids en force
spirit_island-does-raids_in_force = Chaque esprit choisit une région différente avec plus de Dahans que de villages et de cités. 1 dégât par Dahan à cet endroit.

spirit_island-part-fierce_mien = Mine farouche
spirit_island-does-fierce_mien = 1 peur par région avec des envahisseurs et plus de Dahans que de villages et de cités.

spirit_island-part-seek_a_safer_home = Chercher un foyer plus sûr
spirit_island-does-seek_a_safer_home = Sur chaque plateau, repoussez 2 Dahans d’une région avec bêtes, maladie ou ronces vers des régions sans rien de tel.

spirit_island-part-forsake_the_barren_land = Abandonner la terre stérile
spirit_island-does-forsake_the_barren_land = Sur chaque plateau, repoussez 2 Dahans d’une région avec désolation vers des régions sans désolation.

spirit_island-part-retreat = Repli
spirit_island-does-retreat = Sur chaque plateau, repoussez 2 Dahans d’une région avec une cité vers des régions sans cité.

spirit_island-part-tend_the_land = Soigner la terre
spirit_island-does-tend_the_land = Sur chaque plateau, retirez 1 désolation d’une région avec au moins 2 Dahans.

spirit_island-part-traps_and_snares = Pièges et collets
spirit_island-does-traps_and_snares = Sur chaque plateau, ajoutez 1 ronces dans une région avec des Dahans.

spirit_island-part-coming_of_age_coastal = Passage à l’âge adulte (côte)
spirit_island-does-coming_of_age_coastal = Sur chaque plateau, ajoutez 1 Dahan dans une région côtière avec des Dahans.

spirit_island-part-coming_of_age_inland = Passage à l’âge adulte (intérieur)
spirit_island-does-coming_of_age_inland = Sur chaque plateau, ajoutez 1 Dahan dans une région intérieure avec des Dahans.

spirit_island-part-coming_of_age_jungle_wetlands = Passage à l’âge adulte (jungle, fange)
spirit_island-does-coming_of_age_jungle_wetlands = Sur chaque plateau, ajoutez 1 Dahan dans une jungle ou une fange avec des Dahans.

spirit_island-part-coming_of_age_mountain_sands = Passage à l’âge adulte (montagne, désert)
spirit_island-does-coming_of_age_mountain_sands = Sur chaque plateau, ajoutez 1 Dahan dans une montagne ou un désert avec des Dahans.

spirit_island-part-reckless_offensive = Offensive téméraire
spirit_island-does-reckless_offensive = Sur chaque plateau, choisissez une région avec au moins 2 Dahans et au moins 2 villages ou cités. Chaque Dahan y détruit 1 village ou cité. Puis ajoutez 1 désolation à cet endroit.

spirit_island-part-aid_the_uprising = Soutenir le soulèvement
spirit_island-does-aid_the_uprising = Chaque envahisseur avec discorde subit 1 dégât par Dahan de sa région. Ajoutez 1 Dahan par village et cité détruits ainsi.
