### Wörter und Regeln des Spiels

learn-rules-sylvion-aim = Den Wald 12 Runden am Leben halten. Nach dem letzten Ansturm muss die Lebenskraft deiner Bäume die Zahl der verwüsteten Waldrandkarten erreichen.
learn-rules-sylvion-turn = Deck von jedem Stapel eine Karte auf, lass Verstärkungen wirken, beweg die Elementare, zieh drei Karten, dann spiel und zahl nach Belieben. Im Spiel für Fortgeschrittene rekrutierst du zuerst deinen Stapel.

learn-term-sylvion-elemental = Elementar
learn-term-sylvion-elemental-forms = Elementar|Elementare|Elementaren|Elementars
learn-term-sylvion-elemental-text = Ein Wesen aus Feuer, das jede Runde ein Feld nach links geht. Im Wald verwüstet es so viele Waldrandkarten, wie es stark ist.
learn-term-sylvion-blaze = lodernd
learn-term-sylvion-blaze-forms = lodernd|lodernde|loderndes|auflodern|lodert|lodern
learn-term-sylvion-blaze-text = Auflodern macht alle Elementare stärker: Aus 0 wird 4, die anderen gewinnen 1. Was schon lodert, bleibt, wie es ist.
learn-term-sylvion-support = Verstärkung
learn-term-sylvion-support-forms = Verstärkung|Verstärkungen|Samum
learn-term-sylvion-support-text = Eine aufgedeckte Verwüsterkarte, die kein Elementar ist. Verstärkungen wirken in der Reihenfolge ihrer Buchstaben und werden dann abgelegt.
learn-term-sylvion-fountain = Fontäne
learn-term-sylvion-fountain-forms = Fontäne|Fontänen
learn-term-sylvion-fountain-text = Sie hält auf, was auf ihr Feld kommt: Das Schwächere ist fort, gleich Starkes zerstört einander. Eine zerstörte Fontäne lässt dich eine Karte ziehen.
learn-term-sylvion-tree = Baum
learn-term-sylvion-tree-forms = Baum|Bäume|Bäumen|Lebenskraft
learn-term-sylvion-tree-text = Er hat keine Stärke, und jedes Elementar zerstört ihn, eine 0 auch sich selbst. Am Ende gleicht seine Lebenskraft verwüstete Waldrandkarten aus.
learn-term-sylvion-edge = Waldrand
learn-term-sylvion-edge-forms = Waldrand|Waldrandkarte|Waldrandkarten|gesund|gesunde|verwüstet|verwüstete
learn-term-sylvion-edge-text = Zwölf Karten zwischen Lichtung und Wald, gesund oder verwüstet. Schaden dreht sie um; mehr Schaden als gesunde Karten, und das Spiel ist verloren.
learn-term-sylvion-pay = zahlen
learn-term-sylvion-pay-forms = bezahlen|bezahlst|bezahlt|Kosten|kostet
learn-term-sylvion-pay-text = Die Anzahl anderer Karten aus der Hand, die du ablegst. Jede Karte zählt eins.
learn-term-sylvion-hedgehogs = Igel
learn-term-sylvion-hedgehogs-forms = Igel
learn-term-sylvion-hedgehogs-text = Nur zu spielen, wenn aufgedeckt wird, bevor eine der Karten wirkt. Sie legen eine davon ab.
learn-term-sylvion-assault = letzter Ansturm
learn-term-sylvion-assault-forms = letzter Ansturm|letzten Ansturm
learn-term-sylvion-assault-text = Nach der letzten Runde geht jedes Elementar weiter, bis es zerstört oder im Wald ist. Dann werden Bäume und verwüstete Waldrandkarten verglichen.
learn-term-sylvion-mobilization = Mobilisierung
learn-term-sylvion-mobilization-forms = Mobilisierung|rekrutieren|einberufen
learn-term-sylvion-mobilization-text = Vor dem Spiel für Fortgeschrittene stellst du deinen Stapel zusammen: Nimm ganze Spalten, bevor sie desertieren. Der Rest ist aus dem Spiel.
