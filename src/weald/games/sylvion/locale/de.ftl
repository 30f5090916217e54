### Sylvion

## At the table

sylvion-title = Sylvion
sylvion-blurb = Verteidige den Waldrand gegen Feuer-Elementare: mit Fontänen, Bäumen und Tieren, allein oder als Team zu zweit.
sylvion-minutes = 30 Min.

## Cards: names, and what they do

sylvion-card =
    { $card ->
        [fountain_1] Fontäne 1
        [fountain_2] Fontäne 2
        [fountain_3] Fontäne 3
        [fountain_4] Fontäne 4
        [tree_1] Baum 1
        [tree_2] Baum 2
        [tree_3] Baum 3
        [tree_4] Baum 4
        [whale] Wal
        [elephant] Elefant
        [hedgehogs] Igel
        [owl] Eule
        [stag] Hirsch
        [doves] Tauben
        [squirrels] Eichhörnchen
        [fish] Fische
        [betrayal] Verrat
        [feat_owl] Weisheit der Eule
        [feat_elephants] Elefanten-Platzregen
        [feat_hedgehogs] Igelwall
        [feat_squirrels] Eichhörnchen-Gewusel
        [feat_stag] Rückkehr des Hirschkönigs
        [feat_fish] Fisch-Flut
        [feat_doves] Waffenruhe der Tauben
        [feat_whales] Ansturm der Wale
        [geyser] Geysir
        [desiccation] Austrocknen
        [acid_lake] Säuresee
        [temporal_tornado] Temporaler Tornado
        [demobilization] Demobilisieren
        [stone_rain] Steinregen
        [blaze] Auflodern
        [simoon] Samum
        [elemental_0] Elementar 0
        [elemental_1] Elementar 1
        [elemental_2] Elementar 2
        [elemental_3] Elementar 3
        [marked_0] Gezeichnetes Elementar 0
        [marked_1] Gezeichnetes Elementar 1
        [marked_2] Gezeichnetes Elementar 2
        [marked_3] Gezeichnetes Elementar 3
        [blazing_2] Loderndes Elementar 2
        [blazing_3] Loderndes Elementar 3
       *[blazing_4] Loderndes Elementar 4
    }
sylvion-foe =
    { $foe ->
        [elemental_0] Elementar 0
        [elemental_1] Elementar 1
        [elemental_2] Elementar 2
        [elemental_3] Elementar 3
        [marked_0] Gezeichnetes Elementar 0
        [marked_1] Gezeichnetes Elementar 1
        [marked_2] Gezeichnetes Elementar 2
        [marked_3] Gezeichnetes Elementar 3
        [blazing_2] Loderndes Elementar 2
        [blazing_3] Loderndes Elementar 3
       *[blazing_4] Loderndes Elementar 4
    }
