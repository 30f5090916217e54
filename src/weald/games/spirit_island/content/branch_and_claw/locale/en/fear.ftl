### Spirit Island, Branch & Claw: the fear cards, by terror level

spirit_island-name-demoralized = Demoralized
spirit_island-effect-demoralized-1 = Defend 1 in all lands.
spirit_island-effect-demoralized-2 = Defend 2 in all lands.
spirit_island-effect-demoralized-3 = Defend 3 in all lands.
spirit_island-lasting-defend_everywhere = { $id }: defend { $n } in all lands

spirit_island-name-plan_for_departure = Plan for Departure
spirit_island-effect-plan_for_departure-1 = Each player may gather 1 town into a coastal land.
spirit_island-effect-plan_for_departure-2 = Each player may gather 1 explorer or town into a coastal land. Defend 2 in all coastal lands.
spirit_island-effect-plan_for_departure-3 = Each player may gather up to 2 explorers or towns into a coastal land. Defend 4 in all coastal lands.

spirit_island-name-tread_carefully = Tread Carefully
spirit_island-effect-tread_carefully-1 = Each player may choose a land with dahan, or with at least 5 dahan in adjacent lands: invaders do not ravage there this turn.
spirit_island-effect-tread_carefully-2 = Each player may choose a land with dahan, or with at least 3 dahan in adjacent lands: invaders do not ravage there this turn.
spirit_island-effect-tread_carefully-3 = Each player may choose a land with dahan, or with at least 1 dahan in adjacent lands: invaders do not ravage there this turn.

spirit_island-name-dahan_attack = Dahan Attack
spirit_island-effect-dahan_attack-1 = Each player removes 1 explorer from a land with dahan.
spirit_island-effect-dahan_attack-2 = Each player chooses a different land with dahan: 1 damage there for each dahan.
spirit_island-effect-dahan_attack-3 = Each player chooses a different land with a town or city and gathers 1 dahan there; then 2 damage for each dahan there.

spirit_island-name-explorers_are_reluctant = Explorers are Reluctant
spirit_island-effect-explorers_are_reluctant-1 = The next normal explore leaves out the lowest-numbered land on each board that matches the card.
spirit_island-effect-explorers_are_reluctant-2 = The next normal explore is skipped. In the invader phase after it, one more explore card is turned up.
spirit_island-effect-explorers_are_reluctant-3 = At the next normal explore, the card is turned up and escalates, but is not explored. It advances as usual.
spirit_island-lasting-lowest_not_explored = { $id }: the next explore leaves out the lowest-numbered matching land of each board
spirit_island-lasting-explore_later = { $id }: the next explore is skipped, the one after it has one more card
spirit_island-lasting-explore_twice = { $id }: one more explore card is turned up
spirit_island-lasting-card_not_explored = { $id }: the next explore card is turned up but not explored

spirit_island-name-immigration_slows = Immigration Slows
spirit_island-effect-immigration_slows-1 = The next normal build leaves out the lowest-numbered land on each board that matches the card.
spirit_island-effect-immigration_slows-2 = The next normal build is skipped. Its card stays where it is instead of advancing.
spirit_island-effect-immigration_slows-3 = The next normal build is skipped. Its card advances as usual.
spirit_island-lasting-lowest_not_built = { $id }: the next build leaves out the lowest-numbered matching land of each board
spirit_island-lasting-build_card_waits = { $id }: the next build card is skipped and stays where it is
spirit_island-lasting-build_card_stays = { $id }: the skipped build card does not advance
spirit_island-lasting-build_card_skipped = { $id }: the next build card is skipped

spirit_island-name-flee_the_pestilent_land = Flee the Pestilent Land
spirit_island-effect-flee_the_pestilent_land-1 = Each player removes 1 explorer or town from a land with disease.
spirit_island-effect-flee_the_pestilent_land-2 = Each player removes invaders with up to 3 health in total from a land with disease, or 1 explorer from an inland land.
spirit_island-effect-flee_the_pestilent_land-3 = Each player removes invaders with up to 5 health in total from a land with disease, or 1 explorer or town from an inland land.

