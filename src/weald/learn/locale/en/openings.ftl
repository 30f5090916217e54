### Opening guides: a coach for the first turns of a spirit

learn-guide = Guide
learn-guide-title = { $id }, turn { $turn }
learn-guide-why = Why?
learn-guide-never = No more guides
learn-guide-grow = growth { $options }
learn-guide-or = growth { $options } or { $others }
learn-guide-from =
    { $track ->
        [energy] presence from the energy track
        [cards] presence from the card track
       *[both] presence from both tracks
    }
learn-guide-lands =
    { $lands ->
        [wetlands] best in wetlands
        [jungle] best in a jungle
        [dahan] where dahan are
        [ocean] in the oceans
        [coastal] on the coast
        [jungle-beasts] in a jungle or beside beasts
       *[jungle-wetlands] in jungle or wetlands
    }
learn-guide-play = play { $cards }
learn-guide-use = use { $powers }
learn-guide-own = play what suits the position
learn-guide-line = Guide: { $parts }.

learn-guide-river_surges-1 = Two presence from the card track give you a second card at once, and in wetlands they count as sacred sites. Push invaders out of a land that builds next turn, and gather two dahan: a third one joins them and you gain energy.
learn-guide-river_surges-2 = Again from the card track: three cards, and one comes back to your hand each turn. Flash Floods stops a ravage or a build, and so does the innate power at its second threshold.
learn-guide-river_surges-3 = Take everything back and gain a power whose elements feed your innate power. The same three cards keep it at its second threshold.
learn-guide-river_surges-4 = One more presence from the card track and you play four cards. Choose them by their elements: the third threshold of the innate power clears a whole land.
learn-guide-vital_strength-1 = A second presence in a jungle that will be attacked makes a sacred site, which defends itself; the energy pays for an expensive card. If no jungle is in danger, gain a power instead. Draw of the Fruitful Earth is the cheap choice.
learn-guide-vital_strength-2 = From the card track again: two cards from now on. Defend a land that ravages, or play two cards whose elements let the innate power repeat a cheap one.
learn-guide-vital_strength-3 = Take your cards back if you have energy for them, otherwise grow for energy. Gather three dahan with one card and let the other one strike there: it does much more damage beside them.
learn-guide-lightning-1 = Two presence from the energy track, one of them where you already are: a sacred site within reach of a town. Destroy that town fast if it ravages now, slow if it ravages next turn.
learn-guide-lightning-2 = The energy pays for three cards at once, and their elements wake the innate power. Storm a land where explorers would build, and push dahan to where they can strike back at a lone explorer.
learn-guide-lightning-3 = Take everything back. These three cards together have the elements for the innate power: two towns can fall in one turn.
learn-guide-shadows-1 = Energy now, and two cards a turn. Gather dahan where a ravage will come, frighten a town or an explorer out of a land, and let the innate power take an explorer before it builds.
learn-guide-shadows-2 = Hide the dahan from the ravage: they strike back unharmed. The other card reaches any land with dahan for one energy, however far away.
learn-guide-shadows-3 = Play the cheap powers you have gained, with moon and fire for the innate power.
learn-guide-shadows-4 = Now take everything back and gain one more power. From here on the island tells you what it needs.
learn-guide-rampant_green-1 = Spread on both tracks and play one card more this turn. A card and the innate power deal one damage each: together they bring down a town. Alone, the gift serves for its elements only.
learn-guide-rampant_green-2 = Energy for the expensive card, and a power. Push a town or dahan to where they do most good; with plants enough the innate powers defend a land and strike with a dahan beside them.
learn-guide-rampant_green-3 = Take everything back. Choose the track you need more, and cards with the elements of your innate powers. A presence given up on a sacred site still stops a ravage or a build.
learn-guide-thunderspeaker-1 = Ambush an explorer that is about to build. Then push dahan apart and move with them: you want to stand beside several of them next turn.
learn-guide-thunderspeaker-2 = Presence where the dahan are. The expensive card deals damage for each dahan and each of your presence in its land; the cheap one protects a dahan that is about to be attacked. The innate power destroys a town beside dahan.
learn-guide-thunderspeaker-3 = Everything comes back and two new powers join. Choose them by the elements of your innate powers.
learn-guide-bringer-1 = You destroy nothing: your damage becomes fear and pushes invaders away. Gather dahan for the next turn, then frighten a land full of invaders.
learn-guide-bringer-2 = Use the card that turns fear into defence just before the innate power that makes the fear. Use the other card last; with dahan there it can bring a major power.
learn-guide-bringer-3 = Take your cards back, or gain another power if you still have enough to play.
learn-guide-ocean-1 = Presence in the oceans gives you the whole coast. Drag explorers out to sea before they build; what drowns becomes energy. The boon helps another spirit; alone, it serves for its elements only.
learn-guide-ocean-2 = The tide washes you ashore: be where a coast is ravaged. Defend dahan there with one card, and swallow invaders with the other where no dahan stands. Add the power you gained.
learn-guide-ocean-3 = Out to sea again: presence gathers in the oceans and all cards come back. In and out, turn by turn, is your rhythm.
learn-guide-keeper-1 = Gain a power first. If it is free, take presence from the card track and play both; if not, from the energy track. Make sacred sites this turn and next, and let wilds stop a build.
learn-guide-keeper-2 = Two presence and a power, for three energy. Spend at most two on cards: next turn you want six.
learn-guide-keeper-3 = Now the wrath: from a land with many sacred sites around it it destroys nearly everything. Cheap powers with plant and fire beside it bring the innate power to its second threshold.
learn-guide-keeper-4 = Take everything back; the other growth is as in the turn before, if you can pay for it.
learn-guide-sharp_fangs-1 = Gain a power, with animal if you can. Beasts run, and your presence runs with them: so the cards for your own land reach where invaders are about to build.
learn-guide-sharp_fangs-2 = Energy and one more card play. Strike beside the jungle before anything is built there, and add beasts: the innate power strikes harder with each of them.
learn-guide-sharp_fangs-3 = Take everything back and gain a power with animal and plant. From now on, presence one turn and reclaiming the next keeps both innate powers fed.
