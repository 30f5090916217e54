### Living Forest Duel

## At the table

living_forest_duel-title = Living Forest Duel
living_forest_duel-blurb = Summer against Winter: share the animals’ help, then win by fire, by line, by forest or by Onibi.
living_forest_duel-minutes = 20 min

living_forest_duel-option-sanki_after_varan = Sanki after a varan
living_forest_duel-option-sanki_after_varan-help = A player who reveals a Fire Varan may also spend a Sanki card to use a token at once. The rulebook says “a card”.
living_forest_duel-option-bonus_plant = The bonus Plant
living_forest_duel-option-bonus_plant-help = How many trees the bonus of the middle clearing card allows.
living_forest_duel-option-bonus_plant-full = A full action, up to four trees
living_forest_duel-option-bonus_plant-one = One tree
living_forest_duel-option-bonus_skip = Bonus actions can be declined
living_forest_duel-option-bonus_skip-help = Otherwise a bonus action that is possible has to be used.
living_forest_duel-option-recruit_check = Recruits count their symbol at once
living_forest_duel-option-recruit_check-help = Recruiting a solitary animal of your own may cost a token at that moment. Usually only revealed cards do.
living_forest_duel-option-reshuffle = The discard is shuffled
living_forest_duel-option-reshuffle-help = When the discard becomes the common pile again.
living_forest_duel-option-reshuffle-needed = When a card must be revealed
living_forest_duel-option-reshuffle-at_once = As soon as the pile is empty

## Names

living_forest_duel-card =
    { $card ->
        [anteater] Anteater
        [bat] Bat
        [bear] Bear
        [chameleon] Chameleon
        [cobra] Cobra
        [cockatoo] Cockatoo
        [crocodile] Crocodile
        [elephant] Elephant
        [gorilla] Gorilla
        [hippopotamus] Hippopotamus
        [lynx] Lynx
        [meerkat] Meerkat
        [panda] Panda
        [peacock] Peacock
        [raccoon] Raccoon
        [spider] Spider
        [tapir] Tapir
        [weasel] Weasel
        [stag] Stag
        [coati] Coati
        [goat] Goat
        [hummingbird] Hummingbird
        [tanuki] Tanuki
        [bee] Bee
        [flamingo] Flamingo
        [fox] Fox
        [toucan] Toucan
        [frog] Frog
        [owl] Owl
        [platypus] Platypus
        [tiger] Tiger
        [rhinoceros] Rhinoceros
        [chimpanzee] Chimpanzee
        [axolotl] Axolotl
        [squirrel] Squirrel
        [ram] Ram
        [raven] Raven
        [wolf] Wolf
        [mantis] Mantis
        [crane] Crane
        [hare] Hare
        [eagle] Eagle
        [salamander] Salamander
        [horned_owl] Horned owl
        [dolphin] Dolphin
        [panther] Panther
        [bison] Bison
        [macaque] Macaque
        [goldfish] Goldfish
        [varan_summer] Fire Varan of Summer
       *[varan_winter] Fire Varan of Winter
    }
living_forest_duel-element =
    { $element ->
        [sun] sun
        [water] water
        [plant] plant
       *[wind] wind
    }
living_forest_duel-season =
    { $season ->
        [summer] Summer
       *[winter] Winter
    }
living_forest_duel-bonus-name =
    { $bonus ->
        [recruit] Recruit animals
        [extinguish] Extinguish fire
        [plant] Plant trees
       *[sanki] Take a Sanki card
    }
living_forest_duel-where =
    { $ns ->
        [none] { $ew ->
            [none] the lake
            [east] { $x } east of the lake
           *[west] { $x } west of the lake
        }
        [north] { $ew ->
            [none] { $y } north of the lake
            [east] { $y } north, { $x } east
           *[west] { $y } north, { $x } west
        }
       *[south] { $ew ->
            [none] { $y } south of the lake
            [east] { $y } south, { $x } east
           *[west] { $y } south, { $x } west
        }
    }
living_forest_duel-covering =
    { $under ->
        [none] { "" }
        [sun] , over a sun tree
        [water] , over a water tree
        [plant] , over a plant tree
       *[wind] , over a wind tree
    }

## Questions

living_forest_duel-prompt-play =
    { $n ->
        [one] Reveal a card, or use your last token.
       *[other] Reveal a card, or use one of your { $n } tokens.
    }
