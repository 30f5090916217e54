### Die Kommandozeile

cli-about = Brettspiele aus dem Wald, bei denen das Programm auf die Regeln achtet: im Browser, im Terminal, für Programme.
cli-version = weald { $version } ({ $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
})
cli-command = BEFEHL
cli-error = weald: { $problem }
cli-seat = Platz { $n }
cli-bot-seat = Platz { $n } ({ $bot ->
        [random] spielt zufällig
       *[other] KI
    })

## Hilfe

cli-help-serve = das Spiel im Browser öffnen (geschieht auch ohne Befehl)
cli-help-site = die Seite mit ihrer Engine als Ordner schreiben, für jeden Server, der Dateien liefert: gespielt und gespeichert wird im Browser
cli-help-site-out = der Ordner
cli-help-site-base = der Pfad des Ordners auf seinem Server
cli-help-site-engine = der Ordner der Engine; make site macht ihn
cli-help-play = im Terminal spielen
cli-help-sim = Bots viele Partien spielen lassen und auswerten
cli-help-dataset = Partien von Bots als Aufzeichnungen und Arrays schreiben, mit Datenblatt; setzt nach einer Unterbrechung fort
cli-help-out = Ordner für den Datensatz
cli-help-checked = eine JSON-Datei oder der Ordner eines Datensatzes
cli-help-replay = eine Aufzeichnung nachspielen, jede Antwort prüfen, die Partie erzählen
cli-help-check = eine Aufzeichnung, eine Stellung oder einen Datensatz prüfen und alle Fehler nennen
cli-help-schema = das JSON-Schema der Stellungen eines Spiels ausgeben
cli-help-bench = messen, wie schnell die Spiele laufen, neben anderen Bibliotheken, soweit vorhanden
cli-help-lab = eine Studie zu einem Spiel wiederholen (Tabellen und Bilder in docs/) oder die Werte eines Spiels lernen
cli-help-study = welche Studie, oder train
cli-help-arguments = Argumente der Studie; --help nennt sie
cli-help-lang = Sprache der Texte
cli-help-host = Adresse, auf der gelauscht wird
cli-help-port = Port, auf dem gelauscht wird; ist er belegt, der nächste freie; 0 für irgendeinen
cli-help-data = Ordner für die gespeicherten Tische
cli-help-no-browser = keinen Browser öffnen
cli-help-public-url = die Adresse, unter der der Dienst hinter einem Proxy zu finden ist
cli-help-proxies = Adressen oder Netze von Proxys, deren Angaben über Besucher gelten
cli-usage = Aufruf:
cli-help-title-arguments = Argumente
cli-help-title-options = Optionen
cli-help-help = diese Hilfe zeigen und beenden
cli-help-version = die Version zeigen und beenden
cli-help-game = zur Wahl: { $choices }
cli-help-play-game = zur Wahl: { $choices }; oder ein gespeichertes Spiel (DATEI.json), das weitergeht
cli-help-all-bots = Bots: { $choices }.
cli-help-all-options = Optionen von { $game } (Plätze: { $seats }):
cli-help-seats = Zahl der Plätze
cli-help-seed = Zahl, die allen Zufall festlegt
cli-help-option = eine Option des Spiels; darf mehrmals stehen
cli-help-people = wie viele Menschen an diesem Terminal spielen
cli-help-play-bots = wer auf den anderen Plätzen spielt, durch Kommas getrennt
cli-help-bots = wer spielt, durch Kommas getrennt; wiederholt, bis alle Plätze besetzt sind
cli-help-games = Zahl der Partien
cli-help-jobs = Zahl der Prozesse; die Ergebnisse hängen nicht davon ab
cli-help-on = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Cluster (dem von RAY_ADDRESS, sonst einem auf diesem Rechner)
cli-help-log = Datei für die Spiele als JSON-Zeilen; derselbe Befehl macht mit dem Fehlenden weiter
cli-help-format = eine Tabelle für Menschen oder JSON für Maschinen
cli-help-file = eine JSON-Datei
cli-help-all = alle gespeicherten Tische mit den installierten Regeln nachspielen und Unterschiede melden
cli-help-database = die Datenbank selbst auf beschädigte Seiten prüfen
cli-help-backup = alle Tische in eine Datei kopieren; der Dienst darf dabei laufen
cli-help-restore = fehlende oder ältere Tische aus einer Datei zurückholen; der Dienst darf dabei laufen
cli-help-backup-file = die Datei der Sicherung, etwa weald.backup
cli-help-seconds = Sekunden je Messabschnitt

