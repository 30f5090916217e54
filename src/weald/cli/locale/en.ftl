### The command line

cli-about = Forest board games with the rules enforced: in the browser, in the terminal, for programs.
cli-version = weald { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
cli-command = COMMAND
cli-error = weald: { $problem }
cli-seat = Player { $n }
cli-bot-seat = Player { $n } ({ $bot ->
        [random] plays anything
       *[other] AI
    })

## Help

cli-help-serve = play in the browser (the default command)
cli-help-site = write the page with its engine as a folder for any static host: games are played and kept in the browser
cli-help-site-out = the folder to write
cli-help-site-base = the path of the folder on its host
cli-help-site-engine = the folder of the engine; make site makes it
cli-help-play = play in the terminal
cli-help-sim = let bots play many games and summarise them
cli-help-dataset = write games of bots as records and arrays, with a data card; goes on where it was interrupted
cli-help-out = folder for the dataset
cli-help-checked = a JSON file, or the folder of a dataset
cli-help-replay = replay a record, verify every answer and print what happened
cli-help-check = check a record, a position or a dataset and list everything that is wrong
cli-help-schema = print the JSON Schema of a game’s positions
cli-help-bench = measure how fast the games run, beside other libraries if they are installed
cli-help-lab = run a study of a game (tables and plots in docs/), or train the values of a game
cli-help-study = the study, or train
cli-help-arguments = arguments of the study; --help lists them
cli-help-lang = language of the texts
cli-help-host = address to listen on
cli-help-port = port to listen on; if it is taken, the next free one; 0 for any
cli-help-data = folder for the stored tables
cli-help-no-browser = do not open a browser
cli-help-public-url = the public address of the service behind a proxy
cli-help-proxies = addresses or networks of trusted proxies
cli-usage = usage:
cli-help-title-arguments = arguments
cli-help-title-options = options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-game = one of: { $choices }
cli-help-play-game = one of: { $choices }; or a saved game (FILE.json) to go on with
cli-help-all-bots = Bots: { $choices }.
cli-help-all-options = Options of { $game } (seats: { $seats }):
cli-help-seats = number of seats
cli-help-seed = number that fixes all chance
cli-help-option = an option of the game; may be given several times
cli-help-people = number of people at this terminal
cli-help-play-bots = bots on the other seats, separated by commas
cli-help-bots = bots, separated by commas; repeated until all seats are taken
cli-help-games = number of games
cli-help-jobs = number of processes; the results do not depend on it
cli-help-on = where games are played: processes of this machine, or a Ray cluster (that of RAY_ADDRESS, else one on this machine)
cli-help-log = file for the games as lines of JSON; the same command goes on with what is missing
cli-help-format = a table for people or JSON for programs
cli-help-file = a JSON file
cli-help-all = replay every stored table with the installed rules and report differences
cli-help-database = look for damaged pages in the database itself
cli-help-backup = back up all tables to a file, even while the service runs
cli-help-restore = restore tables that are missing or older from a file, even while the service runs
cli-help-backup-file = the backup file, such as weald.backup
cli-help-seconds = seconds per measurement

## What is wrong

cli-option-form = “{ $option }” is not an option. Write it as NAME=VALUE.
cli-file-unreadable = { $path } cannot be read ({ $problem }). Check its name and permissions.
cli-file-not-json = { $path } is not valid JSON: it breaks off or goes wrong at line { $line }, column { $column }.
cli-file-extreme = { $path } is too large, has a number that is too long, or is nested too deeply.
cli-too-deep = This is nested too deeply.
cli-output-fails = The output cannot be written ({ $problem }).
cli-data-readonly = The folder { $path } cannot be written to. Choose another with --data.
cli-data-unusable = The folder { $path } cannot be used for the tables. Choose another with --data.
cli-data-broken = The database in { $path } is damaged or is not one of ours. Move it away or choose another folder with --data.
cli-data-newer = The database was written by a newer Weald. Install that version or choose another folder with --data.
cli-database-address = WEALD_DATABASE is not the address of a PostgreSQL database. Write it as postgresql://name:password@host/database.
cli-database-driver = PostgreSQL needs one more package. Install it with: pip install 'weald[postgres]'
cli-database-unusable = The database { $url } cannot be used: { $problem }
cli-public-url = “{ $url }” cannot be the public address. Write it as https://weald.example.org, without a path.
cli-setting-number = { $name } must be a whole number, not “{ $value }”.
cli-setting-networks = “{ $value }” are not addresses or networks. Write them as 10.0.0.5 or 10.0.0.0/8, separated by commas.
cli-security-contact = “{ $value }” cannot be the contact for vulnerabilities. Write a mail address (security@example.org) or an address that begins with https://.
cli-log-level = “{ $level }” is not a level for WEALD_LOG_LEVEL. Choose one of these: { $choices }.
cli-backup-unwritable = The backup cannot be written to { $path } ({ $problem }).
cli-file-database = { $path } belongs to the database itself. Choose another file.
cli-backup-broken = { $path } is not a backup of Weald, or it is incomplete.
cli-backup-newer = { $path } was written by a newer Weald. Install that version to read it.
cli-dataset-unwritable = The dataset cannot be written to { $path } ({ $problem }). Choose another folder with --out.
cli-dataset-other = { $path } holds another dataset. Give the same arguments to continue it, or choose another folder with --out.
cli-dataset-card = { $path } is not a data card that this Weald can read. Choose the folder of a dataset, or an empty one.
cli-dataset-damaged = { $path } is missing, cut off or changed. Delete it and run weald dataset again with the same arguments.
cli-dataset-differs = { $path } does not follow from the records beside it. Delete it and run weald dataset again with the same arguments.
cli-dataset-unfinished = The dataset in { $path } is unfinished: it has { $n } of { $games } games. Run weald dataset again with the same arguments.
cli-dataset-version = The dataset in { $path } was made with other rules. Check it with Weald { $weald }.
cli-dataset-numpy = Arrays need numpy. Install it with: pip install "weald[lab]"
cli-lab-jobs = { $n } processes cannot work. Choose at least 1 with --jobs.
cli-lab-workers-die = A worker died { $n } times over the same games. Look for a lack of memory, or use fewer with --jobs.
cli-lab-ray-missing = Ray is not installed. Install it with: pip install "weald[ray]"
cli-lab-ray-unreachable = The Ray cluster { $address } cannot be reached ({ $error }). Check RAY_ADDRESS, or unset it to use this machine.
cli-lab-ray-failed = A worker of the Ray cluster failed: { $error }. Every machine needs Weald with the same packages as this one. What was finished is kept.
cli-lab-ray-version = A worker of the Ray cluster has another Weald ({ $there }) than this machine ({ $here }). Install the same version everywhere.
cli-lab-log-damaged = Line { $n } of { $path } is damaged, or of another kind. Remove that line, or choose another file with --log.
cli-lab-log-unusable = { $path } cannot be used as a log ({ $problem }). Choose another file with --log.
cli-lab-log-differs = { $path } holds the games of another simulation. Give the same arguments to continue it, or choose another file with --log.
cli-serve-port-range = { $port } is not a port. Choose one from 0 to 65535.
cli-serve-host = The address { $host } cannot be used on this machine. Try 127.0.0.1.
cli-serve-no-port = No port from { $port } to { $last } is free. Choose another with --port.
cli-serve-port-refused = Port { $port } may not be used here. Choose one above 1024 with --port.

## site

cli-site-written = The page is in { $path }: { $n } files, { $megabytes } MB. Any host that serves files can serve it.
cli-site-base = { $base } is no path of a host. Write it like this: /weald/
cli-site-not-joined = The modules of the page are not joined yet. In a clone of Weald, run: make site OUT=folder
cli-site-no-engine = There is no engine in { $path }. It needs node; in a clone of Weald, run: make site OUT=folder
cli-site-not-empty = { $path } has other files. Choose an empty folder.

## serve

cli-serve-port-taken = Port { $port } is taken; using { $used } instead.
cli-serve-address = Weald is at { $url } (Ctrl-C ends it)
cli-serve-network = On your network: { $url }
cli-serve-public = Public address: { $url }
cli-serve-data = Tables are kept in { $path }
cli-serve-database = Tables are kept in the database { $url }
cli-serve-running = Weald is already running on { $path }: { $url }
cli-serve-stopped = Weald has stopped. Your tables are kept.

## play

cli-play-input = Number 1-{ $n } (i 2 explains 2, u takes back, ? asks for a hint, q leaves):
cli-play-number = Type a number from 1 to { $n }.
cli-play-hint = Hint: { $n }. Chance to win: { $before } % as it stands, { $after } % after it.
cli-play-hint-as-good = As good: { $n }, { $chance } %.
cli-play-hint-other = Otherwise: { $n }, { $chance } %.
cli-play-no-more = There is nothing more to say about it.
cli-play-save = Save the game as (Enter leaves without saving):
cli-play-saved = Saved. “weald play { $path }” goes on with it; the browser can import it as well.
cli-play-unwritable = { $path } cannot be written ({ $problem }). Choose another name.
cli-play-left = You have left the table.
cli-play-pass = Pass to { $seat }. Press Enter when { $seat } is here.

## replay, check

cli-help-prune = delete finished, unfinished and imported tables and chat that are older than the settings keep them
cli-help-dry-run = only say what would be deleted
cli-prune-dry = Would be deleted: { $over } finished tables, { $open } unfinished, { $imported } imported, { $chat } chat messages.
cli-prune-done = Deleted: { $over } finished tables, { $open } unfinished, { $imported } imported, { $chat } chat messages.
cli-check-record = The record is valid: all its answers ({ $n }) were replayed with the same results.
cli-check-deal = The cards were dealt fairly: the secret fits its commitment, and with { $n ->
    [one] the contribution of one person
   *[other] the contributions of { $n } seats
    } it gives the seed that was played.
cli-check-deal-compare = Compare with what the page showed before the deal: commitment { $commitment }, { $n ->
    [one] contribution of seat
   *[other] contributions of seats
    } { $seats }.
cli-check-deal-mark = Seat { $n }: { $mark ->
    [redealt] the cards were dealt before its person sat down. Tables may have been opened until the cards pleased.
    [moved] it came from another device. If that was somebody else’s, they have seen its cards, and tables may have been opened until the cards pleased.
   *[looked] somebody else has seen its cards.
    }
cli-check-deal-wrong = The deal cannot be trusted: { $problem ->
    [commitment] the secret does not fit the commitment that was published before the deal.
    [seed] the secret and the contributions give another seed than the one that was played.
    [start] the game did not begin with the cards that this seed deals; they were arranged.
   *[other] the part “fair_deal” of the record cannot be read.
    }
cli-check-daily =
    Daily challenge of { $date }{ $rival ->
        [differs] , unverified
       *[other] {""}
    }: { $outcome ->
        [won] won, { $n } points.
        [lost] lost, { $n } points.
       *[open] not finished.
    }
cli-check-daily-alike = The rival’s answers are the AI’s.
cli-check-daily-differs = Answer { $n }, the rival’s, is not the one that the AI gives here: a person may have played it, another version, or a busy service.
cli-check-daily-version = Daily challenge of { $date }: unverified. The rules of this version play the record otherwise.
cli-check-position = The position is valid.
cli-check-dataset = The dataset is valid: { $n ->
    [one] its game was
   *[other] all { $n } games were
} replayed with the same results.
cli-check-differs = { $table } ({ $game }, played with { $engine }): the replay differs{ $n ->
    [0] {""}
   *[other] {" from answer "}{ $n } on
}. The table continues from its checkpoint; earlier events are shown as they were stored.
cli-check-unusable = { $table } ({ $game }, played with { $engine }): these rules cannot read it.
cli-database-sound = The database is sound.
cli-database-damaged = The database is damaged: { $problem }
cli-database-fails = The database fails: { $problem }. Look for damage with: weald check --database
cli-database-way-back = Stop the service, move the database away, start with an empty one, and restore the latest backup: weald restore FILE
cli-check-all = { $n ->
    [one] One table was
   *[other] { $n } tables were
} checked: { $same } the same, { $differs } with differences, { $unusable } unreadable.
cli-backup-done = { $n ->
    [one] One table is
   *[other] { $n } tables are
} in { $path }. { $answers ->
    [0] The backup holds no answers.
    [one] The backup holds one answer, of { $until }.
   *[other] The backup holds { $answers } answers, the last of { $until }.
}
cli-restore-done = Restored: { $added }. Renewed: { $renewed }. Unchanged: { $kept }.
cli-restore-damaged = { $n ->
    [one] One table is damaged and was
   *[other] { $n } tables are damaged and were
} not restored. What was stored stays in { $path }.

## sim

cli-sim-title = { $game }, { $n } games
cli-sim-bot = Player
cli-sim-games = Games
cli-sim-win = Wins [95 %]
cli-sim-score = Score [95 %]
cli-sim-range = Lowest - highest
cli-sim-seconds = Seed { $seed }, { $n } s.

## dataset

cli-dataset-done = { $n ->
    [one] One game is
   *[other] { $n } games are
} in { $path }, with { $answers } answers.
cli-dataset-records-only = { $game } has no action ids yet, so there are only records and no arrays.

## bench

cli-bench-seconds = Nothing can be measured in { $n } seconds. Choose { $lo } to { $hi }.
cli-bench-now = Measuring { $name }
cli-bench-made = Weald { $weald } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
}), { $implementation } { $python }, { $machine }, { $processor }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}{ $packages ->
    [none] {""}
   *[other] {"; "}{ $packages }
}. Medians of { $rounds } interleaved rounds of { $seconds } s of processor time, in brackets their 95 % intervals (lowest and highest round).
cli-bench-ratios = Decisions/s as multiples of a peer’s:
cli-bench-name = Game
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-clone = Copy: µs / decisions
cli-bench-missing = Not installed, therefore not measured: { $choices } (pip install "weald[bench]")