sylvion-rule =
    { $card ->
        [fountain_1] Hält ein Elementar der Stärke 0 auf; eines der Stärke 1 und sie besiegen einander. Wird sie besiegt, ziehst du eine Karte.
        [fountain_2] Hält Elementare unter Stärke 2 auf; eines der Stärke 2 und sie besiegen einander. Wird sie besiegt, ziehst du eine Karte.
        [fountain_3] Hält Elementare unter Stärke 3 auf; eines der Stärke 3 und sie besiegen einander. Wird sie besiegt, ziehst du eine Karte.
        [fountain_4] Hält Elementare unter Stärke 4 auf; eines der Stärke 4 und sie besiegen einander. Wird sie besiegt, ziehst du eine Karte.
        [tree_1] Heilt 1 Waldrandkarte, wenn er am Ende noch steht. Jedes Elementar besiegt ihn; eines der Stärke 0 fällt mit ihm.
        [tree_2] Heilt 2 Waldrandkarten, wenn er am Ende noch steht. Jedes Elementar besiegt ihn; eines der Stärke 0 fällt mit ihm.
        [tree_3] Heilt 3 Waldrandkarten, wenn er am Ende noch steht. Jedes Elementar besiegt ihn; eines der Stärke 0 fällt mit ihm.
        [tree_4] Heilt 4 Waldrandkarten, wenn er am Ende noch steht. Jedes Elementar besiegt ihn; eines der Stärke 0 fällt mit ihm.
        [whale] Bewege ein Elementar bis zu 3 Felder, nie schräg, auch über andere Karten hinweg. Es endet auf einem Feld ohne Elementar und See oder im Wald und kämpft oder brennt dort sofort.
        [elephant] Besiege ein Elementar auf der Lichtung.
        [hedgehogs] Nur in Schritt 1, bevor etwas ausgeführt wird: Wirf eine in dieser Runde aufgedeckte Verwüsterkarte ab.
        [owl] Ziehe 3 Karten; im Team darf sie auch dein Gegenüber ziehen.
        [stag] Heile bis zu 2 Waldrandkarten oder eine für jeden Baum auf der Lichtung.
        [doves] Wirf die oberste Karte jedes Verwüsterstapels ohne Wirkung ab.
        [squirrels] Sieh dir die zwei obersten Karten jedes Verwüsterstapels an und lege jedes Paar in beliebiger Reihenfolge zurück.
        [fish] Bringt 3 Punkte, mit denen du in dieser Runde bezahlst. Als Bezahlung abgeworfen zählen sie wie jede andere Karte.
        [betrayal] Wenn du ihn ziehst: Wirf ihn ab, oder wirf eine andere Karte ab und entferne ihn aus dem Spiel. Ausspielen lässt er sich nie.
        [feat_owl] Einmal: Nimm zwei Karten deiner Wahl aus dem Stapel und mische ihn.
        [feat_elephants] Einmal: Wirf alle Karten von der Lichtung ab. Fontänen bringen dabei keine Karten.
        [feat_hedgehogs] Einmal: In der nächsten Runde wird nichts aufgedeckt.
        [feat_squirrels] Einmal: Nimm die zwei obersten Karten jedes Verwüsterstapels und lege auf jeden wieder zwei, wie du willst.
        [feat_stag] Sofortiger Sieg mit 8 Bäumen auf der Lichtung, jeder der vier Werte darunter.
        [feat_fish] Sofortiger Sieg mit 10 Fontänen auf der Lichtung, jede der vier Stärken darunter.
        [feat_doves] Sofortiger Sieg mit 16 Karten auf der Hand.
        [feat_whales] Sofortiger Sieg, wenn alle 12 Waldrandkarten verwüstet sind und 12 Elementare auf der Lichtung liegen.
        [geyser] Liegt auf dem leeren Feld seiner Reihe, das am weitesten vom Stapel entfernt ist. Ein Elementar, das dorthin kommt, fällt mit ihm. In Schritt 4 darfst du ihn ausbrechen lassen: Alle Elementare in einer Richtung werden besiegt.
        [desiccation] Du verlierst eine zufällige Handkarte oder zwei deiner Wahl.
        [acid_lake] Liegt für immer auf dem leeren Feld seiner Reihe, das am weitesten vom Stapel entfernt ist. Elementare überspringen dieses Feld.
        [temporal_tornado] Fontänen und Bäume seiner Reihe kommen auf deine Hand zurück. Gibt es keine, lege zwei Handkarten auf deinen Stapel.
        [demobilization] Eine zufällige Karte deines Ablagestapels oder zwei deiner Wahl verlassen das Spiel.
        [stone_rain] Besiegt die Fontäne oder den Baum seiner Reihe, der dem Stapel am nächsten ist. Gibt es keine, wird eine Waldrandkarte verwüstet.
        [blaze] Jedes Elementar, das noch nicht lodert, lodert nun auf: aus 1 wird 2, aus 2 wird 3, aus 3 wird 4, und aus 0 wird 4.
        [simoon] Jedes Elementar bewegt sich sofort ein Feld nach links, noch vor der Bewegung der Runde.
        [elemental_0] Bewegt sich jede Runde ein Feld nach links. Im Wald harmlos, solange kein Auflodern eine 4 daraus macht.
        [elemental_1] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 1 Waldrandkarte. Auflodern macht eine 2 daraus.
        [elemental_2] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 2 Waldrandkarten. Auflodern macht eine 3 daraus.
        [elemental_3] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 3 Waldrandkarten. Auflodern macht eine 4 daraus.
        [marked_0] Ein Elementar der Stärke 0, das beim Aufdecken die Verwüster-Figur bekommt.
        [marked_1] Ein Elementar der Stärke 1, das beim Aufdecken die Verwüster-Figur bekommt.
        [marked_2] Ein Elementar der Stärke 2, das beim Aufdecken die Verwüster-Figur bekommt.
        [marked_3] Ein Elementar der Stärke 3, das beim Aufdecken die Verwüster-Figur bekommt.
        [blazing_2] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 2 Waldrandkarten. Weiteres Auflodern lässt es kalt.
        [blazing_3] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 3 Waldrandkarten. Weiteres Auflodern lässt es kalt.
        [blazing_4] Bewegt sich jede Runde ein Feld nach links. Verbrennt im Wald 4 Waldrandkarten. Weiteres Auflodern lässt es kalt.
        [pawn] Ihr Träger besiegt jede Fontäne, auf die er trifft; was ihn aufhalten oder besiegen würde, nimmt stattdessen die Figur vom Feld. Erreicht sie den Wald, verlierst du.
       *[edge] Eine von zwölf. Jeder Schadenspunkt verwüstet eine gesunde; mehr Schaden als gesunde Karten ist das Ende. Am Ende müssen alle gesund sein.
    }

## Options

