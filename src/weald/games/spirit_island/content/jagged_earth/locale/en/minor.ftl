### Spirit Island, Jagged Earth: the minor powers

spirit_island-name-bats_scout_for_raids_by_darkness = Bats Scout for Raids by Darkness
spirit_island-effect-bats_scout_for_raids_by_darkness = 1 damage to towns and cities for each dahan; or 1 fear and gather up to 2 dahan.
spirit_island-do-bats_scout_for_raids_by_darkness = 1 fear and gather up to 2 dahan

spirit_island-name-birds_cry_warning = Birds Cry Warning
spirit_island-effect-birds_cry_warning = The next time dahan would be destroyed here this turn, 2 fewer are; or push up to 3 dahan.
spirit_island-do-birds_cry_warning = The next time, 2 fewer dahan are destroyed
spirit_island-lasting-birds_cry_warning = { $id }: the next time, 2 fewer dahan are destroyed

spirit_island-name-blood_draws_predators = Blood Draws Predators
spirit_island-effect-blood_draws_predators = After the next time invaders are destroyed here this turn, add 1 beasts. Then 1 damage for each beasts here, up to 3.
spirit_island-lasting-blood_draws_predators = { $id }: beasts come when invaders are destroyed

spirit_island-name-call_to_guard = Call to Guard
spirit_island-effect-call_to_guard = Gather up to 1 dahan. Then, if dahan are here, defend 1 for each dahan; or the dahan watch. Watching, they deal 1 damage to each invader that is added or moved to the land this turn, afterwards.
spirit_island-do-call_to_guard = 1 damage to each invader that comes here this turn
spirit_island-lasting-call_to_guard = { $id }: 1 damage to each invader that comes here

spirit_island-name-carapaced_land = Carapaced Land
spirit_island-effect-carapaced_land = Defend 3. If the land has beasts, this power has +1 range.
spirit_island-effect-carapaced_land-1 = Defend 3 more.

spirit_island-name-desiccating_winds = Desiccating Winds
spirit_island-effect-desiccating_winds = If badlands are here, 1 damage. Add 1 badlands.

spirit_island-name-dire_metamorphosis = Dire Metamorphosis
spirit_island-effect-dire_metamorphosis = 1 fear. 1 damage to invaders and 1 damage to dahan. Add 1 badlands, 1 beasts, 1 disease, 1 strife, 1 wilds and 1 blight.

spirit_island-name-domesticated_animals_go_berserk = Domesticated Animals Go Berserk
spirit_island-effect-domesticated_animals_go_berserk = 1 fear. Defend 5.
spirit_island-effect-domesticated_animals_go_berserk-1 = Add 1 beasts.

spirit_island-name-dry_wood_explodes_in_smoldering_splinters = Dry Wood Explodes in Smoldering Splinters
spirit_island-effect-dry_wood_explodes_in_smoldering_splinters = You may pay 1 energy to use this power as a fast one. 2 fear. 1 damage.

spirit_island-name-entrap_the_forces_of_corruption = Entrap the Forces of Corruption
spirit_island-effect-entrap_the_forces_of_corruption = Gather up to 1 blight. Isolate the land. Blight added here this turn does not cascade.
spirit_island-lasting-no_cascade = { $id }: blight does not cascade

spirit_island-name-favor_of_the_sun_and_star_lit_dark = Favor of the Sun and Star-Lit Dark
spirit_island-effect-favor_of_the_sun_and_star_lit_dark = Defend 4. Push up to 1 blight.
spirit_island-effect-favor_of_the_sun_and_star_lit_dark-1 = 1 fear.

spirit_island-name-flow_downriver_blow_downwind = Flow Downriver, Blow Downwind
spirit_island-effect-flow_downriver_blow_downwind = Push up to 1 explorer, town or blight.

spirit_island-name-gift_of_natures_connection = Gift of Nature’s Connection
spirit_island-effect-gift_of_natures_connection = The spirit gains 2 energy; or 2 of one element of its choice. If it is another spirit, you gain 1 element of your choice.
spirit_island-do-gift_of_natures_connection = Gain 2 of one element

spirit_island-name-gift_of_twinned_days = Gift of Twinned Days
spirit_island-effect-gift_of_twinned_days = Once this turn, the spirit may repeat a power card it has in play of the lowest cost, for that cost. You may do the same.
spirit_island-lasting-repeat_cheapest = { $id }: the cheapest card in play may be repeated, for its cost

spirit_island-name-haunted_by_primal_memories = Haunted by Primal Memories
spirit_island-effect-haunted_by_primal_memories = 1 fear. Defend 3. If beasts are here, 2 more fear.

