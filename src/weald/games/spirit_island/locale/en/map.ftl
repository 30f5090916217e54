### Spirit Island: the map and the invaders' board on the screen

spirit_island-map-name = The island. Plus and minus zoom, arrows move, 0 shows everything.
spirit_island-map-closer = Look closer
spirit_island-map-further = Look from further away
spirit_island-map-whole = Show the whole island
spirit_island-map-coming = Show what is coming
spirit_island-map-legend = What the signs mean
spirit_island-map-distance = distance { $n }

spirit_island-map-legend-damage = two towns, each with 1 damage
spirit_island-map-legend-strife = a city with strife: it deals no damage once
spirit_island-map-legend-dahan = dahan
spirit_island-map-legend-sacred = presence in the colour of its spirit; the second ring is a sacred site
spirit_island-map-legend-defend = defend: that much less damage
spirit_island-map-legend-blight = blight
spirit_island-map-legend-ravage = ravage: damage, then the blight it brings and the dahan it costs
spirit_island-map-legend-counter = the damage that dahan deal in return
spirit_island-map-legend-build = what will be built
spirit_island-map-legend-stopped = does not happen or does no harm
spirit_island-map-legend-explore = explorers come
spirit_island-map-legend-beasts = beasts: powers and events let them attack and move
spirit_island-map-legend-wilds = wilds: explorers stay away once
spirit_island-map-legend-disease = disease: nothing is built once
spirit_island-map-legend-badlands = badlands: damage here hits harder
spirit_island-map-legend-marker = a marker of the scenario
spirit_island-map-legend-isolated = isolated: nothing enters or leaves by itself
spirit_island-map-legend-frozen = out of play for now
spirit_island-map-legend-flock = presence that counts as beasts as well
spirit_island-map-legend-farther = power cards reach further from here
spirit_island-map-legend-zoom = Wheel, two fingers or a double tap: look closer. Drag to move.

spirit_island-map-land = { $land }, { spirit_island-terrain }
spirit_island-map-where =
    { $where ->
        [coast] coastal
        [sea] in play
        [sunk] sunk in the sea
        [shut] not in play
        [frozen] out of play for now
       *[inland] inland
    }
spirit_island-map-joined = part of { $land }
spirit_island-map-empty = Nothing is here, and nothing is coming.
spirit_island-map-presence = { $spirit }{ $sacred ->
        [yes] , sacred site
       *[no] {""}
    }
spirit_island-map-defend = Defend
spirit_island-map-isolated = Isolated: no explorers from elsewhere
spirit_island-map-stopped =
    { $action ->
        [ravage] Ravage: does not happen
       *[build] Build: does not happen
    }
spirit_island-map-ravage = Ravage: damage
spirit_island-map-defended = already taken off by defend
spirit_island-map-strife-deals = deal nothing, because of strife
spirit_island-map-blight-comes = blight comes
spirit_island-map-dahan-lost = dahan lost
spirit_island-map-dahan-hurt = damage to a dahan that lives
spirit_island-map-counter = damage by dahan in return
spirit_island-map-destroyed = destroyed by it: { spirit_island-kind }
spirit_island-map-build-disease = Build: prevented by disease, of which 1 leaves
spirit_island-map-explore-wilds = Explore: kept out by wilds, of which 1 leaves
spirit_island-map-build = Build: { spirit_island-new }
spirit_island-map-build-at = { $land }: { spirit_island-new }
spirit_island-map-explore =
    { $sure ->
        [yes] Explore: an explorer comes
       *[no] Explore: possible if its terrain is turned up
    }

spirit_island-map-number = here
spirit_island-map-health = health of each
spirit_island-map-damage = damage so far
spirit_island-map-strife = strife
spirit_island-map-about-piece =
    { $kind ->
        [explorer] Comes with explore. Alone it is no reason to build bigger, but it brings the first town.
        [town] Comes with build, and brings explorers to lands next to it. Destroying it makes 1 fear.
        [city] Comes with build where towns outnumber cities, and brings explorers to lands next to it. Destroying it makes 2 fear.
        [beasts] Harmless by itself; powers and events let beasts attack, frighten and move.
        [wilds] The next explorers that would come here stay away instead, and 1 wilds leaves.
        [disease] The next build here does not happen instead, and 1 disease leaves.
        [badlands] Damage to invaders or dahan here is 1 more for each badlands, once each action.
        [blight] The land suffers. Where blight comes to blight it spreads to a land beside it, and presence is lost.
        [thief] Makes for the ocean before every ravage, and escapes at the coast with a relic. Where 2 dahan are and neither town nor city, powers can destroy it for 1 fear; elsewhere they push it.
        [presence] A spirit is here. Powers reach out from it.
       *[dahan] Strikes back after a ravage, if it lives.
    }
spirit_island-map-about-strife = With strife: in the next ravage it deals no damage, and 1 strife leaves.

spirit_island-map-invaders = Invaders
spirit_island-map-again = Build more
spirit_island-map-cards-left =
    { $n ->
        [one] last card
       *[other] { $n } cards
    }
spirit_island-map-coast = coast
spirit_island-map-sum = If nothing is done about it
spirit_island-map-none = none
spirit_island-map-stage =
    { $n ->
        [1] stage I
        [2] stage II
        [3] stage III
       *[0] no card
    }
spirit_island-map-about-action =
    { $action ->
        [ravage] Invaders in these lands damage the land and the dahan: 2 or more damage brings blight. Then the dahan left strike back.
        [build] Where there are invaders in these lands, a town comes, or a city if there are more towns than cities.
       *[explore] The top card is turned up. An explorer comes to each of its lands that is coastal, or that has a town or city in it or next to it.
    }

spirit_island-map-of = { $n } of { $of }
spirit_island-map-fear = Fear
spirit_island-map-about-fear = Every { $n } fear earn a fear card, which works at the start of the next invader phase. Fear cards raise the terror level.
spirit_island-map-fear-now = fear now
spirit_island-map-fear-earned = cards earned, waiting
spirit_island-map-fear-seen = known in the deck: { $id }
spirit_island-map-earned =
    { $n ->
        [one] fear card waits
       *[other] fear cards wait
    }
spirit_island-map-terror =
    { $n ->
        [4] Victory by fear
       *[other] Terror level { $n }
    }
spirit_island-map-to-level = { $level ->
        [4] { $n } to victory
       *[other] { $n } to level { $level }
    }
spirit_island-map-about-terror =
    { $level ->
        [1] The spirits win if no invader is left on the island.
        [2] The spirits win if no town and no city is left on the island.
       *[3] The spirits win if no city is left on the island.
    }
spirit_island-map-cards-to =
    { $level ->
        [2] fear cards to level 2
        [3] fear cards to level 3
       *[4] fear cards to victory
    }
spirit_island-map-blight =
    { $state ->
        [healthy] Healthy island
        [blighted] Blighted island
       *[plain] Blight
    }
spirit_island-map-left = { $n } left
spirit_island-map-blight-left = blight left on the card
spirit_island-map-supply-left = Still to come: { spirit_island-kind }
spirit_island-map-blight-here = blight on the island
spirit_island-map-about-blight =
    { $state ->
        [healthy] When the last blight is taken from here the card is turned over: the island is blighted, with worse to come.
       *[plain] When the last blight is taken from here, the game is lost.
    }
spirit_island-map-level = level { $n }
spirit_island-map-markers =
    { $marker ->
        [warding] Wardings
        [flame] Flames
       *[hidden_marker] Markers face down
    }
spirit_island-map-aside = Cards face down
spirit_island-map-aside-card = { $spirit }: { $id }
