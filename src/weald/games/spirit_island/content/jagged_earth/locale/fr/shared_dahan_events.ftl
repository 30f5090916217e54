### Spirit Island, Jagged Earth: the dahan events

spirit_island-part-return_to_old_pillars = Retour aux anciens piliers
spirit_island-does-return_to_old_pillars = Sur chaque plateau, rassemblez 1 ou 2 Dahans dans une région où des Dahans sont imprimés.

spirit_island-part-seek_out_new_grounds = Chercher de nouvelles terres
spirit_island-does-seek_out_new_grounds = Sur chaque plateau, rassemblez 1 ou 2 Dahans dans une région où aucun Dahan n’est imprimé.

spirit_island-part-leave_the_hostile_land = Quitter la terre hostile
spirit_island-does-leave_the_hostile_land = De chaque région, repoussez 1 Dahan par terre hostile et maladie présentes, vers des régions sans l’une ni l’autre.

spirit_island-part-keep_far_from_the_lands_of_plague = Loin des terres de la peste
spirit_island-does-keep_far_from_the_lands_of_plague = Sur chaque plateau, repoussez 3 Dahans en tout de régions avec maladie vers des régions sans maladie.

spirit_island-part-coming_of_age_2_dahan = Passage à l’âge adulte (au moins 2 Dahans)
spirit_island-does-coming_of_age_2_dahan = Sur chaque plateau, ajoutez 1 Dahan dans une région avec au moins 2 Dahans.

spirit_island-part-coming_of_age_no_land_tokens = Passage à l’âge adulte (sans jetons)
spirit_island-does-coming_of_age_no_land_tokens = Sur chaque plateau, ajoutez 1 Dahan dans une région avec des Dahans, sans terre hostile, bêtes, maladie ni ronces.

spirit_island-part-coming_of_age_no_blight_disease = Passage à l’âge adulte (sans désolation ni maladie)
spirit_island-does-coming_of_age_no_blight_disease = Sur chaque plateau, ajoutez 1 Dahan dans une région avec des Dahans, sans désolation ni maladie.

spirit_island-part-careful_defense = Défense prudente
spirit_island-does-careful_defense = Pendant les ravages de ce tour, chaque région avec des Dahans a défense 2.

spirit_island-part-coordinated_defense = Défense coordonnée
spirit_island-does-coordinated_defense = Pendant les ravages de ce tour, chaque région avec des Dahans et une présence a défense 5.

spirit_island-part-rally_to_the_defense_of_distant_kin = Au secours des parents lointains
spirit_island-does-rally_to_the_defense_of_distant_kin = Sur chaque plateau, rassemblez 1 Dahan dans une région avec des Dahans. Elle a défense 1 par Dahan présent.

spirit_island-part-coordinated_strikes = Frappes coordonnées
spirit_island-does-coordinated_strikes = Dans chaque région avec au moins 3 Dahans, 2 dégâts et défense 2.

spirit_island-part-engage_on_their_own_terms = Combattre à leur façon
spirit_island-does-engage_on_their_own_terms = Pendant les ravages de ce tour, les Dahans n’infligent que 1 dégât chacun, mais avant que les envahisseurs n’infligent les leurs.

spirit_island-part-lay_ambushes = Tendre des embuscades
spirit_island-does-lay_ambushes = Pendant les ravages de ce tour, les Dahans infligent leurs dégâts en même temps que les envahisseurs.

spirit_island-part-settlers_encroach_too_far = Les colons empiètent trop
spirit_island-does-settlers_encroach_too_far = Sur chaque plateau, d’une région avec des Dahans et des villages, repoussez 1 village pour 2 Dahans présents.

spirit_island-part-raiding_and_retaliation = Raids et représailles
spirit_island-does-raiding_and_retaliation = Dans chaque région avec un village ou une cité, 1 dégât par Dahan. Puis chaque village et cité qui reste inflige 1 dégât aux Dahans ; défense et discorde comptent.

spirit_island-part-a_thousand_small_struggles = Mille petites luttes
spirit_island-does-a_thousand_small_struggles = Sur chaque plateau avec au moins 4 villages et cités et au plus 4 Dahans, ajoutez 1 désolation. Elle vient dans une région sans Dahan.

spirit_island-part-at_their_gates_demanding_redress = À leurs portes, exigeant réparation
spirit_island-does-at_their_gates_demanding_redress = 2 peur par région avec des Dahans et une cité.

spirit_island-part-speak_of_the_spirits_anger = Parler de la colère des esprits
spirit_island-does-speak_of_the_spirits_anger = 1 peur par plateau avec des Dahans dans une région avec un village ou une cité.

spirit_island-part-blessings_of_bounty_and_health = Bénédictions d’abondance et de santé
spirit_island-does-blessings_of_bounty_and_health = Chaque esprit peut ajouter 1 Dahan dans une de ses régions avec des Dahans.

spirit_island-part-tell_the_old_stories = Conter les vieilles histoires
spirit_island-does-tell_the_old_stories = Chaque esprit avec au moins 2 Dahans en tout dans ses régions récupère 1 carte Pouvoir. Ou il reprend 1 de ses propres pouvoirs oubliés.

spirit_island-part-clever_cooperation = Coopération habile
spirit_island-does-clever_cooperation = Chaque esprit peut repousser 1 de ses présences d’une région avec des Dahans. 2 dégâts dans la région où elle entre.

spirit_island-part-offerings_of_story_and_season = Offrandes de récits et de saisons
spirit_island-does-offerings_of_story_and_season = Chaque esprit avec au moins 3 Dahans en tout dans ses régions gagne 1 énergie. Il peut récupérer 1 carte Pouvoir.

spirit_island-lasting-careful_defense = { $id } : les régions avec des Dahans ont défense 2 pendant les ravages
spirit_island-lasting-coordinated_defense = { $id } : les régions avec des Dahans et une présence ont défense 5 pendant les ravages
spirit_island-lasting-engage_on_their_own_terms = { $id } : les Dahans infligent 1 dégât chacun avant les envahisseurs
spirit_island-lasting-lay_ambushes = { $id } : les Dahans frappent en même temps que les envahisseurs
spirit_island-ask-remember = { $id } : quel pouvoir oublié reprenez-vous ?
spirit_island-do-remember_forgotten = Reprendre un de vos propres pouvoirs oubliés
