### Living Forest Duel: the board in the browser

## Where and who

living_forest_duel-ui-where =
    { $season ->
        [summer] Turn { $n }, you play Summer
       *[winter] Turn { $n }, you play Winter
    }
living_forest_duel-ui-where-watching = Turn { $n }
living_forest_duel-ui-season =
    { $season ->
        [summer] Summer
       *[winter] Winter
    }
living_forest_duel-ui-you = you
living_forest_duel-ui-you-have = You
living_forest_duel-ui-whose =
    { $you ->
        [yes] You
       *[no] { $seat }
    }

## The clearing

living_forest_duel-ui-clearing = The clearing, from Summer to Winter
living_forest_duel-ui-clearing-card = Clearing card { $place }
living_forest_duel-ui-turn-end = End of the turn
living_forest_duel-ui-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
living_forest_duel-ui-say-clearing =
    Clearing card { $place }, fire value { $value }, bonus: { living_forest_duel-bonus-name }{ $state ->
        [none] { "" }
        [fire] , a fire token
        [onibi] , Onibi
       *[both] , Onibi and a fire token
    }
living_forest_duel-ui-say-fire =
    { $n ->
        [one] End of the turn: fire { $value } on { $n } card
       *[other] End of the turn: fire { $value } on { $n } cards
    }
living_forest_duel-ui-say-side =
    { $season ->
        [summer] Summer
       *[winter] Winter
    }, { $you ->
        [yes] you
       *[no] { $seat }
    }
living_forest_duel-ui-say-stand =
    { living_forest_duel-ui-say-side }: water { $water }, { $holds ->
        [yes] enough against the fire
       *[no] { $n ->
            [one] { $n } Fire Varan would go to the discard
           *[other] { $n } Fire Varans would go to the discard
        }
    }

## The end of a turn

living_forest_duel-ui-end-title = End of the turn
living_forest_duel-ui-end-terms = { $common } common + { $line } line + { $trees } forest
living_forest_duel-ui-end-result =
    { $holds ->
        [yes] The water holds.
       *[no] { $n ->
            [0] No Fire Varan is left.
            [one] { $n } Fire Varan to the discard.
           *[other] { $n } Fire Varans to the discard.
        }
    }
living_forest_duel-ui-end-kindled =
    { $n ->
        [one] New fire on card { $places }.
       *[other] New fires on cards { $places }.
    }
living_forest_duel-ui-end-no-fire = No new fire.
living_forest_duel-ui-end-close = Go on
living_forest_duel-ui-your-water = Your water
living_forest_duel-ui-water-of = { $seat }’s water

## The lines

living_forest_duel-ui-recruits = Recruitment line
living_forest_duel-ui-affordable = affordable animals glow
living_forest_duel-ui-helpline = Help line
living_forest_duel-ui-helpline-note = what each side has when it points now
living_forest_duel-ui-helpline-empty = No animal yet. Revealed animals come here, for both sides.
living_forest_duel-ui-onibi-holds =
    { $season ->
        [summer] Summer has the Onibi card: revealed summer animals help both sides.
       *[winter] Winter has the Onibi card: revealed winter animals help both sides.
    }
living_forest_duel-ui-element = Element
living_forest_duel-ui-line-trees = Line + trees
living_forest_duel-ui-used = used up
living_forest_duel-ui-token-of =
    { $season ->
        [summer] Summer’s token
       *[winter] Winter’s token
    }
living_forest_duel-ui-action =
    { $action ->
        [recruit] Recruit
        [extinguish] Extinguish
        [plant] Plant
       *[onibi] Onibi
    }
living_forest_duel-ui-lock =
    { $why ->
        [token] no token
        [absent] none shown
        [taken] token on it
        [between] too soon
        [nothing] no use
       *[short] too little
    }
living_forest_duel-ui-pile = Common pile
living_forest_duel-ui-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
living_forest_duel-ui-risk =
    { $you ->
        [yes] { $n ->
            [0] no card costs you a token
            [one] { $n } of { $of } costs you a token
           *[other] { $n } of { $of } cost you a token
        }
       *[no] { $n ->
            [0] no card costs { $seat } a token
            [one] { $n } of { $of } costs { $seat } a token
           *[other] { $n } of { $of } cost { $seat } a token
        }
    }