spirit_island-name-too_many_monsters = Too Many Monsters
spirit_island-effect-too_many_monsters-1 = Each player removes 1 explorer or town from a land with beasts.
spirit_island-effect-too_many_monsters-2 = Each player removes 1 explorer and 1 town from a land with beasts, or 1 explorer from a land adjacent to beasts.
spirit_island-effect-too_many_monsters-3 = Each player removes 2 explorers and 2 towns from a land with beasts, or 1 explorer or town from a land adjacent to beasts.

spirit_island-name-quarantine = Quarantine
spirit_island-effect-quarantine-1 = Invaders do not explore coastal lands this turn.
spirit_island-effect-quarantine-2 = Invaders do not explore coastal lands this turn, and lands with disease are no source for exploring.
spirit_island-effect-quarantine-3 = Invaders do not explore coastal lands this turn, and do nothing in lands with disease.
spirit_island-lasting-no_explore_at_the_coast = { $id }: no explore in coastal lands
spirit_island-lasting-no_source_with_disease = { $id }: lands with disease are no source for exploring
spirit_island-lasting-nothing_with_disease = { $id }: no ravage, build or explore in lands with disease

spirit_island-name-depart_the_dangerous_land = Depart the Dangerous Land
spirit_island-effect-depart_the_dangerous_land-1 = Each player removes 1 explorer from a land with beasts, disease or at least 2 dahan.
spirit_island-effect-depart_the_dangerous_land-2 = Each player removes 1 explorer or town from a land with beasts, disease or at least 2 dahan.
spirit_island-effect-depart_the_dangerous_land-3 = Each player removes invaders with up to 4 health in total from a land with beasts, disease or at least 2 dahan.

spirit_island-name-panicked_by_wild_beasts = Panicked by Wild Beasts
spirit_island-effect-panicked_by_wild_beasts-1 = Each player adds 1 strife in a land with beasts or adjacent to beasts.
spirit_island-effect-panicked_by_wild_beasts-2 = Each player adds 1 strife in a land with beasts or adjacent to beasts. Invaders skip their normal explores and builds in lands with beasts this turn.
spirit_island-effect-panicked_by_wild_beasts-3 = Each player adds 1 strife in a land with beasts or adjacent to beasts. Invaders skip all their normal Actions in lands with beasts this turn.
spirit_island-lasting-beasts_stop_settlers = { $id }: no normal explore or build in lands with beasts
spirit_island-lasting-beasts_stop_invaders = { $id }: no normal invader Action in lands with beasts

spirit_island-name-unrest = Unrest
spirit_island-effect-unrest-1 = Each player adds 1 strife to a town.
spirit_island-effect-unrest-2 = Each player adds 1 strife to a town. For the rest of the turn, invaders have 1 less health for each strife on them (at least 1).
spirit_island-effect-unrest-3 = Each player adds 1 strife to any invader. For the rest of the turn, invaders have 1 less health for each strife on them (at least 1).
spirit_island-lasting-strife_weakens = { $id }: invaders have 1 less health for each strife

spirit_island-name-panic = Panic
spirit_island-effect-panic-1 = Each player adds 1 strife in a land with beasts, disease or dahan.
spirit_island-effect-panic-2 = Each player adds 1 strife in a land with beasts, disease or dahan. For the rest of the turn, invaders have 1 less health for each strife on them (at least 1).
spirit_island-effect-panic-3 = Each player adds 1 strife to any invader. For the rest of the turn, invaders have 1 less health for each strife on them (at least 1).

spirit_island-name-discord = Discord
spirit_island-effect-discord-1 = Each player adds 1 strife in a different land with at least 2 invaders.
spirit_island-effect-discord-2 = Each player adds 1 strife in a different land with at least 2 invaders. Then each invader takes 1 damage for each strife on it.
spirit_island-effect-discord-3 = Each player adds 1 strife in a different land with at least 2 invaders. Then each invader with strife deals its damage to other invaders in its land.

spirit_island-name-dahan_threaten = Dahan Threaten
spirit_island-effect-dahan_threaten-1 = Each player adds 1 strife in a land with dahan.
spirit_island-effect-dahan_threaten-2 = Each player adds 1 strife in a land with dahan. For the rest of the turn, invaders have 1 less health for each strife on them (at least 1).
spirit_island-effect-dahan_threaten-3 = Each player adds 1 strife in a land with dahan. Then 1 damage for each dahan in each land with strife.
