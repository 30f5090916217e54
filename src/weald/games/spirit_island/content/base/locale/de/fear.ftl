### Spirit Island: the fear cards, by terror level

spirit_island-name-fear_of_the_unseen = Angst vor dem Unsichtbaren
spirit_island-effect-fear_of_the_unseen-1 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit einer Heiligen Stätte.
spirit_island-effect-fear_of_the_unseen-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit Präsenz.
spirit_island-effect-fear_of_the_unseen-3 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit Präsenz oder 1 Stadt aus einem Gebiet mit einer Heiligen Stätte.

spirit_island-name-scapegoats = Sündenböcke
spirit_island-effect-scapegoats-1 = Jedes Dorf zerstört 1 Entdecker in seinem Gebiet.
spirit_island-effect-scapegoats-2 = Jedes Dorf zerstört 1 Entdecker in seinem Gebiet, jede Stadt 2.
spirit_island-effect-scapegoats-3 = Alle Entdecker in Gebieten mit Dorf oder Stadt werden zerstört; dann zerstört jede Stadt 1 Dorf in ihrem Gebiet.

spirit_island-name-emigration_accelerates = Die Auswanderung nimmt zu
spirit_island-effect-emigration_accelerates-1 = Jeder Spieler entfernt 1 Entdecker aus einem Küstengebiet.
spirit_island-effect-emigration_accelerates-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Küstengebiet.
spirit_island-effect-emigration_accelerates-3 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem beliebigen Gebiet.

spirit_island-name-dahan_on_their_guard = Wachsame Dahan
spirit_island-effect-dahan_on_their_guard-1 = In jedem Gebiet Verteidigung 1 je Dahan.
spirit_island-effect-dahan_on_their_guard-2 = In jedem Gebiet mit Dahan Verteidigung 1 und 1 mehr je Dahan.
spirit_island-effect-dahan_on_their_guard-3 = In jedem Gebiet Verteidigung 2 je Dahan.

spirit_island-name-tall_tales_of_savagery = Schauermärchen
spirit_island-effect-tall_tales_of_savagery-1 = Jeder Spieler entfernt 1 Entdecker aus einem Gebiet mit Dahan.
spirit_island-effect-tall_tales_of_savagery-2 = Jeder Spieler entfernt 2 Entdecker oder 1 Dorf aus einem Gebiet mit Dahan.
spirit_island-effect-tall_tales_of_savagery-3 = Entferne aus jedem Gebiet mit Dahan 2 Entdecker oder 1 Dorf; dann aus jedem Gebiet mit mindestens 2 Dahan 1 Stadt.

spirit_island-name-retreat = Rückzug!
spirit_island-effect-retreat-1 = Jeder Spieler darf bis zu 2 Entdecker aus einem Binnengebiet verschieben.
spirit_island-effect-retreat-2 = Jeder Spieler darf bis zu 3 Entdecker oder Dörfer aus einem Binnengebiet verschieben.
spirit_island-effect-retreat-3 = Jeder Spieler darf beliebig viele Entdecker und Dörfer aus einem Gebiet verschieben.

spirit_island-name-dahan_raid = Überfall der Dahan
spirit_island-effect-dahan_raid-1 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 1 Schaden.
spirit_island-effect-dahan_raid-2 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 1 Schaden je Dahan.
spirit_island-effect-dahan_raid-3 = Jeder Spieler wählt ein anderes Gebiet mit Dahan: dort 2 Schaden je Dahan.

spirit_island-name-dahan_enheartened = Ermutigte Dahan
spirit_island-effect-dahan_enheartened-1 = Jeder Spieler darf 1 Dahan aus einem Gebiet mit Invasoren verschieben oder 1 Dahan in eines heranholen.
spirit_island-effect-dahan_enheartened-2 = Jeder Spieler wählt ein anderes Gebiet und holt bis zu 2 Dahan heran; sind dann Dahan dort, 1 Schaden.
spirit_island-effect-dahan_enheartened-3 = Jeder Spieler wählt ein anderes Gebiet und holt bis zu 2 Dahan heran; dann dort 1 Schaden je Dahan.

