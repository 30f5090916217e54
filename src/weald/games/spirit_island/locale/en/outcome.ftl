### Spirit Island: what an option would bring

## At once

spirit_island-outcome-destroyed =
    { $kind ->
        [explorer] { $n ->
            [one] explorer destroyed
           *[other] { $n } explorers destroyed
        }
        [town] { $n ->
            [one] town destroyed
           *[other] { $n } towns destroyed
        }
        [city] { $n ->
            [one] city destroyed
           *[other] { $n } cities destroyed
        }
       *[dahan] { $n ->
            [one] dahan destroyed
           *[other] { $n } dahan destroyed
        }
    }
spirit_island-outcome-removed =
    { $kind ->
        [explorer] { $n ->
            [one] explorer removed
           *[other] { $n } explorers removed
        }
        [town] { $n ->
            [one] town removed
           *[other] { $n } towns removed
        }
        [city] { $n ->
            [one] city removed
           *[other] { $n } cities removed
        }
       *[dahan] { $n ->
            [one] dahan removed
           *[other] { $n } dahan removed
        }
    }
spirit_island-outcome-added =
    { $kind ->
        [explorer] { $n ->
            [one] explorer added
           *[other] { $n } explorers added
        }
        [town] { $n ->
            [one] town added
           *[other] { $n } towns added
        }
        [city] { $n ->
            [one] city added
           *[other] { $n } cities added
        }
       *[dahan] { $n ->
            [one] dahan added
           *[other] { $n } dahan added
        }
    }
spirit_island-outcome-moved =
    { $kind ->
        [explorer] { $n ->
            [one] explorer moved
           *[other] { $n } explorers moved
        }
        [town] { $n ->
            [one] town moved
           *[other] { $n } towns moved
        }
        [city] { $n ->
            [one] city moved
           *[other] { $n } cities moved
        }
       *[dahan] { $n ->
            [one] dahan moved
           *[other] { $n } dahan moved
        }
    }
spirit_island-outcome-hurt = { spirit_island-kind } damaged
spirit_island-outcome-token = +{ $n } { spirit_island-kind }
spirit_island-outcome-token-gone = −{ $n } { spirit_island-kind }
spirit_island-outcome-defend = defend { $n }
spirit_island-outcome-strife = { $n } strife
spirit_island-outcome-energy = +{ $n } energy
spirit_island-outcome-energy-others = +{ $n } energy for others
spirit_island-outcome-energy-paid = { $n } energy paid
spirit_island-outcome-elements =
    { $n ->
        [one] +1 element
       *[other] +{ $n } elements
    }
spirit_island-outcome-plays =
    { $n ->
        [one] 1 more card may be played
       *[other] { $n } more cards may be played
    }
spirit_island-outcome-cards =
    { $n ->
        [one] a power card
       *[other] { $n } power cards
    }
spirit_island-outcome-presence =
    { $n ->
        [one] presence added
       *[other] { $n } presence added
    }
spirit_island-outcome-presence-lost =
    { $n ->
        [one] presence lost
       *[other] { $n } presence lost
    }
spirit_island-outcome-fear = { $n } fear
spirit_island-outcome-lasting = a lasting effect
spirit_island-outcome-nothing = nothing happens
spirit_island-outcome-reveals = then cards are turned up
spirit_island-outcome-others = then others decide

## Later

spirit_island-outcome-no-blight =
    { $where ->
        [home] no blight
       *[other] no blight in { $land }
    }
spirit_island-outcome-more-blight =
    { $where ->
        [home] blight will come
       *[other] blight will come in { $land }
    }
spirit_island-outcome-no-spread =
    { $where ->
        [home] blight does not spread
       *[other] blight does not spread from { $land }
    }
spirit_island-outcome-dahan-live =
    { $where ->
        [home] { $n } dahan { $n ->
            [one] lives
           *[other] live
        }
       *[other] { $n } dahan { $n ->
            [one] lives
           *[other] live
        } in { $land }
    }
spirit_island-outcome-dahan-lost =
    { $where ->
        [home] { $n } more dahan will fall
       *[other] { $n } more dahan will fall in { $land }
    }
spirit_island-outcome-no-build =
    { $where ->
        [home] nothing is built
       *[other] nothing is built in { $land }
    }
spirit_island-outcome-smaller-build =
    { $where ->
        [home] a town instead of a city
       *[other] a town instead of a city in { $land }
    }
spirit_island-outcome-no-ravage =
    { $where ->
        [home] no ravage
       *[other] no ravage in { $land }
    }
spirit_island-outcome-heals = heals this turn

## Powers and phases

spirit_island-outcome-targets =
    { $n ->
        [one] 1 land in range
       *[other] { $n } lands in range
    }
spirit_island-outcome-best = best in { $land }
spirit_island-outcome-no-use = changes nothing at the moment
spirit_island-outcome-no-target = no land in range at the moment
spirit_island-outcome-threshold = { $id }: reaches threshold { $n }
spirit_island-outcome-unused =
    { $phase ->
        [fast] { $n ->
            [one] 1 fast power not used
           *[other] { $n } fast powers not used
        }
       *[slow] { $n ->
            [one] 1 power not used
           *[other] { $n } powers not used
        }
    }
spirit_island-outcome-wasted =
    { $paid ->
        [card] { $id } is paid for. Unused, it is lost this turn.
       *[innate] { $id } could be used now. Unused, it is lost this turn.
    }
spirit_island-outcome-plays-left =
    { $n ->
        [one] 1 more card can be played
       *[other] { $n } more cards can be played
    }
spirit_island-outcome-loses = this loses the game

## Presence

spirit_island-outcome-track-rises = { $now } → { $then }
spirit_island-outcome-track-stays = { $n } stays { $n }
spirit_island-outcome-track-element = an element each turn
spirit_island-outcome-comes-back = comes back to the island
spirit_island-outcome-only-moves = only moves from { $land }: no track opens

## Before and after

spirit_island-outcome-row-kind =
    { $kind ->
        [explorer] Explorers
        [town] Towns
        [city] Cities
       *[dahan] Dahan
    }
spirit_island-outcome-row-ravage = Ravage
spirit_island-outcome-row-land = Land
spirit_island-outcome-row-dahan = Dahan
spirit_island-outcome-row-build = Build
spirit_island-outcome-row-energy = Energy
spirit_island-outcome-row-fear = Fear
spirit_island-outcome-row-plays = Cards to play
spirit_island-outcome-row-hand = Cards in hand
spirit_island-outcome-row-presence = Presence on the island
spirit_island-outcome-row-income = Energy a turn
spirit_island-outcome-row-card-plays = Cards a turn
spirit_island-outcome-damage = { $n } damage
spirit_island-outcome-none = none
spirit_island-outcome-land =
    { $blight ->
        [spreads] blight, spreads
        [yes] blight
       *[no] no blight
    }
spirit_island-outcome-loses-dahan =
    { $n ->
        [0] all live
       *[other] { $n } lost
    }
spirit_island-outcome-builds =
    { $new ->
        [town] a town
        [city] a city
       *[nothing] nothing
    }

## Under the question

spirit_island-help-presence-from = What a track loses here it gives every turn from now on. Presence from a land only moves.
spirit_island-help-used-by = { $spirit } uses { $id }, and this part is yours to decide.
spirit_island-chip =
    { $what ->
        [no-blight] no blight
        [no-build] no building
        [no-ravage] no ravage
        [dahan-live] dahan live
        [fear] { $n } fear
       *[other] { "" }
    }
