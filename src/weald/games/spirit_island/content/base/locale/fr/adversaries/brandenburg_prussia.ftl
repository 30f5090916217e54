### Spirit Island: The Kingdom of Brandenburg-Prussia

spirit_island-name-brandenburg_prussia = Royaume de Brandebourg-Prusse
spirit_island-option-adversary-brandenburg_prussia = Brandebourg-Prusse

spirit_island-name-land_rush = Ruée vers les terres
spirit_island-effect-brandenburg_prussia = Escalade : sur chaque plateau avec un village ou une cité, ajoutez 1 village dans une région sans village.

spirit_island-name-fast_start = Départ rapide
spirit_island-effect-brandenburg_prussia-1 = À la mise en place, 1 village de plus dans la région 3 de chaque plateau.

spirit_island-name-surge_of_colonists = Afflux de colons
spirit_island-effect-brandenburg_prussia-2 = Une carte de niveau III passe entre les niveaux I et II.

spirit_island-name-efficient = Efficacité
spirit_island-effect-brandenburg_prussia-3 = Une carte de niveau I de moins.

spirit_island-name-aggressive_timetable = Calendrier agressif
spirit_island-effect-brandenburg_prussia-4 = Une carte de niveau II de moins.

spirit_island-name-ruthlessly_efficient = Efficacité impitoyable
spirit_island-effect-brandenburg_prussia-5 = Encore une carte de niveau I de moins.

spirit_island-name-terrifyingly_efficient = Efficacité terrifiante
spirit_island-effect-brandenburg_prussia-6 = Plus aucune carte de niveau I.
