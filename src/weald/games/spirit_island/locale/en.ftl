### Spirit Island

## At the table

spirit_island-title = Spirit Island
spirit_island-blurb = The spirits of an island and the dahan, together against those who come to take it.
spirit_island-minutes = 90 min
spirit_island-character = Spirit at seat { $n }
spirit_island-character-later = Spirit: choose at the table
spirit_island-option-events = Events
spirit_island-option-events-help = Each turn, an event card of the expansion before fear and ravage.
spirit_island-option-fewer_events = Leave out three events
spirit_island-option-fewer_events-help = Without War Touches the Island’s Shores, Outpaced and A Strange Madness Among the Beasts, as the publisher later advised.
spirit_island-option-adversary = Adversary
spirit_island-option-adversary-help = A nation that invades in its own way, and harder with each level.
spirit_island-option-adversary-none = None
spirit_island-option-level = Level of the adversary
spirit_island-option-level-help = From 0, the easiest, to 6; each level also has the rules of the levels below it.
spirit_island-option-scenario = Scenario
spirit_island-option-scenario-help = Other rules for another story.
spirit_island-option-scenario-none = None
spirit_island-option-blight = Blight card
spirit_island-option-blight-help = With a card, the island turns blighted before it is lost. Without one there is more blight to begin with.
spirit_island-option-power_progression = Power progression
spirit_island-option-power_progression-help = For a first game: the four spirits of low complexity gain their powers in a fixed order instead of drawing four and choosing one.
spirit_island-option-casting = Spirits
spirit_island-option-casting-help = Choose your spirits at the table, or have them dealt, by how hard they are to play.
spirit_island-option-casting-choose = choose
spirit_island-option-casting-random = at random
spirit_island-option-casting-random_low = easy ones at random
spirit_island-option-casting-random_moderate = easy or moderate at random
spirit_island-option-casting-random_high = hard ones at random
spirit_island-option-map = Boards
spirit_island-option-map-help = Any boards, or A, B, C … in order, or the thematic map: one island in six parts, harder to defend.
spirit_island-option-map-random = at random
spirit_island-option-map-in_order = in order
spirit_island-option-map-thematic = the thematic map
spirit_island-option-layout = Layout
spirit_island-option-layout-help = How the boards lie together; in brackets the number of players.
spirit_island-option-layout-standard = as in the rulebook
spirit_island-option-layout-top_to_top = top to top (2)
spirit_island-option-layout-coastline = coastline (2 to 6)
spirit_island-option-layout-opposite_shores = opposite shores (2)
spirit_island-option-layout-fragment = fragment (2)
spirit_island-option-layout-inverted_fragment = inverted fragment (2)
spirit_island-option-layout-sunrise = sunrise (3)
spirit_island-option-layout-leaf = leaf (4)
spirit_island-option-layout-snake = snake (4)
spirit_island-option-layout-snail = snail (5)
spirit_island-option-layout-peninsula = peninsula (5)
spirit_island-option-layout-v = V (5)
spirit_island-option-layout-meeple = figure (5)
spirit_island-option-layout-star = star (6)
spirit_island-option-layout-flower = flower (6)
spirit_island-option-layout-caldera = caldera (6)

## Words for things

spirit_island-kind =
    { $kind ->
        [explorer] explorer
        [town] town
        [city] city
        [dahan] dahan
        [blight] blight
        [beasts] beasts
        [wilds] wilds
        [disease] disease
        [badlands] badlands
        [thief] thief
       *[presence] presence
    }
spirit_island-kinds =
    { $kinds ->
        [explorer] explorers
        [town] towns
        [city] cities
        [dahan] dahan
        [explorer_town] explorers/towns
        [town_city] towns/cities
        [blight] blight
        [beasts] beasts
        [wilds] wilds
        [disease] disease
        [badlands] badlands
        [presence] presence
       *[invader] invaders
    }
spirit_island-new =
    { $new ->
        [explorer] an explorer
        [explorer_explorer] two explorers
        [explorer_explorer_explorer] three explorers
        [town] a town
        [city] a city
        [beasts] beasts
        [wilds] wilds
        [disease] disease
        [badlands] badlands
       *[dahan] a dahan
    }
spirit_island-many =
    { $many ->
        [all] all
        [up_to] up to { $n }
       *[n] { $n }
    }
spirit_island-element =
    { $element ->
        [sun] sun
        [moon] moon
        [fire] fire
        [air] air
        [water] water
        [earth] earth
        [plant] plant
       *[animal] animal
    }
spirit_island-terrain =
    { $terrain ->
        [jungle] jungle
        [mountain] mountain
        [sands] sands
        [wetlands] wetlands
       *[ocean] ocean
    }
