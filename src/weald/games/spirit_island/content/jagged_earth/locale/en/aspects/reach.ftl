### Spirit Island: Reach, an aspect of Shadows Flicker Like Flame

spirit_island-name-reach = Shadows Flicker Like Flame: Reach
spirit_island-about-reach = Once a turn nothing is out of range: not a target, not a land to grow into.

spirit_island-name-reach_through_ephemeral_distance = Reach Through Ephemeral Distance
spirit_island-effect-reach_through_ephemeral_distance = Once each turn, one of your Actions ignores range: a growth action, a power or a space of a track. Here you say so before the Action; what else it asks for stays.
spirit_island-offer-reach_through_ephemeral_distance = Reach Through Ephemeral Distance: ignore range for { $n } Action
spirit_island-lasting-reach_used = { $id }: used this turn