sylvion-option-mode = Spiel
sylvion-option-mode-help = Das Einführungsspiel hat einen fertigen Stapel von 24 Karten und dauert 12 Runden. Im Fortgeschrittenenspiel stellst du deinen Stapel erst zusammen, und das Gefecht dauert 16.
sylvion-option-mode-introductory = Einführung: Pflanze den Samen
sylvion-option-mode-advanced = Fortgeschritten: Die Belagerung
sylvion-option-feats = Erweiterung 1: Heldentaten und Verrat
sylvion-option-feats-help = Acht Heldentaten, von denen vier sofort gewinnen, und acht Verratkarten kommen unter die Rekruten. Nur im Fortgeschrittenenspiel, denn sie werden rekrutiert.
sylvion-option-elements = Erweiterung 2: Die Elemente
sylvion-option-elements-help = Geysire, Säureseen, Tornados und Steinregen machen das Gefecht vier Runden länger.
sylvion-option-pawn = Erweiterung 3: Der Verwüster
sylvion-option-pawn-help = Die Figur schützt das Elementar, auf dem sie steht. Sie darf den Wald nie erreichen.
sylvion-option-desolation = Verwüstete Waldrandkarten zu Beginn
sylvion-option-desolation-help = Je mehr verwüstet sind, desto schwerer wird es. Wie in der Regel: sechs im Einführungsspiel, keine im Fortgeschrittenenspiel.
sylvion-option-desolation-printed = Wie in der Regel
sylvion-option-desolation-0 = Keine
sylvion-option-desolation-3 = Drei
sylvion-option-desolation-6 = Sechs
sylvion-option-desolation-9 = Neun
sylvion-option-draw = Nachschub je Runde
sylvion-option-draw-help = In der Regel drei Karten; mit zweien wird es schwerer.
sylvion-option-talk = Absprachen
sylvion-option-talk-help = Nur zu zweit: Beide Hände liegen offen, oder niemand sagt oder zeigt etwas von der eigenen Hand.
sylvion-option-talk-open = Reine Logistik: offene Hände
sylvion-option-talk-silence = Totale Funkstille
sylvion-option-edition = Ausgabe
sylvion-option-edition-help = Nach den deutschen Regeln wird die Karte gezeigt, die einen neuen Stapel durch Zufall verlässt; nach den französischen bleibt sie verdeckt.
sylvion-option-edition-de = Deutsch, neuer
sylvion-option-edition-fr = Französisch

## Questions

sylvion-prompt-recruit = Wähle eine Kolonne zum Rekrutieren.
sylvion-prompt-hedgehogs = Eine aufgedeckte Karte mit Igeln abwerfen?
sylvion-prompt-play = Wähle eine Karte zum Ausspielen oder beende die Runde.
sylvion-prompt-place = { sylvion-card }: Wähle ein freies Feld.
sylvion-prompt-target =
    { $card ->
        [whale] Wal: Wähle das Elementar, das er bewegt.
       *[elephant] Elefant: Wähle das Elementar, das er besiegt.
    }
sylvion-prompt-carry = { sylvion-foe } in Reihe { $row }, Spalte { $col }: Wähle, wohin es kommt.
sylvion-prompt-pay =
    { $own ->
        [yes] { sylvion-card }: Wirf zum Bezahlen noch { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        } ab.
       *[no] { $seat } spielt { sylvion-card }: Wirf zum Bezahlen noch { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        } ab.
    }
sylvion-prompt-drawer = Eule: Wer zieht drei Karten?
sylvion-prompt-stag = Hirsch: Wähle, wie geheilt wird.
sylvion-prompt-order = Eichhörnchen, Reihe { $row }: Welche Karte liegt oben?
sylvion-prompt-desiccate = Austrocknen: Verliere eine zufällige Karte oder wähle die erste von zweien.
sylvion-prompt-desiccate-second = Austrocknen: Wähle die zweite Karte.
sylvion-prompt-demobilize = Der Stapel ist leer. Wähle die erste von zwei Karten, die das Spiel verlassen, oder lass die oberste des neuen Stapels gehen.
sylvion-prompt-demobilize-second = Wähle die zweite Karte, die das Spiel verlässt.
sylvion-prompt-dismiss = Demobilisieren: Entferne eine zufällige Karte des Ablagestapels oder wähle die erste von zweien.
sylvion-prompt-dismiss-second = Demobilisieren: Wähle die zweite Karte.
sylvion-prompt-betrayal = Verrat! Wirf ihn ab, oder eine andere Karte, um ihn loszuwerden.
sylvion-prompt-lay-back = Temporaler Tornado: Wähle eine Karte für deinen Stapel.
sylvion-prompt-lay-back-second = Temporaler Tornado: Wähle die Karte, die obenauf kommt.
sylvion-prompt-surplus =
    { $n ->
        [one] Deine Hand ist zu groß: Wirf eine Karte ab.
       *[other] Deine Hand ist zu groß: Wirf { $n } Karten ab.
    }
sylvion-prompt-search = Weisheit der Eule: Nimm eine Karte aus dem Stapel.
sylvion-prompt-search-second = Weisheit der Eule: Nimm eine zweite Karte.
sylvion-prompt-scatter =
    { $n ->
        [1] Reihe { $row }: Wähle die oberste Karte.
       *[2] Reihe { $row }: Wähle die Karte darunter.
    }
sylvion-prompt-erupt = Der Geysir in Reihe { $row }, Spalte { $col } bricht aus: Wähle eine Richtung.

sylvion-help-recruit = Alle ihre Karten kommen in deinen Stapel. Dann wachsen die Kolonnen noch einmal, und eine der vier desertiert durch Zufall.
sylvion-help-hedgehogs = Nur jetzt, bevor etwas ausgeführt wird. Die Zahlen sind der Schaden, den das bei der nächsten Bewegung verhindert.
sylvion-help-play =
    { $players ->
        [1] Du bezahlst mit anderen Handkarten. Beendest du die Runde, beginnt die nächste.
       *[2] Dein Gegenüber bezahlt. Beendest du die Runde, ist dein Gegenüber an der Reihe.
    }
sylvion-help-play-last =
    { $players ->
        [1] Du bezahlst mit anderen Handkarten. Dies ist die letzte Runde: Beendest du sie, beginnt der letzte Ansturm.
       *[2] Dein Gegenüber bezahlt. Dies ist die letzte Runde: Beendest du sie, beginnt der letzte Ansturm.
    }
