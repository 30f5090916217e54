### Die Wörter des Browsers. Die Spiele bringen ihre eigenen mit.

## Überall

ui-brand = Weald
ui-home-link = Weald, Startseite
ui-close = Schließen
ui-menu = Menü
ui-on = An
ui-off = Aus
ui-you = Du
ui-player = Person { $n }
ui-language = Sprache
ui-language-now = { $code }, Sprache: { $language }
ui-theme = Farben
ui-theme-auto = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-switch = Dunkle Farben
ui-motion = Animationen
ui-motion-help = Was geschehen ist, bewegt sich oder erscheint sofort.
ui-motion-full = Normal
ui-motion-fast = Schnell
ui-motion-none = Keine
ui-digits = Tasten antworten
ui-digits-help = 1 bis 9 wählen eine Möglichkeit, Buchstaben suchen in einer langen Liste.
ui-cannot-show = Das lässt sich nicht zeigen
ui-to-home = Zur Startseite
ui-no-page = Unter dieser Adresse gibt es keine Seite.
ui-trouble = Unterwegs ist etwas schiefgegangen. Bitte versuche es noch einmal.
ui-offline = Keine Verbindung.
ui-engine-loading = Die Spiele werden geladen: { $done } von { $total } MB
ui-engine-failed = Die Spiele starten hier nicht. Sie brauchen einen aktuellen Browser mit WebAssembly und etwa 200 MB freien Speicher: Schließe andere Tabs und lade neu, oder versuche einen anderen Browser. Deine Spiele bleiben erhalten.
ui-offline-home = Keine Verbindung. Weald ist trotzdem da; deine Tische erscheinen, sobald das Netz zurück ist.
ui-offline-kept = Deine Wahl ist gemerkt und wird gesendet.
ui-offline-again = Neuer Versuch läuft. Du kannst dich umsehen.
ui-sound = Töne
ui-sound-help = Kurze Töne: dein Zug, eine Antwort, eine Szene, das Ende.
ui-sound-volume = Lautstärke
ui-notify = Bescheid sagen
ui-notify-help = Eine Nachricht des Systems, wenn du am Zug bist und Weald nicht zu sehen ist.
ui-notify-denied = Dieser Browser lässt Weald keine Nachrichten schicken. Seine Einstellungen für diese Seite können das ändern.
ui-notify-none = Browser bieten das nur unter sicheren Adressen an (https).
ui-share = Teilen

## Startseite

ui-which-forest = Welcher Wald heute Abend?
ui-games = Spiele
ui-game-chosen = Gewählt
ui-players = { $least } bis { $most } Personen
ui-players-exactly =
    { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
ui-setup = Einen Tisch vorbereiten
ui-gallery = Kartengalerie
ui-seats = Plätze
ui-seats-of = { $n } von { $most }
ui-seat-n = Wer an Platz { $n } spielt
ui-seat-you = Du
ui-seat-here = Hier
ui-seat-elsewhere = Anderswo
ui-seat-ai = KI
ui-name-of = Name an Platz { $n }
ui-level-of = Stärke der KI an Platz { $n }
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $n } entfernen
ui-bot-names = Efeu, Eberesche, Hasel, Linde, Espe, Wacholder
ui-start-from = Das Spiel davor
ui-start-from-help = Eines deiner beendeten Spiele; seine Insel, seine Nation und seine Regeln bleiben.
ui-start-from-none = Du hast noch kein beendetes Spiel. Lade die Aufzeichnung eines Spiels.
ui-start-from-file = Aufzeichnung des Spiels davor
ui-seats-n =
    { $n ->
        [one] 1 Platz
       *[other] { $n } Plätze
    }
