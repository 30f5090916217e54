### Spirit Island, Branch & Claw: the minor powers

spirit_island-name-absorb_corruption = Absorber la corruption
spirit_island-effect-absorb_corruption = Rassemblez 1 désolation ; ou payez 1 énergie et retirez 1 désolation.
spirit_island-effect-absorb_corruption-1 = Vous pouvez faire les deux.
spirit_island-do-absorb_corruption = Payer 1 énergie et retirer 1 désolation

spirit_island-name-animated_wrackroot = Ruineracine animée
spirit_island-effect-animated_wrackroot = 1 peur et détruisez 1 explorateur ; ou ajoutez 1 ronces.
spirit_island-do-animated_wrackroot = 1 peur et détruire 1 explorateur

spirit_island-name-call_to_ferocity = Appel à la férocité
spirit_island-effect-call_to_ferocity = Rassemblez jusqu’à 3 Dahans ; ou, s’il y a des Dahans, 1 peur, repoussez 1 explorateur et repoussez 1 village.
spirit_island-do-call_to_ferocity = 1 peur, repousser 1 explorateur et 1 village

spirit_island-name-call_to_trade = Appel au commerce
spirit_island-effect-call_to_trade = Vous pouvez rassembler 1 Dahan. Au niveau de terreur 1 ou 2, rassemblez 1 village, et le premier ravage à cet endroit ce tour-ci devient une construction.
spirit_island-lasting-call_to_trade = { $id } : le premier ravage devient une construction

spirit_island-name-confounding_mists = Brumes déroutantes
spirit_island-effect-confounding_mists = Défense 4 ; ou chaque envahisseur ajouté à cet endroit ce tour-ci peut être repoussé aussitôt.
spirit_island-do-confounding_mists = Les envahisseurs ajoutés ici peuvent être repoussés aussitôt
spirit_island-lasting-confounding_mists = { $id } : les envahisseurs ajoutés ici peuvent être repoussés

spirit_island-name-cycles_of_time_and_tide = Cycles du temps et des marées
spirit_island-effect-cycles_of_time_and_tide = S’il y a des Dahans, ajoutez 1 Dahan. Sinon, retirez 1 désolation.

spirit_island-name-disorienting_landscape = Paysage désorientant
spirit_island-effect-disorienting_landscape = Repoussez 1 explorateur. En montagne ou en jungle, ajoutez aussi 1 ronces.

spirit_island-name-elusive_ambushes = Embuscades insaisissables
spirit_island-effect-elusive_ambushes = 1 dégât ; ou défense 4.

spirit_island-name-fire_in_the_sky = Feu dans le ciel
spirit_island-effect-fire_in_the_sky = 2 peur. Ajoutez 1 discorde.

spirit_island-name-fleshrot_fever = Fièvre putride
spirit_island-effect-fleshrot_fever = 1 peur. Ajoutez 1 maladie.

spirit_island-name-golds_allure = L’attrait de l’or
spirit_island-effect-golds_allure = Rassemblez 1 explorateur et 1 village. Ajoutez 1 discorde.

spirit_island-name-growth_through_sacrifice = Croître par le sacrifice
spirit_island-effect-growth_through_sacrifice = Détruisez 1 de vos présences. Dans une de ses régions, l’esprit retire 1 désolation ; ou ajoute 1 présence.
spirit_island-effect-growth_through_sacrifice-1 = L’esprit peut faire les deux dans cette région.

spirit_island-name-guardian_serpents = Serpents gardiens
spirit_island-effect-guardian_serpents = Ajoutez 1 bêtes dans une région où l’esprit a de la présence. Si c’est un site sacré de l’esprit, défense 4 dans cette région.

spirit_island-name-here_there_be_monsters = Ici vivent des monstres
spirit_island-effect-here_there_be_monsters = Vous pouvez repousser 1 explorateur, village ou Dahan. 2 peur. S’il y a des bêtes, +1 peur.

spirit_island-name-infested_aquifers = Nappes infestées
spirit_island-effect-infested_aquifers = S’il y a de la maladie, 1 dégât à chaque envahisseur ; ou, en montagne ou en fange, 1 peur et ajoutez 1 maladie.
spirit_island-do-infested_aquifers = 1 peur et ajouter 1 maladie

spirit_island-name-inflame_the_fires_of_life = Attiser les feux de la vie
spirit_island-effect-inflame_the_fires_of_life = Ajoutez 1 maladie ; ou 1 peur et ajoutez 1 discorde.
spirit_island-effect-inflame_the_fires_of_life-1 = Vous pouvez faire les deux.
spirit_island-do-inflame_the_fires_of_life = 1 peur et ajouter 1 discorde

