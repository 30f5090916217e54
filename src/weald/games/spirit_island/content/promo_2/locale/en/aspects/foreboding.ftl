### Spirit Island: Foreboding, an aspect of Shadows Flicker Like Flame

spirit_island-name-foreboding = Shadows Flicker Like Flame: Foreboding
spirit_island-about-foreboding = It lays its coils around a land: its powers reach it from anywhere, and whoever is frightened there goes.

spirit_island-name-stretch_out_coils_of_foreboding_dread = Stretch Out Coils of Foreboding Dread
spirit_island-effect-stretch_out_coils_of_foreboding_dread-1 = Your other powers may target this land at any distance this turn.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-2 = After each Action that brings fear here this turn, you may push 1 explorer for each fear or 1 town for 2.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-3 = 1 fear.
spirit_island-effect-stretch_out_coils_of_foreboding_dread-4 = 2 fear.

spirit_island-lasting-within_coils = { $id }: in range of powers from anywhere
spirit_island-lasting-foreboding_dread = { $id }: fear lets explorers and towns be pushed