ui-options-folded = { $n } weitere Optionen
ui-option-is = { $option }: { $value }
ui-option-without = ohne { $option }
ui-choice-hard = { $choice } (Schwierigkeit { $n })
ui-minutes = { $n } Min.
ui-story = Geschichte
ui-difficulty = Schwierigkeit { $n }
ui-needs = braucht { $what }
ui-begin = Spiel beginnen
ui-guest = Ein Gast
ui-timer = Zeit für eine Antwort
ui-timer-help = Ist sie um, spielt eine KI weiter. Niemand verliert deswegen.
ui-timer-none = Ohne Grenze
ui-invite-later = Die Einladung, ein Link und ein Code für Telefone, kommt als Nächstes.
ui-begin-invite = Tisch eröffnen
ui-tables = Deine Tische
ui-tables-wait =
    { $n ->
        [one] 1 wartet auf dich
       *[other] { $n } warten auf dich
    }
ui-tables-nothing = Begonnene Tische stehen hier und lassen sich jederzeit fortsetzen.
ui-tables-more = { $n } weitere
ui-table-with = { $seats }
ui-table-yours = Du bist am Zug
ui-table-waits = Wartet auf { $seats }, { $ago }
ui-table-over = Beendet { $ago }
ui-table-free =
    { $n ->
        [one] Wartet auf einen Gast
       *[other] Wartet auf { $n } Gäste
    }
ui-table-imported = Geladen, nicht zu Ende gespielt
ui-table-open = { $action }: { $title }
ui-continue = Weiter
ui-look-in = Ansehen
ui-watch = Ansehen
ui-import = Aufzeichnung laden

## Am Tisch

ui-title = { $title } · Weald
ui-title-turn = ● { $title } · Weald
ui-title-replay = Rückblick: { $title } · Weald
ui-prompt = Was gefragt ist
ui-board = Spielfeld
ui-hand = Hand
ui-overview = Übersicht
ui-rail = Erklärung, Möglichkeiten und Verlauf
ui-strip = Der Zug
ui-parts = Teile des Tischs
ui-tab-board = Feld
ui-tab-options = Wahl
ui-tab-explain = Erklären
ui-tab-scores = Punkte
ui-tab-log = Verlauf
ui-undo = Rückgängig
ui-hint = Tipp
ui-hint-is = Tipp:
ui-hint-thinking = Die KI spielt in Gedanken weiter …
ui-hint-before = jetzt
ui-hint-after = danach
ui-hint-chance = Gewinnchance
ui-hint-than = Verglichen mit der nächstbesten Wahl:
ui-hint-as-good = vielleicht ebenso gut
ui-hint-how = Aus { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }, die die KI mit dem, was du siehst, weitergespielt hat; auf { $margin } % genau.
ui-moments = Was den Ausschlag gab
ui-moments-help = Änderung der Gewinnchance in Punkten
ui-moment-turn = Zug { $n }
ui-moment-move = Wahl:
ui-moment-better = Besser:
ui-moment-go-on = Von hier weiter
ui-pace = Tempo der KI
ui-pace-help = Wie schnell sie an Tischen zieht, die du eröffnest.
ui-pace-here = Wie schnell sie an diesem Tisch zieht und an Tischen, die du eröffnest.
ui-pace-slow = Langsam
ui-pace-normal = Normal
ui-pace-at_once = Sofort
ui-seat-watches = schaut zu
ui-seat-thinks = denkt nach
ui-hint-unsure = Für eine Gewinnchance waren es zu wenige Spiele.
ui-percent = { $n } %
ui-asked = Wer gefragt ist
ui-seat-chooses =
    { $you ->
        [yes] wählst
       *[no] wählt
    }
ui-seat-done = fertig
ui-waiting = Warten auf { $seats }.
ui-thinking =
    { $count ->
        [one] { $seats } denkt nach.
       *[other] { $seats } denken nach.
    }
ui-sending = Einen Augenblick.
ui-kept = Deine Wahl ist gemerkt.
ui-look-around = Du kannst dich umsehen.
ui-watching = Du schaust zu. Die Hände bleiben verdeckt.
ui-may-take-back = Du hast gewählt. Es bleibt geheim, bis alle gewählt haben.
ui-seconds = { $n } s
ui-moved-meanwhile = { $other } hat inzwischen gespielt. Bitte wähle noch einmal.
ui-moved-on = Am Tisch ging es inzwischen weiter. Bitte wähle noch einmal.
ui-options = Deine Möglichkeiten
ui-no-options = Gerade gibt es nichts zu wählen.
ui-chosen = Du hast gewählt.
ui-take-back = Zurücknehmen
ui-find = Möglichkeiten durchsuchen
ui-find-nothing = Keine Möglichkeit enthält diese Wörter.
ui-more-options =
    { $n ->
        [one] 1 weitere Möglichkeit
       *[other] { $n } weitere Möglichkeiten
    }
