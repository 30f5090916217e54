### Spirit Island: the major powers

spirit_island-name-accelerated_rot = Pourriture accélérée
spirit_island-effect-accelerated_rot = 2 peur et 4 dégâts.
spirit_island-effect-accelerated_rot-1 = +5 dégâts. Retirez 1 désolation.

spirit_island-name-blazing_renewal = Renouveau flamboyant
spirit_island-effect-blazing_renewal = Choisissez une région à portée 2 de votre présence : l’esprit y ajoute 2 de ses présences détruites. S’il en a ajouté, 2 dégâts à chaque village et à chaque cité de cette région.
spirit_island-effect-blazing_renewal-1 = 4 dégâts dans cette même région.

spirit_island-name-cleansing_floods = Crues purificatrices
spirit_island-effect-cleansing_floods = 4 dégâts. Retirez 1 désolation.
spirit_island-effect-cleansing_floods-1 = +10 dégâts.

spirit_island-name-dissolve_the_bonds_of_kinship = Dissolution des liens du sang
spirit_island-effect-dissolve_the_bonds_of_kinship = Remplacez 1 cité par deux explorateurs, 1 village par un explorateur et 1 Dahan par un explorateur. Puis repoussez tous les explorateurs, vers autant de régions différentes que possible.
spirit_island-effect-dissolve_the_bonds_of_kinship-1 = Avant de repousser, les explorateurs d’un côté, les villages et les cités de l’autre s’infligent des dégâts, en même temps.

spirit_island-name-entwined_power = Pouvoirs entrelacés
spirit_island-effect-entwined_power = Ce tour-ci, l’esprit et vous pouvez aussi utiliser vos pouvoirs depuis la présence de l’autre. Il gagne une carte Pouvoir ; vous gagnez une des cartes qu’il a piochées sans les garder.
spirit_island-effect-entwined_power-1 = Chacun de vous gagne 3 énergie et peut donner à l’autre une carte de sa main.
spirit_island-lasting-entwined_power = { $id } : deux esprits utilisent leurs pouvoirs depuis la présence de l’autre
spirit_island-ask-give-card = { $id } : quelle carte donnez-vous ?

spirit_island-name-indomitable_claim = Revendication indomptable
spirit_island-effect-indomitable_claim = Ajoutez 1 présence, même là où vous ne pouvez pas en avoir. Défense 20.
spirit_island-effect-indomitable_claim-1 = S’il y a des envahisseurs, 3 peur. Les envahisseurs ne font rien dans cette région ce tour-ci.

spirit_island-name-infinite_vitality = Vitalité infinie
spirit_island-effect-infinite_vitality = Ce tour-ci, les Dahans de cette région ont 4 de résistance de plus, et la désolation qui y serait ajoutée reste sur sa carte.
spirit_island-effect-infinite_vitality-1 = Les Dahans ne peuvent être ni blessés ni détruits ici ce tour-ci. Retirez 1 désolation de cette région ou d’une région adjacente.
spirit_island-lasting-infinite_vitality = { $id } : les Dahans ont +4 de résistance, et aucune désolation n’arrive

spirit_island-name-mists_of_oblivion = Brumes de l’oubli
spirit_island-effect-mists_of_oblivion = 1 dégât à chaque envahisseur. 1 peur de plus par village ou cité que ce pouvoir détruit, 4 au plus.
spirit_island-effect-mists_of_oblivion-1 = 3 dégâts.

spirit_island-name-paralyzing_fright = Effroi paralysant
spirit_island-effect-paralyzing_fright = 4 peur. Les envahisseurs ne font rien dans cette région ce tour-ci.
spirit_island-effect-paralyzing_fright-1 = +4 peur.

spirit_island-name-pillar_of_living_flame = Colonne de flammes vivantes
spirit_island-effect-pillar_of_living_flame = 3 peur et 5 dégâts. En jungle ou en fange, ajoutez 1 désolation.
spirit_island-effect-pillar_of_living_flame-1 = +2 peur et +5 dégâts.

spirit_island-name-poisoned_land = Terre empoisonnée
spirit_island-effect-poisoned_land = 1 peur et 7 dégâts. Ajoutez 1 désolation et détruisez tous les Dahans.
spirit_island-effect-poisoned_land-1 = Pour chaque désolation de la région, +1 peur et +4 dégâts.

