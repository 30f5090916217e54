### Spirit Island: the adversaries, level by level

spirit_island-effect-brandenburg_prussia = Eskalation: Füge auf jedem Spielplan mit Dorf oder Stadt 1 Dorf in ein Gebiet ohne Dorf hinzu.
spirit_island-effect-brandenburg_prussia-1 = Zu Beginn 1 Dorf mehr in Gebiet 3 jedes Spielplans.
spirit_island-effect-brandenburg_prussia-2 = Eine Karte der Stufe III kommt zwischen Stufe I und II.
spirit_island-effect-brandenburg_prussia-3 = Eine Karte der Stufe I weniger.
spirit_island-effect-brandenburg_prussia-4 = Eine Karte der Stufe II weniger.
spirit_island-effect-brandenburg_prussia-5 = Noch eine Karte der Stufe I weniger.
spirit_island-effect-brandenburg_prussia-6 = Gar keine Karten der Stufe I.
spirit_island-ask-add-town = { spirit_island-name }: Wohin kommt das Dorf?