spirit_island-phase =
    { $phase ->
        [setup] Setup
        [spirit] Spirit phase
        [fast] Fast powers
        [invader] Invader phase
        [slow] Slow powers
        [time] Time passes
       *[over] The end
    }
spirit_island-action =
    { $action ->
        [ravage] Ravage
        [build] Build
       *[explore] Explore
    }
spirit_island-card =
    { $card ->
        [I-J] I: jungle
        [I-M] I: mountain
        [I-S] I: sands
        [I-W] I: wetlands
        [II-J] II: jungle
        [II-M] II: mountain
        [II-S] II: sands
        [II-W] II: wetlands
        [II-C] II: coastal lands
        [III-JM] III: jungle, mountain
        [III-JS] III: jungle, sands
        [III-JW] III: jungle, wetlands
        [III-MS] III: mountain, sands
        [III-MW] III: mountain, wetlands
       *[III-SW] III: sands, wetlands
    }

## What questions come from, where it is no card

spirit_island-name-setup = Setup
spirit_island-name-growth = Growth
spirit_island-name-income = Energy
spirit_island-name-reclaim = Reclaim one
spirit_island-name-offer = Special action
spirit_island-name-fear = Fear
spirit_island-name-ravage = Ravage
spirit_island-name-build = Build
spirit_island-name-explore = Explore
spirit_island-name-invaders = Invaders
spirit_island-name-time = Time passes

## Questions

spirit_island-ask-spirit = Choose your spirit.
spirit_island-ask-grow =
    { $step ->
        [choose] Choose how your spirit grows.
        [actions] Do what your growth brings.
        [play] Play power cards, or say that you are done.
       *[done] No more cards can be played.
    }
spirit_island-ask-powers =
    { $phase ->
        [slow] Slow powers: use one, or say that you are done.
       *[fast] Fast powers: use one, or say that you are done.
    }
spirit_island-ask-order = { $id }: which land is next?
spirit_island-ask-target-land = { $id }: choose the land it targets.
spirit_island-ask-target-spirit = { $id }: choose the spirit it targets.
spirit_island-ask-second-target = { $id }: choose the second land it targets.
spirit_island-ask-origin = { $id }: from which of your lands does it reach?
spirit_island-ask-land = { $id }: choose a land.
spirit_island-ask-which-board = { $id }: on which board?
spirit_island-ask-choose = { $id }: choose one.
spirit_island-ask-may = { $id }: do you want to?
spirit_island-ask-push = { $id }: push from { $land } ({ $n } left).
spirit_island-ask-push-to = { $id }: push 1 { spirit_island-kind } from { $land }. Where to?
spirit_island-ask-gather = { $id }: gather into { $land } ({ $n } left).
spirit_island-ask-ferry-dahan = { $id }: which dahan moves between { $land } and { $to } ({ $n } left)?
spirit_island-ask-divide = { $id }: what moves out of { $land } into its other part?
spirit_island-ask-divide-marker = { $id }: in which land does { $marker } stay?
spirit_island-ask-lay-board = { $id }: how is board { $board } laid against the island?
spirit_island-ask-move = { $id }: move out of { $land } ({ $n } left).
spirit_island-ask-damage = { $id }: damage in { $land } ({ $n } left). Where does 1 go?
spirit_island-ask-strike-back = Your dahan strike back in { $land }: { $n } damage left. Who takes 1?
spirit_island-ask-struck = The ravage in { $land } deals { $n } more damage to your side. Who takes it?
spirit_island-ask-destroy = { $id }: destroy in { $land } ({ $n } left).
spirit_island-ask-remove = { $id }: remove from { $land } ({ $n } left).
spirit_island-ask-remove-health = { $id }: remove invaders from { $land } ({ $n } health left).
spirit_island-ask-replace = { $id }: what is replaced in { $land } ({ $n })?
spirit_island-ask-downgrade = { $id }: what is downgraded in { $land } ({ $n } left)?
spirit_island-ask-upgrade = { $id }: what is upgraded in { $land } ({ $n } left)?
spirit_island-ask-strife = { $id }: add strife in { $land } ({ $n } left).
spirit_island-ask-remove-token = { $id }: remove which token from { $land }? An invader stands for a strife on it.
spirit_island-ask-return-token = { $id }: return which token to { $land } ({ $n } left)? An invader gets a strife.
spirit_island-ask-cascade = { $id }: blight cascades. Choose the land that also gets blight.
spirit_island-ask-destroy-presence = { $id }: where do you destroy presence?
spirit_island-ask-presence-to = { $id }: where do you add presence?
spirit_island-ask-retract-presence = { $id }: from which land does presence go back to your tracks?
spirit_island-ask-cover-space = { $id }: to which track does the presence of { $land } go back?
spirit_island-ask-space-element = { $id }: which element do you put on the space, for the rest of the game?
spirit_island-ask-open-growth = { $id }: which growth option does this track open?
spirit_island-ask-badlands = { $id }: add 1 damage of badlands in { $land } now ({ $n } left)?
spirit_island-ask-move-presence-from = { $id }: from which land does presence move?
spirit_island-ask-move-presence-to = { $id }: where does the presence move?
spirit_island-ask-presence-moves = { $id }: may your presence move from { $land } to { $to }?
spirit_island-ask-presence-from = { $id }: which track gives the presence for { $land }?
spirit_island-ask-presence-onto = { $id }: onto which track does destroyed presence go?
spirit_island-ask-deck = { $id }: a minor or a major power?
spirit_island-ask-gain = { $id }: keep one of these cards.
spirit_island-ask-forget = { $id }: which card do you forget?
spirit_island-ask-reclaim = { $id }: which card do you reclaim?
spirit_island-ask-play-now = { $id }: play a power card now, for its cost?
spirit_island-ask-flock = { $id }: does this happen to 2 of your presence in { $land }, which count as beasts?
spirit_island-ask-prepare = { $id }: which element marker do you prepare?
spirit_island-ask-discard-marker = { $id }: which marker do you discard?
spirit_island-ask-pay-not-forget = { $id }: do you pay { $n } energy instead of forgetting a card?
spirit_island-ask-element = { $id }: choose an element.
spirit_island-ask-push-from = { $id }: from which of your lands do you push?
spirit_island-ask-add-town = { $id }: where is the town added?
spirit_island-ask-event = { $id }: choose together.
spirit_island-ask-pay = { $id }: pay together, { $n } left.
spirit_island-ask-pay-aided = { $id }: pay together, { $n } left, aided by { spirit_island-element }.
spirit_island-ask-pay-for-board = { $id }: pay together to protect board { $board }, { $n } left.
spirit_island-ask-prevent = { $id }: destroy presence on board { $board } to prevent it ({ $n } left)?
spirit_island-ask-guard = { $id }: pay for damage in { $land }, rather than lose presence?
spirit_island-ask-keep-beasts = { $id }: how many of { $n } beasts are left?
spirit_island-ask-remove-beasts = { $id }: from which land do you remove beasts?
spirit_island-ask-terrain = { $id }: choose a terrain together.
spirit_island-ask-use-now = { $id }: use a slow power now?
spirit_island-ask-surge = { $id }: where does the town move?
spirit_island-ask-strife-at = { $id }: which town or city gets strife?
spirit_island-ask-quick-price = { $id }: pay { $n } energy to use it as a fast power? Otherwise another leave is used up.
spirit_island-ask-count-as-beasts = { $id }: does your presence in { $land } count as beasts?
spirit_island-ask-quick-markers = { $id }: spend element markers to use it as a fast power? Otherwise another leave is used up.