## Was nicht stimmt

cli-option-form = „{ $option }“ ist keine Option. Schreibe NAME=WERT.
cli-file-unreadable = { $path } lässt sich nicht lesen ({ $problem }). Prüfe den Namen und deine Rechte.
cli-file-not-json = { $path } ist kein vollständiges JSON: Zeile { $line }, Spalte { $column } bricht ab oder ist falsch.
cli-file-extreme = { $path } ist zu groß, enthält eine zu lange Zahl oder ist zu tief verschachtelt.
cli-too-deep = Das ist zu tief verschachtelt.
cli-output-fails = Die Ausgabe lässt sich nicht schreiben ({ $problem }).
cli-data-readonly = In den Ordner { $path } lässt sich nicht schreiben. Wähle mit --data einen anderen.
cli-data-unusable = Der Ordner { $path } taugt nicht für die Tische. Wähle mit --data einen anderen.
cli-data-broken = Die Datenbank in { $path } ist beschädigt oder nicht von uns. Verschiebe sie oder wähle mit --data einen anderen Ordner.
cli-data-newer = Die Datenbank stammt von einem neueren Weald. Installiere diese Version oder wähle mit --data einen anderen Ordner.
cli-database-address = WEALD_DATABASE ist keine Adresse einer PostgreSQL-Datenbank. Schreibe sie so: postgresql://name:passwort@rechner/datenbank.
cli-database-driver = PostgreSQL braucht noch ein Paket. Installiere es mit: pip install 'weald[postgres]'
cli-database-unusable = Die Datenbank { $url } lässt sich nicht benutzen: { $problem }
cli-public-url = „{ $url }“ kann nicht die öffentliche Adresse sein. Schreibe sie so: https://weald.example.org, ohne Pfad.
cli-setting-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
cli-setting-networks = „{ $value }“ sind keine Adressen oder Netze. Schreibe sie so: 10.0.0.5 oder 10.0.0.0/8, mit Kommas dazwischen.
cli-security-contact = „{ $value }“ kann nicht der Kontakt für Sicherheitslücken sein. Schreibe eine Mailadresse (security@example.org) oder eine Adresse, die mit https:// beginnt.
cli-log-level = „{ $level }“ ist keine Stufe für WEALD_LOG_LEVEL. Wähle eine von diesen: { $choices }.
cli-backup-unwritable = Die Sicherung lässt sich nicht nach { $path } schreiben ({ $problem }).
cli-file-database = { $path } gehört zur Datenbank selbst. Wähle eine andere Datei.
cli-backup-broken = { $path } ist keine Sicherung von Weald oder nicht vollständig.
cli-backup-newer = { $path } stammt von einem neueren Weald. Installiere diese Version, um sie zu lesen.
cli-dataset-unwritable = Der Datensatz lässt sich nicht nach { $path } schreiben ({ $problem }). Wähle mit --out einen anderen Ordner.
cli-dataset-other = In { $path } liegt ein anderer Datensatz. Setze ihn mit denselben Argumenten fort oder wähle mit --out einen anderen Ordner.
cli-dataset-card = { $path } ist kein Datenblatt, das dieses Weald lesen kann. Wähle den Ordner eines Datensatzes oder einen leeren.
cli-dataset-damaged = { $path } fehlt, bricht ab oder ist verändert. Lösche die Datei und rufe weald dataset noch einmal mit denselben Argumenten auf.
cli-dataset-differs = { $path } folgt nicht aus den Aufzeichnungen daneben. Lösche die Datei und rufe weald dataset noch einmal mit denselben Argumenten auf.
cli-dataset-unfinished = Der Datensatz in { $path } ist nicht fertig: Er hat { $n } von { $games } Partien. Rufe weald dataset noch einmal mit denselben Argumenten auf.
cli-dataset-version = Der Datensatz in { $path } entstand mit anderen Regeln. Prüfe ihn mit Weald { $weald }.
cli-dataset-numpy = Arrays brauchen numpy. Installiere es mit: pip install "weald[lab]"
cli-lab-jobs = { $n } Prozesse können nicht arbeiten. Wähle mindestens 1 mit --jobs.
cli-lab-workers-die = Ein Prozess ist { $n }-mal an denselben Spielen gestorben. Prüfe den freien Speicher oder nimm weniger mit --jobs.
cli-lab-ray-missing = Ray ist nicht installiert. Installiere es mit: pip install "weald[ray]"
cli-lab-ray-unreachable = Der Ray-Cluster { $address } ist nicht erreichbar ({ $error }). Prüfe RAY_ADDRESS oder lösche die Variable, um diesen Rechner zu verwenden.
cli-lab-ray-failed = Ein Prozess des Ray-Clusters ist gescheitert: { $error }. Jeder Rechner braucht Weald mit denselben Paketen wie dieser. Was fertig ist, bleibt erhalten.
cli-lab-ray-version = Ein Prozess des Ray-Clusters hat ein anderes Weald ({ $there }) als dieser Rechner ({ $here }). Installiere überall dieselbe Version.
cli-lab-log-damaged = Zeile { $n } von { $path } ist beschädigt oder von anderer Art. Entferne diese Zeile, oder wähle mit --log eine andere Datei.
cli-lab-log-unusable = { $path } ist als Protokoll nicht zu gebrauchen ({ $problem }). Wähle mit --log eine andere Datei.
cli-lab-log-differs = { $path } enthält die Spiele einer anderen Simulation. Gib dieselben Argumente an, um sie fortzusetzen, oder wähle eine andere Datei mit --log.
cli-serve-port-range = { $port } ist kein Port. Wähle einen von 0 bis 65535.
cli-serve-host = Die Adresse { $host } geht auf diesem Rechner nicht. Versuche 127.0.0.1.
cli-serve-no-port = Von { $port } bis { $last } ist kein Port frei. Wähle mit --port einen anderen.
cli-serve-port-refused = Port { $port } ist hier nicht erlaubt. Wähle mit --port einen über 1024.

