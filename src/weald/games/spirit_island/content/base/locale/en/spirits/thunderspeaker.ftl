### Spirit Island: Thunderspeaker

spirit_island-name-thunderspeaker = Thunderspeaker
spirit_island-about-thunderspeaker = It moves and fights together with the dahan; where they fall, so does it.
spirit_island-hard-thunderspeaker = Keep the dahan alive: with them it falls.
spirit_island-voice-thunderspeaker = Hear the drums? Walk when they walk, strike when I speak.
spirit_island-growth-thunderspeaker-1 = Reclaim all cards, gain two power cards
spirit_island-growth-thunderspeaker-2 = Add presence to lands with dahan: within range 2, and within range 1
spirit_island-growth-thunderspeaker-3 = Add presence within range 1, gain 4 energy
spirit_island-guide-thunderspeaker-1 = Ambush an explorer that is about to build. Then push dahan apart and move with them: you want to stand beside several of them next turn.
spirit_island-guide-thunderspeaker-2 = Presence where the dahan are. The expensive card deals damage for each dahan and each of your presence in its land; the cheap one protects a dahan that is about to be attacked. The innate power destroys a town beside dahan.
spirit_island-guide-thunderspeaker-3 = Everything comes back and two new powers join. Choose them by the elements of your innate powers.
spirit_island-icon-add_presence-dahan = Add presence within range { $n }, to a land with dahan

spirit_island-name-ally_of_the_dahan = Ally of the Dahan
spirit_island-effect-ally_of_the_dahan = Whenever a dahan moves out of one of your lands, 1 of your presence may go along.

spirit_island-name-sworn_to_victory = Sworn to Victory
spirit_island-effect-sworn_to_victory = After a ravage has destroyed dahan, destroy as many of your presence there or in adjacent lands.

spirit_island-name-gather_the_warriors = Gather the Warriors
spirit_island-effect-gather_the_warriors-quick = This power may be fast.
spirit_island-effect-gather_the_warriors-1 = Gather up to 1 dahan for each air you have. Push up to 1 dahan for each sun you have.

spirit_island-name-lead_the_furious_assault = Lead the Furious Assault
spirit_island-effect-lead_the_furious_assault-quick = This power may be fast.
spirit_island-effect-lead_the_furious_assault-1 = Destroy 1 town for every 2 dahan here.
spirit_island-effect-lead_the_furious_assault-2 = Destroy 1 city for every 3 dahan here.

spirit_island-name-manifestation_of_power_and_glory = Manifestation of Power and Glory
spirit_island-effect-manifestation_of_power_and_glory = 1 fear. Each dahan deals 1 damage for each of your presence here.

spirit_island-name-sudden_ambush = Sudden Ambush
spirit_island-effect-sudden_ambush = Gather up to 1 dahan. Each dahan here destroys 1 explorer.

spirit_island-name-voice_of_thunder = Voice of Thunder
spirit_island-effect-voice_of_thunder = Push up to 4 dahan; or, if invaders are here, 2 fear.

spirit_island-name-words_of_warning = Words of Warning
spirit_island-effect-words_of_warning = Defend 3. If invaders ravage here this turn, dahan deal their damage at the same time.

spirit_island-lasting-words_of_warning = { $id }: dahan strike at the same time as invaders
spirit_island-ask-ally-of-the-dahan = { $id }: does presence go along with the dahan, from { $land } to { $to }?