living_forest_duel-help-play = A token points at the last element of its kind on the common line. Then it is the other’s turn.
living_forest_duel-help-play-alone = The other has no tokens left: you go on alone until you have none either.
living_forest_duel-prompt-varan =
    { $n ->
        [one] A Fire Varan of yours: send it back with your Sanki card?
       *[other] A Fire Varan of yours: send it back with one of your { $n } Sanki cards?
    }
living_forest_duel-help-varan = It goes back to its pile and its solitary symbol does not count. The Sanki card goes to the reserve.
living_forest_duel-prompt-sanki =
    { $n ->
        [one] Use your last token at once, with a Sanki card?
       *[other] Use one of your { $n } tokens at once, with a Sanki card?
    }
living_forest_duel-help-sanki = The Sanki card goes to the reserve. Otherwise it is the other’s turn now.
living_forest_duel-prompt-recruit =
    { $bonus ->
        [yes] Bonus, recruit: { $left } of { $n } sun left.
       *[no] Recruit: { $left } of { $n } sun left.
    }
living_forest_duel-help-recruit = Animals of your season join your line, others go to the discard. Afterwards your own pile fills the gaps.
living_forest_duel-prompt-extinguish =
    { $bonus ->
        [yes] Bonus, extinguish: { $left } of { $n } water left.
       *[no] Extinguish: { $left } of { $n } water left.
    }
living_forest_duel-help-extinguish = A fire token costs the value of its clearing card. Eight tokens win.
living_forest_duel-prompt-tree =
    { $bonus ->
        [yes] Bonus, plant: { $left } of { $n } plant left.
       *[no] Plant: { $left } of { $n } plant left.
    }
living_forest_duel-help-tree = At most one tree from each pile. A full block of three by three wins.
living_forest_duel-prompt-cell =
    { $bonus ->
        [recruit] Plant the { living_forest_duel-element } tree. Its bonus: Recruit animals.
        [extinguish] Plant the { living_forest_duel-element } tree. Its bonus: Extinguish fire.
       *[sanki] Plant the { living_forest_duel-element } tree. Its bonus: a Sanki card.
    }
living_forest_duel-help-cell = Its river must reach the lake. Each neighbour with the same bonus gives that bonus once.
living_forest_duel-prompt-onibi =
    { $n ->
        [one] Advance Onibi by { $n } step.
       *[other] Advance Onibi by 1 to { $n } steps.
    }
living_forest_duel-help-onibi = Towards your opponent; from the end it goes on at the other end. The card where it stops gives its bonus.

## Answers

living_forest_duel-choice-reveal =
    { $n ->
        [one] Reveal the last card
       *[other] Reveal one of { $n } cards
    }
living_forest_duel-choice-element =
    { $element ->
        [sun] Recruit with { $n } sun
        [water] Extinguish with { $n } water
        [plant] Plant with { $n } plant
       *[wind] Advance Onibi with { $n } wind
    }
living_forest_duel-choice-ward = Send it back with a Sanki card
living_forest_duel-choice-let-stay =
    { $n ->
        [0] Let it come; no token is lost
        [one] Let it come and lose { $n } token
       *[other] Let it come and lose { $n } tokens
    }
living_forest_duel-choice-no-sanki = Keep the Sanki card
living_forest_duel-choice-recruit =
    { $place ->
        [line] { living_forest_duel-card }, { $cost } sun: into your line
       *[discard] { living_forest_duel-card }, { $cost } sun: to the discard
    }
living_forest_duel-choice-extinguish = The fire on clearing card { $place }, { $cost } water
living_forest_duel-choice-tree = The { living_forest_duel-element } tree, { $cost } plant, bonus: { living_forest_duel-bonus-name }
living_forest_duel-choice-cell =
    { $n ->
        [0] { living_forest_duel-where }{ living_forest_duel-covering }
        [one] { living_forest_duel-where }{ living_forest_duel-covering }: { living_forest_duel-bonus-name }
       *[other] { living_forest_duel-where }{ living_forest_duel-covering }: { living_forest_duel-bonus-name }, { $n } times
    }
living_forest_duel-choice-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } { $out ->
        [none] to card { $place }: { living_forest_duel-bonus-name }
        [given] out and on to card { $place }, your opponent gets the Onibi card: { living_forest_duel-bonus-name }
        [returned] out and on to card { $place }, the Onibi card leaves you: { living_forest_duel-bonus-name }
       *[wins] out to your opponent, who has the Onibi card: you win
    }
