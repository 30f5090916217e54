### Sylvion

## At the table

sylvion-title = Sylvion
sylvion-blurb = Hold the forest edge against fire elementals: fountains, trees and animals, alone or as a team of two.
sylvion-minutes = 30 min

## Cards: names, and what they do

sylvion-card =
    { $card ->
        [fountain_1] Fountain 1
        [fountain_2] Fountain 2
        [fountain_3] Fountain 3
        [fountain_4] Fountain 4
        [tree_1] Tree 1
        [tree_2] Tree 2
        [tree_3] Tree 3
        [tree_4] Tree 4
        [whale] Whale
        [elephant] Elephant
        [hedgehogs] Hedgehogs
        [owl] Owl
        [stag] Stag
        [doves] Doves
        [squirrels] Squirrels
        [fish] Fish
        [betrayal] Betrayal
        [feat_owl] Wisdom of the Owl
        [feat_elephants] Deluge of the Elephants
        [feat_hedgehogs] Barrage of the Hedgehogs
        [feat_squirrels] Misinformation of the Squirrels
        [feat_stag] Return of the Stag King
        [feat_fish] Flood of the Fish
        [feat_doves] Armistice of the Doves
        [feat_whales] Charge of the Whales
        [geyser] Geyser
        [desiccation] Desiccation
        [acid_lake] Acid Lake
        [temporal_tornado] Temporal Tornado
        [demobilization] Demobilization
        [stone_rain] Stone Rain
        [blaze] Blaze
        [simoon] Simoon
        [elemental_0] Elemental 0
        [elemental_1] Elemental 1
        [elemental_2] Elemental 2
        [elemental_3] Elemental 3
        [marked_0] Marked Elemental 0
        [marked_1] Marked Elemental 1
        [marked_2] Marked Elemental 2
        [marked_3] Marked Elemental 3
        [blazing_2] Blazing Elemental 2
        [blazing_3] Blazing Elemental 3
       *[blazing_4] Blazing Elemental 4
    }
sylvion-foe =
    { $foe ->
        [elemental_0] Elemental 0
        [elemental_1] Elemental 1
        [elemental_2] Elemental 2
        [elemental_3] Elemental 3
        [marked_0] Marked Elemental 0
        [marked_1] Marked Elemental 1
        [marked_2] Marked Elemental 2
        [marked_3] Marked Elemental 3
        [blazing_2] Blazing Elemental 2
        [blazing_3] Blazing Elemental 3
       *[blazing_4] Blazing Elemental 4
    }
