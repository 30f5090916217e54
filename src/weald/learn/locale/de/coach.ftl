### Die Anleitung und die Seiten des Lernens

learn-title = Lernen
learn-lead = Von jedem Spiel eine erste Partie mit Anleitung: ein Gedanke nach dem anderen, an einem echten Tisch. Danach kannst du es allein.
learn-about = Etwa { $minutes } Minuten, { $n } Gedanken.
learn-learned = Gelernt
learn-begin = Beginnen
learn-begin-again = Noch einmal beginnen
learn-go-on = Weiter
learn-what = Was man lernt
learn-you = Du
learn-partner = Ampfer
learn-coach = Anleitung
learn-first-game = Erste Partie
learn-of = { $n } von { $of }
learn-end = Lektion beenden
learn-show = Vormachen
learn-skip = Überspringen
learn-next = Weiter
learn-waits = Spiel, wie du magst.
learn-waits-text = Die Anleitung wartet und kommt mit dem nächsten Gedanken wieder.
learn-done-title = Jetzt kannst du es allein.
learn-play-on = Weiterspielen

learn-rules-find = Wort, Karte oder Entscheidung suchen
learn-rules-aim = Ziel des Spiels
learn-rules-turn = Eine Runde
learn-rules-words = Wörter
learn-rules-cards = Karten
learn-rules-rulings = Entscheidungen
learn-rules-rulings-help = Wo die Regeln genau gelesen werden mussten: was dieses Programm tut und warum (englisch).
learn-rules-here = Jetzt auf dem Tisch:
learn-rules-see = Siehe auch
learn-rules-ask = Was ist das: { $words }
learn-rules-also = Im selben Text