sylvion-help-place = Die Zahlen sind der Schaden, den das bei der nächsten Bewegung verhindert.
sylvion-help-target = Die Zahlen sind der Schaden, den das bei der nächsten Bewegung verhindert.
sylvion-help-lift = Als Nächstes wählst du, wohin es kommt: bis zu drei Felder weit oder in den Wald.
sylvion-help-carry = Bis zu drei Felder, nicht schräg, auch über andere Karten. Wo es ankommt, kämpft oder brennt es.
sylvion-help-pay =
    { $points ->
        [0] Jede Karte zählt eins, was immer sie selbst kostet.
       *[other] Jede Karte zählt eins. Von den Fischen hast du noch { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }; was übrig bleibt, verfällt am Ende der Runde.
    }
sylvion-help-drawer = Die Eule liegt schon auf dem Ablagestapel und kann wiederkommen, wenn gemischt wird.
sylvion-help-stag = Die Zahlen sind die geheilten Waldrandkarten.
sylvion-help-order = Diese Karte wird als nächste aufgedeckt, die andere eine Runde später.
sylvion-help-desiccate = Zwei Karten deiner Wahl oder eine, die der Zufall bestimmt.
sylvion-help-demobilize = Dann wird der Ablagestapel gemischt und ist dein neuer Stapel.
sylvion-help-dismiss = Zwei abgeworfene Karten deiner Wahl oder eine, die der Zufall bestimmt, verlassen das Spiel.
sylvion-help-betrayal = Wirfst du den Verrat ab, kommt er mit dem nächsten Stapel wieder.
sylvion-help-lay-back = Diese beiden ziehst du als nächste.
sylvion-help-surplus = Am Ende einer Runde behält niemand mehr als zehn Karten.
sylvion-help-search = Dann wird der Stapel gemischt.
sylvion-help-scatter = Die aufgedeckten Karten kommen zurück, zwei auf jeden Stapel, wohin du willst.
sylvion-help-erupt = Er besiegt jedes Elementar auf dieser Linie, dann ist er weg.

## Options to choose from

sylvion-choice-done = Runde beenden
sylvion-choice-none = Nichts abwerfen
sylvion-choice-play = { sylvion-card }, Kosten { $cost }
sylvion-choice-feat = { sylvion-card }
sylvion-choice-erupt = Geysir ausbrechen lassen: Reihe { $row }, Spalte { $col }
sylvion-choice-card = { sylvion-card }
sylvion-choice-points =
    { $n ->
        [one] Mit einem Punkt bezahlen
       *[other] Mit { $n } Punkten bezahlen
    }
sylvion-choice-random =
    { $kind ->
        [desiccate] Eine zufällige Karte
        [dismiss] Eine zufällige Karte
       *[demobilize] Mischen, und die oberste Karte geht
    }
sylvion-choice-itself = Den Verrat abwerfen
sylvion-choice-space = Reihe { $row }, Spalte { $col }
sylvion-choice-onto = Reihe { $row }, Spalte { $col }: { sylvion-card }
sylvion-choice-target = { sylvion-card }, Reihe { $row }, Spalte { $col }
sylvion-choice-forest = In den Wald
sylvion-choice-prick = { sylvion-card }, Reihe { $row }
sylvion-choice-column =
    { $n ->
        [one] Kolonne { $column }: eine Karte
       *[other] Kolonne { $column }: { $n } Karten
    }
sylvion-choice-order = { sylvion-card } obenauf
sylvion-choice-drawer =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }
sylvion-choice-stag-two =
    { $n ->
        [one] Eine Waldrandkarte heilen
       *[other] { $n } Waldrandkarten heilen
    }
sylvion-choice-stag-trees =
    { $n ->
        [one] Eine für jeden Baum: eine
       *[other] Eine für jeden Baum: { $n }
    }
sylvion-choice-direction =
    { $direction ->
        [up] Nach oben
        [down] Nach unten
        [left] Nach links
       *[right] Nach rechts
    }

## What an option brings

sylvion-why-stops = Verhindert { $n } Schaden
sylvion-why-brings = Lässt { $n } Schaden mehr durch
sylvion-why-saves = Rettet { sylvion-card }
sylvion-why-beats = Hält { sylvion-foe } stand
sylvion-why-both = Fällt zusammen mit { sylvion-foe }
sylvion-why-loses = Fällt gegen { sylvion-foe }
sylvion-why-stands = Bleibt stehen
sylvion-why-stoned = Fällt durch Steinregen
sylvion-why-blown-back = Kommt auf die Hand zurück
sylvion-why-burns = Verbrennt sofort { $n }
sylvion-why-hits =
    { $n ->
        [0] Trifft nichts
        [one] Trifft ein Elementar
       *[other] Trifft { $n } Elementare
    }
sylvion-why-meets-holds = { sylvion-card } besiegt das Elementar
sylvion-why-meets-both = Elementar und { sylvion-card } fallen beide
sylvion-why-meets-falls = Vernichtet { sylvion-card }
sylvion-why-meets-shields = Vernichtet { sylvion-card }, die Figur ist weg
sylvion-why-meets-geyser = Elementar und Geysir fallen beide
sylvion-why-lost = Der Wald wäre verloren