spirit_island-name-avoid_the_dahan = Die Dahan meiden
spirit_island-effect-avoid_the_dahan-1 = Invasoren entdecken in diesem Zug keine Gebiete mit 2 oder mehr Dahan.
spirit_island-effect-avoid_the_dahan-2 = Invasoren bauen in diesem Zug nicht in Gebieten mit mehr Dahan als Dörfern und Städten.
spirit_island-effect-avoid_the_dahan-3 = Invasoren bauen in diesem Zug nicht in Gebieten mit Dahan.
spirit_island-lasting-no_explore_with_two_dahan = { $id }: kein Entdecken in Gebieten mit 2 oder mehr Dahan
spirit_island-lasting-no_build_outnumbered = { $id }: kein Bauen, wo mehr Dahan als Dörfer und Städte sind
spirit_island-lasting-no_build_with_dahan = { $id }: kein Bauen in Gebieten mit Dahan

spirit_island-name-seek_safety = Suche nach Schutz
spirit_island-effect-seek_safety-1 = Jeder Spieler darf 1 Entdecker in ein Gebiet mit mehr Dörfern und Städten als in seinem verschieben.
spirit_island-effect-seek_safety-2 = Jeder Spieler darf 1 Entdecker in ein Gebiet mit Dorf oder Stadt oder 1 Dorf in ein Gebiet mit Stadt heranholen.
spirit_island-effect-seek_safety-3 = Jeder Spieler darf Invasoren mit zusammen höchstens 3 Abwehrkraft aus einem Gebiet ohne Stadt entfernen.

spirit_island-name-wary_of_the_interior = Scheu vor dem Landesinneren
spirit_island-effect-wary_of_the_interior-1 = Jeder Spieler entfernt 1 Entdecker aus einem Binnengebiet.
spirit_island-effect-wary_of_the_interior-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Binnengebiet.
spirit_island-effect-wary_of_the_interior-3 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem beliebigen Gebiet.

spirit_island-name-belief_takes_root = Der Glaube fasst Wurzeln
spirit_island-effect-belief_takes_root-1 = Verteidigung 2 in allen Gebieten mit Präsenz.
spirit_island-effect-belief_takes_root-2 = Verteidigung 2 in allen Gebieten mit Präsenz. Jeder Geist bekommt 1 Energie je eigener Heiliger Stätte mit Invasoren.
spirit_island-effect-belief_takes_root-3 = Jeder Spieler wählt ein anderes Gebiet und entfernt dort Invasoren mit zusammen höchstens 2 Abwehrkraft je Präsenz.

spirit_island-name-isolation = Vereinzelung
spirit_island-effect-isolation-1 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet, in dem sonst kein Invasor ist.
spirit_island-effect-isolation-2 = Jeder Spieler entfernt 1 Entdecker oder Dorf aus einem Gebiet mit höchstens 2 Invasoren.
spirit_island-effect-isolation-3 = Jeder Spieler entfernt 1 Invasor aus einem Gebiet mit höchstens 2 Invasoren.

spirit_island-name-overseas_trade_seems_safer = Seehandel scheint sicherer
spirit_island-effect-overseas_trade_seems_safer-1 = Verteidigung 3 in allen Küstengebieten.
spirit_island-effect-overseas_trade_seems_safer-2 = Verteidigung 6 in allen Küstengebieten, und Invasoren bauen dort in diesem Zug keine Städte.
spirit_island-effect-overseas_trade_seems_safer-3 = Verteidigung 9 in allen Küstengebieten, und Invasoren bauen dort in diesem Zug nicht.
spirit_island-lasting-no_city_at_the_coast = { $id }: in Küstengebieten werden keine Städte gebaut
spirit_island-lasting-no_build_at_the_coast = { $id }: kein Bauen in Küstengebieten

spirit_island-name-trade_suffers = Der Handel leidet
spirit_island-effect-trade_suffers-1 = Invasoren bauen in diesem Zug nicht in Gebieten mit Stadt.
spirit_island-effect-trade_suffers-2 = Jeder Spieler darf in einem Küstengebiet ein Dorf durch einen Entdecker ersetzen.
spirit_island-effect-trade_suffers-3 = Jeder Spieler darf in einem Küstengebiet eine Stadt durch ein Dorf oder ein Dorf durch einen Entdecker ersetzen.
spirit_island-lasting-no_build_with_city = { $id }: kein Bauen in Gebieten mit Stadt
