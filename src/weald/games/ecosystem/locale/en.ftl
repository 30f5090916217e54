### Ecosystem: Forest

## At the table

ecosystem-title = Ecosystem: Forest
ecosystem-blurb = Draft cards, grow a 4 by 5 forest, score who lives beside whom.
ecosystem-minutes = 20 min
ecosystem-card =
    { $card ->
        [stream] Stream
        [meadow] Meadow
        [bear] Bear
        [fox] Fox
        [deer] Deer
        [wolf] Wolf
        [trout] Trout
        [bee] Bee
        [eagle] Eagle
        [dragonfly] Dragonfly
       *[rabbit] Rabbit
    }
ecosystem-rule =
    { $card ->
        [stream] Everybody’s longest streams are compared: 8 for the longest, 5 for the second.
        [meadow] Meadows that touch score together: 0, 3, 6, 10, 15 for 1, 2, 3, 4, 5 or more.
        [bear] Scores 2 for each bee and each trout beside it.
        [fox] Scores 3 if neither a bear nor a wolf is beside it.
        [deer] Your deer score 2 for each row and 2 for each column that has at least one.
        [wolf] Everybody’s wolves are counted: 12 for the most, 8 for the second, 4 for the third.
        [trout] Scores 2 for each stream and each dragonfly beside it.
        [bee] Scores 3 for each meadow beside it.
        [eagle] Scores 2 for each rabbit and each trout at most two steps away.
        [dragonfly] Scores the size of each stream beside it.
       *[rabbit] { $edition ->
            [first] Scores nothing. When you play it, two of your cards may change places.
           *[second] Scores 1. When you play it, two of your cards may change places.
        }
    }
ecosystem-ui-where = Round { $round } of 2, card { $turn } of { $turns }
ecosystem-ui-where-solo = Turn { $turn } of { $turns }
ecosystem-ui-where-over = Finished
ecosystem-ui-doing =
    { $phase ->
        [place] { $you ->
            [yes] place
           *[no] places
        }
        [swap] { $you ->
            [yes] swap
           *[no] swaps
        }
        [give] { $you ->
            [yes] give
           *[no] gives
        }
       *[pick] { $you ->
            [yes] choose
           *[no] chooses
        }
    }
ecosystem-ui-is-doing =
    { $phase ->
        [place] placing
        [swap] swapping
        [give] giving
       *[pick] choosing
    }
ecosystem-ui-is-done = done
ecosystem-ui-you = You
ecosystem-ui-alban = Alban
ecosystem-ui-ecosystem-of = { $seat }’s ecosystem
ecosystem-ui-grid =
    { $you ->
        [yes] Your ecosystem, { $rows } rows, { $cols } columns
       *[no] { $seat }’s ecosystem, { $rows } rows, { $cols } columns
    }
ecosystem-ui-back-to-own = Back to yours
ecosystem-ui-cell-card =
    Row { $row }, column { $col }, { ecosystem-card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-area =
    Row { $row }, column { $col }, { ecosystem-card }, { $n } together, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-together =
    Row { $row }, column { $col }, { ecosystem-card }, all together { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-cell-free = Row { $row }, column { $col }, free, { ecosystem-card } here: { $gain }
ecosystem-ui-cell-swap = Row { $row }, column { $col }, { ecosystem-card }, { $gain } by swapping
ecosystem-ui-cell-empty = Row { $row }, column { $col }, empty
ecosystem-ui-frame-open = The 4 by 5 frame can still move
ecosystem-ui-area =
    { $rank ->
        [0] { $n }: { $points }
        [1] { $n }, 1st: { $points }
        [2] { $n }, 2nd: { $points }
       *[3] { $n }, 3rd: { $points }
    }
ecosystem-ui-area-idle = { $n }
ecosystem-ui-plays =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    }
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } cards
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $you ->
        [yes] { $n ->
            [one] Your hand, the last card
           *[other] Your hand, { $n } cards
        }
       *[no] { $n ->
            [one] { $seat }’s hand, the last card
           *[other] { $seat }’s hand, { $n } cards
        }
    }
ecosystem-ui-hand-empty =
    { $round ->
        [1] That was the last card of this hand; new cards are dealt next
       *[2] That was the last card of the game
    }
