### The way to lessons, puzzles and rules, on pages that do not load their texts

ui-learn = Learn
ui-learn-on = Go on learning
ui-guides = Opening guides
ui-learn-again = Coach me again
ui-rules-read = Rules
ui-daily = Daily challenge
ui-daily-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
