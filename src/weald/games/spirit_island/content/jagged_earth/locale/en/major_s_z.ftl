### Spirit Island, Jagged Earth: the major powers, S to Z

spirit_island-name-settle_into_hunting_grounds = Settle into Hunting-Grounds
spirit_island-effect-settle_into_hunting_grounds = Your presence may count as badlands and as beasts this turn, and it cannot be moved.
spirit_island-effect-settle_into_hunting_grounds-1 = 2 fear. 2 damage in one of your lands.
spirit_island-lasting-settle_into_hunting_grounds = { $id }: its presence counts as badlands and beasts, and stays where it is
spirit_island-ask-hunting-grounds = { $id }: how many of your presence in { $land } count as badlands in this Action?

spirit_island-name-sleep_and_never_waken = Sleep and Never Waken
spirit_island-effect-sleep_and_never_waken = Invaders skip all actions here this turn. Remove up to 2 explorers. 1 fear for every 2 explorers that this power removes.
spirit_island-effect-sleep_and_never_waken-1 = Remove up to 6 explorers among your lands.
spirit_island-ask-remove-among = { $id }: what is removed ({ $n } left)?

spirit_island-name-spill_bitterness_into_the_earth = Spill Bitterness into the Earth
spirit_island-effect-spill_bitterness_into_the_earth = 6 damage. Add 2 badlands or strife, in any mix. Add 1 blight. Add 1 badlands or 1 strife in each of up to 3 adjacent lands with blight.
spirit_island-effect-spill_bitterness_into_the_earth-1 = 1 damage to each invader in each of up to 3 adjacent lands.

spirit_island-name-storm_swath = Storm-Swath
spirit_island-effect-storm_swath = 2 fear. 1 damage to each invader here and in the origin land.
spirit_island-effect-storm_swath-1 = +1 range and +1 fear. 1 damage to each invader in a land adjacent to both. Destroy 1 town in each of these lands.

spirit_island-name-the_wounded_wild_turns_on_its_assailants = The Wounded Wild Turns on Its Assailants
spirit_island-effect-the_wounded_wild_turns_on_its_assailants = Add 2 badlands. Gather up to 2 beasts. 1 damage for each blight, each beasts and each wilds here.
spirit_island-effect-the_wounded_wild_turns_on_its_assailants-1 = 2 fear for each invader that this power destroys, up to 8.

spirit_island-name-thickets_erupt_with_every_touch_of_breeze = Thickets Erupt with Every Touch of Breeze
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze = 2 damage. Choose: add 3 wilds; or remove 1 blight.
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze-1 = 1 fear. +2 damage.

spirit_island-name-transform_to_a_murderous_darkness = Transform to a Murderous Darkness
spirit_island-effect-transform_to_a_murderous_darkness = The spirit may choose one of its sacred sites. Replace all its presence there with badlands; that presence leaves the game. Push any of those badlands. 3 fear, and 3 damage for each presence replaced.
spirit_island-effect-transform_to_a_murderous_darkness-1 = 1 damage in an adjacent land, and once more 1 damage in an adjacent land.
spirit_island-ask-darkness = { $id }: which sacred site turns to darkness?
spirit_island-event-came-of-presence = { $land }: presence turns into this, { $n } times: { spirit_island-kind }.

spirit_island-name-trees_radiate_celestial_brilliance = Trees Radiate Celestial Brilliance
spirit_island-effect-trees_radiate_celestial_brilliance = 3 fear. Defend 6. Invaders skip the next build here this turn.
spirit_island-effect-trees_radiate_celestial_brilliance-1 = 1 damage for each sun that you have.
spirit_island-lasting-trees_radiate_celestial_brilliance = { $id }: the next build here is skipped

spirit_island-name-unleash_a_torrent_of_the_selfs_own_essence = Unleash a Torrent of the Self’s Own Essence
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence = Choose: gain 4 energy, and you may forget a power card for 4 more; or pay energy for damage. For each energy that you pay, 1 damage in a land within range 0.
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence-1 = You may do both.
spirit_island-do-gather_essence = Gain 4 energy, and forget a power card for 4 more if you like
spirit_island-do-unleash_essence = Pay energy for damage in a land within range 0
spirit_island-do-gather_and_unleash = Gain energy, then pay energy for damage
spirit_island-ask-may-forget = { $id }: which power card do you forget for 4 energy?
spirit_island-ask-pay-for-damage = { $id }: how much energy do you pay for damage in { $land }?

spirit_island-name-utter_a_curse_of_dread_and_bone = Utter a Curse of Dread and Bone
spirit_island-effect-utter_a_curse_of_dread_and_bone = For each blight here and in adjacent lands, add 1 badlands, 1 disease or 1 strife, at most 3 of each. 2 fear. 1 damage.
spirit_island-effect-utter_a_curse_of_dread_and_bone-1 = For each kind of token added, add 1 more of it within range 1. 1 damage in an adjacent land.
spirit_island-ask-add-strife-to = { $id }: in which land is strife added?

spirit_island-name-vanish_softly_away_forgotten_by_all = Vanish Softly Away, Forgotten by All
spirit_island-effect-vanish_softly_away_forgotten_by_all = Choose: remove 1 invader and 1 explorer or town; or remove all damaged invaders. No rule of an adversary or scenario changes that.
spirit_island-effect-vanish_softly_away_forgotten_by_all-1 = Remove 1 invader in each of 2 lands, anywhere, with at least 4 invaders.
spirit_island-do-vanish_two = Remove 1 invader and 1 explorer or town
spirit_island-do-vanish_damaged = Remove all damaged invaders

spirit_island-name-voice_of_command = Voice of Command
spirit_island-effect-voice_of_command = 1 damage to towns and cities for each dahan and each explorer here. Defend 2. If invaders ravage here this turn, explorers fight beside the dahan.
spirit_island-effect-voice_of_command-1 = First, gather up to 2 explorers, towns or dahan.
spirit_island-lasting-voice_of_command = { $id }: explorers fight beside the dahan

spirit_island-name-walls_of_rock_and_thorn = Walls of Rock and Thorn
spirit_island-effect-walls_of_rock_and_thorn = 2 damage. Defend 8. Add 1 wilds. Isolate this land.
spirit_island-effect-walls_of_rock_and_thorn-1 = +2 damage and +2 defend. Add 1 badlands.

spirit_island-name-weave_together_the_fabric_of_place = Weave Together the Fabric of Place
spirit_island-effect-weave_together_the_fabric_of_place = Join this land with an adjacent one: until the end of the turn they are one land, with both terrains. Then you divide what is there between the two lands as you like; all of it counts as moved.
spirit_island-effect-weave_together_the_fabric_of_place-1 = Isolate the joined land. If invaders are in it, 2 fear, and remove up to 2 invaders.
spirit_island-lasting-weave_together_the_fabric_of_place = { $id }: two lands are one
spirit_island-ask-join-with = { $id }: with which land is it joined?