## site

cli-site-written = Die Seite liegt in { $path }: { $n } Dateien, { $megabytes } MB. Jeder Server, der Dateien liefert, genügt.
cli-site-base = { $base } ist kein Pfad auf einem Server. Schreibe ihn so: /weald/
cli-site-not-joined = Die Module der Seite sind noch nicht verbunden. In einem Klon von Weald: make site OUT=ordner
cli-site-no-engine = In { $path } ist keine Engine. Sie braucht node; in einem Klon von Weald: make site OUT=ordner
cli-site-not-empty = { $path } enthält andere Dateien. Wähle einen leeren Ordner.

## serve

cli-serve-port-taken = Port { $port } ist belegt; es wird { $used } benutzt.
cli-serve-address = Weald ist unter { $url } (Strg-C beendet es)
cli-serve-network = In deinem Netz: { $url }
cli-serve-public = Für alle: { $url }
cli-serve-data = Die Tische liegen in { $path }
cli-serve-database = Die Tische liegen in der Datenbank { $url }
cli-serve-running = Weald läuft bereits auf { $path }: { $url }
cli-serve-stopped = Weald ist beendet. Deine Tische sind gespeichert.

## play

cli-play-input = Nummer 1-{ $n } (i 2 erklärt 2, u nimmt zurück, ? bittet um einen Tipp, q verlässt den Tisch):
cli-play-number = Gib eine Nummer von 1 bis { $n } ein.
cli-play-hint = Tipp: { $n }. Gewinnchance: { $before } % im Moment, { $after } % danach.
cli-play-hint-as-good = Ebenso gut: { $n }, { $chance } %.
cli-play-hint-other = Sonst: { $n }, { $chance } %.
cli-play-no-more = Mehr ist dazu nicht zu sagen.
cli-play-save = Das Spiel speichern als (Eingabetaste: ohne zu speichern gehen):
cli-play-saved = Gespeichert. „weald play { $path }“ setzt es fort; auch der Browser kann es importieren.
cli-play-unwritable = { $path } kann nicht geschrieben werden ({ $problem }). Wähle einen anderen Namen.
cli-play-left = Du hast den Tisch verlassen.
cli-play-pass = Weiter an { $seat }. Drücke die Eingabetaste, wenn { $seat } da ist.