spirit_island-name-powerstorm = Tempête de pouvoirs
spirit_island-effect-powerstorm = L’esprit gagne 3 énergie. Une fois ce tour-ci, il peut répéter 1 carte Pouvoir en payant de nouveau son coût. (Règle maison : jamais Tempête de pouvoirs elle-même.)
spirit_island-effect-powerstorm-1 = Il peut le faire deux fois de plus.
spirit_island-lasting-powerstorm = { $id } : répéter une carte en payant de nouveau son coût

spirit_island-name-talons_of_lightning = Serres de foudre
spirit_island-effect-talons_of_lightning = 3 peur et 5 dégâts.
spirit_island-effect-talons_of_lightning-1 = Portée 3. Détruisez 1 village dans chaque région adjacente.

spirit_island-name-terrifying_nightmares = Cauchemars terrifiants
spirit_island-effect-terrifying_nightmares = 2 peur. Repoussez jusqu’à 4 explorateurs ou villages.
spirit_island-effect-terrifying_nightmares-1 = +4 peur.

spirit_island-name-the_jungle_hungers = La jungle a faim
spirit_island-effect-the_jungle_hungers = Détruisez tous les explorateurs, tous les villages et tous les Dahans.
spirit_island-effect-the_jungle_hungers-1 = Détruisez 1 cité au lieu des Dahans.

spirit_island-name-the_land_thrashes_in_furious_pain = La terre se débat de douleur
spirit_island-effect-the_land_thrashes_in_furious_pain = 2 dégâts par désolation dans cette région, et 1 par désolation dans les régions adjacentes.
spirit_island-effect-the_land_thrashes_in_furious_pain-1 = Répétez ce pouvoir dans une région adjacente.

spirit_island-name-the_trees_and_stones_speak_of_war = Arbres et pierres parlent de guerre
spirit_island-effect-the_trees_and_stones_speak_of_war = 1 dégât et défense 2 par Dahan.
spirit_island-effect-the_trees_and_stones_speak_of_war-1 = Repoussez jusqu’à 2 Dahans ; leur défense les accompagne.

spirit_island-name-tsunami = Tsunami
spirit_island-effect-tsunami = 2 peur et 8 dégâts. Détruisez 2 Dahans.
spirit_island-effect-tsunami-1 = Dans chaque autre région côtière du plateau, 1 peur, 4 dégâts, et détruisez 1 Dahan.

spirit_island-name-vengeance_of_the_dead = Vengeance des morts
spirit_island-effect-vengeance_of_the_dead = 3 peur. Ce tour-ci, chaque fois qu’un effet détruit ici des villages, des cités ou des Dahans, il est suivi de 1 dégât pour chacun.
spirit_island-effect-vengeance_of_the_dead-1 = Ces dégâts peuvent aussi aller dans les régions adjacentes.
spirit_island-lasting-vengeance_of_the_dead = { $id } : toute destruction ici est suivie de dégâts

spirit_island-name-vigor_of_the_breaking_dawn = Vigueur de l’aube
spirit_island-effect-vigor_of_the_breaking_dawn = 2 dégâts par Dahan.
spirit_island-effect-vigor_of_the_breaking_dawn-1 = Repoussez jusqu’à 2 Dahans. Là où ils arrivent, 2 dégâts par Dahan présent.

spirit_island-name-winds_of_rust_and_atrophy = Vents de rouille et de déclin
spirit_island-effect-winds_of_rust_and_atrophy = 1 peur et défense 6. Remplacez 1 cité par un village, ou 1 village par un explorateur.
spirit_island-effect-winds_of_rust_and_atrophy-1 = Répétez ce pouvoir, au besoin dans une autre région à portée.

spirit_island-name-wrap_in_wings_of_sunlight = Ailes de soleil
spirit_island-effect-wrap_in_wings_of_sunlight = Déplacez jusqu’à 5 Dahans d’ici vers la région de votre choix. Défense 5 dans celle-ci.
spirit_island-effect-wrap_in_wings_of_sunlight-1 = D’abord, rassemblez jusqu’à 3 Dahans.