## What happened

sylvion-event-mobilization = Mobilisierung: { $n } Karten warten auf die Einberufung.
sylvion-event-summoned = Kolonne { $column }: { sylvion-card }.
sylvion-event-recruited =
    { $n ->
        [one] { $you ->
            [yes] Du rekrutierst Kolonne { $column }: eine Karte.
           *[no] { $seat } rekrutiert Kolonne { $column }: eine Karte.
        }
       *[other] { $you ->
            [yes] Du rekrutierst Kolonne { $column }: { $n } Karten.
           *[no] { $seat } rekrutiert Kolonne { $column }: { $n } Karten.
        }
    }
sylvion-event-deserted =
    { $n ->
        [0] Kolonne { $column } sollte desertieren, aber sie ist leer.
        [one] Kolonne { $column } desertiert: eine Karte verlässt das Spiel.
       *[other] Kolonne { $column } desertiert: { $n } Karten verlassen das Spiel.
    }
sylvion-event-battle = Das Gefecht beginnt: ein Stapel von { $n } Karten, { $turns } Runden.
sylvion-event-turn = Runde { $turn } beginnt.
sylvion-event-turn-of =
    { $you ->
        [yes] Runde { $turn } beginnt, du bist dran.
       *[no] Runde { $turn } beginnt, { $seat } ist dran.
    }
sylvion-event-skipped = Der Igelwall hält: Nichts wird aufgedeckt.
sylvion-event-revealed = Reihe { $row }: { sylvion-card } wird aufgedeckt.
sylvion-event-pawn = Die Verwüster-Figur steht auf { sylvion-foe } in Reihe { $row }.
sylvion-event-pricked = Igel werfen { sylvion-card } in Reihe { $row } ab.
sylvion-event-resolves = { sylvion-card } ({ $letter }), Reihe { $row }.
sylvion-event-blazed = { sylvion-foe } lodert auf und hat nun Stärke { $n }.
sylvion-event-moves = { sylvion-foe } kommt in Reihe { $row }, Spalte { $col }.
sylvion-event-holds = { sylvion-card } in Reihe { $row }, Spalte { $col } hält stand und besiegt { sylvion-foe }.
sylvion-event-falls = { sylvion-foe } besiegt { sylvion-card } in Reihe { $row }, Spalte { $col } und nimmt das Feld ein.
sylvion-event-both = { sylvion-foe } und { sylvion-card } in Reihe { $row }, Spalte { $col } besiegen einander.
sylvion-event-shields = Die Verwüster-Figur rettet { sylvion-foe }: { sylvion-card } in Reihe { $row }, Spalte { $col } fällt, und die Figur ist weg.
sylvion-event-geyser = { sylvion-foe } und der Geysir in Reihe { $row }, Spalte { $col } vernichten einander.
sylvion-event-burns =
    { $n ->
        [0] { sylvion-foe } erreicht in Reihe { $row } den Wald, ohne Schaden anzurichten.
        [one] { sylvion-foe } erreicht in Reihe { $row } den Wald: ein Schaden.
       *[other] { sylvion-foe } erreicht in Reihe { $row } den Wald: { $n } Schaden.
    }
sylvion-event-unseated = { sylvion-foe } in Reihe { $row }, Spalte { $col } verliert die Verwüster-Figur.
sylvion-event-destroyed = { sylvion-foe } in Reihe { $row }, Spalte { $col } wird besiegt.
sylvion-event-dried =
    { $you ->
        [yes] Du verlierst { sylvion-card }.
       *[no] { $seat } verliert { sylvion-card }.
    }
sylvion-event-boxed = { sylvion-card } verlässt das Spiel.
sylvion-event-boxed-unseen = Die oberste Karte des neuen Stapels verlässt verdeckt das Spiel.
sylvion-event-laid-down = { sylvion-card } liegt in Reihe { $row }, Spalte { $col }.
sylvion-event-blown-back =
    { $you ->
        [yes] { sylvion-card } in Reihe { $row }, Spalte { $col } kommt auf deine Hand zurück.
       *[no] { sylvion-card } in Reihe { $row }, Spalte { $col } kommt zu { $seat } auf die Hand zurück.
    }
sylvion-event-laid-back =
    { $you ->
        [yes] Du legst eine Karte auf den Stapel.
       *[no] { $seat } legt eine Karte auf den Stapel.
    }
sylvion-event-laid-back-card =
    { $you ->
        [yes] Du legst { sylvion-card } auf den Stapel.
       *[no] { $seat } legt { sylvion-card } auf den Stapel.
    }
sylvion-event-stoned = Steine treffen { sylvion-card } in Reihe { $row }, Spalte { $col }.
sylvion-event-stoned-edge = In Reihe { $row } steht nichts: Die Steine verwüsten eine Waldrandkarte.
sylvion-event-drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $seat } zieht eine Karte.
    }
sylvion-event-drew-card =
    { $you ->
        [yes] Du ziehst { sylvion-card }.
       *[no] { $seat } zieht { sylvion-card }.
    }
sylvion-event-reshuffled =
    { $n ->
        [one] Der Ablagestapel, eine Karte, ist der neue Stapel.
       *[other] Der Ablagestapel wird gemischt: ein neuer Stapel von { $n } Karten.
    }
