## The invader phase as a scene: one sentence a land

spirit_island-strip-name = Invader phase, step { $n } of { $of }
spirit_island-strip-step =
    { $step ->
        [blighted] Blighted island
        [event] Event
        [fear] Fear
        [ravage] Ravage
        [build] Build
        [explore] Explore
        [advance] Advance
       *[none] Invaders
    }
spirit_island-strip-land = land { $n } of { $of }
spirit_island-strip-result =
    { $step ->
        [ravage] { $blight ->
            [0] No blight
           *[other] { $blight } blight
        }
        [build] { $built } built
        [explore] { $built ->
            [one] 1 explorer
           *[other] { $built } explorers
        }
       *[other] Done
    }
spirit_island-strip-none =
    { $step ->
        [blighted] Still healthy
        [fear] No card earned
       *[other] Nothing
    }
spirit_island-strip-later =
    { $step ->
        [explore] Face down
        [advance] Cards move on
        [blighted] Still healthy
       *[other] Comes next
    }
spirit_island-beat-pieces =
    { $kind ->
        [explorer] { $n ->
            [one] an explorer
           *[other] { $n } explorers
        }
        [town] { $n ->
            [one] a town
           *[other] { $n } towns
        }
       *[city] { $n ->
            [one] a city
           *[other] { $n } cities
        }
    }
spirit_island-beat-ravage =
    { $land }: { $who } { $n ->
        [one] deals
       *[other] deal
    } { $defended ->
        [0] { $dealt } damage:
       *[other] { $dealt }, { $defended } defended: { $damage } damage,
    } { $blight ->
        [0] no blight
       *[other] blight
    }
spirit_island-beat-strife =
    { $land }: { $who } { $n ->
        [one] deals
       *[other] deal
    } no damage, strife is used up
spirit_island-beat-joined = { $one }; { $other }
spirit_island-beat-head = { $step }, { $ground }: { $place }
spirit_island-beat-spreads = the land was already blighted, so blight spreads to { $to }
spirit_island-beat-presence =
    { $n } presence { $n ->
        [one] is
       *[other] are
    } destroyed
spirit_island-beat-lost =
    { $n } dahan { $n ->
        [one] falls
       *[other] fall
    }
spirit_island-beat-strikes =
    { $n ->
        [one] the dahan strikes back for { $damage }
       *[other] the { $n } dahan strike back for { $damage }
    }
spirit_island-beat-built =
    { $land }: { $what } { $n ->
        [one] is
       *[other] are
    } built.
spirit_island-beat-explored =
    { $land }: { $what } { $n ->
        [one] comes
       *[other] come
    } { $from ->
        [sea] from the sea
        [here] out of the buildings there
       *[land] from { $source }
    }.
spirit_island-beat-spared =
    { $by ->
        [disease] { $land }: disease stops the build and is used up.
        [wilds] { $land }: wilds stop the explorers and are used up.
       *[none] { $step ->
            [build] { $land }: nothing is built.
           *[explore] { $land }: nobody comes.
        }
    }
spirit_island-beat-card =
    { $stopped ->
        [yes] { spirit_island-strip-step }: { $ground } is skipped.
       *[no] { $step ->
            [explore] { $n ->
                [0] Explore: { $ground }. Explorers reach no land.
                [one] Explore: { $ground }. Explorers reach 1 land.
               *[other] Explore: { $ground }. Explorers reach { $n } lands.
            }
           *[other] { spirit_island-strip-step }: { $ground }. There are no invaders: nothing happens.
        }
    }
spirit_island-beat-fear = { $id }: { $text }
spirit_island-beat-event = Event: { $id }.
spirit_island-beat-part = { $part }: { $text }
spirit_island-beat-advance = The cards move on. Next turn ravage: { $ravage }; build: { $build }.
spirit_island-beat-terror = { spirit_island-band-terror }. { $any ->
        [yes] Still to go: { $what }.
       *[no] { spirit_island-band-win }
    }
spirit_island-beat-blighted = { spirit_island-band-blighted }: { $id }. { $n } blight left, then all is lost.
spirit_island-rail-lands =
    { $n ->
        [one] 1 land
       *[other] { $n } lands
    }
spirit_island-rail-sum =
    { $defended ->
        [0] { $dealt } damage
       *[other] { $dealt } − { $defended } defended = { $damage }
    }
spirit_island-rail-strife = strife, used up: 0
spirit_island-rail-stopped = stopped
spirit_island-rail-result =
    { $result ->
        [spreads] blight, spreads
        [blight] blight
        [dahan] no blight, { $n } dahan lost
        [strikes] dahan strike back
       *[none] no blight
    }
spirit_island-rail-spared =
    { $by ->
        [disease] disease
        [wilds] wilds
       *[none] nothing
    }
spirit_island-rail-past = So far
spirit_island-rail-newest = newest first
spirit_island-rail-fear = Fear card
spirit_island-rail-in-force = in force
spirit_island-band-after = After the ravage in { $land }
spirit_island-band-terror =
    { $level ->
        [4] The invaders flee in terror
       *[other] Terror rises to level { $level ->
            [1] I
            [2] II
           *[3] III
        }
    }
spirit_island-band-win =
    { $level ->
        [2] From now on you win as soon as no town and no city is left. Fear cards use their second line.
        [3] From now on you win as soon as no city is left. Fear cards use their third line.
       *[4] All fear cards are earned: you have won.
    }
spirit_island-band-goal =
    { $level ->
        [1] no invaders
        [2] no town, no city
        [3] no city
       *[4] all fear cards
    }
spirit_island-band-last = The last blight of the healthy side has fallen
spirit_island-band-blighted = The island is blighted
spirit_island-band-healthy = healthy side
spirit_island-band-left = left, then all is lost
