### Spirit Island: Pandemonium, an aspect of Lightning's Swift Strike

spirit_island-name-pandemonium = Lightning’s Swift Strike: Pandemonium
spirit_island-about-pandemonium = Fear and strife fall from the sky instead of destruction: invaders turn on each other.

spirit_island-name-lightning_torn_skies_incite_pandemonium = Lightning-Torn Skies Incite Pandemonium
spirit_island-effect-lightning_torn_skies_incite_pandemonium-1 = 2 fear. Add 1 strife.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-2 = 2 fear. Add 1 strife.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-3 = 3 fear. Add 1 strife.
spirit_island-effect-lightning_torn_skies_incite_pandemonium-4 = 4 fear. Add 1 strife.