sylvion-event-betrayed =
    { $you ->
        [yes] Du wirfst { sylvion-card } ab.
       *[no] { $seat } wirft { sylvion-card } ab.
    }
sylvion-event-ransomed =
    { $you ->
        [yes] Du wirfst { sylvion-card } ab, und der Verrat verlässt das Spiel.
       *[no] { $seat } wirft { sylvion-card } ab, und der Verrat verlässt das Spiel.
    }
sylvion-event-placed =
    { $you ->
        [yes] Du spielst { sylvion-card } in Reihe { $row }, Spalte { $col }.
       *[no] { $seat } spielt { sylvion-card } in Reihe { $row }, Spalte { $col }.
    }
sylvion-event-played =
    { $you ->
        [yes] Du spielst { sylvion-card }.
       *[no] { $seat } spielt { sylvion-card }.
    }
sylvion-event-paid =
    { $you ->
        [yes] Du bezahlst mit { sylvion-card }.
       *[no] { $seat } bezahlt mit { sylvion-card }.
    }
sylvion-event-paid-points =
    { $n ->
        [one] Ein Punkt bezahlt, es bleiben { $left }.
       *[other] { $n } Punkte bezahlen, es bleiben { $left }.
    }
sylvion-event-restored =
    { $n ->
        [0] Keine Waldrandkarte wird geheilt.
        [one] Eine Waldrandkarte wird geheilt.
       *[other] { $n } Waldrandkarten werden geheilt.
    }
sylvion-event-soothed = Reihe { $row }: Die Tauben werfen { sylvion-card } ab.
sylvion-event-seen = Reihe { $row }: { sylvion-card } kommt ans Licht.
sylvion-event-swapped = Reihe { $row }: { sylvion-card } liegt jetzt oben.
sylvion-event-points = Die Fische bringen { $n } Punkte zum Bezahlen; jetzt sind es { $left }.
sylvion-event-feat =
    { $you ->
        [yes] Du vollbringst eine Heldentat: { sylvion-card }.
       *[no] { $seat } vollbringt eine Heldentat: { sylvion-card }.
    }
sylvion-event-found =
    { $you ->
        [yes] Du nimmst eine Karte aus dem Stapel.
       *[no] { $seat } nimmt eine Karte aus dem Stapel.
    }
sylvion-event-found-card =
    { $you ->
        [yes] Du nimmst { sylvion-card } aus dem Stapel.
       *[no] { $seat } nimmt { sylvion-card } aus dem Stapel.
    }
sylvion-event-washed-away = { sylvion-card } in Reihe { $row }, Spalte { $col } wird weggespült.
sylvion-event-scattered =
    { $n ->
        [1] Reihe { $row }: { sylvion-card } obenauf.
       *[2] Reihe { $row }: { sylvion-card } darunter.
    }
sylvion-event-erupted =
    { $direction ->
        [up] Der Geysir in Reihe { $row }, Spalte { $col } bricht nach oben aus.
        [down] Der Geysir in Reihe { $row }, Spalte { $col } bricht nach unten aus.
        [left] Der Geysir in Reihe { $row }, Spalte { $col } bricht nach links aus.
       *[right] Der Geysir in Reihe { $row }, Spalte { $col } bricht nach rechts aus.
    }
sylvion-event-dropped =
    { $you ->
        [yes] Deine Hand ist voll: Du wirfst { sylvion-card } ab.
       *[no] Die Hand von { $seat } ist voll: { sylvion-card } wird abgeworfen.
    }
sylvion-event-assault = Der letzte Ansturm!
sylvion-event-over =
    { $end ->
        [healed] Die Bäume heilen { $n }, { $desolated } Waldrandkarten sind verwüstet: Der Wald ist gesund.
        [count] Die Bäume heilen { $n }, { $desolated } Waldrandkarten sind verwüstet: Das reicht nicht.
        [feat] Die Heldentat entscheidet das Gefecht.
       *[other] Der Wald ist verloren.
    }

## What is refused

sylvion-refused-hedgehogs = Igel darfst du nur in Schritt 1 spielen: nach dem Aufdecken und bevor die erste Karte ausgeführt wird.
sylvion-refused-betrayal = Ein Verrat lässt sich nicht ausspielen.
sylvion-refused-betrayal-stays = Ein Verrat verlässt das Spiel nie durch Demobilisierung.
sylvion-refused-no-space = Auf der Lichtung ist kein Feld frei.
sylvion-refused-no-elemental = { sylvion-card }: Dafür muss ein Elementar auf der Lichtung liegen.
sylvion-refused-no-elemental-there = Auf diesem Feld liegt kein Elementar.
sylvion-refused-no-stacks = { sylvion-card }: Dafür müssen Karten in den Verwüsterstapeln sein.
sylvion-refused-no-geyser = Auf diesem Feld liegt kein Geysir.
sylvion-refused-cost =
    { $players ->
        [1] { sylvion-card } kostet { $n }, aber du hast nur { $have } zum Bezahlen: Die Karte selbst zählt nicht.
       *[2] { sylvion-card } kostet { $n }, aber dein Gegenüber hat nur { $have } zum Bezahlen.
    }
