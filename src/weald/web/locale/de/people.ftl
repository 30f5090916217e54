### Personen an verschiedenen Orten

ui-people = Personen und Einladung
ui-people-here = Personen: { $n } von { $of } da
ui-host = Gastgeber
ui-seat-is-here = ist da
ui-seat-is-away = ist nicht da
ui-seat-is-free = frei, wartet auf einen Gast
ui-seat-is-ai = KI: { $level }
ui-seat-is-lent = vorerst spielt eine KI: { $level }
ui-seat-lend = Eine KI spielen lassen
ui-seat-take-back = Selbst weiterspielen
ui-seat-sit = Diesen Platz mitspielen
ui-seat-free = Für einen Gast freigeben
ui-lend-level = Eine KI, die übernimmt
ui-lend-for = Eine KI für { $seat } spielen lassen
ui-lent = Eine KI spielt für dich.
ui-lent-help = Du kannst zusehen und deinen Platz jederzeit zurücknehmen.
ui-absent =
    { $count ->
        [one] { $seats } ist gerade nicht da.
       *[other] { $seats } sind gerade nicht da.
    }
ui-waiting-free =
    { $n ->
        [one] Warten auf einen Gast.
       *[other] Warten auf { $n } Gäste.
    }
ui-waiting-free-host = Verschicke die Einladung oder lass eine KI spielen.
ui-deadline = Verbleibende Zeit: { $time }
ui-deadline-help = Ist die Zeit um, spielt eine KI weiter.
ui-deadline-soon = Die Zeit wird knapp. Dann spielt eine KI für dich weiter.
ui-timer-is = Zeit für eine Antwort: { $time }. Dann spielt eine KI weiter.
ui-invite = Einladung
ui-invite-do = Einladen
ui-invite-help = Wer diesen Link hat, darf einen freien Platz nehmen, ganz ohne Konto. Gib ihn nur denen, mit denen du spielen willst.
ui-invite-link = Link der Einladung
ui-invite-copy = Einladung kopieren
ui-invite-qr = Die Einladung als Code für die Kamera eines Telefons
ui-invite-local = Diese Adresse führt nur auf diesem Rechner hierher. Für andere starte Weald für dein Netzwerk und öffne es unter der Adresse, die es anzeigt.
ui-watch-link-help = Wer diesen Link hat, schaut zu und sieht nur, was alle sehen dürfen.
ui-watch-link-over = Wer diesen Link hat, sieht das Ende dieses Spiels.
ui-join = Du bist eingeladen: { $title }
ui-join-with = Am Tisch: { $seats }
ui-join-seat = Dein Platz
ui-join-free = Platz { $n }
ui-join-kept = Für { $name } reserviert
ui-join-name = Dein Name
ui-join-sit = Platz nehmen
ui-join-watch = Nur zuschauen
ui-join-mine = Du hast schon einen Platz an diesem Tisch.
ui-join-full = Alle Plätze sind besetzt. Du kannst zuschauen oder darum bitten, dass einer frei wird.
ui-join-over = Dieses Spiel ist vorbei. Du kannst es von Anfang an ansehen.
ui-wish =
    { $you ->
        [yes] Du möchtest { $n ->
            [one] eine Antwort
           *[other] { $n } Antworten
        } zurücknehmen.
       *[no] { $seat } möchte { $n ->
            [one] eine Antwort
           *[other] { $n } Antworten
        } zurücknehmen.
    }
ui-wish-whose =
    { $you ->
        [yes] { $n } von dir
       *[no] { $n } von { $seat }
    }
ui-wish-among = Darunter: { $what }.
ui-wish-waits = Warten auf die Zustimmung von { $seats }.
ui-wish-why-other = { $seat } hat seitdem geantwortet.
ui-wish-why-revealed = Seitdem ist etwas Verdecktes ans Licht gekommen.
ui-wish-ask = { $seats } um Zustimmung bitten?
ui-wish-do-ask = Bitten
ui-wish-leave = Lassen
ui-wish-agree = Zustimmen
ui-wish-refuse = Ablehnen
ui-wish-withdraw = Doch nicht
ui-wish-done =
    { $you ->
        [yes] Alle sind einverstanden. Du hast { $n ->
            [one] eine Antwort
           *[other] { $n } Antworten
        } zurückgenommen.
       *[no] { $seat } hat { $n ->
            [one] eine Antwort
           *[other] { $n } Antworten
        } zurückgenommen.
    }
ui-wish-refused = Dem wurde nicht zugestimmt. Das Spiel geht weiter, wie es ist.
ui-wish-refused-by = { $seat } stimmt nicht zu. Das Spiel geht weiter, wie es ist.
ui-wish-gone = Das ist schon entschieden.
ui-side = Verlauf oder Gespräch
ui-talk = Gespräch
ui-talk-unread = Gespräch ({ $n })
ui-unread = ungelesen
ui-talk-nothing = Noch hat niemand etwas gesagt.
ui-talk-write = Etwas sagen
ui-talk-send = Senden
ui-talk-unsent = Noch nicht gesendet: keine Verbindung. Deine Worte sind gemerkt; sende sie noch einmal.
ui-point = Auf etwas zeigen
ui-point-help = Zeige den anderen etwas auf dem Tisch. Auch: Alt und Klick, oder Alt und Eingabe.
ui-key-point = Alt + Klick
ui-key-point-does = zeigt den anderen etwas
ui-point-now = Was willst du den anderen zeigen? Wähle es auf dem Tisch.
ui-point-hand = Was in deiner Hand ist, kannst nur du sehen.
ui-points = { $seat } zeigt auf etwas.
ui-points-at = { $seat } zeigt auf: { $thing }.
ui-since = Seit du zuletzt hier warst:
ui-since-count =
    { $n ->
        [one] ist ein Ereignis dazugekommen.
       *[other] sind { $n } Ereignisse dazugekommen.
    }
ui-since-show = Zeigen
ui-report = Ein Problem melden (Datei)
ui-move = Auf einem anderen Gerät spielen
ui-move-help = Dein Platz an diesem Tisch geht an das andere Gerät, und dieses schaut nur noch zu. Gib den Code sonst niemandem: Er ist dein Platz.
ui-move-local = Ein anderes Gerät erreicht diesen Tisch noch nicht: Starte Weald für dein Netzwerk und öffne den Tisch unter der Adresse, die es anzeigt.
ui-move-type = Öffne dort { $address } und tippe:
ui-move-valid = Gilt einmal und noch { $time }.
ui-move-link = Lieber einen Link kopieren
ui-move-again = Ein neuer Code
ui-move-here = Dein Platz auf diesem Gerät
ui-move-here-help = Öffne auf dem anderen Gerät das Menü des Tischs, wähle „Auf einem anderen Gerät spielen“ und tippe den Code hier ein.
ui-move-here-link = Dieser Link bringt deinen Platz auf dieses Gerät. Das andere schaut danach nur noch zu.
ui-move-code = Der Code
ui-move-take = Hier spielen
ui-move-home = Von einem anderen Gerät
ui-spectators =
    { $n ->
        [one] Eine Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
ui-spectators-names = Es schauen zu: { $names }.
ui-spectators-and =
    { $others ->
        [one] Es schauen zu: { $names } und noch jemand.
       *[other] Es schauen zu: { $names } und { $others } weitere.
    }
ui-watch-name = Dein Name für die anderen (wenn du magst)
