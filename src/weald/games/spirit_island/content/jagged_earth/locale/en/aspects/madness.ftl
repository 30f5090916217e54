### Spirit Island: Madness, an aspect of Shadows Flicker Like Flame

spirit_island-name-madness = Shadows Flicker Like Flame: Madness
spirit_island-about-madness = Where it grows, invaders quarrel; where it is destroyed before their eyes, they are afraid. The dahan no longer lend it their shadows.

spirit_island-name-shadows_cast_a_subtle_madness = Shadows Cast a Subtle Madness
spirit_island-effect-shadows_cast_a_subtle_madness = When you add presence by growth, you may add 1 strife in its land.

spirit_island-name-glimpse_of_the_shadowed_void = Glimpse of the Shadowed Void
spirit_island-effect-glimpse_of_the_shadowed_void = 1 fear for each of your presence that is destroyed in a land with invaders.
