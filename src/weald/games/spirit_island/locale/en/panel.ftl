### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = Spirit phase: growth first, then power cards.
spirit_island-help-grow-actions = In any order; power cards come after it.
spirit_island-help-grow-play = You may play { $n ->
        [one] one more card
       *[other] { $n } more cards
    }. Energy to pay with: { $energy }.
spirit_island-help-grow-done = Fast powers come next.
spirit_island-help-powers =
    { $phase ->
        [slow] After this the turn ends: cards in play are discarded, damage heals.
       *[fast] After this the invaders ravage, build and explore.
    }

## The panel

spirit_island-panel-now = Turn { $turn }, { $phase ->
        [spirit] spirit phase
        [fast] fast powers
        [invader] invader phase
        [slow] slow powers
        [time] time passes
       *[over] the end
    }
spirit_island-panel-turn = Turn { $turn }
spirit_island-panel-phases = The phases of turn { $turn }
spirit_island-panel-phase =
    { $phase ->
        [spirit] Growth
        [fast] Fast
        [invader] Invaders
       *[slow] Slow
    }
spirit_island-panel-phase-rule =
    { $phase ->
        [spirit] Every spirit grows, gains its energy and plays power cards; their elements count at once.
        [fast] Every spirit may use its fast powers, in any order.
        [invader] Earned fear cards take effect. Then invaders ravage, build and explore, and their cards move on.
       *[slow] Every spirit may use its slow powers. Then time passes: played cards are discarded, elements end, damage heals.
    }
spirit_island-panel-doing =
    { $doing ->
        [setup] { $you ->
            [yes] choose a spirit
           *[no] chooses a spirit
        }
        [spirit] { $you ->
            [yes] grow
           *[no] grows
        }
        [cards] { $you ->
            [yes] play cards
           *[no] plays cards
        }
        [fast] { $you ->
            [yes] use fast powers
           *[no] uses fast powers
        }
        [slow] { $you ->
            [yes] use slow powers
           *[no] uses slow powers
        }
       *[invader] { $you ->
            [yes] choose
           *[no] chooses
        }
    }
spirit_island-panel-show = Show
spirit_island-panel-cards = Cards: { $play } in play, { $hand } in hand
spirit_island-panel-offered = Cards to choose from
spirit_island-panel-tab =
    { $tab ->
        [now] Now
        [growth] Growth
        [hand] Hand ({ $n })
        [play] Powers ({ $n })
        [discard] Discard ({ $n })
        [aside] Set aside ({ $n })
       *[rules] Special rules
    }
spirit_island-panel-empty =
    { $tab ->
        [hand] No cards in hand.
        [play] No cards in play.
       *[discard] No cards discarded.
    }
spirit_island-panel-energy = Energy
spirit_island-panel-income = +{ $n } a turn
spirit_island-panel-plays = Cards played
spirit_island-panel-of = of { $n }
spirit_island-panel-on-island = Presence on the island
spirit_island-panel-back = Back to your spirit
spirit_island-panel-no-elements = No elements yet
spirit_island-panel-any-element = any element
spirit_island-panel-always = Every turn
spirit_island-panel-option =
    { $pick ->
        [1] Growth option { $n }
       *[other] Growth option { $n } (choose { $pick })
    }
spirit_island-panel-growth =
    { $n ->
        [1] Growth
       *[other] Growth (choose { $n })
    }
spirit_island-panel-chosen = chosen
spirit_island-panel-icon-rule =
    { $open ->
        [yes] An action of the growth you have chosen. It is still to be done.
       *[no] An action of growth.
    }
spirit_island-panel-tracks = Presence tracks
spirit_island-panel-track =
    { $track ->
        [energy] Energy a turn: { $n }
       *[cards] Cards a turn: { $n }
    }
spirit_island-panel-slot =
    { $state ->
        [covered] { $what } (covered),
       *[open] { $what },
    }
spirit_island-panel-track-rule =
    { $track ->
        [energy] Presence leaves a track from the left. The highest number that is open is your energy of each turn; open elements count every turn.
        [cards] Presence leaves a track from the left. The highest number that is open is how many cards you may play each turn; open elements count every turn.
        [other] Presence leaves a track from the left. When this one is empty it opens something for good.
       *[destroyed] Presence that was destroyed is out of the game unless something brings it back.
    }
spirit_island-panel-track-next = Next to come free: { $what }
spirit_island-panel-shared = shared by both tracks
spirit_island-panel-destroyed = Destroyed presence: { $n }
spirit_island-panel-rule = special rule
spirit_island-panel-element-rule = Elements of the cards you have played and of the open spaces of your tracks. They reach the thresholds of powers, and end with the turn.
spirit_island-panel-element-have = You have
spirit_island-panel-energy-rule = Energy, and { $n } more each turn
spirit_island-panel-in-hand = Cards in hand

## Spirits at the table