living_forest_duel-ui-discard = Discard
living_forest_duel-ui-animals = Animals
living_forest_duel-ui-varan = Varan
living_forest_duel-ui-narrow-card =
    { $card ->
        [anteater] Ant{"\u00AD"}eater
        [chameleon] Chame{"\u00AD"}leon
        [cockatoo] Cocka{"\u00AD"}too
        [crocodile] Croco{"\u00AD"}dile
        [elephant] Ele{"\u00AD"}phant
        [hippopotamus] Hippo{"\u00AD"}pota{"\u00AD"}mus
        [meerkat] Meer{"\u00AD"}kat
        [raccoon] Rac{"\u00AD"}coon
        [hummingbird] Hum{"\u00AD"}ming{"\u00AD"}bird
        [flamingo] Fla{"\u00AD"}mingo
        [platypus] Platy{"\u00AD"}pus
        [rhinoceros] Rhino{"\u00AD"}ceros
        [chimpanzee] Chim{"\u00AD"}pan{"\u00AD"}zee
        [squirrel] Squir{"\u00AD"}rel
        [salamander] Sala{"\u00AD"}man{"\u00AD"}der
        [macaque] Ma{"\u00AD"}caque
        [goldfish] Gold{"\u00AD"}fish
        [varan_summer] { living_forest_duel-ui-varan }
        [varan_winter] { living_forest_duel-ui-varan }
       *[other] { living_forest_duel-card }
    }
living_forest_duel-ui-line-of =
    { $you ->
        [yes] Your line
       *[no] { $seat }’s line
    }
living_forest_duel-ui-line-empty = No animal in the personal line.

## Trees

living_forest_duel-ui-piles = Tree piles
living_forest_duel-ui-piles-note =
    { $you ->
        [yes] cost in plant; you have { $n }
       *[no] cost in plant; { $seat } has { $n }
    }
living_forest_duel-ui-left = { $n } left
living_forest_duel-ui-pile-empty = No tree left: { $element }
living_forest_duel-ui-forest-of =
    { $you ->
        [yes] Your forest
       *[no] { $seat }’s forest
    }
living_forest_duel-ui-of = { $n } of { $of }
living_forest_duel-ui-no-place = Not a place for this tree
living_forest_duel-ui-tree =
    { $element ->
        [none] Starting tree
        [sun] Sun tree
        [water] Water tree
        [plant] Plant tree
       *[wind] Wind tree
    }