spirit_island-name-pact_of_the_joined_hunt = Pacte de la chasse commune
spirit_island-effect-pact_of_the_joined_hunt = L’esprit rassemble 1 Dahan dans une de ses régions. 1 dégât dans cette région par Dahan présent.

spirit_island-name-poisoned_dew = Rosée empoisonnée
spirit_island-effect-poisoned_dew = Détruisez 1 explorateur. En jungle ou en fange, détruisez tous les explorateurs à la place.

spirit_island-name-portents_of_disaster = Présages de désastre
spirit_island-effect-portents_of_disaster = 2 peur. La prochaine fois qu’un envahisseur y est détruit ce tour-ci, 1 peur.
spirit_island-lasting-portents_of_disaster = { $id } : 1 peur quand le prochain envahisseur est détruit

spirit_island-name-promises_of_protection = Promesses de protection
spirit_island-effect-promises_of_protection = Rassemblez jusqu’à 2 Dahans. Les Dahans y ont +2 de résistance ce tour-ci.
spirit_island-lasting-promises_of_protection = { $id } : les Dahans ont +2 de résistance

spirit_island-name-prowling_panthers = Panthères en maraude
spirit_island-effect-prowling_panthers = 1 peur et ajoutez 1 bêtes ; ou, s’il y a des bêtes, détruisez 1 explorateur ou village.
spirit_island-do-prowling_panthers = 1 peur et ajouter 1 bêtes

spirit_island-name-razor_sharp_undergrowth = Sous-bois tranchants
spirit_island-effect-razor_sharp_undergrowth = Détruisez 1 explorateur et 1 Dahan. Ajoutez 1 ronces. Défense 2.

spirit_island-name-renewing_rain = Pluie régénératrice
spirit_island-effect-renewing_rain = En jungle ou en désert, retirez 1 désolation.
spirit_island-effect-renewing_rain-1 = Ajoutez 1 ronces.

spirit_island-name-rites_of_the_lands_rejection = Rites du rejet de la terre
spirit_island-effect-rites_of_the_lands_rejection = Les envahisseurs n’y construisent pas ce tour-ci, et peur ; ou repoussez jusqu’à 3 Dahans. La peur est de 1 par village et cité, mais d’au plus 1 par Dahan.
spirit_island-do-rites_of_the_lands_rejection = Pas de construction ici, et peur

spirit_island-name-scour_the_land = Récurer la terre
spirit_island-effect-scour_the_land = Détruisez 3 villages et tous les explorateurs. Ajoutez 1 désolation.
spirit_island-effect-scour_the_land-quick = Ce pouvoir peut être rapide.

spirit_island-name-sky_stretches_to_shore = Le ciel s’étend jusqu’au rivage
spirit_island-effect-sky_stretches_to_shore = Ce tour-ci, l’esprit peut utiliser 1 pouvoir lent comme rapide, ou 1 pouvoir rapide comme lent. Ses pouvoirs ont +3 de portée vers les régions côtières ce tour-ci.
spirit_island-lasting-either_speed = { $id } : un pouvoir lent peut être rapide, ou un rapide lent
spirit_island-lasting-range_to_coast = { $id } : portée +{ $n } vers les régions côtières

spirit_island-name-spur_on_with_words_of_fire = Aiguillonner par des mots de feu
spirit_island-effect-spur_on_with_words_of_fire = Si c’est un autre esprit, il gagne 1 énergie. L’esprit peut jouer aussitôt 1 carte Pouvoir de plus de sa main, à son coût.

spirit_island-name-swarming_wasps = Essaim de guêpes
spirit_island-effect-swarming_wasps = Ajoutez 1 bêtes ; ou, s’il y a des bêtes, repoussez jusqu’à 2 explorateurs.

spirit_island-name-teeming_rivers = Rivières grouillantes
spirit_island-effect-teeming_rivers = S’il n’y a pas de désolation, ajoutez 1 bêtes. S’il y a exactement 1 désolation, retirez-la.

spirit_island-name-tormenting_rotflies = Mouches putrides
spirit_island-effect-tormenting_rotflies = Ajoutez 1 maladie ; ou, s’il y a des envahisseurs, 2 peur, +1 s’il y a de la maladie, +1 s’il y a de la désolation.

spirit_island-name-twilight_fog_brings_madness = La brume du crépuscule rend fou
spirit_island-effect-twilight_fog_brings_madness = Ajoutez 1 discorde. Repoussez 1 Dahan. 1 dégât à chaque Dahan qui reste.