sylvion-rule =
    { $card ->
        [fountain_1] Stops an elemental of strength 0; together with one of strength 1 it is destroyed. You draw a card when it is destroyed.
        [fountain_2] Stops elementals weaker than 2; together with one of strength 2 it is destroyed. You draw a card when it is destroyed.
        [fountain_3] Stops elementals weaker than 3; together with one of strength 3 it is destroyed. You draw a card when it is destroyed.
        [fountain_4] Stops elementals weaker than 4; together with one of strength 4 it is destroyed. You draw a card when it is destroyed.
        [tree_1] Restores 1 edge if it stands at the end. Every elemental destroys it; one of strength 0 is destroyed with it.
        [tree_2] Restores 2 edges if it stands at the end. Every elemental destroys it; one of strength 0 is destroyed with it.
        [tree_3] Restores 3 edges if it stands at the end. Every elemental destroys it; one of strength 0 is destroyed with it.
        [tree_4] Restores 4 edges if it stands at the end. Every elemental destroys it; one of strength 0 is destroyed with it.
        [whale] Move one elemental up to 3 steps, never diagonally, over other cards if need be. It ends on a space without elemental or lake, or in the forest, and fights or burns there at once.
        [elephant] Destroy one elemental in the clearing.
        [hedgehogs] In step 1 only, before anything is resolved: discard one Ravage card that was revealed this turn.
        [owl] Draw 3 cards; in a team, your partner may draw them instead.
        [stag] Restore up to 2 edges, or one edge for each tree in the clearing.
        [doves] Discard the top card of each Ravage stack without effect.
        [squirrels] Look at the two top cards of each Ravage stack and put each pair back in any order.
        [fish] Gives 3 points to pay with in this turn. Discarded as payment it counts as one card, as any other.
        [betrayal] When you draw it: discard it, or discard another card and remove the Betrayal from the game. It can never be played.
        [feat_owl] Once: take two cards of your choice from the deck, then shuffle it.
        [feat_elephants] Once: discard every card of the clearing. Fountains give no cards.
        [feat_hedgehogs] Once: nothing is revealed in the next turn.
        [feat_squirrels] Once: take the two top cards of each Ravage stack and lay two on each stack again, as you like.
        [feat_stag] Victory at once with 8 trees in the clearing, each of the four values among them.
        [feat_fish] Victory at once with 10 fountains in the clearing, each of the four strengths among them.
        [feat_doves] Victory at once with 16 cards in your hand.
        [feat_whales] Victory at once when all 12 edges are desolated and 12 elementals are in the clearing.
        [geyser] Lies on the empty space of its row farthest from the stack. An elemental that comes there is destroyed with it. In step 4 you may let it erupt: all elementals in one direction are destroyed.
        [desiccation] You lose one hand card at random, or two of your choice.
        [acid_lake] Lies on the empty space of its row farthest from the stack, for good. Elementals skip that space.
        [temporal_tornado] Fountains and trees of its row return to your hand. If there are none, put two hand cards on top of your deck.
        [demobilization] One card of your discard at random leaves the game, or two of your choice.
        [stone_rain] Destroys the fountain or tree of its row nearest to the stack. If there is none, one edge is desolated.
        [blaze] Every elemental that does not blaze yet does so now: 1 becomes 2, 2 becomes 3, 3 becomes 4, and 0 becomes 4.
        [simoon] Every elemental moves one space to the left at once, before the movement of the turn.
        [elemental_0] Moves one space to the left each turn. Harmless in the forest, unless a Blaze turns it into a 4.
        [elemental_1] Moves one space to the left each turn. Burns 1 edge in the forest. A Blaze turns it into a 2.
        [elemental_2] Moves one space to the left each turn. Burns 2 edges in the forest. A Blaze turns it into a 3.
        [elemental_3] Moves one space to the left each turn. Burns 3 edges in the forest. A Blaze turns it into a 4.
        [marked_0] An elemental of strength 0 that carries the Ravage pawn when it is revealed.
        [marked_1] An elemental of strength 1 that carries the Ravage pawn when it is revealed.
        [marked_2] An elemental of strength 2 that carries the Ravage pawn when it is revealed.
        [marked_3] An elemental of strength 3 that carries the Ravage pawn when it is revealed.
        [blazing_2] Moves one space to the left each turn. Burns 2 edges in the forest. Further Blazes do nothing to it.
        [blazing_3] Moves one space to the left each turn. Burns 3 edges in the forest. Further Blazes do nothing to it.
        [blazing_4] Moves one space to the left each turn. Burns 4 edges in the forest. Further Blazes do nothing to it.
        [pawn] Its bearer destroys any fountain it meets; whatever would stop or destroy the bearer takes the pawn off instead. If it reaches the forest, you lose.
       *[edge] One of twelve. Each point of damage desolates one in bloom; more damage than bloom is the end. All must be in bloom in the end.
    }

## Options

sylvion-option-mode = Game
sylvion-option-mode-help = The introductory game has a ready deck of 24 cards and lasts 12 turns. In the advanced game you recruit your deck first, and the battle lasts 16.
sylvion-option-mode-introductory = Introductory: Planting a Seed
sylvion-option-mode-advanced = Advanced: The Siege
sylvion-option-feats = Expansion 1: Extraordinary Feats and Betrayal
sylvion-option-feats-help = Eight Feats, four of which win at once, and eight Betrayals are among the recruits. Only in the advanced game, because they are recruited.
sylvion-option-elements = Expansion 2: The Elements
sylvion-option-elements-help = Geysers, acid lakes, tornados and stone rain make the battle four turns longer.
sylvion-option-pawn = Expansion 3: the Ravage pawn
sylvion-option-pawn-help = The pawn protects the elemental it stands on. It must never reach the forest.
sylvion-option-desolation = Desolated edges at the start
sylvion-option-desolation-help = The more edges are desolated, the harder it is. As printed: six in the introductory game, none in the advanced game.
sylvion-option-desolation-printed = As printed
sylvion-option-desolation-0 = None
sylvion-option-desolation-3 = Three
sylvion-option-desolation-6 = Six
sylvion-option-desolation-9 = Nine
sylvion-option-draw = Cards drawn each turn
sylvion-option-draw-help = Three as a rule; two make it harder.
sylvion-option-talk = Between partners
sylvion-option-talk-help = Only for two players: both hands lie open, or nobody says or shows anything about the own hand.
sylvion-option-talk-open = Open hands
sylvion-option-talk-silence = Silence
sylvion-option-edition = Edition
sylvion-option-edition-help = In the German rules the card that leaves a new deck by chance is shown; in the French rules it stays hidden.
sylvion-option-edition-de = German, newer
sylvion-option-edition-fr = French