living_forest_duel-ui-edge =
    { $edge ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
living_forest_duel-ui-say-tree =
    { living_forest_duel-ui-tree }{ $bonus ->
        [none] { "" }
        [recruit] , bonus: Recruit animals
        [extinguish] , bonus: Extinguish fire
       *[sanki] , bonus: a Sanki card
    }, river: { $rivers }
living_forest_duel-ui-say-pile = Costs { $cost } plant, { $n } left
living_forest_duel-ui-say-animal =
    { living_forest_duel-card }{ $symbol ->
        [none] { "" }
        [solitary] , solitary
       *[gregarious] , gregarious
    }{ $cost ->
        [0] { "" }
       *[other] , cost { $cost }
    }

## What lies before a player

living_forest_duel-ui-tokens = Action tokens
living_forest_duel-ui-tokens-left =
    { $n ->
        [0] no token left
        [one] { $n } token left
       *[other] { $n } tokens left
    }
living_forest_duel-ui-token-state =
    { $state ->
        [left] left
        [used] used
       *[lost] lost
    }
living_forest_duel-ui-solitary = Solitary
living_forest_duel-ui-next-loss =
    { $n ->
        [0] nothing more to lose
        [one] the next costs a token
       *[other] { $n } more cost a token
    }
living_forest_duel-ui-good =
    { $sort ->
        [sanki] Sanki
        [fires] Fires
        [varans] Varans
       *[pack] Animals
    }
living_forest_duel-ui-onibi-card = Onibi card
living_forest_duel-ui-reserve = Reserve
living_forest_duel-ui-budget =
    { $you ->
        [yes] { $bonus ->
            [yes] Your bonus: { $left } of { $n } { living_forest_duel-element } left
           *[no] Your { living_forest_duel-element }: { $left } of { $n } left
        }
       *[no] { $bonus ->
            [yes] { $seat }’s bonus: { $left } of { $n } { living_forest_duel-element } left
           *[no] { $seat }’s { living_forest_duel-element }: { $left } of { $n } left
        }
    }

## The four victories

living_forest_duel-ui-goals = Four ways to win
living_forest_duel-ui-goal =
    { $goal ->
        [fire] Eight fires
        [block] Three by three trees
        [line] All recruits of one season
       *[onibi] Onibi out
    }
living_forest_duel-ui-progress =
    { $goal ->
        [onibi] { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
       *[other] { $n } of { $of }
    }
living_forest_duel-ui-race =
    { $goal ->
        [onibi] steps
       *[other] of { $of }
    }
living_forest_duel-ui-missing =
    { $goal ->
        [fire] Fires missing
        [block] Trees missing
        [line] Foreign recruits, { $cost } sun together
       *[onibi] { $exits ->
            [one] Steps to go, { $exits } exit
           *[other] Steps to go, { $exits } exits
        }
    }, { $you ->
        [yes] you
       *[no] { $seat }
    }
living_forest_duel-ui-onibi-out = out
living_forest_duel-ui-decided = decided the game
living_forest_duel-ui-how =
    { $victory ->
        [fire] Turn { $n }: { $you ->
            [yes] you have eight fire tokens.
           *[no] { $seat } has eight fire tokens.
        }
        [block] Turn { $n }: nine trees in a square stand in { $you ->
            [yes] your forest.
           *[no] { $seat }’s forest.
        }
        [line] Turn { $n }: every animal in the recruitment line is of { $you ->
            [yes] your season.
           *[no] { $seat }’s season.
        }
       *[onibi] Turn { $n }: { $you ->
            [yes] you drove Onibi out
           *[no] { $seat } drove Onibi out
        } while { $other } had the Onibi card.
    }

## Explanations

living_forest_duel-ui-about-common = On the common line: both sides count its elements, until a token uses them up. Its symbol counts for both.
living_forest_duel-ui-about-own = On a personal line: only its owner counts its elements and its symbol, until the end of the turn. Tokens do not use them up.
living_forest_duel-ui-about-recruit =
    { $season ->
        [none] Costs { $cost } sun. It belongs to no season: the player who recruits it discards it.
        [summer] Costs { $cost } sun. Summer recruits it into the personal line, Winter onto the discard.
       *[winter] Costs { $cost } sun. Winter recruits it into the personal line, Summer onto the discard.
    }
living_forest_duel-ui-about-varan =
    { $season ->
        [summer] A solitary symbol for Summer, and no element. With a Sanki card Summer can send it back when it is revealed.
       *[winter] A solitary symbol for Winter, and no element. With a Sanki card Winter can send it back when it is revealed.
    }
living_forest_duel-ui-symbol =
    { $symbol ->
        [solitary] Solitary
       *[gregarious] Gregarious
    }
living_forest_duel-ui-about-clearing =
    { $state ->
        [onibi] Where Onibi stands it burns, with or without a token.
        [fire] Extinguishing the token costs { $value } water.
       *[none] Nothing burns here. Fire breaks out beside Onibi.
    } { $bonus ->
        [recruit] The player who moves Onibi here may recruit animals.
        [extinguish] The player who moves Onibi here may extinguish fire.
        [plant] The player who moves Onibi here may plant trees.
       *[sanki] The player who moves Onibi here takes a Sanki card.
    }
living_forest_duel-ui-burns = Fire at the end of the turn
living_forest_duel-ui-bonus-now =
    { $bonus ->
        [recruit] Sun for the bonus, now
        [extinguish] Water for the bonus, now
       *[plant] Plant for the bonus, now
    }
living_forest_duel-ui-element-title =
    { $element ->
        [sun] Sun: recruit
        [water] Water: extinguish
        [plant] Plant: plant trees
       *[wind] Wind: move Onibi
    }
living_forest_duel-ui-about-element =
    { $element ->
        [sun] Recruit animals of the line for their cost. Your own join your line, others go to the discard.
        [water] Take fire tokens for the value of their card. At the end of the turn water also holds back the fire.
        [plant] Plant top trees of different piles for their cost. The river must reach the lake.
       *[wind] Move Onibi towards your opponent, a card for each wind. The card where it stops gives a bonus.
    }
living_forest_duel-ui-would-have =
    { $you ->
        [yes] You would have
       *[no] { $seat } would have
    }
living_forest_duel-ui-enough-for = Enough for: { $things }
living_forest_duel-ui-value = Value of the action
living_forest_duel-ui-spent = Spent
living_forest_duel-ui-remains = Left
living_forest_duel-ui-about-pile =
    { $shuffled ->
        [yes] The pile is empty: the discard will be shuffled.
       *[no] The next card is one of these.
    } Common animals and the stag come to the common line, others to their season’s line.
living_forest_duel-ui-goes-to =
    { $place ->
        [common] For the common line
        [summer] For Summer’s line
       *[winter] For Winter’s line
    }
living_forest_duel-ui-costs-token =
    { $you ->
        [yes] Would cost you a token
       *[no] Would cost { $seat } a token
    }
living_forest_duel-ui-about-discard = When the common pile is empty and a card must be revealed, these are shuffled.
living_forest_duel-ui-about-tokens = A token points at the last element of a kind on the common line and starts its action. Who has no token left cannot play. They come back at the end of the turn.
living_forest_duel-ui-about-solitary =
    { $n ->
        [0] No token can be lost to solitary symbols any more this turn.
        [one] When { $n } more solitary symbol is revealed, a token is lost.
       *[other] When { $n } more solitary symbols are revealed, a token is lost.
    } The levels are three and four; a gregarious symbol takes one away.
living_forest_duel-ui-counts = Counts
living_forest_duel-ui-about-good =
    { $sort ->
        [sanki] Sends back a Fire Varan of your season when it is revealed, or lets you use a token right after you revealed a card.
        [fires] Extinguished fires. Eight of them win.
        [varans] Fire Varans that wait. Who has too little water puts some of them into the discard.
       *[pack] The animals of the player’s own season: they fill the gaps of the recruitment line.
    }
living_forest_duel-ui-about-onibi-card = Who has it shares: revealed animals of that season come to the common line. Onibi leaving the clearing on that side again loses the game.
living_forest_duel-ui-about-fire = Fire { $value } against Summer’s water { $summer } and Winter’s { $winter }. Who has less water puts a Fire Varan for each burning card into the discard.
living_forest_duel-ui-fire = Fire value
living_forest_duel-ui-about-stand =
    { $holds ->
        [yes] Water { $water } holds against fire { $value }.
       *[no] Water { $water } is less than fire { $value }: { $n ->
            [0] but no Fire Varan is left.
            [one] { $n } Fire Varan would go to the discard.
           *[other] { $n } Fire Varans would go to the discard.
        }
    }
living_forest_duel-ui-water-now = Water at the end of the turn
living_forest_duel-ui-about-goal =
    { $goal ->
        [fire] Who owns eight fire tokens wins at once.
        [block] Who fills a square of three by three cells with trees wins at once. The starting tree counts.
        [line] Who has only animals of the own season in the recruitment line wins at once.
       *[onibi] Who drives Onibi out on the opponent’s side while the opponent has the Onibi card wins at once.
    }
living_forest_duel-ui-about-tree =
    { $element ->
        [none] The lake: every river must reach it. It may not be covered.
        [sun] Gives 1 sun and costs { $cost } plant.
        [water] Gives 1 water and costs { $cost } plant.
        [plant] Gives 1 plant and costs { $cost } plant.
       *[wind] Gives 1 wind and costs { $cost } plant.
    } { $bonus ->
        [none] { "" }
        [recruit] Beside a tree with the same sign: Recruit animals.
        [extinguish] Beside a tree with the same sign: Extinguish fire.
       *[sanki] Beside a tree with the same sign: take a Sanki card.
    }
living_forest_duel-ui-cells =
    { $you ->
        [yes] Places in your forest
       *[no] Places in { $seat }’s forest
    }
living_forest_duel-ui-bonuses-here = Bonuses here
living_forest_duel-ui-empty-cell = Empty cell
