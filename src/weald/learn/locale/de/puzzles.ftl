### Rätsel und die Aufgabe des Tages

learn-puzzle = Rätsel
learn-puzzle-play = Versuchen
learn-puzzle-again = Noch einmal
learn-puzzle-show = Lösung zeigen
learn-puzzle-all = Alle Rätsel
learn-puzzle-good = Gelöst!
learn-puzzle-bad = Diesmal nicht.
learn-puzzles = Rätsel
learn-puzzles-of = Rätsel: { $title }
learn-puzzles-lead = Jede Stellung hat eine Lösung, die kein Glück braucht, und was auf den ersten Blick am besten aussieht, ist nicht die Lösung.
learn-puzzles-solved = Du hast { $n } von { $of } gelöst.
learn-solved = Gelöst
learn-difficulty =
    { $n ->
        [1] leicht
        [2] nicht so leicht
       *[3] schwer
    }
learn-goal-ecosystem-points =
    { $cards ->
        [one] Erreich { $n } Punkte mit einer Karte.
       *[other] Erreich { $n } Punkte mit { $cards } Handkarten.
    }
learn-goal-living_forest_duel-win_now = Gewinn jetzt, ohne eine Karte aufzudecken.
learn-goal-sylvion-last_turn = Die letzte Runde: Gewinn das Spiel.
learn-goal-spirit_island-win_fast = Sofort-Fähigkeiten: Gewinne in diesem Zug.
learn-goal-spirit_island-win_slow = Verzögerte Fähigkeiten: Gewinne in diesem Zug.
learn-goal-spirit_island-terror_fast = Sofort-Fähigkeiten: Erreiche in diesem Zug Terrorlevel { $n }.
learn-goal-spirit_island-terror_slow = Verzögerte Fähigkeiten: Erreiche in diesem Zug Terrorlevel { $n }.
learn-goal-spirit_island-cities_fast = Sofort-Fähigkeiten: Keine Stadt soll auf der Insel bleiben.
learn-goal-spirit_island-cities_slow = Verzögerte Fähigkeiten: Keine Stadt soll auf der Insel bleiben.
learn-goal-spirit_island-towns_fast = Sofort-Fähigkeiten: Kein Dorf soll auf der Insel bleiben.
learn-goal-spirit_island-towns_slow = Verzögerte Fähigkeiten: Kein Dorf soll auf der Insel bleiben.
learn-goal-spirit_island-lose_nothing = Sofort-Fähigkeiten: Verliere in diesem Zug keinen Dahan, und keine Ödnis kommt dazu.
learn-goal-spirit_island-no_blight = Sofort-Fähigkeiten: Komm ohne neue Ödnis durch diesen Zug.
learn-daily = Aufgabe des Tages
learn-daily-lead = Für alle die gleichen Karten, jeden Tag nach Greenwich-Zeit neu, in jedem Spiel.
learn-daily-streak =
    { $n ->
        [0] Fang heute eine Reihe von Tagen an.
        [one] Du hast { $n } Tag in Folge gespielt.
       *[other] Du hast { $n } Tage in Folge gespielt.
    }
learn-daily-play = Heute spielen
learn-daily-look = Ansehen
learn-daily-share = Link zum Vergleichen kopieren
learn-daily-copied = Link kopiert
learn-daily-link = Kopier diesen Link:
learn-daily-won =
    { $n ->
        [one] gewonnen, { $n } Punkt
       *[other] gewonnen, { $n } Punkte
    }
learn-daily-lost =
    { $n ->
        [one] verloren, { $n } Punkt
       *[other] verloren, { $n } Punkte
    }
learn-daily-compared = Vergleich
learn-daily-claim = Ein Link behauptet ein Ergebnis nur. Prüfen lässt sich die Aufzeichnung der Partie.
learn-daily-somebody = Jemand
learn-daily-not-yet = auf diesem Gerät nicht gespielt
learn-daily-one-deal = Heute spielen alle diese Karten.
learn-daily-all = Alle Aufgaben des Tages
learn-daily-who =
    { $against ->
        [ai] gegen eine KI
       *[none] allein
    }
learn-daily-left =
    { $n ->
        [one] Neue Aufgaben in einer Stunde.
       *[other] Neue Aufgaben in { $n } Stunden.
    }
learn-daily-day = gespielt
learn-daily-no-day = nicht gespielt
