### Spirit Island, Jagged Earth: the dahan events

spirit_island-part-return_to_old_pillars = Return to Old Pillars
spirit_island-does-return_to_old_pillars = On each board, gather 1 or 2 dahan into a land where dahan are printed.

spirit_island-part-seek_out_new_grounds = Seek Out New Grounds
spirit_island-does-seek_out_new_grounds = On each board, gather 1 or 2 dahan into a land where no dahan are printed.

spirit_island-part-leave_the_hostile_land = Leave the Hostile Land
spirit_island-does-leave_the_hostile_land = From each land, push 1 dahan for each badlands and disease there, to lands without either.

spirit_island-part-keep_far_from_the_lands_of_plague = Keep Far From the Lands of Plague
spirit_island-does-keep_far_from_the_lands_of_plague = On each board, push 3 dahan in total from lands with disease to lands without disease.

spirit_island-part-coming_of_age_2_dahan = Coming of Age (at least 2 dahan)
spirit_island-does-coming_of_age_2_dahan = On each board, add 1 dahan to a land with at least 2 dahan.

spirit_island-part-coming_of_age_no_land_tokens = Coming of Age (no tokens)
spirit_island-does-coming_of_age_no_land_tokens = On each board, add 1 dahan to a land with dahan and without badlands, beasts, disease and wilds.

spirit_island-part-coming_of_age_no_blight_disease = Coming of Age (no blight, no disease)
spirit_island-does-coming_of_age_no_blight_disease = On each board, add 1 dahan to a land with dahan and without blight and disease.

spirit_island-part-careful_defense = Careful Defense
spirit_island-does-careful_defense = During ravages this turn, each land with dahan has defend 2.

spirit_island-part-coordinated_defense = Coordinated Defense
spirit_island-does-coordinated_defense = During ravages this turn, each land with dahan and presence has defend 5.

spirit_island-part-rally_to_the_defense_of_distant_kin = Rally to the Defense of Distant Kin
spirit_island-does-rally_to_the_defense_of_distant_kin = On each board, gather 1 dahan into a land with dahan. It has defend 1 for each dahan there.

spirit_island-part-coordinated_strikes = Coordinated Strikes
spirit_island-does-coordinated_strikes = In each land with at least 3 dahan, 2 damage and defend 2.

spirit_island-part-engage_on_their_own_terms = Engage on Their Own Terms
spirit_island-does-engage_on_their_own_terms = During ravages this turn, dahan deal only 1 damage each, but before the invaders deal theirs.

spirit_island-part-lay_ambushes = Lay Ambushes
spirit_island-does-lay_ambushes = During ravages this turn, dahan deal their damage at the same time as the invaders.

spirit_island-part-settlers_encroach_too_far = Settlers Encroach Too Far
spirit_island-does-settlers_encroach_too_far = On each board, from a land with dahan and towns, push 1 town for every 2 dahan there.

spirit_island-part-raiding_and_retaliation = Raiding and Retaliation
spirit_island-does-raiding_and_retaliation = In each land with a town or city, 1 damage for each dahan. Then each town and city that is left deals 1 damage to dahan; defend and strife count.

spirit_island-part-a_thousand_small_struggles = A Thousand Small Struggles
spirit_island-does-a_thousand_small_struggles = On each board with at least 4 towns and cities and at most 4 dahan, add 1 blight. It comes to a land without dahan.

spirit_island-part-at_their_gates_demanding_redress = At Their Gates Demanding Redress
spirit_island-does-at_their_gates_demanding_redress = 2 fear for each land with dahan and a city.

spirit_island-part-speak_of_the_spirits_anger = Speak of the Spirits’ Anger
spirit_island-does-speak_of_the_spirits_anger = 1 fear for each board with dahan in a land with a town or city.

spirit_island-part-blessings_of_bounty_and_health = Blessings of Bounty and Health
spirit_island-does-blessings_of_bounty_and_health = Each spirit may add 1 dahan to one of its lands with dahan.

spirit_island-part-tell_the_old_stories = Tell the Old Stories
spirit_island-does-tell_the_old_stories = Each spirit with at least 2 dahan in its lands altogether reclaims 1 power card. Or it gets back 1 of its own powers that it has forgotten.

spirit_island-part-clever_cooperation = Clever Cooperation
spirit_island-does-clever_cooperation = Each spirit may push 1 of its presence from a land with dahan. 2 damage in the land it enters.

spirit_island-part-offerings_of_story_and_season = Offerings of Story and Season
spirit_island-does-offerings_of_story_and_season = Each spirit with at least 3 dahan in its lands altogether gains 1 energy. It may reclaim 1 power card.

spirit_island-lasting-careful_defense = { $id }: lands with dahan have defend 2 during ravages
spirit_island-lasting-coordinated_defense = { $id }: lands with dahan and presence have defend 5 during ravages
spirit_island-lasting-engage_on_their_own_terms = { $id }: dahan deal 1 damage each before the invaders
spirit_island-lasting-lay_ambushes = { $id }: dahan strike at the same time as the invaders
spirit_island-ask-remember = { $id }: which forgotten power do you get back?
spirit_island-do-remember_forgotten = Get back a forgotten power of your own