## Questions

sylvion-prompt-recruit = Choose a column to recruit.
sylvion-prompt-hedgehogs = Discard a revealed card with Hedgehogs?
sylvion-prompt-play = Choose a card to play, or end the turn.
sylvion-prompt-place = { sylvion-card }: choose a free space.
sylvion-prompt-target =
    { $card ->
        [whale] Whale: choose the elemental to move.
       *[elephant] Elephant: choose the elemental to destroy.
    }
sylvion-prompt-carry = { sylvion-foe } in row { $row }, column { $col }: choose where it goes.
sylvion-prompt-pay =
    { $own ->
        [yes] { sylvion-card }: discard { $n ->
            [one] one more card
           *[other] { $n } more cards
        } to pay.
       *[no] { $seat } plays { sylvion-card }: discard { $n ->
            [one] one more card
           *[other] { $n } more cards
        } to pay.
    }
sylvion-prompt-drawer = Owl: who draws three cards?
sylvion-prompt-stag = Stag: choose how edges are restored.
sylvion-prompt-order = Squirrels, row { $row }: which card is on top?
sylvion-prompt-desiccate = Desiccation: lose one card at random, or choose the first of two.
sylvion-prompt-desiccate-second = Desiccation: choose the second card.
sylvion-prompt-demobilize = The deck is empty. Choose the first of two cards that leave the game, or let the new deck’s top card leave.
sylvion-prompt-demobilize-second = Choose the second card that leaves the game.
sylvion-prompt-dismiss = Demobilization: remove one discarded card at random, or choose the first of two.
sylvion-prompt-dismiss-second = Demobilization: choose the second card.
sylvion-prompt-betrayal = Betrayal! Discard it, or another card to be rid of it.
sylvion-prompt-lay-back = Temporal Tornado: choose a card to put on your deck.
sylvion-prompt-lay-back-second = Temporal Tornado: choose the card that goes on top of it.
sylvion-prompt-surplus =
    { $n ->
        [one] Your hand is too big: discard one card.
       *[other] Your hand is too big: discard { $n } cards.
    }
sylvion-prompt-search = Wisdom of the Owl: take a card from the deck.
sylvion-prompt-search-second = Wisdom of the Owl: take a second card.
sylvion-prompt-scatter =
    { $n ->
        [1] Row { $row }: choose the card on top.
       *[2] Row { $row }: choose the card below it.
    }
sylvion-prompt-erupt = The geyser in row { $row }, column { $col } erupts: choose a direction.

sylvion-help-recruit = All its cards join your deck. Then columns grow again, and one of the four deserts by chance.
sylvion-help-hedgehogs = Only now, before anything is resolved. The numbers are the damage this prevents in the coming movement.
sylvion-help-play =
    { $players ->
        [1] You pay with other cards of your hand. When you end, a new turn begins.
       *[2] Your partner pays. When you end, your partner’s turn begins.
    }
sylvion-help-play-last =
    { $players ->
        [1] You pay with other cards of your hand. This is the last turn: when you end it, the Final Assault begins.
       *[2] Your partner pays. This is the last turn: when you end it, the Final Assault begins.
    }
