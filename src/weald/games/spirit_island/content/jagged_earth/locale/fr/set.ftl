### Spirit Island: jagged_earth

spirit_island-set-jagged_earth = Terre Fracturée
spirit_island-option-jagged_earth = { spirit_island-set-jagged_earth }
spirit_island-option-jagged_earth-help = L’extension avec terres hostiles, dix esprits, beaucoup de pouvoirs et d’événements, deux adversaires, trois scénarios et les plateaux E et F.