ecosystem-ui-rest =
    { $n ->
        [one] This card goes to { $seat } next (round { $round } passes to the { $way ->
            [left] left
           *[right] right
        })
       *[other] These { $n } go to { $seat } next (round { $round } passes to the { $way ->
            [left] left
           *[right] right
        })
    }
ecosystem-ui-rest-neutral =
    { $n ->
        [one] This card goes to the neutral hand next (round { $round } passes to the { $way ->
            [left] left
           *[right] right
        })
       *[other] These { $n } go to the neutral hand next (round { $round } passes to the { $way ->
            [left] left
           *[right] right
        })
    }
ecosystem-ui-solo-play = Your hand, { $n } cards: play one, then give one to Alban
ecosystem-ui-solo-rest = Next you give one of these to Alban
ecosystem-ui-solo-give = Give one of these to Alban: it goes to the next place of his grid
ecosystem-ui-points-so-far = Points so far
ecosystem-ui-points-final = Final points
ecosystem-ui-others = At the table
ecosystem-ui-biodiversity = Biodiversity
ecosystem-ui-biodiversity-rule = A kind that scores nothing is a gap: 12 for at most 2 gaps, 7 for 3, 3 for 4, 0 for 5, { $worst } for more.
ecosystem-ui-total = Total
ecosystem-ui-look =
    show large, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ecosystem-ui-lead = Your lead: { $n }
ecosystem-ui-level =
    { $level ->
        [easy] Easy victory
        [normal] Normal victory
       *[hard] Hard victory
    }
ecosystem-ui-alban-grid =
    Alban’s ecosystem, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ecosystem-ui-neutral = Neutral hand
ecosystem-ui-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ecosystem-ui-neutral-counts =
    It competes with { $streams ->
        [0] no stream
       *[other] a stream of { $streams }
    } and { $wolves ->
        [0] no wolf
        [one] { $wolves } wolf
       *[other] { $wolves } wolves
    }.
ecosystem-ui-at = row { $row }, column { $col }
ecosystem-ui-at-of = { $seat }, row { $row }, column { $col }
ecosystem-ui-at-of-alban = Alban, row { $row }, column { $col }
ecosystem-ui-of = { $seat }
ecosystem-ui-now = Now
ecosystem-ui-all-now =
    { $card ->
        [deer] All deer, now
       *[wolf] All wolves, now
    }
ecosystem-ui-here-now = Here, now
ecosystem-ui-swap-now = Swapped, now
ecosystem-ui-size =
    { $card ->
        [stream] { $rank ->
            [0] Longest stream, { $n }, not among the first
            [1] Longest stream, { $n }, first of all
           *[2] Longest stream, { $n }, second of all
        }
       *[meadow] { $n ->
            [one] A single meadow
           *[other] { $n } meadows together
        }
    }
ecosystem-ui-size-idle =
    { $n ->
        [one] A single stream, not the longest
       *[other] { $n } streams together, not the longest
    }
ecosystem-ui-empty = Empty cell
ecosystem-ui-empty-rule = A card must touch one of yours, above, below or beside, and stay within 4 rows and 5 columns.
ecosystem-ui-kind-line =
    { $you ->
        [yes] You
       *[no] { $seat }
    }, { $card ->
        [stream] { $n ->
            [0] no stream
           *[other] longest stream { $n }
        }
       *[other] { $n ->
            [0] none
            [one] { $n } card
           *[other] { $n } cards
        }
    }
ecosystem-ui-kind-line-rival =
    { $rival ->
        [alban] { ecosystem-ui-alban }
       *[neutral] { ecosystem-ui-neutral }
    }, { $card ->
        [stream] { $n ->
            [0] no stream
           *[other] longest stream { $n }
        }
       *[other] { $n ->
            [0] none
            [one] { $n } card
           *[other] { $n } cards
        }
    }
ecosystem-ui-gaps =
    { $n ->
        [0] no gap
        [one] { $n } gap
       *[other] { $n } gaps
    }
ecosystem-ui-gaps-line =
    { $you ->
        [yes] You
       *[no] { $seat }
    }, { ecosystem-ui-gaps }

## In the terminal

ecosystem-sketch-total =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $points } (biodiversity { $n })
ecosystem-sketch-rival =
    { $name ->
        [alban] Alban: { $points } points, stream { $streams }, wolves { $wolves }
       *[neutral] Neutral hand: stream { $streams }, wolves { $wolves }
    }
