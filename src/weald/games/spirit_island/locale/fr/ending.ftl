### The end and the chart of a game

spirit_island-ending-won = L’île est libre.
spirit_island-ending-lost = L’île est perdue.
spirit_island-measure-blight = Désolation
spirit_island-measure-invaders = Envahisseurs
spirit_island-measure-dahan = Dahans
spirit_island-measure-fear = Cartes Peur
spirit_island-tag-spirit = Esprit
spirit_island-tag-adversary = Adversaire
spirit_island-tag-level = Niveau