sylvion-refused-not-there = Diese Karte ist nicht da: { sylvion-card }.
sylvion-refused-feat-used = Eine Heldentat gelingt nur einmal, und diese ist vollbracht.
sylvion-refused-feat-missing = Diese Heldentat hast du nicht rekrutiert.
sylvion-refused-feat-lacking =
    { $card ->
        [feat_stag] Auf der Lichtung müssen 8 Bäume stehen, jeder der vier Werte darunter.
        [feat_fish] Auf der Lichtung müssen 10 Fontänen liegen, jede der vier Stärken darunter.
        [feat_doves] Du brauchst 16 Karten auf der Hand.
        [feat_whales] Alle 12 Waldrandkarten müssen verwüstet sein und 12 Elementare auf der Lichtung liegen.
        [feat_owl] Der Stapel ist leer.
       *[feat_squirrels] Die Verwüsterstapel sind leer.
    }
sylvion-refused-feat-pays = Mit einer Heldentat kann man nicht bezahlen.
sylvion-refused-occupied = Reihe { $row }, Spalte { $col } ist besetzt ({ sylvion-card }). Fontänen und Bäume brauchen ein leeres Feld.
sylvion-refused-outside = Fontänen und Bäume spielst du auf die Lichtung, nicht auf die Stapel.
sylvion-refused-too-few =
    { $n ->
        [one] Das reicht nicht: { sylvion-card } kostet noch eine Karte.
       *[other] Das reicht nicht: { sylvion-card } kostet noch { $n } Karten.
    }
sylvion-refused-too-many =
    { $n ->
        [one] Das ist zu viel: { sylvion-card } kostet nur noch eine Karte.
       *[other] Das ist zu viel: { sylvion-card } kostet nur noch { $n } Karten.
    }
sylvion-refused-one-by-one = Gib die Karten eine nach der anderen ab.
sylvion-refused-no-points = Es sind keine Punkte zum Bezahlen mehr da.
sylvion-refused-pays-itself = { sylvion-card } ist die Karte, die du ausspielst: Bezahle sie mit anderen Karten.
sylvion-refused-far = Ein Wal bewegt ein Elementar höchstens { $expected } Felder; das wären { $n }.
sylvion-refused-diagonal = Ein Wal bewegt nicht schräg; gerade gezählt wären das { $n } Felder, und { $expected } sind erlaubt.
sylvion-refused-whale-elemental = Ein Elementar darf nicht auf ein anderes bewegt werden.
sylvion-refused-whale-lake = Ein Elementar darf nicht auf einen Säuresee bewegt werden.
sylvion-refused-whale-stack = Ein Elementar darf nicht auf einen Verwüsterstapel bewegt werden.
sylvion-refused-whale-stuck = Im Umkreis von drei Schritten ist kein Feld, auf das dieses Elementar kann.
sylvion-refused-column = Diese Kolonne ist leer: Rekrutiere eine mit Karten.
sylvion-refused-not-revealed = Auf diesem Stapel liegt keine aufgedeckte Karte.

## Positions that cannot be

sylvion-invalid-hands = Es gibt { $n } Hände, aber { $expected } am Tisch.
sylvion-invalid-phase =
    { $step ->
        [over] Die Phase passt nicht zu einem beendeten Spiel.
       *[other] Die Phase passt nicht zum Schritt „{ $step }“.
    }
sylvion-invalid-active = Platz { $n } kann nicht dran sein: Es gibt { $seats }.
sylvion-invalid-mobilization = Das Einführungsspiel hat keine Mobilisierung.
sylvion-invalid-feats = Das Einführungsspiel hat keine Heldentaten und keinen Verrat.
sylvion-invalid-pawn = Die Verwüster-Figur muss auf einem Elementar stehen, und nur in einem Spiel mit ihr.
sylvion-invalid-laid = { $n } Karten sollen auf einem Stapel von { $deck } liegen.
sylvion-invalid-edges = Es gibt { $expected } Waldrandkarten; diese Stellung hat { $n }.
sylvion-invalid-desertion = Der Deserteurstapel ist leer, also ist die Mobilisierung vorbei.
sylvion-invalid-sylvan = Auf deiner Seite gibt es { $expected } Karten; diese Stellung hat { $n }.
sylvion-invalid-ravage = Es gibt { $expected } Verwüsterkarten; diese Stellung hat { $n }.
sylvion-invalid-count = { sylvion-card }: { $n } statt { $expected }.
sylvion-invalid-blazing = { sylvion-card }: { $n }, aber nur { $expected } können aus abgeworfenen Elementaren entstanden sein.
sylvion-invalid-column = Kolonne { $column } hat { $n } Karten; { $expected } sind erlaubt.
sylvion-invalid-recruits = Es sind noch Rekruten da, aber die Mobilisierung ist vorbei.
sylvion-invalid-early = Vor dem Gefecht sind Hände, Ablagestapel und Lichtung leer.
sylvion-invalid-stacks = Die vier Verwüsterstapel müssen gleich hoch sein.
sylvion-invalid-known = Von einem Stapel sind mehr Karten bekannt, als er hat.
sylvion-invalid-revealed = Die aufgedeckten Karten passen nicht zu diesem Moment der Runde.
sylvion-invalid-no-stack = Es gibt nichts mehr aufzudecken: Die Stapel sind leer.
sylvion-invalid-hand-limit = Zwischen zwei Runden hat keine Hand mehr als { $n } Karten.
sylvion-invalid-playing = Die Karte, die gerade gespielt wird, passt nicht zum Moment: Karte, Ziel und offene Kosten müssen zusammengehören.
sylvion-invalid-end = Das Ende des Spiels passt nicht zur Stellung.

