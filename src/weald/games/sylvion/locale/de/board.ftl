### Sylvion in the browser: what stands on and around the board

sylvion-ui-face =
    { $card ->
        [fountain] Fontäne
        [tree] Baum
        [elemental] Ele{"\u00AD"}mentar
        [marked] Ele{"\u00AD"}mentar
        [blazing] Lodernd
        [feat_owl] Eule
        [feat_elephants] Ele{"\u00AD"}fanten
        [feat_hedgehogs] Igel
        [feat_squirrels] Eich{"\u00AD"}hörn{"\u00AD"}chen
        [feat_stag] Hirsch{"\u00AD"}könig
        [feat_fish] Fische
        [feat_doves] Tauben
        [feat_whales] Wale
        [elephant] Elefant
        [hedgehogs] Igel
        [squirrels] Eich{"\u00AD"}hörn{"\u00AD"}chen
        [desiccation] Aus{"\u00AD"}trocknen
        [demobilization] Demobi{"\u00AD"}lisieren
        [blaze] Auf{"\u00AD"}lodern
        [temporal_tornado] Tornado
       *[other] { sylvion-card }
    }
sylvion-ui-cost = Kosten
sylvion-ui-where = Runde { $turn } von { $turns }, { $phase ->
        [reveal] Aufdecken
        [movement] Bewegung
        [reinforcements] Nachschub
        [defence] Verteidigung
        [assault] Letzter Ansturm
        [over] Ende
       *[other] Aufbau
    }
sylvion-ui-where-mobilization = Mobilisierung, Durchgang { $n } von { $of }
sylvion-ui-clearing = Lichtung: nach links
sylvion-ui-stacks =
    { $known ->
        [yes] Stapel, oben bekannt
       *[no] Verwüsterstapel
    }
sylvion-ui-edge = Waldrand
sylvion-ui-of = { $n } von { $of }
sylvion-ui-of-short = { $n }/{ $of }
sylvion-ui-edges =
    { $damage ->
        [0] Waldrand: { $bloom } gesund, { $desolated } verwüstet
       *[other] Waldrand: { $bloom } gesund, { $desolated } verwüstet; { $damage } gehen bald verloren
    }
sylvion-ui-here = Hierher
sylvion-ui-space-card = Reihe { $row }, Spalte { $col }: { sylvion-card }
sylvion-ui-space-free = Reihe { $row }, Spalte { $col }: frei
sylvion-ui-pawn = mit der Verwüster-Figur
sylvion-ui-will-fall = wird fallen
sylvion-ui-goes-here = { sylvion-card } kommt hierher
sylvion-ui-stack = Stapel der Reihe { $row }
sylvion-ui-stack-shown = Reihe { $row }, aufgedeckt: { sylvion-card }
sylvion-ui-stack-known = Reihe { $row }, oben bekannt: { sylvion-card }
sylvion-ui-left = noch { $n }
sylvion-ui-order = Wird als Nummer { $n } ausgeführt
sylvion-ui-second = Reihe { $row }, darunter: { sylvion-card }
sylvion-ui-fate =
    { $fate ->
        [stops] Hält { $n } auf
        [brings] Lässt { $n } durch
        [saves] { $family ->
            [tree] Rettet Baum
            [geyser] Rettet Geysir
           *[fountain] Rettet Fontäne
        }
        [beats] Schlägt { $strength }
        [both] Beide fallen
        [loses] Fällt gegen { $strength }
        [stoned] Fällt
        [blown-back] Zurück
        [burns] Brennt { $n }
        [hits] Trifft { $n }
        [meets-holds] Fällt hier
        [meets-both] Beide fallen
        [meets-geyser] Beide fallen
        [meets-falls] { $family ->
            [tree] Zerstört Baum
            [geyser] Zerstört Geysir
           *[fountain] Zerstört Fontäne
        }
        [lost] Verloren
       *[stands] Steht
    }
sylvion-ui-fight =
    { $end ->
        [holds] { $n } scheitert an { $rival ->
            [tree] Baum
            [geyser] Geysir
           *[other] { $rival }
        }
        [both] { $n } trifft { $rival ->
            [tree] Baum
            [geyser] Geysir
           *[other] { $rival }
        }
        [geyser] { $n } trifft { $rival ->
            [tree] Baum
            [geyser] Geysir
           *[other] { $rival }
        }
       *[falls] { $n } schlägt { $rival ->
            [tree] Baum
            [geyser] Geysir
           *[other] { $rival }
        }
    }
sylvion-ui-damage = { $n } Schaden
sylvion-ui-arrives = { $n } kommt
sylvion-ui-hand =
    { $you ->
        [yes] Deine Hand, { $n }
       *[no] Hand von { $seat }, { $n }
    }