ecosystem-sketch-hand = Your hand:

## Rules

ecosystem-the-card =
    { $card ->
        [stream] the stream
        [meadow] the meadow
        [bear] the bear
        [fox] the fox
        [deer] the deer
        [wolf] the wolf
        [trout] the trout
        [bee] the bee
        [eagle] the eagle
        [dragonfly] the dragonfly
       *[rabbit] the rabbit
    }
ecosystem-the-other-card =
    { $other_card ->
        [stream] the stream
        [meadow] the meadow
        [bear] the bear
        [fox] the fox
        [deer] the deer
        [wolf] the wolf
        [trout] the trout
        [bee] the bee
        [eagle] the eagle
        [dragonfly] the dragonfly
       *[rabbit] the rabbit
    }
ecosystem-a-card =
    { $card ->
        [stream] a stream
        [meadow] a meadow
        [bear] a bear
        [fox] a fox
        [deer] a deer
        [wolf] a wolf
        [trout] a trout
        [bee] a bee
        [eagle] an eagle
        [dragonfly] a dragonfly
       *[rabbit] a rabbit
    }

ecosystem-option-edition = Edition
ecosystem-option-edition-help = In the first edition a rabbit scores nothing, and alone you beat Alban by 30, 40 or 50 points instead of 30, 50 or 70.
ecosystem-option-edition-second = Second edition
ecosystem-option-edition-first = First edition
ecosystem-option-many_gaps = Six gaps or more
ecosystem-option-many_gaps-help = The biodiversity points of an ecosystem in which at least six of the eleven kinds score nothing; usually -5.

ecosystem-prompt-pick = Choose a card to play.
ecosystem-prompt-place = Place { ecosystem-the-card } in a free cell.
ecosystem-prompt-swap-first = Choose the first of two cards to swap.
ecosystem-prompt-swap-second = Choose the card to swap it with.
ecosystem-prompt-give = Choose a card to give to Alban.

ecosystem-help-pick = Everybody chooses in secret, then the cards are revealed. The other cards of the hand are passed on.
ecosystem-help-pick-solo = After placing it you give another card to Alban.
ecosystem-help-place = It must touch one of your cards, not only at a corner. The numbers are the points it would add now.
ecosystem-help-swap-first = The rabbit lets any two of your cards change places, itself included. You need not swap.
ecosystem-help-swap-second = The numbers are the points the swap would add now. You can still leave everything as it is.
ecosystem-help-give = He lays his cards row by row. When a row of his is full you draw five cards, otherwise one.

ecosystem-choice-card = { ecosystem-card }
ecosystem-choice-cell = Row { $row }, column { $col }
ecosystem-choice-swap = { ecosystem-card }, row { $row }, column { $col }
ecosystem-choice-no-swap = Do not swap

ecosystem-event-dealt =
    { $round ->
        [1] The cards are shuffled and { $cards } are dealt to each hand.
       *[2] The second round begins: { $cards } new cards are dealt to each hand.
    }
ecosystem-event-picked =
    { $you ->
        [yes] You reveal { ecosystem-a-card }.
       *[no] { $seat } reveals { ecosystem-a-card }.
    }
ecosystem-event-neutral = The neutral hand reveals { ecosystem-a-card }.
ecosystem-event-placed =
    { $you ->
        [yes] You place { ecosystem-the-card } in row { $row }, column { $col }.
       *[no] { $seat } places { ecosystem-the-card } in row { $row }, column { $col }.
    }
ecosystem-event-swapped =
    { $you ->
        [yes] You swap { ecosystem-the-card } (row { $row }, column { $col }) with { ecosystem-the-other-card } (row { $other_row }, column { $other_col }).
       *[no] { $seat } swaps { ecosystem-the-card } (row { $row }, column { $col }) with { ecosystem-the-other-card } (row { $other_row }, column { $other_col }).
    }
ecosystem-event-given =
    { $you ->
        [yes] You give { ecosystem-a-card } to Alban.
       *[no] { $seat } gives { ecosystem-a-card } to Alban.
    }
ecosystem-event-drawn =
    { $you ->
        [yes] You draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
       *[no] { $seat } draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
    }
ecosystem-event-passed =
    { $direction ->
        [left] The hands are passed to the left.
       *[right] The hands are passed to the right.
    }