spirit_island-name-hazards_spread_across_the_island = Hazards Spread Across the Island
spirit_island-effect-hazards_spread_across_the_island = Add 1 badlands, beasts, disease, strife or wilds, of a kind that an adjacent land has. Adding disease costs 1 energy.
spirit_island-ask-add-token = { $id }: add which token to { $land } ({ $n })? An invader gets a strife.

spirit_island-name-like_calls_to_like = Like Calls to Like
spirit_island-effect-like_calls_to_like = For each kind of piece that is here, gather up to 1 of it: explorer, town, dahan, blight, beasts.

spirit_island-name-mesmerized_tranquility = Mesmerized Tranquility
spirit_island-effect-mesmerized_tranquility = Isolate the land. Each invader here deals 1 less damage this turn.
spirit_island-lasting-mesmerized_tranquility = { $id }: each invader deals 1 less damage

spirit_island-name-renewing_boon = Renewing Boon
spirit_island-effect-renewing_boon = Choose a land where you and the spirit have presence: remove 1 blight there. The spirit may add 1 of its destroyed presence there.

spirit_island-name-scream_disease_into_the_wind = Scream Disease into the Wind
spirit_island-effect-scream_disease_into_the_wind = The spirit’s powers have +1 range this turn. Once this turn, after it has used a power that targets a land, it may add 1 disease there.
spirit_island-lasting-scream_disease_into_the_wind = { $id }: may add 1 disease to a land after a power targeted it
spirit_island-ask-add-disease = { $id }: add the disease now?

spirit_island-name-sear_anger_into_the_wild_lands = Sear Anger into the Wild Lands
spirit_island-effect-sear_anger_into_the_wild_lands = Add 1 badlands; or, if wilds and invaders are here, 1 fear and 1 damage.
spirit_island-do-sear_anger_into_the_wild_lands = 1 fear and 1 damage

spirit_island-name-set_them_on_an_ever_twisting_trail = Set Them on an Ever-Twisting Trail
spirit_island-effect-set_them_on_an_ever_twisting_trail = Gather 1 explorer; or push 1 explorer. Isolate the land.

spirit_island-name-skies_herald_the_season_of_return = Skies Herald the Season of Return
spirit_island-effect-skies_herald_the_season_of_return = A spirit with presence on this board may add 1 of its destroyed presence here. Gather up to 2 dahan. Push 1 blight.
spirit_island-ask-returning-spirit = { $id }: which spirit may add its destroyed presence?

spirit_island-name-strong_and_constant_currents = Strong and Constant Currents
spirit_island-effect-strong_and_constant_currents = Push 1 explorer or town to a coastal land; or move up to 2 dahan between here and a coastal land.
spirit_island-effect-strong_and_constant_currents-1 = You may do both.
spirit_island-do-strong_and_constant_currents = Move up to 2 dahan to or from a coastal land
spirit_island-ask-ferry = { $id }: to or from which coastal land do dahan move?

spirit_island-name-sucking_ooze = Sucking Ooze
spirit_island-effect-sucking_ooze = If invaders are here, 2 fear. Isolate the land.

spirit_island-name-sunsets_fire_flows_across_the_land = Sunset’s Fire Flows Across the Land
spirit_island-effect-sunsets_fire_flows_across_the_land = 1 fear. 1 damage. You may pay 1 energy: 1 damage in an adjacent land.
spirit_island-ask-sunsets-fire = { $id }: pay 1 energy for 1 damage in which adjacent land?

spirit_island-name-territorial_strife = Territorial Strife
spirit_island-effect-territorial_strife = 3 damage to explorers and towns; or add 1 strife.

spirit_island-name-terror_turns_to_madness = Terror Turns to Madness
spirit_island-effect-terror_turns_to_madness = At terror level 1, 3 fear. At terror level 2, 2 fear; or add 1 strife. At terror level 3, add 1 strife.

spirit_island-name-the_shore_seethes_with_hatred = The Shore Seethes with Hatred
spirit_island-effect-the_shore_seethes_with_hatred = 1 fear. Add 1 badlands and 1 wilds.

spirit_island-name-thriving_chokefungus = Thriving Chokefungus
spirit_island-effect-thriving_chokefungus = Add 1 disease and 1 badlands.

spirit_island-name-treacherous_waterways = Treacherous Waterways
spirit_island-effect-treacherous_waterways = Add 1 wilds; or push 1 explorer.

spirit_island-name-unquenchable_flames = Unquenchable Flames
spirit_island-effect-unquenchable_flames = 1 fear. 1 damage to towns and cities. Invaders here do not heal at the end of this turn.
spirit_island-effect-unquenchable_flames-1 = Add 1 badlands.
spirit_island-lasting-unquenchable_flames = { $id }: invaders do not heal

spirit_island-name-weep_for_what_is_lost = Weep for What Is Lost
spirit_island-effect-weep_for_what_is_lost = 1 fear for each kind of invader here. Push up to 1 explorer or town for each blight.
