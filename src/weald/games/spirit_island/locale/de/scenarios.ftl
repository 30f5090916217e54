### Spirit Island: the scenarios

spirit_island-effect-blitz = Alle Fähigkeiten sind sofort; die es ohnehin sind, kosten 1 weniger oder bringen 1 Energie, wenn sie nichts kosten. Anfangs mehr Ödnis, später weniger; Invasoren handeln zu Beginn einmal mehr, und jedes Entdecken bringt auf jedem Spielplan 1 Entdecker mehr.
spirit_island-ask-add-explorer = { spirit_island-name }: Welches entdeckte Gebiet bekommt noch einen Entdecker?
