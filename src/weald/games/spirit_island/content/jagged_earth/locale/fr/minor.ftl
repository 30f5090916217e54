### Spirit Island, Jagged Earth: the minor powers

spirit_island-name-bats_scout_for_raids_by_darkness = Les chauves-souris guident les raids nocturnes
spirit_island-effect-bats_scout_for_raids_by_darkness = 1 dégât aux villages et cités par Dahan ; ou 1 peur et rassemblez jusqu’à 2 Dahans.
spirit_island-do-bats_scout_for_raids_by_darkness = 1 peur et rassembler jusqu’à 2 Dahans

spirit_island-name-birds_cry_warning = Les oiseaux donnent l’alarme
spirit_island-effect-birds_cry_warning = La prochaine fois que des Dahans devraient y être détruits ce tour-ci, il y en a 2 de moins ; ou repoussez jusqu’à 3 Dahans.
spirit_island-do-birds_cry_warning = La prochaine fois, 2 Dahans de moins sont détruits
spirit_island-lasting-birds_cry_warning = { $id } : la prochaine fois, 2 Dahans de moins sont détruits

spirit_island-name-blood_draws_predators = Le sang attire les prédateurs
spirit_island-effect-blood_draws_predators = Après la prochaine fois que des envahisseurs y sont détruits ce tour-ci, ajoutez 1 bêtes. Puis 1 dégât par bêtes à cet endroit, jusqu’à 3.
spirit_island-lasting-blood_draws_predators = { $id } : des bêtes viennent quand des envahisseurs sont détruits

spirit_island-name-call_to_guard = Appel à la garde
spirit_island-effect-call_to_guard = Rassemblez jusqu’à 1 Dahan. Puis, s’il y a des Dahans, défense 1 par Dahan ; ou les Dahans montent la garde. Ils infligent alors 1 dégât à chaque envahisseur ajouté ou déplacé dans la région ce tour-ci, après coup.
spirit_island-do-call_to_guard = 1 dégât à chaque envahisseur qui arrive ici ce tour-ci
spirit_island-lasting-call_to_guard = { $id } : 1 dégât à chaque envahisseur qui arrive ici

spirit_island-name-carapaced_land = Terre cuirassée
spirit_island-effect-carapaced_land = Défense 3. Si la région a des bêtes, ce pouvoir a +1 de portée.
spirit_island-effect-carapaced_land-1 = Défense 3 de plus.

spirit_island-name-desiccating_winds = Vents desséchants
spirit_island-effect-desiccating_winds = S’il y a une terre hostile, 1 dégât. Ajoutez 1 terre hostile.

spirit_island-name-dire_metamorphosis = Funeste métamorphose
spirit_island-effect-dire_metamorphosis = 1 peur. 1 dégât aux envahisseurs et 1 dégât aux Dahans. Ajoutez 1 terre hostile, 1 bêtes, 1 maladie, 1 discorde, 1 ronces et 1 désolation.

spirit_island-name-domesticated_animals_go_berserk = Les animaux domestiques s’enragent
spirit_island-effect-domesticated_animals_go_berserk = 1 peur. Défense 5.
spirit_island-effect-domesticated_animals_go_berserk-1 = Ajoutez 1 bêtes.

spirit_island-name-dry_wood_explodes_in_smoldering_splinters = Le bois sec éclate en échardes ardentes
spirit_island-effect-dry_wood_explodes_in_smoldering_splinters = Vous pouvez payer 1 énergie pour utiliser ce pouvoir comme un pouvoir rapide. 2 peur. 1 dégât.

spirit_island-name-entrap_the_forces_of_corruption = Piéger les forces de la corruption
spirit_island-effect-entrap_the_forces_of_corruption = Rassemblez jusqu’à 1 désolation. Isolez la région. La désolation ajoutée à cet endroit ce tour-ci ne s’étend pas.
spirit_island-lasting-no_cascade = { $id } : la désolation ne s’étend pas

spirit_island-name-favor_of_the_sun_and_star_lit_dark = Faveur du soleil et de la nuit étoilée
spirit_island-effect-favor_of_the_sun_and_star_lit_dark = Défense 4. Repoussez jusqu’à 1 désolation.
spirit_island-effect-favor_of_the_sun_and_star_lit_dark-1 = 1 peur.

spirit_island-name-flow_downriver_blow_downwind = Au fil de l’eau, au gré du vent
spirit_island-effect-flow_downriver_blow_downwind = Repoussez jusqu’à 1 explorateur, village ou désolation.

spirit_island-name-gift_of_natures_connection = Don du lien de la nature
spirit_island-effect-gift_of_natures_connection = L’esprit gagne 2 énergie ; ou 2 d’un même élément de son choix. Si c’est un autre esprit, vous gagnez 1 élément de votre choix.
spirit_island-do-gift_of_natures_connection = Gagner 2 d’un même élément

spirit_island-name-gift_of_twinned_days = Don des jours jumeaux
spirit_island-effect-gift_of_twinned_days = Une fois ce tour-ci, l’esprit peut répéter, pour son coût, une carte Pouvoir qu’il a en jeu et dont le coût est le plus bas. Vous pouvez faire de même.
spirit_island-lasting-repeat_cheapest = { $id } : la carte en jeu la moins chère peut être répétée, pour son coût

spirit_island-name-haunted_by_primal_memories = Hantés par des souvenirs primitifs
spirit_island-effect-haunted_by_primal_memories = 1 peur. Défense 3. S’il y a des bêtes, 2 peur de plus.

