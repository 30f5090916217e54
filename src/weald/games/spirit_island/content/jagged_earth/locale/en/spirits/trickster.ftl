### Spirit Island, Jagged Earth: Grinning Trickster Stirs Up Trouble

spirit_island-name-trickster = Grinning Trickster Stirs Up Trouble
spirit_island-about-trickster = It sows strife, sets invaders and dahan at each other’s throats, and lets chance decide what its best power does.
spirit_island-hard-trickster = Its best power is a gamble, and healing blight costs presence.
spirit_island-voice-trickster = Who moved the fence? Who said what of whom? Not I!
spirit_island-growth-trickster-1 = Pay 1 energy, reclaim all cards, move 1 presence at most 1 land
spirit_island-growth-trickster-2 = Add presence within range 2
spirit_island-growth-trickster-3 = Gain a power card
spirit_island-growth-trickster-4 = Gain 1 energy for each of your card plays
spirit_island-icon-gain_energy_per_play = Gain { $n } energy for each of your card plays
spirit_island-icon-push_dahan = Push { $n } dahan from one of your lands

spirit_island-name-a_real_flair_for_discord = A Real Flair for Discord
spirit_island-effect-a_real_flair_for_discord = After one of your powers adds strife in a land, you may pay 1 energy to add 1 strife within range 1 of that land.

spirit_island-name-cleaning_up_messes_is_a_drag = Cleaning Up Messes Is a Drag
spirit_island-effect-cleaning_up_messes_is_a_drag = After one of your powers removes blight, destroy 1 of your presence. Let’s See What Happens is exempt.

spirit_island-name-lets_see_what_happens = Let’s See What Happens
spirit_island-effect-lets_see_what_happens-1 = Discard minor powers until one targets a land. Use it here: all sides of each OR, each UP TO in full.
spirit_island-effect-lets_see_what_happens-2 = You may forget a power card to gain that card and 1 energy.

spirit_island-name-why_dont_you_and_them_fight = Why Don’t You and Them Fight
spirit_island-effect-why_dont_you_and_them_fight-late = This power may be slow.
spirit_island-effect-why_dont_you_and_them_fight-1 = Add 1 strife.
spirit_island-effect-why_dont_you_and_them_fight-2 = 1 invader and 1 dahan deal damage to each other.
spirit_island-effect-why_dont_you_and_them_fight-3 = If beasts are here, 2 damage; otherwise, you may gather 1 beasts.

spirit_island-name-impersonate_authority = Impersonate Authority
spirit_island-effect-impersonate_authority = Add 1 strife.

spirit_island-name-incite_the_mob = Incite the Mob
spirit_island-effect-incite_the_mob = 1 invader with strife deals its damage to other invaders. 1 fear for each invader this destroys.

spirit_island-name-overenthusiastic_arson = Overenthusiastic Arson
spirit_island-effect-overenthusiastic_arson = Destroy 1 town. Discard the top minor power: if it has fire, 1 fear, 2 damage, and add 1 blight.

spirit_island-name-unexpected_tigers = Unexpected Tigers
spirit_island-effect-unexpected_tigers = If invaders are here, 1 fear. If you can, gather 1 beasts and then push 1 explorer; otherwise, add 1 beasts.

spirit_island-ask-flair-for-discord = { $id }: where do you add 1 strife for 1 energy?
spirit_island-ask-push-dahan-from = { $id }: from which land do you push 1 dahan?
spirit_island-ask-swap-power = { $id }: which card do you forget for the one just used and 1 energy?
spirit_island-ask-fighter = { $id }: who fights in { $land }?
