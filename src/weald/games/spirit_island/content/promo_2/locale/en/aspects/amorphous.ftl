### Spirit Island: Amorphous, an aspect of Shadows Flicker Like Flame

spirit_island-name-amorphous = Shadows Flicker Like Flame: Amorphous
spirit_island-about-amorphous = Its presence flits about, twice a turn: next door, or to dahan however far away.

spirit_island-name-shadows_partake_of_amorphous_space = Shadows Partake of Amorphous Space
spirit_island-effect-shadows_partake_of_amorphous_space = Once in each fast phase and once in each slow phase, you may move 1 of your presence to an adjacent land, or to any land with dahan.
spirit_island-offer-shadows_partake_of_amorphous_space = Shadows Partake of Amorphous Space: move a presence (lands to leave: { $n })
spirit_island-lasting-amorphous_move = { $id }: presence has moved
