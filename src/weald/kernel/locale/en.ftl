### What every table can say, whatever the game

## Table options

table-option-thinking = Thinking time
table-option-thinking-help = Seconds that the strongest AI takes for an answer.
table-option-takebacks = Taking back
table-option-takebacks-help = How far answers can be taken back.
table-option-takebacks-own = Only as long as nobody has seen anything new
table-option-takebacks-free = Always, for practice among friends

## AI seats

bot-random = Plays anything
bot-greedy = Thoughtful
bot-heuristic = Thoughtful
bot-search = Strong
bot-planner = Strong
bot-easy = Easy
bot-thoughtful = Thoughtful
bot-strong = Strong

## Answers that are refused

illegal-over = The game is over.
illegal-seat = There is no seat { $n } at this table. Its seats are numbered from 0 to { $last }.
illegal-not-asked = It is not your turn. The game waits for { $seats }.
illegal-answered = You have answered already. The game waits for { $seats }; until then you can take your answer back.
illegal-option = “{ $option }” cannot be chosen now. Choose one of the options that are offered.
illegal-index = There is no option { $n }. The options are numbered from 0 to { $last }.

## Why an answer stands

illegal-undo-nothing = There is nothing to take back.
illegal-undo-other = This cannot be taken back: { $seat } has answered since.
illegal-undo-chance = This cannot be taken back: chance has decided something since.
illegal-undo-revealed = This cannot be taken back: something hidden has come to light since.

## Tables that cannot be set up

setup-game = There is no game “{ $game }”. There is: { $choices }.
setup-seats = This game is not for { $n }. Possible numbers of seats: { $choices }.
setup-seed = “{ $value }” cannot be a seed. Choose a whole number from 0 to { $hi }.
setup-option-unknown = There is no option “{ $option }”. There is: { $choices }.
setup-option-choice = “{ $value }” is not possible for the option { $option }. Choose one of: { $choices }.
setup-option-range = “{ $value }” is not possible for the option { $option }. Choose a whole number from { $lo } to { $hi }.
setup-option-idle = The option { $option } does nothing while { $other } is { $value }. Leave it off, or choose for { $other }: { $choices }.
setup-option-needs = “{ $value }” for the option { $option } can only be chosen together with { $choices }.
setup-option-forced = With { $value } for the option { $option }, the option { $other } has to be { $choices }.
setup-start-missing = This game begins from the end of another one. Name a finished game to begin from.
setup-start-unused = With these options no game begins from the end of another one.
setup-start-game = A game of { $game } is no beginning for { $expected }.
setup-start-unfinished = The game to begin from is not over yet.
setup-start-lost = No game can begin from this one: the spirits lost it.
setup-start-spirits = After this game { $expected } other spirits are needed, and these sets have { $n }. Choose another set.
setup-start-seats = The game to begin from was one for { $expected }, not for { $n }.
setup-start-option = The option { $option } follows from the game before: it is { $expected }, not “{ $value }”.
setup-bot = There is no AI “{ $bot }” for this game. There is: { $choices }.
setup-games = { $n } games cannot be played. Choose at least 1.
setup-people = { $n } people cannot sit here. Choose 1 to { $hi }.

## Positions

position-bad =
    { $n ->
        [one] The position cannot be used: one thing is wrong.
       *[other] The position cannot be used: { $n } things are wrong.
    }
position-missing = { $path } is missing.
position-unknown = { $path } is not known here. Remove it.
position-wrong = { $path } must be { $expected }, not { $found }.
position-newer =
    { $field ->
        [weald] This needs a Weald that reads format { $found } of positions; this one reads up to { $known }. Update Weald.
       *[version] This needs version { $found } of the game; this Weald has version { $known }. Update Weald.
    }
position-damaged = “{ $field }” is damaged: it cannot be brought up to date from version { $version } of the game.
position-answer = Answer { $n } is not possible at this moment:

## Records

record-missing = The record is not whole: “{ $field }” is missing or damaged. Save it again where it comes from.
record-newer =
    { $field ->
        [weald] The record needs a Weald that reads format { $found }; this one reads up to { $known }. Update Weald.
       *[version] The record needs version { $found } of the game; this Weald has version { $known }. Update Weald.
    }
record-start =
    { $n ->
        [one] The record cannot be played: one thing is wrong with its start.
       *[other] The record cannot be played: { $n } things are wrong with its start.
    }
record-answer = The record cannot be played: answer { $n } is not possible there. It was changed, or belongs to other rules.
record-differs =
    { $n ->
        [0] The record cannot be played: chance opens the game differently. It was changed, or belongs to other rules.
       *[other] The record cannot be played: after answer { $n } chance decides differently. It was changed, or belongs to other rules.
    }
record-changed =
    { $n ->
        [0] The record is of version { $version } of the game. Since then rules have changed; today the game opens differently.
       *[other] The record is of version { $version } of the game. Since then rules have changed; from answer { $n } on it goes differently today.
    }

# Why a hint is to end a phase.
hint-nothing-better = Nothing that is left to do changes enough.

# Why a hint is good, where nothing else can be named.
hint-no-difference = In imagined games it makes no difference to the next best option.
hint-more-victories = { $n ->
        [one] 1 more victory
       *[other] { $n } more victories
    } in 100 imagined games.
