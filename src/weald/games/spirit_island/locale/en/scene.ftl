## An event as a card above the island

spirit_island-scene-together =
    { $source ->
        [event] { $seats ->
            [1] Event, you decide
           *[other] Event, you decide together
        }
       *[other] { $seats ->
            [1] You decide
           *[other] You decide together
        }
    }
spirit_island-scene-past = Event of this turn
spirit_island-scene-look = Look at the island
spirit_island-scene-back = Back to the event: { $id }
spirit_island-scene-free = Costs nothing
spirit_island-scene-cost = Costs { $n } energy, from all together
spirit_island-scene-aid = { spirit_island-element } helps
spirit_island-scene-dear = More than you can pay
spirit_island-scene-now = As things stand
spirit_island-scene-change = { spirit_island-scene-what }: { $amount }
spirit_island-scene-range = { $least } to { $most }
spirit_island-scene-moved = { $n } move
spirit_island-scene-what =
    { $what ->
        [explorer] explorers
        [town] towns
        [city] cities
        [dahan] dahan
        [blight] blight
        [beasts] beasts
        [wilds] wilds
        [disease] disease
        [badlands] badlands
        [presence] presence
        [strife] strife
        [fear] fear
        [energy] energy
       *[blight_card] blight in the game
    }
spirit_island-scene-in-force = in force
spirit_island-scene-when =
    { $kind ->
        [stage] { $first ->
            [yes] Invader stage up to { $last }
           *[no] Invader stage above { $last }
        }
        [terror] { $first ->
            [yes] Terror level up to { $last }
           *[no] Terror level above { $last }
        }
       *[health] { $first ->
            [yes] Healthy island
           *[no] Blighted island
        }
    }
spirit_island-scene-nobody = Nobody yet
spirit_island-scene-part =
    { $part ->
        [token] Then, tokens:
       *[dahan] Then, dahan:
    }
spirit_island-scene-default =
    { $timed ->
        [yes] No agreement, or the time runs out: the first option applies.
       *[no] No agreement: the first option applies.
    }
spirit_island-scene-unpaid =
    { $timed ->
        [yes] Nothing is spent until the whole price is there. Called off, or the time runs out: the first option applies.
       *[no] Nothing is spent until the whole price is there. Called off: the first option applies.
    }
spirit_island-scene-you =
    { $what ->
        [part] { $seat }, your part:
       *[vote] { $seat }, your vote:
    }
spirit_island-scene-sit = { $seat } answers
spirit_island-scene-in-play = { spirit_island-element } in play
spirit_island-scene-pledged = { $n } energy
spirit_island-scene-pledged-card =
    { $way ->
        [forget] { $id } forgotten: { $n }
       *[discard] { $id } discarded: { $n }
    }
spirit_island-scene-paid = { $n } of { $of } paid
spirit_island-scene-energy = Your energy
spirit_island-scene-less = 1 less
spirit_island-scene-greater = 1 more
spirit_island-scene-cards = or a card with the element
spirit_island-scene-way =
    { $way ->
        [forget] forget it
       *[discard] discard it
    }
spirit_island-scene-none = You have nothing to add.
spirit_island-scene-nothing = Nothing changes on the island.
spirit_island-scene-go = Go on
