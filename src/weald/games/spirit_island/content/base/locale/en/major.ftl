### Spirit Island: the major powers

spirit_island-name-accelerated_rot = Accelerated Rot
spirit_island-effect-accelerated_rot = 2 fear and 4 damage.
spirit_island-effect-accelerated_rot-1 = +5 damage. Remove 1 blight.

spirit_island-name-blazing_renewal = Blazing Renewal
spirit_island-effect-blazing_renewal = Choose a land within range 2 of your presence: the spirit adds 2 of its destroyed presence there. If any was added, 2 damage to each town and each city there.
spirit_island-effect-blazing_renewal-1 = 4 damage in the same land.

spirit_island-name-cleansing_floods = Cleansing Floods
spirit_island-effect-cleansing_floods = 4 damage. Remove 1 blight.
spirit_island-effect-cleansing_floods-1 = +10 damage.

spirit_island-name-dissolve_the_bonds_of_kinship = Dissolve the Bonds of Kinship
spirit_island-effect-dissolve_the_bonds_of_kinship = Replace 1 city with 2 explorers, 1 town with 1 explorer and 1 dahan with 1 explorer. Then push all explorers, to as many different lands as possible.
spirit_island-effect-dissolve_the_bonds_of_kinship-1 = Before the push, explorers on one side and towns and cities on the other deal damage to each other at the same time.

spirit_island-name-entwined_power = Entwined Power
spirit_island-effect-entwined_power = You and the spirit may also use powers from each other’s presence this turn. It gains a power card; you gain one of the cards it drew and did not keep.
spirit_island-effect-entwined_power-1 = You and the spirit gain 3 energy each, and each may give the other a card from hand.
spirit_island-lasting-entwined_power = { $id }: two spirits use powers from each other’s presence
spirit_island-ask-give-card = { $id }: which card do you give away?

spirit_island-name-indomitable_claim = Indomitable Claim
spirit_island-effect-indomitable_claim = Add 1 presence, even where you may have none. Defend 20.
spirit_island-effect-indomitable_claim-1 = If invaders are here, 3 fear. Invaders skip all actions in this land this turn.

spirit_island-name-infinite_vitality = Infinite Vitality
spirit_island-effect-infinite_vitality = Dahan in this land have +4 health this turn, and blight that would be added here stays on its card.
spirit_island-effect-infinite_vitality-1 = Dahan here cannot be damaged or destroyed this turn. Remove 1 blight from this land or an adjacent one.
spirit_island-lasting-infinite_vitality = { $id }: dahan have +4 health, and no blight comes

spirit_island-name-mists_of_oblivion = Mists of Oblivion
spirit_island-effect-mists_of_oblivion = 1 damage to each invader. 1 additional fear for each town and city that this power destroys, up to 4.
spirit_island-effect-mists_of_oblivion-1 = 3 damage.

spirit_island-name-paralyzing_fright = Paralyzing Fright
spirit_island-effect-paralyzing_fright = 4 fear. Invaders skip all actions in this land this turn.
spirit_island-effect-paralyzing_fright-1 = +4 fear.

spirit_island-name-pillar_of_living_flame = Pillar of Living Flame
spirit_island-effect-pillar_of_living_flame = 3 fear and 5 damage. In jungle or wetlands, add 1 blight.
spirit_island-effect-pillar_of_living_flame-1 = +2 fear and +5 damage.

spirit_island-name-poisoned_land = Poisoned Land
spirit_island-effect-poisoned_land = 1 fear and 7 damage. Add 1 blight and destroy all dahan.
spirit_island-effect-poisoned_land-1 = For each blight in this land, +1 fear and +4 damage.

spirit_island-name-powerstorm = Powerstorm
spirit_island-effect-powerstorm = The spirit gains 3 energy. Once this turn it may repeat 1 power card by paying its cost again. (House ruling: never Powerstorm itself.)
spirit_island-effect-powerstorm-1 = It may do so two more times.
spirit_island-lasting-powerstorm = { $id }: repeat a card by paying its cost again

spirit_island-name-talons_of_lightning = Talons of Lightning
spirit_island-effect-talons_of_lightning = 3 fear and 5 damage.
spirit_island-effect-talons_of_lightning-1 = Range becomes 3. Destroy 1 town in each adjacent land.

spirit_island-name-terrifying_nightmares = Terrifying Nightmares
spirit_island-effect-terrifying_nightmares = 2 fear. Push up to 4 explorers or towns.
spirit_island-effect-terrifying_nightmares-1 = +4 fear.

spirit_island-name-the_jungle_hungers = The Jungle Hungers
spirit_island-effect-the_jungle_hungers = Destroy all explorers, all towns and all dahan.
spirit_island-effect-the_jungle_hungers-1 = Destroy 1 city instead of the dahan.

spirit_island-name-the_land_thrashes_in_furious_pain = The Land Thrashes in Furious Pain
spirit_island-effect-the_land_thrashes_in_furious_pain = 2 damage for each blight in this land, +1 for each blight in adjacent lands.
spirit_island-effect-the_land_thrashes_in_furious_pain-1 = Repeat this power on an adjacent land.

spirit_island-name-the_trees_and_stones_speak_of_war = The Trees and Stones Speak of War
spirit_island-effect-the_trees_and_stones_speak_of_war = For each dahan, 1 damage and defend 2.
spirit_island-effect-the_trees_and_stones_speak_of_war-1 = You may push up to 2 dahan; their defend moves with them.

spirit_island-name-tsunami = Tsunami
spirit_island-effect-tsunami = 2 fear and 8 damage. Destroy 2 dahan.
spirit_island-effect-tsunami-1 = In each other coastal land on the board: 1 fear, 4 damage, and destroy 1 dahan.

spirit_island-name-vengeance_of_the_dead = Vengeance of the Dead
spirit_island-effect-vengeance_of_the_dead = 3 fear. After each effect that destroys towns, cities or dahan here this turn, 1 damage for each of them.
spirit_island-effect-vengeance_of_the_dead-1 = This damage may also be dealt in adjacent lands.
spirit_island-lasting-vengeance_of_the_dead = { $id }: destruction here is answered with damage

spirit_island-name-vigor_of_the_breaking_dawn = Vigor of the Breaking Dawn
spirit_island-effect-vigor_of_the_breaking_dawn = 2 damage for each dahan.
spirit_island-effect-vigor_of_the_breaking_dawn-1 = You may push up to 2 dahan. In each land they are pushed to, 2 damage for each dahan there.

spirit_island-name-winds_of_rust_and_atrophy = Winds of Rust and Atrophy
spirit_island-effect-winds_of_rust_and_atrophy = 1 fear and defend 6. Replace 1 city with 1 town or 1 town with 1 explorer.
spirit_island-effect-winds_of_rust_and_atrophy-1 = Repeat this power; it may target another land in range.

spirit_island-name-wrap_in_wings_of_sunlight = Wrap in Wings of Sunlight
spirit_island-effect-wrap_in_wings_of_sunlight = Move up to 5 dahan from here to any one land. Defend 5 there.
spirit_island-effect-wrap_in_wings_of_sunlight-1 = First gather up to 3 dahan.
