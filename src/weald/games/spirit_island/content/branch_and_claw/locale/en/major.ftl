### Spirit Island, Branch & Claw: the major powers

spirit_island-name-bloodwrack_plague = Bloodwrack Plague
spirit_island-effect-bloodwrack_plague = Add 2 disease. For each disease in this land, defend 1 here and in each adjacent land.
spirit_island-effect-bloodwrack_plague-1 = 2 fear. For each disease in this land, 1 damage here or in an adjacent land.

spirit_island-name-cast_down_into_the_briny_deep = Cast Down into the Briny Deep
spirit_island-effect-cast_down_into_the_briny_deep = 6 fear. Destroy all invaders.
spirit_island-effect-cast_down_into_the_briny_deep-1 = Destroy the board of this land and everything on it. Its blight leaves the game and does not return to the card.

spirit_island-name-death_falls_gently_from_open_blossoms = Death Falls Gently from Open Blossoms
spirit_island-effect-death_falls_gently_from_open_blossoms = 4 damage. If invaders are left, add 1 disease.
spirit_island-effect-death_falls_gently_from_open_blossoms-1 = 3 fear. Add 1 disease in each of 2 adjacent lands with invaders.

spirit_island-name-fire_and_flood = Fire and Flood
spirit_island-effect-fire_and_flood = Also target a second land, within range 2 of the same sacred site. 4 damage in each of the two.
spirit_island-effect-fire_and_flood-1 = 4 more damage in one of the two.
spirit_island-effect-fire_and_flood-2 = 4 more damage in one of the two.

spirit_island-name-flow_like_water_reach_like_air = Flow Like Water, Reach Like Air
spirit_island-effect-flow_like_water_reach_like_air = The spirit’s powers have +2 range this turn. It may push 1 of its presence; up to 2 explorers, 2 towns and 2 dahan go along.
spirit_island-effect-flow_like_water_reach_like_air-1 = Up to 2 cities and 2 blight go along as well.

spirit_island-name-grant_hatred_a_ravenous_form = Grant Hatred a Ravenous Form
spirit_island-effect-grant_hatred_a_ravenous_form = 1 fear and 2 damage for each strife and each blight here. If this destroys all invaders, add 1 beasts.
spirit_island-effect-grant_hatred_a_ravenous_form-1 = Add 1 strife in each of up to 3 adjacent lands.

spirit_island-name-insatiable_hunger_of_the_swarm = Insatiable Hunger of the Swarm
spirit_island-effect-insatiable_hunger_of_the_swarm = Add 1 blight and 2 beasts. Gather up to 2 beasts. For each beasts, 1 fear, 2 damage to invaders and 2 damage to dahan. Destroy 1 beasts.
spirit_island-effect-insatiable_hunger_of_the_swarm-1 = Repeat this power on an adjacent land.

spirit_island-name-instruments_of_their_own_ruin = Instruments of Their Own Ruin
spirit_island-effect-instruments_of_their_own_ruin = Add 1 strife. Each invader with strife deals its damage to other invaders here.
spirit_island-effect-instruments_of_their_own_ruin-1 = Instead, if invaders ravage here this turn, they damage invaders in adjacent lands and not the land and the dahan. Dahan here do not fight back.
spirit_island-lasting-instruments_of_their_own_ruin = { $id }: a ravage hits invaders in adjacent lands

spirit_island-name-manifest_incarnation = Manifest Incarnation
spirit_island-effect-manifest_incarnation = 6 fear, and 1 more for each town, each city and each of your presence here. Remove 1 city, 1 town and 1 explorer. Then invaders ravage here.
spirit_island-effect-manifest_incarnation-1 = +3 fear. Invaders deal 6 less damage in this ravage.

spirit_island-name-pent_up_calamity = Pent-Up Calamity
spirit_island-effect-pent_up_calamity = Choose: add 1 disease and 1 strife; or remove any number of beasts, disease, strife and wilds. 1 fear and 3 damage for each token removed.
spirit_island-effect-pent_up_calamity-1 = Return up to 2 of the removed tokens. If none were removed, add 2 strife.
spirit_island-do-pent_up_calamity = Add 1 disease and 1 strife
spirit_island-do-release_calamity = Remove tokens for fear and damage

