### Sylvion in the browser: what stands on and around the board

sylvion-ui-face =
    { $card ->
        [fountain] Fountain
        [tree] Tree
        [elemental] Ele{"\u00AD"}mental
        [marked] Ele{"\u00AD"}mental
        [blazing] Blazing
        [feat_owl] Owl
        [feat_elephants] Ele{"\u00AD"}phants
        [feat_hedgehogs] Hedge{"\u00AD"}hogs
        [feat_squirrels] Squir{"\u00AD"}rels
        [feat_stag] Stag King
        [feat_fish] Fish
        [feat_doves] Doves
        [feat_whales] Whales
        [elephant] Elephant
        [hedgehogs] Hedge{"\u00AD"}hogs
        [squirrels] Squirrels
        [desiccation] Desic{"\u00AD"}cation
        [demobilization] Demobi{"\u00AD"}lization
        [blaze] Blaze
        [temporal_tornado] Tornado
       *[other] { sylvion-card }
    }
sylvion-ui-cost = cost
sylvion-ui-where = Turn { $turn } of { $turns }, { $phase ->
        [reveal] reveal
        [movement] movement
        [reinforcements] reinforcements
        [defence] defence
        [assault] Final Assault
        [over] the end
       *[other] setup
    }
sylvion-ui-where-mobilization = Mobilization, round { $n } of { $of }
sylvion-ui-clearing = Clearing: elementals move left
sylvion-ui-stacks =
    { $known ->
        [yes] Ravage stacks, tops known
       *[no] Ravage stacks
    }
sylvion-ui-edge = Forest edge
sylvion-ui-of = { $n } of { $of }
sylvion-ui-of-short = { $n }/{ $of }
sylvion-ui-edges =
    { $damage ->
        [0] Forest edge: { $bloom } in bloom, { $desolated } desolated
       *[other] Forest edge: { $bloom } in bloom, { $desolated } desolated; { $damage } are about to be lost
    }
sylvion-ui-here = Here
sylvion-ui-space-card = Row { $row }, column { $col }: { sylvion-card }
sylvion-ui-space-free = Row { $row }, column { $col }: free
sylvion-ui-pawn = with the Ravage pawn
sylvion-ui-will-fall = will fall
sylvion-ui-goes-here = { sylvion-card } goes here
sylvion-ui-stack = Stack of row { $row }
sylvion-ui-stack-shown = Row { $row }, revealed: { sylvion-card }
sylvion-ui-stack-known = Row { $row }, known on top: { sylvion-card }
sylvion-ui-left = { $n } left
sylvion-ui-order = Resolved as number { $n }
sylvion-ui-second = Row { $row }, second: { sylvion-card }
sylvion-ui-fate =
    { $fate ->
        [stops] Stops { $n }
        [brings] Lets { $n } in
        [saves] { $family ->
            [tree] Saves tree
            [geyser] Saves geyser
           *[fountain] Saves fountain
        }
        [beats] Beats { $strength }
        [both] Both fall
        [loses] Lost to { $strength }
        [stoned] Stoned
        [blown-back] Blown back
        [burns] Burns { $n }
        [hits] Hits { $n }
        [meets-holds] Ends here
        [meets-both] Both fall
        [meets-geyser] Both fall
        [meets-falls] { $family ->
            [tree] Destroys tree
            [geyser] Destroys geyser
           *[fountain] Destroys fountain
        }
        [lost] Lost
       *[stands] Stands
    }
sylvion-ui-fight =
    { $end ->
        [holds] { $n } fails at { $rival ->
            [tree] tree
            [geyser] geyser
           *[other] { $rival }
        }
        [both] { $n } meets { $rival ->
            [tree] tree
            [geyser] geyser
           *[other] { $rival }
        }
        [geyser] { $n } meets { $rival ->
            [tree] tree
            [geyser] geyser
           *[other] { $rival }
        }
       *[falls] { $n } beats { $rival ->
            [tree] tree
            [geyser] geyser
           *[other] { $rival }
        }
    }
