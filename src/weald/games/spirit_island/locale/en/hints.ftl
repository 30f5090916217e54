# Why a hint is good.

spirit_island-reason-wins = Wins at once.
spirit_island-reason-easy = Easy to learn.
spirit_island-reason-strength = { $strength ->
        [offence] Strong in attack
        [control] Strong in moving invaders
        [fear] Strong in fear
        [defence] Strong in defence
       *[utility] Strong in helping others
    }, which the table still lacks.
spirit_island-reason-no-blight = No blight in { $land }.
spirit_island-reason-no-spreading = No blight in { $land }, where it would spread.
spirit_island-reason-stops = Stops { $n } damage in { $land }.
spirit_island-reason-dahan = { $n } dahan { $n ->
        [one] survives
       *[other] survive
    } in { $land }.
spirit_island-reason-no-build = { $kind ->
        [city] No city is built in { $land }.
       *[town] No town is built in { $land }.
    }
spirit_island-reason-fewer = { $kind ->
        [city] { $n ->
            [one] 1 fewer city.
           *[other] { $n } fewer cities.
        }
        [town] { $n ->
            [one] 1 fewer town.
           *[other] { $n } fewer towns.
        }
       *[explorer] { $n ->
            [one] 1 fewer explorer.
           *[other] { $n } fewer explorers.
        }
    }
spirit_island-reason-more-dahan = { $n } more dahan.
spirit_island-reason-cleaned = Removes { $n } blight.
spirit_island-reason-terror = Terror rises to level { $level }.
spirit_island-reason-fear = { $n } fear.
spirit_island-reason-threshold = Reaches the { $tier ->
        [first] first
        [second] second
        [third] third
        [fourth] fourth
       *[fifth] fifth
    } threshold of { $id }.
spirit_island-reason-presence = { $n } more presence on the island.
spirit_island-reason-cards = { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in hand.
spirit_island-reason-energy = { $n } more energy.
spirit_island-reason-reclaims = { $n ->
        [one] 1 discarded card returns
       *[other] { $n } discarded cards return
    } to your hand.
spirit_island-reason-hand-short = { $n ->
        [0] No card
        [one] Only 1 card
       *[other] Only { $n } cards
    } in hand for { $plays ->
        [one] 1 card play
       *[other] { $plays } card plays
    }.
spirit_island-reason-new-cards = { $n ->
        [one] A new power card.
       *[other] { $n } new power cards.
    }
spirit_island-reason-more-plays = Can raise your card plays to { $n } a turn.
spirit_island-reason-more-income = Can raise your energy to { $n } a turn.

# What an AI means to do.
spirit_island-intends-spirit = { $seat } means to play { $spirit }.
spirit_island-intends-growth = { $seat } means to take growth option { $n }.
spirit_island-intends-play = { $seat } means to play { $id }.
spirit_island-intends-use = { $seat } means to use { $id }.
spirit_island-intends-use-in = { $seat } means to use { $id } in { $land }.
