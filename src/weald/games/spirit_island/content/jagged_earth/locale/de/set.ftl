### Spirit Island: jagged_earth

spirit_island-set-jagged_earth = Zerklüftete Erde
spirit_island-option-jagged_earth = { spirit_island-set-jagged_earth }
spirit_island-option-jagged_earth-help = Die Erweiterung mit Einöden, zehn Geistern, vielen Fähigkeiten und Ereignissen, zwei Gegnern, drei Szenarien und den Spielplänen E und F.
