### Spirit Island, Branch & Claw: The Kingdom of France

spirit_island-name-france_plantation_colony = Königreich Frankreich
spirit_island-option-adversary-france_plantation_colony = Frankreich

spirit_island-name-demand_for_new_cash_crops = Nachfrage nach neuen Feldfrüchten
spirit_island-effect-france_plantation_colony = Eskalation, nach dem Entdecken: Wähle auf jedem Spielplan ein Gebiet, das zur Karte passt. Hat es ein Dorf oder eine Stadt, füge dort 1 Ödnis hinzu, sonst 1 Dorf.

spirit_island-name-sprawling_plantations = Wuchernde Plantagen
spirit_island-effect-sprawling_plantations = Es gibt nur 7 Dörfer je Spieler, die zu Beginn platzierten eingeschlossen. Das Spiel ist verloren, wenn ein Dorf hinzukommen muss und keines übrig ist.

spirit_island-name-frontier_explorers = Entdecker im Grenzland
spirit_island-effect-france_plantation_colony-1 = Außer zu Beginn: Entdecken Invasoren ein Gebiet ohne Dorf und Stadt, füge dort 1 weiteren Entdecker hinzu.

spirit_island-name-slave_labor = Sklavenarbeit
spirit_island-effect-france_plantation_colony-2 = Zu Beginn kommt das Ereignis Sklavenaufstand unter die obersten 3 Ereignis-Karten. Nach dem Bauen in einem Gebiet mit 2 oder mehr Entdeckern ersetze alle bis auf 1 durch Dörfer.

spirit_island-name-early_plantations = Frühe Plantagen
spirit_island-effect-france_plantation_colony-3 = Zu Beginn 1 Dorf mehr im Gebiet mit der höchsten Nummer ohne Dorf auf jedem Spielplan und 1 Dorf mehr in Gebiet 1.

spirit_island-name-triangle_trade = Dreieckshandel
spirit_island-effect-france_plantation_colony-4 = Bauen Invasoren eine Stadt in einem Küstengebiet, füge dem angrenzenden Gebiet mit den wenigsten Dörfern 1 Dorf hinzu.

spirit_island-name-slow_healing_ecosystem = Langsam heilendes Ökosystem
spirit_island-effect-france_plantation_colony-5 = Von der Insel entfernte Ödnis liegt hier. Sobald es 3 je Spieler sind, kommt alle auf die Ödniskarte.
spirit_island-counter-france_blight = Ödnis auf dieser Tafel

spirit_island-name-persistent_explorers = Hartnäckige Entdecker
spirit_island-effect-france_plantation_colony-6 = Nach dem Entdecken einer Karte füge auf jedem Spielplan 1 Entdecker in einem Gebiet ohne Entdecker hinzu. Furcht-Karten entfernen nie Entdecker; stattdessen darfst du einen solchen verschieben.

spirit_island-ask-cash-crops = { $id }: Welches Gebiet wird bepflanzt? Mit Dorf oder Stadt bekommt es Ödnis, sonst ein Dorf.
spirit_island-ask-persistent-explorer = { $id }: Wo kommt der Entdecker hinzu?
spirit_island-result-defeat-france = Niederlage: Für die Plantagen Frankreichs ist kein Dorf mehr übrig{ spirit_island-in-lands }.
spirit_island-danger-france =
    { $left ->
        [one] Noch ein Dorf, und das Spiel ist verloren: Keines ist übrig
       *[other] Noch { $left } Dörfer, und das Spiel ist verloren
    }
spirit_island-loses-france = Ein Dorf muss dazukommen, und keines ist mehr übrig{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