## Options

spirit_island-choice-land = { $land }
spirit_island-choice-terrain = { $land }, { spirit_island-terrain }
spirit_island-choice-piece = { spirit_island-kind }{ $damage ->
        [0] {""}
       *[other] {" "}({ $damage } damage)
    }{ $strife ->
        [0] {""}
       *[other] {" "}({ $strife } strife)
    }
spirit_island-choice-at = { $land }: { spirit_island-choice-piece }
spirit_island-choice-thief =
    { $n ->
        [-1] thief, face down
        [0] thief without a number
       *[other] thief with the number { $n }
    }
spirit_island-choice-thief-at = { $land }: { spirit_island-choice-thief }
spirit_island-choice-flock = 2 presence of { $spirit }, as beasts
spirit_island-choice-flock-at = 2 presence of { $spirit } in { $land }, as beasts
spirit_island-choice-presence = Presence of { $spirit }
spirit_island-choice-presence-at = { $land }: { spirit_island-choice-presence }
spirit_island-choice-none = Done
spirit_island-choice-order = The rest in order
spirit_island-choice-yes = Yes
spirit_island-choice-no = No
spirit_island-choice-no-agreement = No agreement: the first option
spirit_island-choice-call-off = Call it off
spirit_island-choice-let-it-happen = Do not prevent it
spirit_island-choice-enough = Nothing more from me
spirit_island-choice-invader-card = { spirit_island-card }
spirit_island-choice-number = { $n }
spirit_island-choice-board = Board { $board }
spirit_island-choice-beside = Lands { $others } along { $lands }
spirit_island-choice-pay-energy = Pay { $n } energy
spirit_island-choice-pay-marker = Spend a prepared marker: { spirit_island-element } (worth 1)
spirit_island-choice-pay-discard = Discard { $id } (worth { $n })
spirit_island-choice-pay-forget = Forget { $id } (worth { $n })
spirit_island-choice-power = { $id }
spirit_island-choice-spirit = { $spirit }
spirit_island-choice-deck =
    { $deck ->
        [minor] Minor power
       *[major] Major power
    }