sylvion-help-place = The numbers are the damage this prevents in the coming movement.
sylvion-help-target = The numbers are the damage this prevents in the coming movement.
sylvion-help-lift = Next you choose where it goes: up to three steps away, or into the forest.
sylvion-help-carry = Up to three steps, not diagonally, also over other cards. It fights or burns where it arrives.
sylvion-help-pay =
    { $points ->
        [0] Any card counts as one, whatever it costs itself.
       *[other] Any card counts as one. You also have { $points ->
            [one] one point
           *[other] { $points } points
        } from Fish; what is left is lost at the end of the turn.
    }
sylvion-help-drawer = The Owl is in the discard already and can come back if the deck is shuffled.
sylvion-help-stag = The numbers are the edges restored.
sylvion-help-order = This card is revealed next, the other one in the turn after.
sylvion-help-desiccate = Two cards of your choice, or one that chance chooses.
sylvion-help-demobilize = Then the discard is shuffled and becomes your new deck.
sylvion-help-dismiss = Two discarded cards of your choice, or one that chance chooses, leave the game.
sylvion-help-betrayal = If you discard the Betrayal it will come back with the next deck.
sylvion-help-lay-back = You will draw these two first.
sylvion-help-surplus = At the end of a turn nobody keeps more than ten cards.
sylvion-help-search = Then the deck is shuffled.
sylvion-help-scatter = The cards turned up go back, two on each stack, wherever you like.
sylvion-help-erupt = It destroys every elemental on that line, then it is gone.

## Options to choose from

sylvion-choice-done = End the turn
sylvion-choice-none = Discard nothing
sylvion-choice-play = { sylvion-card }, cost { $cost }
sylvion-choice-feat = { sylvion-card }
sylvion-choice-erupt = Let the geyser erupt: row { $row }, column { $col }
sylvion-choice-card = { sylvion-card }
sylvion-choice-points =
    { $n ->
        [one] Pay with one point
       *[other] Pay with { $n } points
    }
sylvion-choice-random =
    { $kind ->
        [desiccate] One card at random
        [dismiss] One card at random
       *[demobilize] Shuffle, and the top card leaves
    }
sylvion-choice-itself = Discard the Betrayal
sylvion-choice-space = Row { $row }, column { $col }
sylvion-choice-onto = Row { $row }, column { $col }: { sylvion-card }
sylvion-choice-target = { sylvion-card }, row { $row }, column { $col }
sylvion-choice-forest = Into the forest
sylvion-choice-prick = { sylvion-card }, row { $row }
sylvion-choice-column =
    { $n ->
        [one] Column { $column }: one card
       *[other] Column { $column }: { $n } cards
    }
sylvion-choice-order = { sylvion-card } on top
sylvion-choice-drawer =
    { $you ->
        [yes] You
       *[no] { $seat }
    }
sylvion-choice-stag-two =
    { $n ->
        [one] Restore one edge
       *[other] Restore { $n } edges
    }
sylvion-choice-stag-trees =
    { $n ->
        [one] One edge for each tree: one
       *[other] One edge for each tree: { $n }
    }
sylvion-choice-direction =
    { $direction ->
        [up] Upwards
        [down] Downwards
        [left] To the left
       *[right] To the right
    }

## What an option brings

sylvion-why-stops = Stops { $n } damage
sylvion-why-brings = Lets { $n } more damage through
sylvion-why-saves = Saves { sylvion-card }
sylvion-why-beats = Stands against { sylvion-foe }
sylvion-why-both = Falls together with { sylvion-foe }
sylvion-why-loses = Falls to { sylvion-foe }
sylvion-why-stands = Stands
sylvion-why-stoned = Falls to Stone Rain
sylvion-why-blown-back = Returns to the hand
sylvion-why-burns = Burns { $n } at once
sylvion-why-hits =
    { $n ->
        [0] Hits nothing
        [one] Hits one elemental
       *[other] Hits { $n } elementals
    }
sylvion-why-meets-holds = { sylvion-card } destroys the elemental
sylvion-why-meets-both = The elemental and { sylvion-card } destroy each other
sylvion-why-meets-falls = Destroys { sylvion-card }
sylvion-why-meets-shields = Destroys { sylvion-card }, and the pawn is gone
sylvion-why-meets-geyser = The elemental and the geyser destroy each other
sylvion-why-lost = The forest would be lost