spirit_island-name-pyroclastic_flow = Pyroclastic Flow
spirit_island-effect-pyroclastic_flow = 2 damage. Destroy all explorers. In jungle or wetlands, add 1 blight.
spirit_island-effect-pyroclastic_flow-1 = +4 damage. Add 1 wilds.

spirit_island-name-savage_transformation = Savage Transformation
spirit_island-effect-savage_transformation = 2 fear. Replace 1 explorer with 1 beasts.
spirit_island-effect-savage_transformation-1 = Replace 1 explorer with 1 beasts here or in an adjacent land.

spirit_island-name-sea_monsters = Sea Monsters
spirit_island-effect-sea_monsters = Add 1 beasts. If invaders are here, 2 fear for each beasts, up to 8. 3 damage for each beasts and 1 damage for each blight.
spirit_island-effect-sea_monsters-1 = Repeat this power; it may target another land in range.

spirit_island-name-smothering_infestation = Smothering Infestation
spirit_island-effect-smothering_infestation = Add 1 disease. In jungle or wetlands, 2 fear and 3 damage.
spirit_island-effect-smothering_infestation-1 = 1 damage to each invader.

spirit_island-name-strangling_firevine = Strangling Firevine
spirit_island-effect-strangling_firevine = Destroy all explorers. Add 1 wilds here and 1 wilds in the sands from which you reached. 1 damage for each wilds here and in adjacent lands.
spirit_island-effect-strangling_firevine-1 = +1 damage for each of these wilds.

spirit_island-name-sweep_into_the_sea = Sweep into the Sea
spirit_island-effect-sweep_into_the_sea = Choose: push all explorers and towns 1 land towards the nearest ocean; or destroy them all. The latter only in a coastal land.
spirit_island-effect-sweep_into_the_sea-1 = Repeat this power on an adjacent land.

spirit_island-name-tigers_hunting = Tigers Hunting
spirit_island-effect-tigers_hunting = 2 fear. Add 1 beasts and gather up to 1 beasts. 1 damage for each beasts. Push up to 2 beasts.
spirit_island-effect-tigers_hunting-1 = In an adjacent land without blight, 1 damage and 1 more for each beasts there.

spirit_island-name-twisted_flowers_murmur_ultimatums = Twisted Flowers Murmur Ultimatums
spirit_island-effect-twisted_flowers_murmur_ultimatums = 4 fear. Add 1 strife. At terror level 2 or higher, remove 2 invaders.
spirit_island-effect-twisted_flowers_murmur_ultimatums-1 = +3 fear, before the terror level counts. 3 damage.

spirit_island-name-unlock_the_gates_of_deepest_power = Unlock the Gates of Deepest Power
spirit_island-effect-unlock_the_gates_of_deepest_power = The spirit gains a major power: it draws 2 and keeps 1, and forgets none for it.
spirit_island-effect-unlock_the_gates_of_deepest_power-1 = The spirit may play that card at once, for half its cost (rounded up) or by forgetting it at the end of the turn. All its thresholds are met this turn.
spirit_island-do-unlock_for_half = Play the card for half its cost
spirit_island-do-unlock_and_forget = Play the card and forget it at the end of the turn
spirit_island-lasting-deepest_power = { $id }: all thresholds of a card are met
spirit_island-lasting-forgotten_at_the_end = { $id }: a card is forgotten at the end of the turn

spirit_island-name-unrelenting_growth = Unrelenting Growth
spirit_island-effect-unrelenting_growth = The spirit chooses a land within range 1 of its presence and adds 2 presence there. Add 1 wilds there.
spirit_island-effect-unrelenting_growth-1 = In the same land, add 1 wilds and remove 1 blight. The spirit gains a power card.

spirit_island-name-volcanic_eruption = Volcanic Eruption
spirit_island-effect-volcanic_eruption = 6 fear and 20 damage. Destroy all dahan and all beasts. Add 1 blight.
spirit_island-effect-volcanic_eruption-1 = Destroy all invaders. Add 1 wilds. In each adjacent land, 10 damage, destroy all dahan and all beasts, and if no blight is there, add 1 blight.
