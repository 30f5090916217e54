### The end of a game

ui-again = Noch einmal
ui-replay-from = Ab Zug { $turn } ansehen
ui-how-it-went = Wie es kam
ui-turn-by-turn = Zug für Zug
ui-and-now = Und jetzt?
ui-share-replay = Link zur Wiederholung kopieren
ui-harder = Eine Stufe schwerer
ui-harder-by = Eine Stufe schwerer: Schwierigkeit { $n }
ui-ending-winner =
    { $you ->
        [yes] Du gewinnst.
       *[no] { $seat } gewinnt.
    }
ui-ending-tie = { $seats } gewinnen gemeinsam.
ui-story-value = { $what } { $value }
ui-story-begin = Nach den ersten Zügen: { $list }.
ui-story-step = { $what }: von { $before } auf { $after }, der größte Schritt der Partie.
ui-story-peak = { $what }: { $value }, mehr als je zuvor oder danach.
ui-as-table = Als Tabelle
ui-turn = Zug
ui-the-end = Das Ende
ui-measure-of = { $what } ({ $seat })
ui-play-on-here = Von hier weiterspielen

## Statistics

ui-record = { $won } von { $n } gewonnen
ui-statistics = Deine Partien
ui-statistics-help = Beendete Partien an diesem Gerät, nur in diesem Browser aufgehoben.
ui-statistics-none = An diesem Gerät wurde noch keine Partie beendet.
ui-statistics-all = Alle Partien
ui-statistics-played = gespielt
ui-statistics-won = gewonnen
ui-statistics-best = beste
ui-statistics-save = Als Datei speichern
ui-statistics-clear = Alle vergessen
ui-statistics-clear-sure = Alle Partien dieses Geräts vergessen?
