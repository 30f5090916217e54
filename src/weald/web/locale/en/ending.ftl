### The end of a game

ui-again = Again
ui-replay-from = Replay from turn { $turn }
ui-how-it-went = How it went
ui-turn-by-turn = Turn by turn
ui-and-now = And now?
ui-share-replay = Copy the link of the replay
ui-harder = One step harder
ui-harder-by = One step harder: difficulty { $n }
ui-ending-winner =
    { $you ->
        [yes] You win.
       *[no] { $seat } wins.
    }
ui-ending-tie = { $seats } win together.
ui-story-value = { $what } { $value }
ui-story-begin = After the first turns: { $list }.
ui-story-step = { $what }: from { $before } to { $after }, the largest step of the game.
ui-story-peak = { $what }: { $value }, more than ever before or after.
ui-as-table = As a table
ui-turn = Turn
ui-the-end = The end
ui-measure-of = { $what } ({ $seat })
ui-play-on-here = Play on from here

## Statistics

ui-record = { $won } of { $n } won
ui-statistics = Your games
ui-statistics-help = Finished games at this device, kept in this browser and nowhere else.
ui-statistics-none = No game has been finished at this device yet.
ui-statistics-all = All games
ui-statistics-played = played
ui-statistics-won = won
ui-statistics-best = best
ui-statistics-save = Save as a file
ui-statistics-clear = Forget all
ui-statistics-clear-sure = Forget all games of this device?
