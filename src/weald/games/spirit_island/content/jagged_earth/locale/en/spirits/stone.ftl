### Spirit Island, Jagged Earth: Stone’s Unyielding Defiance

spirit_island-name-stone = Stone’s Unyielding Defiance
spirit_island-about-stone = It endures: blight does not break it, the land around it stays firm, and invaders break themselves against it.
spirit_island-hard-stone = It lets the land suffer: see how much blight it can bear.
spirit_island-voice-stone = No.
spirit_island-growth-stone-1 = Reclaim all cards, add presence within range 3 (mountain or your presence), gain 2 earth
spirit_island-growth-stone-2 = Add presence within range 2, gain 3 energy
spirit_island-growth-stone-3 = Gain a power card, add presence within range 1
spirit_island-icon-add_presence-mountain_presence = Add presence within range { $n }, to a mountain or a land with your presence
spirit_island-icon-gain_elements-earth = Gain { $n } earth

spirit_island-name-bestow_the_endurance_of_bedrock = Bestow the Endurance of Bedrock
spirit_island-effect-bestow_the_endurance_of_bedrock = Blight added to one of your lands destroys no presence and does not cascade, unless there is more blight than your presence then.

spirit_island-name-deep_layers_exposed_to_the_surface = Deep Layers Exposed to the Surface
spirit_island-effect-deep_layers_exposed_to_the_surface = The first time you uncover each space with a card play on your energy track, gain a minor power.

spirit_island-name-hold_the_island_fast_with_a_bulwark_of_will = Hold the Island Fast with a Bulwark of Will
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-1 = For each blight added to your lands this turn you may pay 2 energy to take it from the box instead.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-2 = Pay 1 energy instead.
spirit_island-effect-hold_the_island_fast_with_a_bulwark_of_will-3 = When an event or blight card directly destroys presence, you may pay 1 energy for each to prevent it.

spirit_island-name-let_them_break_themselves_against_the_stone = Let Them Break Themselves Against the Stone
spirit_island-effect-let_them_break_themselves_against_the_stone-1 = After invaders deal 1 damage or more to this land this turn, 2 damage.
spirit_island-effect-let_them_break_themselves_against_the_stone-2 = Also half of the damage they dealt to the land, rounded down.
spirit_island-effect-let_them_break_themselves_against_the_stone-3 = Repeat this power.

spirit_island-name-jagged_shards_push_from_the_earth = Jagged Shards Push from the Earth
spirit_island-effect-jagged_shards_push_from_the_earth = Add 1 badlands. Push up to 2 dahan.

spirit_island-name-plows_shatter_on_rocky_ground = Plows Shatter on Rocky Ground
spirit_island-effect-plows_shatter_on_rocky_ground = 1 damage to each town and city, and push up to 1 town; or destroy 1 town.
spirit_island-do-plows_shatter_on_rocky_ground = 1 damage to each town and city, and push up to 1 town

spirit_island-name-scarred_and_stony_land = Scarred and Stony Land
spirit_island-effect-scarred_and_stony_land = 2 damage. Add 1 badlands. Remove 1 blight, which goes to the box and not to the blight card.

spirit_island-name-stubborn_solidity = Stubborn Solidity
spirit_island-effect-stubborn_solidity = Defend 1 for each dahan. This turn, dahan here cannot be damaged, destroyed, removed, replaced or moved.

spirit_island-lasting-bulwark_of_will = { $id }: blight for its lands may come from the box, for { $n } energy
spirit_island-lasting-bulwark_for_presence = { $id }: presence that an event or blight card destroys may be kept, for { $n } energy
spirit_island-lasting-broken_against_stone = { $id }: invaders that damage this land are hurt
spirit_island-lasting-stubborn_solidity = { $id }: nothing can happen to dahan here
spirit_island-ask-bulwark-of-will = { $id } adds blight in { $land }: do you pay { $n } energy to take it from the box?
spirit_island-ask-bulwark-for-presence = { $id } destroys presence in { $land }: do you pay { $n } energy to prevent it?
spirit_island-counter-deep_layers = Layers uncovered so far