living_forest_duel-choice-done = Done, { $left } left over
living_forest_duel-choice-skip = Decline the bonus

## Sums

living_forest_duel-why-common = { living_forest_duel-element } on the common line
living_forest_duel-why-line = { living_forest_duel-element } on the personal line
living_forest_duel-why-trees = { living_forest_duel-element } in the forest
living_forest_duel-why-bonus =
    { $bonus ->
        [recruit] Recruit with { $n } sun
        [extinguish] Extinguish with { $n } water
       *[plant] Plant with { $n } plant
    }
living_forest_duel-why-sanki =
    { $n ->
        [one] Take a Sanki card
       *[other] Take { $n } Sanki cards
    }

## Why an element cannot be pointed at

living_forest_duel-blocked-token =
    { $you ->
        [yes] You have no tokens left this turn.
       *[no] { $seat } has no tokens left this turn.
    }
living_forest_duel-blocked-absent = There is no { living_forest_duel-element } on the common line to point at.
living_forest_duel-blocked-taken = A token lies on the last { living_forest_duel-element } already. Another { living_forest_duel-element } must be revealed first.
living_forest_duel-blocked-between = To point at { living_forest_duel-element } twice, another card with { living_forest_duel-element } must lie between the two tokens.
living_forest_duel-blocked-nothing =
    { $element ->
        [sun] The recruitment line is empty.
        [water] No fire burns in the clearing.
        [plant] No tree can be planted.
       *[wind] Onibi cannot move.
    }
living_forest_duel-blocked-short =
    { $element ->
        [sun] { $n } sun is not enough: the cheapest recruit costs { $needed }.
        [water] { $n } water is not enough: the cheapest fire costs { $needed }.
        [plant] { $n } plant is not enough: the cheapest tree costs { $needed }.
       *[wind] { $n } wind is not enough: Onibi moves at least { $needed } step.
    }

## What happened

living_forest_duel-event-exchanged = { living_forest_duel-season }’s first recruits cost only { $sum } together: the { living_forest_duel-card } goes under the pile.
living_forest_duel-event-turn =
    { $you ->
        [yes] Turn { $n }: you begin.
       *[no] Turn { $n }: { $seat } begins.
    }
living_forest_duel-event-revealed =
    { $you ->
        [yes] You reveal the { living_forest_duel-card }: { $place ->
            [common] common line.
            [summer] Summer’s line.
           *[winter] Winter’s line.
        }
       *[no] { $seat } reveals the { living_forest_duel-card }: { $place ->
            [common] common line.
            [summer] Summer’s line.
           *[winter] Winter’s line.
        }
    }
living_forest_duel-event-reshuffled =
    { $n ->
        [one] The discard, { $n } card, becomes the common pile.
       *[other] The discard, { $n } cards, is shuffled into a new common pile.
    }
living_forest_duel-event-warded =
    { $you ->
        [yes] You spend a Sanki card: the varan goes back to its pile.
       *[no] { $seat } spends a Sanki card: the varan goes back to its pile.
    }
living_forest_duel-event-lost =
    { $you ->
        [yes] Solitary symbols: { $net }. You lose { $n ->
            [one] { $n } token.
           *[other] { $n } tokens.
        }
       *[no] Solitary symbols: { $net }. { $seat } loses { $n ->
            [one] { $n } token.
           *[other] { $n } tokens.
        }
    }
living_forest_duel-event-forfeited =
    { $you ->
        [yes] You can neither reveal nor point: you lose a token.
       *[no] { $seat } can neither reveal nor point, and loses a token.
    }
living_forest_duel-event-hurried =
    { $you ->
        [yes] You spend a Sanki card to use a token at once.
       *[no] { $seat } spends a Sanki card to use a token at once.
    }
living_forest_duel-event-pointed =
    { $you ->
        [yes] You point at { living_forest_duel-element } on the { living_forest_duel-card }: { $n } { living_forest_duel-element }.
       *[no] { $seat } points at { living_forest_duel-element } on the { living_forest_duel-card }: { $n } { living_forest_duel-element }.
    }
living_forest_duel-event-extinguished =
    { $you ->
        [yes] You extinguish the fire on card { $place } for { $cost } water and have { $n ->
            [one] { $n } fire token.
           *[other] { $n } fire tokens.
        }
       *[no] { $seat } extinguishes the fire on card { $place } for { $cost } water and has { $n ->
            [one] { $n } fire token.
           *[other] { $n } fire tokens.
        }
    }