spirit_island-name-hazards_spread_across_the_island = Les dangers se répandent sur l’île
spirit_island-effect-hazards_spread_across_the_island = Ajoutez 1 terre hostile, bêtes, maladie, discorde ou ronces, d’une sorte qui se trouve dans une région adjacente. Ajouter une maladie coûte 1 énergie.
spirit_island-ask-add-token = { $id } : quel marqueur ajouter en { $land } ({ $n }) ? Un envahisseur reçoit une discorde.

spirit_island-name-like_calls_to_like = Qui se ressemble s’assemble
spirit_island-effect-like_calls_to_like = Pour chaque sorte de pièce présente, rassemblez-en jusqu’à 1 : explorateur, village, Dahan, désolation, bêtes.

spirit_island-name-mesmerized_tranquility = Quiétude hypnotique
spirit_island-effect-mesmerized_tranquility = Isolez la région. Chaque envahisseur y inflige 1 dégât de moins ce tour-ci.
spirit_island-lasting-mesmerized_tranquility = { $id } : chaque envahisseur inflige 1 dégât de moins

spirit_island-name-renewing_boon = Bienfait du renouveau
spirit_island-effect-renewing_boon = Choisissez une région où vous et l’esprit avez de la présence : retirez-y 1 désolation. L’esprit peut y ajouter 1 de ses présences détruites.

spirit_island-name-scream_disease_into_the_wind = Hurler la maladie dans le vent
spirit_island-effect-scream_disease_into_the_wind = Les pouvoirs de l’esprit ont +1 de portée ce tour-ci. Une fois ce tour-ci, après avoir utilisé un pouvoir qui cible une région, il peut y ajouter 1 maladie.
spirit_island-lasting-scream_disease_into_the_wind = { $id } : peut ajouter 1 maladie dans une région après l’avoir ciblée
spirit_island-ask-add-disease = { $id } : ajouter la maladie maintenant ?

spirit_island-name-sear_anger_into_the_wild_lands = Marquer de colère les terres sauvages
spirit_island-effect-sear_anger_into_the_wild_lands = Ajoutez 1 terre hostile ; ou, s’il y a des ronces et des envahisseurs, 1 peur et 1 dégât.
spirit_island-do-sear_anger_into_the_wild_lands = 1 peur et 1 dégât

spirit_island-name-set_them_on_an_ever_twisting_trail = Les égarer sur un sentier sinueux
spirit_island-effect-set_them_on_an_ever_twisting_trail = Rassemblez 1 explorateur ; ou repoussez 1 explorateur. Isolez la région.

spirit_island-name-skies_herald_the_season_of_return = Les cieux annoncent la saison du retour
spirit_island-effect-skies_herald_the_season_of_return = Un esprit qui a de la présence sur ce plateau peut ajouter ici 1 de ses présences détruites. Rassemblez jusqu’à 2 Dahans. Repoussez 1 désolation.
spirit_island-ask-returning-spirit = { $id } : quel esprit peut ajouter sa présence détruite ?

spirit_island-name-strong_and_constant_currents = Courants forts et constants
spirit_island-effect-strong_and_constant_currents = Repoussez 1 explorateur ou village vers une région côtière ; ou déplacez jusqu’à 2 Dahans entre cette région et une région côtière.
spirit_island-effect-strong_and_constant_currents-1 = Vous pouvez faire les deux.
spirit_island-do-strong_and_constant_currents = Déplacer jusqu’à 2 Dahans vers ou depuis une région côtière
spirit_island-ask-ferry = { $id } : vers ou depuis quelle région côtière déplacer des Dahans ?

spirit_island-name-sucking_ooze = Vase suceuse
spirit_island-effect-sucking_ooze = S’il y a des envahisseurs, 2 peur. Isolez la région.

spirit_island-name-sunsets_fire_flows_across_the_land = Le feu du couchant coule sur la terre
spirit_island-effect-sunsets_fire_flows_across_the_land = 1 peur. 1 dégât. Vous pouvez payer 1 énergie : 1 dégât dans une région adjacente.
spirit_island-ask-sunsets-fire = { $id } : payer 1 énergie pour 1 dégât dans quelle région adjacente ?

spirit_island-name-territorial_strife = Querelles de territoire
spirit_island-effect-territorial_strife = 3 dégâts aux explorateurs et villages ; ou ajoutez 1 discorde.

spirit_island-name-terror_turns_to_madness = La terreur tourne à la folie
spirit_island-effect-terror_turns_to_madness = Au niveau de terreur 1, 3 peur. Au niveau de terreur 2, 2 peur ; ou ajoutez 1 discorde. Au niveau de terreur 3, ajoutez 1 discorde.

spirit_island-name-the_shore_seethes_with_hatred = Le rivage bouillonne de haine
spirit_island-effect-the_shore_seethes_with_hatred = 1 peur. Ajoutez 1 terre hostile et 1 ronces.

spirit_island-name-thriving_chokefungus = Champignon étouffant prospère
spirit_island-effect-thriving_chokefungus = Ajoutez 1 maladie et 1 terre hostile.

spirit_island-name-treacherous_waterways = Voies d’eau traîtresses
spirit_island-effect-treacherous_waterways = Ajoutez 1 ronces ; ou repoussez 1 explorateur.

spirit_island-name-unquenchable_flames = Flammes inextinguibles
spirit_island-effect-unquenchable_flames = 1 peur. 1 dégât aux villages et cités. Les envahisseurs à cet endroit ne guérissent pas à la fin de ce tour.
spirit_island-effect-unquenchable_flames-1 = Ajoutez 1 terre hostile.
spirit_island-lasting-unquenchable_flames = { $id } : les envahisseurs ne guérissent pas

spirit_island-name-weep_for_what_is_lost = Pleurer ce qui est perdu
spirit_island-effect-weep_for_what_is_lost = 1 peur par sorte d’envahisseur présente. Repoussez jusqu’à 1 explorateur ou village par désolation.
