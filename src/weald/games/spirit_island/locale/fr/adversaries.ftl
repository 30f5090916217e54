### Spirit Island: the adversaries, level by level

spirit_island-effect-brandenburg_prussia = Escalade : sur chaque plateau avec un village ou une cité, ajoutez 1 village dans une région sans village.
spirit_island-effect-brandenburg_prussia-1 = À la mise en place, 1 village de plus dans la région 3 de chaque plateau.
spirit_island-effect-brandenburg_prussia-2 = Une carte de niveau III passe entre les niveaux I et II.
spirit_island-effect-brandenburg_prussia-3 = Une carte de niveau I de moins.
spirit_island-effect-brandenburg_prussia-4 = Une carte de niveau II de moins.
spirit_island-effect-brandenburg_prussia-5 = Encore une carte de niveau I de moins.
spirit_island-effect-brandenburg_prussia-6 = Plus aucune carte de niveau I.
spirit_island-ask-add-town = { spirit_island-name } : où ajouter le village ?