living_forest_duel-event-recruited =
    { $you ->
        [yes] You recruit the { living_forest_duel-card } for { $cost } sun: { $place ->
            [line] it joins your line.
           *[discard] it goes to the discard.
        }
       *[no] { $seat } recruits the { living_forest_duel-card } for { $cost } sun: { $place ->
            [line] it joins the personal line.
           *[discard] it goes to the discard.
        }
    }
living_forest_duel-event-refilled =
    { $you ->
        [yes] Your { living_forest_duel-card } comes to place { $place } of the recruitment line.
       *[no] { $seat }’s { living_forest_duel-card } comes to place { $place } of the recruitment line.
    }
living_forest_duel-event-planted =
    { $you ->
        [yes] You plant a { living_forest_duel-element } tree for { $cost } plant: { living_forest_duel-where }{ living_forest_duel-covering }.
       *[no] { $seat } plants a { living_forest_duel-element } tree for { $cost } plant: { living_forest_duel-where }{ living_forest_duel-covering }.
    }
living_forest_duel-event-advanced =
    { $you ->
        [yes] You advance Onibi by { $n ->
            [one] { $n } step.
           *[other] { $n } steps.
        }
       *[no] { $seat } advances Onibi by { $n ->
            [one] { $n } step.
           *[other] { $n } steps.
        }
    }
living_forest_duel-event-onibi-given =
    { $you ->
        [yes] Onibi leaves the clearing: { $other } gets the Onibi card from you.
        [other] Onibi leaves the clearing: you get the Onibi card from { $seat }.
       *[no] Onibi leaves the clearing: { $other } gets the Onibi card from { $seat }.
    }
living_forest_duel-event-onibi-returned =
    { $you ->
        [yes] Onibi leaves the clearing on { $other }’s side: you put the Onibi card back.
        [other] Onibi leaves the clearing on your side: { $seat } puts the Onibi card back.
       *[no] Onibi leaves the clearing on { $other }’s side: { $seat } puts the Onibi card back.
    }
living_forest_duel-event-arrived =
    { $bonus ->
        [recruit] Onibi stops on card { $place }: Recruit animals.
        [extinguish] Onibi stops on card { $place }: Extinguish fire.
        [plant] Onibi stops on card { $place }: Plant trees.
       *[sanki] Onibi stops on card { $place }: a Sanki card.
    }
living_forest_duel-event-bonus =
    { $you ->
        [yes] Your bonus: { $bonus ->
            [recruit] recruit with { $n } sun.
            [extinguish] extinguish with { $n } water.
           *[plant] plant with { $n } plant.
        }
       *[no] { $seat }’s bonus: { $bonus ->
            [recruit] recruit with { $n } sun.
            [extinguish] extinguish with { $n } water.
           *[plant] plant with { $n } plant.
        }
    }
living_forest_duel-event-bonus-idle =
    { $you ->
        [yes] Your bonus buys nothing: { $bonus ->
            [recruit] { $n } sun.
            [extinguish] { $n } water.
           *[plant] { $n } plant.
        }
       *[no] { $seat }’s bonus buys nothing: { $bonus ->
            [recruit] { $n } sun.
            [extinguish] { $n } water.
           *[plant] { $n } plant.
        }
    }
living_forest_duel-event-sanki =
    { $you ->
        [yes] { $origin ->
            [reserve] You take a Sanki card.
            [opponent] You take a Sanki card from your opponent.
           *[none] You have all the Sanki cards already.
        }
       *[no] { $origin ->
            [reserve] { $seat } takes a Sanki card.
            [opponent] { $seat } takes a Sanki card from the opponent.
           *[none] { $seat } has all the Sanki cards already.
        }
    }
living_forest_duel-event-fire =
    { $n ->
        [one] End of the turn: fire { $value } on { $n } clearing card.
       *[other] End of the turn: fire { $value } on { $n } clearing cards.
    }
living_forest_duel-event-resists =
    { $you ->
        [yes] Your water { $water } ({ $common } common, { $line } line, { $trees } forest) holds against { $value }.
       *[no] { $seat }’s water { $water } ({ $common } common, { $line } line, { $trees } forest) holds against { $value }.
    }