## Rule changes since earlier versions

sylvion-change-betrayal = Ein Verrat, der durch einen Effekt auf die Hand kommt, wirkt sofort, auch in der deutschen Ausgabe.

## How it ended

sylvion-result-healed = Der Wald ist gerettet: Die Bäume heilen { $restored }, { $desolated } Waldrandkarten waren verwüstet.
sylvion-result-feat = { sylvion-card }: Der Wald ist auf der Stelle gerettet.
sylvion-result-count = Der Wald ist verloren: Die Bäume heilen { $restored }, aber { $desolated } Waldrandkarten sind verwüstet.
sylvion-result-damage = Der Wald ist in Runde { $turn } verloren: mehr Schaden als gesunde Waldrandkarten.
sylvion-result-stones = Der Wald ist in Runde { $turn } verloren: Steinregen, und keine gesunde Waldrandkarte mehr.
sylvion-result-pawn = Der Wald ist in Runde { $turn } verloren: Der Verwüster hat ihn erreicht.

## Drawn with letters

sylvion-sketch-foe =
    { $kind ->
        [marked] Gezeichnet { $n }
        [blazing] Lodernd { $n }
       *[elemental] Elementar { $n }
    }
sylvion-sketch-edges = { $bloom } gesund, { $desolated } verwüstet
sylvion-sketch-left = noch { $n }
sylvion-sketch-hand =
    { $points ->
        [0] Hand:
       *[other] Hand, { $points } Punkte:
    }
sylvion-sketch-coming =
    { $kind ->
        [assault] Letzter Ansturm: { $n } Schaden, fallende Karten: { $falls }.
       *[movement] Nächste Bewegung: { $n } Schaden, fallende Karten: { $falls }, noch unbekannte: { $unknown }.
    }
sylvion-sketch-count = Die Bäume heilen { $restored }, { $desolated } verwüstet.
sylvion-sketch-mobilization = Mobilisierung, Runde { $round } von { $rounds }: { $pool } zur Einberufung, Stapel von { $n }.
sylvion-sketch-kind =
    { $kind ->
        [fountain] { $n } Fontänen
        [tree] { $n } Bäume
        [animal] { $n } Tiere
        [feat] { $n } Heldentaten
       *[betrayal] { $n } Verrat
    }

## Was eine Wahl brächte

sylvion-outcome-edges =
    { $n ->
        [one] { $n } Waldrandkarte wird gesund
       *[other] { $n } Waldrandkarten werden gesund
    }
sylvion-outcome-damage = { $n } Schaden
sylvion-outcome-row = Kommender Schaden
sylvion-outcome-loses = damit ist der Wald verloren
sylvion-outcome-lost =
    { $why ->
        [unknown] { $n } Schaden kommt, und { $left } { $left ->
            [one] Waldrandkarte ist gesund
           *[other] Waldrandkarten sind gesund
        }. Nur was noch verdeckt liegt, könnte den Wald retten.
       *[sure] { $n } Schaden kommt, und { $left } { $left ->
            [one] Waldrandkarte ist gesund
           *[other] Waldrandkarten sind gesund
        }.
    }
sylvion-outcome-lost-pawn =
    { $why ->
        [unknown] Die Verwüster-Figur erreicht den Wald. Nur was noch verdeckt liegt, könnte sie aufhalten.
       *[sure] Die Verwüster-Figur erreicht den Wald.
    }
sylvion-outcome-lost-count =
    { $why ->
        [unknown] Die Bäume heilen nicht alle verödeten Waldrandkarten. Nur was noch verdeckt liegt, könnte den Wald retten.
       *[sure] Die Bäume heilen nicht alle verödeten Waldrandkarten.
    }
sylvion-loses-bloom = Es kommt mehr Schaden, als Waldrandkarten gesund sind.
sylvion-loses-pawn = Die Verwüster-Figur erreicht den Wald.
sylvion-loses-count = Die Bäume heilen nicht alle verödeten Waldrandkarten.
sylvion-danger-bloom =
    { $left ->
        [one] Noch ein Schaden, und der Wald ist verloren
       *[other] Noch { $left } Schaden, und der Wald ist verloren
    }
sylvion-danger-pawn =
    { $left ->
        [one] Die Verwüster-Figur ist einen Schritt vom Wald entfernt
       *[other] Die Verwüster-Figur ist { $left } Schritte vom Wald entfernt
    }
sylvion-danger-pawn-later = Niemand trägt die Verwüster-Figur
sylvion-danger-count =
    { $left ->
        [0] Die Bäume heilen nicht alle verödeten Waldrandkarten
        [one] Noch eine verödete Waldrandkarte, und die Bäume heilen nicht alle
       *[other] Noch { $left } verödete Waldrandkarten, und die Bäume heilen nicht alle
    }
sylvion-danger-count-later =
    { $n ->
        [0] Alle verödeten Waldrandkarten werden geheilt
        [one] Bäume müssen noch eine Waldrandkarte heilen
       *[other] Bäume müssen noch { $n } Waldrandkarten heilen
    }
