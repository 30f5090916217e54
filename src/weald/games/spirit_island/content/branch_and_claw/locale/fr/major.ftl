### Spirit Island, Branch & Claw: the major powers

spirit_island-name-bloodwrack_plague = Peste de sang
spirit_island-effect-bloodwrack_plague = Ajoutez 2 maladie. Pour chaque maladie de cette région, défense 1 ici et dans chaque région adjacente.
spirit_island-effect-bloodwrack_plague-1 = 2 peur. Pour chaque maladie de cette région, 1 dégât ici ou dans une région adjacente.

spirit_island-name-cast_down_into_the_briny_deep = Précipiter dans les abysses salés
spirit_island-effect-cast_down_into_the_briny_deep = 6 peur. Détruisez tous les envahisseurs.
spirit_island-effect-cast_down_into_the_briny_deep-1 = Détruisez le plateau de cette région et tout ce qui s’y trouve. Sa désolation quitte la partie et ne revient pas sur la carte.

spirit_island-name-death_falls_gently_from_open_blossoms = La mort tombe doucement des fleurs écloses
spirit_island-effect-death_falls_gently_from_open_blossoms = 4 dégâts. S’il reste des envahisseurs, ajoutez 1 maladie.
spirit_island-effect-death_falls_gently_from_open_blossoms-1 = 3 peur. Ajoutez 1 maladie dans chacune de 2 régions adjacentes avec des envahisseurs.

spirit_island-name-fire_and_flood = Feu et déluge
spirit_island-effect-fire_and_flood = Ciblez aussi une deuxième région, à portée 2 du même site sacré. 4 dégâts dans chacune des deux.
spirit_island-effect-fire_and_flood-1 = 4 dégâts de plus dans l’une des deux.
spirit_island-effect-fire_and_flood-2 = 4 dégâts de plus dans l’une des deux.

spirit_island-name-flow_like_water_reach_like_air = Couler comme l’eau, s’étendre comme l’air
spirit_island-effect-flow_like_water_reach_like_air = Les pouvoirs de l’esprit ont +2 de portée ce tour-ci. Il peut repousser 1 de ses présences ; jusqu’à 2 explorateurs, 2 villages et 2 Dahans l’accompagnent.
spirit_island-effect-flow_like_water_reach_like_air-1 = Jusqu’à 2 cités et 2 désolation l’accompagnent aussi.

spirit_island-name-grant_hatred_a_ravenous_form = Donner à la haine une forme vorace
spirit_island-effect-grant_hatred_a_ravenous_form = 1 peur et 2 dégâts par discorde et par désolation de cette région. Si tous les envahisseurs en sont détruits, ajoutez 1 bêtes.
spirit_island-effect-grant_hatred_a_ravenous_form-1 = Ajoutez 1 discorde dans chacune de 3 régions adjacentes au plus.

spirit_island-name-insatiable_hunger_of_the_swarm = Faim insatiable de la nuée
spirit_island-effect-insatiable_hunger_of_the_swarm = Ajoutez 1 désolation et 2 bêtes. Rassemblez jusqu’à 2 bêtes. Par bêtes, 1 peur, 2 dégâts aux envahisseurs et 2 dégâts aux Dahans. Détruisez 1 bêtes.
spirit_island-effect-insatiable_hunger_of_the_swarm-1 = Répétez ce pouvoir dans une région adjacente.

spirit_island-name-instruments_of_their_own_ruin = Instruments de leur propre ruine
spirit_island-effect-instruments_of_their_own_ruin = Ajoutez 1 discorde. Chaque envahisseur avec discorde inflige ses dégâts à d’autres envahisseurs de cette région.
spirit_island-effect-instruments_of_their_own_ruin-1 = À la place, si les envahisseurs ravagent ici ce tour-ci, leurs dégâts vont aux envahisseurs des régions adjacentes et non à la région et aux Dahans. Les Dahans d’ici ne ripostent pas.
spirit_island-lasting-instruments_of_their_own_ruin = { $id } : un ravage touche les envahisseurs des régions adjacentes

spirit_island-name-manifest_incarnation = Incarnation manifeste
spirit_island-effect-manifest_incarnation = 6 peur, et 1 de plus par village, par cité et par présence à vous dans cette région. Retirez 1 cité, 1 village et 1 explorateur. Puis les envahisseurs ravagent ici.
spirit_island-effect-manifest_incarnation-1 = +3 peur. Les envahisseurs infligent 6 dégâts de moins lors de ce ravage.

spirit_island-name-pent_up_calamity = Calamité contenue
spirit_island-effect-pent_up_calamity = Au choix : ajoutez 1 maladie et 1 discorde ; ou retirez autant de bêtes, maladie, discorde et ronces que vous voulez. 1 peur et 3 dégâts par jeton retiré.
spirit_island-effect-pent_up_calamity-1 = Remettez jusqu’à 2 des jetons retirés. Si aucun ne l’a été, ajoutez 2 discorde.
spirit_island-do-pent_up_calamity = Ajouter 1 maladie et 1 discorde
spirit_island-do-release_calamity = Retirer des jetons pour de la peur et des dégâts

