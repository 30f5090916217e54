### Was jeder Tisch sagen kann, gleich welches Spiel

## Optionen des Tisches

table-option-thinking = Bedenkzeit
table-option-thinking-help = Sekunden, die sich die stärkste KI für eine Antwort nimmt.
table-option-takebacks = Zurücknehmen
table-option-takebacks-help = Wie weit sich Antworten zurücknehmen lassen.
table-option-takebacks-own = Solange niemand etwas Neues gesehen hat
table-option-takebacks-free = Immer, zum Üben unter Freunden

## Plätze der KI

bot-random = Spielt zufällig
bot-greedy = Überlegt
bot-heuristic = Überlegt
bot-search = Stark
bot-planner = Stark
bot-easy = Leicht
bot-thoughtful = Überlegt
bot-strong = Stark

## Antworten, die nicht gehen

illegal-over = Das Spiel ist zu Ende.
illegal-seat = Einen Platz { $n } gibt es an diesem Tisch nicht. Seine Plätze haben die Nummern 0 bis { $last }.
illegal-not-asked = Du bist nicht am Zug. Das Spiel wartet auf { $seats }.
illegal-answered = Du hast schon geantwortet. Das Spiel wartet auf { $seats }; bis dahin kannst du deine Antwort zurücknehmen.
illegal-option = „{ $option }“ steht jetzt nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
illegal-index = Eine Möglichkeit { $n } gibt es nicht. Sie haben die Nummern 0 bis { $last }.

## Warum eine Antwort gilt

illegal-undo-nothing = Es gibt nichts zurückzunehmen.
illegal-undo-other = Das lässt sich nicht zurücknehmen: { $seat } hat inzwischen geantwortet.
illegal-undo-chance = Das lässt sich nicht zurücknehmen: Inzwischen hat der Zufall entschieden.
illegal-undo-revealed = Das lässt sich nicht zurücknehmen: Inzwischen ist etwas Verdecktes ans Licht gekommen.

## Tische, die nicht gehen

setup-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $choices }.
setup-seats = Dieses Spiel ist nicht für { $n }. Mögliche Zahl der Plätze: { $choices }.
setup-seed = „{ $value }“ geht nicht als Startzahl. Wähle eine ganze Zahl von 0 bis { $hi }.
setup-option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $choices }.
setup-option-choice = „{ $value }“ geht bei der Option { $option } nicht. Wähle eines davon: { $choices }.
setup-option-range = „{ $value }“ geht bei der Option { $option } nicht. Wähle eine ganze Zahl von { $lo } bis { $hi }.
setup-option-idle = Die Option { $option } bewirkt nichts, solange { $other } auf { $value } steht. Lass sie weg oder wähle für { $other }: { $choices }.
setup-option-needs = „{ $value }“ für die Option { $option } geht nur zusammen mit { $choices }.
setup-option-forced = Mit { $value } für die Option { $option } muss die Option { $other } auf { $choices } stehen.
setup-start-missing = Dieses Spiel beginnt mit dem Ende eines anderen. Nenne ein beendetes Spiel, von dem es ausgeht.
setup-start-unused = Mit diesen Optionen beginnt kein Spiel mit dem Ende eines anderen.
setup-start-game = Ein Spiel { $game } ist kein Anfang für { $expected }.
setup-start-unfinished = Das Spiel, von dem es ausgehen soll, ist noch nicht zu Ende.
setup-start-lost = Von diesem Spiel kann keines ausgehen: Die Geister haben es verloren.
setup-start-spirits = Nach diesem Spiel braucht es { $expected } andere Geister, diese Sets haben { $n }. Nimm ein Set dazu.
setup-start-seats = Das Spiel, von dem es ausgeht, war eines für { $expected }, nicht für { $n }.
setup-start-option = Die Option { $option } folgt aus dem Spiel davor: Sie ist { $expected }, nicht „{ $value }“.
setup-bot = Eine KI „{ $bot }“ gibt es für dieses Spiel nicht. Es gibt: { $choices }.
setup-games = { $n } Spiele lassen sich nicht spielen. Wähle mindestens 1.
setup-people = { $n } Menschen können hier nicht sitzen. Wähle 1 bis { $hi }.

## Stellungen

position-bad =
    { $n ->
        [one] Die Stellung ist nicht brauchbar: Ein Fehler.
       *[other] Die Stellung ist nicht brauchbar: { $n } Fehler.
    }
position-missing = { $path } fehlt.
position-unknown = { $path } ist hier nicht bekannt. Entferne es.
position-wrong = { $path } muss { $expected } sein, nicht { $found }.
position-newer =
    { $field ->
        [weald] Das braucht ein Weald, das Format { $found } liest; dieses liest bis Format { $known }. Aktualisiere Weald.
       *[version] Das braucht Version { $found } des Spiels; dieses Weald hat Version { $known }. Aktualisiere Weald.
    }
position-damaged = „{ $field }“ ist beschädigt: Es lässt sich nicht von Version { $version } des Spiels auf den neuesten Stand bringen.
position-answer = Antwort { $n } ist in diesem Moment nicht möglich:

## Aufzeichnungen

record-missing = Die Aufzeichnung ist nicht vollständig: „{ $field }“ fehlt oder ist beschädigt. Speichere sie dort noch einmal, wo sie herkommt.
record-newer =
    { $field ->
        [weald] Die Aufzeichnung braucht ein Weald, das Format { $found } liest; dieses liest bis Format { $known }. Aktualisiere Weald.
       *[version] Die Aufzeichnung braucht Version { $found } des Spiels; dieses Weald hat Version { $known }. Aktualisiere Weald.
    }
record-start =
    { $n ->
        [one] Die Aufzeichnung lässt sich nicht abspielen: Ihr Anfang hat einen Fehler.
       *[other] Die Aufzeichnung lässt sich nicht abspielen: Ihr Anfang hat { $n } Fehler.
    }
record-answer = Die Aufzeichnung lässt sich nicht abspielen: Antwort { $n } ist dort nicht möglich. Sie wurde verändert oder folgt anderen Regeln.
record-differs =
    { $n ->
        [0] Die Aufzeichnung lässt sich nicht abspielen: Der Zufall eröffnet das Spiel anders. Sie wurde verändert oder folgt anderen Regeln.
       *[other] Die Aufzeichnung lässt sich nicht abspielen: Nach Antwort { $n } entscheidet der Zufall anders. Sie wurde verändert oder folgt anderen Regeln.
    }
record-changed =
    { $n ->
        [0] Die Aufzeichnung ist von Version { $version } des Spiels. Seitdem haben sich Regeln geändert; heute beginnt das Spiel anders.
       *[other] Die Aufzeichnung ist von Version { $version } des Spiels. Seitdem haben sich Regeln geändert; ab Antwort { $n } verläuft das Spiel heute anders.
    }

# Why a hint is to end a phase.
hint-nothing-better = Nichts, was noch zu tun ist, ändert genug.

# Why a hint is good, where nothing else can be named.
hint-no-difference = In gedachten Spielen ist kein Unterschied zur nächstbesten Wahl zu sehen.
hint-more-victories = { $n ->
        [one] 1 Sieg
       *[other] { $n } Siege
    } mehr in 100 gedachten Spielen.
