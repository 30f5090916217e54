### The browser's own words. Games bring theirs.

## Everywhere

ui-brand = Weald
ui-home-link = Weald, home
ui-close = Close
ui-menu = Menu
ui-on = On
ui-off = Off
ui-you = You
ui-player = Player { $n }
ui-language = Language
ui-language-now = { $code }, language: { $language }
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-switch = Dark colours
ui-motion = Animations
ui-motion-help = What happened is shown moving, or at once.
ui-motion-full = Full
ui-motion-fast = Fast
ui-motion-none = None
ui-digits = Keys answer
ui-digits-help = 1 to 9 choose an option, letters search a long list.
ui-cannot-show = This cannot be shown
ui-to-home = To the home page
ui-no-page = There is no page at this address.
ui-trouble = Something went wrong on the way. Please try again.
ui-offline = No connection.
ui-engine-loading = Loading the game engine: { $done } of { $total } MB
ui-engine-failed = The game engine does not start here. It needs a current browser with WebAssembly and some 200 MB of free memory: close other tabs and reload, or try another browser. Your games are kept.
ui-offline-home = No connection. Weald has opened all the same; your tables appear as soon as the network is back.
ui-offline-kept = Your choice is kept and will be sent.
ui-offline-again = Trying again. You may look around.
ui-sound = Sound
ui-sound-help = Short tones: your turn, an answer, a scene, the end.
ui-sound-volume = Volume
ui-notify = Notify me
ui-notify-help = A word from the system when it is your turn and Weald is out of sight.
ui-notify-denied = This browser does not let Weald send notifications. Its settings for this page can change that.
ui-notify-none = Browsers offer notifications on secure addresses only (https).
ui-share = Share

## Home

ui-which-forest = Which forest tonight?
ui-games = Games
ui-game-chosen = Chosen
ui-players = { $least } to { $most } players
ui-players-exactly =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
ui-setup = Set up a table
ui-gallery = Gallery of cards
ui-seats = Seats
ui-seats-of = { $n } of { $most }
ui-seat-n = Who plays seat { $n }
ui-seat-you = You
ui-seat-here = Here
ui-seat-elsewhere = Elsewhere
ui-seat-ai = AI
ui-name-of = Name at seat { $n }
ui-level-of = Level of the AI at seat { $n }
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-bot-names = Ivy, Rowan, Hazel, Linden, Aspen, Juniper
ui-start-from = The game before
ui-start-from-help = A finished game of yours; its island, adversary and options go on.
ui-start-from-none = You have no finished game yet. Import the record of one.
ui-start-from-file = Record of the game before
ui-seats-n =
    { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }
ui-options-folded = { $n } more options
ui-option-is = { $option }: { $value }
ui-option-without = without { $option }
ui-choice-hard = { $choice } (difficulty { $n })
ui-minutes = { $n } min
ui-story = Story
ui-difficulty = Difficulty { $n }
ui-needs = needs { $what }
ui-begin = Begin the game
ui-guest = A guest
ui-timer = Time for an answer
ui-timer-help = When it runs out, an AI plays on. Nobody loses for it.
ui-timer-none = No limit
ui-invite-later = The invitation, a link and a code for phones, comes next.
ui-begin-invite = Open the table
ui-tables = Your tables
ui-tables-wait =
    { $n ->
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
ui-tables-nothing = Tables you begin stand here, to be continued at any time.
ui-tables-more = { $n } more
ui-table-with = { $seats }
ui-table-yours = Your turn
ui-table-waits = Waiting for { $seats }, { $ago }
ui-table-over = Finished { $ago }
ui-table-free =
    { $n ->
        [one] Waiting for a guest
       *[other] Waiting for { $n } guests
    }
ui-table-imported = Imported, not played to its end
ui-table-open = { $action }: { $title }
ui-continue = Continue
ui-look-in = Look in
ui-watch = Watch
ui-import = Import a record

## At the table

ui-title = { $title } · Weald
ui-title-turn = ● { $title } · Weald
ui-title-replay = Replay: { $title } · Weald
ui-prompt = What is asked
ui-board = Board
ui-hand = Hand
ui-overview = Overview
ui-rail = Explanation, options and log
ui-strip = The turn
ui-parts = Parts of the table
ui-tab-board = Board
ui-tab-options = Options
ui-tab-explain = Explain
ui-tab-scores = Scores
ui-tab-log = Log
ui-undo = Undo
ui-hint = Hint
ui-hint-is = Hint:
ui-hint-thinking = The AI plays the game on in its head…
ui-hint-before = now
ui-hint-after = after it
ui-hint-chance = Chance to win
ui-hint-than = Compared with the next best:
ui-hint-as-good = perhaps as good
ui-hint-how = From { $games ->
        [one] 1 game
       *[other] { $games } games
    } that the AI played on with what you can see; give or take { $margin } %.
ui-moments = What decided it
ui-moments-help = change in the chance to win, in points
ui-moment-turn = Turn { $n }
ui-moment-move = Choice:
ui-moment-better = Better:
ui-moment-go-on = From there
ui-pace = Pace of AI seats
ui-pace-help = How fast they act at tables that you begin.
ui-pace-here = How fast they act at this table, and at tables that you begin.
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-at_once = At once
ui-seat-watches = watching
ui-seat-thinks = thinks
ui-hint-unsure = There were too few games for a chance to win.
ui-percent = { $n } %
ui-asked = Who is asked
ui-seat-chooses =
    { $you ->
        [yes] choose
       *[no] chooses
    }
ui-seat-done = done
ui-waiting = Waiting for { $seats }.
ui-thinking =
    { $count ->
        [one] { $seats } is thinking.
       *[other] { $seats } are thinking.
    }
ui-sending = One moment.
ui-kept = Your choice is kept.
ui-look-around = You may look around.
ui-watching = You are watching. Hands stay hidden.
ui-may-take-back = Your choice is made. It stays secret until all have chosen.
ui-seconds = { $n } s
ui-moved-meanwhile = { $other } has moved meanwhile. Please choose again.
ui-moved-on = The table has moved on meanwhile. Please choose again.
ui-options = Your options
ui-no-options = Nothing to choose just now.
ui-chosen = You have chosen.
ui-take-back = Take it back
ui-find = Search the options
ui-find-nothing = No option has these words.
ui-more-options =
    { $n ->
        [one] 1 more option
       *[other] { $n } more options
    }
ui-outcome = { $now }: { $later }
ui-before = As it is
ui-after = With it
ui-idle-options =
    { $n ->
        [one] 1 option where nothing happens:
       *[other] { $n } options where nothing happens:
    }
ui-idle-all = Whatever you choose, nothing comes of it.
ui-put-back = Put back
ui-dangers = What could lose the game
ui-danger =
    { $comes ->
        [certain] If nothing is done, the game is lost: { $what }
        [likely] As far as anyone knows, the game is lost: { $what }
       *[none] { $what }
    }
ui-warn = Careful: { $what }
ui-warn-loses =
    { $how ->
        [unless] This loses the game, as far as can be known.
       *[certain] This loses the game.
    }
ui-warn-back = Back
ui-warn-lose = Lose the game
ui-warn-go-on = Go on without it
ui-explain = Explain
ui-explain-nothing = Point at anything on the table: what it is and what it scores stands here.
ui-explain-touch = Tap anything on the table to read what it is. Tap it again to choose it.
ui-do-this =
    { $kind ->
        [pick] Play this
        [play] Play this
        [grow] Play this
        [give] Give this
        [pay] Pay with this
        [recruit] Recruit this
        [gain] Take this
        [forget] Forget this
        [powers] Use this
        [place] Put it here
       *[other] Choose this
    }
ui-key-digits = 1 … 9, a … z
ui-key-digits-does = chooses an option; 0 ends or declines
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-does = walk over the table, Enter chooses
ui-key-escape = Esc
ui-key-escape-does = closes, then puts back what is half done
ui-log = Log
ui-log-nothing = Nothing has happened yet.
ui-copy-link = Copy the link for spectators
ui-link-copied = Link copied
ui-leave = Leave the table

## One screen, several people

ui-pass-to = Pass to { $seat }
ui-pass-help = The hand is hidden until { $seat } is here.
ui-i-am = I am { $seat }

## The end and the replay

ui-show = Show
ui-sheet = Score sheet
ui-watch-replay = Watch the replay
ui-new-game = New game
ui-save-record = Save the record
ui-replay = Replay
ui-replay-start = The game begins.
ui-replay-turn = Turn
ui-replay-turn-back = Back one turn
ui-replay-back = Back one step
ui-replay-play = Play
ui-replay-on = On one step
ui-replay-turn-on = On one turn
ui-replay-from-events = The rules have changed since: the log is as it was stored, the board stands still here.
ui-moment = Moment
ui-moment-of = { $n } of { $of }
ui-moment-link = Copy the link to this moment
ui-play-on = Play on from here
ui-taken-back =
    { $n ->
        [one] Once, something was taken back.
       *[other] { $n } times, something was taken back.
    }

## What the server says

error-not-found = There is nothing at this address.
error-unknown-table = There is no table with this address. It may have been played in another place, or the address is incomplete.
error-seat-not-yours = Seat { $n } belongs to somebody else.
error-start-not-yours = A game can only begin from a table of your own, or from a record that you imported.
error-stale = The table has moved on meanwhile.
error-key-reused = This answer was already used for something else. Please choose again.
error-table-shared = Others still play at this table. It can be deleted when the game is over, or when they have given up their seats.
error-table-not-yours = This table is not yours.
error-table-long = This table has had { $n } moves. From now on only answers are taken.
error-tables-kept = This service keeps { $n } tables for you. Delete one first.
error-record-heavy = This game is so full that showing it would hold everybody up. It cannot be imported here.
error-record-slow = Working through this game takes so long that everybody else would have to wait. Nothing has changed.
error-record-secret = The record can be read when the game is over.
error-seed-shared = A table that others can join draws its cards by a secret of its own. Leave out the seed, or keep all seats here.
error-gathering = The cards are dealt when everybody has sat down.
error-contribution-missing = This table deals fairly: everybody brings 16 to 64 random bytes as “contribution”.
error-replay-range = The game has { $last } steps; there is no step { $n }.
error-record-broken = This file is not a record of a game: it cannot be read as JSON. It may be cut off.
error-table-unusable = This table was stored by rules that this version no longer knows.
error-table-slow = This table takes so long to show that everybody else would have to wait. It is set aside for { $minutes } minutes; nothing is lost, and the other tables go on.
error-foresight-slow = What the options would bring takes too long to work out at this table.
error-bad-json = The request could not be read.
error-bad-field = The field “{ $field }” is wrong.
error-missing-field = The field “{ $field }” is missing.
error-unknown-field = There is no field “{ $field }”.
error-bad-request = The request was not understood.
error-method-not-allowed = This address cannot be used in that way.
error-bad-name = The name at seat { $n } cannot be used: at most { $limit } characters, and no invisible ones.
error-unknown-level = Seat { $n }: there is no AI “{ $level }”. There is: { $choices }.
error-human-level = Seat { $n } is a person and has no level.
error-too-large = That is too large: at most { $limit } kB.
error-slow-body = The request took too long to arrive.
error-wrong-host = This service does not answer under the name “{ $host }”. Use the address that it printed when it started.
error-wrong-origin = This request came from another site and was not followed.
error-two-cookies = Your browser sends two cookies named { $name }, and only one of them is from here: it cannot be told which seats are yours. In the browser’s settings for this site, delete the one whose path is not / or whose domain begins with a dot, then load this page again.
error-busy = The AI is busy. Please try again in a moment.
error-storage = It could not be stored, so nothing has changed. Is the disk full or read-only?
error-needs-server = This needs a server. Here, everything is played on this device.
error-device-full = This device has no room left, so nothing has changed. Delete games that you no longer need, or free some space.
error-page-older = This page is older than your game. Reload the page to play on.
error-too-many-requests = That was too much at once. Try again in { $seconds } s.
error-too-many-tables = Many tables were opened from here. Try again in { $seconds } s.
error-too-many-lines = Too many tables are open from here at once. Close a few, or try again in { $seconds } s.
error-internal = Something went wrong in the service. Nothing was lost.

fair-waiting = The cards are dealt when everybody has sat down.
fair-waiting-help = The shuffle is fixed by a secret of the service and a random number from each person. Nobody can arrange it, and everybody can check it at the end.
fair-commitment = Commitment { $short }
fair-end = { $verdict ->
    [kept] Fair deal: the commitment { $short } and your random number are those from before the game.
    [changed] Not the deal that you took part in: the commitment or your random number is another one.
   *[seen] Fair deal with the commitment { $short }.
    }
fair-end-check = “weald check” finds in the saved record whether the cards came from it.
fair-leave = Give up the seat and see the deal
fair-leave-sure = End the game for good
fair-left = Everybody has left this table. The game is over, and its deal is open.
fair-gone = The table of this fair deal was deleted. This browser has kept the proof.
fair-gone-title = Fair deals of deleted tables
fair-gone-save = Save the proof
fair-gone-forget = Forget it
fair-option = Fair deal
fair-option-help = The cards are dealt when everybody has sat down, from a secret of the service and a random number from each person.
disclosed = { $why ->
    [redealt] A seat changed hands after the fair deal. Tables may have been opened until the cards pleased somebody.
    [moved] { $mine ->
        [yes] Your seat came from another device. If that was not yours, somebody has seen your cards, and may have opened tables until they pleased.
       *[no] A seat came from another device. If that was somebody else’s, its cards are known, and tables may have been opened until they pleased.
        }
    [seed] The host chose the shuffle of this table and may know the cards.
    [takebacks] At this table everything may be taken back, chance as well; the host may know the cards.
    [earlier] This table goes on from the end of a game; the host may know cards that were face down there.
    [imported] This table goes on from a record; the host may know the cards.
   *[solo] This table began without guests; the host may know the cards.
    }
seat-mark = { $mark ->
    [redealt] Was not there when the cards were dealt
    [moved] Came from another device
   *[looked] Somebody else has looked into this seat
    }
ui-delete-table = Delete this table
ui-delete-mine = Delete my name and messages here
ui-delete-sure = Delete for good