spirit_island-panel-spirits = Spirits
spirit_island-panel-tile =
    { $acts ->
        [yes] { $seat }: act now
       *[no] { $seat }
    }
spirit_island-panel-done = done
spirit_island-panel-taken = taken by { $seat }
spirit_island-panel-be = Play as { $spirit }
spirit_island-panel-replaces = In place of:
spirit_island-panel-complexity =
    { $complexity ->
        [low] Easy to learn
        [moderate] Some experience helps
        [very_high] Very hard: for experts
       *[high] For experienced players
    }
spirit_island-panel-powers = Innate powers and cards

## Powers

spirit_island-panel-cost = Cost
spirit_island-panel-speed =
    { $speed ->
        [fast] Fast
       *[slow] Slow
    }
spirit_island-panel-speed-rule =
    { $speed ->
        [fast] Fast: used before the invaders
       *[slow] Slow: used after the invaders
    }
spirit_island-panel-deck =
    { $deck ->
        [minor] minor power
        [major] major power
        [unique] own power
       *[innate] innate power
    }
spirit_island-panel-deck-rule =
    { $deck ->
        [minor] Four minor powers are drawn, and you keep one. They are cheap and give many elements.
       *[major] Four major powers are drawn, and you keep one, but forget another card for it. They are strong and dear.
    }
spirit_island-panel-range =
    { $terrain ->
        [any] Range { $n } from { $from ->
            [sacred_site] a sacred site
           *[presence] your presence
        }
       *[other] Range { $n } from { $from ->
            [sacred_site] a sacred site
           *[presence] your presence
        } in { spirit_island-terrain }
    }
spirit_island-panel-target =
    { $target ->
        [land] any land
        [none] no target
        [any_spirit] any spirit
        [another_spirit] another spirit
       *[self] yourself
    }
spirit_island-panel-targets = Target: { $target }
spirit_island-panel-needs =
    { $need ->
        [jungle] jungle
        [mountain] mountain
        [sands] sands
        [wetlands] wetlands
        [coastal] coastal land
        [inland] inland
        [dahan] land with dahan
        [invaders] land with invaders
        [town] land with a town
        [city] land with a city
        [blight] land with blight
        [no_blight] land without blight
        [no_ocean] any land except oceans
        [not_wetlands] any land except wetlands
        [strife] land with strife
        [beasts] land with beasts
        [two_beasts] land with at least 2 beasts
        [wilds] land with wilds
        [disease] land with disease
        [badlands] land with badlands
        [presence] land with your presence
       *[no_invaders] land without invaders
    }
spirit_island-panel-gives = Elements: { $elements }
spirit_island-panel-costs =
    { $same ->
        [yes] Costs { $n } energy
       *[no] Costs { $n } energy now (printed: { $printed })
    }
spirit_island-panel-tier =
    { $met ->
        [yes] { $need }: { $text }
        [no] { $need }: { $text } Missing: { $missing }.
       *[printed] { $need }: { $text }
    }
spirit_island-panel-reaches = With it: { $id }, threshold { $n } of { $of }
spirit_island-panel-reaches-short = { $id } { $n }/{ $of }
spirit_island-panel-have = { $n }/{ $of }
spirit_island-panel-state =
    { $state ->
        [held] In hand
        [now] Resolving
        [used] Used
        [repeat] Once more
        [later] After the invaders
        [over] Not used
        [elements] Elements missing
       *[no-target] No target
    }
spirit_island-panel-state-rule =
    { $state ->
        [held] In hand: only cards that were played can be used
        [now] Being resolved
        [used] Used this turn
        [repeat] Used; may be repeated
        [later] Slow: its time is after the invaders
        [over] Fast: its time is over for this turn
        [elements] No threshold is reached yet
       *[no-target] Nothing in range can be targeted
    }
spirit_island-panel-fewer = As if with fewer elements ({ $n })
spirit_island-panel-lasting = In force
spirit_island-panel-on-map = { $n ->
        [one] Choose the land that glows on the map.
       *[other] Choose one of the { $n } lands that glow on the map.
    }
spirit_island-panel-times = ×{ $n }

## The end

spirit_island-panel-sheet-team = The spirits
spirit_island-panel-sheet-turns = Turns
spirit_island-panel-sheet-terror = Terror level
spirit_island-panel-sheet-level =
    { $level ->
        [4] victory
       *[other] { $level }
    }
spirit_island-panel-sheet-left = Blight left on the card
spirit_island-panel-sheet =
    { $part ->
        [difficulty] Difficulty
        [outcome] { $won ->
            [yes] Victory
           *[no] Defeat
        }
        [cards] { $won ->
            [yes] Invader cards left
           *[no] Invader cards outlasted
        }
        [dahan] Living dahan
        [scenario] Scenario
       *[blight] Blight on the island
    }
spirit_island-panel-sheet-total = Score
