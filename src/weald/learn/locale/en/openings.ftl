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
