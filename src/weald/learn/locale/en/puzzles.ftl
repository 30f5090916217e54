### Puzzles and the daily challenge

learn-puzzle = Puzzle
learn-puzzle-play = Try it
learn-puzzle-again = Try again
learn-puzzle-show = Show the solution
learn-puzzle-all = All puzzles
learn-puzzle-good = Solved!
learn-puzzle-bad = Not this time.
learn-puzzles = Puzzles
learn-puzzles-of = Puzzles: { $title }
learn-puzzles-lead = Each position has a solution that does not need luck, and what looks best at first sight is not it.
learn-puzzles-solved = You have solved { $n } of { $of }.
learn-solved = Solved
learn-difficulty =
    { $n ->
        [1] easy
        [2] not so easy
       *[3] hard
    }
learn-goal-ecosystem-points =
    { $cards ->
        [one] Reach { $n } points with one card.
       *[other] Reach { $n } points with { $cards } cards of your hand.
    }
learn-goal-living_forest_duel-win_now = Win now, without revealing a card.
learn-goal-sylvion-last_turn = The last turn: win the game.
learn-goal-spirit_island-win_fast = Fast powers: win this turn.
learn-goal-spirit_island-win_slow = Slow powers: win this turn.
learn-goal-spirit_island-terror_fast = Fast powers: reach terror level { $n } this turn.
learn-goal-spirit_island-terror_slow = Slow powers: reach terror level { $n } this turn.
learn-goal-spirit_island-cities_fast = Fast powers: leave no city on the island.
learn-goal-spirit_island-cities_slow = Slow powers: leave no city on the island.
learn-goal-spirit_island-towns_fast = Fast powers: leave no town on the island.
learn-goal-spirit_island-towns_slow = Slow powers: leave no town on the island.
learn-goal-spirit_island-lose_nothing = Fast powers: lose no dahan and add no blight this turn.
learn-goal-spirit_island-no_blight = Fast powers: get through this turn without new blight.
learn-daily = Daily challenge
learn-daily-lead = The same deal for everybody, new each day (Greenwich time), in each game.
learn-daily-streak =
    { $n ->
        [0] Begin a row of days today.
        [one] You have played { $n } day in a row.
       *[other] You have played { $n } days in a row.
    }
learn-daily-play = Play today’s deal
learn-daily-look = Look at it
learn-daily-share = Copy a link to compare
learn-daily-copied = Link copied
learn-daily-link = Copy this link:
learn-daily-won =
    { $n ->
        [one] won, { $n } point
       *[other] won, { $n } points
    }
learn-daily-lost =
    { $n ->
        [one] lost, { $n } point
       *[other] lost, { $n } points
    }
learn-daily-compared = Compared
learn-daily-claim = A link only claims a result. The record of the game can be checked.
learn-daily-somebody = Somebody
learn-daily-not-yet = not played on this device
learn-daily-one-deal = Everybody plays this deal today.
learn-daily-all = All challenges
learn-daily-who =
    { $against ->
        [ai] against an AI
       *[none] alone
    }
learn-daily-left =
    { $n ->
        [one] New deals in an hour.
       *[other] New deals in { $n } hours.
    }
learn-daily-day = played
learn-daily-no-day = not played