spirit_island-choice-track =
    { $place ->
        [energy] Energy track
        [cards] Card track
       *[destroyed] Destroyed presence
    }
spirit_island-choice-fear =
    { $pile ->
        [earned] Earned fear card { $n }
       *[deck] Fear card in the deck { $n }
    }
spirit_island-choice-element = { spirit_island-element }
spirit_island-choice-corner = Corner of { $lands }
spirit_island-move-ready =
    { $phase ->
        [spirit] Done: fast powers next
        [fast] Done: invaders next
       *[slow] Done: end of the turn
    }
spirit_island-move-reclaim = Reclaim one card
spirit_island-move-element = Have this element this turn: { spirit_island-element }
spirit_island-move-play = Play { $id }
spirit_island-move-use = Use { $id }
spirit_island-move-use-fewer = Use { $id } { $n ->
        [0] without its thresholds
       *[other] with only { $n } of { $of } thresholds
    }
spirit_island-move-use-markers = Use { $id } with { $n } of { $of } thresholds, spending markers:{ spirit_island-some-elements }
spirit_island-some-elements = { $sun ->
        [0] { "" }
       *[other] { " " }{ $sun } sun
    }{ $moon ->
        [0] { "" }
       *[other] { " " }{ $moon } moon
    }{ $fire ->
        [0] { "" }
       *[other] { " " }{ $fire } fire
    }{ $air ->
        [0] { "" }
       *[other] { " " }{ $air } air
    }{ $water ->
        [0] { "" }
       *[other] { " " }{ $water } water
    }{ $earth ->
        [0] { "" }
       *[other] { " " }{ $earth } earth
    }{ $plant ->
        [0] { "" }
       *[other] { " " }{ $plant } plant
    }{ $animal ->
        [0] { "" }
       *[other] { " " }{ $animal } animal
    }
spirit_island-move-repeat = Repeat { $id }
spirit_island-icon-reclaim_all = Reclaim all cards
spirit_island-icon-reclaim_one = Reclaim one card
spirit_island-icon-gain_power_card = Gain a power card
spirit_island-icon-gain_minor = Gain a minor power
spirit_island-icon-gain_energy = Gain { $n } energy
spirit_island-icon-pay_energy = Pay { $n } energy
spirit_island-icon-add_presence = Add presence within range { $n }
spirit_island-icon-move_presence = Move 1 presence at most { $n } { $n ->
        [one] land
       *[other] lands
    }
spirit_island-icon-extra_plays = Play { $n } more { $n ->
        [one] card
       *[other] cards
    }
spirit_island-deed-fear = { $n } fear
spirit_island-deed-defend = Defend { $n }
spirit_island-deed-skip = Invaders skip all actions here
spirit_island-deed-skip_action =
    { $action ->
        [ravage] Invaders skip ravage here
        [build] Invaders skip build here
       *[explore] Invaders skip explore here
    }
