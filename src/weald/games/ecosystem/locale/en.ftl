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
ecosystem-ui-cell-free =
    Row { $row }, column { $col }, free, { ecosystem-card } here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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
ecosystem-ui-you-play = You play
ecosystem-ui-held =
    { $n ->
        [one] { ecosystem-card }
       *[other] { ecosystem-card }, { $n } cards
    }
ecosystem-ui-times = ×{ $n }
ecosystem-ui-hand =
    { $n ->
        [one] Your hand, the last card
       *[other] Your hand, { $n } cards
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
ecosystem-ui-look-at =
    Look at { $seat }’s ecosystem: { $n ->
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
ecosystem-ui-best-now = At best, now
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
ecosystem-ui-kind-line-neutral =
    Neutral hand, { $card ->
        [stream] stream of { $n }
       *[wolf] { $n ->
            [one] { $n } wolf
           *[other] { $n } wolves
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
       *[neutral] Third hand: stream { $streams }, wolves { $wolves }
    }
ecosystem-sketch-hand = Your hand:
