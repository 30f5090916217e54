### Was abgelehnt wird, wenn Leute an verschiedenen Orten spielen

error-unknown-invitation = Unter dieser Adresse gibt es keine Einladung. Vielleicht ist sie unvollständig.
error-unknown-move = Dieser Code gilt nicht oder nicht mehr: Er lässt sich einmal und nur zehn Minuten lang verwenden. Hole auf dem anderen Gerät einen neuen.
error-seat-taken = Platz { $n } ist besetzt.
error-name-taken = Jemand an Platz { $n } heißt schon { $name }. Wähle einen anderen Namen.
error-seat-present =
    { $seconds ->
        [one] Platz { $n } gehört jemand anderem. Kommt niemand zurück, kannst du ihn in einer Sekunde einer KI übergeben.
       *[other] Platz { $n } gehört jemand anderem. Kommt niemand zurück, kannst du ihn in { $seconds } Sekunden einer KI übergeben.
    }
error-seat-lent = Auf Platz { $n } spielt gerade eine KI. Nimm den Platz erst zurück.
error-not-at-table = Nur wer an diesem Tisch sitzt, kann hier reden und mitlesen.
error-bad-text = Das lässt sich nicht sagen: 1 bis { $limit } Zeichen, keine unsichtbaren.
error-too-fast =
    { $seconds ->
        [one] Das war zu viel auf einmal. Warte eine Sekunde.
       *[other] Das war zu viel auf einmal. Warte { $seconds } Sekunden.
    }
error-wish-open = { $seat } möchte etwas zurücknehmen. Das ist erst zu klären.
error-wish-not-asked = Das hast du nicht zu entscheiden: Es ist ein Wunsch von { $seat }.
error-record-over = Dieses Spiel ist zu Ende: Man kann es ansehen, aber nicht weiterspielen.