ui-outcome = { $now }: { $later }
ui-before = Wie es ist
ui-after = Damit
ui-idle-options =
    { $n ->
        [one] { $n } Möglichkeit ohne Wirkung:
       *[other] { $n } Möglichkeiten ohne Wirkung:
    }
ui-idle-all = Was du auch wählst, es bewirkt nichts.
ui-put-back = Zurücklegen
ui-dangers = Was das Spiel kosten kann
ui-danger =
    { $comes ->
        [certain] Geschieht nichts, ist das Spiel verloren: { $what }
        [likely] Soweit man weiß, ist das Spiel verloren: { $what }
       *[none] { $what }
    }
ui-warn = Vorsicht: { $what }
ui-warn-loses =
    { $how ->
        [unless] Damit ist das Spiel verloren, soweit man es wissen kann.
       *[certain] Damit ist das Spiel verloren.
    }
ui-warn-back = Zurück
ui-warn-lose = Das Spiel verlieren
ui-warn-go-on = Ohne weitermachen
ui-explain = Erklärung
ui-explain-nothing = Zeige auf etwas auf dem Tisch: Was es ist und was es zählt, steht dann hier.
ui-explain-touch = Tippe etwas auf dem Tisch an, um zu lesen, was es ist. Tippe es noch einmal an, um es zu wählen.
ui-do-this =
    { $kind ->
        [pick] Das spielen
        [play] Das spielen
        [grow] Das spielen
        [give] Das geben
        [pay] Damit zahlen
        [recruit] Das anwerben
        [gain] Das nehmen
        [forget] Das vergessen
        [powers] Das einsetzen
        [place] Hierher legen
       *[other] Das wählen
    }
ui-key-digits = 1 … 9, a … z
ui-key-digits-does = wählt eine Möglichkeit; 0 beendet oder lehnt ab
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-does = gehen über den Tisch, Eingabe wählt
ui-key-escape = Esc
ui-key-escape-does = schließt, dann nimmt es Halbfertiges zurück
ui-log = Verlauf
ui-log-nothing = Noch ist nichts geschehen.
ui-copy-link = Link für Zuschauende kopieren
ui-link-copied = Link kopiert
ui-leave = Tisch verlassen

## Ein Bildschirm, mehrere Personen

ui-pass-to = Gib weiter an { $seat }
ui-pass-help = Die Hand bleibt verdeckt, bis { $seat } da ist.
ui-i-am = Ich bin { $seat }

## Ende und Rückblick

ui-show = Zeigen
ui-sheet = Wertung
ui-watch-replay = Rückblick ansehen
ui-new-game = Neues Spiel
ui-save-record = Aufzeichnung speichern
ui-replay = Rückblick
ui-replay-start = Das Spiel beginnt.
ui-replay-turn = Zug
ui-replay-turn-back = Einen Zug zurück
ui-replay-back = Einen Schritt zurück
ui-replay-play = Abspielen
ui-replay-on = Einen Schritt weiter
ui-replay-turn-on = Einen Zug weiter
ui-replay-from-events = Die Regeln haben sich seither geändert: Der Verlauf ist der gespeicherte, das Spielfeld steht hier still.
ui-moment = Augenblick
ui-moment-of = { $n } von { $of }
ui-moment-link = Link zu diesem Augenblick kopieren
ui-play-on = Von hier weiterspielen
ui-taken-back =
    { $n ->
        [one] Einmal wurde etwas zurückgenommen.
       *[other] { $n }-mal wurde etwas zurückgenommen.
    }

## Was der Server sagt