## What happened

sylvion-event-mobilization = Mobilization: { $n } cards are waiting to be summoned.
sylvion-event-summoned = Column { $column }: { sylvion-card }.
sylvion-event-recruited =
    { $n ->
        [one] { $you ->
            [yes] You recruit column { $column }: one card.
           *[no] { $seat } recruits column { $column }: one card.
        }
       *[other] { $you ->
            [yes] You recruit column { $column }: { $n } cards.
           *[no] { $seat } recruits column { $column }: { $n } cards.
        }
    }
sylvion-event-deserted =
    { $n ->
        [0] Column { $column } should desert, but it is empty.
        [one] Column { $column } deserts: one card leaves the game.
       *[other] Column { $column } deserts: { $n } cards leave the game.
    }
sylvion-event-battle = The battle begins: a deck of { $n } cards, { $turns } turns.
sylvion-event-turn = Turn { $turn } begins.
sylvion-event-turn-of =
    { $you ->
        [yes] Turn { $turn } begins, and you are active.
       *[no] Turn { $turn } begins, and { $seat } is active.
    }
sylvion-event-skipped = The Barrage of the Hedgehogs holds: nothing is revealed.
sylvion-event-revealed = Row { $row } reveals { sylvion-card }.
sylvion-event-pawn = The Ravage pawn stands on { sylvion-foe } in row { $row }.
sylvion-event-pricked = Hedgehogs discard { sylvion-card } in row { $row }.
sylvion-event-resolves = { sylvion-card } ({ $letter }), row { $row }.
sylvion-event-blazed = { sylvion-foe } blazes and is now { $n } strong.
sylvion-event-moves = { sylvion-foe } moves to row { $row }, column { $col }.
sylvion-event-holds = { sylvion-card } in row { $row }, column { $col } stands and destroys { sylvion-foe }.
sylvion-event-falls = { sylvion-foe } destroys { sylvion-card } in row { $row }, column { $col } and takes its space.
sylvion-event-both = { sylvion-foe } and { sylvion-card } in row { $row }, column { $col } destroy each other.
sylvion-event-shields = The Ravage pawn saves { sylvion-foe }: { sylvion-card } in row { $row }, column { $col } is destroyed, and the pawn is gone.
sylvion-event-geyser = { sylvion-foe } and the geyser in row { $row }, column { $col } destroy each other.
sylvion-event-burns =
    { $n ->
        [0] { sylvion-foe } reaches the forest in row { $row } and does no damage.
        [one] { sylvion-foe } reaches the forest in row { $row }: one damage.
       *[other] { sylvion-foe } reaches the forest in row { $row }: { $n } damage.
    }
sylvion-event-unseated = { sylvion-foe } in row { $row }, column { $col } loses the Ravage pawn.
sylvion-event-destroyed = { sylvion-foe } in row { $row }, column { $col } is destroyed.
sylvion-event-dried =
    { $you ->
        [yes] You lose { sylvion-card }.
       *[no] { $seat } loses { sylvion-card }.
    }
sylvion-event-boxed = { sylvion-card } leaves the game.
sylvion-event-boxed-unseen = The top card of the new deck leaves the game, unseen.
sylvion-event-laid-down = { sylvion-card } lies in row { $row }, column { $col }.
sylvion-event-blown-back =
    { $you ->
        [yes] { sylvion-card } in row { $row }, column { $col } returns to your hand.
       *[no] { sylvion-card } in row { $row }, column { $col } returns to { $seat }’s hand.
    }
sylvion-event-laid-back =
    { $you ->
        [yes] You put a card on top of the deck.
       *[no] { $seat } puts a card on top of the deck.
    }
sylvion-event-laid-back-card =
    { $you ->
        [yes] You put { sylvion-card } on top of the deck.
       *[no] { $seat } puts { sylvion-card } on top of the deck.
    }
sylvion-event-stoned = Stones destroy { sylvion-card } in row { $row }, column { $col }.
sylvion-event-stoned-edge = Stones find nothing in row { $row }: one edge is desolated.
sylvion-event-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
sylvion-event-drew-card =
    { $you ->
        [yes] You draw { sylvion-card }.
       *[no] { $seat } draws { sylvion-card }.
    }
