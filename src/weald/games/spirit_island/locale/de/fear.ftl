### Spirit Island: the fear cards, by terror level

spirit_island-effect-dahan_on_their_guard-1 = In jedem Gebiet Verteidigung 1 je Dahan.
spirit_island-effect-dahan_on_their_guard-2 = In jedem Gebiet mit Dahan Verteidigung 1 und 1 mehr je Dahan.
spirit_island-effect-dahan_on_their_guard-3 = In jedem Gebiet Verteidigung 2 je Dahan.
spirit_island-effect-wary_of_the_interior-1 = Jeder Spieler entfernt 1 Entdecker aus einem Binnengebiet.
spirit_island-effect-wary_of_the_interior-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Binnengebiet.
spirit_island-effect-wary_of_the_interior-3 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem beliebigen Gebiet.
spirit_island-effect-dahan_raid-1 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 1 Schaden.
spirit_island-effect-dahan_raid-2 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 1 Schaden je Dahan.
spirit_island-effect-dahan_raid-3 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 2 Schaden je Dahan.
spirit_island-effect-trade_suffers-1 = Invasoren bauen in diesem Zug nicht in Gebieten mit Stadt.
spirit_island-effect-trade_suffers-2 = Jeder Spieler darf in einem Küstengebiet ein Dorf durch einen Entdecker ersetzen.
spirit_island-effect-trade_suffers-3 = Jeder Spieler darf in einem Küstengebiet eine Stadt durch ein Dorf oder ein Dorf durch einen Entdecker ersetzen.
spirit_island-lasting-no_build_with_city = { spirit_island-name }: kein Bauen in Gebieten mit Stadt