spirit_island-deed-isolate = Isolate
spirit_island-deed-damage = { $n } damage: { spirit_island-kinds }
spirit_island-deed-damage_each = { $n } damage each: { spirit_island-kinds }
spirit_island-deed-damage_separate = 1 damage each to { $n }: { spirit_island-kinds }
spirit_island-deed-destroy = Destroy { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-remove = Remove { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-remove_health = Remove invaders with up to { $n } health
spirit_island-deed-remove_blight = Remove { $n } blight
spirit_island-deed-discard_blight = { $n } blight leaves the blight card and the game
spirit_island-deed-add_blight = Add { $n } blight
spirit_island-deed-replace = Replace with { spirit_island-new }: { spirit_island-kinds }
spirit_island-deed-downgrade = Downgrade { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-upgrade = Upgrade { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-add = Add { $n }: { spirit_island-kinds }
spirit_island-deed-add_strife = Add strife { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-push = Push { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-gather = Gather { spirit_island-many }: { spirit_island-kinds }
spirit_island-deed-add_presence = Add 1 presence
spirit_island-deed-add_presence-for = { $spirit }: add 1 presence
spirit_island-deed-return_presence = Add 1 destroyed presence
spirit_island-deed-return_presence-for = { $spirit }: add 1 destroyed presence
spirit_island-deed-destroy_presence = Destroy { $n } presence
spirit_island-deed-retract_presence = Return 1 presence to your tracks
spirit_island-deed-gain_energy = Gain { $n } energy
spirit_island-deed-gain_energy-for = { $spirit }: gain { $n } energy
spirit_island-deed-pay_energy = Pay { $n } energy
spirit_island-deed-gain_card = Gain a power card{ $deck ->
        [minor] {" "}(minor)
        [major] {" "}(major)
       *[any] {""}
    }
spirit_island-deed-forget_card = Forget a power card
spirit_island-deed-reclaim_card = Reclaim a card
spirit_island-deed-reclaim_all = Reclaim all cards
spirit_island-deed-both = Both

## Why

spirit_island-why-range =
    { $site ->
        [sacred_site] in range of the sacred site { $land }
       *[presence] in range of your presence in { $land }
    }
spirit_island-why-rule = { $id }
spirit_island-why-vote = { $spirit } is for it
spirit_island-why-price = Energy of all together

## What happens

spirit_island-event-spirit = { $seat }: { $spirit }.
spirit_island-event-phase = Turn { $turn }: { spirit_island-phase }.
spirit_island-event-growth = { $spirit }: growth option { $n }.
spirit_island-event-growth-opened = { $spirit }: growth option { $n } is open from now on.
spirit_island-event-space-element = { $spirit }: { spirit_island-element } on a presence track for the rest of the game.
spirit_island-event-energy =
    { $n ->
        [-1] { $spirit } loses 1 energy.
        [-2] { $spirit } loses 2 energy.
        [-3] { $spirit } loses 3 energy.
       *[other] { $spirit } gains { $n } energy.
    }
spirit_island-event-paid = { $spirit }: pays { $n } energy.
spirit_island-event-element = { $spirit }: { $n } { spirit_island-element }.
spirit_island-event-presence = { $spirit }: presence to { $land }{ $place ->
        [energy] {" "}from the energy track
        [cards] {" "}from the card track
        [destroyed] {" "}from those destroyed
        [track] {" "}from another track
       *[land] {" "}from another land
    }.
spirit_island-event-presence-destroyed = { $spirit }: presence destroyed in { $land }.
spirit_island-event-presence-onto = { $spirit }: destroyed presence back onto the { $place ->
        [energy] energy track
       *[cards] card track
    }.
spirit_island-event-presence-removed = { $spirit }: presence out of the game in { $land }.
spirit_island-event-presence-gone = { $spirit }: destroyed presence out of the game.
spirit_island-event-way-opened = The way between { $land } and { $other } is open.
spirit_island-event-way-closed = No way is open any longer.
spirit_island-event-presence-retracted = { $spirit }: presence from { $land } goes back to a track.
spirit_island-event-drawn =
    { $deck ->
        [minor] Minor powers drawn: { $n }.
       *[major] Major powers drawn: { $n }.
    }
spirit_island-event-gained = { $spirit }: gains { $id }.
spirit_island-event-gained-hidden = { $spirit }: gains a power card.
spirit_island-event-forgotten = { $spirit }: forgets { $id }.
spirit_island-event-discarded = { $spirit }: discards { $id }.
spirit_island-event-turned-over = Turned over: { $id }.
spirit_island-event-reclaimed = { $spirit }: reclaims { $id }.
spirit_island-event-reclaimed-all = { $spirit }: reclaims all cards.
spirit_island-event-played = { $spirit }: plays { $id }.
spirit_island-event-played-hidden = { $spirit }: plays a card face down.
spirit_island-event-used = { $spirit }: uses { $id }{ $land ->
        [none] {""}
       *[other] {" "}in { $land }
    }.
spirit_island-event-lasting = { $id }: its effect stays in force.
spirit_island-event-hurt = { $n } damage in { $land }: { spirit_island-kind }.
spirit_island-event-destroyed = Destroyed in { $land }: { spirit_island-kind }.
spirit_island-event-removed = Removed from { $land }: { spirit_island-kind }.
spirit_island-event-replaced = Replaced in { $land }: { spirit_island-kind } with { spirit_island-new }.
spirit_island-event-added = Added to { $land }: { spirit_island-kind }.
spirit_island-event-moved = From { $land } to { $to }: { spirit_island-kind }.
spirit_island-event-strife = Strife in { $land }: { spirit_island-kind }.
spirit_island-event-sunk = Board { $board } sinks into the sea.
spirit_island-event-joined = { $land } and { $other } become one land.
spirit_island-event-divided = { $land } and { $other } are two lands again.
spirit_island-event-board-added = Board { $board } is added beside board { $beside }.
spirit_island-event-no-board-left = No board is added: the island has { $n } boards, and there is no other one, or no room for it.
spirit_island-event-strife-removed = Strife removed in { $land }: { spirit_island-kind }.
spirit_island-event-prepared = { $spirit } prepares a marker: { spirit_island-element }.
spirit_island-event-marker-spent = { $spirit } spends markers: { spirit_island-element }.
spirit_island-event-fear = { $n } fear.
spirit_island-event-fear-lost = { $n } fear is lost.
spirit_island-event-fear-discarded = Fear cards discarded unresolved: { $n }.
spirit_island-event-fear-earned = A fear card is earned ({ $n } in the pile).
spirit_island-event-terror = The terror level rises to { $level ->
        [4] victory
       *[other] { $level }
    }.
spirit_island-event-fear-card = Fear, level { $level }: { $id }.
spirit_island-event-event-card = Event: { $id }.
spirit_island-event-blight = Blight in { $land }.
spirit_island-event-blight-lost = { $n } blight leaves the blight card.
spirit_island-event-blight-restored = { $n } blight comes from the box to the blight card.
spirit_island-event-blighted-island = The island is blighted: { $id } ({ $n } blight left).
spirit_island-event-still-healthy = The island is still healthy: { $id } ({ $n } blight left).
spirit_island-event-card = { spirit_island-action }: { spirit_island-card }.
spirit_island-event-card-skipped = { spirit_island-action }: { spirit_island-card } is skipped.
spirit_island-event-stopped = { spirit_island-action } stopped in { $land }.
spirit_island-event-ravage = Ravage in { $land }: { $n } damage, { $defend } defended.
spirit_island-event-counter = Dahan strike back in { $land }: { $n } damage.
spirit_island-event-escalation = Escalation: { $id }.
spirit_island-event-over =
    { $outcome ->
        [victory] The spirits have won.
        [sacrifice] The spirits have won, at a price.
       *[defeat] The invaders have won.
    }

## What lasts

spirit_island-lasting-defend = { $id }: defend { $n }
spirit_island-lasting-prepared = { $id }: { $n } × { spirit_island-element } prepared
spirit_island-lasting-skip = { $id }: invaders skip all actions here
spirit_island-lasting-skip_action = { $id }: invaders skip an action here
spirit_island-lasting-isolate = { $id }: isolated
spirit_island-lasting-quick = { $id }: a slow power may be fast
spirit_island-lasting-reach = { $id }: range +{ $n }
spirit_island-lasting-repeat = { $id }: repeat a card that costs up to { $n }

## How it ends

spirit_island-result-victory-terror1 = Victory: no invader is left on the island.
spirit_island-result-victory-terror2 = Victory: no town and no city is left on the island.
spirit_island-result-victory-terror3 = Victory: no city is left on the island.
spirit_island-result-victory-fear = Victory: the invaders flee in terror.
spirit_island-result-victory-scenario = Victory: the aim of the scenario is reached.
spirit_island-result-defeat-blight = Defeat: the last blight has come to the island{ spirit_island-in-lands }.
spirit_island-result-defeat-spirit =
    { $who ->
        [named] Defeat: { $spirit } has no presence left.
       *[unnamed] Defeat: a spirit has no presence left.
    }
spirit_island-result-defeat-time = Defeat: too many invaders for too long; the deck is empty{ spirit_island-in-lands }.
spirit_island-result-sacrifice = Victory at a price: won and lost in the same moment.

## What is not possible

spirit_island-refused-range = { $land } is out of range of { $id }.
spirit_island-refused-target = { $land } is no target for { $id }.
spirit_island-refused-target-need = { $land } is no target for { $id }. Target: { spirit_island-panel-needs }.
spirit_island-refused-target-barred = No power can target { $land }.
spirit_island-refused-presence-held = Presence in { $land } cannot be moved this turn.
spirit_island-refused-presence = No presence may come to { $land } now: out of range, or no place for this spirit.
spirit_island-refused-presence-rule = { $land } is no place for this spirit: { $id }.
spirit_island-refused-presence-limit = You have { $n } presence on the island and may not have more now; it can only come from another land.
spirit_island-refused-energy = { $id } costs { $n } energy, and you have { $have }.
spirit_island-refused-markers = { $id } needs { $n } more { spirit_island-element } for that, and { $have } of these markers { $have ->
        [one] is
       *[other] are
    } prepared. A marker is spent once, for one Action.
spirit_island-refused-plays = You may play { $n ->
        [one] one card
       *[other] { $n } cards
    } this turn and have done so.
spirit_island-refused-grow-first = First complete your growth.
spirit_island-refused-hand = { $id } is not in your hand.
spirit_island-refused-price = This costs { $n } energy, and all of you together can pay { $have }.
spirit_island-refused-pay-energy = You cannot pay { $n } energy: you have { $have } left, and { $missing } is missing.
spirit_island-refused-pay-marker = There is no such marker left for this: { spirit_island-element }. Each prepared marker of the element that helps counts once.
spirit_island-refused-pay-twice = { $id } is already part of the payment, and a card counts only once.
spirit_island-refused-pay-card =
    { $place ->
        [hand] { $id } is not in your hand.
       *[own] { $id } is not yours.
    }
spirit_island-refused-pay-element = { $id } does not have the element that helps to pay.
spirit_island-refused-growth = This growth option is not open to you now.
spirit_island-refused-growth-price = You lack the energy that this growth option costs.
spirit_island-refused-spirit = { $spirit } is taken: each spirit can be played only once.
spirit_island-refused-aspect = { $spirit } is an aspect: with the power progression, spirits are played without aspects.
spirit_island-refused-not-played = { $id } is not in play.
spirit_island-refused-used = { $id } has been used this turn.
spirit_island-refused-slow = { $id } is slow: use it after the invader phase.
spirit_island-refused-fast = { $id } is fast: its time is before the invader phase.
spirit_island-refused-elements = You lack the elements for { $id }.
spirit_island-refused-no-target = { $id } has no target in range.
spirit_island-refused-piece = There is no such piece to choose.
spirit_island-refused-price-time = { $id } costs { $n } Time, and you do not have that much.
spirit_island-refused-land = This land cannot be chosen here.
spirit_island-refused-way-presence = A way leads between two lands with your presence: you have none in { $land }.
spirit_island-refused-way = { $land } cannot be an end of this way: it leads between two different lands of yours that are not adjacent.
spirit_island-refused-way-changed = { $id }: the way was changed, and can be changed again after the next Action.
spirit_island-refused-offer = This is not open to you now.
spirit_island-refused-isolated = { $land } is isolated this turn: by themselves, invaders neither come there from adjacent lands nor leave it.

## What is wrong with a position

spirit_island-invalid-length = { $field } has { $n } entries instead of { $expected }.
spirit_island-invalid-set = { $id } belongs to a set that this table is not played with.
spirit_island-invalid-board = Board { $board } is not among those that this table may draw.
spirit_island-invalid-boards = An island has at most { $most } boards, each of them once; here are { $n }.
spirit_island-invalid-spirit-twice = Two seats have the same spirit: { $spirit }.
spirit_island-invalid-aspect = { $id } is an aspect of { $spirit }: with the power progression, spirits are played without aspects.
spirit_island-invalid-spirit-missing = { $n ->
        [one] One seat has
       *[other] { $n } seats have
    } no spirit.
spirit_island-invalid-presence = { $spirit } has { $n } presence instead of { $expected }.
spirit_island-invalid-kept-presence = The rules of { $spirit } hold { $n } presence, but only { $expected } of its presence is away.
spirit_island-invalid-presence-limit = { $spirit } has { $n } presence on the island, but may have only { $expected } now.
spirit_island-invalid-track = { $spirit } has { $n } presence on a track for { $expected }.
spirit_island-invalid-card = { $id } is { $n ->
        [0] missing
        [one] there without belonging here
       *[other] there { $n } times
    }.
spirit_island-invalid-pieces = A number of pieces in { $land } is below zero.
spirit_island-invalid-damage = A piece in { $land } carries more than it can.
spirit_island-invalid-fear = There are { $n } fear cards instead of { $expected }.
spirit_island-invalid-events = There are { $n } event cards instead of { $expected }.
spirit_island-invalid-event = The event being resolved must lie on the discard pile, and only while one is being resolved.
spirit_island-invalid-queue = The lands still to act do not fit this island or this step.
spirit_island-invalid-effect = An effect does not fit this island or these seats: { $effect }.
spirit_island-invalid-effects = There are { $n } effects of one kind about the same thing, of which { $expected } are possible: { $effect }.
spirit_island-invalid-growth = The growth of { $spirit } does not fit its panel or this moment.
spirit_island-invalid-space-element = { $spirit } has an element on the space { $space }, which takes none, or several on one space.
spirit_island-invalid-land = { $path }: there is no land { $land }.
spirit_island-invalid-outside = { $path }: { $n ->
        [0] { $land } is not on this island, which has no boards yet
        [one] { $land } is not on this island, whose only board is { $boards }
       *[other] { $land } is not on this island, whose boards are { $boards }
    }.
spirit_island-invalid-before-setup = Before set-up nothing lies on the table: { $field } has to be as at the start.
spirit_island-invalid-phase = In the phase “{ $phase }” the step cannot be “{ $step }”. Its phases: { $expected }.
spirit_island-invalid-outcome = The outcome ({ $outcome }) does not fit: a game that is over has one, with the reason for the defeat, the victory, or both; no other game has.
spirit_island-invalid-ocean = { $land } is an ocean that is not in play: it can hold no { spirit_island-kind }.
spirit_island-invalid-ocean-presence = { $land } is an ocean that is not in play: { $spirit } can have no presence there.
spirit_island-invalid-way = There is no way between { $land } and { $other }: a way leads between two lands of the spirit that opens it.
spirit_island-invalid-strife = Strife lies on { spirit_island-kind } in { $land }; only explorers, towns and cities can bear it.
spirit_island-invalid-supply = There are { $n } pieces of one kind on the island ({ spirit_island-kind }), but against this adversary only { $expected } exist.
spirit_island-invalid-invader-card = The invader card { $card } is there { $n } times; each card can lie in one place only.
spirit_island-invalid-agenda = Entry { $n } of the agenda ({ spirit_island-action }) names no card. Only an explore card that is not turned up yet may be left open.
spirit_island-invalid-blight-card = The blight card { $id } is there { $n } times; each card can lie in one place only.
spirit_island-invalid-flipped = The blight card is flipped, but there is none. Name a card or set flipped to false.
spirit_island-invalid-fear-pool = There are { $n } fear markers with a fear pool of { $pool }; there must be fewer than the pool holds.
spirit_island-invalid-terror = The terror level is { $level }, but with { $n ->
        [one] one card
       *[other] { $n } cards
    } in the fear deck it is { $expected }. Set terror_set to true if that is meant.
spirit_island-invalid-used = { $spirit } has used { $id }, which is neither one of its cards in play nor one of its innate powers.

## The sketch in the terminal

spirit_island-sketch-head = Turn { $turn }, { spirit_island-phase }. Terror { $level }, fear { $fear }/{ $pool }, blight left { $blight }, difficulty { $difficulty }.
spirit_island-sketch-ravage = ravage { $n } (blight { $blight }, dahan -{ $dahan })
spirit_island-sketch-build = build: { spirit_island-kind }
spirit_island-sketch-strife = strife: { $n } deal nothing
spirit_island-sketch-prevented =
    { $kind ->
        [disease] disease prevents this build
       *[wilds] wilds prevent an explore
    }
spirit_island-sketch-price =
    { $element ->
        [none] costs { $n } together
       *[other] costs { $n } together, aided by { spirit_island-element }
    }
spirit_island-sketch-change = { $what ->
        [explorer] explorer
        [town] town
        [city] city
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
       *[blight_card] blight on the card and the island
    }: { $moved ->
        [0] { $least }{ $same ->
            [yes] {""}
           *[no] {" "}to { $most }
        }
       *[other] { $moved } change places
    }
spirit_island-sketch-vote = { $option }{ $default ->
        [yes] {" "}(without agreement)
       *[no] {""}
    }{ $n ->
        [0] {""}
       *[other] : { $spirits }
    }
spirit_island-sketch-payment = { $left } of { $n } missing, elements in play count { $aid }
spirit_island-sketch-pledge = { $spirit }: { $way ->
        [energy] energy
        [discard] discards a card
        [forget] forgets a card
       *[presence] presence
    }, counts { $n }
spirit_island-sketch-spirit = { $seat }, { $spirit }: energy { $energy }, cards still to play { $plays }
spirit_island-sketch-growth = growth options chosen: { $n } of { $of }
spirit_island-sketch-track =
    { $track ->
        [energy] energy track:
       *[cards] card track:
    }
spirit_island-sketch-other-track = { $track }:
spirit_island-sketch-space =
    { $what ->
        [any] any element
        [play] +{ $n } card play
        [bonus] +{ $n } energy
        [range] +{ $n } range
        [empty] nothing
        [choice] an element of choice
        [gain] { $n } energy when taken
       *[reclaim] reclaim one
    }
spirit_island-sketch-prepared = prepared:
spirit_island-sketch-first = when first uncovered: { $what }
spirit_island-sketch-way = open way: { $land } - { $other }
spirit_island-sketch-place =
    { $place ->
        [hand] hand:
        [in_play] in play:
        [aside] set aside:
       *[discard] discarded:
    }

## Rules that changed since an earlier version

spirit_island-change-e19 = Shadows of the Dahan ignores the range of a power, not where the range counts from.
spirit_island-change-e17 = A power that was made fast is repeated in the fast phase, without being made fast again.
spirit_island-change-e29 = The spirit that Blazing Renewal targets picks the land.
spirit_island-change-e20 = Boon of Vigor counts the cards played this turn, also those that have left play.
spirit_island-change-p17 = With Sweden level 5 the town comes before the blight cascades.
spirit_island-change-d7 = What cannot be destroyed does not drown; it is pushed out of the ocean.
spirit_island-change-e14 = A repeat declares its elements again.
spirit_island-change-a36 = Elements at a corner count only for the lands that meet there.
spirit_island-change-p28 = A spirit without presence to add, or without room for it, may leave its presence where it is.
spirit_island-change-m11 = When a joined land is divided, each part has its effects of the turn again, and no presence stays where it may not be.
spirit_island-change-e44 = Elements gained or lost while a power resolves count for the thresholds that follow.
spirit_island-change-f19 = A defeat that depends on the turn is found when the turn begins, before anybody is asked.
spirit_island-change-v24 = Fortune-Seekers keep Sweden from escalating.
spirit_island-change-a37 = With the Habsburg Monarchy level 2 the tokens printed on the thematic map are set-up symbols.