sylvion-ui-hand-of = { $seat }: { $n } Karten
sylvion-ui-hand-hidden = verdeckt
sylvion-ui-hand-empty = Deine Hand ist leer.
sylvion-ui-points =
    { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
sylvion-ui-fish-points = Fischpunkten
sylvion-ui-pay-with = Zahlen mit { $cards }
sylvion-ui-due = kostet { $n }
sylvion-ui-pays =
    { $n ->
        [1] zahlt
       *[other] zahlt { $n }
    }
sylvion-ui-times = ×{ $n }
sylvion-ui-feat = Heldentat
sylvion-ui-deck = Dein Nachziehstapel
sylvion-ui-discard = Ablage
sylvion-ui-deck-n = Stapel { $n }
sylvion-ui-discard-n = Ablage { $n }
sylvion-ui-removed-n = Aus dem Spiel { $n }
sylvion-ui-deck-rule = Was noch gezogen werden kann, ungeordnet. Fehlt eine Karte, wird die Ablage zum neuen Stapel, um ein oder zwei Karten kleiner.
sylvion-ui-discard-rule = Gespielte Tiere, Bezahltes und was auf der Lichtung gefallen ist.
sylvion-ui-on-top = oben
sylvion-ui-below = darunter
sylvion-ui-row = Reihe { $row }
sylvion-ui-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
sylvion-ui-round = Durchgang { $n } von { $of }
sylvion-ui-pool =
    { $n ->
        [one] Noch eine Karte einzuberufen
       *[other] Noch { $n } Karten einzuberufen
    }
sylvion-ui-column = Kolonne { $column }
sylvion-ui-column-spoken = Kolonne { $column }: { $n } Karten; { $left } von { $of } Desertionen treffen sie
sylvion-ui-desert = desertiert { $n } von { $of }
sylvion-ui-desert-chance = Von den { $of } Waldrandkarten im Desertionsstapel tragen { $n } die Nummer dieser Kolonne: Wird eine davon gezogen, verlassen alle ihre Karten das Spiel.
sylvion-ui-recruited =
    { $n ->
        [one] Dein Stapel bisher: eine Karte
       *[other] Dein Stapel bisher: { $n } Karten
    }
sylvion-ui-kind =
    { $kind ->
        [fountain] Fontänen
        [tree] Bäume
        [animal] Tiere
        [betrayal] Verrat
       *[feat] Heldentaten
    }
sylvion-ui-of-card = { sylvion-card } ×{ $n }
sylvion-ui-mobilization = Mobilisierung
sylvion-ui-mobilization-rule = In jedem Durchgang wachsen die Kolonnen, du rekrutierst eine ganze, sie wachsen wieder, und eine desertiert.
sylvion-ui-deserted = Zuletzt ist Kolonne { $column } desertiert.
sylvion-ui-recruits = { $seat } rekrutiert.
sylvion-ui-to-summon = Noch einzuberufen
sylvion-ui-turn = Runde { $n }
sylvion-ui-to-go =
    { $n ->
        [0] die letzte
       *[other] noch { $n }
    }
sylvion-ui-step =
    { $step ->
        [reveal] Aufdecken
        [movement] Bewegung
        [reinforcements] Nachschub
        [assault] Letzter Ansturm
       *[defence] Verteidigung
    }
sylvion-ui-active =
    { $you ->
        [yes] Du bist aktiv.
       *[no] { $seat } ist aktiv.
    }
sylvion-ui-count = Endabrechnung
sylvion-ui-count-now = Jetzt: Die Bäume heilen { $restored }, { $desolated } sind verwüstet. { $wins ->
        [yes] Das wäre ein Sieg.
       *[no] Zu wenig.
    }
sylvion-ui-count-assault = Nach einem Letzten Ansturm jetzt: { $damage } Schaden, die Bäume heilen { $restored }, { $desolated } sind verwüstet. { $wins ->
        [yes] Immer noch ein Sieg.
       *[no] Verloren.
    }
sylvion-ui-to-draw = Noch zu ziehen
sylvion-ui-ravage = Noch in den Verwüsterstapeln
sylvion-ui-coming =
    { $when ->
        [assault] Der Letzte Ansturm kommt
        [now] Was jetzt kommt
        [next] Was nächste Runde kommt
       *[never] Nichts kommt mehr
    }
sylvion-ui-acts = { sylvion-card } ({ $letter }):
sylvion-ui-does =
    { $card ->
        [blaze] alle Elementare lodern auf
        [simoon] alle ziehen ein Feld
        [desiccation] ein oder zwei Handkarten gehen verloren
        [demobilization] ein oder zwei abgelegte Karten verlassen das Spiel
        [geyser] legt sich in Reihe { $row }
        [acid_lake] legt sich in Reihe { $row }
        [blaze] Auf{"\u00AD"}lodern
        [temporal_tornado] Reihe { $row } kehrt auf die Hand zurück
       *[stone_rain] trifft Reihe { $row }
    }
sylvion-ui-all-step = Jedes Elementar zieht ein Feld.
sylvion-ui-all-run = Alle Elementare laufen, bis sie auf etwas treffen oder den Wald erreichen.
sylvion-ui-unknown =
    { $n ->
        [one] Eine Karte, die aufgedeckt wird, ist unbekannt.
       *[other] { $n } Karten, die aufgedeckt werden, sind unbekannt.
    }
sylvion-ui-barrage = Der Igelwall hält: Nichts wird aufgedeckt.
sylvion-ui-as-it-is =
    { $n ->
        [0] so wie es steht; keine Karte fällt
        [one] so wie es steht; eine Karte fällt
       *[other] so wie es steht; { $n } Karten fallen
    }
sylvion-ui-lost =
    { $kind ->
        [pawn] Die Verwüster-Figur käme in den Wald: verloren.
        [assault] Nicht genug für den Sieg.
       *[movement] Der Wald wäre verloren.
    }
sylvion-ui-with-card = mit
sylvion-ui-at = Reihe { $row }, Spalte { $col }
sylvion-ui-free = Freies Feld
sylvion-ui-free-rule = Fontänen und Bäume werden auf freie Felder gespielt.
sylvion-ui-stack-title = Verwüsterstapel
sylvion-ui-stack-rule = Jede Runde wird die oberste Karte aufgedeckt. Elementare ziehen auf die Lichtung, andere Karten wirken sofort, nach Buchstaben und dann nach Reihe.
sylvion-ui-stack-left =
    { $n ->
        [0] Dieser Stapel ist leer
        [one] Eine Karte ist noch in diesem Stapel
       *[other] { $n } Karten sind noch in diesem Stapel
    }
sylvion-ui-then-comes = Danach kommt { sylvion-card }
sylvion-ui-depth =
    { $n ->
        [1] Reihe { $row }, oben
       *[2] Reihe { $row }, darunter
    }
sylvion-ui-deck-top = Obenauf: { sylvion-card }
sylvion-ui-where-are =
    { $place ->
        [hand] Auf der Hand: { $n }
        [clearing] Auf der Lichtung: { $n }
        [deck] Im Nachziehstapel: { $n }
        [pool] Noch einzuberufen: { $n }
        [discard] In der Ablage: { $n }
        [removed] Aus dem Spiel: { $n }
       *[stacks] In den Verwüsterstapeln: { $n }
    }
sylvion-ui-still-due =
    { $n ->
        [0] Nichts mehr zu zahlen
        [one] Noch eine Karte zu zahlen
       *[other] Noch { $n } Karten zu zahlen
    }
sylvion-ui-costs =
    { $n ->
        [0] Kostet nichts
        [one] Kostet eine andere Karte
       *[other] Kostet { $n } andere Karten
    }
sylvion-ui-purse =
    { $points ->
        [0] Karten zum Zahlen: { $n }
       *[other] Karten zum Zahlen: { $n }, dazu { $points } Punkte
    }
sylvion-ui-will-blaze = Lodert auf: Stärke { $n }
sylvion-ui-will-move = Zieht nach Reihe { $row }, Spalte { $col }
sylvion-ui-will-fight =
    { $end ->
        [holds] Wird von { sylvion-card } zerstört
        [both] Fällt zusammen mit { sylvion-card }
        [geyser] Wird mit dem Geysir zerstört
        [shields] Verliert die Figur an { sylvion-card } und zerstört sie
       *[falls] Zerstört { sylvion-card }
    }
sylvion-ui-will-be-met =
    { $end ->
        [holds] Zerstört { sylvion-foe }
        [both] Fällt zusammen mit { sylvion-foe }
        [geyser] Wird mit { sylvion-foe } zerstört
       *[falls] Fällt gegen { sylvion-foe }, Stärke { $n }
    }
sylvion-ui-will-burn =
    { $n ->
        [0] Erreicht den Wald ohne Schaden
        [one] Verbrennt eine Waldrandkarte
       *[other] Verbrennt { $n } Waldrandkarten
    }
sylvion-ui-edges-now = { $bloom } gesund, { $desolated } verwüstet
sylvion-ui-edges-soon = Die nächste Bewegung verbrennt { $n }: { $bloom } blieben übrig
sylvion-ui-sheet-forest = Der Wald
sylvion-ui-sheet-bloom = Gesunde Waldrandkarten
sylvion-ui-sheet-desolated = Verwüstete Waldrandkarten
sylvion-ui-sheet-tree = { $name }, Reihe { $row }, Spalte { $col }
sylvion-ui-sheet-restored = Von Bäumen geheilt
sylvion-ui-sheet-turn = Runden
sylvion-ui-sheet-total = Waldrandkarten am Ende