error-not-found = Unter dieser Adresse gibt es nichts.
error-unknown-table = Es gibt keinen Tisch mit dieser Adresse. Vielleicht wurde er anderswo gespielt, oder die Adresse ist unvollständig.
error-seat-not-yours = Platz { $n } gehört jemand anderem.
error-start-not-yours = Ein Spiel kann nur von einem eigenen Tisch ausgehen oder von einer Aufzeichnung, die du geladen hast.
error-stale = Am Tisch ging es inzwischen weiter.
error-key-reused = Diese Antwort wurde schon für etwas anderes benutzt. Bitte wähle noch einmal.
error-table-shared = An diesem Tisch spielen noch andere. Er lässt sich löschen, wenn das Spiel vorbei ist oder wenn sie ihren Platz aufgegeben haben.
error-table-not-yours = Das ist nicht dein Tisch.
error-table-long = An diesem Tisch gab es { $n } Züge. Von jetzt an werden nur noch Antworten angenommen.
error-tables-kept = Dieser Dienst behält { $n } Tische für dich. Lösche zuerst einen.
error-record-heavy = Dieses Spiel ist so voll, dass alle auf seine Anzeige warten müssten. Es lässt sich hier nicht einlesen.
error-record-slow = Dieses Spiel durchzugehen dauert so lange, dass alle anderen warten müssten. Nichts hat sich geändert.
error-record-secret = Die Aufzeichnung lässt sich lesen, wenn das Spiel vorbei ist.
error-seed-shared = Ein Tisch, an den andere kommen können, mischt nach einem eigenen Geheimnis. Lass die Startzahl weg oder behalte alle Plätze hier.
error-gathering = Gegeben wird, wenn alle Platz genommen haben.
error-contribution-missing = An diesem Tisch wird ehrlich gemischt: Alle bringen 16 bis 64 zufällige Bytes mit („contribution“).
error-replay-range = Das Spiel hat { $last } Schritte; Schritt { $n } gibt es nicht.
error-record-broken = Diese Datei ist keine Aufzeichnung eines Spiels: Sie lässt sich nicht als JSON lesen. Vielleicht ist sie abgeschnitten.
error-table-unusable = Dieser Tisch wurde nach Regeln gespeichert, die diese Version nicht mehr kennt.
error-table-slow = Diesen Tisch zu zeigen dauert so lange, dass alle anderen warten müssten. Er ruht für { $minutes } Minuten; nichts ist verloren, und die anderen Tische spielen weiter.
error-foresight-slow = Was die Möglichkeiten bringen würden, ist an diesem Tisch zu aufwendig zu berechnen.
error-bad-json = Die Anfrage war nicht lesbar.
error-bad-field = Das Feld „{ $field }“ ist falsch.
error-missing-field = Das Feld „{ $field }“ fehlt.
error-unknown-field = Ein Feld „{ $field }“ gibt es nicht.
error-bad-request = Die Anfrage wurde nicht verstanden.
error-method-not-allowed = Diese Adresse lässt sich so nicht benutzen.
error-bad-name = Der Name an Platz { $n } geht nicht: höchstens { $limit } Zeichen und keine unsichtbaren.
error-unknown-level = Platz { $n }: Eine KI „{ $level }“ gibt es nicht. Es gibt: { $choices }.
error-human-level = An Platz { $n } sitzt ein Mensch, der hat keine Stärke.
error-too-large = Das ist zu groß: höchstens { $limit } kB.
error-slow-body = Die Anfrage brauchte zu lange.
error-wrong-host = Unter dem Namen „{ $host }“ antwortet dieser Dienst nicht. Nimm die Adresse, die er beim Start angezeigt hat.
error-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde nicht befolgt.
error-two-cookies = Dein Browser schickt zwei Cookies mit dem Namen { $name }, und nur eines ist von hier: So lässt sich nicht sagen, welche Plätze deine sind. Lösche in den Einstellungen des Browsers für diese Website das, dessen Pfad nicht / ist oder dessen Domain mit einem Punkt beginnt, und lade diese Seite neu.
error-busy = Die KI ist beschäftigt. Bitte versuche es gleich noch einmal.
error-storage = Es ließ sich nicht speichern, darum hat sich nichts geändert. Ist die Platte voll oder schreibgeschützt?
error-needs-server = Dafür braucht es einen Server. Hier wird alles auf diesem Gerät gespielt.
error-device-full = Auf diesem Gerät ist kein Platz mehr, darum hat sich nichts geändert. Lösche Spiele, die du nicht mehr brauchst, oder schaffe Platz.
error-page-older = Diese Seite ist älter als dein Spiel. Lade die Seite neu, um weiterzuspielen.
error-too-many-requests = Das war zu viel auf einmal. Versuche es in { $seconds } s wieder.
error-too-many-tables = Von hier aus wurden viele Tische eröffnet. Versuche es in { $seconds } s wieder.
error-too-many-lines = Von hier aus sind zu viele Tische gleichzeitig offen. Schließe einige oder versuche es in { $seconds } s wieder.
error-internal = Im Dienst ist etwas schiefgegangen. Nichts ging verloren.

