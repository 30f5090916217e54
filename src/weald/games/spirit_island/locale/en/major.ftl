### Spirit Island: the effects of major powers

spirit_island-effect-accelerated_rot = 2 fear and 4 damage.
spirit_island-effect-accelerated_rot-1 = 5 more damage, and remove 1 blight.
spirit_island-effect-talons_of_lightning = 3 fear and 5 damage.
spirit_island-effect-talons_of_lightning-1 = Range 3. Destroy 1 town in each adjacent land.
spirit_island-effect-vengeance_of_the_dead = 3 fear. Whenever something destroys towns, cities or dahan here this turn, it is followed by 1 damage for each of them.
spirit_island-effect-vengeance_of_the_dead-1 = This damage may also go to adjacent lands.
spirit_island-lasting-vengeance_of_the_dead = { spirit_island-name }: destruction here is answered with damage