sylvion-ui-damage = { $n } damage
sylvion-ui-arrives = { $n } arrives
sylvion-ui-hand =
    { $you ->
        [yes] Your hand, { $n }
       *[no] Hand of { $seat }, { $n }
    }
sylvion-ui-hand-of = { $seat }: { $n } cards
sylvion-ui-hand-hidden = hidden
sylvion-ui-hand-empty = Your hand is empty.
sylvion-ui-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
sylvion-ui-fish-points = Fish points
sylvion-ui-pay-with = Pay with { $cards }
sylvion-ui-due =
    { $n ->
        [one] costs one
       *[other] costs { $n }
    }
sylvion-ui-pays =
    { $n ->
        [1] pays
       *[other] pays { $n }
    }
sylvion-ui-times = ×{ $n }
sylvion-ui-feat = Feat
sylvion-ui-deck = Your deck
sylvion-ui-discard = Discard
sylvion-ui-deck-n = Deck { $n }
sylvion-ui-discard-n = Discard { $n }
sylvion-ui-removed-n = Out of the game { $n }
sylvion-ui-deck-rule = What can still be drawn, in no order. When a card is needed and none is left, the discard becomes the new deck, smaller by a card or two.
sylvion-ui-discard-rule = Played animals, payments, and what fell in the clearing.
sylvion-ui-on-top = on top
sylvion-ui-below = below
sylvion-ui-row = Row { $row }
sylvion-ui-cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
sylvion-ui-round = Round { $n } of { $of }
sylvion-ui-pool =
    { $n ->
        [one] One card still to be summoned
       *[other] { $n } cards still to be summoned
    }
sylvion-ui-column = Column { $column }
sylvion-ui-column-spoken = Column { $column }: { $n } cards; { $left } of { $of } desertions name it
sylvion-ui-desert = deserts { $n } of { $of }
sylvion-ui-desert-chance = Of the { $of } edges in the desertion deck, { $n } carry this column’s number: when one is drawn, all its cards leave the game.
sylvion-ui-recruited =
    { $n ->
        [one] Your deck so far: one card
       *[other] Your deck so far: { $n } cards
    }
sylvion-ui-kind =
    { $kind ->
        [fountain] Fountains
        [tree] Trees
        [animal] Animals
        [betrayal] Betrayals
       *[feat] Feats
    }
sylvion-ui-of-card = { sylvion-card } ×{ $n }
sylvion-ui-mobilization = Mobilization
sylvion-ui-mobilization-rule = Each round the columns grow, you recruit a whole one, they grow again, and one deserts.
sylvion-ui-deserted = Column { $column } deserted last.
sylvion-ui-recruits = { $seat } recruits.
sylvion-ui-to-summon = Still to be summoned
sylvion-ui-turn = Turn { $n }
sylvion-ui-to-go =
    { $n ->
        [0] the last
       *[other] { $n } to go
    }
sylvion-ui-step =
    { $step ->
        [reveal] Reveal
        [movement] Movement
        [reinforcements] Reinforcements
        [assault] Final Assault
       *[defence] Defence
    }
sylvion-ui-active =
    { $you ->
        [yes] You are active.
       *[no] { $seat } is active.
    }
sylvion-ui-count = Final count
sylvion-ui-count-now = Now: trees restore { $restored }, { $desolated } desolated. { $wins ->
        [yes] That would win.
       *[no] Not enough.
    }
sylvion-ui-count-assault = After a Final Assault now: { $damage } damage, trees restore { $restored }, { $desolated } desolated. { $wins ->
        [yes] Still a win.
       *[no] Lost.
    }
sylvion-ui-to-draw = Still to be drawn
sylvion-ui-ravage = Still in the Ravage stacks
sylvion-ui-coming =
    { $when ->
        [assault] The Final Assault comes
        [now] What comes now
        [next] What comes next turn
       *[never] Nothing more comes
    }
sylvion-ui-acts = { sylvion-card } ({ $letter }):
sylvion-ui-does =
    { $card ->
        [blaze] all elementals blaze
        [simoon] all move one step
        [desiccation] one or two hand cards are lost
        [demobilization] one or two discarded cards leave the game
        [geyser] lies down in row { $row }
        [acid_lake] lies down in row { $row }
        [blaze] Blaze
        [temporal_tornado] row { $row } returns to the hand
       *[stone_rain] strikes row { $row }
    }