living_forest_duel-event-burns =
    { $you ->
        [yes] Your water { $water } ({ $common } common, { $line } line, { $trees } forest) is less than { $value }: { $n ->
            [0] you have no varans left.
            [one] { $n } varan of yours goes to the discard.
           *[other] { $n } varans of yours go to the discard.
        }
       *[no] { $seat }’s water { $water } ({ $common } common, { $line } line, { $trees } forest) is less than { $value }: { $n ->
            [0] no varans are left.
            [one] { $n } varan goes to the discard.
           *[other] { $n } varans go to the discard.
        }
    }
living_forest_duel-event-kindled = Fire breaks out on clearing card { $place }.
living_forest_duel-event-no-fire-left = No fire token is left for clearing card { $place }.
living_forest_duel-event-cleared =
    { $n ->
        [one] { $n } card goes to the discard, and everybody takes the tokens back.
       *[other] { $n } cards go to the discard, and everybody takes the tokens back.
    }
living_forest_duel-event-won =
    { $you ->
        [yes] { $victory ->
            [fire] You have eight fire tokens and win.
            [line] The recruitment line is all yours: you win.
            [block] Your forest has a full block of three by three: you win.
           *[onibi] Onibi comes to your opponent, who has the Onibi card: you win.
        }
       *[no] { $victory ->
            [fire] { $seat } has eight fire tokens and wins.
            [line] The recruitment line is all { $seat }’s, who wins.
            [block] { $seat }’s forest has a full block of three by three and wins.
           *[onibi] Onibi comes to the opponent, who has the Onibi card: { $seat } wins.
        }
    }

## Answers that are refused

living_forest_duel-refused-sanki = A Sanki card helps only when a varan of your season is revealed, or right after you revealed a card.
living_forest_duel-refused-no-card = There is no card left to reveal: the common pile and the discard are empty.
living_forest_duel-refused-revealed = You have just revealed a card. Use a token with the Sanki card, or keep it.
living_forest_duel-refused-first = An action needs at least one effect: choose one first.
living_forest_duel-refused-not-in-line = Not in the recruitment line: { living_forest_duel-card }.
living_forest_duel-refused-recruit-short = The { living_forest_duel-card } costs { $cost } sun; { $left } left.
living_forest_duel-refused-no-fire = There is no fire token on clearing card { $place }.
living_forest_duel-refused-fire-short = The fire on clearing card { $place } costs { $cost } water; { $left } left.
living_forest_duel-refused-same-pile = Only one tree from each pile in an action: the { living_forest_duel-element } pile has given one.
living_forest_duel-refused-pile-empty = The { living_forest_duel-element } pile is empty.
living_forest_duel-refused-tree-short = The { living_forest_duel-element } tree costs { $cost } plant; { $left } left.
living_forest_duel-refused-no-room = The river of the { living_forest_duel-element } tree meets no river of your forest anywhere.
living_forest_duel-refused-start-tree = Nothing may cover the starting tree.
living_forest_duel-refused-apart = A tree must be planted beside your forest, or on a tree of it.
living_forest_duel-refused-river = The tree’s river would not reach the lake from there.
living_forest_duel-refused-cuts-off = Other trees would lose their way to the lake.
living_forest_duel-refused-no-step = Onibi has to advance by at least one step.
living_forest_duel-refused-too-far =
    { $n ->
        [one] Onibi can advance by { $n } step only.
       *[other] Onibi can advance by { $n } steps at most.
    }

## Positions that cannot be

living_forest_duel-invalid-set-up = Nothing may lie on the table before the set-up.
living_forest_duel-invalid-count = { living_forest_duel-card }: { $n } on the table instead of { $expected }.
living_forest_duel-invalid-tree-count = Tree { $tree }: { $n } on the table instead of { $expected }.
living_forest_duel-invalid-pile = Tree { $tree } does not belong to the { living_forest_duel-element } pile.
living_forest_duel-invalid-forest = { $seat }’s forest must lie around its starting tree, with every river joined to the lake.
living_forest_duel-invalid-covered = { $seat }’s forest: a covered tree must lie under a visible one, and not under the starting tree.
living_forest_duel-invalid-line = { living_forest_duel-card } cannot lie in { $seat }’s personal line.
living_forest_duel-invalid-pack = { living_forest_duel-card } cannot lie in { $seat }’s personal pile.
living_forest_duel-invalid-common = { living_forest_duel-card } cannot lie on the common line.
living_forest_duel-invalid-recruit = { living_forest_duel-card } cannot lie in the recruitment line.
living_forest_duel-invalid-sunk = { $seat }’s personal pile does not have { $n } cards.
living_forest_duel-invalid-mark = There is no { living_forest_duel-element } for a token on card { $place } of the common line.
living_forest_duel-invalid-two-marks = Two tokens lie on the same element of a card.
living_forest_duel-invalid-tokens = { $seat } has { $n } tokens, used, lost and left, instead of { $expected }.
living_forest_duel-invalid-no-token = It cannot be { $seat }’s play: no token is left.
living_forest_duel-invalid-sanki = { $n } Sanki cards are owned; there are three.
living_forest_duel-invalid-fires = { $n } fire tokens are on the table; there are nineteen.
living_forest_duel-invalid-end = A game is over when it has a winner and a victory, and only then.
living_forest_duel-invalid-won-already = { $seat } { $victory ->
        [fire] has eight fire tokens
        [line] has a recruitment line of only own animals
       *[block] has a full block of three by three trees
    }, but the game goes on. Set step, winner and victory, or change the position.
