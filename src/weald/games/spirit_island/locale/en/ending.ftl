### The end and the chart of a game

spirit_island-ending-won = The island is free.
spirit_island-ending-lost = The island is lost.
spirit_island-measure-blight = Blight
spirit_island-measure-invaders = Invaders
spirit_island-measure-dahan = Dahan
spirit_island-measure-fear = Fear cards
spirit_island-tag-spirit = Spirit
spirit_island-tag-adversary = Adversary
spirit_island-tag-level = Level