sylvion-ui-all-step = Every elemental moves one step.
sylvion-ui-all-run = All elementals run until they meet something or reach the forest.
sylvion-ui-unknown =
    { $n ->
        [one] One card to be revealed is not known.
       *[other] { $n } cards to be revealed are not known.
    }
sylvion-ui-barrage = The Barrage of the Hedgehogs holds: nothing will be revealed.
sylvion-ui-as-it-is =
    { $n ->
        [0] as it stands; no card falls
        [one] as it stands; one card falls
       *[other] as it stands; { $n } cards fall
    }
sylvion-ui-lost =
    { $kind ->
        [pawn] The Ravage pawn would reach the forest: lost.
        [assault] Not enough to win.
       *[movement] The forest would be lost.
    }
sylvion-ui-with-card = with
sylvion-ui-at = row { $row }, column { $col }
sylvion-ui-free = Free space
sylvion-ui-free-rule = Fountains and trees are played on free spaces.
sylvion-ui-stack-title = Ravage stack
sylvion-ui-stack-rule = Each turn its top card is revealed. Elementals then move into the clearing; other cards act at once, by letter and then by row.
sylvion-ui-stack-left =
    { $n ->
        [0] No card is left in this stack
        [one] One card is left in this stack
       *[other] { $n } cards are left in this stack
    }
sylvion-ui-then-comes = Then comes { sylvion-card }
sylvion-ui-depth =
    { $n ->
        [1] row { $row }, on top
       *[2] row { $row }, second
    }
sylvion-ui-deck-top = On top: { sylvion-card }
sylvion-ui-where-are =
    { $place ->
        [hand] In the hand: { $n }
        [clearing] In the clearing: { $n }
        [deck] In the deck: { $n }
        [pool] Still to be summoned: { $n }
        [discard] In the discard: { $n }
        [removed] Out of the game: { $n }
       *[stacks] In the Ravage stacks: { $n }
    }
sylvion-ui-still-due =
    { $n ->
        [0] Nothing left to pay
        [one] One card still to pay
       *[other] { $n } cards still to pay
    }
sylvion-ui-costs =
    { $n ->
        [0] Costs nothing
        [one] Costs one other card
       *[other] Costs { $n } other cards
    }
sylvion-ui-purse =
    { $points ->
        [0] Cards to pay with: { $n }
       *[other] Cards to pay with: { $n }, and { $points } points
    }
sylvion-ui-will-blaze = Will blaze: strength { $n }
sylvion-ui-will-move = Will move to row { $row }, column { $col }
sylvion-ui-will-fight =
    { $end ->
        [holds] Will be destroyed by { sylvion-card }
        [both] Will fall together with { sylvion-card }
        [geyser] Will be destroyed with the geyser
        [shields] Will lose the pawn to { sylvion-card } and destroy it
       *[falls] Will destroy { sylvion-card }
    }
sylvion-ui-will-be-met =
    { $end ->
        [holds] Will destroy { sylvion-foe }
        [both] Will fall together with { sylvion-foe }
        [geyser] Will be destroyed with { sylvion-foe }
       *[falls] Will fall to { sylvion-foe }, strength { $n }
    }
sylvion-ui-will-burn =
    { $n ->
        [0] Will reach the forest and do no damage
        [one] Will burn one edge
       *[other] Will burn { $n } edges
    }
sylvion-ui-edges-now = { $bloom } in bloom, { $desolated } desolated
sylvion-ui-edges-soon = The coming movement burns { $n }: { $bloom } would be left
sylvion-ui-sheet-forest = The forest
sylvion-ui-sheet-bloom = Edges in bloom
sylvion-ui-sheet-desolated = Desolated edges
sylvion-ui-sheet-tree = { $name }, row { $row }, column { $col }
sylvion-ui-sheet-restored = Restored by trees
sylvion-ui-sheet-turn = Turns
sylvion-ui-sheet-total = Edges in the end