living_forest_duel-invalid-not-won = { $seat } cannot have won by this victory: { $victory ->
        [fire] it takes eight fire tokens
        [line] the recruitment line must hold only own animals
        [block] there must be a full block of three by three trees
       *[onibi] Onibi must have come in again while the opponent had its card
    }.

## The end

living_forest_duel-result =
    { $you ->
        [yes] { $victory ->
            [fire] You win in turn { $turn }, with eight fire tokens.
            [line] You win in turn { $turn }, with a recruitment line all of your season.
            [block] You win in turn { $turn }, with a block of three by three trees.
           *[onibi] You win in turn { $turn }: Onibi came to an opponent who had the Onibi card.
        }
       *[no] { $victory ->
            [fire] { $seat } wins in turn { $turn }, with eight fire tokens.
            [line] { $seat } wins in turn { $turn }, with a recruitment line all of one season.
            [block] { $seat } wins in turn { $turn }, with a block of three by three trees.
           *[onibi] { $seat } wins in turn { $turn }: Onibi came to an opponent who had the Onibi card.
        }
    }

## In a terminal

living_forest_duel-sketch-clearing = Clearing:
living_forest_duel-sketch-clearing-card =
    { $place }: { $value } { $bonus ->
        [recruit] Recruit
        [extinguish] Extinguish
        [plant] Plant
       *[sanki] Sanki
    }{ $what ->
        [onibi] { " " }ONIBI
        [fire] { " " }fire
        [both] { " " }ONIBI, fire
       *[none] { "" }
    }
living_forest_duel-sketch-recruits = Recruitment line:
living_forest_duel-sketch-cost = cost { $n }
living_forest_duel-sketch-common = Common line:
living_forest_duel-sketch-own = { $seat }’s line:
living_forest_duel-sketch-token = <{ $seat }>
living_forest_duel-sketch-has =
    { $seat }: { $n }{ $allowed ->
        [yes] { "" }
       *[no] { " " }(not now)
    }
living_forest_duel-sketch-trees = Trees:
living_forest_duel-sketch-tree = cost { $n }, bonus { $bonus ->
        [recruit] Recruit
        [extinguish] Extinguish
        [plant] Plant
       *[sanki] Sanki
    }, { $left } in the pile
living_forest_duel-sketch-edge =
    { $edge ->
        [north] N
        [east] E
        [south] S
       *[west] W
    }
living_forest_duel-sketch-forest = { $seat }’s forest:
living_forest_duel-sketch-lake = lake
living_forest_duel-sketch-holds = { $seat }, { living_forest_duel-season }: tokens { $tokens }, solitary { $net }, Sanki { $sanki }, varans in the pile { $varans }
living_forest_duel-sketch-goals = to win: fires { $fire }, recruits { $line }, trees { $block }, steps of Onibi { $onibi }
living_forest_duel-sketch-end = If the turn ended now: fire { $value } against water { $water } (varans { $varans }) and { $water2 } (varans { $varans2 })

## What an option would bring

living_forest_duel-outcome-no-bonus = no bonus
living_forest_duel-outcome-wins = wins the game
living_forest_duel-outcome-left = Left to spend
living_forest_duel-outcome-number = { $n }
living_forest_duel-outcome-unspent = { $n } left over
living_forest_duel-outcome-skips = nothing of this is used
living_forest_duel-outcome-wasted = { $n } could be spent now. What is not spent is lost.
