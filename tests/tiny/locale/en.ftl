### Tiny: a game for tests

tiny-title = Tiny
tiny-blurb = Two squirrels hoard nuts before the winter comes.
tiny-minutes = 1 min
tiny-option-rounds = Rounds
tiny-option-rounds-help = How often both hoard a nut.
tiny-option-storms = Storms
tiny-option-storms-help = Whether storms take nuts out of the stores.

tiny-prompt-hoard = Choose a nut for your store.
tiny-prompt-forage = Draw a nut, or rest.
tiny-prompt-bury = Bury a nut for what lies in the hollow, if you like.
tiny-prompt-keep = You have found: { tiny-choice-nut }. Keep it or store it?
tiny-help-hoard = Both choose in secret.

tiny-choice-nut = { $nut ->
        [acorn] Acorn
        [beechnut] Beechnut
        [chestnut] Chestnut
       *[walnut] Walnut
    }
tiny-choice-draw = Draw
tiny-choice-rest = Rest
tiny-choice-none = Bury nothing
tiny-choice-bury = { tiny-choice-nut } into the hollow on the { $hollow ->
        [left] left
       *[right] right
    }
tiny-choice-hand = Keep it in hand
tiny-choice-store = Store it
tiny-why-nut = { tiny-choice-nut }
tiny-refused-nut = You hold none: { tiny-choice-nut }.

tiny-event-dealt = The nuts are dealt.
tiny-event-hoarded = { $seat } hoards: { tiny-choice-nut }.
tiny-event-drew = { $seat } draws a nut.
tiny-event-drew-own = You draw, { $seat }: { tiny-choice-nut }.
tiny-event-rested = { $seat } rests.
tiny-event-buried = { $seat } buries a nut on the { $hollow ->
        [left] left
       *[right] right
    }.
tiny-event-buried-own = You bury, { $seat }, on the { $hollow ->
        [left] left
       *[right] right
    }: { tiny-choice-nut }. You find: { $found ->
        [acorn] Acorn
        [beechnut] Beechnut
        [chestnut] Chestnut
       *[walnut] Walnut
    }.
tiny-event-stored = { $seat } stores: { tiny-choice-nut }.
tiny-event-storm = A storm takes the last nut of both stores.

tiny-result-win = { $seat } wins with { $points } points.
tiny-result-tie = { $seats } share the win with { $points } points.

tiny-invalid-count = { tiny-choice-nut }: { $n } instead of { $expected }.
tiny-invalid-awake = Only squirrels that forage are awake.
tiny-invalid-round = Round { $n } of { $expected }.
tiny-invalid-hollows = { $n } hollows hold a nut.

tiny-ui-where = Round { $n } of { $rounds }
tiny-ui-hollows = Hollows
tiny-ui-store = Store of { $seat }
tiny-ui-unknown = Unknown
tiny-ui-holds = { $n } in hand, { $nuts } stored
tiny-ui-nut = In a store an acorn scores 1 point, a beechnut 2, a chestnut 3 and a walnut 4.
tiny-sketch-hollows = Hollows (deck: { $n })
tiny-sketch-store = Store of { $seat }
tiny-sketch-hand = Hand