sylvion-event-reshuffled =
    { $n ->
        [one] The discard, one card, is the new deck.
       *[other] The discard is shuffled: a new deck of { $n } cards.
    }
sylvion-event-betrayed =
    { $you ->
        [yes] You discard { sylvion-card }.
       *[no] { $seat } discards { sylvion-card }.
    }
sylvion-event-ransomed =
    { $you ->
        [yes] You discard { sylvion-card }, and the Betrayal leaves the game.
       *[no] { $seat } discards { sylvion-card }, and the Betrayal leaves the game.
    }
sylvion-event-placed =
    { $you ->
        [yes] You play { sylvion-card } in row { $row }, column { $col }.
       *[no] { $seat } plays { sylvion-card } in row { $row }, column { $col }.
    }
sylvion-event-played =
    { $you ->
        [yes] You play { sylvion-card }.
       *[no] { $seat } plays { sylvion-card }.
    }
sylvion-event-paid =
    { $you ->
        [yes] You pay with { sylvion-card }.
       *[no] { $seat } pays with { sylvion-card }.
    }
sylvion-event-paid-points =
    { $n ->
        [one] One point pays, { $left } left.
       *[other] { $n } points pay, { $left } left.
    }
sylvion-event-restored =
    { $n ->
        [0] No edge is restored.
        [one] One edge is restored.
       *[other] { $n } edges are restored.
    }
sylvion-event-soothed = Row { $row }: the Doves discard { sylvion-card }.
sylvion-event-seen = Row { $row }: { sylvion-card } comes to light.
sylvion-event-swapped = Row { $row }: { sylvion-card } is on top now.
sylvion-event-points = Fish give { $n } points to pay with; there are { $left } now.
sylvion-event-feat =
    { $you ->
        [yes] You perform { sylvion-card }.
       *[no] { $seat } performs { sylvion-card }.
    }
sylvion-event-found =
    { $you ->
        [yes] You take a card from the deck.
       *[no] { $seat } takes a card from the deck.
    }
sylvion-event-found-card =
    { $you ->
        [yes] You take { sylvion-card } from the deck.
       *[no] { $seat } takes { sylvion-card } from the deck.
    }
sylvion-event-washed-away = { sylvion-card } in row { $row }, column { $col } is washed away.
sylvion-event-scattered =
    { $n ->
        [1] Row { $row }: { sylvion-card } on top.
       *[2] Row { $row }: { sylvion-card } second.
    }
sylvion-event-erupted =
    { $direction ->
        [up] The geyser in row { $row }, column { $col } erupts upwards.
        [down] The geyser in row { $row }, column { $col } erupts downwards.
        [left] The geyser in row { $row }, column { $col } erupts to the left.
       *[right] The geyser in row { $row }, column { $col } erupts to the right.
    }
sylvion-event-dropped =
    { $you ->
        [yes] Your hand is full: you discard { sylvion-card }.
       *[no] { $seat }’s hand is full: { sylvion-card } is discarded.
    }
sylvion-event-assault = The Final Assault!
sylvion-event-over =
    { $end ->
        [healed] The trees restore { $n }, { $desolated } edges are desolated: the forest is healed.
        [count] The trees restore { $n }, { $desolated } edges are desolated: not enough.
        [feat] The feat decides the battle.
       *[other] The forest is lost.
    }

## What is refused

sylvion-refused-hedgehogs = Hedgehogs can be played only in step 1, after the cards are revealed and before the first is resolved.
sylvion-refused-betrayal = A Betrayal cannot be played.
sylvion-refused-betrayal-stays = A Betrayal never leaves the game by demobilization.
sylvion-refused-no-space = There is no free space in the clearing.
sylvion-refused-no-elemental = { sylvion-card } needs an elemental in the clearing.
sylvion-refused-no-elemental-there = There is no elemental on that space.
sylvion-refused-no-stacks = { sylvion-card } needs cards in the Ravage stacks.
sylvion-refused-no-geyser = There is no geyser on that space.
sylvion-refused-cost =
    { $players ->
        [1] { sylvion-card } costs { $n }, but you have only { $have } to pay with: the card itself does not count.
       *[2] { sylvion-card } costs { $n }, but your partner has only { $have } to pay with.
    }