## replay, check

cli-help-prune = beendete, unbeendete und importierte Tische und Nachrichten löschen, die älter sind, als die Einstellungen sie behalten
cli-help-dry-run = nur sagen, was gelöscht würde
cli-prune-dry = Gelöscht würden: { $over } beendete Tische, { $open } unbeendete, { $imported } importierte, { $chat } Nachrichten.
cli-prune-done = Gelöscht: { $over } beendete Tische, { $open } unbeendete, { $imported } importierte, { $chat } Nachrichten.
cli-check-record = Die Aufzeichnung ist in Ordnung: Alle Antworten ({ $n }) wurden mit denselben Ergebnissen nachgespielt.
cli-check-deal = Es wurde ehrlich gemischt: Das Geheimnis passt zu seiner Festlegung und ergibt mit { $n ->
    [one] dem Beitrag einer Person
   *[other] den Beiträgen von { $n } Plätzen
    } die gespielte Startzahl.
cli-check-deal-compare = Zum Vergleich mit dem, was die Seite vor dem Geben zeigte: Festlegung { $commitment }, { $n ->
    [one] Beitrag von Platz
   *[other] Beiträge der Plätze
    } { $seats }.
cli-check-deal-mark = Platz { $n }: { $mark ->
    [redealt] Die Karten wurden ausgeteilt, bevor sich seine Person setzte. Vielleicht wurden Tische eröffnet, bis die Karten gefielen.
    [moved] Er kam von einem anderen Gerät. Gehörte es jemand anderem, hat diese Person seine Karten gesehen, und vielleicht wurden Tische eröffnet, bis die Karten gefielen.
   *[looked] Jemand anderes hat seine Karten gesehen.
    }
cli-check-deal-wrong = Dem Mischen ist nicht zu trauen: { $problem ->
    [commitment] Das Geheimnis passt nicht zu der Festlegung, die vor dem Mischen veröffentlicht wurde.
    [seed] Geheimnis und Beiträge ergeben eine andere Startzahl als die gespielte.
    [start] Die Partie begann nicht mit den Karten, die diese Startzahl ergibt; sie wurden gelegt.
   *[other] Der Teil „fair_deal“ der Aufzeichnung ist nicht lesbar.
    }
cli-check-daily =
    Aufgabe des Tages vom { $date }{ $rival ->
        [differs] , ungeprüft
       *[other] {""}
    }: { $outcome ->
        [won] gewonnen, { $n } Punkte.
        [lost] verloren, { $n } Punkte.
       *[open] nicht beendet.
    }