spirit_island-name-pyroclastic_flow = Coulée pyroclastique
spirit_island-effect-pyroclastic_flow = 2 dégâts. Détruisez tous les explorateurs. En jungle ou en fange, ajoutez 1 désolation.
spirit_island-effect-pyroclastic_flow-1 = +4 dégâts. Ajoutez 1 ronces.

spirit_island-name-savage_transformation = Transformation sauvage
spirit_island-effect-savage_transformation = 2 peur. Remplacez 1 explorateur par 1 bêtes.
spirit_island-effect-savage_transformation-1 = Remplacez 1 explorateur par 1 bêtes ici ou dans une région adjacente.

spirit_island-name-sea_monsters = Monstres marins
spirit_island-effect-sea_monsters = Ajoutez 1 bêtes. S’il y a des envahisseurs, 2 peur par bêtes, 8 au plus. 3 dégâts par bêtes et 1 dégât par désolation.
spirit_island-effect-sea_monsters-1 = Répétez ce pouvoir, au besoin dans une autre région à portée.

spirit_island-name-smothering_infestation = Infestation étouffante
spirit_island-effect-smothering_infestation = Ajoutez 1 maladie. En jungle ou en fange, 2 peur et 3 dégâts.
spirit_island-effect-smothering_infestation-1 = 1 dégât à chaque envahisseur.

spirit_island-name-strangling_firevine = Liane de feu étrangleuse
spirit_island-effect-strangling_firevine = Détruisez tous les explorateurs. Ajoutez 1 ronces ici et 1 ronces dans le désert d’où part la portée. 1 dégât par ronces ici et dans les régions adjacentes.
spirit_island-effect-strangling_firevine-1 = +1 dégât pour chacune de ces ronces.

spirit_island-name-sweep_into_the_sea = Balayer vers la mer
spirit_island-effect-sweep_into_the_sea = Au choix : repoussez tous les explorateurs et villages de 1 région vers l’océan le plus proche ; ou détruisez-les tous. Le second seulement dans une région côtière.
spirit_island-effect-sweep_into_the_sea-1 = Répétez ce pouvoir dans une région adjacente.

spirit_island-name-tigers_hunting = Tigres en chasse
spirit_island-effect-tigers_hunting = 2 peur. Ajoutez 1 bêtes et rassemblez jusqu’à 1 bêtes. 1 dégât par bêtes. Repoussez jusqu’à 2 bêtes.
spirit_island-effect-tigers_hunting-1 = Dans une région adjacente sans désolation, 1 dégât et 1 de plus par bêtes présentes.

spirit_island-name-twisted_flowers_murmur_ultimatums = Des fleurs tordues murmurent des ultimatums
spirit_island-effect-twisted_flowers_murmur_ultimatums = 4 peur. Ajoutez 1 discorde. À partir du niveau de terreur 2, retirez 2 envahisseurs.
spirit_island-effect-twisted_flowers_murmur_ultimatums-1 = +3 peur, avant de regarder le niveau de terreur. 3 dégâts.

spirit_island-name-unlock_the_gates_of_deepest_power = Ouvrir les portes du pouvoir le plus profond
spirit_island-effect-unlock_the_gates_of_deepest_power = L’esprit gagne un pouvoir majeur : il en pioche 2, en garde 1 et n’en oublie aucun pour cela.
spirit_island-effect-unlock_the_gates_of_deepest_power-1 = L’esprit peut jouer cette carte aussitôt, pour la moitié de son coût (arrondie au supérieur) ou en l’oubliant à la fin du tour. Tous ses seuils sont atteints ce tour-ci.
spirit_island-do-unlock_for_half = Jouer la carte pour la moitié de son coût
spirit_island-do-unlock_and_forget = Jouer la carte et l’oublier à la fin du tour
spirit_island-lasting-deepest_power = { $id } : tous les seuils d’une carte sont atteints
spirit_island-lasting-forgotten_at_the_end = { $id } : une carte est oubliée à la fin du tour

spirit_island-name-unrelenting_growth = Croissance implacable
spirit_island-effect-unrelenting_growth = L’esprit choisit une région à portée 1 de sa présence et y ajoute 2 présences. Ajoutez-y 1 ronces.
spirit_island-effect-unrelenting_growth-1 = Dans cette même région, ajoutez 1 ronces et retirez 1 désolation. L’esprit gagne une carte Pouvoir.

spirit_island-name-volcanic_eruption = Éruption volcanique
spirit_island-effect-volcanic_eruption = 6 peur et 20 dégâts. Détruisez tous les Dahans et toutes les bêtes. Ajoutez 1 désolation.
spirit_island-effect-volcanic_eruption-1 = Détruisez tous les envahisseurs. Ajoutez 1 ronces. Dans chaque région adjacente, 10 dégâts, détruisez tous les Dahans et toutes les bêtes, et, s’il n’y a pas de désolation, ajoutez 1 désolation.
