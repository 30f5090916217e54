### Spirit Island: Blitz

spirit_island-name-blitz = Blitz
spirit_island-option-scenario-blitz = Blitz
spirit_island-effect-blitz = Tous les pouvoirs sont rapides ; ceux qui l’étaient déjà coûtent 1 de moins, ou rapportent 1 énergie s’ils sont gratuits. Plus de désolation au départ et moins ensuite ; les envahisseurs agissent une fois de plus à la mise en place, et chaque exploration ajoute 1 explorateur par plateau.

spirit_island-ask-add-explorer = { $id } : quelle région explorée reçoit un explorateur de plus ?