sylvion-refused-not-there = That card is not there to be chosen: { sylvion-card }.
sylvion-refused-feat-used = A feat can be performed only once, and this one is done.
sylvion-refused-feat-missing = You have not recruited that feat.
sylvion-refused-feat-lacking =
    { $card ->
        [feat_stag] You need 8 trees in the clearing, each of the four values among them.
        [feat_fish] You need 10 fountains in the clearing, each of the four strengths among them.
        [feat_doves] You need 16 cards in your hand.
        [feat_whales] All 12 edges must be desolated, and 12 elementals in the clearing.
        [feat_owl] The deck is empty.
       *[feat_squirrels] The Ravage stacks are empty.
    }
sylvion-refused-feat-pays = A feat cannot be used to pay.
sylvion-refused-occupied = Row { $row }, column { $col } is occupied ({ sylvion-card }). Fountains and trees need an empty space.
sylvion-refused-outside = Fountains and trees are played in the clearing, not on the stacks.
sylvion-refused-too-few =
    { $n ->
        [one] That is not enough: { sylvion-card } still costs one card.
       *[other] That is not enough: { sylvion-card } still costs { $n } cards.
    }
sylvion-refused-too-many =
    { $n ->
        [one] That is too much: { sylvion-card } costs only one more card.
       *[other] That is too much: { sylvion-card } costs only { $n } more cards.
    }
sylvion-refused-one-by-one = Hand over the cards one by one.
sylvion-refused-no-points = There are no points left to pay with.
sylvion-refused-pays-itself = { sylvion-card } is the card you are playing: it must be paid with other cards.
sylvion-refused-far = A whale moves an elemental at most { $expected } steps; that would be { $n }.
sylvion-refused-diagonal = A whale does not move diagonally; with straight steps that would be { $n }, and { $expected } is the most.
sylvion-refused-whale-elemental = An elemental cannot be moved onto another one.
sylvion-refused-whale-lake = An elemental cannot be moved onto an acid lake.
sylvion-refused-whale-stack = An elemental cannot be moved onto a Ravage stack.
sylvion-refused-whale-stuck = There is no space within three steps where this elemental could go.
sylvion-refused-column = That column is empty: recruit one that has cards.
sylvion-refused-not-revealed = There is no revealed card on that stack.

## Positions that cannot be

sylvion-invalid-hands = There are { $n } hands, but { $expected } at the table.
sylvion-invalid-phase =
    { $step ->
        [over] The phase does not fit a game that is over.
       *[other] The phase does not fit the step “{ $step }”.
    }
sylvion-invalid-active = Seat { $n } cannot be active: there are { $seats }.
sylvion-invalid-mobilization = The introductory game has no Mobilization.
sylvion-invalid-feats = The introductory game has no feats and no Betrayals.
sylvion-invalid-pawn = The Ravage pawn must stand on an elemental, and only in a game that is played with it.
sylvion-invalid-laid = { $n } cards are said to lie on top of a deck of { $deck }.
sylvion-invalid-edges = There are { $expected } edges in all; this position has { $n }.
sylvion-invalid-desertion = The desertion deck is empty, so the Mobilization is over.
sylvion-invalid-sylvan = There are { $expected } cards on your side in all; this position has { $n }.
sylvion-invalid-ravage = There are { $expected } Ravage cards in all; this position has { $n }.
sylvion-invalid-count = { sylvion-card }: { $n } instead of { $expected }.
sylvion-invalid-blazing = { sylvion-card }: { $n }, but only { $expected } can have come from elementals on the Ravage discard.
sylvion-invalid-column = Column { $column } has { $n } cards; { $expected } is the most.
sylvion-invalid-recruits = Recruits are left, but the Mobilization is over.
sylvion-invalid-early = Before the battle, hands, discard and clearing are empty.
sylvion-invalid-stacks = The four Ravage stacks must be equally high.
sylvion-invalid-known = More cards of a stack are known than it has.
sylvion-invalid-revealed = The revealed cards do not fit the moment of the turn.
sylvion-invalid-no-stack = There is nothing left to reveal: the stacks are empty.
sylvion-invalid-hand-limit = Between two turns no hand has more than { $n } cards.
sylvion-invalid-playing = The card being played does not fit the moment: card, aim and what is due must belong together.
sylvion-invalid-end = The way the game ended does not fit the position.

