### Spirit Island: panel, cards, hand

## Help with a question

spirit_island-help-grow-choose = Wähle zuerst, wie du wächst.
spirit_island-help-grow-actions = Führe aus, was dein Wachstum bringt, in beliebiger Reihenfolge.
spirit_island-help-grow-play = Du darfst noch { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ausspielen. Energie zum Bezahlen: { $energy }.
spirit_island-help-grow-done = Es kann keine Karte mehr ausgespielt werden. Als Nächstes kommen die Sofort-Fähigkeiten.
spirit_island-help-powers =
    { $phase ->
        [slow] Danach endet die Runde: Karten im Spiel werden abgelegt, Schaden heilt.
       *[fast] Danach wüten, bauen und entdecken die Invasoren.
    }
