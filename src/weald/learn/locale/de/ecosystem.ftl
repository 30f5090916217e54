### Die erste Partie Ökosystem

learn-idea-ecosystem-aim = Lass einen Wald aus 20 Karten wachsen.
learn-idea-ecosystem-aim-text = Jede Runde legst du eine Karte, bis 4 Reihen zu je 5 voll sind. Es zählt, wer neben wem lebt; schräg gilt nicht.
learn-idea-ecosystem-meadow = Spiel die Wiese.
learn-idea-ecosystem-meadow-text = Wiesen, die sich berühren, zählen zusammen, fünf bringen 15 Punkte. In der Mitte lässt eine Wiese außerdem Platz für alle, die neben ihr leben.
learn-idea-ecosystem-give = Gib Alban eine Karte: die Libelle.
learn-idea-ecosystem-give-text = Allein spielst du gegen Alban, der jede Runde eine deiner Karten bekommt. Ohne Bäche bringt eine Libelle nichts, weder ihm noch dir.
learn-idea-ecosystem-bee = Spiel die Biene.
learn-idea-ecosystem-bee-text = Eine Biene bringt 3 für jede Wiese neben ihr. Zeig auf eine Karte, um ihre Regel zu lesen.
learn-idea-ecosystem-place = Leg sie neben die Wiese.
learn-idea-ecosystem-place-text = Karten kommen neben Karten, die schon liegen. Die Zahl in einem Feld sagt, was die Karte dort jetzt bringt.
learn-idea-ecosystem-deer = Spiel einen Hirsch.
learn-idea-ecosystem-deer-text = Hirsche bringen 2 für jede Reihe und 2 für jede Spalte mit mindestens einem. Verteil sie.
learn-idea-ecosystem-frame = Denk an den Rahmen.
learn-idea-ecosystem-frame-text = Am Ende ist der Wald 4 Reihen hoch und 5 Spalten breit; noch kann er nach allen Seiten wachsen. Leg den Hirsch darüber, in eine eigene Reihe.
learn-idea-ecosystem-wolf = Wölfe werden mit denen von Alban verglichen.
learn-idea-ecosystem-wolf-text = Die meisten Wölfe bringen 12 Punkte, die zweitmeisten 8. Ebenso wird der längste Bach verglichen: 8 und 5.
learn-idea-ecosystem-rabbit = Spiel das Kaninchen.
learn-idea-ecosystem-rabbit-text = Es bringt nur 1. Doch wenn du es spielst, dürfen zwei Karten deines Waldes die Plätze tauschen.
learn-idea-ecosystem-swap = Wähl zwei Karten zum Tauschen oder keine.
learn-idea-ecosystem-swap-text = Spät im Spiel behebt das einen Fehler. Jetzt liegt alles gut: Lass es so.
learn-idea-ecosystem-gaps = Achte auf Lücken.
learn-idea-ecosystem-gaps-text = Jede der elf Arten, die nichts bringt, ist eine Lücke: Höchstens 2 bringen 12 Punkte, 6 oder mehr kosten 5. Nimm also von allem etwas.
learn-done-ecosystem = Füll deinen Wald. Am Ende sind 30 Punkte Vorsprung vor Alban ein leichter Sieg, 50 ein normaler und 70 ein schwerer.