fair-waiting = Gegeben wird, wenn alle Platz genommen haben.
fair-waiting-help = Ein Geheimnis des Dienstes und eine Zufallszahl von jeder Person legen das Mischen fest. Niemand kann es lenken, und alle können es am Ende nachprüfen.
fair-commitment = Festlegung { $short }
fair-end = { $verdict ->
    [kept] Ehrlich gemischt: Die Festlegung { $short } und deine Zufallszahl sind die von vor der Partie.
    [changed] Das ist nicht das Mischen, an dem du beteiligt warst: Die Festlegung oder deine Zufallszahl ist eine andere.
   *[seen] Ehrlich gemischt mit der Festlegung { $short }.
    }
fair-end-check = „weald check“ prüft mit der gesicherten Aufzeichnung, ob die Karten daraus kamen.
fair-leave = Platz aufgeben und das Mischen sehen
fair-leave-sure = Partie endgültig beenden
fair-left = Alle haben diesen Tisch verlassen. Die Partie ist vorbei, und das Mischen liegt offen.
fair-gone = Der Tisch dieses ehrlichen Mischens wurde gelöscht. Dieser Browser hat den Beweis behalten.
fair-gone-title = Ehrliches Mischen an gelöschten Tischen
fair-gone-save = Beweis sichern
fair-gone-forget = Vergessen
fair-option = Ehrlich mischen
fair-option-help = Gegeben wird, wenn alle Platz genommen haben: nach einem Geheimnis des Dienstes und einer Zufallszahl von jeder Person.
disclosed = { $why ->
    [redealt] Nach dem ehrlichen Mischen hat ein Platz gewechselt. Vielleicht wurden Tische eröffnet, bis die Karten jemandem gefielen.
    [moved] { $mine ->
        [yes] Dein Platz kam von einem anderen Gerät. War es nicht deines, hat jemand deine Karten gesehen und vielleicht Tische eröffnet, bis sie gefielen.
       *[no] Ein Platz kam von einem anderen Gerät. Gehörte es jemand anderem, sind seine Karten bekannt, und vielleicht wurden Tische eröffnet, bis sie gefielen.
        }
    [seed] Wer diesen Tisch eröffnet hat, hat das Mischen gewählt und kennt vielleicht die Karten.
    [takebacks] An diesem Tisch darf alles zurückgenommen werden, auch was der Zufall entschieden hat; wer ihn eröffnet hat, kennt vielleicht die Karten.
    [earlier] Dieser Tisch geht vom Ende einer Partie aus; wer ihn eröffnet hat, kennt vielleicht Karten, die dort verdeckt lagen.
    [imported] Dieser Tisch setzt eine Aufzeichnung fort; wer ihn eröffnet hat, kennt vielleicht die Karten.
   *[solo] Dieser Tisch begann ohne Gäste; wer ihn eröffnet hat, kennt vielleicht die Karten.
    }
seat-mark = { $mark ->
    [redealt] War beim Geben nicht da
    [moved] Kam von einem anderen Gerät
   *[looked] Jemand anderes hat auf diesen Platz geschaut
    }
ui-delete-table = Diesen Tisch löschen
ui-delete-mine = Meinen Namen und meine Nachrichten hier löschen
ui-delete-sure = Endgültig löschen
