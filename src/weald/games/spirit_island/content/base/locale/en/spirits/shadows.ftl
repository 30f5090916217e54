### Spirit Island: Shadows Flicker Like Flame

spirit_island-name-shadows = Shadows Flicker Like Flame
spirit_island-about-shadows = Fear out of the dark: it picks off lone invaders and reaches wherever dahan live.
spirit_island-hard-shadows = Energy is scarce, and towns are hard to destroy.
spirit_island-voice-shadows = Leave the lamp burning. I need something to dance with.
spirit_island-growth-shadows-1 = Reclaim all cards, gain a power card
spirit_island-growth-shadows-2 = Gain a power card, add presence within range 1
spirit_island-growth-shadows-3 = Add presence within range 3, gain 3 energy
spirit_island-guide-shadows-1 = Energy now, and two cards a turn. Gather dahan where a ravage will come, frighten a town or an explorer out of a land, and let the innate power take an explorer before it builds.
spirit_island-guide-shadows-2 = Hide the dahan from the ravage: they strike back unharmed. The other card reaches any land with dahan for one energy, however far away.
spirit_island-guide-shadows-3 = Play the cheap powers you have gained, with moon and fire for the innate power.
spirit_island-guide-shadows-4 = Now take everything back and gain one more power. From here on the island tells you what it needs.

spirit_island-name-shadows_of_the_dahan = Shadows of the Dahan
spirit_island-effect-shadows_of_the_dahan = When you use a power, you may pay 1 energy to target a land with dahan at any distance.

spirit_island-name-darkness_swallows_the_unwary = Darkness Swallows the Unwary
spirit_island-effect-darkness_swallows_the_unwary-1 = Gather 1 explorer.
spirit_island-effect-darkness_swallows_the_unwary-2 = Destroy up to 2 explorers; 1 fear for each.
spirit_island-effect-darkness_swallows_the_unwary-3 = 3 damage; 1 fear for each invader this damage destroys.

spirit_island-name-concealing_shadows = Concealing Shadows
spirit_island-effect-concealing_shadows = 1 fear. Ravaging invaders deal no damage to the dahan here this turn.

spirit_island-name-crops_wither_and_fade = Crops Wither and Fade
spirit_island-effect-crops_wither_and_fade = 2 fear. Replace 1 town with 1 explorer, or 1 city with 1 town.

spirit_island-name-favors_called_due = Favors Called Due
spirit_island-effect-favors_called_due = Gather up to 4 dahan. If there are invaders and more dahan than invaders, 3 fear.

spirit_island-name-mantle_of_dread = Mantle of Dread
spirit_island-effect-mantle_of_dread = 2 fear. The spirit may push 1 explorer and 1 town from one of its lands.

spirit_island-lasting-concealing_shadows = { $id }: ravages spare the dahan here
