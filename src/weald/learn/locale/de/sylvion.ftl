### Die erste Partie Sylvion

learn-idea-sylvion-aim = Halt das Feuer aus dem Wald.
learn-idea-sylvion-aim-text = Jede Runde werden rechts vier Karten aufgedeckt, und die Elementare gehen ein Feld nach links. Wer den Wald erreicht, verwüstet so viele Waldrandkarten, wie er stark ist; ist keine mehr gesund, hast du verloren.
learn-idea-sylvion-fountain = Spiel Fontäne 3 gegen Reihe 2.
learn-idea-sylvion-fountain-text = Trifft ein Elementar auf eine Fontäne, wird verglichen: Die schwächere Karte ist fort, gleich starke zerstören einander. In Reihe 2 kommt ein Elementar der Stärke 2.
learn-idea-sylvion-fountain_space = Leg sie ihm direkt in den Weg.
learn-idea-sylvion-fountain_space-text = Sie gewinnt gegen die 2 und bleibt liegen. Nah bei den Stapeln lässt sie außerdem Platz hinter sich.
learn-idea-sylvion-pay = Zahl mit Karten aus der Hand.
learn-idea-sylvion-pay-text = Der Preis ist eine Anzahl anderer Karten, die abgelegt werden. Fontänen der Stärke 1 halten wenig auf: Gib die her.
learn-idea-sylvion-animal = Ruf den Elefanten.
learn-idea-sylvion-animal-text = Tiere wirken sofort und werden dann abgelegt. Der Elefant zerstört für eine Karte ein beliebiges Elementar.
learn-idea-sylvion-animal_target = Zertrampel das stärkste, in Reihe 4.
learn-idea-sylvion-animal_target-text = Die zwei der Stärke 0 sehen harmlos aus, doch ein Auflodern machte 4 daraus. Im Moment ist die 3 am schlimmsten.
learn-idea-sylvion-end = Beende deinen Zug.
learn-idea-sylvion-end-text = Du darfst 10 Karten behalten und ziehst jede Runde 3. Was du behältst, bezahlt Späteres.
learn-idea-sylvion-hedgehogs = Wirf das Auflodern hinaus.
learn-idea-sylvion-hedgehogs-text = Igel spielt man nur hier, bevor die aufgedeckten Karten wirken, und nimmt eine davon fort. Das Auflodern entzündete alle Elementare: Aus 0 wird 4, die anderen gewinnen 1.
learn-idea-sylvion-tree = Pflanz einen Baum.
learn-idea-sylvion-tree-text = Bäume zählen am Ende und können nicht kämpfen: Jedes Elementar zerstört sie. Ihre Zahl ist ihre Lebenskraft.
learn-idea-sylvion-tree_space = Setz ihn hinter deine Fontäne.
learn-idea-sylvion-tree_space-text = In der Spalte am Wald ist er am sichersten. Was an der Fontäne vorbeiwill, muss stark sein.
learn-idea-sylvion-win = Wie man gewinnt.
learn-idea-sylvion-win-text = Halte 12 Runden und den letzten Ansturm durch. Dann muss die Lebenskraft deiner Bäume die Zahl der verwüsteten Waldrandkarten erreichen.
learn-done-sylvion = Die Vorschau neben dem Feld sagt, was brennt, wenn du nichts tust. Gib Karten früh gegen Starkes aus und pflanz, wenn eine Reihe ruhig ist.