cli-check-daily-alike = Die Antworten des Gegners sind die der KI.
cli-check-daily-differs = Antwort { $n }, die des Gegners, ist nicht die, die die KI hier gibt: Ein Mensch kann sie gespielt haben, eine andere Version oder ein überlasteter Dienst.
cli-check-daily-version = Aufgabe des Tages vom { $date }: ungeprüft. Die Regeln dieser Version spielen die Aufzeichnung anders.
cli-check-position = Die Stellung ist in Ordnung.
cli-check-dataset = Der Datensatz ist in Ordnung: { $n ->
    [one] Seine Partie wurde
   *[other] Alle { $n } Partien wurden
} mit denselben Ergebnissen nachgespielt.
cli-check-differs = { $table } ({ $game }, gespielt mit { $engine }): Das Nachspielen weicht ab{ $n ->
    [0] {""}
   *[other] {" ab Antwort "}{ $n }
}. Der Tisch geht von seinem letzten Haltepunkt weiter; sein Verlauf ist der gespeicherte.
cli-check-unusable = { $table } ({ $game }, gespielt mit { $engine }): Diese Regeln können ihn nicht lesen.
cli-database-sound = Die Datenbank ist unbeschädigt.
cli-database-damaged = Die Datenbank ist beschädigt: { $problem }
cli-database-fails = Die Datenbank versagt: { $problem }. Nach Schäden sucht: weald check --database
cli-database-way-back = Beende den Dienst, lege die Datenbank beiseite, beginne mit einer leeren und stelle die letzte Sicherung wieder her: weald restore FILE
cli-check-all = { $n ->
    [one] Ein Tisch
   *[other] { $n } Tische
} geprüft: { $same } ohne Unterschied, { $differs } mit, { $unusable } unlesbar.
cli-backup-done = { $n ->
    [one] Ein Tisch liegt
   *[other] { $n } Tische liegen
} in { $path }. { $answers ->
    [0] Die Sicherung enthält keine Antworten.
    [one] Die Sicherung enthält eine Antwort, vom { $until }.
   *[other] Die Sicherung enthält { $answers } Antworten, die letzte vom { $until }.
}
cli-restore-done = Zurückgeholt: { $added }. Erneuert: { $renewed }. Gelassen, wie sie sind: { $kept }.
cli-restore-damaged = { $n ->
    [one] Ein Tisch ist beschädigt und wurde
   *[other] { $n } Tische sind beschädigt und wurden
} nicht zurückgeholt. Was gespeichert war, bleibt in { $path }.

## sim

cli-sim-title = { $game }, { $n } Partien
cli-sim-bot = Wer
cli-sim-games = Partien
cli-sim-win = Siege [95 %]
cli-sim-score = Punkte [95 %]
cli-sim-range = Niedrigster - höchster Wert
cli-sim-seconds = Startzahl { $seed }, { $n } s.

## dataset

cli-dataset-done = { $n ->
    [one] Eine Partie liegt
   *[other] { $n } Partien liegen
} in { $path }, mit { $answers } Antworten.
cli-dataset-records-only = { $game } hat noch keine Aktionsnummern, darum gibt es nur Aufzeichnungen und keine Arrays.

## bench

cli-bench-seconds = In { $n } Sekunden lässt sich nichts messen. Wähle { $lo } bis { $hi }.
cli-bench-now = { $name } wird gemessen
cli-bench-made = Weald { $weald } ({ $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
}), { $implementation } { $python }, { $machine }, { $processor }, { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}{ $packages ->
    [none] {""}
   *[other] {"; "}{ $packages }
}. Mediane von { $rounds } verschränkten Runden zu { $seconds } s Prozessorzeit, in Klammern ihre 95-%-Intervalle (niedrigste und höchste Runde).
cli-bench-ratios = Entscheidungen/s als Vielfache der anderen Bibliothek:
cli-bench-name = Spiel
cli-bench-decisions = Entscheidungen/s
cli-bench-games = Partien/s
cli-bench-clone = Kopie: µs / Entscheidungen
cli-bench-missing = Nicht installiert, also nicht gemessen: { $choices } (pip install "weald[bench]")
