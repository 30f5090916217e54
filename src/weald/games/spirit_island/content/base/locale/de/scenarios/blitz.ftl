### Spirit Island: Blitz

spirit_island-name-blitz = Blitz
spirit_island-option-scenario-blitz = Blitz
spirit_island-effect-blitz = Alle Fähigkeiten sind sofort; die es ohnehin sind, kosten 1 weniger oder bringen 1 Energie, wenn sie nichts kosten. Anfangs mehr Ödnis, später weniger; Invasoren handeln zu Beginn einmal mehr, und jedes Entdecken bringt auf jedem Spielplan 1 Entdecker mehr.

spirit_island-ask-add-explorer = { $id }: Welches entdeckte Gebiet bekommt noch einen Entdecker?
