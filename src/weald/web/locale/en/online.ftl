### What is refused when people play from different places

error-unknown-invitation = There is no invitation with this address. It may be incomplete.
error-unknown-move = This code is not valid, or no longer: it works once, and only for ten minutes. Ask for a new one on the other device.
error-seat-taken = Seat { $n } is taken.
error-name-taken = The player at seat { $n } is already called { $name }. Choose another name.
error-seat-present =
    { $seconds ->
        [one] Seat { $n } belongs to somebody else. If nobody comes back, you can hand it to an AI in one second.
       *[other] Seat { $n } belongs to somebody else. If nobody comes back, you can hand it to an AI in { $seconds } seconds.
    }
error-seat-lent = An AI plays seat { $n } at the moment. Take the seat back first.
error-not-at-table = Only those who have a seat at this table can talk and read here.
error-bad-text = This cannot be said: 1 to { $limit } characters, and no invisible ones.
error-too-fast =
    { $seconds ->
        [one] That was too much at once. Wait one second.
       *[other] That was too much at once. Wait { $seconds } seconds.
    }
error-wish-open = { $seat } wishes to take something back. Settle that first.
error-wish-not-asked = This is not yours to settle: it is a wish of { $seat }.
error-record-over = This game is over: it can be looked at, but not gone on with.
