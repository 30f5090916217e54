### People at different places

ui-people = People and invitation
ui-people-here = People: { $n } of { $of } here
ui-host = Host
ui-seat-is-here = here
ui-seat-is-away = not here
ui-seat-is-free = free, waits for a guest
ui-seat-is-ai = AI: { $level }
ui-seat-is-lent = an AI plays for now: { $level }
ui-seat-lend = Let an AI play
ui-seat-take-back = Play myself again
ui-seat-sit = I play this too
ui-seat-free = Free it for a guest
ui-lend-level = An AI that takes over
ui-lend-for = Let an AI play for { $seat }
ui-lent = An AI plays for you.
ui-lent-help = You may look on, and take your seat back at any time.
ui-absent =
    { $count ->
        [one] { $seats } is not here just now.
       *[other] { $seats } are not here just now.
    }
ui-waiting-free =
    { $n ->
        [one] Waiting for a guest.
       *[other] Waiting for { $n } guests.
    }
ui-waiting-free-host = Send the invitation, or let an AI play.
ui-deadline = Time left: { $time }
ui-deadline-help = When the time runs out, an AI plays on.
ui-deadline-soon = Little time is left. Then an AI plays on for you.
ui-timer-is = Time for an answer: { $time }. Then an AI plays on.
ui-invite = Invitation
ui-invite-do = Invite
ui-invite-help = Anybody with this link may take a free seat, without an account. Give it only to those you want to play with.
ui-invite-link = Link of the invitation
ui-invite-copy = Copy the invitation
ui-invite-qr = The invitation as a code for the camera of a phone
ui-invite-local = This address leads here only on this very machine. For others, start Weald for your network and open it under the address that it prints.
ui-watch-link-help = Anybody with this link can watch, and sees only what everybody may see.
ui-watch-link-over = Anybody with this link sees the end of this game.
ui-join = You are invited: { $title }
ui-join-with = At the table: { $seats }
ui-join-seat = Your seat
ui-join-free = Seat { $n }
ui-join-kept = Kept for { $name }
ui-join-name = Your name
ui-join-sit = Sit down
ui-join-watch = Only watch
ui-join-mine = You have a seat at this table already.
ui-join-full = All seats are taken. You may watch, or ask the host to free one.
ui-join-over = This game is over. You may watch it from its beginning.
ui-wish =
    { $you ->
        [yes] You would like to take back { $n ->
            [one] one answer
           *[other] { $n } answers
        }.
       *[no] { $seat } would like to take back { $n ->
            [one] one answer
           *[other] { $n } answers
        }.
    }
ui-wish-whose =
    { $you ->
        [yes] { $n } of yours
       *[no] { $n } of { $seat }
    }
ui-wish-among = Among them: { $what }.
ui-wish-waits = Waiting for { $seats } to agree.
ui-wish-why-other = { $seat } has answered since.
ui-wish-why-revealed = Something hidden has come to light since.
ui-wish-ask = Ask { $seats } to agree?
ui-wish-do-ask = Ask
ui-wish-leave = Leave it
ui-wish-agree = Agree
ui-wish-refuse = Refuse
ui-wish-withdraw = Never mind
ui-wish-done =
    { $you ->
        [yes] All have agreed. You have taken back { $n ->
            [one] one answer
           *[other] { $n } answers
        }.
       *[no] { $seat } has taken back { $n ->
            [one] one answer
           *[other] { $n } answers
        }.
    }
ui-wish-refused = It was not agreed to. The game goes on as it is.
ui-wish-refused-by = { $seat } would rather leave it. The game goes on as it is.
ui-wish-gone = This is settled already.
ui-side = Log or talk
ui-talk = Talk
ui-talk-unread = Talk ({ $n })
ui-unread = unread
ui-talk-nothing = Nobody has said anything yet.
ui-talk-write = Say something
ui-talk-send = Send
ui-talk-unsent = Not sent yet: no connection. Your words are kept; send them again.
ui-point = Point at something
ui-point-help = Show the others something on the table. Also: Alt and click, or Alt and Enter.
ui-key-point = Alt + click
ui-key-point-does = shows the others something
ui-point-now = What do you want to show the others? Choose it on the table.
ui-point-hand = What is in your hand only you can see.
ui-points = { $seat } points at something.
ui-points-at = { $seat } points at: { $thing }.
ui-since = Since you were last here:
ui-since-count =
    { $n ->
        [one] one thing has happened.
       *[other] { $n } things have happened.
    }
ui-since-show = Show
ui-report = Report a problem (file)
ui-move = Play on another device
ui-move-help = Your seat at this table goes to the other device, and this one only looks on. Give the code to nobody else: it is your seat.
ui-move-local = Another device cannot reach this table yet: start Weald for your network and open the table under the address that it prints.
ui-move-type = There, open { $address } and type:
ui-move-valid = Valid once, and for { $time }.
ui-move-link = Copy a link instead
ui-move-again = A new code
ui-move-here = Your seat, on this device
ui-move-here-help = Open the menu of the table on the other device, choose “Play on another device”, and type the code here.
ui-move-here-link = This link brings your seat to this device. The other device then only looks on.
ui-move-code = The code
ui-move-take = Play here
ui-move-home = From another device
ui-spectators =
    { $n ->
        [one] One person looks on.
       *[other] { $n } people look on.
    }
ui-spectators-names = Looking on: { $names }.
ui-spectators-and =
    { $others ->
        [one] Looking on: { $names }, and one more.
       *[other] Looking on: { $names }, and { $others } more.
    }
ui-watch-name = Your name for the others (if you like)