## Rule changes since earlier versions

sylvion-change-betrayal = A Betrayal that an effect puts into a hand is dealt with at once, in the German edition as well.

## How it ended

sylvion-result-healed = The forest is saved: the trees restore { $restored }, { $desolated } edges were desolated.
sylvion-result-feat = { sylvion-card }: the forest is saved at once.
sylvion-result-count = The forest is lost: the trees restore { $restored }, but { $desolated } edges are desolated.
sylvion-result-damage = The forest is lost in turn { $turn }: more damage than edges in bloom.
sylvion-result-stones = The forest is lost in turn { $turn }: Stone Rain, and no edge in bloom.
sylvion-result-pawn = The forest is lost in turn { $turn }: the Ravage has reached it.

## Drawn with letters

sylvion-sketch-foe =
    { $kind ->
        [marked] Marked { $n }
        [blazing] Blazing { $n }
       *[elemental] Elemental { $n }
    }
sylvion-sketch-edges = { $bloom } in bloom, { $desolated } desolated
sylvion-sketch-left = { $n } left
sylvion-sketch-hand =
    { $points ->
        [0] Hand:
       *[other] Hand, { $points } points:
    }
sylvion-sketch-coming =
    { $kind ->
        [assault] Final Assault: { $n } damage, cards that fall: { $falls }.
       *[movement] Coming movement: { $n } damage, cards that fall: { $falls }, unknown: { $unknown }.
    }
sylvion-sketch-count = Trees restore { $restored }, { $desolated } desolated.
sylvion-sketch-mobilization = Mobilization, round { $round } of { $rounds }: { $pool } to be summoned, deck of { $n }.
sylvion-sketch-kind =
    { $kind ->
        [fountain] { $n } fountains
        [tree] { $n } trees
        [animal] { $n } animals
        [feat] { $n } feats
       *[betrayal] { $n } Betrayals
    }

## What an option would bring

sylvion-outcome-edges =
    { $n ->
        [one] 1 edge blooms again
       *[other] { $n } edges bloom again
    }
sylvion-outcome-damage = { $n } damage
sylvion-outcome-row = Coming damage
sylvion-outcome-loses = this loses the forest
sylvion-outcome-lost =
    { $why ->
        [unknown] { $n } damage comes, and { $left } { $left ->
            [one] edge is
           *[other] edges are
        } in bloom. Only what is still face down could save the forest.
       *[sure] { $n } damage comes, and { $left } { $left ->
            [one] edge is
           *[other] edges are
        } in bloom.
    }
sylvion-outcome-lost-pawn =
    { $why ->
        [unknown] The Ravage pawn reaches the forest. Only what is still face down could stop it.
       *[sure] The Ravage pawn reaches the forest.
    }
sylvion-outcome-lost-count =
    { $why ->
        [unknown] The trees do not restore all desolated edges. Only what is still face down could save the forest.
       *[sure] The trees do not restore all desolated edges.
    }
sylvion-loses-bloom = More damage comes than edges are in bloom.
sylvion-loses-pawn = The Ravage pawn reaches the forest.
sylvion-loses-count = The trees do not restore all desolated edges.
sylvion-danger-bloom =
    { $left ->
        [one] One more damage and the forest is lost
       *[other] { $left } more damage and the forest is lost
    }
sylvion-danger-pawn =
    { $left ->
        [one] The Ravage pawn is one step away from the forest
       *[other] The Ravage pawn is { $left } steps away from the forest
    }
sylvion-danger-pawn-later = The Ravage pawn has no bearer
sylvion-danger-count =
    { $left ->
        [0] The trees do not restore all desolated edges
        [one] One more desolated edge and the trees do not restore all of them
       *[other] { $left } more desolated edges and the trees do not restore all of them
    }
sylvion-danger-count-later =
    { $n ->
        [0] All desolated edges are restored
        [one] Trees have still to restore one edge
       *[other] Trees have still to restore { $n } edges
    }