ecosystem-event-over = The last cell is filled: now the points count.

ecosystem-why-kind = { ecosystem-card }
ecosystem-why-biodiversity = { ecosystem-ui-biodiversity }, { ecosystem-ui-gaps }
ecosystem-why-beside =
    { $card ->
        [stream] { $n ->
            [one] A stream beside it
           *[other] { $n } streams beside it
        }
        [dragonfly] { $n ->
            [one] A dragonfly beside it
           *[other] { $n } dragonflies beside it
        }
        [meadow] { $n ->
            [one] A meadow beside it
           *[other] { $n } meadows beside it
        }
        [bee] { $n ->
            [one] A bee beside it
           *[other] { $n } bees beside it
        }
       *[trout] { $n ->
            [one] A trout beside it
           *[other] { $n } trout beside it
        }
    }
ecosystem-why-prey =
    { $card ->
        [rabbit] { $n ->
            [one] A rabbit in sight
           *[other] { $n } rabbits in sight
        }
       *[trout] { $n ->
            [one] A trout in sight
           *[other] { $n } trout in sight
        }
    }
ecosystem-why-fox-alone = No bear and no wolf beside it
ecosystem-why-fox-scared =
    { $card ->
        [wolf] A wolf beside it
       *[bear] A bear beside it
    }
ecosystem-why-dragonfly = A stream of { $n } beside it
ecosystem-why-deer-rows =
    { $n ->
        [one] { $n } row with deer
       *[other] { $n } rows with deer
    }
ecosystem-why-deer-columns =
    { $n ->
        [one] { $n } column with deer
       *[other] { $n } columns with deer
    }
ecosystem-why-rabbit = The rabbit itself
ecosystem-why-meadow =
    { $n ->
        [one] A single meadow
       *[other] { $n } meadows together
    }
ecosystem-why-stream = Longest stream, { $n }, compared with the others
ecosystem-why-stream-short = A stream of { $n }, not the longest
ecosystem-why-wolf =
    { $n ->
        [one] { $n } wolf, compared with the others
       *[other] { $n } wolves, compared with the others
    }

ecosystem-refused-card = This card is not in your hand: { ecosystem-card }.
ecosystem-refused-occupied = A card already lies there.
ecosystem-refused-frame = That cell is out of reach: an ecosystem has at most 4 rows and 5 columns.
ecosystem-refused-apart = A new card must touch one of yours: above, below, to the left or to the right.
ecosystem-refused-empty = No card lies there that could be swapped.
ecosystem-refused-same = That is the card you chose first: choose another one, or do not swap.

ecosystem-invalid-length =
    { $field }: { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    } instead of { $expected }.
ecosystem-invalid-moment =
    Step { $step }, round { $round }, turn { $turn }: there is no such moment in a game with { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }.
ecosystem-invalid-count =
    { ecosystem-card }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on the table instead of { $expected }.
ecosystem-invalid-grid-size =
    Ecosystem of { $seat }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } at this turn instead of { $expected }.
ecosystem-invalid-hand-size =
    Hand { $hand }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } at this turn instead of { $expected }.
ecosystem-invalid-pile =
    Pile of the neutral hand or of Alban: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } at this turn instead of { $expected }.
ecosystem-invalid-apart = Ecosystem of { $seat }: its cards must form one piece that covers the cell r3c4.
ecosystem-invalid-frame = Ecosystem of { $seat }: its cards must fit into 4 rows and 5 columns.
ecosystem-invalid-twice = { $path }: more than one card lies on { $cell }.

ecosystem-result-win =
    { $you ->
        [yes] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $margin } ahead.
       *[no] { $seat } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $margin } ahead.
    }
ecosystem-result-tie =
    { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
ecosystem-result-solo =
    { $level ->
        [easy] An easy victory: { $points } points to Alban’s { $alban }, a lead of { $lead }.
        [normal] A normal victory: { $points } points to Alban’s { $alban }, a lead of { $lead }.
        [hard] A hard victory: { $points } points to Alban’s { $alban }, a lead of { $lead }.
       *[none] Alban is not beaten: { $points } points to his { $alban } are a lead of { $lead }, and it takes { $needed }.
    }

## What an option would bring

ecosystem-outcome-row = Your points
ecosystem-outcome-points = { $n }
