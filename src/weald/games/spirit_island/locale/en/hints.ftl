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
spirit_island-reason-less-blight = { $n } less blight.
spirit_island-reason-saves = Otherwise the game would be lost.
spirit_island-reason-tokens = { $kind ->
        [beasts] { $n } more beasts.
        [wilds] { $n } more wilds.
        [disease] { $n } more disease.
        [badlands] { $n } more badlands.
       *[strife] { $n } more strife.
    }
spirit_island-reason-gives = { $what ->
        [energy] { $spirit } gains { $n } energy.
        [cards] { $spirit } gains { $n ->
            [one] 1 card.
           *[other] { $n } cards.
        }
       *[presence] { $spirit } gains { $n } presence.
    }
spirit_island-reason-proposed = The others have proposed it.
spirit_island-reason-growth-part = It belongs to the growth option you have chosen.
spirit_island-reason-only-now = Unused, the power brings nothing this turn.
spirit_island-reason-best-there = Does most in { $land }.
spirit_island-reason-closer = Brings the next threshold of { $id } closer.
spirit_island-reason-ravaged = Invaders are about to ravage in { $land }: { $n } damage.
spirit_island-reason-built = Invaders are about to build in { $land }.
spirit_island-reason-invaded = { $n ->
        [one] 1 invader is
       *[other] { $n } invaders are
    } in { $land }.
spirit_island-reason-calm = Invaders are not about to ravage or build in { $land }.
spirit_island-reason-lost-anyway = The coming ravage would destroy presence in { $land } anyway.
spirit_island-reason-stays = { $n } of your presence stays in { $land }.
spirit_island-reason-not-sacred = { $land } is not one of your sacred sites.
spirit_island-reason-no-presence = No spirit has presence in { $land }.
spirit_island-reason-no-blight-yet = There is no blight in { $land } yet: it would not spread.
spirit_island-reason-dahan-flee = The coming ravage would destroy dahan in { $land }.
spirit_island-reason-dahan-strike = Dahan in { $land } strike back at the coming ravage.
spirit_island-reason-destroyed = { $kind ->
        [city] Destroys a city in { $land }.
        [town] Destroys a town in { $land }.
       *[explorer] Destroys an explorer in { $land }.
    }
spirit_island-reason-strength-of = { $kind ->
        [city] A city in { $land } deals { $n } damage when it ravages.
        [town] A town in { $land } deals { $n } damage when it ravages.
       *[explorer] An explorer in { $land } deals { $n } damage when it ravages.
    }
spirit_island-reason-sacred = Makes { $land } one of your sacred sites.
spirit_island-reason-reaches = Brings { $n ->
        [one] 1 land with towns or cities
       *[other] { $n } lands with towns or cities
    } within your reach.
spirit_island-reason-new-land = You have no presence in { $land } yet.
spirit_island-reason-plays-now = { $n } card plays a turn from now on.
spirit_island-reason-income-now = { $n } energy a turn from now on.
spirit_island-reason-least = Of these cards, it is of least use to you.
spirit_island-reason-suits = Of these cards, it suits your spirit best.
spirit_island-reason-energy-first = Energy comes back sooner than cards.

# What an AI means to do.
spirit_island-intends-spirit = { $seat } means to play { $spirit }.
spirit_island-intends-growth = { $seat } means to take growth option { $n }.
spirit_island-intends-play = { $seat } means to play { $id }.
spirit_island-intends-use = { $seat } means to use { $id }.
spirit_island-intends-use-in = { $seat } means to use { $id } in { $land }.
