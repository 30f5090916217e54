### Spirit Island: Elemental Invocation

spirit_island-name-elemental_invocation = Anrufung der Elemente
spirit_island-option-scenario-elemental_invocation = Anrufung der Elemente
spirit_island-effect-elemental_invocation = Aufbau: Entferne die oberste Invasorenkarte der Stufe I, füge in Gebiet 6 jedes Spielplans 1 Dorf hinzu und bei Terrorlevel 1 eine Furchtkarte. Einmal je Geisterphase darf jeder Geist 1 Energie und 1 für jeden benachbarten Marker zahlen und ein Element einer seiner Fähigkeiten-Karten an einer Ecke eines Gebiets mit seiner Präsenz zurücklassen. Eine Fähigkeit, die ein Gebiet als Ziel hat, hat für ihre Schwellen zusätzlich die Elemente an dessen Ecken. Beim Preis eines Ereignisses zählt ein Marker des helfenden Elements wie 2 Energie.

spirit_island-offer-elemental_invocation = Ein Element an einer Ecke deiner Gebiete zurücklassen, ab { $n } Energie
spirit_island-ask-invoke-corner = { $id }: An welcher Ecke lässt du ein Element zurück?
spirit_island-ask-invoke-element = { $id }: Welches Element lässt du dort?
spirit_island-lasting-element_marker = { $id }: { spirit_island-element }
spirit_island-lasting-invoked = { $id }: hat in dieser Runde ein Element zurückgelassen
spirit_island-event-invoked = { $spirit }: lässt { spirit_island-element } an einer Ecke zurück.
